"""Files that nobody should have sent: whatever stands in them, they are refused in a sentence, and nothing else happens."""

import random
from collections.abc import Iterator
from typing import Any, Final

import pytest

from archipel.engine.comparison import diff, merge, seen
from archipel.engine.edition import LONGEST_TEXT, Edition, read_data, read_toml
from archipel.engine.game import Game
from archipel.engine.phrase import Data, Trouble
from archipel.engine.toml import write_toml
from archipel.words import Words
from tests.golden import own_games


def deep(times: int, wrap: str) -> Any:
    found: Any = 1
    for _ in range(times):
        found = [found] if wrap == "list" else {"list": found} if wrap == "entries" else {"a": found}
    return found


HOSTILE: Final[tuple[Any, ...]] = (
    None, True, False, -1, 0, 10**18, 10**4000, 1.5, 1e308, -0.0,
    "", " ", "two words", "source", "list", "x" * 100_000, "<script>alert(1)</script>", "{ $value }", "[bold red]x[/]", "\x1b[31m\x07",
    "\u202eabc", "../../etc/passwd", "\x00", "__class__",
    [], {}, [[]], [{}], [None], ["a", 1, {}], deep(60, "list"), deep(60, "table"), deep(60, "entries"), list(range(300)), [{"id": "a"}] * 3,
    {"source": []}, {"source": "copy", "list": "none"}, {"source": "copy", "list": [1]}, {"list": {"list": {}}},
    {"source": "copy", "list": [{"id": []}, {"id": {}}, {"number": 1.5}, {}]},
)  # fmt: skip


def places(data: Data) -> list[tuple[Any, ...]]:
    """Every place in an edition, from the sections down to the single values."""
    found: list[tuple[Any, ...]] = []
    waiting: list[tuple[tuple[Any, ...], Any]] = [((), data)]
    while waiting:
        path, part = waiting.pop()
        found.append(path)
        inner = part.items() if isinstance(part, dict) else enumerate(part) if isinstance(part, list) else ()
        waiting += [((*path, name), value) for name, value in inner]
    return found[1:]


def with_value(part: Any, path: tuple[Any, ...], value: Any) -> Any:
    """The same data with one value put in its place, without changing what it was made from."""
    if not path:
        return value
    if isinstance(part, dict):
        return {**part, path[0]: with_value(part[path[0]], path[1:], value)}
    return [with_value(inner, path[1:], value) if number == path[0] else inner for number, inner in enumerate(part)]


def is_a_sentence(sentence: str) -> None:
    """Of a length that can be read, and with nothing in it that a terminal would obey."""
    assert 0 < len(sentence) < 5_000
    assert not set(sentence) & {"\x1b", "\x07", "\x00", "\u202e"}


def judged(game: Game, edition: Edition) -> None:
    """Everything that a person can do with an edition, short of playing with it."""
    words = Words("en", game)
    for problem in game.check(edition):
        is_a_sentence(words.refusal(problem))
        assert not words.refusal(problem).startswith(problem.key), "that would be a problem without a sentence"
    ours = game.edition().data
    for a, b in ((ours, edition.data), (edition.data, ours)):
        for found in diff(a, b):
            is_a_sentence(words.text(f"diff-{found.key}", **found.args))
        result = merge(a, b, "both")
        read_data(result.data)
        read_data(seen(result.data))
    assert read_toml(write_toml(edition.data)).hash == edition.hash


def tried(game: Game, data: Data) -> None:
    try:
        judged(game, read_data(data))
    except Trouble as trouble:
        told(game, trouble)


def told(game: Game, trouble: Trouble) -> None:
    """A refusal is a sentence, however long what it speaks of."""
    sentence = Words("en", game).refusal(trouble.reason)
    is_a_sentence(sentence)
    assert not sentence.startswith(trouble.reason.key)


def attempts(game: Game, count: int) -> Iterator[Data]:
    """Hostile values at places drawn by lot, always the same ones."""
    luck = random.Random(game.name)
    data = game.edition().data
    everywhere = places(data)
    for number in range(count):
        path = luck.choice(everywhere if number % 2 else [path for path in everywhere if len(path) < 4])
        yield with_value(data, path, HOSTILE[number % len(HOSTILE)])


