"""Many games of one seat each, stepped one after the other, with what learners need of them in arrays that processes can share."""

import os
import traceback
from collections.abc import Mapping, Sequence
from multiprocessing.connection import Connection
from typing import Any, Final, NamedTuple

import numpy as np

from archipel.arena.cores import begin_process
from archipel.engine.edition import Edition, read_data
from archipel.engine.phrase import Data, Trouble
from archipel.envs import sentence
from archipel.envs.episode import Episode
from archipel.envs.gymnasium import COST, END
from archipel.envs.spaces import Spaces
from archipel.external_bots import register

WIDE: Final = 8
"""The bytes of an action, of a reward and of a seat."""


class Plan(NamedTuple):
    """What is played, as plain data, so that it can be sent to other processes. An edition that is not the game's own goes along."""

    game: str
    bots: Sequence[str]
    seat: int | str
    options: Mapping[str, str | int] | None
    edition: str
    edition_data: Data | None
    illegal: str

    def spaces(self) -> Spaces:
        edition = self.edition if self.edition_data is None else read_data(self.edition_data)
        return Spaces(self.game, len(self.bots) + 1, self.options, edition)


def plan_of(
    game: str, bots: Sequence[str], seat: int | str, options: Mapping[str, str | int] | None, edition: str | Edition, illegal: str
) -> Plan:
    if isinstance(edition, Edition):
        return Plan(game, list(bots), seat, options, "", edition.data, illegal)
    return Plan(game, list(bots), seat, options, edition, None, illegal)


class Sheet:
    """A row for every game: its action, its reward, whether it has just ended, its seat, and what is seen and may be done at it."""

    def __init__(self, memory: Any, games: int, size: int, moves: int) -> None:
        wide = np.frombuffer(memory, np.int64, 3 * games)
        self.actions = wide[:games]
        self.rewards = wide[games : 2 * games].view(np.float64)
        self.seats = wide[2 * games :]
        at = 3 * games * WIDE
        self.observations = np.frombuffer(memory, np.float32, games * size, at).reshape(games, size)
        at += games * size * 4
        self.masks = np.frombuffer(memory, np.int8, games * moves, at).reshape(games, moves)
        self.ended = np.frombuffer(memory, np.bool_, games, at + games * moves)

    @staticmethod
    def bytes(games: int, size: int, moves: int) -> int:
        """How much memory it takes."""
        return games * (3 * WIDE + 4 * size + moves + 1)


class Batch:
    """The games from `first` up to `last` of a sheet. A game that has ended is followed by the next at once."""

    def __init__(self, plan: Plan, sheet: Sheet, first: int, last: int) -> None:
        self.spaces = plan.spaces()
        self.ends = plan.illegal == END
        self.sheet = sheet
        self.numbers = range(first, last)
        self.episodes = {number: Episode(self.spaces, plan.bots, plan.seat) for number in self.numbers}
        self.rows = {number: sheet.observations[number] for number in self.numbers}
        self.flags = {number: memoryview(sheet.masks[number]).cast("B") for number in self.numbers}
        self.none = bytes(self.spaces.moves)

    def reset(self, seeds: Sequence[int | None]) -> dict[int, Data]:
        """A new game in every row; the seeds are those of all rows of the sheet. There is nothing to be told."""
        for number in self.numbers:
            self.begin(number, seeds[number])
        return {}

    def begin(self, number: int, seed: int | None) -> None:
        episode = self.episodes[number]
        episode.begin(seed)
        self.sheet.seats[number] = episode.seat
        self.write(number, episode)

    def write(self, number: int, episode: Episode) -> None:
        """What is seen and may be done."""
        self.spaces.observe(episode.state, episode.seat, self.rows[number])
        flags = self.flags[number]
        flags[:] = self.none
        for move in episode.state.moves():
            flags[move] = 1

    def step(self) -> dict[int, Data]:
        """Carries out the actions; what is to be told of games that have ended, and of actions that were not legal."""
        sheet, found = self.sheet, {}
        for number, action in zip(self.numbers, sheet.actions[self.numbers.start : self.numbers.stop].tolist(), strict=True):
            episode = self.episodes[number]
            reward, ended = 0.0, False
            try:
                episode.act(action)
                ended = episode.state.over
            except Trouble as trouble:
                reward, ended = COST, self.ends
                found[number] = {"reason": sentence(trouble, self.spaces.game)}
            if ended:
                reward, found[number] = self.end(number, episode, reward, found.get(number, {}))
            elif not reward:
                self.write(number, episode)
            sheet.rewards[number] = reward
            sheet.ended[number] = ended
        return found

    def end(self, number: int, episode: Episode, cost: float, told: Data) -> tuple[float, Data]:
        """The reward of a game that has ended, and how it ended; begins the next."""
        self.write(number, episode)
        last = {"action_mask": self.sheet.masks[number].copy(), "seat": episode.seat, **episode.outcome(), **told}
        reward, seen = cost or episode.reward(), self.rows[number].copy()
        self.begin(number, None)
        return reward, {"final_obs": seen, "final_info": last}

    def close(self) -> None:
        for episode in self.episodes.values():
            episode.close()


def work(pipe: Connection, plan: Plan, memory: Any, games: int, first: int, last: int) -> None:
    """What another process does with its part of the games, until it is told nothing more."""
    begin_process()
    register(os.environ)
    spaces = plan.spaces()
    batch = Batch(plan, Sheet(memory, games, spaces.size, spaces.moves), first, last)
    while (seeds := receive(pipe)) is not None:
        try:
            pipe.send(batch.reset(seeds) if seeds else batch.step())
        except Exception:
            pipe.send(traceback.format_exc())
    batch.close()


def receive(pipe: Connection) -> Any:
    """What is asked for; None, too, where nobody asks any more."""
    try:
        return pipe.recv()
    except EOFError:
        return None
