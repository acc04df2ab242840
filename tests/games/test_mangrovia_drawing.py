"""What Mangrovia tells a drawing, so that it works out no rule: where the boat takes a player next, what is paid for and what it brings."""

import random

from archipel.engine.dealer import QuickDealer
from archipel.engine.phrase import Event
from tests.games.mangrovia_table import GAME, arranged


def test_everybody_is_told_the_landing_at_which_the_boat_reaches_them_next() -> None:
    table = arranged(4, bowls={"site-1": 1, "site-3": 2, "site-4": 3})
    assert [table.player(number)["next"] for number in (1, 2, 3, 4)] == [1, 3, 4, None]
    table.play("site 6")
    table.skip_until("3 draw-shown")
    assert table.view()["landing"] == 4
    assert [table.player(number)["next"] for number in (1, 2, 3, 4)] == [12, 10, 4, 6]


def test_the_boat_lies_where_the_one_who_is_asked_is_next_and_comes_to_the_others_later() -> None:
    luck, dealer = random.Random(1), QuickDealer(1)
    state = GAME.new(3, dealer=dealer)
    while not state.over:
        view = state.view(-1)
        if view["phase"] == "boat":
            nexts = [player["next"] for player in view["players"]]
            assert nexts.pop(state.seat) == view["landing"]
            assert all(later is None or later > view["landing"] for later in nexts)
        state.play(luck.choice(state.moves()), dealer)
    assert [player["next"] for player in state.view(-1)["players"]] == [None] * 3


def test_a_building_under_way_says_what_it_costs_and_brings() -> None:
    luck, dealer = random.Random(2), QuickDealer(2)
    compared = 0
    for _ in range(6):
        state = GAME.new(4, dealer=dealer)
        while not state.over:
            building, told = state.view(-1)["building"], list[Event]()
            state.play(luck.choice(state.moves()), dealer, told.append)
            built = [event for event in told if event.key in ("hut-built", "double-built")]
            if building and built:
                assert built[0].args["price"] == building["price"]
                assert [event.args["points"] for event in told if event.key == "points"] == [building["points"]] * (building["points"] > 0)
                compared += 1
    assert compared > 20


def test_the_name_of_a_building_holds_its_price_and_points() -> None:
    state = arranged(4).state
    printed = {space["id"]: space for space in GAME.edition().data["spaces"]["list"]}
    for move in range(state.space()):
        name = state.called(move)
        assert name is not None
        if name.key in ("hut", "double-hut"):
            space, huts = printed[name.args["space"]], name.args["huts"]
            assert name.args["price"] == space["cost"] * huts
            assert name.args["points"] == space["points"] * huts
            assert (name.key == "double-hut") == (huts == 2)
