"""What a team knows in Flucht aus Mangrovia, as numbers: everything but the other hands and the draw pile.

Of hidden cards everybody knows the shuffle they last went through; the age of a card says how many shuffles there have been since.
"""

from typing import Final, cast

from archipel.engine.edition import Box
from archipel.engine.observation import Group, Observation, add_one_of, add_seat, by_seat, clockwise
from archipel.games.flucht.edition import FluchtBox
from archipel.games.flucht.state import PAWNS, FluchtState

TURNS: Final = 100
SHUFFLES: Final = 10
"""How many turns and shuffles there are in a long game; usually fewer."""


class FluchtObservation(Observation[FluchtState]):
    def meanings(self, box: Box, seats: int) -> list[Group]:
        flucht = cast(FluchtBox, box)
        pawns = [f"pawn-{pawn + 1} {place}" for pawn in range(PAWNS) for place in flucht.places]
        held = by_seat(seats, [f"card-{number + 1}" for number in range(flucht.hand_sizes[seats])])
        return [
            Group("bridge", "whether the bridge is played with", ["bridge"]),
            Group("last-turn", "the turn after which the game ends; 0: there is no limit", ["turn"], TURNS),
            Group("turns", "how many turns have been played", ["turns"], TURNS),
            Group("shuffles", "how often the played cards have been shuffled", ["shuffles"], SHUFFLES),
            Group("starter", "who began", clockwise(seats)),
            Group("winner", "who has won", clockwise(seats)),
            Group("pawns", "where the pawns of every team stand", by_seat(seats, pawns)),
            Group("tokens", "whether a token covers a place", flucht.places),
            Group("card", "the card played in this turn, while it is asked for a pawn", flucht.cards),
            Group("hand", "the cards in the own hand", flucht.cards),
            Group("played", "the cards on the played pile", flucht.cards),
            Group("ages", "the age of every card: how many shuffles there have been since its own", flucht.cards, SHUFFLES),
            Group("hands", "1 plus the age of every card in a hand, the oldest first; 0: there is no card", held, SHUFFLES),
        ]

    def write(self, state: FluchtState, seat: int, numbers: list[int]) -> None:
        box, seats = state.box, state.seats
        cards, places = len(box.cards), len(box.places)
        numbers.append(1 if state.bridge else 0)
        numbers.append(state.last_turn)
        numbers.append(state.turns)
        numbers.append(state.shuffles)
        add_seat(numbers, seats, seat, state.starter)
        add_seat(numbers, seats, seat, state.winner)
        for step in range(seats):
            first = (seat + step) % seats * PAWNS
            for pawn in range(first, first + PAWNS):
                add_one_of(numbers, places, state.pawns[pawn])
        for covered in state.covered:
            numbers.append(1 if covered else 0)
        add_one_of(numbers, cards, state.card)
        add_cards(numbers, cards, state.hands[seat])
        add_cards(numbers, cards, state.played)
        for since in state.since:
            numbers.append(state.shuffles - since)
        for step in range(seats):
            add_ages(state, state.hands[(seat + step) % seats], numbers)


def add_cards(numbers: list[int], size: int, cards: list[int]) -> None:
    """A flag for every card, set for those in a pile."""
    at = len(numbers)
    numbers.extend([0] * size)
    for card in cards:
        numbers[at + card] = 1


def add_ages(state: FluchtState, hand: list[int], numbers: list[int]) -> None:
    """1 plus the age of every card in a hand, the oldest first; 0 for cards that are missing."""
    ages = [1 + state.shuffles - state.since[card] for card in hand]
    ages.sort(reverse=True)
    numbers.extend(ages)
    numbers.extend([0] * (state.box.hand_sizes[state.seats] - len(hand)))
