"""Everything on a device as one file: taken along, brought back, checked, and never in the way of what is there."""

import contextlib
import json
from typing import Any

import msgspec
import pytest

from archipel.device.everything import Everything
from archipel.engine.phrase import Data
from tests.device.browser import Tab, open_tab, run


async def a_full_device() -> tuple[Tab, str, str]:
    """One with a finished and a running game."""
    tab = await open_tab()
    over = await tab.begin("flucht", 3, ["greedy"], companions=1, options={"rounds": 1})
    await tab.play_out(over, companions=1)
    running = await tab.begin("zanzibar", 2, ["greedy"])
    return tab, over, running


def test_games_taken_along_go_on_elsewhere_and_replay_as_they_were() -> None:
    async def play() -> None:
        tab, over, running = await a_full_device()
        saved = await tab.get("/api/device/everything")
        other = await open_tab(name="")
        assert await other.post("/api/device/everything", saved) == {"brought": 2, "known": 0, "left": []}
        assert (await other.get("/api/session"))["me"]["name"] == "Ann", "nobody was here yet"
        for path in (f"/api/tables/{over}/record", f"/api/tables/{over}/replay", "/api/me/results"):
            assert await other.get(path) == await tab.get(path)
        await other.play_out(running)
        again = await other.get("/api/device/everything")
        assert again["tables"][0] == saved["tables"][0]
        assert await tab.post("/api/device/everything", again) == {"brought": 0, "known": 2, "left": []}, "nothing is overwritten"
        assert (await tab.get(f"/api/tables/{running}"))["status"] == "running"

    run(play())


def test_whoever_is_here_already_stays_who_they_are() -> None:
    async def play() -> None:
        tab, over, _ = await a_full_device()
        other = await open_tab(name="Ben")
        await other.post("/api/device/everything", await tab.get("/api/device/everything"))
        assert (await other.get("/api/session"))["me"]["name"] == "Ben"
        assert over in [row["id"] for row in await other.get("/api/tables?show=over")]

    run(play())


def changed(saved: Data, **fields: Any) -> Data:
    """The same with something else in it, and the hash that goes with that."""
    other = {**saved, **fields}
    with contextlib.suppress(msgspec.ValidationError):
        other["hash"] = msgspec.convert(other, Everything).hashed()
    return other


def with_entry(saved: Data, number: int, **fields: Any) -> Data:
    """The same with another entry of the first table."""
    table = saved["tables"][0]
    entries = [{**entry, **fields} if entry["number"] == number else entry for entry in table["entries"]]
    return changed(saved, tables=[{**table, "entries": entries}, *saved["tables"][1:]])


def test_a_file_that_is_damaged_or_something_else_changes_nothing() -> None:
    async def play() -> None:
        tab, _, _ = await a_full_device()
        saved = await tab.get("/api/device/everything")
        table = saved["tables"][0]
        moves = [entry["number"] for entry in table["entries"] if entry["kind"] == "move"]
        move = json.loads(table["entries"][moves[0] - 1]["data"])
        wrong: dict[str, list[Any]] = {
            "everything-foreign": [{}, [], 7, "hello", {"format": "archipel-everything 2"}, {"tables": []}],
            "everything-damaged": [
                {"format": saved["format"]},
                changed(saved, tables=[{"id": "x"}]),
                changed(saved, tables=[{**table, "seed": "00"}]),
                {**saved, "tables": [{**table, "seed": "ab" * 32}]},
                {**with_entry(saved, moves[-1], at=0.0), "hash": saved["hash"]},
                changed(saved, tables=[{**table, "id": "../x"}]),
                changed(saved, tables=[{**table, "entries": []}]),
                changed(saved, tables=[{**table, "entries": table["entries"][1:]}]),
                changed(saved, tables=[{**table, "entries": table["entries"][:4] + table["entries"][5:]}]),
                with_entry(saved, moves[0], data=json.dumps({**move, "moves": ["dance"]})),
                with_entry(saved, moves[0], kind="dance"),
                with_entry(saved, 1, person="somebody-else"),
                with_entry(saved, 1, data="{"),
            ],
        }
        for key, files in wrong.items():
            for file in files:
                other = await open_tab(name="")
                assert await other.refused("POST", "/api/device/everything", file) == (400, key), str(file)[:200]
                assert other.shelf.drawers == {}, "nothing was kept"
        status, _, _ = json.loads(await tab.house.ask("POST", "/api/device/everything", "not JSON"))
        assert status == 400

    run(play())


def test_a_table_whose_rules_are_not_here_is_left_out_and_the_others_come() -> None:
    async def play() -> None:
        tab, _, running = await a_full_device()
        saved = await tab.get("/api/device/everything")
        first = saved["tables"][0]["entries"][0]
        settings = json.loads(first["data"])
        settings["settings"]["rules"] = 99
        other = await open_tab(name="")
        done = await other.post("/api/device/everything", with_entry(saved, 1, data=json.dumps(settings)))
        assert (done["brought"], done["known"]) == (1, 0)
        assert [left["reason"]["key"] for left in done["left"]] == ["rules-not-here"]
        assert [row["id"] for row in await other.get("/api/tables?show=mine")] == [running]

    run(play())


def test_what_has_no_room_is_not_brought_by_halves() -> None:
    async def play() -> None:
        tab, _, _ = await a_full_device()
        other = await open_tab(name="")
        other.shelf.trouble = "full"
        assert await other.refused("POST", "/api/device/everything", await tab.get("/api/device/everything")) == (503, "store-full")
        assert other.shelf.drawers == {}

    run(play())


def test_a_record_is_kept_as_a_game_to_look_through() -> None:
    async def play() -> None:
        tab, over, running = await a_full_device()
        record = await tab.get(f"/api/tables/{over}/record")
        other = await open_tab(name="Ben")
        id = (await other.post("/api/device/records", {"record": record}))["table"]
        assert (await other.post("/api/device/records", {"record": record}))["table"] == id, "once"
        assert await other.get(f"/api/tables/{id}/record") == record
        for path in ("replay", "replay/3?seat=1", "draws", "edition"):
            assert await other.get(f"/api/tables/{id}/{path}") == await tab.get(f"/api/tables/{over}/{path}")
        table = await other.get(f"/api/tables/{id}")
        assert (table["status"], table["seat"]) == ("over", -1)
        assert [seat["name"] for seat in table["seats"]] == ["Ann", "Companion 1", table["seats"][2]["name"]]
        assert id in [row["id"] for row in await other.get("/api/tables?show=over")]
        assert (await other.get("/api/me/results"))["results"] == [], "it is nobody's result here"
        assert await other.refused("POST", f"/api/tables/{id}/commands", {"do": "rematch"}) == (403, "not-seated")
        for wrong in (record.replace("Ann", "Eve"), record[:-5], "hello", await tab.get(f"/api/tables/{running}/record")):
            assert (await other.refused("POST", "/api/device/records", {"record": wrong}))[0] == 400
        third = await open_tab(name="")
        assert (await third.post("/api/device/everything", await other.get("/api/device/everything")))["brought"] == 1
        assert await third.get(f"/api/tables/{id}/record") == record

    run(play())


@pytest.mark.parametrize("kept", ["records", "tables"])
def test_everything_fits_what_it_came_from(kept: str) -> None:
    async def play() -> None:
        tab = await open_tab()
        saved = await tab.get("/api/device/everything")
        assert saved["format"] == "archipel-everything 1"
        assert saved[kept] == []

    run(play())
