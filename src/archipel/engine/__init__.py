"""What a game, a state, a move, a view and a record are; chance; the checks every game must pass. Uses only the standard library."""

from archipel.engine.dealer import Dealer, KeyedDealer, QuickDealer
from archipel.engine.decision import Tell
from archipel.engine.edition import Box, Edition, Problem
from archipel.engine.evaluation import Evaluation
from archipel.engine.game import Game, Option
from archipel.engine.phrase import EVERYBODY, NOBODY, SPECTATOR, Data, Event, Mark, Phrase, Reason, Refused, Trouble
from archipel.engine.record import Player, Record, read_record
from archipel.engine.state import State

__all__ = [
    "EVERYBODY",
    "NOBODY",
    "SPECTATOR",
    "Box",
    "Data",
    "Dealer",
    "Edition",
    "Evaluation",
    "Event",
    "Game",
    "KeyedDealer",
    "Mark",
    "Option",
    "Phrase",
    "Player",
    "Problem",
    "QuickDealer",
    "Reason",
    "Record",
    "Refused",
    "State",
    "Tell",
    "Trouble",
    "read_record",
]  # fmt: skip
