"""The examples in the rules of Bora Bora, those of the rulebook and our own: all are there, and each depends on its position."""

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
    ("first-huts", {"fish": {"C-SE": "ray-1", "E-S": "angel-1", "S-W": "puffer-1", "W-N": "needle-1"}}),
    ("temple", {"temple": [0, 0, 3, 1, 0, 3]}),
    ("building", {"round": 3}),
    ("fishing", {"tiles": {"routes": [[1, 4]], "persons": [[2, 3]], "temple": [[1, 6], [2, 5]], "fishing": [[1, 1]]}}),
    ("kinds", {"people": {"1": ["man material", "man god", "woman man"]}}),
    ("status", {"status": {"1": 2, "4": 5, "2": 5}}),
    ("priests", {"temple": [0, 1, 2, 1, 3, 2]}),
    ("jewelry", {"shells": {"3": 7, "2": 4, "1": 1}}),
    ("tasks", {"materials": {"1": ["a1", "d1"]}}),
    ("task-fish", {"fish": {"C-SE": "ray-1", "E-S": "angel-2", "S-E": "ray-6"}}),
    ("next-round", {"round": 3}),
    ("last-tasks", {"huts": {"1": ["C-SE", "C-SW", "E-S", "S-E"]}}),
    ("final-scoring", {"huts": {"2": ["E-S"], "1": ["C-SE", "C-SW", "E-S"]}}),
    ("tie", {"order": [1, 2]}),
    ("white", {"tiles": {"woman": [[1, 2]]}}),
    ("red", {"fish": {"S-E": "puffer-3"}}),
    ("god-tile", {"god_tiles": {"3": 0}}),
    ("round", {"shown": ["white", "white", "red", "green", "yellow"]}),
]


def test_every_example_of_the_rulebook_and_of_ours_is_there() -> None:
    assert set(EXAMPLES) == {name for name, _ in POSITIONS}


@pytest.mark.parametrize(("name", "other"), POSITIONS)
def test_the_example_fails_from_another_position(name: str, other: Data) -> None:
    example = EXAMPLES[name]
    assert run_example(GAME, changed(example, example.steps, {**example.position, **other})) != []
