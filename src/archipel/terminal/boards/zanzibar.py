"""The board of Zanzibar: the island as a map with its routes, the players with what they have scored, and one's own objectives.

A low terminal gets the places by province instead of the map.
"""

from typing import Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from archipel.engine.edition import Edition, items
from archipel.engine.phrase import Data, Phrase
from archipel.terminal.boards.zanzibar_scene import HUT, MARKS, ROUTE, WATER, Scene, chip, name_of
from archipel.terminal.boards.zanzibar_told import describe, legend
from archipel.terminal.canvas import Canvas
from archipel.terminal.panel import lines_of, panel
from archipel.words import Words

WIDEST: Final = 110
"""A drawing grows no further."""
SPARED: Final = 4
"""The lines that a map leaves to the moves where it can: there are many."""
AT_SEA: Final = "sea"
"""What a place at sea offers, as moves tell it."""
FRAME: Final = 4
"""What a panel takes from the width."""
ROWS: Final = 24
"""The height of the map where there is room for it."""
FEWEST_ROWS: Final = 19
"""A map needs so many for no name to cover another."""
OUTWARD: Final = 0.35
"""How far a route at sea bends round the island."""

__all__ = ["MARKS", "describe", "draw", "group", "headline", "legend", "players"]


def draw(view: Data, edition: Edition, words: Words, names: list[str], width: int, height: int) -> RenderableType:
    width = min(width, WIDEST)
    scene = Scene(view, edition, words, names)
    below = players(view, edition, words, names, width)
    room = height - lines_of(below, width) - 2
    if room >= FEWEST_ROWS:
        return Group(island(scene, width, min(ROWS, max(FEWEST_ROWS, room - SPARED))), below)
    places = by_province(scene)
    return Group(places, *([objectives(scene)] if view["seat"] >= 0 and view["players"][view["seat"]]["objectives"] else []))


def players(view: Data, edition: Edition, words: Words, names: list[str], width: int) -> RenderableType:
    width = min(width, WIDEST)
    scene = Scene(view, edition, words, names)
    parts: list[RenderableType] = [roster(scene, width)]
    if view["seat"] >= 0 and view["players"][view["seat"]]["objectives"]:
        parts.append(panel(objectives(scene), words.text("board-hand"), width))
    return Group(*parts)


def headline(view: Data, words: Words) -> str:
    state = f"{words.text('board-round')} {view['round']}"
    return state if view["turns_left"] is None else f"{state} · {words.text('board-last-turns')}: {view['turns_left']}"


def group(move: Phrase, words: Words) -> tuple[str, str] | None:
    """Ways by the merchant that goes them, other places by their province."""
    if move.key not in ("go", "place", "chase", "push"):
        return None
    place, good = words.name("place", str(move.args["place"])), str(move.args["good"])
    label = place if good == AT_SEA else f"{place}, {words.name('good', good)}"
    if move.key == "go":
        return words.text("board-merchant", merchant=move.args["merchant"]), label
    return words.name("province", str(move.args["province"])), label


# The map


