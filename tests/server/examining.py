"""What a reader of a table can ask and hears, for tests with twin servers that nobody may tell apart (`test_wire_leaks.py`)."""

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

import msgspec

from archipel.engine.dealer import QuickDealer
from archipel.engine.leaks import Leak
from archipel.engine.phrase import SPECTATOR, Data, Event
from archipel.table import ClockRules, Table, verbs
from archipel.table.sequels import origin_of
from archipel.table.story import Story
from archipel.table.table import PERSON
from tests.server.twin import IDS, NAMELESS, NOW, WATCHER, Ear, Pair, Side, Twins, hidden_entry, opened, played, same

ASKED: Final = 8
"""How many moves of the game's space are tried for their refusals."""
STEPS: Final = 3
"""The most moves by which the two tables are played on."""

FRAMES: Final = 12
"""About how many past positions of a game are looked at."""

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


@dataclass
class Tally:
    """What was really there to be told apart: a test that has compared nothing proves nothing."""

    unlike: int = 0
    to_move: int = 0
    steps: int = 0
    unlike_moves: int = 0
    undone: int = 0
    bots: int = 0


# Tables


def new_id(luck: QuickDealer) -> str:
    """The same in every run of a test, whichever others run: a table's id is part of its shuffle."""
    return f"table-{luck.below(1 << 32):010d}-{luck.below(1 << 32):010d}"


def deal(
    game: str,
    seats: int,
    options: dict[str, str],
    bots: tuple[int, ...],
    luck: QuickDealer,
    enough: Callable[[Table], bool],
    clock: ClockRules | None = None,
) -> Table:
    """A game just begun, or somewhere in its middle."""
    most = luck.below(60 if game == "flucht" else 10)
    while True:
        table = opened(new_id(luck), game, seats, options, bots, clock)
        if played(table, most, luck, enough):
            return table
        most //= 2


def is_to_move(seat: int, wanted: bool, table: Table) -> bool:
    return (table.match.state.seat == seat) == wanted


def pairs(
    twins: Twins, game: str, seats: int, options: dict[str, str], bots: tuple[int, ...], luck: QuickDealer, tally: Tally
) -> Iterator[Pair]:
    """A table and its twin for everybody seated, once when somebody else is to move and once when they are, and for those who watch."""
    readers = [(seat, IDS[seat], to_move) for seat in range(seats) if seat not in bots for to_move in (False, True)]
    for seat, person, to_move in [*readers, (SPECTATOR, WATCHER, False), (SPECTATOR, NAMELESS, False)]:
        table = deal(game, seats, options, bots, luck, partial(is_to_move, seat, to_move))
        pair = twins.bring(table, seat, person, luck)
        tally.unlike += pair.unlike
        tally.to_move += pair.is_to_move
        yield pair


# What a reader can ask


def examine(pair: Pair, luck: QuickDealer, tally: Tally) -> None:
    """The reader asks whatever they like, listens while both tables are played on, and then looks at everything, past included."""
    since = pair.table.version
    ask(pair, luck)
    play_on(pair, luck, tally)
    look(pair, {0, since})
    pair.is_still_there()


def ask(pair: Pair, luck: QuickDealer) -> None:
    """Questions about moves, commands that are refused, and what is not a command at all; over the WebSocket, and some by POST."""
    before = pair.table.version
    asked = questions(pair, luck)
    texts = [*map(json.dumps, asked), *MALFORMED]
    heard = [answers(side, pair, texts) for side in pair.twins.sides]
    for command, here, there in zip(["connecting", *map(str, texts)], *heard, strict=True):
        same(command, here, there)
        pair.keeps_quiet(command, here)
    for command in [asked[luck.below(len(asked))] for _ in range(2)]:
        pair.check(f"POST {command}", partial(Side.post, table=pair.id, person=pair.person, command=command))
    assert [table.version for table in pair.tables] == [before, before], "no question changes a table"


def answers(side: Side, pair: Pair, texts: list[str | bytes]) -> list[str]:
    """The first message of a connection, and the answer to each command."""
    with side.ear(pair.id, pair.person) as ear:
        ear.first()
        ear.ask(*texts)
        return ear.texts