@pytest.mark.parametrize("game", own_games(), ids=lambda game: game.name)
def test_a_hostile_value_anywhere_is_told_and_nothing_breaks(game: Game) -> None:
    for data in attempts(game, len(HOSTILE)):
        tried(game, data)


@pytest.mark.long
@pytest.mark.parametrize("game", own_games(), ids=lambda game: game.name)
def test_hostile_values_everywhere_are_told_and_nothing_breaks(game: Game) -> None:
    for data in attempts(game, 1_000):
        tried(game, data)


@pytest.mark.parametrize("game", own_games(), ids=lambda game: game.name)
def test_the_file_of_another_game_is_told_as_such(game: Game) -> None:
    for other in own_games():
        if other is not game:
            assert [problem.key for problem in game.check(other.edition())] == ["edition-other-game"]
            disguised = {**other.edition().data, "edition": {**other.edition().data["edition"], "game": game.name}}
            assert any(problem.fatal for problem in game.check(read_data(disguised)))
            tried(game, disguised)


@pytest.mark.parametrize("game", own_games(), ids=lambda game: game.name)
def test_an_edition_that_is_half_finished_says_what_is_missing(game: Game) -> None:
    data = game.edition().data
    sections = list(data)
    for number in range(1, len(sections)):
        half = read_data({section: data[section] for section in sections[:number]})
        problems = game.check(half)
        assert problems
        assert all(problem.args.get("section") or problem.args.get("where") or "id" in problem.key for problem in problems if problem.fatal)
        tried(game, half.data)


HEAD: Final = '[edition]\nid = "x"\ngame = "flucht"\n'
BOMBS: Final[dict[str, str]] = {
    "nothing": "",
    "a head alone": HEAD,
    "no id": '[edition]\nid = ""\ngame = "flucht"\n',
    "a list too deep": HEAD + "[a]\nb = " + "[" * 50_000 + "]" * 50_000,
    "a table too deep": HEAD + "[a]\nb = " + "{a=" * 20_000 + "1" + "}" * 20_000,
    "a list as deep as can be read": HEAD + "[a]\nb = " + "[" * 300 + "]" * 300,
    "an endless number": HEAD + "[a]\nb = " + "9" * 150_000,
    "an endless number of another base": HEAD + "[a]\nb = 0x" + "f" * 150_000,
    "a number that is long": HEAD + "[a]\nb = " + "9" * 4_000,
    "infinity": HEAD + "[a]\nb = inf",
    "no number": HEAD + "[a]\nb = nan",
    "a fraction as small as can be": HEAD + "[a]\nb = 1e-400",
    "a time": HEAD + "[a]\nb = 1989-01-01T00:00:00Z",
    "a name of many parts": HEAD + "a" + ".a" * 90_000 + " = 1",
    "a long list": HEAD + "[a]\nb = [" + "1," * 90_000 + "]",
    "a long text": HEAD + '[a]\nb = "' + "x" * 190_000 + '"',
    "too long a text": HEAD + '[a]\nb = "' + "x" * LONGEST_TEXT + '"',
    "markup": HEAD.replace('"x"', '"<b>[red]{$x}</b>"') + "[a]\nb = 1",
    "a game that is a path": HEAD.replace("flucht", "../../flucht"),
    "a picture": "\x89PNG\r\n\x1a\n\x00\x00",
    "a mark at the beginning": "\ufeff" + HEAD,
    "a key twice": HEAD + "[a]\nb = 1\nb = 2",
    "JSON": '{"edition": {"id": "x", "game": "flucht"}}',
}


@pytest.mark.parametrize("what", BOMBS)
def test_a_bomb_does_not_go_off(what: str) -> None:
    game = next(game for game in own_games() if game.name == "flucht")
    try:
        edition = read_toml(BOMBS[what])
    except Trouble as trouble:
        told(game, trouble)
    else:
        assert any(problem.fatal for problem in game.check(edition))
        tried(game, edition.data)


@pytest.mark.parametrize("game", own_games(), ids=lambda game: game.name)
def test_a_file_that_breaks_off_is_refused(game: Game) -> None:
    text = write_toml(game.edition().data)
    for length in range(1, len(text), len(text) // 40):
        try:
            edition = read_toml(text[:length])
        except Trouble:
            continue
        assert any(problem.fatal for problem in game.check(edition)) or edition.hash == game.edition().hash
