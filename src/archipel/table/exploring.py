"""Playing on from a position of a finished game, for all seats: what would have become of it.

Nothing is kept: an exploration is the finished game, a step of it and a line of moves as texts. The same line always leads to the same
position. What was drawn up to the step is as it was. What a move of a line draws is dealt anew, not by the game's own dealer: the key is
made of the game's last hash, the step, and the line up to that move. `play blue-3*2` draws otherwise, for the second time.

Everything may be seen. Nobody has given up or agreed to stop here: the game is played on by its rules alone.
"""

import re
from typing import Final

from archipel.engine.dealer import KeyedDealer, Witness, deal_key
from archipel.engine.phrase import SPECTATOR, Event, Reason, Refused, Trouble, trouble
from archipel.engine.state import State
from archipel.table import views as v
from archipel.table.questions import foretell, why_not
from archipel.table.showing import show_lack, show_name, show_phrase, show_reason, show_tried
from archipel.table.story import Story
from archipel.table.thinking import Seen, seen_of

LONGEST_LINE: Final = 1000
"""How many moves a line may have: more than any game of ours."""
OTHERWISE: Final = re.compile(r"(.*)\*([2-9]|[1-9][0-9]{1,2})")
"""A move that draws otherwise than for the first time."""


class Exploration:
    """A finished game after a step and some moves of a line. It shares nothing with the game but the past."""

    def __init__(self, story: Story, at: int) -> None:
        if not story.finished:
            raise trouble("explore-running", {})
        story.check(SPECTATOR, SPECTATOR, at)
        self.settings = story.settings
        self.end_hash = story.match.record.end_hash
        self.at = at
        self.state: State = story.steps[at].state.copy()
        self.line: list[v.LineMove] = []
        self.mover = SPECTATOR
        self.told: list[Event] = []

    def follow(self, line: list[str]) -> None:
        """Plays all moves of a line; refuses the first that cannot be played, and says which it is."""
        for number, text in enumerate(line, 1):
            try:
                self.play(text)
            except Trouble as refused:
                reason = refused.reason
                raise Trouble(Reason(reason.key, {"nth": number, **reason.args}, reason.rule)) from None

    def play(self, text: str) -> None:
        """Plays a move for the seat that is asked. One that draws nothing cannot draw otherwise."""
        self.must_go_on()
        state = self.state
        found = OTHERWISE.fullmatch(text)
        plain, luck = (found[1], f"*{found[2]}") if found else (text, "")
        move = state.parse(plain)
        written, name, mover = state.text(move), show_name(state, move), state.seat
        told: list[Event] = []
        witness = Witness(KeyedDealer(self.key(written + luck)), mover)
        state.play(move, witness, told.append)
        self.mover, self.told = mover, told
        self.line.append(v.LineMove(text=written + (luck if witness.used else ""), seat=mover, name=name, drawn=witness.used))

    def key(self, text: str) -> bytes:
        """The key of the dealer for the next move of the line."""
        line = [str(self.at), *(made.text for made in self.line), text]
        return deal_key(f"archipel-explore {self.end_hash}".encode(), "\n".join(line).encode())

    def must_go_on(self) -> None:
        if self.state.over:
            raise Refused(Reason("game-over", {}))

    # What may be asked

    def show(self, seat: int | None = None, known: int = 0) -> v.ExploredFrame:
        """The position as one seat sees it: the given one, else the one that is asked, or was at the end."""
        return v.ExploredFrame(
            **show_tried(self.state, len(self.line), self.told, self.mover, seat),
            at=self.at,
            line=self.line[known:],
            lack=None if self.state.over else show_lack(self.state),
        )

    def preview(self, moves: list[str]) -> v.ExploredAnswer:
        """What the seat that is asked would be told of these moves in a row, up to the first thing that it cannot foresee."""
        self.must_go_on()
        return v.ExploredAnswer(events=[show_phrase(event) for event in foretell(self.state, moves)])

    def why(self, things: list[str]) -> v.ExploredAnswer:
        """Why the move that is meant by these things is not allowed; where nothing is meant, no reason."""
        self.must_go_on()
        reason = why_not(self.state, "", things) if things else None
        return v.ExploredAnswer(reason=None if reason is None else show_reason(reason))

    def seen(self) -> Seen:
        """What the seat that is asked knows: all that a bot gets to know."""
        self.must_go_on()
        return seen_of(self.settings, self.state)


def explore(story: Story, at: int, line: list[str]) -> Exploration:
    exploration = Exploration(story, at)
    exploration.follow(line)
    return exploration
