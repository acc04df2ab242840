"""The rules of Flucht aus Mangrovia as a text: complete, the same in four languages, true to the edition, and reached by every citation."""

import ast
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import archipel
from archipel.engine.edition import RECONSTRUCTED
from archipel.engine.examples import load_examples
from archipel.words import LANGUAGES
from tests.games.flucht_table import GAME

SECTIONS = ["1", "2", "3", "4", "5", "6", "6A", "6B", "6C", "6D", "7", "8", "9"]
"""All sections of the rulebook, in its order."""

CHECKOUT = Path(__file__).parents[2]
CITED = re.compile(r"\d[A-D]?")
TAG = re.compile(r"^(?:> )?\[(short|ruling|example:[a-z0-9-]+|picture:[a-z0-9-]+)\]")
INLINE = re.compile(r"\[([^\]]+)\]")


@cache
def text(language: str) -> str:
    return Path(GAME.folder, "rules", f"{language}.md").read_text(encoding="utf-8")


@cache
def sections(language: str) -> dict[str, list[str]]:
    """The lines of every section, by its number; what stands before the first belongs to none."""
    found: dict[str, list[str]] = {"": []}
    for line in text(language).splitlines():
        heading = re.fullmatch(r"(##|###) (\S+) (\S.*)", line)
        if heading:
            level, number, _ = heading.groups()
            assert level == ("###" if len(number) > 1 else "##"), f"{language}: {line}"
            assert number not in found, f"{language}: section {number} stands twice"
            found[number] = []
        else:
            list(found.values())[-1].append(line)
    return found


def shape(line: str) -> str:
    """What a line is, whatever it says: its tag or its kind, and everything in brackets."""
    tag = TAG.match(line)
    kind = tag.group(1) if tag else re.sub(r"\d+\.", "1.", (re.match(r"(?:> )?(?:- |\d+\. |= |\||#+ )?", line) or [""])[0])
    cells = line.count("|")
    return f"{kind} {cells} {INLINE.findall(line)} {line.count('**')}"


def cited_in_code() -> Iterator[tuple[str, str]]:
    """Where the game's own code cites a section: reasons, the comments that head its parts, constraints and examples."""
    for path in Path(GAME.folder).rglob("*.py"):
        code = path.read_text(encoding="utf-8")
        for node in ast.walk(ast.parse(code)):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("Reason", "Problem"):
                for given in node.args[2:]:
                    if isinstance(given, ast.Constant) and isinstance(given.value, str) and CITED.match(given.value):
                        yield path.name, given.value
        for number in re.findall(r'(?:# |""")(\d[A-D]?)\. [A-Z]', code):
            yield path.name, number
    for name, constraint in tomllib.loads(Path(GAME.folder, "constraints.toml").read_text(encoding="utf-8")).items():
        if "rule" in constraint:
            yield f"constraints.toml {name}", constraint["rule"]
    for example in load_examples(GAME):
        yield example.name, example.rule


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_section_of_the_rulebook_is_there_in_its_order_and_says_something(language: str) -> None:
    found = sections(language)
    assert list(found) == ["", *SECTIONS]
    assert all(sum(len(line) for line in lines) > 120 for number, lines in found.items() if number)
    assert text(language).startswith(f"# {GAME.title}\n")


def test_every_section_that_the_game_cites_is_a_section() -> None:
    cited = list(cited_in_code())
    assert {
        ("rules.py", "6"),
        ("rules.py", "6A"),
        ("rules.py", "9"),
        ("constraints.toml pairs", "6B, examples 1–3"),
        ("example-7", "7"),
    } <= set(cited)
    for where, rule in cited:
        number = CITED.match(rule)
        assert number is not None, f"{where}: {rule}"
        assert number.group() in SECTIONS, f"{where}: {rule}"


