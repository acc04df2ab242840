"""The moves of Bora Bora as numbers and as texts.

0 pass · 1 done · 2 point · 3 status · 4 shell · 5 offering · sand… · card pile, card blue… · hut · settle C-NW…, settle C-NW last… ·
on a1… · man 1…, woman 1…, man 1 last… · shift man land… · priest 6… · build 1… · cover a1 b1… · 1 land… 6 fishing · blue card, blue tile,
blue pair white… · use man land… · double man land… · buy necklace-1… · fulfil …, drop …, pick …; each sort begins where the box says
(`at_settle` and so on).
"""

from typing import Final

from archipel.engine.phrase import Reason, Refused
from archipel.games.borabora.edition import SEXES, BoraBoraBox

PASS: Final = 0
DONE: Final = 1
POINT: Final = 2
STATUS: Final = 3
SHELL: Final = 4
OFFERING: Final = 5

# The sorts of moves
SORT_SINGLE: Final = 0
SORT_MATERIAL: Final = 1
SORT_CARD: Final = 2
SORT_HUT: Final = 3
SORT_SETTLE: Final = 4
SORT_ON: Final = 5
SORT_PERSON: Final = 6
SORT_SHIFT: Final = 7
SORT_PRIEST: Final = 8
SORT_BUILD: Final = 9
SORT_COVER: Final = 10
SORT_PLACE: Final = 11
SORT_GOD: Final = 12
SORT_USE: Final = 13
SORT_DOUBLE: Final = 14
SORT_BUY: Final = 15
SORT_FULFIL: Final = 16
SORT_DROP: Final = 17
SORT_PICK: Final = 18


def sort_of(box: BoraBoraBox, move: int) -> int:
    """What a move is about."""
    begins = (
        box.at_material, box.at_card, box.at_hut, box.at_settle, box.at_on, box.at_person, box.at_shift, box.at_priest, box.at_build,
        box.at_cover, box.at_place, box.at_god, box.at_use, box.at_double, box.at_buy, box.at_fulfil, box.at_drop, box.at_pick,
    )  # fmt: skip
    sort = SORT_SINGLE
    for begin in begins:
        if move < begin:
            break
        sort += 1
    return sort


def text_of(box: BoraBoraBox, move: int) -> str:
    if not 0 <= move < box.space:
        raise Refused(Reason("no-such-move", {"value": move, "high": box.space - 1}))
    return box.texts[move]


def parse(box: BoraBoraBox, text: str) -> int:
    """The move of a text. The two spaces of a building may be named in any order."""
    words = text.split()
    if len(words) == 3 and words[0] == "cover":
        words[1:] = sorted(words[1:], key=lambda space: box.ceremony.index(space) if space in box.ceremony else len(box.ceremony))
    plain = " ".join(words)
    if plain in box.texts:
        return box.texts.index(plain)
    verb, _, what = plain.partition(" ")
    allowed = [known.removeprefix(verb + " ") for known in box.texts if known.startswith(verb + " ")]
    if not allowed:
        raise Refused(Reason("no-such-text", {"value": text}))
    raise Refused(Reason("no-such-thing", {"verb": verb, "value": what, "allowed": ", ".join(allowed)}))


def sex_and_kind(box: BoraBoraBox, type: int) -> tuple[str, str]:
    return SEXES[type // len(box.kinds)], box.kinds[type % len(box.kinds)]
