"""A whole position from one player's view (see `State.imagine`): what is hidden is dealt afresh, within all that this player can know.

Everybody gets what they are known to hold; the rest is spread at random over hands, piles and bag, with no more of a kind anywhere than
can be there.
"""

import itertools
from typing import Final

from archipel.engine.dealer import Dealer
from archipel.engine.phrase import Data
from archipel.games.mangrovia import purses
from archipel.games.mangrovia.edition import COMMON, LANDSCAPES, NONE, STARTING, STOCKS, TILE, TRINKETS, VALUABLES, MangroviaBox
from archipel.games.mangrovia.payment import open_lands
from archipel.games.mangrovia.state import ACTION, BLOCKED, BOWL, CARD, FREE, NEUTRAL, NOTHING, PAY, RETURN

ASKS: Final = {"bowl": BOWL, "card": CARD, "pay": PAY, "return": RETURN, "over": NOTHING}
TRIES: Final = 40
"""How many times a builder's hand is dealt at random before every possible one is tried."""
SOURCES: Final = {"valuable": COMMON, "amulet": COMMON, "starting": STARTING, "tile": TILE}


def imagine(box: MangroviaBox, view: Data, dealer: Dealer) -> Data:
    table = open_table(box, view)
    table.update(hidden_things(box, view, table, dealer))
    return table


def open_table(box: MangroviaBox, view: Data) -> Data:
    """All that everybody can see, as `table()` writes it."""
    seats: int = view["seats"]
    players: list[Data] = view["players"]
    bowls = [view["bowls"].get(id, FREE) for id in box.sites]
    if view["blocked"] is not None:
        bowls[box.sites.index(view["blocked"])] = BLOCKED
    owners = [FREE] * len(box.spaces)
    counts = [0] * len(box.spaces)
    for id, hut in view["huts"].items():
        space = box.spaces.index(id)
        owners[space] = hut["owner"] if hut["owner"] >= 0 else NEUTRAL
        counts[space] = hut["count"]
    stone = [view["stone_tiles"].get(box.spaces[space]) for space in box.stone]
    return {
        "seat": view["asked"],
        "over": view["over"],
        "ask": ASKS.get(view["decision"]["key"], ACTION),
        "round": view["round"],
        "starter": view["starter"],
        "placed": len(view["bowls"]),
        "landing": view["landing"],
        "step": view["step"],
        "ending": view["ending"],
        "bowls": bowls,
        "birds": sum(1 << box.landscapes.index(id) for id in view["birds"]),
        "shown_valuables": [NONE if value is None else box.values.index(value) for value in view["valuables"]["shown"]],
        "shown_landscapes": [NONE if id is None else box.landscapes.index(id) for id in view["landscapes"]["shown"]],
        "spent": spent(box, view),
        "starting": [players[seat]["starting"].count(value) for seat in range(seats) for value in box.starting],
        "tiles": [players[seat]["tiles"].count(id) for seat in range(seats) for id in box.tiles],
        "laid": [NONE if id is None else box.tiles.index(id) for id in stone],
        "ones": view["amulets"]["ones"],
        "owners": owners,
        "counts": counts,
        "poles": [view["pole_tiles"].get(id, 0) for id in box.spaces],
        "pole_next": len(box.poles) - len(view["pole_pile"]),
        "supply": [player["huts"] for player in players],
        "points": [player["points"] for player in players],
        **building(box, view["building"]),
    }


def spent(box: MangroviaBox, view: Data) -> list[int]:
    """The discard piles, and the amulets set aside."""
    return counted(
        box, {"valuables": view["valuables"]["discard"], "landscapes": view["landscapes"]["discard"], "amulets": view["amulets"]["aside"]}
    )


def counted(box: MangroviaBox, things: Data) -> list[int]:
    """How many there are of every kind."""
    return (
        [things["valuables"].count(value) for value in box.values]
        + [things["landscapes"].count(id) for id in box.landscapes]
        + [things["amulets"].count(value) for value in box.amulets]
    )


