"""Elephants, the suspension bridge, the end and the refusals of Flucht aus Mangrovia. Section numbers are the rulebook's."""

import pytest

from archipel.engine.phrase import NOBODY, Refused
from tests.games.flucht_table import ALL_CARDS, Table, arranged, dealt, numbered, played_but, told_reason

ORANGE = ["s07", "s23", "s31", "s42", "s51", "s68"]

# 7. Elephants


def test_a_pawn_in_first_position_may_not_cross_an_elephant() -> None:
    table = arranged(pawns={"1a": "s16", "2a": "s15"}, hand=["red-1"])
    table.play("play red-1", "pawn 1")
    assert table.at("1a") == "s10"


def test_a_pawn_in_first_position_may_not_go_back_across_an_elephant() -> None:
    table = arranged(pawns={"1a": "s21", "1b": "s02", "2a": "s17"}, tokens=numbered(1, 21), hand=["orange-4"])
    table.play("play orange-4")
    assert (table.at("1a"), table.at("1b")) == ("s21", "s07")
    assert (table.event("pawn-stays")["behind"], table.event("pawn-stays")["behind-place"]) == ("elephant", 18)


def test_a_pawn_that_is_not_first_crosses_an_elephant_forward() -> None:
    table = arranged(pawns={"1a": "s16", "2a": "s17"}, hand=["red-1"])
    table.play("play red-1", "pawn 1")
    assert table.at("1a") == "s19"


def test_a_pawn_that_is_not_first_crosses_an_elephant_back() -> None:
    table = arranged(pawns={"1a": "s19", "2a": "s20"}, tokens=numbered(1, 20), hand=["yellow-3"])
    table.play("play yellow-3", "pawn 1")
    assert table.at("1a") == "s17"


def test_the_partner_ahead_counts_too() -> None:
    table = arranged(pawns={"1a": "s16", "1b": "s17"}, hand=["red-1"])
    table.play("play red-1", "pawn 1")
    assert table.at("1a") == "s19"


def test_the_second_pawn_of_a_team_can_be_the_one_that_is_held() -> None:
    table = arranged(pawns={"1a": "s15", "1b": "s17"}, hand=["yellow-3"])
    table.play("play yellow-3", "pawn 2")
    assert table.at("1b") == "s12"


def test_first_position_is_judged_before_the_pawn_sets_off() -> None:
    table = arranged(pawns={"1a": "s16", "2a": "s17"}, hand=["orange-2"])
    table.play("play orange-2", "pawn 1")
    assert table.at("1a") == "s23"
    table = arranged(pawns={"1a": "s16", "2a": "s19", "2b": "s27"}, wild=["s36"], hand=["red-1"])
    table.play("play red-1", "pawn 1")
    assert table.at("1a") == "s33"


def test_a_follower_may_cross_two_elephants_at_once() -> None:
    table = arranged(pawns={"1a": "s17", "2a": "s20", "2b": "s23", "1b": "s31"}, hand=["orange-2"])
    table.play("play orange-2")
    assert table.at("1a") == "s42"


def test_a_pawn_on_the_finish_still_counts_as_ahead() -> None:
    table = arranged(pawns={"1a": "s16", "2a": "finish"}, hand=["red-1"])
    table.play("play red-1", "pawn 1")
    assert table.at("1a") == "s19"


def test_an_elephant_needs_no_token_and_never_gets_one() -> None:
    table = arranged(pawns={"1a": "s16", "2a": "s17"}, hand=["red-1"])
    assert not {"s18", "s37", "s56"} & set(table.view()["tokens"])
    table.play("play red-1", "pawn 1")
    assert (table.at("1a"), {"s18", "s37", "s56"} & set(table.view()["tokens"])) == ("s19", set())


def test_the_leader_moves_freely_up_to_the_elephant() -> None:
    table = arranged(pawns={"1a": "s14", "2a": "s13"}, hand=["blue-2"])
    table.play("play blue-2", "pawn 1")
    assert table.at("1a") == "s16"


