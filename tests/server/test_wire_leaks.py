"""Nobody learns over the wire what they may not know.

The conformance suite's test of guesses (`engine/leaks.py`), with servers: one holds a table, the other a table that a reader must
consider possible. Whatever the reader asks, and whatever others do, both must say the same to the last byte, until the rules disclose
something.
"""

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

import msgspec
import pytest
from msgspec.structs import replace

from archipel.engine.dealer import QuickDealer
from archipel.engine.leaks import Leak
from archipel.engine.phrase import SPECTATOR, Data, Event
from archipel.server import live, lobby
from archipel.table import Chair, ClockRules, LogEntry, Table, showing, verbs
from archipel.table import questions as asked_questions
from archipel.table.outcomes import Answered
from archipel.table.story import Story
from archipel.table.table import PERSON
from tests.server.helpers import until
from tests.server.twin import IDS, NAMELESS, NAMES, WATCHER, Ear, Pair, Side, Twins, ahead, hidden_entry, opened, played, same

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


@pytest.fixture(scope="module")
def twins(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Twins]:
    both = Twins(tmp_path_factory.mktemp("twins"))
    with both.open:
        yield both


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
    parts = [f"/api/tables/{pair.id}{part}" for part in ("", "/record", "/chat", "/news?version=0")]
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


# The promises


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
def test_nobody_can_tell_the_table_from_one_that_they_must_consider_possible(
    twins: Twins, game: str, seats: int, options: dict[str, str], bots: tuple[int, ...]
) -> None:
    luck, tally = QuickDealer(f"{game} {seats} {options} {bots}"), Tally()
    readers = 0
    for pair in pairs(twins, game, seats, options, bots, luck, tally):
        examine(pair, luck, tally)
        readers += 1
    assert tally.unlike >= readers - 1
    assert tally.to_move == seats - len(bots)
    assert tally.steps > readers
    assert bool(tally.undone) == (game == "flucht")
    assert bool(tally.unlike_moves) == (game == "lagune")
    assert bool(tally.bots) == bool(bots)


@pytest.mark.parametrize("person", [IDS[0], IDS[1], WATCHER, NAMELESS], ids=["owner", "guest", "watcher", "nameless"])
def test_nobody_sees_the_contributions_of_others_before_the_start(twins: Twins, person: str) -> None:
    examine_contributions(twins, person, QuickDealer(f"contributions {person}"))


def examine_contributions(twins: Twins, person: str, luck: QuickDealer) -> None:
    table = opened(new_id(luck), "lagune", 3, {})
    pair = twins.bring(table, table.seat_of(person), person, luck)
    assert pair.tables[0].contributions != pair.tables[1].contributions
    ask(pair, luck)
    look(pair, {-1, 0, 2, pair.table.version, pair.table.version + 7})


def test_whoever_is_turned_away_learns_nothing_from_it(twins: Twins) -> None:
    luck = QuickDealer("away")
    pair = twins.bring(deal("lagune", 3, {}, (), luck, lambda _: True), SPECTATOR, NAMELESS, luck)
    forged = {"Cookie": "archipel=forged"}
    for table, headers in ((pair.id, forged), ("no-such-table", {}), (pair.id, {"Origin": "https://elsewhere.example.org"})):
        pair.check(f"the end of a connection to {table} with {headers}", partial(turned_away, table=table, headers=headers))
    for path in (*paths(pair), "/api/tables/no-such-table", "/api/tables/no-such-table/record", "/api/nothing"):
        pair.check(f"GET {path} with a forged cookie", partial(Side.get, path=path, person=NAMELESS, headers=forged))
        pair.check(f"GET {path} by a stranger", partial(Side.get, path=path, person=NAMELESS))


def turned_away(side: Side, table: str, headers: dict[str, str]) -> str:
    with side.ear(table, NAMELESS, headers=headers) as ear:
        return ear.to_the_end()


@pytest.mark.parametrize(("game", "seats", "bots"), [("flucht", 3, (1,)), ("lagune", 2, (1,)), ("lagune", 3, (1, 2))])
def test_a_bots_worker_is_sent_what_its_seat_may_know_and_nothing_else(twins: Twins, game: str, seats: int, bots: tuple[int, ...]) -> None:
    luck = QuickDealer(f"workers {game} {seats}")
    for bot in bots:
        pair, texts = before_turn_of(twins, game, seats, bots, bot, luck)
        heard = [len(side.asker.questions) for side in twins.sides]
        mover = pair.table.seats[pair.table.match.state.seat].person
        decision = pair.table.decision
        with ExitStack() as connections:
            room = Room(pair, connections)
            room.do(mover, *({"do": "move", "decision": decision, "moves": [text]} for text in texts))
            for side in twins.sides:
                until(partial(bots_have_played, side, pair.id))
        first = [json.loads(side.asker.questions[number]) for side, number in zip(twins.sides, heard, strict=True)]
        assert first[0]["view"]["seat"] == bot
        same("what its worker is sent", *(json.dumps(question) for question in first))
        pair.keeps_quiet("what its worker is sent", json.dumps(first[0]))


