"""What bots are told about Bora Bora makes them play it."""

from archipel.arena.simulate import Plan, simulate
from tests.games.borabora_table import GAME, arranged, plain


def test_greedy_beats_random_in_both_seats() -> None:
    for bots, seat in ((["greedy", "random"], 0), (["random", "greedy"], 1)):
        assert simulate(Plan(GAME, bots, 1, "hints")).wins[seat] == 1


def test_building_early_is_worth_more_than_fishing() -> None:
    table = plain(dice={"1": [5, 5, 5]}, materials={"1": ["a1", "b1"]})
    other = table.state.copy()
    table.play("5 build")
    other.play(other.parse("5 fishing"), table.dealer)
    assert GAME.evaluation().value(table.state, 0) > GAME.evaluation().value(other, 0)


def test_a_task_that_can_be_fulfilled_is_worth_more_than_one_that_cannot() -> None:
    near = plain(tasks={"1": ["offerings-4", "men-4", "women-4"]}, offerings={"1": 4})
    far = plain(tasks={"1": ["shells-5", "men-4", "women-4"]}, offerings={"1": 4})
    assert GAME.evaluation().value(near.state, 0) > GAME.evaluation().value(far.state, 0)


def test_the_value_of_a_position_does_not_depend_on_what_others_hold() -> None:
    rich = arranged(hands={"1": ["blue"], "2": ["red", "yellow"], "3": ["white", "white"]}, seed=1)
    poor = arranged(hands={"1": ["blue"], "2": ["green", "green"], "3": ["white", "red"]}, seed=1)
    assert GAME.evaluation().value(rich.state, 0) == GAME.evaluation().value(poor.state, 0)