def questions(pair: Pair, luck: QuickDealer) -> list[Data]:
    table = pair.table
    found: list[Data] = [{"do": "rematch"}, {"do": "sit"}, {"do": "come_back"}, {"do": "bot", "seat": 0, "bot": "random"}]
    if pair.seat == SPECTATOR:
        found += [{"do": "chat", "text": "hello"}, {"do": "resign"}, {"do": "agree", "agrees": True}]
    if not table.begun:
        return [*found, {"do": "move", "decision": 0, "moves": ["dive"]}, {"do": "why", "decision": 0, "move": "dive"}]
    state, decision = table.match.state, table.decision
    tried = [state.text(luck.below(state.space())) for _ in range(ASKED)]
    legal = [state.text(move) for move in state.moves()] if pair.is_to_move else tried[:2]
    wrong = [text for text in tried if not pair.is_to_move or text not in legal]
    found += [{"do": "why", "decision": decision, "move": text} for text in (*tried, *legal[:2], "nonsense", "play")]
    found += [{"do": "why", "decision": decision, "things": text.split()[-1:]} for text in tried]
    found += [{"do": "preview", "decision": decision, "move": text} for text in (*legal, *wrong[:2])]
    found += [{"do": "move", "decision": decision, "moves": [text]} for text in (*wrong[:3], "nonsense")]
    found += [{"do": "move", "decision": decision + step, "moves": legal[:1]} for step in (-1, 1)]
    if pair.is_to_move:
        final = [state.text(move) for move in state.moves() if state.final(move)]
        found += [{"do": "move", "decision": decision, "moves": [text, text]} for text in final[:2]]
    return [*found, {"do": "undo", "decision": decision}, {"do": "start"}, {"do": "contribute", "contribution": "00" * 16}]


def look(pair: Pair, versions: set[int]) -> None:
    """All that can be fetched, and coming back with any version."""
    for path in paths(pair):
        pair.check(f"GET {path}", partial(Side.get, path=path, person=pair.person))
    for version in sorted(versions):
        pair.check(f"coming back with version {version}", partial(first_message, pair=pair, version=version))


def paths(pair: Pair) -> list[str]:
    lobby = "running" if pair.table.begun else "open"
    parts = [f"/api/tables/{pair.id}{part}" for part in ("", "/record", "/analysis", "/chat", "/news?version=0")]
    return [*parts, f"/api/tables?show={lobby}", "/api/tables?show=mine", "/api/me/export"]


def first_message(side: Side, pair: Pair, version: int) -> str:
    with side.ear(pair.id, pair.person, version) as ear:
        return ear.first()


# What a reader hears of what others do


class Room:
    """Everybody's connections to both tables, opened when they first do something; the reader listens from the beginning."""

    def __init__(self, pair: Pair, connections: ExitStack) -> None:
        self.pair = pair
        self.connections = connections
        self.ears: dict[str, list[Ear]] = {}
        self.reader = self.at(pair.person)

    def at(self, person: str) -> list[Ear]:
        if person not in self.ears:
            self.ears[person] = [self.connections.enter_context(side.ear(self.pair.id, person)) for side in self.pair.twins.sides]
            for ear in self.ears[person]:
                ear.first()
        return self.ears[person]

    def do(self, person: str, *commands: Data) -> None:
        """What a person does at the first table and at the second."""
        for ear, command in zip(self.at(person), commands, strict=True):
            answer = ear.ask(json.dumps(command))
            assert answer["type"] == "done", answer

    def hear(self) -> None:
        """The reader hears of all that happened, the same from both, and no answer to somebody else."""
        for ear in self.reader:
            ear.catch_up(self.pair.table.version)
            if ear.answers != ear.asked:
                raise Leak(f"the reader hears an answer to somebody else: {ear.texts[-3:]}")
        here, there = ["\n".join(ear.texts) for ear in self.reader]
        same("what happens", here, there)
        self.pair.keeps_quiet("what happens", here)

    def settle(self) -> None:
        """Nothing else comes, and both know who is here."""
        seated = sorted({*self.ears} - {WATCHER, NAMELESS})
        for ear in self.reader:
            ear.until_here(seated, len(self.ears) - len(seated))
            ear.ask("{")
        self.hear()


def play_on(pair: Pair, luck: QuickDealer, tally: Tally) -> None:
    """Plays on at both tables as long as the reader learns nothing: everybody over their own connection, with mistakes, and back again."""
    with ExitStack() as connections:
        room = Room(pair, connections)
        for number in range(STEPS):
            found = pair.steps()
            if not found:
                break
            texts = found[luck.below(len(found))]
            tally.steps += 1
            tally.unlike_moves += texts[0] != texts[1]
            play(room, texts, f"step-{number}", tally)
            room.hear()
            mover = pair.table.seats[pair.table.match.state.seat]
            if mover.kind == PERSON and pair.table.match.back and luck.below(2) == 0:
                tally.undone += 1
                room.do(mover.person, *[{"do": "undo", "decision": pair.table.decision}] * 2)
                room.hear()
        other = next(place.person for place in pair.table.seats if place.kind == PERSON and place.person != pair.person)
        for command in ({"do": "agree", "agrees": True}, {"do": "leave"}, {"do": "chat", "text": "I must go"}):
            room.do(other, command, command)
            room.hear()
        for ear in room.reader:
            ear.until(lambda message: message["type"] == "chat")
        room.settle()


