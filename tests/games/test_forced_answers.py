"""Questions with a single answer: asked only where our ruling on forced answers, which names them as `decision`, says so."""

import re

import pytest

from archipel.engine.dealer import QuickDealer
from archipel.games import find
from tests.games import borabora_table, mangrovia_table, zanzibar_table
from tests.games.rules_text import games, rulings

every_game = pytest.mark.parametrize("game", games())

GAMES_PLAYED = 12
"""For each number of players, with different options each time."""


def named(game: str) -> set[str]:
    """The questions that the game's ruling names."""
    ruling = re.search(r"\n\d+\. \*\*Forced answers[^*]*\*\*(.*?)(?=\n\d+\. |\n\n)", rulings(game), re.DOTALL)
    assert ruling is not None, f"{game} has no ruling on forced answers"
    return set(re.findall(r"`([a-z-]+)`", ruling.group(1)))


def single_answers(game: str, seats: int, seed: int) -> set[str]:
    """The questions that had one answer in a game played at random."""
    luck = QuickDealer(f"{game} {seats} {seed}")
    options = {
        option.name: option.values[luck.below(len(option.values))] if option.values else str(min(option.high, 20))
        for option in find(game).options
    }
    state = find(game).new(seats, options, dealer=luck)
    found: set[str] = set()
    while not state.over:
        moves = state.moves()
        if len(moves) == 1:
            found.add(state.decision().key)
        state.play(moves[luck.below(len(moves))], luck, None)
    return found


@pytest.mark.checkout
@every_game
def test_the_ruling_names_questions_of_its_game(game: str) -> None:
    assert named(game) <= set(find(game).keys["decision"])


@pytest.mark.checkout
@every_game
def test_a_question_with_one_answer_is_asked_only_where_the_ruling_says_so(game: str) -> None:
    for seats in range(find(game).fewest, find(game).most + 1):
        for seed in range(GAMES_PLAYED):
            assert single_answers(game, seats, seed) <= named(game)


# What is asked although everybody can see the only answer


def test_the_die_of_a_turn_is_asked_for_even_if_only_fishing_is_left() -> None:
    closed = {"routes": [[3, 1]], "man": [[3, 1]], "woman": [[3, 1]], "temple": [[2, 1]], "build": [[2, 1]]}
    table = borabora_table.plain(order=[2, 1, 3], tiles=closed, dice={"1": [6, 6, 6], "2": [1]})
    table.play("1 helper", "done")
    assert table.asked() == "1 place"
    assert table.moves() == ["6 fishing"]


def test_the_task_of_a_round_is_asked_for_even_if_only_one_will_do() -> None:
    tasks = {"1": ["regions-3", "men-4", "women-4"]}
    table = borabora_table.plain(phase="jewelry", huts={"1": ["C-SE", "C-SW", "C-NE"]}, tasks=tasks, shells={"1": 2}, jewels=["comb-2"])
    table.play("pass")
    assert table.asked() == "1 task"
    assert table.moves() == ["fulfil regions-3"]


def test_each_card_that_people_bring_is_asked_for_even_if_only_one_sort_is_left() -> None:
    hands = {"1": [], "2": ["white"] * 12 + ["yellow"] * 12, "3": ["red"] * 12, "4": ["green"] * 12 + ["blue"] * 7}
    table = borabora_table.arranged(
        4, phase="B", people={"1": ["woman god", "woman god"]}, hands=hands, shown=["blue"] * 5, god_tiles={"1": 0}
    )
    table.play("use woman god")
    for _ in range(2):
        assert table.asked() == "1 cards"
        assert table.moves() == ["card blue"]
        table.play("card blue")
    assert table.player(1)["cards"] == 2


def test_whoever_has_to_go_on_is_asked_for_the_step_even_if_only_one_is_left() -> None:
    table = zanzibar_table.arranged(merchants={"1-3": "kizamo", "1-2": "mwamba", "1-4": "muyo"}, free=["makuli"])
    table.play("go 3 makuli", "go 3 kizamo")
    assert table.asked() == "1 step"
    assert table.moves() == ["go 3 makuli"]


def test_whoever_has_a_tile_and_a_landscape_card_is_asked_to_build_even_if_a_tile_pays_for_nothing() -> None:
    bowls = {"site-3": 1, "site-4": 2, "site-5": 3, "site-6": 4}
    table = mangrovia_table.arranged(
        4, {"tiles": "gods"}, landing=9, bowls=bowls, hands={"1": ["sand"], "2": ["5", "sand"]}, tiles={"1": ["statue-A"]}, stone_tiles={}
    )
    table.play("skip")
    assert table.asked() == "1 build"
    assert table.moves() == ["skip"]


def test_which_amulet_goes_back_is_asked_even_if_all_are_alike() -> None:
    table = mangrovia_table.arranged(4, landing=2, huts={"shore-1": 1, "shore-2": 1}, bag=["4"] * 7)
    table.play("collect")
    assert table.asked() == "1 return"
    assert table.moves() == ["return 4"]
