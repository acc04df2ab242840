"""What bots are told about Mangrovia makes them play it."""

from archipel.arena.simulate import Plan, simulate
from tests.games.mangrovia_table import GAME, Table, arranged, builder


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


def looks_best(table: Table) -> str:
    state = table.state
    weights = GAME.evaluation().weigh(state, state.moves())
    return state.text(state.moves()[weights.index(max(weights))])


def test_at_a_glance_the_lowest_amulet_goes_back() -> None:
    bowls = {"site-2": 1, "site-3": 1, "site-4": 2, "site-5": 2}
    table = arranged(2, landing=2, bowls=bowls, huts={"islet-1": 1, "islet-2": 1, "shore-1": 1}, bag=["6", "2", "4"])
    table.play("collect")
    assert table.moves() == ["return 2", "return 4", "return 6"]
    assert looks_best(table) == "return 2"


def test_at_a_glance_building_looks_better_than_giving_up() -> None:
    assert looks_best(builder("7", "sand", landing=7)).startswith("build")


def test_the_same_lead_is_worth_more_in_the_last_round() -> None:
    early = arranged(2, {"rounds": "9"}, round=2, huts={"D2": 1}).state
    late = arranged(2, {"rounds": "9"}, round=9, huts={"D2": 1}).state
    assert 0.5 < GAME.evaluation().shares(early)[0] < GAME.evaluation().shares(late)[0] < 1
