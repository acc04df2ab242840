"""A terminal that is drawn in place: lines at their places, only those that changed, and the line where one types left alone."""

import shutil
from typing import Final

from rich.console import Console, RenderableType

LEAST: Final = (80, 24)
"""Columns and lines below which nothing is drawn in place."""
PROMPT_FROM_BELOW: Final = 1
"""The line where one types is the last but one: what Enter does there scrolls nothing."""

ENTER: Final = "\x1b[?1049h"
LEAVE: Final = "\x1b[?1049l"
CLEAR: Final = "\x1b[2J"
TO_END: Final = "\x1b[K"
SAVE: Final = "\x1b7"
BACK: Final = "\x1b8"


def size() -> tuple[int, int]:
    """Columns and lines of the terminal as it is now."""
    columns, lines = shutil.get_terminal_size(LEAST)
    return columns, lines


class Painter:
    """Draws frames of lines on the terminal behind a console. `prompt` is what stands there before whatever is typed."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.shown: list[str] = []
        self.size = (0, 0)
        self.prompt: str | None = None
        self.open = False

    def lines(self, drawing: RenderableType, width: int) -> list[str]:
        """A drawing as lines ready for the terminal."""
        with self.console.capture() as drawn:
            self.console.print(drawing, width=width)
        return drawn.get().splitlines()

    def paint(self, lines: list[str], prompt: str, below: str) -> None:
        """Shows these lines from the top, then the prompt, then one line more."""
        if not self.open:
            self.write(ENTER)
            self.open = True
        columns, rows = size()
        whole = [*lines, *[""] * (rows - 2 - len(lines))][: rows - 2]
        at = rows - PROMPT_FROM_BELOW
        fresh = (columns, rows) != self.size
        out = [CLEAR] if fresh else [SAVE]
        old = [] if fresh else self.shown
        frame = [*whole, "", below]
        for number, line in enumerate(frame, 1):
            if number != at and (number > len(old) or old[number - 1] != line):
                out.append(f"\x1b[{number};1H{line}{TO_END}")
        if fresh or prompt != self.prompt:
            out.append(f"\x1b[{at};1H{prompt}{TO_END}")
        else:
            out.append(BACK)
        self.shown, self.size, self.prompt = frame, (columns, rows), prompt
        self.write("".join(out))

    def answered(self) -> None:
        """A line was typed: the prompt is to be written anew."""
        self.prompt = None

    def forget(self) -> None:
        """Everything is to be drawn anew, and nothing that was there is left."""
        self.size = (0, 0)
        if self.open:
            self.write(CLEAR)

    def leave(self) -> None:
        """Back to what was in the terminal before."""
        if self.open:
            self.write(LEAVE)
            self.open = False

    def write(self, text: str) -> None:
        self.console.file.write(text)
        self.console.file.flush()