def test_a_pawn_that_was_first_may_cross_once_another_has_crossed_before_it() -> None:
    table = arranged(pawns={"1a": "s17", "2a": "s16"}, hands={"1": ["blue-2"], "2": ["red-3"]}, team=2)
    table.play("play red-3", "pawn 1")
    table.play("play blue-2", "pawn 1")
    assert (table.at("2a"), table.at("1a")) == ("s19", "s20")


# 8. The suspension bridge

BRIDGE = {"bridge": "yes"}


@pytest.mark.parametrize("standing", ["s31", "s33", "s36"])
def test_a_second_pawn_may_cross_the_bridge_but_not_stop_on_it(standing: str) -> None:
    table = arranged(3, BRIDGE, pawns={"1a": "s29", "3b": standing}, hand=["blue-2"])
    table.play("play blue-2", "pawn 1")
    assert table.at("1a") == "s38"


def test_the_partner_on_the_bridge_takes_it_as_well() -> None:
    table = arranged(2, BRIDGE, pawns={"1a": "s29", "1b": "s34"}, hand=["blue-2"])
    table.play("play blue-2", "pawn 1")
    assert table.at("1a") == "s38"


@pytest.mark.parametrize("standing", ["s30", "s38"])
def test_a_pawn_on_either_bank_does_not_take_the_bridge(standing: str) -> None:
    table = arranged(2, BRIDGE, pawns={"1a": "s29", "2a": standing}, hand=["blue-2"])
    table.play("play blue-2", "pawn 1")
    assert table.at("1a") == "s32"


def test_without_the_variant_the_bridge_carries_everybody() -> None:
    table = arranged(2, pawns={"1a": "s29", "2a": "s33"}, hand=["blue-2"])
    table.play("play blue-2", "pawn 1")
    assert table.at("1a") == "s32"


def test_a_pawn_alone_on_the_bridge_may_go_on_along_it() -> None:
    table = arranged(2, BRIDGE, pawns={"1a": "s32"}, hand=["blue-2"])
    table.play("play blue-2", "pawn 1")
    assert table.at("1a") == "s35"


def test_a_taken_bridge_is_passed_going_back_as_well() -> None:
    table = arranged(2, BRIDGE, pawns={"1a": "s39", "2a": "s32", "2b": "s40"}, tokens=numbered(1, 40), hand=["green-3"])
    table.play("play green-3", "pawn 1")
    assert table.at("1a") == "s28"


def test_the_leader_does_not_cross_the_elephant_behind_a_taken_bridge() -> None:
    table = arranged(2, BRIDGE, pawns={"1a": "s36", "2a": "s31"}, hand=["blue-2"])
    table.play("play blue-2", "pawn 1")
    assert (table.at("1a"), table.event("pawn-back")["because"]) == ("s29", "elephant")


def test_the_bridge_is_the_reason_when_its_free_squares_are_the_only_ones_left() -> None:
    pawns = {"1a": "s30", "2a": "s33", "2b": "s42", "3a": "s51", "3b": "s68"}
    table = arranged(3, BRIDGE, pawns=pawns, hand=["orange-2"])
    table.play("play orange-2", "pawn 1")
    assert (told_reason(table, "pawn-back"), table.at("1a")) == (("bridge", 31), "s23")


def test_squares_off_the_bridge_are_free_although_the_bridge_is_taken() -> None:
    table = arranged(2, BRIDGE, pawns={"1a": "s26", "2a": "s33"}, hand=["blue-2"])
    table.play("play blue-2", "pawn 1")
    assert table.at("1a") == "s29"


# 9. The Finish and the end


def test_a_red_disc_leads_to_the_covered_finish() -> None:
    table = arranged(pawns={"1a": "s69"}, wild=["finish"], hand=["red-4"])
    table.play("play red-4", "pawn 1")
    assert (table.placed(), table.at("1a")) == (["finish"], "finish")
    assert table.event("pawn-arrives") == {
        "seat": 0, "pawn": 1, "thing": "1a", "from": 69, "to": 72, "square": "finish", "colour": "red",
    }  # fmt: skip


def test_a_wild_finish_cannot_be_entered() -> None:
    table = arranged(pawns={"1a": "s71"}, wild=["finish"], hand=["red-1"])
    table.play("play red-1", "pawn 1")
    assert (table.at("1a"), table.event("pawn-back")["because"]) == ("s65", "wild")


