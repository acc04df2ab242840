"""A position of Flucht aus Mangrovia: pawns, tokens, hands, the draw pile and the played cards."""

from typing import ClassVar, Final

from archipel.engine.fields import within
from archipel.engine.phrase import NOBODY, Data
from archipel.engine.state import State
from archipel.games.flucht.edition import FluchtBox

PAWNS: Final = 2
"""Pawns per team: a pawn's number is the team's number times this, plus 0 or 1."""

NO_CARD: Final = -1


class FluchtState(State):
    """A position. A team is a seat; cards and places are their numbers in the box.

    `since` says which shuffle a card last went through (0: the first). Everybody saw which cards were on the played pile when it was
    shuffled, so this is public, and all that a perfect memory knows about a hidden card. It is never changed in place: copies share it.
    """

    grows: ClassVar[tuple[str, ...]] = ("pile", "played")
    shared: ClassVar[tuple[str, ...]] = ("since",)

    def __init__(self, box: FluchtBox, seats: int, options: dict[str, str]) -> None:
        super().__init__(box, seats, options)
        self.box: Final = box

    def unpack(self) -> None:
        """All pawns on the Start, no token laid, all cards in the pile."""
        box = self.box
        self.starter: int = 0
        self.turns: int = 0
        self.winner: int = NOBODY
        self.card: int = NO_CARD
        self.pawns: list[int] = [0] * (self.seats * PAWNS)
        self.covered: list[bool] = [False] * (box.finish + 1)
        self.hands: list[list[int]] = [[] for _ in range(self.seats)]
        self.pile: list[int] = list(range(len(box.cards)))
        self.played: list[int] = []
        self.since: list[int] = [0] * len(box.cards)

    def work_out(self) -> None:
        self.bridge: bool = self.options["bridge"] == "yes"
        self.last_turn: int = int(self.options["rounds"]) * self.seats
        self.shuffles: int = max(self.since)

    # Written by `make copies` from the fields above

    def copy_to(self, other: "FluchtState") -> None:
        other.seat = self.seat
        other.over = self.over
        other.starter = self.starter
        other.turns = self.turns
        other.winner = self.winner
        other.card = self.card
        other.pawns = self.pawns[:]
        other.covered = self.covered[:]
        other.hands = [entry[:] for entry in self.hands]
        other.pile = self.pile[:]
        other.played = self.played[:]
        other.since = self.since
        other.bridge = self.bridge
        other.last_turn = self.last_turn
        other.shuffles = self.shuffles

    def copy(self) -> "FluchtState":
        raise NotImplementedError

    # Writing and reading: tokens as the list of covered places

    def table(self) -> Data:
        return {**super().table(), "covered": [place for place in range(len(self.covered)) if self.covered[place]]}

    def lay_out(self, table: Data) -> None:
        covered = [False] * (self.box.finish + 1)
        for place in table["covered"]:
            if type(place) is not int or not 0 <= place <= self.box.finish:
                raise ValueError(f"a token on {place!r}")
            covered[place] = True
        super().lay_out({**table, "covered": covered})

    def check(self) -> None:
        box = self.box
        within("pawns", self.pawns, 0, box.finish + 1)
        for cards in [self.pile, self.played, *self.hands]:
            within("cards", cards, 0, len(box.cards))

    def faults(self) -> list[str]:
        box = self.box
        faults = []
        cards = sorted(self.pile + self.played + [card for hand in self.hands for card in hand])
        if cards != list(range(len(box.cards))):
            faults.append(f"the cards are not each in one place: {cards}")
        for seat, hand in enumerate(self.hands):
            drawn = self.over or (seat == self.seat and self.card != NO_CARD)
            if len(hand) != box.hand_sizes[self.seats] and not (drawn and len(hand) == box.hand_sizes[self.seats] - 1):
                faults.append(f"team {seat + 1} holds {len(hand)} cards")
        for place in range(box.finish + 1):
            standing = self.pawns.count(place)
            coloured = box.colour_at[place] >= 0
            if self.covered[place] and not coloured:
                faults.append(f"a token lies on {box.places[place]}")
            if standing and place > 0 and not self.covered[place]:
                faults.append(f"a pawn stands on {box.places[place]}, which is not covered")
            if standing > 1 and 0 < place < box.finish:
                faults.append(f"{standing} pawns stand on {box.places[place]}")
        for pile in [self.pile, self.played, *self.hands]:
            if pile != sorted(pile):
                faults.append(f"a state may hold no order: {pile}")
        return faults
