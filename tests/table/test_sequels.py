"""A table that goes on from a position of another is a table like any other: its log, its snapshots, several people, pledges, clocks."""

import json

import pytest

from archipel.engine.dealer import QuickDealer, pledge
from archipel.engine.match import replay as replay_record
from archipel.engine.match import verify
from archipel.engine.record import SEQUEL, read_record
from archipel.engine.sequel import check_parent
from archipel.games import find
from archipel.table import ClockRules, Table, verbs
from archipel.table.opening import ClockChoice, GoOn, settings_to_go_on
from archipel.table.sequels import origin_of, seat_to_go_on
from archipel.table.snapshot import take
from archipel.table.story import retell
from tests.table.test_snapshot import answer, replayed, same_table, taken_up
from tests.table.test_table import DRAWN, T0, play_to_the_end, same, started

SEED = b"the seed of the table that goes on"[:32]


def finished(game: str = "flucht") -> Table:
    table = started(3, game=game)
    play_to_the_end(table)
    return table


def gone_on(parent: Table, at: int, choice: GoOn | None = None) -> Table:
    """A table that goes on from a step of another, at which Ann and Ben sit with a bot."""
    story = retell(parent.settings, parent.match.record, parent.seed)
    origin = origin_of(story, seat_to_go_on(parent, "ann"), at, [])
    table = Table("child", SEED, find)
    verbs.open_table(table, "ann", "Ann", settings_to_go_on(choice or GoOn(), story.settings, origin, parent.id), T0)
    verbs.sit(table, "ben", "Ben", verbs.first_seat(table, "ben"), T0)
    verbs.place_bot(table, "ann", verbs.first_seat(table, "cleo"), "random", T0)
    return table


def begun(parent: Table, at: int, choice: GoOn | None = None) -> Table:
    table = gone_on(parent, at, choice)
    for person in ("ann", "ben"):
        verbs.contribute(table, person, DRAWN[person], T0)
    verbs.start(table, "ann", T0)
    return table


@pytest.mark.parametrize("game", ["flucht", "lagune"])
def test_its_log_and_its_snapshots_lead_to_the_same_table(game: str) -> None:
    parent = finished(game)
    table, luck = begun(parent, 3), QuickDealer("wander")
    for _ in range(4):
        if table.status == "running":
            answer(table, luck, T0)
        same(table, replayed(table))
        same_table(taken_up(table), replayed(table))
    play_to_the_end(table)
    record = read_record(table.match.record.write())
    assert record.format == SEQUEL
    assert verify(find(game), record)
    check_parent(find(game), record, parent.match.record)


def test_a_snapshot_does_not_tell_what_the_seat_knew() -> None:
    table = begun(finished(), 3)
    assert "position-data" not in json.dumps(take(table))
    again = taken_up(table)
    play_to_the_end(again)
    assert "position-data" in again.match.record.write()


def test_people_pledge_and_the_seal_holds_the_parent() -> None:
    parent = finished()
    table = gone_on(parent, 3)
    for person in ("ann", "ben"):
        verbs.pledge(table, person, pledge(table.id, DRAWN[person]), T0)
    verbs.start(table, "ann", T0)
    sealed = table.sealed
    for person in ("ann", "ben"):
        verbs.contribute(table, person, DRAWN[person], T0)
    record = table.match.record
    assert sealed == record.seal({seat: pledge(table.id, text) for seat, text in record.contributions.items()})
    assert record.origin is not None
    record.origin.entry += 1
    assert sealed != record.seal({seat: pledge(table.id, text) for seat, text in record.contributions.items()})


def test_seats_are_swapped_and_clocks_run_as_at_any_table() -> None:
    parent = finished()
    table = gone_on(parent, 3, GoOn(clock=ClockChoice(kind="budget", budget=60.0)))
    seat = table.seat_of("ann")
    other = table.seat_of("ben")
    order = [0, 1, 2]
    order[seat], order[other] = other, seat
    verbs.order(table, "ann", order, T0)
    for person in ("ann", "ben"):
        verbs.contribute(table, person, DRAWN[person], T0)
    verbs.start(table, "ann", T0)
    assert table.settings.clock.kind == ClockRules("budget", 60.0).kind
    assert table.person_asked() == "ben", "who sits at the seat to move"
    verbs.tick(table, T0 + 61)
    assert table.match.stand_ins


def test_a_game_by_its_record_alone_is_as_it_was() -> None:
    table = begun(finished(), 3)
    play_to_the_end(table)
    again = replay_record(find("flucht"), read_record(table.match.record.write()))
    assert again.state.data() == table.match.state.data()
