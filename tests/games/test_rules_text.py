"""The rules of every game as a text: complete, the same in four languages, true to the edition, and reached by every citation."""

import re
from importlib import import_module
from pathlib import Path

import pytest

import archipel
from archipel.engine.edition import RECONSTRUCTED
from archipel.engine.examples import load_examples
from archipel.games import find
from archipel.words import LANGUAGES
from tests.games.rules_text import (
    CALL,
    CITED,
    GAMES,
    GLANCE,
    INLINE,
    QUICK,
    ROUND,
    annotated,
    cited_in_code,
    cited_in_data,
    cited_in_module,
    cited_in_tests,
    edition,
    games,
    page_sentences,
    page_words,
    questions,
    rulings,
    sections,
    shape,
    text,
    with_rules,
)

every_game = pytest.mark.parametrize("game", games())
every_language = pytest.mark.parametrize("language", LANGUAGES)

MOST_WORDS = 42
"""On a card of the coach, in the language that needs most of them; English has 35 or so."""
MOST_IN_TITLE = 5
MOST_CALLS = 12
"""Numbers on an annotated board."""
QUESTIONS = 20


def parts_with_ours(game: str) -> set[str]:
    """The parts of the edition that are reconstructed, or hold an entry that is."""
    parts = {name: part for name, part in edition(game).items() if name != "edition"}
    return {name for name, part in parts.items() if RECONSTRUCTED in (entry.get("source") for entry in [part, *part.get("list", [])])}


@every_game
@every_language
def test_every_section_is_in_its_place_and_says_something(game: str, language: str) -> None:
    found = sections(game, language)
    assert list(found) == list(sections(game, "en"))
    before = "0"
    for number in [number for number in found if number not in ("", GLANCE, ROUND, QUICK)]:
        letter = chr(ord(before[1]) + 1) if len(before) > 1 else "A"
        assert number in (str(int(before[0]) + 1), before[0] + letter), f"{number} after {before}"
        before = number
    assert all(sum(len(line) for line in lines) > 120 for number, lines in found.items() if number)
    assert text(game, language).startswith(f"# {find(game).title}\n")


@every_game
def test_the_board_and_a_round_are_shown_before_the_rules_and_the_quick_reference_is_last(game: str) -> None:
    found = list(sections(game, "en"))
    assert found[-1] == QUICK
    at = [found.index(number) for number in ("1", GLANCE, ROUND, "6")]
    assert at == sorted(at)


@every_game
@every_language
def test_an_annotated_board_has_few_numbers_each_with_the_name_of_its_thing(game: str, language: str) -> None:
    boards = annotated(game, language)
    assert boards
    assert set(boards) <= {example.name for example in load_examples(find(game))}
    for lines in boards.values():
        calls = [CALL.match(line) for line in lines]
        assert all(calls), lines
        assert [int(call.group(1)) for call in calls if call] == list(range(1, len(calls) + 1))
        assert len({call.group(2) for call in calls if call}) == len(calls)
        assert 4 <= len(calls) <= MOST_CALLS
    assert all(f"> [annotated:{example}]" in "\n".join(sections(game, language)[GLANCE]) for example in boards)


@every_game
def test_the_told_round_can_be_played_and_cites_the_rules_it_follows(game: str) -> None:
    told = "\n".join(sections(game, "en")[ROUND])
    assert "> [example:" in told
    assert len({found for found in INLINE.findall(told) if CITED.fullmatch(found)}) > 2


@pytest.mark.checkout
@every_game
def test_every_question_of_a_first_game_is_answered_by_one_section(game: str) -> None:
    asked = questions(game)
    assert len(asked) == QUESTIONS
    assert len({question for question, _, _ in asked}) == QUESTIONS
    for question, answer, section in asked:
        assert question.endswith("?"), question
        assert answer.endswith("."), question
        assert section in with_rules(game), question


def test_sections_are_cited_in_headings_in_brackets_and_as_rules_and_not_by_any_other_number(tmp_path: Path) -> None:
    module = tmp_path / "module.py"
    module.write_text(
        '"""Setting up (2, 6F), and 3 things more; 4 set-up (5 pieces)."""\n'
        "# 4D, 6B. The temple\n"
        "TWO = (7, 8)  # 9 of them\n"
        'found = Reason("key", {"value": "1A"}, "8E")\n'
        'data = {"key": "1B", "rule": "7C"}\n',
        encoding="utf-8",
    )
    assert cited_in_module(module) == {"2", "6F", "4D", "6B", "8E", "7C"}


