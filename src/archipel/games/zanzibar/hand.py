"""Filling a hand with objectives (2B, 6, 7)."""

from archipel.engine.dealer import Dealer
from archipel.engine.decision import Tell
from archipel.engine.phrase import EVERYBODY, Event
from archipel.games.zanzibar.state import ZanzibarState, cards


def refill(state: ZanzibarState, seat: int, dealer: Dealer) -> int:
    """Draws back up to a full hand; returns which objectives were drawn. The last cards of a pile are no surprise to whoever draws them."""
    pile = cards(state.piles[seat])
    count = state.box.hand - len(cards(state.hands[seat]))
    drawn = 0
    if count >= len(pile):
        drawn = state.piles[seat]
    elif count > 0:
        for _ in range(count):
            drawn |= 1 << pile.pop(dealer.below(len(pile)))
        dealer.reveal(seat)
    state.hands[seat] |= drawn
    state.piles[seat] &= ~drawn
    return drawn


def draw(state: ZanzibarState, dealer: Dealer, tell: Tell | None) -> None:
    """The seat to move draws back up to a full hand."""
    seat = state.seat
    drawn = cards(refill(state, seat, dealer))
    if drawn and tell is not None:
        tell(Event("drawn", {"seat": seat, "count": len(drawn)}, EVERYBODY, seat))
        tell(Event("drawn-own", {"seat": seat, "count": len(drawn), "objectives": state.named(drawn)}, seat))
