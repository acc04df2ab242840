"""One measurement in a process of its own; prints one JSON object. `bench` starts it on the compiled and on the interpreted modules.

python -m archipel.arena.speed GAME SECONDS
python -m archipel.arena.speed catanatron SECONDS
python -m archipel.arena.speed openspiel_backgammon SECONDS
"""

import json
import random
import sys
import time
from statistics import median
from typing import Final

from archipel.engine.dealer import QuickDealer
from archipel.engine.match import Match, replay, start
from archipel.engine.phrase import Event
from archipel.engine.playout import play_out
from archipel.engine.record import Player, read_record
from archipel.games import find
from archipel.version import COMPILED

SEATS: Final = 4
MOST: Final = 1_000_000
PORTION: Final = 0.1
"""Seconds a portion: with and without events take turns, so that noise hits both; their ratio is the median over the pairs."""


def measure_game(name: str, seconds: float) -> dict[str, float]:
    """Random playouts without and with a listener, copies, and replaying a finished record."""
    game = find(name)
    seats = min(SEATS, game.most)
    dealer, chooser = QuickDealer("deal"), QuickDealer("choose")
    game.new(seats, dealer=dealer)

    def speed(listening: bool) -> float:
        made = 0
        begin = time.perf_counter()
        while time.perf_counter() - begin < PORTION:
            told: list[Event] = []
            made += play_out(game.new(seats, dealer=dealer), dealer, chooser, MOST, told.append if listening else None)
        return made / (time.perf_counter() - begin)

    pairs = [(speed(False), speed(True)) for _ in range(max(3, round(seconds / PORTION / 2)))]
    return {
        "compiled": COMPILED,
        "decisions_per_second": median(silent for silent, _ in pairs),
        "events_times_slower": median(silent / listening for silent, listening in pairs),
        "copy_microseconds": measure_copy(name, seconds / 4),
        "replay_milliseconds": measure_replay(name),
    }


def measure_copy(name: str, seconds: float) -> float:
    """Microseconds a copy, in the middle of a game: the quickest batch, since noise can only add."""
    game = find(name)
    dealer = QuickDealer("copy")
    state = game.new(min(SEATS, game.most), dealer=dealer)
    play_out(state, dealer, dealer, 60)
    batches = []
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        begin = time.perf_counter()
        for _ in range(1000):
            state.copy()
        batches.append((time.perf_counter() - begin) * 1e3)
    return min(batches)


def measure_replay(name: str) -> float:
    """Milliseconds to replay the record of a finished game between four greedy bots, every hash checked: the quickest of nine."""
    match = greedy_match(name)
    record = read_record(match.record.write())
    times = []
    for _ in range(9):
        begin = time.perf_counter()
        replay(match.game, record)
        times.append((time.perf_counter() - begin) * 1e3)
    return min(times)


def greedy_match(name: str) -> Match:
    from archipel.bots import make_bot

    game = find(name)
    seats = min(SEATS, game.most)
    bots = [make_bot("greedy", game, QuickDealer(seat)) for seat in range(seats)]
    match = start(game, [Player("greedy", f"greedy {seat}") for seat in range(1, seats + 1)], bytes(32))
    while not match.over:
        state = match.state
        match.play(state.seat, state.text(bots[state.seat].choose(state.view(state.seat), state.moves())))
    return match


def measure_catanatron(seconds: float) -> float:
    """Actions per second of four random players."""
    from catanatron import Color, Game, RandomPlayer

    actions = 0
    begin = time.perf_counter()
    while time.perf_counter() - begin < seconds:
        game = Game([RandomPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
        game.play()
        actions += len(game.state.actions)
    return actions / (time.perf_counter() - begin)


def measure_backgammon(seconds: float) -> float:
    """Decisions per second of random playouts of OpenSpiel's backgammon driven from Python; chance nodes are played but not counted."""
    import pyspiel

    game = pyspiel.load_game("backgammon")
    luck = random.Random(1)
    decisions = 0
    begin = time.perf_counter()
    while time.perf_counter() - begin < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(luck.choices(outcomes, weights)[0])
            else:
                state.apply_action(luck.choice(state.legal_actions()))
                decisions += 1
    return decisions / (time.perf_counter() - begin)


def main(what: str, seconds: float) -> None:
    peers = {"catanatron": measure_catanatron, "openspiel_backgammon": measure_backgammon}
    if what in peers:
        print(json.dumps({"per_second": peers[what](seconds)}))
    else:
        print(json.dumps(measure_game(what, seconds)))


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]))