def building(box: MangroviaBox, under_way: Data | None) -> Data:
    if under_way is None:
        return {"space": NONE, "huts": 0, "left": 0, "wild": False, "given": [], "paid": []}
    space = box.spaces.index(under_way["space"])
    purse = box.purses[box.currencies[space]]
    pieces = list(zip(purse.values, purse.sources, strict=True))
    return {
        "space": space,
        "huts": under_way["huts"],
        "left": under_way["left"],
        "wild": under_way["wild"],
        "given": [box.landscapes.index(id) for id in under_way["cards"]],
        "paid": [pieces.index((piece["value"], SOURCES[piece["kind"]])) for piece in under_way["paid"]],
    }


# What is hidden


class Holder:
    """A hand, a pile or the bag, or amulets just drawn: by kind, `counts` is what is certainly there, `room` how many more can be."""

    def __init__(self, counts: list[int], room: list[int]) -> None:
        self.counts = counts
        self.room = room
        self.dealt = [0] * len(counts)
        """What was dealt there at random and may be exchanged."""
        self.wanted = 0


def hidden_things(box: MangroviaBox, view: Data, table: Data, dealer: Dealer) -> Data:
    seats: int = view["seats"]
    seat: int = view["seat"]
    known: list[list[int]] = [counted(box, player["known"]) for player in view["players"]]
    could: list[list[int]] = [list(player["at_most"]) for player in view["players"]]
    hands = [Holder(surely_held(box, view, other, known[other]), could[other][:]) for other in range(seats)]
    memory: Data = view["memory"]
    returned = [memory["returned"].get(str(value), 0) for value in box.amulets]
    most = [
        *(memory["valuables"][str(value)] for value in box.values),
        *(memory["landscapes"][id] for id in box.landscapes),
        *(memory["amulets"][str(value)] for value in box.amulets),
    ]
    least = [0] * box.one + returned
    piles = Holder(least, [most[kind] - least[kind] for kind in range(box.kinds)])
    drawn = Holder([0] * box.one + surely_drawn(box, view), drawable(box, view))
    hidden = unseen(box, table, [*hands, piles, drawn])
    for stock in range(len(STOCKS)):
        kinds = range(box.first[stock], box.end[stock])
        for other in range(seats):
            hands[other].wanted = in_hand(view, other, stock) - sum(hands[other].counts[kind] for kind in kinds)
        piles.wanted = pile_size(view, stock) - sum(piles.counts[kind] for kind in kinds)
        drawn.wanted = view["drawn"]["count"] - sum(drawn.counts) if stock == TRINKETS and view["drawn"] is not None else 0
        holders = [*hands, piles, drawn]
        builder = Builder(box, view, table, stock)
        if builder.has_a_choice:
            builder.choose(hands[builder.seat], holders, hidden, dealer)
        spread(holders, hidden, kinds, dealer)
    own = [0] * (seats * len(box.amulets))
    if seat >= 0:
        own[seat * len(box.amulets) : (seat + 1) * len(box.amulets)] = returned
    return {
        "stock": piles.counts,
        "held": [count for hand in hands for count in hand.counts],
        "known": [count for hand in known for count in hand],
        "could": [count for hand in could for count in hand],
        "fresh": [count for viewer in range(-1, seats) for count in (most if viewer == seat else memory["open"])],
        "returned": own,
        "drawn": drawn.counts[box.one :],
        "one": view["drawn"] is not None and view["drawn"]["one"],
        "mixed": view["drawn"] is not None and view["drawn"]["mixed"],
    }


def pile_size(view: Data, stock: int) -> int:
    size: int = view["amulets"]["bag"] if stock == TRINKETS else view[STOCKS[stock]]["pile"]
    return size


def drawable(box: MangroviaBox, view: Data) -> list[int]:
    """How many of each kind can be among the amulets that somebody has just drawn."""
    drawn: Data | None = view["drawn"]
    if drawn is None:
        return [0] * box.kinds
    able = [drawn["mixed"] or view["memory"]["amulets"][str(value)] > 0 for value in box.amulets]
    return [0] * box.one + [drawn["count"] if can else 0 for can in able]


def spread(holders: list[Holder], hidden: list[int], kinds: range, dealer: Dealer) -> bool:
    """Spreads all hidden cards of these kinds at random over the holders that want some, within their room; returns whether that succeeded.

    A holder with no room for any hidden card takes a dealt one from another holder, which takes another in its place, and so on.
    """
    for holder in holders:
        while holder.wanted > 0:
            open_kinds = [kind for kind in kinds if hidden[kind] > 0 and holder.room[kind] > 0]
            if open_kinds:
                move(holder, hidden, picked(open_kinds, hidden, dealer), 1)
            elif not exchange(holder, holders, hidden, kinds):
                return False
            holder.wanted -= 1
    return True


