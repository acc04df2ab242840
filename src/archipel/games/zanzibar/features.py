"""What a net is told of a table of Zanzibar."""

from typing import Final

from archipel.engine.features import Features, Group, byte
from archipel.games.zanzibar.edition import MOST_SEATS, ZanzibarBox
from archipel.games.zanzibar.ending import finishing_order
from archipel.games.zanzibar.movement import back_at_start, refuges
from archipel.games.zanzibar.scouting import Scouts
from archipel.games.zanzibar.state import CHASE, MOVE, NONE, OPENING, PLACE, PUSH, SCORE, ZanzibarState, cards
from archipel.games.zanzibar.worth import turns_to_go

QUESTIONS: Final = 9
HAND: Final = 2
"""For how many objectives in hand, the lowest numbers first, it is told how near each merchant is."""
NEAR: Final = 8
"""A merchant in place counts this much; every step that it is away, one less."""
BELOW: Final = 20
"""Added to points, which may be less than none."""
LOSS: Final = 12
"""Added to the points for an objective."""
WAYS: Final = 1 << HAND
"""Which of these objectives something is true of, as bits."""
MOST_POINTS: Final = 31
"""No points for an objective are more than this, `LOSS` added."""
MOST_WORTH: Final = 7
"""No refuge is worth more than this."""
SCALARS: Final = 13
"""Bytes about every seat, beside its objectives and merchants."""
LEADS: Final = 6


class ZanzibarFeatures(Features[ZanzibarState]):
    """A step is also known by what it leads to, a push by the refuge, an objective by its points."""

    facets = 3

    def groups(self, state: ZanzibarState) -> list[Group]:
        box = state.box
        objectives, places = len(box.objectives), len(box.places)
        found: list[Group] = []
        for number in range(MOST_SEATS):
            who = "own seat" if number == 0 else f"seat {number} after"
            found += [
                Group(f"{who}: at the table", 1),
                Group(f"{who}: on turn", 1),
                Group(f"{who}: began", 1),
                Group(f"{who}: points, plus {BELOW}", 1, 50),
                Group(f"{who}: what the hand brings now, losses left out", 1, 10),
                Group(f"{who}: what the hand brings after a movement at best, losses left out", 1, 15),
                Group(f"{who}: objectives that it may still score", 1, 9),
                Group(f"{who}: discards owed", 1, 2),
                Group(f"{who}: objectives in hand", 1, 2),
                Group(f"{who}: objectives in the pile", 1, 8),
                Group(f"{who}: turns to come, if they are limited", 1, 9),
                Group(f"{who}: ran out of objectives, the earlier the more", 1, 5),
                Group(f"{who}: merchants to be placed", 1, 6),
                Group(f"{who}: objective in hand", objectives),
                Group(f"{who}: objective in the pile", objectives),
                Group(f"{who}: merchants in place for an open objective", objectives, 6),
                Group(f"{who}: merchants in place after a movement at best, for an open objective", objectives, 6),
                Group(f"{who}: number of the merchant on a place", places, 7),
            ]
        return [
            *found,
            Group(f"points for an own objective in hand now, plus {LOSS}", objectives, 20),
            Group(f"points for an own objective in hand after a movement at best, plus {LOSS}", objectives, 20),
            Group("lead over the best other and lag behind it: points, with the hand now, with a movement", LEADS, 15),
            Group("turns are limited", 1),
            Group("turns to come of all together, if they are limited", 1, 20),
            Group("fewest objectives that a seat may still score", 1, 9),
            Group("what is asked", QUESTIONS),
            Group("merchant under way, or taken to be placed", box.sizes),
            Group("steps left to the merchant under way", 1, 7),
            Group("the merchant under way stands where it began", 1),
            Group("merchants that may still move", 1, 3),
            Group("objectives scored in this turn", 1, 2),
            Group("seat of the merchant that is pushed", MOST_SEATS),
            Group("number of the merchant that is pushed", 1, 7),
            Group("refuge for the merchant that is pushed: 1, plus 1 for an objective in its pile, 2 for one in its hand", places, 5),
            Group("own merchants in a province", len(box.provinces), 3),
            Group("own merchant, how near to the first objective in hand, the second", box.sizes * HAND, NEAR),
            Group("own merchant, how many places it can reach", box.sizes, 30),
            Group("own merchant, how many taller ones come close enough to push it", box.sizes, 4),
            Group("own merchant, how many of these want its place", box.sizes, 4),
            Group("own merchant has moved in this turn", box.sizes),
            Group("own merchant is to be placed", box.sizes),
            Group(
                "own merchant, step to a place: 1, plus 2 on the way to the first objective in hand, 4 to the second", box.sizes * places, 5
            ),
        ]

    def row(self, state: ZanzibarState, seat: int) -> bytes:
        box = state.box
        places = len(box.places)
        objectives = len(box.objectives)
        sizes = box.sizes
        each = SCALARS + 4 * objectives + places
        own = MOST_SEATS * each + 2 * objectives + LEADS + 3
        values = [0] * (own + QUESTIONS + 5 + MOST_SEATS + places + len(box.provinces) + sizes * (HAND + 6 + places))
        scouts = Scouts(state, seat)
        promised = [0] * state.seats
        hoped = [0] * state.seats
        for step in range(state.seats):
            other = (seat + step) % state.seats
            tell_objectives(state, scouts, other, values, step * each + SCALARS, MOST_SEATS * each if step == 0 else NONE, promised, hoped)
            tell_seat(state, other, values, step * each, promised[other], hoped[other])
        tell_leads(state, seat, values, MOST_SEATS * each + 2 * objectives, promised, hoped)
        at = tell_question(state, seat, values, own)
        for rank in state.crew:
            place = state.at[seat * sizes + rank]
            if place != NONE:
                values[at + box.province_at[place]] += 1
        tell_merchants(state, scouts, seat, values, at + len(box.provinces))
        return bytes(bytearray(values))

    def slots(self, state: ZanzibarState) -> int:
        return Facets(state, []).end

    def slots_of(self, state: ZanzibarState, moves: list[int], row: bytes) -> list[int]:
        box = state.box
        facets = Facets(state, cards(state.hands[state.seat]))
        found: list[int] = []
        for move in moves:
            found.append(move)
            if box.first_go <= move < box.first_push:
                facets.add_step(found, state, move - box.first_go, row)
            elif box.first_score <= move < box.skip:
                facets.add_score(found, move - box.first_score, row)
            elif box.first_discard <= move < box.keep:
                facets.add_discard(found, move - box.first_discard, row)
            elif box.first_push <= move < box.end:
                facets.add_push(found, move - box.first_push, row)
            else:
                found.append(facets.nothing)
                found.append(facets.nothing)
        return found


