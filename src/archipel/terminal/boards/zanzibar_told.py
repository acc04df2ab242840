"""Zanzibar in words: what the signs of its drawing mean, and its board for whoever hears it read out."""

from archipel.engine.edition import Edition
from archipel.engine.phrase import Data
from archipel.terminal.boards.told import entry
from archipel.terminal.boards.zanzibar_scene import HUT, SEA, Scene, name_of
from archipel.words import Words


def legend(view: Data, edition: Edition, words: Words) -> list[tuple[str, str]]:
    """Every sign of the map and the lists."""
    scene = Scene(view, edition, words, [])
    goods = [(sign, words.name("good", spice)) for spice, sign in scene.signs.items()]
    provinces = [(words.name("province", id)[:1], words.name("province", id)) for id in scene.provinces if id != scene.sea]
    others = {
        HUT: "hut", SEA: "sea", "▲3": "merchant", "▲ ■ ● ◆ ★": "player", "· · ·": "route", "►": "turn", "3 + 5": "cards",
        "▸2: −4◂": "worth", "×": "discarded",
    }  # fmt: skip
    return [*goods, *provinces, *((sign, words.text(f"board-sign-{id}")) for sign, id in others.items())]


def describe(view: Data, edition: Edition, words: Words, names: list[str]) -> list[str]:
    """The places by province with who stands there, the players, and one's own objectives."""
    say, scene = words.text, Scene(view, edition, words, names)
    state = f"{say('board-round')} {view['round']}"
    lines = [state if view["turns_left"] is None else f"{state}, {say('board-last-turns')}: {view['turns_left']}"]
    standing: dict[str, str] = {}
    for seat, player in enumerate(view["players"]):
        for id, place in player["merchants"].items():
            if place is not None:
                standing[str(place)] = f"{names[seat]} {str(id).partition('-')[2]}"
    for province in scene.provinces:
        places = [id for id, place in scene.places.items() if place["province"] == province]
        lines.append(entry(words.name("province", province), [told(scene, id, standing.get(id, "")) for id in places]))
    for seat, player in enumerate(view["players"]):
        done = [f"{words.name('objective', card['objective'])} {card['points']:+d}".replace("-", "−") for card in player["scored"]]
        done += [f"{words.name('objective', id)} ({say('board-sign-discarded')})" for id in player["discarded"]]
        figures = [
            f"{say('board-points')} {player['points']}".replace("-", "−"),
            f"{say('board-cards')} {player['hand']} + {player['pile']}",
        ]
        lines.append(entry(names[seat], [*figures, f"{say('board-owed')} {player['owed']}", *done]))
    if view["seat"] >= 0:
        own = view["players"][view["seat"]]
        worth = [(id, own["now"][id]) for id in own["objectives"]]
        cards = [say("board-now", objective=id, count=now["count"], points=f"{now['points']:+d}".replace("-", "−")) for id, now in worth]
        lines.append(entry(say("board-hand"), cards))
    return lines


def told(scene: Scene, place: str, who: str) -> str:
    """A place with its good, and who stands there."""
    good = str(scene.places[place]["good"])
    what = "" if good == SEA else f" {scene.words.name('good', good)}"
    return f"{name_of(scene, place)}{what}" + (f" ({who})" if who else "")
