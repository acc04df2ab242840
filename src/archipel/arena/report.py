"""What the games of a tournament say: for every table the bots with intervals and ratings, who beats whom, what a seat is worth, how long
games are, and which choices go with winning. Everything comes from the finished games, as plain data.
"""

import math
from collections import Counter, defaultdict
from collections.abc import Callable
from typing import Final

from archipel.arena.ratings import rate
from archipel.arena.stats import bin_width, bins, mean, quantile, share
from archipel.arena.tournament import Table, Tournament
from archipel.engine.phrase import Data

UNKNOWN: Final = {"value": None, "low": None, "high": None}
MOST_BINS: Final = 24
FEWEST_PLAYERS: Final = 20
"""From how many players on a choice is worth a word."""
TELLING: Final = 6
"""How many choices are named on each side."""


def report(tournament: Tournament, lines: list[Data]) -> Data:
    """`lines` in the order of their numbers."""
    played: dict[Table, list[Data]] = {table: [] for table in tournament.tables}
    for line in lines:
        played[tournament.line_up(line["number"]).table].append(line)
    about = {name: value for name, value in tournament.data().items() if name != "tables"}
    planned = len(tournament.numbers())
    return {**about, "planned": planned, "played": len(lines), "tables": [of_table(table, games) for table, games in played.items()]}


def of_table(table: Table, lines: list[Data]) -> Data:
    about = table.data()
    games = [line for line in lines if line["places"]]
    seconds = sum(line["seconds"] for line in lines)
    found: Data = {name: about[name] for name in ("game", "edition", "edition_hash", "options", "seats")}
    found |= {
        "games": len(games),
        "unfinished": len(lines) - len(games),
        "games_per_second": rounded(len(lines) / seconds if seconds else 0),
    }
    if not games:
        return found
    return {
        **found,
        "decisions": distribution([line["decisions"] for line in games]),
        "bots": of_bots(games),
        "pairs": of_pairs(games),
        "seat_wins": of_seats(games),
        "actions": of_choices(games, first_word),
        "choices": of_choices(games, str),
    }


def wins(line: Data) -> list[float]:
    """What every seat won: shared victories are fractions."""
    winners = line["places"].count(1)
    return [1 / winners if place == 1 else 0.0 for place in line["places"]]


def of_bots(games: list[Data]) -> list[Data]:
    """A row for every bot, the strongest first. A bot on several seats of a game counts for each."""
    seen: dict[str, list[list[float]]] = defaultdict(list)
    for line in games:
        for bot, *figures in zip(line["bots"], wins(line), line["scores"], line["asked"], line["thought"], strict=True):
            seen[bot].append(figures)
    ratings = rate([(line["bots"], line["places"]) for line in games])
    width = width_for([score for line in games for score in line["scores"]])
    rows = []
    for bot, of_bot in seen.items():
        won, scores, asked, thought = (list(column) for column in zip(*of_bot, strict=True))
        row: Data = {"bot": bot, "games": len(won), "wins": rounded(sum(won)), "share": interval(share(sum(won), len(won)))}
        row |= {"rating": interval(ratings[bot]) if bot in ratings else dict(UNKNOWN), "score": distribution(scores, width)}
        rows.append(row | {"decisions": sum(asked), "ms_per_decision": rounded(1000 * sum(thought) / max(1, sum(asked)))})
    return sorted(rows, key=lambda row: (-(row["rating"]["value"] or 0), row["bot"]))


def of_pairs(games: list[Data]) -> list[Data]:
    """How often one bot came out ahead of another, seat against seat; a shared place is half."""
    ahead: dict[tuple[str, str], float] = defaultdict(float)
    met: Counter[tuple[str, str]] = Counter()
    for line in games:
        seats = list(zip(line["bots"], line["places"], strict=True))
        for bot, place in seats:
            for other, behind in seats:
                if bot != other:
                    met[bot, other] += 1
                    ahead[bot, other] += (place < behind) + (place == behind) / 2
    return [
        {"bot": bot, "against": other, "meetings": times, "share": interval(share(ahead[bot, other], times))}
        for (bot, other), times in sorted(met.items())
    ]


