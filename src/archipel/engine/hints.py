"""What a bot should know about a game: an evaluation of positions. Lives with the game; bots bring the thinking."""

from mypy_extensions import mypyc_attr

from archipel.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Hints:
    """A game brings a subclass."""

    depth = 4
    """How many further small decisions of one turn are worth looking through; a game of many steps a turn values every step itself."""

    def value(self, state: State, seat: int) -> float:
        """How good a position is for a seat: higher is better. May use only what that seat knows, and its own hidden things."""
        raise NotImplementedError
