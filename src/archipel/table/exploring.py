"""Playing on from a position of a finished game, for all seats: what would have become of it.

Nothing is kept: an exploration is the finished game, a step of it and a line of moves as texts. The same line always leads to the same
position. What was drawn up to the step is as it was. What a move of a line draws is dealt anew, not by the game's own dealer: the key is
made of the game's last hash, the step, and the line up to that move. `play blue-3*2` draws otherwise, for the second time.

Everything may be seen. Nobody has given up or agreed to stop here: the game is played on by its rules alone.
"""

from archipel.engine.line import Line, nth_refused
from archipel.engine.phrase import SPECTATOR, Event, Trouble, trouble
from archipel.engine.state import State
from archipel.table import views as v
from archipel.table.questions import foretell, why_not
from archipel.table.showing import show_lack, show_name, show_phrase, show_reason, show_tried
from archipel.table.story import Story
from archipel.table.thinking import Seen, seen_of


class Exploration:
    """A finished game after a step and some moves of a line. It shares nothing with the game but the past."""

    def __init__(self, story: Story, at: int) -> None:
        if not story.finished:
            raise trouble("explore-running", {})
        story.check(SPECTATOR, SPECTATOR, at)
        self.settings = story.settings
        self.at = at
        self.made = Line(story.match.record.end_hash, at, story.steps[at].state)
        self.line: list[v.LineMove] = []
        self.mover = SPECTATOR
        self.told: list[Event] = []

    @property
    def state(self) -> State:
        return self.made.state

    def follow(self, line: list[str]) -> None:
        """Plays all moves of a line; refuses the first that cannot be played, and says which it is."""
        for number, text in enumerate(line, 1):
            try:
                self.play(text)
            except Trouble as refused:
                raise nth_refused(number, refused) from None

    def play(self, text: str) -> None:
        """Plays a move for the seat that is asked."""
        before = self.state.copy()
        step = self.made.play(text)
        name = show_name(before, before.parse(step.plain))
        self.mover, self.told = before.seat, step.told
        self.line.append(v.LineMove(text=step.text, seat=before.seat, name=name, drawn=step.drawn))

    def must_go_on(self) -> None:
        self.made.must_go_on()

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
