"""Clocks: what counts, what rests, and when time will be up."""

import pytest

from archipel.engine.phrase import Data, Trouble
from archipel.table import Clock, ClockRules, read_clock
from archipel.table.clock import DAY, MONDAY, WEEK

MONDAY_2026 = MONDAY + 2920 * WEEK
HOUR = 3600.0
WEEKEND = [[5 * 24 * 60, 7 * 24 * 60]]


def days(number: float, rests: list[list[int]] | None = None) -> Clock:
    return Clock(ClockRules("days", days=number, rests=rests), 2)


def test_a_day_clock_begins_anew_with_every_turn() -> None:
    clock = days(2)
    clock.run_for(0, MONDAY_2026)
    clock.run_for(1, MONDAY_2026 + 1.5 * DAY)
    assert clock.remaining(0, MONDAY_2026 + 5 * DAY) == 2 * DAY
    assert clock.remaining(1, MONDAY_2026 + 2 * DAY) == 1.5 * DAY


def test_a_day_clock_rests_on_the_weekend() -> None:
    clock = days(1, WEEKEND)
    friday_noon = MONDAY_2026 + 4.5 * DAY
    clock.run_for(0, friday_noon)
    assert clock.deadline() == MONDAY_2026 + 7.5 * DAY
    assert clock.remaining(0, MONDAY_2026 + 6 * DAY) == 0.5 * DAY
    assert not clock.is_up(MONDAY_2026 + 7.49 * DAY)
    assert clock.is_up(MONDAY_2026 + 7.5 * DAY)


def test_a_clock_started_at_rest_begins_when_the_rest_ends() -> None:
    clock = days(1, WEEKEND)
    clock.run_for(0, MONDAY_2026 + 5.25 * DAY)
    assert clock.deadline() == MONDAY_2026 + 8 * DAY


@pytest.mark.parametrize("start", [0, 3.3 * DAY, 4.9 * DAY, 5.5 * DAY, 6.99 * DAY])
@pytest.mark.parametrize("length", [0.25, 1, 3, 9])
def test_the_deadline_is_when_the_remaining_time_is_zero(start: float, length: float) -> None:
    clock = days(length, [[0, 480], [1440, 1920], *WEEKEND])
    clock.run_for(0, MONDAY_2026 + start)
    deadline = clock.deadline()
    assert deadline is not None
    assert clock.remaining(0, deadline) == pytest.approx(0, abs=1e-3)
    assert clock.remaining(0, deadline - HOUR) > 0


def test_an_outage_during_a_rest_is_not_counted_twice() -> None:
    clock = days(1, WEEKEND)
    clock.run_for(0, MONDAY_2026 + 4.5 * DAY)
    clock.outage(MONDAY_2026 + 4.75 * DAY, MONDAY_2026 + 5.5 * DAY)
    assert clock.deadline() == pytest.approx(MONDAY_2026 + 7.75 * DAY)
    assert clock.remaining(0, MONDAY_2026 + 6 * DAY) == pytest.approx(0.75 * DAY)


def test_no_clock_never_runs_out() -> None:
    clock = Clock(ClockRules(), 2)
    clock.run_for(0, 0)
    assert clock.deadline() is None
    assert not clock.is_up(1e12)


@pytest.mark.parametrize(
    ("data", "key"),
    [
        ({"kind": "sundial"}, "clock-kind"),
        ({"kind": "budget", "budget": 5}, "clock-budget"),
        ({"kind": "budget", "budget": "soon"}, "clock-kind"),
        ({"kind": "budget", "budget": 60, "increment": -1}, "clock-budget"),
        ({"kind": "days", "days": 0}, "clock-days"),
        ({"kind": "days", "days": 99}, "clock-days"),
        ({"kind": "budget", "budget": 60, "rests": [[0, 10]]}, "clock-rests"),
        ({"kind": "days", "days": 1, "rests": [[10, 5]]}, "clock-rest"),
        ({"kind": "days", "days": 1, "rests": [[0, 10079]]}, "clock-rest"),
        ({"kind": "days", "days": 1, "rests": [[50, 60], [10, 20]]}, "clock-rest"),
        ({"kind": "days", "days": 1, "rests": [5]}, "clock-kind"),
    ],
)
def test_an_impossible_clock_is_refused(data: Data, key: str) -> None:
    with pytest.raises(Trouble, match=key):
        read_clock(data)


def test_a_clock_is_read_back_as_it_was_written() -> None:
    rules = ClockRules("days", days=2.5, rests=WEEKEND)
    assert read_clock(rules.data()).data() == rules.data()
