"""Games to keep: for every set-up and number of seats one at random and one of greedy bots, some with more happening than moves."""

from collections.abc import Callable
from typing import Final

from archipel.bots import make_bot
from archipel.engine.dealer import QuickDealer
from archipel.engine.edition import Edition, read_data
from archipel.engine.game import Game
from archipel.engine.match import Match, replay, start
from archipel.engine.phrase import Data, Refused
from archipel.engine.record import Player, read_record
from tests.golden import set_ups

NAMES: Final = ("Ariel", "Bela", "Coralie", "Dunja", "Edda", "Falk")
STAND_IN: Final = "random"
SECOND_THOUGHTS: Final = 6
"""One move in this many is taken back, where it can be."""


def write_games(game: Game) -> dict[str, Data]:
    """The records of a game by name, each with what the table showed at the end, and what it was like halfway through."""
    played: dict[str, Match] = {}
    for seats in range(game.fewest, game.most + 1):
        for set_up, options in set_ups(game):
            name = f"{set_up} {seats}"
            played[f"{name} random"] = play_on(begin(game, f"{name} random", seats, options), at_random)
            played[f"{name} greedy"] = play_on(begin(game, f"{name} greedy", seats, options), greedily(game, name))
        name = f"{game.name} {seats} eventful"
        played[name] = eventful(begin(game, name, seats, {}))
    name = f"{game.name} own edition"
    played[name] = play_on(begin(game, name, game.fewest, {}, own_edition(game)), at_random)
    return {name: kept(match) for name, match in played.items()}


def begin(game: Game, name: str, seats: int, options: dict[str, str], edition: Edition | None = None) -> Match:
    """The first seat is a person, who has contributed to the shuffle."""
    players = [Player("person" if seat == 0 else "random", NAMES[seat]) for seat in range(seats)]
    luck = QuickDealer(name)
    seed = bytes(luck.below(256) for _ in range(32))
    return start(game, players, seed, options, edition, name, {0: "5e" * 16})


def own_edition(game: Game) -> Edition:
    printed = game.edition().data
    return read_data({**printed, "edition": {**printed["edition"], "id": "own"}})


def at_random(match: Match, luck: QuickDealer) -> None:
    """A random move, or a second thought about the last one."""
    state = match.state
    if luck.below(SECOND_THOUGHTS) == 0:
        try:
            match.undo(state.seat)
            return
        except Refused:
            pass
    moves = state.moves()
    match.play(state.seat, state.text(moves[luck.below(len(moves))]))


def greedily(game: Game, name: str) -> Callable[[Match, QuickDealer], None]:
    bot = make_bot("greedy", game, QuickDealer(name))

    def play(match: Match, _: QuickDealer) -> None:
        state = match.state
        match.play(state.seat, state.text(bot.choose(state.view(state.seat), state.moves())))

    return play


def play_on(match: Match, move: Callable[[Match, QuickDealer], None], entries: int = 1_000_000) -> Match:
    """Up to the end, or until the record has this many entries."""
    luck = QuickDealer(match.record.table)
    while not match.over and len(match.record.entries) < entries:
        move(match, luck)
    return match


def eventful(match: Match) -> Match:
    """A clock runs out, a bot takes over, its person returns, and others resign; some of these games are stopped by common consent."""
    seats = match.state.seats
    play_on(match, at_random, 12)
    match.time_out(seats - 1)
    match.take_over(seats - 1, STAND_IN)
    play_on(match, at_random, 30)
    match.come_back(seats - 1)
    play_on(match, at_random, 45)
    match.resign(1)
    if seats == 2:
        return match
    match.take_over(1, STAND_IN)
    if seats % 2 == 0:
        play_on(match, at_random, 70)
        match.stop(0)
    return play_on(match, at_random)


def kept(match: Match) -> Data:
    """`half` is what there was to keep of the game when half of it was played: for its players, and for those who go on with it."""
    text = match.record.write()
    entries = len(match.record.entries)
    half: Data = {}

    def watch(running: Match, *_: object) -> None:
        if len(running.record.entries) == entries // 2:
            half["record"] = running.record.write()
            half["data"] = running.state.data()
            half["for readers"] = [running.record_for(reader).write() for reader in range(-1, running.state.seats)]

    replay(match.game, read_record(text), watch=watch)
    return {"record": text, "places": match.record.places, "scores": match.state.scores(), "half": half}
