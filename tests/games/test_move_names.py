"""What moves are called where they are listed: every move has a name, and those of one decision can be told apart."""

import pytest

from archipel.engine.dealer import QuickDealer
from archipel.engine.phrase import Phrase
from archipel.games import find, names
from archipel.words import LANGUAGES, Words
from tests.games.flucht_table import dealt as flucht_dealt
from tests.games.zanzibar_table import arranged, placed

STEP = 97
"""Of a large space one move in this many is looked at, others in each language."""


@pytest.mark.parametrize("name", names())
def test_a_game_names_all_its_moves_or_none_in_every_language(name: str) -> None:
    game = find(name)
    state = game.new(game.fewest, dealer=QuickDealer("names"))
    space = range(state.space())
    assert len({state.called(move) is None for move in space}) == 1
    for number, language in enumerate(LANGUAGES):
        words = Words(language, game)
        for move in space if len(space) < 1000 else space[number::STEP]:
            called = state.called(move)
            assert called is None or words.say("move", called)


@pytest.mark.parametrize("name", names())
def test_the_moves_of_one_decision_have_different_names(name: str) -> None:
    game = find(name)
    luck = QuickDealer("different")
    state = game.new(game.most, dealer=luck)
    words = Words("en", game)
    for _ in range(150):
        if state.over:
            break
        moves = state.moves()
        called = [phrase for move in moves if (phrase := state.called(move)) is not None]
        assert len({words.say("move", phrase) for phrase in called}) == len(called)
        state.play(moves[luck.below(len(moves))], luck)


def said(called: Phrase | None, game: str, language: str = "en") -> str:
    assert called is not None
    return Words(language, find(game)).say("move", called)


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("take 4", "Place your 4"),
        ("place mkoto", "On Mkoto, pepper (North)"),
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
    state = placed().state
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
    state = placed().state
    assert said(state.called(state.parse("go 4 kusi")), "zanzibar", language) == name


def test_to_score_nothing_is_called_otherwise_once_something_was_scored() -> None:
    table = arranged(phase="score", hand=["cloves", "east"])
    skip = table.state.parse("skip")
    assert said(table.state.called(skip), "zanzibar") == "Score nothing"
    table.play("score cloves")
    assert said(table.state.called(skip), "zanzibar") == "Score nothing more"


def test_a_move_of_flucht_is_called_by_its_card_or_its_pawn() -> None:
    state = flucht_dealt().state
    assert said(state.called(state.parse("play blue-3")), "flucht") == "Play blue-3"
    assert said(state.called(state.parse("pawn 2")), "flucht") == "Pawn 2"
