"""What each diver may know in Lagune: what lies open, how many shells lie where, and one's own shells, including the sunk ones.

Nothing else is known of a hidden shell, so a guess deals those that a diver has not seen in any way that fits the counts.
"""

from typing import NotRequired, TypedDict

from archipel.engine.dealer import Dealer
from archipel.engine.phrase import Data
from archipel.engine.view import Frame

from .edition import LaguneBox
from .state import LaguneState


class Pile(TypedDict):
    """Hidden shells; they are named to their diver, and to everybody once the game is over."""

    count: int
    shells: NotRequired[list[str]]


class Diver(TypedDict):
    laid: list[str]
    score: int
    held: Pile
    sunk: Pile


class View(Frame):
    divers: list[Diver]
    swept: list[str]
    bag: int


def view(state: LaguneState, seat: int) -> View:
    box = state.box
    divers: list[Diver] = []
    for diver in range(state.seats):
        held: Pile = {"count": len(state.hands[diver])}
        sunk: Pile = {"count": len(state.sunk[diver])}
        if diver == seat or state.over:
            held["shells"] = box.ids(state.hands[diver])
            sunk["shells"] = box.ids(state.sunk[diver])
        divers.append({"laid": box.ids(state.laid[diver]), "score": box.total(state.laid[diver]), "held": held, "sunk": sunk})
    return {
        **state.frame(seat),
        "divers": divers,
        "swept": box.ids(state.swept),
        "bag": len(state.bag),
    }


def imagine(box: LaguneBox, view: Data, dealer: Dealer) -> Data:
    """A whole table from a diver's view: the shells it has not seen are dealt to the hands and the sunk ones it cannot see."""
    divers: list[Data] = view["divers"]
    laid = [numbers(box, diver["laid"]) for diver in divers]
    swept = numbers(box, view["swept"])
    shown = [shell for diver in divers for pile in ("held", "sunk") for shell in numbers(box, diver[pile].get("shells", []))]
    seen = {*swept, *shown, *(shell for shells in laid for shell in shells)}
    unseen = [shell for shell in range(len(box.shells)) if shell not in seen]
    return {
        "seat": view["asked"],
        "over": view["over"],
        "swept": swept,
        "laid": laid,
        "hands": [fill(box, diver["held"], unseen, dealer) for diver in divers],
        "sunk": [fill(box, diver["sunk"], unseen, dealer) for diver in divers],
        "bag": unseen,
    }


def numbers(box: LaguneBox, ids: list[str]) -> list[int]:
    return sorted(box.shells.index(id) for id in ids)


def fill(box: LaguneBox, pile: Data, unseen: list[int], dealer: Dealer) -> list[int]:
    """The shells of a pile that the view shows; those of one it only counts are taken out of the unseen."""
    if "shells" in pile:
        return numbers(box, pile["shells"])
    return sorted(unseen.pop(dealer.below(len(unseen))) for _ in range(pile["count"]))
