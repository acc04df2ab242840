"""A table from opening to rematch: who may do what, clocks and absent players, and a log that replays to the same table."""

import json
from collections.abc import Callable

import pytest

from archipel.bots import make_bot
from archipel.engine.dealer import QuickDealer
from archipel.engine.match import verify
from archipel.engine.phrase import SPECTATOR, Data, Refused, Trouble
from archipel.engine.record import read_record
from archipel.games import find
from archipel.table import ClockRules, LogEntry, Settings, Table, questions, replay, verbs
from archipel.table.clock import DAY
from archipel.table.result import result_of
from archipel.table.settings import read_settings

SEED = bytes(range(32))
T0 = 1_800_000_000.0
DRAWN = {"ann": "aa" * 16, "ben": "bb" * 16, "cleo": "cc" * 16}


def settings(seats: int = 3, clock: ClockRules | None = None, absent: str = "bot", game: str = "flucht") -> Settings:
    return Settings(find(game), seats, clock=clock, absent=absent)


def opened(seats: int = 3, clock: ClockRules | None = None, absent: str = "bot", game: str = "flucht", id: str = "t1") -> Table:
    table = Table(id, SEED, find)
    verbs.open_table(table, "ann", "Ann", settings(seats, clock, absent, game), T0)
    return table


def started(seats: int = 3, clock: ClockRules | None = None, absent: str = "bot", game: str = "flucht", id: str = "t1") -> Table:
    """Ann and Ben at a table, bots in the other seats."""
    table = opened(seats, clock, absent, game, id)
    verbs.sit(table, "ben", "Ben", 1, T0)
    for seat in range(2, seats):
        verbs.place_bot(table, "ann", seat, "random", T0)
    for person in ("ann", "ben"):
        verbs.contribute(table, person, DRAWN[person], T0)
    verbs.start(table, "ann", T0)
    return table


def play_bots(table: Table, now: float = T0) -> None:
    """Lets the bots answer until a person is asked."""
    while (asked := table.bot_to_move()) is not None:
        seat, kind = asked
        state = table.match.state
        bot = make_bot(kind, table.settings.game, QuickDealer(table.version))
        verbs.bot_move(table, seat, table.decision, state.text(bot.choose(state.view(seat), state.moves())), now)


def person_to_move(table: Table) -> str:
    return table.seats[table.match.state.seat].person


def first_move(table: Table) -> str:
    return table.match.state.text(table.match.state.moves()[0])


def play(table: Table, moves: int, now: float = T0) -> None:
    for _ in range(moves):
        play_bots(table, now)
        if table.status == "running":
            verbs.move(table, person_to_move(table), table.decision, [first_move(table)], "", now)
    play_bots(table, now)


def play_to_the_end(table: Table) -> None:
    while table.status == "running":
        play(table, 1)


def replayed(table: Table) -> Table:
    """The table again, from its log as JSON."""
    stored = json.loads(json.dumps([[entry.number, entry.at, entry.kind, entry.person, entry.data] for entry in table.log]))
    return replay(table.id, SEED, find, [LogEntry(*entry) for entry in stored])


def same(one: Table, other: Table) -> None:
    assert other.status == one.status
    assert [place.data() for place in other.seats] == [place.data() for place in one.seats]
    assert other.match.record.write() == one.match.record.write()
    assert other.match.state.data() == one.match.state.data()
    assert other.clock.left == one.clock.left


def refuses(key: str, act: Callable[[], object]) -> None:
    with pytest.raises(Refused, match=rf"^{key}\("):
        act()


# Before the game


def test_the_owner_sits_first_and_the_commitment_is_there_before_anything_is_dealt() -> None:
    table = opened()
    assert table.seat_of("ann") == 0
    assert len(table.commitment) == 64
    refuses("table-not-running", lambda: table.match)


def test_a_person_takes_one_free_seat() -> None:
    table = opened()
    verbs.sit(table, "ben", "Ben", 1, T0)
    refuses("seat-taken", lambda: verbs.sit(table, "cleo", "Cleo", 1, T0))
    refuses("seated-already", lambda: verbs.sit(table, "ben", "Benny", 2, T0))
    refuses("no-such-seat", lambda: verbs.sit(table, "cleo", "Cleo", 9, T0))
    refuses("name-taken", lambda: verbs.sit(table, "cleo", "Ben", 2, T0))
    refuses("player-name", lambda: verbs.sit(table, "cleo", "  ", 2, T0))


