"""What a player of Flucht aus Mangrovia may know: the things a move touches, notes, previews, what can be taken back, views and guesses."""

import json
from typing import Any

import pytest

from archipel.engine.dealer import QuickDealer, Witness
from archipel.engine.match import Match, start
from archipel.engine.phrase import NOBODY, SPECTATOR, Data, Event, Refused, Trouble
from archipel.engine.record import Player
from archipel.games import find
from tests.games.flucht_table import ALL_CARDS, GAME, Table, arranged, dealt, numbered, played_but


def pawn_asked(**position: Any) -> Table:
    table = arranged(**{"pawns": {"1a": "s02"}, "hand": ["blue-2", "red-1"], **position})
    table.play("play blue-2")
    return table


def won() -> Table:
    table = arranged(pawns={"1a": "finish", "1b": "s71"}, hand=["red-3"])
    table.play("play red-3")
    return table


def reshuffled(seats: int = 2) -> Table:
    """Right after the first shuffle: team 1 has played blue-2 and drawn from the new pile."""
    size = {2: 7, 3: 6}[seats]
    table = arranged(seats, hand=["blue-2"], played=played_but("blue-2", count=30 - seats * size))
    table.play("play blue-2")
    assert "pile-shuffled" in table.told_keys()
    return table


def test_the_game_is_found_by_its_name() -> None:
    assert (find("flucht").title, GAME.fewest, GAME.most) == ("Flucht aus Mangrovia", 2, 6)


# Things, notes, previews


def test_a_card_touches_itself_and_a_pawn_touches_the_square_it_goes_to() -> None:
    table = pawn_asked()
    assert table.state.things(table.state.parse("pawn 1")) == ["1a", "s05"]
    assert table.state.things(table.state.parse("pawn 2")) == ["1b", "s01"]
    assert arranged(hand=["red-1"]).state.things(arranged().state.parse("play red-1")) == ["red-1"]


def test_the_things_of_a_later_team_are_its_own_pawns() -> None:
    table = arranged(3, team=3, pawns={"3a": "s02"}, hand=["blue-2"])
    table.play("play blue-2")
    assert table.state.things(table.state.parse("pawn 2")) == ["3b", "s01"]


def test_each_card_in_hand_is_noted_with_what_it_covers_and_where_it_would_lead_each_pawn() -> None:
    hand = ["blue-2", "yellow-3", "orange-2", "green-4", "red-1", "red-3", "red-5"]
    table = arranged(pawns={"1a": "s12", "1b": "s08"}, tokens=["s04", "s08", "s09", "s10", "s11", "s12", "s13"], hand=hand)
    assert table.noted() == [
        ("blue-2", "covers", [2, 3]), ("blue-2", "goes-back", 1, "s11"), ("blue-2", "goes-forward", 2, "s11"),
        ("yellow-3", "covers", [1, 3]), ("yellow-3", "goes-back", 1, "s09"), ("yellow-3", "goes-forward", 2, "s09"),
        ("red-1", "covers", [1, 5]), ("red-1", "goes-back", 1, "s10"), ("red-1", "goes-forward", 2, "s10"),
        ("red-3", "covers", [2, 3]), ("red-3", "goes-back", 1, "s10"), ("red-3", "goes-forward", 2, "s10"),
        ("red-5", "covers", [1, 2, 3]), ("red-5", "goes-back", 1, "s10"), ("red-5", "goes-forward", 2, "s10"),
        ("green-4", "covers", [1, 5]), ("green-4", "goes-forward", 1, "s13"), ("green-4", "goes-forward", 2, "s13"),
        ("orange-2", "covers", [1, 5]), ("orange-2", "stays", 1, "wild"), ("orange-2", "stays", 2, "wild"),
    ]  # fmt: skip


def test_a_card_that_takes_tokens_away_is_noted_with_them() -> None:
    table = arranged(wild=["s71"], hand=["yellow-1", "orange-2"])
    noted = [mark for mark in table.noted() if mark[0] in ("yellow-1", "orange-2") and mark[1] in ("covers", "uncovers")]
    assert noted == [("yellow-1", "covers", [71]), ("yellow-1", "uncovers", [64])]


def test_the_finish_is_noted_too_when_a_card_covers_it() -> None:
    assert ("green-2", "covers", [72]) in arranged(wild=["finish"], hand=["green-2"]).noted()


