"""The figures of a report as SVG: dots with their intervals, and distributions. Light or dark as the reader's screen is.

Drawn by hand, so that an arena needs no plotting library: two kinds of chart, each a few lines of SVG.
"""

import math
from collections.abc import Iterator
from typing import Final
from xml.sax.saxutils import escape

from archipel.arena.report import said
from archipel.engine.phrase import Data

WIDTH: Final = 760
RIGHT: Final = 215
LETTER: Final = 7.4
"""The approximate width of a letter: the margin fits the longest label."""
TOP: Final = 66
ROW: Final = 30
FOOT: Final = 54
PANEL: Final = 110

STYLE: Final = """
text { font: 13px system-ui, 'Segoe UI', 'Helvetica Neue', Arial, sans-serif; fill: #24323a }
.title { font-size: 17px; font-weight: 600 } .quiet { fill: #5b6b73 } .end { text-anchor: end } .mid { text-anchor: middle }
.paper { fill: #fdfcf8 } .grid { stroke: #e3e1d8 } .fair { stroke: #8a979d; stroke-dasharray: 4 4 }
.span { stroke: #0f7c86; stroke-width: 6; opacity: .32 } .dot { fill: #0f7c86 } .bar { fill: #0f7c86; opacity: .8 }
.mean { stroke: #c0562a; stroke-width: 2 }
@media (prefers-color-scheme: dark) {
  text { fill: #e6ecee } .quiet { fill: #9fb0b7 } .paper { fill: #14201f } .grid { stroke: #2b3a3b } .fair { stroke: #7f9197 }
  .span { stroke: #55c8cf } .dot { fill: #55c8cf } .bar { fill: #55c8cf } .mean { stroke: #f2996a }
}"""

Row = tuple[str, Data]
"""A label, and a figure with its interval."""


class Scale:
    """Values along the width, with round ticks that take in all of them."""

    def __init__(self, low: float, high: float, labels: list[str]) -> None:
        self.left = max(110, round(34 + LETTER * max(map(len, labels))))
        span = (high - low) or 1.0
        rough = 10.0 ** math.floor(math.log10(span / 5))
        self.step = next(step for step in (rough, 2 * rough, 5 * rough, 10 * rough) if span / step <= 6)
        self.first, self.last = math.floor(low / self.step + 1e-9), math.ceil(high / self.step - 1e-9)
        self.last = max(self.last, self.first + 1)

    def ticks(self) -> list[float]:
        return [number * self.step for number in range(self.first, self.last + 1)]

    def x(self, value: float) -> float:
        part = (value / self.step - self.first) / (self.last - self.first)
        return round(self.left + part * (WIDTH - self.left - RIGHT), 1)


def dots(title: str, about: str, axis: str, rows: list[Row], percent: bool = False, fair: float | None = None) -> str:
    """A row for each: the figure as a dot on its interval. `fair` is a line to compare with."""
    ends = [figure[end] for _, figure in rows for end in ("low", "high", "value") if figure[end] is not None]
    if percent and min(ends) >= 0:
        ends = [0.0, 1.0]
    elif fair is not None:
        ends.append(fair)
    scale = Scale(min(ends), max(ends), [label for label, _ in rows])
    bottom = TOP + ROW * len(rows)
    parts = [*axes(scale, axis, bottom, percent)]
    if fair is not None:
        parts.append(line("fair", scale.x(fair), TOP - 6, scale.x(fair), bottom))
    for number, (label, figure) in enumerate(rows):
        y = TOP + ROW * number + ROW // 2
        parts.append(text(scale.left - 14, y + 4, label, "end"))
        if figure["low"] is not None:
            parts.append(line("span", scale.x(figure["low"]), y, scale.x(figure["high"]), y))
        parts.append(f'<circle class="dot" cx="{scale.x(figure["value"])}" cy="{y}" r="5"/>')
        parts.append(text(WIDTH - RIGHT + 14, y + 4, said(figure, percent), "quiet"))
    return drawing(title, about, bottom + FOOT, parts)


