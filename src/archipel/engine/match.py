"""A game being played together with its record: moves, undo within its limits, resignation, replaying and verifying.

Pure: no clock, no file. Whoever holds a `Match` holds the seed; all that others may have is the result of `record_for`.
"""

import hashlib
import re
from collections.abc import Callable

from archipel.engine.dealer import Dealer, KeyedDealer, QuickDealer, Witness, commitment, deal_key
from archipel.engine.decision import Tell
from archipel.engine.edition import Edition, read_data
from archipel.engine.game import Game
from archipel.engine.origin import Origin
from archipel.engine.phrase import NOBODY, SPECTATOR, Event, Reason, Refused, Trouble, trouble
from archipel.engine.record import (
    COUNTED,
    DEAL,
    LATEST,
    MOVE,
    PERSON,
    RESIGN,
    RETURN,
    SEED_BYTES,
    SEQUEL,
    STOP,
    TAKEOVER,
    TIMEOUT,
    UNDO,
    WHOLE,
    Entry,
    Player,
    Record,
    chain,
    check_contribution,
    end_words,
    header_line,
    line_of,
    printable,
)
from archipel.engine.state import State


class Match:
    """`state` is the current state, `record` the unredacted record, `told` what was told at the deal. The record gets the seed last.

    `back` holds, for every move that may yet be taken back, whose it was and the state before it; the first is always one of the seat that
    may take it back. `obstacle` says why `back` reaches no further, `standing` how many moves of every seat were not taken back.
    """

    def __init__(self, game: Game, record: Record, seed: bytes, state: State, dealer: Dealer) -> None:
        self.game = game
        self.record = record
        self.seed = seed
        self.state = state
        self.dealer = dealer
        self.told: list[Event] = []
        self.back: list[tuple[int, State]] = []
        self.obstacle: Reason | None = None
        self.standing = [0] * state.seats
        self.lone = lone_person(record)
        self.shown: list[list[str]] = []
        self.resigned: list[int] = []
        self.stand_ins: dict[int, str] = {}
        self.stopped = False
        self.last_hash = ""

    @property
    def over(self) -> bool:
        return self.record.finished

    # Playing

    def play(self, seat: int, text: str, tell: Tell | None = None) -> list[Event]:
        """Plays a move for that seat; the events go to `tell` as they happen, or else are returned. A refused move changes nothing."""
        self.check_running()
        if seat != self.state.seat:
            raise Refused(Reason("not-your-turn", {"value": seat + 1, "allowed": self.state.seat + 1}))
        before = self.state
        move = before.parse(text)
        told: list[Event] = []
        after = before.copy()
        lone = self.lone
        witness = Witness(self.dealer, seat if lone == NOBODY else lone)
        after.play(move, witness, tell or told.append)
        shown = [before.shown(move, reader) for reader in range(-1, before.seats)]
        self.remember(before, move, after, witness)
        self.state = after
        self.standing[seat] += 1
        self.note(MOVE, seat, before.text(move), shown)
        if after.over:
            self.finish()
        return told

    # Taking back

    def remember(self, before: State, move: int, after: State, witness: Witness) -> None:
        """What a move that was just made means for those that may be taken back."""
        seat = before.seat
        foreign = self.lone not in (NOBODY, seat)
        if witness.used:
            self.obstruct("undo-drawn", seat)
        elif witness.learnt or (foreign and (witness.revealed or before.discloses(move))):
            self.obstruct("undo-shown", seat)
        elif self.lone == NOBODY and after.seat != seat:
            self.obstruct("undo-moved", seat)
        elif self.back or not foreign:
            self.back.append((seat, before))

    def obstruct(self, key: str, seat: int) -> None:
        """Nothing up to now can be taken back any more, because of what a move of this seat did."""
        self.back.clear()
        self.obstacle = Reason(key, {"seat": seat})

    def undo(self, seat: int) -> None:
        """Takes back the last move of a seat, and all that bots have played since: see `why_no_undo`."""
        self.check_running()
        reason = self.why_no_undo(seat)
        if reason is not None:
            raise Refused(reason)
        count = 1
        while self.back[-count][0] != seat:
            count += 1
        self.state = self.back[-count][1]
        for mover, _ in self.back[-count:]:
            self.standing[mover] -= 1
        del self.back[-count:]
        self.note(UNDO, seat, str(count) if self.record.format >= COUNTED else "")

    def why_no_undo(self, seat: int) -> Reason | None:
        """What stands in the way if a seat wants to take back its last move; None if nothing does.

        A person who plays with bots alone may take it back at any time, as long as nothing was drawn, they have learnt nothing, and since
        then nothing was disclosed to anybody. Others only while they are still to move. To show one's own cards is no obstacle.
        """
        if self.over:
            return Reason("game-over", {})
        if self.lone != seat and seat != self.state.seat:
            return Reason("not-your-turn", {"value": seat + 1, "allowed": self.state.seat + 1})
        if self.back and self.lone in (NOBODY, seat):
            return None
        return self.obstacle if self.obstacle is not None and self.standing[seat] else Reason("nothing-to-undo", {})

    def resign(self, seat: int) -> None:
        """The seat ranks last and somebody else plays on for it; when only one seat has not resigned, the game ends."""
        self.check_seat(seat)
        if seat in self.resigned:
            raise Refused(Reason("already-resigned", {"value": seat + 1}))
        self.resigned.append(seat)
        self.note(RESIGN, seat, "")
        if self.state.seats - len(self.resigned) == 1:
            self.finish()

    def time_out(self, seat: int) -> None:
        """The seat's clock has run out. What follows (a stand-in, a resignation) is an entry of its own."""
        self.check_seat(seat)
        self.note(TIMEOUT, seat, "")

    def take_over(self, seat: int, bot: str) -> None:
        """From now on a bot plays for the seat."""
        self.check_seat(seat)
        if seat == self.lone:
            self.lone = NOBODY
            self.obstruct("undo-taken-over", seat)
        self.stand_ins[seat] = bot
        self.note(TAKEOVER, seat, bot)

    def come_back(self, seat: int) -> None:
        """The player who was replaced plays again; not allowed after a resignation."""
        self.check_seat(seat)
        if seat in self.resigned:
            raise Refused(Reason("already-resigned", {"value": seat + 1}))
        if seat not in self.stand_ins:
            raise Refused(Reason("not-replaced", {"value": seat + 1}))
        del self.stand_ins[seat]
        self.note(RETURN, seat, "")

    def stop(self, seat: int) -> None:
        """All have agreed to stop, this seat last of all: the game ends without a winner; all who have not resigned share first place."""
        self.check_seat(seat)
        self.stopped = True
        self.note(STOP, seat, "")
        self.finish()

    def check_seat(self, seat: int) -> None:
        self.check_running()
        if not 0 <= seat < self.state.seats:
            raise Refused(Reason("no-such-seat", {"value": seat + 1, "high": self.state.seats}))

    def repeat(self, entry: Entry) -> list[Event]:
        """Carries out an entry again."""
        if entry.kind == MOVE:
            return self.play(entry.seat, entry.text)
        if entry.kind == UNDO:
            self.undo(entry.seat)
        elif entry.kind == RESIGN:
            self.resign(entry.seat)
        elif entry.kind == TIMEOUT:
            self.time_out(entry.seat)
        elif entry.kind == TAKEOVER:
            self.take_over(entry.seat, entry.text)
        elif entry.kind == RETURN:
            self.come_back(entry.seat)
        else:
            self.stop(entry.seat)
        return []

    def check_running(self) -> None:
        if self.over:
            raise Refused(Reason("game-over", {}))

    def note(self, kind: str, seat: int, text: str, shown: list[str] | None = None) -> None:
        """Appends an entry; `shown` is what a spectator and every seat may read of a move."""
        self.shown.append(shown or [])
        entry = Entry(kind, seat, text, "")
        words = f"{len(self.record.entries) + 1} {entry.words()}"
        entry.hash = self.last_hash = chain(self.last_hash, words, self.state.digest())
        self.record.entries.append(entry)

    def fits(self) -> bool:
        """Whether the record's last hash matches the state: always so in a match that was played, and required of one that was read."""
        record = self.record
        hashes = [hashlib.sha256(record.header().encode()).hexdigest(), record.deal_hash] + [entry.hash for entry in record.entries[-2:]]
        words = f"{len(record.entries)} {record.entries[-1].words()}" if record.entries else f"0 {DEAL}"
        return self.last_hash == hashes[-1] == chain(hashes[-2], words, self.state.digest())

    def finish(self) -> None:
        self.record.places = self.places()
        self.record.end_hash = chain(self.last_hash, end_words(self.record.places), self.state.digest())
        self.record.seed = self.seed

    def places(self) -> list[int]:
        """The place of every seat; those who resigned come last, and whoever resigned first is placed lowest."""
        seats = self.state.seats
        staying = [seat for seat in range(seats) if seat not in self.resigned]
        if len(staying) == 1 or self.stopped:
            places = [1] * seats
        elif self.state.over:
            raw = self.state.ranking()
            places = [1 + sum(1 for other in staying if raw[other] < raw[seat]) for seat in range(seats)]
        else:
            return []
        for order, seat in enumerate(self.resigned):
            places[seat] = seats - order
        return places

    def fork(self, state: State, dealer: Dealer) -> "Match":
        """Another match with the same past that continues from `state`: for trying out what would happen."""
        other = Match(self.game, self.record.fork(), self.seed, state, dealer)
        other.back = self.back[:]
        other.obstacle = self.obstacle
        other.standing = self.standing[:]
        other.lone = self.lone
        other.shown = self.shown[:]
        other.resigned = self.resigned[:]
        other.stand_ins = dict(self.stand_ins)
        other.last_hash = self.last_hash
        return other

    # What others may have

    def record_for(self, reader: int) -> Record:
        """The record as a seat or a spectator may have it: whole once the game is over; before, no seed, no hashes, and moves as shown."""
        if not SPECTATOR <= reader < self.state.seats:
            raise trouble("no-such-seat", {"value": reader + 1, "high": self.state.seats})
        if self.over:
            return self.record
        redacted = self.record.fork()
        redacted.reader = reader
        redacted.deal_hash = ""
        redacted.origin = None if redacted.origin is None else redacted.origin.redacted()
        redacted.entries = [self.entry_for(reader, number) for number in range(len(self.record.entries))]
        return redacted

    def entry_for(self, reader: int, number: int) -> Entry:
        """An entry of a running game as that reader may have it."""
        entry = self.record.entries[number]
        text = entry.text if entry.kind != MOVE or entry.seat == reader else self.shown[number][reader + 1]
        return Entry(entry.kind, entry.seat, text, "")


