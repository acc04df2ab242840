"""A turn of Flucht aus Mangrovia (6A to 6D), one test for each thing a player can rely on. Section numbers are the rulebook's."""

import pytest

from tests.games.flucht_table import ALL_CARDS, Table, arranged, numbered, played_but, told_reason

ORANGE = ["s07", "s23", "s31", "s42", "s51", "s68"]

# 6A. Playing a card


def test_a_played_card_leaves_the_hand_and_lies_open_on_the_played_pile() -> None:
    table = arranged(hand=["blue-2", "red-1"], played=["green-4"])
    table.play("play blue-2")
    assert ("blue-2" in table.hand(0), "red-1" in table.hand(0)) == (False, True)
    assert table.view()["played"] == ["blue-2", "green-4"]


def test_everybody_is_told_which_card_was_played() -> None:
    table = arranged(3, team=2, hand=["orange-4"])
    table.play("play orange-4")
    assert table.event("card-played") == {"seat": 1, "card": "orange-4", "colour": "orange", "round": 1}
    assert all(event.seen_by(seat) for event in table.told if event.key == "card-played" for seat in range(-1, 3))


def test_the_first_card_of_a_round_says_which_round_it_opens() -> None:
    table = arranged(3, tokens=[])
    while len(table.heard("card-played")) < 7:
        table.play(table.moves()[0])
    assert [told.get("round") for told in table.heard("card-played")] == [1, None, None, 2, None, None, 3]


# 6B. Placing and removing tokens


def test_a_diamond_covers_the_wild_square_of_its_colour_nearest_the_start() -> None:
    table = arranged(tokens=["s01", "s02"], hand=["green-5"])
    table.play("play green-5")
    assert table.view()["tokens"] == ["s01", "s02", "s04", "s07"]


def test_a_gap_near_the_start_is_closed_before_anything_behind_it() -> None:
    table = arranged(wild=["s08", "s71"], hand=["green-2"])
    table.play("play green-2")
    assert (table.placed(), "s71" in table.view()["tokens"]) == (["s08"], False)


def test_the_diamonds_are_carried_out_in_printed_order() -> None:
    table = arranged(tokens=[], hand=["blue-4"])
    table.play("play blue-4")
    assert table.placed() == ["s01", "s02", "s04"]


def test_two_diamonds_of_one_colour_cover_two_squares() -> None:
    table = arranged(tokens=["s01"], hand=["red-1"])
    table.play("play red-1")
    assert (table.placed(), table.removed()) == (["s05", "s08"], [])


def test_the_last_wild_square_can_be_the_finish() -> None:
    table = arranged(wild=["finish"], hand=["green-2"])
    table.play("play green-2")
    assert table.placed() == ["finish"]
    assert table.removed() == ["s71"]


def test_when_all_squares_of_the_colour_are_covered_the_token_nearest_the_finish_comes_off() -> None:
    table = arranged(hand=["blue-2"])
    table.play("play blue-2")
    assert (table.placed(), table.removed()) == ([], ["s64", "s70"])
    assert not {"s64", "s70"} & set(table.view()["tokens"])


def test_a_wild_square_is_covered_again_before_another_token_comes_off() -> None:
    table = arranged(hands={"1": ["blue-2"], "2": ["yellow-1"]})
    table.play("play blue-2", "play yellow-1")
    assert (table.removed(), table.placed()) == (["s64", "s70", "s71"], ["s64"])


def test_a_token_is_placed_and_taken_again_when_one_square_is_wild_and_two_diamonds_show_its_colour() -> None:
    table = arranged(wild=["s71"], hand=["orange-2"])
    table.play("play orange-2")
    assert [(event.key, event.args["square"]) for event in table.told[1:3]] == [("token-placed", "s71"), ("token-removed", "s71")]
    assert "s71" not in table.view()["tokens"]


def test_a_token_that_the_first_diamond_takes_is_put_back_by_the_second() -> None:
    table = arranged(hand=["orange-2"])
    table.play("play orange-2")
    assert [(event.key, event.args["square"]) for event in table.told[1:3]] == [("token-removed", "s71"), ("token-placed", "s71")]
    assert "s71" in table.view()["tokens"]


