"""Every message of every word file, said with values at the edges: none, one, two, eight and eleven; names that begin with a vowel or have
an apostrophe; the reader as the one who acts.

`make words` prints them all, to be read; `make words OF="fr borabora"` prints those of a language and a file.
"""

import re
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any, Final

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

import archipel
from archipel.games import find
from archipel.words import LANGUAGES, Words, resource

PAGE: Final = Path(__file__).parents[1] / "web" / "src" / "words"
GAMES: Final = ("flucht", "zanzibar", "mangrovia", "borabora")
SHARED: Final = Path(archipel.__file__).parent / "words"

PLURALS: Final = ("one", "other")
COUNTS: Final = (0, 1, 2, 8, 11)
PLAYERS: Final = ("Anna", "Émile", "O’Hara")
OTHERS: Final = ("Ümit", "Ada", "D’Arcy")
PEOPLE: Final = {"name": PLAYERS, "person": PLAYERS, "host": PLAYERS, "old": OTHERS, "other": OTHERS}
"""Arguments that are a person's name and not a seat."""
FIGURES: Final = (
    "above", "age", "all", "below", "building", "cap", "column", "columns", "count", "days", "decisions", "die", "far", "finished",
    "fishing", "first", "front", "gain", "games", "gap", "helped", "high", "hours", "increment", "landing", "leaks", "left", "less",
    "line", "lines", "low", "lowest", "merchant", "minutes", "more", "near", "needed", "now", "number", "of", "page", "pages", "pawn",
    "place", "points", "price", "priest", "rear", "round", "rounds", "row", "seats", "second", "seconds", "squares", "states", "step",
    "steps", "sum", "tables", "total", "tried", "turn", "turns", "unit", "value", "wide", "wins", "worth", "year",
)  # fmt: skip
"""Arguments that are numbers even where no message counts by them."""
SAMPLES: Final = {
    "about": "12", "allowed": "3, 4", "amulets": "1, 3", "behind-place": "C2", "bot": "bot", "card": "7", "cards": "3, 4",
    "code": "ABCD-EFGH", "command": "archipel check", "commitment": "ab12", "deadline": datetime(2026, 11, 16, 18, 30, tzinfo=UTC),
    "dice": "3, 5", "edition": "original", "field": "cost", "file": "box.toml", "fish": "3", "from": "D5", "game": "Zanzibar", "id": "12",
    "key": "key", "link": "https://…", "login": "anna", "mail": "anna@…", "mean": "2.5", "merchants": "2, 4", "names": "Anna, Émile",
    "numbers": "3, 4", "offer": "…", "offer_far": "…", "offer_near": "…", "option": "rounds", "outlook": "…", "path": "A",
    "paths": "A, B", "phase": "A", "players": "3", "problem": "…", "ranks": "…", "revision": "0004", "rule": "4C", "section": "cards",
    "seed": "7", "sentence": "Anna …", "share": "25", "source": "…", "space": "D5", "speed": "900", "square": "12", "team": "2",
    "teams": "3", "thing": "12", "time": "2:30", "to": "E4", "url": "http://…", "what": "…",
}  # fmt: skip
DICE: Final = ("cap", "die", "lowest", "needed", "value")
"""In Bora Bora they are never higher than a die, but where an edition is refused."""
PRINTED: Final = (
    "event-fishing", "event-built", "event-task-fulfilled", "event-task-helped", "mark-building", "page-fishing-worth",
    "page-points-each", "page-tip-god-tile-end", "page-brings-building", "event-path-first", "event-path-second", "event-pole-",
    "event-god-tiles-scored", "event-jewelry-laid", "event-neutral-huts", "event-tiles-laid", "event-dealt", "event-round-begins",
    "event-people-points", "event-bonus", "event-wins", "event-shares", "event-pile-shuffled", "page-board", "page-brings-many-regions",
    "page-brings-regions", "page-brings-take", "page-building-worth", "page-coach-", "page-path-worth", "page-pole-worth", "page-tip-p",
    "page-tip-god-yellow", "page-tip-kind-points", "page-tip-bonus", "page-tip-fulfil", "play-welcome", "join-table",
    "reason-enough-moved", "reason-clock-days", "reason-edition-dots", "reason-return-first", "reason-seats-out-of-range",
    "reason-step-by-step", "decision-return", "problem-",
)  # fmt: skip
"""Messages that count what is printed in the box, or what is many: never a single one. A file with mistakes may have any number of them,
but whoever wrote it is told so in few words."""
COUNTED: Final = (
    "building",
    "cap",
    "count",
    "first",
    "helped",
    "high",
    "moved",
    "number",
    "points",
    "second",
    "seats",
    "steps",
    "unit",
    "value",
)
MANY: Final = 24
"""A message with more combinations than this is said with each value in turn."""
READER: Final = -1
"""The seat of the reader."""