def start(
    game: Game,
    players: list[Player],
    seed: bytes,
    options: dict[str, str] | None = None,
    edition: Edition | None = None,
    table: str = "table",
    contributions: dict[int, str] | None = None,
    format: int = LATEST,
    carried: bool | None = None,
    origin: Origin | None = None,
) -> Match:
    """Starts a game: makes the header, derives the key from it and the seed, and then deals; for the rest see `prepare`."""
    record = prepare(game, players, seed, options, edition, table, contributions, format, carried, origin)
    header = record.header().encode()
    dealer = KeyedDealer(deal_key(seed, header))
    told: list[Event] = []
    state = deal(game, record, edition or game.edition(), dealer, told.append)
    match = Match(game, record, seed, state, dealer)
    match.told = told
    match.last_hash = record.deal_hash = chain(hashlib.sha256(header).hexdigest(), f"0 {DEAL}", match.state.digest())
    return match


def deal(game: Game, record: Record, edition: Edition, dealer: Dealer, tell: Tell | None) -> State:
    """The position at which the game of a record begins: after setting up, or the one from which it goes on."""
    if record.origin is None:
        return game.new(len(record.players), record.options, edition, dealer, tell)
    return record.origin.take_up(game, edition, len(record.players), record.options, dealer)


def prepare(
    game: Game,
    players: list[Player],
    seed: bytes,
    options: dict[str, str] | None = None,
    edition: Edition | None = None,
    table: str = "table",
    contributions: dict[int, str] | None = None,
    format: int = LATEST,
    carried: bool | None = None,
    origin: Origin | None = None,
) -> Record:
    """The record of a game before anything is dealt. `format` is that of the record, `carried` whether it carries the edition; a new one
    does if that is not one of the game's own. One that goes on from another, its `origin`, has a format of its own."""
    if len(seed) != SEED_BYTES:
        raise trouble("seed-length", {"value": len(seed), "allowed": SEED_BYTES})
    game.check_seats(len(players))
    printed = edition or game.edition()
    game.box(printed)
    chosen = game.read_options(options or {})
    check_texts(players, table, contributions or {})
    format = format if origin is None else SEQUEL
    record = Record(game.name, game.rules, printed.id, printed.hash, chosen, table, players, commitment(seed), format)
    record.origin = None if origin is None else origin.seal(seed)
    record.contributions = contributions or {}
    if not game.own_edition(printed) if carried is None else carried:
        record.embed(printed)
    return record


