"""Bad requests: a clear answer with a reason as data, no crash, nothing changed, and no word of it in the log."""

import asyncio
import json
import socket
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import asyncpg
import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from archipel.engine.phrase import Data
from archipel.games import find
from archipel.server.guard import LARGEST_BODY
from tests.server.helpers import explained, post, refusal, speaking, until, without_mistakes
from tests.server.house import House, person
from tests.server.talk import Refused, begin, chair, command, open_table


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    yield from without_mistakes(tmp_path_factory.mktemp("bad input"))


BODIES = (
    "",
    "hello",
    "{",
    "null",
    "[]",
    '"x"',
    "17",
    "\xff",
    '{"game": "flucht"}',
    '{"game": "flucht", "seats": "many"}',
    '{"game": "flucht", "seats": null}',
    '{"game": "flucht", "seats": 1e400}',
    '{"game": "flucht", "seats": 2.5}',
    '{"game": "flucht", "seats": 1' + "0" * 30 + "}",
    '{"game": "flucht", "seats": ' + "9" * 4_300 + "}",
    '{"game": "flucht", "seats": ' + "9" * 10_000 + "}",
    '{"game": 5, "seats": 2}',
    '{"game": "\\ud800", "seats": 2}',
    '{"game": "' + "x" * 65 + '", "seats": 2}',
    '{"game": "flucht", "seats": 2, "colour": "red"}',
    '{"game": "flucht", "seats": 2, "' + "x" * 10_000 + '": 1}',
    '{"game": "flucht", "seats": 2, "\\ud800": 1}',
    '{"game": "flucht", "seats": 2, "options": []}',
    '{"game": "flucht", "seats": 2, "options": {"bridge": []}}',
    '{"game": "flucht", "seats": 2, "options": {"bridge": null}}',
    '{"game": "flucht", "seats": 2, "options": {"\\ud800": 1}}',
    '{"game": "flucht", "seats": 2, "options": {"rounds": ' + "9" * 1_000 + "}}",
    '{"game": "flucht", "seats": 2, "clock": 5}',
    '{"game": "flucht", "seats": 2, "clock": {"kind": "sundial"}}',
    '{"game": "flucht", "seats": 2, "clock": {"kind": "none", "budget": NaN}}',
    '{"game": "flucht", "seats": 2, "clock": {"kind": "none", "days": 1e999}}',
    '{"game": "flucht", "seats": 2, "clock": {"kind": "none", "increment": "-inf"}}',
    '{"game": "flucht", "seats": 2, "clock": {"kind": "days", "days": 1, "rests": [[1]]}}',
    '{"game": "flucht", "seats": 2, "clock": {"kind": "days", "days": 1, "rests": [[1' + ", 1" * 20_000 + "]]}}",
    '{"game": "flucht", "seats": 2, "clock": {"kind": "days", "days": 1, "rests": [[0, 1' + "0" * 400 + "]]}}",
    '{"game": "flucht", "seats": 2, "absent": "sleep"}',
    '{"game": "flucht", "seats": 2, "private": "perhaps"}',
    '{"game": "flucht", "seats": 2, "title": "' + "x" * 201 + '"}',
    '{"game": "flucht", "seats": 2, "title": "\\udfff"}',
    '{"game": "flucht", "seats": 2, "edition_toml": "' + "#" * 200_001 + '"}',
    '{"game": ' * 1_000,
    "[" * 100_000,
    '{"a":' * 50_000 + "1" + "}" * 50_000,
)
"""Bodies that do not open a table, because they cannot be read."""

