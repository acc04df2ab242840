"""What a net is told of a table of Mangrovia."""

from collections.abc import Iterator
from typing import Any

import pytest

from archipel.engine.dealer import QuickDealer
from archipel.engine.features import Features, Group
from archipel.engine.state import State
from archipel.games.mangrovia import huts, purses, scoring
from archipel.games.mangrovia.edition import NONE
from archipel.games.mangrovia.features import SEATS, MangroviaFeatures
from archipel.games.mangrovia.prospects import Means, Prospects
from archipel.games.mangrovia.rules import MangroviaRules
from archipel.games.mangrovia.state import FREE
from tests.games.mangrovia_table import GAME, Table, arranged, builder, dealt
from tests.games.row_checks import digest

FEATURES = MangroviaFeatures()
HELD = {1: "1c203b2db9fd656c"}
"""The rows of a game, by version: a row changed? Then count the version up."""
OPTIONS: list[dict[str, str]] = [{}, {"tiles": "random", "ones": "yes"}, {"tiles": "gods", "rounds": "3"}, {"tiles": "godless"}]


def tables(seats: int, options: dict[str, str], seed: str) -> Iterator[MangroviaRules]:
    """The table at every decision of a random game."""
    state = dealt(seats, options, seed).state
    luck = QuickDealer(seed)
    while not state.over:
        assert isinstance(state, MangroviaRules)
        yield state
        moves = state.moves()
        state.play(moves[luck.below(len(moves))], luck)


def row(state: State, seat: int) -> bytes:
    assert isinstance(state, MangroviaRules)
    return FEATURES.row(state, seat)


def groups(seats: int = 2) -> list[Group]:
    state = dealt(seats).state
    assert isinstance(state, MangroviaRules)
    return FEATURES.groups(state)


def told(state: State, seat: int, meaning: str) -> list[int]:
    """The bytes of the group whose meaning begins like this."""
    at = 0
    for group in groups():
        if group.meaning.startswith(meaning):
            return list(row(state, seat)[at : at + group.count])
        at += group.count
    raise AssertionError(f"nothing is told of {meaning}")


def test_the_game_says_what_a_net_is_told_and_has_room_for_everybody() -> None:
    features: Features[MangroviaRules] | None = GAME.features()
    assert isinstance(features, MangroviaFeatures)
    assert GAME.most == SEATS


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_rows_are_equally_long_at_every_table_and_every_byte_has_a_meaning(seats: int, options: dict[str, str]) -> None:
    length = len(row(dealt(2).state, 0))
    largest = [0] * length
    for number, state in enumerate(tables(seats, options, f"rows {seats}")):
        largest = [max(pair) for pair in zip(largest, row(state, number % seats), strict=True)]
    assert sum(group.count for group in groups(seats)) == length
    at = 0
    for group in groups(seats):
        assert max(largest[at : at + group.count]) <= 3 * group.scale, f"{group.meaning} is scaled too small"
        at += group.count


def test_no_two_groups_mean_the_same() -> None:
    meanings = [group.meaning for group in groups()]
    assert len({*meanings}) == len(meanings)


def test_the_table_turns_so_that_the_own_things_come_first() -> None:
    hands = {"1": ["7", "sand"], "2": ["2"], "3": ["reed", "reed", "amulet-6"]}
    state = arranged(3, landing=3, huts={"A1": 1, "D2": 3, "shore-1": 3}, hands=hands).state
    assert told(state, 0, "huts left")[:9:3] == [9, 10, 8]
    assert told(state, 2, "huts left")[:9:3] == [8, 9, 10]
    assert told(state, 2, "cards by landscape")[:12] == [0, 0, 0, 2, 0, 0, 1, 0, 0, 0, 0, 0]
    assert told(state, 2, "own valuables and amulets") == [0] * 11 + [1]
    assert told(state, 0, "own valuables and amulets") == [0, 0, 0, 0, 0, 1] + [0] * 6
    assert sum(told(state, 2, "own huts")) == 2
    assert sum(told(state, 1, "own huts")) == 0
    assert told(state, 0, "the seat")[1::3] == [0, 0, 1, 0, 0]
    assert told(state, 2, "the seat")[1::3] == [1, 0, 0, 0, 0]
    assert told(state, 1, "the seat")[::3] == [1, 1, 1, 0, 0]


