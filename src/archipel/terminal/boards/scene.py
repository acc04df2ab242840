"""What every drawing begins with."""

from archipel.engine.edition import Edition
from archipel.engine.phrase import Data
from archipel.words import Words


class Scene:
    """A view with what is needed to draw it."""

    def __init__(self, view: Data, edition: Edition, words: Words, names: list[str]) -> None:
        self.view = view
        self.words = words
        self.names = names
        self.edition = edition
