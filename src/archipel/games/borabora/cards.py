"""God cards: the pile, the five face up, the discards (2, 4C, 8), and what everybody can know about them."""

from archipel.engine.dealer import Dealer
from archipel.engine.decision import Tell
from archipel.engine.phrase import EVERYBODY, Event, Reason
from archipel.games.borabora.edition import NONE, BoraBoraBox
from archipel.games.borabora.state import BoraBoraState


def in_pile(state: BoraBoraState) -> int:
    return sum(state.stock)


def can_draw(state: BoraBoraState) -> bool:
    """Whether there is a card in the pile, or discards to make a new one from."""
    for colour in range(len(state.stock)):
        if state.stock[colour] > 0 or state.spent[colour] > 0:
            return True
    return False


def to_be_had(state: BoraBoraState) -> bool:
    """Whether any card is available, face up or from the pile."""
    for colour in state.display:
        if colour != NONE:
            return True
    return can_draw(state)


# 4C. Taking a card


def choices(state: BoraBoraState) -> list[int]:
    """The moves that take a card: from the pile, or of a colour that is face up."""
    box = state.box
    found = [box.at_card] if can_draw(state) else []
    return found + [box.at_card + 1 + colour for colour in range(len(box.colours)) if colour in state.display]


def refusal(state: BoraBoraState, move: int) -> Reason | None:
    """Why that card cannot be taken now, by anybody; None if it can."""
    box = state.box
    colour = move - box.at_card - 1
    if colour >= 0 and colour not in state.display:
        return Reason("colour-not-shown", {"colour": box.colours[colour]}, "4C")
    if colour < 0 and not can_draw(state):
        return Reason("no-card-left", {}, "4C")
    return None


def things(box: BoraBoraBox, move: int) -> list[str]:
    return ["pile"] if move == box.at_card else ["card-" + box.colours[move - box.at_card - 1]]


def take_chosen(state: BoraBoraState, move: int, dealer: Dealer, tell: Tell | None) -> None:
    box = state.box
    if move == box.at_card:
        draw(state, state.seat, dealer, tell)
        fill_display(state, dealer, tell)
    else:
        take(state, move - box.at_card - 1, dealer, tell)


def take(state: BoraBoraState, colour: int, dealer: Dealer, tell: Tell | None) -> None:
    """Takes a face-up card; everybody knows it from now on. The display is refilled at once."""
    box = state.box
    place = state.display.index(colour)
    state.display[place] = NONE
    at = state.seat * len(box.colours) + colour
    state.held[at] += 1
    state.known[at] += 1
    if tell is not None:
        tell(Event("card-taken", {"seat": state.seat, "colour": box.colours[colour], "place": place + 1}))
    fill_display(state, dealer, tell)


def draw(state: BoraBoraState, seat: int, dealer: Dealer, tell: Tell | None) -> None:
    """Draws the top card of the pile, which only its owner gets to see."""
    box = state.box
    renew(state, tell)
    for colour in range(len(box.colours)):
        if state.fresh[colour] > 0:
            state.could[seat * len(box.colours) + colour] += 1
    state.due = 1
    drawn = pick(state, dealer)
    dealer.reveal(seat)
    state.due = 0
    state.fresh[(seat + 1) * len(box.colours) + drawn] -= 1
    state.held[seat * len(box.colours) + drawn] += 1
    if tell is not None:
        tell(Event("card-drawn", {"seat": seat}, EVERYBODY, seat))
        tell(Event("card-drawn-own", {"seat": seat, "colour": box.colours[drawn]}, seat))


def pick(state: BoraBoraState, dealer: Dealer) -> int:
    """Picks a random card from the pile, which must not be empty."""
    number = dealer.below(in_pile(state))
    colour = 0
    while number >= state.stock[colour]:
        number -= state.stock[colour]
        colour += 1
    state.stock[colour] -= 1
    return colour


def fill_display(state: BoraBoraState, dealer: Dealer, tell: Tell | None) -> None:
    """Turns cards over until five lie face up, as far as the pile and its discards go."""
    box = state.box
    for place in range(len(state.display)):
        if state.display[place] == NONE and can_draw(state):
            renew(state, tell)
            colour = pick(state, dealer)
            dealer.reveal(EVERYBODY)
            for at in range(colour, len(state.fresh), len(box.colours)):
                state.fresh[at] -= 1
            state.display[place] = colour
            if tell is not None:
                tell(Event("card-shown", {"colour": box.colours[colour], "place": place + 1}))


# 8. Discards


def discard(state: BoraBoraState, seat: int, colour: int) -> None:
    """A card is played; if everybody knew of one of this colour in the hand, it may have been that one."""
    at = seat * len(state.box.colours) + colour
    state.held[at] -= 1
    if state.known[at] > 0:
        state.known[at] -= 1
    else:
        state.could[at] -= 1
    state.spent[colour] += 1


def renew(state: BoraBoraState, tell: Tell | None) -> None:
    """An empty pile is replaced by the shuffled discards. All other hidden cards are then in hands, and everybody can work out which."""
    if in_pile(state) > 0:
        return
    colours = len(state.box.colours)
    count = sum(state.spent)
    for colour in range(colours):
        state.stock[colour] = state.spent[colour]
        state.spent[colour] = 0
        unseen = 0
        for at in range(colour, len(state.held), colours):
            unseen += state.held[at] - state.known[at]
        for at in range(colour, len(state.could), colours):
            state.could[at] = min(state.could[at], unseen)
        for at in range(colour, len(state.fresh), colours):
            state.fresh[at] = state.stock[colour]
    if tell is not None:
        tell(Event("pile-shuffled", {"count": count}))


def show(state: BoraBoraState, seat: int, colour: int, count: int) -> None:
    """A hand shows this many cards of a colour; everybody knows from now on that they are there."""
    at = seat * len(state.box.colours) + colour
    while state.known[at] < count:
        state.known[at] += 1
        state.could[at] -= 1
