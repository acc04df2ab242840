"""How long bots think at a server, and what they keep: thoughts go on within a turn, crowds think for less time, nobody quick waits."""

import asyncio
import json
from pathlib import Path
from types import SimpleNamespace
from typing import Final

import pytest

from archipel.bots import SearchBot, search
from archipel.bots.tree import Leaf, Tree
from archipel.engine.dealer import QuickDealer
from archipel.engine.phrase import Data, Trouble
from archipel.engine.state import State
from archipel.games import find
from archipel.nets.judge import AT_ONCE
from archipel.server.bots.asking import BotAsker
from archipel.server.config import read_config
from archipel.table.thinking import KEPT, Seen, Thinker
from archipel.words import Words
from tests.server.thinking import Island, ask, ask_wild, think, until, wiretap

COUNTS: Final = """
    self.asked = getattr(self, "asked", 0) + 1
    return self.asked
"""
"""A bot that answers with how often it was asked."""


async def counted(asker: BotAsker, key: str) -> int:
    return await asker.choose("wild", "wild", {}, list(range(1, 100)), None, key)


def to_choose(game: str = "flucht") -> State:
    """The first state of a game at which there is a choice."""
    dealer = QuickDealer("a table")
    state = find(game).new(2, dealer=dealer)
    while len(state.moves()) == 1:
        state.play(state.moves()[0], dealer)
    return state


def question(state: State, kind: str = "search", milliseconds: int = 1000, key: str = "table 1", think: str = "move") -> Data:
    seen = Seen(state.edition.game, state.view(state.seat), state.moves(), None)
    return {"think": think, **seen._asdict(), "kind": kind, "key": key, "milliseconds": milliseconds}


# What is kept


def test_the_bot_of_a_seat_is_kept_from_one_question_to_the_next(island: Island) -> None:
    """Even where several workers are free: the one that has it is asked."""
    island.wild(COUNTS)

    async def work(asker: BotAsker) -> None:
        assert [await counted(asker, "table 1") for _ in range(3)] == [1, 2, 3]
        assert [await counted(asker, "table 2") for _ in range(3)] == [1, 2, 3]
        assert [await counted(asker, "table 1") for _ in range(2)] == [4, 5]
        assert [await counted(asker, "") for _ in range(2)] == [1, 1]

    think(work, workers=2)


def test_a_seat_that_is_played_by_another_kind_of_bot_gets_a_new_one() -> None:
    thinker = Thinker(find, 50)
    state = to_choose()
    for kind in ("search:5", "greedy", "search:5"):
        assert thinker.answer(question(state, kind))["move"] in state.moves()
        assert thinker.bots["table 1"][0] == kind
        assert len(thinker.bots) == 1


def test_the_bots_of_only_so_many_seats_are_kept_and_the_others_closed(island: Island) -> None:
    island.wild('    self.close = lambda: (HERE / f"closed {self.asked}").touch()' + COUNTS)

    async def work(asker: BotAsker) -> None:
        for number in range(KEPT):
            assert await counted(asker, f"table {number}") == 1
        for _ in range(4):
            await counted(asker, "table 1")
        assert not list((island.folder / "wild").glob("closed *"))
        assert await counted(asker, "one more") == 1
        await until((island.folder / "wild" / "closed 1").exists)
        assert await counted(asker, "table 1") == 6
        asker.forget(["table 1", "no such table"])
        await until((island.folder / "wild" / "closed 6").exists)
        assert await counted(asker, "table 1") == 1

    think(work, workers=1)


def test_a_thought_goes_on_from_one_small_decision_of_a_turn_to_the_next() -> None:
    """The tree behind the move is there when the next decision of the same turn is asked."""
    thinker = Thinker(find, 1000)
    dealer = QuickDealer("turn")
    state = find("mangrovia").new(2, dealer=dealer)
    kept = 0
    for _ in range(12):
        seat = state.seat
        move = thinker.answer(question(state, "search:60", key=f"table {seat}"))["move"]
        state.play(move, dealer)
        bot = thinker.bots[f"table {seat}"][1]
        assert isinstance(bot, SearchBot)
        if state.seat == seat and bot.expected == state.view(seat):
            kept += 1
            assert bot.root.visits > 0
        else:
            assert not bot.root.replies
    assert kept > 0


# How long it takes


