"""What a net is told of a table of Flucht aus Mangrovia, and hands that are dealt anew."""

import pytest

from archipel.engine.dealer import Hidden, Probe
from archipel.engine.phrase import Data
from archipel.engine.state import State
from archipel.games.flucht.pawns import goal
from archipel.games.flucht.state import FluchtState
from tests.games.flucht_table import GAME, Table, arranged
from tests.games.row_checks import Told, along, digest, features_of, fits_scale, frequencies, lengths, redeals, slots, slots_fit

HELD = {1: "c7caf62ebf98dea5"}
"""The rows of a game, by version: a row changed? Then count the version up."""

COLOURS = ["blue", "yellow", "red", "green", "orange"]
CARDS = GAME.edition().data["cards"]["list"]


def told(table: Table, seat: int = 0) -> Told:
    return Told(GAME, table.state, seat)


def by_colour(values: list[int]) -> dict[str, int]:
    """What is told of colours that is not nothing."""
    return {COLOURS[number]: value for number, value in enumerate(values) if value}


def by_card(values: list[int]) -> dict[str, int]:
    return {str(CARDS[number]["id"]): value for number, value in enumerate(values) if value}


# Rows


def test_a_row_is_equally_long_for_every_number_of_teams_and_all_options() -> None:
    found: set[int] = set()
    for seats in range(GAME.fewest, GAME.most + 1):
        found |= lengths(GAME, seats, {"rounds": "25", "bridge": "yes" if seats % 2 else "no"}, 7)
    assert len(found) == 1


def test_bytes_fit_their_scale() -> None:
    fits_scale(GAME, 3, {"rounds": "60"})


def test_cards_that_lead_equally_far_share_what_was_learned_of_them() -> None:
    assert len(slots_fit(GAME, 3, {"bridge": "yes"})) > 20
    for state in along(GAME, 2, {}, "alike", 60):
        moves, found = state.moves(), slots(features_of(GAME), state)
        row = Told(GAME, state, state.seat)
        forward = list(zip(row["own card, squares forward for pawn 1"], row["own card, squares forward for pawn 2"], strict=True))
        for move, (_, far, *_) in zip(moves, found, strict=True):
            for other, (_, further, *_) in zip(moves, found, strict=True):
                if max(move, other) < len(CARDS):
                    assert (far == further) == (forward[move] == forward[other])


def test_the_rows_of_a_version_stay_as_they_are() -> None:
    assert digest(GAME, 3, {"bridge": "yes", "rounds": "40"}, 5) == HELD[features_of(GAME).version]


def test_every_team_is_told_its_own_things_first() -> None:
    table = arranged(3, team=2, pawns={"1a": "s12", "2b": "s20"}, hands={"1": ["blue-1", "red-1"], "2": ["green-1"]})
    one, two, three = (told(table, seat) for seat in range(3))
    assert (one["own team, pawn 1: square"], one["team 1 after, pawn 2: square"]) == ([12], [20])
    assert (two["own team, pawn 2: square"], two["team 2 after, pawn 1: square"]) == ([20], [12])
    assert two["team 2 after: discs in hand"] == one["own team: discs in hand"] == three["team 1 after: discs in hand"]
    assert set(by_card(one["own card in hand"])) == set(table.hand(0))
    assert [row["own team: on turn"] for row in (one, two, three)] == [[0], [1], [0]]
    assert one["team 3 after: at the table"] == [0]


def test_where_each_disc_leads_a_pawn_is_told_as_the_rules_say() -> None:
    seen: set[str] = set()
    for bridge in ("no", "yes"):
        for state in along(GAME, 4, {"bridge": bridge, "rounds": "25"}, "discs"):
            for seat in range(4):
                row = Told(GAME, state, seat)
                for pawn in (1, 2):
                    start, forward = row[f"own team, pawn {pawn}: square"][0], row[f"own team, pawn {pawn}: squares forward"]
                    back = row[f"own team, pawn {pawn}: squares back"]
                    for disc in range(len(COLOURS)):
                        end = where_to(state, seat * 2 + pawn - 1, disc)
                        assert (forward[disc] or -back[disc]) == (end - start if end >= 0 else 0)
                        seen |= {"forward"} if end > start else {"back"} if end >= 0 else {"nowhere"}
    assert seen == {"forward", "back", "nowhere"}


def where_to(state: State, pawn: int, disc: int) -> int:
    assert isinstance(state, FluchtState)
    return goal(state, pawn, disc)


