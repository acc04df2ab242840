"""Building huts (5): where somebody may build, what is given for it, and what comes of it."""

from typing import Final

from archipel.engine.dealer import Dealer
from archipel.engine.decision import Tell
from archipel.engine.phrase import SPECTATOR, Data, Event, Reason
from archipel.games.mangrovia import payment
from archipel.games.mangrovia.cards import renew
from archipel.games.mangrovia.edition import COMMON, LANDSCAPES, NONE, STARTING, VALUABLES
from archipel.games.mangrovia.state import CARD, FREE, NEUTRAL, PAY, Island

PIECES: Final = ("valuable", "starting", "tile")
CURRENCIES: Final = ("valuables", "amulets")

# 5. Where a hut may be built


def has_wild(table: Island, seat: int) -> bool:
    return table.tiles[seat * len(table.island.tiles) + table.island.wild] > 0


def usable(table: Island, seat: int) -> int:
    """The landscapes on which a seat may build now: those with a bird, or all with the wild-card tile (9)."""
    return table.island.rock if has_wild(table, seat) else table.birds


def cards_for(table: Island, seat: int, space: int, lands: int) -> int:
    """How many of a seat's landscape cards fit a space, on these landscapes."""
    box = table.island
    at = seat * box.kinds + box.first[LANDSCAPES]
    count = 0
    for land in box.lands[space]:
        if lands >> land & 1:
            count += table.held[at + land]
    return count


def open_spaces(table: Island, seat: int, huts: int) -> list[int]:
    """Every space on which a seat can build so many huts now: free, with bird and card, and the price can be paid exactly."""
    box = table.island
    if table.supply[seat] < huts:
        return []
    lands = usable(table, seat)
    sums = [payment.sums(box, currency, payment.purse_of(table, seat, currency)) for currency in range(len(CURRENCIES))]
    found: list[int] = []
    for space in range(len(table.owners)):
        if (
            table.owners[space] == FREE
            and sums[box.currencies[space]] >> (box.costs[space] * huts) & 1
            and cards_for(table, seat, space, lands) >= huts
            and not (huts == 2 and box.single_only[space])
        ):
            found.append(space)
    return found


def why_not(table: Island, seat: int, space: int, huts: int) -> Reason | None:
    """Why a seat cannot build so many huts on a space, in the order in which the rulebook asks."""
    box = table.island
    id = box.spaces[space]
    if table.owners[space] == NEUTRAL:
        return Reason("space-neutral", {"space": id}, "2G")
    if table.owners[space] != FREE:
        return Reason("space-taken", {"space": id, "seat": table.owners[space]}, "5")
    if huts == 2:
        forbidden = why_no_double(table, space)
        if forbidden is not None:
            return forbidden
    if table.supply[seat] < huts:
        return Reason("huts-too-few", {"count": table.supply[seat], "needed": huts}, "5C")
    return why_no_card(table, seat, space, huts) or why_no_price(table, seat, space, huts)


def why_no_double(table: Island, space: int) -> Reason | None:
    """5C. Double huts stand neither in the areas nor on amulet spaces."""
    box = table.island
    args: Data = {"space": box.spaces[space]}
    if box.in_stone[space]:
        return Reason("double-in-stone", args, "5C")
    if box.in_pole[space]:
        return Reason("double-in-pole", args, "5C")
    if box.circles[space]:
        return Reason("double-on-circle", args, "5C")
    return None


def why_no_card(table: Island, seat: int, space: int, huts: int) -> Reason | None:
    """A bird must sit on the space's landscape, and the card must be there (5, 5A, 5D)."""
    box = table.island
    lands = usable(table, seat)
    if cards_for(table, seat, space, lands) >= huts:
        return None
    args: Data = {"space": box.spaces[space], "landscapes": [box.landscapes[land] for land in box.lands[space]], "needed": huts}
    with_bird = [box.landscapes[land] for land in box.lands[space] if lands >> land & 1]
    if not with_bird:
        return Reason("no-bird", args, "5")
    args["landscapes"] = with_bird
    args["held"] = cards_for(table, seat, space, lands)
    return Reason("no-landscape-card", args, "5A" if len(box.lands[space]) == 1 else "5D")


