"""What the drawings of Zanzibar share: the marks and signs, and who stands where.

Colour is never the only sign: a village says its name, the initial of its province and two letters of its good; a merchant is the mark of
its player with its number.
"""

from typing import Final

from rich.text import Text

from archipel.engine.edition import Edition, items
from archipel.engine.phrase import Data
from archipel.terminal.boards.scene import Scene as AnyScene
from archipel.words import Words

MARKS: Final = (("▲", "#E0644F"), ("■", "#E9B93F"), ("●", "#35B6BC"), ("◆", "#F08A3C"), ("★", "#A77BD0"))
GROUNDS: Final = {"green": "#7FB069", "yellow": "#E3C04A", "rose": "#DE8590", "violet": "#A58BD0", "orange": "#F0973C", "blue": "#5FA8C4"}
INK: Final = "#14181A"
CREAM: Final = "#FBF6E9"
ROUTE: Final = "#9A6A4A"
WATER: Final = "#5FA8C4"
HUT: Final = "⌂"
SEA: Final = "~"


class Scene(AnyScene):
    """A view with what is needed to draw it."""

    def __init__(self, view: Data, edition: Edition, words: Words, names: list[str]) -> None:
        super().__init__(view, edition, words, names)
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


def name_of(scene: Scene, place: str) -> str:
    return scene.words.name("place", place)
