"""Whole games on a device: the same rules, bots and records as everywhere."""

import asyncio
import json
from pathlib import Path

import pytest

from archipel.cli import main
from archipel.device.shelf import read_entry
from archipel.games import find
from archipel.table import replay
from archipel.table.showing import show_record
from tests.device.browser import Tab, open_tab, run

GAMES = ["flucht", "zanzibar", "mangrovia", "borabora"]


async def record_of(tab: Tab, id: str) -> str:
    return str(await tab.get(f"/api/tables/{id}/record"))


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_with_a_companion_and_a_bot_ends_and_its_record_verifies(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def play() -> None:
        tab = await open_tab()
        id = await tab.begin(game, 3, ["greedy"], companions=1)
        await tab.play_out(id, companions=1)
        assert (await tab.get(f"/api/tables/{id}"))["status"] == "over"
        record = await record_of(tab, id)
        file = tmp_path / "game.record"
        file.write_text(record, encoding="utf-8")
        assert main(["verify", str(file)]) == 0
        seed = bytes.fromhex(json.loads(tab.shelf.drawers["tables"][id])["seed"])
        log = [read_entry(json.loads(text)) for _, text in sorted(tab.shelf.drawers["entries"].items())]
        assert show_record(replay(id, seed, find, log), -1) == record, "byte for byte what a table anywhere makes of the same log"
        whole = await tab.get(f"/api/tables/{id}/replay")
        assert (whole["finished"], whole["names"][:2]) == (True, ["Ann", "Companion 1"])
        assert (await tab.get(f"/api/tables/{id}/draws"))["header"] in record
        counted = await tab.get("/api/me/results/statistics")
        assert counted["total"]["games"] == 1
        assert [row["id"] for row in await tab.get("/api/tables?show=over")] == [id]

    run(play())


def test_a_game_goes_on_after_a_reload_even_in_the_middle_of_a_bots_thought() -> None:
    async def play() -> None:
        tab = await open_tab()
        never = asyncio.Event()

        async def closed(question: str) -> str:
            await never.wait()
            return ""

        tab.think = closed  # type: ignore[method-assign]
        id = await tab.begin("flucht", 2, ["greedy"])
        tab.house.open(1, f"/api/tables/{id}/live?version=-1")
        await tab.until(lambda: tab.chair(1).table)
        while tab.chair(1).is_to_move():
            await tab.chair(1).play()
        tab.house.hub.closing = True
        again = await open_tab(tab.shelf)
        await again.play_out(id)
        assert (await again.get(f"/api/tables/{id}"))["status"] == "over"

    run(play())


def test_a_bot_that_cannot_think_loses_its_move_and_the_game_goes_on() -> None:
    async def play() -> None:
        tab = await open_tab()

        def fails(question: str) -> str:
            raise RuntimeError("no worker")

        tab.think_with = fails
        id = await tab.begin("flucht", 2, ["search"], options={"rounds": 1})
        await tab.play_out(id)
        assert tab.house.asker.drawn > 0

    run(play())


def test_whoever_thinks_for_a_bot_is_asked_with_what_its_seat_may_know_and_nothing_else() -> None:
    async def play() -> None:
        tab = await open_tab()
        id = await tab.begin("flucht", 3, ["greedy", "random"], options={"rounds": 1})
        await tab.play_out(id)
        fields = {"think", "game", "view", "moves", "edition", "rules", "kind", "key", "milliseconds"}
        assert tab.questions
        assert all(set(question) == fields and question["view"]["seat"] in (1, 2) for question in tab.questions)

    run(play())


def test_a_hint_comes_from_whoever_thinks() -> None:
    async def play() -> None:
        tab = await open_tab()
        id = await tab.begin("flucht", 2, ["greedy"])
        tab.house.open(1, f"/api/tables/{id}/live?version=-1")
        while True:
            await tab.until(lambda: tab.chair(1).is_to_move())
            match = tab.chair(1).table["match"]
            if len(match["moves"]) > 1:
                break
            await tab.chair(1).play()
        done = await tab.do(id, do="hint", decision=match["decision"])
        assert {hint["move"] for hint in done["hints"]} <= {move["text"] for move in match["moves"]}
        assert tab.questions[-1]["think"] == "hint"

    run(play())
