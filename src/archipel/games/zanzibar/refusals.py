"""Why a move of Zanzibar is not legal: one reason a rule, with whoever is in the way by name. Speaks to the seat that is asked alone."""

from archipel.engine.phrase import Data, Reason
from archipel.games.zanzibar import moves
from archipel.games.zanzibar.movement import CLEAR, back_at_start, barrier, refuges, steps_left
from archipel.games.zanzibar.reach import FAR, walk
from archipel.games.zanzibar.state import CHASE, DISCARD, MOVE, NONE, OPENING, PLACE, PUSH, SCORE, Island


def why_not(table: Island, move: int) -> Reason | None:
    box = table.isle
    phase = table.phase
    if table.over:
        return Reason("game-over", {}, "8")
    if not 0 <= move <= box.keep:
        return moves.no_such_move(box, move)
    if move < box.first_go:
        if phase != PLACE:
            return Reason("all-placed", {}, "2A")
        return taking(table, move) if move < box.first_place else placing(table, move - box.first_place)
    if phase == PLACE:
        return Reason("place-first", {}, "2A")
    if phase in (PUSH, CHASE):
        if box.first_push <= move < box.end:
            return displacing(table, move)
        return Reason("push-first", {**other_of(table, table.entering), "merchant": number_of(table, table.walker)}, "5B")
    if move <= box.end:
        return moving(table, move)
    if move <= box.skip:
        return scoring(table, move)
    if phase not in (OPENING, DISCARD):
        return Reason("no-discard-now", {}, "7")
    return None if move == box.keep else held(table, move - box.first_discard)


def number_of(table: Island, merchant: int) -> int:
    return table.isle.numbers[merchant % table.isle.sizes]


