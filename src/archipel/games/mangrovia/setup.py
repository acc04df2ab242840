"""Setting up (2), with the stone tiles of the variant (9)."""

from typing import Final

from archipel.engine.dealer import Dealer
from archipel.engine.decision import Tell
from archipel.engine.phrase import EVERYBODY, Event
from archipel.games.mangrovia.cards import fill_displays, pick, see
from archipel.games.mangrovia.edition import LANDSCAPES
from archipel.games.mangrovia.state import NEUTRAL, MangroviaState

TILES: Final = ("none", "random", "gods", "godless")
"""9. Which stone tiles may be laid: none, some of all, some of the statues, or some of the others."""


def set_up(state: MangroviaState, dealer: Dealer, tell: Tell | None) -> None:
    """Everything up to the first bowl. The starting player is drawn by lot."""
    state.starter = dealer.below(state.seats)
    dealer.reveal(EVERYBODY)
    if tell is not None:
        tell(Event("starts", {"seat": state.starter}))
        tell_neutral(state, tell)
    deal_starting_cards(state, tell)
    lay_stone_tiles(state, dealer, tell)
    deal_landscapes(state, dealer, tell)
    fill_displays(state, dealer, tell)


def tell_neutral(state: MangroviaState, tell: Tell) -> None:
    """What stands on the board before anybody has built."""
    box = state.box
    spaces = [box.spaces[space] for space in range(len(box.spaces)) if state.owners[space] == NEUTRAL]
    if spaces:
        tell(Event("neutral-huts", {"spaces": spaces, "count": len(spaces)}))
    if state.set_up_for.blocked >= 0:
        tell(Event("site-blocked", {"number": state.set_up_for.blocked + 1, "site": box.sites[state.set_up_for.blocked]}))


def deal_starting_cards(state: MangroviaState, tell: Tell | None) -> None:
    """2C. The starting player gets the pair with number 1, then clockwise; everybody can see which."""
    box = state.box
    for number in range(state.seats):
        seat = (state.starter + number) % state.seats
        for card in box.pairs[number]:
            state.starting[seat * len(box.starting) + card] += 1
        if tell is not None:
            tell(
                Event("starting-cards", {"seat": seat, "number": number + 1, "values": [box.starting[card] for card in box.pairs[number]]})
            )


def lay_stone_tiles(state: MangroviaState, dealer: Dealer, tell: Tell | None) -> None:
    """9. Tiles drawn by lot on the free spaces of the stone area: from all, from the statues, or from the others."""
    box = state.box
    choice = state.options["tiles"]
    if choice == "none":
        return
    lot: list[int] = []
    for tile in range(len(box.tiles)):
        if choice == "random" or box.statues[tile] == (choice == "gods"):
            lot += [tile] * box.tile_counts[tile]
    laid: list[str] = []
    for place, space in enumerate(box.stone):
        if state.owners[space] != NEUTRAL and lot:
            tile = lot.pop(dealer.below(len(lot)))
            state.laid[place] = tile
            laid.append(f"{box.spaces[space]} {box.tiles[tile]}")
    dealer.reveal(EVERYBODY)
    if tell is not None:
        tell(Event("tiles-laid", {"count": len(laid), "tiles": laid}))


def deal_landscapes(state: MangroviaState, dealer: Dealer, tell: Tell | None) -> None:
    """Deals landscape cards face down to everybody."""
    box = state.box
    for _ in range(box.dealt):
        for step in range(state.seats):
            seat = (state.starter + step) % state.seats
            state.may_get(seat, LANDSCAPES, 1)
            kind = pick(state, LANDSCAPES, dealer)
            dealer.reveal(seat)
            see(state, seat, kind)
            state.held[seat * box.kinds + kind] += 1
    if tell is None:
        return
    tell(Event("dealt", {"count": box.dealt}))
    for seat in range(state.seats):
        at = seat * box.kinds + box.first[LANDSCAPES]
        cards = [id for land, id in enumerate(box.landscapes) for _ in range(state.held[at + land])]
        tell(Event("hand", {"seat": seat, "landscapes": cards}, seat))