def bots_have_played(side: Side, table: str) -> bool:
    return not side.server.hub.lives[table].thinking


def before_turn_of(
    twins: Twins, game: str, seats: int, bots: tuple[int, ...], seat: int, luck: QuickDealer, clock: ClockRules | None = None
) -> tuple[Pair, tuple[str, str]]:
    """A table at which a person can end their turn and begin that of the seat that the twin is for."""
    while True:
        table = deal(game, seats, {}, bots, luck, lambda table: table.match.state.seat not in (seat, *bots), clock)
        pair = twins.bring(table, seat, table.seats[seat].person, luck, bots_wait=False)
        for texts in pair.steps():
            if ahead(pair.table.match, seat, texts[0])[0].state.seat == seat:
                return pair, texts


def test_notices_tell_nothing_of_the_position(twins: Twins) -> None:
    luck = QuickDealer("notices")
    days = ClockRules("days", days=2)
    for game, seat in (("flucht", 2), ("lagune", 1), ("lagune", 0)):
        pair, texts = before_turn_of(twins, game, 3, (), seat, luck, days)
        mover, decision = pair.table.asked, pair.table.decision
        for side, text in zip(twins.sides, texts, strict=True):
            side.web.bodies.clear()
            side.mail.letters.clear()
            side.post(pair.id, mover, {"do": "move", "decision": decision, "moves": [text]})
            twins.call(twins.notifier(side, later=61).run_once())
        pair.check("the webhook", lambda side: "\n".join(sorted(body.decode() for body in side.web.bodies)))
        pair.check("the mail", lambda side: "\n".join(sorted(mails(side))))
        told = [json.loads(body) for body in twins.sides[0].web.bodies]
        assert (NAMES[seat], pair.id) in [(letter["name"], table["id"]) for letter in told for table in letter["tables"]]
        assert any(f"{NAMES[seat].lower()}@example.org" in mail for mail in mails(twins.sides[0]))


def mails(side: Side) -> list[str]:
    """Every letter, except for the time and the number that each has of its own."""
    found = []
    for letter in side.mail.letters:
        headers = [f"{name}: {value}" for name, value in letter.items() if name.lower() not in ("date", "message-id")]
        found.append("\n".join([*headers, letter.get_content()]))
    return found


def test_the_figures_of_the_server_tell_nothing_of_a_table(twins: Twins) -> None:
    luck = QuickDealer("figures")
    for pair, _ in zip(pairs(twins, "lagune", 2, {}, (), luck, Tally()), range(3), strict=False):
        texts = [*map(json.dumps, questions(pair, luck)), *MALFORMED]
        grown = [growth(side, pair, texts) for side in twins.sides]
        assert any("why" in name for name in grown[0])
        same("the metrics", *("\n".join(f"{name} {value}" for name, value in sorted(side.items())) for side in grown))


def growth(side: Side, pair: Pair, texts: list[str | bytes]) -> dict[str, float]:
    """Which figures grow while the reader looks and asks: both servers share them, so one after the other."""
    until(lambda: figures(side)["archipel_connections"] == 0)
    before = figures(side)
    answers(side, pair, texts)
    for path in paths(pair):
        side.get(path, pair.person)
    until(lambda: figures(side)["archipel_connections"] == 0)
    ignored = 'route="/metrics"'
    return {name: value - before.get(name, 0) for name, value in figures(side).items() if ignored not in name}


def figures(side: Side) -> dict[str, float]:
    """All figures except times."""
    lines = [line for line in side.http.get("/metrics").text.splitlines() if not line.startswith("#")]
    found = {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines)}
    return {name: value for name, value in found.items() if not any(part in name for part in ("_sum", "_bucket", "_created", "_lag_"))}


# The past of a running game


@pytest.mark.parametrize(
    ("game", "options", "bots"),
    [("flucht", {}, ()), ("lagune", {"calm": "yes"}, ()), ("lagune", {}, (1, 2)), ("zanzibar", {}, (1, 2)), ("mangrovia", {}, (1, 2))],
    ids=["flucht", "lagune", "lagune-bots", "zanzibar-bots", "mangrovia-bots"],
)
def test_nobody_can_tell_their_past_from_one_that_they_must_consider_possible(
    twins: Twins, game: str, options: dict[str, str], bots: tuple[int, ...]
) -> None:
    luck = QuickDealer(f"past {game} {options} {bots}")
    unlike = 0
    for seat, person in [(SPECTATOR, WATCHER), (SPECTATOR, NAMELESS), *((seat, IDS[seat]) for seat in range(3) if seat not in bots)]:
        unlike += examine_past(twins, deal(game, 3, options, bots, luck, lambda _: True), seat, person, luck)
    assert unlike


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


# The test can fail


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
    return lambda table, seat, since, now: show(table, max(0, table.match.state.seat if table.begun else 0), since, now)


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


def questions_of_everybody(answer: Any) -> Any:
    def leaky(table: Table, person: str, decision: int, move: str, things: list[str]) -> Answered:
        reason = table.match.state.why_not(table.match.state.parse(move)) if table.begun and move else None
        return Answered(table.version, reason=reason)

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
