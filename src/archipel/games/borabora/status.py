"""The status track (4C, 6A): climbing, scoring and the new turn order."""

from archipel.engine.decision import Tell
from archipel.engine.phrase import Event
from archipel.games.borabora.state import STATUS, BoraBoraState


def climb(state: BoraBoraState, seat: int, steps: int, tell: Tell | None) -> None:
    """Moves a disc up, on top of any disc that is there; at the end of the track it stays on the last step."""
    box = state.box
    before = state.steps[seat]
    state.steps[seat] = min(before + steps, len(box.status_points) - 1)
    if state.steps[seat] != before:
        state.stack.remove(seat)
        state.stack.append(seat)
    if tell is not None:
        step = state.steps[seat]
        tell(Event("status-up", {"seat": seat, "steps": step - before, "step": step, "points": box.status_points[step]}))


def ahead(state: BoraBoraState) -> list[int]:
    """The seats as they stand on the track, the leader first: by step, and on the same step whoever arrived later is ahead."""
    found: list[int] = []
    for seat in state.stack:
        place = 0
        while place < len(found) and state.steps[found[place]] > state.steps[seat]:
            place += 1
        found.insert(place, seat)
    return found


# 6A. The status track in phase C


def evaluate(state: BoraBoraState, tell: Tell | None) -> None:
    """Points for the step reached; then all discs go back to the start, the leader on top, and the turn order is taken from there."""
    box = state.box
    order = ahead(state)
    for seat in order:
        points = box.status_points[state.steps[seat]]
        state.score(seat, STATUS, points)
        if tell is not None:
            tell(Event("status-scored", {"seat": seat, "step": state.steps[seat], "points": points, "total": state.points[seat]}))
    state.order = order
    state.stack = order[::-1]
    state.steps = [0] * state.seats
    if tell is not None:
        for place, seat in enumerate(order):
            tell(Event("order", {"seat": seat, "place": place + 1}))
