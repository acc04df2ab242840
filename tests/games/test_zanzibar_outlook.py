"""What a seat of Zanzibar can count on now, which round begins, and that everything that is asked leaves a choice."""

import pytest

from archipel.engine.dealer import QuickDealer
from archipel.engine.phrase import SPECTATOR, Phrase
from archipel.words import Words
from tests.games.zanzibar_table import GAME, arranged, dealt, history, nearly_done

LANGUAGES = ["en", "fr", "de", "it"]
TWO_LINES = 62
"""Characters that a question may have: two lines on a phone."""
LONGEST = {"left": 6, "moved": 0, "merchant": 7, "other": 7, "place": "kaskazi", "owed": 2, "back": "no", "more": 2, "moment": "turn"}

NORTH = {"1-2": "mkoto", "1-3": "kenda", "1-4": "gamba"}
"""Three merchants in the North: its objective is worth 1."""


def test_the_outlook_counts_what_ones_own_hand_brings_now_and_nothing_that_is_unknown() -> None:
    table = arranged(merchants=NORTH, hands={"1": ["north", "cloves"], "2": ["north", "pepper"]}, free=["nungu", "dimbu", "kiweni"])
    north, cloves = table.player(1)["now"]["north"], table.player(1)["now"]["cloves"]
    assert (north["count"], north["points"] > 0, cloves["points"] < 0) == (3, True, True)
    assert table.state.outlook(0) == [10 + north["points"], 10], "what would cost points is kept, which costs nothing"
    assert table.state.outlook(1)[0] == 10
    assert table.state.outlook(SPECTATOR) == table.state.scores()


def test_a_hand_that_everybody_can_work_out_counts_for_everybody() -> None:
    done = nearly_done("north", discarded=1)
    table = arranged(merchants=NORTH, hands={"1": ["north"]}, **history(p1=done))
    bonus = table.player(1)["now"]["north"]["points"]
    assert [table.state.outlook(reader)[0] for reader in (0, 1, SPECTATOR)] == [table.state.scores()[0] + bonus] * 3


def test_whoever_has_no_turn_left_has_nothing_to_hope_for() -> None:
    table = arranged(options={"rounds": "1"}, phase="score", merchants=NORTH, hands={"1": ["north", "cloves"]})
    assert table.state.outlook(0)[0] > 10
    table.play("skip")
    assert table.state.outlook(0)[0] == 10
    table.play("end", "skip")
    assert table.state.over
    assert table.state.outlook(0) == table.state.scores()


def test_every_round_is_told_as_it_begins() -> None:
    table = dealt(2, {"rounds": "2"})
    luck = QuickDealer("rounds")
    while not table.state.over:
        moves = table.moves()
        table.play(moves[luck.below(len(moves))])
    told = [(event.key, event.args["round"]) for event in table.told if "round" in event.args]
    assert {round for _, round in told} == {1, 2}
    assert told == sorted(told, key=lambda one: one[1])
    first = next(event for event in table.told if event.key in ("goes", "pushed", "chased", "no-move"))
    assert first.args["round"] == 1


def test_only_what_is_told_first_in_a_round_names_it() -> None:
    table = arranged(merchants={"1-3": "kizamo", "1-2": "kenda"}, free=["makuli", "fumbi", "nungu", "mkoto"])
    table.play("go 3 makuli", "go 3 fumbi", "go 2 nungu", "end", "skip", "end", "skip", "end")
    assert [(event.key, event.args.get("round")) for event in table.told if event.key in ("goes", "no-move")] == [
        ("goes", 1), ("goes", None), ("goes", None), ("no-move", None), ("no-move", 2),
    ]  # fmt: skip


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_there_is_always_something_to_choose_beside_doing_without(seats: int) -> None:
    table = dealt(seats, {"rounds": "6"})
    luck = QuickDealer(seats)
    while not table.state.over:
        moves = table.moves()
        assert set(moves) - {"end", "skip", "keep"}, "then the rules would have to say what is lacking"
        assert table.state.lack() is None
        table.play(moves[luck.below(len(moves))])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seat", [0, 1])
def test_a_question_has_two_lines_at_most(language: str, seat: int) -> None:
    words = Words(language, GAME, ("Mireille", "Papaya"), 0)
    for decision in GAME.decisions[:-1]:
        for back in ("no", "yes"):
            for moved in (0, 1):
                args = {**LONGEST, "seat": seat, "back": back, "moved": moved}
                question = words.say("decision", Phrase(decision.key, args))
                assert len(question) <= TWO_LINES, question
