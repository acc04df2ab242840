"""Moving merchants along the routes (5), and what bars their way (5A)."""

from typing import Final

from archipel.engine.dealer import Dealer
from archipel.engine.decision import Tell
from archipel.engine.phrase import Data, Mark, Reason
from archipel.games.zanzibar.edition import ZanzibarBox
from archipel.games.zanzibar.movement import back_at_start, can_step, has_room, may_begin, may_step, refuges, steps_left
from archipel.games.zanzibar.pushing import displace
from archipel.games.zanzibar.questions import Question, standing_on, worth_then
from archipel.games.zanzibar.reach import FAR, Shove, Way, followed, reach, walk
from archipel.games.zanzibar.state import CHASE, NONE, PUSH, ZanzibarState
from archipel.games.zanzibar.turn import end_movement, step_to
from archipel.games.zanzibar.view import Shoved, ShownWay


class Movement(Question):
    """5. A step of a merchant, or the end of the movement."""

    def moves(self, state: ZanzibarState) -> list[int]:
        box = state.box
        first = state.seat * box.sizes
        found: list[int] = []
        for rank in state.crew:
            merchant = first + rank
            if merchant == state.walker or may_begin(state, rank):
                base = box.first_go + rank * len(box.places)
                for place in box.next[state.at[merchant]]:
                    if may_step(state, merchant, place):
                        found.append(base + place)
        if not back_at_start(state):
            found.append(box.end)
        return found

    def allows(self, state: ZanzibarState, move: int) -> bool:
        box = state.box
        if move == box.end:
            return not back_at_start(state)
        if not box.first_go <= move < box.first_push:
            return False
        rank, place = (move - box.first_go) // len(box.places), (move - box.first_go) % len(box.places)
        merchant = state.seat * box.sizes + rank
        if merchant != state.walker and not (rank in state.crew and may_begin(state, rank)):
            return False
        return place in box.next[state.at[merchant]] and may_step(state, merchant, place)

    def objection(self, state: ZanzibarState, move: int) -> Reason:
        box = state.box
        if move > box.skip:
            return Reason("no-discard-now", {}, "7")
        if move > box.end:
            return Reason("end-first", {}, "4")
        if move == box.end:
            return must_go_on(state)
        if move >= box.first_push:
            return Reason("nothing-to-push", {}, "5B")
        return cannot_step(state, (move - box.first_go) // len(box.places), (move - box.first_go) % len(box.places))

    def things(self, state: ZanzibarState, move: int) -> list[str]:
        box = state.box
        if move == box.end:
            return [box.texts[move]]
        step = move - box.first_go
        return [box.merchants[state.seat * box.sizes + step // len(box.places)], box.places[step % len(box.places)]]

    def marks(self, state: ZanzibarState) -> list[Mark]:
        """Where each merchant that may still move can go, then what the hand is worth."""
        first = state.seat * state.box.sizes
        going = [rank for rank in state.crew if first + rank == state.walker or may_begin(state, rank)]
        return [where_to(state, first + rank) for rank in going] + super().marks(state)

    def play(self, state: ZanzibarState, move: int, dealer: Dealer, tell: Tell | None) -> None:
        box = state.box
        if move == box.end:
            end_movement(state, tell)
        else:
            step = move - box.first_go
            go(state, state.seat * box.sizes + step // len(box.places), step % len(box.places), tell)


class BeginMove(Movement):
    """5. Which merchant moves next, with its first step."""

    def args(self, state: ZanzibarState) -> Data:
        return {"seat": state.seat, "moved": len(state.moved), "left": more_merchants(state)}


class NextStep(Movement):
    """5. How the merchant under way continues, or which other one begins instead."""

    def args(self, state: ZanzibarState) -> Data:
        walker = state.walker
        return {
            "seat": state.seat, "merchant": state.number_of(walker), "thing": state.box.merchants[walker],
            "place": state.box.places[state.at[walker]], "left": state.left, "back": "yes" if back_at_start(state) else "no",
            "more": more_merchants(state),
        }  # fmt: skip


BEGIN_MOVE: Final = BeginMove("move")
NEXT_STEP: Final = NextStep("step")


def more_merchants(state: ZanzibarState) -> int:
    """How many more merchants may begin a move in this turn."""
    return min(state.box.merchants_a_turn, len(state.crew)) - len(state.moved)


def go(state: ZanzibarState, merchant: int, place: int, tell: Tell | None) -> None:
    """One step; a merchant that begins ends the move of the one that was under way."""
    if merchant != state.walker:
        state.walker = merchant
        state.start = state.at[merchant]
        state.left = state.number_of(merchant)
        state.moved.append(merchant % state.box.sizes)
    if state.on[place] == NONE:
        step_to(state, place, tell)
        return
    state.entering = place
    state.phase = PUSH if has_room(state.box, state.on, place) else CHASE
    free = refuges(state.box, state.on, place)
    if len(free) == 1:
        displace(state, free[0], tell)


# Why a step is not legal


def must_go_on(state: ZanzibarState) -> Reason:
    return Reason("go-on", {"merchant": state.number_of(state.walker), "place": state.box.places[state.start]}, "5")


def cannot_step(state: ZanzibarState, rank: int, place: int) -> Reason:
    """Who moves, from where to where, and who stands there."""
    box = state.box
    number = box.merchant_numbers[rank]
    merchant = state.seat * box.sizes + rank
    if rank not in state.crew:
        return Reason("merchant-out", {"merchant": number, "players": state.seats}, "2")
    if merchant != state.walker:
        if back_at_start(state):
            return must_go_on(state)
        if rank in state.moved:
            return Reason("merchant-moved", {"merchant": number}, "5")
        if len(state.moved) >= box.merchants_a_turn:
            return Reason("enough-moved", {"count": box.merchants_a_turn}, "5")
    here = state.at[merchant]
    target: Data = {"merchant": number, "place": box.places[place]}
    if place == here:
        return Reason("same-place", target, "5")
    if merchant == state.walker and place == state.start and (state.left < 2 or place not in box.next[here]):
        return Reason("ends-at-start", target, "5")
    if place not in box.next[here]:
        return too_far(state, merchant, place, target)
    return barred(state, merchant, place)


def barred(state: ZanzibarState, merchant: int, place: int) -> Reason:
    """5A, 5C. Who bars a place."""
    box = state.box
    args = standing_on(state, place)
    args["merchant"] = state.number_of(merchant)
    other = state.on[place]
    if other // box.sizes == state.seat:
        return Reason("blocked-own", args, "5A")
    if other % box.sizes < merchant % box.sizes:
        return Reason("blocked-taller", args, "5A")
    free = [near for near in box.next[place] if state.on[near] == NONE] or [state.at[merchant]]
    args["free"] = box.places[free[0]]
    return Reason("blocked-equal", args, "5C")


def too_far(state: ZanzibarState, merchant: int, place: int, target: Data) -> Reason:
    """Why a place further away cannot be entered now: it is out of reach, must be reached step by step, or somebody bars the way."""
    box = state.box
    left = steps_left(state, merchant)
    apart = box.apart[state.at[merchant]][place]
    if apart > left:
        return Reason("too-far", {**target, "steps": apart, "left": left}, "5")
    steps = walk(state, merchant, state.at[merchant], left, False, [NONE] * len(state.on), [0] * len(state.on))
    if steps[place] != FAR:
        return Reason("step-by-step", {**target, "steps": steps[place]}, "5")
    bar, shortest = place, FAR * 2
    for other in range(len(steps)):
        if steps[other] == FAR and state.on[other] != NONE:
            way = min(steps[near] for near in box.next[other]) + 1 + box.apart[other][place]
            if way < shortest:
                bar, shortest = other, way
    return barred(state, merchant, bar)


# Where merchants can go


def where_to(state: ZanzibarState, merchant: int) -> Mark:
    """The places on which a merchant can end its move, as a mark on it."""
    box = state.box
    args: Data = {"merchant": state.number_of(merchant), "place": box.places[state.at[merchant]]}
    if not can_step(state, merchant):
        return Mark(box.merchants[merchant], "barred", args)
    found = reach(state, merchant)
    args["left"] = steps_left(state, merchant)
    args["count"] = len(found.ways)
    args["complete"] = "yes" if found.complete else "no"
    args["ways"] = {box.places[place]: shown(state, merchant, found.ways[place]) for place in sorted(found.ways)}
    if merchant == state.walker and state.start in box.next[state.at[merchant]] and may_step(state, merchant, state.start):
        way = followed(state, merchant, [state.start])
        if way is not None:
            args["back"] = shown(state, merchant, way)
    return Mark(box.merchants[merchant], "reach", args)


def shown(state: ZanzibarState, merchant: int, way: Way) -> ShownWay:
    box = state.box
    told: ShownWay = {
        "steps": len(way.path),
        "moves": [box.texts[move] for move in way.moves],
        "pushes": list(dict.fromkeys(box.merchants[shove.merchant] for shove in way.shoves)),
    }
    if way.shoves:
        told["shoves"] = [shown_shove(box, shove, shove.place == way.path[-1]) for shove in way.shoves]
    then = worth_then(state, merchant, way.path[-1])
    if then:
        told["then"] = then
    return told


def shown_shove(box: ZanzibarBox, shove: Shove, last: bool) -> Shoved:
    """Who gives way, and where to; in the `last` step that is left open where there is a choice."""
    places = box.places
    told: Shoved = {"thing": box.merchants[shove.merchant]}
    asked = last and len(shove.free) > 1
    if not asked:
        told["to"] = places[shove.refuge]
    if shove.free[0] not in box.next[shove.place]:
        told["chased"] = True
    elif len(shove.free) > 1:
        told["others"] = [places[refuge] for refuge in shove.free if asked or refuge != shove.refuge]
    return told