def test_a_token_under_a_pawn_is_not_taken_but_the_next_one_is() -> None:
    table = arranged(pawns={"2a": "s71", "1a": "s69"}, hand=["orange-4"])
    table.play("play orange-4", "pawn 2")
    assert table.removed() == ["s66", "s70"]
    assert {"s71", "s69"} <= set(table.view()["tokens"])


def test_a_pawn_on_the_finish_keeps_the_token_there() -> None:
    table = arranged(pawns={"2a": "finish"}, hand=["orange-3"])
    table.play("play orange-3")
    assert table.removed() == ["s65", "s70"]
    assert "finish" in table.view()["tokens"]


def test_no_token_comes_off_when_pawns_stand_on_all_of_that_colour() -> None:
    pawns = dict(zip(("1a", "1b", "2a", "2b", "3a", "3b"), ORANGE, strict=True))
    table = arranged(3, pawns=pawns, hand=["green-5"])
    table.play("play green-5")
    assert table.event("token-kept") == {"colour": "orange"}
    assert set(ORANGE) <= set(table.view()["tokens"])


def test_a_token_that_is_kept_is_not_mentioned_when_one_can_be_taken() -> None:
    table = arranged(3, pawns=dict(zip(("1a", "1b", "2a", "2b", "3a"), ORANGE[1:], strict=True)), hand=["green-5"])
    table.play("play green-5")
    assert ("s07" in table.removed(), "token-kept" in table.told_keys()) == (True, False)


def test_a_placed_token_is_announced_with_its_square_and_its_animal() -> None:
    table = arranged(tokens=[], hand=["red-4"])
    table.play("play red-4")
    assert [event.args for event in table.told if event.key == "token-placed"] == [
        {"place": 4, "square": "s04", "colour": "red", "animal": "snake"},
        {"place": 7, "square": "s07", "colour": "orange", "animal": "tiger"},
    ]


def test_tokens_are_placed_before_the_pawn_moves_so_a_card_can_open_its_own_way() -> None:
    table = arranged(pawns={"1a": "s09"}, tokens=numbered(1, 9), hand=["blue-1"])
    table.play("play blue-1", "pawn 1")
    assert (table.placed(), table.at("1a")) == (["s10", "s11"], "s11")


def test_tokens_are_removed_before_the_pawn_moves_so_a_card_can_close_its_own_way() -> None:
    table = arranged(pawns={"1a": "s70"}, hand=["blue-1"])
    table.play("play blue-1", "pawn 1")
    assert (table.removed(), table.at("1a")) == (["finish", "s71"], "s69")


# 6C. Moving a pawn


def test_a_pawn_goes_to_the_next_square_of_the_discs_colour() -> None:
    table = arranged(pawns={"1a": "s02"}, hand=["blue-2"])
    table.play("play blue-2", "pawn 1")
    assert table.at("1a") == "s05"
    assert table.event("pawn-forward") == {
        "seat": 0, "pawn": 1, "thing": "1a", "from": 2, "to": 5, "square": "s05", "colour": "blue",
    }  # fmt: skip


def test_the_second_pawn_of_a_later_team_moves_the_same_way() -> None:
    table = arranged(4, team=3, pawns={"3a": "s02", "3b": "s09"}, hand=["yellow-3"])
    table.play("play yellow-3", "pawn 2")
    assert (table.at("3a"), table.at("3b")) == ("s02", "s12")
    assert (table.event("pawn-forward")["seat"], table.event("pawn-forward")["pawn"]) == (2, 2)


def test_a_pawn_leaves_the_start_for_the_first_square_of_the_colour() -> None:
    table = arranged(hand=["orange-4"])
    table.play("play orange-4")
    assert (table.at("1a"), table.event("pawn-forward")["from"]) == ("s07", 0)


def test_a_pawn_passes_over_other_pawns_and_its_partner() -> None:
    table = arranged(pawns={"1a": "s02", "1b": "s03", "2a": "s04"}, hand=["blue-2"])
    table.play("play blue-2", "pawn 1")
    assert table.at("1a") == "s05"


def test_an_occupied_square_is_passed_for_the_next_of_its_colour() -> None:
    table = arranged(pawns={"1a": "s02", "2a": "s05", "2b": "s08"}, hand=["blue-2"])
    table.play("play blue-2", "pawn 1")
    assert table.at("1a") == "s11"


