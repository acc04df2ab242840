"""Men and women: taking one from the board (4B), shifting them down (4C), and what they do in phase B (5, 5A)."""

from archipel.engine.decision import Tell
from archipel.engine.phrase import Event
from archipel.games.borabora import building, cards, settling, status
from archipel.games.borabora.edition import (
    BY_SEX,
    EFFECT_BUILD,
    EFFECT_CARD,
    EFFECT_HUT,
    EFFECT_PERSON,
    EFFECT_SETTLE,
    EFFECT_STATUS,
    NONE,
    SEXES,
)
from archipel.games.borabora.settling import FAR
from archipel.games.borabora.state import EMPTY, Lagoon

# 4B. Taking a person


def free_space(table: Lagoon, seat: int) -> int:
    """The first empty space but the last, else the last if it is empty; NONE if all are taken."""
    box = table.isles
    first = seat * len(box.spaces)
    for space in range(len(box.spaces)):
        if space != box.last and table.spaces[first + space] == EMPTY:
            return space
    return box.last if table.spaces[first + box.last] == EMPTY else NONE


def space_choice(table: Lagoon, seat: int) -> bool:
    """Whether a person can go to the last space or to another."""
    box = table.isles
    return table.spaces[seat * len(box.spaces) + box.last] == EMPTY and free_space(table, seat) != box.last


def cheapest(table: Lagoon, by: int) -> int:
    """The lowest die under which a person of these sexes lies."""
    shown = table.isles.people_shown
    for place in range(shown):
        for sex in range(len(SEXES)):
            if by & BY_SEX[sex] and table.offer[sex * shown + place] != NONE:
                return place + 1
    return FAR


def take(table: Lagoon, offered: int, last: bool, tell: Tell | None) -> None:
    """Puts a person from the board on a free space; nothing else happens."""
    box = table.isles
    seat = table.seat
    sex = offered // box.people_shown
    kind = table.offer[offered]
    table.offer[offered] = NONE
    space = box.last if last else free_space(table, seat)
    table.spaces[seat * len(box.spaces) + space] = 1 + sex * len(box.kinds) + kind
    if tell is not None:
        place = offered % box.people_shown + 1
        tell(Event("person-taken", {"seat": seat, "sex": SEXES[sex], "kind": box.kinds[kind], "place": place, "space": box.spaces[space]}))


# 4C. Shifting


def unshifted(table: Lagoon, seat: int, type: int) -> int:
    """The first space with a person of this type that is not yet shifted; NONE if there is none."""
    box = table.isles
    first = seat * len(box.spaces)
    for space in range(len(box.spaces)):
        if table.spaces[first + space] == 1 + type:
            return space
    return NONE


def shift(table: Lagoon, type: int, tell: Tell | None) -> None:
    """A man brings status, a woman shells: as many as the left side shows."""
    box = table.isles
    seat = table.seat
    space = unshifted(table, seat, type)
    table.spaces[seat * len(box.spaces) + space] += box.types
    sex = type // len(box.kinds)
    if tell is not None:
        kind = box.kinds[type % len(box.kinds)]
        tell(Event("person-shifted", {"seat": seat, "sex": SEXES[sex], "kind": kind, "space": box.spaces[space]}))
    if sex == 0:
        status.climb(table, seat, box.left_value[type], tell)
    else:
        gain_shells(table, seat, box.left_value[type], tell)


def gain_shells(table: Lagoon, seat: int, count: int, tell: Tell | None) -> None:
    table.shells[seat] += count
    if tell is not None:
        tell(Event("shells", {"seat": seat, "count": count, "total": table.shells[seat]}))


def gain_offerings(table: Lagoon, seat: int, count: int, tell: Tell | None) -> None:
    table.offerings[seat] += count
    if tell is not None:
        tell(Event("offerings", {"seat": seat, "count": count, "total": table.offerings[seat]}))


# 5. Using them


def strength(table: Lagoon, seat: int, type: int, doubled: bool) -> int:
    """What all people of one type can do together; doubled by the green god, but never more than the most."""
    box = table.isles
    kind = type % len(box.kinds)
    value = table.people_of(seat, type) * box.unit[kind]
    if box.cap[kind]:
        value = min(value, box.cap[kind])
    if doubled:
        value *= 2
        if box.cap[kind]:
            value = min(value, box.cap[kind])
    return value


def can_use(table: Lagoon, seat: int, type: int, doubled: bool) -> bool:
    """Whether a seat has such people, and at least a part of what they do is possible."""
    value = strength(table, seat, type, doubled)
    if value == 0:
        return False
    box = table.isles
    kind = type % len(box.kinds)
    effect = box.effect[kind]
    if effect == EFFECT_SETTLE:
        return settling.cheapest(table, seat, box.effect_by[kind]) <= value
    if effect == EFFECT_PERSON:
        return cheapest(table, box.effect_by[kind]) <= value and free_space(table, seat) != NONE
    if effect == EFFECT_BUILD:
        return building.cheapest(table, seat) <= value
    if effect == EFFECT_HUT:
        return settling.can_move_hut(table, seat)
    if effect == EFFECT_CARD:
        return cards.to_be_had(table)
    if effect == EFFECT_STATUS:
        return table.steps[seat] + 1 < len(box.status_points)
    return True


def used(table: Lagoon, sex: int) -> int:
    """The kind of this sex that the seat that is asked has used in this phase B; NONE if none."""
    return table.man_used[table.seat] if sex == 0 else table.woman_used[table.seat]


def usable(table: Lagoon, type: int) -> bool:
    """Whether the seat that is asked may use this type unaided."""
    return used(table, type // len(table.isles.kinds)) == NONE and can_use(table, table.seat, type, False)


def usable_with_green(table: Lagoon, type: int, doubled: bool) -> bool:
    """8D. Doubled if no kind of that sex has been used yet; or a second, different kind of a sex that has."""
    box = table.isles
    before = used(table, type // len(box.kinds))
    if doubled:
        return before == NONE and can_use(table, table.seat, type, True)
    return before not in (NONE, type % len(box.kinds)) and can_use(table, table.seat, type, False)


def anything_with_green(table: Lagoon) -> bool:
    for type in range(table.isles.types):
        if usable_with_green(table, type, True) or usable_with_green(table, type, False):
            return True
    return False


def anything_usable(table: Lagoon) -> bool:
    for type in range(table.isles.types):
        if usable(table, type):
            return True
    return False
