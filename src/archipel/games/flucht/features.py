"""What a net is told of a table of Flucht aus Mangrovia."""

from typing import Final

from archipel.engine.features import Features, Group, byte
from archipel.games.flucht.edition import MOST_TEAMS, NO_COLOUR
from archipel.games.flucht.state import NO_CARD, PAWNS, FluchtState
from archipel.games.flucht.tokens import KEPT, turn
from archipel.games.flucht.ways import NOTHING, Ways

AHEAD: Final = 12
"""How many squares ahead of an own pawn are told one by one."""
TEAM: Final = 9
"""Bytes about every team, beside its cards and pawns."""
PAWN: Final = 6
"""Bytes about every pawn, beside what is told by colour."""
REST: Final = 10
"""Bytes about the table as a whole."""
FURTHEST: Final = 15
"""No card is told to lead further than this, where cards are compared."""
MOST_DIAMONDS: Final = 3
"""Nor to have more diamonds."""
NEVER: Final = -1
"""A number of colours that is not reached by counting down: a look goes on to what bars the way."""


class FluchtFeatures(Features[FluchtState]):
    """A card is also known by how far it leads both pawns, by its disc and its diamonds, a pawn by how far it goes."""

    facets = 4

    def groups(self, state: FluchtState) -> list[Group]:
        box = state.box
        colours, cards, places = len(box.colours), len(box.cards), box.finish + 1
        found: list[Group] = []
        for number in range(MOST_TEAMS):
            who = "own team" if number == 0 else f"team {number} after"
            found += [
                Group(f"{who}: at the table", 1),
                Group(f"{who}: on turn", 1),
                Group(f"{who}: began", 1),
                Group(f"{who}: squares behind both pawns", 1, 2.0 * box.finish),
                Group(f"{who}: pawns under way", 1, 2),
                Group(f"{who}: discs of the Finish's colour in hand", 1, 2),
                Group(f"{who}: squares forward with the best disc in hand, pawn 1 and pawn 2", PAWNS, 15),
                Group(f"{who}: turns to come, if they are limited", 1, 30),
                Group(f"{who}: discs in hand by colour", colours, 3),
                Group(f"{who}: diamonds in hand by colour", colours, 5),
            ]
            for pawn in range(1, PAWNS + 1):
                found += [
                    Group(f"{who}, pawn {pawn}: square", 1, box.finish),
                    Group(f"{who}, pawn {pawn}: on the Finish", 1),
                    Group(f"{who}, pawn {pawn}: nobody is ahead", 1),
                    Group(f"{who}, pawn {pawn}: squares to what bars the way", 1, 30),
                    Group(f"{who}, pawn {pawn}: an elephant bars the way", 1),
                    Group(f"{who}, pawn {pawn}: tokens that it takes to open the way", 1, 3),
                    Group(f"{who}, pawn {pawn}: colour of the wild square that bars the way", colours),
                    Group(f"{who}, pawn {pawn}: squares forward by disc", colours, 15),
                    Group(f"{who}, pawn {pawn}: squares back by disc that does not lead forward", colours, 15),
                ]
        return [
            *found,
            Group("own card in hand", cards),
            Group("own card, squares forward for pawn 1 after its diamonds", cards, 15),
            Group("own card, squares forward for pawn 2 after its diamonds", cards, 15),
            Group("own card, squares lost if it leads no pawn forward", cards, 15),
            Group("own pawn 1: covered, of the squares ahead", AHEAD),
            Group("own pawn 2: covered, of the squares ahead", AHEAD),
            Group("own pawn 1: occupied, of the squares ahead", AHEAD),
            Group("own pawn 2: occupied, of the squares ahead", AHEAD),
            Group("covered, of all places", places),
            Group("wild squares by colour", colours, 20),
            Group("square that the next diamond covers, by colour", colours, box.finish),
            Group("square that the next diamond uncovers, by colour", colours, box.finish),
            Group("card just played, its disc", colours),
            Group("card just played: squares forward for pawn 1 and pawn 2", PAWNS, 15),
            Group("card just played: squares back for pawn 1 and pawn 2", PAWNS, 15),
            Group("discs in the pile by colour", colours, 4),
            Group("played discs by colour", colours, 4),
            Group("cards in the pile", 1, 20),
            Group("played cards", 1, 20),
            Group("what is asked: a card, a pawn", 2),
            Group("suspension bridge: in play, taken", 2),
            Group("turns are limited", 1),
            Group("turns to come of all together, if they are limited", 1, 60),
            Group("lead over the best other team and lag behind it, in squares", 2, 40),
        ]

    def row(self, state: FluchtState, seat: int) -> bytes:
        box = state.box
        colours = len(box.colours)
        cards = len(box.cards)
        each = TEAM + 2 * colours + PAWNS * (PAWN + 3 * colours)
        own = MOST_TEAMS * each
        at = own + 4 * cards
        values = [0] * (at + 4 * AHEAD + box.finish + 1 + 6 * colours + 2 * PAWNS + REST)
        ways = Ways(state)
        for step in range(state.seats):
            team = (seat + step) % state.seats
            tell_team(state, team, values, step * each)
            hand = step * each + TEAM
            tell_hand(state, team, values, hand)
            for pawn in range(PAWNS):
                first = hand + 2 * colours + pawn * (PAWN + 3 * colours)
                tell_pawn(state, ways, team * PAWNS + pawn, values, first)
                values[step * each + 6 + pawn] = best_disc(values, hand, first + PAWN + colours, colours)
        tell_cards(state, ways, seat, values, own)
        for pawn in range(PAWNS):
            tell_squares(state, ways, state.pawns[seat * PAWNS + pawn], values, at + pawn * AHEAD)
        at += 4 * AHEAD
        tell_tokens(state, ways, values, at)
        tell_rest(state, ways, seat, values, at + box.finish + 1 + 3 * colours)
        return bytes(bytearray(values))

    def slots(self, state: FluchtState) -> int:
        return Facets(state).end

    def slots_of(self, state: FluchtState, moves: list[int], row: bytes) -> list[int]:
        facets = Facets(state)
        found: list[int] = []
        for move in moves:
            found.append(move)
            if move < facets.cards:
                facets.add_card(found, move, row)
            else:
                facets.add_pawn(found, move - facets.cards, row)
        return found


