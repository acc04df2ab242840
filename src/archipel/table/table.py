"""A table: who sits where, the game being played at it, and everything that may happen to it, without any input or output.

A table is what its log says. Every command checks, appends one entry to the log and carries it out; `replay` does the same from a stored
log, so there is one implementation of everything. An entry has a number, a time, a kind, the person who caused it ("" for the server) and
data. What changes the game is also an entry of the game's record. Chat and presence are no business of the log.
"""

from collections.abc import Callable
from typing import Any, Final

from archipel.bots import check_kind
from archipel.engine.dealer import Probe, commitment
from archipel.engine.game import Game
from archipel.engine.match import Match, start
from archipel.engine.phrase import SPECTATOR, Data, Event, Reason, Refused
from archipel.engine.record import Player, check_contribution
from archipel.table.clock import DAY, NONE, Clock
from archipel.table.settings import RESIGN, WAIT, Settings, read_settings

OPEN: Final = "open"
RUNNING: Final = "running"
OVER: Final = "over"
CANCELLED: Final = "cancelled"
EXPIRED: Final = "expired"

PERSON: Final = "person"
SERVER: Final = ""
OPEN_LIFE: Final = 7 * DAY
RUNNING_LIFE: Final = 60 * DAY
BOT_NAMES: Final = ("Coco", "Mango", "Papaya", "Kiwi", "Tiki", "Lulu", "Taro", "Momo", "Noni", "Palma", "Koko", "Nalu")
"""What bots are called, the same in every language; twice as many as seats, as people may be called so too."""
"""After so long without an entry a table that waits for people, or for a move without a clock, is stale."""


class Seat:
    """A place at the table: free, kept for an invited person, taken by a person, or a bot's."""

    def __init__(self) -> None:
        self.kind = OPEN
        self.person = ""
        self.invited = ""
        self.name = ""

    def data(self) -> Data:
        return {"kind": self.kind, "person": self.person, "invited": self.invited, "name": self.name}


class LogEntry:
    def __init__(self, number: int, at: float, kind: str, person: str, data: Data) -> None:
        self.number = number
        self.at = at
        self.kind = kind
        self.person = person
        self.data = data


def refused(key: str, **args: Any) -> Refused:
    return Refused(Reason(key, args))


