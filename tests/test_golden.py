"""The golden playthroughs come out as they were written; `make golden` writes them again after an intended change."""

import json

import pytest

from archipel.games import find
from tests.golden import FOLDER, GUESSES, VALUES, guesses, own_games, playthrough, set_ups, values

ALL = [(game.name, options, set_up) for game in own_games() for set_up, options in set_ups(game)]


@pytest.mark.parametrize(("name", "options", "set_up"), ALL)
def test_the_playthrough_is_as_it_was_written(name: str, options: dict[str, str], set_up: str) -> None:
    assert playthrough(find(name), options) == (FOLDER / f"{set_up}.txt").read_text(encoding="utf-8")


def test_no_playthrough_is_left_over() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.txt")) == sorted(set_up for _, _, set_up in ALL)


@pytest.mark.parametrize(("name", "options", "set_up"), ALL)
def test_a_position_is_worth_to_the_bit_what_it_always_was(name: str, options: dict[str, str], set_up: str) -> None:
    assert values(find(name), options) == json.loads(VALUES.read_text())[set_up]


@pytest.mark.parametrize(("name", "options", "set_up"), ALL)
def test_what_a_seat_cannot_know_is_dealt_anew_as_it_always_was(name: str, options: dict[str, str], set_up: str) -> None:
    """Otherwise games that went on from a position of another would not replay."""
    assert guesses(find(name), options) == json.loads(GUESSES.read_text())[set_up]