def of_seats(games: list[Data]) -> list[Data]:
    """What a seat wins, and how much more that is than its fair part. Bots change seats, so that strength does not count."""
    fair = 1 / len(games[0]["bots"])
    rows = []
    for seat, won in enumerate(zip(*(wins(line) for line in games), strict=True), 1):
        value, low, high = share(sum(won), len(won))
        rows.append({"seat": seat, "share": interval((value, low, high)), "advantage": interval((value - fair, low - fair, high - fair))})
    return rows


def first_word(choice: str) -> str:
    return choice.partition(" ")[0]


def of_choices(games: list[Data], name: Callable[[str], str]) -> list[Data]:
    """How often something was chosen, by how many players, and what they won: also how much more than the same bot usually wins at the
    same table, so that the choices of strong bots do not look strong for that alone.
    """
    usual: dict[tuple[str, ...], list[float]] = defaultdict(list)
    for line in games:
        for bot, won in zip(line["bots"], wins(line), strict=True):
            usual[bot, *sorted(line["bots"])].append(won)
    times: Counter[str] = Counter()
    won_with: dict[str, list[float]] = defaultdict(list)
    edge: dict[str, list[float]] = defaultdict(list)
    for line in games:
        for bot, won, chosen in zip(line["bots"], wins(line), line["choices"], strict=True):
            before = usual[bot, *sorted(line["bots"])]
            for choice in {name(text) for text in chosen}:
                won_with[choice].append(won)
                edge[choice].append(won - sum(before) / len(before))
            for text, count in chosen.items():
                times[name(text)] += count
    players = sum(len(line["bots"]) for line in games)
    rows = []
    for choice, results in won_with.items():
        row: Data = {"choice": choice, "times": times[choice], "players": len(results), "chosen": rounded(len(results) / players)}
        rows.append(row | {"share": interval(share(sum(results), len(results))), "edge": of_mean(edge[choice])})
    return sorted(rows, key=lambda row: (-row["edge"]["value"], row["choice"]))


def telling(rows: list[Data]) -> list[Data]:
    """The choices that go most clearly with winning and with losing: chosen by enough players, the whole interval on one side."""
    enough = [row for row in rows if row["players"] >= FEWEST_PLAYERS]
    good = [row for row in enough if row["edge"]["low"] > 0]
    bad = [row for row in enough if row["edge"]["high"] < 0]
    return good[:TELLING] + bad[-TELLING:]


def distribution(values: list[float], width: int = 0) -> Data:
    """The mean with its interval, the range, and `bins`: where each begins and how many values it holds."""
    width = width or width_for(values)
    parts = {"least": min(values), "tenth": quantile(values, 0.1), "median": quantile(values, 0.5), "ninetieth": quantile(values, 0.9)}
    return {"mean": of_mean(values), **parts, "most": max(values), "bin_width": width, "bins": bins(values, width)}


def width_for(values: list[float]) -> int:
    """More values show finer steps (Rice's rule)."""
    return bin_width(values, min(MOST_BINS, math.ceil(2 * len(values) ** (1 / 3))))


def of_mean(values: list[float]) -> Data:
    """One value says nothing about how far others lie from it."""
    return interval(mean(values)) if len(values) > 1 else {"value": rounded(values[0]), "low": None, "high": None}


def interval(figure: tuple[float, float, float]) -> Data:
    value, low, high = (rounded(part) for part in figure)
    return {"value": value, "low": low, "high": high}


def rounded(value: float) -> float:
    return round(value, 4)


def said(figure: Data, percent: bool = False, sign: bool = False) -> str:
    """A figure for people: with its interval in brackets, if it has one."""
    if figure["value"] is None:
        return "–"
    times = 100 if percent else 1
    value, low, high = (
        f"{round(times * (figure[end] or 0.0), 1) + 0.0:{'+' if sign else ''}.1f}".replace("-", "−") for end in ("value", "low", "high")
    )
    return value + (" %" if percent else "") + ("" if figure["low"] is None else f" ({low}…{high})")
