"""Examples from the rulebooks, made wrong: what the tests of all games share."""

import copy

from archipel.engine.dealer import QuickDealer
from archipel.engine.examples import Example, lay_out, load_examples
from archipel.engine.phrase import SPECTATOR, Data
from archipel.games import find


def changed(example: Example, steps: list[Data], position: Data | None = None) -> Example:
    data = {
        "rule": example.rule,
        "seats": example.seats,
        "options": example.options,
        "position": position or example.position,
        "step": steps,
    }
    return Example(example.name, data)


def alterations(step: Data) -> list[Data]:
    """The step with one expectation made wrong, for each of its expectations."""
    altered: list[Data] = []

    def add(field: str, value: object) -> None:
        other = copy.deepcopy(step)
        other[field] = value
        altered.append(other)

    for number, event in enumerate(step.get("told", [])):
        for name in event:
            other = copy.deepcopy(step)
            other["told"][number][name] = "never"
            altered.append(other)
    for path in step.get("see", {}):
        add("see", {**step["see"], path: "never"})
    for path, values in step.get("has", {}).items():
        add("has", {path: [*values, "never"]})
        add("lacks", {path: values})
    for path, values in step.get("lacks", {}).items():
        add("has", {path: values})
    for field in ("moves", "why"):
        if field in step:
            add(field, "never")
    if len(step.get("told", [])) > 1:
        add("told", step["told"][::-1])
    if "told" in step:
        add("untold", [step["told"][-1]["key"]])
    if "play" in step:
        add("play", "play nothing")
    return altered


def played_out(game: str, name: str) -> Data:
    """What everybody sees when an example has been played as it is written."""
    example = next(example for example in load_examples(find(game)) if example.name == name)
    state, dealer = lay_out(find(game), example), QuickDealer(name)
    for step in example.steps:
        if "play" in step:
            state.play(state.parse(step["play"]), dealer, None)
    return state.view(SPECTATOR)
