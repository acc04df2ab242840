"""The board of Zanzibar: the island as a map with its routes, the players with what they have scored, and one's own objectives.

Colour is never the only sign: a village says its name, the initial of its province and two letters of its good; a merchant is the mark of
its player with its number. A low terminal gets the places by province instead of the map.
"""

from typing import Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from archipel.engine.edition import Edition, items
from archipel.engine.phrase import Data
from archipel.terminal.panel import panel
from archipel.words import Words

WIDEST: Final = 110
"""A drawing grows no further."""
FRAME: Final = 4
"""What a panel takes from the width."""
ROWS: Final = 27
"""The height of the map."""
BELOW: Final = 9
"""The lines that the moves and the prompt need below the drawing."""
OUTWARD: Final = 0.35
"""How far a route at sea bends round the island."""

MARKS: Final = (("▲", "#E0644F"), ("■", "#E9B93F"), ("●", "#35B6BC"), ("◆", "#F08A3C"), ("★", "#A77BD0"))
GROUNDS: Final = {"green": "#7FB069", "yellow": "#E3C04A", "rose": "#DE8590", "violet": "#A58BD0", "orange": "#F0973C", "blue": "#5FA8C4"}
INK: Final = "#14181A"
CREAM: Final = "#FBF6E9"
ROUTE: Final = "#9A6A4A"
WATER: Final = "#5FA8C4"
HUT: Final = "⌂"
SEA: Final = "~"


class Scene:
    """A view with what is needed to draw it."""

    def __init__(self, view: Data, edition: Edition, words: Words, names: list[str]) -> None:
        self.view = view
        self.words = words
        self.names = names
        self.edition = edition
        self.provinces: dict[str, Data] = {str(entry["id"]): entry for entry in items(edition.data, "provinces")}
        self.sea = next(id for id, entry in self.provinces.items() if entry.get("sea"))
        self.places: dict[str, Data] = {}
        for entry in items(edition.data, "villages"):
            self.places[str(entry["id"])] = entry
        for entry in items(edition.data, "sea"):
            self.places[str(entry["id"])] = {**entry, "province": self.sea, "good": SEA}
        self.signs = signs(words, [str(entry["id"]) for entry in items(edition.data, "spices")])
        self.standing: dict[str, Text] = {}
        for seat, player in enumerate(view["players"]):
            for id, place in player["merchants"].items():
                if place is not None:
                    self.standing[str(place)] = chip(seat, str(id).partition("-")[2])

    def good(self, place: str) -> str:
        good = str(self.places[place]["good"])
        return SEA if good == SEA else self.signs.get(good, HUT)

    def ground(self, place: str) -> str:
        """The colour of the province in which a place lies."""
        return GROUNDS.get(str(self.provinces[self.places[place]["province"]]["colour"]), CREAM)


def signs(words: Words, spices: list[str]) -> dict[str, str]:
    """Two letters a spice, of its name where these differ in this language, else of its id."""
    names = [words.name("good", id)[:2].lower() for id in spices]
    return dict(zip(spices, names if len(set(names)) == len(spices) else [id[:2] for id in spices], strict=True))


def chip(seat: int, number: str = "") -> Text:
    """A merchant, or only the mark of a player."""
    sign, colour = MARKS[seat % len(MARKS)]
    return Text.assemble((sign, f"bold {colour} on {INK}"), (number, f"bold {CREAM} on {INK}"))


def draw(view: Data, edition: Edition, words: Words, names: list[str], width: int, height: int) -> RenderableType:
    width = min(width, WIDEST)
    scene = Scene(view, edition, words, names)
    below = [players(scene, width)]
    if view["seat"] >= 0 and view["players"][view["seat"]]["objectives"]:
        below.append(objectives(scene, width))
    lines = ROWS + 2 + len(names) + 3 + 2 * len(below)
    board = island(scene, width) if lines + BELOW <= height else by_province(scene, width)
    return Group(board, *below)


# The map


class Canvas:
    """Signs on a grid, each with its style; what is put later covers what was there."""

    def __init__(self, columns: int, rows: int) -> None:
        self.columns = columns
        self.rows = rows
        self.signs = [[" "] * columns for _ in range(rows)]
        self.styles = [[""] * columns for _ in range(rows)]

    def put(self, column: int, row: int, sign: str, style: str) -> None:
        if 0 <= column < self.columns and 0 <= row < self.rows:
            self.signs[row][column] = sign
            self.styles[row][column] = style

    def write(self, column: int, row: int, text: Text) -> None:
        for at, sign in enumerate(text.plain):
            style = str(text.style)
            for span in text.spans:
                if span.start <= at < span.end:
                    style = str(span.style)
            self.put(column + at, row, sign, style)

    def lines(self) -> list[Text]:
        rows = zip(self.signs, self.styles, strict=True)
        return [Text.assemble(*zip(signs, styles, strict=True), no_wrap=True, overflow="crop") for signs, styles in rows]


def island(scene: Scene, width: int) -> Panel:
    """All places where they stand, the routes between them, and who is there: the name above, good and merchant below."""
    columns = width - FRAME
    canvas = Canvas(columns, ROWS)
    label = max(len(name_of(scene, id)) for id in scene.places)
    xs, ys = ([entry["at"][axis] for entry in scene.places.values()] for axis in (0, 1))

    def at(x: float, y: float) -> tuple[int, int]:
        across = (x - min(xs)) / max(1, max(xs) - min(xs))
        down = (y - min(ys)) / max(1, max(ys) - min(ys))
        return round(label / 2 + across * (columns - label - 1)), round(down * (ROWS - 2))

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
    return panel(Text("\n").join(canvas.lines()), scene.words.text("title"), width, legend(scene))


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


def name_of(scene: Scene, place: str) -> str:
    return scene.words.name("place", place)


def legend(scene: Scene) -> str:
    goods = [f"{sign} {scene.words.name('good', spice)}" for spice, sign in scene.signs.items()]
    return "  ".join([*goods, f"{HUT} {scene.words.name('good', 'hut')}"])


# The places by province, for a low terminal


def by_province(scene: Scene, width: int) -> Panel:
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
    return panel(table, scene.words.text("title"), width)


# Players and objectives


def players(scene: Scene, width: int) -> Panel:
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
    state = f"{words.text('board-round')} {view['round']}"
    if view["turns_left"] is not None:
        state += f" · {words.text('board-last-turns')}: {view['turns_left']}"
    return panel(table, words.text("board-players"), width, state)


def short(scene: Scene, objective: str) -> str:
    return scene.words.name("objective", objective)


def objectives(scene: Scene, width: int) -> Panel:
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
    return panel(table, scene.words.text("board-hand"), width)
