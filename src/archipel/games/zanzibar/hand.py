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
        drawn = pick(pile, count, dealer)
        dealer.reveal(seat)
    state.hands[seat] |= drawn
    state.piles[seat] &= ~drawn
    return drawn


def pick(pile: list[int], count: int, dealer: Dealer) -> int:
    """Takes so many objectives out of a pile, any of them."""
    picked = 0
    for _ in range(count):
        picked |= 1 << pile.pop(dealer.below(len(pile)))
    return picked


def deal_anew(state: ZanzibarState, seat: int, dealer: Dealer) -> None:
    """Every hand that a seat cannot know is dealt again, from the open objectives of whoever holds it."""
    for other in range(state.seats):
        if other != seat and state.piles[other]:
            open = state.open_cards(other)
            hand = pick(cards(open), len(cards(state.hands[other])), dealer)
            state.hands[other] = hand
            state.piles[other] = open & ~hand


def draw(state: ZanzibarState, dealer: Dealer, tell: Tell | None) -> None:
    """The seat to move draws back up to a full hand."""
    seat = state.seat
    drawn = cards(refill(state, seat, dealer))
    if drawn and tell is not None:
        tell(Event("drawn", {"seat": seat, "count": len(drawn)}, EVERYBODY, seat))
        tell(Event("drawn-own", {"seat": seat, "count": len(drawn), "objectives": state.named(drawn)}, seat))