def test_only_a_red_disc_leads_to_the_finish() -> None:
    table = arranged(
        pawns={"1a": "s71"},
        hand=["blue-2", "yellow-1", "red-3", "green-2", "orange-2"],
        played=["red-1", "red-2", "red-4", "red-5", "red-6"],
    )
    assert [mark for mark in table.noted() if mark[-1] == "finish"] == [("red-3", "goes-forward", 1, "finish")]
    table.play("play orange-2", "pawn 1")
    assert (table.at("1a"), "pawn-arrives" in table.told_keys()) == ("s68", False)


def test_a_free_red_square_comes_before_the_finish() -> None:
    table = arranged(pawns={"1a": "s64"}, hand=["red-4"])
    table.play("play red-4", "pawn 1")
    assert table.at("1a") == "s65"


def test_a_red_disc_leads_to_the_finish_when_all_red_squares_ahead_are_occupied() -> None:
    table = arranged(pawns={"1a": "s58", "2a": "s59", "2b": "s65"}, hand=["red-2"], wild=["s71", "s64"])
    table.play("play red-2", "pawn 1")
    assert table.at("1a") == "finish"


def test_the_finish_holds_any_number_of_pawns() -> None:
    table = arranged(3, pawns={"1a": "s71", "2a": "finish", "3a": "finish"}, hand=["red-3"])
    table.play("play red-3", "pawn 1")
    assert table.at("1a") == "finish"
    assert table.state.faults() == []


def test_one_pawn_on_the_finish_does_not_win() -> None:
    table = arranged(pawns={"1a": "s71"}, hand=["red-3"])
    table.play("play red-3", "pawn 1")
    assert (table.at("1a"), table.asked(), table.view()["winner"], len(table.hand(0))) == ("finish", "2 card", NOBODY, 7)


def test_two_pawns_of_different_teams_on_the_finish_do_not_win() -> None:
    table = arranged(pawns={"1a": "s71", "2a": "finish"}, hand=["red-3"])
    table.play("play red-3", "pawn 1")
    assert (table.asked(), "wins" in table.told_keys()) == ("2 card", False)


def test_a_pawn_on_the_finish_moves_no_more_and_its_partner_moves_unasked() -> None:
    table = arranged(pawns={"1a": "finish", "1b": "s05"}, hand=["red-1"])
    table.play("play red-1")
    assert (table.at("1a"), table.at("1b"), table.event("pawn-stays")["because"]) == ("finish", "s10", "arrived")


@pytest.mark.parametrize(("first", "second"), [("finish", "s71"), ("s71", "finish")])
def test_the_first_team_with_both_pawns_on_the_finish_wins_at_once(first: str, second: str) -> None:
    """3. That is the aim of the game."""
    table = arranged(3, team=2, pawns={"2a": first, "2b": second}, hand=["red-3"])
    table.play("play red-3")
    assert (table.asked(), table.view()["winner"], table.event("wins")) == ("over", 1, {"seat": 1})
    assert (table.view()["asked"], table.moves(), table.view()["over"]) == (NOBODY, [], True)


def test_the_winner_draws_no_card() -> None:
    table = arranged(pawns={"1a": "finish", "1b": "s71"}, hand=["red-3"])
    table.play("play red-3")
    assert (len(table.hand(0)), "card-drawn" in table.told_keys(), "card-drawn-own" in table.told_keys()) == (6, False, False)
    assert table.state.faults() == []


def test_the_winner_shuffles_no_pile_either() -> None:
    table = arranged(pawns={"1a": "finish", "1b": "s71"}, hand=["red-3"], played=played_but("red-3", count=16))
    table.play("play red-3")
    assert ("pile-shuffled" in table.told_keys(), table.view()["pile"]["count"], len(table.view()["played"])) == (False, 0, 17)


def test_the_others_are_ranked_behind_the_winner_by_the_sum_of_their_squares() -> None:
    pawns = {"1a": "finish", "1b": "s71", "2a": "s05", "2b": "s06", "3a": "s20", "4a": "finish", "4b": "s68"}
    table = arranged(4, pawns=pawns, hand=["red-3"])
    table.play("play red-3")
    assert (table.state.scores(), table.state.ranking()) == ([144, 11, 20, 140], [1, 4, 3, 2])


