"""What the page knows of Mangrovia beside drawing it: something to make of every event, and questions that fit into two lines."""

import re
from pathlib import Path

import pytest

from archipel.engine.phrase import Data
from archipel.games import find
from archipel.words import LANGUAGES, Words

pytestmark = pytest.mark.checkout

GAME = find("mangrovia")
FACE = Path(__file__).parents[2] / "web" / "src" / "games" / "mangrovia"
LONGEST = 2 * 46
"""Characters of a question in two lines."""
LONGEST_OWN = 3 * 30
"""In three lines of a phone, for whoever is asked."""

ASKED: dict[str, Data] = {
    "bowl": {"bowl": 2, "bowls": 2},
    "draw-shown": {"landing": 12},
    "draw-pile": {"landing": 12},
    "draw-either": {"landing": 12},
    "amulets": {"landing": 12, "count": 3, "ones": "yes"},
    "build": {"landing": 12},
    "build-or-double": {"landing": 12},
    "amulets-or-build": {"landing": 12, "count": 3, "ones": "yes"},
    "birds": {"landing": 12},
    "card": {"space": "shore-5", "huts": 2, "number": 2},
    "pay": {"space": "shore-5", "huts": 2, "price": 24, "left": 22, "currency": "valuables"},
    "return": {"count": 3},
}
"""Every question with arguments that make it long."""


def tellings() -> set[str]:
    code = (FACE / "tells.ts").read_text(encoding="utf-8")
    table = code[code.index("const TELLINGS") :]
    return set(re.findall(r'^  "?([a-z-]+)"?: ?(?:\(|[a-z])', table, re.MULTILINE | re.IGNORECASE))


def test_the_page_makes_something_of_every_event() -> None:
    assert set(GAME.says["event"]) <= tellings()


def test_what_is_folded_for_the_log_is_told_like_any_event() -> None:
    made = set(re.findall(r'key: "([a-z-]+)"', (FACE / "fold.ts").read_text(encoding="utf-8")))
    assert made == tellings() - set(GAME.says["event"])


def test_every_question_is_measured() -> None:
    assert set(ASKED) == {decision.key for decision in GAME.decisions} - {"over"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", sorted(ASKED))
def test_a_question_fits_into_two_lines(key: str, language: str) -> None:
    words = Words(language, GAME, ("Schlauer Leguan", "Clever Seal"), 0)
    assert len(words.text(f"decision-{key}", seat=0, **ASKED[key])) <= LONGEST_OWN
    assert len(words.text(f"decision-{key}", seat=1, **ASKED[key])) <= LONGEST
