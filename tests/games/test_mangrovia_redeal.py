"""Dealing anew what a seat cannot know in Mangrovia: as a guess from its view does, but on the table itself."""

import json

import pytest

from archipel.engine.dealer import QuickDealer
from archipel.engine.phrase import SPECTATOR, Data
from archipel.engine.state import State
from tests.games.mangrovia_table import GAME, arranged, builder, dealt


def redealt(state: State, seat: int, luck: str | int) -> State:
    other = state.copy()
    other.redeal(seat, QuickDealer(luck))
    return other


def agrees_with_a_guess(state: State, seat: int, luck: str | int) -> None:
    """The same luck gives the same table, so that every possibility is as likely in both."""
    view: Data = json.loads(json.dumps(state.view(seat)))
    other = redealt(state, seat, luck)
    assert other.faults() == []
    assert other.view(seat) == view
    if state.seat == seat:
        assert other.moves() == state.moves()
    assert other.data() == GAME.guess(view, QuickDealer(luck)).data()


@pytest.mark.parametrize("options", [{}, {"tiles": "random", "ones": "yes"}, {"tiles": "gods", "rounds": "4"}])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_table_dealt_anew_is_a_guess_of_whoever_it_is_dealt_for(seats: int, options: dict[str, str]) -> None:
    table = dealt(seats, options, seed=f"redeal {seats}")
    luck = QuickDealer(f"redeal {seats}")
    asked: set[str] = set()
    for number in range(400):
        if number % 3 == 0 or table.state.decision().key not in asked:
            agrees_with_a_guess(table.state, number % (seats + 1) - 1, number)
        asked.add(table.state.decision().key)
        if table.state.over:
            break
        moves = table.state.moves()
        table.state.play(moves[luck.below(len(moves))], table.dealer)
    for seat in range(SPECTATOR, seats):
        agrees_with_a_guess(table.state, seat, "end")
    assert len(asked) >= 8


def test_whoever_must_choose_how_to_pay_can_do_so_however_the_hand_is_dealt() -> None:
    table = builder("7", "5", "4", "3", "2", "sand", landing=7)
    table.play("build A3")
    for luck in range(40):
        agrees_with_a_guess(table.state, 2, luck)
        assert len(redealt(table.state, 2, luck).moves()) > 1


def test_whoever_must_choose_a_landscape_card_has_both_however_the_hand_is_dealt() -> None:
    table = builder("6", "5", "sand", "mangrove", birds=("sand", "mangrove"), landing=7)
    table.play("build H2")
    for luck in range(40):
        agrees_with_a_guess(table.state, SPECTATOR, luck)
        assert len(redealt(table.state, SPECTATOR, luck).moves()) == 2


def test_amulets_just_drawn_stay_with_their_owner_and_are_dealt_anew_for_others() -> None:
    table = arranged(4, landing=2, huts={"shore-1": 1, "shore-2": 1, "shore-4": 1}, hands={"1": []})
    table.play("collect")
    for seat, vary in ((0, False), (2, True)):
        drawn = {tuple(redealt(table.state, seat, luck).view(0)["drawn"]["amulets"]) for luck in range(60)}
        assert (len(drawn) > 1) == vary
        agrees_with_a_guess(table.state, seat, "drawn")


def test_hands_dealt_anew_vary_and_the_own_hand_never_does() -> None:
    table = arranged(3, landing=3, hands={"1": ["7", "5", "sand"], "2": ["2", "2", "reed", "amulet-6"]})
    hands = [redealt(table.state, 0, luck).view(1)["players"][1]["hand"] for luck in range(60)]
    assert len({json.dumps(hand) for hand in hands}) > 20
    own = table.view(0)["players"][0]["hand"]
    assert all(redealt(table.state, 0, luck).view(0)["players"][0]["hand"] == own for luck in range(20))


def test_a_card_in_anothers_hand_is_as_likely_as_it_is_common_among_what_is_hidden() -> None:
    """Of the 43 valuables, the player sees four shown ones and none else; player 2 holds one of the other 39."""
    table = arranged(2, landing=3, shown=["7", "7", "7", "2"], hands={"1": [], "2": ["5"]})
    left = {2: 8, 3: 8, 4: 7, 5: 7, 6: 6, 7: 3}
    luck = QuickDealer("likely")
    counts = dict.fromkeys(left, 0)
    for _ in range(2000):
        other = table.state.copy()
        other.redeal(0, luck)
        counts[other.view(1)["players"][1]["hand"]["valuables"][0]] += 1
    for value, number in left.items():
        wanted = 2000 * number / 39
        assert abs(counts[value] - wanted) < 5 * wanted**0.5
