"""The numbered moves as lines: one a line with its notes where there is room, else in columns or one after the other."""

from collections.abc import Iterable
from typing import Final

from rich.console import Console
from rich.text import Text

from archipel.terminal.asking import Entry, explains
from archipel.words import Words

APART: Final = "  "
FEWEST_COLUMNS: Final = 2
MEASURE: Final = Console(color_system=None)
"""What rich wants to know before it breaks a line."""


def arranged(listed: list[Entry], words: Words, width: int, rows: int) -> list[Text]:
    """The moves on at most so many lines; where that is too few, the last line says how many are missing and how to see them."""
    for lines in arrangements(listed, width):
        if len(lines) <= rows:
            return lines
    return cut(listed, words, width, rows)


def arrangements(listed: list[Entry], width: int) -> Iterable[list[Text]]:
    """From the roomiest to the tightest."""
    if any(entry.heading for entry in listed):
        yield grouped(listed, width)
    else:
        yield [cropped(with_notes(entry), width) for entry in listed]
        yield columns([with_notes(entry) for entry in listed], width)
        yield columns([bare(entry) for entry in listed], width)
        yield grouped(listed, width)


def in_full(listed: list[Entry], width: int) -> list[Text]:
    """Every move on lines of its own, below its heading, with its notes and with the text by which it can be typed."""
    lines: list[Text] = []
    heading = ""
    for entry in listed:
        if entry.heading != heading:
            lines.append(Text(entry.heading, style="bold"))
            heading = entry.heading
        typed = Text.assemble(with_notes(entry), (f"  ({entry.text})" if explains(entry) else "", "dim"))
        lines += typed.wrap(MEASURE, width) if typed.cell_len > width else [typed]
    return lines


def bare(entry: Entry) -> Text:
    return Text.assemble((f"{entry.number:>2} ", "bold"), entry.label)


def with_notes(entry: Entry) -> Text:
    return Text.assemble(bare(entry), (f"  {entry.notes}" if entry.notes else "", "dim"))


def cropped(text: Text, width: int) -> Text:
    text.truncate(width, overflow="ellipsis")
    return text


def columns(cells: list[Text], width: int) -> list[Text]:
    """From top to bottom, then the next column. One column alone is no arrangement: then they come one after the other."""
    room = max((cell.cell_len for cell in cells), default=0) + len(APART)
    across = (width + len(APART)) // room if room else 1
    if across < FEWEST_COLUMNS:
        return flowing(cells, width)
    down = -(-len(cells) // across)
    lines = []
    for row in range(down):
        parts = cells[row::down]
        for part in parts[:-1]:
            part.pad_right(room - part.cell_len)
        lines.append(Text("").join(parts))
    return lines


def grouped(listed: list[Entry], width: int) -> list[Text]:
    """One after the other, those with a heading behind it."""
    lines: list[Text] = []
    for heading in dict.fromkeys(entry.heading for entry in listed):
        cells = [bare(entry) for entry in listed if entry.heading == heading]
        first = Text.assemble((f"{heading}: " if heading else "", "bold"))
        lines += flowing(cells, width, first)
    return lines


def flowing(cells: list[Text], width: int, first: Text | None = None) -> list[Text]:
    """One after the other, as many in a line as fit, never broken inside."""
    lines = [first.copy() if first is not None else Text()]
    indent = "  " if first is not None and first.plain else ""
    for cell in cells:
        line = lines[-1]
        blank = line.plain.endswith(": ") or not line.plain.strip()
        if not blank and line.cell_len + len(APART) + cell.cell_len > width:
            line = Text(indent)
            lines.append(line)
            blank = True
        line.append_text(Text("" if blank else APART)).append_text(cropped(cell, width - line.cell_len))
    return lines


def cut(listed: list[Entry], words: Words, width: int, rows: int) -> list[Text]:
    """As many moves as fit, and how to see the rest."""
    for count in range(len(listed) - 1, 0, -1):
        lines = grouped(listed[:count], width)
        if len(lines) < rows:
            return [*lines, Text(words.text("play-more", count=len(listed) - count), style="italic")]
    return [Text(words.text("play-more", count=len(listed)), style="italic")]