@pytest.mark.parametrize(
    ("kind", "limit", "iterations"),
    [
        ("search", 200, 200),
        ("search:40ms", 200, 40),
        ("search:5000ms", 200, 200),
        ("search:1000000", 200, 200),
        ("search:7", 200, 7),
        ("search", 60, 60),
        ("search:150", 60, 60),
    ],
)
def test_a_bot_keeps_to_its_budget_and_to_the_limit_of_the_house(
    monkeypatch: pytest.MonkeyPatch, kind: str, limit: int, iterations: int
) -> None:
    """By a clock on which every iteration takes a millisecond, however busy this machine is; some are made side by side."""
    leaves: list[Leaf] = []
    monkeypatch.setattr(search, "time", SimpleNamespace(perf_counter=lambda: len(leaves) / 1000))
    descend = Tree.descend

    def counted_descend(tree: Tree) -> Leaf:
        leaves.append(descend(tree))
        return leaves[-1]

    monkeypatch.setattr(Tree, "descend", counted_descend)
    asked = question(to_choose(), kind, limit)
    assert Thinker(find, 200).answer(asked)["move"] in asked["moves"]
    made = len(leaves) - 1
    assert abs(made - iterations) < (1 if iterations == 7 else AT_ONCE), "the first one only looks at the moves"


def test_bots_in_a_crowd_think_for_less_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = wiretap(tmp_path, monkeypatch)
    state = to_choose()

    async def work(asker: BotAsker) -> None:
        async def ask_search() -> None:
            await asker.choose("flucht", "search:1", state.view(state.seat), state.moves(), None)

        await ask_search()
        for many in (2, 8, 30):
            await asyncio.gather(*(ask_search() for _ in range(many)))
        await ask_search()

    think(work, workers=1)
    given = [json.loads(line)["milliseconds"] for line in kept.read_text().splitlines()]
    assert given[0] == 1000
    assert given[1:3] == [1000, 500]
    assert given[3:11] == [1000, *[125] * 7]
    assert given[11:41] == [1000, *[100] * 29]
    assert given[41:] == [1000]


def test_nobody_in_a_crowd_waits_twice_as_long_as_one_bot_thinks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = wiretap(tmp_path, monkeypatch)
    state = to_choose()

    async def work(asker: BotAsker) -> None:
        await asker.choose("flucht", "search:1", state.view(state.seat), state.moves(), None)
        asked = (asker.choose("flucht", "search", state.view(state.seat), state.moves(), None) for _ in range(5))
        assert all(move in state.moves() for move in await asyncio.gather(*asked))
        assert asker.fallbacks == 0

    think(work, workers=1, seconds=60, milliseconds=800)
    alone, *crowd = [json.loads(line)["milliseconds"] for line in kept.read_text().splitlines()]
    assert alone == crowd[0] == 800
    assert len(crowd) == 5
    assert sum(crowd) < 2 * alone


def test_nobody_quick_waits_for_somebody_slow(island: Island) -> None:
    island.wild("time.sleep(60)")

    async def work(asker: BotAsker) -> None:
        await ask(asker)
        slow = [asyncio.create_task(ask_wild(asker)) for _ in range(4)]
        await asyncio.sleep(0.01)
        state = to_choose()
        for kind in ("random", "greedy", "first-thought"):
            assert await asker.choose("flucht", kind, state.view(state.seat), state.moves(), None) in state.moves()
        assert not any(question.done() for question in slow)
        for question in slow:
            question.cancel()
        await asyncio.gather(*slow, return_exceptions=True)

    think(work, workers=1, seconds=60)


# What the host says


def test_the_host_says_how_long_bots_think() -> None:
    assert read_config({}).think_ms == 1000
    assert read_config({"ARCHIPEL_THINK_MS": "250"}).think_ms == 250
    assert read_config({"ARCHIPEL_BOT_SECONDS": "0.5"}).think_ms == 400
    assert read_config({"ARCHIPEL_BOT_SECONDS": "20", "ARCHIPEL_THINK_MS": "16000"}).think_ms == 16_000


@pytest.mark.parametrize("value", ["49", "4001", "soon", "-1", "nan"])
def test_a_bot_may_not_think_for_longer_than_it_may_take(value: str) -> None:
    with pytest.raises(Trouble) as refused:
        read_config({"ARCHIPEL_THINK_MS": value})
    assert Words("en").refusal(refused.value.reason) == f"ARCHIPEL_THINK_MS must be a number from 50 to 4000, not “{value}”."
