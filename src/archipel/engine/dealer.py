"""Chance, passed in from outside. The rules ask a dealer; they hold no seed and no order of cards.

`KeyedDealer` can be verified by anybody who has the key (docs/shuffles.md gives every byte, with test vectors);
`QuickDealer` is for simulation. Both are unbiased. `Probe` deals nothing: it stops play where chance or something hidden would be used.
"""

import hashlib
import hmac
import random
import struct
from typing import Final

from mypy_extensions import mypyc_attr

from archipel.engine.phrase import EVERYBODY

WORDS: Final = 1 << 32
"""The number of values that a word of the dealer's stream can have."""

BLOCK: Final = 8
"""The number of words in a block of the keyed dealer."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealer:
    """What the rules may ask of chance."""

    def below(self, n: int) -> int:
        """A number from 0 to n-1, each equally likely."""
        raise NotImplementedError

    def reveal(self, seat: int) -> None:
        """Called by the rules when `seat` (or everybody) gets to see what was hidden from it. Previews, undo and the leak tests listen."""


@mypyc_attr(allow_interpreted_subclasses=True)
class WordDealer(Dealer):
    """Deals from a stream of 32-bit words that `more` supplies in chunks."""

    def __init__(self) -> None:
        self.words: list[int] = []
        self.next = 0

    def more(self) -> list[int]:
        """The next chunk of words, never empty."""
        raise NotImplementedError

    def below(self, n: int) -> int:
        if n == 1:
            return 0
        if n < 1 or n > WORDS:
            raise ValueError(f"below({n}): n must be from 1 to {WORDS}")
        limit = WORDS - WORDS % n
        while True:
            if self.next == len(self.words):
                self.words = self.more()
                self.next = 0
            word = self.words[self.next]
            self.next += 1
            if word < limit:
                return word % n


@mypyc_attr(allow_interpreted_subclasses=True)
class QuickDealer(WordDealer):
    """For simulation: Python's Mersenne Twister, read in chunks. The same seed deals the same; nobody can verify it."""

    def __init__(self, seed: str | int) -> None:
        super().__init__()
        self.source = random.Random(seed)

    def more(self) -> list[int]:
        return list(struct.unpack(">256I", self.source.randbytes(1024)))


class KeyedDealer(WordDealer):
    """Block i is HMAC-SHA-256(key, i as 8 bytes, big-endian), i = 0, 1, 2, …; a block is eight big-endian 32-bit words."""

    def __init__(self, key: bytes) -> None:
        super().__init__()
        self.key = key
        self.block = 0

    def more(self) -> list[int]:
        block = hmac.digest(self.key, struct.pack(">Q", self.block), "sha256")
        self.block += 1
        return list(struct.unpack(">8I", block))

    def spent(self) -> int:
        """How many words of the stream have been used."""
        return self.block * BLOCK - len(self.words) + self.next

    def skip(self, spent: int) -> None:
        """Moves to the point in the stream at which this many words have been used."""
        if spent:
            self.block = (spent - 1) // BLOCK
            self.next = (spent - 1) % BLOCK + 1
            self.words = self.more()


def commitment(seed: bytes) -> str:
    """The hash that is shown before anything is dealt: SHA-256(seed)."""
    return hashlib.sha256(seed).hexdigest()


def pledge(table: str, contribution: str) -> str:
    """The hash that a person sends before their contribution, so that nobody can choose theirs by another's."""
    return hashlib.sha256(f"archipel-contribution {table} {contribution}".encode()).hexdigest()


def deal_key(seed: bytes, header: bytes) -> bytes:
    """The dealer's key: HMAC-SHA-256(seed, header), where the header names game, edition, options, seats and contributions."""
    return hmac.digest(seed, header, "sha256")


class Hidden(Exception):
    """Play has reached a random draw, or something that the seat may not know yet."""


class Probe(Dealer):
    """Lets play continue exactly as far as `seat` can foresee it."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def below(self, n: int) -> int:
        raise Hidden

    def reveal(self, seat: int) -> None:
        if seat == self.seat or seat == EVERYBODY:
            raise Hidden


class Witness(Dealer):
    """Forwards everything to another dealer, and remembers whether chance was `used`, whether `seat` has `learnt` something hidden, and
    whether anything was `revealed` to anybody at all."""

    def __init__(self, dealer: Dealer, seat: int) -> None:
        self.dealer = dealer
        self.seat = seat
        self.used = False
        self.learnt = False
        self.revealed = False

    def below(self, n: int) -> int:
        self.used = True
        return self.dealer.below(n)

    def reveal(self, seat: int) -> None:
        if seat == self.seat or seat == EVERYBODY:
            self.learnt = True
        self.revealed = True
        self.dealer.reveal(seat)