class Table:
    """`status` is open, running, over, cancelled or expired. `told` keeps what each entry of the log told, for those who listen.

    `spans` says which entries of the game's record an entry of the log made (from, up to), `rematch` which table goes on from here.
    `decision` is the number of the decision that is asked now: moves and undos so far. `asked` is the person who must choose, and `turn`
    the number of the entry since which they must.
    """

    def __init__(self, id: str, seed: bytes, games: Callable[[str], Game]) -> None:
        self.id = id
        self.seed = seed
        self.games = games
        self.status = OPEN
        self.owner = ""
        self.log: list[LogEntry] = []
        self.told: dict[int, list[Event]] = {}
        self.contributions: dict[str, str] = {}
        self.answered: dict[str, int] = {}
        self.agreed: set[int] = set()
        self.rematch = ""
        self.spans: dict[int, tuple[int, int]] = {}
        self.decision = 0
        self.asked = SERVER
        self.turn = 0
        self.seats: list[Seat] = []
        self.settings: Settings
        self.clock: Clock
        self._match: Match | None = None

    @property
    def match(self) -> Match:
        if self._match is None:
            raise refused("table-not-running", status=self.status)
        return self._match

    @property
    def begun(self) -> bool:
        """Whether a game has been dealt here, finished or not."""
        return self._match is not None

    @property
    def version(self) -> int:
        """How many entries the log has."""
        return len(self.log)

    @property
    def commitment(self) -> str:
        return commitment(self.seed)

    # The log

    def enter(self, kind: str, now: float, person: str, **data: Any) -> LogEntry:
        """Checks and carries out; only what was carried out is in the log."""
        at = max(now, self.log[-1].at) if self.log else now
        entry = LogEntry(self.version + 1, at, kind, person, data)
        self.carry_out(entry)
        return entry

    def carry_out(self, entry: LogEntry) -> None:
        handler: Callable[[LogEntry], None] = getattr(self, f"on_{entry.kind}")
        first = self.recorded()
        handler(entry)
        self.log.append(entry)
        self.spans[entry.number] = (first, self.recorded())
        asked = self.person_asked()
        if asked != self.asked:
            self.asked, self.turn = asked, entry.number

    def recorded(self) -> int:
        """How many entries the game's record has."""
        return len(self._match.record.entries) if self._match is not None else 0

    # Before the game

    def open(self, person: str, name: str, settings: Settings, now: float) -> LogEntry:
        return self.enter("open", now, person, name=name, settings=settings.data())

    def on_open(self, entry: LogEntry) -> None:
        if self.log:
            raise refused("table-open-already")
        self.settings = read_settings(self.games(entry.data["settings"]["game"]), entry.data["settings"])
        self.owner = entry.person
        self.seats = [Seat() for _ in range(self.settings.seats)]
        self.take(self.seats[0], entry.person, entry.data["name"])

    def sit(self, person: str, name: str, seat: int, now: float) -> LogEntry:
        return self.enter("sit", now, person, seat=seat, name=name)

    def on_sit(self, entry: LogEntry) -> None:
        self.must_be(OPEN)
        place = self.place(entry.data["seat"])
        if place.kind != OPEN:
            raise refused("seat-taken", value=entry.data["seat"] + 1)
        if place.invited and place.invited != entry.person:
            raise refused("seat-kept", value=entry.data["seat"] + 1)
        if self.seat_of(entry.person) != SPECTATOR:
            raise refused("seated-already", value=self.seat_of(entry.person) + 1)
        self.take(place, entry.person, entry.data["name"])

    def take(self, place: Seat, person: str, name: str) -> None:
        clean = " ".join(name.split())[:40]
        if not clean:
            raise refused("player-name", value=name)
        if any(other.name == clean for other in self.seats):
            raise refused("name-taken", value=clean)
        place.kind, place.person, place.name, place.invited = PERSON, person, clean, ""

    def stand(self, person: str, now: float) -> LogEntry:
        """Gets up before the game begins."""
        return self.enter("stand", now, person)

    def on_stand(self, entry: LogEntry) -> None:
        self.must_be(OPEN)
        self.clear(self.must_sit(entry.person))

    def invite(self, owner: str, seat: int, person: str, now: float) -> LogEntry:
        """Keeps a free seat for somebody."""
        return self.enter("invite", now, owner, seat=seat, invited=person)

    def on_invite(self, entry: LogEntry) -> None:
        place = self.owners_choice(entry)
        if place.kind != OPEN:
            raise refused("seat-taken", value=entry.data["seat"] + 1)
        place.invited = entry.data["invited"]

    def place_bot(self, owner: str, seat: int, bot: str, now: float) -> LogEntry:
        """Checked here alone: a log tells of bots that were known once. Where one sits already only its strength changes."""
        kind = check_kind(bot).text()
        names = [place.name for place in self.seats]
        own = names[seat] if 0 <= seat < len(names) else ""
        name = own if own in BOT_NAMES else next(name for name in BOT_NAMES if name not in names)
        return self.enter("bot", now, owner, seat=seat, bot=kind, name=name)

    def on_bot(self, entry: LogEntry) -> None:
        place = self.owners_choice(entry)
        if place.kind == PERSON:
            raise refused("seat-taken", value=entry.data["seat"] + 1)
        place.kind, place.invited = entry.data["bot"], ""
        place.name = entry.data.get("name", f"{place.kind} {entry.data['seat'] + 1}")  # tables of older logs keep the names they began with

    def free(self, owner: str, seat: int, now: float) -> LogEntry:
        """The owner frees a seat: of a person, a bot or an invitation."""
        return self.enter("free", now, owner, seat=seat)

    def on_free(self, entry: LogEntry) -> None:
        place = self.owners_choice(entry)
        if place.person == self.owner:
            raise refused("owner-stays")
        self.clear(entry.data["seat"])

    def order(self, owner: str, order: list[int], now: float) -> LogEntry:
        """The owner puts the seats in another order."""
        return self.enter("order", now, owner, order=order)

    def on_order(self, entry: LogEntry) -> None:
        self.must_own(entry.person)
        self.must_be(OPEN)
        order = entry.data["order"]
        if sorted(order) != list(range(len(self.seats))):
            raise refused("order-wrong", value=", ".join(str(seat + 1) for seat in order), high=len(self.seats))
        self.seats = [self.seats[seat] for seat in order]

    def contribute(self, person: str, contribution: str, now: float) -> LogEntry:
        """A person's own random bytes, after they have seen the commitment."""
        return self.enter("contribute", now, person, contribution=contribution)

    def on_contribute(self, entry: LogEntry) -> None:
        self.must_be(OPEN)
        self.must_sit(entry.person)
        check_contribution(entry.data["contribution"])
        self.contributions[entry.person] = entry.data["contribution"]

    def cancel(self, owner: str, now: float) -> LogEntry:
        return self.enter("cancel", now, owner)

    def on_cancel(self, entry: LogEntry) -> None:
        self.must_own(entry.person)
        self.must_be(OPEN)
        self.status = CANCELLED

    def start(self, owner: str, now: float) -> LogEntry:
        """Publishes all contributions, makes the key and deals."""
        return self.enter("start", now, owner)

    def on_start(self, entry: LogEntry) -> None:
        self.must_own(entry.person)
        self.must_be(OPEN)
        empty = [number for number, place in enumerate(self.seats, 1) if place.kind == OPEN]
        if empty:
            raise refused("seats-empty", value=", ".join(str(number) for number in empty))
        silent = [place.name for place in self.seats if place.kind == PERSON and place.person not in self.contributions]
        if silent:
            raise refused("contribution-missing", value=", ".join(silent))
        players = [Player(place.kind, place.name) for place in self.seats]
        contributions = {seat: self.contributions[place.person] for seat, place in enumerate(self.seats) if place.kind == PERSON}
        chosen = self.settings
        self._match = start(chosen.game, players, self.seed, chosen.options, chosen.edition, self.id, contributions)
        self.told[entry.number] = self._match.told
        self.status = RUNNING
        self.clock = Clock(chosen.clock, len(self.seats))
        self.run_clock(entry.at)

    # The game

    def move(self, person: str, decision: int, moves: list[str], client_id: str, now: float) -> LogEntry:
        """One or several moves of a person, all or none; the same client id twice is one move."""
        if client_id and f"{person} {client_id}" in self.answered:
            return self.log[self.answered[f"{person} {client_id}"] - 1]
        return self.enter("move", now, person, decision=decision, moves=moves, client_id=client_id)

    def bot_move(self, seat: int, decision: int, move: str, now: float) -> LogEntry:
        """What a bot answers for its seat."""
        return self.enter("move", now, SERVER, seat=seat, decision=decision, moves=[move], client_id="")

    def on_move(self, entry: LogEntry) -> None:
        self.must_be(RUNNING)
        seat = self.player_of(entry)
        self.must_ask(entry.data["decision"])
        if entry.person and self.clock.is_up(entry.at):
            raise refused("time-is-up")
        moves: list[str] = entry.data["moves"]
        self.check_chain(seat, moves)
        told: list[Event] = []
        for text in moves:
            told += self.match.play(seat, text)
        self.told[entry.number] = told
        self.decision += len(moves)
        if entry.data["client_id"]:
            self.answered[f"{entry.person} {entry.data['client_id']}"] = entry.number
        self.after_change(entry.at)

    def check_chain(self, seat: int, moves: list[str]) -> None:
        """All or none: every move but the last must be one that could be taken back, so that all can be tried beforehand."""
        if not moves:
            raise refused("no-moves")
        trial = self.match.fork(self.match.state, Probe(seat))
        for number, text in enumerate(moves, 1):
            if seat != trial.state.seat:
                raise refused("not-your-turn", value=seat + 1, allowed=trial.state.seat + 1)
            move = trial.state.parse(text)
            reason = trial.state.why_not(move)
            if reason is not None:
                raise Refused(reason)
            if number == len(moves):
                return
            if trial.state.final(move):
                raise refused("chain-final", value=text)
            trial.play(seat, text)

    def undo(self, person: str, decision: int, now: float) -> LogEntry:
        """Takes back the last move; `decision` is the one that is asked now, so that asking twice undoes once."""
        return self.enter("undo", now, person, decision=decision)

    def on_undo(self, entry: LogEntry) -> None:
        self.must_be(RUNNING)
        seat = self.must_play(entry.person)
        self.must_ask(entry.data["decision"])
        self.match.undo(seat)
        self.decision += 1

    def resign(self, person: str, now: float) -> LogEntry:
        return self.enter("resign", now, person)

    def on_resign(self, entry: LogEntry) -> None:
        self.must_be(RUNNING)
        self.give_up(self.must_sit(entry.person))
        self.after_change(entry.at)

    def leave(self, person: str, now: float) -> LogEntry:
        """Somebody goes away from a running game; what follows is the table's policy."""
        return self.enter("leave", now, person)

    def on_leave(self, entry: LogEntry) -> None:
        self.must_be(RUNNING)
        seat = self.must_play(entry.person)
        if self.settings.absent == WAIT:
            raise refused("table-waits")
        self.replace(seat)
        self.after_change(entry.at)

    def come_back(self, person: str, now: float) -> LogEntry:
        return self.enter("come_back", now, person)

    def on_come_back(self, entry: LogEntry) -> None:
        self.must_be(RUNNING)
        seat = self.must_sit(entry.person)
        self.match.come_back(seat)
        self.clock.left[seat] = max(self.clock.left[seat], self.clock.rules.increment, 60.0)
        self.after_change(entry.at)

    def agree(self, person: str, agrees: bool, now: float) -> LogEntry:
        """Agrees to stop, or no longer; when all people who still play agree, the game stops."""
        return self.enter("agree", now, person, agrees=agrees)

    def on_agree(self, entry: LogEntry) -> None:
        self.must_be(RUNNING)
        seat = self.must_play(entry.person)
        if entry.data["agrees"]:
            self.agreed.add(seat)
        else:
            self.agreed.discard(seat)
        if self.agreed >= set(self.playing()):
            self.match.stop(seat)
        self.after_change(entry.at)

    def go_on(self, person: str, id: str, now: float) -> LogEntry:
        """After the end: one of those who sat has opened the table of the next game."""
        return self.enter("rematch", now, person, table=id)

    def on_rematch(self, entry: LogEntry) -> None:
        self.must_be(OVER)
        self.must_sit(entry.person)
        if self.rematch:
            raise refused("rematch-open")
        self.rematch = entry.data["table"]

    # Time

    def tick(self, now: float) -> LogEntry | None:
        """What time brings about by itself: a clock that has run out, or a table that is stale. None: nothing is due."""
        if self.status == RUNNING and self.clock.is_up(now) and self.settings.absent != WAIT:
            return self.enter("timeout", now, SERVER, seat=self.clock.seat)
        idle = now - self.log[-1].at
        waiting = self.status == RUNNING and self.settings.clock.kind == NONE
        if (self.status == OPEN and idle >= OPEN_LIFE) or (waiting and idle >= RUNNING_LIFE):
            return self.enter("expire", now, SERVER)
        return None

    def due(self) -> float | None:
        """When `tick` should be asked, if nothing happens before; None: never."""
        if self.status == OPEN:
            return self.log[-1].at + OPEN_LIFE
        if self.status != RUNNING:
            return None
        if self.settings.clock.kind == NONE:
            return self.log[-1].at + RUNNING_LIFE
        return None if self.settings.absent == WAIT else self.clock.deadline()

    def on_timeout(self, entry: LogEntry) -> None:
        seat = entry.data["seat"]
        self.match.time_out(seat)
        self.replace(seat)
        self.after_change(entry.at)

    def on_expire(self, entry: LogEntry) -> None:
        if self.status == RUNNING:
            self.match.stop(max(0, self.match.state.seat))
            self.clock.run_for(-1, entry.at)
        self.status = EXPIRED

    def outage(self, begin: float, end: float, now: float) -> LogEntry:
        """The server was down for a while: no clock ran."""
        return self.enter("outage", now, SERVER, begin=begin, end=end)

    def on_outage(self, entry: LogEntry) -> None:
        self.must_be(RUNNING)
        self.clock.outage(entry.data["begin"], entry.data["end"])

    def replace(self, seat: int) -> None:
        """The policy for somebody who is absent."""
        if self.settings.absent == RESIGN:
            self.give_up(seat)
        else:
            self.match.take_over(seat, self.settings.stand_in)

    def give_up(self, seat: int) -> None:
        self.match.resign(seat)
        if not self.match.over:
            self.match.take_over(seat, self.settings.stand_in)

    def after_change(self, now: float) -> None:
        self.agreed &= set(self.playing())
        if self.match.over:
            self.status = OVER
        self.run_clock(now)

    def run_clock(self, now: float) -> None:
        """Only people's clocks run."""
        seat = self.match.state.seat if self.status == RUNNING else -1
        self.clock.run_for(seat if seat in self.playing() else -1, now)

    # Who is who

    def playing(self) -> list[int]:
        """The seats that people play at now."""
        stand_ins = self._match.stand_ins if self._match is not None else {}
        return [seat for seat, place in enumerate(self.seats) if place.kind == PERSON and seat not in stand_ins]

    def bot_to_move(self) -> tuple[int, str] | None:
        """The seat and the kind of the bot that is asked now, if one is."""
        if self.status != RUNNING or self.match.state.seat in self.playing():
            return None
        seat = self.match.state.seat
        return seat, self.match.stand_ins.get(seat, self.seats[seat].kind)

    def person_asked(self) -> str:
        """The person who must choose now; "" if nobody or a bot must."""
        if self.status != RUNNING or self.match.state.seat not in self.playing():
            return SERVER
        return self.seats[self.match.state.seat].person

    def seat_of(self, person: str) -> int:
        """Where a person sits; `SPECTATOR` if nowhere."""
        for seat, place in enumerate(self.seats):
            if place.kind == PERSON and place.person == person:
                return seat
        return SPECTATOR

    def must_be(self, status: str) -> None:
        if self.status != status:
            raise refused(f"table-not-{status}", status=self.status)

    def must_ask(self, decision: int) -> None:
        if decision != self.decision:
            raise refused("decision-stale", value=decision, allowed=self.decision)

    def must_own(self, person: str) -> None:
        if person != self.owner:
            raise refused("owner-only")

    def must_sit(self, person: str) -> int:
        seat = self.seat_of(person)
        if seat == SPECTATOR:
            raise refused("not-seated")
        return seat

    def must_play(self, person: str) -> int:
        """The seat of somebody whom no bot has replaced."""
        seat = self.must_sit(person)
        if seat not in self.playing():
            raise refused("replaced", value=seat + 1)
        return seat

    def player_of(self, entry: LogEntry) -> int:
        """The seat for which a move speaks: a person's own, or that of the bot that is asked."""
        if entry.person != SERVER:
            return self.must_play(entry.person)
        asked = self.bot_to_move()
        if asked is None or asked[0] != entry.data["seat"]:
            raise refused("decision-stale", value=entry.data["decision"], allowed=self.decision)
        return asked[0]

    def place(self, seat: int) -> Seat:
        if not 0 <= seat < len(self.seats):
            raise refused("no-such-seat", value=seat + 1, high=len(self.seats))
        return self.seats[seat]

    def owners_choice(self, entry: LogEntry) -> Seat:
        self.must_own(entry.person)
        self.must_be(OPEN)
        return self.place(entry.data["seat"])

    def clear(self, seat: int) -> None:
        self.contributions.pop(self.seats[seat].person, None)
        self.seats[seat] = Seat()


def replay(id: str, seed: bytes, games: Callable[[str], Game], log: list[LogEntry]) -> Table:
    """The table that a log describes."""
    table = Table(id, seed, games)
    for entry in log:
        table.carry_out(entry)
    return table
