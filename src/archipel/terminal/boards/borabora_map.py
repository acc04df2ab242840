"""The five islands of Bora Bora as a map: every region a hexagon, its routes between it and its neighbours.

Two lines a region: its id, terrain and what it gives; its fish and its huts, the one on the building space in brackets. A route is its
value between two signs, = by land and ~ by sea.
"""

from typing import Final, NamedTuple

from rich.text import Text

from archipel.engine.edition import Edition, items
from archipel.engine.phrase import Data
from archipel.terminal.canvas import Canvas
from archipel.words import Words

MARKS: Final = (("▲", "#7FBF5F"), ("■", "#B8BCC0"), ("●", "#5FA8E0"), ("◆", "#E0644F"))
GROUNDS: Final = {"forest": "#3F7D4A", "plain": "#D9703F", "beach": "#EBCB75", "mountain": "#8E9296"}
INK: Final = "#14181A"
WATER: Final = "#5FA8C4"
TRAIL: Final = "#C9A46A"
TERRAINS: Final = {"forest": "♣", "plain": "≡", "beach": "∴", "mountain": "^"}
MATERIALS: Final = {"sand": "∴", "wood": "♣", "stone": "^"}
FISH: Final = "∝"
ROUTES: Final = {"land": "=", "sea": "~"}

PLACES: Final = {
    "N-W": (1, 0), "N-E": (2, 0),
    "W-N": (0, 1), "C-NW": (1, 1), "C-NE": (2, 1), "E-N": (3, 1),
    "W-S": (0, 2), "C-SW": (1, 2), "C-SE": (2, 2), "E-S": (3, 2),
    "S-W": (1, 3), "S-E": (2, 3),
}  # fmt: skip
"""Column and row of every region; whatever a route joins is neighbours here, corner to corner round the outer ring."""

INNER: Final = 10
CELL: Final = INNER + 2
GAP: Final = 3
MOST_APART: Final = 4
"""As many huts leave no room for a blank before them."""
WIDTH: Final = 4 * CELL + 3 * GAP


class Scale(NamedTuple):
    """How high the map is drawn: lines a region, and the lines from one row of regions to the next."""

    cell: int
    step: int


LOW: Final = Scale(2, 3)
HIGH: Final = Scale(4, 5)


def height(scale: Scale) -> int:
    return 3 * scale.step + scale.cell


def kinds_of_fish(edition: Edition, words: Words) -> dict[str, str]:
    """A letter a kind of fish: its initial in this language where all differ, else that of its id."""
    kinds = list(dict.fromkeys(str(fish["kind"]) for fish in items(edition.data, "fish")))
    initials = [words.name("fishkind", kind)[:1].lower() for kind in kinds]
    return dict(zip(kinds, initials if len(set(initials)) == len(kinds) else [kind[:1] for kind in kinds], strict=True))


def mark(seat: int) -> tuple[str, str]:
    sign, colour = MARKS[seat % len(MARKS)]
    return sign, f"bold {colour}"


def draw(view: Data, edition: Edition, words: Words, scale: Scale) -> list[Text]:
    """The lines of the map. A region that no edition has had so far would have no place: then it is left to the list of regions."""
    canvas = Canvas(WIDTH, height(scale))
    fish = {str(entry["id"]): entry for entry in items(edition.data, "fish")}
    letters = kinds_of_fish(edition, words)
    yields = {str(entry["region"]): str(entry["material"]) for entry in items(edition.data, "yields")}
    for route in items(edition.data, "routes"):
        put_route(canvas, route, scale)
    for region in items(edition.data, "regions"):
        id, terrain = str(region["id"]), str(region["terrain"])
        if id not in PLACES:
            continue
        here = view["regions"][id]
        caught = fish[here["fish"]]
        upper = Text(f"{id:<4} {TERRAINS.get(terrain, terrain[:1])} +{MATERIALS.get(yields[id], '?')}")
        between = " " if len(here["huts"]) < MOST_APART else ""
        lower = Text(f"{FISH}{caught['value']}{letters[caught['kind']]}{between}")
        for seat in here["huts"]:
            sign = (mark(seat)[0], f"{mark(seat)[1]} on {INK}")
            lower = Text.assemble(lower, "[", sign, "]") if seat == here["top"] else Text.assemble(lower, sign)
        put_region(canvas, PLACES[id], scale, f"{INK} on {GROUNDS.get(terrain, '#777777')}", (upper, lower))
    return canvas.lines()


def put_region(canvas: Canvas, place: tuple[int, int], scale: Scale, ground: str, inside: tuple[Text, Text]) -> None:
    column, row = place[0] * (CELL + GAP), place[1] * scale.step
    edge = f"bold {ground.rpartition(' ')[2]}"
    if scale.cell > 2:
        canvas.write(column + 1, row, Text("╱" + "‾" * (INNER - 2) + "╲", style=edge))
        canvas.write(column + 1, row + 3, Text("╲" + "_" * (INNER - 2) + "╱", style=edge))
        row += 1
    for at, (left, right) in enumerate((("╱", "╲"), ("╲", "╱"))):
        text = Text(" " * INNER, style=ground)
        canvas.write(column, row + at, Text.assemble((left, edge), text, (right, edge)))
        shown = inside[at]
        shown.truncate(INNER - 1)
        canvas.write(column + 2, row + at, with_ground(shown, ground))


def with_ground(text: Text, ground: str) -> Text:
    """A text whose own styles stand out from the ground on which the rest of it lies."""
    return Text(text.plain, style=ground, spans=list(text.spans))


def put_route(canvas: Canvas, route: Data, scale: Scale) -> None:
    """A route between two neighbours: beside, below, or across a corner."""
    if route["a"] not in PLACES or route["b"] not in PLACES:
        return
    (left, top), (right, bottom) = sorted((PLACES[route["a"]], PLACES[route["b"]]))
    sign = ROUTES[route["kind"]]
    style = TRAIL if route["kind"] == "land" else WATER
    middle = scale.cell // 2 - 1
    if top == bottom:
        canvas.write(left * (CELL + GAP) + CELL, top * scale.step + middle, Text(f"{sign}{route['value']}{sign}", style=style))
        return
    upper = min(top, bottom)
    row = upper * scale.step + scale.cell
    column = left * (CELL + GAP) + (CELL // 2 - 1 if left == right else CELL)
    canvas.write(column, row, Text(f"{sign}{route['value']}{sign}", style=style))
