"""What both drawings of Flucht aus Mangrovia share: the colours and marks, who stands where, and the pieces of the path.

Colour is never the only sign: a square says its number and a letter; a tamed one is solid (▐ ▌), a wild one is overgrown (░ ░),
an elephant stands between bars (║ ║); a pawn is the mark of its team with its own number.
"""

from collections.abc import Iterable
from math import ceil
from typing import Final, NamedTuple, cast

from rich.color import Color, blend_rgb
from rich.text import Text

from archipel.engine.edition import Edition
from archipel.engine.phrase import Data
from archipel.terminal.boards.scene import Scene as AnyScene
from archipel.words import Words

COLOURS: Final = {"blue": "#3B7DB8", "yellow": "#E5B72E", "red": "#C2402F", "green": "#3C8A4E", "orange": "#E07B2A"}
OTHER: Final = "#A05A9C"
"""For a colour that no edition has had so far."""
GREY: Final = "#8C8F93"
WOOD: Final = "#7A5C3A"
ROPE: Final = "#B98D4F"
LEAF: Final = "#6F8F5F"
TRAIL: Final = "#A8935E"
INK: Final = "#14181A"
CREAM: Final = "#FBF6E9"
MARKS: Final = (("▲", "#C8452F"), ("■", "#E0A526"), ("●", "#1F9AA0"), ("◆", "#E0772B"), ("★", "#7B4FA3"), ("✚", "#EDE6D6"))

MARGIN: Final = 2
"""Room for the turns, on either side of the rows."""


class Scene(AnyScene):
    """A view with what is needed to draw it: the letters of colours, the numbers of places, and who stands where."""

    def __init__(self, view: Data, edition: Edition, words: Words, names: list[str]) -> None:
        super().__init__(view, edition, words, names)
        self.colours = listed(edition, "colours")
        self.cards: dict[str, Data] = {str(card["id"]): card for card in listed(edition, "cards")}
        self.squares = listed(edition, "squares")
        self.start = str(edition.data["start"]["id"])
        self.numbers = {self.start: 0} | {str(square["id"]): number for number, square in enumerate(self.squares, 1)}
        self.bridge: list[str] = edition.data["bridge"]["squares"] if view["options"].get("bridge") == "yes" else []
        self.tamed: set[str] = set(view["tokens"])
        self.letters = letters(words, self.colours)
        self.elephant = initial(words.text("board-elephant"))
        self.pawns: dict[str, list[Text]] = {}
        for seat, team in enumerate(view["teams"]):
            for number, place in enumerate(team["pawns"].values(), 1):
                self.pawns.setdefault(str(place), []).append(chip(seat, str(number)))

    def on(self, place: str) -> list[Text]:
        return self.pawns.get(place, [])


class Look(NamedTuple):
    """How a square looks: its sides, what fills it where nothing is written, and the styles of its sides and of its inside."""

    left: str
    right: str
    filling: str
    edge: str
    inside: str


# Small things


def listed(edition: Edition, section: str) -> list[Data]:
    return cast(list[Data], edition.data[section]["list"])


def initial(word: str) -> str:
    return word[:1].upper()


def letters(words: Words, colours: list[Data]) -> dict[str, str]:
    """A sign a colour: the initials of the colours, else of the animals, else numbers; the first that all differ in this language."""
    ids = [str(colour["id"]) for colour in colours]
    by_colour = [initial(words.name("colour", id)) for id in ids]
    by_animal = [initial(words.name("animal", colour["animal"])) for colour in colours]
    by_number = [str(number) for number in range(1, len(ids) + 1)]
    chosen = next(signs for signs in (by_colour, by_animal, by_number) if len(set(signs)) == len(ids))
    return dict(zip(ids, chosen, strict=True))


def paint(colour: str) -> str:
    return COLOURS.get(colour, OTHER)


def filled(ground: str) -> str:
    """A style with this ground and the writing that is easier to read on it."""
    red, green, blue = Color.parse(ground).get_truecolor()
    return f"bold {INK if 299 * red + 587 * green + 114 * blue > 135_000 else CREAM} on {ground}"


