"""A model learns by no tool what its seat may not know.

The test of leaks over the wire (`tests/server/test_wire_leaks.py`), with tools: one model sits at a table, the other at a twin of it that
the seat must consider possible. Every tool must answer both the same, to the last character.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import pytest
from msgspec.structs import replace

from archipel.engine.dealer import QuickDealer
from archipel.engine.leaks import Leak
from archipel.engine.phrase import Data
from archipel.games import find
from archipel.mcp import hall, telling
from archipel.mcp.here import SittingHere
from archipel.mcp.tools import TOOLS
from archipel.table import LogEntry, Table, replay, showing
from archipel.words import LANGUAGES
from tests.mcp.models import Guest, guest
from tests.server.examining import deal, is_to_move
from tests.server.twin import IDS, disguise, same, secrets_of, steps

LATE = {"zanzibar": 60}
"""In this game nothing is hidden before so many decisions."""
TRIED = 8
"""How many moves of the game's space are tried for their refusals."""


@pytest.fixture(autouse=True)
def _nobody_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hall, "NEXT", 0.0)


class Pair:
    """A model at a table, and another at its twin. No bot plays unless the test says so."""

    def __init__(self, models: tuple[Guest, Guest], table: Table, seat: int, luck: QuickDealer) -> None:
        self.models = models
        self.name = table.id
        self.seat = seat
        self.tables = (table, twin_of(table, seat, luck))
        for model, played in zip(models, self.tables, strict=True):
            sitting = SittingHere(played, IDS[seat])
            sitting.closing = True
            model.hall.sittings[sitting.name] = sitting
        self.secrets = [secret for played in self.tables for secret in secrets_of(played)]

    @property
    def unlike(self) -> bool:
        return self.tables[0].match.state.digest() != self.tables[1].match.state.digest()

    async def check(self, tool: str, **arguments: Any) -> None:
        """The same call at both tables: the same answer, without a secret in it."""
        here, there = [str(await model.ask(tool, **arguments)) for model in self.models]
        same(f"{tool} {arguments}", here, there)
        for secret in self.secrets:
            if secret in here:
                raise Leak(f"{tool} tells a secret: {secret}")


def twin_of(table: Table, seat: int, luck: QuickDealer) -> Table:
    """The same table once more, in which whatever the seat may not know is something else."""
    log = [LogEntry(entry.number, entry.at, entry.kind, entry.person, dict(entry.data)) for entry in table.log]
    twin = replay(table.id, table.seed, find, log)
    disguise(twin, seat, luck)
    return twin


async def examine(pair: Pair, luck: QuickDealer, asked: set[str]) -> None:
    """Every tool, with what may be said to it and with what may not; then the tables are played on, and everything once more."""
    await ask(pair, luck, asked)
    for texts in list(steps(pair.tables[0].match, pair.tables[1].match, pair.seat))[:1]:
        await play_on(pair, texts)
        await ask(pair, luck, asked)


async def ask(pair: Pair, luck: QuickDealer, asked: set[str]) -> None:
    state = pair.tables[0].match.state
    tried = [state.text(luck.below(state.space())) for _ in range(TRIED)]
    wrong = [text for text in tried if state.seat != pair.seat or state.why_not(state.parse(text)) is not None]
    calls: list[tuple[str, Data]] = [("wait", {"seconds": 0}), ("log", {"since": "start"}), ("log", {"since": "last"})]
    calls += [("why_not", {"move": text}) for text in (*tried, "nonsense")]
    calls += [("play", {"move": text}) for text in (*wrong[:2], "nonsense", "")]
    calls += [(tool, {}) for tool in ("position", "moves", "result", "record", "start", "come_back")]
    for tool, arguments in calls:
        await pair.check(tool, table=pair.name, **arguments)
    for language in LANGUAGES[1:]:
        await pair.check("position", table=pair.name, language=language)
    if state.seat != pair.seat or not pair.tables[0].match.back:
        await pair.check("undo", table=pair.name)
    for tool, given in (
        ("tables", {}),
        ("games", {}),
        ("rules", {"game": state_game(pair), "section": "1"}),
        ("position", {"table": "no"}),
    ):
        await pair.check(tool, **given)
    asked |= {tool for tool, _ in calls} | {"undo", "tables", "games", "rules"}


