"""The temple (4D, 6B): placing priests, pushing, and the evaluation in phase C."""

from typing import Final

from archipel.engine.dealer import Dealer
from archipel.engine.decision import Tell
from archipel.engine.phrase import Data, Event, Mark, Reason
from archipel.games.borabora import fire
from archipel.games.borabora.asking import Question, ask
from archipel.games.borabora.edition import NONE
from archipel.games.borabora.state import PRIESTS, BoraBoraState

# 4D. Placing a priest


class PlacePriest(Question):
    """4D. Which space of the temple, up to the value of the die."""

    def args(self, state: BoraBoraState) -> Data:
        return {"seat": state.seat, "value": state.value}

    def moves(self, state: BoraBoraState) -> list[int]:
        return [state.box.at_priest + space for space in range(len(state.box.temple)) if may_place(state, space)]

    def impossible(self, state: BoraBoraState, move: int) -> Reason | None:
        box = state.box
        if not box.at_priest <= move < box.at_build:
            return None
        space = move - box.at_priest
        if box.temple[space] > state.value:
            return Reason("temple-too-high", {"space": box.temple[space], "value": state.value}, "4D")
        return Reason("own-priest-there", {"space": box.temple[space], "to": box.temple[space + 1]}, "4D")

    def things(self, state: BoraBoraState, move: int) -> list[str]:
        return [f"temple-{state.box.temple[move - state.box.at_priest]}"]

    def marks(self, state: BoraBoraState) -> list[Mark]:
        """Who would be pushed, and who would fall off."""
        box = state.box
        found: list[Mark] = []
        for space, value in enumerate(box.temple):
            if value > state.value or state.temple[space] == NONE:
                continue
            if space + 1 < len(box.temple):
                found.append(Mark(f"temple-{value}", "pushes", {"seat": state.temple[space], "to": box.temple[space + 1]}))
            off = pushed_off(state, space)
            if off != NONE:
                found.append(Mark(f"temple-{value}", "ejects", {"seat": off}))
        return found

    def play(self, state: BoraBoraState, move: int, dealer: Dealer, tell: Tell | None) -> None:
        place(state, move - state.box.at_priest, tell)
        ask(state, fire.FIRE_FIRST, dealer, tell)


PLACE_PRIEST: Final = PlacePriest("temple")


def may_place(state: BoraBoraState, space: int) -> bool:
    """Up to the value of the die. A space with a priest of one's own is the same as the one to its right, so only that one is offered."""
    if state.box.temple[space] > state.value:
        return False
    return state.temple[space] != state.seat or space + 1 == len(state.temple)


def place(state: BoraBoraState, space: int, tell: Tell | None) -> None:
    """A priest takes a space; any priest there moves one to the right, and so on, until there is a gap or one falls off and goes home."""
    box = state.box
    seat = state.seat
    state.priests[seat] -= 1
    if tell is not None:
        tell(Event("priest-placed", {"seat": seat, "value": box.temple[space]}))
    coming = seat
    while coming != NONE and space < len(state.temple):
        leaving = state.temple[space]
        state.temple[space] = coming
        space += 1
        coming = leaving
        if coming != NONE and space < len(state.temple) and tell is not None:
            tell(Event("priest-pushed", {"seat": coming, "value": box.temple[space]}))
    if coming != NONE:
        state.priests[coming] += 1
        if tell is not None:
            tell(Event("priest-ejected", {"seat": coming}))


def pushed_off(state: BoraBoraState, space: int) -> int:
    """Who would fall off if a priest were placed on a space; NONE if there is a gap."""
    for at in range(space, len(state.temple)):
        if state.temple[at] == NONE:
            return NONE
    return state.temple[-1]


# 6B. The temple in phase C


def evaluate(state: BoraBoraState, tell: Tell | None) -> None:
    """Points for every priest, depending on the round; a god tile for whoever has most, on a tie for the owner of the leftmost priest."""
    box = state.box
    for seat in state.order:
        count = state.priests_of(seat)
        if count:
            points = count * box.priest_points[state.round]
            state.score(seat, PRIESTS, points)
            if tell is not None:
                tell(Event("priests-scored", {"seat": seat, "count": count, "points": points, "total": state.points[seat]}))
    best = leader(state)
    state.temple_tiles -= 1
    if best == NONE:
        if tell is not None:
            tell(Event("god-tile-gone", {}))
        return
    state.god_tiles[best] += 1
    if tell is not None:
        tell(Event("god-tile-won", {"seat": best, "count": state.priests_of(best), "total": state.god_tiles[best]}))


def leader(state: BoraBoraState) -> int:
    """Who has most priests in the temple, on a tie the owner of the leftmost priest; NONE if it is empty."""
    best = NONE
    most = 0
    for seat in state.temple:
        if seat != NONE and state.priests_of(seat) > most:
            best = seat
            most = state.priests_of(seat)
    return best
