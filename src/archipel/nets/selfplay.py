"""Games of a net against itself, many at a time, so that it is asked about many positions at once.

Every seat plays its first thought, with as much chance as the net leaves to it. It knows no more than its seat may: whatever it cannot know
is dealt anew before it looks.
"""

import random
from collections.abc import Callable
from typing import Final

import numpy as np

from archipel.bots.bot import Bot
from archipel.bots.judge import shares_at_the_end
from archipel.engine.dealer import QuickDealer
from archipel.engine.features import Features
from archipel.engine.game import Game
from archipel.engine.state import State
from archipel.nets.choices import lay_out, log_odds
from archipel.nets.lessons import Lessons, Notebook, together
from archipel.nets.net import Numbers
from archipel.nets.student import Student

LONGEST: Final = 250
"""After so many decisions for each seat a game is stopped, and whoever is ahead has won: beginners may go round in circles."""
STRAY: Final = 0.02
"""How often a move is made by chance in games that are watched."""
NO_HOPES: Final = (0.0, 0.0)


class Lesson:
    """One game while it is played."""

    def __init__(self, game: Game, features: Features[State], seed: str) -> None:
        self.source = random.Random(seed)
        self.features = features
        self.most = game.most
        self.dealer = QuickDealer(f"{seed} table")
        self.luck = QuickDealer(f"{seed} thoughts")
        seats, options = draw_table(game, self.source)
        self.state = game.new(seats, options, dealer=self.dealer)
        self.notes = Notebook()
        self.moves: list[int] = []
        self.slots: list[int] = []
        self.row = b""
        self.next_decision()

    def next_decision(self) -> None:
        """Plays on to where there is a choice, and looks at the table from the side of the seat that is asked."""
        state = self.state
        moves = state.moves()
        while len(moves) == 1:
            state.carry_out(moves[0], self.dealer, None)
            moves = state.moves()
        self.moves = moves
        if not self.done():
            guess = state.copy()
            guess.redeal(state.seat, self.luck)
            self.row = self.features.row(guess, state.seat)
            self.slots = self.features.slots_of(guess, moves, self.row)

    def choose(self, number: int, odds: float, hopes: tuple[float, float]) -> None:
        self.notes.note(self.state.seat, self.row, len(self.moves), self.slots, number, odds, hopes)
        self.play(self.moves[number])

    def play(self, move: int) -> None:
        self.state.carry_out(move, self.dealer, None)
        self.next_decision()

    def done(self) -> bool:
        return self.state.over or len(self.notes.rows) >= LONGEST * self.state.seats

    def lessons(self, usual: float, only_endings: bool = False) -> Lessons:
        return self.notes.lessons(self.most, final_shares(self.state), self.state.standing(), usual, only_endings)


def draw_table(game: Game, source: random.Random) -> tuple[int, dict[str, str]]:
    """For how many seats and with which options: a third of the games for the fewest seats, and most as the rulebook has them."""
    seats = game.fewest
    if source.random() < 2 / 3:
        seats = source.randint(game.fewest, game.most)
    options: dict[str, str] = {}
    for option in game.options:
        if source.random() < 0.25:
            options[option.name] = source.choice(option.values) if option.values else str(source.randint(option.low, min(option.high, 12)))
    return seats, options


def final_shares(state: State) -> list[float]:
    """Who has won; in a game that was stopped, whoever has most points."""
    if state.over:
        return shares_at_the_end(state)
    points = state.standing()
    best = max(points)
    return [1.0 / points.count(best) if own == best else 0.0 for own in points]


def play_lessons(
    game: Game, student: Student, usual: float, seed: str, games: int, certain: bool = False
) -> tuple[Lessons, list[list[int]]]:
    """Plays so many games side by side; returns what can be learned from them, and how many points everybody made.

    Of a `certain` student, which leaves nothing to chance, only how the games ended can be learned.
    """
    features = game.features()
    assert features is not None
    source = np.random.default_rng(list(seed.encode()))
    lessons = [Lesson(game, features, f"{seed} {number}") for number in range(games)]
    running = [lesson for lesson in lessons if not lesson.done()]
    while running:
        think(student, running, source, certain)
        running = [lesson for lesson in running if not lesson.done()]
    played = [lesson for lesson in lessons if lesson.notes.rows]
    return together([lesson.lessons(usual, only_endings=certain) for lesson in played]), [lesson.state.standing() for lesson in lessons]


def think(student: Student, running: list[Lesson], source: np.random.Generator, certain: bool) -> None:
    """Makes the next choice in all of these games."""
    rows = np.frombuffer(b"".join([lesson.row for lesson in running]), np.uint8).reshape(len(running), -1)
    counts: Numbers = np.array([len(lesson.moves) for lesson in running])
    flat: Numbers = np.array([slot for lesson in running for slot in lesson.slots]).reshape(int(counts.sum()), -1)
    there, slots = lay_out(np, counts, np.cumsum(counts), flat)
    looked = student.look(rows)
    odds = log_odds(np, looked.answers, there, slots)
    lots = 0.0 if certain else source.gumbel(size=odds.shape).astype(np.float32)
    drawn: list[int] = (odds + lots).argmax(1).tolist()
    shares, leads = looked.shares, looked.leads[:, 0].tolist()
    for number, lesson in enumerate(running):
        mine = shares[number, : lesson.state.seats]
        grown = np.exp(mine - mine.max())
        lesson.choose(drawn[number], float(odds[number, drawn[number]]), (float(grown[0] / grown.sum()), leads[number]))


def watch_lessons(game: Game, make: Callable[[str], Bot], usual: float, seed: str, games: int) -> tuple[Lessons, list[list[int]]]:
    """The same of so many games of a bot against itself: what is learned are the moves that it made."""
    features = game.features()
    assert features is not None
    played: list[Lesson] = []
    for number in range(games):
        lesson = Lesson(game, features, f"{seed} {number}")
        bots = [make(f"{seed} {number} seat {seat}") for seat in range(lesson.state.seats)]
        while not lesson.done():
            state = lesson.state
            if lesson.source.random() < STRAY:
                lesson.play(lesson.source.choice(lesson.moves))
            else:
                move = bots[state.seat].choose(state.view(state.seat), lesson.moves)
                lesson.choose(lesson.moves.index(move), 0.0, NO_HOPES)
        for bot in bots:
            bot.close()
        played.append(lesson)
    lessons = together([lesson.lessons(usual, only_endings=True) for lesson in played if lesson.notes.rows])
    return lessons, [lesson.state.standing() for lesson in played]
