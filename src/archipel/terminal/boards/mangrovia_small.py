"""The board of Mangrovia for a low terminal: the grid, the other spaces where it leaves room, the boat's way, the displays and the hand."""

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from archipel.engine.edition import items
from archipel.terminal.boards.mangrovia_scene import AMULET, CELL, STEPS, Scene, bowl, cell, grid_of, heading, land_name, off_grid, space

HEAD: Final = 6
"""The room for the heading of a row."""
APART: Final = Text("  ")


def small(scene: Scene, width: int) -> RenderableType:
    lines = grid(scene)
    rest = poured(lines, [Text.assemble((f"{id} ", "dim"), space(scene, id)) for id in off_grid(scene)], width)
    lines += rows(rest, width)
    lines += [archipelago(scene), *displays(scene)]
    for line in lines:
        line.no_wrap, line.overflow = True, "ellipsis"
    return Group(*lines)


def grid(scene: Scene) -> list[Text]:
    """The lines of the grid, each as long as there are spaces in it."""
    columns, numbers = grid_of(scene)
    lines = [Text(" " * (HEAD + 1)).append_text(Text(" ").join([padded(heading(scene, column), CELL) for column in columns]))]
    for number in numbers:
        cells = [cell(scene, f"{column}{number}") for column in columns]
        while cells and not cells[-1].plain:
            cells.pop()
        lines.append(Text(" ").join([padded(heading(scene, number), HEAD), *(padded(each, CELL) for each in cells)]))
    return lines


def padded(text: Text, width: int) -> Text:
    text.pad_right(max(0, width - text.cell_len))
    return text


def poured(lines: list[Text], cells: list[Text], width: int) -> list[Text]:
    """Puts as many of these as fit behind the lines that end early; returns those that are left."""
    left, room = list(cells), max((each.cell_len for each in cells), default=0) + len(APART)
    edge = max(line.cell_len for line in lines)
    for line in lines:
        count = (width - line.cell_len) // room if line.cell_len < edge - room else 0
        for each in left[:count]:
            line.append_text(APART).append_text(padded(each, room - len(APART)))
        left = left[count:]
    return left


def rows(cells: list[Text], width: int) -> list[Text]:
    """As many in a line as there is room for."""
    across = max(1, width // (max(each.cell_len for each in cells) + len(APART))) if cells else 1
    return [APART.join(cells[at : at + across]) for at in range(0, len(cells), across)]


def archipelago(scene: Scene) -> Text:
    """Every site with its two landings and its bowl in one line, the boat at its landing, and where the birds sit."""
    view = scene.view
    parts = []
    for site in items(scene.edition.data, "sites"):
        near, far = min(site["landings"]), max(site["landings"])
        ships = ["►" if view["phase"] == "boat" and view["landing"] == landing else "" for landing in (near, far)]
        parts.append(Text.assemble(f"{ships[0]}{near}", bowl(scene, str(site["id"])), f"{ships[1]}{far}"))
    birds = f"  {STEPS['birds']} {' '.join(scene.sign(land) for land in view['birds'])}"
    return Text.assemble((f"{scene.words.text('board-archipelago')}  ", "bold"), APART.join(parts), birds)


def displays(scene: Scene) -> list[Text]:
    """What lies open, and one's own hand."""
    view, words = scene.view, scene.words
    values = " ".join(str(value) if value is not None else "·" for value in view["valuables"]["shown"])
    lands = " ".join(land_name(scene, land) if land is not None else "·" for land in view["landscapes"]["shown"])
    lines = [
        Text.assemble((f"{words.text('board-valuables')}  ", "bold"), values, (f"  {words.text('board-landscapes')}  ", "bold"), lands)
    ]
    if view["seat"] >= 0:
        own = view["players"][view["seat"]]
        held = [str(value) for value in sorted(own["hand"]["valuables"])] + [f"{value}▴" for value in own["starting"]]
        signs = [scene.sign(land) for land in own["hand"]["landscapes"]]
        amulets = [f"{value}{AMULET}" for value in own["hand"]["amulets"]]
        inside = "  │  ".join(" ".join(each) or "–" for each in (held, signs, amulets))
        lines.append(Text.assemble((f"{words.text('board-hand')}  ", "bold"), inside))
    return lines
