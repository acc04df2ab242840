"""The games as learners' libraries know them: PettingZoo, Gymnasium and OpenSpiel, and data sets. See docs/research.md.

Each module needs its library only when it is imported itself; nothing else in Archipel needs any of them.
"""

from collections.abc import Generator
from contextlib import contextmanager

from archipel.engine.game import Game
from archipel.engine.phrase import Trouble
from archipel.words import Words


def missing(module: str, extra: str) -> ImportError:
    """Says how to install what a module needs."""
    return ImportError(f"{module} needs packages that are not installed: pip install 'archipel[{extra}]'", name=module)


def agent(seat: int) -> str:
    """What a seat is called: from 1, as people count."""
    return f"seat_{seat + 1}"


def sentence(trouble: Trouble, game: Game | None = None) -> str:
    """What is wrong, in English."""
    return Words("en", game).refusal(trouble.reason)


@contextmanager
def in_english(game: Game | None = None) -> Generator[None, None, None]:
    """What a person can put right is a ValueError with a sentence, as callers of these libraries expect."""
    try:
        yield
    except Trouble as trouble:
        raise ValueError(sentence(trouble, game)) from None
