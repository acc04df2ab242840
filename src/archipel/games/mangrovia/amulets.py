"""Collecting amulets (4B), with the designer's house rule for those of value 1."""

from archipel.engine.dealer import Dealer
from archipel.engine.decision import Tell
from archipel.engine.phrase import EVERYBODY, Event
from archipel.games.mangrovia.cards import pick, restock, see
from archipel.games.mangrovia.edition import TRINKETS
from archipel.games.mangrovia.state import Island


def due(table: Island, seat: int) -> int:
    """How many amulets come out of the bag: one for every hut on an amulet space, up to a limit."""
    return min(table.circles(seat), table.island.draw_at_most)


def can_collect(table: Island, seat: int) -> bool:
    """With huts on amulet spaces from the bag, without any an amulet of value 1 from the board."""
    if table.circles(seat) == 0:
        return table.ones > 0
    return table.in_stock(TRINKETS) + table.in_spent(TRINKETS) > 0


def can_take_one(table: Island, seat: int) -> bool:
    """House rule: one of the amulets due may be a value-1 amulet from the board. Without huts on amulet spaces it is one anyway."""
    return table.one_rule and table.ones > 0 and table.circles(seat) > 0


def collect(table: Island, with_one: bool, dealer: Dealer, tell: Tell | None) -> bool:
    """Collects amulets; says whether one of them must go back."""
    count = due(table, table.seat)
    if count == 0 or (with_one and count == 1):
        take_one(table, tell)
        keep_one(table)
        return False
    if with_one:
        take_one(table, tell)
        table.one = True
        count -= 1
    draw(table, count, dealer, tell)
    if sum(table.drawn) > 1:
        return True
    if with_one:
        keep_one(table)
    else:
        keep(table)
    return False


def take_one(table: Island, tell: Tell | None) -> None:
    """An amulet of value 1 from the board, for all to see."""
    table.ones -= 1
    table.drawn[0] += 1
    if tell is not None:
        tell(Event("one-taken", {"seat": table.seat, "left": table.ones}))


def keep_one(table: Island) -> None:
    """Nothing else was to be had: everybody knows that the amulet of value 1 is kept."""
    box = table.island
    table.clear_drawn()
    table.known[table.seat * box.kinds + box.one] += 1
    table.held[table.seat * box.kinds + box.one] += 1


def draw(table: Island, count: int, dealer: Dealer, tell: Tell | None) -> None:
    """So many amulets from the bag, one by one; if it runs out those set aside go into it and drawing goes on."""
    box = table.island
    seat = table.seat
    taken: list[int] = []
    while len(taken) < count:
        if table.in_stock(TRINKETS) == 0 and not refill(table, tell):
            break
        kind = pick(table, TRINKETS, dealer)
        dealer.reveal(seat)
        see(table, seat, kind)
        remember_draw(table, kind - box.one)
        table.drawn[kind - box.one] += 1
        taken.append(box.amulets[kind - box.one])
    if tell is not None:
        tell(Event("amulets-drawn", {"seat": seat, "count": len(taken)}, EVERYBODY, seat))
        tell(Event("amulets-drawn-own", {"seat": seat, "count": len(taken), "amulets": taken}, seat))


def refill(table: Island, tell: Tell | None) -> bool:
    """The empty bag gets the amulets that were set aside; says whether there were any."""
    count = table.in_spent(TRINKETS)
    if count == 0:
        return False
    restock(table, TRINKETS)
    table.mixed = sum(table.drawn) > (1 if table.one else 0)
    if tell is not None:
        tell(Event("bag-refilled", {"count": count}))
    return True


def remember_draw(table: Island, number: int) -> None:
    """Whoever draws sees what it was; everybody else must reckon with its being the amulet that they put into the bag."""
    size = len(table.island.amulets)
    for seat in range(table.seats):
        for other in range(size):
            at = seat * size + other
            if table.returned[at] > 0 and (seat != table.seat or other == number):
                table.returned[at] -= 1


def give_back(table: Island, number: int, tell: Tell | None) -> None:
    """Puts one of the amulets just drawn into the bag, unseen by the others, and keeps the rest."""
    box = table.island
    seat = table.seat
    table.drawn[number] -= 1
    table.stock[box.one + number] += 1
    table.returned[seat * len(box.amulets) + number] += 1
    table.fresh[(seat + 1) * box.kinds + box.one + number] += 1
    for row in range(table.seats + 1):
        if row != seat + 1:
            for other in range(len(box.amulets)):
                if table.mixed or (table.one and other == 0):
                    table.fresh[row * box.kinds + box.one + other] += 1
    if tell is not None:
        tell(Event("amulet-returned", {"seat": seat}, EVERYBODY, seat))
        tell(Event("amulet-returned-own", {"seat": seat, "value": box.amulets[number]}, seat))
    keep(table)


def keep(table: Island) -> None:
    """The amulets drawn go to their owner, face down. If the bag was filled on the way, they can be of any kind."""
    box = table.island
    count = sum(table.drawn)
    for number in range(len(box.amulets)):
        if table.mixed or table.fresh[box.one + number] > 0 or (table.one and number == 0):
            table.could[table.seat * box.kinds + box.one + number] += count
    for number in range(len(box.amulets)):
        table.held[table.seat * box.kinds + box.one + number] += table.drawn[number]
    table.clear_drawn()
