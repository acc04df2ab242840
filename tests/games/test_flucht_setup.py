"""The preparation of Flucht aus Mangrovia (4), the turn order (6), and what may be asked for at all."""

from collections import Counter
from typing import Any

import pytest

from archipel.engine.dealer import Dealer, QuickDealer
from archipel.engine.phrase import SPECTATOR, Trouble
from tests.games.flucht_table import ALL_CARDS, GAME, arranged, dealt

HAND_SIZES = [(2, 7), (3, 6), (4, 5), (5, 4), (6, 3)]


class Ordered(Dealer):
    """Draws the starter that it is told to, and after that always the first card there is."""

    def __init__(self, starter: int) -> None:
        self.next = starter

    def below(self, n: int) -> int:
        number, self.next = self.next, 0
        return number


@pytest.mark.parametrize(("teams", "cards"), HAND_SIZES)
def test_every_team_is_dealt_the_hand_for_that_number_of_teams(teams: int, cards: int) -> None:
    table = dealt(teams)
    assert [team["hand"]["count"] for team in table.view()["teams"]] == [cards] * teams
    assert [len(table.hand(seat)) for seat in range(teams)] == [cards] * teams
    assert table.event("dealt") == {"count": cards}


@pytest.mark.parametrize(("teams", "cards"), HAND_SIZES)
def test_the_other_cards_make_up_the_draw_pile_and_no_card_is_there_twice(teams: int, cards: int) -> None:
    table = dealt(teams)
    assert table.view()["pile"]["count"] == 30 - teams * cards
    assert table.view()["played"] == []
    hands = [card for seat in range(teams) for card in table.hand(seat)]
    assert len(set(hands)) == teams * cards
    assert table.state.faults() == []


def test_all_pawns_stand_on_the_start_and_no_square_is_covered() -> None:
    view = dealt(6).view()
    assert [place for team in view["teams"] for place in team["pawns"].values()] == ["start"] * 12
    assert [pawn for team in view["teams"] for pawn in team["pawns"]] == [f"{team}{pawn}" for team in range(1, 7) for pawn in "ab"]
    assert view["tokens"] == []
    assert [team["score"] for team in view["teams"]] == [0] * 6


def test_the_starting_team_is_drawn_by_lot() -> None:
    starters = Counter(dealt(4, seed=seed).view()["starter"] for seed in range(400))
    assert set(starters) == {0, 1, 2, 3}
    assert all(60 < times < 140 for times in starters.values())


@pytest.mark.parametrize("starter", range(5))
def test_the_team_that_the_lot_falls_on_starts_and_everybody_is_told(starter: int) -> None:
    table = dealt(5, dealer=Ordered(starter))
    assert (table.event("starts"), table.view()["starter"], table.asked()) == ({"seat": starter}, starter, f"{starter + 1} card")
    assert all(event.seen_by(SPECTATOR) for event in table.told if event.key in ("starts", "dealt"))


def test_cards_are_dealt_one_by_one_clockwise_from_the_starting_team() -> None:
    table = dealt(3, dealer=Ordered(2))
    assert table.hand(2) == ALL_CARDS[0:18:3]
    assert table.hand(0) == ALL_CARDS[1:18:3]
    assert table.hand(1) == ALL_CARDS[2:18:3]


def test_each_team_is_told_its_own_hand_and_no_other() -> None:
    table = dealt(3)
    hands = [event for event in table.told if event.key == "hand"]
    assert [event.args for event in hands] == [{"seat": seat, "cards": table.hand(seat)} for seat in range(3)]
    readers = {event.args["seat"]: [seat for seat in range(-1, 3) if event.seen_by(seat)] for event in hands}
    assert readers == {0: [0], 1: [1], 2: [2]}


def test_the_same_seed_deals_the_same_game_and_another_seed_another_game() -> None:
    assert dealt(4, seed="a").state.digest() == dealt(4, seed="a").state.digest()
    assert dealt(4, seed="a").state.digest() != dealt(4, seed="b").state.digest()


def test_the_cards_in_hand_are_the_moves() -> None:
    table = dealt(3)
    assert table.moves() == [f"play {card}" for card in table.hand(table.state.seat)]


@pytest.mark.parametrize("teams", range(2, 7))
def test_the_turn_goes_round_clockwise(teams: int) -> None:
    table = dealt(teams, dealer=Ordered(1))
    asked: list[int] = []
    while len(asked) < 2 * teams:
        if table.state.decision().key == "card":
            asked.append(table.state.seat)
        table.play(table.moves()[0])
    assert asked == [(1 + turn) % teams for turn in range(2 * teams)]


@pytest.mark.parametrize("teams", [0, 1, 7])
def test_fewer_than_two_teams_or_more_than_six_are_refused(teams: int) -> None:
    with pytest.raises(Trouble) as refused:
        GAME.new(teams, dealer=QuickDealer(0))
    assert refused.value.reason.key == "seats-out-of-range"


@pytest.mark.parametrize(
    ("options", "key"),
    [
        ({"bridge": "maybe"}, "option-value"),
        ({"rounds": "1000"}, "option-value"),
        ({"rounds": "-1"}, "option-value"),
        ({"tunnel": "yes"}, "option-unknown"),
    ],
)
def test_an_option_or_a_value_that_the_game_does_not_have_is_refused(options: dict[str, str], key: str) -> None:
    with pytest.raises(Trouble) as refused:
        GAME.new(2, options, dealer=QuickDealer(0))
    assert refused.value.reason.key == key


def test_by_default_there_is_no_bridge_and_no_last_round() -> None:
    assert dealt().view()["options"] == {"bridge": "no", "rounds": "0"}
    assert dealt(options={"rounds": "999", "bridge": "yes"}).view()["options"] == {"bridge": "yes", "rounds": "999"}


# Positions written by hand


@pytest.mark.parametrize(
    ("position", "key"),
    [
        ({"pawn": {}}, "position-field"),
        ({"pawns": {"3a": "s01"}}, "position-thing"),
        ({"pawns": {"1a": "s99"}}, "position-thing"),
        ({"tokens": ["s99"]}, "position-thing"),
        ({"wild": ["s99"]}, "position-thing"),
        ({"hands": {"1": ["pink-1"]}}, "position-thing"),
        ({"played": ["pink-1"]}, "position-thing"),
    ],
)
def test_a_position_that_names_something_unknown_is_refused(position: dict[str, Any], key: str) -> None:
    with pytest.raises(Trouble) as refused:
        arranged(2, **position)
    assert refused.value.reason.key == key


def test_a_position_leaves_open_what_it_does_not_say() -> None:
    table = arranged(3, team=2, tokens=["s01"], pawns={"2b": "s01"}, hands={"3": ["red-1"]}, played=["red-2"])
    assert (table.asked(), table.view()["tokens"], table.view()["played"]) == ("2 card", ["s01"], ["red-2"])
    assert (table.at("2a"), table.at("2b"), "red-1" in table.hand(2)) == ("start", "s01", True)
    assert [team["hand"]["count"] for team in table.view()["teams"]] == [6, 6, 6]
    assert table.view()["pile"]["count"] == 30 - 18 - 1