def picked(kinds: list[int], hidden: list[int], dealer: Dealer) -> int:
    """One of these kinds at random, weighted by the number of hidden cards of each."""
    number = dealer.below(sum(hidden[kind] for kind in kinds))
    for kind in kinds:
        if number < hidden[kind]:
            return kind
        number -= hidden[kind]
    return kinds[-1]


def move(holder: Holder, hidden: list[int], kind: int, count: int) -> None:
    """Moves this many hidden cards of a kind to a holder."""
    holder.counts[kind] += count
    holder.room[kind] -= count
    holder.dealt[kind] += count
    hidden[kind] -= count


def exchange(holder: Holder, holders: list[Holder], hidden: list[int], kinds: range) -> bool:
    """Makes the shortest chain of exchanges that ends with a hidden card that some holder has room for."""
    chains: list[list[tuple[Holder, int]]] = [[(holder, kind)] for kind in kinds if holder.room[kind] > 0]
    seen = {kind for kind in kinds if holder.room[kind] > 0}
    while chains:
        chain = chains.pop(0)
        wanted = chain[-1][1]
        if hidden[wanted] > 0:
            hidden[wanted] -= 1
            for who, kind in chain:
                who.counts[kind] += 1
                who.dealt[kind] += 1
                who.room[kind] -= 1
            for (_, kind), (who, _) in itertools.pairwise(chain):
                who.counts[kind] -= 1
                who.dealt[kind] -= 1
                who.room[kind] += 1
            return True
        for other in holders:
            if other.dealt[wanted] > 0:
                for kind in kinds:
                    if kind not in seen and other.room[kind] > 0:
                        seen.add(kind)
                        chains.append([*chain, (other, kind)])
    return False


def surely_held(box: MangroviaBox, view: Data, other: int, known: list[int]) -> list[int]:
    """What a hand certainly holds: the viewer's own as it is; in others, what everybody knows, and all amulets once they are shown."""
    hand: Data | None = view["players"][other]["hand"]
    if hand is None:
        return known[:]
    if other == view["seat"]:
        return counted(box, hand)
    return known[: box.one] + [hand["amulets"].count(value) for value in box.amulets]


def surely_drawn(box: MangroviaBox, view: Data) -> list[int]:
    """The amulets of which one goes back, as far as the viewer knows them."""
    drawn: Data | None = view["drawn"]
    if drawn is None:
        return [0] * len(box.amulets)
    if drawn["amulets"] is not None:
        return [drawn["amulets"].count(value) for value in box.amulets]
    return [1 if drawn["one"] and number == 0 else 0 for number in range(len(box.amulets))]


def unseen(box: MangroviaBox, table: Data, holders: list[Holder]) -> list[int]:
    """How many of every kind are neither open nor certainly held by anybody."""
    hidden = [box.printed[kind] - table["spent"][kind] - sum(holder.counts[kind] for holder in holders) for kind in range(box.kinds)]
    for kind in table["shown_valuables"]:
        if kind != NONE:
            hidden[kind] -= 1
    for land in table["shown_landscapes"] + table["given"]:
        if land != NONE:
            hidden[box.first[LANDSCAPES] + land] -= 1
    if table["space"] != NONE:
        purse = box.purses[box.currencies[table["space"]]]
        for piece in table["paid"]:
            if purse.sources[piece] == COMMON:
                hidden[purse.numbers[piece]] -= 1
    hidden[box.one] -= table["ones"]
    return hidden


def in_hand(view: Data, other: int, stock: int) -> int:
    """How many common cards or amulets a hand holds, which everybody can count."""
    player: Data = view["players"][other]
    count: int = player[STOCKS[stock]]
    return count - len(player["starting"]) if stock == VALUABLES else count


# A seat that is building


