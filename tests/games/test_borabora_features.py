"""What a net is told of a table of Bora Bora, and the hidden god cards dealt anew on a table that is already there."""

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from archipel.engine.dealer import QuickDealer
from archipel.engine.phrase import SPECTATOR
from archipel.engine.state import State
from archipel.games.borabora.features import BoraBoraFeatures
from archipel.games.borabora.rules import DECISIONS, BoraBoraRules
from tests.games.borabora_table import GAME, Table, arranged, dealt
from tests.games.row_checks import digest, features_of, slots, slots_fit

FEATURES = BoraBoraFeatures()
HELD = {1: "878d92be2dddd317"}
"""The rows of a game, by version: a row changed? Then count the version up."""


def along(seats: int, seed: int, every: int = 1) -> list[BoraBoraRules]:
    """Tables of a random game."""
    luck = random.Random(seed)
    dealer = QuickDealer(seed)
    state = GAME.new(seats, dealer=dealer)
    found: list[BoraBoraRules] = []
    number = 0
    while not state.over:
        if number % every == 0:
            table = state.copy()
            assert isinstance(table, BoraBoraRules)
            found.append(table)
        state.play(luck.choice(state.moves()), dealer)
        number += 1
    return found


def told(table: Table, seat: int, meaning: str) -> list[int]:
    """The bytes of a group from the side of a seat."""
    state = table.state
    assert isinstance(state, BoraBoraRules)
    row = FEATURES.row(state, seat)
    at = 0
    for group in FEATURES.groups(state):
        if group.meaning == meaning:
            return list(row[at : at + group.count])
        at += group.count
    raise AssertionError(f"there is no group {meaning}")


# What is told


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rows_are_equally_long_for_any_number_of_players_and_fit_the_groups(seats: int) -> None:
    length = len(FEATURES.row(along(2, 1)[0], 0))
    for state in along(seats, seats, 7):
        assert sum(group.count for group in FEATURES.groups(state)) == length
        for seat in range(seats):
            assert len(FEATURES.row(state, seat)) == length


def test_every_group_has_a_meaning_of_its_own() -> None:
    meanings = [group.meaning for group in FEATURES.groups(along(2, 1)[0])]
    assert len(set(meanings)) == len(meanings)


def test_bytes_divided_by_their_scale_are_hardly_ever_above_one() -> None:
    state = along(4, 1)[0]
    scales = [group.scale for group in FEATURES.groups(state) for _ in range(group.count)]
    for state in along(4, 2, 5):
        row = FEATURES.row(state, state.seat)
        assert max(number / scale for number, scale in zip(row, scales, strict=True)) <= 3


def test_seats_come_in_order_of_turn_from_the_side_of_the_row() -> None:
    table = arranged(3, points={"1": 11, "2": 22, "3": 33}, god_tiles={"1": 0, "2": 1, "3": 2})
    for seat in range(3):
        assert [told(table, seat, f"seat {turned}: points")[0] for turned in range(4)] == [*[11, 22, 33][seat:], *[11, 22, 33][:seat], 0]
        assert [told(table, seat, f"seat {turned}: god tiles")[0] for turned in range(3)] == [*[0, 1, 2][seat:], *[0, 1, 2][:seat]]
        assert [told(table, seat, f"seat {turned}: exists")[0] for turned in range(4)] == [1, 1, 1, 0]


def test_the_lead_is_the_one_if_the_game_ended_now() -> None:
    table = arranged(3, points={"1": 50, "2": 20, "3": 30}, owned={"2": ["comb-8", "crown-7"]}, god_tiles={"1": 0, "2": 0, "3": 0})
    points = table.state.outlook(SPECTATOR)
    assert points[1] > points[2]
    for seat in range(3):
        best = max(points[other] for other in range(3) if other != seat)
        assert told(table, seat, "own lead if the game ended now, 128 for none") == [128 + points[seat] - best]


def test_the_seat_that_is_asked_is_told_from_the_side_of_the_row() -> None:
    table = arranged(3, order=[2, 3, 1])
    assert table.state.seat == 1
    assert [told(table, seat, "seat that is asked").index(1) for seat in range(3)] == [1, 0, 2]


