"""The board of Flucht aus Mangrovia: the path to and fro from the Start to the Finish, the teams, the animals and the cards.

Colour is never the only sign: a square says its number and a letter; a tamed one is solid (▐ ▌), a wild one is overgrown (░ ░),
an elephant stands between bars (║ ║); a pawn is the mark of its team with its own number.
"""

from collections.abc import Iterable
from math import ceil
from typing import Final, NamedTuple, cast

from rich import box
from rich.align import Align
from rich.color import Color, blend_rgb
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from archipel.engine.edition import Edition
from archipel.engine.phrase import Data
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
FRAME: Final = 4
"""What a panel takes from the width: its border and a blank on either side."""
WIDEST: Final = 124
"""A drawing grows no further."""
ASIDE: Final = 116
"""From this width on the teams and the animals stand beside the path."""
ABREAST: Final = 72
"""From this width on the teams and the animals stand side by side."""
HEADED: Final = 3
"""What a panel with a list adds to its height: its border and the heads of the columns."""


def draw(view: Data, edition: Edition, words: Words, names: list[str], width: int) -> RenderableType:
    width = min(width, WIDEST)
    scene = Scene(view, edition, words, names)
    rows, colours = len(view["teams"]) + HEADED, len(scene.colours) + HEADED
    if width >= ASIDE:
        side = width // 3
        way = path(scene, width - side)
        right = Group(teams(scene, side, rows), animals(scene, side, len(way) + HEADED - 1 - rows))
        return Group(beside(framed(scene, way, width - side), right), cards(scene, width))
    way_there = framed(scene, path(scene, width), width)
    if width >= ABREAST:
        half, height = width * 5 // 9, max(rows, colours)
        return Group(way_there, beside(teams(scene, half, height), animals(scene, width - half, height)), cards(scene, width))
    return Group(way_there, teams(scene, width, rows), animals(scene, width, colours), cards(scene, width))


class Scene:
    """A view with what is needed to draw it: the letters of colours, the numbers of places, and who stands where."""

    def __init__(self, view: Data, edition: Edition, words: Words, names: list[str]) -> None:
        self.view = view
        self.words = words
        self.names = names
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


def beside(left: RenderableType, right: RenderableType) -> Table:
    table = Table.grid()
    table.add_row(left, right)
    return table


def panel(inside: RenderableType, title: str, width: int, height: int | None = None, below: Text | None = None) -> Panel:
    head = Text(title, style="bold")
    return Panel(
        inside,
        title=head,
        title_align="left",
        subtitle=below,
        subtitle_align="right",
        box=box.ROUNDED,
        border_style=LEAF,
        width=width,
        height=height,
    )


# The path


def framed(scene: Scene, lines: list[Text], width: int) -> Panel:
    """The path in its frame, with a key to the three sorts of squares below."""
    tamed, wild, elephant = (scene.words.text(f"board-{id}") for id in ("tamed", "wild", "elephant"))
    key = Text(f"▐█▌ {tamed}  ░░░ {wild}  ║{scene.elephant}║ {elephant}", style="default")
    return panel(Align.center(Text("\n", no_wrap=True).join(lines)), scene.words.text("title"), width, below=key)


