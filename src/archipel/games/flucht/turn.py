"""Preparation (4), drawing a card at the end of a turn (6D), and victory (9)."""

from archipel.engine.dealer import Dealer
from archipel.engine.decision import Tell
from archipel.engine.phrase import EVERYBODY, NOBODY, Event
from archipel.games.flucht.state import NO_CARD, PAWNS, FluchtState

# 4. Preparation


def set_up(state: FluchtState, dealer: Dealer, tell: Tell | None) -> None:
    """The bravest team is drawn by lot; the cards are dealt one at a time, clockwise."""
    state.starter = dealer.below(state.seats)
    dealer.reveal(EVERYBODY)
    state.seat = state.starter
    size = state.box.hand_sizes[state.seats]
    if tell is not None:
        tell(Event("starts", {"seat": state.starter}))
        tell(Event("dealt", {"count": size}))
    for _ in range(size):
        for step in range(state.seats):
            draw_card(state, (state.starter + step) % state.seats, dealer)
    if tell is not None:
        for seat in range(state.seats):
            tell(Event("hand", {"seat": seat, "cards": [state.box.cards[card] for card in state.hands[seat]]}, seat))


# 6D. Drawing a card


def end_turn(state: FluchtState, dealer: Dealer, tell: Tell | None) -> None:
    box = state.box
    seat = state.seat
    first = seat * PAWNS
    if state.pawns[first] == box.finish and state.pawns[first + 1] == box.finish:
        win(state, tell)
        return
    if not state.pile:
        shuffle_played(state, tell)
    state.card = NO_CARD
    card = draw_card(state, seat, dealer)
    if tell is not None:
        tell(box.events.card_drawn[seat])
        tell(box.events.card_drawn_own[seat][card])
    state.turns += 1
    if state.turns == state.last_turn:
        state.over = True
        state.seat = NOBODY
        if tell is not None:
            tell(Event("rounds-over", {"rounds": state.turns // state.seats}))
        return
    state.seat = seat + 1 if seat + 1 < state.seats else 0


def draw_card(state: FluchtState, seat: int, dealer: Dealer) -> int:
    card = state.pile.pop(dealer.below(len(state.pile)))
    dealer.reveal(seat)
    insert(state.hands[seat], card)
    return card


def shuffle_played(state: FluchtState, tell: Tell | None) -> None:
    """The played cards, including the one just played, become the new draw pile; everybody knows which they are."""
    state.pile = state.played
    state.played = []
    state.shuffles += 1
    state.since = state.since[:]
    for card in state.pile:
        state.since[card] = state.shuffles
    if tell is not None:
        tell(Event("pile-shuffled", {"count": len(state.pile)}))


# 3, 9. Victory


def win(state: FluchtState, tell: Tell | None) -> None:
    state.winner = state.seat
    state.over = True
    state.seat = NOBODY
    if tell is not None:
        tell(Event("wins", {"seat": state.winner}))


def insert(cards: list[int], card: int) -> None:
    """Inserts a card into a sorted list."""
    at = len(cards)
    while at > 0 and cards[at - 1] > card:
        at -= 1
    cards.insert(at, card)
