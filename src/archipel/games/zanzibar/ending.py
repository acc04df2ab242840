"""Who wins Zanzibar (8): most points, then whoever ran out of objectives first; otherwise they share."""

from archipel.engine.phrase import Event
from archipel.games.zanzibar.state import ZanzibarState, cards
from archipel.games.zanzibar.worth import has_turn


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


def outlook(state: ZanzibarState, reader: int) -> list[int]:
    """Points by seat if everybody scored now what that brings points, of what the reader knows to be in hand: one's own objectives, and
    those of others whose pile is empty. Objectives that would cost points are kept, which costs nothing (8)."""
    found: list[int] = []
    for seat, points in enumerate(state.points):
        if (seat == reader or not state.piles[seat]) and not state.over and has_turn(state, seat):
            points += promised(state, seat)
        found.append(points)
    return found


def promised(state: ZanzibarState, seat: int) -> int:
    """6. The most that the objectives in a seat's hand are worth as its merchants stand, no more of them than it may still score."""
    worths = [state.box.points[objective][state.in_place(seat, objective)] for objective in cards(state.hands[seat])]
    may = state.limit - len(state.scored[seat])
    return sum(sorted([worth for worth in worths if worth > 0], reverse=True)[:may])
