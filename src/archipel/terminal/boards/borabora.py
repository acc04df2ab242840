"""The board of Bora Bora: the map of the islands, action tiles, tracks and offers, the players, and one's own board.

Colour is never the only sign: terrains, materials and fish are signs and letters, huts and dice carry the marks of their owners, and the
hut on a building space stands in brackets.
"""

from typing import Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from archipel.engine.edition import Edition, items
from archipel.engine.phrase import Data, Phrase
from archipel.terminal.boards import borabora_map
from archipel.terminal.boards.borabora_map import MARKS, MATERIALS
from archipel.terminal.boards.borabora_told import describe, legend
from archipel.terminal.boards.scene import Scene as AnyScene
from archipel.terminal.panel import lines_of, panel
from archipel.words import Words

__all__ = ["MARKS", "describe", "draw", "group", "headline", "legend", "players"]

WIDEST: Final = 110
"""A drawing grows no further."""
FRAME: Final = 4
"""What a panel takes from the width."""
SEXES: Final = {"men": "♂", "women": "♀"}
GODS: Final = {"blue": "#5FA8E0", "white": "#E8E8E8", "red": "#E0644F", "green": "#7FBF5F", "yellow": "#E9C93F"}
COUNTED: Final = ("☀", "Σ", "⚂", "✿", "◎", "✦", "♟", "▯", "⌂", "☺", "▣", "✓")
"""The columns of the list of players."""


class Scene(AnyScene):
    """A view with what is needed to draw it."""

    def __init__(self, view: Data, edition: Edition, words: Words, names: list[str]) -> None:
        super().__init__(view, edition, words, names)
        self.jewels: dict[str, Data] = {str(jewel["id"]): jewel for jewel in items(edition.data, "jewelry")}


def draw(view: Data, edition: Edition, words: Words, names: list[str], width: int, height: int) -> RenderableType:
    width = min(width, WIDEST)
    scene = Scene(view, edition, words, names)
    left = borabora_map.WIDTH + FRAME
    if width >= left + 40:
        right = Group(board(scene, width - left), offers(scene, width - left))
        both = beside(islands(scene, left, lines_of(right, width - left)), right)
        below: list[RenderableType] = [roster(scene, width)]
        if view["seat"] >= 0:
            below.append(own(scene, width))
        if view["over"]:
            below.append(score(scene, width))
        full = Group(both, *below)
        if lines_of(full, width) <= height:
            return full
    return small(scene, width)


def players(view: Data, edition: Edition, words: Words, names: list[str], width: int) -> RenderableType:
    scene = Scene(view, edition, words, names)
    width = min(width, WIDEST)
    parts: list[RenderableType] = [roster(scene, width)]
    if view["seat"] >= 0:
        parts.append(own(scene, width))
    parts.append(offers(scene, width))
    if view["over"]:
        parts.append(score(scene, width))
    return Group(*parts)


def headline(view: Data, words: Words) -> str:
    return f"{words.text('board-round', round=view['round'])} · {words.text('board-phase', phase=view['phase'])}"


def group(move: Phrase, words: Words) -> tuple[str, str] | None:
    """Dice by their number, each with the tiles where it may go; gods below a heading of their own."""
    if move.key == "place":
        return words.text("page-group-die", die=move.args["die"]), words.name("tile", str(move.args["tile"]))
    return None


def small(scene: Scene, width: int) -> RenderableType:
    """The map with the action tiles beside it, and what one's own hand can do."""
    plan = Text("\n").join(borabora_map.draw(scene.view, scene.edition, scene.words, borabora_map.LOW))
    side = Text("\n").join(tiles(scene, dice_first=True))
    both = Table.grid(padding=(0, 1, 0, 0))
    both.add_column(min_width=borabora_map.WIDTH, no_wrap=True)
    both.add_column(max_width=width - borabora_map.WIDTH - 2, no_wrap=True, overflow="ellipsis")
    both.add_row(plan, side)
    lines: list[RenderableType] = [both]
    if scene.view["seat"] >= 0:
        lines.append(means(scene))
    return Group(*lines)


def beside(one: RenderableType, other: RenderableType) -> Table:
    both = Table.grid()
    both.add_row(one, other)
    return both


def mark(seat: int) -> Text:
    sign, style = borabora_map.mark(seat)
    return Text(sign, style=style)


def line(head: str, rest: Text | str) -> Text:
    return Text.assemble((f"{head}  ", "bold"), rest)


# The islands, tiles and tracks


def islands(scene: Scene, width: int, height: int) -> Panel:
    """The map in a frame that is as high as what stands beside it."""
    plan = Text("\n").join(borabora_map.draw(scene.view, scene.edition, scene.words, borabora_map.HIGH))
    framed = panel(plan, f"{scene.words.text('title')} · {headline(scene.view, scene.words)}", width)
    framed.height = max(height, borabora_map.height(borabora_map.HIGH) + 2)
    return framed


