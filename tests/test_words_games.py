"""A whole game of each kind, told in each language: no message id, no id that nobody types, no word of another language."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

from archipel.engine.dealer import QuickDealer
from archipel.engine.match import start
from archipel.engine.phrase import Phrase
from archipel.engine.record import Player
from archipel.games import find
from archipel.words import LANGUAGES, Words
from tests.words_rendered import GAMES, PLAYERS, SHARED

WORD = re.compile(r"[^\W\d_]{3,}")


@dataclass(frozen=True)
class Tale:
    """What was asked and told in a game, by its kind, and what one types there: those ids the terminal also draws and says."""

    phrases: tuple[tuple[str, Phrase], ...]
    typed: frozenset[str]


@cache
def tale(name: str) -> Tale:
    """Random moves from the deal to the end."""
    match = start(find(name), [Player("random", player) for player in PLAYERS], bytes(range(32)), {}, table="words")
    luck = QuickDealer("words")
    phrases: list[tuple[str, Phrase]] = [("event", event) for event in match.told]
    typed: set[str] = set()
    while not match.over:
        state = match.state
        moves = state.moves()
        texts = [state.text(move) for move in moves]
        typed.update(piece for text in texts for piece in text.split())
        phrases.append(("decision", state.decision()))
        phrases += [("mark", mark) for mark in state.marks()]
        phrases += [("event", event) for event in match.play(state.seat, texts[luck.below(len(texts))])]
    parts = [
        {entry.get("id") for entry in part["list"]}
        for part in find(name).edition().data.values()
        if isinstance(part, dict) and "list" in part
    ]
    return Tale(tuple(phrases), frozenset(typed.union(*(ids for ids in parts if ids & typed))))


@cache
def told(name: str, language: str) -> tuple[tuple[Phrase, str], ...]:
    """Every different sentence of the game, as somebody at the table is told it."""
    words = Words(language, find(name), PLAYERS, reader=0)
    different = {(kind, repr(phrase.data())): phrase for kind, phrase in tale(name).phrases}
    said = {words.say(kind, phrase): phrase for (kind, _), phrase in different.items()}
    return tuple((phrase, text) for text, phrase in said.items())


def raw(words: Words, phrase: Phrase) -> Iterator[str]:
    """The values of a phrase that have no word of their own."""
    for argument, value in phrase.args.items():
        for one in value if isinstance(value, list) else [value]:
            if isinstance(one, str) and not words.bundle.has_message(f"name-{argument}-{one}"):
                yield one


def stands_in(value: str, text: str) -> bool:
    return re.search(rf"(?<![\w-]){re.escape(value)}(?![\w-])", text) is not None


@cache
def vocabulary(name: str, language: str) -> frozenset[str]:
    """Every word that the sentences of a game, or those that belong to none, are made of."""
    texts = [path.read_text(encoding="utf-8") for path in (SHARED / f"{language}.ftl", Path(find(name).folder, "words", f"{language}.ftl"))]
    lines = [re.sub(r"^[a-z0-9_-]+ = |\$[a-z_-]+|\[[a-z0-9_-]+\]|^#.*", "", line) for text in texts for line in text.splitlines()]
    return frozenset(word.lower() for line in lines for word in WORD.findall(line))


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_of_a_whole_game_has_an_id_that_nobody_types(name: str, language: str) -> None:
    words = Words(language, find(name))
    for phrase, text in told(name, language):
        assert not re.search(r"[{}$_]|\b(name|event|decision|mark|reason|page)-[a-z]", text), text
        for value in raw(words, phrase):
            strange = re.search(r"[a-z]", value) and (language != "en" or re.search(r"[-_\d]", value))
            assert not (strange and stands_in(value, text)) or value in tale(name).typed or is_word(name, language, value), text


def is_word(name: str, language: str, value: str) -> bool:
    """Whether an id happens to be a word of the language as well: „wild“."""
    return value in vocabulary(name, language)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_no_sentence_of_a_whole_game_has_an_english_word(name: str, language: str) -> None:
    english = vocabulary(name, "en") - vocabulary(name, language)
    typed = tale(name).typed
    for _, text in told(name, language):
        mine = " ".join(piece for piece in re.split(r"[\s,.;:()]+", text) if piece not in typed)
        assert not {word.lower() for word in WORD.findall(mine)} & english, text


def test_ids_and_english_words_are_found() -> None:
    assert stands_in("angel-2", "C-NW angel-2, C-NE needle-4")
    assert not stands_in("wild", "wildly")
    assert "hut" in vocabulary("borabora", "en") - vocabulary("borabora", "fr")
    assert all(len(tale(name).phrases) > 100 for name in GAMES)
