"""The version of Archipel, and whether the rules run compiled."""

from archipel.engine import state

VERSION = "0.1.0"

COMPILED = not state.__file__.endswith((".py", ".pyc"))
