"""The rules of a game as a text, read for the tests: its sections, what it shows, and everything that cites it."""

import ast
import io
import re
import tokenize
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import archipel
from archipel.engine.examples import load_examples
from archipel.games import find, names

CHECKOUT = Path(__file__).parents[2]
GAMES = Path(archipel.__file__).parent / "games"

GLANCE, ROUND, QUICK = "B", "R", "Q"
"""The board at a glance, a round told, and the quick reference: sections that show the rules and have none of their own."""
CITED = re.compile(r"\d[A-Z]?")
LISTED = r"\d[A-Z]?(?:(?:, | and )\d[A-Z]?)*"
HEADING = re.compile(rf"({LISTED})\. [A-Z]")
"""How a comment or docstring about sections begins: `4D, 6B. The temple`."""
BRACKETS = re.compile(rf"\(({LISTED})\)")
"""Sections that a comment or docstring names: `(4D, 6B)`. A number without brackets is just a number."""
STORY = "The story"
"""The heading of a section without rules."""
INLINE = re.compile(r"\[([^\]]+)\]")
TAG = re.compile(r"^(?:> )?\[(short|ruling|(?:annotated|example|picture):[a-z0-9-]+)\]")
CALL = re.compile(r"> (\d+)\. \[thing:([^\]\s]+)\] \*\*[^*]+\*\*\u202f?: \S")
"""A line of an annotated board: its number, the thing, what that is called and what it is."""


def games() -> list[str]:
    """The games of the package; an island that the tests add is not one of them."""
    return [game for game in names() if Path(find(game).folder).is_relative_to(GAMES)]


@cache
def rulings(game: str) -> str:
    """Our rulings on a game."""
    written = (CHECKOUT / "docs" / "rulings.md").read_text(encoding="utf-8")
    return written.partition(f"\n## {find(game).title}\n")[2].partition("\n## ")[0]


@cache
def text(game: str, language: str) -> str:
    return (GAMES / game / "rules" / f"{language}.md").read_text(encoding="utf-8")


@cache
def sections(game: str, language: str) -> dict[str, list[str]]:
    """The lines of every section, by its number; what comes before the first belongs to none."""
    found: dict[str, list[str]] = {"": []}
    for line in text(game, language).splitlines():
        heading = re.fullmatch(r"(##|###) (\S+) (\S.*)", line)
        if heading:
            level, number, _ = heading.groups()
            assert level == ("###" if len(number) > 1 else "##"), f"{language}: {line}"
            assert number not in found, f"{language}: section {number} appears twice"
            found[number] = []
        else:
            list(found.values())[-1].append(line)
    return found


def with_rules(game: str) -> list[str]:
    """The numbers of all sections but the story and those that only show what others rule."""
    titles = re.findall(r"(?m)^##+ (\S+) (.+)$", text(game, "en"))
    return [number for number, title in titles if title != STORY and number not in (GLANCE, ROUND, QUICK)]


def annotated(game: str, language: str) -> dict[str, list[str]]:
    """The annotated boards of a game: the lines below each, by the example whose position it shows."""
    quotes = re.findall(r"(?m)^> \[annotated:([a-z0-9-]+)\] \S.*\n((?:> .*\n)+)", text(game, language))
    return {example: lines.splitlines() for example, lines in quotes}


@cache
def questions(game: str) -> list[list[str]]:
    """What a newcomer asks in a first game: question, answer, and the section of the rules that answers it."""
    written = (CHECKOUT / "docs" / f"questions-{game}.md").read_text(encoding="utf-8")
    return [row(line) for line in written.splitlines() if line.startswith("|")][2:]


def shape(line: str) -> str:
    """What a line is, whatever it says: its tag or its kind, and everything in brackets."""
    tag = TAG.match(line)
    kind = tag.group(1) if tag else re.sub(r"\d+\.", "1.", (re.match(r"(?:> )?(?:- |\d+\. |= |\||#+ )?", line) or [""])[0])
    cells = line.count("|")
    return f"{kind} {cells} {INLINE.findall(line)} {line.count('**')}"


