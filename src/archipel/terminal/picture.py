"""What a terminal shows, as an SVG picture with nothing from outside."""

from typing import Final

from rich.console import Console
from rich.terminal_theme import TerminalTheme

PAPER: Final = TerminalTheme((23, 26, 28), (239, 232, 218), [(58, 65, 68)] * 8, [(167, 159, 144)] * 8)

FRAME: Final = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" aria-label="A game in the terminal">
<style>
.{unique_id}-matrix {{ font-family: ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace; }}
.{unique_id}-matrix {{ font-size: {char_height}px; line-height: {line_height}px; }}
.{unique_id}-title {{ font-size: 18px; font-family: ui-monospace, monospace; fill: #A79F90; }}
{styles}
</style>
<defs>
<clipPath id="{unique_id}-clip-terminal"><rect x="0" y="0" width="{terminal_width}" height="{terminal_height}"/></clipPath>
{lines}
</defs>
{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>
"""


def picture(console: Console, title: str) -> str:
    """What was printed on a console that records."""
    return console.export_svg(title=title, theme=PAPER, code_format=FRAME)
