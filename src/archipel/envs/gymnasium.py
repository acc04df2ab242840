"""One seat of a game as a Gymnasium environment, against bots: `SeatEnv("flucht", bots=["greedy", "random"])`.

Importing this also registers every game: `gymnasium.make("archipel/flucht-v1", bots=["greedy"])`.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from archipel.engine.edition import Edition
from archipel.engine.phrase import Data, Trouble
from archipel.envs import missing, sentence
from archipel.envs.drawing import MODES, check_mode, render
from archipel.games import find, names

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from gymnasium.error import ClosedEnvironmentError, ResetNeeded
    from numpy.typing import NDArray

    from archipel.envs.episode import Episode
    from archipel.envs.spaces import Spaces
except ImportError as error:
    raise missing(__name__, "gymnasium") from error

STAY: Final = "stay"
END: Final = "end"
RAISE: Final = "raise"
ILLEGAL: Final = (STAY, END, RAISE)
"""What an illegal action does: nothing, but it costs and the same is asked again; it ends the game, at a cost; it is a ValueError."""

COST: Final = -1.0
"""The reward for an illegal action."""


class SeatEnv(gymnasium.Env[NDArray[np.float32], np.int64]):
    """A learner's seat at a table with bots. An action is a move; the observation is what the seat knows at its next decision.

    The mask of the legal moves is in the info, and `action_masks()` returns it as sb3-contrib expects. The reward comes at the end, from
    the place. Nothing changes by an illegal action, whatever `illegal` says; `info["reason"]` tells what is wrong with it.
    """

    metadata = {"render_modes": list(MODES), "render_fps": 2}

    def __init__(
        self,
        game: str,
        bots: Sequence[str] = ("random",),
        seat: int | str = 0,
        options: Mapping[str, str | int] | None = None,
        edition: str | Edition = "",
        illegal: str = STAY,
        render_mode: str | None = None,
    ) -> None:
        self.spaces = Spaces(game, len(bots) + 1, options, edition)
        self.episode = Episode(self.spaces, bots, seat)
        self.illegal = check_illegal(illegal)
        self.render_mode = check_mode(render_mode)
        self.observation_space = observation_space(self.spaces)
        self.action_space = action_space(self.spaces)
        self.ended = True
        self.closed = False

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[NDArray[np.float32], Data]:
        """A new game, up to the first decision of this seat. Everything that is left to chance follows from the seed."""
        self.check_open()
        super().reset(seed=seed)
        self.episode.begin(seed)
        self.ended = False
        if self.render_mode == "human":
            self.render()
        return self.observed(), self.info()

    def step(self, action: Any) -> tuple[NDArray[np.float32], float, bool, bool, Data]:
        self.check_open()
        if self.ended:
            raise ResetNeeded("The game is over, or has not begun: reset() begins one.")
        episode = self.episode
        try:
            episode.act(self.spaces.read(action))
        except Trouble as trouble:
            reason = sentence(trouble, self.spaces.game)
            if self.illegal == RAISE:
                raise ValueError(reason) from None
            self.ended = self.illegal == END
            return self.observed(), COST, self.ended, False, {**self.info(), "reason": reason}
        self.ended = episode.state.over
        if self.render_mode == "human":
            self.render()
        return self.observed(), episode.reward(), self.ended, False, self.info()

    def observed(self) -> NDArray[np.float32]:
        return self.spaces.observe(self.episode.state, self.episode.seat)

    def info(self) -> Data:
        """The mask and the own seat; once the game is over, also the place and the points."""
        episode = self.episode
        return {"action_mask": self.spaces.mask(episode.state.moves()), "seat": episode.seat, **episode.outcome()}

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal moves, as MaskablePPO asks for them."""
        return self.spaces.mask(self.episode.state.moves()).view(np.bool_)

    def view(self) -> Data:
        """What the seat knows as a dictionary, as the game's own bots get it."""
        return self.episode.state.view(self.episode.seat)

    def render(self) -> str | None:
        if not self.episode.began:
            raise ResetNeeded("The game has not begun: reset() begins one.")
        return render(self.episode.state, self.render_mode)

    def check_open(self) -> None:
        if self.closed:
            raise ClosedEnvironmentError("This environment is closed: make a new one.")

    def close(self) -> None:
        self.episode.close()
        self.closed = True


def check_illegal(illegal: str) -> str:
    if illegal not in ILLEGAL:
        raise ValueError(f"What an illegal action does is one of {', '.join(ILLEGAL)}, not {illegal!r}.")
    return illegal


def observation_space(both: Spaces) -> spaces.Box[np.float32]:
    return spaces.Box(np.zeros_like(both.high), both.high, dtype=np.float32)


def action_space(both: Spaces) -> spaces.Discrete[np.int64]:
    return spaces.Discrete(both.moves)


def register_games() -> None:
    """Makes every game known to `gymnasium.make` and `gymnasium.make_vec`."""
    for name in names():
        kind = find(name).observation_class
        if kind is not None:
            gymnasium.register(
                f"archipel/{name}-v{kind.version}",
                entry_point="archipel.envs.gymnasium:SeatEnv",
                vector_entry_point="archipel.envs.vector:ManySeats",
                kwargs={"game": name},
            )


register_games()
