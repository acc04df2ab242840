"""The moves of Mangrovia as numbers and as texts.

0 skip · 1 collect · 2 collect 1 · site 1… · take 2… sand… · draw valuable, draw landscape · build A1… · double A1… · card mangrove… ·
pay 1… · pay starting 2… · pay tile · return 1… · birds mangrove water…; each sort begins where the box says (`at_site` and so on).
"""

from typing import Final

from archipel.engine.phrase import Reason, Refused
from archipel.games.mangrovia.edition import LANDSCAPES, MangroviaBox

SKIP: Final = 0
COLLECT: Final = 1
COLLECT_ONE: Final = 2

# The sorts of moves
SORT_SKIP: Final = 0
SORT_COLLECT: Final = 1
SORT_SITE: Final = 2
SORT_TAKE: Final = 3
SORT_DRAW: Final = 4
SORT_BUILD: Final = 5
SORT_DOUBLE: Final = 6
SORT_CARD: Final = 7
SORT_PAY: Final = 8
SORT_RETURN: Final = 9
SORT_BIRDS: Final = 10


def sort_of(box: MangroviaBox, move: int) -> int:
    """What a move is about."""
    if move < box.at_site:
        return SORT_SKIP if move == SKIP else SORT_COLLECT
    if move < box.at_build:
        if move < box.at_take:
            return SORT_SITE
        return SORT_TAKE if move < box.at_draw else SORT_DRAW
    if move < box.at_card:
        return SORT_BUILD if move < box.at_double else SORT_DOUBLE
    if move < box.at_pay:
        return SORT_CARD
    if move < box.at_return:
        return SORT_PAY
    return SORT_RETURN if move < box.at_birds else SORT_BIRDS


def text_of(box: MangroviaBox, move: int) -> str:
    if not 0 <= move < box.space:
        raise Refused(Reason("no-such-move", {"value": move, "high": box.space - 1}))
    return box.texts[move]


def parse(box: MangroviaBox, text: str) -> int:
    """The move of a text. Birds may be named in any order."""
    words = text.split()
    if len(words) == 3 and words[0] == "birds":
        words[1:] = sorted(words[1:], key=lambda name: place_of(box, name))
    plain = " ".join(words)
    if plain in box.texts:
        return box.texts.index(plain)
    verb, _, what = plain.partition(" ")
    allowed = allowed_after(box, verb)
    if not allowed:
        raise Refused(Reason("no-such-text", {"value": text}))
    raise Refused(Reason("no-such-" + NAMED[verb], {"value": what, "allowed": ", ".join(allowed)}))


def place_of(box: MangroviaBox, landscape: str) -> int:
    """Where a landscape stands in the edition; one that is none comes last."""
    return box.landscapes.index(landscape) if landscape in box.landscapes else len(box.landscapes)


NAMED: Final = {
    "site": "site", "take": "card", "draw": "pile", "build": "space", "double": "space", "card": "landscape", "pay": "payment",
    "return": "amulet", "birds": "birds",
}  # fmt: skip
"""What follows each verb, as the reasons call it."""


def allowed_after(box: MangroviaBox, verb: str) -> list[str]:
    """What may follow a verb; nothing if there is no such verb, or nothing follows it."""
    if verb not in NAMED:
        return []
    return [text.removeprefix(verb + " ") for text in box.texts if text.startswith(verb + " ")]


def hand_thing(box: MangroviaBox, kind: int) -> str:
    """A card or an amulet in one's hand."""
    return "hand-" + box.names[kind]


def card_thing(box: MangroviaBox, land: int) -> str:
    return hand_thing(box, box.first[LANDSCAPES] + land)
