"""What a kind of person does (5A), as an edition names it; numbered for the rules."""

from typing import Final

SETTLE: Final = 0
PERSON: Final = 1
BUILD: Final = 2
MATERIAL: Final = 3
HUT: Final = 4
POINTS: Final = 5
CARD: Final = 6
OFFERING: Final = 7
STATUS: Final = 8
SHELL: Final = 9
EFFECTS: Final = ("settle", "person", "build", "material", "hut", "points", "card", "offering", "status", "shell")
