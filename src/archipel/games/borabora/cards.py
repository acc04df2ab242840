"""God cards: the pile, the five face up, the discards (2, 4C, 8), and what everybody can know of them."""

from archipel.engine.dealer import Dealer
from archipel.engine.decision import Tell
from archipel.engine.phrase import EVERYBODY, Event
from archipel.games.borabora.edition import NONE
from archipel.games.borabora.state import Lagoon


def in_pile(table: Lagoon) -> int:
    return sum(table.stock)


def can_draw(table: Lagoon) -> bool:
    """Whether there is a card in the pile, or discards to make a new one from."""
    for colour in range(len(table.stock)):
        if table.stock[colour] > 0 or table.spent[colour] > 0:
            return True
    return False


def to_be_had(table: Lagoon) -> bool:
    """Whether any card can be taken, face up or from the pile."""
    for colour in table.display:
        if colour != NONE:
            return True
    return can_draw(table)


# 4C. Taking a card


def take(table: Lagoon, colour: int, dealer: Dealer, tell: Tell | None) -> None:
    """Takes a card that lies face up; everybody knows it from now on. The display is filled at once."""
    box = table.isles
    place = table.display.index(colour)
    table.display[place] = NONE
    at = table.seat * len(box.colours) + colour
    table.held[at] += 1
    table.known[at] += 1
    if tell is not None:
        tell(Event("card-taken", {"seat": table.seat, "colour": box.colours[colour], "place": place + 1}))
    fill_display(table, dealer, tell)


def draw(table: Lagoon, seat: int, dealer: Dealer, tell: Tell | None) -> None:
    """Draws the top card of the pile, which its owner alone gets to see."""
    box = table.isles
    renew(table, tell)
    for colour in range(len(box.colours)):
        if table.fresh[colour] > 0:
            table.could[seat * len(box.colours) + colour] += 1
    table.due = 1
    drawn = pick(table, dealer)
    dealer.reveal(seat)
    table.due = 0
    table.fresh[(seat + 1) * len(box.colours) + drawn] -= 1
    table.held[seat * len(box.colours) + drawn] += 1
    if tell is not None:
        tell(Event("card-drawn", {"seat": seat}, EVERYBODY, seat))
        tell(Event("card-drawn-own", {"seat": seat, "colour": box.colours[drawn]}, seat))


def pick(table: Lagoon, dealer: Dealer) -> int:
    """One card of the pile, by chance; there must be one."""
    number = dealer.below(in_pile(table))
    colour = 0
    while number >= table.stock[colour]:
        number -= table.stock[colour]
        colour += 1
    table.stock[colour] -= 1
    return colour


def fill_display(table: Lagoon, dealer: Dealer, tell: Tell | None) -> None:
    """Turns cards over until five lie face up, as far as the pile and its discards go."""
    box = table.isles
    for place in range(len(table.display)):
        if table.display[place] == NONE and can_draw(table):
            renew(table, tell)
            colour = pick(table, dealer)
            dealer.reveal(EVERYBODY)
            for at in range(colour, len(table.fresh), len(box.colours)):
                table.fresh[at] -= 1
            table.display[place] = colour
            if tell is not None:
                tell(Event("card-shown", {"colour": box.colours[colour], "place": place + 1}))


# 8. Discards


def discard(table: Lagoon, seat: int, colour: int) -> None:
    """A card is played; if everybody knew of one of this colour in the hand, it may have been that one."""
    at = seat * len(table.isles.colours) + colour
    table.held[at] -= 1
    if table.known[at] > 0:
        table.known[at] -= 1
    else:
        table.could[at] -= 1
    table.spent[colour] += 1


def renew(table: Lagoon, tell: Tell | None) -> None:
    """An empty pile is made anew from the discards. All else that is hidden is in hands then, and everybody can tell what it is."""
    if in_pile(table) > 0:
        return
    colours = len(table.isles.colours)
    count = sum(table.spent)
    for colour in range(colours):
        table.stock[colour] = table.spent[colour]
        table.spent[colour] = 0
        unseen = 0
        for at in range(colour, len(table.held), colours):
            unseen += table.held[at] - table.known[at]
        for at in range(colour, len(table.could), colours):
            table.could[at] = min(table.could[at], unseen)
        for at in range(colour, len(table.fresh), colours):
            table.fresh[at] = table.stock[colour]
    if tell is not None:
        tell(Event("pile-shuffled", {"count": count}))


def show(table: Lagoon, seat: int, colour: int, count: int) -> None:
    """So many cards of a colour are shown; from now on everybody knows that they are there."""
    at = seat * len(table.isles.colours) + colour
    while table.known[at] < count:
        table.known[at] += 1
        table.could[at] -= 1
