"""Everything that a run of learning holds between two rounds: the student, its teacher's memory, and how far they have come."""

import random
from pathlib import Path
from typing import Any, Final

import numpy as np

from archipel.engine.dealer import QuickDealer
from archipel.engine.game import Game
from archipel.engine.phrase import trouble
from archipel.nets.judge import fitting_judge, shape_of
from archipel.nets.lessons import Lessons, together
from archipel.nets.net import Floats, pack_net, read_content
from archipel.nets.selfplay import LONGEST, draw_table
from archipel.nets.student import Student, beginner, graduate, pack_weights, read_weights
from archipel.nets.training import Teacher
from archipel.nets.trust import trust_in

Found = list[tuple[Lessons, list[list[int]]]]
"""Lessons of some games, with everybody's points."""
LATEST: Final = 0.1
"""A net is the mean of what the student was after every round, in which each round counts so much of all that were before it."""
SHARES: Final = slice(6, 8)
"""Which weights of a net shares of wins follow from."""
TRIED: Final = 32
"""So many games of random moves show how large a usual lead is."""


class School:
    def __init__(self, game: Game, seed: str, begin: Path | None = None) -> None:
        """`begin` is a net that has learned the game already."""
        box = game.box(game.edition())
        shape, scales = shape_of(game, box)
        number = sum(seed.encode())
        if begin is None:
            self.student = beginner(shape, scales, number)
        else:
            self.student = graduate(fitting_judge(begin.name, read_content(begin), game, box).net, scales, number)
        self.teacher = Teacher(self.student)
        self.mean = [matrix.copy() for matrix in self.student.weights]
        """The weights of the next net: steps go to and fro, and their mean plays better than where the last one has led."""
        self.learned = 0
        """So many rounds the student has learned from."""
        self.generation = 0
        self.round = 0
        """So many rounds of the next generation are done."""
        self.usual = usual_lead(game, seed)

    def watch(self, found: Found, times: int, rate: float) -> None:
        """Learns from the games of others; what the teacher remembers of that is of no use later."""
        self.teacher.teach(together([lessons for lessons, _ in found]), times, rate, 0.0, imitate=True)
        self.teacher = Teacher(self.student)

    def learn(self, found: Found, times: int, rate: float, openness: float) -> dict[str, float]:
        """Learns from its own games. Returns the losses, and points and length of these games on average."""
        lessons = together([part for part, _ in found])
        points = [own for _, games in found for game in games for own in game]
        losses = self.teacher.teach(lessons, times, rate, openness)
        self.learned += 1
        latest = max(LATEST, 2 / (self.learned + 1))
        for matrix, now in zip(self.mean, self.student.weights, strict=True):
            matrix += latest * (now - matrix)
        games = sum(len(games) for _, games in found)
        return {**losses, "points": round(sum(points) / len(points), 2), "decisions": round(len(lessons) / games, 1)}

    def graduate(self) -> Student:
        """Who becomes the next net."""
        return Student(self.student.shape, self.student.scales, self.mean)

    def trust(self, found: Found) -> float:
        """How far the promises of the next net are to be trusted, by games of its own (`nets/trust.py`)."""
        return trust_in(self.graduate(), together([lessons for lessons, _ in found]))

    def net(self, card: dict[str, Any]) -> bytes:
        """The next net, with what `trust` says in its card put into its weights."""
        net = self.graduate().net(card)
        for matrix in net.weights[SHARES]:
            matrix *= card["trust"]
        return pack_net(net)

    def packed(self) -> bytes:
        """The student, for another process."""
        return pack_weights(self.student.weights)

    def packed_graduate(self) -> bytes:
        return pack_weights(self.mean)

    def state(self) -> bytes:
        """All that is needed to go on, as the content of a file."""
        numbers = np.array([self.generation, self.round, self.learned, self.teacher.steps], np.float32)
        return pack_weights([numbers, *self.student.weights, *self.mean, *self.teacher.slopes, *self.teacher.squares])

    def resume(self, file: str, content: bytes) -> None:
        """Goes on from what `state` wrote."""
        parts = read_parts(file, content)
        weights = self.student.weights
        count = len(weights)
        if [part.shape for part in parts] != [(4,), *(matrix.shape for matrix in weights * 4)]:
            raise trouble("arena-damaged", {"value": file, "line": 1})
        self.generation, self.round, self.learned, self.teacher.steps = (int(number) for number in parts[0])
        weights[:], self.mean = parts[1 : count + 1], parts[count + 1 : 2 * count + 1]
        self.teacher.slopes, self.teacher.squares = parts[2 * count + 1 : 3 * count + 1], parts[3 * count + 1 :]


def read_parts(file: str, content: bytes) -> list[Floats]:
    try:
        return read_weights(content)
    except ValueError:
        raise trouble("arena-damaged", {"value": file, "line": 1}) from None


def unpack_student(game: Game, content: bytes) -> Student:
    shape, scales = shape_of(game, game.box(game.edition()))
    return Student(shape, scales, read_weights(content))


def usual_lead(game: Game, seed: str) -> float:
    """How far apart points usually lie at the end, when everybody plays at random."""
    leads: list[float] = []
    for number in range(TRIED):
        source, dealer = random.Random(f"{seed} usual {number}"), QuickDealer(f"{seed} usual {number} table")
        seats, options = draw_table(game, source)
        state = game.new(seats, options, dealer=dealer)
        for _ in range(LONGEST * seats):
            if state.over:
                break
            state.carry_out(source.choice(state.moves()), dealer, None)
        points = state.standing()
        leads += [own - sum(points) / seats for own in points]
    return float(np.std(leads)) or 1.0
