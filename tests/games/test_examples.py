"""The examples of the rulebooks, each played from its file, and each able to fail."""

import re

import pytest

from archipel.engine.examples import load_examples, run_example
from archipel.engine.phrase import Data
from archipel.games import find, names
from tests.games.examples import alterations, changed

EXAMPLES = {(game, example.name): example for game in names() for example in load_examples(find(game))}
ALL = [pytest.param(game, name, id=f"{game}-{name}") for game, name in EXAMPLES]


@pytest.mark.parametrize(("game", "name"), ALL)
def test_the_example_comes_out_as_it_must(game: str, name: str) -> None:
    assert run_example(find(game), EXAMPLES[game, name]) == []


@pytest.mark.parametrize(("game", "name"), ALL)
def test_the_example_cites_its_section_and_states_what_is_told_and_seen(game: str, name: str) -> None:
    example = EXAMPLES[game, name]
    assert re.match(r"\d|R$", example.rule), "a section with rules, or the told round"
    assert any("told" in step for step in example.steps)
    assert any({"see", "has", "lacks"} & set(step) for step in example.steps)


@pytest.mark.parametrize(("game", "name"), ALL)
def test_the_example_fails_when_one_expectation_is_wrong(game: str, name: str) -> None:
    """Whichever it is: each is made wrong on its own."""
    example = EXAMPLES[game, name]
    tried = 0
    unnoticed: list[tuple[int, Data]] = []
    for number, step in enumerate(example.steps):
        for altered in alterations(step):
            tried += 1
            steps = [*example.steps[:number], altered, *example.steps[number + 1 :]]
            wrong = run_example(find(game), changed(example, steps))
            if not any(line.startswith(f"step {number + 1}: ") for line in wrong):
                unnoticed.append((number + 1, altered))
    assert tried
    assert unnoticed == []
