"""Talking to a server from Python: for scripts, tests and the terminal. docs/client.md shows a whole game."""

from archipel.client.address import link_to, split_address
from archipel.client.arriving import edition_of, game_of, introduce
from archipel.client.client import Client
from archipel.client.live import LiveTable
from archipel.client.promise import Promise, contribution

__all__ = ["Client", "LiveTable", "Promise", "contribution", "edition_of", "game_of", "introduce", "link_to", "split_address"]
