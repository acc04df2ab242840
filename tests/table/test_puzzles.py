"""The puzzles that lie with the games: every position is reached again, the solution is legal, and nothing of it is told too early."""

import pytest

from archipel.engine.game import Game
from archipel.engine.puzzles import Puzzle, read_collection
from archipel.games import find, names
from archipel.table.puzzles import collection_of, is_right, number_of, position_of, show_puzzle, show_story
from archipel.table.views import as_json
from archipel.words import LANGUAGES, Words

COUNTS = {"tried": 3, "solved": 2}
DAY = 740_000
SAMPLE = 6
"""So many puzzles of every game are played up to their positions."""
WITH_PUZZLES = [name for name in names() if collection_of(find(name)).puzzles]


def sample(game: Game) -> list[tuple[int, Puzzle]]:
    numbered = list(enumerate(collection_of(game).puzzles, 1))
    return numbered[:: max(1, len(numbered) // SAMPLE)]


@pytest.mark.parametrize("name", WITH_PUZZLES)
def test_a_puzzle_is_played_up_to_its_position_and_all_its_answers_are_legal(name: str) -> None:
    game = find(name)
    for number, puzzle in sample(game):
        state = position_of(game, number)
        assert state.digest().hex() == puzzle.digest
        assert {answer.text for answer in puzzle.answers} == {state.text(move) for move in state.moves()}
        assert state.why_not(state.parse(puzzle.best.text)) is None


@pytest.mark.parametrize("name", WITH_PUZZLES)
def test_one_move_is_clearly_best_and_a_plain_player_misses_it(name: str) -> None:
    collection = collection_of(find(name))
    ids = [puzzle.id for puzzle in collection.puzzles]
    assert len(set(ids)) == len(ids)
    for puzzle in collection.puzzles:
        best, *others = puzzle.answers
        assert all(best.share - other.share >= collection.card["margin"] - 0.0001 for other in others)
        assert not any(is_right(puzzle, other) for other in others)
        assert puzzle.plain != best.text


@pytest.mark.parametrize("name", WITH_PUZZLES)
def test_what_puzzles_are_about_has_its_words(name: str) -> None:
    game = find(name)
    for language in LANGUAGES:
        bundle = Words(language, game).bundle
        for puzzle in collection_of(game).puzzles:
            assert not puzzle.theme or bundle.has_message(f"page-theme-{puzzle.theme}"), puzzle.theme


def test_the_solution_is_told_after_the_right_answer_or_when_it_is_asked_for_and_not_before() -> None:
    game = find(WITH_PUZZLES[0])
    number, puzzle = sample(game)[0]
    frame = show_puzzle(game, number, DAY, "none")
    assert [move.text for move in frame.moves] == [position_of(game, number).text(move) for move in position_of(game, number).moves()]
    assert b'"best"' not in as_json(frame)
    wrong = show_story(game, number, puzzle.answers[-1].text, COUNTS, "tried")
    assert (wrong.right, wrong.best, wrong.next, wrong.brings, wrong.theme) == (False, None, None, [], "")
    assert wrong.lost == pytest.approx(puzzle.best.share - puzzle.answers[-1].share)
    for told in (show_story(game, number, puzzle.best.text, COUNTS, "solved"), show_story(game, number, None, COUNTS, "tried")):
        assert told.best is not None
        assert told.best.text == puzzle.best.text
        assert (told.tried, told.solved) == (3, 2)


def test_a_move_that_is_about_as_good_counts() -> None:
    data = {"digest": "ab" * 32, "seed": "", "seats": 2, "options": {}, "moves": [], "theme": "", "hard": False, "plain": "c"}
    puzzle = Puzzle({**data, "answers": [["a", 0.5, 0.01], ["b", 0.495, 0.01], ["c", 0.3, 0.01]]})
    assert [is_right(puzzle, answer) for answer in puzzle.answers] == [True, True, False]


def test_every_day_has_another_puzzle_until_all_were_there() -> None:
    game = find(WITH_PUZZLES[0])
    count = len(collection_of(game).puzzles)
    assert sorted(number_of(game, day) for day in range(DAY, DAY + count)) == list(range(1, count + 1))


def test_a_collection_is_read_as_it_was_written() -> None:
    collection = collection_of(find(WITH_PUZZLES[0]))
    assert read_collection(collection.write()).write() == collection.write()