def other_of(table: Island, place: int) -> Data:
    """Whoever stands on a place."""
    other = table.on[place]
    return {"seat": other // table.isle.sizes, "other": number_of(table, other), "place": table.isle.places[place]}


# 2A. Placing


def taking(table: Island, rank: int) -> Reason | None:
    box = table.isle
    number = box.numbers[rank]
    if rank not in table.crew:
        return Reason("merchant-out", {"merchant": number, "players": table.seats}, "2")
    at = table.at[table.seat * box.sizes + rank]
    if at != NONE:
        return Reason("merchant-placed", {"merchant": number, "place": box.places[at]}, "2A")
    return None if table.walker == NONE else Reason("taken", {"merchant": number_of(table, table.walker)}, "2A")


def placing(table: Island, place: int) -> Reason | None:
    box = table.isle
    first = table.seat * box.sizes
    if table.walker == NONE:
        return Reason("take-first", {}, "2A")
    if table.on[place] != NONE:
        return Reason("place-taken", other_of(table, place), "2A")
    province = box.province_at[place]
    own = [other for other in table.crew if table.at[first + other] != NONE and box.province_at[table.at[first + other]] == province]
    if len(own) < box.own_in_a_province:
        return None
    stands = box.places[table.at[first + own[0]]]
    return Reason("province-taken", {"province": box.provinces[province], "merchant": box.numbers[own[0]], "place": stands}, "2A")


# 5. Moving


def moving(table: Island, move: int) -> Reason | None:
    box = table.isle
    if table.phase == SCORE:
        return Reason("movement-over", {}, "4")
    if table.phase != MOVE:
        return Reason("discard-first", {}, "7")
    if move == box.end:
        return must_go_on(table) if back_at_start(table) else None
    if move >= box.first_push:
        return Reason("nothing-to-push", {}, "5B")
    rank = (move - box.first_go) // len(box.places)
    return stepping(table, rank, (move - box.first_go) % len(box.places))


def must_go_on(table: Island) -> Reason:
    return Reason("go-on", {"merchant": number_of(table, table.walker), "place": table.isle.places[table.start]}, "5")


def stepping(table: Island, rank: int, place: int) -> Reason | None:
    """One step: who moves, from where to where, and who stands there."""
    box = table.isle
    number = box.numbers[rank]
    merchant = table.seat * box.sizes + rank
    if rank not in table.crew:
        return Reason("merchant-out", {"merchant": number, "players": table.seats}, "2")
    if merchant != table.walker:
        if back_at_start(table):
            return must_go_on(table)
        if rank in table.moved:
            return Reason("merchant-moved", {"merchant": number}, "5")
        if len(table.moved) >= box.merchants_a_turn:
            return Reason("enough-moved", {"count": box.merchants_a_turn}, "5")
    here = table.at[merchant]
    target: Data = {"merchant": number, "place": box.places[place]}
    if place == here:
        return Reason("same-place", target, "5")
    if merchant == table.walker and place == table.start and (table.left < 2 or place not in box.next[here]):
        return Reason("ends-at-start", target, "5")
    if place not in box.next[here]:
        return too_far(table, merchant, place, target)
    clear = barrier(box, table.on, merchant, place) == CLEAR
    return None if clear else barred(table, merchant, place)


def barred(table: Island, merchant: int, place: int) -> Reason:
    """5A, 5C. Who bars a place."""
    box = table.isle
    args = other_of(table, place)
    args["merchant"] = number_of(table, merchant)
    other = table.on[place]
    if other // box.sizes == table.seat:
        return Reason("blocked-own", args, "5A")
    if other % box.sizes < merchant % box.sizes:
        return Reason("blocked-taller", args, "5A")
    free = [near for near in box.next[place] if table.on[near] == NONE] or [table.at[merchant]]
    args["free"] = box.places[free[0]]
    return Reason("blocked-equal", args, "5C")


def too_far(table: Island, merchant: int, place: int, target: Data) -> Reason:
    """Why a place further away cannot be entered now: out of reach, reached step by step, or somebody bars the way."""
    box = table.isle
    left = steps_left(table, merchant)
    apart = box.apart[table.at[merchant]][place]
    if apart > left:
        return Reason("too-far", {**target, "steps": apart, "left": left}, "5")
    steps = walk(table, merchant, table.at[merchant], left, False, [NONE] * len(table.on), [0] * len(table.on))
    if steps[place] != FAR:
        return Reason("step-by-step", {**target, "steps": steps[place]}, "5")
    barrier_place, shortest = place, FAR * 2
    for bar in range(len(steps)):
        if steps[bar] == FAR and table.on[bar] != NONE:
            entered = min(steps[near] for near in box.next[bar])
            if entered + 1 + box.apart[bar][place] < shortest:
                barrier_place, shortest = bar, entered + 1 + box.apart[bar][place]
    return barred(table, merchant, barrier_place)


# 5B, 5C. Pushing and chasing


def displacing(table: Island, move: int) -> Reason | None:
    box = table.isle
    chasing = move >= box.first_chase
    place = move - (box.first_chase if chasing else box.first_push)
    args = other_of(table, table.entering)
    if chasing != (table.phase == CHASE):
        return Reason("can-be-pushed" if chasing else "must-be-chased", args, "5C")
    if place in refuges(box, table.on, table.entering):
        return None
    if place == table.at[table.walker]:
        return Reason("target-behind", {**args, "place": box.places[place]}, "5B")
    if table.on[place] != NONE:
        return Reason("target-taken", other_of(table, place), "5B")
    return Reason("target-far", {**args, "place": box.places[place], "from": box.places[table.entering]}, "5B")


# 6, 7. Objectives


def scoring(table: Island, move: int) -> Reason | None:
    if table.phase == MOVE:
        return Reason("end-first", {}, "4")
    if table.phase != SCORE:
        return Reason("discard-first", {}, "7")
    return None if move == table.isle.skip else held(table, move - table.isle.first_score)


def held(table: Island, objective: int) -> Reason | None:
    """Whether an objective is in the hand of the seat that is asked."""
    args: Data = {"objective": table.isle.objectives[objective]}
    if table.hands[table.seat] >> objective & 1:
        return None
    if objective in table.scored[table.seat]:
        return Reason("objective-scored", args, "6")
    if objective in table.discarded[table.seat]:
        return Reason("objective-discarded", args, "7")
    return Reason("objective-not-held", args, "6")