def test_pawns_that_stand_together_on_the_start_are_noted_once() -> None:
    table = arranged(hand=["blue-2"])
    assert [mark for mark in table.noted() if mark[:2] == ("blue-2", "goes-forward")] == [("blue-2", "goes-forward", 1, "s01")]


def test_the_note_on_a_card_takes_the_tokens_of_that_card_into_account() -> None:
    table = arranged(pawns={"1a": "s09", "1b": "s10"}, tokens=numbered(1, 10), hand=["blue-1", "blue-2"])
    marks = [mark for mark in table.noted() if mark[0] in ("blue-1", "blue-2") and mark[2] == 1]
    assert marks == [("blue-1", "goes-forward", 1, "s11"), ("blue-2", "goes-back", 1, "s08")]


def test_the_notes_change_nothing_on_the_table() -> None:
    table = arranged(tokens=[], pawns={})
    before = table.state.digest()
    table.state.marks()
    assert table.state.digest() == before


def test_once_the_card_is_played_each_pawn_is_noted_with_where_it_goes() -> None:
    assert pawn_asked().noted() == [("1a", "goes-forward", 1, "s05"), ("1b", "goes-forward", 2, "s01")]
    table = arranged(3, team=2, pawns={"2a": "s17"}, hand=["blue-2"])
    table.play("play blue-2")
    assert table.noted() == [("2a", "goes-back", 1, "s16"), ("2b", "goes-forward", 2, "s01")]


def test_a_note_says_from_where_to_where_by_number() -> None:
    assert [mark.args for mark in pawn_asked().state.marks()] == [
        {"pawn": 1, "from": 2, "to": 5, "square": "s05"},
        {"pawn": 2, "from": 0, "to": 1, "square": "s01"},
    ]


def test_a_pawn_that_would_stay_is_noted_with_the_reason() -> None:
    table = arranged(pawns={"1a": "finish", "1b": "s17"}, tokens=["s17", "finish"], hand=["blue-2"])
    assert [mark.args for mark in table.state.marks() if (mark.thing, mark.key) == ("blue-2", "stays")] == [
        {"pawn": 1, "from": 72, "because": "arrived", "place": 72},
        {"pawn": 2, "from": 17, "because": "wild", "place": 19},
    ]


def test_nothing_is_noted_once_the_game_is_over() -> None:
    assert won().noted() == []


def test_a_preview_of_a_card_stops_where_the_pawn_is_asked_for() -> None:
    table = arranged(pawns={"1a": "s02"}, hand=["blue-2"])
    assert table.preview("play blue-2") == ["card-played", "token-removed", "token-removed"]


def test_a_preview_stops_at_the_draw_and_shows_no_drawn_card() -> None:
    table = arranged(hand=["blue-2"])
    assert table.preview("play blue-2") == ["card-played", "token-removed", "token-removed", "pawn-forward"]
    assert pawn_asked().preview("pawn 2") == ["pawn-forward"]


def test_a_preview_of_the_last_card_of_the_pile_does_not_show_it_either() -> None:
    table = arranged(hand=["blue-2"], played=played_but("blue-2", count=15))
    assert (table.view()["pile"]["count"], table.preview("play blue-2")[-1]) == (1, "pawn-forward")


def test_a_preview_of_the_winning_move_shows_the_victory() -> None:
    table = arranged(pawns={"1a": "finish", "1b": "s71"}, hand=["red-3"])
    assert table.preview("play red-3")[-2:] == ["pawn-arrives", "wins"]


def test_a_preview_changes_nothing_and_is_exactly_what_is_told_when_the_move_is_played() -> None:
    table = arranged(hand=["blue-2"])
    before = table.state.digest()
    shown = [event.data() for event in table.state.preview(table.state.parse("play blue-2"))]
    assert table.state.digest() == before
    assert [event.data() for event in table.play("play blue-2")][: len(shown)] == shown


# Taking back


def test_a_card_can_be_taken_back_as_long_as_the_pawn_is_asked_for() -> None:
    table = arranged(pawns={"1a": "s02"}, hand=["blue-2"])
    assert not table.state.final(table.state.parse("play blue-2"))
    assert pawn_asked().state.final(pawn_asked().state.parse("pawn 1"))


def test_a_card_that_leads_on_to_the_draw_cannot_be_taken_back() -> None:
    table = arranged(hand=["blue-2"])
    assert table.state.final(table.state.parse("play blue-2"))
    last = arranged(hand=["blue-2"], played=played_but("blue-2", count=15))
    assert last.state.final(last.state.parse("play blue-2"))