def test_an_invited_person_finds_the_seat_kept() -> None:
    table = opened()
    verbs.invite(table, "ann", 2, "cleo", T0)
    refuses("seat-kept", lambda: verbs.sit(table, "ben", "Ben", 2, T0))
    verbs.sit(table, "cleo", "Cleo", 2, T0)
    assert table.seat_of("cleo") == 2


def test_only_the_owner_places_bots_frees_orders_starts_and_cancels() -> None:
    table = opened()
    verbs.sit(table, "ben", "Ben", 1, T0)
    for act in (
        lambda: verbs.place_bot(table, "ben", 2, "greedy", T0),
        lambda: verbs.free(table, "ben", 0, T0),
        lambda: verbs.order(table, "ben", [1, 0, 2], T0),
        lambda: verbs.start(table, "ben", T0),
        lambda: verbs.cancel(table, "ben", T0),
        lambda: verbs.invite(table, "ben", 2, "cleo", T0),
    ):
        refuses("owner-only", act)


def test_the_owner_orders_and_frees_seats_but_stays() -> None:
    table = opened()
    verbs.sit(table, "ben", "Ben", 1, T0)
    verbs.order(table, "ann", [1, 0, 2], T0)
    assert (table.seat_of("ben"), table.seat_of("ann")) == (0, 1)
    refuses("order-wrong", lambda: verbs.order(table, "ann", [0, 0, 1], T0))
    refuses("owner-stays", lambda: verbs.free(table, "ann", 1, T0))
    verbs.free(table, "ann", 0, T0)
    assert table.seat_of("ben") == SPECTATOR


def test_a_cancelled_table_takes_nobody() -> None:
    table = opened()
    verbs.cancel(table, "ann", T0)
    assert table.status == "cancelled"
    refuses("table-not-open", lambda: verbs.sit(table, "ben", "Ben", 1, T0))


def test_a_table_starts_when_all_seats_are_taken_and_all_people_have_contributed() -> None:
    table = opened(2)
    refuses("seats-empty", lambda: verbs.start(table, "ann", T0))
    verbs.sit(table, "ben", "Ben", 1, T0)
    verbs.contribute(table, "ann", DRAWN["ann"], T0)
    refuses("contribution-missing", lambda: verbs.start(table, "ann", T0))
    with pytest.raises(Trouble, match="contribution-form"):
        verbs.contribute(table, "ben", "xyz", T0)
    verbs.contribute(table, "ben", DRAWN["ben"], T0)
    verbs.start(table, "ann", T0)
    assert table.status == "running"
    assert table.match.record.contributions == {0: DRAWN["ann"], 1: DRAWN["ben"]}


@pytest.mark.parametrize(("bot", "key"), [("oracle", "bot-unknown"), ("greedy:70", "bot-no-budget"), ("search:soon", "bot-budget")])
def test_an_unknown_bot_is_refused(bot: str, key: str) -> None:
    table = opened()
    with pytest.raises(Trouble, match=key):
        verbs.place_bot(table, "ann", 1, bot, T0)
    assert (table.version, table.seats[1].kind) == (1, "open")


def test_a_bot_may_bring_its_budget_written_in_one_way() -> None:
    table = opened()
    verbs.place_bot(table, "ann", 1, "search:0400", T0)
    verbs.place_bot(table, "ann", 2, "search:50ms", T0)
    assert [place.kind for place in table.seats] == ["person", "search:400", "search:50ms"]
    assert [place.kind for place in replayed(table).seats] == ["person", "search:400", "search:50ms"]


def test_a_bot_whose_strength_is_changed_stays_who_it_is() -> None:
    table = opened()
    verbs.place_bot(table, "ann", 1, "greedy", T0)
    verbs.place_bot(table, "ann", 2, "greedy", T0)
    names = [place.name for place in table.seats]
    verbs.place_bot(table, "ann", 2, "search", T0)
    assert [place.name for place in table.seats] == names
    assert [place.kind for place in table.seats] == ["person", "greedy", "search"]


