"""Every game as a PettingZoo environment in which agents act in turn: `env("flucht", seats=3)`."""

import secrets
from collections.abc import Mapping
from typing import Any

from archipel.engine.dealer import Dealer, QuickDealer
from archipel.engine.edition import Edition
from archipel.engine.phrase import Data, Trouble
from archipel.engine.state import State
from archipel.envs import agent as called
from archipel.envs import missing, sentence
from archipel.envs.drawing import MODES, check_mode, render
from archipel.envs.rewards import rewards

try:
    import numpy as np
    from gymnasium import spaces
    from gymnasium.error import ClosedEnvironmentError
    from gymnasium.utils import EzPickle
    from pettingzoo import AECEnv
    from pettingzoo.utils.env_logger import EnvLogger
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper

    from archipel.envs.spaces import Spaces
except ImportError as error:
    raise missing(__name__, "pettingzoo") from error


def env(
    game: str,
    seats: int = 2,
    options: Mapping[str, str | int] | None = None,
    edition: str | Edition = "",
    render_mode: str | None = None,
) -> Any:
    """The environment as PettingZoo's own classic games come: an illegal move ends the game, at the cost of whoever made it."""
    return OrderEnforcingWrapper(TurnEnv(game, seats, options, edition, render_mode, ends_at_illegal=True))


def raw_env(
    game: str,
    seats: int = 2,
    options: Mapping[str, str | int] | None = None,
    edition: str | Edition = "",
    render_mode: str | None = None,
) -> "TurnEnv":
    """The environment for wrappers of one's own: an illegal move is a ValueError that says why, and nothing changes."""
    return TurnEnv(game, seats, options, edition, render_mode)


class TurnEnv(AECEnv, EzPickle):  # type: ignore[misc]
    """A game as a sequence of decisions: `agent_selection` is the seat to move, which may be the same several times in a row.

    An observation holds what the seat knows, and the mask of its legal moves; the mask of everybody else is empty. All rewards come at the
    end, from the places.
    """

    game_state: State
    dealer: Dealer
    legal: list[int]

    def __init__(
        self,
        game: str,
        seats: int,
        options: Mapping[str, str | int] | None,
        edition: str | Edition,
        render_mode: str | None,
        ends_at_illegal: bool = False,
    ) -> None:
        EzPickle.__init__(self, game, seats, options, edition, render_mode, ends_at_illegal)
        super().__init__()
        self.spaces = Spaces(game, seats, options, edition)
        self.metadata = {
            "name": f"{game}_v{self.spaces.observation.version}",
            "render_modes": list(MODES),
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.render_mode = check_mode(render_mode)
        self.ends_at_illegal = ends_at_illegal
        self.possible_agents = [called(seat) for seat in range(seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: self.new_observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.spaces.moves) for agent in self.possible_agents}
        self.agents: list[str] = []
        self.began = False
        self.closed = False

    def new_observation_space(self) -> spaces.Dict:
        high = self.spaces.high
        return spaces.Dict(
            {
                "observation": spaces.Box(np.zeros_like(high), high),
                "action_mask": spaces.Box(0, 1, (self.spaces.moves,), np.int8),
            }
        )

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    # Playing

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. The seed decides everything that is dealt, in this game and, until there is another seed, in those after it."""
        self.check_open()
        if seed is not None or not self.began:
            self.began = True
            self.dealer = QuickDealer(secrets.randbits(128) if seed is None else int(seed))
        self.game_state = self.spaces.deal(self.dealer)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Data] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.ask()
        if self.render_mode == "human":
            self.render()

    def step(self, action: Any) -> None:
        self.check_open()
        if not self.agents:
            raise ValueError("The game is over: reset() begins a new one.")
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        state = self.game_state
        try:
            state.play(self.spaces.read(action), self.dealer)
        except Trouble as trouble:
            reason = sentence(trouble, self.spaces.game)
            if not self.ends_at_illegal:
                raise ValueError(reason) from None
            self.end_illegally(agent, reason)
            return
        self.infos[agent] = {}
        if state.over:
            self.end()
        else:
            self.ask()
        if self.render_mode == "human":
            self.render()

    def ask(self) -> None:
        """Turns to the seat to move."""
        state = self.game_state
        self.legal = state.moves()
        self.agent_selection = self.possible_agents[state.seat]
        self.infos[self.agent_selection] = {"action_mask": self.spaces.mask(self.legal)}

    def end(self) -> None:
        """Tells everybody how the game ended."""
        state = self.game_state
        self.legal = []
        places, points = state.ranking(), state.scores()
        self.rewards = dict(zip(self.agents, rewards(places), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos = {agent: {"place": places[seat], "points": points[seat]} for agent, seat in self.seat_of.items()}
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def end_illegally(self, agent: str, reason: str) -> None:
        """Ends the game as `TerminateIllegalWrapper` does, and says why in the info of whoever made the move."""
        EnvLogger.warn_on_illegal_move()
        self.legal = []
        self.rewards[agent] = -1.0
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self.infos[agent] = {"reason": reason}
        self._accumulate_rewards()
        self._deads_step_first()

    def check_open(self) -> None:
        if self.closed:
            raise ClosedEnvironmentError("This environment is closed: make a new one.")

    # What is known

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.seat_of[agent]
        state = self.game_state
        return {
            "observation": self.spaces.observe(state, seat),
            "action_mask": self.spaces.mask(self.legal if seat == state.seat else []),
        }

    def observe_view(self, agent: str) -> Data:
        """The same knowledge as a dictionary: the view of the seat, as the game's own bots get it."""
        return self.game_state.view(self.seat_of[agent])

    # Drawing

    def render(self) -> str | None:
        return render(self.game_state, self.render_mode)

    def close(self) -> None:
        self.closed = True