def state_game(pair: Pair) -> str:
    return pair.tables[0].settings.game.name


async def play_on(pair: Pair, texts: tuple[str, str]) -> None:
    """A move by which the seat learns nothing: by its own tool, or by whoever is asked."""
    asked = pair.tables[0].match.state.seat
    if asked == pair.seat:
        assert texts[0] == texts[1]
        await pair.check("play", table=pair.name, move=texts[0])
        return
    for model, table, text in zip(pair.models, pair.tables, texts, strict=True):
        person = table.seats[asked].person
        sitting = model.hall.sittings[pair.name]
        assert isinstance(sitting, SittingHere)
        other = SittingHere(table, person)
        await other.do("move", decision=table.decision, moves=[text])
        sitting.wake()


def is_late(game: str, seat: int, to_move: bool, table: Table) -> bool:
    return table.decision >= LATE.get(game, 0) and is_to_move(seat, to_move, table)


@asynccontextmanager
async def both() -> AsyncIterator[tuple[Guest, Guest]]:
    async with guest() as one, guest() as other:
        yield one, other


async def examine_everybody(game: str, seats: int, options: dict[str, str], luck: QuickDealer) -> tuple[int, set[str]]:
    """Every seat, once when it is asked and once when another is; how often there was anything to tell apart, and which were asked."""
    unlike, asked = 0, set[str]()
    async with both() as models:
        for seat in range(seats):
            for to_move in (True, False):
                table = deal(game, seats, options, (), luck, partial(is_late, game, seat, to_move))
                pair = Pair(models, table, seat, luck)
                unlike += pair.unlike
                await examine(pair, luck, asked)
                for going in ({"how": "stop"}, {"how": "go_on"}, {"how": "leave"}, {"how": "resign"}):
                    await pair.check("leave", table=pair.name, **going)
                for model in models:
                    del model.hall.sittings[pair.name]
    return unlike, asked | {"leave", "play"}


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [("lagune", 3, {}), ("flucht", 2, {"bridge": "yes"}), ("mangrovia", 2, {}), ("borabora", 2, {}), ("zanzibar", 2, {})],
)
def test_no_tool_tells_a_table_from_one_that_the_seat_must_consider_possible(game: str, seats: int, options: dict[str, str]) -> None:
    unlike, asked = asyncio.run(examine_everybody(game, seats, options, QuickDealer(f"tools {game}")))
    assert unlike >= seats
    assert set(TOOLS) - asked == {"lobby", "open_table", "join_table"}, "these know no table yet"


def view_of_everything(show: Any) -> Any:
    return lambda table, seat: replace(show(table, seat), view=table.match.state.view(table.match.state.seat))


def record_as_it_is(show: Any) -> Any:
    return lambda table, seat: table.match.record.write()


def events_without_their_audience(show: Any) -> Any:
    def leaky(table: Table, seat: int, entry: LogEntry) -> Any:
        return replace(show(table, seat, entry), events=[showing.show_phrase(event) for event in table.told.get(entry.number, [])])

    return leaky


def the_state_itself(tell: Any) -> Any:
    def leaky(teller: telling.Teller) -> Any:
        found = tell(teller)
        assert isinstance(teller.sitting, SittingHere)
        return replace(found, lines=[*found.lines, teller.sitting.played.match.state.digest().hex()])

    return leaky


@pytest.mark.parametrize(
    ("where", "name", "make"),
    [
        (showing, "show_match", view_of_everything),
        (showing, "show_record", record_as_it_is),
        (showing, "show_happening", events_without_their_audience),
        (telling.Teller, "position", the_state_itself),
    ],
)
def test_a_planted_leak_is_found(monkeypatch: pytest.MonkeyPatch, where: Any, name: str, make: Callable[[Any], Any]) -> None:
    monkeypatch.setattr(where, name, make(getattr(where, name)))
    with pytest.raises(Leak):
        asyncio.run(examine_everybody("lagune", 3, {}, QuickDealer(f"planted {make.__name__}")))
