"""Four complete languages: every message in all of them, none unused, the same variables, and no sentence outside the word files."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import archipel
from archipel.engine.phrase import Reason, Trouble
from archipel.games import find, names
from archipel.words import LANGUAGES, Words

SOURCES = Path(archipel.__file__).parent
FOLDERS = {"shared": SOURCES / "words", **{name: Path(find(name).folder, "words") for name in names()}}
DYNAMIC = (
    "name", "reason-table-not", "source", "board", "title", "summary", "about", "examples", "games", "simulate",
    "problem-error", "problem-warning", "page", "diff", "known", "merge",
)  # fmt: skip
"""Messages that are looked up by a value or by a part of their name; `page-*` are those that only the browser says."""


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


@cache
def messages(folder: Path, language: str) -> dict[str, set[str]]:
    """Every message of a file with the variables it uses."""
    parsed = FluentParser().parse((folder / f"{language}.ftl").read_text(encoding="utf-8"))
    found: dict[str, set[str]] = {}
    for entry in parsed.body:
        assert not isinstance(entry, ast.Junk), f"{folder.parent.name} {language}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{language}: {entry.id.name} appears twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found


def said_keys() -> Iterator[str]:
    """The ids of all messages that the games can say."""
    for name in names():
        for kind, keys in find(name).keys.items():
            yield from (f"{kind}-{key}" for key in keys)


@pytest.mark.parametrize("where", FOLDERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_there_in_every_language(where: str, language: str) -> None:
    assert set(messages(FOLDERS[where], language)) == set(messages(FOLDERS[where], "en"))


@pytest.mark.parametrize("where", FOLDERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_translation_asks_for_a_variable_that_the_english_does_not_have(where: str, language: str) -> None:
    english = messages(FOLDERS[where], "en")
    for id, variables in messages(FOLDERS[where], language).items():
        assert variables <= english[id], id


@pytest.mark.parametrize("name", names())
def test_every_key_of_a_game_has_its_words(name: str) -> None:
    game = find(name)
    for language in LANGUAGES:
        words = Words(language, game)
        for kind, keys in game.keys.items():
            missing = [key for key in keys if not words.bundle.has_message(f"{kind}-{key}")]
            assert not missing, f"{language}: {kind} {missing}"


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_has_a_title_a_summary_and_its_options_explained(name: str, language: str) -> None:
    game = find(name)
    words = Words(language, game)
    assert words.text("title")
    assert words.text("summary")
    assert all(words.text(f"about-{option.name}") for option in game.options)


def test_no_message_is_unused() -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.py"))
    code += "\n".join(path.read_text(encoding="utf-8") for name in names() for path in Path(find(name).folder).rglob("*.py"))
    said = set(said_keys())
    for where, folder in FOLDERS.items():
        for id in messages(folder, "en"):
            if id in said or id.startswith(DYNAMIC):
                continue
            key = re.sub(r"^(reason|problem|event|decision|mark|move|replay-entry|example)-", "", id)
            assert f'"{key}"' in code or f'"{id}"' in code or id.startswith("replay-entry-"), f"{where}: {id} is never said"


def test_every_reason_in_the_code_has_its_words() -> None:
    shared = messages(FOLDERS["shared"], "en")
    for path in SOURCES.rglob("*.py"):
        if "games" in path.parts:
            continue
        code = path.read_text(encoding="utf-8")
        for key in re.findall(r'(?:trouble|Reason|refuse|refused)\((?:[^"()]*, )?"([a-z]+(?:-[a-z]+)+)"', code):
            assert f"reason-{key}" in shared, f"{path.name}: {key}"
        for key in re.findall(r'Problem\("([a-z-]+[a-z])"', code):
            assert f"problem-{key}" in shared, f"{path.name}: {key}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_cites_its_rule_and_its_line(language: str) -> None:
    words = Words(language, find("flucht"))
    sentence = words.refusal(Reason("card-first", {"line": 12}, "6A"))
    assert "6A" in sentence
    assert "12" in sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_i_do_is_worded_differently_for_me_and_for_others(language: str) -> None:
    game = find("flucht")
    mine = Words(language, game, ("Anna", "Ben"), 0).text("event-card-played", seat=0, card="blue-1", colour="blue")
    theirs = Words(language, game, ("Anna", "Ben"), 1).text("event-card-played", seat=0, card="blue-1", colour="blue")
    assert "Anna" not in mine
    assert "Anna" in theirs


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "−1 point, now −3."), ("fr", "−1 point, total −3."), ("de", "−1 Punkt, jetzt −3."), ("it", "−1 punto, totale −3.")],
)
def test_a_loss_is_written_with_a_minus_sign(language: str, said: str) -> None:
    words = Words(language, find("zanzibar"), ("Ann", "Ben"), 0)
    assert words.text("event-scored", seat=0, objective="pepper", count=2, points=-1, total=-3).endswith(said)


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(Trouble, match="language-unknown"):
        Words("xx")