def test_equal_sums_share_a_place() -> None:
    pawns = {"1a": "finish", "1b": "s71", "2a": "s05", "2b": "s06", "3a": "s11", "4b": "s01"}
    table = arranged(4, pawns=pawns, hand=["red-3"])
    table.play("play red-3")
    assert table.state.ranking() == [1, 2, 2, 4]


def test_the_table_shows_how_far_each_team_has_come() -> None:
    table = arranged(pawns={"1a": "s10", "1b": "s03", "2b": "finish"})
    assert [team["score"] for team in table.view()["teams"]] == table.state.scores() == [13, 72]


# The option `rounds`


def play_on(table: Table, turns: int) -> list[int]:
    """Plays the first legal move again and again; returns which teams had their turns."""
    seats: list[int] = []
    while not table.state.over and len(seats) < turns:
        seats.append(table.state.seat)
        table.play(table.moves()[0])
        while table.state.decision().key == "pawn":
            table.play("pawn 1")
    return seats


@pytest.mark.parametrize(("teams", "rounds"), [(2, 1), (3, 1), (3, 4), (6, 2)])
def test_the_game_ends_when_every_team_has_had_this_many_turns(teams: int, rounds: int) -> None:
    table = dealt(teams, {"rounds": str(rounds)})
    seats = play_on(table, 1000)
    assert [seats.count(seat) for seat in range(teams)] == [rounds] * teams
    assert (table.asked(), table.event("rounds-over"), table.view()["winner"]) == ("over", {"rounds": rounds}, NOBODY)
    assert (table.view()["asked"], table.view()["turns"], table.state.faults()) == (NOBODY, teams * rounds, [])


def test_the_last_team_still_draws_its_card_before_the_rounds_are_over() -> None:
    table = dealt(3, {"rounds": "1"})
    play_on(table, 3)
    assert table.told_keys()[-3:] == ["card-drawn", "card-drawn-own", "rounds-over"]
    assert [team["hand"]["count"] for team in table.view()["teams"]] == [6, 6, 6]


def test_when_the_rounds_are_over_teams_rank_by_the_sum_of_their_squares_and_equal_ones_share() -> None:
    pawns = {"1a": "s09", "2a": "s13", "3a": "s06", "3b": "s03", "4b": "s02"}
    hands = {"1": ["red-1"], "2": ["orange-2"], "3": ["orange-1"], "4": ["red-2"]}
    table = arranged(4, {"rounds": "1"}, pawns=pawns, tokens=["s02", "s03", "s06", "s09", "s13"], hands=hands)
    table.play("play red-1", "play orange-2", "play orange-1", "play red-2")
    assert (table.state.scores(), table.state.ranking(), table.asked()) == ([9, 13, 9, 2], [2, 1, 2, 4], "over")


def test_equal_sums_share_the_first_place_when_the_rounds_are_over() -> None:
    table = arranged(
        2,
        {"rounds": "1"},
        pawns={"1a": "s09", "2a": "s06", "2b": "s03"},
        tokens=["s03", "s06", "s09"],
        hands={"1": ["red-1"], "2": ["orange-2"]},
    )
    table.play("play red-1")
    table.play("play orange-2")
    assert (table.state.scores(), table.state.ranking(), table.asked()) == ([9, 9], [1, 1], "over")


def test_a_team_that_arrives_in_the_last_turn_wins() -> None:
    table = arranged(
        2, {"rounds": "1"}, pawns={"2a": "finish", "2b": "s71"}, tokens=["s71", "finish"], hands={"1": ["orange-4"], "2": ["red-3"]}
    )
    table.play("play orange-4", "play red-3")
    assert (table.view()["winner"], table.state.ranking(), "rounds-over" in table.told_keys()) == (1, [2, 1], False)


def test_without_the_option_no_round_is_the_last() -> None:
    table = dealt(2)
    assert len(play_on(table, 60)) == 60
    assert "rounds-over" not in table.told_keys()


# Refusals: what is not allowed, and by which section


