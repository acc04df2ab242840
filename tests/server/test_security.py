"""Who may ask, from where, how often; what every answer carries; and what logs, figures and errors never tell."""

import json
import re
import secrets
import socket
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Origin

from archipel.server.config import ServerConfig
from archipel.server.guard import HEADERS
from archipel.server.people import Signer
from tests.server.helpers import explained, refusal, speaking
from tests.server.house import House, person, with_token
from tests.server.talk import Chair, Refused, begin, chair, command, open_table


def url_of(file: Path) -> str:
    return f"sqlite+aiosqlite:///{file}"


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("proxied") / "archipel.db"


@pytest.fixture(scope="module")
def proxied(file: Path) -> Iterator[House]:
    """A server that people find at another address, behind a proxy, with the usual limits."""
    with speaking(url_of(file), file.with_name("log"), "--behind-proxy", ARCHIPEL_PUBLIC_URL="https://games.example.org") as house:
        yield house


def closing(one: Chair) -> tuple[str, int]:
    """What a server says to somebody whom it does not let in: the key, and the code with which it closes."""
    message = one.hear()
    assert (message["type"], message["id"]) == ("refused", "")
    with pytest.raises(ConnectionClosed) as closed:
        one.hear()
    assert closed.value.rcvd is not None
    return explained(message["reason"]), closed.value.rcvd.code


# Where from


def foreign(url: str) -> tuple[str, ...]:
    """Origins that are not ours, however much they look like it."""
    return (
        "https://evil.example",
        "null",
        "",
        "file://",
        f"{url}.evil.example",
        url.replace("http://", "http://evil."),
        url.replace("http://", "http://x@"),
        f"{url}/",
        f"{url}0",
        url.rpartition(":")[0],
        "http://games.example.org",
        "https://games.example.org.evil.example",
    )


def test_only_our_own_pages_open_a_socket(house: House, proxied: House) -> None:
    table, people = begin(house.url, 2)
    for origin in foreign(house.url):
        with chair(house.url, table, people[0], Origin=origin) as one:
            assert closing(one) == ("other-origin", 4403), origin
    with chair(house.url, table, people[0], Origin="https://games.example.org") as one:
        assert closing(one) == ("other-origin", 4403), "that is the address of another house"
    for origin in (house.url, house.url.replace("http", "https", 1)):
        with chair(house.url, table, people[0], Origin=origin) as one:
            assert one.hear()["type"] == "table", origin
    ann = person(proxied.url, "Ann")
    other = open_table(ann)
    with chair(proxied.url, other, ann, Origin="https://games.example.org") as one:
        assert one.hear()["type"] == "table"
    with chair(proxied.url, other, ann, Origin="https://evil.example") as one:
        assert closing(one) == ("other-origin", 4403)


def test_only_our_own_pages_change_anything(house: House, proxied: House) -> None:
    ann = person(house.url, "Ann")
    choice = {"game": "flucht", "seats": 2}
    for origin in foreign(house.url):
        for method, path in (("POST", "/api/tables"), ("PATCH", "/api/me"), ("DELETE", "/api/me"), ("PUT", "/api/me/notify")):
            assert refusal(ann.request(method, path, json=choice, headers={"Origin": origin})) == (403, "other-origin"), origin
    assert ann.get("/api/tables?show=mine").json() == []
    assert ann.post("/api/tables", json=choice, headers={"Origin": house.url}).is_success
    ben = person(proxied.url, "Ben")
    assert ben.post("/api/tables", json=choice, headers={"Origin": "https://games.example.org"}).is_success
    assert refusal(ben.post("/api/tables", json=choice, headers={"Origin": "https://games.example.com"})) == (403, "other-origin")


def named(url: str, host: str) -> str:
    """The server as it is called by another name; `host` may have a place for the port."""
    return host.replace("PORT", url.rpartition(":")[2])


@pytest.mark.parametrize(
    "host", ["evil.example:PORT", "EVIL.example.", "127.0.0.1.evil.example:PORT", "localhost.evil.example", "x@evil.example"]
)
def test_a_page_that_gives_its_own_name_to_our_address_is_not_ours(house: House, proxied: House, host: str) -> None:
    """A name that first leads to a page of somebody else and then here: a browser takes both for one site."""
    table = open_table(person(house.url, "Ann"))
    for url in (house.url, proxied.url):
        name = named(url, host)
        with httpx.Client(base_url=url, headers={"X-Archipel": "1", "Host": name, "Origin": f"http://{name}"}) as page:
            assert refusal(page.post("/api/guests", json={"name": "Eve", "language": "en"})) == (403, "other-host")
            assert refusal(page.get("/api/tables")) == (403, "other-host")
            assert refusal(page.get("/")) == (403, "other-host")
    name = named(house.url, host).rpartition("@")[2]
    line = socket.create_connection(("127.0.0.1", int(house.url.rpartition(":")[2])))
    with connect(f"ws://{name}/api/tables/{table}/live", sock=line, origin=Origin(f"http://{name}")) as opened:
        assert closing(Chair(opened)) == ("other-host", 4403)


