"""Bora Bora in words: what the signs of its drawing mean, and its board for whoever hears it read out."""

from archipel.engine.edition import Edition, items
from archipel.engine.phrase import Data
from archipel.terminal.boards.borabora_map import FISH, MATERIALS, ROUTES, TERRAINS, kinds_of_fish
from archipel.terminal.boards.told import entry
from archipel.words import Words

COUNTS = {"offerings": "✿", "shells": "◎", "god_tiles": "✦", "priests": "♟", "cards": "▯"}


def legend(view: Data, edition: Edition, words: Words) -> list[tuple[str, str]]:
    """Every sign of the map, the tiles, the lists and one's own board."""
    say = words.text
    terrains = [(sign, say(f"board-sign-{id}")) for id, sign in TERRAINS.items()]
    materials = [(f"+{sign}", say("board-sign-gives", material=id)) for id, sign in MATERIALS.items()]
    fish = [(f"{FISH}3{letter}", words.name("fishkind", kind)) for kind, letter in kinds_of_fish(edition, words).items()]
    routes = [(f"{sign}4{sign}", say(f"board-sign-{kind}")) for kind, sign in ROUTES.items()]
    others = {
        "[▲]": "top", "▲■●◆": "hut", "▲4": "die", "►": "turn", "☀": "points", "Σ": "now", "⚂": "dice", "✿": "offerings",
        "◎": "shells", "✦": "god-tiles", "♟": "priests", "▯": "cards", "⌂": "huts", "☺": "people", "▣": "built", "✓": "done",
        "♂ ♀": "sexes", "▾": "shifted", "−2": "missing", "·": "empty",
    }  # fmt: skip
    return [*terrains, *materials, *fish, *routes, *((sign, say(f"board-sign-{id}")) for sign, id in others.items())]


def describe(view: Data, edition: Edition, words: Words, names: list[str]) -> list[str]:
    """Regions with their huts, routes, tiles with their dice, tracks, offers, the players, and one's own things."""
    say = words.text
    lines = [f"{say('board-round', round=view['round'])}, {say('board-phase', phase=view['phase'])}"]
    yields = {str(entry["region"]): str(entry["material"]) for entry in items(edition.data, "yields")}
    fish = {str(entry["id"]): entry for entry in items(edition.data, "fish")}
    for region in items(edition.data, "regions"):
        id = str(region["id"])
        here = view["regions"][id]
        caught = fish[here["fish"]]
        huts = [f"{names[seat]} ({say('board-sign-top')})" if seat == here["top"] else names[seat] for seat in here["huts"]]
        gives, swims = words.name("material", yields[id]), words.name("fishkind", caught["kind"])
        lines.append(f"{id}, {words.name('region', id)}: {gives}, {swims} {caught['value']}; {', '.join(huts) or '–'}")
    for kind in ROUTES:
        found = [f"{route['a']}–{route['b']} {route['value']}" for route in items(edition.data, "routes") if route["kind"] == kind]
        lines.append(entry(say(f"board-sign-{kind}"), found))
    for tile, dice in view["tiles"].items():
        lines.append(entry(words.name("tile", tile), [f"{names[die['seat']]} {die['die']}" for die in dice]))
    steps, temple = view["status"]["steps"], [space["value"] for space in items(edition.data, "temple")]
    lines.append(entry(say("board-status"), [f"{names[seat]} {steps[seat]}" for seat in reversed(view["status"]["stack"])]))
    spaces = zip(temple, view["temple"]["spaces"], strict=True)
    lines.append(entry(say("board-temple"), [f"{value} {names[owner]}" for value, owner in spaces if owner is not None]))
    for sex in ("men", "women"):
        there = [f"{place} {words.name('kind', kind)}" for place, kind in enumerate(view["people"][sex], 1) if kind is not None]
        lines.append(entry(say(f"board-{sex}"), there))
    jewels = {str(jewel["id"]): jewel for jewel in items(edition.data, "jewelry")}
    offered = [jewel for jewel in view["jewelry"][view["round"] - 1] if jewel is not None]
    lines.append(
        entry(say("board-jewelry"), [f"{words.name('jewel', id)} ({jewels[id]['cost']} {say('board-sign-shells')})" for id in offered])
    )
    lines.append(entry(say("board-cards"), named(words, "colour", view["cards"]["shown"])))
    lines.append(entry(say("board-tasks"), named(words, "task", view["tasks"]["offer"])))
    for seat in view["order"]:
        player = view["players"][seat]
        dice = " ".join(str(die["value"]) for die in player["dice"] if die["at"] is None and die["value"]) or "–"
        counts = [f"{say('board-sign-' + id.replace('_', '-'))} {player[id]}" for id in COUNTS]
        figures = [f"{say('board-sign-points')} {player['points']}", f"{say('board-sign-now')} {view['score']['totals'][seat]}"]
        lines.append(entry(names[seat], [*figures, f"{say('board-sign-dice')} {dice}", *counts]))
    if view["seat"] >= 0:
        lines += own(view["players"][view["seat"]], words)
    return lines


def own(player: Data, words: Words) -> list[str]:
    say = words.text
    people = [f"{id} {words.name('kind', held['kind'])}" for id, held in player["spaces"].items() if held is not None and "kind" in held]
    free = [id for id, held in player["spaces"].items() if held is None]
    area = [f"{id} {words.name('material', held)}" for id, held in player["ceremony"].items() if held is not None]
    tasks = [
        f"{words.name('task', task['id'])} ({say('board-missing', count=task['missing'])})" for task in player["tasks"] if task is not None
    ]
    return [
        entry(say("board-spaces"), [*people, *(f"{id} –" for id in free)]),
        entry(say("board-ceremony"), area),
        entry(say("board-own-tasks"), tasks),
        entry(say("board-hand"), named(words, "colour", player["hand"])),
    ]


def named(words: Words, kind: str, ids: list[str | None]) -> list[str]:
    return [words.name(kind, id) for id in ids if id is not None]
