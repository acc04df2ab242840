"""A frame with a title, as the boards in a terminal are put together of, and how high a drawing is."""

from io import StringIO
from typing import Final

from rich import box
from rich.console import Console, RenderableType
from rich.panel import Panel
from rich.text import Text

LEAF: Final = "#6F8F5F"


def panel(inside: RenderableType, title: str, width: int, below: str = "") -> Panel:
    return Panel(
        inside,
        title=Text(title, style="bold"),
        title_align="left",
        subtitle=Text(below, style="default") if below else None,
        subtitle_align="right",
        box=box.ROUNDED,
        border_style=LEAF,
        width=width,
    )


def lines_of(drawing: RenderableType, width: int) -> int:
    return len(Console(width=width, file=StringIO(), color_system=None).render_lines(drawing, pad=False))