@pytest.mark.parametrize(
    "host", ["localhost:PORT", "127.0.0.1:PORT", "[::1]:PORT", "192.168.1.5:PORT", "games", "games.local:PORT", "Localhost"]
)
def test_a_server_answers_to_the_names_it_has_at_home(house: House, proxied: House, host: str) -> None:
    for url in (house.url, proxied.url):
        name = named(url, host)
        headers = {"X-Archipel": "1", "Host": name, "Origin": f"http://{name}"}
        assert httpx.post(f"{url}/api/logout", headers=headers).is_success
        assert httpx.get(f"{url}/api/tables", headers=headers).is_success


def test_a_server_answers_to_its_public_name_and_one_for_everybody_to_any(proxied: House) -> None:
    for name in ("games.example.org", "games.example.org:443"):
        assert httpx.get(f"{proxied.url}/api/tables", headers={"Host": name}).is_success
    assert httpx.get(f"{proxied.url}/healthz", headers={"Host": "server-7.example.org"}).is_success
    public, loopback, network = ServerConfig("", "https://games.example.org"), ServerConfig("", loopback=True), ServerConfig("")
    for config, known in ((public, False), (loopback, False), (network, True)):
        assert config.knows("play.example.com:8000") == known


def test_what_another_site_can_make_a_browser_send_does_nothing(house: House) -> None:
    """Forms and pictures on other sites bring the cookie but cannot set a header; nor can they send JSON."""
    ann = person(house.url, "Ann")
    table = open_table(ann)
    del ann.headers["X-Archipel"]
    assert refusal(ann.post(f"/api/tables/{table}/commands", json={"do": "cancel"})) == (403, "header-missing")
    for method, path in (("DELETE", "/api/me"), ("PATCH", "/api/me"), ("PUT", "/api/me/notify"), ("POST", "/api/logout")):
        assert refusal(ann.request(method, path)) == (403, "header-missing")
    for kind in ("application/x-www-form-urlencoded", "text/plain", "multipart/form-data; boundary=x"):
        answer = ann.post(f"/api/tables/{table}/commands", content='{"do": "cancel"}', headers={"Content-Type": kind})
        assert refusal(answer) == (403, "header-missing")
        answer = ann.post(f"/api/tables/{table}/commands", content='{"do": "cancel"}', headers={"Content-Type": kind, "X-Archipel": "1"})
        assert refusal(answer) == (400, "message-form"), "nor with the header"
    assert refusal(ann.get(f"/api/tables/{table}/commands?do=cancel")) == (405, "method-wrong")
    assert ann.get(f"/api/tables/{table}").json()["status"] == "open"


# What every answer carries


def test_every_answer_has_the_headers_that_protect_a_page(house: House) -> None:
    table, people = begin(house.url, 2)
    ann, stranger = people[0], httpx.Client(base_url=house.url)
    with stranger:
        answers = [
            stranger.get("/"),
            stranger.head("/"),
            stranger.get(f"/t/{table}"),
            stranger.get("/nothing"),
            stranger.get("/healthz"),
            stranger.head("/healthz"),
            stranger.get("/metrics"),
            stranger.get("/api/openapi.json"),
            stranger.get("/api/me"),
            stranger.get("/api/games"),
            stranger.get(f"/api/tables/{table}/record"),
            stranger.get("/api/tables/"),
            stranger.delete("/api/tables"),
            ann.delete("/api/tables"),
            stranger.post("/api/guests", content="{"),
            stranger.post("/api/guests", content="{", headers={"X-Archipel": "1"}),
            stranger.post("/api/guests", content=b" " * 600_000, headers={"X-Archipel": "1"}),
            stranger.get("/api/me", headers={"Cookie": "archipel=forged"}),
            ann.post(f"/api/tables/{table}/commands", json={"do": "dance"}),
            ann.post("/api/guests", json={"name": "Ann", "language": "en"}),
            person(house.url, "Eve").delete("/api/me"),
        ]
    assert {answer.status_code for answer in answers} >= {200, 204, 307, 400, 401, 403, 404, 405, 409, 413}
    for answer in answers:
        for name, value in HEADERS.items():
            assert answer.headers[name] == value, (answer.url, name)
        assert "server" not in answer.headers
        assert "strict-transport-security" not in answer.headers, "there is no TLS here"
        assert (answer.headers.get("cache-control") == "no-store") == answer.url.path.startswith("/api"), answer.url