def over() -> Table:
    table = arranged(pawns={"1a": "finish", "1b": "s71"}, hand=["red-3"])
    table.play("play red-3")
    return table


def pawn_asked() -> Table:
    table = arranged(pawns={"1a": "s02"}, hand=["blue-2", "red-1"])
    table.play("play blue-2")
    return table


@pytest.mark.parametrize(
    ("table", "text", "key"),
    [
        (over(), "play red-1", "game-over"),
        (over(), "pawn 1", "game-over"),
        (pawn_asked(), "play red-1", "card-already-played"),
        (pawn_asked(), "play blue-2", "card-already-played"),
        (arranged(), "pawn 1", "card-first"),
        (arranged(played=["red-1"]), "play red-1", "card-on-played-pile"),
        (arranged(hands={"2": ["red-1"]}), "play red-1", "card-not-in-hand"),
        (arranged(), "play pink-1", "no-such-card"),
        (arranged(), "play", "no-such-card"),
        (pawn_asked(), "pawn 3", "no-such-pawn"),
        (pawn_asked(), "pawn 0", "no-such-pawn"),
        (pawn_asked(), "pawn", "no-such-pawn"),
        (arranged(), "swim", "no-such-text"),
        (arranged(), "", "no-such-text"),
    ],
)
def test_a_move_that_is_not_allowed_is_refused_with_its_reason_and_changes_nothing(table: Table, text: str, key: str) -> None:
    before = table.state.digest()
    with pytest.raises(Refused) as refused:
        table.play(text)
    assert (refused.value.reason.key, table.refused(text), table.state.digest()) == (key, key, before)


@pytest.mark.parametrize("move", [-1, 32, 1000])
def test_a_number_that_is_not_a_move_is_refused(move: int) -> None:
    with pytest.raises(Refused) as refused:
        pawn_asked().state.play(move, pawn_asked().dealer)
    assert (refused.value.reason.key, refused.value.reason.args) == ("no-such-move", {"value": move, "high": 31})


@pytest.mark.parametrize(
    ("table", "text", "rule"),
    [
        (over(), "pawn 1", "9"),
        (pawn_asked(), "play red-1", "6A"),
        (arranged(), "pawn 1", "6"),
        (arranged(played=["red-1"]), "play red-1", "6A"),
        (arranged(hands={"2": ["red-1"]}), "play red-1", "6A"),
    ],
)
def test_a_refusal_cites_the_section_of_the_rulebook(table: Table, text: str, rule: str) -> None:
    with pytest.raises(Refused) as refused:
        table.play(text)
    assert refused.value.reason.rule == rule


def test_a_refusal_names_the_card_it_speaks_of() -> None:
    with pytest.raises(Refused) as refused:
        pawn_asked().play("play red-1")
    assert refused.value.reason.args == {"card": "blue-2"}
    with pytest.raises(Refused) as refused:
        arranged(hands={"2": ["red-1"]}).play("play red-1")
    assert refused.value.reason.args == {"card": "red-1"}


def test_a_refusal_does_not_tell_whether_another_team_or_the_pile_holds_the_card() -> None:
    held, hidden = arranged(hands={"2": ["red-1"]}), arranged(3, hands={"3": ["red-2"]})
    assert held.refused("play red-1") == hidden.refused("play red-2") == "card-not-in-hand"
    pile = next(card for card in ALL_CARDS if card not in held.hand(0) + held.hand(1))
    assert held.refused("play " + pile) == "card-not-in-hand"


def test_a_legal_move_is_not_refused() -> None:
    assert arranged(hand=["red-1"]).refused("play red-1") == ""
    assert pawn_asked().refused("pawn 2") == ""


def test_every_move_has_one_text_that_is_read_back() -> None:
    state = pawn_asked().state
    assert [state.parse(state.text(move)) for move in range(32)] == list(range(32))
    assert [state.text(move) for move in range(32)] == [*(f"play {card}" for card in ALL_CARDS), "pawn 1", "pawn 2"]


def test_spaces_in_a_text_do_not_matter() -> None:
    assert arranged().state.parse("  play   red-1 ") == arranged().state.parse("play red-1")
