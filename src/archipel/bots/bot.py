"""Computer players. A bot gets the view of its seat as data and the legal moves, and nothing else: never a state."""

from mypy_extensions import mypyc_attr

from archipel.engine.dealer import Dealer
from archipel.engine.game import Game
from archipel.engine.phrase import Data


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Plays one game. `luck` is the bot's own source of randomness, separate from the game's dealer."""

    needs_view = True
    """Whether `choose` looks at the view; if it does not, the caller need not build one."""

    def __init__(self, game: Game, luck: Dealer) -> None:
        self.game = game
        self.luck = luck

    def choose(self, view: Data, moves: list[int]) -> int:
        """One of the legal moves (sorted, never empty) for the seat whose view this is."""
        raise NotImplementedError

    def close(self) -> None:
        """Called when the bot is no longer needed, to release anything it holds besides memory."""