def test_the_policy_lets_in_nothing_from_outside_and_no_script_in_a_page() -> None:
    rules = dict(part.strip().partition(" ")[::2] for part in HEADERS["content-security-policy"].split(";"))
    assert rules["default-src"] == rules["base-uri"] == rules["frame-ancestors"] == "'none'"
    assert rules["script-src"] == rules["style-src"] == rules["connect-src"] == "'self'"
    assert not re.search(r"unsafe|\*|https?:", HEADERS["content-security-policy"])


def test_cookies_are_for_the_browser_alone_and_behind_tls_for_tls_alone(house: House, proxied: House) -> None:
    guest = {"name": "Ann", "language": "en"}
    plain = httpx.post(f"{house.url}/api/guests", json=guest, headers={"X-Archipel": "1", "X-Forwarded-Proto": "https"})
    said = plain.headers["set-cookie"].lower()
    assert "httponly" in said
    assert "samesite=lax" in said
    assert "path=/" in said
    assert "secure" not in said, "nobody asked this server to believe a proxy"
    behind = httpx.post(f"{proxied.url}/api/guests", json=guest, headers={"X-Archipel": "1", "X-Forwarded-Proto": "https"})
    said = behind.headers["set-cookie"].lower()
    assert "httponly" in said
    assert "samesite=lax" in said
    assert "secure" in said
    assert behind.headers["strict-transport-security"].startswith("max-age=")


def test_behind_a_proxy_nobody_escapes_a_limit_by_inventing_addresses(proxied: House) -> None:
    """Every try is at another account: what is limited here is the address."""

    def log_in(came_by: str) -> httpx.Response:
        wrong = {"login": secrets.token_hex(8), "password": "wrong password"}
        return httpx.post(f"{proxied.url}/api/login", json=wrong, headers={"X-Archipel": "1", "X-Forwarded-For": came_by})

    answers = [refusal(log_in(f"198.51.100.{number}, 203.0.113.7")) for number in range(14)]
    assert answers[0] == (401, "login-wrong")
    assert answers[-1] == (429, "too-many"), "what the proxy did not see itself is not believed"
    assert refusal(log_in("203.0.113.8")) == (401, "login-wrong"), "somebody else is not kept waiting"


# Who


