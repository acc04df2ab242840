"""Pig: the dice game without secrets, written step by step in docs/new-game.md.

The rulebook, whose sections the rules cite:

1. A turn. Roll the die as often as you like; what it shows goes into the pot. Hold, and the pot is yours.
2. Bad luck. If the die shows the pig, the pot is lost and the turn is over.
3. The end. Whoever has the goal after holding wins.
"""

from .game import Pig

GAME = Pig()
