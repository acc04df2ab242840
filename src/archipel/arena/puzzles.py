"""Finds puzzles: decisions in games of strong players where one move is clearly best, and a plain player misses it.

Every decision is judged by what its seat knew: whoever judges gets the view of that seat and nothing else. Games are numbered, and what is
found in one follows from the seed and its number; games are taken in their order, so it does not matter who was ready first.
"""

import hashlib
import math
import os
from collections import Counter
from collections.abc import Callable, Generator
from typing import Final

from archipel.arena.simulate import Plan, answer, play
from archipel.arena.themes import theme_of, themes_of
from archipel.bots import Bot, SearchBot, make_bot
from archipel.bots.study import Finding
from archipel.bots.verdict import both, clearly, rare
from archipel.engine.dealer import Dealer, QuickDealer
from archipel.engine.game import Game
from archipel.engine.phrase import Data
from archipel.engine.puzzles import Puzzle
from archipel.engine.state import State
from archipel.games import find
from archipel.version import VERSION

MARGIN: Final = 0.04
"""The best move is ahead of every other by at least this share of wins."""
MOST: Final = 40
"""There are at most so many moves, or nobody would look at them all."""
A_GAME: Final = 2
"""So many puzzles come from one game at most."""
SIMILAR: Final = 0.3
"""No theme has a larger part of a collection."""
PLAIN: Final = "greedy"
"""Who misses the best move."""
ASKED: Final = 3
"""It is asked so many times, with other luck, and must miss it every time."""
UNLIKELY: Final = 4
"""A decision is looked at where the net finds so many times more promising what a plain player does not do …"""
ANYHOW: Final = 8
"""… and one in so many of the others, for puzzles that are hard."""
DEEPER: Final = 6
"""What seems to be a puzzle is confirmed with so many times the iterations, and other luck."""
STRONG: Final = "first-thought"
THINKING: Final = "search:100"
"""In one game in four, somebody at the table thinks longer."""
DIGITS: Final = 4