def forgeries(cookie: str) -> dict[str, str]:
    head, _, signature = cookie.rpartition(".")
    person, _, rest = head.partition(".")
    other = Signer(secrets.token_hex(32), time.time)
    return {
        "another signature": f"{head}.{signature[:-4]}{'AAAA' if signature[-4:] != 'AAAA' else 'BBBB'}",
        "no signature": head,
        "an empty signature": f"{head}.",
        "another person": f"{'0' * len(person)}.{rest}.{signature}",
        "another epoch": cookie.replace(".0.", ".1.", 1),
        "another secret": other.sign(head.rpartition(".")[0]).decode(),
        "cut off": cookie[: len(cookie) // 2],
        "only the person": person,
        "twice": cookie + cookie,
        "nonsense": "nonsense",
        "dots": "....",
        "escapes": "%00%ff%0d%0a",
        "long": "x" * 4_000,
    }


def test_a_forged_cookie_is_nobodys(house: House) -> None:
    table, people = begin(house.url, 2)
    real = people[0].cookies["archipel"]
    for forgery, cookie in forgeries(real).items():
        with httpx.Client(base_url=house.url, headers={"X-Archipel": "1", "Cookie": f"archipel={cookie}"}) as forger:
            for answer in (
                forger.get("/api/me"),
                forger.get(f"/api/tables/{table}"),
                forger.get("/api/tables"),
                forger.post(f"/api/tables/{table}/commands", json={"do": "resign"}),
            ):
                assert refusal(answer) == (401, "session-void"), forgery
                assert re.match(r'archipel=(""|);.*Max-Age=0', answer.headers["set-cookie"]), forgery
            asked = forger.get("/api/session")
            assert (asked.status_code, asked.json()) == (200, {"me": None}), forgery
            assert re.match(r'archipel=(""|);.*Max-Age=0', asked.headers["set-cookie"]), forgery
            fresh = forger.post("/api/guests", json={"name": "Zoe", "language": "en"})
            assert fresh.is_success, forgery
            assert forger.post("/api/logout").is_success
        with chair(house.url, table, Cookie=f"archipel={cookie}") as one:
            assert closing(one) == ("session-void", 4401), forgery
        with httpx.Client(base_url=house.url, cookies={"archipel": fresh.cookies["archipel"]}) as zoe:
            assert zoe.get("/api/me").json()["name"] == "Zoe"
    assert people[0].get(f"/api/tables/{table}").json()["status"] == "running", "nobody has resigned"


def test_whoever_is_deleted_goes_from_the_table_too(house: House) -> None:
    ann = person(house.url, "Ann")
    table = open_table(ann)
    cookie = ann.cookies["archipel"]
    with chair(house.url, table, ann) as one:
        one.until(lambda chair: chair.table)
        assert ann.delete("/api/me").is_success
        assert one.closed() == 1012
    with httpx.Client(base_url=house.url, headers={"X-Archipel": "1", "Cookie": f"archipel={cookie}"}) as ghost:
        assert refusal(ghost.get("/api/me")) == (401, "session-void")
        assert refusal(ghost.post("/api/tables", json={"game": "flucht", "seats": 2})) == (401, "session-void")
        assert ghost.post("/api/guests", json={"name": "Ann", "language": "en"}).is_success
    with chair(house.url, table, Cookie=f"archipel={cookie}") as one:
        assert closing(one) == ("session-void", 4401)


def test_whoever_has_not_said_who_they_are_can_watch_and_do_nothing_else(house: House) -> None:
    table, _ = begin(house.url, 2)
    with httpx.Client(base_url=house.url, headers={"X-Archipel": "1"}) as stranger:
        assert stranger.get(f"/api/tables/{table}").json()["seat"] == -1
        for path in ("/api/me", "/api/me/export", "/api/me/relations", "/api/me/notify", "/api/tables?show=mine"):
            assert refusal(stranger.get(path)) == (401, "who-are-you")
        assert refusal(stranger.post("/api/tables", json={"game": "flucht", "seats": 2})) == (401, "who-are-you")
        assert refusal(stranger.post(f"/api/tables/{table}/commands", json={"do": "sit"})) == (401, "who-are-you")
    with chair(house.url, table) as watcher, pytest.raises(Refused) as refused:
        watcher.do(do="resign")
    assert explained(refused.value.reason) == "who-are-you"


# What is told to nobody


def test_neither_logs_nor_figures_tell_a_secret_or_who_plays(tmp_path: Path) -> None:
    file, errors = tmp_path / "archipel.db", tmp_path / "log"
    password, said, name = "correct horse battery", "the treasure is under the palm", "Annabelle"
    with speaking(url_of(file), errors, ARCHIPEL_PACE="1000") as house:
        ann = person(house.url, name)
        code = ann.post("/api/account", json={"login": "annabelle-1", "password": password}).json()["recovery"]
        token = ann.post("/api/me/programs", json={"name": "Robo of the reef"}).json()["token"]
        table = open_table(ann, private=True, title="hidden cove")
        contribution = secrets.token_hex(16)
        command(ann, table, do="contribute", contribution=contribution)
        command(ann, table, do="bot", seat=1, bot="greedy")
        command(ann, table, do="start")
        with chair(house.url, table, ann, Origin=house.url) as one:
            one.until(lambda chair: bool(chair.table) and chair.is_to_move())
            one.play()
            one.do(do="chat", text=said)
            one.socket.send(json.dumps({"do": "chat", "texts": said, "password": password}))
            with pytest.raises(Refused):
                one.do(do="move", decision=-1, moves=[said])
        with chair(house.url, table, ann, Origin="https://evil.example") as one:
            one.hear()
        robo = with_token(house.url, token)
        with chair(house.url, table, robo) as one:
            one.hear()
        robo.get("/api/me")
        with_token(house.url, token[:-1]).get("/api/me")
        robo.post(f"/api/tables/{table}/commands?token={token}", json={"do": token})
        robo.delete(f"/api/me/programs/{token}")
        ann.delete(f"/api/me/programs/{token}")
        ann.post("/api/login", json={"login": "annabelle-1", "password": password + "!"})
        ann.post("/api/login", json={"login": "annabelle-1", "password": [password]})
        ann.post("/api/login", content=f'{{"login": "annabelle-1", "password": "{password}"')
        ann.post("/api/recover", json={"login": "annabelle-1", "code": code + "X", "password": password})
        ann.post("/api/recover", json={"login": "annabelle-1", "code": code, "password": "short"})
        ann.get(f"/api/tables/{table}/nothing?secret={password}")
        ann.get(f"/api/tables/{table}/record")
        ann.get(f"/api/tables/{table}/chat?since=x")
        ann.request("PUT", f"/api/tables/{table}")
        command(ann, table, do="resign")
        cookie = ann.cookies["archipel"]
        me = ann.get("/api/me").json()["id"]
        seed = ann.get(f"/api/tables/{table}").json()["match"]["seed"]
        with sqlite3.connect(file) as database:
            rows = database.execute("SELECT seed FROM tables").fetchall() + database.execute("SELECT value FROM facts").fetchall()
            hashes = database.execute("SELECT password, recovery, token FROM people").fetchall()
        database.close()
        assert rows[0][0].hex() == seed
        figures = httpx.get(f"{house.url}/metrics").text
        assert house.stop() == 0
    log = errors.read_text()
    lines = [json.loads(line) for line in log.splitlines()]
    assert len(lines) > 20, "it was not quiet"
    for line in lines:
        assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", line["at"])
        assert line["level"] in ("info", "warning", "error")
        assert line["said"]
        assert "error" not in line, "nothing was our own mistake"
    answered = {(line["route"], line["status"]) for line in lines if line["said"] == "answered"}
    assert {("/api/tables/{id}/commands", 200), ("/api/login", 401), ("other", 404)} <= answered
    keys = [str(value) for _, value in enumerate(row[0] for row in rows[1:]) if len(str(value)) > 20]
    secret = [password, code, cookie, contribution, seed, rows[0][0].hex(), said, name, "annabelle-1", "hidden cove", table, me, *keys]
    secret += [part for row in hashes for part in row if part] + ["127.0.0.1", token[-43:], "Robo of the reef"]
    assert token not in file.read_bytes().decode("latin-1"), "only its hash is kept"
    assert keys, "the key that signs cookies is among them"
    for text in secret:
        assert text not in log, f"the log tells {text!r}"
        assert text not in figures, f"the figures tell {text!r}"
    assert table[:6] not in figures


def test_figures_can_be_read_by_prometheus_and_count_what_happens(house: House) -> None:
    def figure(name: str) -> float:
        found = re.search(rf"^{re.escape(name)} (\S+)$", httpx.get(f"{house.url}/metrics").text, re.MULTILINE)
        return float(found.group(1)) if found else 0.0

    refused, done = (f'archipel_commands_total{{kind="stand",outcome="{outcome}"}}' for outcome in ("refused", "done"))
    before = figure(refused), figure(done)
    ann, ben = person(house.url, "Ann"), person(house.url, "Ben")
    table = open_table(ann)
    command(ben, table, do="sit")
    command(ben, table, do="stand")
    with pytest.raises(Refused):
        command(ben, table, do="stand")
    assert (figure(refused), figure(done)) == (before[0] + 1, before[1] + 1)
    with chair(house.url, table, ann) as one:
        one.hear()
        assert figure("archipel_connections") >= 1
    answer = httpx.get(f"{house.url}/metrics")
    assert answer.headers["content-type"].startswith("text/plain")
    assert figure("archipel_append_seconds_count") > 0


def test_no_figure_tells_that_somebody_asks_for_advice(house: House) -> None:
    table, people = begin(house.url, 2)

    def figures() -> list[str]:
        lines = httpx.get(f"{house.url}/metrics").text.splitlines()
        return [line for line in lines if line.startswith("archipel_commands") or "/commands" in line]

    with chair(house.url, table, people[0]) as ann, chair(house.url, table, people[1]) as ben:
        for one in (ann, ben):
            one.until(lambda chair: chair.table)
        asked = ann if ann.is_to_move() else ben
        questions = [
            {"do": "hint", "decision": asked.match["decision"] - 1},
            {"do": "preview", "decision": asked.match["decision"], "move": asked.match["moves"][0]["text"]},
            {"do": "why", "decision": asked.match["decision"], "move": "nonsense"},
        ]
        before = figures()
        for question in questions:
            asked.answer_to(asked.send(**question))
            people[0].post(f"/api/tables/{table}/commands", json=question)
            people[1].post(f"/api/tables/{table}/commands", json=question)
        assert figures() == before


def test_health_is_told_to_whoever_asks(house: House) -> None:
    answer = httpx.get(f"{house.url}/healthz")
    assert answer.json()["status"] == "good"
    assert httpx.head(f"{house.url}/healthz").status_code == 200


def test_a_server_that_cannot_reach_its_database_does_not_tell_its_password(tmp_path: Path) -> None:
    errors = tmp_path / "log"
    with (
        pytest.raises(AssertionError, match="did not start"),
        speaking("postgresql://archipel:open-sesame@127.0.0.1:1/archipel", errors),
    ):
        pass
    told = errors.read_text()
    assert "is not responding" in told
    assert "open-sesame" not in told
    assert "Traceback" not in told
