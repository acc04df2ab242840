"""All places that a merchant of Zanzibar can end its move on (5), with one way to each: what is shown to whoever selects it.

Own and taller merchants never move in a move, and smaller opponents never bar the way; so a plain search over the places finds nearly
everything. Only an opponent of the same size may have to be boxed in first, by pushing others next to it. For this the search goes over the
merchant's place and the places of all that it displaces, up to MOST_SEARCHED positions.
"""

from typing import Final

from archipel.games.zanzibar.edition import ZanzibarBox
from archipel.games.zanzibar.movement import CLEAR, barrier, refuges, steps_left
from archipel.games.zanzibar.state import NONE, ZanzibarState

MOST_SEARCHED: Final = 1000
"""How many positions are looked at for a merchant at most; beyond that, `complete` says that there may be more."""

FAR: Final = 99
"""More steps than any merchant has."""


class Way:
    """One way to a place: the moves to be played, and whom it pushes or chases."""

    def __init__(self, steps: int, moves: list[int], pushed: list[int]) -> None:
        self.steps = steps
        self.moves = moves
        self.pushed = pushed


class Reach:
    """The ways of a merchant, by the place they end on."""

    def __init__(self) -> None:
        self.ways: dict[int, Way] = {}
        self.complete = True


def reach(state: ZanzibarState, merchant: int) -> Reach:
    """Where a merchant that may move can end its move: on another place than it began."""
    found = Reach()
    box = state.box
    here = state.at[merchant]
    left = steps_left(state, merchant)
    start = state.start if merchant == state.walker else NONE
    places = range(len(state.on))
    before = [NONE] * len(state.on)
    pushes = [0] * len(state.on)
    steps = walk(state, merchant, here, left, False, before, pushes)
    for place in places:
        if 0 < steps[place] <= left and place != start:
            path = path_to(place, before)
            way = followed(state, merchant, path) if pushes[place] else Way(len(path), [step_of(box, merchant, near) for near in path], [])
            if way is not None:
                found.ways[place] = way
    hoped = walk(state, merchant, here, left, True, before, pushes)
    missing = [place for place in places if 0 < hoped[place] <= left and place != start and place not in found.ways]
    for place in missing:
        if is_equal(box, merchant, state.on[place]) and could_be_chased(state, merchant, place, hoped, left):
            search(state, merchant, left, missing, found)
            break
    return found


def step_of(box: ZanzibarBox, merchant: int, place: int) -> int:
    """The move that leads a merchant to a place."""
    return box.first_go + merchant % box.sizes * len(box.places) + place


def push_of(box: ZanzibarBox, place: int, free: list[int], refuge: int) -> int:
    """The move that sends whoever stands on a place to one of the free places."""
    return (box.first_push if free[0] in box.next[place] else box.first_chase) + refuge


def walk(state: ZanzibarState, merchant: int, here: int, left: int, hopeful: bool, before: list[int], pushes: list[int]) -> list[int]:
    """The fewest steps from here to every place (FAR: out of reach); with the place `before` it on such a way, and the `pushes` it takes.

    Own and taller merchants bar the way, smaller ones do not. One of the same size does beyond the first step, unless we are hopeful.
    """
    box = state.box
    on = state.on
    sizes = box.sizes
    seat, size = merchant // sizes, merchant % sizes
    steps = [FAR] * len(on)
    steps[here] = 0
    edge = [here]
    done = 0
    while edge and done < left:
        done += 1
        ahead: list[int] = []
        for place in edge:
            for near in box.next[place]:
                if steps[near] < done:
                    continue
                other = on[near]
                cost = pushes[place]
                if other != NONE:
                    rank = other % sizes
                    if other // sizes == seat or rank < size:
                        continue
                    if rank == size and not hopeful and (place != here or barrier(box, on, merchant, near) != CLEAR):
                        continue
                    cost += 1
                if steps[near] == FAR:
                    steps[near] = done
                    ahead.append(near)
                elif cost >= pushes[near]:
                    continue
                pushes[near] = cost
                before[near] = place
        edge = ahead
    return steps


def path_to(place: int, before: list[int]) -> list[int]:
    path: list[int] = []
    while before[place] != NONE:
        path.append(place)
        place = before[place]
    path.reverse()
    return path


