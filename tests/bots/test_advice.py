"""What is said of moves that were thought about: no more than is known of them."""

from archipel.bots import Thought
from archipel.bots.advice import MOST, advise, roughly


def said(*thoughts: Thought) -> list[tuple[int, bool, int]]:
    return [(one.thought.move, one.alike, one.behind) for one in advise(list(thoughts))]


def test_moves_that_thinking_does_not_tell_apart_are_equally_good() -> None:
    assert said(Thought(7, 500, 0.271, 0.02), Thought(8, 400, 0.265, 0.02), Thought(9, 300, 0.24, 0.02)) == [
        (7, True, 0),
        (8, True, 0),
        (9, True, 0),
    ]


def test_of_a_worse_move_it_is_said_roughly_how_many_wins_it_costs() -> None:
    best = Thought(7, 500, 0.5, 0.004)
    assert said(best, Thought(8, 100, 0.387, 0.01)) == [(7, True, 0), (8, False, 10)]
    assert said(best, Thought(8, 100, 0.477, 0.002)) == [(7, True, 0), (8, False, 0)]


def test_moves_that_are_as_good_come_before_those_that_are_not() -> None:
    found = said(Thought(6, 500, 0.5, 0.004), Thought(7, 400, 0.4, 0.004), Thought(8, 300, 0.499, 0.004), Thought(9, 200, 0.3, 0.004))
    assert [move for move, _, _ in found] == [6, 8, 7]
    assert len(found) == MOST


def test_of_a_move_that_was_hardly_tried_nothing_is_said() -> None:
    best = Thought(7, 500, 0.5, 0.004)
    assert said(best, Thought(8, 1, 0.1, 0.0), Thought(9, 19, 0.2, 0.01)) == [(7, True, 0)]
    assert said(best, Thought(8, 100, 0.52, 0.03)) == [(7, True, 0)], "better by chance, perhaps: the search has not looked much"


def test_the_only_move_needs_no_comparison() -> None:
    assert said(Thought(7, 0, 0.4, 0.0)) == [(7, True, 0)]


def test_no_figure_is_more_exact_than_it_can_be() -> None:
    assert [roughly(share) for share in (0.0, 0.02, 0.03, 0.271, 0.98, 1.0)] == [0, 0, 5, 25, 100, 100]
