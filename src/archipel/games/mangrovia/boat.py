"""Phase 2 (4): the steps of the landings, and what each lets the owner of the bowl do."""

from typing import Final

from archipel.engine.dealer import Dealer
from archipel.engine.decision import Tell
from archipel.engine.phrase import Data, Event, Mark, Reason
from archipel.games.mangrovia.amulets import COLLECTING
from archipel.games.mangrovia.asking import Question
from archipel.games.mangrovia.birds import PLACING_BIRDS
from archipel.games.mangrovia.building import DOUBLE_HUT, ONE_HUT, building_marks, why_nowhere
from archipel.games.mangrovia.cards import FACE_DOWN, FACE_UP
from archipel.games.mangrovia.edition import AMULETS, BIRDS, DOUBLE, DOWN, HUT, NONE, SKIP, UP, MangroviaBox
from archipel.games.mangrovia.offer import Offer
from archipel.games.mangrovia.state import MangroviaState

OFFERS: Final[list[Offer]] = [COLLECTING, FACE_UP, FACE_DOWN, ONE_HUT, DOUBLE_HUT, PLACING_BIRDS]


class Step(Question):
    """4. One step of a landing: one of the actions that it offers, or none."""

    def __init__(self, key: str, offers: list[Offer]) -> None:
        """`offers` in the order of their moves."""
        super().__init__(key)
        self.offers = offers
        self.may_skip = all(offer.may_skip for offer in offers)

    def offer(self, box: MangroviaBox, move: int) -> Offer | None:
        """The action on offer that a move belongs to."""
        for offer in self.offers:
            if offer.covers(box, move):
                return offer
        return None

    def args(self, state: MangroviaState) -> Data:
        args: Data = {"seat": state.seat, "landing": state.landing}
        for offer in self.offers:
            args.update(offer.args(state))
        return args

    def covers(self, box: MangroviaBox, move: int) -> bool:
        """Any action answers a step, whether it is offered or not."""
        return move < box.at_site or box.at_take <= move < box.at_card or move >= box.at_birds

    def moves(self, state: MangroviaState) -> list[int]:
        found = [SKIP] if self.may_skip else []
        for offer in self.offers:
            offer.add_moves(state, found)
        return found

    def allows(self, state: MangroviaState, move: int) -> bool:
        if move == SKIP:
            return self.may_skip
        offer = self.offer(state.box, move)
        return offer is not None and offer.allows(state, move)

    def something_else(self, state: MangroviaState, move: int) -> Reason:
        if move < state.box.at_take:
            return Reason("bowls-placed", {}, "3")
        if move >= state.box.at_return:
            return Reason("nothing-to-return", {}, "4B")
        return Reason("nothing-to-pay", {}, "5A")

    def forbidden(self, state: MangroviaState, move: int) -> Reason:
        """Because the landing does not offer it, or because it is not available."""
        if move == SKIP:
            return Reason("no-skip-birds", {}, "4C")
        offer = self.offer(state.box, move)
        if offer is not None:
            return offer.forbidden(state, move)
        wanted = next(other.name for other in OFFERS if other.covers(state.box, move))
        return Reason("landing-other", {"landing": state.landing, "wanted": wanted}, "4")

    def lack(self, state: MangroviaState) -> Reason | None:
        """Only building can turn out to be impossible: what the others take, everybody can see, and without it they are not asked for."""
        if ONE_HUT not in self.offers or self.moves(state) != [SKIP]:
            return None
        return why_nowhere(state, COLLECTING in self.offers)

    def discloses(self, state: MangroviaState, move: int) -> bool:
        offer = self.offer(state.box, move)
        return offer is not None and offer.discloses

    def things(self, state: MangroviaState, move: int) -> list[str]:
        offer = self.offer(state.box, move)
        return ["skip"] if offer is None else offer.things(state, move)

    def marks(self, state: MangroviaState) -> list[Mark]:
        return building_marks(state, ONE_HUT in self.offers, DOUBLE_HUT in self.offers)

    def play(self, state: MangroviaState, move: int, dealer: Dealer, tell: Tell | None) -> None:
        offer = self.offer(state.box, move)
        if offer is None:
            if tell is not None:
                tell(Event("skips", {"seat": state.seat, "landing": state.landing}))
            skip_alike(state)
        elif offer.play(state, move, dealer, tell):
            state.step += 1
        else:
            return
        state.go_on(dealer, tell)

    def available(self, state: MangroviaState) -> bool:
        """Whether there may be something to do here, as far as everybody can see."""
        for offer in self.offers:
            if offer.available(state):
                return True
        return False

    def missing(self, state: MangroviaState) -> str:
        """Why there is nothing to do."""
        return self.offers[-1].missing(state)


STEPS: Final[dict[int, Step]] = {
    UP: Step("draw-shown", [FACE_UP]),
    DOWN: Step("draw-pile", [FACE_DOWN]),
    UP | DOWN: Step("draw-either", [FACE_UP, FACE_DOWN]),
    AMULETS: Step("amulets", [COLLECTING]),
    HUT: Step("build", [ONE_HUT]),
    HUT | DOUBLE: Step("build-or-double", [ONE_HUT, DOUBLE_HUT]),
    AMULETS | HUT: Step("amulets-or-build", [COLLECTING, ONE_HUT]),
    BIRDS: Step("birds", [PLACING_BIRDS]),
}
"""All the steps that there are, by their number in the box."""


def step_here(state: MangroviaState) -> Step:
    """The step of the landing that the boat is at."""
    return STEPS[state.box.steps[state.landing][state.step]]


def owner_here(state: MangroviaState) -> int:
    """Whose bowl the boat has reached; below 0 if nobody's."""
    return state.bowls[state.box.site_at[state.landing]]


def next_landing(state: MangroviaState, seat: int) -> int:
    """The landing at which the boat reaches a bowl of a seat next; NONE if it reaches none in this round."""
    box = state.box
    for landing in range(max(1, state.landing), box.landings + 1):
        if state.bowls[box.site_at[landing]] == seat:
            return landing
    return NONE


def skip_alike(state: MangroviaState) -> None:
    """Skips the current step and all identical ones directly after it (ruling: giving up one of them gives up the rest)."""
    steps = state.box.steps[state.landing]
    step = steps[state.step]
    while state.step < len(steps) and steps[state.step] == step:
        state.step += 1
