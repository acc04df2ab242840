"""Chance is unbiased, follows from its key alone, and another language can verify it: these vectors are those of docs/shuffles.md."""

import hashlib
import hmac
import re
from collections import Counter
from pathlib import Path

import pytest

from archipel.engine.dealer import WORDS, Dealer, Hidden, KeyedDealer, Probe, QuickDealer, Witness, WordDealer, commitment, deal_key, pledge
from archipel.engine.phrase import EVERYBODY
from archipel.engine.record import read_record

KEY = bytes(range(32))
SHUFFLES = Path(__file__).parents[2] / "docs" / "shuffles.md"


class Stream(WordDealer):
    """A dealer with given words."""

    def __init__(self, *words: int) -> None:
        super().__init__()
        self.given = list(words)

    def more(self) -> list[int]:
        return [self.given.pop(0)]


def test_a_block_is_the_hmac_of_its_number_and_gives_eight_words() -> None:
    dealer = KeyedDealer(KEY)
    words = dealer.more() + dealer.more()
    blocks = b"".join(hmac.new(KEY, number.to_bytes(8, "big"), hashlib.sha256).digest() for number in (0, 1))
    assert words == [int.from_bytes(blocks[at : at + 4], "big") for at in range(0, 64, 4)]


def test_words_that_would_favour_small_numbers_are_thrown_away() -> None:
    last_fair = WORDS - WORDS % 6 - 1
    assert Stream(last_fair).below(6) == 5
    assert Stream(last_fair + 1, WORDS - 1, 7).below(6) == 1


def test_a_choice_of_one_uses_nothing() -> None:
    dealer = KeyedDealer(KEY)
    assert [dealer.below(1) for _ in range(5)] == [0] * 5
    assert dealer.block == 0


@pytest.mark.parametrize("n", [0, -3, WORDS + 1])
def test_an_impossible_choice_is_refused(n: int) -> None:
    with pytest.raises(ValueError, match=str(n)):
        KeyedDealer(KEY).below(n)


@pytest.mark.parametrize("dealer", [KeyedDealer(KEY), QuickDealer("seed")], ids=["keyed", "quick"])
def test_every_number_is_as_likely_as_any_other(dealer: Dealer) -> None:
    rolls = 60_000
    counts = Counter(dealer.below(6) for _ in range(rolls))
    chi_square = sum((counts[face] - rolls / 6) ** 2 / (rolls / 6) for face in range(6))
    assert set(counts) == set(range(6))
    assert chi_square < 20.5  # 99.9 % of fair dice stay below this, with five degrees of freedom


def test_the_same_seed_deals_the_same() -> None:
    one, other, third = QuickDealer("a"), QuickDealer("a"), QuickDealer("b")
    dealt = [one.below(1000) for _ in range(500)]
    assert dealt == [other.below(1000) for _ in range(500)]
    assert dealt != [third.below(1000) for _ in range(500)]


def test_the_test_vectors_of_the_documentation_hold() -> None:
    text = SHUFFLES.read_text(encoding="utf-8")

    def stated(name: str) -> str:
        found = re.search(rf"^{re.escape(name)}: +(.+)$", text, re.MULTILINE)
        assert found is not None, name
        return found.group(1).strip()

    seed = bytes.fromhex(stated("seed"))
    header_block = re.search(r"```header\n(.*?)```", text, re.DOTALL)
    assert header_block is not None
    header = header_block.group(1).encode()
    key = deal_key(seed, header)
    dealer = KeyedDealer(key)
    assert commitment(seed) == stated("commitment")
    assert pledge("vectors", "000102030405060708090a0b0c0d0e0f") == stated("pledge")
    assert read_record(f"{header.decode()}\n0 deal #{0:016x}\n").seal({0: stated("pledge")}) == stated("seal")
    assert hashlib.sha256(header).hexdigest() == stated("SHA-256 of the header")
    assert key.hex() == stated("key")
    assert hmac.digest(key, bytes(8), "sha256").hex() == stated("block 0")
    assert hmac.digest(key, (1).to_bytes(8, "big"), "sha256").hex() == stated("block 1")
    assert " ".join(str(dealer.below(n)) for n in (2, 6, 30, 29, 28, 1, 27, 1000, 4294967295)) == stated(
        "below(2, 6, 30, 29, 28, 1, 27, 1000, 4294967295)"
    )


def test_a_probe_stops_where_chance_begins() -> None:
    with pytest.raises(Hidden):
        Probe(0).below(1)


def test_a_probe_stops_where_its_seat_would_learn_something() -> None:
    probe = Probe(1)
    probe.reveal(0)
    for seat in (1, EVERYBODY):
        with pytest.raises(Hidden):
            probe.reveal(seat)


def test_a_witness_tells_chance_from_knowledge() -> None:
    witness = Witness(QuickDealer(1), 0)
    witness.below(6)
    witness.reveal(1)
    assert (witness.used, witness.learnt) == (True, False)
    witness.reveal(EVERYBODY)
    assert witness.learnt