def test_the_winning_move_cannot_be_taken_back() -> None:
    table = arranged(pawns={"1a": "finish", "1b": "s71"}, hand=["red-3"])
    assert table.state.final(table.state.parse("play red-3"))


def match_with_a_pawn_asked() -> tuple[Match, int, bytes]:
    """A match in which a team has just played a card and is asked for a pawn; its seat, and the table before that card."""
    match = start(GAME, [Player("person", "Ann"), Player("person", "Bo")], bytes(range(32)))
    while True:
        seat, before = match.state.seat, match.state.digest()
        match.play(seat, match.state.text(match.state.moves()[-1]))
        if match.state.decision().key == "pawn":
            return match, seat, before


def test_in_a_match_the_card_is_taken_back_while_the_pawn_is_asked_for() -> None:
    match, seat, before = match_with_a_pawn_asked()
    match.undo(seat)
    assert (match.state.digest(), match.state.seat, match.state.decision().key) == (before, seat, "card")


def test_in_a_match_nothing_is_taken_back_after_the_draw() -> None:
    match, seat, _ = match_with_a_pawn_asked()
    match.play(seat, "pawn 1")
    for asking, key in ((seat, "not-your-turn"), (1 - seat, "undo-drawn")):
        with pytest.raises(Refused) as refused:
            match.undo(asking)
        assert refused.value.reason.key == key


def test_in_a_match_only_the_team_that_is_asked_takes_back() -> None:
    match, seat, _ = match_with_a_pawn_asked()
    with pytest.raises(Refused) as refused:
        match.undo(1 - seat)
    assert refused.value.reason.key == "not-your-turn"


def test_a_drawn_card_is_learnt_by_its_team_alone() -> None:
    learnt = []
    for seat in range(3):
        table = arranged(3, hand=["blue-2"])
        witness = Witness(table.dealer, seat)
        table.state.play(table.state.parse("play blue-2"), witness)
        learnt.append(witness.learnt)
    assert learnt == [True, False, False]


def test_everybody_learns_who_starts() -> None:
    witness = Witness(QuickDealer(0), SPECTATOR)
    GAME.new(2, dealer=witness)
    assert witness.learnt


# Views


def everything_hidden(table: Table, seat: int) -> list[Data]:
    """The same table with hidden cards changed, as data: each time another seat's hand and the pile swap a card of the same shuffle."""
    others = []
    data = table.state.data()
    since = data["table"]["since"]
    for team in range(table.state.seats):
        if team != seat:
            for mine in data["table"]["hands"][team]:
                for pile in data["table"]["pile"]:
                    if since[mine] == since[pile]:
                        other = json.loads(json.dumps(data))
                        other["table"]["hands"][team] = sorted({*data["table"]["hands"][team], pile} - {mine})
                        other["table"]["pile"] = sorted({*data["table"]["pile"], mine} - {pile})
                        others.append(other)
    return others


@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1, 2])
@pytest.mark.parametrize("table", [dealt(3), pawn_asked(seats=3), arranged(3, pawns={"1a": "s05"}, played=["red-1"])])
def test_nobody_sees_a_difference_when_only_hidden_cards_differ(table: Table, seat: int) -> None:
    others = everything_hidden(table, seat)
    assert len(others) >= 100
    assert all(GAME.restore(other).view(seat) == table.view(seat) for other in others)


def test_a_team_sees_its_own_cards_and_only_how_many_the_others_hold() -> None:
    table = dealt(3)
    shown = [sorted(team["hand"]) for team in table.view(1)["teams"]]
    assert shown == [["by_shuffle", "count"], ["by_shuffle", "cards", "count"], ["by_shuffle", "count"]]


def test_a_spectator_sees_no_hand_at_all() -> None:
    view = dealt(3).view(SPECTATOR)
    assert view["seat"] == SPECTATOR
    assert ["cards" in team["hand"] for team in view["teams"]] == [False, False, False]


def test_even_after_the_end_the_other_hands_stay_hidden() -> None:
    assert ["cards" in team["hand"] for team in won().view(1)["teams"]] == [False, True]


