"""The golden playthroughs come out as they were written; `make golden` writes them again after a change that is meant."""

import pytest

from archipel.games import find, names
from tests.golden import FOLDER, playthrough, set_ups

ALL = [(name, options, set_up) for name in names() for set_up, options in set_ups(find(name))]


@pytest.mark.parametrize(("name", "options", "set_up"), ALL)
def test_the_playthrough_is_as_it_was_written(name: str, options: dict[str, str], set_up: str) -> None:
    assert playthrough(find(name), options) == (FOLDER / f"{set_up}.txt").read_text(encoding="utf-8")


def test_no_playthrough_is_left_over() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.txt")) == sorted(set_up for _, _, set_up in ALL)
