"""Flucht aus Mangrovia (Roland Siegers, Mattel 1989): two pawns per team, one path that everybody builds."""

from archipel.games.flucht.game import Flucht

GAME = Flucht()
