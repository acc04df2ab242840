"""Playing on at random: the loop that simulation, search and benchmarks share."""

from archipel.engine.dealer import Dealer
from archipel.engine.decision import Tell
from archipel.engine.state import State


def play_out(state: State, dealer: Dealer, chooser: Dealer, most: int, tell: Tell | None = None) -> int:
    """Plays random moves until the game is over or `most` decisions have been made; returns how many were made."""
    made = 0
    while made < most and not state.over:
        moves = state.moves()
        state.play(moves[chooser.below(len(moves))], dealer, tell)
        made += 1
    return made
