"""The board of Flucht aus Mangrovia: the path to and fro from the Start to the Finish, the teams, the animals and the cards.

Colour is never the only sign: a square says its number and a letter, a tamed one is solid (▐ ▌), a wild one is overgrown (░ ░), an elephant stands
between bars (║ ║), a pawn is its team's mark with its number.
"""

from typing import Any, Final, cast

from rich import box
from rich.color import Color
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from archipel.engine.edition import Edition
from archipel.engine.phrase import Data
from archipel.words import Words

COLOURS: Final = {"blue": "#3B7DB8", "yellow": "#E5B72E", "red": "#C2402F", "green": "#3C8A4E", "orange": "#E07B2A"}
OTHER: Final = "#A05A9C"
"""A colour that no edition has had so far."""
GREY: Final = "#8C8F93"
WOOD: Final = "#7A5C3A"
ROPE: Final = "#B98D4F"
LEAF: Final = "#6F8F5F"
INK: Final = "#14171A"
CREAM: Final = "#FBF6E9"
SEATS: Final = (("▲", "#C8452F"), ("■", "#E0A526"), ("●", "#1F9AA0"), ("◆", "#E0772B"), ("★", "#7B4FA3"), ("✚", "#EDE6D6"))

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


class Scene:
    """A view with what is needed to draw it: letters of colours, numbers of places, and who stands where."""

    def __init__(self, view: Data, edition: Edition, words: Words, names: list[str]) -> None:
        self.view = view
        self.words = words
        self.names = names
        self.colours: list[Data] = listed(edition, "colours")
        self.cards: dict[str, Data] = {str(card["id"]): card for card in listed(edition, "cards")}
        self.squares: list[Data] = listed(edition, "squares")
        self.start = str(edition.data["start"]["id"])
        self.number: dict[str, int] = {self.start: 0, **{str(square["id"]): at for at, square in enumerate(self.squares, 1)}}
        self.bridge: set[str] = set(edition.data["bridge"]["squares"]) if view["options"].get("bridge") == "yes" else set()
        self.tamed: set[str] = set(view["tokens"])
        self.letters = letters(words, self.colours)
        self.elephant = initial(words.text("board-elephant"))
        self.pawns: dict[str, list[Text]] = {}
        for seat, team in enumerate(view["teams"]):
            for number, place in enumerate(team["pawns"].values(), 1):
                self.pawns.setdefault(str(place), []).append(chip(seat, str(number)))

    def on(self, place: str) -> list[Text]:
        return self.pawns.get(place, [])