def island(scene: Scene, width: int, rows: int) -> Panel:
    """All places where they stand, the routes between them, and who is there: the name above, good and merchant below."""
    columns = width - FRAME
    canvas = Canvas(columns, rows)
    label = max(len(name_of(scene, id)) for id in scene.places)
    xs, ys = ([entry["at"][axis] for entry in scene.places.values()] for axis in (0, 1))

    def at(x: float, y: float) -> tuple[int, int]:
        across = (x - min(xs)) / max(1, max(xs) - min(xs))
        down = (y - min(ys)) / max(1, max(ys) - min(ys))
        return round(label / 2 + across * (columns - label - 1)), round(down * (rows - 2))

    middle = (sum(xs) / len(xs), sum(ys) / len(ys))
    for sort in ("sea", "coast", "land"):
        for one, other in scene.edition.data["routes"][sort]:
            for x, y in bent(scene.places[one]["at"], scene.places[other]["at"], middle, OUTWARD if sort == "sea" else 0.0):
                canvas.put(*at(x, y), "·", ROUTE if sort == "land" else WATER)
    for id, entry in scene.places.items():
        column, row = at(*entry["at"])
        name = Text(name_of(scene, id), style=f"bold {scene.ground(id)}")
        canvas.write(column - len(name.plain) // 2, row, name)
        province = "" if entry["province"] == scene.sea else scene.words.name("province", entry["province"])[:1] + " "
        sign = Text.assemble((province + scene.good(id), scene.ground(id)), " ", scene.standing.get(id, Text("  ")))
        canvas.write(column - len(sign.plain) // 2, row + 1, sign)
    return panel(Text("\n").join(canvas.lines()), scene.words.text("title"), width, goods(scene))


def bent(one: list[int], other: list[int], middle: tuple[float, float], outward: float) -> list[tuple[float, float]]:
    """Points along a route; at sea it bends away from the middle of the island."""
    points = []
    pull = [(one[axis] + other[axis]) / 2 + outward * ((one[axis] + other[axis]) / 2 - middle[axis]) for axis in (0, 1)]
    count = 60
    for step in range(1, count):
        t = step / count
        x, y = ((1 - t) ** 2 * one[axis] + 2 * t * (1 - t) * pull[axis] + t**2 * other[axis] for axis in (0, 1))
        points.append((x, y))
    return points


def goods(scene: Scene) -> str:
    spices = [f"{sign} {scene.words.name('good', spice)}" for spice, sign in scene.signs.items()]
    return "  ".join([*spices, f"{HUT} {scene.words.name('good', 'hut')}"])


# The places by province, for a low terminal


def by_province(scene: Scene) -> Table:
    table = Table(box=None, show_header=False, padding=(0, 1, 0, 0), pad_edge=False)
    table.add_column(no_wrap=True)
    table.add_column(ratio=1)
    for province in scene.provinces:
        cells = []
        for id, entry in scene.places.items():
            if entry["province"] == province:
                taken = scene.standing.get(id)
                colour = scene.ground(id)
                parts = [Text(f"{name_of(scene, id)}\u00a0{scene.good(id)}", style=colour)] + ([taken] if taken is not None else [])
                cells.append(Text("\u00a0").join(parts))
        table.add_row(Text(scene.words.name("province", province), style="bold"), Text("  ").join(cells))
    return table


# Players and objectives


def roster(scene: Scene, width: int) -> Panel:
    """Every player with points, cards and what was scored."""
    view, words = scene.view, scene.words
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim", expand=True)
    table.add_column("", width=3, no_wrap=True)
    table.add_column("", no_wrap=True, overflow="ellipsis", max_width=14)
    for head in ("board-points", "board-cards", "board-owed"):
        table.add_column(words.text(head), justify="right", no_wrap=True)
    table.add_column(words.text("board-objectives"), ratio=1)
    for seat, player in enumerate(view["players"]):
        turn = seat == view["asked"]
        cards = f"{player['hand']} + {player['pile']}"
        done = [f"{short(scene, entry['objective'])} {entry['points']:+d}".replace("-", "−") for entry in player["scored"]]
        done += [f"{short(scene, id)} ×" for id in player["discarded"]]
        mark = Text.assemble("►" if turn else " ", chip(seat))
        name = Text(scene.names[seat], style="bold" if turn else "")
        table.add_row(mark, name, str(player["points"]).replace("-", "−"), cards, str(player["owed"]), Text(", ".join(done), style="dim"))
    return panel(table, words.text("board-players"), width, headline(view, words))


def short(scene: Scene, objective: str) -> str:
    return scene.words.name("objective", objective)


def objectives(scene: Scene) -> Table:
    """The reader's own cards: the table of each, with what it is worth now between arrows."""
    player = scene.view["players"][scene.view["seat"]]
    tables = {str(entry["id"]): entry["points"] for entry in items(scene.edition.data, "objectives")}
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0), pad_edge=False)
    for id in player["objectives"]:
        count = player["now"][id]["count"]
        cells = []
        for number, points in enumerate(tables[id][: len(player["merchants"]) + 1]):
            worth = f"{number}: {points:+d}".replace("-", "−")
            cells.append(Text(f"▸{worth}◂" if number == count else f" {worth} ", style="bold" if number == count else "dim"))
        table.add_row(Text(short(scene, id), style="bold"), *cells)
    return table