def test_everybody_sees_pawns_tokens_played_cards_and_who_is_asked_for_what() -> None:
    table = arranged(2, {"bridge": "yes"}, tokens=["s01", "s02"], pawns={"2a": "s02"}, played=["red-1"])
    for seat in (SPECTATOR, 0, 1):
        view = table.view(seat)
        assert (view["game"], view["seats"], view["options"], view["seat"]) == ("flucht", 2, {"bridge": "yes", "rounds": "0"}, seat)
        assert [team["pawns"] for team in view["teams"]] == [{"1a": "start", "1b": "start"}, {"2a": "s02", "2b": "start"}]
        assert (view["tokens"], view["played"], view["pile"]["count"]) == (["s01", "s02"], ["red-1"], 15)
        assert (view["asked"], view["decision"], view["card"]) == (0, {"key": "card", "args": {"seat": 0}}, None)
        assert (view["over"], view["winner"], view["turns"], view["starter"]) == (False, NOBODY, 0, 0)


def test_the_card_that_was_just_played_is_shown_until_the_pawn_has_moved() -> None:
    table = pawn_asked()
    assert (table.view()["card"], table.view()["decision"]["key"]) == ("blue-2", "pawn")
    table.play("pawn 1")
    assert table.view()["card"] is None


def test_a_view_is_data_and_no_part_of_the_table() -> None:
    table = dealt(2)
    before = table.state.digest()
    view = table.view(0)
    assert json.loads(json.dumps(view)) == view
    view["teams"][0]["hand"]["cards"].clear()
    view["options"]["bridge"] = "yes"
    assert (table.state.digest(), table.view()["options"]["bridge"]) == (before, "no")


def test_everybody_knows_which_cards_went_through_which_shuffle() -> None:
    table = reshuffled()
    shuffled = {card for card, shuffle in table.view()["shuffle"].items() if shuffle == 1}
    assert shuffled == {*played_but("blue-2", count=16), "blue-2"}
    assert table.view()["pile"] == {"count": 16, "by_shuffle": {"1": 16}}
    assert [team["hand"]["by_shuffle"] for team in table.view()["teams"]] == [{"0": 6, "1": 1}, {"0": 7}]


def test_before_any_shuffle_all_cards_are_alike() -> None:
    view = dealt(2).view(0)
    assert view["shuffle"] == dict.fromkeys(ALL_CARDS, 0)
    assert (view["pile"]["by_shuffle"], view["teams"][1]["hand"]["by_shuffle"]) == ({"0": 16}, {"0": 7})


def test_a_second_shuffle_is_told_apart_from_the_first() -> None:
    table = dealt(2)
    shuffles = 0
    while shuffles < 2:
        shuffles += [event.key for event in table.play(table.moves()[0])].count("pile-shuffled")
    numbers = set(table.view()["shuffle"].values())
    assert max(numbers) == 2
    restored = Table(GAME.restore(table.state.data()))
    while shuffles < 3:
        shuffles += [event.key for event in restored.play(restored.moves()[0])].count("pile-shuffled")
    assert max(restored.view()["shuffle"].values()) == 3


# Guesses


def played_on(seats: int, moves: int) -> Table:
    table = dealt(seats, seed=moves)
    for _ in range(moves):
        table.play(table.moves()[0])
    return table


@pytest.mark.parametrize(
    "table", [dealt(2), dealt(6), pawn_asked(), won(), reshuffled(), reshuffled(3), played_on(3, 40), played_on(5, 90)]
)
def test_a_guess_looks_just_like_the_real_table_to_its_seat(table: Table) -> None:
    for seat in range(SPECTATOR, table.state.seats):
        for seed in range(5):
            guess = GAME.guess(table.view(seat), QuickDealer(seed))
            assert (guess.view(seat), guess.faults()) == (table.view(seat), [])


def test_a_guess_gives_every_unseen_card_its_chance() -> None:
    table = dealt(2)
    guesses = [Table(GAME.guess(table.view(0), QuickDealer(seed))) for seed in range(200)]
    held = [card for guess in guesses for card in guess.hand(1)]
    assert set(held) == set(ALL_CARDS) - set(table.hand(0))
    assert all(30 < held.count(card) < 100 for card in set(held))


def test_a_guess_leaves_ones_own_hand_and_the_played_cards_alone() -> None:
    table = played_on(3, 20)
    for seat in range(3):
        guess = Table(GAME.guess(table.view(seat), QuickDealer(seat)))
        assert (guess.hand(seat), guess.view()["played"]) == (table.hand(seat), table.view()["played"])


def test_with_two_teams_the_old_cards_of_the_other_are_known_exactly_after_a_shuffle() -> None:
    table = reshuffled()
    for seed in range(20):
        guess = Table(GAME.guess(table.view(0), QuickDealer(seed)))
        assert guess.hand(1) == table.hand(1)
        old = [card for card in table.hand(0) if table.view()["shuffle"][card] == 0]
        other = Table(GAME.guess(table.view(1), QuickDealer(seed)))
        assert [card for card in other.hand(0) if table.view()["shuffle"][card] == 0] == old


