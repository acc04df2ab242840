"""A model at the tables of a real server: it opens one, sits down at others', waits for people, and checks the record."""

import asyncio
import socket
from collections.abc import Iterator

import pytest

from archipel.client import Client, link_to
from archipel.engine.match import verify
from archipel.engine.record import read_record
from archipel.games import find
from archipel.mcp.there import SittingThere
from tests.client.people import SECONDS, Wire, is_asked, move
from tests.mcp.models import Guest, good, guest, play, refused, stranger
from tests.mcp.test_playing_here import by_a_model
from tests.server.house import running

pytestmark = pytest.mark.checkout


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with running(f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('server') / 'tables.db'}") as house:
        yield house.url


def seated(model: Guest, table: str) -> SittingThere:
    sitting = model.hall.sittings[table]
    assert isinstance(sitting, SittingThere)
    return sitting


def test_a_model_plays_a_whole_game_at_a_server(server: str) -> None:
    async def game() -> None:
        async with stranger() as model:
            stands = await good(
                model, "open_table", game="flucht", server=server, bots=["greedy", "random"], options={"rounds": 2}, name="Ada"
            )
            stands = await play(model, stands)
            assert stands["status"] == "over"
            record = await good(model, "record", table=stands["table"])
            assert record["whole"]
            assert record["said"][1:] == [
                "The record contains the commitment that was shown to you and your own contribution.",
                "It also matches the seal that was noted before your contribution was revealed: nobody could choose theirs by it.",
            ]
            assert verify(find("flucht"), read_record(record["record"]))
            names = {place["name"] for place in (await good(model, "result", table=stands["table"]))["places"]}
            assert names == {"Ada", "Coco", "Mango"}

    asyncio.run(asyncio.wait_for(game(), 120))


@by_a_model
async def test_a_model_and_a_person_play_at_the_table_of_the_person(server: str) -> None:
    async with guest() as model, Client(server) as person:
        await person.guest("Ann")
        id = (await person.open_table("lagune", 2))["id"]
        async with person.sit_at(id) as live:
            await live.contribute()
            lobby = await good(model, "lobby", server=server)
            link = link_to(server, id)
            assert [table["players"] for table in lobby["tables"] if table["link"] == link] == [["Ann", "free"]]
            stands = await good(model, "join_table", address=link, name="Bot Ben")
            assert stands["said"] == ["1: Ann", "2: Bot Ben", "The game begins when the host starts it."]
            assert (await good(model, "join_table", address=link))["table"] == stands["table"]
            assert "Only the table’s host" in await refused(model, "start", table=stands["table"])
            assert "the table is open" in await refused(model, "moves", table=stands["table"])
            await live.start()

            async def plays() -> None:
                while (await live.until(is_asked, SECONDS))["status"] != "over":
                    await move(live)

            await asyncio.gather(play_at(model, stands["table"]), plays())
            assert (await good(model, "record", table=stands["table"]))["whole"]


async def play_at(model: Guest, table: str) -> None:
    stands = await good(model, "wait", table=table)
    while stands["status"] != "over":
        stands = await play(model, stands) if stands["status"] == "running" else await good(model, "wait", table=table)


@by_a_model
async def test_a_table_that_a_model_opens_waits_for_people(server: str) -> None:
    async with guest() as model, Client(server) as person:
        stands = await good(model, "open_table", game="lagune", seats=3, bots=["greedy"], server=server)
        link = seated(model, stands["table"]).link
        assert stands["status"] == "open"
        assert f"link: {link}" in stands["news"]
        assert "still empty: 3" in await refused(model, "start", table=stands["table"])
        await person.guest("Ann")
        await person.command(link.rpartition("/")[2], "sit")
        async with person.sit_at(link.rpartition("/")[2]) as live:
            await live.contribute()
            started = await good(model, "start", table=stands["table"])
            assert started["status"] == "running"
            await live.do("agree", agrees=True)
            await seated(model, stands["table"]).live.until(lambda table: table["seats"][2]["agreed"], SECONDS)
            assert (await good(model, "log", table=stands["table"]))["news"][
                -1
            ] == "Ann would like to stop. The game ends when all players agree."
            assert (await good(model, "leave", table=stands["table"], how="stop"))["status"] == "over"


@by_a_model
async def test_a_model_is_told_its_time_and_that_its_seat_is_gone(server: str) -> None:
    async with guest() as model, Client(server) as person:
        await person.guest("Ann")
        id = (await person.open_table("lagune", 2, clock={"kind": "days", "days": 3}))["id"]
        table = (await good(model, "join_table", address=link_to(server, id)))["table"]
        await person.command(id, "free", seat=1)
        await seated(model, table).live.until(lambda shown: shown["seat"] < 0, SECONDS)
        assert (await good(model, "log", table=table))["said"] == ["You no longer have a seat at this table."]
        await model.hall.sittings.pop(table).close()
        table = (await good(model, "join_table", address=link_to(server, id), seat=2))["table"]
        async with person.sit_at(id) as live:
            await live.contribute()
            await live.start()
            while live.table["match"]["asked"] == 0:
                await move(live)
            assert "Time you have left: 2 days" in (await model.ask("wait", table=table)).text


@by_a_model
async def test_a_record_that_is_not_as_promised_is_refused(server: str) -> None:
    async with guest() as model:
        table = (await good(model, "open_table", game="lagune", bots=["greedy"], server=server))["table"]
        await good(model, "leave", table=table, how="resign")
        assert (await good(model, "record", table=table))["whole"]
        seated(model, table).promise.commitment = "0" * 64
        assert "this is not the shuffle that was promised" in await refused(model, "record", table=table)