def row(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip("|").split("|")]


def tables(game: str, language: str, number: str) -> list[list[list[str]]]:
    """The tables of a section: rows of cells, the header first."""
    found: list[list[list[str]]] = []
    before = ""
    for line in sections(game, language)[number]:
        if line.startswith("|"):
            if not before.startswith("|"):
                found.append([])
            if not line.startswith("|---"):
                found[-1].append(row(line))
        before = line
    return found


def numbers(line: str) -> list[int]:
    return [int(figure) for figure in re.findall(r"\d+", line)]


def pictures(game: str) -> set[str]:
    """The names of all pictures that the text shows."""
    return set(re.findall(r"\[picture:([a-z0-9-]+)\]", text(game, "en")))


@cache
def page_sentences(game: str, language: str) -> dict[str, str]:
    """The sentences that only the page says, as far as they stand on their first line, by their ids."""
    return dict(re.findall(r"(?m)^page-([a-z0-9_-]+) =(.*)", (GAMES / game / "words" / f"{language}.ftl").read_text(encoding="utf-8")))


def page_words(game: str, language: str) -> list[str]:
    """The ids of the sentences that only the page says."""
    return list(page_sentences(game, language))


def edition(game: str) -> dict[str, Any]:
    return find(game).edition().data


# Citations


def remarks(code: str) -> Iterator[str]:
    """The comments and docstrings of a module."""
    for token in tokenize.generate_tokens(io.StringIO(code).readline):
        if token.type == tokenize.COMMENT:
            yield token.string.lstrip("# ")
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield node.value.value


def rules_given(code: str) -> Iterator[str]:
    """The rules that a module names as such: in a reason or a problem, and under the key `rule`."""
    for node in ast.walk(ast.parse(code)):
        given: list[ast.AST] = []
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("Reason", "Problem"):
            given = [part for argument in node.args[2:] for part in ast.walk(argument)]
        elif isinstance(node, ast.Dict):
            named = zip(node.keys, node.values, strict=True)
            given = [value for key, value in named if isinstance(key, ast.Constant) and key.value == "rule"]
        for part in given:
            if isinstance(part, ast.Constant) and isinstance(part.value, str) and CITED.fullmatch(part.value):
                yield part.value


@cache
def cited_in_module(path: Path) -> set[str]:
    """The sections that a Python module cites."""
    code = path.read_text(encoding="utf-8")
    found = set(rules_given(code))
    for remark in remarks(code):
        heading = HEADING.match(remark)
        for listed in [*BRACKETS.findall(remark), *([heading.group(1)] if heading else [])]:
            found.update(CITED.findall(listed))
    return found


def cited_in_code(game: str) -> dict[str, set[str]]:
    """The sections that each of a game's own modules cites."""
    return {path.name: cited_in_module(path) for path in sorted((GAMES / game).rglob("*.py"))}


def cited_in_data(game: str) -> dict[str, set[str]]:
    """The sections that a game's constraints and examples cite."""
    constraints = tomllib.loads((GAMES / game / "constraints.toml").read_text(encoding="utf-8"))
    given = {f"constraints.toml {name}": str(constraint["rule"]) for name, constraint in constraints.items() if "rule" in constraint}
    given |= {example.name: example.rule for example in load_examples(find(game))}
    return {where: set(CITED.findall(rule.partition(" ")[0])) for where, rule in given.items()}


def cited_in_tests(game: str) -> dict[str, set[str]]:
    """The sections that each of a game's test modules cites, and each of its examples, which are tests as well."""
    found = {path.name: cited_in_module(path) for path in sorted(Path(__file__).parent.glob(f"test_{game}_*.py"))}
    return found | {example.name: set(CITED.findall(example.rule.partition(" ")[0])) for example in load_examples(find(game))}
