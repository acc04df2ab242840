"""Placing the birds (4C)."""

from typing import Final

from archipel.engine.dealer import Dealer
from archipel.engine.decision import Tell
from archipel.engine.phrase import Event
from archipel.games.mangrovia.edition import MangroviaBox
from archipel.games.mangrovia.offer import Offer
from archipel.games.mangrovia.state import MangroviaState


class PlaceBirds(Offer):
    """4C. Any two landscapes, including those where the birds are sitting now."""

    name = "birds"
    may_skip = False

    def covers(self, box: MangroviaBox, move: int) -> bool:
        return box.at_birds <= move < len(box.texts)

    def available(self, state: MangroviaState) -> bool:
        return True

    def add_moves(self, state: MangroviaState, found: list[int]) -> None:
        found.extend(range(state.box.at_birds, len(state.box.texts)))

    def allows(self, state: MangroviaState, move: int) -> bool:
        return True

    def things(self, state: MangroviaState, move: int) -> list[str]:
        box = state.box
        return ["rock-" + id for id in box.landscapes_of(box.pairs_of_birds[move - box.at_birds])]

    def play(self, state: MangroviaState, move: int, dealer: Dealer, tell: Tell | None) -> bool:
        box = state.box
        birds = box.pairs_of_birds[move - box.at_birds]
        if tell is not None:
            first, second = box.landscapes_of(birds)
            key = "birds-kept" if birds == state.birds else "birds-placed"
            tell(Event(key, {"seat": state.seat, "first": first, "second": second}))
        state.birds = birds
        return True


PLACING_BIRDS: Final = PlaceBirds()
