"""What lies on the table in Flucht aus Mangrovia: pawns, tokens, hands, the draw pile and the played cards."""

from typing import Final

from archipel.engine.phrase import NOBODY, Data
from archipel.engine.state import State
from archipel.games.flucht.edition import FluchtBox

PAWNS: Final = 2
"""Pawns of a team: the team's number times this, plus 0 or 1, is a pawn's number."""

NO_CARD: Final = -1


class Jungle(State):
    """The table. A team is a seat; cards and places are their numbers in the box.

    `since` says through which shuffle a card last went (0: the first). Everybody saw which cards lay on the played pile when it was
    shuffled, so this is public, and it is all that a perfect memory knows of a hidden card. It is never changed in place: copies share it.
    """

    bridge: bool
    last_turn: int
    starter: int
    turns: int
    winner: int
    card: int
    shuffles: int
    pawns: list[int]
    covered: list[bool]
    hands: list[list[int]]
    pile: list[int]
    played: list[int]
    since: list[int]

    def __init__(self, box: FluchtBox, seats: int, options: dict[str, str]) -> None:
        """An empty table: `unpack`, `lay_out` or `take_from` puts everything on it."""
        super().__init__(box, seats, options)
        self.jungle: Final = box

    def read_options(self) -> None:
        self.bridge = self.options["bridge"] == "yes"
        self.last_turn = int(self.options["rounds"]) * self.seats

    def unpack(self) -> None:
        """Everything as it comes out of the box: all pawns on the Start, no token laid, all cards in the pile."""
        box = self.jungle
        self.read_options()
        self.starter = 0
        self.turns = 0
        self.winner = NOBODY
        self.card = NO_CARD
        self.shuffles = 0
        self.pawns = [0] * (self.seats * PAWNS)
        self.covered = [False] * (box.finish + 1)
        self.hands = [[] for _ in range(self.seats)]
        self.pile = list(range(len(box.cards)))
        self.played = []
        self.since = [0] * len(box.cards)

    def take_from(self, other: "Jungle") -> None:
        """Becomes an independent copy of another table of the same game."""
        self.seat = other.seat
        self.over = other.over
        self.bridge = other.bridge
        self.last_turn = other.last_turn
        self.starter = other.starter
        self.turns = other.turns
        self.winner = other.winner
        self.card = other.card
        self.pawns = other.pawns[:]
        self.covered = other.covered[:]
        self.hands = [hand[:] for hand in other.hands]
        self.pile = other.pile[:]
        self.played = other.played[:]
        self.since = other.since
        self.shuffles = other.shuffles

    def table(self) -> Data:
        return {
            "seat": self.seat,
            "over": self.over,
            "starter": self.starter,
            "turns": self.turns,
            "winner": self.winner,
            "card": self.card,
            "pawns": self.pawns[:],
            "covered": [place for place in range(len(self.covered)) if self.covered[place]],
            "hands": [hand[:] for hand in self.hands],
            "pile": self.pile[:],
            "played": self.played[:],
            "since": self.since[:],
        }

    def lay_out(self, table: Data) -> None:
        """Puts everything where `table()` said it was."""
        self.read_options()
        box = self.jungle
        places = [*table["pawns"], *table["covered"]]
        cards = [*table["pile"], *table["played"], *(card for hand in table["hands"] for card in hand)]
        if not all(0 <= place <= box.finish for place in places) or not all(0 <= card < len(box.cards) for card in cards):
            raise ValueError("a place or a card that is not in the box")
        if len(table["pawns"]) != self.seats * PAWNS or len(table["hands"]) != self.seats or len(table["since"]) != len(box.cards):
            raise ValueError("pawns, hands or cards in the wrong number")
        self.seat = table["seat"]
        self.over = table["over"]
        self.starter = table["starter"]
        self.turns = table["turns"]
        self.winner = table["winner"]
        self.card = table["card"]
        self.pawns = list(table["pawns"])
        self.covered = [False] * (self.jungle.finish + 1)
        for place in table["covered"]:
            self.covered[place] = True
        self.hands = [list(hand) for hand in table["hands"]]
        self.pile = list(table["pile"])
        self.played = list(table["played"])
        self.since = list(table["since"])
        self.shuffles = max(self.since)

    def faults(self) -> list[str]:
        box = self.jungle
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
