"""The examples of Mangrovia: the fifteen of the rulebook are all there, and each depends on its position."""

import pytest

from archipel.engine.examples import load_examples, run_example
from archipel.engine.phrase import Data
from tests.games.examples import changed
from tests.games.mangrovia_table import GAME

EXAMPLES = {example.name: example for example in load_examples(GAME)}


def test_every_numbered_example_of_the_rulebook_is_there() -> None:
    assert {f"example-{number}" for number in range(1, 16)} <= set(EXAMPLES)


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
    ("top-site", {"starter": 2}),
    ("birds", {"bowls": {"site-1": 2, "site-2": 1, "site-3": 3, "site-4": 4}}),
    ("pole-tile", {"huts": {"A4": 2}}),
    ("wild", {"tiles": {"1": ["valuable"]}}),
    ("neutral-first", {"huts": {"B1": 1, "B7": 1, "B8": 2}}),
    ("round", {"birds": ["sand", "reed"]}),
]


@pytest.mark.parametrize(("name", "other"), POSITIONS)
def test_the_example_fails_from_another_position(name: str, other: Data) -> None:
    example = EXAMPLES[name]
    assert run_example(GAME, changed(example, example.steps, {**example.position, **other})) != []
