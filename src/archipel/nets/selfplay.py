"""Games of a judge against itself, many at a time, so that it is asked about many positions at once.

Every seat thinks with a tree of its own, in which what it cannot know is dealt anew. A few decisions are thought through and become
lessons; the others are made quickly or at first thought, so that many games are played: their endings teach what wins. Now and then a move
is not the best one, so that there is something to learn.
"""

import itertools
import math
import random
from collections.abc import Callable
from typing import Final

from archipel.bots.bot import Bot
from archipel.bots.judge import Judge, shares_at_the_end
from archipel.bots.tree import LEAST, Leaf, Node, Tree, name
from archipel.engine.dealer import QuickDealer
from archipel.engine.features import Features
from archipel.engine.game import Game
from archipel.engine.state import State
from archipel.nets.lessons import NOBODY, Lessons, Notebook

NOISE: Final = 0.25
"""The part of what a judge promises that is replaced by chance, in decisions that are thought through."""
PEAKS: Final = 10.0
"""Noise is spread over so many moves, more or less."""
ENDINGS: Final = 16
"""How a game ended is learned from so many of its positions; from more of them, a net would learn endings by heart."""
SURE: Final = 4.0
"""The share that a search found for a move counts half as much as that of the whole decision after so many tries."""
STEP: Final = 4.0
"""How many times e as promising a move is taken to be whose share lies by a standard deviation above that of the decision."""
CLOSEST: Final = 0.01
"""Shares that lie closer together than this are not taken for different."""
LONGEST: Final = 1000
"""After so many decisions a game is stopped, and whoever is ahead has won: beginners may go round in circles."""
STRAY: Final = 0.02
"""How often a move is made by chance in games that are watched."""


class Setting:
    """How thoroughly games are played: iterations of decisions that become lessons and of the others (with 0, the first thought is played),
    and how many become lessons."""

    def __init__(self, thorough: int, quick: int, lessons: float, wild: int) -> None:
        self.thorough = thorough
        self.quick = quick
        self.lessons = lessons
        self.wild = wild
        """In so many decisions at the beginning, moves are made as often as they were tried; later mostly the best."""


class Lesson:
    """One game while it is played."""

    def __init__(self, game: Game, features: Features[State], setting: Setting, seed: str) -> None:
        self.source = random.Random(seed)
        self.features = features
        self.setting = setting
        self.dealer = QuickDealer(f"{seed} table")
        self.luck = QuickDealer(f"{seed} thoughts")
        seats, options = draw_table(game, self.source)
        self.state = game.new(seats, options, dealer=self.dealer)
        self.notes = Notebook(game.most)
        self.asked: list[int] = []
        self.decisions = 0
        self.next_decision()

    def next_decision(self) -> None:
        """Plays on to where there is a choice, and begins to think."""
        state = self.state
        moves = state.moves()
        while len(moves) == 1:
            state.carry_out(moves[0], self.dealer, None)
            moves = state.moves()
        if state.over:
            return
        self.moves = moves
        self.thorough = self.source.random() < self.setting.lessons
        self.left = self.setting.thorough if self.thorough else self.setting.quick
        self.tree = Tree(state, self.luck, Node(1.0))

    def learn(self, leaf: Leaf) -> None:
        first = not self.tree.root.replies
        self.tree.learn(leaf)
        if not first:
            self.left -= 1
        else:
            self.priors = leaf.priors
            if self.thorough:
                self.add_noise()
        if self.left == 0:
            self.move(self.priors if first else self.better())

    def add_noise(self) -> None:
        drawn = [self.source.gammavariate(PEAKS / len(self.moves), 1.0) for _ in self.moves]
        total = sum(drawn) or 1.0
        seat, seats = self.state.seat, self.state.seats
        for move, part in zip(self.moves, drawn, strict=True):
            node = self.tree.root.replies[name(move, seat, seats)]
            node.prior = (1 - NOISE) * node.prior + NOISE * part / total

    def better(self) -> list[float]:
        """How promising the moves are after what was found: as before, but the more so the further their shares lie above the mean."""
        mean, spread = self.tree.found(self.moves)
        seat, seats = self.state.seat, self.state.seats
        grown: list[float] = []
        for move, prior in zip(self.moves, self.priors, strict=True):
            node = self.tree.root.replies[name(move, seat, seats)]
            above = (node.total - node.visits * mean) / (node.visits + SURE)
            grown.append((prior + LEAST) * math.exp(STEP * above / max(spread, CLOSEST)))
        return grown

    def move(self, weights: list[float]) -> None:
        """Makes a move: the one with the largest weight, or by chance one in proportion to them."""
        state = self.state
        if self.thorough:
            row, slots = self.features.row(state, state.seat), self.features.slots_of(state, self.moves)
            self.notes.note(row, slots, weights, self.tree.found(self.moves)[0])
            self.asked.append(state.seat)
        self.decisions += 1
        wild = 0.6 if self.decisions <= self.setting.wild else 0.08
        if self.source.random() < wild:
            chosen = self.source.choices(self.moves, weights)[0]
        else:
            chosen = self.moves[weights.index(max(weights))]
        state.carry_out(chosen, self.dealer, None)
        self.next_decision()

    def done(self) -> bool:
        return self.state.over or self.decisions >= LONGEST


