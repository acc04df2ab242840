"""A table taken up from a snapshot cannot be told from one whose whole log was played again, and no snapshot gives a seed away."""

import copy
import json
from hashlib import sha256
from typing import Any

import pytest

from archipel.engine.dealer import KeyedDealer, QuickDealer, deal_key
from archipel.engine.edition import Box, read_data
from archipel.engine.game import Game
from archipel.engine.match import verify
from archipel.engine.phrase import SPECTATOR, Data, Refused
from archipel.engine.record import read_record
from archipel.engine.state import State
from archipel.games import find
from archipel.table import ClockRules, LogEntry, Settings, Table, replay, verbs
from archipel.table.clock import DAY
from archipel.table.snapshot import Unfit, restore, take
from tests.table.test_table import DRAWN, T0, first_move, opened, person_to_move, play, play_bots, play_to_the_end, refuses, started

OPTIONS = {"flucht": {"bridge": "yes"}, "lagune": {"calm": "yes"}}
"""With these there is more to choose."""

# Comparing two tables in everything they hold


def same_table(one: Table, other: Table) -> None:
    """Every attribute of both, all the way down."""
    same_thing(one, other, "table")


def same_thing(one: Any, other: Any, where: str) -> None:
    assert type(one) is type(other), where
    if isinstance(one, State):
        assert (one.data(), one.digest()) == (other.data(), other.digest()), where
    if isinstance(one, Game | Box) or callable(one):
        assert one is other, where
    elif isinstance(one, list | tuple):
        assert len(one) == len(other), where
        for number, (mine, its) in enumerate(zip(one, other, strict=True)):
            same_thing(mine, its, f"{where}[{number}]")
    elif isinstance(one, dict):
        assert list(one) == list(other), where
        for name in one:
            same_thing(one[name], other[name], f"{where}[{name!r}]")
    elif isinstance(one, str | bytes | int | float | set) or one is None:
        assert one == other, where
    else:
        assert attributes(one) == attributes(other) != set(), where
        for name in attributes(one):
            same_thing(getattr(one, name), getattr(other, name), f"{where}.{name}")


def attributes(thing: object) -> set[str]:
    """The names of what an object holds, of a compiled class too."""
    names = {name for kind in type(thing).__mro__ for name in getattr(kind, "__mypyc_attrs__", ()) if name != "__dict__"}
    return {name for name in names | set(getattr(thing, "__dict__", ())) if hasattr(thing, name)}


# From JSON, as a store would hand it over


def as_stored(log: list[LogEntry]) -> list[LogEntry]:
    stored = json.loads(json.dumps([[entry.number, entry.at, entry.kind, entry.person, entry.data] for entry in log]))
    return [LogEntry(*entry) for entry in stored]


def replayed(table: Table) -> Table:
    return replay(table.id, table.seed, find, as_stored(table.log))


def taken_up(table: Table, snapshot: str = "") -> Table:
    """The table from its log and a snapshot: the given one, or one taken now."""
    return restore(table.id, table.seed, find, as_stored(table.log), json.loads(snapshot or json.dumps(take(table))))


# Playing


def seed_of(number: int) -> bytes:
    return sha256(b"snapshot %d" % number).digest()


def begun(game: str, number: int, seats: int, clock: ClockRules, options: dict[str, str] | None = None) -> Table:
    table = Table("t1", seed_of(number), find)
    verbs.open_table(table, "ann", "Ann", Settings(find(game), seats, options, clock=clock), T0)
    verbs.sit(table, "ben", "Ben", 1, T0)
    for seat in range(2, seats):
        verbs.place_bot(table, "ann", seat, "random", T0)
    for person in ("ann", "ben"):
        verbs.contribute(table, person, DRAWN[person], T0)
    verbs.start(table, "ann", T0)
    return table


def wander(table: Table, luck: QuickDealer, steps: int = 10_000) -> None:
    """Plays at random, with all that people may do."""
    for _ in range(steps):
        if table.status == "running":
            try:
                do_something(table, luck, table.log[-1].at + luck.below(8))
            except Refused:
                continue


def do_something(table: Table, luck: QuickDealer, now: float) -> None:
    person = ("ann", "ben")[luck.below(2)]
    what = luck.below(40)
    if what == 0:
        verbs.leave(table, person, now)
    elif what == 1:
        verbs.come_back(table, person, now)
    elif what == 2:
        verbs.agree(table, "ann", bool(luck.below(2)), now)
    elif what == 3:
        verbs.outage(table, now, now + 100, now + 100)
    elif what == 4:
        verbs.tick(table, now + 500)
    elif what < 9:
        verbs.undo(table, person_to_move(table), table.decision, now)
    else:
        answer(table, luck, now)