@dataclass(frozen=True)
class File:
    """A word file: its name, its texts by language, and the game whose words stand beside it."""

    name: str
    folder: Path
    area: str = ""
    game: str = ""

    def path(self, language: str) -> Path:
        return self.folder / language / self.area if self.area else self.folder / f"{language}.ftl"


@dataclass(frozen=True)
class Said:
    """A message, the values it was said with, and the sentence."""

    file: str
    id: str
    args: tuple[tuple[str, Any], ...]
    text: str

    def __str__(self) -> str:
        return f"{self.file} {self.id} {dict(self.args)}: {self.text}"


@cache
def files() -> tuple[File, ...]:
    games = [File(name, Path(find(name).folder, "words"), game=name) for name in GAMES]
    page = [File(f"page/{path.stem}", PAGE, area=path.name) for path in sorted((PAGE / "en").glob("*.ftl"))]
    return (File("shared", SHARED), *games, *page)


class Arguments(Visitor):
    """What a message puts in, and by which values it chooses."""

    def __init__(self, messages: Mapping[str, ast.Message], used: set[str], keys: dict[str, set[str]]) -> None:
        self.messages = messages
        self.used = used
        self.keys = keys

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        if node.id.name in self.messages:
            self.visit(self.messages[node.id.name])

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.used.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            keys = self.keys.setdefault(node.selector.id.name, set())
            keys.update(variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value for variant in node.variants)
        self.generic_visit(node)


@cache
def parsed(path: Path) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in resource(path).body if isinstance(entry, ast.Message)}


def arguments(file: File, id: str) -> tuple[set[str], dict[str, set[str]]]:
    """What a message puts in and by which values it chooses, in all languages together, so that each is said with the same values."""
    used: set[str] = set()
    keys: dict[str, set[str]] = {}
    for language in LANGUAGES:
        messages = parsed(file.path(language))
        if id in messages:
            Arguments(messages, used, keys).visit(messages[id])
    return used, keys


@cache
def speaker(file: File, language: str, reader: int) -> Words:
    words = Words(language, find(file.game) if file.game else None, PLAYERS, reader)
    if words.bundle.has_message("page-seat"):
        words.names = (*PLAYERS, words.text("page-seat", number=2))
    for area in () if file.game else sorted((PAGE / language).glob("*.ftl")):
        words.bundle.add_resource(resource(area), allow_overrides=True)
    return words