def draw_table(game: Game, source: random.Random) -> tuple[int, dict[str, str]]:
    """For how many seats and with which options: half of the games for the fewest seats, and most as the rulebook has them."""
    seats = game.fewest
    if source.random() < 0.5:
        seats = source.randint(game.fewest, game.most)
    options: dict[str, str] = {}
    for option in game.options:
        if source.random() < 0.25:
            options[option.name] = source.choice(option.values) if option.values else str(source.randint(option.low, min(option.high, 12)))
    return seats, options


def play_lessons(game: Game, judge: Judge, setting: Setting, seed: str, games: int, at_once: int) -> Lessons:
    """Plays so many games, and returns what can be learned from them."""
    features = game.features()
    assert features is not None
    notes = Notebook(game.most)
    numbers = iter(range(games))
    running: list[Lesson] = []
    while True:
        for number in itertools.islice(numbers, at_once - len(running)):
            running.append(Lesson(game, features, setting, f"{seed} {number}"))
        if not running:
            return notes.lessons()
        leaves = [lesson.tree.descend() for lesson in running]
        judge.look([leaf for leaf in leaves if leaf.moves])
        for lesson, leaf in zip(running, leaves, strict=True):
            lesson.learn(leaf)
            if lesson.done():
                notes.take(lesson.notes)
                notes.end_game(some(lesson.asked, lesson.source), final_shares(lesson.state), lesson.state.standing())
        running = [lesson for lesson in running if not lesson.done()]


def final_shares(state: State) -> list[float]:
    """Who has won; in a game that was stopped, whoever has most points."""
    if state.over:
        return shares_at_the_end(state)
    points = state.standing()
    best = max(points)
    return [1.0 / points.count(best) if own == best else 0.0 for own in points]


def some(asked: list[int], source: random.Random) -> list[int]:
    """The seats that were asked, but only those few of which the ending is learned."""
    chosen = set(source.sample(range(len(asked)), min(ENDINGS, len(asked))))
    return [seat if number in chosen else NOBODY for number, seat in enumerate(asked)]


def watch_lessons(game: Game, make: Callable[[str], Bot], seed: str, games: int) -> Lessons:
    """Plays so many games of a bot against itself, and returns what can be learned from watching it: the moves that it made."""
    features = game.features()
    assert features is not None
    notes = Notebook(game.most)
    for number in range(games):
        watch(game, features, make, f"{seed} {number}", notes)
    return notes.lessons()


def watch(game: Game, features: Features[State], make: Callable[[str], Bot], seed: str, notes: Notebook) -> None:
    source = random.Random(seed)
    dealer = QuickDealer(f"{seed} table")
    seats, options = draw_table(game, source)
    state = game.new(seats, options, dealer=dealer)
    bots = [make(f"{seed} seat {seat}") for seat in range(seats)]
    own = Notebook(game.most)
    asked: list[int] = []
    decisions = 0
    while not state.over and decisions < LONGEST:
        moves = state.moves()
        move = moves[0]
        if len(moves) > 1 and source.random() < STRAY:
            move = source.choice(moves)
        elif len(moves) > 1:
            move = bots[state.seat].choose(state.view(state.seat), moves)
            weights = [1.0 if other == move else 0.0 for other in moves]
            own.note(features.row(state, state.seat), features.slots_of(state, moves), weights)
            asked.append(state.seat)
        state.carry_out(move, dealer, None)
        decisions += 1
    for bot in bots:
        bot.close()
    notes.take(own)
    notes.end_game(some(asked, source), final_shares(state), state.standing())
