"""All places that a merchant of Zanzibar can end its move on (5), with one way to each: what is shown to whoever selects it.

Own and taller merchants never move in a move, and smaller opponents never bar the way; so a plain search over the places finds nearly
everything. Only an opponent of the same size may have to be boxed in first, by pushing and chasing others next to it. For this the search
goes over the merchant's place and the places of all that it displaces, up to MOST_SEARCHED positions.
"""

from typing import Final

from archipel.games.zanzibar.edition import ZanzibarBox
from archipel.games.zanzibar.movement import CLEAR, barrier, refuges, steps_left
from archipel.games.zanzibar.state import NONE, ZanzibarState

MOST_SEARCHED: Final = 3000
"""How many positions are looked at for a merchant at most; beyond that, `complete` says that there may be more."""

FAR: Final = 99
"""More steps than any merchant has."""


class Shove:
    """A merchant that gives way, from its place to a refuge; `free` are all the refuges that it had."""

    def __init__(self, merchant: int, place: int, refuge: int, free: list[int]) -> None:
        self.merchant = merchant
        self.place = place
        self.refuge = refuge
        self.free = free


class Way:
    """One way to a place: the places entered one after the other, the moves to be played, and who has to give way."""

    def __init__(self, path: list[int], moves: list[int], shoves: list[Shove]) -> None:
        self.path = path
        self.moves = moves
        self.shoves = shoves


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
    lost = False
    for place in places:
        if 0 < steps[place] <= left and place != start:
            path = path_to(place, before)
            way = followed(state, merchant, path) if pushes[place] else Way(path, [step_of(box, merchant, near) for near in path], [])
            if way is None:
                lost = True
            else:
                found.ways[place] = way
    hoped = walk(state, merchant, here, left, True, before, pushes)
    missing = [place for place in places if 0 < hoped[place] <= left and place != start and place not in found.ways]
    if missing:
        equals = [place for place in places if hoped[place] <= left and could_be_chased(state, merchant, place, left)]
        if equals or lost:
            search(state, merchant, left, missing, equals, lost, found)
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
    shoves: list[Shove] = []
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
            shoves.append(Shove(other, place, aside[0], free))
        on[here] = NONE
        on[place] = merchant
        here = place
    return Way(path, moves, shoves)


# Opponents of the same size


def is_equal(box: ZanzibarBox, merchant: int, other: int) -> bool:
    return other != NONE and other // box.sizes != merchant // box.sizes and other % box.sizes == merchant % box.sizes


def could_be_chased(state: ZanzibarState, merchant: int, place: int, left: int) -> bool:
    """Whether an opponent of the same size stands there who could be boxed in with so many steps."""
    return is_equal(state.box, merchant, state.on[place]) and ways_out(state.box, state.on, merchant, place) <= left


def ways_out(box: ZanzibarBox, on: list[int], merchant: int, place: int) -> int:
    """How many places next to this one are free, or are once the merchant under way has left them. To chase somebody from there takes at
    least as many steps: one onto each merchant that is pushed or chased to all of them but one, and a last one from that one."""
    count = 0
    for near in box.next[place]:
        if on[near] == NONE or on[near] == merchant:
            count += 1
    return count


class Position:
    """A position of the search: the board after some steps, and how it came about.

    `opened` says that ways are open which were not open at first: somebody of the same size was chased.
    """

    def __init__(self, on: list[int], here: int, before: "Position | None", shove: Shove | None, opened: bool) -> None:
        self.on = on
        self.here = here
        self.before = before
        self.shove = shove
        self.opened = opened