def of_old(table: Table) -> Table:
    """The same table from a log that names a bot, and another that stands in, that nobody knows today."""
    for entry in table.log:
        if entry.kind == "bot":
            entry.data["bot"] = "oracle"
        if entry.kind == "open":
            entry.data["settings"]["stand_in"] = "seer"
    return replayed(table)


def test_a_log_with_a_bot_that_nobody_knows_any_more_can_be_read() -> None:
    table = of_old(started())
    assert table.seats[2].kind == "oracle"
    verbs.leave(table, "ann", T0)
    assert table.match.stand_ins[0] == "seer"
    same(table, replayed(table))


# The game


def test_a_whole_game_of_people_and_bots_ends_with_a_record_that_verifies() -> None:
    table = started()
    play_to_the_end(table)
    assert table.status == "over"
    assert verify(find("flucht"), read_record(table.match.record.write()))
    refuses("table-not-running", lambda: verbs.move(table, "ann", 0, ["pawn 1"], "", T0))


def test_the_log_replays_to_the_same_table_at_any_moment() -> None:
    table = started(clock=ClockRules("budget", 600, 5))
    for step in range(12):
        play(table, 1, T0 + 10 * step)
        same(table, replayed(table))


def test_nobody_moves_for_another_or_out_of_turn() -> None:
    table = started()
    play_bots(table)
    mover = person_to_move(table)
    other = "ben" if mover == "ann" else "ann"
    refuses("not-your-turn", lambda: verbs.move(table, other, table.decision, [first_move(table)], "", T0))
    refuses("not-seated", lambda: verbs.move(table, "cleo", table.decision, [first_move(table)], "", T0))
    refuses("decision-stale", lambda: verbs.bot_move(table, table.match.state.seat, table.decision, first_move(table), T0))


def test_the_rules_say_against_touched_things_what_they_say_against_the_move_that_is_meant() -> None:
    table = started(seats=2, game="mangrovia")
    who = person_to_move(table)

    def reason(move: str = "", things: list[str] | None = None) -> Data | None:
        answer = questions.why(table, who, table.decision, move, things or [])
        return answer.reason.data() if answer.reason is not None else None

    assert (reason(things=["D6"]) or {})["key"] == "bowls-first"
    assert reason(things=["D6"]) == reason("build D6")
    assert reason(things=table.match.state.things(table.match.state.moves()[0])) is None
    assert reason(things=["nothing"]) is None
    other = "ben" if who == "ann" else "ann"
    with pytest.raises(Trouble, match=r"^not-your-turn\("):
        questions.why(table, other, table.decision, "", ["D6"])


def test_an_answer_to_an_old_decision_is_refused() -> None:
    table = started()
    play_bots(table)
    old = table.decision
    mover = person_to_move(table)
    verbs.move(table, mover, old, [first_move(table)], "", T0)
    refuses("decision-stale", lambda: verbs.move(table, mover, old, ["pawn 1"], "", T0))


def test_the_same_client_id_twice_is_one_move() -> None:
    table = started()
    play_bots(table)
    mover, decision, text = person_to_move(table), table.decision, first_move(table)
    one = verbs.move(table, mover, decision, [text], "id-1", T0)
    version = table.version
    again = verbs.move(table, mover, decision, [text], "id-1", T0 + 5)
    assert again is one
    assert table.version == version
    assert verbs.move(replayed(table), mover, decision, [text], "id-1", T0).number == one.number


def with_a_choice_of_pawns() -> Table:
    """A table at which the first card of the person to move leads to a choice of pawns."""
    for seed in range(200):
        table = started()
        for _ in range(seed % 40):
            play(table, 1)
        play_bots(table)
        if table.status == "running" and not table.match.state.final(table.match.state.moves()[0]):
            return table
    raise AssertionError("no such table found")


def test_several_moves_are_carried_out_all_or_none() -> None:
    table = with_a_choice_of_pawns()
    mover, decision, text = person_to_move(table), table.decision, first_move(table)
    before = table.match.record.write()
    refuses("no-such-pawn", lambda: verbs.move(table, mover, decision, [text, "pawn 3"], "", T0))
    assert table.match.record.write() == before
    refuses("chain-final", lambda: verbs.move(table, mover, decision, [text, "pawn 1", text], "", T0))
    refuses("no-moves", lambda: verbs.move(table, mover, decision, [], "", T0))
    verbs.move(table, mover, decision, [text, "pawn 1"], "", T0)
    assert table.decision == decision + 2