def test_bowls_are_told_by_their_owner_with_what_the_boat_will_still_bring() -> None:
    """Site 3 offers a face-up card, then two huts; the boat lies at landing 3, where the card is then taken."""
    table = arranged(4, landing=3, shown=["7", "reed"], bowls={"site-3": 2, "site-1": 1, "site-4": 3, "site-5": 4})
    assert told(table.state, 1, "where bowls stand")[:12] == [0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0]
    assert told(table.state, 1, "steps")[:6] == [1, 0, 0, 2, 0, 0]
    table.play("take 7")
    assert told(table.state, 1, "steps")[:6] == [0, 0, 0, 2, 0, 0]
    assert told(table.state, 0, "steps")[:6] == [0, 0, 0, 0, 0, 1]
    assert told(table.state, 0, "sites that are free") == [0, 1, 0, 0, 0, 1]


def test_steps_that_are_done_at_the_present_landing_are_not_told_again() -> None:
    """Landing 4 offers a face-up and a face-down card; on the way back its site offers a hut or a double hut."""
    first, second = (arranged(4, landing=4, step=step, shown=["7", "reed"], birds=["sand", "reed"]).state for step in (1, 2))
    assert told(first, 2, "steps")[:6] == [1, 1, 0, 1, 1, 0]
    assert told(second, 2, "steps")[:6] == [0, 1, 0, 1, 1, 0]
    assert told(first, 2, "what the present step offers") == [1, 0, 0, 0, 0, 0]
    assert told(second, 2, "what the present step offers") == [0, 1, 0, 0, 0, 0]
    assert [told(state, 0, "further steps") for state in (first, second)] == [[1], [0]]
    assert told(first, 0, "where the boat lies") == [0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0]
    assert told(first, 0, "landscapes with a bird") == [0, 0, 1, 1]
    assert told(first, 0, "shown") == [0, 0, 0, 0, 0, 1]


def test_stone_tiles_are_told_where_they_lie_and_statues_by_their_owner() -> None:
    tiles = {"1": ["statue-B", "wild"], "2": ["statue-3"]}
    state = arranged(2, {"tiles": "random"}, landing=3, stone_tiles={"D1": "wild", "E1": "statue-A", "D2": "amulet"}, tiles=tiles).state
    assert told(state, 0, "a statue, a paying tile")[:12] == [0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 1, 0]
    statues = [0, 0, 1, 1, 0, 0, *[0] * 12, 0, 1, 0, 0, 0, 0]
    assert told(state, 0, "the statue of a path") == statues
    assert told(state, 1, "the statue of a path")[3:6] == [0, 1, 0]
    assert told(state, 0, "pieces that pay")[2::3] == [1, 0, 0, 0, 0]


def ready(table: Table, space: str) -> int:
    state = table.state
    assert isinstance(state, MangroviaRules)
    return told(state, 0, "price, card, bird")[state.box.spaces.index(space)]


