"""Setting up (2), with the stone tiles of the variant (9)."""

from archipel.engine.dealer import Dealer
from archipel.engine.decision import Tell
from archipel.engine.phrase import EVERYBODY, Event
from archipel.games.mangrovia.cards import fill_displays, pick, see
from archipel.games.mangrovia.edition import LANDSCAPES
from archipel.games.mangrovia.state import NEUTRAL, Island


def set_up(table: Island, dealer: Dealer, tell: Tell | None) -> None:
    """Everything up to the first bowl. The starting player is drawn by lot."""
    table.unpack()
    table.starter = dealer.below(table.seats)
    dealer.reveal(EVERYBODY)
    if tell is not None:
        tell(Event("starts", {"seat": table.starter}))
        tell_neutral(table, tell)
    deal_starting_cards(table, tell)
    lay_stone_tiles(table, dealer, tell)
    deal_landscapes(table, dealer, tell)
    fill_displays(table, dealer, tell)


def tell_neutral(table: Island, tell: Tell) -> None:
    """What stands on the board before anybody has built."""
    box = table.island
    spaces = [box.spaces[space] for space in range(len(box.spaces)) if table.owners[space] == NEUTRAL]
    if spaces:
        tell(Event("neutral-huts", {"spaces": spaces, "count": len(spaces)}))
    if table.set_up_for.blocked >= 0:
        tell(Event("site-blocked", {"number": table.set_up_for.blocked + 1, "site": box.sites[table.set_up_for.blocked]}))


def deal_starting_cards(table: Island, tell: Tell | None) -> None:
    """2C. The starting player gets the pair with number 1, then clockwise; everybody can see which."""
    box = table.island
    for number in range(table.seats):
        seat = (table.starter + number) % table.seats
        for card in box.pairs[number]:
            table.starting[seat * len(box.starting) + card] += 1
        if tell is not None:
            tell(
                Event("starting-cards", {"seat": seat, "number": number + 1, "values": [box.starting[card] for card in box.pairs[number]]})
            )


def lay_stone_tiles(table: Island, dealer: Dealer, tell: Tell | None) -> None:
    """9. Tiles drawn by lot on the free spaces of the stone area: from all, from the statues, or from the others."""
    box = table.island
    choice = table.options["tiles"]
    if choice == "none":
        return
    lot: list[int] = []
    for tile in range(len(box.tiles)):
        if choice == "random" or box.statues[tile] == (choice == "gods"):
            lot += [tile] * box.tile_counts[tile]
    laid: list[str] = []
    for place, space in enumerate(box.stone):
        if table.owners[space] != NEUTRAL and lot:
            tile = lot.pop(dealer.below(len(lot)))
            table.laid[place] = tile
            laid.append(f"{box.spaces[space]} {box.tiles[tile]}")
    dealer.reveal(EVERYBODY)
    if tell is not None:
        tell(Event("tiles-laid", {"count": len(laid), "tiles": laid}))


def deal_landscapes(table: Island, dealer: Dealer, tell: Tell | None) -> None:
    """Landscape cards face down to everybody."""
    box = table.island
    for _ in range(box.dealt):
        for step in range(table.seats):
            seat = (table.starter + step) % table.seats
            table.may_get(seat, LANDSCAPES, 1)
            kind = pick(table, LANDSCAPES, dealer)
            dealer.reveal(seat)
            see(table, seat, kind)
            table.held[seat * box.kinds + kind] += 1
    if tell is None:
        return
    tell(Event("dealt", {"count": box.dealt}))
    for seat in range(table.seats):
        at = seat * box.kinds + box.first[LANDSCAPES]
        cards = [id for land, id in enumerate(box.landscapes) for _ in range(table.held[at + land])]
        tell(Event("hand", {"seat": seat, "landscapes": cards}, seat))
