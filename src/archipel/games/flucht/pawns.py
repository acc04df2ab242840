"""Moving a pawn (6C), past elephants (7) and over the suspension bridge (8)."""

from typing import Final

from archipel.engine.dealer import Dealer
from archipel.engine.decision import Decision, Tell
from archipel.engine.phrase import Data, Event, Mark, Reason
from archipel.games.flucht.edition import NO_COLOUR
from archipel.games.flucht.state import PAWNS, FluchtState
from archipel.games.flucht.turn import end_turn

NOWHERE: Final = -1
"""The destination of a pawn that cannot move."""


class ChoosePawn(Decision[FluchtState]):
    """6C. Which pawn moves, if both can and they stand on different squares."""

    def args(self, state: FluchtState) -> Data:
        box = state.box
        return {"seat": state.seat, "card": box.cards[state.card], "colour": box.colours[box.discs[state.card]]}

    def moves(self, state: FluchtState) -> list[int]:
        first = state.box.first_pawn
        return [first, first + 1]

    def allows(self, state: FluchtState, move: int) -> bool:
        return 0 <= move - state.box.first_pawn < PAWNS

    def refusal(self, state: FluchtState, move: int) -> Reason:
        if not 0 <= move < state.space():
            return state.no_such_move(move)
        return Reason("card-already-played", {"card": state.box.cards[state.card]}, "6A")

    def things(self, state: FluchtState, move: int) -> list[str]:
        box = state.box
        pawn = state.seat * PAWNS + move - box.first_pawn
        return [box.pawns[pawn], box.places[goal(state, pawn, box.discs[state.card])]]

    def marks(self, state: FluchtState) -> list[Mark]:
        """Where the card just played leads each pawn."""
        box = state.box
        own = range(state.seat * PAWNS, state.seat * PAWNS + PAWNS)
        return [way_of(state, pawn, box.discs[state.card], box.pawns[pawn]) for pawn in own]

    def play(self, state: FluchtState, move: int, dealer: Dealer, tell: Tell | None) -> None:
        pawn = state.seat * PAWNS + move - state.box.first_pawn
        move_pawn(state, pawn, goal(state, pawn, state.box.discs[state.card]), dealer, tell)


PAWN: Final = ChoosePawn("pawn")


def way_of(state: FluchtState, pawn: int, disc: int, thing: str) -> Mark:
    """Where a disc leads a pawn, as a mark on a thing."""
    box = state.box
    start = state.pawns[pawn]
    end = goal(state, pawn, disc)
    args: Data = {"pawn": pawn % PAWNS + 1, "from": start}
    if end == NOWHERE:
        args["because"], args["place"] = obstacle(state, pawn, disc, 1)
        return Mark(thing, "stays", args)
    args["to"] = end
    args["square"] = box.places[end]
    return Mark(thing, "goes-forward" if end > start else "goes-back", args)


def choose_pawn(state: FluchtState, dealer: Dealer, tell: Tell | None) -> None:
    """Asks which pawn moves, unless public information leaves only one outcome."""
    first = state.seat * PAWNS
    second = first + 1
    disc = state.box.discs[state.card]
    first_goal = goal(state, first, disc)
    if state.pawns[first] == state.pawns[second]:
        if first_goal != NOWHERE:
            move_pawn(state, first, first_goal, dealer, tell)
        else:
            stay(state, first, disc, tell)
            end_turn(state, dealer, tell)
        return
    second_goal = goal(state, second, disc)
    if first_goal != NOWHERE and second_goal != NOWHERE:
        return
    if first_goal == NOWHERE:
        stay(state, first, disc, tell)
    if second_goal == NOWHERE:
        stay(state, second, disc, tell)
    if first_goal != NOWHERE:
        move_pawn(state, first, first_goal, dealer, tell)
    elif second_goal != NOWHERE:
        move_pawn(state, second, second_goal, dealer, tell)
    else:
        end_turn(state, dealer, tell)


