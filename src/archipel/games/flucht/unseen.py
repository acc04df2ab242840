"""Dealing the cards of Flucht aus Mangrovia that a team has not seen: every hidden card stays among those of its shuffle."""

from archipel.engine.dealer import Dealer
from archipel.games.flucht.state import FluchtState
from archipel.games.flucht.turn import insert


def deal_anew(state: FluchtState, seat: int, dealer: Dealer) -> None:
    """Deals the other hands and the pile again."""
    unseen = cards_but(len(state.since), state.hands[seat] if seat >= 0 else [], state.played)
    for team in range(state.seats):
        if team != seat:
            shuffles = [state.since[card] for card in state.hands[team]]
            state.hands[team] = deal(unseen, state.since, shuffles, dealer)
    state.pile = unseen


def cards_but(count: int, own: list[int], played: list[int]) -> list[int]:
    """All cards but these, sorted."""
    seen = [False] * count
    for card in own:
        seen[card] = True
    for card in played:
        seen[card] = True
    return [card for card in range(count) if not seen[card]]


def deal(unseen: list[int], since: list[int], shuffles: list[int], dealer: Dealer) -> list[int]:
    """Takes a hand out of the unseen cards: for each of these shuffles a card that went through it last."""
    hand: list[int] = []
    for shuffle in shuffles:
        among = 0
        for card in unseen:
            if since[card] == shuffle:
                among += 1
        left = dealer.below(among)
        at = 0
        while left > 0 or since[unseen[at]] != shuffle:
            if since[unseen[at]] == shuffle:
                left -= 1
            at += 1
        insert(hand, unseen.pop(at))
    return hand