class Hunt:
    """What is looked for, and where. Plain data makes it anew, so that every process finds the same."""

    def __init__(self, game: Game, seed: str, iterations: int) -> None:
        self.game = game
        self.seed = seed
        self.iterations = iterations
        self.themes = themes_of(game)

    def data(self) -> Data:
        return {"game": self.game.name, "seed": self.seed, "iterations": self.iterations}

    def card(self) -> Data:
        """The first line of a collection."""
        edition = self.game.edition()
        return {
            "game": self.game.name,
            "rules": self.game.rules,
            "edition": edition.id,
            "edition_hash": edition.hash,
            "net": net_of(self.game),
            "version": VERSION,
            "seed": self.seed,
            "margin": MARGIN,
            "iterations": self.iterations,
            "confirmed": self.iterations * DEEPER,
            "games": 0,
        }

    def plan(self, number: int) -> Plan:
        """Who plays a game: as many as the game allows, in turn."""
        counts = range(max(2, self.game.fewest), min(4, self.game.most) + 1)
        bots = [STRONG] * counts[number % len(counts)]
        if number % 4 == 0:
            bots[number // 4 % len(bots)] = THINKING
        return Plan(self.game, bots, 1, f"puzzles {self.seed}")

    def look(self, number: int) -> list[Data]:
        """The puzzles of one game, in an order that is a matter of luck."""
        plan = self.plan(number)
        seed = plan.seed_of(number).hex()
        luck = QuickDealer(f"{seed} puzzles")
        moves: list[str] = []
        chosen: list[tuple[int, State]] = []

        def ask(bot: Bot, state: State) -> int:
            if 1 < len(state.moves()) <= MOST:
                chosen.append((len(moves), state.copy()))
            move = answer(bot, state)
            moves.append(state.text(move))
            return move

        play(plan, number, ask=ask)
        found: list[Data] = []
        while chosen and len(found) < A_GAME:
            before, state = chosen.pop(luck.below(len(chosen)))
            puzzle = self.judge(state, luck)
            if puzzle is not None:
                found.append({"seed": seed, "seats": state.seats, "options": plan.options, "moves": moves[:before], **puzzle})
        return found

    def judge(self, state: State, luck: Dealer) -> Data | None:
        """What is to be known of a decision, if it is a puzzle."""
        seat, view, moves = state.seat, state.view(state.seat), state.moves()
        guessed = make_bot(PLAIN, self.game, luck).choose(view, moves)
        if not (self.doubts(view, guessed, luck) or luck.below(ANYHOW) == 0):
            return None
        best = self.promised(view, seat, guessed, luck)
        plain = None if best is None else self.missed(PLAIN, best, view, moves, luck)
        if best is None or plain is None:
            return None
        findings = self.confirm(view, luck)
        if findings[0].move != best or not all(ahead(findings[0], other, seat) for other in findings[1:]):
            return None
        hard = self.missed(STRONG, best, view, moves, luck) is not None
        answers = [[state.text(one.move), round(one.shares()[seat], DIGITS), round(one.doubt(seat), DIGITS)] for one in findings]
        return {
            "digest": state.digest().hex(),
            "theme": theme_of(self.themes, state, best),
            "hard": hard,
            "plain": state.text(plain),
            "answers": answers,
        }

    def doubts(self, view: Data, plain: int, luck: Dealer) -> bool:
        """Whether the net finds another move much more promising than what a plain player does."""
        position = self.thinker(luck).look(self.game.guess(view, luck))
        return position.priors[position.moves.index(plain)] * UNLIKELY < max(position.priors)

    def promised(self, view: Data, seat: int, plain: int, luck: Dealer) -> int | None:
        """The move that seems to be clearly better than what a plain player does, and than all others that were thought of; or none."""
        study = self.thinker(luck).study(view)
        study.think(self.iterations, plain)
        best, *others = study.findings()
        near = [other for other in others if other.move == plain or not rare(other.visits, best.visits)]
        return best.move if best.move != plain and all(ahead(best, other, seat) for other in near) else None

    def confirm(self, view: Data, luck: Dealer) -> list[Finding]:
        """What every move promises: first the one that the search likes best, then the others, the best first."""
        study = self.thinker(luck).study(view)
        study.think_of_all(self.iterations * DEEPER)
        best, *others = study.findings()
        return [best, *sorted(others, key=lambda finding: -finding.shares()[study.seat])]

    def thinker(self, luck: Dealer) -> SearchBot:
        bot = make_bot("search", self.game, luck)
        assert isinstance(bot, SearchBot)
        return bot

    def missed(self, kind: str, best: int, view: Data, moves: list[int], luck: Dealer) -> int | None:
        """What a player does who misses the best move every time; None if this one finds it."""
        answers: list[int] = []
        for _ in range(ASKED):
            move = make_bot(kind, self.game, luck).choose(view, moves)
            if move == best:
                return None
            answers.append(move)
        return Counter(answers).most_common(1)[0][0]


def ahead(best: Finding, other: Finding, seat: int) -> bool:
    """Whether a move is ahead of another by enough, and by more than is uncertain."""
    by = best.shares()[seat] - other.shares()[seat]
    return by >= MARGIN and clearly(by, both(best.doubt(seat), other.doubt(seat)))


def net_of(game: Game) -> str:
    """The beginning of the SHA-256 of the net that lies with a game; empty where there is none."""
    path = os.path.join(game.folder, "learned.net")
    if not os.path.exists(path):
        return ""
    with open(path, "rb") as file:
        return hashlib.sha256(file.read()).hexdigest()[:16]


def looker(data: Data) -> Callable[[int], list[Data]]:
    """For the processes that look."""
    return Hunt(find(data["game"]), data["seed"], data["iterations"]).look


def in_order(results: Generator[tuple[int, list[Data]], None, None], begin: int) -> Generator[tuple[int, list[Data]], None, None]:
    """What was found in each game, in the order of the games from this one."""
    waiting: dict[int, list[Data]] = {}
    due = begin
    for number, found in results:
        waiting[number] = found
        while due in waiting:
            yield due, waiting.pop(due)
            due += 1


class Sieve:
    """Takes puzzles into a collection of so many: none twice, and not too many of one theme."""

    def __init__(self, count: int, puzzles: list[Puzzle]) -> None:
        self.count = count
        self.puzzles = puzzles
        self.themes = Counter(puzzle.theme for puzzle in puzzles)
        self.ids = {puzzle.id for puzzle in puzzles}

    def is_full(self) -> bool:
        return len(self.puzzles) >= self.count

    def offer(self, found: list[Data]) -> None:
        for data in found:
            puzzle = Puzzle(data)
            if self.is_full() or puzzle.id in self.ids or self.themes[puzzle.theme] >= math.ceil(self.count * SIMILAR):
                continue
            self.puzzles.append(puzzle)
            self.themes[puzzle.theme] += 1
            self.ids.add(puzzle.id)