def answer(table: Table, luck: QuickDealer, now: float) -> None:
    state = table.match.state
    moves = state.moves()
    text = state.text(moves[luck.below(len(moves))])
    if (bot := table.bot_to_move()) is not None:
        verbs.bot_move(table, bot[0], table.decision, text, now)
    else:
        verbs.move(table, person_to_move(table), table.decision, [text], f"id-{table.version}" if luck.below(2) else "", now)


CASES = [
    ("flucht", 2, ClockRules("budget", 300, 2)),
    ("flucht", 4, ClockRules()),
    ("lagune", 3, ClockRules("days", days=1, rests=[[0, 480]])),
]


@pytest.mark.parametrize("number", range(3))
@pytest.mark.parametrize(("game", "seats", "clock"), CASES, ids=["flucht-2", "flucht-4", "lagune"])
def test_with_a_snapshot_of_any_moment_a_table_is_the_one_its_log_describes(game: str, seats: int, clock: ClockRules, number: int) -> None:
    table = begun(game, number, seats, clock, OPTIONS[game] if number % 2 else None)
    luck = QuickDealer(f"{game} {number}")
    snapshots: list[str] = []
    while table.status == "running" and len(snapshots) < 6:
        snapshots.append(json.dumps(take(table)))
        same_table(taken_up(table), replayed(table))
        wander(table, luck, 1 + luck.below(60))
    whole = replayed(table)
    for snapshot in snapshots:
        same_table(taken_up(table, snapshot), whole)


@pytest.mark.parametrize("number", range(2))
@pytest.mark.parametrize(("game", "seats", "clock"), CASES, ids=["flucht-2", "flucht-4", "lagune"])
def test_both_play_on_alike_to_a_record_that_verifies(game: str, seats: int, clock: ClockRules, number: int) -> None:
    table = begun(game, 100 + number, seats, clock)
    wander(table, QuickDealer(number), 10 + 60 * number)
    one, other = taken_up(table), replayed(table)
    for each in (one, other):
        wander(each, QuickDealer(number))
    assert one.match.over
    same_table(one, other)
    assert verify(find(game), read_record(one.match.record.write()))


def test_what_was_moved_before_the_snapshot_can_be_taken_back_after_it() -> None:
    table = started()
    while table.match.state.final(table.match.state.moves()[0]):
        play(table, 1)
    before = table.match.state.data()
    mover = person_to_move(table)
    verbs.move(table, mover, table.decision, [first_move(table)], "", T0)
    again = taken_up(table)
    verbs.undo(again, mover, again.decision, T0)
    assert again.match.state.data() == before
    refuses("undo-drawn", lambda: verbs.undo(again, mover, again.decision, T0))
    verbs.undo(table, mover, table.decision, T0)
    same_table(again, replayed(table))


def test_a_client_id_answered_before_the_snapshot_is_not_a_second_move_after_it() -> None:
    table = started()
    play_bots(table)
    mover, decision, text = person_to_move(table), table.decision, first_move(table)
    entry = verbs.move(table, mover, decision, [text], "id-1", T0)
    again = taken_up(table)
    assert verbs.move(again, mover, decision, [text], "id-1", T0 + 5).number == entry.number
    assert again.version == table.version


def test_the_clock_runs_on_through_a_snapshot_and_time_the_server_was_down_stays_uncounted() -> None:
    table = started(clock=ClockRules("budget", 60, 5))
    play_bots(table)
    seat = table.match.state.seat
    verbs.outage(table, T0 + 10, T0 + 1000, T0 + 1000)
    again = taken_up(table)
    assert again.clock.remaining(seat, T0 + 1010) == pytest.approx(40)
    assert verbs.tick(again, T0 + 1049) is None
    assert verbs.tick(again, T0 + 1051) is not None
    assert again.match.stand_ins == {seat: "greedy"}


def test_whoever_resigned_or_agreed_to_stop_before_the_snapshot_has_done_so_after_it() -> None:
    resigned, agreed = started(), started()
    verbs.resign(resigned, "ann", T0)
    same_table(taken_up(resigned), resigned)
    refuses("already-resigned", lambda: verbs.come_back(taken_up(resigned), "ann", T0))
    verbs.agree(agreed, "ann", True, T0)
    again = taken_up(agreed)
    same_table(again, agreed)
    verbs.agree(again, "ben", True, T0)
    assert again.match.record.places == [1, 1, 1]


def test_a_title_that_was_given_before_the_snapshot_stays_after_it() -> None:
    table = started()
    verbs.retitle(table, "Sunday tea", T0)
    again = restore(table.id, table.seed, find, table.log, take(table))
    assert again.settings.title == "Sunday tea"


def test_every_reader_reads_the_same_of_a_running_game() -> None:
    table = begun("lagune", 7, 3, ClockRules())
    luck = QuickDealer(7)
    while not any(entry.text.startswith("sink") for entry in table.match.record.entries):
        answer(table, luck, T0)
    again = taken_up(table)
    for reader in range(SPECTATOR, 3):
        assert again.match.record_for(reader).write() == table.match.record_for(reader).write()
    assert "sink a shell" in again.match.record_for(SPECTATOR).write()


