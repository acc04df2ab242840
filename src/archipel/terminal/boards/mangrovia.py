"""The board of Mangrovia: the grid with its paths, the archipelago, the players, displays and piles, and one's own hand.

In full it is about thirty lines high; a terminal that cannot hold it together with the moves gets the small drawing.
"""

from typing import Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from archipel.engine.edition import Edition, items
from archipel.engine.phrase import Data, Phrase
from archipel.terminal.boards.mangrovia_scene import (
    AMULET,
    MARKS,
    STEPS,
    Scene,
    bowl,
    cell,
    grid_of,
    heading,
    land_name,
    mark,
    off_grid,
    space,
    tile_sign,
)
from archipel.terminal.boards.mangrovia_small import small
from archipel.terminal.boards.mangrovia_told import describe, legend
from archipel.terminal.panel import lines_of, panel
from archipel.words import Words

__all__ = ["MARKS", "describe", "draw", "group", "headline", "legend", "players"]

WIDEST: Final = 110
"""A drawing grows no further."""
COUNTED: Final = ("☀", "Σ", "⌂", "❖", "▤", AMULET, "( )")
"""The columns of the list of players."""
BESIDE: Final = 76
"""From this width on archipelago and players stand side by side."""


def draw(view: Data, edition: Edition, words: Words, names: list[str], width: int, height: int) -> RenderableType:
    width = min(width, WIDEST)
    scene = Scene(view, edition, words, names)
    full = Group(board(scene, width), players(view, edition, words, names, width))
    return full if lines_of(full, width) <= height else small(scene, width)


def players(view: Data, edition: Edition, words: Words, names: list[str], width: int) -> RenderableType:
    width = min(width, WIDEST)
    scene = Scene(view, edition, words, names)
    parts: list[RenderableType] = []
    if width >= BESIDE:
        both = Table.grid()
        left = width * 2 // 5
        both.add_row(archipelago(scene, left), roster(scene, width - left))
        parts.append(both)
    else:
        parts += [archipelago(scene, width), roster(scene, width)]
    parts.append(cards(scene, width))
    if view["over"]:
        parts.append(score(scene, width))
    return Group(*parts)


def headline(view: Data, words: Words) -> str:
    return words.text("board-last-round" if view["ending"] else "board-round", round=view["round"])


def group(move: Phrase, words: Words) -> None:
    return None


# The grid


def board(scene: Scene, width: int) -> Panel:
    view, words = scene.view, scene.words
    lines: list[RenderableType] = [grid(scene), away(scene, off_grid(scene), width - 4)]
    birds = words.text("board-birds", first=view["birds"][0], second=view["birds"][1])
    signs = "  ".join(f"{scene.sign(id)} {words.name('landscape', id)}" for id in scene.landscapes)
    return panel(Group(*lines), f"{words.text('title')} · {headline(view, words)} · {birds}", width, f"{signs}  ( ) {AMULET}")


def grid(scene: Scene) -> Table:
    columns, rows = grid_of(scene)
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_row("", *(heading(scene, column) for column in columns))
    for row in rows:
        table.add_row(heading(scene, row), *(cell(scene, f"{column}{row}") for column in columns))
    return table


