"""What the players of Bora Bora know of each other's god cards, and what a guess makes of it."""

from typing import Any

import pytest

from archipel.engine.dealer import QuickDealer
from archipel.engine.phrase import SPECTATOR, Data, Trouble
from tests.games.borabora_table import GAME, arranged, dealt


def test_nobody_sees_the_cards_of_others() -> None:
    view = dealt().view(0)
    assert len(view["players"][0]["hand"]) == 2
    assert view["players"][1]["hand"] is None
    assert all(player["hand"] is None for player in dealt().view()["players"])


def test_how_many_cards_somebody_holds_is_open() -> None:
    assert [player["cards"] for player in dealt().view()["players"]] == [2, 2, 2]


def test_a_card_from_the_pile_is_told_to_its_owner_alone() -> None:
    table = arranged(dice={"1": [1, 1, 1]}, hands={"1": []})
    table.play("1 temple", "card pile")
    drawn = [event for event in table.told if event.key.startswith("card-drawn")]
    assert [(event.key, event.seen_by(0), event.seen_by(1), event.seen_by(SPECTATOR)) for event in drawn] == [
        ("card-drawn", False, True, True),
        ("card-drawn-own", True, False, False),
    ]
    assert table.player(1)["known"] == []


def test_a_card_played_was_one_that_was_known() -> None:
    table = arranged(dice={"1": [5, 5, 5]}, hands={"1": ["white", "white"]}, known={"1": ["white"]}, god_tiles={"1": 0})
    table.play("white card")
    assert table.player(1)["known"] == []
    assert table.player(1)["cards"] == 1


def test_a_guess_keeps_known_cards_and_the_viewers_own_hand() -> None:
    table = arranged(4, hands={"1": ["red", "blue"], "2": ["green", "green", "white"]}, known={"2": ["green"]})
    for number in range(20):
        guess = GAME.guess(table.view(0), QuickDealer(number))
        assert guess.view(0) == table.view(0)
        assert "green" in guess.view(1)["players"][1]["hand"]
        assert guess.faults() == []


def test_guesses_differ_in_what_is_hidden() -> None:
    table = arranged(4, hands={"2": ["green", "green", "white"]})
    hands = {tuple(GAME.guess(table.view(0), QuickDealer(number)).view(1)["players"][1]["hand"]) for number in range(20)}
    assert len(hands) > 5


def test_a_guess_gives_nobody_a_card_that_was_ruled_out() -> None:
    table = arranged(phase="tasks", tasks={"1": ["cards-red", "men-4", "islands"]}, hands={"1": ["blue"] * 6}, god_tiles={"1": 0})
    table.play("drop men-4")
    for number in range(30):
        guess = GAME.guess(table.view(1), QuickDealer(number))
        assert guess.view(0)["players"][0]["hand"].count("red") <= 1


def test_after_a_new_pile_everybody_knows_what_is_in_it() -> None:
    hands = {"1": ["blue"] * 12, "2": ["white"] * 12, "3": ["red"] * 12, "4": ["green"] * 12}
    table = arranged(4, dice={"1": [1, 1, 1]}, hands=hands, shown=["yellow"] * 5, discard=["yellow"] * 7)
    table.play("1 temple", "card pile")
    assert table.view()["memory"]["open"] == [0, 0, 0, 0, 7]
    for number in range(10):
        assert "yellow" in GAME.guess(table.view(1), QuickDealer(number)).view(0)["players"][0]["hand"]


def test_whoever_invoked_a_god_is_guessed_with_a_hand_that_allows_it() -> None:
    position: dict[str, Any] = {"huts": {"1": ["N-E"]}, "dice": {"1": [3, 3, 3]}, "tiles": {"sea": [[2, 1]]}, "god_tiles": {"1": 0}}
    table = arranged(4, hands={"1": ["blue", "white", "red"]}, **position)
    table.play("blue card")
    for number in range(10):
        assert GAME.guess(table.view(1), QuickDealer(number)).moves()


@pytest.mark.parametrize(
    "change",
    [
        {"ask": 24}, {"ask": -1}, {"ask": 1}, {"ask": 2}, {"ask": 5}, {"ask": 12}, {"ask": 23}, {"over": True}, {"seat": 3}, {"round": 7},
        {"order": [0, 0, 1]}, {"fish": [99] * 12}, {"temple": [3] + [-1] * 5}, {"tasks": [-1]}, {"helped": 1}, {"points": [1, 0, 0]},
        {"priests": [7, 6, 6]},
    ],
)  # fmt: skip
def test_an_impossible_stored_table_is_refused(change: Data) -> None:
    data = dealt().state.data()
    GAME.restore(data)
    data["table"].update(change)
    with pytest.raises(Trouble, match="position-broken"):
        GAME.restore(data)