class Facets:
    """Which slots moves share, and where a row says what they have in common."""

    def __init__(self, state: FluchtState) -> None:
        box = state.box
        colours = len(box.colours)
        self.box = box
        self.cards = len(box.cards)
        self.nothing: int = state.space()
        self.forward = self.nothing + 1
        """For a card: how far it leads both pawns forward."""
        self.back = self.forward + (FURTHEST + 1) * (FURTHEST + 1)
        """How far it leads back if it leads nobody forward."""
        self.looks = self.back + FURTHEST + 1
        """Its disc, and how many diamonds it has."""
        self.on = self.looks + colours * (MOST_DIAMONDS + 1)
        """For a pawn: how far it goes forward …"""
        self.off = self.on + FURTHEST + 1
        """… or back."""
        self.end = self.off + FURTHEST + 1
        self.own = MOST_TEAMS * (TEAM + 2 * colours + PAWNS * (PAWN + 3 * colours))
        """Where a row tells of the own cards, and, counted from its end, of the card just played."""
        self.played = REST + 2 * colours + 2 * PAWNS

    def add_card(self, found: list[int], card: int, row: bytes) -> None:
        at = self.own + card
        one, two, lost = row[at + self.cards], row[at + 2 * self.cards], row[at + 3 * self.cards]
        found.append(self.forward + min(one, FURTHEST) * (FURTHEST + 1) + min(two, FURTHEST))
        found.append(self.back + min(lost, FURTHEST))
        found.append(self.looks + self.box.discs[card] * (MOST_DIAMONDS + 1) + min(len(self.box.diamonds[card]), MOST_DIAMONDS))

    def add_pawn(self, found: list[int], pawn: int, row: bytes) -> None:
        at = len(row) - self.played + pawn
        found.append(self.on + min(row[at], FURTHEST))
        found.append(self.off + min(row[at + PAWNS], FURTHEST))
        found.append(self.nothing)