def away(scene: Scene, ids: list[str], width: int) -> Text:
    """The spaces off the grid, as many in a line as there is room for."""
    cells = [Text.assemble((f"{id} ", "dim"), space(scene, id)) for id in ids]
    across = max(1, width // (max(each.cell_len for each in cells) + 1)) if cells else 1
    lines = [Text(" ").join(cells[at : at + across]) for at in range(0, len(cells), across)]
    return Text("\n").join(lines)


# The archipelago


def archipelago(scene: Scene, width: int) -> Panel:
    """The sites between their landings, from the top; the boat stands at its landing."""
    view, words = scene.view, scene.words
    steps = {int(landing["number"]): landing["steps"] for landing in items(scene.edition.data, "landings")}
    table = Table.grid(padding=(0, 1, 0, 0))
    for number, site in enumerate(items(scene.edition.data, "sites"), 1):
        near, far = min(site["landings"]), max(site["landings"])
        table.add_row(
            landing_sign(view, near, steps[near]),
            Text(str(number), style="bold"),
            bowl(scene, str(site["id"])),
            landing_sign(view, far, steps[far]),
        )
    where = words.text("board-boat", landing=view["landing"]) if view["landing"] else words.text("board-boat-waits")
    return panel(table, words.text("board-archipelago"), width, where)


def landing_sign(view: Data, landing: int, steps: list[list[str]]) -> Text:
    """A landing with its number and its steps: ▯ face up, ▮ face down, ◉ amulets, ⌂ hut, ⌂⌂ double hut."""
    here = view["landing"] == landing and view["phase"] == "boat"
    signs = " ".join("/".join(STEPS[name] for name in step) for step in steps)
    return Text(f"{'►' if here else ' '}{landing:>2} {signs}", style="bold" if here else "default", no_wrap=True)


# Players and cards


def roster(scene: Scene, width: int) -> Panel:
    """Points, points if the game ended now, huts left, and how much of everything each player holds; ♛ has the talisman."""
    view, words = scene.view, scene.words
    table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim", pad_edge=False)
    table.add_column("", no_wrap=True, overflow="ellipsis")
    for head in COUNTED:
        table.add_column(head, justify="right", no_wrap=True)
    table.add_column("", no_wrap=True)
    for seat, player in enumerate(view["players"]):
        sign, colour = mark(seat)
        on = "►" if view["asked"] == seat else " "
        tiles = "".join(f"[{tile_sign(id)}]" for id in player["tiles"])
        figures = [player["points"], view["score"]["totals"][seat], player["huts"]]
        counts = [player["valuables"], player["landscapes"], player["amulets"], player["circles"]]
        table.add_row(
            Text.assemble(on, (sign, colour), f" {scene.names[seat]}"),
            *(str(figure) for figure in figures + counts),
            ("♛ " if view["starter"] == seat else "") + tiles,
        )
    return panel(table, words.text("board-players"), width, f"☀ {words.text('board-points')}  Σ {words.text('board-now')}")


def cards(scene: Scene, width: int) -> Panel:
    """Displays, piles and bag; below them one's own hand."""
    view, words = scene.view, scene.words
    shown = " ".join(str(value) if value is not None else "·" for value in view["valuables"]["shown"])
    lands = " ".join(land_name(scene, land) if land is not None else "·" for land in view["landscapes"]["shown"])
    lines = [
        line(words.text("board-valuables"), shown, words.text("board-pile", count=view["valuables"]["pile"])),
        line(words.text("board-landscapes"), lands, words.text("board-pile", count=view["landscapes"]["pile"])),
        line(
            words.text("board-amulets"),
            words.text("board-bag", count=view["amulets"]["bag"]),
            words.text("board-ones", count=view["amulets"]["ones"]),
        ),
        line(words.text("board-poles"), " ".join(str(value) for value in view["pole_pile"]) or "–", ""),
    ]
    own = view["players"][view["seat"]] if view["seat"] >= 0 else None
    if own is not None:
        held = [f"{value}" for value in sorted(own["hand"]["valuables"])] + [f"{value}▴" for value in own["starting"]]
        inside = [
            " ".join(held) or "–",
            " ".join(land_name(scene, land) for land in own["hand"]["landscapes"]) or "–",
            " ".join(f"{value}{AMULET}" for value in own["hand"]["amulets"]) or "–",
        ]
        lines.append(Text.assemble((words.text("board-hand"), "bold"), "  ", "  │  ".join(inside)))
    if view["drawn"] is not None and view["drawn"]["amulets"] is not None:
        lines.append(Text("  ".join(f"{value}{AMULET}" for value in view["drawn"]["amulets"]), style="bold"))
    return panel(Text("\n").join(lines), words.text("board-cards"), width)


def line(head: str, middle: str, end: str) -> Text:
    return Text.assemble((f"{head}  ", "bold"), middle, (f"  ({end})" if end else "", "dim"))


# The end


def score(scene: Scene, width: int) -> Panel:
    """The score line by line."""
    words = scene.words
    table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim", pad_edge=False)
    table.add_column("")
    for name in scene.names:
        table.add_column(name, justify="right", overflow="ellipsis", no_wrap=True)
    for row in scene.view["score"]["rows"]:
        id: str = row["id"]
        title = id.removeprefix("path-") if id.startswith("path-") else words.text(f"board-{id}")
        table.add_row(title, *(str(points) if points else "·" for points in row["points"]))
    table.add_row(words.text("board-total"), *(str(total) for total in scene.view["score"]["totals"]), style="bold")
    return panel(table, words.text("board-score"), width)
