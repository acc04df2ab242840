"""What moves are called, and what touching things means: the rules' own business, so that no drawing reads or writes a move's text."""

import itertools
import json
import random
from collections.abc import Iterator

import pytest

from archipel.engine.dealer import QuickDealer
from archipel.engine.phrase import Phrase
from archipel.engine.state import State
from archipel.games import find
from archipel.words import LANGUAGES, Words
from tests.games import borabora_table, flucht_table, mangrovia_table, zanzibar_table
from tests.games.table import Table

NAMED = ["borabora", "flucht", "mangrovia", "zanzibar"]
BY_THEMSELVES = [name for name in NAMED if name != "zanzibar"]
"""Games whose moves can be told apart whatever is asked; Zanzibar's pushes and chases can not, but they are never asked for at once."""


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
@pytest.mark.parametrize("name", BY_THEMSELVES)
def test_no_two_moves_read_the_same(name: str, language: str) -> None:
    game = find(name)
    state = game.new(2, dealer=QuickDealer(1))
    words = Words(language, game)
    phrases = [phrase for move in range(state.space()) if (phrase := state.called(move)) is not None]
    said = [words.say("move", phrase) for phrase in phrases]
    assert len(set(said)) == len(said)


def test_no_two_moves_of_one_decision_read_the_same() -> None:
    sayings = [Words(language, find("zanzibar")) for language in LANGUAGES]
    for step, state in enumerate(states("zanzibar", {"rounds": "3"})):
        words = sayings[step % len(sayings)]
        called = [phrase for move in state.moves() if (phrase := state.called(move)) is not None]
        assert len({words.say("move", phrase) for phrase in called}) == len(called) == len(state.moves())


@pytest.mark.parametrize(
    ("name", "options"),
    [("borabora", {}), ("flucht", {"rounds": "9"}), ("mangrovia", {"tiles": "random", "ones": "yes"}), ("zanzibar", {"rounds": "5"})],
)
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


@pytest.mark.parametrize("table", [borabora_table.dealt(), flucht_table.dealt(), mangrovia_table.dealt(), zanzibar_table.placed()])
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


# Zanzibar


def said(called: Phrase | None, game: str, language: str = "en") -> str:
    assert called is not None
    return Words(language, find(game)).say("move", called)


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("take 4", "Place your 4"),
        ("place mkoto", "In Mkoto, pepper (North)"),
        ("go 4 fukwe", "Your 4 to Fukwe, neutral village (North)"),
        ("go 7 kusi", "Your 7 to Kusi, at sea"),
        ("push umande", "To Umande, at sea"),
        ("chase nungu", "To Nungu, cloves (North)"),
        ("end", "End the movement"),
        ("score south", "Score South"),
        ("discard pepper", "Discard Pepper"),
        ("keep", "Discard nothing"),
    ],
)
def test_a_move_of_zanzibar_is_called_by_its_merchant_and_its_place_with_what_it_offers(text: str, name: str) -> None:
    state = zanzibar_table.placed().state
    assert said(state.called(state.parse(text)), "zanzibar") == name


@pytest.mark.parametrize(
    ("language", "name"),
    [
        ("en", "Your 4 to Kusi, at sea"),
        ("fr", "Ton 4 à Kusi, en mer"),
        ("de", "Händler 4 nach Kusi, auf See"),
        ("it", "Il tuo 4 a Kusi, in mare"),
    ],
)
def test_a_place_at_sea_is_said_to_be_there(language: str, name: str) -> None:
    state = zanzibar_table.placed().state
    assert said(state.called(state.parse("go 4 kusi")), "zanzibar", language) == name


def test_to_score_nothing_is_called_otherwise_once_something_was_scored() -> None:
    table = zanzibar_table.arranged(phase="score", hand=["cloves", "east"])
    skip = table.state.parse("skip")
    assert said(table.state.called(skip), "zanzibar") == "Score nothing"
    table.play("score cloves")
    assert said(table.state.called(skip), "zanzibar") == "Score nothing more"


def test_what_is_asked_decides_what_a_place_and_an_objective_of_zanzibar_are_for() -> None:
    table = zanzibar_table.arranged(merchants={"1-2": "makuli", "2-5": "fumbi"}, free=["dimbu", "forodi", "kusi"], hand=["south", "east"])
    meant = {("1-2", "fumbi"): "go 2 fumbi", ("1-2", "mkoto"): "go 2 mkoto", ("south",): "score south", ("end",): "end"}
    assert meanings(table, meant) == meant
    assert table.state.meant(["mkoto"]) is None
    assert table.state.meant(["2-5", "kusi"]) is None
    assert why_not(table, "1-2", "mkoto") == "too-far"
    table.play("go 2 fumbi")
    assert why_not(table, "2-5", "makuli") == "target-behind"
    table.play("push kusi")
    assert meanings(table, {("dimbu",): "go 2 dimbu"}) == {("dimbu",): "go 2 dimbu"}


def test_a_merchant_to_be_placed_means_the_place_that_is_touched() -> None:
    table = zanzibar_table.dealt()
    own = f"{table.state.seat + 1}-4"
    assert meanings(table, {(own,): "take 4"}) == {(own,): "take 4"}
    assert table.state.meant(["mkoto"]) is None
    table.play("take 4")
    assert meanings(table, {("mkoto",): "place mkoto"}) == {("mkoto",): "place mkoto"}


def test_an_objective_that_is_not_in_hand_is_meant_to_be_discarded_where_that_is_asked() -> None:
    table = zanzibar_table.placed()
    other = next(objective for objective in zanzibar_table.ALL if objective not in table.hand(table.state.seat + 1))
    assert why_not(table, other) == "objective-not-held"
    assert meanings(table, {(other,): ""}) == {(other,): f"discard {other}"}


def meanings(table: Table, meant: dict[tuple[str, ...], str]) -> dict[tuple[str, ...], str]:
    return {things: table.state.text(move) for things in meant if (move := table.state.meant(list(things))) is not None}


# Flucht aus Mangrovia


def test_a_move_of_flucht_is_called_by_its_card_or_its_pawn() -> None:
    state = flucht_table.dealt().state
    assert said(state.called(state.parse("play blue-3")), "flucht") == "Play blue-3"
    assert said(state.called(state.parse("pawn 2")), "flucht") == "Pawn 2"


def test_a_card_is_meant_to_be_played_and_an_own_pawn_to_move_whatever_is_asked() -> None:
    table = flucht_table.dealt()
    seat = table.state.seat + 1
    assert why_not(table, f"{seat}a") == "card-first"
    assert table.state.meant([f"{3 - seat}a"]) is None
    hidden = next(card for card in table.state.edition.data["cards"]["list"] if f"play {card['id']}" not in table.moves())
    assert why_not(table, hidden["id"]) == "card-not-in-hand"
