"""Exact payment in Mangrovia (5A): every way to pay, each once, laid down dearest first, and found at once however large the hand."""

import itertools
import time
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.mangrovia_table import Table, builder

PRICES = {"D5": 7, "A3": 10, "shore-2": 5, "C4": 11, "B6": 9, "E1": 10}
"""Sand spaces that are paid in valuables."""


def ways(table: Table, text: str) -> list[list[tuple[int, str]]]:
    """Every way to pay that can be reached, as laid down: value and sort of each piece."""
    found: list[list[tuple[int, str]]] = []
    waiting = [[text]]
    while waiting:
        texts = waiting.pop()
        state = table.state.copy()
        told: list[tuple[int, str]] = []

        def hear(event: object, told: list[tuple[int, str]] = told) -> None:
            if getattr(event, "key", "") in ("hut-built", "double-built"):
                args = event.args  # type: ignore[attr-defined]
                told += list(zip(args["paid"], args["pieces"], strict=True))

        for played in texts:
            state.play(state.parse(played), table.dealer, hear)
        if told or state.decision().key != "pay":
            found.append(told)
        else:
            waiting += [[*texts, state.text(move)] for move in state.moves()]
    return found


def subsets(hand: list[str], price: int) -> set[tuple[tuple[int, str], ...]]:
    """Every different choice of cards with this sum, tried one by one."""
    cards = [(int(card.removeprefix("starting-")), "starting" if card.startswith("starting") else "valuable") for card in hand]
    found = set()
    for size in range(1, len(cards) + 1):
        for chosen in itertools.combinations(cards, size):
            if sum(value for value, _ in chosen) == price:
                found.add(tuple(sorted(chosen)))
    return found


@pytest.mark.parametrize(
    "hand", [["7"], ["5", "2"], ["7", "5", "2"], ["4", "3", "5", "2", "7"], ["2", "2", "3", "3", "5"], ["6", "6", "6"]]
)
@pytest.mark.parametrize("space", ["D5", "A3"])
def test_every_different_payment_is_reached_in_exactly_one_way(space: str, hand: list[str]) -> None:
    table = builder(*hand, "sand", landing=7)
    wanted = subsets(hand, PRICES[space])
    if not wanted:
        assert table.refused(f"build {space}").startswith("price")
        return
    reached = [tuple(sorted(way)) for way in ways(table, f"build {space}")]
    assert Counter(reached) == Counter(wanted)


@settings(max_examples=60, deadline=None)
@given(
    st.lists(st.sampled_from(["2", "3", "4", "5", "6", "7", "starting-3", "starting-4"]), max_size=7).filter(
        lambda hand: max(Counter(hand).values(), default=0) < 6
    ),
    st.sampled_from(sorted(PRICES)),
)
def test_whatever_the_hand_the_ways_to_pay_are_those_a_search_finds(hand: list[str], space: str) -> None:
    table = builder(*hand, "sand", "sand", landing=7)
    wanted = subsets(hand, PRICES[space])
    assert (f"build {space}" in table.moves()) == bool(wanted)
    if wanted:
        assert Counter(tuple(sorted(way)) for way in ways(table, f"build {space}")) == Counter(wanted)


def test_a_single_way_to_pay_is_laid_down_at_once() -> None:
    table = builder("7", "6", "sand", landing=7)
    table.play("build D5")
    assert table.event("hut-built")["paid"] == [7]


def test_pieces_are_laid_down_dearest_first_and_what_is_forced_is_not_asked() -> None:
    table = builder("7", "5", "4", "3", "2", "sand", landing=7)
    table.play("build A3")
    assert table.asked() == "1 pay"
    assert table.moves() == ["pay 5", "pay 7"]
    table.play("pay 7")
    assert table.event("hut-built")["paid"] == [7, 3]
    table = builder("7", "5", "4", "3", "2", "sand", landing=7)
    table.play("build A3", "pay 5")
    assert table.event("hut-built")["paid"] == [5, 3, 2]


