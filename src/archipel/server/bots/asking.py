"""Bots think in worker processes of their own (`worker.py`), with a time budget, and get only what their seat may know.

One that dies or does not answer in time is killed and replaced, and the question is asked once more. If that fails too, the bot loses its
move to `greedy`; only where that cannot be asked either is a move drawn at random. The table goes on in any case. Bots that answer at once
and those that think long are asked in different pools, so that nobody quick waits for somebody slow.
"""

import asyncio
import secrets
from collections.abc import Iterable
from typing import Final

from archipel.engine.phrase import Data
from archipel.server.bots.pool import Stopped, WorkerPool
from archipel.server.bots.worker import Failure, Worker, warn
from archipel.table.settings import SUBSTITUTE
from archipel.table.thinking import Seen, move_question

ATTEMPTS: Final = 2
"""How often a bot is asked before it loses its move."""
QUICK: Final = ("random", SUBSTITUTE)
"""Bots that answer at once."""


class Unknown(Failure):
    """There is no such bot here; asking again is pointless."""


class BotAsker:
    """The workers of one server process.

    Figures for the metrics: questions `asked`, workers `replaced`, moves that bots have lost (`fallbacks`) and how many of these were
    `drawn` at random, and workers that are `busy` now.
    """

    def __init__(self, workers: int = 2, seconds: float = 5.0, milliseconds: int = 1000) -> None:
        self.seconds = seconds
        self.quick = WorkerPool(workers, seconds, milliseconds)
        self.slow = WorkerPool(workers, seconds, milliseconds)
        self.asked = 0
        self.fallbacks = 0
        self.drawn = 0

    @property
    def pools(self) -> tuple[WorkerPool, WorkerPool]:
        return self.quick, self.slow

    @property
    def workers(self) -> set[Worker]:
        return self.quick.workers | self.slow.workers

    @property
    def busy(self) -> int:
        return self.quick.busy + self.slow.busy

    @property
    def replaced(self) -> int:
        return self.quick.replaced + self.slow.replaced

    @property
    def running(self) -> bool:
        return self.quick.running

    async def start(self) -> None:
        """From now on questions are answered; a worker is started when one comes."""
        for pool in self.pools:
            pool.running = True

    async def stop(self) -> None:
        for pool in self.pools:
            pool.running = False
        await asyncio.gather(*(pool.stop() for pool in self.pools))

    def forget(self, keys: Iterable[str]) -> None:
        """The bots at these seats are not needed any more."""
        for pool in self.pools:
            pool.forget(keys)

    async def choose(self, game: str, kind: str, view: Data, moves: list[int], edition: Data | None, key: str = "", rules: int = 0) -> int:
        """A bot's move for the seat whose view this is; `edition` is the data of one that is not the game's own, `rules` 0 for the present
        ones. A bot is kept between questions with the same `key`."""
        seen = Seen(game, view, moves, edition, rules)
        self.asked += 1
        for _ in range(ATTEMPTS):
            try:
                return await self.ask_for_move(move_question(seen, kind, key))
            except Failure as failure:
                self.must_run()
                warn("a bot gave no answer", "thinker-failed", game=game, kind=kind, why=str(failure))
                if isinstance(failure, Unknown):
                    break
        self.fallbacks += 1
        try:
            move = await self.ask_for_move(move_question(seen, SUBSTITUTE))
        except Failure as failure:
            self.must_run()
            self.drawn += 1
            warn("a bot's move was drawn at random", "thinker-drawn", game=game, kind=kind, why=str(failure))
            return secrets.choice(moves)
        warn("a bot lost its move to greedy", "thinker-fallback", game=game, kind=kind)
        return move

    async def hints(self, question: Data) -> list[Data]:
        """What `search` thinks of the moves, the best first: move, share and visits of each; none where nobody could be asked."""
        for _ in range(ATTEMPTS):
            try:
                return read_hints(await self.ask(question), question["moves"])
            except Failure as failure:
                self.must_run()
                warn("there was no hint", "hint-failed", game=question["game"], why=str(failure))
        return []

    async def ask(self, question: Data) -> Data:
        """What a worker answers: all that a bot ever gets to know goes through here."""
        pool = self.quick if question["kind"] in QUICK else self.slow
        return await pool.ask(question)

    def must_run(self) -> None:
        if not self.running:
            raise Stopped from None

    async def ask_for_move(self, question: Data) -> int:
        """A legal move. A bot that leaves its move to `greedy` by itself says so."""
        answer = await self.ask(question)
        move = answer.get("move")
        if type(move) is not int or move not in question["moves"]:
            why = str(answer.get("error", "no legal move"))
            raise Unknown(why) if answer.get("unknown") else Failure(why)
        if answer.get("lost"):
            self.fallbacks += 1
        for why in answer.get("failures", []):
            warn("a bot lost its move to greedy", "thinker-fallback", game=question["game"], kind=question["kind"], why=str(why))
        return move


def read_hints(answer: Data, moves: list[int]) -> list[Data]:
    hints = answer.get("hints")
    if not hints or any(hint["move"] not in moves for hint in hints):
        raise Failure(str(answer.get("error", "no legal move")))
    return list(hints)
