"""What moves are called, and what touching things means: the rules' own business, so that no drawing reads or writes a move's text."""

import itertools
import json
import random
from collections.abc import Iterator

import pytest

from archipel.engine.dealer import QuickDealer
from archipel.engine.state import State
from archipel.games import find
from archipel.words import LANGUAGES, Words
from tests.games import borabora_table, mangrovia_table
from tests.games.table import Table

NAMED = ["borabora", "mangrovia"]


def states(name: str, options: dict[str, str]) -> Iterator[State]:
    """The states of two random games."""
    for seats in (2, 4):
        luck, dealer = random.Random(seats), QuickDealer(seats)
        state = find(name).new(seats, options, dealer=dealer)
        while not state.over:
            yield state
            state.play(luck.choice(state.moves()), dealer)


@pytest.mark.parametrize("name", NAMED)
def test_every_move_has_a_name_of_its_own_and_every_kind_of_name_is_a_moves(name: str) -> None:
    game = find(name)
    state = game.new(2, dealer=QuickDealer(1))
    called = [state.called(move) for move in range(state.space())]
    said = [json.dumps(phrase.data(), sort_keys=True) for phrase in called if phrase is not None]
    assert len(set(said)) == len(said) == state.space()
    assert {phrase.key for phrase in called if phrase is not None} == set(game.keys["move"])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMED)
def test_no_two_moves_read_the_same(name: str, language: str) -> None:
    game = find(name)
    state = game.new(2, dealer=QuickDealer(1))
    words = Words(language, game)
    phrases = [phrase for move in range(state.space()) if (phrase := state.called(move)) is not None]
    said = [words.say("move", phrase) for phrase in phrases]
    assert len(set(said)) == len(said)


@pytest.mark.parametrize(("name", "options"), [("borabora", {}), ("mangrovia", {"tiles": "random", "ones": "yes"})])
def test_the_things_of_a_legal_move_mean_that_move_in_whatever_order_they_are_touched(name: str, options: dict[str, str]) -> None:
    for state in states(name, options):
        for move in state.moves():
            for things in itertools.permutations(state.things(move)):
                assert state.meant(list(things)) == move, (state.text(move), things)


def why_not(table: Table, *things: str) -> str:
    """The key of the reason that somebody who touches the last of these things gets."""
    move = table.state.meant(list(things))
    assert move is not None, things
    reason = table.state.why_not(move)
    assert reason is not None, table.state.text(move)
    return reason.key


@pytest.mark.parametrize("table", [borabora_table.dealt(), mangrovia_table.dealt()])
def test_what_is_no_thing_means_nothing(table: Table) -> None:
    for things in ([], [""], ["-"], ["tile-"], ["nothing"], ["hand-"], ["site-99"], ["god-"], ["use-"], ["valuable-9"], ["\x00", "die-"]):
        assert table.state.meant(things) is None


# Bora Bora


def test_a_tile_is_meant_for_the_die_that_is_chosen_else_for_the_highest() -> None:
    table = borabora_table.plain(tiles={"helper": [[2, 3]], "fishing": [[2, 1]]}, dice={"1": [2, 3, 6]})
    assert why_not(table, "tile-helper") == "die-not-lower"
    assert table.state.text(table.state.meant(["tile-helper"]) or 0) == "6 helper"
    assert table.state.text(table.state.meant(["die-3", "tile-helper"]) or 0) == "3 helper"


def test_cards_and_tiles_are_meant_for_the_god_that_is_chosen_else_a_card_for_its_own() -> None:
    state = borabora_table.dealt().state
    meant = {
        ("hand-red",): "red card",
        ("god-red",): "red card",
        ("god-blue", "hand-red"): "blue pair red",
        ("hand-red", "god-blue"): "blue pair red",
        ("god-blue", "god-tile"): "blue tile",
        ("god-tile", "god-blue"): "blue tile",
    }
    assert {things: state.text(move) for things in meant if (move := state.meant(list(things))) is not None} == meant
    assert state.meant(["god-tile"]) is None


def test_a_region_that_is_too_far_says_so() -> None:
    table = borabora_table.plain(huts={"1": ["C-NW"]}, dice={"1": [1, 1, 6]})
    assert why_not(table, "C-SE") == "other-question"
    assert why_not(table, "woman-1") == "other-question"


# Mangrovia


def test_what_is_asked_decides_what_a_card_in_hand_is_for() -> None:
    table = mangrovia_table.builder("5", "2", "sand")
    assert table.state.meant(["hand-valuable-5"]) is None
    assert why_not(table, "bag") == "landing-other"
    assert why_not(table, "site-1") == "bowls-placed"
    assert why_not(table, "pile-valuables") == "landing-other"


def test_a_space_is_meant_for_a_hut_unless_a_double_hut_is_chosen() -> None:
    state = mangrovia_table.builder("5", "2", "sand").state
    meant = {("D6",): "build D6", ("double-hut", "D6"): "double D6", ("D6", "double-hut"): "double D6", ("D6", "hut"): "build D6"}
    assert {things: state.text(move) for things in meant if (move := state.meant(list(things))) is not None} == meant
