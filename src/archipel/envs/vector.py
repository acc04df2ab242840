"""Many games at once, as a Gymnasium vector environment: `ManySeats("flucht", num_envs=64, processes=2)`."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

from archipel.engine.edition import Edition
from archipel.engine.phrase import Data
from archipel.envs import missing

try:
    import numpy as np
    from gymnasium.error import ClosedEnvironmentError, ResetNeeded
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray

    from archipel.arena.cores import deaf_to_interrupts
    from archipel.envs.batch import Batch, Sheet, plan_of, work
    from archipel.envs.episode import ROTATE
    from archipel.envs.gymnasium import END, STAY, action_space, observation_space
except ImportError as error:
    raise missing(__name__, "gymnasium") from error

Stepped = tuple[NDArray[np.float32], NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], Data]


class ManySeats(VectorEnv[NDArray[np.float32], NDArray[np.int64], NDArray[Any]]):
    """As many independent games of `SeatEnv` as wanted, spread over processes of which this is one.

    A game that ends is followed by the next in the same step: its last observation and info are in `infos["final_obs"]` and
    `infos["final_info"]`. With the same seeds and actions, a game is the same as a `SeatEnv`.
    """

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        bots: Sequence[str] = ("random",),
        seat: int | str = ROTATE,
        options: Mapping[str, str | int] | None = None,
        edition: str | Edition = "",
        illegal: str = STAY,
        processes: int = 1,
    ) -> None:
        if illegal not in (STAY, END):
            raise ValueError(f"What an illegal action does is {STAY} or {END} where there are many games, not {illegal!r}.")
        if not 1 <= processes <= num_envs:
            raise ValueError(f"The number of processes is from 1 to {num_envs}, as there are that many games; it is not {processes!r}.")
        plan = plan_of(game, bots, seat, options, edition, illegal)
        spaces = plan.spaces()
        self.num_envs = num_envs
        self.single_observation_space = observation_space(spaces)
        self.single_action_space = action_space(spaces)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.moves = spaces.moves
        context = get_context("spawn")
        size = Sheet.bytes(num_envs, spaces.size, spaces.moves)
        memory = context.RawArray("b", size) if processes > 1 else bytearray(size)
        self.sheet = Sheet(memory, num_envs, spaces.size, spaces.moves)
        ends = [num_envs * part // processes for part in range(processes + 1)]
        self.batch = Batch(plan, self.sheet, 0, ends[1])
        self.pipes: list[Connection] = []
        self.workers: list[BaseProcess] = []
        with deaf_to_interrupts():
            for first, last in pairwise(ends[1:]):
                ours, theirs = context.Pipe()
                worker = context.Process(target=work, args=(theirs, plan, memory, num_envs, first, last), daemon=True)
                worker.start()
                theirs.close()
                self.pipes.append(ours)
                self.workers.append(worker)
        self.began = False

    def reset(self, *, seed: int | Sequence[int | None] | None = None, options: Data | None = None) -> tuple[NDArray[np.float32], Data]:
        """New games. One seed stands for itself and those that follow it, one for each game."""
        self.check_open()
        if seed is None or isinstance(seed, int):
            seeds = [None if seed is None else seed + number for number in range(self.num_envs)]
        elif len(seed) == self.num_envs:
            seeds = list(seed)
        else:
            raise ValueError(f"There are {self.num_envs} games, and {len(seed)} seeds.")
        self.tell(seeds)
        self.batch.reset(seeds)
        self.hear()
        self.began = True
        return self.sheet.observations.copy(), self.infos({})

    def step(self, actions: Any) -> Stepped:
        """One action in every game."""
        self.check_open()
        if not self.began:
            raise ResetNeeded("The games have not begun: reset() begins them.")
        chosen = np.asarray(actions)
        if chosen.shape != (self.num_envs,) or chosen.dtype.kind not in "iu" or chosen.min() < 0 or chosen.max() >= self.moves:
            raise ValueError(f"The actions are {self.num_envs} whole numbers from 0 to {self.moves - 1}, not {actions!r}.")
        sheet = self.sheet
        sheet.actions[:] = chosen
        self.tell([])
        told = {**self.batch.step(), **self.hear()}
        never = np.zeros(self.num_envs, np.bool_)
        return sheet.observations.copy(), sheet.rewards.copy(), sheet.ended.copy(), never, self.infos(told)

    def infos(self, told: dict[int, Data]) -> Data:
        """The masks and seats of all games, and what else is to be told of some, as Gymnasium puts such things together."""
        every = np.ones(self.num_envs, np.bool_)
        found = {"action_mask": self.sheet.masks.copy(), "_action_mask": every, "seat": self.sheet.seats.copy(), "_seat": every.copy()}
        for number, info in told.items():
            found = self._add_info(found, info, number)
        return found

    # The other processes

    def tell(self, seeds: list[int | None]) -> None:
        """What the other processes are to do: begin games with these seeds, or a step."""
        for pipe in self.pipes:
            pipe.send(seeds)

    def hear(self) -> dict[int, Data]:
        """Waits until they have done it."""
        found: dict[int, Data] = {}
        for pipe in self.pipes:
            try:
                answer = pipe.recv()
            except EOFError:
                raise RuntimeError("A process that plays some of the games has ended unexpectedly.") from None
            if isinstance(answer, str):
                raise RuntimeError(answer)
            found |= answer
        return found

    def check_open(self) -> None:
        if self.closed:
            raise ClosedEnvironmentError("These environments are closed: make new ones.")

    def close_extras(self, **kwargs: Any) -> None:
        self.batch.close()
        for pipe in self.pipes:
            pipe.send(None)
            pipe.close()
        for worker in self.workers:
            worker.join()