class Facets:
    """Which slots moves share, and where a row says what they have in common."""

    def __init__(self, state: ZanzibarState, hand: list[int]) -> None:
        box = state.box
        self.hand = hand
        self.nothing: int = state.space()
        self.steps = self.nothing + 1
        """For every merchant: on the way to which of the objectives in hand the step is, and which want the place."""
        self.leaves = self.steps + box.sizes * WAYS * WAYS
        """Which of them want the place that the merchant stands on, whether somebody else stands on the next, whether it stood still."""
        self.refuges = self.leaves + WAYS * 4
        """What the refuge is worth to whoever is pushed there."""
        self.now = self.refuges + MOST_WORTH + 1
        """For an objective that is scored: its points now …"""
        self.more = self.now + MOST_POINTS + 1
        """… and what a movement would add."""
        self.kept = self.more + MOST_POINTS + 1
        """For one that is discarded: its points now …"""
        self.then = self.kept + MOST_POINTS + 1
        """… and after a movement."""
        self.end = self.then + MOST_POINTS + 1
        self.objectives = len(box.objectives)
        self.places = len(box.places)
        self.points = MOST_SEATS * (SCALARS + 4 * self.objectives + self.places)
        """Where a row tells the points for objectives, and, counted from its end, refuges and steps."""
        self.board = box.sizes * self.places
        self.refuge = self.board + box.sizes * (HAND + 6) + len(box.provinces) + self.places

    def wanted(self, state: ZanzibarState, place: int) -> int:
        """Which of the first objectives in hand want a place, as bits."""
        found = 0
        for number in range(min(HAND, len(self.hand))):
            if state.box.wanted_at[place] >> self.hand[number] & 1:
                found |= 1 << number
        return found

    def add_step(self, found: list[int], state: ZanzibarState, step: int, row: bytes) -> None:
        box = state.box
        rank, place = step // self.places, step % self.places
        merchant = state.seat * box.sizes + rank
        way = row[len(row) - self.board + step] >> 1
        found.append(self.steps + (rank * WAYS + way) * WAYS + self.wanted(state, place))
        here = state.entering if merchant == state.walker and state.entering != NONE else state.at[merchant]
        still = 0 if merchant == state.walker else 1
        other = 0 if state.on[place] == NONE else 2
        found.append(self.leaves + self.wanted(state, here) * 4 + still + other)

    def add_push(self, found: list[int], push: int, row: bytes) -> None:
        worth = row[len(row) - self.refuge + push % self.places]
        found.append(self.refuges + min(worth, MOST_WORTH))
        found.append(self.nothing)

    def add_score(self, found: list[int], objective: int, row: bytes) -> None:
        now, then = self.worth(objective, row)
        found.append(self.now + now)
        found.append(self.more + max(0, then - now))

    def worth(self, objective: int, row: bytes) -> tuple[int, int]:
        """The points for an objective now and after a movement, losses made up for."""
        at = self.points + objective
        return min(row[at], MOST_POINTS), min(row[at + self.objectives], MOST_POINTS)

    def add_discard(self, found: list[int], objective: int, row: bytes) -> None:
        now, then = self.worth(objective, row)
        found.append(self.kept + now)
        found.append(self.then + then)


