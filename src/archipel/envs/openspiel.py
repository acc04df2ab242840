"""Every game as an OpenSpiel game: importing this registers them, and `pyspiel.load_game("archipel_flucht(players=3)")` loads one.

Chance is explicit by default: wherever the rules draw a number, the state is a chance node with that many equally likely outcomes. With the
parameter `chance=sampled` the rules draw by themselves, which is faster, and the game has no chance nodes.
"""

import secrets
from array import array
from collections.abc import Callable
from functools import cache
from typing import Any, ClassVar, Final

from archipel.engine.dealer import WORDS, Dealer, QuickDealer
from archipel.engine.game import Game
from archipel.engine.phrase import Data, Trouble
from archipel.engine.state import PLAIN, State
from archipel.envs import missing, sentence
from archipel.envs.rewards import rewards
from archipel.games import find, names

try:
    import numpy as np
    import pyspiel
    from numpy.typing import NDArray

    from archipel.envs.spaces import Spaces
except ImportError as error:
    raise missing(__name__, "openspiel") from error

EXPLICIT: Final = "explicit"
SAMPLED: Final = "sampled"
MODES: Final = {
    EXPLICIT: pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    SAMPLED: pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
}
CHANCE: Final = int(pyspiel.PlayerId.CHANCE)
TERMINAL: Final = int(pyspiel.PlayerId.TERMINAL)
MOST_OUTCOMES: Final = 1024
"""No draw has more outcomes: no box holds more of anything."""
LONGEST: Final = 100_000
"""No game takes more decisions and draws."""
DEAL: Final = -1
"""What is being done when it is no move: the game is set up."""


class Drawn(Exception):
    """The rules draw a number that has not been chosen yet."""

    def __init__(self, outcomes: int) -> None:
        self.outcomes = outcomes


class Script(Dealer):
    """Deals numbers that were chosen before, and stops play where one is missing."""

    def __init__(self, numbers: list[int]) -> None:
        self.numbers = numbers
        self.used = 0

    def below(self, n: int) -> int:
        if n == 1:
            return 0
        if self.used == len(self.numbers):
            raise Drawn(n)
        self.used += 1
        return self.numbers[self.used - 1]


class Position:
    """Where a game stands: at a decision, or in a move (or the deal) in the middle of which a number is to be drawn. It never changes.

    `state` is None until everything is dealt, `numbers` have been drawn for the move so far, and `outcomes` is how many the next draw has,
    0 if none is due.
    """

    def __init__(self, state: State | None, move: int = DEAL, numbers: list[int] | None = None, outcomes: int = 0) -> None:
        self.state = state
        self.move = move
        self.numbers = numbers or []
        self.outcomes = outcomes
        self.player = CHANCE if outcomes or state is None else TERMINAL if state.over else state.seat

    def __deepcopy__(self, memo: Data) -> "Position":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        held = None if self.state is None else (self.state.edition.game, self.state.data())
        return restored, (held, self.move, self.numbers, self.outcomes)


def restored(held: tuple[str, Data] | None, move: int, numbers: list[int], outcomes: int) -> Position:
    state = None if held is None else find(held[0]).restore(held[1])
    return Position(state, move, numbers, outcomes)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its number of players, options and edition. Every game is a subclass of its own, with the `island` it is."""

    island: ClassVar[Game]

    def __init__(self, params: Data | None = None) -> None:
        game, chosen = self.island, dict(params or {})
        chance = chosen.pop("chance", EXPLICIT)
        if chance not in MODES:
            raise ValueError(f"Chance is one of {', '.join(MODES)}, not {chance!r}.")
        self.explicit = chance == EXPLICIT
        seats = chosen.pop("players", game.fewest)
        edition, seed = chosen.pop("edition", ""), chosen.pop("seed", -1)
        self.spaces = Spaces(game.name, seats, chosen, edition)
        self.dealer = QuickDealer(secrets.randbits(128) if seed < 0 else seed)
        self.start = self.go_on(None, DEAL, []) if self.explicit else None
        info = pyspiel.GameInfo(
            num_distinct_actions=self.spaces.moves,
            max_chance_outcomes=MOST_OUTCOMES if self.explicit else 0,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(game, chance), info, params or {})

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Data | None = None) -> "Observer":
        return Observer(self.spaces)

    def begin(self) -> Position:
        """A new game: not dealt yet where chance is explicit."""
        return self.start or Position(self.spaces.deal(self.dealer))

    def act(self, state: State, action: int) -> Position:
        """The position after a player's move."""
        if self.explicit:
            return self.go_on(state, action, [])
        after = state.copy()
        after.play(action, self.dealer)
        return Position(after)

    def go_on(self, state: State | None, move: int, numbers: list[int]) -> Position:
        """Goes on with a move, or with the deal, as far as the numbers drawn for it reach."""
        script = Script(numbers)
        try:
            if state is None:
                return Position(self.spaces.deal(script))
            after = state.copy()
            after.play(move, script)
        except Drawn as drawn:
            return Position(state, move, numbers, drawn.outcomes)
        return Position(after)


