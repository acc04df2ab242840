"""The examples of the rulebook of Zanzibar, each played from its file, and each able to fail."""

import copy

import pytest

from archipel.engine.examples import Example, load_examples, run_example
from archipel.engine.phrase import Data
from tests.games.zanzibar_table import GAME

EXAMPLES = {example.name: example for example in load_examples(GAME)}


def changed(example: Example, steps: list[Data], position: Data | None = None) -> Example:
    data = {"rule": example.rule, "seats": example.seats, "position": position or example.position, "step": steps}
    return Example(example.name, data)


def test_every_example_of_the_rulebook_is_there() -> None:
    moves = {f"{sort}-{number}" for sort in ("allowed", "forbidden") for number in (1, 2, 3)}
    assert moves | {"cloves-3", "cloves-0"} <= set(EXAMPLES)


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_example_comes_out_as_it_must(name: str) -> None:
    assert run_example(GAME, EXAMPLES[name]) == []


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_example_cites_its_section_and_states_what_is_told_and_seen(name: str) -> None:
    example = EXAMPLES[name]
    assert example.rule[:1].isdigit()
    assert any("told" in step for step in example.steps)
    assert any("see" in step for step in example.steps)


def alterations(step: Data) -> list[Data]:
    """The step with one expectation turned wrong, for each of its expectations."""
    altered: list[Data] = []
    for number, event in enumerate(step.get("told", [])):
        for name in event:
            other = copy.deepcopy(step)
            other["told"][number][name] = "never"
            altered.append(other)
    for path in step.get("see", {}):
        altered.append({**step, "see": {**step["see"], path: "never"}})
    for field in ("moves", "why"):
        if field in step:
            altered.append({**step, field: "never"})
    if len(step.get("told", [])) > 1:
        altered.append({**step, "told": step["told"][::-1]})
    if "told" in step:
        altered.append({**step, "untold": [step["told"][-1]["key"]]})
    return altered


CASES = [
    pytest.param(name, number, altered, id=f"{name}-step{number + 1}-{count}")
    for name, example in EXAMPLES.items()
    for number, step in enumerate(example.steps)
    for count, altered in enumerate(alterations(step), 1)
]


@pytest.mark.parametrize(("name", "number", "altered"), CASES)
def test_the_example_fails_when_one_expectation_is_wrong(name: str, number: int, altered: Data) -> None:
    steps = list(EXAMPLES[name].steps)
    steps[number] = altered
    assert run_example(GAME, changed(EXAMPLES[name], steps)) != []


POSITIONS = [
    ("allowed-1", {"merchants": {"1-3": "kizamo", "2-2": "makuli"}, "free": []}),
    ("allowed-2", {"merchants": {"1-3": "kizamo", "2-3": "fumbi"}}),
    ("allowed-3", {"merchants": {"1-3": "kizamo", "2-3": "makuli"}}),
    ("forbidden-1", {"merchants": {"1-3": "kizamo", "2-4": "makuli"}}),
    ("forbidden-2", {"merchants": {"1-3": "kizamo", "2-4": "makuli"}}),
    ("forbidden-3", {"merchants": {"1-3": "kizamo", "2-7": "makuli"}}),
    ("cloves-3", {"merchants": {"1-2": "nungu", "1-4": "kiweni"}, "free": ["kizamo", "umbuli", "shangi"]}),
    ("cloves-0", {"merchants": {"1-2": "nungu"}, "free": []}),
    ("boxed-in", {"merchants": {"1-3": "kizamo", "1-4": "dimbu", "2-3": "makuli"}}),
    ("must-go-on", {"merchants": {"1-2": "kizamo"}}),
]


@pytest.mark.parametrize(("name", "other"), POSITIONS)
def test_the_example_fails_from_another_position(name: str, other: Data) -> None:
    example = EXAMPLES[name]
    assert run_example(GAME, changed(example, example.steps, {**example.position, **other})) != []
