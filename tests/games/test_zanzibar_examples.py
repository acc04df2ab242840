"""The examples of Zanzibar: those of the rulebook are all there, and each depends on its position."""

import pytest

from archipel.engine.examples import load_examples, run_example
from archipel.engine.phrase import Data
from tests.games.examples import changed
from tests.games.zanzibar_table import GAME

EXAMPLES = {example.name: example for example in load_examples(GAME)}


def test_every_example_of_the_rulebook_is_there() -> None:
    moves = {f"{sort}-{number}" for sort in ("allowed", "forbidden") for number in (1, 2, 3)}
    assert moves | {"cloves-3", "cloves-0"} <= set(EXAMPLES)


POSITIONS: list[tuple[str, Data]] = [
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
    ("both-kinds", {"merchants": {"1-2": "ndijo", "1-3": "koaba", "1-4": "umbuli", "1-5": "bweja", "1-6": "ziwela", "1-7": "mwamba"}}),
    ("bad-card", {"discarded": {"1": ["pepper"]}}),
    ("ninth", {"scored": {"1": {"pepper": 3, "ginger": 3, "cinnamon": 2, "vanilla": 3, "north": 3, "east": 2, "west": 3}}}),
    ("out-first", {"last_turns": []}),
    ("round", {"hands": {"1": ["pepper", "south"], "2": ["north", "east"], "3": ["pepper", "vanilla"]}}),
]


@pytest.mark.parametrize(("name", "other"), POSITIONS)
def test_the_example_fails_from_another_position(name: str, other: Data) -> None:
    example = EXAMPLES[name]
    assert run_example(GAME, changed(example, example.steps, {**example.position, **other})) != []
