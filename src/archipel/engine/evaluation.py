"""What a bot should know about a game without having learned it: how good a position is. It lives with the game; bots do the thinking."""

from typing import Generic

from mypy_extensions import mypyc_attr

from archipel.engine.decision import S


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation(Generic[S]):
    """Each game provides a subclass with `value`."""

    depth = 4
    """How many further small decisions of the same turn are worth searching; a game with many steps per turn values each step by itself."""

    def value(self, state: S, seat: int) -> float:
        """How good a position is for a seat: higher is better. May use only what that seat knows, and its own hidden things."""
        raise NotImplementedError
