"""A game step by step: every state it went through, built once by playing its record again.

Of a finished game anybody may have every seat's view, and what the dealer was asked and answered. Of a running one there is what those who
watch were told, and nothing else.
"""

import asyncio
from collections import OrderedDict
from typing import Final

from archipel.engine.dealer import Dealer, KeyedDealer, deal_key
from archipel.engine.match import Match
from archipel.engine.phrase import NOBODY, SPECTATOR, Data, Event, trouble
from archipel.engine.record import Entry, Record
from archipel.engine.state import State
from archipel.server.hub import Hub
from archipel.table import Settings, Table

KEPT: Final = 20
"""How many games are kept ready; which was asked for longest ago goes first."""

DEAL: Final = "deal"
"""The kind of step 0: no entry, but the deal."""


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
    """One game played again as far as its record goes; a running game is played on from there. Nothing in it reads or changes the table."""

    def __init__(self, settings: Settings, record: Record, seed: bytes) -> None:
        dealer = KeyedDealer(deal_key(seed, record.header().encode()))
        self.dealer = NotingDealer(dealer)
        told: list[Event] = []
        dealt = settings.game.new(len(record.players), record.options, settings.edition, self.dealer, told.append)
        again = record.fork()
        again.entries = []
        self.match = Match(settings.game, again, seed, dealt, self.dealer)
        self.steps = [Step(dealt, told)]
        self.lock = asyncio.Lock()

    def go_on(self, entries: list[Entry]) -> None:
        """Plays the entries that came since."""
        for entry in entries[len(self.steps) - 1 :]:
            self.dealer.step = len(self.steps)
            told = self.match.repeat(entry)
            self.steps.append(Step(self.match.state, told))

    # What may be shown

    @property
    def finished(self) -> bool:
        return self.match.over

    def show_entry(self, number: int, seat: int) -> Data:
        """A step as a reader at a seat was told of it."""
        told = [event.data() for event in self.steps[number].told if event.seen_by(seat)]
        if number == 0:
            return {"step": 0, "kind": DEAL, "seat": SPECTATOR, "text": "", "events": told}
        entry = self.match.entry_for(seat, number - 1)
        return {"step": number, "kind": entry.kind, "seat": entry.seat, "text": entry.text, "events": told}

    def show_frame(self, number: int, seat: int) -> Data:
        """The game after a step as a reader at a seat saw it, as `messages.Frame` describes it."""
        state = self.steps[number].state
        ended = self.finished and number == len(self.steps) - 1
        return {
            "step": number,
            "entry": self.show_entry(number, seat),
            "asked": NOBODY if ended else state.seat,
            "question": state.decision().data(),
            "view": state.view(seat),
            "scores": state.scores(),
            "places": self.match.record.places if ended else [],
        }

    def check_seat(self, seat: int) -> None:
        """While the game runs there is nothing but what those who watch were told."""
        seats = self.match.state.seats
        if not SPECTATOR <= seat < seats:
            raise trouble("no-such-seat", {"value": seat + 1, "high": seats})
        if seat != SPECTATOR and not self.finished:
            raise trouble("replay-running", {})

    def check_step(self, number: int) -> None:
        if not 0 <= number < len(self.steps):
            raise trouble("no-such-step", {"value": number, "high": len(self.steps) - 1})


class Library:
    """The stories that were asked for last."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.stories: OrderedDict[str, Story] = OrderedDict()

    async def story(self, id: str) -> Story:
        """The story of a table's game up to now. It is played in a thread, as long games take their time."""
        async with self.hub.reading(id) as table:
            settings, record, seed = table.settings, table.match.record, table.seed
            entries = record.entries[:]
        story = self.stories.get(id)
        if story is None:
            story = await asyncio.to_thread(Story, settings, record.fork(), seed)
            story = self.stories.setdefault(id, story)
        self.stories.move_to_end(id)
        while len(self.stories) > KEPT:
            self.stories.popitem(last=False)
        async with story.lock:
            if len(story.steps) <= len(entries):
                await asyncio.to_thread(story.go_on, entries)
        return story


def show_story(table: Table, story: Story, seat: int) -> Data:
    """A whole game in short, as `messages.Replay` describes it."""
    return {
        "table": table.id,
        "game": table.settings.game.name,
        "names": [player.name for player in story.match.record.players],
        "finished": story.finished,
        "seat": seat,
        "steps": len(story.steps),
        "entries": [story.show_entry(number, seat) for number in range(len(story.steps))],
    }


def show_draws(story: Story) -> Data:
    """All that somebody needs to recompute every draw, as `messages.Draws` describes it; only once the game is over."""
    record = story.match.record
    if not story.finished:
        raise trouble("draws-running", {})
    return {"header": record.header(), "seed": record.seed.hex(), "commitment": record.commitment, "draws": story.dealer.draws}