def test_ways_to_new_regions_are_told_by_land_and_by_sea() -> None:
    table = arranged(2, huts={"1": ["C-SE"], "2": ["W-N"]})
    regions = [str(entry["id"]) for entry in GAME.edition().data["regions"]["list"]]
    land = dict(zip(regions, told(table, 0, "own way to each new region by land: the cheaper the higher"), strict=True))
    sea = dict(zip(regions, told(table, 0, "own way to each new region by sea: the cheaper the higher"), strict=True))
    assert {region: way for region, way in land.items() if way} == {"C-NE": 3, "C-SW": 5}
    assert {region: way for region, way in sea.items() if way} == {"E-S": 3, "S-E": 2}


def test_people_that_a_task_asks_for_are_told() -> None:
    table = arranged(2, tasks={"1": ["two-sea", "men-4", "islands"]}, men=["sea", "land", "god", "hut", "shell", "woman"])
    assert told(table, 0, "men and women on offer: for own tasks")[:6] == [3, 1, 1, 1, 1, 1]


def test_how_much_tasks_lack_is_told_of_everybody() -> None:
    table = arranged(2, tasks={"1": ["god-tiles-2", "offerings-4", "shells-5"]}, god_tiles={"1": 1}, offerings={"1": 4}, shells={"1": 3})
    assert told(table, 0, "seat 0: tasks that lack 0, 1, 2, or more things") == [1, 1, 1, 0]
    assert told(table, 1, "seat 1: tasks that lack 0, 1, 2, or more things") == [1, 1, 1, 0]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ({"shells": {"1": 1}}, {"shells": {"1": 2}}),
        ({"hands": {"1": ["red"]}}, {"hands": {"1": ["blue"]}}),
        ({"dice": {"1": [1, 2, 3]}}, {"dice": {"1": [1, 2, 4]}}),
        ({"dice": {"2": [1, 2, 3]}}, {"dice": {"2": [1, 2, 4]}}),
        ({"huts": {"2": ["N-E"]}}, {"huts": {"2": ["N-W"]}}),
        ({"round": 2}, {"round": 3}),
        ({"tasks": {"1": ["men-4", "islands", "huts-4"]}}, {"tasks": {"1": ["men-4", "islands", "shells-5"]}}),
    ],
)
def test_tables_that_differ_in_something_important_give_different_rows(one: dict[str, Any], other: dict[str, Any]) -> None:
    rows = []
    for position in (one, other):
        state = arranged(2, **position).state
        assert isinstance(state, BoraBoraRules)
        rows.append(FEATURES.row(state, 0))
    assert rows[0] != rows[1]


def test_a_partial_answer_changes_the_row() -> None:
    table = arranged(2, dice={"1": [2, 4, 5]})
    before = told(table, 0, "value of the die or the people under way: at least 1, 2, …")
    table.play("4 helper")
    assert (sum(before), sum(told(table, 0, "value of the die or the people under way: at least 1, 2, …"))) == (0, 4)
    assert told(table, 0, "points of the die or things left to take") == [4]
    table.play("point")
    assert told(table, 0, "points of the die or things left to take") == [3]


def test_rows_are_held_fast() -> None:
    assert digest(GAME, 3, {}, 11) == HELD[FEATURES.version]


def test_what_moves_have_in_common_is_known_of_all_of_them() -> None:
    assert len(slots_fit(GAME, 3, {})) > 10
    state = arranged(2, dice={"1": [2, 4, 5]}).state
    found = dict(zip([state.text(move) for move in state.moves()], slots(features_of(GAME), state), strict=True))
    assert found["2 helper"][1] == found["4 helper"][1] != found["4 fishing"][1]
    assert found["2 helper"][2] != found["4 helper"][2] == found["4 fishing"][2]


