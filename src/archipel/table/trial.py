"""The examples of a rulebook, to be played: a position and the moves somebody tried in it, and what comes out.

Nothing is kept: the same moves always lead to the same position, with the same cards.
"""

from functools import cache

from archipel.engine.dealer import QuickDealer
from archipel.engine.examples import Example, fits, lay_out, load_examples
from archipel.engine.game import Game
from archipel.engine.phrase import SPECTATOR, Data, Event, Reason, Trouble, trouble
from archipel.engine.state import State
from archipel.table import views as v
from archipel.table.showing import show_name, show_phrase, show_reason, show_tried


@cache
def examples_of(game: Game) -> dict[str, Example]:
    return {example.name: example for example in load_examples(game)}


def find_example(game: Game, id: str) -> Example:
    examples = examples_of(game)
    if id not in examples:
        raise trouble("example-unknown", {"value": id, "allowed": ", ".join(examples)})
    return examples[id]


def show_example(game: Game, example: Example) -> v.ExampleSummary:
    trial = Trial(game, example)
    seat, steps = trial.state.seat, []
    for step in example.steps:
        steps.append(show_try(trial.state, step))
        if "play" in step:
            trial.play(step["play"])
    return v.ExampleSummary(
        id=example.name,
        rule=example.rule,
        seats=example.seats,
        options=game.read_options(example.options),
        seat=seat,
        steps=steps,
    )


def show_try(state: State, step: Data) -> v.Try:
    """What the example tries: a move that is played, or one that is refused, and why."""
    text: str = step.get("play") or step["refused"]
    return v.Try(move=text, name=show_name(state, state.parse(text)), refused=step.get("why", ""))


def try_moves(game: Game, id: str, moves: list[str], seat: int | None = None, refusable: bool = False) -> v.ExampleFrame:
    """An example after these moves, as a seat sees it; `refusable` says that the last move may be an illegal one."""
    trial = Trial(game, find_example(game, id))
    sure = len(moves) - refusable
    for text in moves[:sure]:
        trial.play(text)
    reason = trial.attempt(moves[-1]) if refusable and moves else None
    return trial.show(len(moves) if reason is None else sure, seat, reason)


class Trial:
    """An example after some moves. As long as they are the example's own, `at` is how many of its steps were tried; then None."""

    def __init__(self, game: Game, example: Example) -> None:
        self.example = example
        self.state: State = lay_out(game, example)
        self.dealer = QuickDealer(example.name)
        self.told: list[Event] = []
        self.must: list[Event] = []
        self.at: int | None = 0
        self.mover = SPECTATOR

    def play(self, text: str) -> None:
        """Plays a move; one that is not legal is refused with its reason. `must` are the events of which the example speaks."""
        state = self.state
        mover, move = state.seat, state.parse(text)
        written = state.text(move)
        told: list[Event] = []
        state.play(move, self.dealer, told.append)
        self.mover, self.told, self.must = mover, told, []
        step = self.follow(written)
        if step is not None:
            self.must = [event for event in told if any(fits(event, expected) for expected in step.get("told", []))]

    def attempt(self, text: str) -> Reason | None:
        """Plays a move, or says why it is refused: then nothing has changed."""
        try:
            self.play(text)
        except Trouble as refused:
            return refused.reason
        return None

    def follow(self, text: str) -> Data | None:
        """The step of the example that this move is, if it is the next one that is played."""
        steps = self.example.steps
        while self.at is not None and self.at < len(steps):
            step = steps[self.at]
            self.at += 1
            if "play" in step:
                if step["play"] == text:
                    return step
                break
        self.at = None
        return None

    def show(self, moves: int, seat: int | None, refused: Reason | None = None) -> v.ExampleFrame:
        """The position as one seat sees it: the given one, else the one that is asked, or was at the end."""
        state, steps = self.state, self.example.steps
        listener = seat if seat is not None else self.mover
        return v.ExampleFrame(
            **show_tried(state, moves, self.told, self.mover, seat),
            must=[show_phrase(event) for event in self.must if event.seen_by(listener)],
            next=show_try(state, steps[self.at]) if self.at is not None and self.at < len(steps) else None,
            follows=self.at is not None,
            refused=None if refused is None else show_reason(refused),
        )
