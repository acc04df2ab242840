"""Flucht aus Mangrovia (Roland Siegers, Mattel 1989): two pawns a team, one path that everybody builds."""

from archipel.games.flucht.game import Flucht

GAME = Flucht()
