"""Where everything stands on a screen that is drawn in place: the board above, what happened below it, question and moves at the bottom.

Works on lines that are ready for the terminal.
"""

from collections.abc import Callable
from typing import Final, NamedTuple, TypeAlias

from rich.table import Table
from rich.text import Text

LEAST_NEWS: Final = 2
LEAST_MOVES: Final = 4
QUESTION: Final = 2
"""The lines that a question may need."""
FEW: Final = 12
"""So few signs are explained one below the other."""


MOST_NEWS: Final = 40
"""No screen shows more of what happened below its board."""

Moves: TypeAlias = Callable[[int], list[str]]
"""The moves on as many lines as there are."""
Title: TypeAlias = Callable[[int, int], str]
"""A title with the number of the part that is shown, and of how many."""


class Below(NamedTuple):
    """What is asked: the lines of the question, and the moves."""

    question: list[str]
    moves: Moves


class Page(NamedTuple):
    """A page in place of the board; one of which the `last` lines come `first` is read backwards."""

    title: Title
    lines: list[str]
    part: int
    last_first: bool = False


def board_room(rows: int, head: int) -> int:
    """The lines that a board may have, with news, question and moves below it."""
    return rows - head - LEAST_NEWS - QUESTION - LEAST_MOVES


def with_board(head: list[str], board: list[str], news: list[list[str]], below: Below, rows: int) -> list[str]:
    """The board with the latest news below it."""
    left = rows - len(head) - len(board) - len(below.question)
    moves = below.moves(max(1, left - LEAST_NEWS))
    room = max(0, left - len(moves))
    shown = latest(news, room - 1 if room > LEAST_NEWS else room)
    return [*head, *board, *shown, *[""] * (room - len(shown)), *below.question, *moves]


def latest(news: list[list[str]], room: int) -> list[str]:
    """The last paragraphs that fit; of one that is too long, its end."""
    shown: list[str] = []
    for paragraph in reversed(news):
        if len(paragraph) + len(shown) > room:
            return shown or ["…", *paragraph[len(paragraph) - room + 1 :]][:room]
        shown = [*paragraph, *shown]
    return shown


def news_room(head: int, board: int, below: Below, rows: int) -> int:
    """How many lines of news stand below the board."""
    left = rows - head - board - len(below.question)
    return left - len(below.moves(max(1, left - LEAST_NEWS)))


def with_page(head: list[str], page: Page, below: Below, rows: int) -> list[str]:
    """A page, as much of it as there is room for, above the question and a few moves."""
    moves = below.moves(LEAST_MOVES)
    room = max(1, rows - len(head) - 1 - len(below.question) - len(moves))
    parts = max(1, -(-len(page.lines) // room))
    part = page.part % parts
    at = max(0, len(page.lines) - (part + 1) * room) if page.last_first else part * room
    shown = page.lines[at : len(page.lines) - part * room] if page.last_first else page.lines[at : at + room]
    title = page.title(part + 1, parts)
    return [*head, title, *shown, *[""] * (room - len(shown)), *below.question, *moves]


def two_columns(signs: list[tuple[str, str]]) -> Table:
    """Signs with their meanings, in two columns where there are many."""
    table = Table.grid(padding=(0, 2, 0, 0))
    down = -(-len(signs) // 2) if len(signs) > FEW else len(signs)
    for row in range(down):
        table.add_row(*(cell for sign, meaning in signs[row::down] for cell in (Text(sign, style="bold", no_wrap=True), Text(meaning))))
    return table


def strip(headline: str, seats: list[tuple[Text, str, str]], width: int) -> Text:
    """One line: how far the game is, and every seat with its figures, names as long as there is room."""
    longest = max((len(name) for _, name, _ in seats), default=0)
    for room in range(longest, 0, -1):
        parts = [Text.assemble(mark, " ", shortened(name, room), " ", (figures, "bold")) for mark, name, figures in seats]
        line = Text("  ").join([Text(headline, style="dim"), *parts])
        if line.cell_len <= width:
            return line
    line.truncate(width, overflow="ellipsis")
    return line


def shortened(name: str, room: int) -> str:
    return name if len(name) <= room else name[: max(1, room - 1)] + "…"