def test_what_a_card_does_for_either_pawn_is_told_with_its_diamonds() -> None:
    checked = 0
    for state in along(GAME, 2, {"rounds": "60"}, "cards"):
        if state.decision().key != "card":
            continue
        seat = state.seat
        row = Told(GAME, state, seat)
        one, two = (row[f"own card, squares forward for pawn {pawn}"] for pawn in (1, 2))
        lost = row["own card, squares lost"]
        before = state.scores()[seat]
        for move in state.moves():
            after = foreseen(state, move)
            ends = [foreseen(after, answer) for answer in after.moves()] if after.decision().key == "pawn" else [after]
            best = max(end.scores()[seat] for end in ends) - before
            assert best == (max(one[move], two[move]) or -lost[move])
            checked += 1
    assert checked > 300


def foreseen(state: State, move: int) -> State:
    """The table after a move, up to the card that is drawn."""
    after = state.copy()
    try:
        after.play(move, Probe(state.seat))
    except Hidden:
        pass
    return after


def test_what_bars_the_way_is_told_and_what_would_open_it() -> None:
    row = told(arranged(pawns={"1a": "s08", "1b": "s14"}, wild=["s05", "s11", "s15"]))
    assert row["own team, pawn 1: squares to what bars"] == [3]
    assert by_colour(row["own team, pawn 1: colour of the wild"]) == {"blue": 1}
    assert row["own team, pawn 1: tokens"] == [2], "one goes to s05"
    assert by_colour(row["own team, pawn 2: colour of the wild"]) == {"red": 1}
    assert by_colour(row["square that the next diamond covers"]) == {"blue": 5, "red": 15}
    assert row["own pawn 1: covered"][:4] == [1, 1, 0, 1]
    assert row["own pawn 1: occupied"][:7] == [0, 0, 0, 0, 0, 1, 0]
    row = told(arranged(pawns={"1a": "s17"}))
    assert (row["own team, pawn 1: an elephant"], row["own team, pawn 1: nobody is ahead"]) == ([1], [1])
    assert row["own team, pawn 2: an elephant"] == [0], "somebody is ahead of it"


def test_the_card_just_played_tells_where_it_leads() -> None:
    table = arranged(pawns={"1a": "s05", "1b": "s12", "2a": "s20"}, hand=["blue-2"])
    assert told(table)["what is asked"] == [1, 0]
    table.play("play blue-2")
    for seat in (0, 1):
        assert told(table, seat)["what is asked"] == [0, 1]
        assert by_colour(told(table, seat)["card just played, its disc"]) == {"blue": 1}
        assert told(table, seat)["card just played: squares forward"] == [3, 2]


def test_the_bridge_the_lead_and_the_turns_to_come_are_told() -> None:
    table = arranged(2, {"bridge": "yes", "rounds": "9"}, team=2, pawns={"1a": "s33", "2a": "s20"})
    one, two = told(table, 0), told(table, 1)
    assert one["suspension bridge"] == [1, 1]
    assert (one["lead over"], two["lead over"]) == ([13, 0], [0, 13])
    assert (one["turns are limited"], one["turns to come of all"]) == ([1], [18])
    assert told(arranged(pawns={"1a": "s33"}))["suspension bridge"] == [0, 0]
    assert told(arranged())["turns are limited"] == [0]


def test_tables_that_differ_in_something_important_give_different_rows() -> None:
    usual: Data = {"pawns": {"1a": "s05", "2a": "s20"}, "hands": {"1": ["blue-1"], "2": ["red-1"]}}
    rows = {
        told(arranged(2, **{**usual, **other})).bytes
        for other in (
            {}, {"pawns": {"1a": "s06", "2a": "s20"}}, {"pawns": {"1a": "s05", "2a": "s21"}}, {"wild": ["s64"]}, {"team": 2},
            {"hands": {"1": ["blue-2"], "2": ["red-1"]}}, {"hands": {"1": ["blue-1"], "2": ["red-3"]}}, {"played": ["green-1"]},
        )
    }  # fmt: skip
    rows.add(told(arranged(2, {"bridge": "yes"}, **usual)).bytes)
    assert len(rows) == 9


# Dealing anew


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_cards_dealt_anew_look_the_same_to_the_team_that_cannot_know_them(seats: int) -> None:
    assert redeals(GAME, seats, {"rounds": "30", "bridge": "yes"}, 1) == {"card", "pawn"}


@pytest.mark.heavy
def test_cards_dealt_anew_are_as_likely_as_guessed_ones() -> None:
    checked = 0
    for number, state in enumerate(along(GAME, 3, {"rounds": "40"}, "likely")):
        if number % 60 == 5:
            frequencies(state, number % 3, hidden, GAME)
            checked += 1
    assert checked > 1


def hidden(state: State) -> list[object]:
    """Every place where each card may be."""
    table = state.table()
    held: list[object] = [(seat, card) for seat, hand in enumerate(table["hands"]) for card in hand]
    return held + [("pile", card) for card in table["pile"]]
