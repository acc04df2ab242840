"""What a player of Zanzibar may know: things, previews, what can be taken back, views, guesses, restored tables, and how bots play."""

import json
from collections import Counter

import pytest

from archipel.arena.simulate import Plan, simulate
from archipel.engine.dealer import QuickDealer, Witness
from archipel.engine.match import start
from archipel.engine.phrase import SPECTATOR, Data, Trouble
from archipel.engine.record import Player
from tests.games.zanzibar_table import ALL, GAME, Table, arranged, history, nearly_done, placed


def test_a_move_touches_the_merchants_places_and_cards_it_names() -> None:
    table = arranged(merchants={"1-3": "kizamo", "2-5": "makuli"}, free=["fumbi", "muyo", "mwamba"])
    assert table.state.things(table.state.parse("go 3 makuli")) == ["1-3", "makuli"]
    assert table.state.things(table.state.parse("end")) == ["end"]
    table = arranged(merchants={"1-3": "makuli", "2-5": "fumbi"}, free=["forodi", "dimbu", "kusi"])
    table.play("go 3 fumbi")
    assert table.state.things(table.state.parse("push dimbu")) == ["2-5", "dimbu"]
    table = arranged(phase="score", hand=["north", "cloves"])
    assert [table.state.things(table.state.parse(text)) for text in table.moves()] == [["cloves"], ["north"], ["skip"]]


def test_steps_and_pushes_can_be_taken_back_until_a_card_is_drawn() -> None:
    match = start(GAME, [Player("random", "A"), Player("random", "B")], bytes(32))
    while match.state.decision().key != "move":
        match.play(match.state.seat, match.state.text(match.state.moves()[-1]))
    seat, before = match.state.seat, match.state.data()
    match.play(seat, match.state.text(match.state.moves()[0]))
    match.play(seat, match.state.text(match.state.moves()[0]))
    match.undo(seat)
    match.undo(seat)
    assert match.state.data() == before


def test_scoring_is_final_when_a_card_is_drawn_for_it() -> None:
    table = arranged(phase="score", hand=["cloves", "north"])
    assert not table.state.final(table.state.parse("score cloves")), "the second objective is asked first"
    table.play("score cloves")
    assert table.state.final(table.state.parse("score north"))
    assert [event.key for event in table.state.preview(table.state.parse("score north"))] == ["scored"]


def test_the_last_cards_of_a_pile_are_no_secret_to_their_owner() -> None:
    done = nearly_done("cloves", "north", "west", discarded=1)
    table = arranged(phase="score", hand=["cloves", "north"], **history(p1=done))
    witness = Witness(QuickDealer(1), 0)
    table.dealer = witness
    table.play("score cloves", "skip")
    assert (witness.used, witness.learnt, table.hand(1)) == (False, False, ["north", "west"])


def test_a_drawn_objective_is_disclosed_to_its_owner_alone() -> None:
    for seat, learns in ((0, True), (1, False)):
        table = arranged(phase="score", hand=["cloves", "north"])
        witness = Witness(QuickDealer(1), seat)
        table.dealer = witness
        table.play("score cloves", "skip")
        assert (witness.used, witness.learnt) == (True, learns)


def test_nobody_sees_what_others_hold_but_everybody_sees_what_they_have_left() -> None:
    table = arranged(3, hands={"1": ["cloves", "north"]}, scored={"1": {"pepper": 3}}, discarded={"1": ["east"]})
    for seat in (SPECTATOR, 1, 2):
        player = table.player(1, seat)
        assert player["objectives"] is None
        assert player["open"] == [id for id in ALL if id not in ("pepper", "east")]
        assert (player["scored"], player["discarded"]) == ([{"objective": "pepper", "count": 3, "points": 2}], ["east"])
    assert table.hand(1) == ["cloves", "north"]


