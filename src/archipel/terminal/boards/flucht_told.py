"""Flucht aus Mangrovia in words: what the signs of its drawing mean, and its board for whoever hears it read out."""

from archipel.engine.edition import Edition
from archipel.engine.phrase import Data
from archipel.terminal.boards.flucht_scene import MARKS, Scene
from archipel.terminal.boards.told import entry
from archipel.words import Words


def legend(view: Data, edition: Edition, words: Words) -> list[tuple[str, str]]:
    """Every sign of the path, the teams and the cards."""
    say, scene = words.text, Scene(view, edition, words, [])
    marks = " ".join(sign for sign, _ in MARKS)
    colours = [(scene.letters[str(colour["id"])], animal(colour, words)) for colour in scene.colours]
    others = {
        "▐ 8 B▌": say("board-tamed"), "░ 8 B░": say("board-wild"), f"║18 {scene.elephant}║": say("board-elephant"),
        **({"═ ╔╗╚╝": say("board-bridge")} if scene.bridge else {}), "▲1": say("board-sign-pawn"), marks: say("board-teams"),
        "▲1+2": say("board-sign-more"), "╰► ◄╯": say("board-sign-way"), "►": say("board-turn"), "▯5": say("board-cards"),
        "4·7": say("board-sign-places"), "(B)": say("board-sign-disc"), "◇Y": say("board-sign-diamond"), "░ █": say("board-sign-bar"),
    }  # fmt: skip
    return [*colours, *others.items()]


def animal(colour: Data, words: Words) -> str:
    return f"{words.name('colour', colour['id'])}, {words.name('animal', colour['animal'])}"


def describe(view: Data, edition: Edition, words: Words, names: list[str]) -> list[str]:
    """Which squares are tamed and which are not, where the pawns stand, and one's own hand."""
    say, scene = words.text, Scene(view, edition, words, names)
    first, last = f"{say('board-start')} {scene.numbers[scene.start]}", f"{say('board-finish')} {len(scene.squares)}"
    lines = [f"{first}, {last}"]
    for colour in scene.colours:
        own = [square for square in scene.squares if square.get("colour") == colour["id"]]
        wild = [str(scene.numbers[square["id"]]) for square in own if square["id"] not in scene.tamed]
        lines.append(entry(f"{animal(colour, words)}, {say('board-wild')}", wild))
    lines.append(entry(say("board-elephant"), [str(scene.numbers[square["id"]]) for square in scene.squares if "colour" not in square]))
    if scene.bridge:
        lines.append(entry(say("board-bridge"), [str(scene.numbers[id]) for id in scene.bridge]))
    for seat, team in enumerate(view["teams"]):
        places = [say("board-pawn", number=number, square=scene.numbers[place]) for number, place in enumerate(team["pawns"].values(), 1)]
        lines.append(entry(names[seat], [*places, f"{say('board-cards')} {team['hand']['count']}"]))
    if view["card"] is not None:
        lines.append(entry(say("board-card"), [card(scene, view["card"])]))
    if view["seat"] >= 0:
        lines.append(entry(say("board-hand"), [card(scene, id) for id in view["teams"][view["seat"]]["hand"]["cards"]]))
    lines.append(f"{say('board-pile')} {view['pile']['count']}, {say('board-played')} {len(view['played'])}")
    return lines


def card(scene: Scene, id: str) -> str:
    """A card with its disc and its diamonds."""
    words, data = scene.words, scene.cards[id]
    diamonds = " ".join(words.name("colour", colour) for colour in data["diamonds"])
    disc = words.name("colour", data["disc"])
    return f"{id} ({words.text('board-sign-disc')} {disc}; {words.text('board-sign-diamond')} {diamonds})"
