"""Undo at a table with bots: over their moves and while they think, with the clock, through restarts, and in games that began before."""

import json

import pytest

from archipel.bots import make_bot
from archipel.engine.dealer import QuickDealer
from archipel.engine.match import verify
from archipel.engine.phrase import Trouble
from archipel.engine.record import read_record
from archipel.games import find
from archipel.table import ClockRules, Table, verbs
from archipel.table.acting import Actor
from archipel.table.commands import read_command
from archipel.table.obey import obey
from archipel.table.showing import show_match, show_message
from tests.table.test_snapshot import as_stored, replayed, same_table, taken_up
from tests.table.test_table import DRAWN, T0, opened, refuses, started

ANN = 0


def alone(game: str = "zanzibar", seats: int = 3, clock: ClockRules | None = None) -> Table:
    """Ann at a table with bots, asked for her first move."""
    table = opened(seats, clock, game=game)
    for seat in range(1, seats):
        verbs.place_bot(table, "ann", seat, "random", T0)
    verbs.contribute(table, "ann", DRAWN["ann"], T0)
    verbs.start(table, "ann", T0)
    play_bots(table)
    return table


def play_bots(table: Table, now: float = T0, most: int = 1_000) -> None:
    """Up to so many moves of bots, until Ann is asked."""
    while most and (asked := table.bot_to_move()) is not None:
        seat, kind = asked
        state = table.match.state
        bot = make_bot(kind, table.settings.game, QuickDealer(table.version))
        verbs.bot_move(table, seat, table.decision, state.text(bot.choose(state.view(seat), state.moves())), now)
        most -= 1


def finish_turn(table: Table, now: float = T0) -> None:
    """Ann plays until it is somebody else's turn."""
    while table.match.state.seat == ANN:
        verbs.move(table, "ann", table.decision, [table.match.state.text(table.match.state.moves()[0])], "", now)


def undo(table: Table, now: float = T0) -> None:
    verbs.undo(table, "ann", table.decision, now)


def undo_shown(table: Table, seat: int = ANN) -> tuple[bool, str]:
    """Whether the button can be pressed, and what it says if not."""
    shown = show_match(table, seat)
    assert shown.can_undo == (shown.undo is None and seat >= 0)
    return shown.can_undo, "" if shown.undo is None else shown.undo.key


# What a player sees


def test_the_button_can_be_pressed_while_a_bot_is_to_move_and_when_it_is_ones_turn_again() -> None:
    table = alone()
    assert undo_shown(table) == (False, "nothing-to-undo")
    finish_turn(table)
    assert table.bot_to_move() is not None
    assert undo_shown(table) == (True, "")
    play_bots(table)
    assert undo_shown(table) == (True, "")
    undo(table)
    assert table.match.state.seat == ANN
    assert undo_shown(table) == (True, ""), "the merchant was taken with a move of its own"


def test_bots_and_those_who_watch_have_no_such_button() -> None:
    table = alone()
    finish_turn(table)
    assert undo_shown(table, -1) == (False, "")
    assert not undo_shown(table, 1)[0]
    refuses("not-seated", lambda: verbs.undo(table, "ben", table.decision, T0))


def test_the_button_says_who_drew_a_card() -> None:
    table = alone("flucht")
    finish_turn(table)
    reason = show_match(table, ANN).undo
    assert reason is not None
    assert (reason.key, reason.args) == ("undo-drawn", {"seat": ANN})
    play_bots(table)
    reason = show_match(table, ANN).undo
    assert reason is not None
    assert (reason.key, reason.args) == ("undo-drawn", {"seat": 2})


def test_with_two_people_the_button_says_that_it_is_not_ones_turn_or_that_somebody_has_moved() -> None:
    table = started(2, game="zanzibar")
    first, other = table.match.state.seat, 1 - table.match.state.seat
    while table.match.state.seat == first:
        text = table.match.state.text(table.match.state.moves()[0])
        verbs.move(table, table.person_asked(), table.decision, [text], "", T0)
    assert undo_shown(table, first) == (False, "not-your-turn")
    assert undo_shown(table, other) == (False, "nothing-to-undo")
    while table.match.state.seat == other:
        text = table.match.state.text(table.match.state.moves()[0])
        verbs.move(table, table.person_asked(), table.decision, [text], "", T0)
    assert undo_shown(table, first) == (False, "undo-moved")


