"""Materials, the ceremony area and buildings (4A, 4C, 4E)."""

from archipel.engine.decision import Tell
from archipel.engine.phrase import Event
from archipel.games.borabora.edition import NONE
from archipel.games.borabora.settling import FAR
from archipel.games.borabora.state import BUILDINGS, COVERED, FILLED, FREE, Lagoon

# Materials


def free_spaces(table: Lagoon, seat: int, material: int) -> list[int]:
    """The free ceremony spaces of a material."""
    box = table.isles
    first = seat * len(box.ceremony)
    found: list[int] = []
    for space in range(len(box.ceremony)):
        if box.ceremony_material[space] == material and table.ceremony[first + space] == FREE:
            found.append(space)
    return found


def lay(table: Lagoon, seat: int, material: int, space: int, tell: Tell | None) -> None:
    """Lays a material on its ceremony space, or beside the board where there is no free one."""
    box = table.isles
    if space == NONE:
        table.beside[seat * len(box.materials) + material] += 1
        if tell is not None:
            tell(Event("material-beside", {"seat": seat, "material": box.materials[material]}))
        return
    table.ceremony[seat * len(box.ceremony) + space] = FILLED
    if tell is not None:
        tell(Event("material-placed", {"seat": seat, "material": box.materials[material], "space": box.ceremony[space]}))


# 4E. Building


def can_cover(table: Lagoon, seat: int, pair: int) -> bool:
    """Whether both spaces of a pair of neighbours hold their materials."""
    box = table.isles
    first = seat * len(box.ceremony)
    one, other = box.pairs[pair]
    return table.ceremony[first + one] == FILLED and table.ceremony[first + other] == FILLED


def any_pair(table: Lagoon, seat: int) -> bool:
    for pair in range(len(table.isles.pairs)):
        if can_cover(table, seat, pair):
            return True
    return False


def lowest_unbuilt(table: Lagoon, seat: int) -> int:
    box = table.isles
    lowest = FAR
    for building in range(len(box.buildings)):
        if not table.built[seat] >> building & 1:
            lowest = min(lowest, box.buildings[building])
    return lowest


def cheapest(table: Lagoon, seat: int) -> int:
    """The lowest value with which a seat can build; FAR if it cannot."""
    return lowest_unbuilt(table, seat) if any_pair(table, seat) else FAR


def build(table: Lagoon, building: int, pair: int, tell: Tell | None) -> None:
    """The two materials go back, the building covers their spaces; points by the round."""
    box = table.isles
    seat = table.seat
    for space in box.pairs[pair]:
        table.ceremony[seat * len(box.ceremony) + space] = COVERED + building
    table.built[seat] |= 1 << building
    points = box.building_points[table.round]
    table.score(seat, BUILDINGS, points)
    if tell is not None:
        first, second = box.ceremony[box.pairs[pair][0]], box.ceremony[box.pairs[pair][1]]
        args = {"seat": seat, "building": box.buildings[building], "first": first, "second": second}
        tell(Event("built", {**args, "points": points, "total": table.points[seat]}))
