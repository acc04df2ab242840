"""The board of Flucht aus Mangrovia for a low terminal: a line a row of the path, and the teams and cards in a few lines below.

A pawn stands in place of its square's number, which the team's entry gives. The bridge is a rope (═) through its squares.
"""

from math import ceil
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from archipel.engine.phrase import Data
from archipel.terminal.boards.flucht_scene import (
    CREAM,
    INK,
    MARGIN,
    TRAIL,
    Route,
    Scene,
    arrival,
    chip,
    departure,
    disc,
    filled,
    joined,
    line,
    look,
    overgrown,
    paint,
    sign,
    to_the_right,
    trail,
)

BETWEEN: Final = "  "
SHORTEST: Final = 4
"""A name is not cut below this length; rather the teams take one more line."""


def compact(scene: Scene, width: int) -> RenderableType:
    return Group(*path(scene, width), *teams(scene, width), *cards(scene, width), *counts(scene, width))


def row_of(parts: list[Text], room: int) -> tuple[list[Text], list[Text]]:
    """As many parts as fit into a line, and those that are left."""
    count = len(parts)
    while count and joined(parts[:count], BETWEEN).cell_len > room:
        count -= 1
    return parts[:count], parts[count:]


def rows_of(parts: list[Text], width: int) -> list[Text]:
    """All parts, on as few lines as they need."""
    lines: list[Text] = []
    while parts:
        row, rest = row_of(parts, width)
        lines.append(line(joined(row or parts[:1], BETWEEN)))
        parts = rest if row else parts[1:]
    return lines


# The path


def path(scene: Scene, width: int) -> list[Text]:
    """The path; the key stands beside the Start and the Finish, as far as there is room."""
    route = Route(scene, width)
    across = route.room + 2 * MARGIN
    first = line(("╭─", TRAIL), departure(scene))
    rows = [trail([square(scene, id, route.inner) for id in row], number, route.room) for number, row in enumerate(route.rows)]
    last = arrival(scene, route.finish, len(rows), route.room)
    leading = 0 if to_the_right(len(rows)) else last.cell_len - len(last.plain.lstrip())
    notes = key(scene)
    by_start, notes = row_of(notes, across - first.cell_len - len(BETWEEN))
    by_finish, notes = row_of(notes, max(leading, across - last.cell_len) - len(BETWEEN))
    first = line(first, justified(by_start, across - first.cell_len))
    beside = joined(by_finish, BETWEEN)
    if leading:
        last = line(beside, " " * (leading - beside.cell_len), last[leading:])
    else:
        last = line(last, justified(by_finish, across - last.cell_len))
    return [first, *rows, last, *rows_of(notes, width)]


def justified(parts: list[Text], room: int) -> Text:
    text = joined(parts, BETWEEN)
    return line(" " * (room - text.cell_len), text) if parts else text


def square(scene: Scene, id: str, inner: int) -> Text:
    """A square is one line high: its number or who stands there, and its letter."""
    number = scene.numbers[id]
    data = scene.squares[number - 1]
    left, right, filling, edge, inside = look(scene, data)
    middle = ("═", inside) if id in scene.bridge else (filling, inside)
    pawns = scene.on(id)
    if len(pawns) > 1:
        crowd = line(pawns[0], (f"+{len(pawns) - 1}", f"bold {CREAM} on {INK}"))
        return line((left, edge), crowd, (filling * (inner - crowd.cell_len), inside), (right, edge))
    where = pawns[0] if pawns else Text(str(number), style=inside)
    return line((left, edge), (filling * (inner - 2 - where.cell_len), inside), where, middle, (sign(scene, data), inside), (right, edge))


def key(scene: Scene) -> list[Text]:
    """What the signs and the letters mean."""
    words = scene.words
    squares = {"tamed": "▐█▌", "wild": "░░░", "elephant": f"║{scene.elephant}║"} | ({"bridge": "═"} if scene.bridge else {})
    others = {"cards": "▯"} if scene.view["over"] else {"cards": "▯", "turn": "►"}
    colours = [(letter(scene, str(colour["id"])), words.name("colour", colour["id"])) for colour in scene.colours]
    parts = [(Text(sign), words.text(f"board-{id}")) for id, sign in squares.items()] + colours
    parts += [(Text(sign), words.text(f"board-{id}")) for id, sign in others.items()]
    return [Text.assemble(sign, " ", meaning) for sign, meaning in parts]


