"""How good moves look at a glance in Mangrovia: what each brings by itself, roughly and in points, less what it costs."""

from typing import Final

from archipel.games.mangrovia.edition import LANDSCAPES, VALUABLES, MangroviaBox
from archipel.games.mangrovia.moves import (
    COLLECT_ONE,
    SORT_BIRDS,
    SORT_BUILD,
    SORT_CARD,
    SORT_COLLECT,
    SORT_DOUBLE,
    SORT_DRAW,
    SORT_RETURN,
    SORT_SITE,
    SORT_TAKE,
    sort_of,
)
from archipel.games.mangrovia.rules import MangroviaState
from archipel.games.mangrovia.worth import LANDSCAPE, VALUABLE, best_hut, collection, hut_value, landing_value, path_gain

TWICE: Final = 1.5
"""How much more a double hut brings than one."""
CARD: Final = 1.0
"""What the landscape card is worth that is given for a hut."""
BIRD: Final = 0.5
"""What a bird is worth for each card in hand that it makes good."""


def weigh(table: MangroviaState, moves: list[int]) -> list[float]:
    """The moves of one question: they may be of several sorts, but a site is answered by sites only."""
    box = table.island
    seat = table.seat
    best = best_hut(table, seat) if sort_of(box, moves[0]) == SORT_SITE else 0.0
    gains: list[float] = []
    weights: list[float] = []
    for move in moves:
        sort = sort_of(box, move)
        weight = 0.0
        if sort == SORT_SITE:
            site = move - box.at_site
            weight = landing_value(table, seat, box.near[site], 0, best) + landing_value(table, seat, box.far[site], 0, best)
        elif sort in (SORT_BUILD, SORT_DOUBLE):
            if not gains:
                gains = [path_gain(table, seat, path) for path in range(len(box.paths))]
            if sort == SORT_BUILD:
                weight = hut_value(table, move - box.at_build, gains) - price(box, move - box.at_build)
            else:
                weight = TWICE * hut_value(table, move - box.at_double, gains) - 2 * price(box, move - box.at_double)
        elif sort == SORT_TAKE:
            weight = one_more(table, seat, move - box.at_take)
        elif sort == SORT_DRAW:
            weight = any_card(table, seat, move - box.at_draw)
        elif sort == SORT_COLLECT:
            weight = float(box.amulets[0]) if move == COLLECT_ONE else collection(table, seat)
        elif sort == SORT_CARD:
            weight = -last_one(table, seat, move - box.at_card)
        elif sort == SORT_RETURN:
            weight = -float(box.amulets[move - box.at_return])
        elif sort == SORT_BIRDS:
            weight = BIRD * cards_on(table, seat, box.pairs_of_birds[move - box.at_birds])
        weights.append(weight)
    return weights


def price(box: MangroviaBox, space: int) -> float:
    """What is given for a hut: valuables or amulets, and the landscape card."""
    return CARD + box.costs[space] * (VALUABLE if box.currencies[space] == VALUABLES else 1.0)


def one_more(table: MangroviaState, seat: int, kind: int) -> float:
    """What one more card of a kind is worth."""
    box = table.island
    if kind < box.first[LANDSCAPES]:
        return box.values[kind] * VALUABLE
    held = table.held[seat * box.kinds + kind]
    return LANDSCAPE[held] if held < len(LANDSCAPE) else 0.0


def last_one(table: MangroviaState, seat: int, land: int) -> float:
    """What is lost with a landscape card from the hand."""
    box = table.island
    held = table.held[seat * box.kinds + box.first[LANDSCAPES] + land]
    return LANDSCAPE[held - 1] if held <= len(LANDSCAPE) else 0.0


def any_card(table: MangroviaState, seat: int, stock: int) -> float:
    """What a card is worth that is drawn unseen: the mean over its kinds."""
    box = table.island
    worth = 0.0
    for kind in range(box.first[stock], box.end[stock]):
        worth += one_more(table, seat, kind)
    return worth / (box.end[stock] - box.first[stock])


def cards_on(table: MangroviaState, seat: int, birds: int) -> int:
    """How many cards of a hand show a landscape with a bird."""
    box = table.island
    count = 0
    for land in range(len(box.landscapes)):
        if birds >> land & 1:
            count += table.held[seat * box.kinds + box.first[LANDSCAPES] + land]
    return count
