"""Finished games of one person: what each came to for them, and all of them counted by game, opponent and seat."""

import csv
from collections.abc import Iterable
from datetime import UTC, datetime
from io import StringIO
from typing import Final, TypeVar

from archipel.engine.phrase import Data
from archipel.table import views as v
from archipel.table.companions import base_of
from archipel.table.table import PERSON

K = TypeVar("K")
COLUMNS: Final = (
    "ended", "game", "edition", "table", "players", "seat", "place", "score", "won", "stopped", "resigned", "replaced", "opponents",
    "sequel",
)  # fmt: skip
FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")
"""With what a text begins that programs for tables would compute."""


def own_results(person: str, rows: Iterable[Data]) -> list[v.OwnResult]:
    """What rows of finished games (`store/results.py`) came to for a person; those at which they did not sit are left out."""
    found = (own_result(person, row) for row in rows)
    return [result for result in found if result is not None]


def own_result(person: str, row: Data) -> v.OwnResult | None:
    result = row["result"]
    mine = [seat for seat, chair in enumerate(row["seats"]) if chair["kind"] == PERSON and chair["person"] == person]
    if not result or not mine:
        return None
    (seat,) = mine
    places, scores = result["places"], result["scores"]
    resigned, replaced = seat in result["resigned"], seat in result["replaced"]
    return v.OwnResult(
        table=row["id"],
        game=row["game"],
        edition=row["edition"],
        title=row["title"],
        options=row["options"],
        began=result["began"],
        ended=row["ended"],
        seat=seat,
        place=places[seat],
        score=scores[seat],
        won=places[seat] == 1 and not (result["stopped"] or resigned or replaced),
        stopped=result["stopped"],
        resigned=resigned,
        replaced=replaced,
        sequel=result.get("sequel", False),
        seats=[
            v.ResultSeat(kind=chair["kind"], person=chair["person"], name=chair["name"], place=place, score=score)
            for chair, place, score in zip(row["seats"], places, scores, strict=True)
        ],
    )


class Count:
    """A tally that grows."""

    def __init__(self) -> None:
        self.games = self.wins = self.faced = self.beaten = 0

    def add(self, result: v.OwnResult, others: list[v.ResultSeat]) -> None:
        """One more game, against these others."""
        self.games += 1
        self.wins += result.won
        self.faced += len(others)
        self.beaten += sum(other.place > result.place for other in others)

    def data(self) -> dict[str, int]:
        return {"games": self.games, "wins": self.wins, "faced": self.faced, "beaten": self.beaten}


def statistics(results: list[v.OwnResult], pending: int) -> v.Statistics:
    """All results of a person, the last game first, counted. Companions at one's own device are no opponents, and games that
    went on from a position of another are not counted."""
    counted = [result for result in results if not (result.stopped or result.replaced or result.sequel)]
    total = Count()
    games: dict[str, Count] = {}
    seats: dict[int, Count] = {}
    opponents: dict[tuple[str, str], Count] = {}
    names: dict[str, str] = {}
    for result in counted:
        others = opponents_of(result)
        for count in (total, games.setdefault(result.game, Count()), seats.setdefault(result.seat, Count())):
            count.add(result, others)
        met: dict[tuple[str, str], list[v.ResultSeat]] = {}
        for other in others:
            met.setdefault((other.kind, other.person), []).append(other)
            names.setdefault(other.person, other.name if other.kind == PERSON else "")
        for who, group in met.items():
            opponents.setdefault(who, Count()).add(result, group)
    return v.Statistics(
        total=v.Tally(**total.data()),
        uncounted=len(results) - len(counted),
        pending=pending,
        games=[v.GameTally(game=game, **count.data()) for game, count in by_games(games)],
        opponents=[
            v.OpponentTally(kind=kind, person=person, name=names[person], **count.data()) for (kind, person), count in by_games(opponents)
        ],
        seats=[v.SeatTally(seat=seat, **count.data()) for seat, count in sorted(seats.items())],
    )


def opponents_of(result: v.OwnResult) -> list[v.ResultSeat]:
    own = base_of(result.seats[result.seat].person)
    return [other for other in result.seats if other.kind != PERSON or base_of(other.person) != own]


def by_games(counts: dict[K, Count]) -> list[tuple[K, Count]]:
    """What was played most often first."""
    return sorted(counts.items(), key=lambda item: -item[1].games)


def as_csv(results: list[v.OwnResult]) -> str:
    """One line a game, for programs for tables."""
    text = StringIO()
    table = csv.writer(text)
    table.writerow(COLUMNS)
    for result in results:
        others = [other for seat, other in enumerate(result.seats) if seat != result.seat]
        told = "; ".join(f"{other.name} ({other.kind}): {other.place}, {other.score}" for other in others)
        ended = datetime.fromtimestamp(result.ended, UTC).isoformat(timespec="seconds")
        marks = [int(mark) for mark in (result.won, result.stopped, result.resigned, result.replaced)]
        row = [ended, result.game, result.edition, result.table, len(result.seats), result.seat + 1, result.place, result.score]
        table.writerow([*row, *marks, harmless(told), int(result.sequel)])
    return text.getvalue()


def harmless(text: str) -> str:
    """A text that no program takes for a formula."""
    return f"'{text}" if text.startswith(FORMULA) else text