def test_somebody_for_whom_a_bot_plays_comes_back_first() -> None:
    table = alone()
    finish_turn(table)
    verbs.leave(table, "ann", T0)
    assert undo_shown(table) == (False, "replaced")
    refuses("replaced", lambda: undo(table))
    verbs.come_back(table, "ann", T0)
    play_bots(table)
    assert undo_shown(table)[1] in ("undo-taken-over", "undo-moved")


def test_when_the_game_is_over_the_button_says_so() -> None:
    table = alone(seats=2)
    finish_turn(table)
    verbs.resign(table, "ann", T0)
    assert table.status == "over"
    assert undo_shown(table) == (False, "game-over")


def test_everybody_is_told_how_many_moves_were_taken_back() -> None:
    table = alone()
    finish_turn(table)
    play_bots(table, most=2)
    undo(table)
    for seat in (-1, ANN, 1):
        (happening,) = show_message(table, seat, table.version - 1, T0).happened
        assert [(entry.kind, entry.seat, entry.text) for entry in happening.entries] == [("undo", ANN, "3")]


# Bots that answer too late


def test_what_a_bot_has_thought_of_a_move_that_was_taken_back_is_too_late() -> None:
    table = alone()
    finish_turn(table)
    asked = table.bot_to_move()
    assert asked is not None
    decision, text = table.decision, table.match.state.text(table.match.state.moves()[0])
    undo(table)
    refuses("decision-stale", lambda: verbs.bot_move(table, asked[0], decision, text, T0))
    finish_turn(table)
    assert table.bot_to_move() == asked
    refuses("decision-stale", lambda: verbs.bot_move(table, asked[0], decision, text, T0))
    play_bots(table)
    assert table.person_asked() == "ann"


def test_asking_twice_takes_back_once() -> None:
    table = alone()
    finish_turn(table)
    play_bots(table)
    decision = table.decision
    verbs.undo(table, "ann", decision, T0)
    refuses("decision-stale", lambda: verbs.undo(table, "ann", decision, T0))


# The clock


def test_time_that_was_spent_on_moves_taken_back_stays_spent() -> None:
    table = alone(clock=ClockRules("budget", 100, 10))
    finish_turn(table, T0 + 30)
    assert table.clock.remaining(ANN, T0 + 30) == 80, "with the reward for the turn"
    undo(table, T0 + 35)
    assert table.clock.seat == ANN
    assert table.clock.remaining(ANN, T0 + 35) == 70, "a bot was to move meanwhile, and the reward is gone"
    finish_turn(table, T0 + 40)
    play_bots(table, T0 + 41)
    assert table.clock.remaining(ANN, T0 + 45) == 71
    undo(table, T0 + 45)
    assert table.clock.remaining(ANN, T0 + 45) == 61
    undo(table, T0 + 45)
    assert table.clock.remaining(ANN, T0 + 50) == 56, "within a turn nothing was given for it"


def test_nobody_gains_time_by_playing_a_turn_again_and_again() -> None:
    table = alone(clock=ClockRules("budget", 100, 10))
    for number in range(20):
        finish_turn(table, T0 + number)
        undo(table, T0 + number)
    assert table.clock.remaining(ANN, T0 + 19) == 81


def test_a_day_that_was_begun_does_not_begin_again() -> None:
    table = alone(clock=ClockRules("days", days=1))
    finish_turn(table, T0 + 3_600)
    undo(table, T0 + 7_200)
    assert table.clock.remaining(ANN, T0 + 7_200) == 23 * 3_600


# Restarts


