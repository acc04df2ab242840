"""Nobody learns over the wire what they may not know.

The conformance suite's test of guesses (`engine/leaks.py`), with servers: one holds a table, the other one that a reader must take for
possible. Whatever the reader asks, and whatever others do, both must say the same to the last byte, until the rules disclose something.
"""

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from typing import Final

import pytest

from archipel.engine.dealer import QuickDealer
from archipel.engine.phrase import SPECTATOR, Data
from archipel.table import Table
from archipel.table.table import PERSON
from tests.server.twin import IDS, NAMELESS, WATCHER, Ear, Pair, Side, Twins, opened, played, same

ASKED: Final = 10
"""How many moves of the game's space are asked for their refusal."""
STEPS: Final = 4
"""How many moves the two tables are played on at most."""


@pytest.fixture(scope="module")
def twins(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Twins]:
    both = Twins(tmp_path_factory.mktemp("twins"))
    with both.open:
        yield both


@dataclass
class Tally:
    """What a test has really seen: without it, nothing would have been compared."""

    unlike: int = 0
    on: int = 0
    steps: int = 0
    unlike_moves: int = 0
    undone: int = 0
    bots: int = 0


# What a reader can look at


def look(pair: Pair, luck: QuickDealer, since: int) -> None:
    """Everything that can be asked for without changing the table, through every channel."""
    for path in (
        *(f"/api/tables/{pair.id}{part}" for part in ("", "/record", "/chat", "/edition")),
        *(f"/api/tables?show={which}" for which in ("open", "running", "mine")),
        *("/api/me", "/api/me/export", f"/t/{pair.id}"),
    ):
        pair.check(f"GET {path}", lambda side, path=path: side.get(path, pair.person))
    versions = {-1, 0, since, luck.below(pair.table.version), pair.table.version, pair.table.version + 7}
    for version in sorted(versions):
        pair.check(f"coming back with version {version}", lambda side, version=version: first_message(side, pair, version))
    before = pair.table.version
    asked = [json.dumps(command) for command in questions(pair, luck)] + MALFORMED
    heard = [answers(side, pair, asked) for side in pair.twins.sides]
    for command, here, there in zip(["connecting", *map(str, asked)], *heard, strict=True):
        same(command, here, there)
        pair.keeps_quiet(command, here)
    for command in luck_of(luck, questions(pair, luck), 4):
        pair.check(f"POST {command}", lambda side, command=command: side.post(pair.id, pair.person, command))
    assert [table.version for table in pair.tables] == [before, before]
    pair.is_still_there()


def first_message(side: Side, pair: Pair, version: int) -> str:
    with side.ear(pair.id, pair.person, version) as ear:
        ear.until(lambda message: message["type"] == "table")
        return ear.texts[0]


def answers(side: Side, pair: Pair, asked: list[str | bytes]) -> list[str]:
    """The first message of a connection, and the answer to each command."""
    with side.ear(pair.id, pair.person, pair.table.version) as ear:
        ear.until(lambda message: message["type"] == "table")
        first = len(ear.texts)
        for text in asked:
            ear.ask(text)
        return [ear.texts[first - 1], *[text for text in ear.texts[first:] if '"type":"chat"' not in text]]


def questions(pair: Pair, luck: QuickDealer) -> list[Data]:
    """Questions about moves, and commands that are refused."""
    table = pair.table
    found: list[Data] = [{"do": "rematch"}, {"do": "sit"}, {"do": "come_back"}, {"do": "bot", "seat": 0, "bot": "random"}]
    if pair.seat == SPECTATOR:
        found += [{"do": "chat", "text": "hello"}, {"do": "resign"}, {"do": "agree", "agrees": True}]
    if not table.begun:
        return [*found, {"do": "move", "decision": 0, "moves": ["dive"]}, {"do": "why", "decision": 0, "move": "dive"}]
    state, decision = table.match.state, table.decision
    space = table.settings.game.space(state.box)
    tried = [state.text(luck.below(space)) for _ in range(ASKED)]
    legal = [state.text(move) for move in state.moves()] if pair.is_on else tried[:2]
    wrong = [text for text in tried if not pair.is_on or text not in legal]
    found += [{"do": "why", "decision": decision, "move": text} for text in (*tried, *legal, "nonsense", "play", "")]
    found += [{"do": "preview", "decision": decision, "move": text} for text in (*legal, *wrong[:3])]
    found += [{"do": "move", "decision": decision, "moves": [text]} for text in (*wrong[:4], "nonsense")]
    found += [{"do": "move", "decision": decision + step, "moves": legal[:1]} for step in (-1, 1)]
    if pair.is_on:
        final = [state.text(move) for move in state.moves() if state.final(move)]
        found += [{"do": "move", "decision": decision, "moves": [text, text]} for text in final[:2]]
    if not (pair.is_on and table.match.back):
        found.append({"do": "undo", "decision": decision})
    return [*found, {"do": "start"}, {"do": "contribute", "contribution": "00" * 16}]


MALFORMED: Final[list[str | bytes]] = [
    "",
    "{",
    "[]",
    '{"do": "fly"}',
    '{"do": "move"}',
    '{"do": "move", "decision": 1, "moves": []}',
    '{"do": "why", "decision": "one", "move": 3}',
    '{"do": "why", "decision": 1, "move": "dive", "seat": 1}',
    b"\x00",
]


