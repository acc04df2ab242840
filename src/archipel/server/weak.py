"""Passwords that are guessed first: a list of our own, and whatever a finger runs along without thinking."""

import re
import tomllib
import unicodedata
from functools import cache
from importlib.resources import files
from itertools import pairwise
from typing import Final

DRESSING: Final = 6
"""So many digits or signs around a word from the list do not make it a password."""
SHORT: Final = 4
"""So few signs, however often, are none either."""

LEET: Final = str.maketrans("0134578@$!€", "oieastbasie")
"""What is written for letters."""


def is_weak(password: str) -> bool:
    """Whether a password is among those that everybody tries first."""
    plain = squeezed(password)
    words, passwords = listed()
    unit = repeated(plain)
    return len(unit) <= SHORT or is_run(plain) or plain in passwords or is_word(plain, words) or is_word(unit, words)


def squeezed(text: str) -> str:
    """Without regard to capitals, width and spaces."""
    return "".join(unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", text).casefold()).split())


def repeated(text: str) -> str:
    """What a text is, if it says the same again and again; else the text."""
    found = re.fullmatch(r"(.+?)\1+", text, re.DOTALL)
    return found.group(1) if found is not None else text


def is_run(text: str) -> bool:
    """Whether every sign is the next one, as in 23456789 or hgfedcba."""
    steps = {ord(later) - ord(sooner) for sooner, later in pairwise(text)}
    return steps in ({1}, {-1})


def is_word(text: str, words: frozenset[str]) -> bool:
    """Whether a text is a word from the list, but for a few signs around it."""
    bare = re.sub(r"^[^a-z@$]+|[^a-z]+$", "", text)
    return any(len(text) - len(core) <= DRESSING and core.translate(LEET) in words for core in (text, bare))


@cache
def listed() -> tuple[frozenset[str], frozenset[str]]:
    """The words, and the whole passwords."""
    data = tomllib.loads(files("archipel.server").joinpath("weak_passwords.toml").read_text("utf-8"))
    return frozenset(data["words"].split()), frozenset(data["passwords"].split())