def test_a_move_can_be_taken_back_within_its_limits() -> None:
    table = with_a_choice_of_pawns()
    mover, text = person_to_move(table), first_move(table)
    before = table.match.state.data()
    verbs.move(table, mover, table.decision, [text], "", T0)
    asked = table.decision
    verbs.undo(table, mover, asked, T0)
    assert table.match.state.data() == before
    refuses("decision-stale", lambda: verbs.undo(table, mover, asked, T0))
    refuses("undo-drawn", lambda: verbs.undo(table, mover, table.decision, T0))


def test_with_two_seats_a_resignation_ends_the_game_with_more_a_bot_plays_on() -> None:
    two = started(2)
    verbs.resign(two, "ann", T0)
    assert (two.status, two.match.record.places) == ("over", [2, 1])
    three = started(3)
    verbs.resign(three, "ann", T0)
    assert three.status == "running"
    assert three.match.stand_ins == {0: "greedy"}
    refuses("already-resigned", lambda: verbs.come_back(three, "ann", T0))
    play_to_the_end(three)
    assert three.match.record.places[0] == 3


def test_whoever_leaves_is_replaced_and_may_return() -> None:
    table = started()
    verbs.leave(table, "ann", T0)
    refuses("replaced", lambda: verbs.move(table, "ann", table.decision, ["pawn 1"], "", T0))
    play(table, 2)
    verbs.come_back(table, "ann", T0)
    assert 0 in table.playing()
    refuses("not-replaced", lambda: verbs.come_back(table, "ann", T0))
    play_to_the_end(table)
    same(table, replayed(table))


def test_a_table_that_waits_lets_nobody_be_replaced() -> None:
    table = started(absent="wait")
    refuses("table-waits", lambda: verbs.leave(table, "ann", T0))


def test_all_people_can_agree_to_stop() -> None:
    table = started()
    verbs.agree(table, "ann", True, T0)
    verbs.agree(table, "ann", False, T0)
    verbs.agree(table, "ben", True, T0)
    assert not table.match.over
    verbs.agree(table, "ann", True, T0)
    assert table.status == "over"
    assert table.match.record.places == [1, 1, 1]


# Time


def test_a_clock_that_runs_out_hands_the_seat_to_a_bot() -> None:
    table = started(clock=ClockRules("budget", 60))
    play_bots(table)
    seat, mover = table.match.state.seat, person_to_move(table)
    assert verbs.tick(table, T0 + 59) is None
    refuses("time-is-up", lambda: verbs.move(table, mover, table.decision, [first_move(table)], "", T0 + 61))
    assert verbs.tick(table, T0 + 61) is not None
    assert table.match.stand_ins == {seat: "greedy"}
    assert [entry.kind for entry in table.match.record.entries[-2:]] == ["timeout", "takeover"]
    verbs.come_back(table, mover, T0 + 62)
    assert table.clock.remaining(seat, T0 + 62) >= 60
    same(table, replayed(table))


def test_a_table_may_count_running_out_of_time_as_resignation_or_wait() -> None:
    table = started(clock=ClockRules("budget", 60), absent="resign")
    play_bots(table)
    seat = table.match.state.seat
    verbs.tick(table, T0 + 61)
    assert table.match.resigned == [seat]
    waiting = started(clock=ClockRules("budget", 60), absent="wait")
    play_bots(waiting)
    assert verbs.tick(waiting, T0 + 1000) is None


def test_only_the_time_of_people_runs_and_the_increment_rewards_a_turn() -> None:
    table = started(clock=ClockRules("budget", 600, 7))
    play_bots(table, T0)
    seat = table.match.state.seat
    now = T0 + 30
    while table.match.state.seat == seat:
        verbs.move(table, person_to_move(table), table.decision, [first_move(table)], "", now)
    assert table.clock.left[seat] == pytest.approx(600 - 30 + 7)


def test_time_the_server_was_down_does_not_count() -> None:
    table = started(clock=ClockRules("budget", 60))
    play_bots(table)
    verbs.outage(table, T0 + 10, T0 + 1000, T0 + 1000)
    assert verbs.tick(table, T0 + 1030) is None
    assert table.clock.deadline() == pytest.approx(T0 + 1050)
    assert verbs.tick(table, T0 + 1051) is not None