def test_the_square_of_the_partner_is_occupied_too() -> None:
    table = arranged(pawns={"1a": "s02", "1b": "s05"}, hand=["blue-2"])
    table.play("play blue-2", "pawn 1")
    assert table.at("1a") == "s08"


def test_a_pawn_may_not_cross_a_wild_square() -> None:
    """5. Every coloured square without a token is wild."""
    table = arranged(pawns={"1a": "s06"}, tokens=[*numbered(1, 6), "s08"], hand=["blue-2"])
    table.play("play blue-2", "pawn 1")
    assert table.at("1a") == "s05"


def test_a_pawn_may_not_stop_on_a_wild_square_nor_look_behind_it() -> None:
    table = arranged(pawns={"1a": "s06"}, tokens=[*numbered(1, 7), *numbered(9, 12)], hand=["blue-2"])
    table.play("play blue-2", "pawn 1")
    assert table.at("1a") == "s05"


def test_the_squares_behind_a_pawn_need_no_token_when_it_goes_forward() -> None:
    table = arranged(pawns={"1a": "s06"}, wild=numbered(1, 5), hand=["blue-2"])
    table.play("play blue-2")
    assert table.at("1a") == "s08"


def test_a_pawn_that_cannot_go_forward_goes_back_to_the_nearest_square_of_the_colour() -> None:
    table = arranged(pawns={"1a": "s06"}, wild=["s07", "s68"], hand=["blue-2"])
    table.play("play blue-2", "pawn 1")
    assert table.at("1a") == "s05"
    assert table.event("pawn-back") == {
        "seat": 0, "pawn": 1, "thing": "1a", "from": 6, "to": 5, "square": "s05", "colour": "blue", "because": "wild", "place": 7,
    }  # fmt: skip


def test_going_back_an_occupied_square_is_passed_as_well() -> None:
    table = arranged(pawns={"1a": "s06", "2a": "s05"}, wild=["s07", "s68"], hand=["blue-2"])
    table.play("play blue-2", "pawn 1")
    assert table.at("1a") == "s01"


def test_going_back_a_wild_square_may_not_be_crossed() -> None:
    table = arranged(pawns={"1a": "s06", "2a": "s05"}, tokens=["s01", "s02", "s05", "s06"], hand=["blue-3"])
    table.play("play blue-3")
    assert (table.at("1a"), table.at("1b"), table.event("pawn-stays")["behind-place"]) == ("s06", "s01", 4)


def test_a_pawn_that_can_go_neither_way_stays() -> None:
    table = arranged(pawns={"1a": "s06", "1b": "s09"}, tokens=["s06", "s09"], hand=["red-1"])
    table.play("play red-1")
    assert (table.at("1a"), table.at("1b")) == ("s06", "s09")
    assert [event.args["thing"] for event in table.told if event.key == "pawn-stays"] == ["1a", "1b"]
    assert table.asked() == "2 card"


def test_nobody_goes_back_to_the_start() -> None:
    table = arranged(pawns={"1a": "s02", "1b": "s01"}, tokens=["s01", "s02"], hand=["green-3"])
    table.play("play green-3")
    assert (table.at("1a"), table.at("1b")) == ("s02", "s01")
    assert [event.args["behind"] for event in table.told if event.key == "pawn-stays"] == ["no-square", "no-square"]


def test_a_pawn_can_go_back_to_the_first_square() -> None:
    table = arranged(pawns={"1a": "s02"}, tokens=["s01", "s02"], hand=["blue-2"])
    table.play("play blue-2", "pawn 1")
    assert table.at("1a") == "s01"


# 6C. Which pawn: the choice


def test_the_team_is_asked_which_pawn_moves_when_both_can() -> None:
    table = arranged(pawns={"1a": "s02"}, hand=["blue-2"])
    table.play("play blue-2")
    assert (table.asked(), table.moves()) == ("1 pawn", ["pawn 1", "pawn 2"])
    assert table.state.decision().args == {"seat": 0, "card": "blue-2", "colour": "blue"}
    assert (table.at("1a"), table.at("1b"), table.view()["card"]) == ("s02", "start", "blue-2")


@pytest.mark.parametrize(("choice", "first", "second"), [("pawn 1", "s05", "start"), ("pawn 2", "s02", "s01")])
def test_the_pawn_that_was_chosen_moves_and_the_other_stays(choice: str, first: str, second: str) -> None:
    table = arranged(pawns={"1a": "s02"}, hand=["blue-2"])
    table.play("play blue-2", choice)
    assert (table.at("1a"), table.at("1b")) == (first, second)


