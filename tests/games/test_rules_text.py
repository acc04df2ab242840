"""The rules of every game as a text: complete, the same in four languages, true to the edition, and reached by every citation."""

import re
from pathlib import Path

import pytest

import archipel
from archipel.engine.edition import RECONSTRUCTED
from archipel.engine.examples import load_examples
from archipel.games import find
from archipel.words import LANGUAGES
from tests.games.rules_text import CITED, GAMES, INLINE, cited_in_code, edition, page_words, rulings, sections, shape, text

RULEBOOKS = {
    "borabora": "1 2 2A 2B 2C 3 4 4A 4B 4C 4D 4E 4F 4G 5 5A 6 6A 6B 6C 6D 6E 6F 7 7A 7B 7C 8 8A 8B 8C 8D 8E 8F 9",
    "flucht": "1 2 3 4 5 6 6A 6B 6C 6D 7 8 9",
    "mangrovia": "1 1A 1B 2 2A 2B 2C 2D 2E 2F 2G 3 4 4A 4B 4C 5 5A 5B 5C 5D 5E 6 7 7A 7B 7C 7D 8 9",
    "zanzibar": "1 2 2A 2B 3 4 5 5A 5B 5C 6 7 8 9",
}
"""All sections of a rulebook, in its order."""
SECTIONS = {game: numbers.split() for game, numbers in RULEBOOKS.items()}

SURELY_CITED = {
    "borabora": {("temple.py", "4D"), ("refusals.py", "4A"), ("refusals.py", "8E"), ("scouts", "5"), ("gods", "8")},
    "flucht": {("rules.py", "6A"), ("rules.py", "9"), ("constraints.toml pairs", "6B, examples 1–3"), ("example-7", "7")},
    "mangrovia": {("bowls.py", "3"), ("building.py", "5A"), ("building.py", "5D"), ("example-10", "6")},
    "zanzibar": {("rules.py", "2B"), ("refusals.py", "5A"), ("constraints.toml discards", "7"), ("allowed-2", "5B")},
}
SURELY_POINTED_TO = {
    "borabora": {"2A", "2B", "4", "4A", "4B", "4C", "4E", "4F", "5", "5A", "6A", "6B", "6E", "7B", "8C", "8E", "8F", "9"},
    "flucht": {"6A", "6B", "6C", "6D", "7"},
    "mangrovia": {"4", "4A", "4B", "4C", "5A", "5C", "6", "7A", "7D", "9"},
    "zanzibar": {"5", "5B", "5C", "6", "7", "8"},
}

every_game = pytest.mark.parametrize("game", sorted(SECTIONS))
every_language = pytest.mark.parametrize("language", LANGUAGES)


def parts_with_ours(game: str) -> set[str]:
    """The parts of the edition that are reconstructed, or hold an entry that is."""
    parts = {name: part for name, part in edition(game).items() if name != "edition"}
    return {name for name, part in parts.items() if RECONSTRUCTED in (entry.get("source") for entry in [part, *part.get("list", [])])}


@every_game
@every_language
def test_every_section_of_the_rulebook_is_there_in_its_order_and_says_something(game: str, language: str) -> None:
    found = sections(game, language)
    assert list(found) == ["", *SECTIONS[game]]
    assert all(sum(len(line) for line in lines) > 120 for number, lines in found.items() if number)
    assert text(game, language).startswith(f"# {find(game).title}\n")


@every_game
def test_every_section_that_the_game_cites_is_a_section(game: str) -> None:
    cited = list(cited_in_code(game))
    assert SURELY_CITED[game] <= set(cited)
    for where, rule in cited:
        number = CITED.match(rule)
        assert number is not None, f"{where}: {rule}"
        assert number.group() in SECTIONS[game], f"{where}: {rule}"


@pytest.mark.checkout
@every_game
def test_every_section_that_our_rulings_cite_is_a_section(game: str) -> None:
    cited = [number for group in re.findall(r"\((\d[A-Z]?(?:, \d[A-Z]?)*)\)", rulings(game)) for number in group.split(", ")]
    assert len(cited) > 5
    assert set(cited) <= set(SECTIONS[game])


@every_game
@every_language
def test_a_section_that_the_text_points_to_is_a_section(game: str, language: str) -> None:
    pointed = [found for found in INLINE.findall(text(game, language)) if CITED.fullmatch(found)]
    assert set(pointed) >= SURELY_POINTED_TO[game]
    assert set(pointed) <= set(SECTIONS[game])


@every_game
@every_language
def test_every_example_can_be_played_where_its_rule_stands_and_tells_what_it_shows(game: str, language: str) -> None:
    places = {}
    for number, lines in sections(game, language).items():
        for at, line in enumerate(lines):
            found = re.match(r"> \[example:([a-z0-9-]+)\] \S", line)
            if found:
                assert found.group(1) not in places, f"{found.group(1)} stands twice"
                places[found.group(1)] = number
                assert re.match(r"> [^=\[]", lines[at + 1])
                assert lines[at + 2].startswith("> = ")
                assert lines[at + 3 : at + 4] in ([], [""])
    assert places == {example.name: example.rule for example in load_examples(find(game))}


@every_game
@every_language
def test_all_languages_have_the_same_parts_pictures_and_signs_in_every_section(game: str, language: str) -> None:
    for number, lines in sections(game, language).items():
        assert [shape(line) for line in lines] == [shape(line) for line in sections(game, "en")[number]], f"{language}, section {number}"


@every_game
@every_language
def test_every_part_of_the_edition_that_is_ours_has_its_sign_in_the_rules(game: str, language: str) -> None:
    assert set(re.findall(r"\[edition:([a-z_-]+)\]", text(game, language))) == parts_with_ours(game)


@every_game
@every_language
def test_the_text_is_set_as_the_language_sets_it(game: str, language: str) -> None:
    assert "'" not in text(game, language)
    assert '"' not in text(game, language)
    before = re.findall(r".[;:!?](?=\s)", text(game, language))
    assert before
    assert all((found[0] == "\u202f") == (language == "fr") for found in before)


@every_game
def test_the_rules_are_part_of_the_package(game: str) -> None:
    assert Path(find(game).folder) == GAMES / game
    assert GAMES.is_relative_to(Path(archipel.__file__).parent)
    assert sorted(path.name for path in (GAMES / game / "rules").iterdir()) == sorted(f"{language}.md" for language in LANGUAGES)


@every_game
@every_language
def test_every_part_of_the_edition_has_a_name_and_a_note_on_its_page(game: str, language: str) -> None:
    parts = {name for name in edition(game) if name != "edition"}
    for kind in ("section-", "note-"):
        assert {id.removeprefix(kind) for id in page_words(game, language) if id.startswith(kind)} == parts


@every_game
@every_language
def test_the_guided_first_turn_has_its_four_steps(game: str, language: str) -> None:
    steps = sorted(id.removeprefix("guide-") for id in page_words(game, language) if id.startswith("guide-") and not id.endswith("-touch"))
    assert steps == ["1", "1-title", "2", "2-title", "3", "3-title", "4", "4-title"]
