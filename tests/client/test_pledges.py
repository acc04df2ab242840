"""Somebody who runs the server and plays at it knows its seed, and everything that has reached it. Even so they cannot choose the cards."""

import asyncio
import hashlib
import json
import sqlite3
from pathlib import Path

import pytest

from archipel.client import Client, Promise, contribution
from archipel.engine.match import start
from archipel.engine.phrase import Data, Trouble
from archipel.engine.record import Player
from archipel.games import find
from tests.client.people import SECONDS, guests

pytestmark = pytest.mark.checkout

TRIES = 200


class Operator:
    """Plays at the first seat, and reads in the database what the server knows."""

    def __init__(self, database: Path, client: Client, table: str) -> None:
        self.database = database
        self.client = client
        self.table = table

    def known(self) -> dict[str, str]:
        """All contributions that have reached the server, by person."""
        with sqlite3.connect(self.database) as connection:
            rows = connection.execute("select person, data from entries where table_id = ? and kind = 'contribute'", (self.table,))
            return {person: json.loads(data)["contribution"] for person, data in rows}

    def hand(self, own: str, other: str) -> list[str]:
        """The shells that these contributions would deal to the first seat."""
        with sqlite3.connect(self.database) as connection:
            (seed,) = connection.execute("select seed from tables where id = ?", (self.table,)).fetchone()
        players = [Player("person", "Hugo"), Player("person", "Ben")]
        begun = start(find("lagune"), players, seed, table=self.table, contributions={0: own, 1: other}, format=1)
        return hand_of(begun.state.view(0))

    def grind(self, other: str) -> str:
        """The contribution that deals the first seat the most valuable shells, out of many."""
        return max((contribution() for _ in range(TRIES)), key=lambda own: sum(int(shell[6:]) for shell in self.hand(own, other)))

    async def cheat(self, other: str) -> bool:
        """Tries to choose the cards; whether that succeeded."""
        if other not in self.known():
            text = f"archipel-contribution {self.table} {contribution()}"
            await self.client.command(self.table, "pledge", pledge=hashlib.sha256(text.encode()).hexdigest())
            await self.client.command(self.table, "start")
            async with asyncio.timeout(SECONDS):
                while other not in self.known():
                    await asyncio.sleep(0.02)
        theirs = self.known()[other]
        best = self.grind(theirs)
        await self.client.command(self.table, "contribute", contribution=best)
        await self.client.command(self.table, "start")
        return hand_of((await self.client.table(self.table))["match"]["view"]) == self.hand(best, theirs)


def hand_of(view: Data) -> list[str]:
    shells: list[str] = view["divers"][0]["held"]["shells"]
    return shells


def test_a_host_who_knows_the_seed_and_the_others_contributions_cannot_choose_the_cards(server: str, database: Path) -> None:
    async def play() -> None:
        async with guests(server, "Hugo", "Ben") as (hugo, ben):
            table = (await hugo.open_table("lagune", 2))["id"]
            async with ben.sit_at(table) as live:
                await live.do("sit")
                await live.contribute()
                with pytest.raises(Trouble, match="contribution-unfit"):
                    assert not await Operator(database, hugo, table).cheat((await ben.me())["id"])
                assert (await hugo.table(table))["match"] is None

    asyncio.run(play())


def test_after_a_start_that_was_called_off_new_bytes_are_pledged_and_the_game_begins_anew(server: str) -> None:
    async def play() -> None:
        async with guests(server, "Hugo", "Ben") as (hugo, ben):
            table = (await hugo.open_table("lagune", 2))["id"]
            async with ben.sit_at(table) as live:
                await live.do("sit")
                await live.contribute()
                first = live.promise.contribution
                await hugo.command(table, "pledge", pledge="0" * 64)
                await hugo.command(table, "start")
                await live.until(lambda table: table["seats"][1]["revealed"], SECONDS)
                seal = live.promise.sealed
                await hugo.command(table, "call_off")
                await live.until(lambda table: table["called_off"] == 1 and table["seats"][1]["contributed"], SECONDS)
                assert live.promise.contribution != first
                await hugo.command(table, "contribute", contribution=contribution())
                await hugo.command(table, "start")
                await live.until(lambda table: table["match"] is not None, SECONDS)
                assert live.promise.sealed not in ("", seal)
                live.check_record(await ben.record(table))

    asyncio.run(play())


def test_what_is_pledged_is_revealed_for_the_first_seal_alone_which_is_kept_before() -> None:
    kept: list[tuple[str, str]] = []
    promise = Promise("t", "c0", keep=lambda promise: kept.append((promise.contribution, promise.sealed)))
    mine = {"contributed": True, "revealed": False, "pledge": promise.offer()}
    table = {"status": "open", "seat": 0, "seats": [mine], "sealed": ""}
    assert promise.answer(table) is None
    reveal = {"do": "contribute", "contribution": promise.contribution}
    assert promise.answer({**table, "sealed": "5a"}) == reveal
    assert kept == [(promise.contribution, ""), (promise.contribution, "5a")]
    assert promise.answer({**table, "sealed": "5a"}) == reveal
    assert promise.answer({**table, "sealed": "5b"}) is None
    assert promise.sealed == "5a"


def test_whoever_pledged_on_another_device_reveals_there() -> None:
    promise = Promise("t", "c0", contribution())
    elsewhere = {"contributed": True, "revealed": False, "pledge": "0" * 64}
    assert promise.answer({"status": "open", "seat": 0, "seats": [elsewhere], "sealed": "5a"}) is None
    assert promise.sealed == ""
