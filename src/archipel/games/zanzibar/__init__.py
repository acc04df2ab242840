"""Zanzibar (Franz-Benno Delonge, Winning Moves 2007): merchants on the routes of the spice island, and ten secret objectives each."""

from archipel.games.zanzibar.game import Zanzibar

GAME = Zanzibar()
