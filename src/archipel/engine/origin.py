"""Where a game goes on from, if it does not begin from the beginning: a position of another game, its parent.

Of that position a record holds what one seat knew there. Whatever the seat did not know is something else in it: a guess. When the game
begins, the same is dealt anew by its own dealer, again as in a guess. So a game that goes on replays without its parent, and holds nothing
that the seat did not know. `sequel.check_parent` holds it against its parent.
"""

import hmac

from archipel.engine.dealer import Dealer, KeyedDealer
from archipel.engine.edition import Edition, canonical
from archipel.engine.game import Game
from archipel.engine.phrase import Data, trouble
from archipel.engine.state import State


class Origin:
    """`parent` is the last hash of the parent's record, or the SHA-256 of its header if that was still running. `entry` is the entry of its
    record after which the game goes on, by a `line` of moves; `position` is what `seat` knew there, as `table()` writes it.

    The position is as secret as the seed until the game is over: `sealed`, which is made of both, is all that is told of it.
    """

    def __init__(self, parent: str, entry: int, seat: int, line: list[str], position: Data | None, sealed: str = "") -> None:
        self.parent = parent
        self.entry = entry
        self.seat = seat
        self.line = line
        self.position = position
        self.sealed = sealed

    def seal(self, seed: bytes) -> "Origin":
        """The same for the game with this seed."""
        return Origin(self.parent, self.entry, self.seat, self.line, self.position, position_seal(seed, self.known()))

    def redacted(self) -> "Origin":
        """What may be told of it while the game runs."""
        return Origin(self.parent, self.entry, self.seat, self.line, None, self.sealed)

    def data(self) -> Data:
        """All of it but the seal, which belongs to a seed."""
        return {"parent": self.parent, "entry": self.entry, "seat": self.seat, "line": self.line, "position": self.position}

    def known(self) -> Data:
        """The position, where it may be known already."""
        if self.position is None:
            raise trouble("record-running", {})
        return self.position

    def lay_out(self, game: Game, edition: Edition, seats: int, options: dict[str, str]) -> State:
        """The position as it is written. One that cannot be, or cannot be played on, is refused."""
        table = self.known()
        game.box(edition)
        try:
            state = game.restore({"edition": edition.hash, "seats": seats, "options": options, "table": table})
            good = canonical(state.table()) == canonical(table) and 0 <= state.seat < seats and 0 <= self.seat < seats and not state.over
        except Exception as error:
            raise broken(str(error)) from None
        if not good:
            raise broken("table")
        return state

    def take_up(self, game: Game, edition: Edition, seats: int, options: dict[str, str], dealer: Dealer) -> State:
        """The position at which the game begins: what the seat knew is as it was, all else is dealt anew."""
        state = self.lay_out(game, edition, seats, options)
        try:
            begun = game.guess(state.view(self.seat), dealer)
            good = bool(begun.moves())
        except Exception as error:
            raise broken(str(error)) from None
        if not good:
            raise broken("moves")
        return begun


def read_origin(data: Data) -> Origin:
    """The origin whose `data()` this is."""
    return Origin(data["parent"], data["entry"], data["seat"], data["line"], data["position"])


def known_to(game: Game, state: State, seat: int) -> Data:
    """A position as a seat knows it. What it does not know is something that it must consider possible: for the same view the same."""
    return game.guess(state.view(seat), KeyedDealer(bytes(32))).table()


def position_seal(seed: bytes, position: Data) -> str:
    """What is told of a position before the seed is: HMAC-SHA-256 with the seed as key, so that nobody can try out which one it was."""
    return hmac.digest(seed, f"archipel-position {canonical(position)}".encode(), "sha256").hex()


def broken(problem: str) -> Exception:
    return trouble("record-position-broken", {"problem": problem[:200]})