def test_a_space_says_how_many_of_price_card_and_bird_are_there() -> None:
    table = builder("7", "sand", birds=("water", "sand"))
    assert ready(table, "D5") == 3
    assert ready(table, "shore-2") == 2
    assert ready(table, "C1") == 0
    assert ready(builder("7", "sand", birds=("water", "reed")), "D5") == 2
    assert ready(builder("7", "reed", birds=("water", "sand")), "D5") == 2
    assert ready(builder("7", "reed", birds=("water", "mangrove")), "D5") == 1


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_what_is_told_of_the_end_and_of_open_spaces_is_what_the_rules_say(seats: int) -> None:
    for state in tables(seats, {"tiles": "random"}, f"prospects {seats}"):
        prospects = Prospects(state)
        assert prospects.totals == scoring.open_points(state)
        means = Means(state, prospects, state.seat)
        owned = [purses.purse_of(state, state.seat, currency) for currency in range(2)]
        assert means.payable == [purses.sums(state.box, currency, owned[currency]) for currency in range(2)]
        assert means.worth == [purses.total(state.box, currency, owned[currency]) for currency in range(2)]
        if state.decision().key == "build":
            assert means.spaces == len(state.moves()) - 1
            ready = told(state, state.seat, "price, card, bird")
            assert [state.box.at_build + space for space, count in enumerate(ready) if count == 3] == state.moves()[1:]


@pytest.mark.parametrize("tiles", ["godless", "gods"])
@pytest.mark.parametrize("seats", [2, 4])
def test_what_a_hut_would_bring_is_what_it_brings_once_it_stands(seats: int, tiles: str) -> None:
    """But for a statue that lies there: it may decide ties on its path."""
    luck = QuickDealer("gain")
    seen = 0
    for state in tables(seats, {"tiles": tiles}, f"gain {seats}"):
        if luck.below(4):
            continue
        gains = Prospects(state).gains
        before = scoring.open_points(state)
        seat = luck.below(seats)
        statues = [space for space, tile in zip(state.box.stone, state.laid, strict=True) if tile != NONE and state.box.statues[tile]]
        for space in range(len(state.owners)):
            if state.owners[space] == FREE and space not in statues and not luck.below(3):
                after = state.copy()
                after.clear_building()
                after.seat, after.plot, after.huts = seat, space, 1
                huts.finish(after, None)
                assert gains[seat][space] == scoring.open_points(after)[seat] - before[seat]
                seen += 1
    assert seen > 300


DIFFERENT: list[tuple[dict[str, Any], dict[str, Any]]] = [
    ({"round": 2}, {"round": 3}),
    ({"options": {}}, {"options": {"ones": "yes"}}),
    ({"options": {}}, {"options": {"rounds": "9"}}),
    ({"landing": 4, "step": 1}, {"landing": 4, "step": 2}),
    ({"birds": ["sand", "reed"]}, {"birds": ["sand", "water"]}),
    ({"hands": {"1": ["7"], "2": []}}, {"hands": {"1": ["7"], "2": ["amulet-6"]}}),
    ({"hands": {"1": ["7"], "2": []}}, {"hands": {"1": ["6"], "2": []}}),
    ({"huts": {"A1": 1}}, {"huts": {"A1": 2}}),
    ({"huts": {"A1": 1}}, {"huts": {"A2": 1}}),
    ({"shown": ["7", "reed"]}, {"shown": ["6", "reed"]}),
]


@pytest.mark.parametrize(("one", "other"), DIFFERENT)
def test_tables_that_differ_in_what_matters_give_different_rows(one: dict[str, Any], other: dict[str, Any]) -> None:
    first, second = (arranged(2, **{"landing": 3, **position}).state for position in (one, other))
    for seat in range(2):
        assert row(first, seat) != row(second, seat)


def test_a_payment_under_way_is_told() -> None:
    table = builder("7", "5", "5", "3", "2", "sand", landing=7)
    assert sum(told(table.state, 0, "the building")) == 0
    table.play("build A3")
    assert told(table.state, 0, "the building") == [1, 1, 0, 0]
    assert told(table.state, 0, "what is left to pay")[0] == 10
    before = row(table.state, 0)
    table.play("pay 5")
    assert told(table.state, 0, "what is left to pay")[0] == 5
    assert row(table.state, 0) != before


def test_rows_are_those_that_nets_were_taught_with() -> None:
    assert digest(GAME, 4, {"tiles": "random", "ones": "yes"}, 5) == HELD[FEATURES.version]
