"""Games of one seat against bots, one after the other."""

import secrets
from collections.abc import Sequence
from typing import Final

from archipel.arena.simulate import answer
from archipel.bots import Bot, check_kind, make_bot
from archipel.engine.dealer import WORDS, QuickDealer
from archipel.engine.phrase import Data
from archipel.engine.state import State
from archipel.envs import in_english
from archipel.envs.rewards import rewards
from archipel.envs.spaces import Spaces

ROTATE: Final = "rotate"


class Episode:
    """The game that is being played. The learner is at the same seat in every game, or at every seat in turn; the bots sit clockwise."""

    state: State
    dealer: QuickDealer

    def __init__(self, spaces: Spaces, bots: Sequence[str], seat: int | str) -> None:
        with in_english(spaces.game):
            for bot in bots:
                check_kind(bot)
        if seat != ROTATE and seat not in range(spaces.seats):
            raise ValueError(f"The seat is a whole number from 0 to {spaces.seats - 1}, or {ROTATE!r}, not {seat!r}.")
        self.spaces = spaces
        self.kinds = list(bots)
        self.rotates = seat == ROTATE
        self.seat = -1 if self.rotates else int(seat)
        self.bots: list[Bot] = []
        self.began = False

    def begin(self, seed: int | None = None) -> None:
        """A new game, up to the learner's first decision.

        What is dealt, what the bots choose and where a learner that rotates sits follow from the seed, in this game and in those after it.
        """
        self.close()
        if seed is not None or not self.began:
            seed = secrets.randbits(128) if seed is None else seed
            self.dealer = QuickDealer(seed)
            self.began = True
            if self.rotates:
                self.seat = seed - 1
        if self.rotates:
            self.seat = (self.seat + 1) % self.spaces.seats
        self.bots = [make_bot(kind, self.spaces.game, QuickDealer(self.dealer.below(WORDS))) for kind in self.kinds]
        self.state = self.spaces.deal(self.dealer)
        self.let_bots_play()

    def act(self, move: int) -> None:
        """Plays a move of the learner, up to its next decision; an illegal one is refused."""
        self.state.play(move, self.dealer)
        self.let_bots_play()

    def let_bots_play(self) -> None:
        state, own = self.state, self.seat
        while not state.over and state.seat != own:
            state.play(answer(self.bots[(state.seat - own - 1) % state.seats], state), self.dealer)

    def reward(self) -> float:
        """What the game is worth to the learner; nothing, while it goes on."""
        return rewards(self.state.ranking())[self.seat] if self.state.over else 0.0

    def outcome(self) -> Data:
        """The learner's place and points; nothing, while the game goes on."""
        state, seat = self.state, self.seat
        return {"place": state.ranking()[seat], "points": state.scores()[seat]} if state.over else {}

    def close(self) -> None:
        for bot in self.bots:
            bot.close()
        self.bots = []
