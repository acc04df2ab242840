"""A rulebook's examples as files: a position, the moves tried, and the expected outcome. They are tests, documentation, and playable.

rule = "6B"                              the section that it illustrates
seats = 4                                if needed, also: options = { bridge = "yes" }
[position]                               as the game's `arrange` reads it; whatever it leaves open is dealt
[[step]]
play = "play blue-1"                     or refused = "pawn 1" with why = "card-first"
moves = ["pawn 1", "pawn 2"]             the legal moves before this step (optional)
told = [{ key = "token-placed", square = "s04" }]   these events, in this order, among others
untold = ["token-removed"]               none of these
see = { "teams.0.pawns.1a" = "s12" }     what everybody sees after the step, by its path in the view
has = { tokens = ["s04"] }               a list in the view that contains these
lacks = { tokens = ["s05"] }             or does not contain those
"""

import os
import tomllib
from typing import Any

from archipel.engine.dealer import QuickDealer
from archipel.engine.game import Game
from archipel.engine.phrase import SPECTATOR, Data, Event, Refused
from archipel.engine.state import State


class Example:
    """One example, named after its file."""

    def __init__(self, name: str, data: Data) -> None:
        self.name = name
        self.rule = str(data["rule"])
        self.seats = int(data["seats"])
        self.options: dict[str, str] = data.get("options", {})
        self.position: Data = data["position"]
        self.steps: list[Data] = data["step"]


def load_examples(game: Game) -> list[Example]:
    folder = os.path.join(game.folder, "examples")
    examples = []
    for file in sorted(os.listdir(folder)):
        if file.endswith(".toml"):
            with open(os.path.join(folder, file), "rb") as opened:
                examples.append(Example(file.removesuffix(".toml"), tomllib.load(opened)))
    return examples


def lay_out(game: Game, example: Example) -> State:
    """The example's position."""
    box = game.box(game.edition())
    return game.arrange(box, example.seats, game.read_options(example.options), example.position, QuickDealer(example.name))


def run_example(game: Game, example: Example) -> list[str]:
    """Plays an example; lists everything that did not come out as expected, in plain English."""
    state = lay_out(game, example)
    dealer = QuickDealer(example.name)
    wrong = [f"position: {fault}" for fault in state.faults()]
    for number, step in enumerate(example.steps, 1):
        wrong += [f"step {number}: {fault}" for fault in run_step(state, step, dealer)]
    return wrong


def run_step(state: State, step: Data, dealer: QuickDealer) -> list[str]:
    wrong: list[str] = []
    if "moves" in step:
        moves = [state.text(move) for move in state.moves()]
        if moves != step["moves"]:
            wrong.append(f"the moves are {moves}, not {step['moves']}")
    if "refused" in step:
        reason = refusal(state, step["refused"])
        if reason != step["why"]:
            wrong.append(f"'{step['refused']}' is refused with {reason or 'nothing'}, not {step['why']}")
        return wrong
    told: list[Event] = []
    try:
        state.play(state.parse(step["play"]), dealer, told.append)
    except Refused as refused:
        return [*wrong, f"'{step['play']}' is refused: {refused}"]
    left = list(told)
    for expected in step.get("told", []):
        while left and not fits(left[0], expected):
            left.pop(0)
        if not left:
            wrong.append(f"not told, or not in this order: {expected}")
            break
        left.pop(0)
    wrong += [f"told: {event}" for event in told if event.key in step.get("untold", [])]
    view = state.view(SPECTATOR)
    absent = [path for kind in ("see", "has", "lacks") for path in step.get(kind, {}) if not exists(view, path)]
    if absent:
        return [*wrong, *(f"{path} is not there" for path in absent)]
    for path, value in step.get("see", {}).items():
        if seen(view, path) != value:
            wrong.append(f"{path} is {seen(view, path)}, not {value}")
    for path, values in step.get("has", {}).items():
        wrong += [f"{path} lacks {value}" for value in values if value not in seen(view, path)]
    for path, values in step.get("lacks", {}).items():
        wrong += [f"{path} has {value}" for value in values if value in seen(view, path)]
    return wrong


def refusal(state: State, text: str) -> str:
    """The key of the reason why a text is refused now; empty if it is not."""
    try:
        reason = state.why_not(state.parse(text))
    except Refused as refused:
        reason = refused.reason
    return reason.key if reason is not None else ""


def fits(event: Event, expected: Data) -> bool:
    return all((event.key if name == "key" else event.args.get(name)) == value for name, value in expected.items())


def exists(view: Any, path: str) -> bool:
    """Whether the view contains this path at all."""
    try:
        seen(view, path)
    except (LookupError, TypeError, ValueError):
        return False
    return True


def seen(view: Any, path: str) -> Any:
    for name in path.split("."):
        view = view[int(name)] if isinstance(view, list) else view[name]
    return view