def play(room: Room, texts: tuple[str, str], id: str, tally: Tally) -> None:
    pair, decision = room.pair, room.pair.table.decision
    seat = pair.table.match.state.seat
    mover = pair.table.seats[seat]
    if mover.kind != PERSON:
        tally.bots += 1
        for side, text in zip(pair.twins.sides, texts, strict=True):
            speak_for_bot(side, pair, seat, decision, text)
        return
    if mover.person != pair.person:
        for ear in room.at(mover.person):
            ear.catch_up(pair.table.version)
            nonsense = {"do": "move", "decision": decision, "moves": ["nonsense"], "id": id}
            ear.ask(json.dumps(nonsense), json.dumps({"do": "preview", "decision": decision, "move": ear.legal[0]}), "{")
    room.do(mover.person, *({"do": "move", "decision": decision, "moves": [text], "id": id} for text in texts))


def speak_for_bot(side: Side, pair: Pair, seat: int, decision: int, text: str) -> None:
    """What a bot's worker answers, as the server carries it out."""
    hub = side.server.hub
    pair.twins.call(hub.act(pair.id, lambda table: verbs.bot_move(table, seat, decision, text, hub.clock())))


def examine_contributions(twins: Twins, person: str, luck: QuickDealer) -> None:
    table = opened(new_id(luck), "lagune", 3, {})
    pair = twins.bring(table, table.seat_of(person), person, luck)
    assert pair.tables[0].contributions != pair.tables[1].contributions
    ask(pair, luck)
    look(pair, {-1, 0, 2, pair.table.version, pair.table.version + 7})


def examine_past(twins: Twins, table: Table, seat: int, person: str, luck: QuickDealer) -> int:
    """Somebody looks through a running game from every seat: from their own, and as those who watch do, they see what they would in another
    game that they must consider possible; from the others nothing. Returns how many positions of that game are really others."""
    pair = twins.bring(table, SPECTATOR, WATCHER, luck)
    side = twins.sides[0]
    unlike = 0
    for reader in range(SPECTATOR, len(table.seats)):
        other, differ = another_past(table, reader, luck)
        unlike += differ
        steps = range(0, other.length + 1, 1 + other.length // FRAMES)
        shown: list[Any] = [other.show_all(reader), *(other.show_frame(number, reader) for number in steps)]
        for path, expected in zip(["replay", *(f"replay/{number}" for number in steps)], shown, strict=True):
            text = side.get(f"/api/tables/{pair.id}/{path}?seat={reader}", person)
            pair.keeps_quiet(path, text)
            body = text.partition("\n\n")[2]
            if reader in (SPECTATOR, seat):
                same(path, body, msgspec.json.encode(expected).decode())
            elif not text.startswith("403\n") or "replay-running" not in body:
                raise Leak(f"{person} looks through the game from seat {reader}")
    return unlike


def examine_going_on(twins: Twins, table: Table, seat: int, luck: QuickDealer) -> int:
    """Somebody resigns a running game and goes on from it: their table is made of what it would be made of in another game that they must
    consider possible, and of nothing else. Nobody else may. Returns how many positions of that game are really others."""
    verbs.resign(table, IDS[seat], NOW)
    pair = twins.bring(table, SPECTATOR, WATCHER, luck)
    side = twins.sides[0]
    other, unlike = another_past(table, seat, luck)
    last = origin_of(other, seat, None, []).entry
    for step in (None, *range(0, last + 1, 1 + last // FRAMES)):
        text = side.go_on(pair.id, IDS[seat], {} if step is None else {"at": step})
        assert text.startswith("201\n"), text
        pair.keeps_quiet("a table that goes on", text)
        opened = side.server.hub.lives[json.loads(text.partition("\n\n")[2])["id"]].table
        assert opened is not None
        expected = origin_of(other, seat, step, []).data()
        same("what a table goes on from", *(json.dumps(data) for data in (opened.log[0].data["settings"]["origin"], expected)))
        if opened.settings.parent or not opened.settings.private:
            raise Leak("a running game is named by a table that goes on from it")
        for person in (*IDS, NAMELESS):
            refusal = "who-are-you" if person == NAMELESS else "go-on-running"
            if person != IDS[seat] and refusal not in (text := side.go_on(pair.id, person, {"at": step})):
                raise Leak(f"{person or 'somebody'} goes on from a running game: {text}")
    return unlike


def another_past(table: Table, seat: int, luck: QuickDealer) -> tuple[Story, int]:
    """The game as far as it has come, with another position at every step that looks the same to that seat; and in how many of them
    anything differs. Whatever others were told, and moves that are hidden, are something else."""
    record = table.match.record.fork()
    entries, record.entries = record.entries, []
    story = Story(table.settings, record, table.seed)
    story.play_on(entries)
    match, differ = story.match, 0
    for step in story.steps:
        state = match.game.guess(json.loads(json.dumps(step.state.view(seat))), luck)
        differ += state.digest() != step.state.digest()
        step.state = state
        step.told = [event if event.seen_by(seat) else Event("another", {}, event.only, event.but) for event in step.told]
    match.record.entries = [hidden_entry(match, seat, number) for number in range(len(entries))]
    return story, differ