def wander(table: Table, luck: QuickDealer, steps: int) -> None:
    """Ann and the bots play at random, and she often takes back, also while a bot is to move."""
    for _ in range(steps):
        if table.status != "running":
            return
        now = table.log[-1].at + luck.below(5)
        if luck.below(4) == 0 and show_match(table, ANN).can_undo:
            undo(table, now)
            continue
        state = table.match.state
        text = state.text(state.moves()[luck.below(len(state.moves()))])
        if (bot := table.bot_to_move()) is not None:
            verbs.bot_move(table, bot[0], table.decision, text, now)
        else:
            verbs.move(table, "ann", table.decision, [text], "", now)


@pytest.mark.parametrize("game", ["borabora", "flucht", "mangrovia", "zanzibar"])
def test_a_restart_in_mid_game_loses_nothing_that_could_be_taken_back(game: str) -> None:
    table, luck = alone(game, clock=ClockRules("budget", 10_000, 5)), QuickDealer(game)
    reached = 0
    for _ in range(6):
        wander(table, luck, 1 + luck.below(15))
        restarted = [taken_up(table), replayed(table)]
        same_table(*restarted)
        while show_match(table, ANN).can_undo:
            reached += 1
            undo(table, table.log[-1].at)
            for again in restarted:
                undo(again, again.log[-1].at)
                assert again.match.state.digest() == table.match.state.digest()
                assert again.match.record.write() == table.match.record.write()
        assert all(undo_shown(again) == undo_shown(table) for again in restarted)
    assert reached


def test_a_game_with_moves_taken_back_over_bots_verifies_to_its_end() -> None:
    table = alone("mangrovia")
    wander(table, QuickDealer(1), 5_000)
    assert table.status == "over"
    assert any(entry.kind == "undo" and entry.text != "1" for entry in table.match.record.entries)
    assert verify(find("mangrovia"), read_record(table.match.record.write()))
    same_table(taken_up(table), replayed(table))


# Games that began before, and people who can read no other format


def format_of(deed: str, people: tuple[str, ...] = ("ann",)) -> str:
    """The first line of the record of a game that Ann starts with this command."""
    table = opened(2 + len(people), game="zanzibar")
    for seat, person in enumerate(people[1:], 1):
        verbs.sit(table, person, person.title(), seat, T0)
    for seat in range(len(people), len(table.seats)):
        verbs.place_bot(table, "ann", seat, "random", T0)
    for person in people:
        verbs.contribute(table, person, DRAWN[person], T0)
    obey(table, Actor("ann", "Ann"), read_command(deed), T0)
    same_table(taken_up(table), replayed(table))
    return table.match.record.write().split("\n")[0]


def test_a_client_that_says_nothing_of_formats_gets_records_that_it_can_read() -> None:
    assert format_of('{"do": "start"}') == "archipel-record 1"
    assert format_of('{"do": "start", "format": 1}') == "archipel-record 1"
    assert format_of('{"do": "start", "format": 2}') == "archipel-record 2"
    assert format_of('{"do": "start", "format": 99}') == "archipel-record 2", "the latest that there is"


def test_a_game_of_several_people_has_a_record_that_everybody_can_read() -> None:
    assert format_of('{"do": "start", "format": 2}', people=("ann", "ben")) == "archipel-record 1"


@pytest.mark.parametrize("format", ["0", "-1", '"two"', "null", "1.5", "99999999999"])
def test_what_is_no_format_is_refused(format: str) -> None:
    with pytest.raises(Trouble, match="message-form"):
        read_command(f'{{"do": "start", "format": {format}}}')


def test_a_game_whose_log_does_not_name_its_format_is_played_in_format_1() -> None:
    table = alone()
    stored = as_stored(table.log)
    start = next(entry for entry in stored if entry.kind == "start")
    assert start.data == {"format": 2}
    before = verbs.replay("t1", table.seed, find, [entry for entry in stored if entry.number < start.number])
    start.data = {}
    verbs.repeat(before, start)
    play_bots(before)
    finish_turn(before)
    assert before.match.record.write().startswith("archipel-record 1\n")
    assert undo_shown(before) == (False, "not-your-turn")
    play_bots(before)
    assert undo_shown(before) == (False, "undo-moved")
    same_table(taken_up(before), replayed(before))
    assert json.loads(json.dumps(start.data)) == {}, "and nothing is written into its log afterwards"
