"""Snapshots make loading quicker and change nothing: whatever is wrong with one, the table is the one its log describes."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import select, text, update

from archipel.engine.edition import read_data
from archipel.engine.match import verify
from archipel.engine.phrase import Data
from archipel.engine.record import read_record
from archipel.games import find
from archipel.store import Conflict, Store
from archipel.store.schema import snapshots
from archipel.store.snapshots import maker
from archipel.table import ClockRules, Settings, Table, verbs
from tests.store.test_store import in_mid_game, with_store
from tests.table.test_snapshot import replayed, same_table, swap_cards
from tests.table.test_table import T0, first_move, opened, person_to_move, play, play_to_the_end, started

MARK = "somebody else"
"""Put into a snapshot as the owner of its table: a table loaded from that snapshot shows it, one loaded from its log alone does not."""


def played(moves: int = 20) -> Table:
    table = started(clock=ClockRules("budget", 600, 5))
    play(table, moves)
    return table


async def loaded(store: Store) -> Table:
    table = await store.load("t1")
    assert table is not None
    return table


async def row(store: Store) -> Any:
    async with store.engine.connect() as connection:
        return (await connection.execute(select(snapshots))).one()


async def change(store: Store, **fields: object) -> None:
    async with store.engine.begin() as connection:
        await connection.execute(update(snapshots).values(**fields))


async def mark(store: Store) -> None:
    data = json.loads((await row(store)).data)
    await change(store, data=json.dumps({**data, "owner": MARK}))


def test_a_table_is_loaded_from_its_snapshot_and_what_came_after(database_url: str) -> None:
    async def work(store: Store) -> None:
        table = played()
        await store.append(table, 0)
        await store.keep_snapshot(table)
        same_table(await loaded(store), replayed(table))
        since = table.version
        play(table, 5, T0 + 60)
        await store.append(table, since)
        same_table(await loaded(store), replayed(table))
        await mark(store)
        assert (await loaded(store)).owner == MARK

    with_store(database_url, work)


def test_deleting_all_snapshots_in_mid_game_changes_nothing(database_url: str) -> None:
    async def work(store: Store) -> None:
        await store.append(in_mid_game(), 0)
        for turn in range(4):
            table = await loaded(store)
            since = table.version
            play(table, 10, T0 + 10 * turn)
            await store.append(table, since)
            await store.keep_snapshot(table)
            await mark(store)
            await store.snapshots.drop()
            same_table(await loaded(store), replayed(table))
        play_to_the_end(table)
        assert verify(find("flucht"), read_record(table.match.record.write()))

    with_store(database_url, work)


def test_the_snapshot_of_one_table_is_deleted_without_the_others(database_url: str) -> None:
    async def work(store: Store) -> None:
        one, other = played(), opened()
        other.id = "t9"
        for table in (one, other):
            await store.append(table, 0)
            await store.keep_snapshot(table)
        await store.snapshots.drop("t9")
        assert (await row(store)).table_id == "t1"

    with_store(database_url, work)


def test_the_newest_snapshot_stays(database_url: str) -> None:
    async def work(store: Store) -> None:
        table = played()
        await store.append(table, 0)
        old = await loaded(store)
        since = table.version
        play(table, 3)
        await store.append(table, since)
        await store.keep_snapshot(old)
        assert (await row(store)).version == old.version
        await store.keep_snapshot(table)
        assert (await row(store)).version == table.version
        await change(store, made_by="another Archipel")
        await store.keep_snapshot(old)
        assert ((await row(store)).version, (await row(store)).made_by) == (table.version, "another Archipel")
        await store.keep_snapshot(table)
        assert (await row(store)).made_by == maker(table.settings)
        same_table(await loaded(store), replayed(table))

    with_store(database_url, work)


def test_an_unchanged_table_is_not_written_again(database_url: str) -> None:
    async def work(store: Store) -> None:
        table = played()
        await store.append(table, 0)
        await store.keep_snapshot(table)
        await mark(store)
        await store.keep_snapshot(table)
        assert json.loads((await row(store)).data)["owner"] == MARK

    with_store(database_url, work)


def test_the_snapshot_of_a_running_game_holds_no_seed(database_url: str) -> None:
    async def work(store: Store) -> None:
        table = played()
        await store.append(table, 0)
        await store.keep_snapshot(table)
        kept = (await row(store)).data
        assert table.seed.hex() not in kept
        assert table.seed not in kept.encode()

    with_store(database_url, work)


# Snapshots that are passed over


def test_a_snapshot_of_another_version_is_passed_over(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(store: Store) -> None:
        table = played()
        await store.append(table, 0)
        await store.keep_snapshot(table)
        await mark(store)
        with monkeypatch.context() as upgrade:
            upgrade.setattr("archipel.store.snapshots.VERSION", "99.0")
            same_table(await loaded(store), replayed(table))
        assert (await loaded(store)).owner == MARK

    with_store(database_url, work)


def test_other_rules_and_another_edition_are_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find("lagune")
    one = maker(Settings(game, 2))
    assert maker(Settings(game, 3)) == one
    title = {**game.edition().data["edition"], "title": "The Lagoon"}
    assert maker(Settings(game, 2, edition=read_data({**game.edition().data, "edition": title}))) != one
    monkeypatch.setattr(game, "rules", game.rules + 1)
    assert maker(Settings(game, 2)) != one


def without(field: str) -> Callable[[Data], None]:
    def change(data: Data) -> None:
        del data[field]

    return change


def damaged(change: Callable[[Data], None]) -> Callable[[str], str]:
    def damage(text: str) -> str:
        data = json.loads(text)
        change(data)
        return json.dumps(data)

    return damage


def spoil(*path: str, value: object) -> Callable[[Data], None]:
    def change(data: Data) -> None:
        for name in path[:-1]:
            data = data[name]
        data[path[-1]] = value

    return change


DAMAGES: dict[str, Callable[[str], str]] = {
    "nothing": lambda text: "",
    "half of it": lambda text: text[: len(text) // 2],
    "not JSON": lambda text: "\U0001f3dd",
    "not an object": lambda text: f"[{text}]",
    "null": lambda text: "null",
    "an empty object": lambda text: "{}",
    "nested far too deep": lambda text: "[" * 100_000,
    "a field missing": damaged(without("spans")),
    "another kind of field": damaged(spoil("told", value=7)),
    "more than the log has": damaged(spoil("version", value=10_000)),
    "a version that is not one": damaged(spoil("version", value="all")),
    "a changed record": damaged(lambda data: data["match"].update(record=data["match"]["record"].replace(" #", " #0", 1))),
    "a lost card": damaged(spoil("match", "state", "table", "pile", value=[])),
    "two cards exchanged": damaged(swap_cards),
    "a dealer before the first word": damaged(spoil("match", "spent", value=-9)),
}


def test_a_damaged_snapshot_is_passed_over(database_url: str) -> None:
    async def work(store: Store) -> None:
        table = played()
        await store.append(table, 0)
        await store.keep_snapshot(table)
        await mark(store)
        kept = (await row(store)).data
        for what, damage in DAMAGES.items():
            await change(store, data=damage(kept))
            again = await loaded(store)
            assert again.owner == "ann", what
            same_table(again, replayed(table))

    with_store(database_url, work)


def test_a_snapshot_that_is_ahead_of_the_log_is_passed_over(database_url: str) -> None:
    async def work(store: Store) -> None:
        table = played()
        await store.append(table, 0)
        kept = replayed(table)
        play(table, 1)
        await store.keep_snapshot(table)
        same_table(await loaded(store), kept)

    with_store(database_url, work)


def test_a_snapshot_of_moves_that_lost_the_race_is_passed_over(database_url: str) -> None:
    async def work(store: Store) -> None:
        await store.append(in_mid_game(), 0)
        winner, loser = await loaded(store), await loaded(store)
        since, mover = winner.version, person_to_move(winner)
        verbs.move(winner, mover, winner.decision, [first_move(winner)], "", T0 + 1)
        verbs.move(loser, mover, loser.decision, [loser.match.state.text(loser.match.state.moves()[1])], "", T0 + 1)
        await store.append(winner, since)
        with pytest.raises(Conflict):
            await store.append(loser, since)
        await store.keep_snapshot(loser)
        same_table(await loaded(store), replayed(winner))

    with_store(database_url, work)


def test_where_no_snapshot_can_be_kept_or_read_a_table_is_loaded_all_the_same(database_url: str, caplog: pytest.LogCaptureFixture) -> None:
    async def work(store: Store) -> None:
        table = played()
        await store.append(table, 0)
        async with store.engine.begin() as connection:
            await connection.execute(text("DROP TABLE snapshots"))
        await store.keep_snapshot(table)
        same_table(await loaded(store), replayed(table))
        assert "a snapshot could not be kept" in caplog.text
        assert "t1" not in caplog.text

    with_store(database_url, work)
