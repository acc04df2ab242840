"""What bots are told about Mangrovia makes them play it."""

from archipel.arena.simulate import Plan, simulate
from tests.games.mangrovia_table import GAME, builder


def test_greedy_beats_random_in_both_seats() -> None:
    for bots, seat in ((["greedy", "random"], 0), (["random", "greedy"], 1)):
        assert simulate(Plan(GAME, bots, 2, "hints")).wins[seat] == 2


def test_building_is_worth_more_than_the_cards_it_costs() -> None:
    table = builder("7", "sand", landing=7)
    before = table.state.copy()
    table.play("build D5")
    before.play(before.parse("skip"), table.dealer)
    assert GAME.evaluation().value(table.state, 0) > GAME.evaluation().value(before, 0)


def test_the_value_of_a_position_does_not_depend_on_what_others_hold() -> None:
    rich = builder("7", "sand", hands={"2": ["7", "7", "water", "amulet-6"], "3": ["2"], "4": ["2"]})
    poor = builder("7", "sand", hands={"2": ["2", "2", "reed", "amulet-2"], "3": ["7"], "4": ["3"]})
    assert GAME.evaluation().value(rich.state, 0) == GAME.evaluation().value(poor.state, 0)
