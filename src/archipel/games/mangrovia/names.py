"""What the moves of Mangrovia are called where they are listed, in the order in which `edition.MangroviaBox.number_moves` numbers them."""

from archipel.engine.phrase import Phrase
from archipel.games.mangrovia.edition import COLLECT, LANDSCAPES, SKIP, VALUABLES, MangroviaBox
from archipel.games.mangrovia.purses import CURRENCIES


def called(box: MangroviaBox, move: int) -> Phrase:
    """A move's name: what is done, and with what. The same in every position."""
    if move < box.at_site:
        return Phrase("skip" if move == SKIP else "collect" if move == COLLECT else "collect-one", {})
    if move < box.at_take:
        site = move - box.at_site
        return Phrase("site", {"number": site + 1, "near": box.near[site], "far": box.far[site]})
    if move < box.at_draw:
        return take(box, move - box.at_take)
    if move < box.at_build:
        return Phrase("draw-valuable" if move == box.at_draw + VALUABLES else "draw-landscape", {})
    if move < box.at_double:
        return build(box, move - box.at_build, 1)
    if move < box.at_card:
        return build(box, move - box.at_double, 2)
    if move < box.at_pay:
        return Phrase("give", {"landscape": box.landscapes[move - box.at_card]})
    if move < box.at_pay_starting:
        return Phrase("pay", {"value": box.prices[move - box.at_pay]})
    if move < box.at_pay_tile:
        return Phrase("pay-starting", {"value": box.starting[move - box.at_pay_starting]})
    if move < box.at_return:
        return Phrase("pay-tile", {})
    if move < box.at_birds:
        return Phrase("give-back", {"value": box.amulets[move - box.at_return]})
    first, second = box.landscapes_of(box.pairs_of_birds[move - box.at_birds])
    return Phrase("birds", {"first": first, "second": second})


def take(box: MangroviaBox, kind: int) -> Phrase:
    first = box.first[LANDSCAPES]
    if kind < first:
        return Phrase("take-valuable", {"value": box.values[kind]})
    return Phrase("take-landscape", {"landscape": box.landscapes[kind - first]})


def build(box: MangroviaBox, space: int, huts: int) -> Phrase:
    """With what it costs, and the points that are printed on the space."""
    args = {
        "space": box.spaces[space],
        "huts": huts,
        "price": box.costs[space] * huts,
        "currency": CURRENCIES[box.currencies[space]],
        "points": box.points[space] * huts,
    }
    return Phrase("hut" if huts == 1 else "double-hut", args)
