"""A position of Lagune as people write it, with the ids of the box:

diver = 1                       the diver on turn (1 by default)
laid = { 1 = ["shell-3"] }      nothing by default, and so for sunk = { … } and swept = […]
hands = { 1 = ["shell-7"] }     just these; a hand that is not named is dealt, and the bag holds the rest
"""

from typing import Final

from archipel.engine.dealer import Dealer
from archipel.engine.phrase import Data, trouble

from .edition import LaguneBox

FIELDS: Final = ("diver", "laid", "hands", "sunk", "swept")


def arrange(box: LaguneBox, seats: int, position: Data, dealer: Dealer) -> Data:
    for field in position:
        if field not in FIELDS:
            raise trouble("position-field", {"value": field, "allowed": ", ".join(FIELDS)})
    piles: dict[str, list[list[int]]] = {}
    for field in ("laid", "hands", "sunk"):
        named = position.get(field, {})
        piles[field] = [shells(box, named.get(str(seat + 1), [])) for seat in range(seats)]
    swept = shells(box, position.get("swept", []))
    placed = [*swept, *(shell for field in piles.values() for pile in field for shell in pile)]
    bag = [shell for shell in range(len(box.shells)) if shell not in placed]
    for seat, hand in enumerate(piles["hands"]):
        if str(seat + 1) not in position.get("hands", {}):
            hand.extend(sorted(bag.pop(dealer.below(len(bag))) for _ in range(box.hand)))
    return {"seat": int(position.get("diver", 1)) - 1, "over": False, "bag": bag, "swept": swept, **piles}


def shells(box: LaguneBox, ids: list[str]) -> list[int]:
    for id in ids:
        if id not in box.shells:
            raise trouble("position-thing", {"value": id, "allowed": ", ".join(box.shells)})
    return sorted(box.shells.index(id) for id in ids)
