"""The page's own sentences: complete in four languages, none unused, none missing, none repeated."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import combinations
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from archipel.games import find, names
from archipel.words import LANGUAGES
from tests.test_words import FOLDERS, Variables, messages

pytestmark = pytest.mark.checkout

PAGE = Path(__file__).parents[1] / "web" / "src"
AREAS = sorted(path.name for path in (PAGE / "words" / "en").glob("*.ftl"))

LITERAL = re.compile(r"""["']([a-z0-9-]+)["']""")
COMPARED = re.compile(r'[!=]==\s*"[^"]*"|"[^"]*"\s*[!=]==')
TEMPLATE = re.compile(r"`([a-z0-9-]+-)\$\{")


@cache
def page_messages(area: str, language: str) -> dict[str, set[str]]:
    """Every message of one of the page's files, with the variables it uses."""
    parsed = FluentParser().parse((PAGE / "words" / language / area).read_text(encoding="utf-8"))
    found: dict[str, set[str]] = {}
    for entry in parsed.body:
        assert not isinstance(entry, ast.Junk), f"{language}/{area}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{language}/{area}: {entry.id.name} appears twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found


@cache
def sources() -> dict[str, str]:
    """All of the page's code, by its path."""
    paths = [path for kind in ("*.svelte", "*.ts") for path in PAGE.rglob(kind) if "generated" not in path.parts]
    return {str(path.relative_to(PAGE)): path.read_text(encoding="utf-8") for path in sorted(paths)}


@cache
def all_code() -> str:
    return "\n".join(sources().values())


@cache
def code_with(game: str) -> str:
    """What runs where a game is played: all of the page's code but the faces of the other games."""
    others = tuple(f"games/{name}/" for name in names() if name != game)
    return "\n".join(code for path, code in sources().items() if not path.startswith(others))


@cache
def known() -> frozenset[str]:
    """Every message there is: the page's, those that belong to no game, and the games'."""
    page = {id for area in AREAS for id in page_messages(area, "en")}
    return frozenset(page.union(*(messages(folder, "en") for folder in FOLDERS.values())))


def first_argument(code: str, start: int) -> str:
    """What is between a bracket that opens at `start` and the first comma or bracket that ends the argument."""
    depth = 0
    for at in range(start, len(code)):
        if code[at] in "([{":
            depth += 1
        elif code[at] in ")]}":
            depth -= 1
        if depth == 0 or (depth == 1 and code[at] == ","):
            return code[start + 1 : at]
    raise AssertionError(code[start : start + 80])


def asked_for(code: str) -> Iterator[str]:
    """What a source says or looks up: the argument of `words.text("a")`, `words.text(yes ? "a" : "b")`, `words.has(`a-${b}`)`."""
    for call in re.finditer(r"\.text\(|words\??\.has\(", code):
        yield COMPARED.sub("", first_argument(code, call.end() - 1))


@cache
def prefixes(code: str) -> tuple[str, ...]:
    """How ids begin that are put together: by a template anywhere in the code, or by `words.name("kind", …)`. What `words.say` puts
    together tells nothing."""
    named = {f"name-{kind}-" for kind in re.findall(r'\.name\(\s*"([a-z-]+)"', code)}
    return tuple(({*TEMPLATE.findall(code)} | named) - {"name-", "page-"})


def is_said(id: str, code: str) -> bool:
    key = id.removeprefix("reason-")
    return f'"{id}"' in code or f"'{id}'" in code or (key != id and f'"{key}"' in code) or id.startswith(prefixes(code))


def is_said_instead(id: str, code: str) -> bool:
    """Whether `words.say` may say it in place of the sentence without `page-`, or of a phrase that the page makes itself."""
    plain = id.removeprefix("page-")
    return plain in known() or f'key: "{plain.partition("-")[2]}"' in code


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_of_the_page_is_there_in_every_language(language: str) -> None:
    assert sorted(path.name for path in (PAGE / "words" / language).glob("*.ftl")) == AREAS
    for area in AREAS:
        assert set(page_messages(area, language)) == set(page_messages(area, "en")), area


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_translation_asks_for_a_variable_that_the_english_does_not_have(language: str) -> None:
    for area in AREAS:
        for id, variables in page_messages(area, language).items():
            assert variables <= page_messages(area, "en")[id], f"{area}: {id}"


def test_no_sentence_of_the_page_appears_twice_or_hides_one_of_the_package() -> None:
    files = {area: set(page_messages(area, "en")) for area in AREAS} | {"shared": set(messages(FOLDERS["shared"], "en"))}
    for one, other in combinations(files, 2):
        assert not files[one] & files[other], f"{one} and {other}"
    for name in names():
        for area in AREAS:
            assert not files[area] & set(messages(FOLDERS[name], "en")), f"{area} and {name}"


def test_no_sentence_of_the_page_is_unused() -> None:
    unused = [f"{area}: {id}" for area in AREAS for id in page_messages(area, "en") if not is_said(id, all_code())]
    assert not unused


def test_no_sentence_that_a_game_has_for_the_page_is_unused() -> None:
    for name in names():
        code = code_with(name)
        own = [id for id in messages(Path(find(name).folder, "words"), "en") if id.startswith("page-")]
        unused = [id for id in own if not is_said(id, code) and not is_said_instead(id, code)]
        assert not unused, name


def test_the_page_says_nothing_for_which_there_are_no_words() -> None:
    for path, code in sources().items():
        for argument in asked_for(code):
            assert set(LITERAL.findall(re.sub("`[^`]*`", "", argument))) <= known(), path
            for start in TEMPLATE.findall(argument):
                assert any(id.startswith(start) for id in known()), f"{path}: {start}"
