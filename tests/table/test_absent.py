"""People who run out of time, leave, or never come: nobody gains by it, nobody is robbed of a game, and there is always a way on."""

from itertools import product

import pytest

from archipel.engine.phrase import Data
from archipel.table import ClockRules, Table, verbs
from archipel.table.clock import DAY
from archipel.table.settings import POLICIES
from archipel.table.showing import show_table
from tests.table.test_table import T0, first_move, person_to_move, play_bots, refuses, replayed, same, started

MINUTES = ClockRules("budget", 600, 5)
DAYS = ClockRules("days", days=3)
CLOCKS = {"none": ClockRules(), "budget": ClockRules("budget", 60, 5), "days": ClockRules("days", days=1)}


def asked(table: Table) -> tuple[int, str, str]:
    """The seat and the person who are asked, and the other person."""
    play_bots(table)
    mover = person_to_move(table)
    return table.match.state.seat, mover, "ben" if mover == "ann" else "ann"


def move(table: Table, person: str, now: float) -> None:
    verbs.move(table, person, table.decision, [first_move(table)], "", now)


def without(table: Table, *names: str) -> Table:
    """The table from a log of before these data were written."""
    for entry in table.log:
        for name in names:
            entry.data.pop(name, None)
    return replayed(table)


# Time


@pytest.mark.parametrize("clock", [MINUTES, DAYS], ids=["budget", "days"])
def test_nobody_gains_time_by_leaving_and_coming_back(clock: ClockRules) -> None:
    table = started(clock=clock)
    seat, mover, _ = asked(table)
    begun = table.clock.left[seat]
    now = T0
    for _ in range(10):
        now += 50
        verbs.leave(table, mover, now)
        verbs.come_back(table, mover, now)
    assert table.clock.remaining(seat, now) == pytest.approx(begun - 500)
    same(table, replayed(table))


def test_whoever_leaves_with_little_time_comes_back_to_as_little() -> None:
    table = started(clock=ClockRules("budget", 60))
    seat, mover, _ = asked(table)
    verbs.leave(table, mover, T0 + 57)
    play_bots(table, T0 + 57)
    verbs.come_back(table, mover, T0 + 1000)
    assert table.clock.remaining(seat, T0 + 1000) == pytest.approx(3)


def test_a_stand_in_earns_no_time() -> None:
    table = started(clock=MINUTES)
    seat, mover, other = asked(table)
    verbs.leave(table, mover, T0 + 10)
    for _ in range(4):
        play_bots(table, T0 + 10)
        move(table, other, T0 + 10)
    verbs.come_back(table, mover, T0 + 10)
    assert table.clock.left[seat] == pytest.approx(590)


def run_out(table: Table, now: float) -> float:
    """Lets the clock of whoever is asked run out; the moment after it."""
    deadline = table.clock.deadline()
    assert deadline is not None
    assert verbs.tick(table, max(now, deadline) + 1) is not None
    return max(now, deadline) + 1


def test_whoever_runs_out_of_time_is_given_a_minute_once_and_then_stays_replaced() -> None:
    table = started(clock=ClockRules("budget", 300, 5))
    seat, mover, _ = asked(table)
    now = run_out(table, T0)
    assert table.match.stand_ins == {seat: "greedy"}
    verbs.come_back(table, mover, now)
    assert table.clock.remaining(seat, now) == 60
    now = run_out(table, now)
    refuses("no-time-left", lambda: verbs.come_back(table, mover, now))
    assert table.match.stand_ins == {seat: "greedy"}
    same(table, replayed(table))


def test_nobody_is_given_more_than_they_began_with() -> None:
    table = started(clock=ClockRules("budget", 10))
    seat, mover, _ = asked(table)
    now = run_out(table, T0)
    verbs.come_back(table, mover, now)
    assert table.clock.remaining(seat, now) == 10


def test_over_days_the_next_turn_has_all_its_time_again() -> None:
    table = started(clock=DAYS)
    seat, mover, other = asked(table)
    now = run_out(table, T0)
    verbs.come_back(table, mover, now)
    now = run_out(table, now)
    refuses("no-time-left", lambda: verbs.come_back(table, mover, now))
    play_bots(table, now)
    verbs.come_back(table, mover, now)
    assert table.clock.left[seat] == 3 * DAY
    move(table, other, now)
    same(table, replayed(table))


def test_whoever_resigned_or_plays_is_told_so_and_not_of_their_time() -> None:
    table = started(clock=ClockRules("budget", 60), absent="resign")
    _, mover, other = asked(table)
    now = run_out(table, T0)
    refuses("already-resigned", lambda: verbs.come_back(table, mover, now))
    refuses("not-replaced", lambda: verbs.come_back(table, other, now))


def test_a_log_of_before_gives_a_minute_whenever_somebody_came_back() -> None:
    table = started(clock=ClockRules("budget", 60, 5))
    seat, mover, _ = asked(table)
    for now in (T0 + 30, T0 + 40):
        verbs.leave(table, mover, now)
        verbs.come_back(table, mover, now)
    assert table.clock.left[seat] == 20
    assert without(table, "rewarded", "grace").clock.left[seat] == 60


# A table that waits


