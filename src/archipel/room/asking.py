"""Asking bots for moves and hints; whoever thinks gets only what their seat may know.

If there is no answer, the question is asked once more. If that fails too, the bot loses its move to `greedy`; only where that cannot be
asked either is a move drawn at random. The table goes on in any case.
"""

import secrets
from collections.abc import Iterable
from typing import Final

from archipel.engine.phrase import Data, trouble
from archipel.room.logs import warn
from archipel.table.settings import SUBSTITUTE
from archipel.table.thinking import Seen, move_question

ATTEMPTS: Final = 2
"""How often a bot is asked before it loses its move."""


class Stopped(Exception):
    """Nobody thinks any more: the question is left to whoever serves the table next."""


class Failure(Exception):
    """A question that no use could be made of the answer to; the text says why."""


class Unknown(Failure):
    """There is no such bot here; asking again is pointless."""


class BotAsker:
    """Whoever thinks is found by `ask`.

    Figures for those who count: questions `asked`, moves that bots have lost (`fallbacks`) and how many of these were `drawn` at random,
    and those who think that were `replaced`.
    """

    def __init__(self) -> None:
        self.asked = 0
        self.fallbacks = 0
        self.drawn = 0

    @property
    def replaced(self) -> int:
        return 0

    @property
    def running(self) -> bool:
        """Whether questions are answered."""
        return True

    async def ask(self, question: Data) -> Data:
        """What somebody who thinks answers, or a `Failure`: all that a bot ever gets to know goes through here."""
        raise NotImplementedError

    def forget(self, keys: Iterable[str]) -> None:
        """The bots at these seats are not needed any more."""

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

    async def advise(self, question: Data) -> list[Data]:
        """The same for somebody who waits for it: refused where there are none."""
        try:
            found = await self.hints(question)
        except Stopped:
            raise trouble("closing", {}) from None
        if not found:
            raise trouble("hint-unavailable", {})
        return found

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