@cache
def named(file: File, argument: str) -> tuple[str, ...]:
    """The values of an argument that have a word of their own: some of them, where they are many."""
    start = f"name-{argument}-"
    values = [id.removeprefix(start) for id in parsed(file.path("en")) if id.startswith(start) and not arguments(file, id)[0]]
    return tuple(values[:: 1 + len(values) // 8])


def values(file: File, id: str, argument: str, keys: set[str]) -> tuple[Any, ...]:
    """What an argument is said to be."""
    if argument == "own":
        return ("yes", "no")
    if argument == "seat":
        return tuple(range(len(PLAYERS) + bool(file.game)))
    if id.startswith(("reason-environment-", "reason-setting-")) and argument in PEOPLE:
        return ("ARCHIPEL_PORT",)
    if argument in PEOPLE and not (file.game == "zanzibar" and id != "page-end-tie"):
        return PEOPLE[argument]
    words = named(file, argument)
    if words and not id.startswith(("page-path-worth", "page-score-p", "page-coach-", "page-pole-worth", "page-tip-p", "page-player")):
        return words
    chosen = {key for key in keys if key not in PLURALS and not key.lstrip("-").isdigit()}
    counted = bool(keys - chosen)
    if chosen and not (counted and chosen <= {"other", "one"}):
        return (*sorted(chosen), *(sorted(int(key) for key in keys if key.lstrip("-").isdigit())))
    if file.game == "zanzibar" and argument in ("merchant", "other") and id != "page-end-tie" and not id.startswith("problem-"):
        return (2, 4, 7)
    if file.game == "borabora" and argument in DICE and not id.startswith("problem-"):
        return (1, 2, 6)
    if id.startswith("page-coach-") or (id.startswith(PRINTED) and argument in COUNTED):
        return (2, 8, 11)
    if counted or argument in (*FIGURES, *PEOPLE):
        return tuple(dict.fromkeys((*COUNTS, *(int(key) for key in sorted(keys) if key.lstrip("-").isdigit()))))
    return (SAMPLES.get(argument, argument),)


def combined(chosen: Mapping[str, tuple[Any, ...]], plain: Mapping[str, tuple[Any, ...]]) -> Iterator[dict[str, Any]]:
    """All combinations of what a message chooses by, or each value in turn; what it only puts in goes along."""
    rows = [dict(zip(chosen, row, strict=True)) for row in product(*chosen.values())]
    if len(rows) > MANY:
        bases = [{name: options[at % len(options)] for name, options in chosen.items()} for at in (0, 1)]
        rows = [{**base, name: value} for base in bases for name, options in chosen.items() for value in options]
    for at in range(max([len(rows), *map(len, plain.values())])):
        yield rows[at % len(rows)] | {name: options[at % len(options)] for name, options in plain.items()}


def edges(file: File, id: str) -> Iterator[dict[str, Any]]:
    """The arguments with which a message is said: of a seat and whether it is the reader's first this one, then every other one."""
    used, keys = arguments(file, id)
    choices = {name: values(file, id, name, keys.get(name, set())) for name in sorted(used)}
    if {"own", "seat"} <= used:
        del choices["own"]
        choices["seat"] = (READER, *choices["seat"])
    chosen = {name: options for name, options in choices.items() if name in keys or options[0] == READER}
    for args in combined(chosen, {name: options for name, options in choices.items() if name not in chosen}):
        if not (args.get("seat") == READER and args.get("theirs") == "yes"):
            yield args


def said(file: File, id: str, language: str) -> Iterator[Said]:
    """One message with all its edges, every different sentence once."""
    seen: set[str] = set()
    for args in edges(file, id):
        reader = 0 if args.get("seat") == READER else -1
        text = speaker(file, language, reader).text(id, **{**args, "seat": 0} if reader == 0 else args)
        if text not in seen:
            seen.add(text)
            yield Said(file.name, id, tuple(args.items()), text)


@cache
def everything(language: str) -> tuple[Said, ...]:
    """All that can be said in a language."""
    return tuple(one for file in files() for id in parsed(file.path("en")) for one in said(file, id, language))


def to_read(file: File, id: str, language: str) -> Iterator[str]:
    """The sentences of a message without those that only have another figure or another name in the same words."""
    alike: dict[str, str] = {}
    for one in said(file, id, language):
        alike.setdefault(re.sub(rf"\d+|{'|'.join((*PLAYERS, *OTHERS))}", "·", one.text), one.text)
    return (text.replace("\n", " ⏎ ") for text in alike.values())


def main(asked: list[str]) -> None:
    languages = [language for language in LANGUAGES if language in asked] or list(LANGUAGES)
    wanted = [word for word in asked if word not in LANGUAGES]
    for language in languages:
        for file in files():
            if not wanted or file.name.startswith(tuple(wanted)):
                print(f"\n## {language} {file.name}\n")
                for id in parsed(file.path("en")):
                    print(f"{id}: " + " | ".join(to_read(file, id, language)))


if __name__ == "__main__":
    main(sys.argv[1:])
