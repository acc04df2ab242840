"""A line of moves from a position of a finished game: what would have become of it.

What the moves draw is dealt anew, not by the game's own dealer: the key is made of the game's last hash, the step, and the line up to the
move that draws. So the same line always leads to the same position. `play blue-3*2` draws otherwise, for the second time.
"""

import re
from typing import Final

from archipel.engine.dealer import KeyedDealer, Witness, deal_key
from archipel.engine.phrase import Event, Reason, Refused, Trouble
from archipel.engine.state import State

LONGEST_LINE: Final = 1000
"""How many moves a line may have: more than any game of ours."""
OTHERWISE: Final = re.compile(r"(.*)\*([2-9]|[1-9][0-9]{1,2})")
"""A move that draws otherwise than for the first time."""


class LineStep:
    """A move that was made: its text in the line, that of the move alone, whether it drew anything, and what was told."""

    def __init__(self, text: str, plain: str, drawn: bool, told: list[Event]) -> None:
        self.text = text
        self.plain = plain
        self.drawn = drawn
        self.told = told


class Line:
    """`end_hash` is the last of the game's record, `at` the step from which the line leads on, `state` the position after it."""

    def __init__(self, end_hash: str, at: int, state: State) -> None:
        self.end_hash = end_hash
        self.at = at
        self.state = state.copy()
        self.texts: list[str] = []

    def play(self, text: str) -> LineStep:
        """Plays a move for the seat that is asked. One that draws nothing cannot draw otherwise."""
        self.must_go_on()
        state = self.state
        found = OTHERWISE.fullmatch(text)
        plain, luck = (found[1], f"*{found[2]}") if found else (text, "")
        move = state.parse(plain)
        written = state.text(move)
        told: list[Event] = []
        witness = Witness(KeyedDealer(self.key(written + luck)), state.seat)
        state.play(move, witness, told.append)
        step = LineStep(written + (luck if witness.used else ""), written, witness.used, told)
        self.texts.append(step.text)
        return step

    def key(self, text: str) -> bytes:
        """The key of the dealer for the next move."""
        return deal_key(f"archipel-explore {self.end_hash}".encode(), "\n".join([str(self.at), *self.texts, text]).encode())

    def must_go_on(self) -> None:
        if self.state.over:
            raise Refused(Reason("game-over", {}))


def nth_refused(number: int, refused: Trouble) -> Trouble:
    """Why the move of a line with this number, from 1, cannot be played."""
    reason = refused.reason
    return Trouble(Reason(reason.key, {"nth": number, **reason.args}, reason.rule))