def test_a_table_before_its_game_and_after_its_end_is_taken_up_too() -> None:
    table = opened()
    verbs.sit(table, "ben", "Ben", 1, T0)
    verbs.invite(table, "ann", 2, "cleo", T0)
    verbs.contribute(table, "ann", DRAWN["ann"], T0)
    same_table(taken_up(table), replayed(table))
    expired, cancelled = replayed(table), replayed(table)
    verbs.tick(expired, T0 + 8 * DAY)
    verbs.cancel(cancelled, "ann", T0)
    over, stale = started(), started()
    play_to_the_end(over)
    verbs.tick(stale, T0 + 61 * DAY)
    gone_on = replayed(over)
    verbs.rematch(gone_on, "ben", "t2", bytes(32), T0)
    for done in (expired, cancelled, over, stale, gone_on):
        same_table(taken_up(done), replayed(done))
    same_table(taken_up(gone_on, json.dumps(take(over))), gone_on)


def test_a_table_with_an_owners_edition_is_taken_up_too() -> None:
    data = copy.deepcopy(find("lagune").edition().data)
    data["edition"]["id"] = "owner-1"
    table = Table("t1", seed_of(1), find)
    verbs.open_table(table, "ann", "Ann", Settings(find("lagune"), 2, edition=read_data(data)), T0)
    verbs.place_bot(table, "ann", 1, "random", T0)
    verbs.contribute(table, "ann", DRAWN["ann"], T0)
    verbs.start(table, "ann", T0)
    for _ in range(3):
        answer(table, QuickDealer(1), T0)
    again = taken_up(table)
    assert again.match.record.edition_data == data
    same_table(again, replayed(table))


# What a snapshot gives away, and what it does not


def written_forms(secret: bytes) -> list[str]:
    """How bytes might appear in a text."""
    return [secret.hex(), secret.hex().upper(), json.dumps(list(secret), separators=(",", ":")), json.dumps(secret.decode("latin-1"))[1:-1]]


@pytest.mark.parametrize("game", ["flucht", "lagune"])
def test_the_seed_is_in_no_snapshot_of_a_running_game(game: str) -> None:
    table = begun(game, 9, 3, ClockRules())
    luck = QuickDealer(9)
    key = deal_key(table.seed, table.match.record.header().encode())
    while table.status == "running":
        text = json.dumps(take(table), separators=(",", ":"))
        for secret in (table.seed, key):
            assert not any(form in text for form in written_forms(secret))
            assert secret not in text.encode()
        for _ in range(luck.below(20)):
            if table.status == "running":
                answer(table, luck, T0)
    assert table.seed.hex() in json.dumps(take(table))


def test_what_was_taken_stays_as_it_was_when_the_table_goes_on() -> None:
    table = started(clock=ClockRules("budget", 600, 5))
    wander(table, QuickDealer(3), 30)
    data = take(table)
    text = json.dumps(data)
    again = taken_up(table)
    same_table(restore(table.id, table.seed, find, as_stored(table.log), data), again)
    for each in (table, again, restore(table.id, table.seed, find, as_stored(table.log), data)):
        wander(each, QuickDealer(4), 60)
    assert json.dumps(data) == text


# Snapshots that are not to be used


def test_a_snapshot_of_another_log_is_refused() -> None:
    table = started()
    play_bots(table)
    again = replayed(table)
    moves = table.match.state.moves()
    mover = person_to_move(table)
    verbs.move(table, mover, table.decision, [table.match.state.text(moves[0])], "", T0)
    verbs.move(again, mover, again.decision, [again.match.state.text(moves[1])], "", T0)
    with pytest.raises(Unfit):
        taken_up(again, json.dumps(take(table)))


def test_a_snapshot_that_is_ahead_of_the_log_is_refused() -> None:
    table = started()
    play_bots(table)
    snapshot = json.dumps(take(table))
    table.log.pop()
    with pytest.raises(Unfit):
        taken_up(table, snapshot)


def swap_cards(data: Data) -> None:
    """Two hands exchange a card, so that nothing is lost or doubled."""
    one, other = data["match"]["state"]["table"]["hands"][:2]
    one[0], other[0] = other[0], one[0]
    one.sort()
    other.sort()


def test_a_snapshot_with_another_position_than_the_record_says_is_refused() -> None:
    for moves in range(4):
        table = started()
        if moves:
            play(table, moves)
        data = take(table)
        swap_cards(data)
        with pytest.raises(Unfit):
            taken_up(table, json.dumps(data))


def test_a_dealer_goes_on_from_any_word() -> None:
    key = seed_of(5)
    played = KeyedDealer(key)
    for spent in range(40):
        dealer = KeyedDealer(key)
        dealer.skip(spent)
        assert dealer.spent() == played.spent() == spent
        same_thing(dealer, played, "dealer")
        played.below(2)