def test_while_paying_everybody_sees_what_is_laid_down_and_what_is_left() -> None:
    table = builder("7", "4", "3", "2", "2", "sand", landing=7)
    table.play("build C4", "pay 7")
    assert table.asked() == "1 pay" or table.event("hut-built")
    table = builder("7", "4", "3", "3", "2", "2", "sand", landing=7)
    table.play("build C4")
    while table.asked() == "1 pay" and not table.view()["building"]["paid"]:
        table.play("pay 7")
    building = table.view(2)["building"]
    assert (building["space"], building["price"], building["left"]) == ("C4", 11, 4)
    assert building["paid"] == [{"value": 7, "kind": "valuable"}]
    assert table.player(1)["valuables"] == 5


def test_starting_card_and_common_card_of_equal_value_are_different_pieces() -> None:
    table = builder("4", "3", "starting-3", "sand", landing=7)
    table.play("build D5")
    assert table.moves() == ["pay 3", "pay starting 3"]
    table.play("pay starting 3")
    assert table.event("hut-built")["pieces"] == ["valuable", "starting"]
    assert table.hand(1)["valuables"] == [3]
    assert table.player(1)["starting"] == []


@pytest.mark.parametrize(
    ("text", "why"),
    [("pay 6", "piece-not-held"), ("pay starting 3", "piece-not-held"), ("pay tile", "piece-not-held"), ("pay 4", "rest-not-exact"),
     ("pay 1", "piece-other-currency"), ("skip", "pay-first"), ("build D5", "pay-first"), ("card sand", "pay-first"),
     ("pay 9", "no-such-payment")],
)  # fmt: skip
def test_what_cannot_be_laid_down_is_refused_with_its_reason(text: str, why: str) -> None:
    table = builder("7", "5", "4", "3", "2", "sand", landing=7)
    table.play("build A3")
    assert table.refused(text) == why


def test_a_piece_that_is_too_dear_or_out_of_order_is_refused() -> None:
    table = builder("7", "5", "3", "2", "2", "2", "sand", landing=7)
    table.play("build shore-2")
    assert table.refused("pay 7") == "piece-too-dear"
    table = builder("2", "2", "2", "3", "3", "4", "5", "sand", landing=7)
    table.play("build A3", "pay 4")
    assert table.asked() == "1 pay"
    assert table.refused("pay 5") == "piece-order"


def test_nothing_is_paid_when_nothing_is_built() -> None:
    table = builder("7", "sand", landing=7)
    assert table.refused("pay 7") == "nothing-to-pay"
    assert table.refused("card sand") == "nothing-to-pay"
    assert table.refused("return 2") == "nothing-to-return"


def test_a_payment_can_be_undone_piece_by_piece_up_to_the_last_decision() -> None:
    table = builder("7", "5", "4", "3", "2", "sand", "sand", landing=10)
    assert not table.state.final(table.state.parse("build A3"))
    table.play("build A3")
    assert not table.state.final(table.state.parse("pay 7"))


def test_a_huge_hand_is_no_burden() -> None:
    """All 43 common valuables and every amulet in one hand: millions of payments, none of them searched for."""
    cards = ["2"] * 9 + ["3"] * 8 + ["4"] * 7 + ["5"] * 7 + ["6"] * 6 + ["7"] * 6
    amulets = ["amulet-2"] * 10 + ["amulet-3"] * 9 + ["amulet-4"] * 7 + ["amulet-5"] * 5 + ["amulet-6"] * 4
    table = builder(*cards, *amulets, "water", "water", "sand", "sand", landing=9, shown=["reed"])
    begin = time.process_time()
    moves = table.moves()
    table.play("double B1")
    while table.asked() == "1 pay":
        table.play(table.moves()[0])
    assert time.process_time() - begin < 10
    assert len(moves) > 30
    assert sum(table.event("double-built")["paid"]) == 18


def test_the_things_of_a_payment_are_the_cards_in_hand() -> None:
    table = builder("4", "3", "starting-3", "sand", landing=7)
    table.play("build D5")
    assert [table.state.things(move) for move in table.state.moves()] == [["hand-valuable-3"], ["hand-starting-3"]]
    table = builder("amulet-5", "amulet-3", "amulet-2", "water", landing=7)
    table.play("build F3")
    assert [table.state.things(move) for move in table.state.moves()] == [["hand-amulet-3"], ["hand-amulet-5"]]
