"""A game step by step: every state it went through, built once by playing its record again.

Of a finished game anybody may have every seat's view, and what the dealer was asked and answered. Of a running one there is what those who
watch were told, and for whoever plays what their own seat saw; nothing else.
"""

from archipel.engine.dealer import Dealer, KeyedDealer, deal_key
from archipel.engine.match import Match, deal
from archipel.engine.phrase import NOBODY, SPECTATOR, Event, trouble
from archipel.engine.record import Entry, Record
from archipel.engine.state import State
from archipel.table import views as v
from archipel.table.settings import Settings
from archipel.table.showing import show_entry, show_phrase


class NotingDealer(Dealer):
    """Passes everything on, and notes every draw: out of how many, which, and at which step."""

    def __init__(self, dealer: Dealer) -> None:
        self.dealer = dealer
        self.step = 0
        self.draws: list[tuple[int, int, int]] = []

    def below(self, n: int) -> int:
        value = self.dealer.below(n)
        self.draws.append((n, value, self.step))
        return value

    def reveal(self, seat: int) -> None:
        self.dealer.reveal(seat)


class Step:
    """The game after an entry of its record: the state, and what was told on the way there."""

    def __init__(self, state: State, told: list[Event]) -> None:
        self.state = state
        self.told = told


class Story:
    """One game played again from a record without entries, and as far as somebody says. It shares nothing with the table but the past.

    Step 0 is the deal, step n the game after the n-th entry of the record, be it a move, an undo or anything else.
    """

    def __init__(self, settings: Settings, record: Record, seed: bytes) -> None:
        self.settings = settings
        self.dealer = NotingDealer(KeyedDealer(deal_key(seed, record.header().encode())))
        told: list[Event] = []
        dealt = deal(settings.game, record, settings.edition, self.dealer, told.append)
        self.match = Match(settings.game, record, seed, dealt, self.dealer)
        self.match.last_hash = record.deal_hash
        self.steps = [Step(dealt, told)]

    @property
    def length(self) -> int:
        """How many entries were played."""
        return len(self.steps) - 1

    @property
    def finished(self) -> bool:
        return self.match.over

    def play_on(self, entries: list[Entry]) -> None:
        """Plays what came since, of all entries so far."""
        for entry in entries[self.length :]:
            self.dealer.step = len(self.steps)
            told = self.match.repeat(entry)
            self.steps.append(Step(self.match.state, told))

    # What may be shown

    def check(self, seat: int, own: int, number: int = 0) -> None:
        """While the game runs, somebody at the seat `own` (`SPECTATOR`: none) may only look as those who watch do, and from that seat."""
        seats = self.match.state.seats
        if not SPECTATOR <= seat < seats:
            raise trouble("no-such-seat", {"value": seat + 1, "high": seats})
        if seat not in (SPECTATOR, own) and not self.finished:
            raise trouble("replay-running", {})
        if not 0 <= number <= self.length:
            raise trouble("no-such-step", {"value": number, "high": self.length})

    def show_step(self, number: int, seat: int) -> v.ReplayStep:
        """What was done and told, as a reader at a seat learnt it."""
        return v.ReplayStep(entry=self.show_done(number, seat), events=self.show_told(number, seat))

    def show_done(self, number: int, seat: int) -> v.Entry | None:
        return show_entry(self.match.entry_for(seat, number - 1)) if number else None

    def show_told(self, number: int, seat: int) -> list[v.Phrase]:
        return [show_phrase(event) for event in self.steps[number].told if event.seen_by(seat)]

    def show_frame(self, number: int, seat: int) -> v.Frame:
        """The game after a step, as a reader at a seat saw it."""
        state = self.steps[number].state
        ended = self.finished and number == self.length
        return v.Frame(
            entry=self.show_done(number, seat),
            events=self.show_told(number, seat),
            step=number,
            seat=seat,
            asked=NOBODY if ended else state.seat,
            question=show_phrase(state.decision()),
            view=state.view(seat),
            scores=state.scores(),
            places=self.match.record.places if ended else [],
        )

    def show_all(self, seat: int) -> v.Replay:
        """The whole game in short."""
        record = self.match.record
        return v.Replay(
            game=record.game,
            names=[player.name for player in record.players],
            finished=self.finished,
            seat=seat,
            steps=len(self.steps),
            entries=[self.show_step(number, seat) for number in range(len(self.steps))],
            standings=[step.state.standing() if self.finished else step.state.scores() for step in self.steps],
        )

    def show_draws(self) -> v.Draws:
        """All that somebody needs to compute every draw again."""
        record = self.match.record
        if not self.finished:
            raise trouble("draws-running", {})
        return v.Draws(header=record.header(), seed=record.seed.hex(), commitment=record.commitment, draws=self.dealer.draws)


def retell(settings: Settings, record: Record, seed: bytes) -> Story:
    """The whole game of a record."""
    empty = record.fork()
    empty.entries = []
    story = Story(settings, empty, seed)
    story.play_on(record.entries)
    return story
