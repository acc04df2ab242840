"""A game step by step: every state it went through, built once by playing its record again.

Of a finished game anybody may have every seat's view, and what the dealer was asked and answered. Of a running one there is what those who
watch were told, and nothing else.
"""

import asyncio
from collections import OrderedDict
from typing import Final

from fastapi import APIRouter, Request

from archipel.engine.dealer import Dealer, KeyedDealer, deal_key
from archipel.engine.match import Match
from archipel.engine.phrase import NOBODY, SPECTATOR, Data, Event, trouble
from archipel.engine.record import Entry, Record
from archipel.engine.state import State
from archipel.server import messages as m
from archipel.server.guard import address_of
from archipel.server.hub import Hub
from archipel.server.limits import Limits
from archipel.table import Settings

KEPT: Final = 20
"""How many games are kept ready; which was asked for longest ago goes first."""


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
        self.dealer = NotingDealer(KeyedDealer(deal_key(seed, record.header().encode())))
        told: list[Event] = []
        dealt = settings.game.new(len(record.players), record.options, settings.edition, self.dealer, told.append)
        self.match = Match(settings.game, record, seed, dealt, self.dealer)
        self.steps = [Step(dealt, told)]

    @property
    def length(self) -> int:
        """How many entries were played."""
        return len(self.steps) - 1

    @property
    def finished(self) -> bool:
        return self.match.over

    def go_on(self, entries: list[Entry]) -> None:
        """Plays what came since, of all entries so far."""
        for entry in entries[self.length :]:
            self.dealer.step = len(self.steps)
            told = self.match.repeat(entry)
            self.steps.append(Step(self.match.state, told))

    # What may be shown

    def check(self, seat: int, number: int = 0) -> None:
        """While the game runs there is nothing but what those who watch were told."""
        seats = self.match.state.seats
        if not SPECTATOR <= seat < seats:
            raise trouble("no-such-seat", {"value": seat + 1, "high": seats})
        if seat != SPECTATOR and not self.finished:
            raise trouble("replay-running", {})
        if not 0 <= number <= self.length:
            raise trouble("no-such-step", {"value": number, "high": self.length})

    def show_step(self, number: int, seat: int) -> Data:
        """What was done and told, as a reader at a seat learnt it: `messages.ReplayStep`."""
        entry = self.match.entry_for(seat, number - 1) if number else None
        return {
            "entry": {"kind": entry.kind, "seat": entry.seat, "text": entry.text} if entry is not None else None,
            "events": [event.data() for event in self.steps[number].told if event.seen_by(seat)],
        }

    def show_frame(self, number: int, seat: int) -> Data:
        """The game after a step, as a reader at a seat saw it: `messages.Frame`."""
        state = self.steps[number].state
        ended = self.finished and number == self.length
        return {
            **self.show_step(number, seat),
            "step": number,
            "seat": seat,
            "asked": NOBODY if ended else state.seat,
            "question": state.decision().data(),
            "view": state.view(seat),
            "scores": state.scores(),
            "places": self.match.record.places if ended else [],
        }

    def show_all(self, seat: int) -> Data:
        """The whole game in short: `messages.Replay`."""
        record = self.match.record
        return {
            "game": record.game,
            "names": [player.name for player in record.players],
            "finished": self.finished,
            "seat": seat,
            "steps": len(self.steps),
            "entries": [self.show_step(number, seat) for number in range(len(self.steps))],
            "standings": [step.state.standing() if self.finished else step.state.scores() for step in self.steps],
        }

    def show_draws(self) -> Data:
        """All that somebody needs to compute every draw again: `messages.Draws`."""
        record = self.match.record
        if not self.finished:
            raise trouble("draws-running", {})
        return {"header": record.header(), "seed": record.seed.hex(), "commitment": record.commitment, "draws": self.dealer.draws}


class Library:
    """The stories that were asked for last. They are played in a thread, one after the other, as long games take their time."""

    def __init__(self, hub: Hub, limits: Limits) -> None:
        self.hub = hub
        self.limits = limits
        self.stories: OrderedDict[str, Story] = OrderedDict()
        self.playing = asyncio.Lock()

    async def story(self, id: str, asker: str) -> Story:
        """The story of a table's game up to now."""
        async with self.hub.reading(id) as table:
            settings, seed, entries = table.settings, table.seed, table.match.record.entries[:]
            record = table.match.record.fork()
        record.entries = []
        if id not in self.stories:
            self.limits.take("replay", asker)
        async with self.playing:
            story = self.stories.get(id)
            if story is None:
                story = self.stories[id] = await asyncio.to_thread(Story, settings, record, seed)
            if story.length < len(entries):
                await asyncio.to_thread(story.go_on, entries)
            self.stories.move_to_end(id)
            while len(self.stories) > KEPT:
                self.stories.popitem(last=False)
        return story


def router(hub: Hub, limits: Limits) -> APIRouter:
    routes = APIRouter(prefix="/api/tables/{id}", tags=["replays"])
    library = Library(hub, limits)

    @routes.get("/replay", response_model=m.Replay)
    async def replay(request: Request, id: str, seat: m.Number = SPECTATOR) -> Data:
        """The game step by step, in short: of a finished game as a seat learnt of it, of a running one as those who watch did (-1)."""
        story = await library.story(id, address_of(request))
        story.check(seat)
        return story.show_all(seat)

    @routes.get("/replay/{step}", response_model=m.Frame)
    async def frame(request: Request, id: str, step: m.Number, seat: m.Number = SPECTATOR) -> Data:
        """The game after a step, as a seat saw it; of a running game as those who watch do (-1)."""
        story = await library.story(id, address_of(request))
        story.check(seat, step)
        return story.show_frame(step, seat)

    @routes.get("/draws", response_model=m.Draws)
    async def draws(request: Request, id: str) -> Data:
        """Seed, header and every draw of a finished game: whoever wants to computes them again."""
        story = await library.story(id, address_of(request))
        return story.show_draws()

    return routes
