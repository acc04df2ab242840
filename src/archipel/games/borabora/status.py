"""The status track (4C, 6A): climbing, scoring and the new turn order."""

from archipel.engine.decision import Tell
from archipel.engine.phrase import Event
from archipel.games.borabora.state import STATUS, Lagoon


def climb(table: Lagoon, seat: int, steps: int, tell: Tell | None) -> None:
    """Goes up, on top of whoever is there; at the end of the track the disc stays on the last step."""
    box = table.isles
    before = table.steps[seat]
    table.steps[seat] = min(before + steps, len(box.status_points) - 1)
    if table.steps[seat] != before:
        table.stack.remove(seat)
        table.stack.append(seat)
    if tell is not None:
        step = table.steps[seat]
        tell(Event("status-up", {"seat": seat, "steps": step - before, "step": step, "points": box.status_points[step]}))


def ahead(table: Lagoon) -> list[int]:
    """The seats as they stand on the track, the leader first: higher steps, and on a step whoever came later."""
    found: list[int] = []
    for seat in table.stack:
        place = 0
        while place < len(found) and table.steps[found[place]] > table.steps[seat]:
            place += 1
        found.insert(place, seat)
    return found


# 6A. The status track in phase C


def evaluate(table: Lagoon, tell: Tell | None) -> None:
    """Points for the step reached; then all discs go back to the start, the leader on top, and the turn order is taken from there."""
    box = table.isles
    order = ahead(table)
    for seat in order:
        points = box.status_points[table.steps[seat]]
        table.score(seat, STATUS, points)
        if tell is not None:
            tell(Event("status-scored", {"seat": seat, "step": table.steps[seat], "points": points, "total": table.points[seat]}))
    table.order = order
    table.stack = order[::-1]
    table.steps = [0] * table.seats
    if tell is not None:
        for place, seat in enumerate(order):
            tell(Event("order", {"seat": seat, "place": place + 1}))
