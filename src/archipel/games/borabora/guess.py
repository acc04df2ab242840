"""A whole position from one player's view (see `State.imagine`): hidden god cards are dealt afresh, within all that this player knows."""

from archipel.engine.dealer import Dealer
from archipel.engine.phrase import Data
from archipel.games.borabora.edition import NONE, SEXES, BoraBoraBox
from archipel.games.borabora.hidden import TRIES, Holder, spread
from archipel.games.borabora.state import COVERED, DOINGS, EMPTY, FILLED, FREE, HUT, PHASES, SOURCES, BoraBoraState


def imagine(state: BoraBoraState, asked: int, view: Data, dealer: Dealer) -> Data:
    """`asked` is the number of the question."""
    box = state.box
    table: Data = {**open_table(box, view), "ask": asked}
    for _ in range(TRIES):
        table.update(hidden_cards(box, view, dealer))
        if view["over"] or view["asked"] == view["seat"] or answerable(state, table):
            break
    return table


def answerable(state: BoraBoraState, table: Data) -> bool:
    """Whether the seat that is asked has an answer: a god may have been invoked for something that only its real hand allows."""
    state.lay_out(table)
    return bool(state.moves())


def number_of(id: str | None, ids: list[str]) -> int:
    return NONE if id is None else ids.index(id)


def bits(ids: list[str], all_ids: list[str]) -> int:
    return sum(1 << all_ids.index(id) for id in ids)


# What everybody can see


def open_table(box: BoraBoraBox, view: Data) -> Data:
    """All that everybody can see except the question, as `table()` writes it."""
    players: list[Data] = view["players"]
    regions = [view["regions"][id] for id in box.regions]
    shown = view["people"]
    rows: Data = {str(row["id"]): row["points"] for row in view["score"]["rows"]}
    return {
        "seat": view["asked"],
        "over": view["over"],
        "phase": PHASES.index(view["phase"]),
        "round": view["round"],
        "turn": view["turn"],
        "order": view["order"],
        "fish": [box.fish.index(region["fish"]) for region in regions],
        "top": [NONE if region["top"] is None else region["top"] for region in regions],
        "huts": [sum(1 << number for number, region in enumerate(regions) if seat in region["huts"]) for seat in range(view["seats"])],
        "dice": [die["value"] for player in players for die in player["dice"]],
        "at": [number_of(die["at"], box.tiles) for player in players for die in player["dice"]],
        "offer": [number_of(kind, box.kinds) for kind in shown["men"] + shown["women"]],
        "pile": [shown["pile"][name][kind] for name in ("men", "women") for kind in box.kinds],
        "temple": [NONE if owner is None else owner for owner in view["temple"]["spaces"]],
        "temple_tiles": view["temple"]["tiles"],
        "steps": view["status"]["steps"],
        "stack": view["status"]["stack"],
        "jewels": [number_of(jewel, box.jewels) for jewels in view["jewelry"] for jewel in jewels],
        "offered": [number_of(task, box.tasks) for task in view["tasks"]["offer"]],
        "task_pile": bits(view["tasks"]["pile"], box.tasks),
        "earned": [rows[id][seat] for seat in range(view["seats"]) for id in SOURCES],
        **player_boards(box, players),
        **under_way(box, view),
    }


def player_boards(box: BoraBoraBox, players: list[Data]) -> Data:
    last = box.spaces[box.last]
    return {
        "spaces": [held(box, player["spaces"][id]) for player in players for id in box.spaces],
        "spare": [(player["spaces"][last] or {}).get("huts", 0) for player in players],
        "ceremony": [covered(box, player["ceremony"][id]) for player in players for id in box.ceremony],
        "beside": [player["beside"][id] for player in players for id in box.materials],
        "built": [sum(1 << box.buildings.index(value) for value in player["built"]) for player in players],
        "offerings": [player["offerings"] for player in players],
        "shells": [player["shells"] for player in players],
        "god_tiles": [player["god_tiles"] for player in players],
        "priests": [player["priests"] for player in players],
        "owned": [bits(player["jewelry"], box.jewels) for player in players],
        "tasks": [NONE if task is None else box.tasks.index(task["id"]) for player in players for task in player["tasks"]],
        "done": [bits(player["done"], box.tasks) for player in players],
        "points": [player["points"] for player in players],
        "man_used": [number_of(player["used"]["man"], box.kinds) for player in players],
        "woman_used": [number_of(player["used"]["woman"], box.kinds) for player in players],
        "green_used": [1 if player["used"]["green"] else 0 for player in players],
    }


def held(box: BoraBoraBox, space: Data | None) -> int:
    if space is None:
        return EMPTY
    if "huts" in space:
        return HUT
    type = SEXES.index(space["sex"]) * len(box.kinds) + box.kinds.index(space["kind"])
    return 1 + type + (box.types if space["shifted"] else 0)


def covered(box: BoraBoraBox, thing: str | None) -> int:
    if thing is None:
        return FREE
    if thing in box.materials:
        return FILLED
    return COVERED + box.buildings.index(int(thing.removeprefix("building-")))


def under_way(box: BoraBoraBox, view: Data) -> Data:
    doing: Data = view["doing"] or {}
    building = doing.get("building")
    return {
        "doing": DOINGS.index(doing.get("action", "nothing")),
        "by": doing.get("by", 0),
        "tile": number_of(doing.get("tile"), box.tiles),
        "value": doing.get("value", 0),
        "left": doing.get("left", 0),
        "region": number_of(doing.get("region"), box.regions),
        "material": number_of(doing.get("material"), box.materials),
        "building": NONE if building is None else box.buildings.index(building),
        "blue": doing.get("blue", False),
        "white": doing.get("white", False),
        "green": doing.get("green", False),
        "helped": doing.get("helped", False),
    }


# What is hidden


def hidden_cards(box: BoraBoraBox, view: Data, dealer: Dealer) -> Data:
    colours = range(len(box.colours))
    seat: int = view["seat"]
    known = [counted(box, player["known"]) for player in view["players"]]
    spent = counted(box, view["cards"]["discard"])
    shown = [number_of(id, box.colours) for id in view["cards"]["shown"]]
    holders: list[Holder] = []
    for other, player in enumerate(view["players"]):
        if other == seat:
            holders.append(Holder(counted(box, player["hand"]), [0 for _ in colours], 0))
        else:
            holders.append(Holder(known[other][:], list(player["at_most"]), player["cards"] - sum(known[other])))
    memory: Data = view["memory"]
    pile = Holder([0 for _ in colours], list(memory["pile"]), view["cards"]["pile"])
    spread(box, holders, pile, spent, shown, dealer)
    return {
        "stock": pile.counts,
        "spent": spent,
        "display": shown,
        "held": [count for holder in holders for count in holder.counts],
        "known": [count for counts in known for count in counts],
        "could": [count for player in view["players"] for count in player["at_most"]],
        "fresh": [count for viewer in range(-1, view["seats"]) for count in memory["pile" if viewer == seat else "open"]],
    }


def counted(box: BoraBoraBox, cards: list[str]) -> list[int]:
    return [cards.count(id) for id in box.colours]
