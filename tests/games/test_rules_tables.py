"""Tables of the rules pages: nothing is told by a picture alone, which a reader aloud does not see and a newcomer does not know."""

import re

import pytest

from archipel.words import LANGUAGES
from tests.games.rules_text import sections, tables
from tests.words_rendered import GAMES

PICTURES = re.compile(r"(\[picture:[a-z0-9-]+\]\s*/?\s*)+")


def unnamed(table: list[list[str]]) -> list[list[str]]:
    """The rows in which pictures have no words: a head with one alone, or a line that has no word at all."""
    head, *rows = table
    return [cells for cells in [head] if any(PICTURES.fullmatch(cell) for cell in cells)] + [
        cells
        for cells in rows
        if any(map(PICTURES.fullmatch, cells)) and not any(re.search(r"[^\W\d]{3}", PICTURES.sub("", cell)) for cell in cells)
    ]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_picture_in_a_table_has_its_word(name: str, language: str) -> None:
    for number in sections(name, language):
        for table in tables(name, language, number):
            assert not unnamed(table), number


def test_a_picture_without_a_word_is_found() -> None:
    assert unnamed([["Kind", "[picture:act-land]"], ["Steps", "2"]])
    assert unnamed([["Kind", "Steps"], ["[picture:act-land] [picture:act-sea]", "2"]])
    assert not unnamed([["Kind", "Steps"], ["[picture:act-land] land route", "2"]])