def luck_of(luck: QuickDealer, found: list[Data], most: int) -> list[Data]:
    return [found[luck.below(len(found))] for _ in range(most)]


# What a reader hears when others do something


def play_on(pair: Pair, luck: QuickDealer, tally: Tally) -> None:
    """Plays on at both tables as long as the reader learns nothing, each person over their own connection, while the reader listens."""
    with ExitStack() as connections:
        ears: dict[str, list[Ear]] = {}

        def at(person: str) -> list[Ear]:
            if person not in ears:
                ears[person] = [connections.enter_context(side.ear(pair.id, person)) for side in pair.twins.sides]
                for ear in ears[person]:
                    ear.until(lambda message: message["type"] == "table")
            return ears[person]

        def hear() -> None:
            """The reader has heard of everything, and the same."""
            for ear in at(pair.person):
                while ear.version < pair.table.version:
                    ear.hear()
            same("what happens", *("\n".join(ear.texts) for ear in at(pair.person)))
            pair.keeps_quiet("what happens", "\n".join(at(pair.person)[0].texts))

        def ask(person: str, *commands: Data) -> None:
            for ear, command in zip(at(person), commands, strict=True):
                answer = ear.ask(json.dumps(command))
                assert answer["type"] == "done", answer
            hear()

        at(pair.person)
        for number in range(STEPS):
            table = pair.table
            seat, place, decision = table.match.state.seat, table.seats[table.match.state.seat], table.decision
            found = pair.steps()
            if not found:
                break
            texts = found[luck.below(len(found))]
            tally.steps += 1
            tally.unlike_moves += texts[0] != texts[1]
            if place.kind != PERSON:
                tally.bots += 1
                for side, text in zip(pair.twins.sides, texts, strict=True):
                    speak_for_bot(side, pair, seat, decision, text)
                hear()
                continue
            if place.person != pair.person:
                for ear in at(place.person):
                    ear.ask(json.dumps({"do": "move", "decision": decision, "moves": ["nonsense"]}))
                    ear.ask(json.dumps({"do": "preview", "decision": decision, "move": ear.legal[0]}))
                    ear.ask("{")
            ask(place.person, *({"do": "move", "decision": decision, "moves": [text], "id": f"on-{number}"} for text in texts))
            if table.match.back and luck.below(2) == 0:
                tally.undone += 1
                ask(place.person, *[{"do": "undo", "decision": table.decision}] * 2)
        listening = {*ears} - {WATCHER, NAMELESS}
        for ear in at(pair.person):
            ear.until_here(sorted(listening), len(ears) - len(listening))
            ear.ask("{")
        hear()
    pair.is_still_there()


def speak_for_bot(side: Side, pair: Pair, seat: int, decision: int, text: str) -> None:
    """What a bot's worker answers, as the server carries it out."""
    hub = side.server.hub
    pair.twins.call(hub.act(pair.id, lambda table: table.bot_move(seat, decision, text, hub.clock())))


# Tables


def deal(
    twins: Twins, game: str, seats: int, options: dict[str, str], luck: QuickDealer, bots: tuple[int, ...], enough: Callable[[Table], bool]
) -> Table:
    """A game somewhere in its middle, or just begun."""
    most = luck.below(60 if game == "flucht" else 10)
    while True:
        table = opened(twins.new_id(), game, seats, options, bots)
        if played(table, most, luck, enough):
            return table
        most //= 2


@pytest.mark.parametrize(
    ("game", "seats", "options", "bots"),
    [
        pytest.param("flucht", 2, {}, (), id="flucht-2"),
        pytest.param("flucht", 3, {"bridge": "yes"}, (), id="flucht-3-bridge"),
        pytest.param("flucht", 4, {"rounds": "40"}, (1,), id="flucht-4-rounds-bot"),
        pytest.param("lagune", 2, {"calm": "yes"}, (), id="lagune-2-calm"),
        pytest.param("lagune", 3, {}, (), id="lagune-3"),
        pytest.param("lagune", 3, {}, (2,), id="lagune-3-bot"),
    ],
)
def test_a_reader_cannot_tell_the_table_from_one_that_they_must_take_for_possible(
    twins: Twins, game: str, seats: int, options: dict[str, str], bots: tuple[int, ...]
) -> None:
    luck = QuickDealer(f"{game} {seats} {options} {bots}")
    tally = Tally()
    people = [seat for seat in range(seats) if seat not in bots]
    readers = [(IDS[seat], on) for seat in people for on in (True, False)] + [(WATCHER, False), (NAMELESS, False)]
    for person, on in readers:
        seat = IDS.index(person) if person in IDS[:seats] else SPECTATOR
        table = deal(twins, game, seats, options, luck, bots, lambda table, seat=seat, on=on: (table.match.state.seat == seat) == on)
        pair = twins.seat(table, person, luck)
        tally.unlike += pair.unlike
        tally.on += pair.is_on
        since = pair.table.version
        look(pair, luck, since)
        play_on(pair, luck, tally)
        look(pair, luck, since)
    print(tally)
    assert tally.unlike >= len(readers) - 1
    assert tally.on == len(people)