def test_a_team_may_choose_the_pawn_that_goes_back_although_the_other_could_go_forward() -> None:
    table = arranged(pawns={"1a": "s12", "1b": "s02"}, tokens=numbered(1, 12), hand=["blue-3"])
    table.play("play blue-3", "pawn 1")
    assert (table.at("1a"), table.at("1b")) == ("s11", "s02")


def test_a_pawn_that_could_go_forward_is_never_made_to_go_back() -> None:
    table = arranged(pawns={"1a": "s06", "1b": "s09"}, hand=["blue-2"])
    table.play("play blue-2", "pawn 1")
    assert (table.at("1a"), "pawn-back" in table.told_keys()) == ("s08", False)


def test_the_first_pawn_moves_unasked_when_only_it_can() -> None:
    table = arranged(pawns={"1a": "s02", "1b": "s17"}, tokens=[*numbered(1, 5), "s17"], hand=["blue-3"])
    table.play("play blue-3")
    assert (table.at("1a"), table.at("1b"), table.asked()) == ("s05", "s17", "2 card")
    assert table.event("pawn-stays")["thing"] == "1b"


def test_the_second_pawn_moves_unasked_when_only_it_can_even_if_it_has_to_go_back() -> None:
    table = arranged(pawns={"1a": "s17", "1b": "s06"}, tokens=[*numbered(1, 6), "s17"], hand=["blue-2"])
    table.play("play blue-2")
    assert (table.at("1a"), table.at("1b"), table.asked()) == ("s17", "s05", "2 card")
    assert table.event("pawn-stays")["thing"] == "1a"


def test_two_pawns_on_the_start_are_interchangeable_so_nobody_is_asked() -> None:
    table = arranged(hand=["blue-2"])
    table.play("play blue-2")
    assert (table.at("1a"), table.at("1b"), table.asked()) == ("s01", "start", "2 card")
    assert "pawn-stays" not in table.told_keys()


def test_two_pawns_on_the_start_that_cannot_leave_stay_and_this_is_told_once() -> None:
    table = arranged(tokens=[], hand=["blue-2"])
    table.play("play blue-2")
    assert (table.at("1a"), table.at("1b"), table.asked()) == ("start", "start", "2 card")
    assert table.event("pawn-stays") == {
        "seat": 0, "pawn": 1, "thing": "1a", "at": 0, "colour": "blue",
        "because": "wild", "place": 1, "behind": "no-square", "behind-place": 0,
    }  # fmt: skip


def test_when_neither_pawn_can_move_the_turn_goes_on_with_drawing() -> None:
    table = arranged(pawns={"1a": "s02"}, tokens=["s02"], hand=["blue-3"])
    table.play("play blue-3")
    assert (table.at("1a"), table.at("1b"), table.asked(), len(table.hand(0))) == ("s02", "start", "2 card", 7)
    assert table.told_keys()[-2:] == ["card-drawn", "card-drawn-own"]


# 6C. The reasons that are told


def test_occupied_squares_ahead_are_the_reason_when_every_one_of_the_colour_is_taken() -> None:
    table = arranged(3, pawns={"1a": "s30", "1b": "s67", "2a": "s31", "2b": "s42", "3a": "s51", "3b": "s68"}, hand=["orange-2"])
    table.play("play orange-2", "pawn 1")
    assert (told_reason(table, "pawn-back"), table.at("1a")) == (("occupied", 31), "s23")


def test_a_wild_square_behind_occupied_ones_is_the_reason_when_a_free_one_lies_behind_it() -> None:
    table = arranged(pawns={"1a": "s06", "2a": "s08"}, tokens=[*numbered(1, 9), "s11"], hand=["blue-2"])
    table.play("play blue-2", "pawn 1")
    assert told_reason(table, "pawn-back") == ("wild", 10)


def test_the_elephant_is_the_reason_when_it_holds_the_leader() -> None:
    table = arranged(pawns={"1a": "s17"}, hand=["blue-2"])
    table.play("play blue-2", "pawn 1")
    assert (told_reason(table, "pawn-back"), table.at("1a")) == (("elephant", 18), "s16")