def test_a_stale_table_expires() -> None:
    waiting = opened()
    assert verbs.tick(waiting, T0 + 6 * DAY) is None
    verbs.tick(waiting, T0 + 8 * DAY)
    assert waiting.status == "expired"
    running = started()
    verbs.tick(running, T0 + 61 * DAY)
    assert running.status == "expired"
    assert running.match.over


def test_a_table_that_the_operator_closes_has_no_winner_and_its_record_verifies() -> None:
    waiting, running = opened(), started()
    verbs.close(waiting, T0)
    play(running, 5)
    verbs.close(running, T0)
    for table in (waiting, running):
        assert table.status == "cancelled"
        assert result_of(table) is None
        assert replayed(table).status == "cancelled"
    refuses("table-not-running", lambda: verbs.close(waiting, T0))
    refuses("table-not-running", lambda: verbs.close(running, T0))
    same(running, replayed(running))
    assert verify(find("flucht"), read_record(running.match.record.write())) is not None


def test_a_title_is_cleaned_when_a_table_opens_and_an_old_log_keeps_its_own() -> None:
    table = Table("t", SEED, find)
    verbs.open_table(table, "anna", "Anna", Settings(find("flucht"), 2, title="Fri\u202eday\x07 night"), T0)
    assert table.settings.title == "Friday night"
    entry = table.log[0]
    old = {**entry.data, "settings": {**entry.data["settings"], "title": "Fri\u202eday\x07"}}
    kept = replay("t", SEED, find, [LogEntry(1, T0, "open", "anna", old)])
    assert kept.settings.title == "Fri\u202eday\x07"
    verbs.retitle(kept, "Sunday\u200b  tea", T0)
    assert replayed(kept).settings.title == "Sunday tea"


def test_the_time_of_the_log_never_goes_back() -> None:
    table = opened()
    verbs.sit(table, "ben", "Ben", 1, T0 - 100)
    assert table.log[-1].at == T0


# Once more


def test_a_rematch_invites_the_same_people_one_seat_further() -> None:
    table = started()
    refuses("table-not-over", lambda: verbs.rematch(table, "ann", "t2", bytes(32), T0))
    play_to_the_end(table)
    refuses("not-seated", lambda: verbs.rematch(table, "cleo", "t2", bytes(32), T0))
    for person, other in (("ann", "ben"), ("ben", "ann")):
        new = verbs.next_table(table, person, "t2", bytes(32), T0)
        seats = len(table.seats)
        assert new.seat_of(person) == (table.seat_of(person) + 1) % seats
        verbs.sit(new, other, other.title(), (table.seat_of(other) + 1) % seats, T0)
        for sitting in ("ann", "ben"):
            verbs.contribute(new, sitting, DRAWN[sitting], T0)
        verbs.start(new, person, T0)
        assert [place.kind for place in new.seats].count("random") == 1


def test_at_a_rematch_greedy_sits_in_for_a_bot_that_nobody_knows_any_more() -> None:
    table = of_old(started())
    verbs.agree(table, "ann", True, T0)
    verbs.agree(table, "ben", True, T0)
    assert sorted(place.kind for place in verbs.rematch(table, "ann", "t2", bytes(32), T0).seats) == ["greedy", "open", "person"]


def test_a_table_keeps_whether_it_is_casual_and_old_ones_are() -> None:
    for casual in (True, False):
        chosen = Settings(find("flucht"), 2, casual=casual)
        assert read_settings(chosen.game, chosen.data()).casual is casual
        old = {name: value for name, value in chosen.data().items() if name != "casual"}
        assert read_settings(chosen.game, old).casual is True


def test_an_unknown_policy_is_refused() -> None:
    with pytest.raises(Trouble, match="policy-unknown"):
        settings(absent="shrug")
    with pytest.raises(Trouble, match="companions-unknown"):
        Settings(find("flucht"), 2, companions="nobody")


# Several people on one device


def open_to(companions: str) -> Table:
    table = Table("t1", SEED, find)
    verbs.open_table(table, "ann", "Ann", Settings(find("flucht"), 5, companions=companions), T0)
    return table


