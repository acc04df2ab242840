"""Tables in the states that tests begin with, brought there without a browser."""

from collections.abc import Callable
from typing import Any

import httpx
import pytest

from archipel.engine.phrase import Data
from tests.server.helpers import until
from tests.server.talk import begin, command

MOST = 400

LENGTHS = pytest.mark.parametrize("rounds", [pytest.param(0, id="whole", marks=pytest.mark.long), pytest.param(2, id="two rounds")])
"""Games to their end: whole ones, and those that end after two rounds."""


def seen_by(who: httpx.Client, table: str, companion: int = 0) -> Data:
    """A table as somebody may see it."""
    answer = who.get(f"/api/tables/{table}", params={"companion": companion})
    found: Data = answer.raise_for_status().json()
    return found


def cards_of(who: httpx.Client, table: str, companion: int = 0) -> list[str]:
    """The cards in somebody's hand, at a table of Flucht."""
    seen = seen_by(who, table, companion)
    cards: list[str] = seen["match"]["view"]["teams"][seen["seat"]]["hand"]["cards"]
    return cards


def play_on(table: str, people: list[httpx.Client], enough: Callable[[Data], bool]) -> None:
    """The people of a table without bots play until whoever is asked sees enough, or to the end."""
    for number in range(MOST):
        asked = seen_by(people[0], table)["match"]["asked"]
        if asked < 0:
            return
        seen = seen_by(people[asked], table)
        if enough(seen):
            return
        moves = seen["match"]["moves"]
        command(people[asked], table, do="move", decision=seen["match"]["decision"], moves=[moves[number % len(moves)]["text"]])
    raise AssertionError("it never comes to that")


def finished(url: str, **choice: Any) -> tuple[str, list[httpx.Client]]:
    """A short game of two that is over."""
    table, people = begin(url, 2, options={"rounds": "3", "bridge": "no"}, **choice)
    play_on(table, people, lambda seen: False)
    return table, people


def analysed(who: httpx.Client, table: str) -> Data:
    """The analysis of a game that is over, once it is complete."""
    who.post(f"/api/tables/{table}/analysis").raise_for_status()
    found: Data = {}

    def is_done() -> bool:
        found.update(who.get(f"/api/tables/{table}/analysis").raise_for_status().json())
        return bool(found["state"] == "done")

    until(is_done)
    return found


def in_mid_turn(url: str) -> tuple[str, list[httpx.Client]]:
    """A game of two in which somebody has played a card and now must say which pawn walks; whoever that is comes first."""
    table, people = begin(url, 2)
    play_on(table, people, lambda seen: bool(seen["match"]["question"]["key"] == "pawn"))
    return table, people if seen_by(people[0], table)["match"]["asked"] == 0 else people[::-1]


def before_a_card(url: str, **choice: Any) -> tuple[str, list[httpx.Client]]:
    """A game of two at its beginning; whoever must play a card comes first."""
    table, people = begin(url, 2, **choice)
    return table, people if seen_by(people[0], table)["match"]["asked"] == 0 else people[::-1]