def lone_person(record: Record) -> int:
    """The seat of the one person who plays with bots alone, and may take back over their moves; `NOBODY` if there is none."""
    people = [seat for seat, player in enumerate(record.players) if player.kind == PERSON]
    return people[0] if len(people) == 1 and record.format >= COUNTED else NOBODY


def check_texts(players: list[Player], table: str, contributions: dict[int, str]) -> None:
    """Whatever goes into the header must be readable from it: lines of text, and bytes in hexadecimal."""
    for player in players:
        if not re.fullmatch(r"\S+", player.kind) or not is_line(player.name):
            raise trouble("player-name", {"value": printable(player.name)})
    if not is_line(table):
        raise trouble("table-name", {"value": printable(table)})
    for seat, text in contributions.items():
        if not 0 <= seat < len(players):
            raise trouble("no-such-seat", {"value": seat + 1, "high": len(players)})
        check_contribution(text)


def is_line(text: str) -> bool:
    """Whether this is one line of text that can be written as UTF-8, not empty and without spaces around it."""
    return text == text.strip() != "" and text.isprintable()


# Replaying and verifying


def played_by(game: Game, record: Record) -> Game:
    """The game by the rules that a record was played by: the present ones, or earlier ones."""
    if record.game != game.name:
        raise in_header(record, "game", "record-other-game", record.game, game.name)
    try:
        return game.by_rules(record.rules)
    except Trouble:
        raise in_header(record, "rules", "record-other-rules", str(record.rules), game.known_rules()) from None


