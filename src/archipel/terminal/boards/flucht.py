"""The board of Flucht aus Mangrovia: the path to and fro from the Start to the Finish, the teams, the animals and the cards.

In full it is about forty lines high; a terminal that cannot hold it together with the moves gets the compact drawing.
"""

from typing import Final

from rich import box
from rich.align import Align
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from archipel.engine.edition import Edition
from archipel.engine.phrase import Data, Phrase
from archipel.terminal.boards import flucht_compact
from archipel.terminal.boards.flucht_scene import (
    CREAM,
    INK,
    LEAF,
    MARGIN,
    MARKS,
    ROPE,
    TRAIL,
    Route,
    Scene,
    arrival,
    centred,
    chip,
    departure,
    disc,
    joined,
    line,
    look,
    overgrown,
    paint,
    sign,
    to_the_right,
    trail,
)
from archipel.terminal.boards.flucht_told import describe, legend
from archipel.terminal.panel import lines_of
from archipel.words import Words

__all__ = ["MARKS", "describe", "draw", "group", "headline", "legend", "players"]

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


def draw(view: Data, edition: Edition, words: Words, names: list[str], width: int, height: int) -> RenderableType:
    width = min(width, WIDEST)
    scene = Scene(view, edition, words, names)
    full = in_full(scene, width)
    return full if lines_of(full, width) <= height else flucht_compact.compact(scene, width)


def players(view: Data, edition: Edition, words: Words, names: list[str], width: int) -> RenderableType:
    width = min(width, WIDEST)
    scene = Scene(view, edition, words, names)
    rows, colours = len(view["teams"]) + HEADED, len(scene.colours) + HEADED
    if width < ABREAST:
        return Group(teams(scene, width, rows), animals(scene, width, colours), cards(scene, width))
    half, height = width * 5 // 9, max(rows, colours)
    return Group(beside(teams(scene, half, height), animals(scene, width - half, height)), cards(scene, width))


def headline(view: Data, words: Words) -> str:
    """Nothing: the teams stand in every drawing."""
    return ""


def group(move: Phrase, words: Words) -> None:
    return None


def in_full(scene: Scene, width: int) -> RenderableType:
    if width >= ASIDE:
        rows = len(scene.view["teams"]) + HEADED
        side = width // 3
        way = path(scene, width - side)
        right = Group(teams(scene, side, rows), animals(scene, side, len(way) + HEADED - 1 - rows))
        return Group(beside(framed(scene, way, width - side), right), cards(scene, width))
    way_there = framed(scene, path(scene, width), width)
    return Group(way_there, players(scene.view, scene.edition, scene.words, scene.names, width))


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
    """All lines from the Start to the Finish."""
    route = Route(scene, width - FRAME)
    lines = [departure(scene)]
    for number, row in enumerate(route.rows):
        lines.append(gap(scene, route, number))
        lines += stretch([square(scene, id, route.inner) for id in row], number, route.room)
    lines.append(gap(scene, route, len(route.rows)))
    lines.append(arrival(scene, route.finish, len(route.rows), route.room))
    return lines


def stretch(cells: list[tuple[Text, Text]], row: int, room: int) -> list[Text]:
    """The two lines of a row."""
    upper, lower = ([cell[half] for cell in cells] for half in (0, 1))
    missing = " " * (room - sum(cell.cell_len for cell in lower))
    if to_the_right(row):
        return [trail(upper, row, room), line("  ", *lower, (f"{missing} │", TRAIL))]
    return [trail(upper, row, room), line((f"│ {missing}", TRAIL), *reversed(lower))]


def gap(scene: Scene, route: Route, number: int) -> Text:
    """The line above a row: the path on its way there, and the ropes of the bridge."""
    signs = [" "] * (2 * MARGIN + route.room)
    signs[0 if to_the_right(number) else -1] = "│"
    for row, (left, rope, right) in ((number - 1, "╚═╝"), (number, "╔═╗")):
        columns = bridged(scene, route, row)
        if columns:
            label = f" {scene.words.text('board-bridge')} " if row == number else ""
            label = label if len(label) + 2 <= len(columns) else ""
            signs[columns.start : columns.stop] = left + label.center(len(columns) - 2, rope) + right
    text = line(("".join(signs), ROPE))
    text.stylize(TRAIL, 0, 1)
    text.stylize(TRAIL, len(signs) - 1)
    return text


def bridged(scene: Scene, route: Route, row: int) -> range:
    """The columns that the bridge takes in this row."""
    held = [at for at, id in enumerate(route.rows[row]) if id in scene.bridge] if 0 <= row < len(route.rows) else []
    if not held:
        return range(0)
    first, last = (held[0], held[-1]) if to_the_right(row) else (route.most - 1 - held[-1], route.most - 1 - held[0])
    return range(MARGIN + first * route.cell, MARGIN + (last + 1) * route.cell)


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
