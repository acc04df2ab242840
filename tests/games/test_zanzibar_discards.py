"""Discarding without scoring in Zanzibar (7): how often, when, and that it can always still be done."""

import pytest

from archipel.engine.dealer import QuickDealer
from tests.games.zanzibar_table import ALL, arranged, history, nearly_done, placed

OWED = {2: 1, 3: 1, 4: 2, 5: 2}


@pytest.mark.parametrize("seats", OWED)
def test_one_discard_is_owed_by_two_or_three_players_and_two_by_more(seats: int) -> None:
    table = placed(seats)
    assert [table.player(number)["owed"] for number in range(1, seats + 1)] == [OWED[seats]] * seats
    assert [table.player(number)["limit"] for number in range(1, seats + 1)] == [10 - OWED[seats]] * seats
    assert table.state.decision().args["owed"] == OWED[seats]


def test_the_opening_discards_are_decided_in_turn_order_before_the_first_turn() -> None:
    table = placed(3, seed=4)
    first = table.view()["first"]
    order = []
    while table.asked().endswith("discard"):
        order.append(table.state.seat)
        assert table.state.decision().args["moment"] == "opening"
        table.play("keep")
    assert order == [(first + step) % 3 for step in range(3)]
    assert table.asked() == f"{first + 1} move"


def test_a_discarded_objective_is_shown_and_the_hand_is_filled_again() -> None:
    table = placed(2, seed=5)
    number = table.state.seat + 1
    card = table.hand(number)[0]
    table.play(f"discard {card}")
    assert table.event("discarded") == {"seat": number - 1, "objective": card, "owed": 0}
    player = table.player(number)
    assert (player["discarded"], player["hand"], player["pile"], player["owed"]) == ([card], 2, 7, 0)
    assert table.state.seat != number - 1, "with two players there is no second discard"


def test_with_four_players_a_second_discard_may_follow_at_once() -> None:
    table = placed(4, seed=5)
    number = table.state.seat + 1
    table.play(f"discard {table.hand(number)[0]}")
    assert table.asked() == f"{number} discard"
    table.play(f"discard {table.hand(number)[1]}")
    assert (table.player(number)["owed"], table.state.seat) == (0, number % 4)


def test_after_a_turn_in_which_something_was_scored_a_discard_is_asked_for_after_drawing() -> None:
    table = arranged(phase="score", hand=["cloves", "north"])
    table.play("score cloves", "skip")
    assert table.asked() == "1 discard"
    assert table.state.decision().args == {"seat": 0, "owed": 1, "moment": "turn"}
    assert len([move for move in table.moves() if move.startswith("discard")]) == 2, "either card may go, the new one too"


def test_without_scoring_there_is_no_discard() -> None:
    table = arranged(phase="score", hand=["cloves", "north"])
    table.play("skip")
    assert table.asked() == "2 move"


def test_whoever_has_discarded_enough_is_not_asked_again() -> None:
    table = arranged(phase="score", hand=["cloves", "north"], discarded={"1": ["pepper"]})
    table.play("score cloves", "skip")
    assert table.asked() == "2 move"


def test_a_discard_may_be_put_off() -> None:
    table = arranged(phase="score", hand=["cloves", "north"])
    table.play("score cloves", "skip", "keep")
    assert (table.told_keys()[-1], table.asked(), table.player(1)["owed"]) == ("keeps", "2 move", 1)


def test_only_cards_in_hand_can_be_discarded() -> None:
    table = placed(2)
    hand = table.hand(table.state.seat + 1)
    other = next(card for card in ALL if card not in hand)
    assert table.refused(f"discard {other}") == "objective-not-held"
    assert table.refused("score pepper") == "discard-first"


def test_with_nine_scored_the_last_one_is_discarded_at_once() -> None:
    table = arranged(phase="score", hand=["cloves", "north"], **history(p1=nearly_done("cloves", "north", discarded=0)))
    table.play("score north")
    assert table.event("discarded") == {"seat": 0, "objective": "cloves", "owed": 0}
    assert "last-turns" in table.told_keys()
    assert table.asked() == "2 move"


def test_nobody_may_score_the_last_two_while_a_discard_is_owed() -> None:
    table = arranged(phase="score", hand=["cloves", "north"], **history(p1=nearly_done("cloves", "north", discarded=0)))
    assert table.state.decision().args["left"] == 1
    table.play("score cloves")
    assert len(table.player(1)["scored"]) == 9


def test_with_four_players_and_eight_scored_all_that_is_left_is_discarded_hand_and_pile() -> None:
    done = nearly_done("cloves", "north", "vanilla", discarded=0)
    table = arranged(4, phase="score", hand=["cloves", "north"], **history(p1=done))
    table.play("score north")
    assert sorted(event.args["objective"] for event in table.told if event.key == "discarded") == ["cloves", "vanilla"]
    assert table.player(1)["open"] == []


@pytest.mark.parametrize("seats", OWED)
def test_in_any_game_everybody_who_is_done_has_scored_and_discarded_as_many_as_the_rules_want(seats: int) -> None:
    for seed in range(8):
        table = placed(seats, seed=seed)
        luck = QuickDealer(seed)
        while not table.state.over:
            moves = table.moves()
            table.play(moves[luck.below(len(moves))])
        finished = table.view()["finished"]
        assert finished
        for seat in finished:
            player = table.player(seat + 1)
            assert (len(player["scored"]), len(player["discarded"])) == (10 - OWED[seats], OWED[seats])
