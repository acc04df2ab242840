"""Many games between bots, and what came of them. Every game has its own seed, derived from the run's seed (any text) and its number."""

import hashlib
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from archipel.bots import Bot, make_bot
from archipel.engine.dealer import QuickDealer
from archipel.engine.decision import Tell
from archipel.engine.edition import Edition
from archipel.engine.game import Game
from archipel.engine.match import start
from archipel.engine.phrase import Data, trouble
from archipel.engine.record import Player
from archipel.engine.state import State
from archipel.files import unwritable, write_text

MOST_DECISIONS: Final = 50_000
"""A game that takes longer counts as not finished."""


class Plan:
    """What is to be played."""

    def __init__(
        self, game: Game, bots: list[str], games: int, seed: str, options: dict[str, str] | None = None, edition: Edition | None = None
    ) -> None:
        game.check_seats(len(bots))
        for bot in bots:
            make_bot(bot, game, QuickDealer(0))
        self.game = game
        self.bots = bots
        self.games = games
        self.seed = seed
        self.options = game.read_options(options or {})
        self.edition = edition or game.edition()
        game.box(self.edition)

    def seed_of(self, number: int) -> bytes:
        """The 32 bytes that one game is dealt from: SHA-256 of `archipel simulate`, the seed and the game's number, a line each."""
        return hashlib.sha256(f"archipel simulate\n{self.seed}\n{number}\n".encode(errors="surrogateescape")).digest()

    @contextmanager
    def seated(self, number: int) -> Iterator[list[Bot]]:
        """The bots of one game, until it is over."""
        seed = self.seed_of(number).hex()
        bots = [make_bot(name, self.game, QuickDealer(f"{seed} seat {seat}")) for seat, name in enumerate(self.bots)]
        try:
            yield bots
        finally:
            for bot in bots:
                bot.close()


class Result:
    """What came of a run. Shared victories are fractions: two winners have half a win each."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.finished = 0
        self.decisions = 0
        self.seconds = 0.0
        self.wins = [0.0] * len(plan.bots)
        self.points = [0] * len(plan.bots)

    def count(self, places: list[int], scores: list[int], decisions: int) -> None:
        self.decisions += decisions
        if not places:
            return
        self.finished += 1
        winners = [seat for seat, place in enumerate(places) if place == 1]
        for seat in winners:
            self.wins[seat] += 1 / len(winners)
        for seat, score in enumerate(scores):
            self.points[seat] += score

    def data(self) -> Data:
        plan = self.plan
        finished = max(1, self.finished)
        return {
            "game": plan.game.name,
            "edition": plan.edition.id,
            "options": plan.options,
            "seats": plan.bots,
            "seed": plan.seed.encode(errors="surrogateescape").decode(errors="replace"),
            "games": plan.games,
            "finished": self.finished,
            "decisions": self.decisions,
            "decisions_per_game": round(self.decisions / plan.games, 2),
            "decisions_per_second": round(self.decisions / max(self.seconds, 1e-9)),
            "wins": [round(wins, 6) for wins in self.wins],
            "mean_scores": [round(points / finished, 2) for points in self.points],
        }


def simulate(plan: Plan, records: Path | None = None, tick: Callable[[], None] | None = None) -> Result:
    """Plays all games of a plan; with `records` every game's record is kept there, dealt by the keyed dealer."""
    if records is not None:
        prepare(records)
    result = Result(plan)
    begin = time.perf_counter()
    for number in range(1, plan.games + 1):
        if records is None:
            play_quickly(plan, number, result)
        else:
            play_with_record(plan, number, result, records)
        if tick is not None:
            tick()
    result.seconds = time.perf_counter() - begin
    return result


def answer(bot: Bot, state: State) -> int:
    """What a bot chooses for the seat that is asked."""
    return bot.choose(state.view(state.seat) if bot.needs_view else {}, state.moves())


def play(plan: Plan, number: int, tell: Tell | None = None, ask: Callable[[Bot, State], int] = answer) -> tuple[State, int]:
    """One game of a plan, dealt quickly, and how many decisions it took. `tell` hears what happens, `ask` gets the bots' answers."""
    dealer = QuickDealer(plan.seed_of(number).hex())
    state = plan.game.new(len(plan.bots), plan.options, plan.edition, dealer, tell)
    decisions = 0
    with plan.seated(number) as bots:
        while not state.over and decisions < MOST_DECISIONS:
            state.play(ask(bots[state.seat], state), dealer, tell)
            decisions += 1
    return state, decisions


def play_quickly(plan: Plan, number: int, result: Result) -> None:
    state, decisions = play(plan, number)
    result.count(state.ranking() if state.over else [], state.scores(), decisions)


def play_with_record(plan: Plan, number: int, result: Result, folder: Path) -> None:
    players = [Player(name, f"{name} {seat}") for seat, name in enumerate(plan.bots, 1)]
    match = start(plan.game, players, plan.seed_of(number), plan.options, plan.edition, f"simulate {number}")
    decisions = 0
    with plan.seated(number) as bots:
        while not match.over and decisions < MOST_DECISIONS:
            state = match.state
            match.play(state.seat, state.text(answer(bots[state.seat], state)))
            decisions += 1
    write_text(folder / f"{plan.game.name}-{number:06d}.record", match.record.write())
    result.count(match.record.places, match.state.scores(), decisions)


def prepare(folder: Path) -> None:
    """Makes the folder; refuses one that holds records already, so that none is lost."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        taken = any(folder.glob("*.record"))
    except OSError as error:
        raise unwritable(folder, error) from None
    if taken:
        raise trouble("folder-not-empty", {"value": str(folder)})
