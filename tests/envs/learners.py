"""What the tests of the faces share: the games that learners can play, and PettingZoo's own tests."""

import warnings

from archipel.games import find, names

with warnings.catch_warnings():
    warnings.filterwarnings("ignore", "The old environment creation API", DeprecationWarning)
    from pettingzoo.test import api_test, seed_test

GAMES = [name for name in names() if find(name).observation_class is not None]

__all__ = ["GAMES", "api_test", "seed_test"]