def edition_of(game: Game, record: Record) -> Edition:
    """The edition a record was played with: one of ours with the same hash, as it is or was, or the one it carries."""
    if record.edition_data is not None:
        edition = read_data(record.edition_data)
    elif record.edition in game.editions or record.edition in game.published:
        edition = game.published_edition(record.edition, record.edition_hash) or game.edition(record.edition)
    else:
        raise in_header(record, "edition", "edition-unknown", record.edition, ", ".join(game.editions))
    if edition.hash != record.edition_hash or edition.id != record.edition:
        raise in_header(record, "edition", "record-edition-hash", record.edition_hash, edition.hash)
    return edition


def check_header(game: Game, record: Record) -> Edition:
    """Checks all that can be checked without the seed, by the rules of the record; returns the edition. Anything wrong is refused with
    its line."""
    word = "seat"
    try:
        game.check_seats(len(record.players))
        word = "option"
        options = game.read_options(record.options)
        word = "edition"
        edition = edition_of(game, record)
        game.box(edition)
    except Trouble as error:
        raise Trouble(with_line(error.reason, header_line(record, word))) from None
    given = [f"{name}={value}" for name, value in record.options.items()]
    expected = [f"{name}={value}" for name, value in options.items()]
    if given != expected:
        raise in_header(record, "option", "record-options", ", ".join(given), ", ".join(expected))
    return edition


