"""What is told of games, their editions and their bots before anybody plays. What the bots have learned, the house knows."""

from collections.abc import Callable
from typing import Final

from msgspec.structs import asdict

from archipel.bots import BOTS
from archipel.engine.edition import Edition, Problem
from archipel.engine.game import Effort, Game
from archipel.engine.phrase import Data
from archipel.table.opening import read_own
from archipel.table.showing import show_reason

MOST_PROBLEMS: Final = 100
"""How many problems of an edition are told."""


def describe(game: Game, learned: dict[str, str]) -> Data:
    """A game; `learned` are those of its editions that the bots have learned to play, each with the one whose games taught them."""
    options = [
        {"name": option.name, "default": option.default, "values": list(option.values), "low": option.low, "high": option.high}
        for option in game.options
    ]
    fixed = {"name": game.name, "title": game.title, "rules": game.rules, "fewest": game.fewest, "most": game.most}
    bots = {"bots": list(BOTS), "learned": learned}
    return {**fixed, "effort": describe_effort(game.effort), "options": options, "editions": list(game.editions), **bots}


def describe_effort(effort: Effort | None) -> Data | None:
    if effort is None:
        return None
    return {"minutes": effort.minutes, "age": effort.age, "source": effort.source, "weight": effort.weight}


def bots_here(learned: str | None) -> Data:
    """The bots for a table; `learned` is the edition whose games taught those of them that can learn."""
    return {"bots": list(BOTS), "learned": learned}


def report(game: Game, toml: str, find_teacher: Callable[[Game, Edition], str | None]) -> Data:
    """What there is to say of an edition; `find_teacher` finds the one whose games taught the bots that would play it."""
    edition = read_own(toml)
    return report_on(game, edition, sorted_problems(game, edition), find_teacher)


def sorted_problems(game: Game, edition: Edition) -> list[Problem]:
    """Everything that is wrong or unusual about an edition, what forbids to play it first."""
    return sorted(game.check(edition), key=lambda problem: not problem.fatal)


def report_on(game: Game, edition: Edition, problems: list[Problem], find_teacher: Callable[[Game, Edition], str | None]) -> Data:
    playable = not any(problem.fatal for problem in problems)
    first = [{**problem.data(), **asdict(show_reason(problem))} for problem in problems[:MOST_PROBLEMS]]
    learned = find_teacher(game, edition) if playable else None
    return {"id": edition.id, "hash": edition.hash, "playable": playable, "problems": first, "learned": learned}
