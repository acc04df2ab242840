"""Games of a net against itself, and what it learns from them."""

import numpy as np
import pytest

from archipel.bots import make_bot
from archipel.engine.dealer import QuickDealer
from archipel.engine.features import Features
from archipel.engine.game import Game
from archipel.engine.state import State
from archipel.games import find
from archipel.nets.judge import shape_of
from archipel.nets.lessons import FAR, NEAR, POINTS, Lessons, Notebook, together
from archipel.nets.selfplay import LONGEST, Lesson, final_shares, play_lessons, watch_lessons
from archipel.nets.student import Student, beginner, pack_weights, read_weights

ROLL = 0
"""The move of Pig that goes on."""


def newcomer(game: Game) -> Student:
    shape, scales = shape_of(game, game.box(game.edition()))
    return beginner(shape, scales, 1)


def features_of(game: Game) -> Features[State]:
    features = game.features()
    assert features is not None
    return features


def answers(lessons: Lessons) -> list[list[int]]:
    return [part.tolist() for part in np.split(lessons.slots[:, 0], lessons.ends[:-1])]


def test_a_game_that_was_stopped_is_won_by_whoever_is_ahead() -> None:
    state = find("mangrovia").new(3, dealer=QuickDealer("stopped"))
    assert not state.over
    points = state.standing()
    assert final_shares(state) == [1 / points.count(max(points)) if own == max(points) else 0.0 for own in points]


def test_a_game_without_end_is_stopped() -> None:
    """In Pig, whoever never holds never scores."""
    game = find("pig")
    lesson = Lesson(game, features_of(game), "endless")
    while not lesson.done():
        lesson.choose(lesson.moves.index(ROLL), 0.0, (0.0, 0.0))
    assert len(lesson.notes.rows) == LONGEST * lesson.state.seats
    assert not lesson.state.over


def test_lessons_hold_every_decision_and_how_games_ended() -> None:
    game = find("flucht")
    lessons, points = play_lessons(game, newcomer(game), 10.0, "whole", 3)
    assert len(points) == 3
    assert len(lessons) == len(lessons.ends) == len(lessons.chosen) == len(lessons.gains)
    assert all(len(part) > 1 for part in answers(lessons)), "where there is only one answer there is nothing to learn"
    assert all(0 <= chosen < len(part) for chosen, part in zip(lessons.chosen, answers(lessons), strict=True))
    assert (lessons.odds < 0).all()
    there = np.where(lessons.shares >= 0, lessons.shares, 0)
    assert np.allclose(there.sum(1), 1, atol=1e-5)


def test_the_same_seed_plays_the_same_games() -> None:
    game = find("flucht")
    one, other = (play_lessons(game, newcomer(game), 10.0, "same", 2)[0] for _ in range(2))
    assert all((part == same).all() for part, same in zip(one.parts(), other.parts(), strict=True))
    another = play_lessons(game, newcomer(game), 10.0, "other", 2)[0]
    assert len(another) != len(one) or (another.rows != one.rows).any()


def test_what_a_net_is_told_while_it_learns_is_dealt_anew() -> None:
    """With Mangrovia's hidden cards: no lesson may hold the hands of others as they really are."""
    game = find("mangrovia")
    features = features_of(game)
    told = real = 0
    lesson = Lesson(game, features, "hidden")
    while not lesson.done() and told < 100:
        told += 1
        real += lesson.row == features.row(lesson.state, lesson.state.seat)
        lesson.choose(0, 0.0, (0.0, 0.0))
    assert real < told / 2


def test_moves_are_chosen_as_often_as_they_look_promising() -> None:
    game = find("pig")
    student = newcomer(game)
    student.weights[4][:] = 0.0
    student.weights[5][:] = np.log([0.8, 0.2])
    lessons = play_lessons(game, student, 10.0, "often", 60)[0]
    chosen = np.array([part[number] for part, number in zip(answers(lessons), lessons.chosen, strict=True)])
    assert abs((chosen == 0).mean() - 0.8) < 0.05
    assert np.allclose(np.exp(lessons.odds), np.where(chosen == 0, 0.8, 0.2), atol=1e-4)


def test_a_choice_is_judged_by_what_was_hoped_for_before_and_after_it() -> None:
    notes = Notebook()
    for seat, hopes in ((0, (0.5, 0.0)), (1, (0.5, 0.0)), (0, (0.7, 1.0))):
        notes.note(seat, b"\x01", 2, [0, 1], 0, -0.7, hopes)
    lessons = notes.lessons(3, [1.0, 0.0], [12, 8], 2.0)
    last = (1.0 - 0.7) + POINTS * (1.0 - 1.0)
    assert lessons.gains[2] == pytest.approx(last)
    assert lessons.gains[0] == pytest.approx((0.7 - 0.5) + POINTS * 1.0 + NEAR * last)
    assert lessons.gains[1] == pytest.approx((0.0 - 0.5) + POINTS * -1.0)
    assert lessons.shares[0].tolist() == pytest.approx([0.7 + FAR * 0.3, 1 - (0.7 + FAR * 0.3), -1.0], abs=1e-6)
    assert lessons.leads[1].tolist() == pytest.approx([-1.0, 1.0, 0.0])


def test_whoever_watches_a_bot_learns_the_moves_it_made_and_how_games_ended() -> None:
    game = find("flucht")
    lessons, points = watch_lessons(game, lambda luck: make_bot("greedy", game, QuickDealer(luck)), 10.0, "watched", 2)
    assert len(points) == 2
    own = lessons.shares[:, 0]
    assert {0.0, 1.0} <= set(own.tolist()), "nothing but endings"
    assert set(own.tolist()) <= {0.0, 1 / 3, 0.5, 1.0}


def test_lessons_of_several_processes_become_one() -> None:
    game = find("flucht")
    one, other = (play_lessons(game, newcomer(game), 10.0, seed, 1)[0] for seed in ("one", "other"))
    both = together([one, other])
    assert answers(both) == answers(one) + answers(other)
    assert (both.rows == np.concatenate([one.rows, other.rows])).all()


def test_weights_travel_as_they_are_and_broken_ones_are_refused() -> None:
    weights = newcomer(find("pig")).weights
    content = pack_weights(weights)
    assert all((one == other).all() for one, other in zip(weights, read_weights(content), strict=True))
    for broken in (b"", content[:-100], b"PK" + content[2:300]):
        with pytest.raises(ValueError, match=r"."):
            read_weights(broken)