def goal(state: FluchtState, pawn: int, disc: int) -> int:
    """The square that the disc leads this pawn to: forward if possible, otherwise back, otherwise nowhere."""
    forward = walk(state, pawn, disc, 1)
    return forward if forward != NOWHERE else walk(state, pawn, disc, -1)


def walk(state: FluchtState, pawn: int, disc: int, step: int) -> int:
    """Along covered squares to the next free one of the disc's colour; other pawns are passed, elephants only as 7 allows."""
    box = state.box
    start = state.pawns[pawn]
    if start == box.finish:
        return NOWHERE
    colour_at = box.colour_at
    covered = state.covered
    place = start + step
    while 0 < place <= box.finish:
        colour = colour_at[place]
        if colour == NO_COLOUR:
            if is_first(state, start):
                return NOWHERE
        elif not covered[place]:
            return NOWHERE
        elif colour == disc and may_stop(state, pawn, place):
            return place
        place += step
    return NOWHERE


def may_stop(state: FluchtState, pawn: int, place: int) -> bool:
    """One pawn per square, any number on the Finish; only one pawn on the whole suspension bridge (8)."""
    if place == state.box.finish:
        return True
    if place in state.pawns:
        return False
    return not (state.bridge and state.box.bridge[place] and bridge_taken(state, pawn))


def bridge_taken(state: FluchtState, pawn: int) -> bool:
    """8. Whether another pawn stands on the suspension bridge."""
    for other in range(len(state.pawns)):
        if other != pawn and state.box.bridge[state.pawns[other]]:
            return True
    return False


def is_first(state: FluchtState, start: int) -> bool:
    """7. A pawn is in first position if no pawn is ahead of it; one on the Finish still counts as ahead."""
    for place in state.pawns:
        if place > start:
            return False
    return True


def move_pawn(state: FluchtState, pawn: int, end: int, dealer: Dealer, tell: Tell | None) -> None:
    if tell is not None:
        tell(pawn_moved(state, pawn, state.box.discs[state.card], state.pawns[pawn], end))
    state.pawns[pawn] = end
    end_turn(state, dealer, tell)


def pawn_moved(state: FluchtState, pawn: int, disc: int, start: int, end: int) -> Event:
    box = state.box
    args: Data = {
        "seat": state.seat, "pawn": pawn % PAWNS + 1, "thing": box.pawns[pawn],
        "from": start, "to": end, "square": box.places[end], "colour": box.colours[disc],
    }  # fmt: skip
    if end > start:
        return Event("pawn-arrives" if end == box.finish else "pawn-forward", args)
    args["because"], args["place"] = obstacle(state, pawn, disc, 1)
    return Event("pawn-back", args)


def stay(state: FluchtState, pawn: int, disc: int, tell: Tell | None) -> None:
    """Tells why a pawn can move neither forward nor back."""
    if tell is None:
        return
    because, place = obstacle(state, pawn, disc, 1)
    behind, behind_place = obstacle(state, pawn, disc, -1)
    args: Data = {
        "seat": state.seat, "pawn": pawn % PAWNS + 1, "thing": state.box.pawns[pawn], "at": state.pawns[pawn],
        "colour": state.box.colours[disc], "because": because, "place": place, "behind": behind, "behind-place": behind_place,
    }  # fmt: skip
    tell(Event("pawn-stays", args))


def obstacle(state: FluchtState, pawn: int, disc: int, step: int) -> tuple[str, int]:
    """Why `walk` leads nowhere: the rule that stops the pawn, and where. Nothing beyond the last square of the colour counts."""
    box = state.box
    start = state.pawns[pawn]
    if start == box.finish:
        return "arrived", start
    squares = box.squares_of[disc]
    because, where = "no-square", start
    if not squares:
        return because, where
    last = squares[-1] if step > 0 else squares[0]
    place = start + step
    while (last - place) * step >= 0:
        colour = box.colour_at[place]
        if colour == NO_COLOUR:
            if is_first(state, start):
                return "elephant", place
        elif not state.covered[place]:
            return "wild", place
        elif colour == disc and because == "no-square":
            because, where = ("occupied" if place in state.pawns else "bridge"), place
        place += step
    return because, where