def overgrown(colour: str) -> str:
    """A style for what is wild: a lighter tone of the colour on dark ground, to be read in dark and in light terminals."""
    tone = blend_rgb(Color.parse(colour).get_truecolor(), Color.parse(CREAM).get_truecolor(), 0.25)
    return f"{tone.hex} on {INK}"


def chip(seat: int, number: str = "") -> Text:
    """A pawn, or only the mark of a team: its own dark ground sets it off from every square."""
    sign, colour = MARKS[seat % len(MARKS)]
    return Text.assemble((sign, f"bold {colour} on {INK}"), (number, f"bold {CREAM} on {INK}"))


def disc(scene: Scene, colour: str) -> Text:
    return Text(f"({scene.letters[colour]})", style=filled(paint(colour)))


def line(*parts: Text | str | tuple[str, str]) -> Text:
    return Text.assemble(*parts, no_wrap=True, overflow="crop")


def joined(parts: Iterable[Text], between: Text | str = "") -> Text:
    return (between if isinstance(between, Text) else Text(between)).join(parts)


def centred(text: Text, width: int, fill: str = " ", style: str = "") -> Text:
    room = max(0, width - text.cell_len)
    return line((fill * (room // 2), style), text, (fill * (room - room // 2), style))


# The path


class Route:
    """The squares between the Start and the Finish as rows to and fro, as long as the width allows."""

    def __init__(self, scene: Scene, width: int) -> None:
        self.inner = len(str(len(scene.squares))) + 2
        self.cell = self.inner + 2
        *between, self.finish = [str(square["id"]) for square in scene.squares]
        fitting = max(1, (width - 2 * MARGIN) // self.cell)
        self.most = ceil(len(between) / ceil(len(between) / fitting))
        self.rows = [between[at : at + self.most] for at in range(0, len(between), self.most)]
        self.room = self.cell * self.most


def to_the_right(row: int) -> bool:
    return row % 2 == 0


def plank(label: str, look: Look, pawns: list[Text]) -> Text:
    """A place for any number of pawns, as long as it needs to be."""
    crowd = [part for pawn in pawns for part in (pawn, (" ", look.inside))]
    return line((look.left, look.edge), (label, look.inside), *crowd, (look.right, look.edge))


def departure(scene: Scene) -> Text:
    """The Start, where the path begins."""
    wood = Look("▐", "▌", " ", WOOD, filled(WOOD))
    return plank(f" {scene.numbers[scene.start]} {scene.words.text('board-start')} ", wood, scene.on(scene.start))


def arrival(scene: Scene, finish: str, row: int, room: int) -> Text:
    """The Finish, where the last row leads."""
    data = scene.squares[scene.numbers[finish] - 1]
    label = f"{scene.numbers[finish]} {sign(scene, data)} {scene.words.text('board-finish')} "
    place = plank(label, look(scene, data), scene.on(finish))
    if to_the_right(row):
        return line(("╰►", TRAIL), place)
    return line(" " * (MARGIN + room - place.cell_len), place, ("◄╯", TRAIL))


def trail(cells: list[Text], row: int, room: int) -> Text:
    """A line of a row, with the path that leads in on one side and out on the other."""
    missing = "─" * (room - sum(cell.cell_len for cell in cells))
    if to_the_right(row):
        return line(("╰►", TRAIL), *cells, (f"{missing}─╮", TRAIL))
    return line((f"╭─{missing}", TRAIL), *reversed(cells), ("◄╯", TRAIL))


def look(scene: Scene, data: Data) -> Look:
    if "colour" not in data:
        return Look("║", "║", " ", filled(GREY), filled(GREY))
    colour = paint(data["colour"])
    if data["id"] in scene.tamed:
        return Look("▐", "▌", " ", colour, filled(colour))
    return Look("░", "░", "░", overgrown(colour), overgrown(colour))


def sign(scene: Scene, data: Data) -> str:
    return scene.letters[data["colour"]] if "colour" in data else scene.elephant
