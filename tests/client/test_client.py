"""Playing from Python: whole games, refusals with their reasons, who somebody is, and shuffles that are held to their promise."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from archipel.client import Client, Promise, contribution, split_address
from archipel.engine.match import verify
from archipel.engine.phrase import Data, Trouble
from archipel.engine.record import read_record
from archipel.games import find
from tests.client.people import begin, guests, is_asked, move, numbers, play_on

pytestmark = pytest.mark.checkout
"""The client is never compiled, and starts a server of the checkout."""


def refused(work: Callable[[], Awaitable[object]]) -> Awaitable[Trouble]:
    """The trouble that something runs into."""

    async def run() -> Trouble:
        with pytest.raises(Trouble) as caught:
            await work()
        return caught.value

    return run()


def test_two_people_and_a_bot_play_a_whole_game(server: str) -> None:
    async def play() -> None:
        heard: list[Data] = []
        async with guests(server, "Ann", "Ben") as (ann, ben):
            table = (await ann.open_table("lagune", 3))["id"]
            async with ann.sit_at(table, hear=heard.append) as first, ben.sit_at(table) as second:
                await second.do("sit")
                await first.do("bot", seat=2, bot="greedy")
                await asyncio.gather(first.contribute(), second.contribute())
                await first.start()
                await asyncio.gather(play_on(first), play_on(second))
                text = await ben.record(table)
                first.check_record(text)
                second.check_record(text)
                record = read_record(text)
                assert verify(find("lagune"), record)
                assert [player.name for player in record.players[:2]] == ["Ann", "Ben"]
                assert first.promise.contribution != second.promise.contribution
                assert numbers(heard) == list(range(2, first.version + 1))
                assert first.table["match"]["places"] == record.places

    asyncio.run(play())


def test_a_refusal_carries_the_servers_reason(server: str) -> None:
    async def play() -> None:
        async with guests(server, "Ann", "Ben") as (ann, ben):
            table = await begin(ann, ben)
            before = (await ann.table(table))["version"]
            async with ann.sit_at(table) as first, ben.sit_at(table) as second:
                early = await refused(lambda: second.do("move", decision=0, moves=["dive"]))
                assert (early.reason.key, early.reason.args) == ("not-your-turn", {"value": 2, "allowed": 1})
                sinking = await refused(lambda: first.do("move", decision=0, moves=["sink shell-1"]))
                assert (sinking.reason.key, sinking.reason.rule) == ("nothing-to-sink", "3")
                assert (await refused(lambda: first.do("fly"))).reason.key == "message-form"
                assert first.version == (await ben.table(table))["version"] == before
            by_post = await refused(lambda: ben.command(table, "move", decision=0, moves=["dive"]))
            assert by_post.reason.key == "not-your-turn"
            assert (await refused(lambda: ann.table("nowhere"))).reason.args == {"value": "nowhere"}
            assert (await refused(lambda: ann.open_table("lagune", 9))).reason.key == "seats-out-of-range"

    asyncio.run(play())


def test_questions_are_answered_without_anything_being_done(server: str) -> None:
    async def play() -> None:
        async with guests(server, "Ann", "Ben") as (ann, ben):
            table = await begin(ann, ben)
            async with ann.sit_at(table) as live:
                legal = live.table["match"]["moves"][1]["text"]
                assert (await live.ask("why", decision=0, move=legal))["reason"] is None
                assert (await live.ask("why", decision=0, move="sink shell-1"))["reason"]["key"] == "nothing-to-sink"
                assert (await live.ask("preview", decision=0, move=legal))["events"][0]["key"] == "lays"
                assert live.version == (await ben.table(table))["version"]

    asyncio.run(play())


def test_chat_and_who_is_there_are_kept(server: str) -> None:
    async def play() -> None:
        async with guests(server, "Ann", "Ben") as (ann, ben):
            table = await begin(ann, ben)
            async with ann.sit_at(table) as first:
                await first.do("chat", text="Hello!")
                async with ben.sit_at(table) as second:
                    await second.do("chat", text="Good evening.")
                    await first.do("chat", text="Shall we?")
                    assert [line["text"] for line in first.chat] == ["Hello!", "Good evening.", "Shall we?"]
                    assert first.here == sorted([(await ann.me())["id"], (await ben.me())["id"]])
                async with Client(server) as stranger, stranger.sit_at(table) as watching:
                    await watching.until(lambda _: len(watching.chat) == 3, 5)
                    assert (watching.table["seat"], watching.chat) == (-1, first.chat)

    asyncio.run(play())


def test_the_cookie_makes_somebody_the_same_person_the_next_time(server: str) -> None:
    async def visit() -> None:
        async with guests(server, "Ann") as (ann,):
            me, cookie = await ann.me(), ann.cookie
        async with Client(server, cookie) as again:
            assert await again.me() == me
            assert (await again.rename("Anna"))["name"] == "Anna"
            assert len(await again.register("anna of the reef", "a long password")) == 24
            left = again.cookie
            await again.logout()
            assert again.cookie == ""
            assert (await refused(again.me)).reason.key == "who-are-you"
        for void in (cookie, left):
            async with Client(server, void) as stolen:
                assert (await refused(stolen.me)).reason.key == "session-void"
        async with Client(server) as elsewhere:
            assert (await elsewhere.login("anna of the reef", "a long password"))["id"] == me["id"]
            assert (await refused(lambda: elsewhere.login("anna of the reef", "wrong password"))).reason.key == "login-wrong"
        async with Client(server, "forged.0.cookie") as forged:
            assert (await refused(forged.me)).reason.key == "session-void"

    asyncio.run(visit())


def test_the_lobby_and_the_games_are_listed(server: str) -> None:
    async def visit() -> None:
        async with guests(server, "Ann") as (ann,):
            table = (await ann.open_table("flucht", 4, title="Friday", options={"bridge": "yes"}))["id"]
            assert "lagune" in [game["name"] for game in await ann.games()]
            assert [(row["id"], row["title"]) for row in await ann.tables("mine")] == [(table, "Friday")]
            assert table in [row["id"] for row in await ann.tables()]
            assert table not in [row["id"] for row in await ann.tables("running")]
            assert await ann.edition(table) == find("flucht").edition().data

    asyncio.run(visit())


def test_a_contribution_is_made_once(server: str) -> None:
    async def visit() -> None:
        async with guests(server, "Ann", "Ben") as (ann, ben):
            table = (await ann.open_table("lagune", 2))["id"]
            async with ben.sit_at(table) as live:
                await live.do("sit")
                version = await live.contribute()
                assert await live.contribute() == version == live.version
                promise = live.promise
            async with ben.sit_at(table, promise=Promise(table, promise.commitment, promise.contribution)) as later:
                assert await later.contribute() == version
                await later.do("stand")
                with pytest.raises(Trouble, match="not-seated"):
                    await later.contribute()
                await later.do("sit")
                await later.contribute()
                assert later.promise.contribution == promise.contribution
                assert later.table["seats"][1]["pledge"] == promise.pledge

    asyncio.run(visit())


def test_a_record_that_is_not_as_promised_is_refused(server: str) -> None:
    async def play() -> None:
        async with guests(server, "Ann", "Ben") as (ann, ben):
            table = (await ann.open_table("lagune", 2))["id"]
            await ben.command(table, "sit")
            async with ann.sit_at(table) as first, ben.sit_at(table) as second:
                await first.contribute()
                await second.contribute()
                await first.start()
                text = await ann.record(table)
                first.check_record(text)
                changes = {
                    "record-other-table": (table, "elsewhere"),
                    "record-other-commitment": (first.promise.commitment, "0" * 64),
                    "record-other-contribution": (first.promise.contribution, contribution()),
                }
                for key, (seen, other) in changes.items():
                    with pytest.raises(Trouble, match=key):
                        first.check_record(text.replace(seen, other))
                with pytest.raises(Trouble, match="record-other-seal"):
                    second.check_record(text.replace(first.promise.contribution, contribution()))
                with pytest.raises(Trouble, match="record-other-seal"):
                    second.check_record(text.replace("person Ann", "person Anna"))

    asyncio.run(play())


def test_waiting_for_a_table_ends_when_the_time_is_up(server: str) -> None:
    async def play() -> None:
        async with guests(server, "Ann", "Ben") as (ann, ben):
            table = await begin(ann, ben)
            async with ben.sit_at(table) as second:
                with pytest.raises(TimeoutError):
                    await second.until(is_asked, 0.1)
                async with ann.sit_at(table) as first:
                    await move(first, "dive")
                    await move(first, first.table["match"]["moves"][0]["text"])
                assert (await second.until(is_asked, 5))["match"]["decision"] == 2

    asyncio.run(play())


def test_a_condition_that_fails_disturbs_nobody_else_who_waits(server: str) -> None:
    async def play() -> None:
        async with guests(server, "Ann", "Ben") as (ann, ben):
            table = await begin(ann, ben)
            async with ann.sit_at(table) as live:
                wrong = asyncio.create_task(live.until(lambda table: bool(live.chat) and table["no such thing"], 5))
                right = asyncio.create_task(live.until(lambda _: bool(live.chat), 5))
                await asyncio.sleep(0)
                await live.do("chat", text="Hello!")
                with pytest.raises(KeyError):
                    await wrong
                assert (await right)["id"] == table
                await move(live)

    asyncio.run(play())


def test_a_table_is_joined_from_a_known_version(server: str) -> None:
    async def play() -> None:
        async with guests(server, "Ann", "Ben") as (ann, ben):
            table = await begin(ann, ben)
            heard: list[Data] = []
            async with ann.sit_at(table, 3, heard.append) as live:
                assert numbers(heard) == list(range(4, live.version + 1))

    asyncio.run(play())


@pytest.mark.parametrize(
    ("text", "server_and_table"),
    [
        ("http://localhost:8000", ("http://localhost:8000", "")),
        ("https://Games.example.org/", ("https://games.example.org", "")),
        ("http://[::1]:80/t/a_B-9", ("http://[::1]:80", "a_B-9")),
        (" http://host/t/x/ ", ("http://host", "x")),
    ],
)
def test_addresses_of_servers_and_tables_are_read(text: str, server_and_table: tuple[str, str]) -> None:
    assert split_address(text) == server_and_table


@pytest.mark.parametrize(
    "text",
    ["", "localhost:8000", "ftp://host/", "http:///t/x", "http://host/other", "http://host:port/", "http://me@host/", "http://h/t/a%2Fb"],
)
def test_what_is_not_an_address_is_refused(text: str) -> None:
    with pytest.raises(Trouble, match="server-address"):
        split_address(text)
