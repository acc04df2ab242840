"""What Bora Bora tells a drawing, so that it works out no rule: open routes, prices, counts."""

import random
from collections.abc import Iterator

from archipel.engine.dealer import QuickDealer
from archipel.engine.phrase import Event
from archipel.engine.state import State
from archipel.games.borabora.rules import BoraBoraRules
from tests.games.borabora_table import GAME, arranged, plain


def states(games: int) -> Iterator[BoraBoraRules]:
    """The states of some random games."""
    for number in range(games):
        luck, dealer = random.Random(number), QuickDealer(number)
        state: State = GAME.new(2 + number % 3, dealer=dealer)
        while not state.over:
            assert isinstance(state, BoraBoraRules)
            yield state
            state.play(luck.choice(state.moves()), dealer)


def test_the_open_routes_are_those_that_lead_to_what_can_be_settled_once_the_die_lies() -> None:
    compared = 0
    for state in states(6):
        if state.decision().key != "place":
            continue
        marks = [mark for mark in state.marks() if mark.key == "opens"]
        for move in state.moves():
            die, _, tile = state.text(move).partition(" ")
            if tile not in ("land", "sea", "routes"):
                continue
            marked = {mark.args["region"] for mark in marks if mark.args["tile"] == tile and int(die) in mark.args["die"]}
            after, told = state.copy(), list[Event]()
            after.play(move, QuickDealer(1), told.append)
            settled = {event.args["region"] for event in told if event.key == "settled"}
            assert marked == (settled or {after.things(answer)[0] for answer in after.moves()})
            compared += 1
    assert compared > 100


def test_a_route_says_where_it_leads_and_which_dice_open_it_on_which_tile() -> None:
    table = plain(4, dice={"1": [1, 4, 6]}, huts={"1": ["C-SE"]})
    routes = {mark.args["region"]: mark for mark in table.state.marks()}
    assert routes["C-NE"].args == {"region": "C-NE", "tile": "land", "die": [4, 6]}
    printed = {route["id"]: route for route in GAME.edition().data["routes"]["list"]}
    assert {printed[routes["C-NE"].thing]["a"], printed[routes["C-NE"].thing]["b"]} == {"C-NE", "C-SE"}


def test_with_the_white_god_every_die_opens_what_a_six_does() -> None:
    table = arranged(4, dice={"1": [1, 2, 2]}, huts={"1": ["C-SE"]}, god_tiles={"1": 1}, hands={"1": []})
    before = {mark.args["region"] for mark in table.state.marks()}
    table.play("white tile")
    after = {mark.args["region"]: mark.args["die"] for mark in table.state.marks()}
    assert before < set(after)
    assert all(dice == [1, 2] for dice in after.values())


def test_a_die_that_is_not_lower_opens_nothing() -> None:
    table = plain(4, dice={"1": [4, 4, 4]}, tiles={"land": [[2, 3]]}, huts={"1": ["C-SE"]})
    assert [mark.args["tile"] for mark in table.state.marks() if mark.args["tile"] == "land"] == []


def costs(state: State) -> dict[str, int]:
    """What the names of the legal moves say that they cost."""
    names = {state.text(move): state.called(move) for move in state.moves()}
    return {text: name.args["cost"] for text, name in names.items() if name is not None and "cost" in name.args}


def test_what_the_helper_offers_says_what_it_costs() -> None:
    table = plain(dice={"1": [2, 2, 2]}, huts={"1": ["C-SE"]}, people={"1": ["man land", "man land", "woman sea"]}, shown=["blue"] * 5)
    table.play("2 helper")
    two = ["offering", "sand", "wood", "stone", "card pile", "card blue", "hut"]
    assert costs(table.state) == {"point": 1, **dict.fromkeys(two, 2), "shift man land": 1, "shift woman sea": 1}
    table.play("done")
    assert costs(table.state) == {}


def test_what_the_helper_takes_is_what_was_said() -> None:
    compared = 0
    for state in states(4):
        if state.decision().key != "helper":
            continue
        taken = costs(state)
        for move in state.moves():
            after = state.copy()
            after.play(move, QuickDealer(1))
            if state.text(move) != "done" and after.decision().key == "helper" and after.seat == state.seat:
                assert state.left - after.left == taken[state.text(move)]
                compared += 1
    assert compared > 100


def test_a_tile_says_what_a_die_must_be_lower_than_and_fishing_takes_any() -> None:
    table = plain(tiles={"helper": [[2, 3], [3, 5]], "fishing": [[2, 1]]}, dice={"1": [2, 3, 6]})
    assert table.view()["lower_than"] == {"helper": 3}


def test_a_player_is_counted_as_the_final_bonuses_count() -> None:
    table = arranged(huts={"1": ["C-SE", "C-NE"]}, people={"1": ["man land", "woman sea"]}, owned={"1": ["necklace-9", "comb-2"]})
    player = table.player(1)
    assert player["towards"] == {"tasks": 0, "jewelry": 2, "ceremony": 0, "buildings": 0, "regions": 2, "people": 2}
    assert player["worth"] == 11
    assert player["huts"] == sum(space["huts"] for space in player["spaces"].values() if space and "huts" in space)


def test_the_spaces_of_ones_own_board_are_the_things_that_moves_touch() -> None:
    for state in states(2):
        things = state.view(state.seat)["players"][state.seat]["things"]
        touched = {thing for move in state.moves() for thing in state.things(move)}
        own = touched & {"huts", "spaces", *state.box.spaces}
        assert own <= set(things.values())
        assert all(player["things"] is None for player in state.view(-1)["players"])
