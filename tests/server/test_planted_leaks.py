"""The test of leaks over the wire can fail: every leak that is planted is found."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from archipel.engine.dealer import QuickDealer
from archipel.engine.leaks import Leak
from archipel.engine.origin import Origin
from archipel.room import live
from archipel.room import sequels as room_sequels
from archipel.server import lobby
from archipel.server.analyst import Analyst
from archipel.table import Chair, LogEntry, Table, sequels, showing
from archipel.table import questions as asked_questions
from archipel.table.analysed import show_nothing
from archipel.table.outcomes import Answered
from archipel.table.story import Story
from tests.server.examining import Tally, deal, examine, examine_contributions, examine_going_on, examine_past, pairs
from tests.server.twin import IDS, Twins


@pytest.fixture(scope="module")
def twins(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Twins]:
    both = Twins(tmp_path_factory.mktemp("twins"))
    with both.open:
        yield both


def planted(game: str, where: Any, name: str, make: Callable[[Any], Any]) -> Any:
    """A leak in place of a function, and a game in which there is something to leak there."""
    return pytest.param(game, where, name, make, id=make.__name__)


def moves_for_everybody(show: Any) -> Any:
    def leaky(table: Table, seat: int) -> Any:
        asked = table.match.state.seat
        return replace(show(table, seat), moves=show(table, asked).moves)

    return leaky


def view_of_the_seat_that_is_asked(show: Any) -> Any:
    return lambda table, seat: replace(show(table, seat), view=table.match.state.view(table.match.state.seat))


def a_figure_made_from_the_moves(show: Any) -> Any:
    return lambda table, seat: replace(show(table, seat), places=[sum(table.match.state.moves())])


def digest_of_the_state(show: Any) -> Any:
    return lambda table, seat: replace(show(table, seat), seed=table.match.state.digest().hex())


def seed_before_the_end(show: Any) -> Any:
    return lambda table, seat: replace(show(table, seat), seed=table.seed.hex())


def events_without_their_audience(show: Any) -> Any:
    def leaky(table: Table, seat: int, entry: LogEntry) -> Any:
        return replace(show(table, seat, entry), events=[showing.show_phrase(event) for event in table.told.get(entry.number, [])])

    return leaky


def entries_as_they_are(show: Any) -> Any:
    def leaky(table: Table, seat: int, entry: LogEntry) -> Any:
        first, last = table.spans[entry.number]
        made = table.match.record.entries[first:last] if last else []
        return replace(show(table, seat, entry), entries=[showing.show_entry(one) for one in made])

    return leaky


def contributions_before_the_start(show: Any) -> Any:
    def leaky(table: Table, number: int, chair: Chair) -> Any:
        return replace(show(table, number, chair), contribution=table.contributions.get(chair.person, ""))

    return leaky


def record_as_it_is(show: Any) -> Any:
    return lambda table, seat: table.match.record.write()


def one_message_for_all(show: Any) -> Any:
    return lambda table, seat, *rest: show(table, max(0, table.match.state.seat if table.begun else 0), *rest)


def a_past_from_every_seat(check: Any) -> Any:
    return lambda story, seat, own, number=0: None


def a_past_as_the_seat_that_was_asked_saw_it(show: Any) -> Any:
    return lambda story, number, seat: show(story, number, max(seat, story.steps[number].state.seat))


def all_that_was_ever_told(show: Any) -> Any:
    return lambda story, number, seat: [showing.show_phrase(event) for event in story.steps[number].told]


def moves_of_the_past_as_they_were(show: Any) -> Any:
    return lambda story, number, seat: showing.show_entry(story.match.record.entries[number - 1]) if number else None


@pytest.mark.parametrize(
    ("name", "make"),
    [
        ("check", a_past_from_every_seat),
        ("show_frame", a_past_as_the_seat_that_was_asked_saw_it),
        ("show_told", all_that_was_ever_told),
        ("show_done", moves_of_the_past_as_they_were),
    ],
)
def test_a_leak_from_the_past_is_found(twins: Twins, monkeypatch: pytest.MonkeyPatch, name: str, make: Callable[[Any], Any]) -> None:
    luck = QuickDealer(f"past {name}")
    table = deal("lagune", 3, {}, (), luck, lambda table: any("sink" in entry.text for entry in table.match.record.entries))
    monkeypatch.setattr(Story, name, make(getattr(Story, name)))
    with pytest.raises(Leak):
        examine_past(twins, table, 0, IDS[0], luck)


def what_the_seat_that_is_asked_knows(known: Any) -> Any:
    return lambda game, state, seat: known(game, state, max(0, state.seat))


def the_position_as_it_is(known: Any) -> Any:
    return lambda game, state, seat: state.table()


def a_hash_of_the_position(name: Any) -> Any:
    return lambda record: record.entries[-1].hash


def anybodys_seat(seat_of: Any) -> Any:
    return lambda table, person: table.match.resigned[0]


def the_name_of_the_parent(settings: Any) -> Any:
    return lambda choice, other, origin, parent: settings(choice, other, origin, "the-parent")


@pytest.mark.parametrize(
    ("where", "name", "make"),
    [
        (sequels, "known_to", what_the_seat_that_is_asked_knows),
        (sequels, "known_to", the_position_as_it_is),
        (sequels, "header_hash", a_hash_of_the_position),
        (room_sequels, "seat_to_go_on", anybodys_seat),
        (room_sequels, "settings_to_go_on", the_name_of_the_parent),
    ],
)
def test_a_leak_into_a_table_that_goes_on_is_found(
    twins: Twins, monkeypatch: pytest.MonkeyPatch, where: Any, name: str, make: Callable[[Any], Any]
) -> None:
    luck = QuickDealer(f"going on {make.__name__}")
    table = deal("flucht", 3, {}, (), luck, lambda table: table.match.state.seat == 0 and len(table.match.record.entries) > 5)
    monkeypatch.setattr(where, name, make(getattr(where, name)))
    monkeypatch.setattr(Origin, "take_up", lambda *_: None)
    with pytest.raises(Leak):
        examine_going_on(twins, table, 1, luck)


def questions_of_everybody(answer: Any) -> Any:
    def leaky(table: Table, person: str, decision: int, move: str, things: list[str]) -> Answered:
        reason = table.match.state.why_not(table.match.state.parse(move)) if table.begun and move else None
        return Answered(table.version, reason=reason)

    return leaky


def an_analysis_while_the_game_runs(show: Any) -> Any:
    async def leaky(analyst: Analyst, table: str, person: str) -> Any:
        async with analyst.hub.reading(table) as found:
            return replace(show_nothing("none"), total=sum(found.match.state.moves()))

    return leaky


@pytest.mark.parametrize(
    ("game", "where", "name", "make"),
    [
        planted("flucht", showing, "show_match", moves_for_everybody),
        planted("flucht", showing, "show_match", view_of_the_seat_that_is_asked),
        planted("flucht", showing, "show_match", a_figure_made_from_the_moves),
        planted("lagune", showing, "show_match", digest_of_the_state),
        planted("lagune", showing, "show_match", seed_before_the_end),
        planted("lagune", showing, "show_happening", events_without_their_audience),
        planted("lagune", showing, "show_happening", entries_as_they_are),
        planted("lagune", showing, "show_seat", contributions_before_the_start),
        planted("lagune", lobby, "show_record", record_as_it_is),
        planted("flucht", live, "show_message", one_message_for_all),
        planted("flucht", asked_questions, "why", questions_of_everybody),
        planted("flucht", Analyst, "show", an_analysis_while_the_game_runs),
    ],
)
def test_a_planted_leak_is_found(
    twins: Twins, monkeypatch: pytest.MonkeyPatch, game: str, where: Any, name: str, make: Callable[[Any], Any]
) -> None:
    monkeypatch.setattr(where, name, make(getattr(where, name)))
    luck = QuickDealer(f"planted {make.__name__}")
    with pytest.raises(Leak):
        examine_everybody(twins, game, luck)


def examine_everybody(twins: Twins, game: str, luck: QuickDealer) -> None:
    tally = Tally()
    examine_contributions(twins, IDS[1], luck)
    for pair in pairs(twins, game, 3, {}, (), luck, tally):
        examine(pair, luck, tally)
