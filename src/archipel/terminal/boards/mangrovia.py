"""The board of Mangrovia: the grid with its paths, the archipelago, the players, displays and piles, and one's own hand.

Colour is never the only sign: every landscape has a sign of its own, an amulet space stands in brackets, a price in amulets has their sign
behind it, and huts are the marks of their owners, two for a double hut.
"""

import re
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
"""From this width on archipelago and players stand side by side."""
CELL: Final = 7
"""The room for one space of the grid."""

SIGNS: Final = {"water": "≈", "sand": "∴", "mangrove": "♣", "reed": "‖"}
GROUNDS: Final = {"water": "#2F6FA8", "sand": "#C9A24A", "mangrove": "#2F6B45", "reed": "#8C9A3B"}
MARKS: Final = (("▲", "#E0644F"), ("■", "#E9B93F"), ("●", "#35B6BC"), ("◆", "#F08A3C"), ("★", "#A77BD0"))
NEUTRAL: Final = ("○", "#B8BCC0")
INK: Final = "#14181A"
AMULET: Final = "◉"
STEPS: Final = {"up": "▯", "down": "▮", "amulets": AMULET, "hut": "⌂", "double": "⌂⌂", "birds": "vv"}
TILES: Final = {"valuable": "3", "amulet": "2" + AMULET, "wild": "✱"}


class Scene:
    """A view with what is needed to draw it."""

    def __init__(self, view: Data, edition: Edition, words: Words, names: list[str]) -> None:
        self.view = view
        self.words = words
        self.names = names
        self.edition = edition
        self.spaces: dict[str, Data] = {str(space["id"]): space for space in items(edition.data, "spaces")}
        self.paths: dict[str, Data] = {str(path["id"]): path for path in items(edition.data, "paths")}
        self.centres: dict[str, Data] = {str(area["centre"]): area for area in items(edition.data, "areas")}
        self.landscapes = [str(landscape["id"]) for landscape in items(edition.data, "landscapes")]

    def sign(self, landscape: str) -> str:
        return SIGNS.get(landscape, landscape[:1])


def draw(view: Data, edition: Edition, words: Words, names: list[str], width: int, height: int) -> RenderableType:
    width = min(width, WIDEST)
    scene = Scene(view, edition, words, names)
    parts: list[RenderableType] = [board(scene, width)]
    if width >= BESIDE:
        both = Table.grid()
        left = width * 2 // 5
        both.add_row(archipelago(scene, left), players(scene, width - left))
        parts.append(both)
    else:
        parts += [archipelago(scene, width), players(scene, width)]
    parts.append(cards(scene, width))
    if view["over"]:
        parts.append(score(scene, width))
    return Group(*parts)


def mark(owner: int) -> tuple[str, str]:
    return MARKS[owner % len(MARKS)] if owner >= 0 else NEUTRAL


# The grid


def board(scene: Scene, width: int) -> Panel:
    view, words = scene.view, scene.words
    columns, rows = grid_of(scene)
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_row("", *(heading(scene, column) for column in columns))
    for row in rows:
        cells = [cell(scene, f"{column}{row}") for column in columns]
        table.add_row(heading(scene, row), *cells)
    others = [id for id in scene.spaces if not re.fullmatch(r"[A-Z]\d", id)]
    lines: list[RenderableType] = [table, away(scene, others, width - 4)]
    first, second = view["birds"]
    title = words.text("board-last-round" if view["ending"] else "board-round", round=view["round"])
    birds = words.text("board-birds", first=first, second=second)
    signs = "  ".join(f"{scene.sign(id)} {words.name('landscape', id)}" for id in scene.landscapes)
    return panel(Group(*lines), f"{words.text('title')} · {title} · {birds}", width, f"{signs}  ( ) {AMULET}")


def grid_of(scene: Scene) -> tuple[list[str], list[str]]:
    """The letters of the columns and the numbers of the rows."""
    on_grid = [id for id in scene.spaces if re.fullmatch(r"[A-Z]\d", id)]
    return sorted({id[0] for id in on_grid}), sorted({id[1] for id in on_grid})


def heading(scene: Scene, id: str) -> Text:
    """A column or row, with what its statue shows if it is a path."""
    path = scene.paths.get(id)
    return Text(f"{id} {path['first']}/{path['second']}" if path else id, style="bold" if path else "dim", no_wrap=True)


def cell(scene: Scene, id: str) -> Text:
    if id in scene.spaces:
        return space(scene, id)
    if id in scene.centres:
        area = scene.centres[id]
        return Text(f"{area['first']}/{area['second']}" if "first" in area else "n × N", style="dim")
    return Text("")


def space(scene: Scene, id: str) -> Text:
    """A free space with landscape, price and points, or the hut that stands on it."""
    printed = scene.spaces[id]
    hut: Data | None = scene.view["huts"].get(id)
    if hut is not None:
        sign, colour = mark(hut["owner"])
        pole = scene.view["pole_tiles"].get(id)
        text = sign * hut["count"] + (f" {pole}" if pole else "")
        return Text(f" {text}".ljust(CELL), style=f"bold {colour}", no_wrap=True)
    signs = "".join(scene.sign(land) for land in printed["land"])
    price = f"{printed['cost']}{AMULET if printed['pay'] == 'amulets' else ''}"
    points = f"+{printed['points']}" if printed["points"] else ""
    text = f"{signs}{price}{points}{tile(scene, id)}"
    text = f"({text})" if printed.get("circle") else text
    ground = GROUNDS.get(printed["land"][0], "#777777")
    return Text(text.ljust(CELL), style=f"{INK} on {ground}", no_wrap=True)


def tile(scene: Scene, id: str) -> str:
    """The stone tile on a space."""
    found: str = scene.view["stone_tiles"].get(id, "")
    return f"[{tile_sign(found)}]" if found else ""


def tile_sign(id: str) -> str:
    return TILES.get(id, id.removeprefix("statue-"))


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


def bowl(scene: Scene, site: str) -> Text:
    owner = scene.view["bowls"].get(site)
    if owner is not None:
        sign, colour = mark(owner)
        return Text(f"({sign})", style=f"bold {colour}")
    return Text("(×)" if scene.view["blocked"] == site else "( )", style="dim")


# Players and cards


def players(scene: Scene, width: int) -> Panel:
    """Points, points if the game ended now, huts left, and how much of everything each player holds; ♛ has the talisman."""
    view, words = scene.view, scene.words
    table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim", pad_edge=False)
    table.add_column("", no_wrap=True, overflow="ellipsis")
    for head in ("☀", "Σ", "⌂", "▮", "≈", AMULET, "( )"):
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


def land_name(scene: Scene, land: str) -> str:
    return scene.sign(land) + scene.words.name("landscape", land)


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
