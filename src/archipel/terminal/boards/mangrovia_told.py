"""Mangrovia in words: what the signs of its drawing mean, and its board for whoever hears it read out."""

from archipel.engine.edition import Edition, items
from archipel.engine.phrase import Data
from archipel.terminal.boards.mangrovia_scene import AMULET, NEUTRAL, Scene, off_grid, tile_sign
from archipel.terminal.boards.told import entry
from archipel.words import Words


def legend(view: Data, edition: Edition, words: Words) -> list[tuple[str, str]]:
    """Every sign of the grid, the archipelago, the cards and the list of players."""
    scene = Scene(view, edition, words, [])
    lands = [(scene.sign(id), words.name("landscape", id)) for id in scene.landscapes]
    others = {
        f"{scene.sign(scene.landscapes[0])}9": "price", f"5{AMULET}": "amulets", "+2": "points", "( )": "circle", "▲ ■ ● ◆ ★": "hut",
        "▲▲": "double", NEUTRAL[0]: "neutral", "▲ 4": "pole", "A 12/6": "path", "12/6": "area", "n × N": "square",
        "1(▲)12": "bowl", "(×)": "blocked", "►": "boat", "▯": "up", "▮": "down", "⌂": "build", "⌂⌂": "build-double", "vv": "birds",
        "☀": "sun", "Σ": "now", "❖": "valuables", "▤": "landscapes", "♛": "talisman", "4▴": "starting", "[3] [✱]": "tile", "·": "empty",
    }  # fmt: skip
    return [*lands, *((sign, words.text(f"board-sign-{id}")) for sign, id in others.items())]


def describe(view: Data, edition: Edition, words: Words, names: list[str]) -> list[str]:
    """The spaces, free or built on; the paths; the boat's way; the displays; the players; one's own hand."""
    say, scene = words.text, Scene(view, edition, words, names)
    lines = [say("board-last-round" if view["ending"] else "board-round", round=view["round"])]
    lines.append(say("board-birds", first=view["birds"][0], second=view["birds"][1]))
    lines.append(say("board-boat", landing=view["landing"]) if view["landing"] else say("board-boat-waits"))
    free = sorted((id for id in scene.spaces if id not in view["huts"]), key=lambda space: (space in off_grid(scene), space))
    lines.append(entry(say("board-free"), [space(scene, id) for id in free]))
    huts = {id: view["huts"][id] for id in sorted(view["huts"])}
    for seat, name in enumerate(names):
        built = [f"{id} ×{hut['count']}" if hut["count"] > 1 else id for id, hut in huts.items() if hut["owner"] == seat]
        lines.append(entry(say("board-huts-of", seat=seat, name=name), built))
    neutral = [id for id, hut in huts.items() if hut["owner"] not in range(len(names))]
    if neutral:
        lines.append(entry(say("board-sign-neutral"), neutral))
    lines.append(entry(say("board-sign-path"), [f"{id} {path['first']}/{path['second']}" for id, path in scene.paths.items()]))
    for number, site in enumerate(items(edition.data, "sites"), 1):
        owner = view["bowls"].get(site["id"])
        whose = names[owner] if owner is not None else say("board-sign-blocked") if view["blocked"] == site["id"] else "–"
        lines.append(say("board-site", number=number, near=min(site["landings"]), far=max(site["landings"]), name=whose))
    lines.append(entry(say("board-valuables"), [str(value) for value in view["valuables"]["shown"] if value is not None]))
    lines.append(entry(say("board-landscapes"), [words.name("landscape", id) for id in view["landscapes"]["shown"] if id is not None]))
    for seat, player in enumerate(view["players"]):
        counts = {"sun": player["points"], "now": view["score"]["totals"][seat], "huts": player["huts"]}
        counts |= {key: player[key] for key in ("valuables", "landscapes", "amulets")}
        figures = [f"{say(f'board-sign-{key}')} {count}" for key, count in counts.items()]
        lines.append(entry(names[seat], figures + ([say("board-sign-talisman")] if view["starter"] == seat else [])))
    if view["seat"] >= 0:
        lines.append(entry(say("board-hand"), hand(view["players"][view["seat"]], words)))
    return lines


def space(scene: Scene, id: str) -> str:
    """A free space: landscapes, price, points, what lies on it."""
    printed, words = scene.spaces[id], scene.words
    parts = [id, *(words.name("landscape", land) for land in printed["land"]), str(printed["cost"])]
    if printed["pay"] == "amulets":
        parts.append(words.text("board-sign-amulets"))
    if printed["points"]:
        parts.append(f"+{printed['points']}")
    if printed.get("circle"):
        parts.append(f"({words.text('board-sign-circle')})")
    if id in scene.view["stone_tiles"]:
        parts.append(f"[{tile_sign(scene.view['stone_tiles'][id])}]")
    return " ".join(parts)


def hand(own: Data, words: Words) -> list[str]:
    held = [str(value) for value in sorted(own["hand"]["valuables"])]
    held += [f"{value} ({words.text('board-sign-starting')})" for value in own["starting"]]
    held += [words.name("landscape", land) for land in own["hand"]["landscapes"]]
    return held + [f"{value} {words.text('board-sign-amulets')}" for value in own["hand"]["amulets"]]