def path(scene: Scene, width: int) -> list[Text]:
    """All lines from the Start to the Finish: rows to and fro, as long as the width allows."""
    inner = len(str(len(scene.squares))) + 2
    cell = inner + 2
    *between, finish = [str(entry["id"]) for entry in scene.squares]
    fitting = max(1, (width - FRAME - 2 * MARGIN) // cell)
    most = ceil(len(between) / ceil(len(between) / fitting))
    rows = [between[at : at + most] for at in range(0, len(between), most)]
    wood = Look("▐", "▌", " ", WOOD, filled(WOOD))
    lines = [plank(f" {scene.numbers[scene.start]} {scene.words.text('board-start')} ", wood, scene.on(scene.start))]
    for number, row in enumerate(rows):
        lines.append(gap(scene, rows, number, cell, most))
        lines += stretch([square(scene, id, inner) for id in row], number, cell, most)
    lines.append(gap(scene, rows, len(rows), cell, most))
    lines.append(arrival(scene, finish, len(rows), cell * most))
    return lines


def to_the_right(row: int) -> bool:
    return row % 2 == 0


def plank(label: str, look: Look, pawns: list[Text]) -> Text:
    """A place for any number of pawns, as long as it needs to be."""
    crowd = [part for pawn in pawns for part in (pawn, (" ", look.inside))]
    return line((look.left, look.edge), (label, look.inside), *crowd, (look.right, look.edge))


def arrival(scene: Scene, finish: str, row: int, room: int) -> Text:
    """The Finish, where the last row leads."""
    data = scene.squares[scene.numbers[finish] - 1]
    label = f"{scene.numbers[finish]} {sign(scene, data)} {scene.words.text('board-finish')} "
    place = plank(label, look(scene, data), scene.on(finish))
    if to_the_right(row):
        return line(("╰►", TRAIL), place)
    return line(" " * (MARGIN + room - place.cell_len), place, ("◄╯", TRAIL))


def stretch(cells: list[tuple[Text, Text]], row: int, cell: int, most: int) -> list[Text]:
    """The two lines of a row, with the path that leads in on one side and out on the other."""
    missing = (most - len(cells)) * cell
    if to_the_right(row):
        upper, lower = (joined(half) for half in zip(*cells, strict=True))
        return [line(("╰►", TRAIL), upper, ("─" * missing + "─╮", TRAIL)), line("  ", lower, (" " * missing + " │", TRAIL))]
    upper, lower = (joined(half) for half in zip(*reversed(cells), strict=True))
    return [line(("╭─" + "─" * missing, TRAIL), upper, ("◄╯", TRAIL)), line(("│ " + " " * missing, TRAIL), lower)]


def gap(scene: Scene, rows: list[list[str]], number: int, cell: int, most: int) -> Text:
    """The line above a row: the path on its way there, and the ropes of the bridge."""
    signs = [" "] * (2 * MARGIN + cell * most)
    signs[0 if to_the_right(number) else -1] = "│"
    for row, (left, rope, right) in ((number - 1, "╚═╝"), (number, "╔═╗")):
        columns = bridged(scene, rows, row, cell, most)
        if columns:
            label = f" {scene.words.text('board-bridge')} " if row == number else ""
            label = label if len(label) + 2 <= len(columns) else ""
            signs[columns.start : columns.stop] = left + label.center(len(columns) - 2, rope) + right
    text = line(("".join(signs), ROPE))
    text.stylize(TRAIL, 0, 1)
    text.stylize(TRAIL, len(signs) - 1)
    return text


def bridged(scene: Scene, rows: list[list[str]], row: int, cell: int, most: int) -> range:
    """The columns that the bridge takes in this row."""
    held = [at for at, id in enumerate(rows[row]) if id in scene.bridge] if 0 <= row < len(rows) else []
    if not held:
        return range(0)
    first, last = (held[0], held[-1]) if to_the_right(row) else (most - 1 - held[-1], most - 1 - held[0])
    return range(MARGIN + first * cell, MARGIN + (last + 1) * cell)


def square(scene: Scene, id: str, inner: int) -> tuple[Text, Text]:
    """A square is two lines high: its number and letter, and below them who stands there."""
    number = scene.numbers[id]
    data = scene.squares[number - 1]
    left, right, filling, edge, inside = look(scene, data)
    pawns = scene.on(id)
    crowd = joined(pawns)
    if crowd.cell_len > inner:
        crowd = line(pawns[0], (f"+{len(pawns) - 1}", f"bold {CREAM} on {INK}"))
    below = centred(crowd, inner, " ", f"on {INK}") if pawns else Text(filling * inner, style=inside)
    label = f"{number:>{inner - 2}} {sign(scene, data)}"
    return line((left, edge), (label, inside), (right, edge)), line((left, edge), below, (right, edge))


def look(scene: Scene, data: Data) -> Look:
    if "colour" not in data:
        return Look("║", "║", " ", filled(GREY), filled(GREY))
    colour = paint(data["colour"])
    if data["id"] in scene.tamed:
        return Look("▐", "▌", " ", colour, filled(colour))
    return Look("░", "░", "░", overgrown(colour), overgrown(colour))


def sign(scene: Scene, data: Data) -> str:
    return scene.letters[data["colour"]] if "colour" in data else scene.elephant


# The teams and the animals


def listing() -> Table:
    return Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, expand=True, header_style="dim")


