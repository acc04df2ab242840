"""Bora Bora (Stefan Feld, alea 2013): dice, gods and sixty tasks on five islands."""

from archipel.games.borabora.game import BoraBora

GAME = BoraBora()
