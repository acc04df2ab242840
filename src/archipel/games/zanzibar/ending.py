"""Who wins Zanzibar (8): most points, then whoever ran out of objectives first; otherwise they share."""

from archipel.engine.phrase import Event
from archipel.games.zanzibar.state import ZanzibarState


def ranking(state: ZanzibarState) -> list[int]:
    """The place of every seat."""
    seats = range(state.seats)
    return [1 + sum(1 for other in seats if is_ahead(state, other, seat)) for seat in seats]


def is_ahead(state: ZanzibarState, seat: int, other: int) -> bool:
    if state.points[seat] != state.points[other]:
        return state.points[seat] > state.points[other]
    return finishing_order(state, seat) < finishing_order(state, other)


def finishing_order(state: ZanzibarState, seat: int) -> int:
    """How many seats ran out of objectives before this one; seats that still have some come after all others."""
    return state.finished.index(seat) if seat in state.finished else state.seats


def outcome(state: ZanzibarState) -> list[Event]:
    """What is told at the end."""
    winners = [seat for seat, place in enumerate(ranking(state)) if place == 1]
    most = max(state.points)
    key = "shares" if len(winners) > 1 else "wins-earlier" if state.points.count(most) > 1 else "wins"
    return [Event(key, {"seat": seat, "points": most}) for seat in winners]