def draw(view: Data, edition: Edition, words: Words, names: list[str], width: int) -> RenderableType:
    width = min(width, WIDEST)
    scene = Scene(view, edition, words, names)
    if width >= ASIDE:
        side = max(36, width // 3)
        right = Group(teams(scene, side), animals(scene, side))
        return Group(beside(path(scene, width - side), right), cards(scene, width))
    if width >= ABREAST:
        half = width * 5 // 9
        return Group(path(scene, width), beside(teams(scene, half), animals(scene, width - half)), cards(scene, width))
    return Group(path(scene, width), teams(scene, width), animals(scene, width), cards(scene, width))


# Small things


def listed(edition: Edition, section: str) -> list[Data]:
    return cast(list[Data], edition.data[section]["list"])


def initial(word: str) -> str:
    return word[:1].upper()


def letters(words: Words, colours: list[Data]) -> dict[str, str]:
    """A letter a colour: the initials of the colours, else of the animals, else numbers; whichever are all different in this language."""
    ids = [str(colour["id"]) for colour in colours]
    by_colour = [initial(words.text(f"colour-{id}")) for id in ids]
    by_animal = [initial(words.text(f"animal-{colour['animal']}")) for colour in colours]
    by_number = [str(number) for number in range(1, len(ids) + 1)]
    chosen = next(signs for signs in (by_colour, by_animal, by_number) if len(set(signs)) == len(ids))
    return dict(zip(ids, chosen, strict=True))


def paint(colour: str) -> str:
    return COLOURS.get(colour, OTHER)


def filled(ground: str) -> str:
    """A style with this ground and whichever writing is easier to read on it."""
    light = Color.parse(ground).get_truecolor()
    bright = 299 * light.red + 587 * light.green + 114 * light.blue
    return f"bold {INK if bright > 135_000 else CREAM} on {ground}"


def mark(seat: int) -> tuple[str, str]:
    return SEATS[seat % len(SEATS)]


def chip(seat: int, number: str = "") -> Text:
    """A pawn, or the mark of a team: on its own dark ground it stands out on every square and in every terminal."""
    sign, colour = mark(seat)
    return Text(sign + number, style=f"bold {colour} on {INK}")


def disc(scene: Scene, colour: str) -> Text:
    return Text(f"({scene.letters[colour]})", style=filled(paint(colour)))


def beside(left: RenderableType, right: RenderableType) -> Table:
    table = Table.grid()
    table.add_row(left, right)
    return table


def panel(inside: RenderableType, title: str, width: int, below: Text | None = None) -> Panel:
    head = Text(title, style="bold")
    return Panel(inside, title=head, title_align="left", subtitle=below, subtitle_align="right", box=box.ROUNDED, border_style=LEAF, width=width)


# The path


def path(scene: Scene, width: int) -> Panel:
    inner = len(str(len(scene.squares))) + 2
    cell = inner + 2
    most = max(1, (width - FRAME - 2 * MARGIN) // cell)
    *between, finish = [str(square["id"]) for square in scene.squares]
    rows = [between[at : at + most] for at in range(0, len(between), most)]
    lines = [jetty(scene)]
    for number, row in enumerate(rows):
        lines.append(gap(scene, rows, number, cell, most))
        lines += stretch(scene, row, number, inner, most)
    lines.append(gap(scene, rows, len(rows), cell, most))
    lines.append(arrival(scene, finish, len(rows), cell * most))
    return panel(Group(*lines), scene.words.text("title"), width, key(scene))


def to_the_right(row: int) -> bool:
    return row % 2 == 0


def jetty(scene: Scene) -> Text:
    """The Start and everybody who has not left it."""
    line = Text(" ").append_text(plank(scene.words.text("board-start"), filled(WOOD), scene.on(scene.start), WOOD, "▐", "▌"))
    line.no_wrap = True
    return line


def plank(label: str, style: str, pawns: list[Text], edge: str, left: str, right: str) -> Text:
    line = Text().append(left, edge).append(f"{label} ", style)
    for pawn in pawns:
        line.append_text(pawn).append(" ", style)
    return line.append(right, edge)


def arrival(scene: Scene, finish: str, row: int, room: int) -> Text:
    """The Finish, where the last row leads to."""
    left, right, style, edge = look(scene, scene.squares[-1])
    label = f"{scene.number[finish]} {sign(scene, scene.squares[-1])} {scene.words.text('board-finish')}"
    line = plank(label, style, scene.on(finish), edge, left, right)
    turned = Text("╰►", LEAF).append_text(line) if to_the_right(row) else Text(" " * (MARGIN + room - line.cell_len)).append_text(line).append("◄╯", LEAF)
    turned.no_wrap = True
    return turned


def stretch(scene: Scene, row: list[str], number: int, inner: int, most: int) -> list[Text]:
    """The two lines of one row, with the path that leads in on one side and out on the other."""
    rest = "─" * ((most - len(row)) * (inner + 2))
    cells = [square(scene, id, inner) for id in row]
    if to_the_right(number):
        upper = Text("╰►", LEAF).append_text(joined([cell[0] for cell in cells])).append(rest + "─╮", LEAF)
        lower = Text("  ").append_text(joined([cell[1] for cell in cells])).append(" " * (len(rest) + 1) + "│", LEAF)
    else:
        upper = Text("╭─" + rest, LEAF).append_text(joined([cell[0] for cell in reversed(cells)])).append("◄╯", LEAF)
        lower = Text("│ " + " " * len(rest), LEAF).append_text(joined([cell[1] for cell in reversed(cells)]))
    upper.no_wrap = lower.no_wrap = True
    return [upper, lower]


def joined(parts: list[Text]) -> Text:
    return Text().join(parts)


def gap(scene: Scene, rows: list[list[str]], number: int, cell: int, most: int) -> Text:
    """The line above a row: the path on its way there, and the ropes of the bridge."""
    signs = [" "] * (2 * MARGIN + cell * most)
    signs[0 if to_the_right(number) else -1] = "│"
    for row, (left, line, right) in ((number - 1, "╚═╝"), (number, "╔═╗")):
        held = span(scene, rows, row, cell, most)
        if held:
            first, last = held
            rope = left + line * (last - first - 2) + right
            label = f" {scene.words.text('board-bridge')} "
            if row == number and len(label) + 2 <= len(rope):
                rope = rope[:2] + label + rope[2 + len(label) :]
            signs[first:last] = rope
    text = Text("".join(signs), style=ROPE)
    text.stylize(LEAF, 0, 1)
    text.stylize(LEAF, len(signs) - 1)
    text.no_wrap = True
    return text


def span(scene: Scene, rows: list[list[str]], row: int, cell: int, most: int) -> tuple[int, int] | None:
    """From which column to which the bridge goes in this row."""
    if not 0 <= row < len(rows):
        return None
    held = [at for at, id in enumerate(rows[row]) if id in scene.bridge]
    if not held:
        return None
    first, last = min(held), max(held)
    if not to_the_right(row):
        first, last = most - 1 - last, most - 1 - first
    return MARGIN + first * cell, MARGIN + (last + 1) * cell


def square(scene: Scene, id: str, inner: int) -> tuple[Text, Text]:
    """One square, two lines high: number and letter, and below them who stands there."""
    number = scene.number[id]
    data = scene.squares[number - 1]
    left, right, style, edge = look(scene, data)
    label = f"{number:>{inner - 2}} {sign(scene, data)}"
    upper = Text().append(left, edge).append(label, style).append(right, edge)
    return upper, Text().append(left, edge).append_text(standing(scene.on(id), inner, style, left)).append(right, edge)


def standing(pawns: list[Text], inner: int, style: str, left: str) -> Text:
    if not pawns:
        return Text((left if left == "░" else " ") * inner, style=style)
    together = joined(pawns)
    if together.cell_len > inner:
        together = Text().append_text(pawns[0]).append(f"+{len(pawns) - 1}", style)
    if together.cell_len == inner:
        return together
    before = (inner - together.cell_len) // 2
    return Text().append(" " * before, style).append_text(together).append(" " * (inner - before - together.cell_len), style)


def look(scene: Scene, data: Data) -> tuple[str, str, str, str]:
    """How a square looks: its left and right side, the style of its inside, the style of its sides."""
    if "colour" not in data:
        return "║", "║", filled(GREY), GREY
    colour = paint(data["colour"])
    if data["id"] in scene.tamed:
        return "▐", "▌", filled(colour), colour
    return "░", "░", colour, colour


def sign(scene: Scene, data: Data) -> str:
    return scene.letters[data["colour"]] if "colour" in data else scene.elephant


def key(scene: Scene) -> Text:
    """What solid, overgrown and barred squares mean."""
    tamed, wild, elephant = (scene.words.text(f"board-{id}") for id in ("tamed", "wild", "elephant"))
    return Text(f" ▐█▌ {tamed}   ░░░ {wild}   ║{scene.elephant}║ {elephant} ", style="default")


# Teams, animals and cards


def teams(scene: Scene, width: int) -> Panel:
    view, words = scene.view, scene.words
    table = Table(box=None, padding=(0, 1, 0, 0), expand=True, header_style="dim")
    table.add_column()
    table.add_column()
    table.add_column(ratio=1, no_wrap=True, overflow="ellipsis")
    table.add_column()
    most = max(len(team["pawns"]) for team in view["teams"])
    for number in range(1, most + 1):
        table.add_column(str(number), justify="right", no_wrap=True)
    table.add_column(words.text("board-cards"), justify="right", no_wrap=True)
    for seat, team in enumerate(view["teams"]):
        turn = seat == view["asked"] and not view["over"]
        note = words.text("board-winner") if seat == view["winner"] else words.text("board-own") if seat == view["seat"] else ""
        places = [where(scene, str(place)) for place in team["pawns"].values()]
        row: list[RenderableType] = [
            Text("►" if turn else " ", style="bold"),
            Text(" ", style=f"on {INK}").append_text(chip(seat)).append(" "),
            Text(scene.names[seat], style="bold" if turn else ""),
            Text(note, style="italic"),
            *places,
            str(team["hand"]["count"]),
        ]
        table.add_row(*row)
    return panel(table, words.text("board-teams"), width, Text(f" ► {words.text('board-turn')} ", style="default"))


def where(scene: Scene, place: str) -> Text:
    number = scene.number[place]
    if number == 0:
        return Text(scene.words.text("board-start"), style="dim")
    if number == len(scene.squares):
        return Text(scene.words.text("board-finish"), style="bold")
    return Text(str(number))


def animals(scene: Scene, width: int) -> Panel:
    """How many squares of each colour are still wild, and what the letters mean."""
    words = scene.words
    table = Table(box=None, padding=(0, 1, 0, 0), expand=True, header_style="dim")
    table.add_column()
    table.add_column(no_wrap=True)
    table.add_column(ratio=1, no_wrap=True, overflow="ellipsis")
    table.add_column(words.text("board-wild"), justify="right", no_wrap=True)
    for colour in scene.colours:
        squares = [str(square["id"]) for square in scene.squares if square.get("colour") == colour["id"]]
        wild = sum(1 for id in squares if id not in scene.tamed)
        count = Text(str(wild), style="bold").append(f" / {len(squares):>2}", "dim not bold")
        name, animal = words.text(f"colour-{colour['id']}"), words.text(f"animal-{colour['animal']}")
        table.add_row(disc(scene, colour["id"]), name, Text(animal, style="dim"), count)
    return panel(table, words.text("board-animals"), width)


def cards(scene: Scene, width: int) -> Panel:
    """The reader's hand, if there is one, and the piles."""
    view, words = scene.view, scene.words
    seat = view["seat"]
    piles = Text.assemble(
        (f"{words.text('board-pile')} ", "dim"), str(view["pile"]["count"]), "   ", (f"{words.text('board-played')} ", "dim"), str(len(view["played"]))
    )
    if view["card"] is not None:
        piles.append(f"   {words.text('board-card')} ", "dim").append(view["card"], "bold").append(" ").append_text(face(scene, view["card"]))
    if seat < 0:
        return panel(piles, words.text("board-cards"), width)
    hand: list[Any] = view["teams"][seat]["hand"]["cards"]
    drawn = Columns([card(scene, str(id)) for id in hand], padding=(0, 1, 0, 0))
    return panel(Group(drawn, piles), words.text("board-hand"), width)


def face(scene: Scene, id: str) -> Text:
    return disc(scene, scene.cards[id]["disc"]).append(" ").append_text(diamonds(scene, id))


def diamonds(scene: Scene, id: str) -> Text:
    return Text(" ").join(Text(f"◇{scene.letters[colour]}", style=f"bold {paint(colour)}") for colour in scene.cards[id]["diamonds"])


def card(scene: Scene, id: str) -> Panel:
    longest = max(len(name) for name in scene.cards)
    colour = paint(scene.cards[id]["disc"])
    letter = disc(scene, scene.cards[id]["disc"])
    inside = Group(Padding(letter, (0, 0)), diamonds(scene, id))
    return Panel(inside, title=Text(id, style="default bold"), border_style=colour, box=box.ROUNDED, padding=0, width=longest + 2)