class Builder:
    """Another seat that is asked for a card or a piece must have a choice: looks for such a hand, first at random, then exhaustively."""

    def __init__(self, box: MangroviaBox, view: Data, table: Data, stock: int) -> None:
        self.box = box
        self.table = table
        self.stock = stock
        self.kinds = range(box.first[stock], box.end[stock])
        self.seat: int = table["seat"]
        self.currency = box.currencies[max(table["space"], 0)]
        pays = stock == (TRINKETS if self.currency else VALUABLES)
        gives = stock == LANDSCAPES and table["ask"] == CARD
        self.has_a_choice = table["space"] != NONE and self.seat != view["seat"] and (pays or gives)

    def choose(self, hand: Holder, holders: list[Holder], hidden: list[int], dealer: Dealer) -> None:
        """Moves as many hidden cards into the hand as it wants, so that it has a choice and all other holders can still get theirs."""
        chosen = self.by_chance(hand, hidden, dealer)
        for _ in range(TRIES):
            if self.fits(chosen, hand, holders, hidden, dealer):
                break
            chosen = self.by_chance(hand, hidden, dealer)
        else:
            chosen = next(one for one in self.one_by_one(hand, hidden) if self.fits(one, hand, holders, hidden, dealer))
        for kind in self.kinds:
            move(hand, hidden, kind, chosen[kind])
            hand.dealt[kind] = 0
        hand.wanted = 0

    def by_chance(self, hand: Holder, hidden: list[int], dealer: Dealer) -> list[int]:
        left = hidden[:]
        chosen = [0] * self.box.kinds
        for _ in range(hand.wanted):
            kind = picked([kind for kind in self.kinds if left[kind] > 0], left, dealer)
            chosen[kind] += 1
            left[kind] -= 1
        return chosen

    def one_by_one(self, hand: Holder, hidden: list[int]) -> list[list[int]]:
        """Every possible selection of as many cards as the hand wants, within its room."""
        found = [[0] * self.box.kinds]
        for kind in self.kinds:
            longer: list[list[int]] = []
            for chosen in found:
                for count in range(min(hand.wanted - sum(chosen), hidden[kind], hand.room[kind]) + 1):
                    longer.append([*chosen[:kind], count, *chosen[kind + 1 :]])
            found = longer
        return [chosen for chosen in found if sum(chosen) == hand.wanted]

    def fits(self, chosen: list[int], hand: Holder, holders: list[Holder], hidden: list[int], dealer: Dealer) -> bool:
        """Whether the hand has room for these cards, would be asked what is being asked, and leaves enough for the others."""
        if any(chosen[kind] > hand.room[kind] for kind in self.kinds):
            return False
        if not self.leaves_a_choice([hand.counts[kind] + chosen[kind] for kind in range(self.box.kinds)]):
            return False
        others: list[Holder] = []
        for holder in holders:
            if holder is not hand:
                other = Holder(holder.counts[:], holder.room[:])
                other.wanted = holder.wanted
                others.append(other)
        return spread(others, [hidden[kind] - chosen[kind] for kind in range(self.box.kinds)], self.kinds, dealer)

    def leaves_a_choice(self, hand: list[int]) -> bool:
        """Whether a builder with this hand would be asked what is being asked."""
        box, table = self.box, self.table
        space: int = table["space"]
        if self.stock == LANDSCAPES:
            wild = table["tiles"][self.seat * len(box.tiles) + box.wild] > 0
            first = table["given"][-1] if table["given"] else 0
            fitting = [land for land in box.lands[space] if land >= first and (wild or table["birds"] >> land & 1)]
            counts = [hand[box.first[LANDSCAPES] + land] for land in fitting]
            return len(open_lands(fitting, counts, table["huts"] - len(table["given"]))) > 1
        purse = self.purse(hand)
        if table["ask"] == CARD:
            return bool(purses.sums(box, self.currency, purse) >> table["left"] & 1)
        first = table["paid"][-1] if table["paid"] else 0
        return len(purses.open_pieces(box, self.currency, purse, first, table["left"])) > 1

    def purse(self, hand: list[int]) -> list[int]:
        """How many of each piece the builder would have."""
        box, table = self.box, self.table
        purse = box.purses[self.currency]
        counts: list[int] = []
        for source, number in zip(purse.sources, purse.numbers, strict=True):
            if source == COMMON:
                counts.append(hand[number])
            elif source == STARTING:
                counts.append(table["starting"][self.seat * len(box.starting) + number])
            else:
                counts.append(table["tiles"][self.seat * len(box.tiles) + number])
        return counts