@cache
def equally_likely(outcomes: int) -> list[tuple[int, float]]:
    return [(outcome, 1 / outcomes) for outcome in range(outcomes)]


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A game that is being played. OpenSpiel copies and writes its one attribute, the position."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.position = game.begin()

    def current_player(self) -> int:
        return self.position.player

    def is_terminal(self) -> bool:
        return self.position.player == TERMINAL

    def is_chance_node(self) -> bool:
        """Asked from Python, this and the next are quicker here than by way of OpenSpiel's own."""
        return self.position.player == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        position = self.position
        if position.player == CHANCE:
            return list(range(position.outcomes))
        assert position.state is not None
        return position.state.moves() if player is None or player == position.player else []

    def _legal_actions(self, player: int) -> list[int]:
        return self.legal_actions(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return equally_likely(self.position.outcomes)

    def _apply_action(self, action: int) -> None:
        game, position = self.get_game(), self.position
        if position.outcomes:
            if not 0 <= action < position.outcomes:
                raise ValueError(f"An outcome is a whole number from 0 to {position.outcomes - 1}, not {action!r}.")
            self.position = game.go_on(position.state, position.move, [*position.numbers, action])
            return
        assert position.state is not None
        try:
            self.position = game.act(position.state, action)
        except Trouble as trouble:
            raise ValueError(sentence(trouble, game.spaces.game)) from None

    def _action_to_string(self, player: int, action: int) -> str:
        return f"draw {action}" if player == CHANCE else str(self.get_game().spaces.box.texts[action])

    def returns(self) -> list[float]:
        state = self.position.state
        return [0.0] * int(self.num_players()) if state is None or not state.over else rewards(state.ranking())

    def __str__(self) -> str:
        position = self.position
        table = None if position.state is None else position.state.table()
        drawing = {"move": position.move, "numbers": position.numbers, "outcomes": position.outcomes} if position.outcomes else None
        return PLAIN.encode({"table": table, "drawing": drawing})

    def view(self, player: int) -> Data:
        """What a player knows as a dictionary, as the game's own bots get it."""
        state = self.position.state
        if state is None:
            raise ValueError("Nobody knows anything until everything is dealt.")
        return state.view(player)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """A state that this player cannot tell from the real one, made from its view alone."""
        state = self.position.state
        if self.position.outcomes or state is None:
            raise ValueError("There is no information state while a number is being drawn.")
        luck = QuickDealer(int(sampler() * WORDS))
        other: SpielState = self.clone()
        other.position = Position(self.get_game().spaces.game.guess(state.view(player), luck))
        return other


class Observer:
    """What a player knows: as the numbers of the observation, and as text. Nobody knows anything until everything is dealt.

    The numbers hold what a perfect memory would know, so that the same serve as information state and as observation.
    """

    def __init__(self, spaces: Spaces) -> None:
        self.spaces = spaces
        self.tensor: NDArray[np.float32] = np.zeros(spaces.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        now = state.position.state
        if now is None:
            self.tensor.fill(0)
        else:
            self.spaces.observe(now, player, self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        """Whose view it is, and the numbers in hexadecimal, four digits each."""
        now = state.position.state
        seen = [] if now is None else self.spaces.observation.observe(now, player)
        return f"{player}:{array('h', seen).tobytes().hex()}"


def game_type(game: Game, chance: str) -> Any:
    options = {option.name: option.default if option.values else int(option.default) for option in game.options}
    return pyspiel.GameType(
        short_name=f"archipel_{game.name}",
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=MODES[chance],
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.most,
        min_num_players=game.fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.fewest, "chance": EXPLICIT, "edition": "", "seed": -1, **options},
    )


def register_games() -> None:
    """Makes every game known to `pyspiel.load_game`."""
    for name in names():
        game = find(name)
        if game.observation_class is not None:
            pyspiel.register_game(game_type(game, EXPLICIT), type(f"{type(game).__name__}Game", (SpielGame,), {"island": game}))


register_games()
