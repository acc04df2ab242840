"""A net: two layers, and from the second how promising every answer looks and everybody's share of wins.

Kept as a file of one line of JSON (the card: what it is and how it was made) and the weights as little-endian float16, one matrix after the
other. Reading checks every length before anything is used; nothing in the file is executed.
"""

import json
import math
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from archipel.engine.phrase import Data, trouble
from archipel.files import problem_of

Floats: TypeAlias = NDArray[np.float32]
Numbers: TypeAlias = NDArray[np.signedinteger[Any]]
Bytes: TypeAlias = NDArray[np.uint8]
Bits: TypeAlias = NDArray[np.bool_]

MARK: Final = "archipel net 1"
LARGEST: Final = 4_000_000
"""No net file has more bytes than this."""
WIDEST: Final = 100_000
"""No net has more inputs or outputs, or a wider layer."""
NUMBERS: Final = ("features", "length", "slots", "seats", "hidden")
NAMES: Final = ("w1", "b1", "w2", "b2", "wp", "bp", "ws", "bs")


class Shape:
    """What must agree between a game and a net: the version and length of its rows, how many answers there are, and how many seats."""

    def __init__(self, features: int, length: int, slots: int, seats: int, hidden: int) -> None:
        self.features = features
        self.length = length
        self.slots = slots
        self.seats = seats
        self.hidden = hidden

    def sizes(self) -> list[tuple[int, ...]]:
        """The sizes of the matrices, in the order of `NAMES`."""
        f, h, p, s = self.length, self.hidden, self.slots, self.seats
        return [(f, h), (h,), (h, h), (h,), (h, p), (p,), (h, s), (s,)]

    def data(self) -> Data:
        return {name: getattr(self, name) for name in NUMBERS}


class Net:
    """Weights in float32; the rows' scales are among those of the first layer."""

    def __init__(self, shape: Shape, weights: Sequence[Floats], card: Data) -> None:
        self.shape = shape
        self.weights = list(weights)
        self.card = card
        self.w1, self.b1, self.w2, self.b2, self.wp, self.bp, self.ws, self.bs = weights
        self.wp_rows = np.ascontiguousarray(self.wp.T)

    def think(self, rows: Bytes) -> tuple[Floats, Floats]:
        """The second layer for these rows, and the shares of wins before they are made to add up."""
        first: Floats = rows.astype(np.float32) @ self.w1
        first += self.b1
        np.maximum(first, 0.0, out=first)
        second: Floats = first @ self.w2
        second += self.b2
        np.maximum(second, 0.0, out=second)
        shares: Floats = second @ self.ws
        shares += self.bs
        return second, shares

    def promises(self, second: Floats, numbers: list[int], slots: list[int], facets: int) -> Floats:
        """How promising answers look before they are made to add up: each is the sum over so many of the slots, one answer after the
        other; `numbers` says to which row each slot belongs."""
        if len(second) == 1:
            promised: Floats = self.wp_rows[slots] @ second[0]
        else:
            promised = (second @ self.wp)[numbers, slots]
        promised += self.bp[slots]
        return promised if facets == 1 else promised.reshape(-1, facets).sum(1)


def fresh(shape: Shape, scales: list[float], seed: int) -> list[Floats]:
    """Weights from which learning begins."""
    source = np.random.default_rng(seed)
    weights: list[Floats] = []
    for size in shape.sizes():
        if len(size) == 1:
            weights.append(np.zeros(size, np.float32))
        else:
            weights.append((source.standard_normal(size) * np.sqrt(2.0 / size[0])).astype(np.float32))
    weights[0] /= np.array(scales, np.float32)[:, None]
    weights[4] *= 0.1
    weights[6] *= 0.1
    return weights


def pack_net(net: Net) -> bytes:
    """As the content of a file."""
    card = {"net": MARK, **net.shape.data(), **net.card}
    return b"".join([json.dumps(card, sort_keys=True).encode(), b"\n", *(matrix.astype("<f2").tobytes() for matrix in net.weights)])


def read_content(path: Path) -> bytes:
    """What a net file contains, as far as one may be long."""
    try:
        with path.open("rb") as file:
            return file.read(LARGEST + 1)
    except OSError as error:
        raise trouble("net-unreadable", {"file": path.name, "problem": problem_of(error)}) from None


def parse_net(file: str, content: bytes) -> Net:
    """The net that this is the content of; `file` is what to call it."""
    if len(content) > LARGEST:
        raise broken(file, f"larger than {LARGEST} bytes")
    line, _, rest = content.partition(b"\n")
    card = read_card(file, line)
    shape = Shape(**{name: card[name] for name in NUMBERS})
    counts = [math.prod(size) for size in shape.sizes()]
    if len(rest) != 2 * sum(counts):
        raise broken(file, f"{len(rest)} bytes of weights instead of {2 * sum(counts)}")
    flat = np.frombuffer(rest, "<f2").astype(np.float32)
    if not np.isfinite(flat).all():
        raise broken(file, "a weight that is not a number")
    parts = np.split(flat, np.cumsum(counts)[:-1])
    weights = [part.reshape(size) for part, size in zip(parts, shape.sizes(), strict=True)]
    return Net(shape, weights, {name: value for name, value in card.items() if name not in (*NUMBERS, "net")})


def read_card(file: str, line: bytes) -> Data:
    try:
        card: Any = json.loads(line)
    except (ValueError, RecursionError):
        raise broken(file, "no card in its first line") from None
    if not isinstance(card, dict) or card.get("net") != MARK:
        raise broken(file, f"not called “{MARK}”")
    for name in NUMBERS:
        if type(card.get(name)) is not int or not 0 < card[name] <= WIDEST:
            raise broken(file, f"{name} is {quoted(card.get(name))}")
    return card


def quoted(value: Any) -> str:
    """A value of a card in a sentence: not all of it, and of lists and the like only what they are."""
    return str(value)[:40] if isinstance(value, str | int | float | None) else type(value).__name__


def broken(file: str, problem: str) -> Exception:
    return trouble("net-broken", {"file": file, "problem": problem})
