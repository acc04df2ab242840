"""The fifteen examples of the rulebook of Mangrovia, each played from its file, and each able to fail."""

import copy

import pytest

from archipel.engine.examples import Example, load_examples, run_example
from archipel.engine.phrase import Data
from tests.games.mangrovia_table import GAME

EXAMPLES = {example.name: example for example in load_examples(GAME)}


def changed(example: Example, steps: list[Data], position: Data | None = None) -> Example:
    data = {
        "rule": example.rule,
        "seats": example.seats,
        "options": example.options,
        "position": position or example.position,
        "step": steps,
    }
    return Example(example.name, data)


def test_every_numbered_example_of_the_rulebook_is_there() -> None:
    assert set(EXAMPLES) == {f"example-{number}" for number in range(1, 16)}


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_example_comes_out_as_it_must(name: str) -> None:
    assert run_example(GAME, EXAMPLES[name]) == []


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_example_cites_its_section_and_states_what_is_told_and_seen(name: str) -> None:
    example = EXAMPLES[name]
    assert example.rule[:1].isdigit()
    assert any("told" in step for step in example.steps)
    assert any({"see", "has", "lacks"} & set(step) for step in example.steps)


def alterations(step: Data) -> list[Data]:
    """The step with one expectation turned wrong, for each of its expectations."""
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
    for path, values in step.get("lacks", {}).items():
        add("has", {path: values})
    for field in ("moves", "why"):
        if field in step:
            add(field, "never")
    return altered


CASES = [
    pytest.param(name, number, altered, id=f"{name}-step{number + 1}-{count}")
    for name, example in EXAMPLES.items()
    for number, step in enumerate(example.steps)
    for count, altered in enumerate(alterations(step), 1)
]


@pytest.mark.parametrize(("name", "number", "altered"), CASES)
def test_the_example_fails_when_one_expectation_is_wrong(name: str, number: int, altered: Data) -> None:
    example = EXAMPLES[name]
    steps = [*example.steps[:number], altered, *example.steps[number + 1 :]]
    assert [wrong for wrong in run_example(GAME, changed(example, steps)) if wrong.startswith(f"step {number + 1}: ")] != []


POSITIONS: list[tuple[str, Data]] = [
    ("example-1", {"bowls": {"site-3": 4, "site-4": 1, "site-1": 3}}),
    ("example-2", {"shown": ["5", "reed", "water"]}),
    ("example-3", {"birds": ["mangrove", "sand"]}),
    ("example-4", {"huts": {"shore-1": 4, "shore-2": 4}}),
    ("example-5", {"hands": {"4": ["6", "sand"]}}),
    ("example-6", {"hands": {"1": ["2", "water", "amulet-5", "amulet-1"]}}),
    ("example-7", {"hands": {"1": ["7", "7", "reed", "water"]}}),
    ("example-8", {"hands": {"5": ["7", "7", "6", "water"]}}),
    ("example-9", {"hands": {"4": ["6", "5", "sand", "mangrove", "mangrove", "water"]}}),
    ("example-10", {"bowls": {"site-2": 1, "site-3": 2, "site-4": 3, "site-1": 4}}),
    ("example-11", {"huts": {"A1": 1, "A2": 5, "A3": 2, "A4": 5, "A5": 1, "A6": 2}}),
    ("example-12", {"huts": {"D1": 5, "E1": 5, "F1": 5, "D2": 2, "F2": 2, "D3": 1}}),
    ("example-13", {"pole_tiles": {"A4": 2, "B4": 3, "C4": 5, "A5": 4, "C5": 6, "A6": 7, "B6": 8}}),
    ("example-14", {"hands": {"3": ["sand", "3", "amulet-6", "amulet-4"]}}),
    ("example-15", {"tiles": {"2": ["statue-A"]}}),
]


@pytest.mark.parametrize(("name", "other"), POSITIONS)
def test_the_example_fails_from_another_position(name: str, other: Data) -> None:
    example = EXAMPLES[name]
    assert run_example(GAME, changed(example, example.steps, {**example.position, **other})) != []
