"""Lagune: a made-up game that shows how an island is added (docs/new-game.md). Found when ARCHIPEL_GAMES names the folder it lies in.

The rulebook, whose sections the rules cite:

1. Preparation. 2 or 3 divers. All shells go into the bag; each diver draws two and keeps them hidden. The first diver begins.
2. A turn. The diver on turn dives or lays a shell. Whoever has no shell left dives.
3. Diving. Draw a shell from the bag. With three shells in hand, sink one of them: nobody else sees which.
4. Laying. Lay a shell face up before you and roll the die: in a storm the shell is swept away, out of the game. Option `calm`: no die.
5. The end. The game ends when a diver has three laid shells, or when a turn begins with an empty bag. All shells are shown.
   The highest total of laid shells wins; in a tie, the highest total of sunk shells; whoever is still tied shares the victory.
"""

from .game import Lagune

GAME = Lagune()
