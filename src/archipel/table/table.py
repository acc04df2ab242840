"""A table: who sits where, the game being played at it, and everything that may happen to it, without any input or output.

A table is what its log says. Whatever happens is a verb (`verbs/`): it checks, carries out and appends one entry to the log; a stored log
is repeated by the same handlers, so there is one implementation of everything. An entry has a number, a time, a kind, the person who caused
it ("" for the server) and data. What changes the game is also an entry of the game's record. Chat and presence are no business of the log.
"""

from collections.abc import Callable
from typing import Any, Final, Literal, NamedTuple

from archipel.engine.dealer import commitment
from archipel.engine.game import Game
from archipel.engine.match import Match
from archipel.engine.phrase import SPECTATOR, Data, Event, Reason, Refused
from archipel.engine.record import TAKEOVER
from archipel.table.clock import DAY, NONE, Clock
from archipel.table.settings import WAIT, Settings

Status = Literal["open", "running", "over", "cancelled", "expired"]
OPEN: Final = "open"
RUNNING: Final = "running"
OVER: Final = "over"
CANCELLED: Final = "cancelled"
EXPIRED: Final = "expired"

PERSON: Final = "person"
SERVER: Final = ""
OPEN_LIFE: Final = 7 * DAY
RUNNING_LIFE: Final = 60 * DAY
"""After so long without an entry a table that waits for people, or for a move without a clock, is stale."""
PATIENCE: Final = DAY
"""So long the others wait for somebody who is absent where no clock says it."""


class Chair:
    """A place at the table: free, kept for an invited person, taken by a person, or a bot's. `program` is whether that person is a program,
    which plays for its owner over the same commands as everybody."""

    def __init__(self) -> None:
        self.kind = OPEN
        self.person = ""
        self.invited = ""
        self.name = ""
        self.program = False

    def data(self) -> Data:
        return {"kind": self.kind, "person": self.person, "invited": self.invited, "name": self.name, "program": self.program}


class LogEntry:
    def __init__(self, number: int, at: float, kind: str, person: str, data: Data) -> None:
        self.number = number
        self.at = at
        self.kind = kind
        self.person = person
        self.data = data


class Verb(NamedTuple):
    """Something that happens at tables: the kind of its entries, what carries one out (or refuses it), and whether it changes who sits
    where."""

    kind: str
    handler: Callable[["Table", LogEntry], None]
    seating: bool = False


def refused(key: str, **args: Any) -> Refused:
    return Refused(Reason(key, args))


