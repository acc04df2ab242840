"""Games of a net against itself, and what it learns from them."""

import random

import numpy as np

from archipel.bots import make_bot
from archipel.bots.judge import Judge, Position, ValueJudge
from archipel.bots.tree import name
from archipel.engine.dealer import QuickDealer
from archipel.games import find
from archipel.nets.lessons import NOBODY, Lessons
from archipel.nets.selfplay import ENDINGS, Lesson, Setting, final_shares, play_lessons, some, watch_lessons

SETTING = Setting(thorough=16, quick=0, lessons=0.5, wild=4)


class Even(Judge):
    """Finds all moves and all seats equally promising."""

    def look(self, positions: list[Position]) -> None:
        for position in positions:
            position.priors = [1 / len(position.moves)] * len(position.moves)
            position.shares = [1 / position.state.seats] * position.state.seats


def test_the_ending_of_a_game_is_learned_from_few_of_its_positions() -> None:
    asked = [number % 3 for number in range(200)]
    learned = some(asked, random.Random(1))
    assert sum(seat != NOBODY for seat in learned) == ENDINGS
    assert all(seat in (NOBODY, real) for seat, real in zip(learned, asked, strict=True))
    assert some([0, 1], random.Random(1)) == [0, 1], "all of them, where there are few"


def test_a_game_that_was_stopped_is_won_by_whoever_is_ahead() -> None:
    state = find("mangrovia").new(3, dealer=QuickDealer("stopped"))
    assert not state.over
    points = state.standing()
    assert final_shares(state) == [1 / points.count(max(points)) if own == max(points) else 0.0 for own in points]


def parts(lessons: Lessons) -> list[list[float]]:
    """For every lesson, how much each answer is to be promised."""
    return [part.tolist() for part in np.split(lessons.tried, lessons.ends[:-1])]


def test_lessons_hold_what_was_found_and_few_endings() -> None:
    lessons = play_lessons(find("flucht"), Even(), SETTING, "even", 3, 3)
    assert len(lessons) > 3 * ENDINGS, "half of all decisions"
    assert all(abs(sum(part) - 1) < 1e-5 and len(part) > 1 for part in parts(lessons))
    counted = lessons.shares[lessons.shares[:, 0] >= 0]
    assert len(counted) == 3 * ENDINGS
    assert np.allclose(np.where(counted >= 0, counted, 0).sum(1), 1)


def test_the_same_seed_plays_the_same_games() -> None:
    one, other = (play_lessons(find("flucht"), Even(), SETTING, "same", 2, 2) for _ in range(2))
    assert (one.rows == other.rows).all()
    assert (one.tried == other.tried).all()


def test_a_move_that_turned_out_better_is_learned_as_more_promising() -> None:
    game = find("mangrovia")
    features = game.features()
    assert features is not None
    lesson = Lesson(game, features, Setting(thorough=200, quick=0, lessons=1.0, wild=0), "better")
    judge = ValueJudge(game)
    before = lesson.state.copy()
    while lesson.left > 1:
        leaf = lesson.tree.descend()
        judge.look([leaf])
        leaf.priors = [1 / len(leaf.moves)] * len(leaf.moves)
        lesson.learn(leaf)
    assert lesson.state.table() == before.table(), "still the first decision"
    promised = dict(zip(lesson.moves, lesson.better(), strict=True))
    nodes = {move: lesson.tree.root.replies[name(move, before.seat, before.seats)] for move in lesson.moves}
    tried = sorted((move for move in lesson.moves if nodes[move].visits >= 10), key=lambda move: nodes[move].share())
    assert len(tried) > 1
    assert promised[tried[-1]] > promised[tried[0]]


def test_whoever_watches_a_bot_learns_the_moves_it_made() -> None:
    game = find("flucht")
    lessons = watch_lessons(game, lambda luck: make_bot("greedy", game, QuickDealer(luck)), "watched", 2)
    assert all(sorted(part)[-2:] == [0, 1] for part in parts(lessons))
    assert (lessons.shares[:, 0] >= 0).sum() == 2 * ENDINGS