def followed(state: ZanzibarState, merchant: int, path: list[int]) -> Way | None:
    """Walks a path on a copy of the board; whoever is pushed goes beside it where that is possible."""
    box = state.box
    on = state.on[:]
    here = state.at[merchant]
    moves: list[int] = []
    pushed: list[int] = []
    for number, place in enumerate(path):
        if barrier(box, on, merchant, place) != CLEAR:
            return None
        moves.append(step_of(box, merchant, place))
        other = on[place]
        if other != NONE:
            free = refuges(box, on, place)
            aside = [refuge for refuge in free if refuge not in path[number + 1 :]] or free
            if len(free) > 1:
                moves.append(push_of(box, place, free, aside[0]))
            on[aside[0]] = other
            if other not in pushed:
                pushed.append(other)
        on[here] = NONE
        on[place] = merchant
        here = place
    return Way(len(path), moves, pushed)


# Opponents of the same size


def is_smaller(box: ZanzibarBox, merchant: int, other: int) -> bool:
    return other != NONE and other // box.sizes != merchant // box.sizes and other % box.sizes > merchant % box.sizes


def is_equal(box: ZanzibarBox, merchant: int, other: int) -> bool:
    return other != NONE and other // box.sizes != merchant // box.sizes and other % box.sizes == merchant % box.sizes


def could_be_chased(state: ZanzibarState, merchant: int, place: int, hoped: list[int], left: int) -> bool:
    """Whether an opponent of the same size could be boxed in at all: on every free place next to it, but the one we come from, somebody
    smaller must be pushed (step by step) or chased."""
    box = state.box
    on = state.on
    free = [near for near in box.next[place] if on[near] == NONE or on[near] == merchant]
    if len(free) <= 1:
        return True
    fillable = 0
    smaller = [other for other in range(len(on)) if hoped[other] < left and is_smaller(box, merchant, on[other])]
    for near in free:
        for other in smaller:
            boxed = len([next for next in box.next[other] if on[next] == NONE]) < 2
            if boxed or box.apart[other][near] <= left - hoped[other]:
                fillable += 1
                break
    return fillable >= len(free) - 1


class Position:
    """A position of the search: the board after some steps, and the way that led there."""

    def __init__(self, on: list[int], here: int, way: Way) -> None:
        self.on = on
        self.here = here
        self.way = way


def search(state: ZanzibarState, merchant: int, left: int, missing: list[int], found: Reach) -> None:
    """Looks for the missing places step by step, over all pushes that matter."""
    box = state.box
    here = state.at[merchant]
    edge = [Position(state.on, here, Way(0, [], []))]
    seen = {(here, tuple(state.on))}
    for step in range(1, left + 1):
        ahead: list[Position] = []
        for position in edge:
            on = position.on
            for place in box.next[position.here]:
                if barrier(box, on, merchant, place) != CLEAR:
                    continue
                other = on[place]
                free = [NONE] if other == NONE else refuges(box, on, place)
                for refuge in free if other == NONE else worth_trying(box, on, merchant, place, free):
                    after = on[:]
                    after[position.here] = NONE
                    after[place] = merchant
                    if other != NONE:
                        after[refuge] = other
                    key = (place, tuple(after))
                    if key in seen:
                        continue
                    if len(seen) == MOST_SEARCHED:
                        found.complete = False
                        return
                    seen.add(key)
                    moves = [*position.way.moves, step_of(box, merchant, place)]
                    pushed = position.way.pushed
                    if other != NONE and len(free) > 1:
                        moves.append(push_of(box, place, free, refuge))
                    if other != NONE and other not in pushed:
                        pushed = [*pushed, other]
                    way = Way(step, moves, pushed)
                    ahead.append(Position(after, place, way))
                    if place in missing:
                        found.ways[place] = way
                        missing.remove(place)
                        if not missing:
                            return
        edge = ahead


def worth_trying(box: ZanzibarBox, on: list[int], merchant: int, place: int, free: list[int]) -> list[int]:
    """Where to push or chase somebody: of all free places only those next to an opponent of the same size matter, and one other."""
    if free[0] in box.next[place]:
        return free
    near: list[int] = []
    aside = NONE
    for refuge in free:
        if any(is_equal(box, merchant, on[next]) for next in box.next[refuge]):
            near.append(refuge)
        elif aside == NONE:
            aside = refuge
    return near if aside == NONE else [*near, aside]