def test_the_card_that_was_drawn_after_the_shuffle_stays_unknown_to_the_other_team() -> None:
    table = reshuffled()
    drawn = {tuple(set(Table(GAME.guess(table.view(1), QuickDealer(seed))).hand(0)) - set(table.hand(0))) for seed in range(100)}
    assert len(drawn) > 10


def test_with_three_teams_the_old_cards_of_the_others_are_guessed_among_the_old_ones() -> None:
    table = reshuffled(3)
    old = set(table.hand(1)) | set(table.hand(2))
    hands = [set(Table(GAME.guess(table.view(0), QuickDealer(seed))).hand(1)) for seed in range(50)]
    assert all(hand <= old for hand in hands)
    assert set().union(*hands) == old


def test_a_guess_plays_on_like_a_real_table() -> None:
    table = Table(GAME.guess(played_on(4, 30).view(2), QuickDealer(0)))
    for _ in range(30):
        table.play(table.moves()[0])
        assert table.state.faults() == []


# Keeping a table


@pytest.mark.parametrize("table", [dealt(4), pawn_asked(), won(), reshuffled(), played_on(3, 60)])
def test_a_table_is_written_and_read_back_exactly(table: Table) -> None:
    again = GAME.restore(json.loads(json.dumps(table.state.data())))
    assert (again.digest(), again.data()) == (table.state.digest(), table.state.data())
    assert [again.view(seat) for seat in range(-1, again.seats)] == [table.view(seat) for seat in range(-1, again.seats)]
    assert (again.moves(), again.faults()) == (table.state.moves(), [])


@pytest.mark.parametrize("table", [dealt(4), dealt(5, seed=3), pawn_asked(), reshuffled(), played_on(3, 60), played_on(5, 90)])
def test_a_copy_plays_on_by_itself_and_like_the_original(table: Table) -> None:
    before = table.state.data()
    copy = Table(table.state.copy(), "same")
    again = Table(GAME.restore(before), "same")
    assert copy.state.data() == before
    for _ in range(60):
        copy.play(copy.moves()[0])
        again.play(again.moves()[0])
    assert (copy.state.data(), copy.view(0)) == (again.state.data(), again.view(0))
    assert table.state.data() == before


def test_a_copy_of_a_finished_game_is_finished() -> None:
    copy = won().state.copy()
    assert (copy.view(0), copy.moves(), copy.ranking()) == (won().view(0), [], [1, 2])


def test_whether_anybody_listens_makes_no_difference_to_the_game() -> None:
    loud, quiet = dealt(3, {"rounds": "25"}), dealt(3, {"rounds": "25"})
    while not loud.state.over:
        move = loud.state.moves()[-1]
        loud.play(loud.state.text(move))
        quiet.state.play(move, quiet.dealer)
        assert loud.state.digest() == quiet.state.digest()


def test_a_winning_move_needs_no_listener() -> None:
    table = arranged(pawns={"1a": "finish", "1b": "s71"}, hand=["red-3"])
    table.state.play(table.state.parse("play red-3"), table.dealer)
    assert (table.state.over, table.view()["winner"]) == (True, 0)


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"pile": []}, "the cards are not each in one place"),
        ({"hands": [[0, 1, 2, 3, 4, 5], [7, 8, 9, 10, 11, 12, 13]], "pile": [6, *range(14, 30)]}, "team 1 holds 6 cards"),
        ({"hands": [[0, 1, 2, 3, 4, 5, 6, 7], [8, 9, 10, 11, 12, 13, 14]], "pile": list(range(15, 30))}, "team 1 holds 8 cards"),
        ({"covered": [18]}, "a token lies on s18"),
        ({"covered": [0]}, "a token lies on start"),
        ({"pawns": [5, 0, 0, 0]}, "a pawn stands on s05, which is not covered"),
        ({"pawns": [5, 5, 0, 0], "covered": [5]}, "2 pawns stand on s05"),
        ({"pile": list(range(29, 13, -1))}, "a state may hold no order"),
    ],
)
def test_a_table_on_which_something_is_lost_or_doubled_says_so(change: Data, fault: str) -> None:
    good: Data = {
        "seat": 0, "over": False, "starter": 0, "turns": 0, "winner": NOBODY, "card": -1, "pawns": [0, 0, 0, 0], "covered": [],
        "hands": [list(range(7)), list(range(7, 14))], "pile": list(range(14, 30)), "played": [], "since": [0] * 30,
    }  # fmt: skip
    data = dealt(2).state.data()
    assert GAME.restore({**data, "table": good}).faults() == []
    with pytest.raises(Trouble, match="position-broken") as caught:
        GAME.restore({**data, "table": {**good, **change}})
    assert caught.value.reason.args["problem"].startswith(fault)


