"""What bots are told about Bora Bora makes them play it."""

from archipel.arena.simulate import Plan, simulate
from tests.games.borabora_table import GAME, Table, arranged, dealt, plain


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


def looks_best(table: Table) -> str:
    state = table.state
    weights = GAME.evaluation().weigh(state, state.moves())
    return state.text(state.moves()[weights.index(max(weights))])


def test_a_glance_weighs_every_move_of_a_game_and_changes_nothing() -> None:
    table = dealt(2, seed="glances")
    asked = set()
    while not table.state.over:
        before = table.state.table()
        moves = table.state.moves()
        assert len(GAME.evaluation().weigh(table.state, moves)) == len(moves)
        assert table.state.table() == before
        asked.add(table.state.decision().key)
        table.play(looks_best(table))
    assert {"place", "settle", "person", "helper", "temple", "people", "jewelry", "task", "new-task"} <= asked


def test_at_a_glance_the_person_that_a_task_asks_for_looks_best() -> None:
    men = ["shell", "points", "offering"]
    for wanted in men:
        tasks = {"1": [f"two-{wanted}", "islands", "men-shifted"]}
        huts = {"1": ["C-SE", "C-SW"]}
        table = plain(4, round=6, dice={"1": [6, 6, 6]}, men=men, people={"1": [f"woman {wanted}"]}, tasks=tasks, huts=huts)
        table.play("6 man")
        assert looks_best(table).startswith(f"man {men.index(wanted) + 1}")


def test_at_a_glance_the_best_jewel_looks_best_in_the_last_round() -> None:
    table = plain(round=6, phase="jewelry", jewels=["necklace-1", "crown-3", "comb-8"], shells={"1": 7})
    assert looks_best(table) == "buy comb-8"


def test_at_a_glance_a_task_is_fulfilled_rather_than_helped_along() -> None:
    table = arranged(phase="tasks", tasks={"1": ["offerings-4", "men-4", "god-tiles-2"]}, offerings={"1": 4}, hands={"1": ["yellow"]})
    assert looks_best(table) == "fulfil offerings-4"


def test_at_a_glance_the_dearest_building_within_the_die_is_built() -> None:
    table = plain(dice={"1": [4, 4, 4]}, materials={"1": ["a1", "b1"]})
    table.play("4 build")
    assert looks_best(table) == "build 4"


def test_the_same_lead_is_worth_more_in_the_last_round() -> None:
    early = plain(2, round=2, points={"1": 20, "2": 10}, tasks={}, seed="lead").state
    late = plain(2, round=6, points={"1": 20, "2": 10}, tasks={}, seed="lead").state
    assert GAME.evaluation().spread(late) < GAME.evaluation().spread(early)
    assert 0.5 < GAME.evaluation().shares(late)[0] < 1


def test_what_everybody_can_expect_adds_up_to_one() -> None:
    assert abs(sum(GAME.evaluation().shares(dealt(4).state)) - 1) < 1e-9


def test_a_position_is_judged_when_a_round_begins() -> None:
    table = plain(2, dice={"1": [5, 5, 5]})
    assert GAME.evaluation().settled(table.state)
    table.play("5 fishing")
    assert not GAME.evaluation().settled(table.state)
