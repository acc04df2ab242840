"""What happened in a finished game: every decision looked at again by a strong player who knows what its seat knew, and no more.

The decisions are questions (`table/thinking.py`) that any process can answer, in any order. From the answers follows what every move was
worth, how everybody's share of wins went up and down, and how much of that was decided and how much was dealt.

A decision has two shares of every seat: what could be expected before it, from the best move, and what could be expected after the move
that was made, whatever may be drawn or thrown then. What lies between the two was given away. What lies between the second one and what
could be expected at the next decision, came by itself: by draws and dice, and by what others held.

Before anything is looked at closely, a glance tells of many decisions at once what everybody can expect, and no more than that.
"""

from typing import Final

from archipel.bots.verdict import both, clearly, rare
from archipel.engine.phrase import Data, trouble
from archipel.engine.record import MOVE, UNDO
from archipel.table.story import Story
from archipel.table.thinking import Seen

SWING: Final = 0.1
"""A turning point changes the share of somebody by as much as this."""
CONCERNED: Final = 0.5
"""A turning point concerns the seat whose share changes most, and those whose shares change by such a part of that."""
GUESSES: Final = 4
"""A glance at a decision is the mean over so many guesses."""


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
        """The best move, and those that were about as good; of these first those that were tried most."""
        others = [one for one in self.options if one is not self.best and not rare(one.visits, self.best.visits)]
        return [self.best, *(one for one in others if not clearly(*self.behind(one)))]

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


class Turn:
    """How the shares changed between two steps, by the decision of a seat or by luck after it."""

    def __init__(self, decision: Judged, until: int, by_luck: bool, changes: list[float]) -> None:
        self.step = decision.step
        self.until = until
        self.seat = decision.seat
        self.by_luck = by_luck
        self.changes = changes

    @property
    def size(self) -> float:
        return max(abs(change) for change in self.changes)

    def concerned(self) -> list[int]:
        """The seats whose shares changed most."""
        return [seat for seat, change in enumerate(self.changes) if abs(change) >= CONCERNED * self.size]


class Analysis:
    """What the answers so far tell; decisions without an answer are passed over. The game has so many `steps`."""

    def __init__(self, end: list[float], judged: list[Judged], steps: int) -> None:
        self.end = end
        """Everybody's share of the victory."""
        self.judged = sorted(judged, key=lambda one: one.step)
        self.steps = steps

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

    def turns(self, count: int) -> list[Turn]:
        """The greatest swings, in the order of the game."""
        swings = [turn for turn in [*self.decided(), *self.dealt()] if turn.size >= SWING]
        greatest = sorted(swings, key=lambda turn: -turn.size)[:count]
        return sorted(greatest, key=lambda turn: (turn.step, turn.by_luck))

    def decided(self) -> list[Turn]:
        """What decisions changed that were clearly not the best."""
        return [Turn(one, one.step + 1, False, minus(one.made.shares, one.best.shares)) for one in self.judged if one.clear]

    def dealt(self) -> list[Turn]:
        """What changed from each decision to the next, or to the end, where it is more than chance in the estimates."""
        found: list[Turn] = []
        for number, one in enumerate(self.judged):
            after = self.judged[number + 1] if number + 1 < len(self.judged) else None
            shares, until = (self.end, self.steps) if after is None else (after.best.shares, after.step)
            turn = Turn(one, until, True, minus(shares, one.made.shares))
            doubts = [0.0] * len(shares) if after is None else after.best.doubts
            if any(clearly(abs(change), both(*pair)) for change, *pair in zip(turn.changes, one.made.doubts, doubts, strict=True)):
                found.append(turn)
        return found

    def worst(self, seat: int, count: int) -> list[Judged]:
        """The decisions by which this seat clearly gave away most."""
        found = [one for one in self.judged if one.seat == seat and one.clear]
        return sorted(found, key=lambda one: -one.lost)[:count]

    def finest(self, seat: int, count: int) -> list[Judged]:
        """The decisions in which this seat found what was clearly best."""
        found = [one for one in self.judged if one.seat == seat and one.merit() > 0]
        return sorted(found, key=lambda one: -one.merit())[:count]


def minus(one: list[float], other: list[float]) -> list[float]:
    return [share - before for share, before in zip(one, other, strict=True)]


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
    state = story.steps[decided.step].state
    seen = Seen(view=state.view(decided.seat), moves=state.moves(), **played(story))
    luck = f"{story.match.record.end_hash} {decided.step}"
    return {"think": "judge", **seen._asdict(), "key": "", "made": decided.made, "iterations": iterations, "luck": luck}


def glance(story: Story, chosen: list[Decided]) -> Data:
    """For whoever thinks: what the seats knew at all these decisions."""
    views = [story.steps[one.step].state.view(one.seat) for one in chosen]
    luck = f"{story.match.record.end_hash} {chosen[0].step}"
    return {"think": "glance", "views": views, **played(story), "key": "", "guesses": GUESSES, "luck": luck}


def played(story: Story) -> Data:
    """What is played: the game, its rules, and the data of an edition that is not its own."""
    game, edition = story.settings.game, story.settings.edition
    return {"game": game.name, "rules": game.rules, "edition": None if game.own_edition(edition) else edition.data}


def final_shares(story: Story) -> list[float]:
    """Everybody's share of the victory."""
    places = story.match.record.places
    return [1 / places.count(1) if place == 1 else 0.0 for place in places]