@pytest.mark.checkout
def test_every_section_that_our_rulings_cite_is_a_section() -> None:
    rulings = (CHECKOUT / "docs" / "rulings.md").read_text(encoding="utf-8").partition("## Flucht aus Mangrovia")[2].partition("\n## ")[0]
    cited = [number for group in re.findall(r"\((\d[A-D]?(?:, \d[A-D]?)*)\)", rulings) for number in group.split(", ")]
    assert len(cited) > 5
    assert set(cited) <= set(SECTIONS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_section_that_the_text_points_to_is_a_section(language: str) -> None:
    pointed = [found for found in INLINE.findall(text(language)) if CITED.fullmatch(found)]
    assert set(pointed) >= {"6A", "6B", "6C", "6D", "7"}
    assert set(pointed) <= set(SECTIONS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_example_can_be_played_where_its_rule_stands_and_tells_what_it_shows(language: str) -> None:
    places = {}
    for number, lines in sections(language).items():
        for at, line in enumerate(lines):
            found = re.match(r"> \[example:([a-z0-9-]+)\] \S", line)
            if found:
                assert found.group(1) not in places, f"{found.group(1)} stands twice"
                places[found.group(1)] = number
                assert re.match(r"> [^=\[]", lines[at + 1])
                assert lines[at + 2].startswith("> = ")
                assert lines[at + 3 : at + 4] in ([], [""])
    assert places == {example.name: example.rule for example in load_examples(GAME)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_the_same_parts_pictures_and_signs_in_every_section(language: str) -> None:
    for number, lines in sections(language).items():
        assert [shape(line) for line in lines] == [shape(line) for line in sections("en")[number]], f"{language}, section {number}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reconstructed_part_of_the_edition_has_its_sign_in_the_rules(language: str) -> None:
    signs = re.findall(r"\[edition:([a-z-]+)\]", text(language))
    assert set(signs) == set(GAME.edition().reconstructed())
    assert all(GAME.edition().data[name]["source"] == RECONSTRUCTED for name in signs)


def row(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip("|").split("|")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_figures_in_the_text_are_those_of_the_edition(language: str) -> None:
    edition = GAME.edition().data
    squares = [row(line) for line in sections(language)["5"] if line.startswith("| [picture:")]
    counted = {re.findall(r"-([a-z]+)\]", cells[0])[0]: int(cells[-1]) for cells in squares}
    assert counted.pop("elephant") == sum("elephant" in square for square in edition["squares"]["list"])
    assert counted == {colour["animal"]: colour["tokens"] for colour in edition["colours"]["list"]}
    teams, hands = (row(line)[1:] for line in sections(language)["4"] if re.match(r"\| \D.* \| \d", line))
    assert dict(zip(teams, map(int, hands), strict=True)) == edition["hands"]["by_teams"]
    listed = next(line for line in sections(language)["2"] if line.startswith("- 69 "))
    assert [int(figure) for figure in re.findall(r"\d+", listed)] == [69, *(colour["tokens"] for colour in edition["colours"]["list"])]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_is_set_as_the_language_sets_it(language: str) -> None:
    assert "'" not in text(language)
    assert '"' not in text(language)
    before = re.findall(r".[;:!?](?=\s)", text(language))
    assert before
    assert all((found[0] == "\u202f") == (language == "fr") for found in before)


@pytest.mark.checkout
def test_every_picture_in_the_text_is_drawn() -> None:
    kit = CHECKOUT / "web" / "kit"
    script = "import sys; sys.path.insert(0, sys.argv[1]); import build; print(*build.art.SYMS)"
    drawn = set(subprocess.run([sys.executable, "-c", script, str(kit)], capture_output=True, text=True, check=True).stdout.split())
    shown = set(re.findall(r"\[picture:([a-z0-9-]+)\]", text("en")))
    assert {"disc-vulture", "wild-monkey", "card-yellow-2"} <= shown
    cards = {f"card-{card['id']}" for card in GAME.edition().data["cards"]["list"]}
    beasts = {f"beast-{name.removeprefix('wild-')}" for name in shown if name.startswith("wild-")}
    assert {f"fl-{name}" for name in (shown | beasts) - cards} <= drawn


def test_the_rules_are_part_of_the_package() -> None:
    assert Path(GAME.folder).is_relative_to(Path(archipel.__file__).parent)
    assert sorted(path.name for path in Path(GAME.folder, "rules").iterdir()) == sorted(f"{language}.md" for language in LANGUAGES)


@cache
def page_words(language: str) -> list[str]:
    """The ids of the sentences that only the page says."""
    return re.findall(r"(?m)^page-([a-z0-9-]+) =", Path(GAME.folder, "words", f"{language}.ftl").read_text(encoding="utf-8"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_part_of_the_edition_has_a_name_and_a_note_on_its_page(language: str) -> None:
    parts = {name for name in GAME.edition().data if name != "edition"}
    for kind in ("section-", "note-"):
        assert {id.removeprefix(kind) for id in page_words(language) if id.startswith(kind)} == parts


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guided_first_turn_has_its_four_steps(language: str) -> None:
    steps = sorted(id.removeprefix("guide-") for id in page_words(language) if id.startswith("guide-"))
    assert steps == ["1", "1-title", "2", "2-title", "3", "3-title", "4", "4-title"]
