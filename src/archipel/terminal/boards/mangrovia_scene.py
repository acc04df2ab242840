"""What both drawings of Mangrovia share: the signs, the spaces of the grid, the bowls.

Colour is never the only sign: every landscape has a sign of its own, an amulet space stands in brackets, a price in amulets has their sign
behind it, and huts are the marks of their owners, two for a double hut.
"""

import re
from typing import Final

from rich.text import Text

from archipel.engine.edition import Edition, items
from archipel.engine.phrase import Data
from archipel.terminal.boards.scene import Scene as AnyScene
from archipel.words import Words

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


class Scene(AnyScene):
    """A view with what is needed to draw it."""

    def __init__(self, view: Data, edition: Edition, words: Words, names: list[str]) -> None:
        super().__init__(view, edition, words, names)
        self.spaces: dict[str, Data] = {str(space["id"]): space for space in items(edition.data, "spaces")}
        self.paths: dict[str, Data] = {str(path["id"]): path for path in items(edition.data, "paths")}
        self.centres: dict[str, Data] = {str(area["centre"]): area for area in items(edition.data, "areas")}
        self.landscapes = [str(landscape["id"]) for landscape in items(edition.data, "landscapes")]

    def sign(self, landscape: str) -> str:
        return SIGNS.get(landscape, landscape[:1])


def mark(owner: int) -> tuple[str, str]:
    return MARKS[owner % len(MARKS)] if owner >= 0 else NEUTRAL


def off_grid(scene: Scene) -> list[str]:
    return [id for id in scene.spaces if not re.fullmatch(r"[A-Z]\d", id)]


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


def bowl(scene: Scene, site: str) -> Text:
    owner = scene.view["bowls"].get(site)
    if owner is not None:
        sign, colour = mark(owner)
        return Text(f"({sign})", style=f"bold {colour}")
    return Text("(×)" if scene.view["blocked"] == site else "( )", style="dim")


def land_name(scene: Scene, land: str) -> str:
    return scene.sign(land) + scene.words.name("landscape", land)
