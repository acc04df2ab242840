"""The examples of the rulebook of Flucht aus Mangrovia: all are there, and each depends on its position."""

import pytest

from archipel.engine.examples import load_examples, run_example
from archipel.engine.phrase import Data
from tests.games.examples import changed
from tests.games.flucht_table import GAME

EXAMPLES = {example.name: example for example in load_examples(GAME)}


def test_every_numbered_example_of_the_rulebook_is_there() -> None:
    assert {f"example-{number}" for number in (1, 2, 3, 5, 6, 7)} <= set(EXAMPLES)
    assert {"example-bridge-1", "example-bridge-2", "example-bridge-3", "example-finish"} <= set(EXAMPLES)


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
