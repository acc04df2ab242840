"""What happened in a finished game: every decision looked at again by a strong player who knows what its seat knew, and no more.

The decisions are questions (`table/thinking.py`) that any process can answer, in any order. From the answers follows what every move was
worth, how everybody's share of wins went up and down, and how much of that was decided and how much was dealt.

A decision has two shares of every seat: what could be expected before it, from the best move, and what could be expected after the move
that was made, whatever may be drawn or thrown then. What lies between the two was given away. What lies between the second one and what
could be expected at the next decision, came by itself: by draws and dice, and by what others held.
"""

from archipel.bots.verdict import both, clearly, rare
from archipel.engine.phrase import Data, trouble
from archipel.engine.record import MOVE, UNDO
from archipel.table.story import Story
from archipel.table.thinking import Seen


class Decided:
    """A decision of a game with a choice: the step before it, whose it was, and the move that was made."""

    def __init__(self, step: int, seat: int, made: int) -> None:
        self.step = step
        self.seat = seat
        self.made = made


class Option:
    """A move that could have been made: the share of wins it promised every seat, and how far that may be off."""

    def __init__(self, data: Data) -> None:
        self.move: int = data["move"]
        self.visits: int = data["visits"]
        self.shares: list[float] = data["shares"]
        self.doubts: list[float] = data["doubts"]


class Judged:
    """A decision that was looked at again."""

    def __init__(self, decided: Decided, findings: list[Data]) -> None:
        self.step = decided.step
        self.seat = seat = decided.seat
        self.options = [Option(finding) for finding in findings]
        self.made = next(option for option in self.options if option.move == decided.made)
        self.best = max([*self.options[:1], self.made], key=lambda option: option.shares[seat])
        self.lost = self.best.shares[seat] - self.made.shares[seat]
        """How much of its share of wins the seat gave away."""
        self.doubt = apart(self.best, self.made, seat)

    @property
    def clear(self) -> bool:
        """Whether the move was worse than the best, and not just about equally good."""
        return clearly(self.lost, self.doubt)

    def merit(self) -> float:
        """How much would have been lost by the next best move, where the best was made and that is clear; else 0."""
        others = [option for option in self.options if option.move != self.made.move]
        if self.clear or not others:
            return 0.0
        ahead = self.made.shares[self.seat] - others[0].shares[self.seat]
        return ahead if clearly(ahead, apart(self.made, others[0], self.seat)) else 0.0

    def equal(self) -> list[Option]:
        """The moves that were about as good as the best, it among them; those first that were tried most."""
        return [one for one in self.options if not rare(one.visits, self.best.visits) and not clearly(*self.behind(one))]

    def behind(self, one: Option) -> tuple[float, float]:
        """By how much a move is behind the best, and the standard error of that."""
        return self.best.shares[self.seat] - one.shares[self.seat], apart(self.best, one, self.seat)


def apart(one: Option, other: Option, seat: int) -> float:
    """The standard error of the difference between two shares."""
    return 0.0 if one is other else both(one.doubts[seat], other.doubts[seat])


class Account:
    """How a seat came from the share it began with to that at the end: by its own decisions, by those of others, and by itself."""

    def __init__(self, begin: float, end: float) -> None:
        self.begin = begin
        self.end = end
        self.own = 0.0
        self.others = 0.0

    @property
    def luck(self) -> float:
        return self.end - self.begin - self.own - self.others


class Analysis:
    """What the answers so far tell; decisions without an answer are passed over."""

    def __init__(self, end: list[float], judged: list[Judged]) -> None:
        self.end = end
        """Everybody's share of the victory."""
        self.judged = sorted(judged, key=lambda one: one.step)

    def curve(self) -> list[tuple[int, list[float]]]:
        """Everybody's share before each decision, with its step."""
        return [(one.step, one.best.shares) for one in self.judged]

    def accounts(self) -> list[Account]:
        begin = self.judged[0].best.shares if self.judged else self.end
        accounts = [Account(*pair) for pair in zip(begin, self.end, strict=True)]
        for one in self.judged:
            for seat, account in enumerate(accounts):
                change = one.made.shares[seat] - one.best.shares[seat]
                if seat == one.seat:
                    account.own += change
                else:
                    account.others += change
        return accounts

    def worst(self, seat: int, count: int) -> list[Judged]:
        """The decisions by which this seat clearly gave away most."""
        found = [one for one in self.judged if one.seat == seat and one.clear]
        return sorted(found, key=lambda one: -one.lost)[:count]

    def finest(self, seat: int, count: int) -> list[Judged]:
        """The decisions in which this seat found what was clearly best."""
        found = [one for one in self.judged if one.seat == seat and one.merit() > 0]
        return sorted(found, key=lambda one: -one.merit())[:count]


def decisions(story: Story) -> list[Decided]:
    """The decisions with a choice of a finished game, without those that were taken back."""
    if not story.finished:
        raise trouble("analysis-running", {})
    standing: list[Decided | None] = []
    for step, entry in enumerate(story.match.record.entries):
        if entry.kind == MOVE:
            state = story.steps[step].state
            chosen = len(state.moves()) > 1
            standing.append(Decided(step, entry.seat, state.parse(entry.text)) if chosen else None)
        elif entry.kind == UNDO:
            del standing[-int(entry.text or 1) :]
    return [one for one in standing if one is not None]


def question(story: Story, decided: Decided, iterations: int) -> Data:
    """For whoever thinks: what the seat knew, and what it did."""
    state, settings = story.steps[decided.step].state, story.settings
    game, edition = settings.game, settings.edition
    own = None if game.own_edition(edition) else edition.data
    seen = Seen(game.name, state.view(decided.seat), state.moves(), own, game.rules)
    luck = f"{story.match.record.end_hash} {decided.step}"
    return {"think": "judge", **seen._asdict(), "key": "", "made": decided.made, "iterations": iterations, "luck": luck}


def final_shares(story: Story) -> list[float]:
    """Everybody's share of the victory."""
    places = story.match.record.places
    return [1 / places.count(1) if place == 1 else 0.0 for place in places]