def test_which_merchants_count_for_an_objective_is_seen_by_whoever_knows_that_it_is_in_hand() -> None:
    table = arranged(3, merchants={"1-2": "kizamo", "1-5": "makuli"}, hands={"1": ["south", "north"]})
    own = table.player(1, 0)
    assert list(own["in_place"]) == own["objectives"] == ["north", "south"]
    assert {"1-2", "1-5"} <= set(own["in_place"]["south"])
    assert {objective: len(merchants) for objective, merchants in own["in_place"].items()} == {
        objective: own["now"][objective]["count"] for objective in ("north", "south")
    }
    for seat in (SPECTATOR, 1, 2):
        assert table.player(1, seat)["in_place"] == {}


def test_when_a_pile_is_empty_everybody_knows_the_hand() -> None:
    table = arranged(hand=["cloves", "north"], **history(p1=nearly_done("cloves", "north", discarded=1)))
    assert table.player(1, 1)["objectives"] == ["cloves", "north"]


def test_a_guess_keeps_all_that_the_seat_knows() -> None:
    table = arranged(3, hands={"1": ["cloves", "north"]}, scored={"2": {"pepper": 3}, "3": {"west": 2}}, discarded={"2": ["east"]})
    view = json.loads(json.dumps(table.view(0)))
    for seed in range(20):
        guess = GAME.guess(view, QuickDealer(seed))
        assert guess.faults() == []
        assert guess.view(0) == table.view(0)
        assert not {"pepper", "east"} & set(guess.view(1)["players"][1]["objectives"])


def test_a_guess_may_give_others_any_objective_they_can_hold() -> None:
    table = arranged(2, scored={"2": {"pepper": 3}}, discarded={"2": ["east"]})
    seen = Counter(id for seed in range(200) for id in GAME.guess(table.view(0), QuickDealer(seed)).view(1)["players"][1]["objectives"])
    assert set(seen) == set(ALL) - {"pepper", "east"}
    assert max(seen.values()) < 2 * min(seen.values()), seen


def test_a_guess_in_the_middle_of_a_step_plays_on() -> None:
    table = arranged(merchants={"1-3": "makuli", "2-5": "fumbi"}, free=["forodi", "dimbu", "kusi"])
    table.play("go 3 fumbi")
    guess = GAME.guess(table.view(1), QuickDealer(1))
    assert [guess.text(move) for move in guess.moves()] == table.moves()


def broken(change: Data) -> Data:
    data: Data = placed(2).state.data()
    data["table"].update(change)
    return data


@pytest.mark.parametrize(
    "change",
    [
        {"at": [99] * 12}, {"at": [0]}, {"at": [0] * 12}, {"hands": [[0, 1]]}, {"hands": [[0, 1], [0, 77]]}, {"hands": [[], []]},
        {"walker": 40}, {"walker": 3}, {"phase": 9}, {"moved": [17]}, {"finished": [4]}, {"counts": [[1], []]}, {"over": True},
    ],
)  # fmt: skip
def test_an_impossible_stored_table_is_refused(change: Data) -> None:
    with pytest.raises(Trouble, match="position-broken"):
        GAME.restore(broken(change))


@pytest.mark.parametrize(
    ("position", "key"),
    [
        ({"pawns": {}}, "position-field"),
        ({"merchants": {"1-9": "mkoto"}}, "position-thing"),
        ({"merchants": {"1-3": "rome"}}, "position-thing"),
        ({"hands": {"1": ["salt"]}}, "position-thing"),
    ],
)
def test_a_position_that_names_what_is_not_there_is_refused(position: Data, key: str) -> None:
    with pytest.raises(Trouble, match=key):
        arranged(2, **position)


@pytest.mark.heavy
def test_greedy_beats_random() -> None:
    result = simulate(Plan(GAME, ["greedy", "random"], 10, "bars"))
    assert result.wins[0] >= 9
    assert result.points[0] / 10 > 20, "it brings merchants to where its objectives want them"
    table: Table = placed(2)
    assert GAME.evaluation().value(table.state, 0) == GAME.evaluation().value(GAME.guess(table.view(0), QuickDealer(1)), 0)