def board(scene: Scene, width: int) -> Panel:
    """The action tiles in two columns, the tracks below them."""
    *shown, status, temple = tiles(scene)
    table = Table.grid(padding=(0, 2, 0, 0))
    down = -(-len(shown) // 2)
    for row in range(down):
        table.add_row(*shown[row::down])
    return panel(Group(table, status, temple), scene.words.text("board-tiles"), width)


def tiles(scene: Scene, dice_first: bool = False) -> list[Text]:
    """Action tiles with the dice that lie there, status and temple. Where a long name may be cut, the dice come first."""
    view, words = scene.view, scene.words
    lines: list[Text] = []
    for tile, dice in view["tiles"].items():
        there = Text(" ").join([Text.assemble(mark(die["seat"]), str(die["die"])) for die in dice])
        name = Text(words.name("tile", tile), style="bold")
        lines.append(Text(" ").join([part for part in ((there, name) if dice_first else (name, there)) if part.plain]))
    steps = Text(" ").join([Text.assemble(mark(seat), str(view["status"]["steps"][seat])) for seat in reversed(view["status"]["stack"])])
    temple = Text("").join([mark(owner) if owner is not None else Text("·", style="dim") for owner in view["temple"]["spaces"]])
    lines.append(Text.assemble((f"{words.text('board-status')} ", "bold"), steps))
    lines.append(Text.assemble((f"{words.text('board-temple')} ", "bold"), "6 ", temple, " 1"))
    return lines


def means(scene: Scene) -> Text:
    """What the reader can act with now: dice, offerings, god cards and tiles."""
    player = scene.view["players"][scene.view["seat"]]
    dice = " ".join(str(die["value"]) for die in player["dice"] if die["at"] is None and die["value"]) or "–"
    hand = Text(" ").join([god(scene, colour) for colour in player["hand"]]) if player["hand"] else Text("–")
    counts = f"✿ {player['offerings']}  ◎ {player['shells']}  ✦ {player['god_tiles']}  ♟ {player['priests']}"
    return Text.assemble(("⚂ ", "bold"), dice, f"  {counts}  ", (f"{scene.words.text('board-hand')}  ", "bold"), hand)


def offers(scene: Scene, width: int) -> Panel:
    """Men and women under their dice, jewelry of the round, god cards face up, tasks."""
    view, words = scene.view, scene.words
    lines: list[Text] = []
    for sex, sign in SEXES.items():
        there = [f"{place} {words.name('kind', kind)}" for place, kind in enumerate(view["people"][sex], 1) if kind is not None]
        lines.append(line(sign, " · ".join(there) or "–"))
    jewels = [jewel for jewel in view["jewelry"][view["round"] - 1] if jewel is not None]
    shown = [f"{words.name('jewel', jewel)} ({scene.jewels[jewel]['cost']}◎)" for jewel in jewels]
    lines.append(line(words.text("board-jewelry"), " · ".join(shown) or "–"))
    cards = Text(" ").join([god(scene, colour) for colour in view["cards"]["shown"] if colour is not None])
    lines.append(line(words.text("board-cards"), cards))
    tasks = [words.name("task", task) for task in view["tasks"]["offer"] if task is not None]
    lines.append(line(words.text("board-tasks"), " · ".join(tasks) or "–"))
    return panel(Text("\n").join(lines), words.text("board-offers"), width)


def god(scene: Scene, colour: str) -> Text:
    return Text(scene.words.name("colour", colour), style=GODS.get(colour, "default"))


# The players


def roster(scene: Scene, width: int) -> Panel:
    """Points, dice, and how much of everything each player has, in turn order."""
    view, words = scene.view, scene.words
    table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim", pad_edge=False)
    table.add_column("", no_wrap=True, overflow="ellipsis")
    for head in COUNTED:
        table.add_column(head, justify="right", no_wrap=True)
    for seat in view["order"]:
        player = view["players"][seat]
        on = "►" if view["asked"] == seat else " "
        dice = "".join(str(die["value"] or "·") if die["at"] is None else "·" for die in player["dice"])
        people = sum(1 for space in player["spaces"].values() if space is not None and "kind" in space)
        huts = sum(1 for here in view["regions"].values() if seat in here["huts"])
        counts = [player["offerings"], player["shells"], player["god_tiles"], player["priests"], player["cards"], huts, people]
        counts += [len(player["built"]), len(player["done"])]
        figures = [str(player["points"]), str(view["score"]["totals"][seat]), dice, *(str(count) for count in counts)]
        table.add_row(Text.assemble(on, mark(seat), f" {scene.names[seat]}"), *figures)
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
    area = [f"{id} {MATERIALS.get(held, '▣')}" for id, held in player["ceremony"].items() if held is not None]
    area += [f"+{MATERIALS.get(id, id)}" for id, count in player["beside"].items() for _ in range(count)]
    tasks = [task_line(scene, task) for task in player["tasks"] if task is not None]
    hand = Text(" ").join([god(scene, colour) for colour in player["hand"]]) if player["hand"] else Text("–")
    jewels = " · ".join(words.name("jewel", jewel) for jewel in player["jewelry"]) or "–"
    lines = [
        line(words.text("board-spaces"), " · ".join(spaces) or "–"),
        Text.assemble(line(words.text("board-ceremony"), " · ".join(area) or "–"), "   ", line(words.text("board-jewelry"), jewels)),
        Text.assemble(line(words.text("board-tasks"), " · ".join(tasks) or "–"), "   ", line(words.text("board-hand"), hand)),
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