@by_a_model
async def test_what_a_server_refuses_is_refused_in_words(server: str) -> None:
    async with guest() as model:
        assert "no table “nowhere”" in await refused(model, "join_table", address=f"{server}/t/nowhere")
        assert "no bot called “deep”" in await refused(model, "open_table", game="lagune", bots=["deep"], server=server)
        assert (await model.ask("lobby", server=server)).text == f"No table is open at {server} right now."
        assert "cannot be used as a name" in await refused(model, "open_table", game="lagune", name="x" * 50, server=server)
        table = (await good(model, "open_table", game="lagune", bots=["greedy"], server=server))["table"]
        assert (await good(model, "wait", table=table))["yours"]
        assert "“dance” is no move" in await refused(model, "play", table=table, move="dance")


@by_a_model
async def test_a_server_that_is_not_there_or_not_ours_is_named() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        away = f"http://127.0.0.1:{taken.getsockname()[1]}"
        async with guest() as model:
            for tool, arguments in (("lobby", {"server": away}), ("join_table", {"address": f"{away}/t/x"})):
                assert await refused(model, tool, **arguments) == f"The server {away} cannot be reached."
            assert "cannot be reached" in await refused(model, "open_table", game="flucht", server=away)
            assert model.hall.clients == {}


async def answer_with(body: bytes) -> tuple[asyncio.Server, str, list[str]]:
    """Something that listens and answers everything alike, and all that it was sent."""
    heard: list[str] = []

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        heard.append((await reader.readuntil(b"\r\n\r\n")).decode())
        head = f"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: {len(body)}\r\nConnection: close\r\n\r\n"
        writer.write(head.encode() + body)
        await writer.drain()
        writer.close()

    listening = await asyncio.start_server(answer, "127.0.0.1", 0)
    return listening, f"http://127.0.0.1:{listening.sockets[0].getsockname()[1]}", heard


@pytest.mark.parametrize("body", [b"[]", b"{}", b"[{}]", b"no", b'[{"seats": 3}]', b'{"id": "x", "game": "flucht"}'])
@by_a_model
async def test_another_program_in_the_place_of_a_server_is_strange(body: bytes) -> None:
    listening, url, _ = await answer_with(body)
    async with listening, guest() as model:
        said = [(await model.ask("lobby", server=url)).text]
        said += [await refused(model, "join_table", address=f"{url}/t/x"), await refused(model, "open_table", game="flucht", server=url)]
        assert all("does not respond like an Archipel server" in one for one in said if body != b"[]" or one != said[0])
        assert model.hall.sittings == {}


@by_a_model
async def test_a_token_is_shown_to_its_server_and_to_no_other() -> None:
    mine, home, heard_at_home = await answer_with(b"{}")
    other, elsewhere, heard_elsewhere = await answer_with(b"{}")
    async with mine, other, guest(home=home, token="secret-token") as model:
        texts = [await refused(model, "open_table", game="flucht", server=url, name="Ada") for url in (home, elsewhere)]
        assert "authorization: bearer secret-token" in heard_at_home[0].lower()
        assert heard_elsewhere
        assert not any("secret-token" in head for head in heard_elsewhere)
        assert not any("secret-token" in text for text in texts)


@by_a_model
async def test_with_the_token_of_its_owner_everybody_sees_that_a_program_sits_there(server: str) -> None:
    async with Client(server) as ann:
        await ann.guest("Ann")
        made = await ann.post("/api/me/programs", name="Robo")
        async with guest(home=server, token=made["token"]) as model:
            stands = await good(model, "open_table", game="lagune", seats=2, server=server, name="Nobody")
            id = seated(model, stands["table"]).live.table["id"]
            assert [(seat["name"], seat["program"]) for seat in (await ann.table(id))["seats"]] == [("Robo", True), ("", False)]
            lobby = await good(model, "lobby", server=server)
            assert [table["players"] for table in lobby["tables"] if table["link"].endswith(id)] == [["Robo (program)", "free"]]
            await ann.request("DELETE", f"/api/me/programs/{made['id']}")
            async with ann.sit_at(id) as live:
                await live.until(lambda table: table["status"] == "cancelled", SECONDS)
            assert "withdrawn" in await refused(model, "open_table", game="lagune", server=server)


@by_a_model
async def test_a_lost_connection_is_told_and_the_seat_found_again(server: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with guest() as model, Wire(server) as wire:
        table = (await good(model, "open_table", game="lagune", bots=["greedy"], server=wire.url))["table"]
        sitting = seated(model, table)
        sitting.live.patience = 0.0
        wire.listening.close()
        wire.cut()
        while sitting.live.ended is None:
            await asyncio.sleep(0.01)
        move = (await good(model, "log", table=table))["moves"]
        assert "cannot be reached" in await refused(model, "play", table=table, move=move[0]["move"] if move else "dive")
        again = await asyncio.start_server(wire.connect, "127.0.0.1", int(wire.url.rpartition(":")[2]))
        async with again:
            stands = await good(model, "join_table", address=sitting.link)
            assert stands["table"] == table
            await good(model, "leave", table=table, how="resign")
            assert (await good(model, "record", table=table))["whole"]
            await model.hall.close()
            wire.cut()