def replay(game: Game, record: Record, seed: bytes = b"", watch: Callable[[Match, Entry | None, list[Event]], None] | None = None) -> Match:
    """Replays a record from its seed, entry by entry, and refuses the first line that does not fit. For a running game `seed` is required.

    `watch` is called with what was told, after the deal (entry None) and after every entry.
    """
    secret = seed or record.seed
    game = played_by(game, record)
    edition = check_header(game, record)
    if record.reader != WHOLE:
        raise trouble("record-redacted", {})
    if not secret:
        raise trouble("record-running", {})
    if commitment(secret) != record.commitment:
        raise in_header(record, "seed", "record-seed-wrong", commitment(secret), record.commitment)
    carried = record.edition_data is not None
    check_position(record, secret)
    match = begin_again(game, record, secret, edition, carried)
    check_hash(record, 0, match.record.deal_hash, record.deal_hash)
    if watch is not None:
        watch(match, None, match.told)
    for number, entry in enumerate(record.entries, 1):
        told: list[Event] = []
        try:
            told = match.repeat(entry)
        except Trouble as error:
            raise at_line(record, number, error.reason) from None
        again = match.record.entries[-1]
        if again.text != entry.text:
            key = "record-undo-count" if entry.kind == UNDO else "record-text"
            raise at_line(record, number, Reason(key, {"value": entry.text, "allowed": again.text}))
        check_hash(record, number, again.hash, entry.hash)
        if watch is not None:
            watch(match, entry, told)
    if match.record.places != record.places:
        said, made = end_words(record.places), end_words(match.record.places)
        raise at_line(record, len(record.entries) + 1, Reason("record-wrong-end", {"value": said, "allowed": made}))
    if record.finished:
        check_hash(record, len(record.entries) + 1, match.record.end_hash, record.end_hash)
    return match


def check_position(record: Record, seed: bytes) -> None:
    """Whether the position from which the game goes on is the one that was sealed."""
    origin = record.origin
    if origin is not None and origin.seal(seed).sealed != origin.sealed:
        raise in_header(record, "position-data", "record-position-wrong", origin.seal(seed).sealed, origin.sealed)


def begin_again(game: Game, record: Record, seed: bytes, edition: Edition, carried: bool) -> Match:
    """The game of a record before its first entry. One that goes on from a position that cannot be is refused with the line."""
    try:
        return start(
            game, record.players, seed, record.options, edition, record.table, record.contributions, record.format, carried, record.origin
        )
    except Trouble as error:
        if record.origin is None:
            raise
        raise Trouble(with_line(error.reason, header_line(record, "position-data"))) from None


def in_header(record: Record, word: str, key: str, value: str, allowed: str) -> Trouble:
    return trouble(key, {"game": record.game, "value": value, "allowed": allowed, "line": header_line(record, word)})


def at_line(record: Record, number: int, reason: Reason) -> Trouble:
    """A reason together with the line of the record where it arose. The words show both."""
    return Trouble(with_line(reason, line_of(record, number)))


def with_line(reason: Reason, line: int) -> Reason:
    return Reason(reason.key, {"line": line, **reason.args}, reason.rule)


def check_hash(record: Record, number: int, made: str, stated: str) -> None:
    if made != stated:
        raise at_line(record, number, Reason("record-hash", {"value": stated, "allowed": made}))


def verify(game: Game, record: Record) -> bool:
    """Re-derives every draw of a finished game; True if everything holds. False for a running game, which shows only its commitment."""
    if record.finished:
        replay(game, record)
        return True
    game = played_by(game, record)
    check_running_record(game, record, check_header(game, record))
    return False


def check_running_record(game: Game, record: Record, edition: Edition) -> None:
    """Without the seed nothing can be replayed; but what is written as a move must be one of the game's moves."""
    state = game.new(len(record.players), record.options, edition, QuickDealer(0))
    for number, entry in enumerate(record.entries, 1):
        if entry.kind == MOVE and record.reader in (WHOLE, entry.seat):
            try:
                state.parse(entry.text)
            except Refused as refused:
                raise at_line(record, number, refused.reason) from None