def tell_seat(state: ZanzibarState, seat: int, values: list[int], at: int, promised: int, hoped: int) -> None:
    """What everybody knows about a seat, and where its merchants stand."""
    box = state.box
    values[at] = 1
    values[at + 1] = 1 if seat == state.seat else 0
    values[at + 2] = 1 if seat == state.first else 0
    values[at + 3] = byte(state.points[seat] + BELOW)
    values[at + 4] = byte(promised)
    values[at + 5] = byte(hoped)
    values[at + 6] = state.limit - len(state.scored[seat])
    values[at + 7] = byte(state.owed(seat))
    values[at + 8] = len(cards(state.hands[seat]))
    values[at + 9] = len(cards(state.piles[seat]))
    togo = turns_to_go(state)
    if togo != NONE:
        before = (seat - state.seat) % state.seats
        values[at + 10] = byte((togo - before + state.seats - 1) // state.seats)
    values[at + 11] = state.seats - finishing_order(state, seat)
    unplaced = 0
    board = at + SCALARS + 4 * len(box.objectives)
    for rank in state.crew:
        place = state.at[seat * box.sizes + rank]
        if place == NONE:
            unplaced += 1
        else:
            values[board + place] = box.merchant_numbers[rank]
    values[at + 12] = unplaced


def tell_objectives(
    state: ZanzibarState, scouts: Scouts, seat: int, values: list[int], at: int, own: int, promised: list[int], hoped: list[int]
) -> None:
    """The open objectives of a seat: how many merchants are in place, and can be at best; and from `own` on what that brings."""
    box = state.box
    objectives = len(box.objectives)
    hand, pile = state.hands[seat], state.piles[seat]
    first = seat * box.sizes
    wanted_at = box.wanted_at
    spots = scouts.spots
    gets = scouts.gets
    most = scouts.movers[seat]
    now: list[int] = []
    then: list[int] = []
    for objective in range(objectives):
        held = hand >> objective & 1
        if held:
            values[at + objective] = 1
        elif pile >> objective & 1:
            values[at + objectives + objective] = 1
        else:
            continue
        inside = 0
        able = 0
        for rank in state.crew:
            merchant = first + rank
            place = spots[merchant]
            if place != NONE and wanted_at[place] >> objective & 1:
                inside += 1
            elif gets[merchant] >> objective & 1:
                able += 1
        best = inside + (able if able < most else most)
        if best > len(box.fits[objective]):
            best = len(box.fits[objective])
        values[at + 2 * objectives + objective] = inside
        values[at + 3 * objectives + objective] = best
        if held:
            points = box.points[objective]
            now.append(points[inside])
            then.append(points[best])
            if own != NONE:
                values[own + objective] = byte(points[inside] + LOSS)
                values[own + objectives + objective] = byte(points[best] + LOSS)
    may = state.limit - len(state.scored[seat])
    promised[seat] = best_of(now, may)
    hoped[seat] = best_of(then, may)


def best_of(worths: list[int], may: int) -> int:
    """What those that bring points bring together, no more of them than may be scored."""
    worths.sort()
    total = 0
    while worths and may > 0 and worths[-1] > 0:
        total += worths.pop()
        may -= 1
    return total


def tell_leads(state: ZanzibarState, seat: int, values: list[int], at: int, promised: list[int], hoped: list[int]) -> None:
    """By how much a seat is ahead of the best other, and how long the game can still last."""
    points = state.points
    lead = 1000
    lead_now = 1000
    lead_then = 1000
    fewest = 1000
    for other in range(state.seats):
        fewest = min(fewest, state.limit - len(state.scored[other]))
        if other != seat:
            gap = points[seat] - points[other]
            lead = min(lead, gap)
            lead_now = min(lead_now, gap + promised[seat] - promised[other])
            lead_then = min(lead_then, gap + hoped[seat] - hoped[other])
    values[at] = byte(lead)
    values[at + 1] = byte(-lead)
    values[at + 2] = byte(lead_now)
    values[at + 3] = byte(-lead_now)
    values[at + 4] = byte(lead_then)
    values[at + 5] = byte(-lead_then)
    togo = turns_to_go(state)
    if togo != NONE:
        values[at + LEADS] = 1
        values[at + LEADS + 1] = byte(togo)
    values[at + LEADS + 2] = fewest


def tell_question(state: ZanzibarState, seat: int, values: list[int], at: int) -> int:
    """What is asked, and how far its answer has come; returns where the row goes on."""
    box = state.box
    sizes = box.sizes
    values[at + question(state)] = 1
    at += QUESTIONS
    walker = state.walker
    if walker != NONE:
        values[at + walker % sizes] = 1
    at += sizes
    values[at] = state.left
    values[at + 1] = 1 if state.start != NONE and back_at_start(state) else 0
    if MOVE <= state.phase <= CHASE:
        values[at + 2] = byte(box.merchants_a_turn - len(state.moved))
    values[at + 3] = state.scored_now
    at += 4
    if state.entering != NONE:
        pushed = state.on[state.entering]
        owner = pushed // sizes
        values[at + (owner - seat) % state.seats] = 1
        values[at + MOST_SEATS] = box.merchant_numbers[pushed % sizes]
        first = at + MOST_SEATS + 1
        for place in refuges(box, state.on, state.entering):
            wanted = box.wanted_at[place]
            values[first + place] = byte(1 + len(cards(wanted & state.piles[owner])) + 2 * len(cards(wanted & state.hands[owner])))
    return at + MOST_SEATS + 1 + len(box.places)


def question(state: ZanzibarState) -> int:
    """Which of the questions is asked."""
    phase = state.phase
    if phase == PLACE:
        return 0 if state.walker == NONE else 1
    if phase == OPENING:
        return 2
    if phase == MOVE:
        return 3 if state.walker == NONE else 4
    if phase == PUSH:
        return 5
    if phase == CHASE:
        return 6
    return 7 if phase == SCORE else 8


def tell_merchants(state: ZanzibarState, scouts: Scouts, seat: int, values: list[int], at: int) -> None:
    """The merchants of a seat one by one: how near they are to what is in hand, who threatens them, and where each step leads."""
    box = state.box
    sizes = box.sizes
    places = len(box.places)
    hand = cards(state.hands[seat])
    first = seat * sizes
    near = at
    roam = near + HAND * sizes
    threats = roam + sizes
    wants = threats + sizes
    moved = wants + sizes
    unplaced = moved + sizes
    board = unplaced + sizes
    moving = seat == state.seat and state.phase == MOVE
    if seat == state.seat:
        for rank in state.moved:
            values[moved + rank] = 1
    for rank in state.crew:
        merchant = first + rank
        here = scouts.spots[merchant]
        if here == NONE:
            values[unplaced + rank] = 1
            continue
        values[roam + rank] = len(scouts.reached[rank])
        tell_threats(state, scouts, merchant, values, threats + rank, wants + rank)
        row = board + rank * places
        if moving:
            tell_steps(state, scouts, merchant, values, row)
        for number in range(min(HAND, len(hand))):
            step = 2 << number if moving else 0
            values[near + number * sizes + rank] = nearness(box, scouts, rank, here, hand[number], values, row, step)


def tell_threats(state: ZanzibarState, scouts: Scouts, merchant: int, values: list[int], threats: int, wants: int) -> None:
    """How many taller merchants of others can go to where a merchant stands, and how many of them would like to stay there."""
    box = state.box
    sizes = box.sizes
    here = scouts.spots[merchant]
    steps = box.apart[here]
    seat, size = merchant // sizes, merchant % sizes
    wanted = box.wanted_at[here]
    for other in range(state.seats):
        if other == seat:
            continue
        likes = wanted & state.hands[other]
        first = other * sizes
        for rank in range(size):
            place = scouts.spots[first + rank]
            if place != NONE and steps[place] <= scouts.left[first + rank]:
                values[threats] += 1
                if likes:
                    values[wants] += 1


def tell_steps(state: ZanzibarState, scouts: Scouts, merchant: int, values: list[int], row: int) -> None:
    """The places to which a merchant may step."""
    last = state.start if merchant == state.walker and state.left == 1 else NONE
    rank = merchant % state.box.sizes
    steps = scouts.steps[rank]
    for place in scouts.reached[rank]:
        if steps[place] > 1:
            break
        if place != last:
            values[row + place] = 1


def nearness(box: ZanzibarBox, scouts: Scouts, rank: int, here: int, objective: int, values: list[int], row: int, step: int) -> int:
    """How near a merchant is to an objective; `step` is added from `row` on to the steps that lead to the nearest place."""
    wanted_at = box.wanted_at
    if wanted_at[here] >> objective & 1:
        return NEAR
    steps = scouts.steps[rank]
    nearest = 0
    ways = 0
    for place in scouts.reached[rank]:
        if nearest and steps[place] > nearest:
            break
        if wanted_at[place] >> objective & 1:
            nearest = steps[place]
            ways |= scouts.ways[rank][place]
    if nearest == 0:
        return 0
    if step:
        for place in box.next[here]:
            if ways >> place & 1:
                values[row + place] += step
    return max(1, NEAR - nearest)
