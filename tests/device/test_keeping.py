"""What is on the shelf of a device: every change whole and before it is told; storage that is full or broken; two tabs on one game."""

import asyncio
import json

import pytest

from archipel.device.bots import OVERDUE_SECONDS
from archipel.engine.match import verify
from archipel.engine.phrase import Data
from archipel.engine.record import read_record
from archipel.games import find
from tests.device.browser import DictShelf, Refused, Tab, open_tab, run


async def playing(tab: Tab, id: str, number: int = 1) -> None:
    """Somebody sits at a table, and it is their turn."""
    tab.house.open(number, f"/api/tables/{id}/live?version=-1")
    await tab.until(lambda: tab.chair(number).is_to_move())


@pytest.mark.parametrize(("said", "key"), [("full", "store-full"), ("broken", "store-broken")])
def test_what_cannot_be_kept_is_refused_and_the_game_goes_on_from_where_it_was(said: str, key: str) -> None:
    async def play() -> None:
        tab = await open_tab()
        id = await tab.begin("flucht", 2, ["greedy"])
        await playing(tab, id)
        before = json.dumps(tab.shelf.drawers)
        seen, told = tab.chair(1).table, len(tab.told[1])
        tab.shelf.trouble = said
        with pytest.raises(Refused, match=key):
            await tab.chair(1).play()
        assert [message["type"] for message in tab.told[1][told:]] == ["refused"], "nobody was told of a move that is not kept"
        assert await tab.refused("POST", "/api/tables", {"game": "flucht", "seats": 2}) == (503, key)
        assert json.dumps(tab.shelf.drawers) == before
        tab.shelf.trouble = ""
        assert (await tab.get(f"/api/tables/{id}"))["match"]["view"] == seen["match"]["view"]
        await tab.play_out(id, number=2)

    run(play())


def test_a_shelf_that_fails_altogether_is_no_mistake_of_ours() -> None:
    class Failing(DictShelf):
        async def span(self, drawer: str, after: str, before: str) -> str:
            raise RuntimeError("the database was closed")

    async def play() -> None:
        tab = await open_tab(Failing())
        assert await tab.refused("GET", "/api/tables?show=mine") == (503, "store-broken")

    run(play())


def test_every_change_is_one_put_and_entries_are_never_written_twice() -> None:
    async def play() -> None:
        tab = await open_tab()
        id = await tab.begin("flucht", 2, ["greedy"], options={"rounds": 1})
        kept: list[Data] = []
        put = tab.shelf.put

        async def watched(changes: str) -> str:
            kept.extend(one for one in json.loads(changes) if one["drawer"] == "entries")
            return await put(changes)

        tab.shelf.put = watched  # type: ignore[method-assign]
        puts, entries = tab.shelf.puts, len(tab.shelf.drawers["entries"])
        await tab.play_out(id)
        assert tab.shelf.puts - puts == len(tab.shelf.drawers["entries"]) - entries == len(kept)
        assert all(one["fresh"] and one["text"] for one in kept)

    run(play())


def test_two_tabs_play_one_game_and_both_see_every_move() -> None:
    async def play() -> None:
        tabs: list[Tab] = []
        shelf = DictShelf()
        first, second = await open_tab(shelf, tabs), await open_tab(shelf, tabs)
        id = await first.begin("flucht", 2, ["greedy"])
        await playing(first, id)
        await playing(second, id)
        turn = 0
        while first.chair(1).table["status"] == "running":
            tab = (first, second)[turn % 2]
            await tab.until(lambda tab=tab: tab.chair(1).is_to_move() or tab.chair(1).is_over())  # type: ignore[misc]
            if tab.chair(1).is_to_move():
                await tab.chair(1).play()
            turn += 1
        for tab in tabs:
            await tab.until(lambda tab=tab: tab.chair(1).is_over())  # type: ignore[misc]
            numbers = [entry["number"] for message in tab.told[1] if message["type"] == "table" for entry in message["happened"]]
            assert numbers == sorted(set(numbers)), "nothing comes twice"
        assert verify(find("flucht"), read_record(await second.get(f"/api/tables/{id}/record")))

    run(play())


def test_of_two_tabs_that_move_at_once_one_is_told_that_it_came_too_late() -> None:
    async def play() -> None:
        tabs: list[Tab] = []
        shelf = DictShelf()
        first, second = await open_tab(shelf, tabs), await open_tab(shelf, tabs)
        id = await first.begin("flucht", 2, [], companions=1)
        match = (await first.get(f"/api/tables/{id}"))["match"]
        asked = match["asked"]
        match = (await second.get(f"/api/tables/{id}?companion={asked}"))["match"]
        move = {"do": "move", "decision": match["decision"], "moves": [match["moves"][0]["text"]], "companion": asked}
        path = f"/api/tables/{id}/commands"
        done = await asyncio.gather(first.post(path, move), second.post(path, move), return_exceptions=True)
        refused = [one for one in done if isinstance(one, Refused)]
        assert [(one.status, one.key) for one in refused] == [(409, "decision-stale")]
        assert len([one for one in done if isinstance(one, dict)]) == 1
        assert len(await first.get(f"/api/tables/{id}/record")) == len(await second.get(f"/api/tables/{id}/record"))

    run(play())


