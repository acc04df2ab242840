"""The examples of the rulebook of Flucht aus Mangrovia, each played from its file, and each able to fail."""

import copy

import pytest

from archipel.engine.examples import Example, load_examples, run_example
from archipel.engine.phrase import Data
from tests.games.flucht_table import GAME

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
    assert {f"example-{number}" for number in (1, 2, 3, 5, 6, 7)} <= set(EXAMPLES)
    assert {"example-bridge-1", "example-bridge-2", "example-bridge-3", "example-finish"} <= set(EXAMPLES)


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


POSITIONS = [
    ("example-1", {"tokens": ["s01", "s02", "s03", "s04"]}),
    ("example-2", {"wild": ["s64", "s66", "s69", "s71"]}),
    ("example-3", {"wild": ["s69", "s71"]}),
    ("example-5", {"pawns": {"1a": "s05", "2a": "s06", "3a": "s08"}}),
    ("example-6", {"wild": ["s69", "s70", "s71", "finish"]}),
    ("example-6", {"pawns": {"1a": "s66", "1b": "s63", "2a": "s64"}}),
    ("example-7", {"pawns": {"1a": "s13", "1b": "s17", "2a": "s16", "3a": "s14"}}),
    ("example-bridge-1", {"pawns": {"1a": "s29", "2a": "s30"}}),
    ("example-bridge-2", {"pawns": {"1a": "s30", "2b": "s42", "3a": "s51", "3b": "s68"}}),
    ("example-bridge-3", {"pawns": {"1a": "s32", "1b": "s31", "2a": "s30", "2b": "s29"}}),
    ("example-finish", {"pawns": {"1a": "s63", "1b": "s69"}}),
]


@pytest.mark.parametrize(("name", "other"), POSITIONS)
def test_the_example_fails_from_another_position(name: str, other: Data) -> None:
    example = EXAMPLES[name]
    assert run_example(GAME, changed(example, example.steps, {**example.position, **other})) != []


@pytest.mark.parametrize("name", [name for name, example in EXAMPLES.items() if example.options])
def test_an_example_of_the_bridge_fails_without_the_bridge(name: str) -> None:
    example = changed(EXAMPLES[name], EXAMPLES[name].steps)
    example.options = {}
    assert run_example(GAME, example) != []


def test_a_position_with_a_fault_is_reported() -> None:
    example = EXAMPLES["example-1"]
    wrong = run_example(GAME, changed(example, example.steps, {**example.position, "pawns": {"1a": "s10"}}))
    assert wrong[0] == "position: a pawn stands on s10, which is not covered"
