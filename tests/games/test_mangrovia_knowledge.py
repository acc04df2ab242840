"""Who knows what in Mangrovia: hands, amulets, bag and piles are hidden, what was taken openly is known, and a guess keeps to both."""

import json
from collections import Counter

import pytest

from archipel.engine.dealer import QuickDealer
from archipel.engine.phrase import SPECTATOR, Data
from tests.games.mangrovia_table import GAME, Table, arranged, builder, dealt


def guesses(table: Table, seat: int, number: int = 60) -> list[Table]:
    """Tables that a seat must consider possible."""
    view = json.loads(json.dumps(table.view(seat)))
    found = [Table(GAME.guess(view, QuickDealer(luck))) for luck in range(number)]
    for guess in found:
        assert guess.state.faults() == []
        assert guess.view(seat) == table.view(seat)
    return found


def test_nobody_sees_anothers_hand_and_a_spectator_sees_none() -> None:
    table = dealt(4)
    for seat in range(4):
        assert [player["hand"] is None for player in table.view(seat)["players"]] == [other != seat for other in range(4)]
    assert all(player["hand"] is None for player in table.view(SPECTATOR)["players"])


def test_the_numbers_of_valuables_landscapes_and_amulets_in_a_hand_are_open() -> None:
    table = arranged(4, landing=3, hands={"2": ["5", "starting-3", "sand", "sand", "amulet-4"]})
    player = table.player(2)
    assert (player["valuables"], player["landscapes"], player["amulets"], player["starting"]) == (2, 2, 1, [3])


def test_a_card_taken_face_up_is_known_to_all_and_stays_in_every_guess() -> None:
    table = arranged(4, landing=3, shown=["7", "reed"], hands={"2": ["2", "2"]})
    table.play("take 7")
    assert table.player(2)["known"] == {"valuables": [7], "landscapes": [], "amulets": []}
    for seat in (0, SPECTATOR):
        hands = [guess.hand(2)["valuables"] for guess in guesses(table, seat)]
        assert all(7 in hand for hand in hands)
        assert len({tuple(hand) for hand in hands}) > 5


def test_a_card_drawn_face_down_is_known_to_nobody_else() -> None:
    table = arranged(5, landing=6, hands={"5": []})
    table.play("draw landscape")
    assert table.player(5)["known"]["landscapes"] == []
    assert {tuple(guess.hand(5)["landscapes"]) for guess in guesses(table, 0)} == {("mangrove",), ("water",), ("sand",), ("reed",)}


def test_paying_one_of_a_kind_lowers_what_is_known_of_that_kind_by_one() -> None:
    bowls = {"site-3": 1, "site-4": 2, "site-5": 3, "site-6": 4}
    table = arranged(4, landing=3, shown=["5", "5", "sand"], bowls=bowls, hands={"1": ["5", "2", "sand", "sand"]}, birds=["sand", "water"])
    table.play("take 5")
    assert table.player(1)["known"]["valuables"] == [5]
    table.skip_until("1 build")
    table.play("build shore-2")
    while table.asked() == "1 pay":
        table.play("pay 5")
    assert table.player(1)["known"]["valuables"] == []
    assert 5 in table.hand(1)["valuables"]


def test_a_value_1_amulet_from_the_board_is_known_and_one_from_the_bag_is_not() -> None:
    table = arranged(4, landing=2, hands={"1": []})
    table.play("collect")
    assert table.player(1)["known"]["amulets"] == [1]
    table = arranged(4, landing=2, huts={"shore-1": 1}, hands={"1": []})
    table.play("collect")
    assert table.player(1)["known"]["amulets"] == []
    assert len({tuple(guess.hand(1)["amulets"]) for guess in guesses(table, 1)}) == 5


def test_after_a_secret_return_nobody_else_knows_whether_the_value_1_amulet_is_still_there() -> None:
    table = arranged(4, {"ones": "yes"}, landing=2, huts={"shore-1": 1, "shore-2": 1}, bag=["5"], hands={"1": []})
    table.play("collect 1", "return 5")
    assert table.player(1)["known"]["amulets"] == []
    assert {tuple(guess.hand(1)["amulets"]) for guess in guesses(table, 1)} == {(1,), (5,)}
    assert {tuple(guess.hand(1)["amulets"]) for guess in guesses(table, 0)} == {(1,)}
    assert [table.view(seat)["memory"]["amulets"]["1"] for seat in (0, 1, SPECTATOR)] == [0, 1, 1]


def test_whoever_put_an_amulet_back_knows_that_it_is_in_the_bag_until_somebody_draws() -> None:
    bowls = {"site-2": 1, "site-5": 2, "site-4": 3, "site-6": 4}
    huts = {"shore-1": 1, "shore-2": 1, "shore-4": 2}
    table = arranged(4, landing=2, huts=huts, bowls=bowls, hands={"1": []})
    table.play("collect")
    value = table.view(0)["drawn"]["amulets"][0]
    table.play(f"return {value}")
    assert table.view(0)["memory"]["returned"] == {str(value): 1}
    assert table.view(1)["memory"]["returned"] == {}
    table.skip_until("2 amulets-or-build")
    assert table.view(0)["memory"]["returned"] == {str(value): 1}
    table.play("collect")
    assert table.view(0)["memory"]["returned"] == {}


