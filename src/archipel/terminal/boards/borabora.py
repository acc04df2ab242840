"""The board of Bora Bora: the five islands, action tiles, tracks and offers, the players, and one's own board.

Colour is never the only sign: terrains, materials and gods are letters, huts and dice carry the marks of their owners, and the hut on a
building space stands in brackets.
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
BESIDE: Final = 76
"""From this width on two parts stand side by side."""

MARKS: Final = (("▲", "#7FBF5F"), ("■", "#B8BCC0"), ("●", "#5FA8E0"), ("◆", "#E0644F"))
GROUNDS: Final = {"forest": "#3F7D4A", "plain": "#D9703F", "beach": "#EBCB75", "mountain": "#8E9296"}
INK: Final = "#14181A"
TERRAINS: Final = {"forest": "♣", "plain": "≡", "beach": "∴", "mountain": "^"}
MATERIALS: Final = {"sand": "∴", "wood": "♣", "stone": "^"}
SEXES: Final = {"men": "♂", "women": "♀"}
GODS: Final = {"blue": "#5FA8E0", "white": "#E8E8E8", "red": "#E0644F", "green": "#7FBF5F", "yellow": "#E9C93F"}
GRID: Final = (
    ("N-W", "N-E", ""),
    ("W-N", "C-NW", "C-NE", "E-N"),
    ("W-S", "C-SW", "C-SE", "E-S"),
    ("S-W", "S-E", ""),
)
"""How the regions lie; the outer rows are set in by one."""


class Scene:
    """A view with what is needed to draw it."""

    def __init__(self, view: Data, edition: Edition, words: Words, names: list[str]) -> None:
        self.view = view
        self.words = words
        self.names = names
        self.edition = edition
        self.regions: dict[str, Data] = {str(region["id"]): region for region in items(edition.data, "regions")}
        self.yields: dict[str, str] = {str(entry["region"]): str(entry["material"]) for entry in items(edition.data, "yields")}
        self.fish: dict[str, Data] = {str(fish["id"]): fish for fish in items(edition.data, "fish")}
        self.ceremony: dict[str, str] = {str(entry["id"]): str(entry["material"]) for entry in items(edition.data, "ceremony")}
        self.jewels: dict[str, Data] = {str(jewel["id"]): jewel for jewel in items(edition.data, "jewelry")}


def draw(view: Data, edition: Edition, words: Words, names: list[str], width: int, height: int) -> RenderableType:
    width = min(width, WIDEST)
    scene = Scene(view, edition, words, names)
    parts: list[RenderableType] = []
    if width >= BESIDE:
        left = width * 3 // 5
        parts.append(beside(islands(scene, left), board(scene, width - left)))
    else:
        parts += [islands(scene, width), board(scene, width)]
    parts += [offers(scene, width), players(scene, width)]
    if view["seat"] >= 0:
        parts.append(own(scene, width))
    if view["over"]:
        parts.append(score(scene, width))
    return Group(*parts)


def beside(one: RenderableType, other: RenderableType) -> Table:
    both = Table.grid()
    both.add_row(one, other)
    return both


def mark(seat: int) -> Text:
    sign, colour = MARKS[seat % len(MARKS)]
    return Text(sign, style=f"bold {colour}")


def line(head: str, rest: Text | str) -> Text:
    return Text.assemble((f"{head}  ", "bold"), rest)


# The islands


def islands(scene: Scene, width: int) -> Panel:
    """Every region with its terrain, material, fish and huts; [▲] holds the building space."""
    words, view = scene.words, scene.view
    table = Table.grid(padding=(0, 1, 0, 0))
    for row in GRID:
        cells = [region(scene, id) for id in row if id in scene.regions]
        if len(cells) == 2:
            cells = [Text(""), *cells, Text("")]
        table.add_row(*cells)
    routes = [
        f"{route['a']}{'=' if route['kind'] == 'land' else '~'}{route['b']} {route['value']}"
        for route in items(scene.edition.data, "routes")
    ]
    title = f"{words.text('board-round', round=view['round'])} · {words.text('board-phase', phase=view['phase'])}"
    return panel(Group(table, Text(" · ".join(routes), style="dim")), f"{words.text('title')} · {title}", width)


def region(scene: Scene, id: str) -> Text:
    """C-SE ^^6 [▲]■: terrain, material, fish, huts."""
    printed = scene.regions[id]
    here = scene.view["regions"][id]
    terrain = str(printed["terrain"])
    ground = f"{INK} on {GROUNDS.get(terrain, '#777777')}"
    fish = scene.fish[here["fish"]]
    text = Text(
        f"{id} {TERRAINS.get(terrain, terrain[:1])}{MATERIALS.get(scene.yields[id], '?')}{fish['value']}", style=ground, no_wrap=True
    )
    huts = Text(" ")
    for seat in here["huts"]:
        sign = mark(seat)
        huts = Text.assemble(huts, "[", sign, "]") if seat == here["top"] else Text.assemble(huts, sign)
    return Text.assemble(text, huts)


# Tiles and tracks


def board(scene: Scene, width: int) -> Panel:
    """Action tiles with dice, status and temple."""
    view, words = scene.view, scene.words
    lines: list[Text] = []
    for tile, dice in view["tiles"].items():
        there = Text(" ").join([Text.assemble(mark(die["seat"]), str(die["die"])) for die in dice])
        lines.append(Text.assemble((f"{tile} ", "bold"), there))
    steps = Text("  ").join([Text.assemble(mark(seat), str(view["status"]["steps"][seat])) for seat in reversed(view["status"]["stack"])])
    spaces = [mark(owner) if owner is not None else Text("·", style="dim") for owner in view["temple"]["spaces"]]
    temple = Text(" ").join(spaces)
    lines.append(line(words.text("board-status"), steps))
    lines.append(line(words.text("board-temple"), Text.assemble("6 ", temple, " 1", (f"  ({view['temple']['tiles']})", "dim"))))
    return panel(Text("\n").join(lines), words.text("board-tiles"), width)


def offers(scene: Scene, width: int) -> Panel:
    """Men and women under their dice, jewelry of the round, god cards face up, tasks."""
    view, words = scene.view, scene.words
    lines: list[Text] = []
    for sex, sign in SEXES.items():
        there = [f"{place} {words.name('kind', kind)}" for place, kind in enumerate(view["people"][sex], 1) if kind is not None]
        lines.append(line(sign, " · ".join(there) or "–"))
    jewels = [jewel for jewel in view["jewelry"][view["round"] - 1] if jewel is not None]
    shown = [f"{words.name('jewel', jewel)} ({scene.jewels[jewel]['cost']})" for jewel in jewels]
    lines.append(line(words.text("board-jewelry"), " · ".join(shown) or "–"))
    cards = Text(" ").join([god(scene, colour) for colour in view["cards"]["shown"] if colour is not None])
    lines.append(line(words.text("board-cards"), Text.assemble(cards, (f"  ({view['cards']['pile']})", "dim"))))
    tasks = [words.name("task", task) for task in view["tasks"]["offer"] if task is not None]
    lines.append(line(words.text("board-tasks"), " · ".join(tasks) or "–"))
    return panel(Text("\n").join(lines), words.text("board-offers"), width)


def god(scene: Scene, colour: str) -> Text:
    return Text(scene.words.name("colour", colour), style=GODS.get(colour, "default"))


# The players


def players(scene: Scene, width: int) -> Panel:
    """Points, dice, and how much of everything each player has, in turn order."""
    view, words = scene.view, scene.words
    table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim", pad_edge=False)
    table.add_column("", no_wrap=True, overflow="ellipsis")
    for head in ("☀", "Σ", "⚂", "✿", "◎", "✦", "♟", "▯", "⌂", "☺", "■", "✓"):
        table.add_column(head, justify="right", no_wrap=True)
    for seat in view["order"]:
        player = view["players"][seat]
        on = "►" if view["asked"] == seat else " "
        dice = "".join(str(die["value"]) if die["at"] is None else "·" for die in player["dice"])
        people = sum(1 for space in player["spaces"].values() if space is not None and "kind" in space)
        huts = sum(1 for here in view["regions"].values() if seat in here["huts"])
        counts = [player["offerings"], player["shells"], player["god_tiles"], player["priests"], player["cards"], huts, people]
        table.add_row(
            Text.assemble(on, mark(seat), f" {scene.names[seat]}"),
            str(player["points"]),
            str(view["score"]["totals"][seat]),
            dice,
            *(str(count) for count in counts),
            str(len(player["built"])),
            str(len(player["done"])),
        )
    return panel(table, words.text("board-players"), width, words.text("board-signs"))


def own(scene: Scene, width: int) -> Panel:
    """One's own hut spaces, ceremony area, tasks with what is missing, and hand."""
    view, words = scene.view, scene.words
    player = view["players"][view["seat"]]
    spaces: list[str] = []
    for id, held in player["spaces"].items():
        if held is None:
            spaces.append(f"{id} –")
        elif "huts" in held:
            if held["huts"] > 1:
                spaces.append(f"{id} {held['huts']}⌂")
        else:
            sign = SEXES["men" if held["sex"] == "man" else "women"]
            spaces.append(f"{id} {sign}{words.name('kind', held['kind'])}{' ▾' if held['shifted'] else ''}")
    area = [f"{id} {MATERIALS.get(held, '■')}" for id, held in player["ceremony"].items() if held is not None]
    area += [f"+{MATERIALS.get(id, id)}" for id, count in player["beside"].items() for _ in range(count)]
    tasks = [task_line(scene, task) for task in player["tasks"] if task is not None]
    hand = Text(" ").join([god(scene, colour) for colour in player["hand"]]) if player["hand"] else Text("–")
    lines = [
        line(words.text("board-spaces"), " · ".join(spaces) or "–"),
        line(words.text("board-ceremony"), " · ".join(area) or "–"),
        line(words.text("board-jewelry"), " · ".join(words.name("jewel", jewel) for jewel in player["jewelry"]) or "–"),
        line(words.text("board-tasks"), " · ".join(tasks) or "–"),
        line(words.text("board-hand"), hand),
    ]
    return panel(Text("\n").join(lines), words.text("board-own"), width)


def task_line(scene: Scene, task: Data) -> str:
    missing = "✓" if task["missing"] == 0 else f"−{task['missing']}"
    return f"{scene.words.name('task', task['id'])} {missing}"


# The end


def score(scene: Scene, width: int) -> Panel:
    """The score line by line; lines without points are left out."""
    words = scene.words
    table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim", pad_edge=False)
    table.add_column("")
    for name in scene.names:
        table.add_column(name, justify="right", overflow="ellipsis", no_wrap=True)
    for row in scene.view["score"]["rows"]:
        if any(row["points"]):
            table.add_row(words.text(f"board-row-{row['id']}"), *(str(points) if points else "·" for points in row["points"]))
    table.add_row(words.text("board-total"), *(str(total) for total in scene.view["score"]["totals"]), style="bold")
    return panel(table, words.text("board-score"), width)