def why_no_price(table: Island, seat: int, space: int, huts: int) -> Reason | None:
    """5A. The price is paid exactly, in the currency that is printed."""
    box = table.island
    price = box.costs[space] * huts
    currency = box.currencies[space]
    purse = payment.purse_of(table, seat, currency)
    sums = payment.sums(box, currency, purse)
    if sums >> price & 1:
        return None
    total = payment.total(box, currency, purse)
    args: Data = {"space": box.spaces[space], "price": price, "currency": CURRENCIES[currency], "total": total}
    if total < price:
        return Reason("price-too-high", args, "5A")
    below, above = payment.nearest(sums, price)
    args["below"] = below
    args["above"] = above
    return Reason("price-not-exact", args, "5A")


# 5A to 5D. Paying: cards and pieces of which there is only one choice are laid down at once


def begin(table: Island, space: int, huts: int, dealer: Dealer, tell: Tell | None) -> bool:
    """Begins a building, each of two huts by itself (5B); says whether it is paid and stands."""
    box = table.island
    table.space = space
    table.huts = huts
    table.left = box.costs[space] * huts
    return go_on(table, dealer, tell)


def go_on(table: Island, dealer: Dealer, tell: Tell | None) -> bool:
    """Asks for the next card or piece where there is a choice. What is laid down without a choice is shown to the others by that."""
    box = table.island
    shown = False
    while len(table.given) < table.huts:
        lands = open_cards(table)
        if len(lands) > 1:
            table.ask = CARD
            return False
        if not shown and len(box.lands[table.space]) > 1:
            show_others(table, dealer)
            shown = True
        give(table, lands[0])
    while table.left > 0:
        pieces = open_pieces(table)
        if len(pieces) > 1:
            table.ask = PAY
            return False
        if not shown:
            show_others(table, dealer)
            shown = True
        lay_down(table, pieces[0])
    finish(table, tell)
    for stock in (VALUABLES, LANDSCAPES):
        renew(table, stock, tell)
    return True


def show_others(table: Island, dealer: Dealer) -> None:
    """All but the builder get to see what is paid, and that nothing else could have been."""
    for seat in range(SPECTATOR, table.seats):
        if seat != table.seat:
            dealer.reveal(seat)


def open_cards(table: Island) -> list[int]:
    """5D. The landscape cards that may be given next, in the edition's order: no pair of cards is reached in two ways."""
    box = table.island
    at = table.seat * box.kinds + box.first[LANDSCAPES]
    lands = usable(table, table.seat)
    first = table.given[-1] if table.given else 0
    fitting = [land for land in box.lands[table.space] if land >= first and lands >> land & 1]
    return open_lands(fitting, [table.held[at + land] for land in fitting], table.huts - len(table.given))


def open_lands(fitting: list[int], counts: list[int], needed: int) -> list[int]:
    """Of these landscapes, with so many cards each, those of which one may be given when so many cards are needed from there on."""
    found: list[int] = []
    for number in range(len(fitting)):
        if counts[number] > 0 and sum(counts[number:]) >= needed:
            found.append(fitting[number])
    return found


def why_not_card(table: Island, land: int) -> Reason | None:
    """Only asked where both landscapes of the space will do."""
    box = table.island
    if land in open_cards(table):
        return None
    return Reason("card-other-landscape", {"landscape": box.landscapes[land], "space": box.spaces[table.space]}, "5D")


def give(table: Island, land: int) -> None:
    """Gives a landscape card; on a landscape without a bird that takes the wild-card tile (9), once a building."""
    box = table.island
    seat = table.seat
    kind = box.first[LANDSCAPES] + land
    table.held[seat * box.kinds + kind] -= 1
    table.forget(seat, kind)
    table.given.append(land)
    if not table.birds >> land & 1:
        table.wild = True


def open_pieces(table: Island) -> list[int]:
    """The pieces that may be laid down next."""
    currency = table.island.currencies[table.space]
    first = table.paid[-1] if table.paid else 0
    return payment.open_pieces(table.island, currency, payment.purse_of(table, table.seat, currency), first, table.left)


def why_not_piece(table: Island, move: int) -> Reason | None:
    box = table.island
    currency = box.currencies[table.space]
    purse = box.purses[currency]
    if move not in purse.moves:
        return Reason("piece-other-currency", {"currency": CURRENCIES[currency]}, "5A")
    piece = purse.moves.index(move)
    if piece in open_pieces(table):
        return None
    value = purse.values[piece]
    args: Data = {"value": value, "piece": piece_name(table, piece), "left": table.left}
    if payment.purse_of(table, table.seat, currency)[piece] == 0:
        return Reason("piece-not-held", args, "5A")
    if value > table.left:
        return Reason("piece-too-dear", args, "5A")
    if table.paid and piece < table.paid[-1]:
        return Reason("piece-order", args, "5A")
    args["left"] = table.left - value
    return Reason("rest-not-exact", args, "5A")


