"""How good moves look at a glance in Mangrovia: what each brings by itself, roughly and in points, less what it costs."""

from typing import Final

from archipel.games.mangrovia.edition import COLLECT, COLLECT_ONE, LANDSCAPES, VALUABLES, MangroviaBox
from archipel.games.mangrovia.state import ACTION, BOWL, CARD, RETURN, MangroviaState
from archipel.games.mangrovia.worth import LANDSCAPE, VALUABLE, best_hut, collection, hut_value, landing_value, path_gain

TWICE: Final = 1.5
"""How many times as much a double hut brings as a single one."""
GIVEN: Final = 1.0
"""What the landscape card is worth that is given for a hut."""
BIRD: Final = 0.5
"""What a bird is worth for each card in hand that it makes good."""


def weigh(state: MangroviaState, moves: list[int]) -> list[float]:
    """The moves of one question; which piece of a price is laid down makes no difference."""
    box = state.box
    seat = state.seat
    if state.ask == BOWL:
        best = best_hut(state, seat)
        return [site_value(state, seat, move - box.at_site, best) for move in moves]
    if state.ask == ACTION:
        return weigh_actions(state, moves)
    if state.ask == CARD:
        return [-last_one(state, seat, move - box.at_card) for move in moves]
    if state.ask == RETURN:
        return [-float(box.amulets[move - box.at_return]) for move in moves]
    return [0.0] * len(moves)


def site_value(state: MangroviaState, seat: int, site: int, best: float) -> float:
    """What both landings of a site are worth."""
    box = state.box
    return landing_value(state, seat, box.near[site], 0, best) + landing_value(state, seat, box.far[site], 0, best)


def weigh_actions(state: MangroviaState, moves: list[int]) -> list[float]:
    """The actions at a landing, by where the moves of each sort begin."""
    box = state.box
    seat = state.seat
    gains: list[float] = []
    weights: list[float] = []
    for move in moves:
        weight = 0.0
        if move >= box.at_birds:
            weight = BIRD * cards_on(state, seat, box.pairs_of_birds[move - box.at_birds])
        elif move >= box.at_build:
            if not gains:
                gains = [path_gain(state, seat, path) for path in range(len(box.paths))]
            if move < box.at_double:
                weight = hut_value(state, move - box.at_build, gains) - price(box, move - box.at_build)
            else:
                weight = TWICE * hut_value(state, move - box.at_double, gains) - 2 * price(box, move - box.at_double)
        elif move >= box.at_draw:
            weight = any_card(state, seat, move - box.at_draw)
        elif move >= box.at_take:
            weight = one_more(state, seat, move - box.at_take)
        elif move == COLLECT_ONE:
            weight = float(box.amulets[0])
        elif move == COLLECT:
            weight = collection(state, seat)
        weights.append(weight)
    return weights


def price(box: MangroviaBox, space: int) -> float:
    """What is given for a hut: valuables or amulets, and the landscape card."""
    return GIVEN + box.costs[space] * (VALUABLE if box.currencies[space] == VALUABLES else 1.0)


def one_more(state: MangroviaState, seat: int, kind: int) -> float:
    """What one more card of a kind is worth."""
    box = state.box
    if kind < box.first[LANDSCAPES]:
        return box.values[kind] * VALUABLE
    held = state.held[seat * box.kinds + kind]
    return LANDSCAPE[held] if held < len(LANDSCAPE) else 0.0


def last_one(state: MangroviaState, seat: int, land: int) -> float:
    """What is lost with a landscape card from the hand."""
    box = state.box
    held = state.held[seat * box.kinds + box.first[LANDSCAPES] + land]
    return LANDSCAPE[held - 1] if held <= len(LANDSCAPE) else 0.0


def any_card(state: MangroviaState, seat: int, stock: int) -> float:
    """What a card is worth that is drawn unseen: the mean over its kinds."""
    box = state.box
    worth = 0.0
    for kind in range(box.first[stock], box.end[stock]):
        worth += one_more(state, seat, kind)
    return worth / (box.end[stock] - box.first[stock])


def cards_on(state: MangroviaState, seat: int, birds: int) -> int:
    """How many cards of a hand show a landscape with a bird."""
    box = state.box
    count = 0
    for land in range(len(box.landscapes)):
        if birds >> land & 1:
            count += state.held[seat * box.kinds + box.first[LANDSCAPES] + land]
    return count
