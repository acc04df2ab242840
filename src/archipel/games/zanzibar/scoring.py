"""Who wins Zanzibar (8): most points, then whoever got rid of the last objective first, else they share."""

from archipel.engine.phrase import Event
from archipel.games.zanzibar.state import Island


def ranking(table: Island) -> list[int]:
    """The place of every seat."""
    seats = range(table.seats)
    return [1 + sum(1 for other in seats if is_ahead(table, other, seat)) for seat in seats]


def is_ahead(table: Island, seat: int, other: int) -> bool:
    if table.points[seat] != table.points[other]:
        return table.points[seat] > table.points[other]
    return turn_of_finish(table, seat) < turn_of_finish(table, other)


def turn_of_finish(table: Island, seat: int) -> int:
    """Whose last objective went first; those who kept some come after all the others."""
    return table.finished.index(seat) if seat in table.finished else table.seats


def outcome(table: Island) -> list[Event]:
    """What is told at the end."""
    winners = [seat for seat, place in enumerate(ranking(table)) if place == 1]
    most = max(table.points)
    key = "shares" if len(winners) > 1 else "wins-earlier" if table.points.count(most) > 1 else "wins"
    return [Event(key, {"seat": seat, "points": most}) for seat in winners]