def piece_name(table: Island, piece: int) -> str:
    currency = table.island.currencies[table.space]
    source = table.island.purses[currency].sources[piece]
    return "amulet" if source == COMMON and currency == 1 else PIECES[source]


def lay_down(table: Island, piece: int) -> None:
    """Lays one piece of the price down."""
    box = table.island
    seat = table.seat
    purse = box.purses[box.currencies[table.space]]
    number = purse.numbers[piece]
    source = purse.sources[piece]
    if source == COMMON:
        table.held[seat * box.kinds + number] -= 1
        table.forget(seat, number)
    elif source == STARTING:
        table.starting[seat * len(box.starting) + number] -= 1
    else:
        table.tiles[seat * len(box.tiles) + number] -= 1
    table.paid.append(piece)
    table.left -= purse.values[piece]


# 5A, 5C, 5E. The hut stands


def finish(table: Island, tell: Tell | None) -> None:
    """Puts the hut on the space, gives its points and tiles, and clears away what was paid."""
    box = table.island
    seat = table.seat
    space = table.space
    huts = table.huts
    table.owners[space] = seat
    table.counts[space] = huts
    table.supply[seat] -= huts
    if tell is not None:
        tell_built(table, tell)
    clear_away(table, tell)
    points = box.points[space] * huts
    table.points[seat] += points
    if tell is not None and points:
        tell(Event("points", {"seat": seat, "points": points, "total": table.points[seat]}))
    if box.in_pole[space]:
        lay_pole_tile(table, space, tell)
    if box.in_stone[space]:
        get_stone_tile(table, space, tell)
    if tell is not None and box.circles[space]:
        tell(Event("amulet-space", {"seat": seat, "count": table.circles(seat)}))
    if table.supply[seat] == 0 and not table.ending:
        table.ending = True
        if tell is not None:
            tell(Event("last-hut", {"seat": seat}))


def tell_built(table: Island, tell: Tell) -> None:
    box = table.island
    currency = box.currencies[table.space]
    purse = box.purses[currency]
    args: Data = {
        "seat": table.seat,
        "space": box.spaces[table.space],
        "landscapes": [box.landscapes[land] for land in table.given],
        "currency": CURRENCIES[currency],
        "price": box.costs[table.space] * table.huts,
        "paid": [purse.values[piece] for piece in table.paid],
        "pieces": [piece_name(table, piece) for piece in table.paid],
    }
    tell(Event("hut-built" if table.huts == 1 else "double-built", args))


def clear_away(table: Island, tell: Tell | None) -> None:
    """5E. Cards go to their discard piles, amulets are set aside; starting cards and tiles leave the game."""
    box = table.island
    purse = box.purses[box.currencies[table.space]]
    for piece in table.paid:
        if purse.sources[piece] == COMMON:
            table.spent[purse.numbers[piece]] += 1
        elif tell is not None and purse.sources[piece] != STARTING:
            tell(Event("tile-spent", {"seat": table.seat, "tile": box.tile_kinds[purse.numbers[piece]]}))
    for land in table.given:
        table.spent[box.first[LANDSCAPES] + land] += 1
    if table.wild:
        table.tiles[table.seat * len(box.tiles) + box.wild] -= 1
        if tell is not None:
            tell(Event("tile-spent", {"seat": table.seat, "tile": "wild"}))
    table.clear_building()


def lay_pole_tile(table: Island, space: int, tell: Tell | None) -> None:
    """5A. In the pole area the topmost pole tile goes under the hut and gives its value in points."""
    value = table.island.poles[table.pole_next]
    table.pole_next += 1
    table.poles[space] = value
    table.points[table.seat] += value
    if tell is not None:
        args: Data = {"seat": table.seat, "space": table.island.spaces[space], "value": value, "total": table.points[table.seat]}
        tell(Event("pole-tile", args))


def get_stone_tile(table: Island, space: int, tell: Tell | None) -> None:
    """9. In the stone area the builder gets the tile that lies there."""
    box = table.island
    place = box.stone.index(space)
    tile = table.laid[place]
    if tile == NONE:
        return
    table.laid[place] = NONE
    table.tiles[table.seat * len(box.tiles) + tile] += 1
    if tell is not None:
        args: Data = {
            "seat": table.seat,
            "space": box.spaces[space],
            "tile": box.tile_kinds[tile],
            "path": box.tile_paths[tile],
            "thing": box.tiles[tile],
        }
        tell(Event("stone-tile", args))
