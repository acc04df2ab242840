"""What is told of games and their editions before anybody plays."""

from typing import Final

from msgspec.structs import asdict

from archipel.bots import BOTS
from archipel.engine.game import Effort, Game
from archipel.engine.phrase import Data
from archipel.table.opening import read_own
from archipel.table.showing import show_reason

MOST_PROBLEMS: Final = 100
"""How many problems of an edition are told."""


def describe(game: Game) -> Data:
    options = [
        {"name": option.name, "default": option.default, "values": list(option.values), "low": option.low, "high": option.high}
        for option in game.options
    ]
    fixed = {"name": game.name, "title": game.title, "rules": game.rules, "fewest": game.fewest, "most": game.most}
    return {**fixed, "effort": describe_effort(game.effort), "options": options, "editions": list(game.editions), "bots": list(BOTS)}


def describe_effort(effort: Effort | None) -> Data | None:
    if effort is None:
        return None
    return {"minutes": effort.minutes, "age": effort.age, "source": effort.source, "weight": effort.weight}


def report(game: Game, toml: str) -> Data:
    """What there is to say of an edition."""
    edition = read_own(toml)
    problems = sorted(game.check(edition), key=lambda problem: not problem.fatal)
    playable = not any(problem.fatal for problem in problems)
    first = [{**problem.data(), **asdict(show_reason(problem))} for problem in problems[:MOST_PROBLEMS]]
    return {"id": edition.id, "hash": edition.hash, "playable": playable, "problems": first}
