"""The report of an arena as tables in the terminal."""

from rich.box import SIMPLE
from rich.markup import escape
from rich.table import Table

from archipel.arena.report import said, telling
from archipel.cli.common import out
from archipel.engine.phrase import Data

NARROW = (0, 1, 0, 0)
CAPTION = "95 % intervals in brackets; ms a decision with more than one answer"


def show(report: Data) -> None:
    for table in report["tables"]:
        title = f"{table['game']} ({table['edition']}), {table['seats']} seats: {table['games']} games"
        if not table["games"]:
            out.print(title, markup=False)
            continue
        show_bots(table, title)
        if len(table["bots"]) > 1:
            show_pairs(table)
        show_choices(table)
        show_figures(table)
    if report["played"] < report["planned"]:
        out.print(f"{report['played']} of {report['planned']} games so far.", markup=False)


def show_bots(table: Data, title: str) -> None:
    shown = Table("bot", "games", "wins", "rating", "mean points", "ms", title=title, caption=CAPTION, box=SIMPLE, padding=NARROW)
    for row in table["bots"]:
        cells = said(row["share"], True), said(row["rating"]), said(row["score"]["mean"])
        shown.add_row(row["bot"], str(row["games"]), *cells, f"{row['ms_per_decision']:.2f}")
    out.print(shown)


def show_pairs(table: Data) -> None:
    """Who comes out ahead of whom: the bot of the row, of the column."""
    bots = [row["bot"] for row in table["bots"]]
    shares = {(row["bot"], row["against"]): said(row["share"], True) for row in table["pairs"]}
    shown = Table("ahead of", *bots, box=SIMPLE, padding=NARROW)
    for bot in bots:
        shown.add_row(bot, *(shares.get((bot, other), "–") for other in bots))
    out.print(shown)


def show_choices(table: Data) -> None:
    rows = telling(table["choices"])
    if not rows:
        return
    shown = Table("choice", "times", "players", "their wins", "beyond usual", box=SIMPLE, padding=NARROW)
    for row in rows:
        shown.add_row(
            escape(row["choice"]),
            str(row["times"]),
            f"{100 * row['chosen']:.0f} %",
            said(row["share"], True),
            said(row["edge"], True, True),
        )
    out.print(shown)


def show_figures(table: Data) -> None:
    seats = " · ".join(f"seat {row['seat']} {said(row['share'], True)}" for row in table["seat_wins"])
    first = table["seat_wins"][0]["advantage"]
    length = table["decisions"]
    lines = [
        f"Wins by seat: {seats}. The first wins {said(first, True, True)} beyond its fair part.",
        f"Length: {said(length['mean'])} decisions; 80 % of games {length['tenth']:g} to {length['ninetieth']:g}.",
        f"Speed: {table['games_per_second']:.2f} games a second on one core.",
    ]
    if table["unfinished"]:
        lines.append(f"Not finished: {table['unfinished']}.")
    out.print("\n".join(lines) + "\n", markup=False, soft_wrap=True)
