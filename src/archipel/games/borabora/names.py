"""What the moves of Bora Bora are called where they are listed, in the order in which `edition.BoraBoraBox.number_moves` numbers them."""

from archipel.engine.phrase import Data, Phrase
from archipel.games.borabora.edition import BY_CARD, BY_TILE, SEXES, BoraBoraBox, Invocation


def called(box: BoraBoraBox, move: int) -> Phrase:
    """A move's name: what is done, and with what."""
    if move < box.at_material or move == box.at_hut:
        return Phrase(box.texts[move], {})
    if move < box.at_card:
        return Phrase("material", {"material": box.materials[move - box.at_material]})
    if move < box.at_hut:
        return card(box, move - box.at_card)
    if move < box.at_on:
        return settle(box, move - box.at_settle)
    if move < box.at_person:
        return Phrase("lay", {"space": box.ceremony[move - box.at_on]})
    if move < box.at_shift:
        return take(box, move - box.at_person)
    if move < box.at_priest:
        return Phrase("shift", person(box, move - box.at_shift))
    if move < box.at_build:
        return Phrase("priest", {"value": box.temple[move - box.at_priest]})
    if move < box.at_cover:
        return Phrase("build", {"building": box.buildings[move - box.at_build]})
    if move < box.at_place:
        one, other = box.pairs[move - box.at_cover]
        return Phrase("cover", {"first": box.ceremony[one], "second": box.ceremony[other]})
    if move < box.at_god:
        number = move - box.at_place
        return Phrase("place", {"die": number // len(box.tiles) + 1, "tile": box.tiles[number % len(box.tiles)]})
    if move < box.at_use:
        return invoke(box, box.invocations[move - box.at_god])
    if move < box.at_double:
        return Phrase("use", person(box, move - box.at_use))
    if move < box.at_buy:
        return Phrase("double", person(box, move - box.at_double))
    if move < box.at_fulfil:
        return Phrase("buy", {"jewel": box.jewels[move - box.at_buy]})
    if move < box.at_drop:
        return Phrase("fulfil", {"task": box.tasks[move - box.at_fulfil]})
    if move < box.at_pick:
        return Phrase("drop", {"task": box.tasks[move - box.at_drop]})
    return Phrase("pick", {"task": box.tasks[move - box.at_pick]})


def card(box: BoraBoraBox, number: int) -> Phrase:
    return Phrase("draw-card", {}) if number == 0 else Phrase("take-card", {"colour": box.colours[number - 1]})


def settle(box: BoraBoraBox, number: int) -> Phrase:
    regions = len(box.regions)
    return Phrase("settle" if number < regions else "settle-last", {"region": box.regions[number % regions]})


def take(box: BoraBoraBox, number: int) -> Phrase:
    """Somebody from under the dice."""
    offered = len(SEXES) * box.people_shown
    sex, place = number % offered // box.people_shown, number % box.people_shown + 1
    return Phrase("take" if number < offered else "take-last", {"sex": SEXES[sex], "place": place})


def person(box: BoraBoraBox, type: int) -> Data:
    sex, kind = box.sex_and_kind(type)
    return {"sex": sex, "kind": kind}


def invoke(box: BoraBoraBox, invocation: Invocation) -> Phrase:
    god: Data = {"god": box.colours[invocation.god]}
    if invocation.way == BY_TILE:
        return Phrase("invoke-tile", god)
    if invocation.way == BY_CARD:
        return Phrase("invoke-card", god)
    return Phrase("invoke-pair", {**god, "colour": box.colours[invocation.colour]})
