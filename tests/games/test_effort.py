"""What is said of a game before anybody has played it: how long it takes, for whom it is, how heavy it is."""

from itertools import pairwise

import pytest

from archipel.engine.edition import SOURCES
from archipel.engine.game import Effort
from archipel.games import find, names
from archipel.words import LANGUAGES
from tests.games.rules_text import numbers, text

OURS = ("flucht", "zanzibar", "mangrovia", "borabora")


def effort(name: str) -> Effort:
    known = find(name).effort
    assert known is not None, f"nobody says how heavy {name} is"
    return known


@pytest.mark.parametrize("name", OURS)
def test_every_game_of_the_house_says_how_long_it_takes_and_who_says_so(name: str) -> None:
    known = effort(name)
    assert 5 <= known.minutes[0] <= known.minutes[1] <= 600
    assert 4 <= known.age <= 18
    assert known.source in SOURCES
    assert 1 <= known.weight <= 5


def test_a_heavier_game_asks_more_kinds_of_questions() -> None:
    assert set(OURS) <= set(names())
    for light, heavy in pairwise(sorted(OURS, key=lambda name: effort(name).weight)):
        assert effort(light).weight < effort(heavy).weight
        assert len(find(light).decisions) < len(find(heavy).decisions)


@pytest.mark.parametrize("name", OURS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_say_the_same_length_and_age_as_the_lobby(name: str, language: str) -> None:
    known = effort(name)
    first = "\n".join(text(name, language).splitlines()[:6])
    figures = numbers(first)
    assert {*known.minutes, known.age} <= set(figures), first