def test_the_drawn_amulets_of_another_player_are_guessed_only_by_their_number() -> None:
    table = arranged(4, landing=2, huts={"shore-1": 1, "shore-2": 1, "shore-4": 1}, hands={"1": []})
    table.play("collect")
    drawn = [tuple(guess.view(0)["drawn"]["amulets"]) for guess in guesses(table, 2)]
    assert {len(amulets) for amulets in drawn} == {3}
    assert len(set(drawn)) > 10
    assert {tuple(guess.view(0)["drawn"]["amulets"]) for guess in guesses(table, 0)} == {tuple(table.view(0)["drawn"]["amulets"])}


def everything_but(*kept: str) -> list[str]:
    valuables = Counter({"2": 9, "3": 8, "4": 7, "5": 7, "6": 6, "7": 6})
    return list((valuables - Counter(kept)).elements())


def test_a_pile_just_made_anew_holds_exactly_the_discards_and_everybody_knows_it() -> None:
    table = arranged(5, landing=6, shown=["2"], discard=everything_but("2", "7", "7", "7", "6"), hands={"5": ["7", "6"], "1": ["7"]})
    table.play("draw valuable")
    assert table.view()["valuables"]["pile"] == 38
    for guess in guesses(table, 3, 20):
        assert guess.view()["memory"]["valuables"]["7"] == 3
        assert sum(guess.state.data()["table"]["stock"][5:6]) == 3
        assert sorted(guess.hand(5)["valuables"] + guess.hand(1)["valuables"]) == [6, 7, 7, 7]


def test_whoever_drew_from_a_pile_knows_more_about_it_than_the_others() -> None:
    table = arranged(5, landing=6, hands={"5": []})
    told = table.play("draw landscape")
    drawn = next(event.args["landscape"] for event in told if event.key == "landscape-drawn-own")
    assert table.view(4)["memory"]["landscapes"][drawn] == table.view(0)["memory"]["landscapes"][drawn] - 1


def test_amulets_set_aside_that_fill_the_bag_are_all_it_can_hold() -> None:
    table = arranged(4, landing=2, huts={"shore-1": 1}, bag=[], hands={"1": [], "2": ["amulet-6"] * 4})
    table.play("collect")
    assert table.view(2)["memory"]["amulets"]["6"] == 0
    for guess in guesses(table, 2, 20):
        assert guess.hand(2)["amulets"] == [6, 6, 6, 6]
        assert 6 not in guess.hand(1)["amulets"]


def test_what_was_paid_out_of_a_hand_is_no_longer_expected_there() -> None:
    bowls = {"site-2": 1, "site-6": 2, "site-4": 3, "site-5": 4}
    hands = {"1": [], "2": ["amulet-6"] * 4 + ["mangrove"]}
    table = arranged(4, landing=2, huts={"shore-1": 1}, bowls=bowls, bag=[], hands=hands, birds=["mangrove", "water"])
    table.play("collect")
    table.skip_until("2 build")
    assert table.player(2)["at_most"][-1] == 4
    table.play("build A1")
    assert table.player(2)["at_most"][-1] == 3


def test_whoever_is_asked_how_to_pay_has_a_choice_in_every_guess() -> None:
    table = builder("7", "5", "4", "3", "2", "sand", landing=7)
    table.play("build A3")
    assert table.asked() == "1 pay"
    for guess in guesses(table, 2):
        assert len(guess.moves()) > 1
        while guess.asked() == "1 pay":
            guess.play(guess.moves()[-1])
        assert guess.view()["huts"]["A3"]["owner"] == 0


def test_whoever_is_asked_for_a_landscape_card_has_both_in_every_guess() -> None:
    table = builder("6", "5", "sand", "mangrove", birds=("sand", "mangrove"), landing=7)
    table.play("build H2")
    for guess in guesses(table, SPECTATOR):
        assert guess.moves() == ["card mangrove", "card sand"]
        guess.play("card sand")
        while guess.asked() == "1 pay":
            guess.play(guess.moves()[0])
        assert guess.view()["huts"]["H2"]["owner"] == 0


def test_at_the_end_amulets_are_open_and_cards_stay_hidden() -> None:
    table = arranged(4, {"rounds": "1"}, landing=11, step=2, hands={"2": ["amulet-6", "7", "sand"]})
    table.play("skip")
    assert table.view(0)["players"][1]["hand"] == {"amulets": [6]}
    hands = [guess.hand(2) for guess in guesses(table, 0)]
    assert all(hand["amulets"] == [6] for hand in hands)
    assert len({tuple(hand["valuables"]) for hand in hands}) > 3


def test_a_forced_payment_is_foreseen_by_the_builder_and_can_be_undone() -> None:
    table = builder("7", "5", "sand", "sand", landing=10)
    move = table.state.parse("build D5")
    assert [event.key for event in table.state.preview(move)] == ["hut-built", "points"]
    assert not table.state.final(move)


def test_a_draw_is_final_and_its_preview_says_nothing() -> None:
    table = arranged(5, landing=6)
    move = table.state.parse("draw valuable")
    assert table.state.final(move)
    assert table.state.preview(move) == []


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_guesses_of_a_whole_random_game_are_possible_tables(seats: int) -> None:
    table = dealt(seats, {"tiles": "random", "ones": "yes"}, seed=seats)
    luck = QuickDealer(f"guess {seats}")
    number = 0
    while not table.state.over:
        if number % 6 == 0:
            for seat in range(SPECTATOR, seats):
                view: Data = json.loads(json.dumps(table.view(seat)))
                guess = GAME.guess(view, luck)
                assert guess.faults() == []
                assert guess.view(seat) == view
                assert guess.moves() or guess.over
        moves = table.moves()
        table.play(moves[luck.below(len(moves))])
        number += 1