CHOICES: tuple[tuple[Data, str], ...] = (
    ({"seats": 1}, "seats-out-of-range"),
    ({"seats": -1}, "seats-out-of-range"),
    ({"seats": 2**31 - 1}, "seats-out-of-range"),
    ({"game": ""}, "game-unknown"),
    ({"game": "chess"}, "game-unknown"),
    ({"game": "../flucht"}, "game-unknown"),
    ({"game": "flucht.rules"}, "game-unknown"),
    ({"game": "flucht\0"}, "game-unknown"),
    ({"edition": "mattel-2089"}, "edition-unknown"),
    ({"edition": "../../../etc/passwd"}, "edition-unknown"),
    ({"options": {"wind": "strong"}}, "option-unknown"),
    ({"options": {"x" * 100_000: 1}}, "option-unknown"),
    ({"options": {"bridge": "x" * 100_000}}, "option-value"),
    ({"options": {"bridge": 7}}, "option-value"),
    ({"options": {"rounds": -1}}, "option-value"),
    ({"clock": {"kind": "budget", "budget": 1e300}}, "clock-budget"),
    ({"clock": {"kind": "budget", "budget": 5}}, "clock-budget"),
    ({"clock": {"kind": "days", "days": 1e300}}, "clock-days"),
    ({"clock": {"kind": "budget", "budget": 60, "rests": [[0, 10]]}}, "clock-rests"),
    ({"clock": {"kind": "days", "days": 1, "rests": [[10, 5]]}}, "clock-rest"),
    ({"clock": {"kind": "days", "days": 1, "rests": [[0, 2**31 - 1]]}}, "clock-rest"),
    ({"stand_in": "oracle"}, "bot-unknown"),
    ({"edition_toml": "this is no TOML"}, "edition-not-toml"),
    ({"edition_toml": "a = " + "[" * 50_000}, "edition-not-toml"),
    ({"edition_toml": "a = " + "{a=" * 50_000}, "edition-not-toml"),
    ({"edition_toml": "a = " + "9" * 100_000}, "edition-not-toml"),
    ({"edition_toml": "a = nan"}, "edition-not-toml"),
    ({"edition_toml": "a = 1979-05-27"}, "edition-not-toml"),
    ({"edition_toml": "a." * 90 + "a = 1\n"}, "edition-no-head"),
    ({"edition_toml": "x = 1\n[" + "a." * 101 + "a]\n"}, "edition-dots"),
    ({"edition_toml": "a." * 99_000 + "a = 1\n"}, "edition-dots"),
    ({"edition_toml": "edition = 5"}, "edition-no-head"),
    ({"edition_toml": "[edition]\nid = 5\ngame = 'flucht'"}, "edition-head-field"),
    ({"edition_toml": f"[edition]\nid = '{'x' * 100_000}'\ngame = 'flucht'"}, "edition-id-long"),
    ({"edition_toml": "[edition]\nid = 'mine'\ngame = 'chess'"}, "edition-other-game"),
    ({"edition_toml": "[edition]\nid = 'mine'\ngame = 'flucht'"}, "edition-section-missing"),
    ({"edition_toml": "[edition]\nid = 'mine'\ngame = 'flucht'\n[cards]\nsource = 'hearsay'"}, "edition-no-source"),
)
"""What can be read but cannot be played, and the reason."""


def test_a_body_that_cannot_be_read_opens_no_table(house: House) -> None:
    ann = person(house.url, "Ann")
    for body in BODIES:
        status, key = refusal(post(ann, "/api/tables", body.encode("latin-1")))
        assert (status, key) in ((400, "message-form"), (400, "option-value")), body[:100]
    assert ann.get("/api/tables?show=mine").json() == []


def test_a_table_that_cannot_be_played_is_refused_with_the_reason(house: House) -> None:
    ann = person(house.url, "Ann")
    for choice, expected in CHOICES:
        status, key = refusal(post(ann, "/api/tables", json.dumps({"game": "flucht", "seats": 2, **choice})))
        assert (status, key) == (400, expected), str(choice)[:100]
    assert ann.get("/api/tables?show=mine").json() == []
    assert ann.get("/api/tables").is_success, "and the lobby shows what is there"


def test_a_body_of_another_kind_does_nothing(house: House) -> None:
    ann = person(house.url, "Ann")
    body = json.dumps({"game": "flucht", "seats": 2})
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "text/html", ""):
        assert refusal(post(ann, "/api/tables", body, kind)) == (400, "message-form")
    assert ann.get("/api/tables?show=mine").json() == []


