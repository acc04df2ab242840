"""A report and its games as sheets, for CSV: plain rows under fixed columns. A figure with an interval takes three columns."""

import csv
import io
from typing import Final

from archipel.arena.tournament import Tournament
from archipel.engine.phrase import Data

TABLE: Final = ("game", "edition", "seats")
RANGE: Final = ("least", "tenth", "median", "ninetieth", "most")


def sheets(tournament: Tournament, report: Data, lines: list[Data]) -> dict[str, str]:
    """The text of every sheet by its name."""
    found: dict[str, list[Data]] = {name: [] for name in ("tables", "bots", "pairs", "seats", "actions", "choices", "games")}
    for table in report["tables"]:
        about = {name: table[name] for name in TABLE}
        if table["games"]:
            played = {name: table[name] for name in ("games", "unfinished", "games_per_second")}
            found["tables"].append(about | played | spread("decisions", table["decisions"]))
        found["bots"] += [about | flat(row) for row in table.get("bots", [])]
        found["pairs"] += [about | flat(row) for row in table.get("pairs", [])]
        found["seats"] += [about | flat(row) for row in table.get("seat_wins", [])]
        found["actions"] += [about | flat(row) for row in table.get("actions", [])]
        found["choices"] += [about | flat(row) for row in table.get("choices", [])]
    for line in lines:
        table = tournament.line_up(line["number"]).table.data()
        found["games"] += [{"number": line["number"], **{name: table[name] for name in TABLE}, **seat} for seat in seats(line)]
    return {name: written(rows) for name, rows in found.items()}


def seats(line: Data) -> list[Data]:
    """A game seat by seat; one that did not end has no places."""
    found = []
    for seat, bot in enumerate(line["bots"]):
        row: Data = {"seat": seat + 1, "bot": bot, "place": line["places"][seat] if line["places"] else "", "score": line["scores"][seat]}
        row |= {"decisions": line["decisions"], "asked": line["asked"][seat], "thought": line["thought"][seat], "seconds": line["seconds"]}
        found.append(row)
    return found


def flat(row: Data) -> Data:
    found: Data = {}
    for name, value in row.items():
        if isinstance(value, dict):
            found |= spread(name, value) if "bins" in value else interval(name, value)
        else:
            found[name] = value
    return found


def interval(name: str, figure: Data) -> Data:
    return {name: figure["value"], f"{name}_low": figure["low"], f"{name}_high": figure["high"]}


def spread(name: str, distribution: Data) -> Data:
    return interval(name, distribution["mean"]) | {f"{name}_{part}": distribution[part] for part in RANGE}


def written(rows: list[Data]) -> str:
    """Without rows there are no columns to name."""
    if not rows:
        return ""
    text = io.StringIO()
    sheet = csv.DictWriter(text, list(rows[0]), lineterminator="\n")
    sheet.writeheader()
    sheet.writerows(rows)
    return text.getvalue()