def test_at_a_table_that_waits_somebody_whose_time_is_up_moves_late() -> None:
    table = started(clock=ClockRules("budget", 60), absent="wait")
    _, mover, _ = asked(table)
    assert verbs.tick(table, T0 + 1000) is None
    move(table, mover, T0 + 1000)
    same(table, replayed(table))


def test_at_a_table_that_waits_the_others_may_call_a_stand_in_once_time_is_up() -> None:
    table = started(clock=ClockRules("budget", 60), absent="wait")
    seat, mover, other = asked(table)
    assert show_table(table, 0, T0).waits_until == T0 + 60
    refuses("still-time", lambda: verbs.stand_in(table, other, T0 + 59))
    refuses("not-seated", lambda: verbs.stand_in(table, "zoe", T0 + 61))
    refuses("nobody-awaited", lambda: verbs.stand_in(table, mover, T0 + 61))
    verbs.stand_in(table, other, T0 + 61)
    assert table.match.stand_ins == {seat: "greedy"}
    assert table.log[-1].data["seat"] == seat
    refuses("nobody-awaited", lambda: verbs.stand_in(table, other, T0 + 62))
    refuses("replaced", lambda: verbs.stand_in(table, mover, T0 + 62))
    verbs.come_back(table, mover, T0 + 63)
    move(table, mover, T0 + 5000)
    same(table, replayed(table))


def test_without_a_clock_the_others_may_call_a_stand_in_after_a_day() -> None:
    table = started(absent="resign")
    seat, mover, other = asked(table)
    assert show_table(table, 0, T0).waits_until == T0 + DAY
    refuses("still-time", lambda: verbs.stand_in(table, other, T0 + DAY - 1))
    verbs.agree(table, mover, True, T0 + 60)
    refuses("still-time", lambda: verbs.stand_in(table, other, T0 + DAY + 1))
    verbs.stand_in(table, other, T0 + DAY + 61)
    assert (table.match.stand_ins, table.match.resigned) == ({seat: "greedy"}, [])
    verbs.come_back(table, mover, T0 + 2 * DAY)
    refuses("still-time", lambda: verbs.stand_in(table, other, T0 + 2 * DAY + 1))


def test_where_the_clock_itself_decides_nobody_calls_a_stand_in() -> None:
    table = started(clock=ClockRules("budget", 60))
    _, _, other = asked(table)
    assert show_table(table, 0, T0).waits_until is None
    refuses("nobody-awaited", lambda: verbs.stand_in(table, other, T0 + 61))


WAYS = [
    {"policy": policy, "clock": clock, "how": how, "asked": asked}
    for policy, clock, how, asked in product(POLICIES, CLOCKS, ("vanishes", "leaves"), (True, False))
]


def goes_on(table: Table, now: float) -> bool:
    """Whether somebody is still asked, once the bots have played."""
    play_bots(table, now)
    return not table.match.over


@pytest.mark.parametrize("way", WAYS, ids=lambda way: "-".join(map(str, way.values())))
def test_whoever_is_absent_the_others_can_play_on(way: Data) -> None:
    """Somebody vanishes or leaves, in their turn or out of it. Whoever stays plays ten more turns, or the game ends by the table's rule."""
    table = started(clock=CLOCKS[way["clock"]], absent=way["policy"])
    _, mover, other = asked(table)
    gone, stays = (mover, other) if way["asked"] else (other, mover)
    now = T0 + 1
    if way["how"] == "leaves" and way["policy"] == "wait":
        refuses("table-waits", lambda: verbs.leave(table, gone, now))
    elif way["how"] == "leaves":
        verbs.leave(table, gone, now)
    turns = 0
    while turns < 10 and goes_on(table, now):
        if person_to_move(table) == stays:
            move(table, stays, now)
            turns += 1
        else:
            now = (table.waits_until() or table.due() or now) + 1
            if verbs.tick(table, now) is None:
                verbs.stand_in(table, stays, now)
    assert table.status in ("running", "over"), "it did not expire"
    same(table, replayed(table))


# Agreeing to stop


def test_nobody_ends_a_game_alone_while_a_bot_plays_for_the_other() -> None:
    table = started()
    verbs.leave(table, "ben", T0)
    verbs.agree(table, "ann", True, T0 + DAY - 1)
    assert not table.match.over
    assert without(table, "needed").status == "over", "a log of before ends as it did"


def test_whoever_has_been_replaced_for_a_day_does_not_hold_up_an_agreement() -> None:
    table = started()
    verbs.leave(table, "ben", T0)
    verbs.come_back(table, "ben", T0 + 60)
    verbs.leave(table, "ben", T0 + 120)
    verbs.agree(table, "ann", True, T0 + DAY + 60)
    assert not table.match.over, "the day begins when they went the last time"
    verbs.agree(table, "ann", True, T0 + DAY + 120)
    assert table.status == "over"
    assert table.match.record.places == [1, 1, 1]
    same(table, replayed(table))


def test_whoever_resigned_does_not_hold_up_an_agreement() -> None:
    table = started()
    verbs.resign(table, "ben", T0)
    verbs.agree(table, "ann", True, T0)
    assert table.status == "over"