def test_a_body_that_is_too_large_is_not_read_to_its_end(house: House) -> None:
    ann = person(house.url, "Ann")

    def pieces() -> Iterator[bytes]:
        for _ in range(LARGEST_BODY // 1024 + 100):
            yield b" " * 1024

    assert refusal(post(ann, "/api/tables", b" " * (LARGEST_BODY + 1))) == (413, "body-too-large")
    for path in ("/api/tables", "/api/guests", "/api/login"):
        answer = ann.post(path, content=pieces(), headers={"Content-Type": "application/json"})
        assert refusal(answer) == (413, "body-too-large"), "a body that does not say how long it is"
    padded = json.dumps({"game": "flucht", "seats": 2})
    assert post(ann, "/api/tables", padded + " " * (LARGEST_BODY - len(padded))).is_success, "the largest body is read"


STRANGE = (
    "x",
    "x" * 10_000,
    "%00",
    "%0a",
    "%ff%fe",
    "%ED%A0%80",
    "%2e%2e",
    "..%2f..%2fetc%2fpasswd",
    "%2e%2e%2f%2e%2e%2fetc%2fpasswd",
    "..\\..\\windows",
    "'%20OR%201=1--",
    "%F0%9F%90%99",
    "-1",
    "null",
    "{id}",
    "%25s%25n",
)
"""Ids that nothing has."""


def test_asking_for_something_that_is_not_there_is_answered_with_a_reason(house: House) -> None:
    ann = person(house.url, "Ann")
    for strange in STRANGE:
        for path in (f"/api/tables/{strange}", *(f"/api/tables/{strange}/{part}" for part in ("record", "chat", "edition"))):
            status, key = refusal(ann.get(path))
            assert (status, key) in ((404, "table-unknown"), (404, "page-unknown")), path[:60]
        status, key = refusal(ann.post(f"/api/tables/{strange}/commands", json={"do": "sit"}))
        assert (status, key) in ((404, "table-unknown"), (404, "page-unknown"), (405, "method-wrong"))
        assert refusal(ann.get(f"/api/games/{strange}/editions/mattel-1989"))[1] in ("game-unknown", "page-unknown")
        assert refusal(ann.get(f"/api/games/flucht/editions/{strange}"))[1] in ("edition-unknown", "page-unknown")
        assert refusal(ann.put(f"/api/me/relations/{strange}", json={"kind": "mute"}))[1] in ("person-unknown", "page-unknown")
    for path in ("/api", "/api/", "/api/nothing", "/nothing", "/static/../../etc/passwd", "/api/tables/x/y/z", "/" + "x" * 10_000, "/.env"):
        assert refusal(ann.get(path)) == (404, "page-unknown")
    answer = ann.delete("/api/tables")
    assert refusal(answer) == (405, "method-wrong")
    assert "GET" in answer.headers["allow"]
    for method, path in (("PUT", "/api/tables"), ("PATCH", "/healthz"), ("GET", "/api/login"), ("OPTIONS", "/api/me"), ("TRACE", "/")):
        assert refusal(ann.request(method, path)) == (405, "method-wrong")
    for query in ("/api/tables?show=secret", "/api/tables?show="):
        assert refusal(ann.get(query)) == (400, "message-form")


@pytest.mark.parametrize("strange", ["x", "x" * 5_000, "%00", "..%2f..%2fetc"])
def test_a_socket_to_a_table_that_is_not_there_says_so(house: House, strange: str) -> None:
    ann = person(house.url, "Ann")
    if "%2f" in strange:
        with pytest.raises(Exception, match=r"403|404"), chair(house.url, strange, ann):
            pass
        return
    with chair(house.url, strange, ann) as one:
        assert explained(one.hear()["reason"]) == "table-unknown"
        with pytest.raises(ConnectionClosed) as closed:
            one.hear()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404


def test_impossible_versions_and_numbers_do_no_harm(house: House) -> None:
    table, people = begin(house.url, 2)
    for version in (-1, -99, 10**6, 10**30):
        with chair(house.url, table, people[0], version) as one:
            first = one.hear()
            assert (first["type"], first["happened"]) == ("table", [])
    for query in ("version=first", "version=1.5", "chat=last", "version=", f"version={'9' * 5_000}"):
        with chair(house.url, f"{table}/live?{query}&unused=", people[0]) as one:
            message = one.hear()
            assert (message["type"], explained(message["reason"])) == ("refused", "message-form")
            with pytest.raises(ConnectionClosed) as closed:
                one.hear()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4400
    for since in ("-5", "7", str(2**31 - 1)):
        assert people[0].get(f"/api/tables/{table}/chat?since={since}").json() == []
    for since in (str(2**31), "9" * 30, "9" * 5_000, "first", ""):
        assert refusal(people[0].get(f"/api/tables/{table}/chat?since={since}")) == (400, "message-form")


def test_an_edition_full_of_mistakes_gets_a_short_report(house: House) -> None:
    ann = person(house.url, "Ann")
    game = find("flucht")
    toml = Path(game.folder, "editions", f"{game.editions[0]}.toml").read_text(encoding="utf-8")
    colours = ", ".join(f'{{ id = "c{number}", animal = "a" }}' for number in range(150))
    mistaken = toml.replace('{ id = "orange", animal', colours + ', { id = "orange", animal').replace(
        'diamonds = ["red", "blue"]', f"diamonds = [{', '.join(chr(34) + 'mauve' + chr(34) for _ in range(190))}]", 1
    )
    answer = ann.post("/api/editions", json={"game": "flucht", "toml": mistaken})
    assert answer.is_success
    assert not answer.json()["playable"]
    assert len(answer.content) < 100_000
    assert len(answer.json()["problems"]) == 100
    for toml, key in (("x", "edition-not-toml"), ("a." * 101 + "a = 1\n", "edition-dots"), ("", "edition-no-head")):
        assert refusal(ann.post("/api/editions", json={"game": "flucht", "toml": toml})) == (400, key)
    assert refusal(httpx.post(f"{house.url}/api/editions", json={"game": "flucht", "toml": ""}, headers={"X-Archipel": "1"})) == (
        401,
        "who-are-you",
    )


def bare_line(house: House) -> socket.socket:
    """A connection to the server over which anything can be sent."""
    address = urlsplit(house.url)
    assert address.hostname is not None
    assert address.port is not None
    return socket.create_connection((address.hostname, address.port), 30)


def test_a_frame_that_is_not_utf8_ends_its_connection_and_leaves_no_word_in_the_log(house: House) -> None:
    ann = person(house.url, "Ann")
    table = open_table(ann)
    hello = (
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: {urlsplit(house.url).netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n"
        f"Cookie: archipel={ann.cookies['archipel']}\r\n\r\n"
    )
    body = b'{"do": "\xff\xfe"}'
    with bare_line(house) as line:
        line.sendall(hello.encode())
        heard = line.recv(1000)
        assert heard.startswith(b"HTTP/1.1 101")
        line.sendall(bytes([0x81, 0x80 | len(body), 0, 0, 0, 0]) + body)
        while chunk := line.recv(10_000):
            heard += chunk
    assert heard.endswith(b"\x88\x02" + (1007).to_bytes(2, "big")), "closed, as the protocol wants it"
    with chair(house.url, table, ann) as one:
        assert one.do(do="bot", seat=1, bot="random")["version"] == 2


def test_a_command_that_is_cut_short_leaves_no_word_in_the_log(house: House) -> None:
    ann = person(house.url, "Ann")
    table = open_table(ann)
    with bare_line(house) as line:
        line.sendall(
            f"POST /api/tables/{table}/commands HTTP/1.1\r\nHost: {urlsplit(house.url).netloc}\r\nContent-Type: application/json\r\n"
            f'Content-Length: 100\r\nX-Archipel: 1\r\nCookie: archipel={ann.cookies["archipel"]}\r\n\r\n{{"do":'.encode()
        )
    assert ann.get(f"/api/tables/{table}").json()["version"] == 1


def test_bytes_that_are_not_a_request_do_not_disturb_the_house(house: House) -> None:
    for sent in (
        b"\x00\x01\x02\r\n\r\n",
        b"GET\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nX-Archipel: 1\r\nContent-Length: 99999999999999999999\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nX-Archipel: 1\r\nContent-Length: -5\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nX-Archipel: 1\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
        b"GET /" + b"x" * 200_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\n" + b"A: " + b"b" * 200_000 + b"\r\n\r\n",
        b"GET /api/me HTTP/1.1\r\nHost: x\r\nCookie: archipel=\xff\xfe; archipel\x01\r\nConnection: close\r\n\r\n",
    ):
        with bare_line(house) as line:
            try:
                line.sendall(sent)
                line.shutdown(socket.SHUT_WR)
                answer = line.recv(1000)
            except ConnectionError:
                continue
            assert b"500" not in answer.partition(b"\r\n")[0], sent[:60]
    assert httpx.get(f"{house.url}/healthz").json()["status"] == "good"


def heartbeat(postgres: str) -> float:
    """When the server last did what it does in the background."""

    async def ask() -> str:
        connection = await asyncpg.connect(postgres)
        try:
            return str(await connection.fetchval("SELECT value FROM facts WHERE name = 'heartbeat'"))
        finally:
            await connection.close()

    return float(asyncio.run(ask()))


def test_postgres_is_asked_nothing_that_it_cannot_answer(fresh_postgres_url: str, tmp_path: Path) -> None:
    with speaking(fresh_postgres_url, tmp_path / "log", "--quiet", ARCHIPEL_PACE="1000") as house:
        ann = person(house.url, "Ann")
        table = open_table(ann, title="a\0b")
        for strange in STRANGE:
            assert refusal(ann.get(f"/api/tables/{strange}"))[1] in ("table-unknown", "page-unknown")
            assert refusal(ann.put(f"/api/me/relations/{strange}", json={"kind": "mute"}))[1] in ("person-unknown", "page-unknown")
        for who in ("\0", "x\0", "\U0010ffff", "'"):
            with pytest.raises(Refused) as refused:
                command(ann, table, do="invite", seat=1, person=who)
            assert explained(refused.value.reason) == "person-unknown"
            answer = ann.post("/api/login", json={"login": who, "password": "long enough\0"})
            assert refusal(answer) == (401, "login-wrong")
            assert refusal(ann.patch("/api/me", json={"name": f"{who}\0"})) == (400, "person-name")
        command(ann, table, do="chat", text="a\0b")
        assert ann.get(f"/api/tables/{table}/chat").json()[0]["text"] == "a b"
        for since in ("2147483647", "-2147483648"):
            assert ann.get(f"/api/tables/{table}/chat?since={since}").is_success
        beaten = heartbeat(fresh_postgres_url)
        until(lambda: heartbeat(fresh_postgres_url) > beaten + 1)
    assert (tmp_path / "log").read_text() == "", "what is done in the background goes well too"
