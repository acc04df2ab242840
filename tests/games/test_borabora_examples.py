"""The examples of the rulebook of Bora Bora: all are there, and each depends on its position."""

import pytest

from archipel.engine.examples import load_examples, run_example
from archipel.engine.phrase import Data
from tests.games.borabora_table import GAME
from tests.games.examples import changed

EXAMPLES = {example.name: example for example in load_examples(GAME)}

POSITIONS: list[tuple[str, Data]] = [
    ("dice", {"tiles": {"helper": [[1, 5], [2, 4]]}}),
    ("routes-sea", {"huts": {"1": ["C-SW"]}}),
    ("routes-land", {"huts": {"1": ["C-NE"]}}),
    ("woman", {"dice": {"1": [5, 5, 5]}}),
    ("helper-tattoo", {"people": {"1": ["man land", "man build", "woman shell"]}}),
    ("helper-mixed", {"dice": {"2": [5, 1, 1]}}),
    ("helper-other", {"shown": ["white", "white", "red", "green", "yellow"]}),
    ("fire", {"temple": [0, 0, 0, 2, 0, 0]}),
    ("scouts", {"people": {"4": ["man land", "man sea", "woman land"]}}),
    ("gods", {"tiles": {"sea": [[2, 4]]}}),
    ("green-double", {"people": {"3": ["woman points"]}}),
    ("green-build", {"round": 5}),
    ("green-extra", {"shown": ["blue", "blue", "red", "red", "white"]}),
    ("yellow-wood", {"materials": {"1": ["b1"]}}),
    ("yellow-regions", {"huts": {"1": ["C-NW", "C-NE", "C-SW", "C-SE", "N-W", "N-E", "E-N"]}}),
    ("combined", {"dice": {"1": [4, 4, 4], "2": [2, 3, 5]}}),
]


def test_every_example_of_the_rulebook_is_there() -> None:
    assert set(EXAMPLES) == {name for name, _ in POSITIONS}


@pytest.mark.parametrize(("name", "other"), POSITIONS)
def test_the_example_fails_from_another_position(name: str, other: Data) -> None:
    example = EXAMPLES[name]
    assert run_example(GAME, changed(example, example.steps, {**example.position, **other})) != []
