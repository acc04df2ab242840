"""What tasks ask for (6E): how much of it a seat has, and what is missing."""

from archipel.games.borabora.edition import (
    NONE,
    OF_BUILDINGS,
    OF_CARDS,
    OF_FIRST,
    OF_GOD_TILES,
    OF_ISLANDS,
    OF_JEWELRY,
    OF_MATERIALS,
    OF_OFFERINGS,
    OF_PEOPLE,
    OF_PRIESTS,
    OF_REGIONS,
    OF_SHELLS,
    Need,
)
from archipel.games.borabora.gods import Means
from archipel.games.borabora.state import FILLED, BoraBoraState


def have(state: BoraBoraState, seat: int, need: Need, held: Means) -> int:
    """How much a seat has of what a requirement asks for; cards, offerings and god tiles are taken from `held`."""
    of = need.of
    if of == OF_PEOPLE:
        return people(state, seat, need)
    if of == OF_REGIONS:
        return regions(state, seat, need)
    if of == OF_JEWELRY:
        return jewelry(state, seat, need)
    if of == OF_CARDS:
        return god_cards(need, held)
    if of == OF_MATERIALS:
        return materials(state, seat, need)
    if of == OF_PRIESTS:
        return state.priests_of(seat)
    if of == OF_FIRST:
        return 1 if state.order[0] == seat else 0
    if of == OF_ISLANDS:
        return islands(state, seat)
    if of == OF_BUILDINGS:
        return state.built[seat].bit_count()
    if of == OF_GOD_TILES:
        return held.god_tiles
    if of == OF_OFFERINGS:
        return held.offerings
    if of == OF_SHELLS:
        return state.shells[seat]
    return state.spare[seat]


def people(state: BoraBoraState, seat: int, need: Need) -> int:
    """People on the player board: of a sex, of a kind, shifted, or the number of different kinds."""
    box = state.box
    count = 0
    seen = 0
    for at in range(seat * len(box.spaces), (seat + 1) * len(box.spaces)):
        held = state.spaces[at]
        if held > 0:
            type = (held - 1) % box.types
            kind = type % len(box.kinds)
            if need.sex not in (NONE, type // len(box.kinds)) or need.kind not in (NONE, kind):
                continue
            if need.shifted and held <= box.types:
                continue
            count += 1
            seen |= 1 << kind
    return seen.bit_count() if need.different else count


def regions(state: BoraBoraState, seat: int, need: Need) -> int:
    """Regions with a hut of the seat, on the building space or not: of a terrain, or next to a kind of fish."""
    box = state.box
    count = 0
    for region in range(len(box.regions)):
        if not state.huts[seat] >> region & 1:
            continue
        if need.kind in (NONE, box.terrain_of[region]) and need.fish in (NONE, box.fish_kind[state.fish[region]]):
            count += 1
    return count


def islands(state: BoraBoraState, seat: int) -> int:
    box = state.box
    seen = 0
    for region in range(len(box.regions)):
        if state.huts[seat] >> region & 1:
            seen |= 1 << box.island_of[region]
    return seen.bit_count()


def jewelry(state: BoraBoraState, seat: int, need: Need) -> int:
    box = state.box
    count = 0
    seen = 0
    for jewel in range(len(box.jewels)):
        if state.owned[seat] >> jewel & 1 and need.kind in (NONE, box.jewel_kind[jewel]):
            count += 1
            seen |= 1 << box.jewel_kind[jewel]
    return seen.bit_count() if need.different else count


def materials(state: BoraBoraState, seat: int, need: Need) -> int:
    """Materials on the ceremony area that are not yet used for a building, and those beside the board."""
    box = state.box
    count = 0
    for space in range(len(box.ceremony)):
        if state.ceremony[seat * len(box.ceremony) + space] == FILLED and need.kind in (NONE, box.ceremony_material[space]):
            count += 1
    for material in range(len(box.materials)):
        if need.kind in (NONE, material):
            count += state.beside[seat * len(box.materials) + material]
    return count


def god_cards(need: Need, held: Means) -> int:
    """Cards of one colour, of the most frequent colour, any cards, or the number of different colours."""
    if need.kind != NONE:
        return held.cards[need.kind]
    if need.alike:
        return max(held.cards)
    if not need.different:
        return sum(held.cards)
    count = 0
    for cards_of_colour in held.cards:
        if cards_of_colour > 0:
            count += 1
    return count


def missing(state: BoraBoraState, seat: int, task: int, held: Means) -> int:
    """How many things are missing for a task, over all its requirements."""
    lacking = 0
    for need in state.box.needs[task]:
        lacking += max(0, need.count - have(state, seat, need, held))
    return lacking