class Table:
    """`status` is open, running, over, cancelled or expired. `told` keeps what each entry of the log told, for those who listen.

    `spans` says which entries of the game's record an entry of the log made (from, up to), `rematch` which table goes on from here.
    `decision` is the number of the decision that is asked now: moves and undos so far. `asked` is the person who must choose, and `turn`
    the number of the entry since which they must.

    `pledges` are the hashes of contributions by person, `contributions` those that were revealed, or sent without a pledge. Between start
    and deal the table is frozen: `sealed` is the hash of all that is fixed by then, `format` that of the record; `called_off` counts the
    starts that came to nothing.
    """

    def __init__(self, id: str, seed: bytes, games: Callable[[str], Game]) -> None:
        self.id = id
        self.seed = seed
        self.games = games
        self.status: Status = OPEN
        self.owner = ""
        self.log: list[LogEntry] = []
        self.told: dict[int, list[Event]] = {}
        self.contributions: dict[str, str] = {}
        self.pledges: dict[str, str] = {}
        self.sealed = ""
        self.format = 0
        self.called_off = 0
        self.answered: dict[str, int] = {}
        self.agreed: set[int] = set()
        self.rematch = ""
        self.spans: dict[int, tuple[int, int]] = {}
        self.decision = 0
        self.asked = SERVER
        self.turn = 0
        self.seats: list[Chair] = []
        self.settings: Settings
        self.clock: Clock
        self._match: Match | None = None

    @property
    def match(self) -> Match:
        if self._match is None:
            raise refused("table-not-running", status=self.status)
        return self._match

    def begin(self, match: Match) -> None:
        self._match = match

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

    def enter(self, verb: Verb, now: float, person: str, **data: Any) -> LogEntry:
        """A new entry, checked and carried out; only what was carried out is in the log."""
        at = max(now, self.log[-1].at) if self.log else now
        entry = LogEntry(self.version + 1, at, verb.kind, person, data)
        self.apply(verb, entry)
        return entry

    def apply(self, verb: Verb, entry: LogEntry) -> None:
        """Carries an entry out and appends it; one that is refused leaves the table as it was."""
        first = self.recorded()
        verb.handler(self, entry)
        self.log.append(entry)
        self.spans[entry.number] = (first, self.recorded())
        asked = self.person_asked()
        if asked != self.asked:
            self.asked, self.turn = asked, entry.number

    def recorded(self) -> int:
        """How many entries the game's record has."""
        return len(self._match.record.entries) if self._match is not None else 0

    # Time

    def due(self) -> float | None:
        """When `tick` should be asked, if nothing happens before; None: never."""
        if self.status == OPEN:
            return self.log[-1].at + OPEN_LIFE
        if self.status != RUNNING:
            return None
        if self.settings.clock.kind == NONE:
            return self.log[-1].at + RUNNING_LIFE
        return None if self.settings.absent == WAIT else self.clock.deadline()

    def waits_until(self) -> float | None:
        """From when on the others may call a stand-in for the person who is asked; None: nobody is, or the clock itself decides.

        Without a clock everybody waits a day since that person was asked, or did anything.
        """
        if self.asked == SERVER:
            return None
        if self.settings.clock.kind == NONE:
            turn = self.log[self.turn - 1]
            return max(entry.at for entry in self.log[self.turn - 1 :] if entry is turn or entry.person == self.asked) + PATIENCE
        return self.clock.deadline() if self.settings.absent == WAIT else None

    def after_change(self, now: float, rewarded: bool = True) -> None:
        """After whatever may have ended the game, or made it somebody else's turn; `rewarded` says whether that turn was finished."""
        self.agreed &= set(self.playing())
        if self.match.over:
            self.status = OVER
        self.run_clock(now, rewarded)

    def run_clock(self, now: float, rewarded: bool = True) -> None:
        """Only people's clocks run."""
        seat = self.match.state.seat if self.status == RUNNING else -1
        self.clock.run_for(seat if seat in self.playing() else -1, now, rewarded)

    # Who is who

    def playing(self) -> list[int]:
        """The seats that people play at now."""
        stand_ins = self._match.stand_ins if self._match is not None else {}
        return [seat for seat, chair in enumerate(self.seats) if chair.kind == PERSON and seat not in stand_ins]

    def replaced(self) -> dict[int, float]:
        """The seats of people for whom a bot plays and who have not resigned, and since when."""
        since: dict[int, float] = {}
        for entry in self.log:
            for made in self.match.record.entries[slice(*self.spans[entry.number])]:
                if made.kind == TAKEOVER:
                    since[made.seat] = entry.at
        return {seat: since[seat] for seat in self.match.stand_ins if seat not in self.match.resigned}

    def bot_to_move(self) -> tuple[int, str] | None:
        """The seat and the kind of the bot that is asked now, if one is."""
        if self.status != RUNNING or self.match.state.seat in self.playing():
            return None
        seat = self.match.state.seat
        return seat, self.match.stand_ins.get(seat, self.seats[seat].kind)

    def person_asked(self) -> str:
        """The person who must choose now; "" if nobody or a bot must. A frozen table waits for whoever has yet to reveal."""
        if self.status == OPEN and self.sealed:
            return next((self.seats[seat].person for seat in self.silent(self.contributions)), SERVER)
        if self.status != RUNNING or self.match.state.seat not in self.playing():
            return SERVER
        return self.seats[self.match.state.seat].person

    def seat_of(self, person: str) -> int:
        """Where a person sits; `SPECTATOR` if nowhere."""
        for seat, chair in enumerate(self.seats):
            if chair.kind == PERSON and chair.person == person:
                return seat
        return SPECTATOR

    def must_be(self, status: str) -> None:
        if self.status != status:
            raise refused(f"table-not-{status}", status=self.status)

    def must_not_be_frozen(self) -> None:
        if self.sealed:
            raise refused("table-frozen", value=", ".join(self.seats[seat].name for seat in self.silent(self.contributions)))

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

    def chair(self, seat: int) -> Chair:
        if not 0 <= seat < len(self.seats):
            raise refused("no-such-seat", value=seat + 1, high=len(self.seats))
        return self.seats[seat]

    def owners_choice(self, entry: LogEntry) -> Chair:
        self.must_own(entry.person)
        self.must_be(OPEN)
        return self.chair(entry.data["seat"])

    def take(self, chair: Chair, entry: LogEntry) -> None:
        """Whoever caused the entry sits down, under a name that nobody else at the table has. Only of a program it says that it is one."""
        name = entry.data["name"]
        clean = " ".join(name.split())[:40]
        if not clean:
            raise refused("player-name", value=name)
        if any(other.name == clean for other in self.seats):
            raise refused("name-taken", value=clean)
        chair.kind, chair.person, chair.name, chair.invited = PERSON, entry.person, clean, ""
        chair.program = entry.data.get("program", False)

    def clear(self, seat: int) -> None:
        """Somebody gets up; a start that waited for them, or others, comes to nothing."""
        if self.sealed:
            self.thaw()
        self.contributions.pop(self.seats[seat].person, None)
        self.pledges.pop(self.seats[seat].person, None)
        self.seats[seat] = Chair()

    # The start

    def silent(self, *heard: dict[str, str]) -> list[int]:
        """The seats of the people of whom none of these knows anything."""
        return [seat for seat, chair in enumerate(self.seats) if chair.kind == PERSON and not any(chair.person in those for those in heard)]

    def must_be_complete(self, *heard: dict[str, str]) -> None:
        """Nobody is missing, and everybody has been heard."""
        empty = [number for number, chair in enumerate(self.seats, 1) if chair.kind == OPEN]
        if empty:
            raise refused("seats-empty", value=", ".join(str(number) for number in empty))
        silent = [self.seats[seat].name for seat in self.silent(*heard)]
        if silent:
            raise refused("contribution-missing", value=", ".join(silent))

    def thaw(self) -> None:
        """The start is called off. What was pledged for it is void, as some of it may be known; who needs no pledge need not send again."""
        self.contributions = {person: text for person, text in self.contributions.items() if person not in self.pledges}
        self.pledges.clear()
        self.sealed = ""
        self.called_off += 1