@every_game
def test_every_section_that_the_game_cites_is_a_section(game: str) -> None:
    for where, cited in (cited_in_code(game) | cited_in_data(game) | cited_in_tests(game)).items():
        assert cited <= set(sections(game, "en")), where


@every_game
def test_every_section_with_a_rule_is_cited_where_the_game_plays_it(game: str) -> None:
    cited = set().union(*cited_in_code(game).values())
    assert [number for number in with_rules(game) if number not in cited] == []


@pytest.mark.checkout
@every_game
def test_every_section_with_a_rule_is_cited_by_a_test_or_an_example(game: str) -> None:
    cited = set().union(*cited_in_tests(game).values())
    assert [number for number in with_rules(game) if number not in cited] == []


@pytest.mark.checkout
@every_game
def test_every_section_that_our_rulings_cite_is_a_section(game: str) -> None:
    cited = [number for group in re.findall(r"\((\d[A-Z]?(?:, \d[A-Z]?)*)\)", rulings(game)) for number in group.split(", ")]
    assert len(cited) > 5
    assert set(cited) <= set(sections(game, "en"))


@every_game
@every_language
def test_a_section_that_the_text_points_to_is_a_section(game: str, language: str) -> None:
    pointed = [found for found in INLINE.findall(text(game, language)) if CITED.fullmatch(found)]
    assert len(set(pointed)) > 4
    assert set(pointed) <= set(sections(game, language))


@every_game
@every_language
def test_every_example_can_be_played_beside_its_rule_and_tells_what_it_shows(game: str, language: str) -> None:
    places = {}
    for number, lines in sections(game, language).items():
        for at, line in enumerate(lines):
            found = re.match(r"> \[example:([a-z0-9-]+)\] \S", line)
            if found:
                assert found.group(1) not in places, f"{found.group(1)} appears twice"
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
def test_the_text_follows_the_typography_of_its_language(game: str, language: str) -> None:
    assert "'" not in text(game, language)
    assert '"' not in text(game, language)
    before = re.findall(r".[;:!?](?=\s)", text(game, language))
    assert before
    assert all((found[0] == "\u202f") == (language == "fr") for found in before)


@every_game
def test_the_rules_are_part_of_the_package(game: str) -> None:
    assert Path(find(game).folder) == GAMES / game
    assert GAMES.is_relative_to(Path(archipel.__file__).parent)
    assert (GAMES / game / "rules").is_dir(), f"{game} has no rules as a text"
    assert sorted(path.name for path in (GAMES / game / "rules").iterdir()) == sorted(f"{language}.md" for language in LANGUAGES)


@every_game
@every_language
def test_every_part_of_the_edition_has_a_name_and_a_note_on_its_page(game: str, language: str) -> None:
    parts = {name for name in edition(game) if name != "edition"}
    for kind in ("section-", "note-"):
        assert {id.removeprefix(kind) for id in page_words(game, language) if id.startswith(kind)} == parts


@every_game
@every_language
def test_the_coach_has_a_short_card_for_every_kind_of_decision(game: str, language: str) -> None:
    said = {id.removeprefix("coach-"): sentence for id, sentence in page_sentences(game, language).items() if id.startswith("coach-")}
    asked = {decision.key for decision in import_module(f"archipel.games.{game}.rules").DECISIONS} - {"over"}
    topics = {id.removesuffix("-title") for id in said if id.endswith("-title")}
    assert asked <= topics, "what is asked is taught"
    assert set(said) == {"goal"} | {topic + part for topic in topics for part in ("", "-title", "-why")}
    assert len(said["goal"].split()) <= MOST_WORDS // 2
    for topic in topics:
        assert len(f"{said[topic]} {said[f'{topic}-why']}".split()) <= MOST_WORDS, topic
        assert len(said[f"{topic}-title"].split()) <= MOST_IN_TITLE, topic


@every_language
def test_the_coach_of_zanzibar_speaks_of_no_objective_before_there_are_any(language: str) -> None:
    said = page_sentences("zanzibar", language)
    word = re.compile({"en": "objective", "fr": "objectif", "de": "Auftr", "it": "obiettiv"}[language], re.IGNORECASE)
    placing = ["goal", *(topic + part for topic in ("take", "place") for part in ("", "-title", "-why"))]
    assert not [id for id in placing if word.search(said[f"coach-{id}"])]
    assert word.search(said["coach-discard-title"])
