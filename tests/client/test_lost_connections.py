"""A connection lost in the middle of a turn: moves are made once, nothing that happened is missed or told twice."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from pathlib import Path

import pytest
from websockets.asyncio.server import ServerConnection, serve

from archipel.client import Client, LiveTable
from archipel.engine.match import verify
from archipel.engine.phrase import Data, Trouble
from archipel.engine.record import read_record
from archipel.games import find
from tests.client.people import SECONDS, Wire, begin, guests, is_asked, move, numbers, play_on
from tests.server.house import House, running

pytestmark = pytest.mark.checkout
"""The client is never compiled, and starts a server of the checkout."""


async def version_of(client: Client, table: str) -> int:
    return int((await client.table(table))["version"])


async def own_moves(client: Client, table: str) -> int:
    """How many moves the first seat has made."""
    return len([entry for entry in read_record(await client.record(table)).entries if (entry.kind, entry.seat) == ("move", 0)])


async def has(check: Callable[[], Awaitable[bool]]) -> None:
    async with asyncio.timeout(SECONDS):
        while not await check():
            await asyncio.sleep(0.02)


@pytest.mark.parametrize("lost", ["question", "answer"])
def test_a_move_on_its_way_is_made_once(server: str, lost: str) -> None:
    async def play() -> None:
        heard: list[Data] = []
        async with guests(server, "Ann", "Ben") as (ann, ben), Wire(server) as wire, Client(wire.url, ann.cookie) as far:
            table = await begin(ann, ben)
            async with far.sit_at(table, hear=heard.append) as live, ben.sit_at(table) as other:
                before = live.version
                wire.loses_questions, wire.loses_answers = lost == "question", lost == "answer"
                moving = asyncio.create_task(move(live, "dive"))
                if lost == "answer":
                    await has(lambda: made(ann, table, 1))
                else:
                    await asyncio.sleep(0.2)
                assert await own_moves(ann, table) == (1 if lost == "answer" else 0)
                assert not moving.done()
                wire.cut()
                wire.mend()
                assert await asyncio.wait_for(moving, SECONDS) == before + 1
                assert await own_moves(ann, table) == 1
                await asyncio.gather(play_on(live), play_on(other))
                assert numbers(heard) == list(range(before + 1, live.version + 1))
                assert verify(find("lagune"), read_record(await ann.record(table)))

    async def made(client: Client, table: str, moves: int) -> bool:
        return await own_moves(client, table) == moves

    asyncio.run(play())


def test_what_happened_meanwhile_is_told_once_and_in_order(server: str) -> None:
    async def play() -> None:
        heard: list[Data] = []
        async with guests(server, "Ann", "Ben") as (ann, ben), Wire(server) as wire, Client(wire.url) as far:
            table = await begin(ann, ben)
            async with ann.sit_at(table) as first, ben.sit_at(table) as second, far.sit_at(table, hear=heard.append) as watching:
                began = watching.version
                playing = asyncio.gather(play_and_talk(first), play_and_talk(second))
                while not playing.done():
                    wire.cut()
                    await asyncio.sleep(0.03)
                await watching.until(lambda _: watching.version == first.version and watching.chat == first.chat, SECONDS)
                assert wire.connections > 3
                assert numbers(heard) == list(range(began + 1, first.version + 1))
                lines = [line["number"] for message in heard if message["type"] == "chat" for line in message["lines"]]
                assert lines == [line["number"] for line in first.chat] == sorted(set(lines))
                assert watching.table["match"]["scores"] == first.table["match"]["scores"]

    async def play_and_talk(live: LiveTable) -> None:
        while (await live.until(is_asked, SECONDS))["status"] != "over":
            await move(live)
            await live.do("chat", text=f"I made {live.version}.")
            await asyncio.sleep(0.03)

    asyncio.run(play())


def test_the_loss_and_the_return_are_told(server: str) -> None:
    async def play() -> None:
        heard: list[Data] = []
        async with guests(server, "Ann", "Ben") as (ann, ben), Wire(server) as wire, Client(wire.url, ann.cookie) as far:
            table = await begin(ann, ben)
            async with far.sit_at(table, hear=heard.append) as live:
                heard.clear()
                wire.cut()
                await live.until(lambda _: [message.get("up") for message in heard[:2]] == [False, True], SECONDS)
                await live.do("chat", text="Here again.")

    asyncio.run(play())


def test_of_other_commands_it_is_said_that_their_outcome_is_unknown(server: str) -> None:
    async def play() -> None:
        async with guests(server, "Ann", "Ben") as (ann, ben), Wire(server) as wire, Client(wire.url, ann.cookie) as far:
            table = await begin(ann, ben)
            async with far.sit_at(table) as live:
                wire.loses_questions = True
                resigning = asyncio.create_task(live.do("resign"))
                await asyncio.sleep(0.1)
                wire.cut()
                wire.mend()
                with pytest.raises(Trouble, match="connection-lost"):
                    await resigning
                later = asyncio.create_task(live.do("agree", agrees=True))
                await asyncio.wait_for(later, SECONDS)
                assert live.table["status"] == "running"

    asyncio.run(play())


def test_a_game_goes_on_after_a_restart_of_the_server(tmp_path: Path) -> None:
    database = f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}"

    async def play(house: House, stack: ExitStack) -> None:
        heard: list[Data] = []
        async with guests(house.url, "Ann", "Ben") as (ann, ben):
            table = await begin(ann, ben)
            async with ann.sit_at(table, hear=heard.append) as first, ben.sit_at(table) as second:
                before = first.version
                await move(first)
                await asyncio.to_thread(house.stop)
                playing = asyncio.gather(play_on(first), play_on(second))
                await asyncio.to_thread(stack.enter_context, running(database, int(house.url.rpartition(":")[2])))
                await playing
                assert numbers(heard) == list(range(before + 1, first.version + 1))
                assert verify(find("lagune"), read_record(await ben.record(table)))

    with ExitStack() as stack:
        asyncio.run(play(stack.enter_context(running(database)), stack))


def test_after_some_time_it_gives_up(server: str) -> None:
    async def play() -> None:
        async with guests(server, "Ann", "Ben") as (ann, ben), Wire(server) as wire, Client(wire.url, ann.cookie) as far:
            table = await begin(ann, ben)
            async with far.sit_at(table, patience=0.5) as live:
                wire.listening.close()
                wire.cut()
                with pytest.raises(Trouble, match="server-away"):
                    await live.until(lambda table: table["status"] == "over", SECONDS)
                with pytest.raises(Trouble, match="server-away"):
                    await live.do("move", decision=0, moves=["dive"])

    asyncio.run(play())


def test_whoever_is_refused_does_not_try_again(server: str) -> None:
    async def play() -> None:
        async with guests(server, "Ann", "Ben") as (ann, ben), Wire(server) as wire:
            table = await begin(ann, ben)
            for cookie, asked, key in (("", "nowhere", "table-unknown"), ("forged.0.cookie", table, "session-void")):
                before = wire.connections
                async with Client(wire.url, cookie) as far:
                    with pytest.raises(Trouble, match=key):
                        async with far.sit_at(asked):
                            pytest.fail("sat down")
                assert wire.connections == before + 1

    asyncio.run(play())


def test_a_server_that_is_not_there_is_said_to_be_away() -> None:
    async def knock(url: str) -> None:
        async with Client(url) as client:
            with pytest.raises(Trouble, match="server-away"):
                await client.games()
            with pytest.raises(Trouble, match="server-away"):
                async with client.sit_at("table"):
                    pytest.fail("sat down")

    async def run() -> None:
        nobody = await asyncio.start_server(lambda reader, writer: writer.close(), "127.0.0.1", 0)
        url = f"http://127.0.0.1:{nobody.sockets[0].getsockname()[1]}"
        nobody.close()
        await knock(url)

    asyncio.run(run())


@pytest.mark.parametrize(
    ("status", "kind", "body"),
    [
        ("200 OK", "text/html", "<h1>Welcome</h1>"),
        ("200 OK", "application/json", "17"),
        ("200 OK", "application/json", "{}"),
        ("404 Not Found", "text/html", "nothing here"),
        ("500 Broken", "application/json", '{"reason": {"key": 3}}'),
        ("301 Moved", "text/plain", ""),
    ],
)
def test_another_program_is_not_taken_for_a_server_of_ours(status: str, kind: str, body: str) -> None:
    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        head = f"HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {len(body)}\r\nConnection: close\r\n\r\n"
        writer.write((head + body).encode())
        await writer.drain()
        writer.close()

    async def run() -> None:
        other = await asyncio.start_server(answer, "127.0.0.1", 0)
        async with other, Client(f"http://127.0.0.1:{other.sockets[0].getsockname()[1]}") as client:
            with pytest.raises(Trouble, match="server-strange"):
                await client.games()
            with pytest.raises(Trouble, match="server-strange"):
                await client.table("table")
            with pytest.raises(Trouble, match="server-strange"):
                async with client.sit_at("table"):
                    pytest.fail("sat down")

    asyncio.run(run())


# Servers that show more or less than they should: several processes behind one address, one of them slow, or one that is mistaken


def shown(since: int, version: int) -> str:
    happened = [{"number": number} for number in range(since + 1, version + 1)]
    table = {"version": version, "commitment": "c0", "seat": -1}
    return json.dumps({"type": "table", "since": since, "version": version, "happened": happened, "table": table})


def refusal(key: str) -> str:
    return json.dumps({"type": "refused", "id": "", "reason": {"key": key, "args": {}, "rule": ""}})


async def hear_all(scripts: list[list[str | int]], last: int, asked: list[str] | None = None) -> list[Data]:
    """Connects to a server that tells each connection the next of these scripts (a number closes it), until the table is at a version;
    returns what was told. `asked` collects what every connection asked for."""
    heard: list[Data] = []
    connections = asked if asked is not None else []

    async def tell(socket: ServerConnection) -> None:
        assert socket.request is not None
        connections.append(socket.request.path.partition("?")[2])
        for said in scripts[len(connections) - 1]:
            if isinstance(said, int):
                await socket.close(said)
            else:
                await socket.send(said)
        await socket.wait_closed()

    async with serve(tell, "127.0.0.1", 0) as server:
        url = f"http://127.0.0.1:{next(iter(server.sockets)).getsockname()[1]}"
        async with Client(url) as client, client.sit_at("t", hear=heard.append) as live:
            await live.until(lambda table: table["version"] == last, SECONDS)
    return heard


def test_a_gap_is_filled_by_asking_again() -> None:
    asked: list[str] = []
    heard = asyncio.run(hear_all([[shown(2, 2), shown(2, 3), shown(4, 5)], [shown(3, 5)]], 5, asked))
    assert asked == ["version=-1&chat=0", "version=3&chat=0"]
    assert numbers(heard) == [3, 4, 5]


def test_what_is_known_already_is_not_told_again() -> None:
    chat = [json.dumps({"type": "chat", "lines": [{"number": number} for number in lines]}) for lines in ([1, 2], [2, 3])]
    heard = asyncio.run(hear_all([[shown(2, 2), shown(2, 4), shown(2, 3), *chat, shown(3, 5), shown(5, 6)]], 6))
    assert numbers(heard) == [3, 4, 5, 6]
    assert [line["number"] for message in heard if message["type"] == "chat" for line in message["lines"]] == [1, 2, 3]


def test_a_server_that_stops_for_a_moment_is_waited_for() -> None:
    scripts: list[list[str | int]] = [[shown(0, 1), 1012], [refusal("closing"), 4503], [refusal("too-many"), 4429], [shown(1, 2)]]
    assert numbers(asyncio.run(hear_all(scripts, 2))) == [1, 2]


def test_whoever_is_no_longer_welcome_is_told_why() -> None:
    asked: list[str] = []
    with pytest.raises(Trouble, match="person-banned"):
        asyncio.run(hear_all([[shown(0, 1), 1012], [refusal("person-banned"), 4403]], 2, asked))
    assert len(asked) == 2


def test_a_message_that_cannot_be_read_ends_the_connection() -> None:
    for text in ("nonsense", "[]", '{"type": "table"}'):
        with pytest.raises(Trouble, match="server-strange"):
            asyncio.run(hear_all([[shown(0, 1), text]], 2))
