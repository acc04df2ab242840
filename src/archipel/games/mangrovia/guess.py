"""A whole position from one player's view (see `State.imagine`): what the view shows is laid out, and what is hidden is dealt anew."""

from typing import Final

from archipel.engine.dealer import Dealer
from archipel.engine.phrase import Data
from archipel.games.mangrovia.edition import COMMON, NONE, STARTING, STOCKS, TILE, TRINKETS, VALUABLES, MangroviaBox
from archipel.games.mangrovia.redeal import redeal
from archipel.games.mangrovia.state import ACTION, BLOCKED, BOWL, CARD, FREE, NEUTRAL, NOTHING, PAY, RETURN, MangroviaState

ASKS: Final = {"bowl": BOWL, "card": CARD, "pay": PAY, "return": RETURN, "over": NOTHING}
SOURCES: Final = {"valuable": COMMON, "amulet": COMMON, "starting": STARTING, "tile": TILE}


def imagine(state: MangroviaState, view: Data, dealer: Dealer) -> Data:
    """Lays out the view on an empty state, deals anew there, and returns its table."""
    state.lay_out({**open_table(state.box, view), **hidden_things(state.box, view)})
    redeal(state, view["seat"], dealer)
    return state.table()


def open_table(box: MangroviaBox, view: Data) -> Data:
    """All that everybody can see, as `table()` writes it."""
    seats: int = view["seats"]
    players: list[Data] = view["players"]
    bowls = [view["bowls"].get(id, FREE) for id in box.sites]
    if view["blocked"] is not None:
        bowls[box.sites.index(view["blocked"])] = BLOCKED
    owners = [FREE] * len(box.spaces)
    counts = [0] * len(box.spaces)
    for id, hut in view["huts"].items():
        space = box.spaces.index(id)
        owners[space] = hut["owner"] if hut["owner"] >= 0 else NEUTRAL
        counts[space] = hut["count"]
    stone = [view["stone_tiles"].get(box.spaces[space]) for space in box.stone]
    return {
        "seat": view["asked"],
        "over": view["over"],
        "ask": ASKS.get(view["decision"]["key"], ACTION),
        "round": view["round"],
        "starter": view["starter"],
        "placed": len(view["bowls"]),
        "landing": view["landing"],
        "step": view["step"],
        "ending": view["ending"],
        "bowls": bowls,
        "birds": sum(1 << box.landscapes.index(id) for id in view["birds"]),
        "shown_valuables": [NONE if value is None else box.values.index(value) for value in view["valuables"]["shown"]],
        "shown_landscapes": [NONE if id is None else box.landscapes.index(id) for id in view["landscapes"]["shown"]],
        "spent": spent(box, view),
        "starting": [players[seat]["starting"].count(value) for seat in range(seats) for value in box.starting],
        "tiles": [players[seat]["tiles"].count(id) for seat in range(seats) for id in box.tiles],
        "laid": [NONE if id is None else box.tiles.index(id) for id in stone],
        "ones": view["amulets"]["ones"],
        "owners": owners,
        "counts": counts,
        "poles": [view["pole_tiles"].get(id, 0) for id in box.spaces],
        "pole_next": len(box.poles) - len(view["pole_pile"]),
        "supply": [player["huts"] for player in players],
        "points": [player["points"] for player in players],
        **building(box, view["building"]),
    }


def spent(box: MangroviaBox, view: Data) -> list[int]:
    """The discard piles, and the amulets set aside."""
    return counted(
        box, {"valuables": view["valuables"]["discard"], "landscapes": view["landscapes"]["discard"], "amulets": view["amulets"]["aside"]}
    )


def counted(box: MangroviaBox, things: Data) -> list[int]:
    """How many there are of every kind."""
    return (
        [things["valuables"].count(value) for value in box.values]
        + [things["landscapes"].count(id) for id in box.landscapes]
        + [things["amulets"].count(value) for value in box.amulets]
    )


def building(box: MangroviaBox, under_way: Data | None) -> Data:
    if under_way is None:
        return {"space": NONE, "huts": 0, "left": 0, "wild": False, "given": [], "paid": []}
    space = box.spaces.index(under_way["space"])
    purse = box.purses[box.currencies[space]]
    pieces = list(zip(purse.values, purse.sources, strict=True))
    return {
        "space": space,
        "huts": under_way["huts"],
        "left": under_way["left"],
        "wild": under_way["wild"],
        "given": [box.landscapes.index(id) for id in under_way["cards"]],
        "paid": [pieces.index((piece["value"], SOURCES[piece["kind"]])) for piece in under_way["paid"]],
    }


# What is hidden: as many as there are, of any kind for now, and what this player knows of it


def hidden_things(box: MangroviaBox, view: Data) -> Data:
    seats: int = view["seats"]
    seat: int = view["seat"]
    players: list[Data] = view["players"]
    memory: Data = view["memory"]
    drawn: Data | None = view["drawn"]
    most = [
        *(memory["valuables"][str(value)] for value in box.values),
        *(memory["landscapes"][id] for id in box.landscapes),
        *(memory["amulets"][str(value)] for value in box.amulets),
    ]
    returned = [memory["returned"].get(str(value), 0) for value in box.amulets]
    return {
        "stock": any_kinds(box, [pile_size(view, stock) for stock in range(len(STOCKS))]),
        "held": [count for player in players for count in hand(box, player)],
        "known": [count for player in players for count in counted(box, player["known"])],
        "could": [count for player in players for count in player["at_most"]],
        "fresh": [count for viewer in range(-1, seats) for count in (most if viewer == seat else memory["open"])],
        "returned": [count for other in range(seats) for count in (returned if other == seat else [0] * len(box.amulets))],
        "drawn": drawn_amulets(box, drawn),
        "one": drawn is not None and drawn["one"],
        "mixed": drawn is not None and drawn["mixed"],
    }


def any_kinds(box: MangroviaBox, sizes: list[int]) -> list[int]:
    """So many cards or amulets of each stock, all of its first kind."""
    counts = [0] * box.kinds
    for stock, size in enumerate(sizes):
        counts[box.first[stock]] = size
    return counts


def pile_size(view: Data, stock: int) -> int:
    size: int = view["amulets"]["bag"] if stock == TRINKETS else view[STOCKS[stock]]["pile"]
    return size


def hand(box: MangroviaBox, player: Data) -> list[int]:
    """A hand as far as the view shows it: whole, at the end of the game the amulets, or none of it."""
    shown: Data | None = player["hand"]
    if shown is not None and "valuables" in shown:
        return counted(box, shown)
    counts = any_kinds(box, [in_hand(player, stock) for stock in range(len(STOCKS))])
    if shown is not None:
        counts[box.one :] = [shown["amulets"].count(value) for value in box.amulets]
    return counts


def in_hand(player: Data, stock: int) -> int:
    """How many common cards or amulets a hand holds, which everybody can count."""
    count: int = player[STOCKS[stock]]
    return count - len(player["starting"]) if stock == VALUABLES else count


def drawn_amulets(box: MangroviaBox, drawn: Data | None) -> list[int]:
    """The amulets of which one goes back."""
    if drawn is None:
        return [0] * len(box.amulets)
    if drawn["amulets"] is not None:
        return [drawn["amulets"].count(value) for value in box.amulets]
    return any_kinds(box, [0, 0, drawn["count"]])[box.one :]