def test_nobody_but_the_owner_holds_several_seats_unless_the_owner_allows_it() -> None:
    table = open_to("owner")
    verbs.sit(table, "ann.1", "Amy", 1, T0)
    verbs.sit(table, "ben.1", "Bea", 2, T0)
    refuses("one-device", lambda: verbs.sit(table, "ben", "Ben", 3, T0))
    refuses("one-device", lambda: verbs.sit(table, "ben.2", "Bo", 3, T0))
    verbs.sit(table, "ann.2", "Ada", 3, T0)
    verbs.stand(table, "ben.1", T0)
    verbs.sit(table, "ben", "Ben", 2, T0)
    verbs.sit(open_to("all"), "ben", "Ben", 1, T0)
    free = open_to("all")
    verbs.sit(free, "ben", "Ben", 1, T0)
    verbs.sit(free, "ben.1", "Bea", 2, T0)
    assert [place.person for place in free.seats] == ["ann", "ben", "ben.1", "", ""]


def test_a_device_that_is_invited_gets_the_seat_that_is_kept_and_no_second_one() -> None:
    table = open_to("owner")
    verbs.invite(table, "ann", 1, "ben", T0)
    refuses("one-device", lambda: verbs.sit(table, "ben.1", "Bea", 2, T0))
    verbs.sit(table, "ben", "Ben", 1, T0)
    refuses("one-device", lambda: verbs.sit(table, "ben.1", "Bea", 2, T0))


def test_at_a_rematch_everybody_of_a_device_finds_their_seat_whoever_opened_it() -> None:
    table = opened(3)
    verbs.sit(table, "ben", "Ben", 1, T0)
    verbs.sit(table, "ann.1", "Amy", 2, T0)
    for person in ("ann", "ben", "ann.1"):
        verbs.contribute(table, person, "ab" * 16, T0)
    verbs.start(table, "ann", T0)
    for person in ("ann", "ben", "ann.1"):
        verbs.agree(table, person, True, T0)
    new = verbs.rematch(table, "ben", "t2", bytes(32), T0)
    verbs.sit(new, "ann", "Ann", 1, T0)
    verbs.sit(new, "ann.1", "Amy", 0, T0)
    assert [place.person for place in new.seats] == ["ann.1", "ann", "ben"]


def test_a_table_keeps_whose_device_may_hold_several_seats_and_old_ones_are_open_to_all() -> None:
    for companions in ("owner", "all"):
        chosen = Settings(find("flucht"), 2, companions=companions)
        assert read_settings(chosen.game, chosen.data()).companions == companions
        old = {name: value for name, value in chosen.data().items() if name != "companions"}
        assert read_settings(chosen.game, old).companions == "all"


# Dropping a game against bots


def alone(companion: str = "") -> Table:
    """Ann against bots, with a companion at her device if one is named."""
    table = opened(3)
    if companion:
        verbs.sit(table, "ann.1", companion, 1, T0)
        verbs.contribute(table, "ann.1", DRAWN["ben"], T0)
    for seat in range(2 if companion else 1, 3):
        verbs.place_bot(table, "ann", seat, "random", T0)
    verbs.contribute(table, "ann", DRAWN["ann"], T0)
    verbs.start(table, "ann", T0)
    return table


@pytest.mark.parametrize("companion", ["", "Ben"])
def test_a_game_against_bots_can_be_dropped_and_its_record_still_verifies(companion: str) -> None:
    table = alone(companion)
    if not companion:
        play(table, 2)
    verbs.drop(table, "ann", T0)
    assert table.status == "cancelled"
    assert table.person_asked() == ""
    assert table.bot_to_move() is None
    assert table.due() is None
    assert verify(find("flucht"), read_record(table.match.record_for(0).write())) is not None
    same(table, replayed(table))
    refuses("table-not-running", lambda: verbs.drop(table, "ann", T0))


def test_a_game_in_which_somebody_elsewhere_plays_is_not_dropped_even_if_a_bot_stands_in_for_them() -> None:
    table = started()
    refuses("others-play", lambda: verbs.drop(table, "ann", T0))
    verbs.leave(table, "ben", T0)
    refuses("others-play", lambda: verbs.drop(table, "ann", T0))
    assert table.status == "running"


def test_only_who_sits_at_a_game_drops_it_and_none_before_it_has_begun() -> None:
    table = opened()
    refuses("table-not-running", lambda: verbs.drop(table, "ann", T0))
    refuses("not-seated", lambda: verbs.drop(alone(), "cleo", T0))