def search(state: ZanzibarState, merchant: int, left: int, missing: list[int], equals: list[int], opened: bool, found: Reach) -> None:
    """Looks for the missing places step by step, whoever is pushed or chased wherever that matters.

    Left out is only what is too late: a position from which the steps left lead to no missing place, or do not suffice to box in and
    chase any of the `equals`, and a refuge so far off that the merchant gets neither there nor next to it, if there is another such.
    """
    box = state.box
    to_equal = [steps_to(state, merchant, [place]) for place in equals]
    to_missing = steps_to(state, merchant, missing)
    edge = [Position(state.on, state.at[merchant], None, None, opened)]
    seen = {(state.at[merchant], tuple(state.on))}
    while edge and left > 0:
        left -= 1
        ahead: list[Position] = []
        for position in edge:
            on = position.on
            for place in box.next[position.here]:
                if to_missing[place] > left or barrier(box, on, merchant, place) != CLEAR:
                    continue
                other = on[place]
                free = [NONE] if other == NONE else refuges(box, on, place)
                open = position.opened or is_equal(box, merchant, other)
                for refuge in free if other == NONE else worth_trying(box, on, merchant, place, free, left):
                    after = on[:]
                    after[position.here] = NONE
                    after[place] = merchant
                    if other != NONE:
                        after[refuge] = other
                    if not open and not in_time(box, after, merchant, place, left, equals, to_equal):
                        continue
                    key = (place, tuple(after))
                    if key in seen:
                        continue
                    if len(seen) == MOST_SEARCHED:
                        found.complete = False
                        return
                    seen.add(key)
                    shove = None if other == NONE else Shove(other, place, refuge, free)
                    ahead.append(Position(after, place, position, shove, open))
                    if place in missing:
                        found.ways[place] = way_to(box, merchant, ahead[-1])
                        missing.remove(place)
                        if not missing:
                            return
        edge = ahead


def steps_to(state: ZanzibarState, merchant: int, places: list[int]) -> list[int]:
    """The fewest steps from every place to one of these, if nobody bars the way but own and taller merchants, who stay where they are."""
    box = state.box
    sizes = box.sizes
    steps = [FAR] * len(state.on)
    for place in places:
        steps[place] = 0
    waiting = places[:]
    for place in waiting:
        for near in box.next[place]:
            other = state.on[near]
            stays = other != NONE and other != merchant and (other // sizes == merchant // sizes or other % sizes < merchant % sizes)
            if steps[near] == FAR and not stays:
                steps[near] = steps[place] + 1
                waiting.append(near)
    return steps


def in_time(box: ZanzibarBox, on: list[int], merchant: int, here: int, left: int, equals: list[int], to_equal: list[list[int]]) -> bool:
    """Whether the steps left suffice to get to one of the opponents of the same size, and to box it in."""
    for number, place in enumerate(equals):
        if to_equal[number][here] <= left and ways_out(box, on, merchant, place) <= left:
            return True
    return False


def worth_trying(box: ZanzibarBox, on: list[int], merchant: int, place: int, free: list[int], left: int) -> list[int]:
    """Where to push or chase somebody so that the merchant enters the place: all free places that it can still get next to, and one other.
    To those next to an opponent of the same size first."""
    if free[0] in box.next[place]:
        return free
    near: list[int] = []
    rest: list[int] = []
    for refuge in free:
        (near if any(is_equal(box, merchant, on[next]) for next in box.next[refuge]) else rest).append(refuge)
    found: list[int] = []
    aside = False
    for refuge in near + rest:
        far = box.apart[place][refuge] > left + 1
        if not far or not aside:
            found.append(refuge)
        aside = aside or far
    return found


def way_to(box: ZanzibarBox, merchant: int, position: Position) -> Way:
    """The way that led to a position."""
    way = Way([], [], [])
    at: Position = position
    while at.before is not None:
        shove = at.shove
        way.path.append(at.here)
        if shove is not None:
            way.shoves.append(shove)
            if len(shove.free) > 1:
                way.moves.append(push_of(box, at.here, shove.free, shove.refuge))
        way.moves.append(step_of(box, merchant, at.here))
        at = at.before
    way.path.reverse()
    way.moves.reverse()
    way.shoves.reverse()
    return way
