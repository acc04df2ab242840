"""Who plays whom, at which tables, how often. A tournament is plain data, so that every process and every machine plays the same games.

Games are numbered from 1, round by round over all line-ups: a tournament that was stopped is balanced, and one with more rounds goes
on where it ended. A game's seed comes from the tournament's seed and its number alone.
"""

import itertools
import math
import time
from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Final

from archipel.arena.simulate import Plan, answer, play
from archipel.bots import Bot
from archipel.bots.kinds import read_kind
from archipel.engine.edition import Edition, read_data
from archipel.engine.game import Game
from archipel.engine.phrase import Data, trouble
from archipel.engine.state import State
from archipel.games import find
from archipel.version import VERSION

ROUND_ROBIN: Final = "round-robin"
LADDER: Final = "ladder"


class Table:
    """Where games are comparable: a game, an edition, options and a number of seats."""

    def __init__(self, game: Game, edition: Edition, options: dict[str, str], seats: int) -> None:
        self.game = game
        self.edition = edition
        self.options = options
        self.seats = seats

    def data(self) -> Data:
        own = self.game.own_edition(self.edition)
        return {
            "game": self.game.name,
            "rules": self.game.rules,
            "edition": self.edition.id,
            "edition_hash": self.edition.hash,
            "edition_data": None if own else self.edition.data,
            "options": self.options,
            "seats": self.seats,
        }


def read_table(data: Data) -> Table:
    game = find(data["game"])
    edition = read_data(data["edition_data"]) if data["edition_data"] is not None else game.edition(data["edition"])
    return Table(game, edition, data["options"], data["seats"])


class LineUp:
    """Which bots meet at a table."""

    def __init__(self, table: Table, bots: list[str]) -> None:
        self.table = table
        self.bots = bots

    def seated(self, round: int) -> list[str]:
        """Who sits where in a round, counted from 0: everybody on every seat in turn, then with other neighbours."""
        seats = len(self.bots)
        order = round // seats % math.factorial(seats - 1)
        others = next(itertools.islice(itertools.permutations(self.bots[1:]), order, None))
        turn = round % seats
        ring = [self.bots[0], *others]
        return ring[turn:] + ring[:turn]


class Tournament:
    """Checked when it is made: whatever is scheduled can be played."""

    def __init__(self, tables: list[Table], bots: list[str], games: int, seed: str, schedule: str = ROUND_ROBIN) -> None:
        self.tables = tables
        self.bots = [read_kind(bot).text() for bot in bots]
        self.games = games
        self.seed = seed
        self.schedule = schedule
        for bot, times in Counter(self.bots).items():
            if times > 1:
                raise trouble("bot-twice", {"value": bot})
        self.line_ups = [LineUp(table, line_up) for table in tables for line_up in self.meetings(table.seats)]
        for line_up in self.line_ups:
            self.plan(line_up, line_up.bots)

    def meetings(self, seats: int) -> list[list[str]]:
        """Round-robin: every choice of bots for the seats. Ladder: each bot meets the next alone."""
        if self.schedule == LADDER and len(self.bots) > 1:
            return [found for pair in itertools.pairwise(self.bots) for found in spread(list(pair), seats)]
        return spread(self.bots, seats)

    def plan(self, line_up: LineUp, bots: list[str]) -> Plan:
        table = line_up.table
        return Plan(table.game, bots, 1, self.seed, table.options, table.edition)

    def numbers(self) -> range:
        return range(1, self.games * len(self.line_ups) + 1)

    def line_up(self, number: int) -> LineUp:
        return self.line_ups[(number - 1) % len(self.line_ups)]

    def play(self, number: int) -> Data:
        """Plays a game and says all that is kept of it: a line of `games.jsonl`."""
        line_up = self.line_up(number)
        bots = line_up.seated((number - 1) // len(self.line_ups))
        watch = Watch(len(bots))
        begin = time.perf_counter()
        state, decisions = play(self.plan(line_up, bots), number, ask=watch.ask)
        return {
            "number": number,
            "game": line_up.table.game.name,
            "bots": bots,
            "places": state.ranking() if state.over else [],
            "scores": state.scores(),
            "decisions": decisions,
            "seconds": round(time.perf_counter() - begin, 6),
            "choices": [dict(sorted(chosen.items())) for chosen in watch.chosen],
            "asked": watch.asked,
            "thought": [round(seconds, 6) for seconds in watch.thought],
        }

    def data(self) -> Data:
        return {
            "version": VERSION,
            "schedule": self.schedule,
            "bots": self.bots,
            "games": self.games,
            "seed": self.seed,
            "tables": [table.data() for table in self.tables],
        }

    def player(self) -> Callable[[], Callable[[int], Data]]:
        """For the processes that play: makes `play` anew from data."""
        return partial(make_player, self.data())


def read_tournament(data: Data) -> Tournament:
    return Tournament([read_table(table) for table in data["tables"]], data["bots"], data["games"], data["seed"], data["schedule"])


def make_player(data: Data) -> Callable[[int], Data]:
    return read_tournament(data).play


def spread(bots: list[str], seats: int) -> list[list[str]]:
    """Every bot equally often at the table; the seats that remain go to every choice of bots in turn."""
    each, rest = divmod(seats, len(bots))
    return [bots * each + list(more) for more in itertools.combinations(bots, rest)]


class Watch:
    """Asks the bots of one game, and notes for every seat what was chosen and how long that took.

    A choice is called as its move is written; a move of one word, such as `skip`, also by what was asked. Forced answers are no choices.
    """

    def __init__(self, seats: int) -> None:
        self.chosen: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.asked = [0] * seats
        self.thought = [0.0] * seats

    def ask(self, bot: Bot, state: State) -> int:
        if len(state.moves()) == 1:
            return answer(bot, state)
        seat = state.seat
        begin = time.perf_counter()
        move = answer(bot, state)
        self.thought[seat] += time.perf_counter() - begin
        self.asked[seat] += 1
        text = state.text(move)
        self.chosen[seat][text if " " in text else f"{text} ({state.decision().key})"] += 1
        return move