def test_as_long_as_one_tab_asks_its_bots_the_other_does_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("archipel.device.bots.OVERDUE_SECONDS", 600)

    async def play() -> None:
        tabs: list[Tab] = []
        shelf = DictShelf()
        first, second = await open_tab(shelf, tabs), await open_tab(shelf, tabs)
        id = await first.begin("flucht", 2, ["greedy"], options={"rounds": 1})
        await playing(first, id)
        await playing(second, id)
        first.thinking = 0.02
        await first.play_out(id, number=2)
        await second.until(second.chair(1).is_over)
        assert first.questions
        assert second.questions == []

    run(play())


def test_the_bots_of_a_tab_that_was_closed_are_taken_up_by_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("archipel.device.bots.OVERDUE_SECONDS", 0.1)
    assert OVERDUE_SECONDS > 1, "as long as the other tab is there, it asks"

    async def play() -> None:
        tabs: list[Tab] = []
        shelf = DictShelf()
        first, second = await open_tab(shelf, tabs), await open_tab(shelf, tabs)
        id = await first.begin("flucht", 2, ["greedy"])
        await playing(first, id)
        await playing(second, id)
        first.house.hub.on_change.clear()
        while first.chair(1).is_to_move():
            await first.chair(1).play()
        version = first.chair(1).table["version"]
        await second.until(lambda: second.chair(1).table["version"] > version)

    run(play())


def test_a_table_whose_game_or_rules_are_not_here_says_so_and_stays() -> None:
    async def play() -> None:
        tab = await open_tab()
        id = await tab.begin("flucht", 2, [], companions=1)
        entry, head = f"{id} {1:08}", tab.shelf.drawers["tables"][id]
        first = json.loads(tab.shelf.drawers["entries"][entry])
        settings = json.loads(first["data"])
        settings["settings"]["rules"] = 99
        tab.shelf.drawers["entries"][entry] = json.dumps({**first, "data": json.dumps(settings)})
        before = json.dumps(tab.shelf.drawers)
        later = await open_tab(tab.shelf)
        assert await later.refused("GET", f"/api/tables/{id}") == (409, "rules-not-here")
        later.house.open(1, f"/api/tables/{id}/live?version=-1")
        await later.until(lambda: later.ended)
        assert later.ended == {1: 4409}
        assert [row["id"] for row in await later.get("/api/tables?show=mine")] == [id]
        assert json.dumps(tab.shelf.drawers) == before
        assert head == tab.shelf.drawers["tables"][id]

    run(play())


def test_a_game_that_cannot_be_fetched_is_refused_and_tried_again() -> None:
    async def play() -> None:
        tab = await open_tab()
        bring = tab.bring

        async def offline(game: str) -> None:
            raise RuntimeError("offline")

        tab.bring = offline  # type: ignore[method-assign]
        assert await tab.refused("POST", "/api/tables", {"game": "flucht", "seats": 2}) == (503, "game-not-fetched")
        tab.bring = bring  # type: ignore[method-assign]
        assert (await tab.post("/api/tables", {"game": "flucht", "seats": 2}))["game"] == "flucht"
        assert tab.brought == ["flucht"], "once, and no other"

    run(play())


def test_another_tab_learns_of_a_new_name() -> None:
    async def play() -> None:
        tabs: list[Tab] = []
        shelf = DictShelf()
        first, second = await open_tab(shelf, tabs), await open_tab(shelf, tabs)
        await first.ask("PATCH", "/api/me", {"name": "Zoe"})
        await asyncio.sleep(0)
        assert (await second.get("/api/me"))["name"] == "Zoe"

    run(play())


def test_a_connection_over_which_nothing_can_be_told_is_ended() -> None:
    async def play() -> None:
        tab = await open_tab()
        id = await tab.begin("flucht", 2, [], companions=1)

        def gone(number: int, text: str) -> None:
            raise RuntimeError("the page is gone")

        tab.tell = gone  # type: ignore[method-assign]
        tab.house.open(1, f"/api/tables/{id}/live?version=-1")
        await tab.until(lambda: tab.ended)
        assert tab.ended == {1: 1011}
        assert tab.house.lines == {}

    run(play())


def test_a_table_that_lacks_a_part_is_not_played_on() -> None:
    async def play() -> None:
        tab = await open_tab()
        id = await tab.begin("flucht", 2, [], companions=1)
        del tab.shelf.drawers["entries"][f"{id} {2:08}"]
        assert await (await open_tab(tab.shelf)).refused("GET", f"/api/tables/{id}") == (503, "store-broken")

    run(play())
