"""A thousand positions of every game look, ask, allow, refuse and count as they did with an earlier Archipel."""

import math
from functools import cache
from itertools import groupby

import pytest

from archipel.engine.phrase import SPECTATOR, Data
from archipel.games import find
from tests.kept import bundle
from tests.kept.gained import EVENTS_GAINED, GAINED, MARKS_GAINED, without
from tests.kept.positions import ANSWERS, Position, full_views, marks, reach, reason

pytestmark = pytest.mark.heavy

GAMES = pytest.mark.parametrize("game", bundle.kept_games())
SHOWN = 3
"""How many positions that differ are shown; one change often shows in hundreds."""


@cache
def positions(game: str) -> list[tuple[Position, Data]]:
    """All kept positions of a game, each with what was kept of it."""
    records = bundle.read(f"records-{game}")
    found: list[tuple[Position, Data]] = []
    for name, group in groupby(bundle.read(f"positions-{game}"), key=lambda kept: str(kept["record"])):
        kept = list(group)
        reached = reach(name, records[name]["record"], [one["entry"] for one in kept])
        found += zip(reached, kept, strict=True)
    return found


def none_differs(differing: list[tuple[object, object, object]], of: int) -> None:
    """Fails with the first of those that differ: where, what was kept, and what is now."""
    lines = [f"{where}\n  kept: {bundle.compact(kept)}\n  now:  {bundle.compact(now)}" for where, kept, now in differing[:SHOWN]]
    assert not differing, "\n".join([f"{len(differing)} of {of} differ", *lines])


def same_values(kept: list[float], now: list[float]) -> bool:
    """Compiled and interpreted rules may differ in the last bits."""
    return len(kept) == len(now) and all(math.isclose(one, other, rel_tol=1e-9, abs_tol=1e-9) for one, other in zip(kept, now, strict=True))


@GAMES
@pytest.mark.parametrize("kind", sorted({*ANSWERS} - {"values"}))
def test_a_position_answers_as_it_did(game: str, kind: str) -> None:
    now = [(position, kept[kind], bundle.plain(ANSWERS[kind](find(game), position))) for position, kept in positions(game)]
    assert len(now) >= 1_000
    none_differs([one for one in now if one[1] != one[2]], len(now))


@GAMES
def test_a_position_is_worth_as_much_to_every_seat(game: str) -> None:
    now = [(position, kept["values"], ANSWERS["values"](find(game), position)) for position, kept in positions(game)]
    none_differs([one for one in now if not same_values(one[1], bundle.plain(one[2]))], len(now))


@GAMES
def test_an_illegal_move_is_refused_for_the_same_reason(game: str) -> None:
    now = [
        (f"{position}: {text}", [move, why], [position.state.parse(text), reason(position.state.why_not(move))])
        for position, kept in positions(game)
        for move, text, why in kept["refusals"]
    ]
    assert all(why is not None for _, (_, why), _ in now)
    none_differs([one for one in now if one[1] != one[2]], len(now))


@GAMES
def test_every_mark_is_still_there_in_the_same_order(game: str) -> None:
    """There may be new ones between them."""
    now = [(position, kept["marks"], bundle.plain(marks(position.state))) for position, kept in positions(game) if "marks" in kept]
    none_differs([one for one in now if not within(one[1], one[2])], len(now))


def within(old: list[Data], new: list[Data]) -> bool:
    """Whether `new` is `old` with something added."""
    rest = iter(new)
    return all(mark in rest for mark in old)


def test_what_views_have_gained_is_in_some_of_them() -> None:
    """So that the list of it does not grow stale."""
    for game, ways in GAINED.items():
        views = [position.state.view(SPECTATOR) for position, _ in positions(game)]
        for way in ways:
            assert any(without(view, way.split(".")) != view for view in views), f"{game}: {way}"


def test_what_marks_have_gained_is_in_some_of_them() -> None:
    for game, ways in MARKS_GAINED.items():
        found = [mark.data() for position, _ in positions(game) for mark in position.state.marks()]
        for way in ways:
            assert any(without(mark, way.split(".")) != mark for mark in found), f"{game}: {way}"


def test_what_events_have_gained_is_in_some_of_them() -> None:
    for game, ways in EVENTS_GAINED.items():
        found = [event.data() for position, _ in positions(game) for event in position.told]
        for way in ways:
            assert any(without(event, way.split(".")) != event for event in found), f"{game}: {way}"


# From what was written down, without its game


def written_down(game: str) -> list[tuple[str, Data]]:
    return [
        (f"“{kept['record']}” after entry {kept['entry']}", kept["full"]) for kept in bundle.read(f"positions-{game}") if "full" in kept
    ]


@GAMES
def test_a_position_that_was_written_down_is_restored(game: str) -> None:
    now = [(where, full["data"], bundle.plain(find(game).restore(full["data"]).data())) for where, full in written_down(game)]
    assert len(now) == 30
    none_differs([one for one in now if one[1] != one[2]], len(now))


@GAMES
def test_a_position_that_was_written_down_shows_everybody_the_same(game: str) -> None:
    """The views that are kept in full: here a change can be read."""
    for where, full in written_down(game):
        shown = bundle.plain(full_views(find(game).restore(full["data"])))
        for reader, (old, new) in enumerate(zip(full["views"], shown, strict=True), -1):
            assert new == old, f"{where}, seen by {reader}"