def tell_team(state: FluchtState, team: int, values: list[int], at: int) -> None:
    box = state.box
    one, two = state.pawns[team * PAWNS], state.pawns[team * PAWNS + 1]
    values[at] = 1
    values[at + 1] = 1 if team == state.seat else 0
    values[at + 2] = 1 if team == state.starter else 0
    values[at + 3] = byte(one + two)
    values[at + 4] = (1 if one < box.finish else 0) + (1 if two < box.finish else 0)
    keys = 0
    for card in state.hands[team]:
        if box.discs[card] == box.colour_at[box.finish]:
            keys += 1
    values[at + 5] = keys
    if state.last_turn > 0:
        before = (team - state.seat) % state.seats
        values[at + 8] = byte((state.last_turn - state.turns - before + state.seats - 1) // state.seats)


def tell_hand(state: FluchtState, team: int, values: list[int], at: int) -> None:
    """The discs and diamonds of a hand by colour."""
    box = state.box
    diamonds = at + len(box.colours)
    for card in state.hands[team]:
        values[at + box.discs[card]] += 1
        for colour in box.diamonds[card]:
            values[diamonds + colour] = byte(values[diamonds + colour] + 1)


def tell_cards(state: FluchtState, ways: Ways, team: int, values: list[int], at: int) -> None:
    """How far every card of a hand leads each pawn, once its diamonds have turned tokens."""
    box = state.box
    cards = len(box.cards)
    pawn = team * PAWNS
    start, other = state.pawns[pawn], state.pawns[pawn + 1]
    covered = ways.covered
    for card in state.hands[team]:
        turned: list[int] = []
        for colour in box.diamonds[card]:
            turned.append(turn(box.squares_of[colour], covered, state.pawns))
        disc = box.discs[card]
        end = ways.goal(pawn, disc)
        gain = 0 if end == NOTHING else end - start
        end = ways.goal(pawn + 1, disc)
        gain_other = 0 if end == NOTHING else end - other
        for place in turned:
            if place != KEPT:
                covered[place] = not covered[place]
        values[at + card] = 1
        if gain > 0:
            values[at + cards + card] = gain
        if gain_other > 0:
            values[at + 2 * cards + card] = gain_other
        if gain <= 0 and gain_other <= 0:
            values[at + 3 * cards + card] = lost(gain, gain_other)


def lost(gain: int, other: int) -> int:
    """How far back a card leads, if it leads nobody forward: only a pawn that can move is chosen."""
    if gain == 0 or other == 0:
        return -gain - other
    return min(-gain, -other)


def tell_pawn(state: FluchtState, ways: Ways, pawn: int, values: list[int], at: int) -> None:
    """Where a pawn stands, what bars its way, and where each disc would lead it."""
    box = state.box
    colours = len(box.colours)
    start = state.pawns[pawn]
    values[at] = start
    if start == box.finish:
        values[at + 1] = 1
        return
    values[at + 2] = 1 if start == ways.front else 0
    covered = state.covered
    forward = [NOTHING] * colours
    bar = ways.look(pawn, 1, NEVER, forward)
    values[at + 3] = bar - start
    if bar <= box.finish:
        colour = box.colour_at[bar]
        if colour == NO_COLOUR:
            values[at + 4] = 1
        else:
            needed = 0
            for place in box.squares_of[colour]:
                if place > bar:
                    break
                if not covered[place]:
                    needed += 1
            values[at + 5] = needed
            values[at + PAWN + colour] = 1
    at += PAWN + colours
    missing = 0
    for colour in range(colours):
        if forward[colour] == NOTHING:
            missing += 1
        else:
            values[at + colour] = forward[colour] - start
    if missing > 0:
        ways.look(pawn, -1, missing, forward)
        for colour in range(colours):
            if NOTHING < forward[colour] < start:
                values[at + colours + colour] = start - forward[colour]


def best_disc(values: list[int], hand: int, forward: int, colours: int) -> int:
    """How far the best of the discs in hand leads a pawn forward."""
    best = 0
    for colour in range(colours):
        if values[hand + colour] > 0 and values[forward + colour] > best:
            best = values[forward + colour]
    return best


def tell_squares(state: FluchtState, ways: Ways, start: int, values: list[int], at: int) -> None:
    """Which squares ahead are covered, and which occupied."""
    covered = state.covered
    occupied = ways.occupied
    for step in range(1, min(AHEAD, state.box.finish - start) + 1):
        place = start + step
        if covered[place]:
            values[at + step - 1] = 1
            if occupied[place]:
                values[at + PAWNS * AHEAD + step - 1] = 1


def tell_tokens(state: FluchtState, ways: Ways, values: list[int], at: int) -> None:
    """Which squares are covered, and what the next diamond of each colour does."""
    box = state.box
    covered = state.covered
    occupied = ways.occupied
    for place in range(box.finish + 1):
        if covered[place]:
            values[at + place] = 1
    at += box.finish + 1
    colours = len(box.colours)
    for colour in range(colours):
        wild = 0
        nearest = 0
        last = 0
        for place in box.squares_of[colour]:
            if not covered[place]:
                if wild == 0:
                    nearest = place
                wild += 1
            elif not occupied[place]:
                last = place
        values[at + colour] = wild
        values[at + colours + colour] = nearest
        if wild == 0:
            values[at + 2 * colours + colour] = last


def tell_rest(state: FluchtState, ways: Ways, seat: int, values: list[int], at: int) -> None:
    """The card just played, the piles, what is asked, and how the race stands."""
    box = state.box
    colours = len(box.colours)
    pawns = state.pawns
    if state.card != NO_CARD:
        disc = box.discs[state.card]
        values[at + disc] = 1
        for pawn in range(PAWNS):
            mover = state.seat * PAWNS + pawn
            end = ways.goal(mover, disc)
            if end > pawns[mover]:
                values[at + colours + pawn] = end - pawns[mover]
            elif end != NOTHING:
                values[at + colours + PAWNS + pawn] = pawns[mover] - end
    at += colours + 2 * PAWNS
    for card in state.pile:
        values[at + box.discs[card]] += 1
    for card in state.played:
        values[at + colours + box.discs[card]] += 1
    at += 2 * colours
    values[at] = byte(len(state.pile))
    values[at + 1] = byte(len(state.played))
    values[at + (2 if state.card == NO_CARD else 3)] = 1
    values[at + 4] = 1 if state.bridge else 0
    values[at + 5] = 1 if ways.on_bridge > 0 else 0
    if state.last_turn > 0:
        values[at + 6] = 1
        values[at + 7] = byte(state.last_turn - state.turns)
    best = 0
    for team in range(state.seats):
        if team != seat:
            best = max(best, pawns[team * PAWNS] + pawns[team * PAWNS + 1])
    lead = pawns[seat * PAWNS] + pawns[seat * PAWNS + 1] - best
    values[at + 8] = byte(lead)
    values[at + 9] = byte(-lead)