def distributions(title: str, about: str, axis: str, panels: list[Row]) -> str:
    """A histogram below the other on one axis, each with a line at its mean."""
    starts = [start for _, spread in panels for start, _ in spread["bins"]]
    scale = Scale(min(starts), max(starts) + panels[0][1]["bin_width"], [label for label, _ in panels])
    bottom = TOP + PANEL * len(panels)
    parts = [*axes(scale, axis, bottom, False)]
    for number, (label, spread) in enumerate(panels):
        floor = TOP + PANEL * (number + 1) - 10
        most = max(count for _, count in spread["bins"])
        for start, count in spread["bins"]:
            height = round((PANEL - 24) * count / most, 1)
            left, right = scale.x(start), scale.x(start + spread["bin_width"])
            parts.append(
                f'<rect class="bar" x="{left + 0.5:.1f}" y="{floor - height}" width="{max(right - left - 1, 1):.1f}" height="{height}"/>'
            )
        mean = scale.x(spread["mean"]["value"])
        parts.append(line("mean", mean, floor - PANEL + 18, mean, floor))
        parts.append(text(scale.left - 14, floor - PANEL // 2 + 14, label, "end"))
        for shift, words in ((4, f"mean {said(spread['mean'])}"), (22, f"median {spread['median']:g}")):
            parts.append(text(WIDTH - RIGHT + 14, floor - PANEL // 2 + shift, words, "quiet"))
    return drawing(title, about, bottom + FOOT, parts)


def axes(scale: Scale, axis: str, bottom: int, percent: bool) -> Iterator[str]:
    for tick in scale.ticks():
        yield line("grid", scale.x(tick), TOP - 6, scale.x(tick), bottom)
        yield text(scale.x(tick), bottom + 18, f"{tick:.0%}" if percent else f"{tick:g}", "quiet mid")
    yield text((scale.left + WIDTH - RIGHT) / 2, bottom + 40, axis, "quiet mid")


def line(kind: str, x1: float, y1: float, x2: float, y2: float) -> str:
    return f'<line class="{kind}" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}"/>'


def text(x: float, y: float, words: str, kind: str = "") -> str:
    return f'<text class="{kind}" x="{x}" y="{y}">{escape(words)}</text>'


def drawing(title: str, about: str, height: int, parts: list[str]) -> str:
    size = f'viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}"'
    head = [f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img">', f"<title>{escape(title)}</title>", f"<style>{STYLE}</style>"]
    head += [f'<rect class="paper" width="{WIDTH}" height="{height}" rx="10"/>', text(20, 28, title, "title"), text(20, 48, about, "quiet")]
    return "\n".join([*head, *parts, "</svg>", ""])


def plots(table: Data, choices: list[Data]) -> dict[str, str]:
    """All charts of a table of the report by name; `choices` are those worth showing."""
    about = f"{table['edition']}, {table['seats']} seats, {table['games']} games; the bands are 95 % intervals"
    fair = 1 / table["seats"]
    game = table["game"]
    bots = table["bots"]
    found = {
        "wins": dots(f"{game}: games won", about, "share of games", [(row["bot"], row["share"]) for row in bots], True, fair),
        "scores": distributions(f"{game}: points", about, "points at the end", [(row["bot"], row["score"]) for row in bots]),
        "length": distributions(f"{game}: length", about, "decisions in a game", [("all games", table["decisions"])]),
    }
    seats = [(f"seat {row['seat']}", row["share"]) for row in table["seat_wins"]]
    found["seats"] = dots(f"{game}: what a seat is worth", about, "share of games", seats, True, fair)
    if table["pairs"]:
        ratings = [(row["bot"], row["rating"]) for row in bots]
        found["ratings"] = dots(f"{game}: ratings", about, "rating (Plackett–Luce)", ratings)
        pairs = [(f"{row['bot']} – {row['against']}", row["share"]) for row in table["pairs"]]
        found["pairs"] = dots(f"{game}: who comes out ahead", about, "share of meetings", pairs, True, 0.5)
    if choices:
        linked = [(row["choice"], row["edge"]) for row in choices]
        found["choices"] = dots(f"{game}: choices and winning", about, "wins beyond the usual of the same bot", linked, True, 0.0)
    return found
