"""Mangrovia (Eilif Svensson, Zoch 2014): bowls, a boat and two birds decide who builds where, and who becomes chief."""

from archipel.games.mangrovia.game import Mangrovia

GAME = Mangrovia()