@pytest.mark.parametrize(
    "change", [{"pawns": [999, 0, 0, 0]}, {"pawns": [-5, 0, 0, 0]}, {"pawns": [0]}, {"pile": [77]}, {"covered": "all"}]
)
def test_an_impossible_table_is_refused(change: Data) -> None:
    data = dealt(2).state.data()
    with pytest.raises(Trouble, match="position-broken"):
        GAME.restore({**data, "table": {**data["table"], **change}})
    strange: list[Data] = [{**data, "options": {"rounds": "-5"}}, {**data, "seats": 9}, {**data, "edition": "?"}, {"table": {}}]
    for broken in strange:
        with pytest.raises(Trouble):
            GAME.restore(broken)


def test_what_is_handed_out_is_not_the_state_itself() -> None:
    state = dealt(2).state
    before = state.data()
    state.data()["options"]["bridge"] = "yes"
    state.view(0)["options"]["bridge"] = "yes"
    told: list[Event] = []
    state.copy().play(state.moves()[0], QuickDealer(1), told.append)
    told[0].data()["args"]["card"] = "forged"
    assert state.data() == before
    assert told[0].args["card"] != "forged"


def test_scripts_may_give_options_as_python_values() -> None:
    state = GAME.new(3, {"bridge": True, "rounds": 3}, None, QuickDealer(1))
    assert state.options == {"bridge": "yes", "rounds": "3"}
    with pytest.raises(TypeError, match="dealer"):
        GAME.new(3)


def test_there_is_no_view_from_a_seat_that_is_not_there() -> None:
    for seat in (-2, 2, 9):
        with pytest.raises(Trouble, match="no-such-seat"):
            dealt(2).state.view(seat)
    for move in (-1, 999):
        with pytest.raises(Refused, match="no-such-move"):
            dealt(2).state.text(move)


# Nothing that the game can say is left untried


def heard_everywhere() -> set[str]:
    told: list[Event] = dealt(3, {"rounds": "1"}).told
    orange = {"1a": "s07", "1b": "s23", "2a": "s31", "2b": "s42", "3a": "s51", "3b": "s68"}
    rounds = dealt(2, {"rounds": "1"})
    while not rounds.state.over:
        rounds.play(rounds.moves()[0])
    kept = arranged(3, pawns=orange, hand=["green-5"])
    kept.play("play green-5")
    back = arranged(pawns={"1a": "s17"}, hand=["blue-2"])
    back.play("play blue-2", "pawn 1")
    placed = arranged(tokens=[], hand=["blue-2"])
    placed.play("play blue-2")
    for table in (rounds, kept, back, placed, won(), reshuffled()):
        told = told + table.told
    return {event.key for event in told}


def test_every_event_of_the_game_is_told_somewhere_and_no_other() -> None:
    assert heard_everywhere() == set(GAME.keys["event"])


def test_every_decision_of_the_game_is_asked_somewhere() -> None:
    asked = {table.state.decision().key for table in (dealt(2), pawn_asked(), won())}
    assert asked == set(GAME.keys["decision"])


def test_every_kind_of_note_is_given_somewhere() -> None:
    table = arranged(pawns={"1a": "s12", "1b": "s08"}, wild=[*numbered(1, 7), "s13"], hand=["blue-2", "red-1", "orange-2"])
    notes = table.state.marks() + arranged(hand=["blue-2"]).state.marks()
    assert {mark.key for mark in notes} == set(GAME.keys["mark"])


def test_every_refusal_of_the_game_is_met_somewhere() -> None:
    met = {
        won().refused("pawn 1"),
        pawn_asked().refused("play red-1"),
        pawn_asked().refused("pawn 3"),
        arranged().refused("pawn 1"),
        arranged(played=["red-1"]).refused("play red-1"),
        arranged(hands={"2": ["red-1"]}).refused("play red-1"),
        arranged().refused("play pink-1"),
        arranged().refused("swim"),
    }
    reason = arranged().state.why_not(99)
    assert reason is not None
    assert met | {reason.key} == set(GAME.keys["reason"])