# Dealing anew


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_table_dealt_anew_looks_the_same_to_the_seat(seats: int) -> None:
    dealer = QuickDealer("anew")
    asked = set()
    for seed in (1, 2):
        for state in along(seats, 10 * seats + seed):
            rare = state.ask not in asked
            asked.add(state.ask)
            for seat in range(SPECTATOR, seats) if rare else (dealer.below(seats),):
                copy = state.copy()
                copy.redeal(seat, dealer)
                assert copy.view(seat) == state.view(seat)
                assert copy.faults() == []
                assert copy.moves() == state.moves() if seat == state.seat else copy.moves()
    assert len(asked) > len(DECISIONS) - 6


def hidden(state: State) -> tuple[int, ...]:
    assert isinstance(state, BoraBoraRules)
    return (*state.held, *state.stock, *state.fresh)


def invoked() -> Table:
    """A god was invoked with a card of three, and must be put to use with another."""
    position: dict[str, Any] = {"huts": {"1": ["N-E"]}, "dice": {"1": [3, 3, 3]}, "tiles": {"sea": [[2, 1]]}, "god_tiles": {"1": 0}}
    table = arranged(4, hands={"1": ["blue", "white", "red"]}, **position)
    table.play("blue card")
    return table


def known() -> Table:
    return arranged(3, hands={"1": ["red", "blue"], "2": ["green", "green", "white"], "3": ["white"]}, known={"2": ["green"]})


def nearly_worked_out() -> Table:
    """Hardly any card is left in the pile, and everybody knows which colours it holds."""
    hands = {"1": ["blue"] * 12, "2": ["white"] * 12, "3": ["red"] * 12, "4": ["green"] * 12}
    table = arranged(4, dice={"1": [1, 1, 1]}, hands=hands, shown=["yellow"] * 5, discard=["yellow"] * 7)
    table.play("1 temple", "card pile")
    return table


@pytest.mark.heavy
@pytest.mark.parametrize("position", [known, invoked, nearly_worked_out, lambda: dealt(2)])
def test_tables_dealt_anew_are_as_likely_as_guesses(position: Callable[[], Table]) -> None:
    state = position().state
    dealer = QuickDealer("likely")
    view = state.view(1)
    guessed = Counter(hidden(GAME.guess(view, dealer)) for _ in range(2000))
    anew: Counter[tuple[int, ...]] = Counter()
    for _ in range(2000):
        copy = state.copy()
        copy.redeal(1, dealer)
        anew[hidden(copy)] += 1
    for table in guessed.keys() | anew.keys():
        one, other = guessed[table], anew[table]
        assert abs(one - other) <= 5 * max(4, one + other) ** 0.5
    for place in range(len(hidden(state))):
        for number in range(13):
            one = sum(count for table, count in guessed.items() if table[place] == number)
            other = sum(count for table, count in anew.items() if table[place] == number)
            assert abs(one - other) <= 5 * max(4, one + other) ** 0.5


def test_a_card_dealt_anew_is_of_a_colour_as_often_as_there_are_such_cards_left() -> None:
    state = arranged(2, hands={"1": ["red"] * 10, "2": ["white"]}, shown=["blue"] * 5, discard=["blue"] * 3).state
    found: Counter[str] = Counter()
    dealer = QuickDealer("colours")
    for _ in range(1000):
        state.redeal(0, dealer)
        found.update(state.view(1)["players"][1]["hand"])
    for colour, left in {"blue": 4, "white": 12, "red": 2, "green": 12, "yellow": 12}.items():
        expected = 1000 * left / 42
        assert abs(found[colour] - expected) < 5 * expected**0.5


def test_dealing_anew_forgets_what_the_others_alone_saw() -> None:
    table = arranged(2, dice={"1": [1, 1, 1]}, hands={"1": []})
    table.play("1 temple", "card pile")
    state = table.state
    hands = set()
    for number in range(40):
        copy = state.copy()
        copy.redeal(1, QuickDealer(number))
        hands.add(tuple(copy.view(0)["players"][0]["hand"]))
        assert copy.view(0)["memory"]["pile"] == copy.view(0)["memory"]["open"]
    assert len(hands) == 5
