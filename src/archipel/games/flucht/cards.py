"""Playing a card (6A)."""

from typing import Final

from archipel.engine.dealer import Dealer
from archipel.engine.decision import Decision, Tell
from archipel.engine.phrase import Event, Mark, Reason
from archipel.games.flucht.pawns import choose_pawn, way_of
from archipel.games.flucht.state import PAWNS, FluchtState
from archipel.games.flucht.tokens import place_or_remove_token
from archipel.games.flucht.turn import insert


class PlayCard(Decision[FluchtState]):
    """6A. Which card from the hand to play."""

    def moves(self, state: FluchtState) -> list[int]:
        return state.hands[state.seat][:]

    def allows(self, state: FluchtState, move: int) -> bool:
        return move in state.hands[state.seat]

    def refusal(self, state: FluchtState, move: int) -> Reason:
        box = state.box
        if not 0 <= move < state.space():
            return state.no_such_move(move)
        if move >= box.first_pawn:
            return Reason("card-first", {}, "6")
        key = "card-on-played-pile" if move in state.played else "card-not-in-hand"
        return Reason(key, {"card": box.cards[move]}, "6A")

    def discloses(self, state: FluchtState, move: int) -> bool:
        return True

    def things(self, state: FluchtState, move: int) -> list[str]:
        return [state.box.cards[move]]

    def marks(self, state: FluchtState) -> list[Mark]:
        """What each card would do to tokens and pawns."""
        box = state.box
        marks: list[Mark] = []
        first = state.seat * PAWNS
        together = state.pawns[first] == state.pawns[first + 1]
        for card in state.hands[state.seat]:
            after = state.copy()
            for colour in box.diamonds[card]:
                place_or_remove_token(after, colour, None)
            changed = [place for place in range(box.finish + 1) if state.covered[place] != after.covered[place]]
            placed = [place for place in changed if after.covered[place]]
            removed = [place for place in changed if state.covered[place]]
            if placed:
                marks.append(Mark(box.cards[card], "covers", {"places": placed}))
            if removed:
                marks.append(Mark(box.cards[card], "uncovers", {"places": removed}))
            for pawn in range(first, first + (1 if together else PAWNS)):
                marks.append(way_of(after, pawn, box.discs[card], box.cards[card]))
        return marks

    def play(self, state: FluchtState, move: int, dealer: Dealer, tell: Tell | None) -> None:
        """The diamonds place or remove tokens (6B), then the disc moves a pawn (6C)."""
        box = state.box
        state.hands[state.seat].remove(move)
        insert(state.played, move)
        state.card = move
        if tell is not None:
            tell(played(state, move))
        for colour in box.diamonds[move]:
            place_or_remove_token(state, colour, tell)
        choose_pawn(state, dealer, tell)


CARD: Final = PlayCard("card")


def played(state: FluchtState, card: int) -> Event:
    """What is told of a card that is played; the first one of a round says which round it opens."""
    event = state.box.events.card_played[state.seat][card]
    if state.turns % state.seats:
        return event
    return Event(event.key, {**event.args, "round": state.turns // state.seats + 1})
