"""Displays, draw piles and discard piles (4A, 5E, 6)."""

from archipel.engine.dealer import Dealer
from archipel.engine.decision import Tell
from archipel.engine.phrase import EVERYBODY, Event
from archipel.games.mangrovia.edition import LANDSCAPES, NONE, STOCKS, TRINKETS, VALUABLES
from archipel.games.mangrovia.state import Island

# 4A. Drawing cards


def take(table: Island, kind: int, tell: Tell | None) -> None:
    """Takes a face-up card; everybody knows it from now on. Its place stays empty until phase 3."""
    box = table.island
    at = table.seat * box.kinds + kind
    table.held[at] += 1
    table.known[at] += 1
    if kind < box.first[LANDSCAPES]:
        place = table.shown_valuables.index(kind)
        table.shown_valuables[place] = NONE
        if tell is not None:
            tell(Event("valuable-taken", {"seat": table.seat, "value": box.values[kind], "place": f"valuable-{place + 1}"}))
        return
    land = kind - box.first[LANDSCAPES]
    place = table.shown_landscapes.index(land)
    table.shown_landscapes[place] = NONE
    if tell is not None:
        tell(Event("landscape-taken", {"seat": table.seat, "landscape": box.landscapes[land], "place": f"landscape-{place + 1}"}))


def draw(table: Island, stock: int, dealer: Dealer, tell: Tell | None) -> None:
    """Draws a face-down card, which its owner alone gets to see."""
    box = table.island
    seat = table.seat
    table.may_get(seat, stock, 1)
    kind = pick(table, stock, dealer)
    dealer.reveal(seat)
    see(table, seat, kind)
    table.held[seat * box.kinds + kind] += 1
    if tell is not None:
        if stock == VALUABLES:
            tell(Event("valuable-drawn", {"seat": seat}, EVERYBODY, seat))
            tell(Event("valuable-drawn-own", {"seat": seat, "value": box.values[kind]}, seat))
        else:
            tell(Event("landscape-drawn", {"seat": seat}, EVERYBODY, seat))
            tell(Event("landscape-drawn-own", {"seat": seat, "landscape": box.landscapes[kind - box.first[LANDSCAPES]]}, seat))
    renew(table, stock, tell)


def pick(table: Island, stock: int, dealer: Dealer) -> int:
    """One of a pile or the bag, by chance; there must be one."""
    box = table.island
    number = dealer.below(table.in_stock(stock))
    kind = box.first[stock]
    while number >= table.stock[kind]:
        number -= table.stock[kind]
        kind += 1
    table.stock[kind] -= 1
    return kind


def see(table: Island, seat: int, kind: int) -> None:
    """A seat (-1: spectators) sees which kind left a pile or the bag."""
    table.fresh[(seat + 1) * table.island.kinds + kind] -= 1


def all_see(table: Island, kind: int) -> None:
    for seat in range(-1, table.seats):
        see(table, seat, kind)


# 5E. After building, and whenever a pile has run out


def renew(table: Island, stock: int, tell: Tell | None) -> None:
    """A draw pile that is empty is made anew from its discards at once; everybody knows which cards these are."""
    if table.in_stock(stock) > 0:
        return
    count = table.in_spent(stock)
    if count == 0:
        return
    restock(table, stock)
    if tell is not None:
        tell(Event("pile-shuffled", {"pile": STOCKS[stock], "count": count}))


def restock(table: Island, stock: int) -> None:
    """What was spent goes back where it is drawn from. All else that is hidden is in hands then, and everybody can tell what it is."""
    box = table.island
    for kind in range(box.first[stock], box.end[stock]):
        table.stock[kind] = table.spent[kind]
        table.spent[kind] = 0
        for row in range(table.seats + 1):
            table.fresh[row * box.kinds + kind] = table.stock[kind]
        unseen = table.drawn[kind - box.one] if stock == TRINKETS else 0
        for seat in range(table.seats):
            unseen += table.held[seat * box.kinds + kind] - table.known[seat * box.kinds + kind]
        for seat in range(table.seats):
            at = seat * box.kinds + kind
            table.could[at] = min(table.could[at], unseen)


# 2 and 6. Laying out


def fill_displays(table: Island, dealer: Dealer, tell: Tell | None) -> None:
    """Fills the empty places of both displays from the draw piles, as far as these go."""
    box = table.island
    for place in range(len(table.shown_valuables)):
        if table.shown_valuables[place] == NONE:
            table.shown_valuables[place] = turn_up(table, VALUABLES, place, dealer, tell)
    for place in range(len(table.shown_landscapes)):
        if table.shown_landscapes[place] == NONE:
            kind = turn_up(table, LANDSCAPES, place, dealer, tell)
            table.shown_landscapes[place] = kind - box.first[LANDSCAPES] if kind != NONE else NONE


def turn_up(table: Island, stock: int, place: int, dealer: Dealer, tell: Tell | None) -> int:
    """Turns the top card of a pile over, for all to see; none if the pile is empty and there are no discards."""
    box = table.island
    if table.in_stock(stock) == 0:
        return NONE
    kind = pick(table, stock, dealer)
    dealer.reveal(EVERYBODY)
    all_see(table, kind)
    if tell is not None:
        if stock == VALUABLES:
            tell(Event("valuable-shown", {"value": box.values[kind], "place": f"valuable-{place + 1}"}))
        else:
            tell(Event("landscape-shown", {"landscape": box.landscapes[kind - box.first[LANDSCAPES]], "place": f"landscape-{place + 1}"}))
    renew(table, stock, tell)
    return kind
