"""The rules of Flucht aus Mangrovia as a text: figures and pictures. `test_rules_text` has what holds for every game."""

import re

import pytest

from archipel.words import LANGUAGES
from tests.art import symbols
from tests.games.rules_text import edition, numbers, pictures, row, sections


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_figures_in_the_text_are_those_of_the_edition(language: str) -> None:
    printed = edition("flucht")
    squares = [row(line) for line in sections("flucht", language)["5"] if line.startswith("| [picture:")]
    counted = {re.findall(r"-([a-z]+)\]", cells[0])[0]: int(cells[-1]) for cells in squares}
    assert counted.pop("elephant") == sum("elephant" in square for square in printed["squares"]["list"])
    assert counted == {colour["animal"]: colour["tokens"] for colour in printed["colours"]["list"]}
    teams, hands = (row(line)[1:] for line in sections("flucht", language)["4"] if re.match(r"\| \D.* \| \d", line))
    assert dict(zip(teams, map(int, hands), strict=True)) == printed["hands"]["by_teams"]
    listed = next(line for line in sections("flucht", language)["2"] if line.startswith("- 69 "))
    assert numbers(listed) == [69, *(colour["tokens"] for colour in printed["colours"]["list"])]


@pytest.mark.checkout
def test_every_picture_in_the_text_is_drawn() -> None:
    shown = pictures("flucht")
    assert {"disc-vulture", "wild-monkey", "card-yellow-2"} <= shown
    cards = {f"card-{card['id']}" for card in edition("flucht")["cards"]["list"]}
    beasts = {f"beast-{name.removeprefix('wild-')}" for name in shown if name.startswith("wild-")}
    assert {f"fl-{name}" for name in (shown | beasts) - cards} <= symbols().keys()