def test_no_square_of_the_colour_is_the_reason_after_the_last_one() -> None:
    table = arranged(pawns={"1a": "s66"}, wild=["s70", "s71"], hand=["yellow-3"])
    table.play("play yellow-3", "pawn 1")
    assert (told_reason(table, "pawn-back"), table.at("1a")) == (("no-square", 66), "s64")


def test_a_wild_square_is_no_reason_when_no_square_of_the_colour_lies_behind_it() -> None:
    table = arranged(pawns={"1a": "s66"}, wild=["s65", "finish"], hand=["yellow-3"])
    table.play("play yellow-3")
    assert told_reason(table, "pawn-stays") == ("no-square", 66)


def test_both_reasons_are_told_when_a_pawn_stays() -> None:
    table = arranged(pawns={"1a": "s17", "2a": "s16"}, tokens=["s16", "s17", "s19", "s20"], hand=["yellow-4"])
    table.play("play yellow-4")
    stays = [event.args for event in table.told if event.key == "pawn-stays" and event.args["thing"] == "1a"]
    assert stays == [
        {
            "seat": 0, "pawn": 1, "thing": "1a", "at": 17, "colour": "yellow",
            "because": "elephant", "place": 18, "behind": "wild", "behind-place": 15,
        }
    ]  # fmt: skip


# 6D. Drawing a card


def test_at_the_end_of_the_turn_a_card_is_drawn_so_the_hand_keeps_its_size() -> None:
    table = arranged(hand=["blue-2"])
    before = table.view()["pile"]["count"]
    table.play("play blue-2")
    assert (len(table.hand(0)), table.view()["pile"]["count"], table.view()["turns"]) == (7, before - 1, 1)


def test_no_card_is_drawn_before_the_pawn_has_moved() -> None:
    table = arranged(pawns={"1a": "s02"}, hand=["blue-2"])
    table.play("play blue-2")
    assert (len(table.hand(0)), "card-drawn" in table.told_keys()) == (6, False)


def test_a_team_is_told_which_card_it_drew_and_the_others_only_that_one_was_drawn() -> None:
    table = arranged(3, team=2, hand=["blue-2"])
    before = set(table.hand(1))
    table.play("play blue-2")
    (drawn,) = set(table.hand(1)) - before
    assert table.event("card-drawn-own") == {"seat": 1, "card": drawn, "colour": drawn.split("-")[0]}
    assert table.event("card-drawn") == {"seat": 1}
    readers = {event.key: [seat for seat in range(-1, 3) if event.seen_by(seat)] for event in table.told[-2:]}
    assert readers == {"card-drawn": [-1, 0, 2], "card-drawn-own": [1]}


def test_every_card_of_the_pile_can_be_drawn() -> None:
    drawn: set[str] = set()
    for seed in range(300):
        table = Table(arranged(seats=6, hand=["blue-2"], seed="always").state, seed)
        table.play("play blue-2")
        drawn.add(table.event("card-drawn-own")["card"])
    start = arranged(seats=6, hand=["blue-2"], seed="always")
    assert drawn == set(ALL_CARDS) - {card for seat in range(6) for card in start.hand(seat)}


def test_the_last_card_of_the_pile_is_drawn_without_a_shuffle() -> None:
    table = arranged(hand=["blue-2"], played=played_but("blue-2", count=15))
    table.play("play blue-2")
    assert (table.view()["pile"]["count"], len(table.view()["played"]), "pile-shuffled" in table.told_keys()) == (0, 16, False)


def test_with_an_empty_pile_the_played_cards_are_shuffled_including_the_one_just_played() -> None:
    table = arranged(hand=["blue-2"], played=played_but("blue-2", count=16))
    assert table.view()["pile"]["count"] == 0
    table.play("play blue-2")
    assert table.event("pile-shuffled") == {"count": 17}
    assert (table.view()["pile"]["count"], table.view()["played"], len(table.hand(0))) == (16, [], 7)
    assert table.state.faults() == []


def test_the_card_just_played_can_be_drawn_again_after_the_shuffle() -> None:
    back = 0
    for seed in range(200):
        table = arranged(hand=["blue-2"], played=played_but("blue-2", count=16), seed=seed)
        table.play("play blue-2")
        back += "blue-2" in table.hand(0)
    assert 2 < back < 30