def letter(scene: Scene, colour: str) -> Text:
    return Text(scene.letters[colour], style=filled(paint(colour)))


# The teams


def teams(scene: Scene, width: int) -> list[Text]:
    """All teams on one line if they fit, else on two with shorter names; on more only where the terminal is very narrow."""
    all_teams: list[Data] = scene.view["teams"]
    seats = range(len(all_teams))
    for count in range(1, len(all_teams) + 1):
        abreast = ceil(len(all_teams) / count)
        room = (width - len(BETWEEN) * (abreast - 1)) // abreast
        shown = [team(scene, seat, width if count == 1 else room) for seat in seats]
        if count == 1 and joined(shown, BETWEEN).cell_len <= width:
            return [line(joined(shown, BETWEEN))]
        if count > 1 and room >= SHORTEST + max(team(scene, seat, 0).cell_len for seat in seats):
            break
    for text in shown:
        text.pad_right(room - text.cell_len)
    return [line(joined(shown[at : at + abreast], BETWEEN)) for at in range(0, len(shown), abreast)]


def team(scene: Scene, seat: int, room: int) -> Text:
    """A team: is it on turn, its mark and name, where its pawns stand, and how many cards it holds."""
    view = scene.view
    turn = seat == view["asked"] and not view["over"]
    note = "board-winner" if seat == view["winner"] else "board-own" if seat == view["seat"] else ""
    shown: Data = view["teams"][seat]
    places = "·".join(str(scene.numbers[place]) for place in shown["pawns"].values())
    before = Text.assemble(("►" if turn else " ", "bold"), chip(seat), " ")
    after = Text.assemble(f" {places} ▯{shown['hand']['count']}")
    left = room - before.cell_len - after.cell_len
    name = Text(scene.names[seat], style="bold" if turn else "")
    full = Text.assemble(name, (f" ({scene.words.text(note)})", "italic")) if note else name
    if full.cell_len > left:
        full = name if left > 0 else Text()
        full.truncate(left, overflow="ellipsis")
    return line(before, full, after)


# The cards and the counts


def cards(scene: Scene, width: int) -> list[Text]:
    """The card being played and the reader's hand, as far as there are any."""
    view, words = scene.view, scene.words
    shown: list[Text] = []
    if view["card"] is not None:
        shown.append(Text.assemble((f"{words.text('board-card')} ", "dim"), card(scene, view["card"])))
    if view["seat"] >= 0:
        hand = [card(scene, str(id)) for id in view["teams"][view["seat"]]["hand"]["cards"]]
        label = Text(words.text("board-hand"), style="dim")
        shown += [Text.assemble(label, " ", hand[0]), *hand[1:]] if hand else [label]
    return rows_of(shown, width)


def card(scene: Scene, id: str) -> Text:
    data = scene.cards[id]
    diamonds = [(scene.letters[colour], f"bold {overgrown(paint(colour))}") for colour in data["diamonds"]]
    return Text.assemble((id, "bold"), " ", disc(scene, data["disc"]), ("◇", f"bold {CREAM} on {INK}"), *diamonds)


def counts(scene: Scene, width: int) -> list[Text]:
    """How many squares of each colour are still wild, and how many cards lie on the piles."""
    view, words = scene.view, scene.words
    wild = Text(words.text("board-wild"), style="dim")
    for colour in (str(entry["id"]) for entry in scene.colours):
        count = sum(square.get("colour") == colour and square["id"] not in scene.tamed for square in scene.squares)
        wild = Text.assemble(wild, " ", letter(scene, colour), f":{count}")
    piles = {"pile": view["pile"]["count"], "played": len(view["played"])}
    return rows_of([wild, *(Text.assemble((words.text(f"board-{id}"), "dim"), f" {count}") for id, count in piles.items())], width)
