"""Setting up Zanzibar (2): who starts, which merchants take part, where they may be placed (2A), and the first objectives (2B)."""

from collections import Counter

import pytest

from archipel.engine.dealer import Dealer, QuickDealer
from tests.games.zanzibar_table import ALL, GAME, Table, dealt, placed

SEATS = range(2, 6)


class Listing(Dealer):
    """Deals nothing but zeros and lists what it was asked."""

    def __init__(self) -> None:
        self.asked: list[int] = []

    def below(self, n: int) -> int:
        self.asked.append(n)
        return 0


def test_the_game_is_for_two_to_five() -> None:
    assert (GAME.title, GAME.fewest, GAME.most) == ("Zanzibar", 2, 5)


def test_the_first_player_is_drawn_by_lot() -> None:
    starters = Counter(dealt(4, seed=seed).event("starts")["seat"] for seed in range(60))
    assert set(starters) == {0, 1, 2, 3}
    listing = Listing()
    dealt(3, dealer=listing)
    assert listing.asked == [3]


@pytest.mark.parametrize(("seats", "numbers"), [(2, "234567"), (3, "234567"), (4, "23456"), (5, "2345")])
def test_fewer_merchants_take_part_with_more_players(seats: int, numbers: str) -> None:
    table = dealt(seats)
    first = table.state.seat
    assert table.moves() == [f"take {number}" for number in numbers]
    assert list(table.player(first + 1)["merchants"]) == [f"{first + 1}-{number}" for number in numbers]


def test_a_merchant_that_does_not_take_part_cannot_be_taken() -> None:
    table = dealt(5)
    assert table.refused("take 6") == "merchant-out"
    assert table.reason("take 6").args == {"merchant": 6, "players": 5}


def test_everybody_places_one_merchant_in_turn_order() -> None:
    table = dealt(3, seed=1)
    first = table.state.seat
    order = []
    for place in ("mkoto", "nungu", "kenda", "uroma"):
        order.append(table.state.seat)
        table.play(table.moves()[0], f"place {place}")
    assert order == [(first + step) % 3 for step in range(4)]


def test_a_place_holds_one_merchant() -> None:
    table = dealt(2)
    table.play("take 2", "place mkoto", "take 2")
    assert table.refused("place mkoto") == "place-taken"
    assert "place nungu" in table.moves()
    assert "place mkoto" not in table.moves()


def test_a_colour_places_one_merchant_in_a_province() -> None:
    table = dealt(2)
    table.play("take 2", "place mkoto", "take 2", "place kenda", "take 3")
    assert table.refused("place nungu") == "province-taken"
    assert table.reason("place nungu").args == {"province": "north", "merchant": 2, "place": "mkoto"}
    assert "place uroma" in table.moves()


def test_the_sea_is_a_province_too() -> None:
    table = dealt(2)
    table.play("take 2", "place umande", "take 2", "place dau", "take 3")
    assert {table.refused(f"place {sea}") for sea in ("kaskazi", "matlai", "mwamba", "kusi")} == {"province-taken"}


def test_a_merchant_is_taken_before_it_is_placed_and_once() -> None:
    table = dealt(2)
    assert table.refused("place mkoto") == "take-first"
    table.play("take 4")
    assert (table.refused("take 5"), table.refused("go 4 mkoto")) == ("taken", "place-first")
    table.play("place mkoto", "take 7", "place dimbu")
    assert table.refused("take 4") == "merchant-placed"


def test_the_last_merchant_is_not_asked_for() -> None:
    table = dealt(2)
    while list(table.player(table.state.seat + 1)["merchants"].values()).count(None) > 1:
        table.play(table.moves()[0])
    assert table.asked().endswith("place")
    assert table.refused("take 7") == "taken"


def play_placing(table: Table, seed: int) -> None:
    luck = QuickDealer(seed)
    while table.view()["phase"] == "place":
        moves = table.moves()
        table.play(moves[luck.below(len(moves))])


@pytest.mark.parametrize("seats", SEATS)
def test_the_placing_always_comes_to_an_end(seats: int) -> None:
    for seed in range(20):
        table = dealt(seats, seed=seed)
        play_placing(table, seed)
        for number in range(1, seats + 1):
            places = list(table.player(number)["merchants"].values())
            assert None not in places
        assert table.asked() == f"{table.view()['first'] + 1} discard"


@pytest.mark.parametrize("seats", SEATS)
def test_everybody_starts_on_ten_with_two_of_ten_objectives(seats: int) -> None:
    table = placed(seats)
    for number in range(1, seats + 1):
        player = table.player(number)
        assert (player["points"], player["hand"], player["pile"], sorted(player["open"])) == (10, 2, 8, sorted(ALL))
        assert len(set(table.hand(number))) == 2
    assert table.event("dealt") == {"count": 2}
    assert [event.only for event in table.told if event.key == "hand"] == list(range(seats))


def test_every_objective_may_be_dealt_to_everybody() -> None:
    seen: list[set[str]] = [set(), set()]
    for seed in range(60):
        table = placed(2, seed=seed)
        for number in (1, 2):
            seen[number - 1].update(table.hand(number))
    assert seen == [set(ALL), set(ALL)]


def test_nobody_may_move_or_score_before_the_opening_is_over() -> None:
    table = placed(2)
    assert [table.refused(text) for text in ("go 2 mkoto", "end", "score pepper", "take 2", "push dau")] == [
        "discard-first", "discard-first", "discard-first", "all-placed", "discard-first",
    ]  # fmt: skip
