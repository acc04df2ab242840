"""Where a game goes on from, if it does not begin from the beginning: a position of another game, its parent.

Of that position a record holds what one seat knew there: its view. All else is dealt anew by the game's own dealer, as in a guess. So a
game that goes on replays without its parent, and holds nothing that the seat did not know. `sequel.check_parent` holds it against that.
"""

import hmac
from typing import Any, Final

from archipel.engine.dealer import Dealer
from archipel.engine.edition import Edition, canonical
from archipel.engine.game import Game
from archipel.engine.phrase import Data, trouble
from archipel.engine.state import State

LARGEST: Final = 2**20
"""No number of a view is as large as this; a larger one would only keep a guess busy."""


class Origin:
    """`parent` is the last hash of the parent's record, or the SHA-256 of its header if that was still running. `entry` is the entry of its
    record after which the game goes on, by a `line` of moves; `seat` is whose `view` is kept.

    The view is as secret as the seed until the game is over: of the position `sealed` alone is told, made of both.
    """

    def __init__(self, parent: str, entry: int, seat: int, line: list[str], view: Data | None, sealed: str = "") -> None:
        self.parent = parent
        self.entry = entry
        self.seat = seat
        self.line = line
        self.view = view
        self.sealed = sealed

    def seal(self, seed: bytes) -> "Origin":
        """The same for the game with this seed."""
        if self.view is None:
            raise trouble("record-running", {})
        return Origin(self.parent, self.entry, self.seat, self.line, self.view, view_seal(seed, self.view))

    def redacted(self) -> "Origin":
        """What may be told of it while the game runs."""
        return Origin(self.parent, self.entry, self.seat, self.line, None, self.sealed)

    def data(self) -> Data:
        """All of it but the seal, which belongs to a seed."""
        return {"parent": self.parent, "entry": self.entry, "seat": self.seat, "line": self.line, "view": self.view}

    def take_up(self, game: Game, edition: Edition, seats: int, options: dict[str, str], dealer: Dealer) -> State:
        """The position at which the game begins: what the seat knew is as it was, all else is dealt anew. A view that cannot be, or that is
        one of another game, is refused."""
        view = self.view
        if view is None:
            raise trouble("record-running", {})
        expected: Data = {
            "game": game.name,
            "edition": edition.hash,
            "seats": seats,
            "options": options,
            "seat": self.seat,
            "over": False,
        }
        for name, value in expected.items():
            if view.get(name) != value:
                raise broken(name)
        try:
            check_numbers(view)
            state = game.guess(view, dealer)
            faults = state.faults()
            known = canonical(state.view(self.seat)) == canonical(view)
            playable = bool(state.moves())
        except Exception as error:
            raise broken(f"{type(error).__name__} {error}") from None
        if faults or not known or not playable:
            raise broken(faults[0] if faults else "view" if not known else "moves")
        return state


def read_origin(data: Data) -> Origin:
    """The origin whose `data()` this is."""
    return Origin(data["parent"], data["entry"], data["seat"], data["line"], data["view"])


def view_seal(seed: bytes, view: Data) -> str:
    """What is told of a view before the seed is: HMAC-SHA-256 with the seed as key, so that nobody can try out which view it was."""
    return hmac.digest(seed, f"archipel-view {canonical(view)}".encode(), "sha256").hex()


def check_numbers(data: Any) -> None:
    if isinstance(data, dict):
        for part in data.values():
            check_numbers(part)
    elif isinstance(data, list):
        for part in data:
            check_numbers(part)
    elif isinstance(data, int) and not -LARGEST < data < LARGEST:
        raise ValueError(str(data)[:40])


def broken(problem: str) -> Exception:
    return trouble("record-view-broken", {"problem": problem[:200]})