def teams(scene: Scene, width: int, height: int) -> Panel:
    """Every team with its mark, where its pawns stand, and how many cards it holds."""
    view, words = scene.view, scene.words
    table = listing()
    table.add_column(width=1)
    table.add_column(width=3)
    table.add_column(ratio=1, no_wrap=True, overflow="ellipsis", min_width=8)
    table.add_column(no_wrap=True, overflow="ellipsis")
    for number in range(1, 1 + max(len(team["pawns"]) for team in view["teams"])):
        table.add_column(str(number), justify="right", no_wrap=True, min_width=3)
    table.add_column(words.text("board-cards"), justify="right", no_wrap=True)
    for seat, team in enumerate(view["teams"]):
        turn = seat == view["asked"] and not view["over"]
        note = "board-winner" if seat == view["winner"] else "board-own" if seat == view["seat"] else ""
        name, said = Text(scene.names[seat], style="bold" if turn else ""), Text(words.text(note) if note else "", style="italic")
        places = [str(scene.numbers[place]) for place in team["pawns"].values()]
        badge = centred(chip(seat), 3, " ", f"on {INK}")
        table.add_row(Text("►" if turn else " ", style="bold"), badge, name, said, *places, str(team["hand"]["count"]))
    key = None if view["over"] else Text(f"► {words.text('board-turn')}", style="default")
    return panel(table, words.text("board-teams"), width, height, key)


def animals(scene: Scene, width: int, height: int) -> Panel:
    """How many squares of each colour are still wild, and what the letters mean; where there is room, square by square."""
    words = scene.words
    table = listing()
    table.add_column()
    table.add_column(no_wrap=True)
    table.add_column(ratio=1, no_wrap=True, overflow="ellipsis", style="dim")
    table.add_column(words.text("board-wild").capitalize(), justify="right", no_wrap=True)
    bars: list[Text] = []
    for colour in scene.colours:
        wild = [square["id"] not in scene.tamed for square in scene.squares if square.get("colour") == colour["id"]]
        count = Text.assemble((str(sum(wild)), "bold"), (f" / {len(wild):>2}", "dim"))
        table.add_row(disc(scene, colour["id"]), words.name("colour", colour["id"]), words.name("animal", colour["animal"]), count)
        bars.append(line(disc(scene, colour["id"]), " ", ("".join("░" if it else "█" for it in wild), paint(colour["id"]))))
    roomy = height >= 2 * len(scene.colours) + HEADED + 1
    return panel(Group(table, "", *bars) if roomy else table, words.text("board-animals"), width, height)


# The cards


def cards(scene: Scene, width: int) -> Panel:
    """The reader's hand, if there is one, and the piles."""
    view, words = scene.view, scene.words
    piles = [Text.assemble((f"{words.text('board-pile')} ", "dim"), str(view["pile"]["count"]))]
    piles.append(Text.assemble((f"{words.text('board-played')} ", "dim"), str(len(view["played"]))))
    if view["card"] is not None:
        colour = scene.cards[view["card"]]["disc"]
        shown = joined([disc(scene, colour), diamonds(scene, view["card"])], " ")
        piles.append(Text.assemble((f"{words.text('board-card')} ", "dim"), (view["card"], "bold"), " ", shown))
    room = width - FRAME
    below = joined(piles, "   ")
    below = below if below.cell_len <= room else joined(piles, "\n")
    if view["seat"] < 0:
        return panel(below, words.text("board-cards"), width)
    hand = [card(scene, str(id)) for id in view["teams"][view["seat"]]["hand"]["cards"]]
    most = max(1, (room + 1) // (hand[0][0].cell_len + 1)) if hand else 1
    lines: list[Text] = []
    for at in range(0, len(hand), most):
        lines += [joined(parts, " ") for parts in zip(*hand[at : at + most], strict=True)]
    return panel(Group(*lines, below), words.text("board-hand"), width)


def card(scene: Scene, id: str) -> list[Text]:
    """A card as lines: its id in the frame, its disc, its diamonds."""
    inner = max(max(len(name), 3 * len(data["diamonds"]) - 1) for name, data in scene.cards.items())
    colour = str(scene.cards[id]["disc"])
    edge = f"{paint(colour)} on {INK}"
    name = Text(id if len(id) + 2 > inner else f" {id} ", style=f"bold {CREAM} on {INK}")
    inside = [disc(scene, colour), diamonds(scene, id)]
    return [
        line(("╭", edge), centred(name, inner, "─", edge), ("╮", edge)),
        *(line(("│", edge), centred(part, inner, " ", edge), ("│", edge)) for part in inside),
        line((f"╰{'─' * inner}╯", edge)),
    ]


def diamonds(scene: Scene, id: str) -> Text:
    shown = [Text(f"◇{scene.letters[colour]}", style=f"bold {overgrown(paint(colour))}") for colour in scene.cards[id]["diamonds"]]
    return joined(shown, Text(" ", style=f"on {INK}"))
