"""What the page in the browser needs of a server: itself and its words, games to look through and to check, examples to try, and seats for
several people on one device."""

import gzip
import http.client
import json
import secrets
import shutil
import socket
import subprocess
import tempfile
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import uvicorn

import archipel
from archipel.engine.dealer import KeyedDealer, QuickDealer, commitment, deal_key
from archipel.engine.examples import fits, lay_out, load_examples
from archipel.engine.match import Match, replay
from archipel.engine.phrase import Data, Event
from archipel.engine.record import Entry, read_record
from archipel.games import find, names
from archipel.server.app import Server, make_app
from archipel.server.config import ServerConfig as Settings
from archipel.table.views import Draws, ExampleFrame, ExampleSummary, Frame, Message, Replay
from archipel.words import LANGUAGES
from tests.server.helpers import refusal, speaking
from tests.server.house import PEOPLE, House, person
from tests.server.talk import Chair, Refused, begin, chair, command, open_table, play_out

ROOT = Path(__file__).parents[2]
PAGE = b"<!doctype html><title>A client</title>"
SCRIPT = b"export const greeting = 'hello, hello, hello, hello';\n" * 20


def stranger(url: str) -> httpx.Client:
    """Somebody without a cookie; goes home by themselves after the test."""
    client = httpx.Client(base_url=url, verify=False, headers={"X-Archipel": "1"})
    PEOPLE.append(client)
    return client


# The client


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A client as a build leaves it, and something beside it that is nobody's business."""
    outside = tmp_path_factory.mktemp("client")
    folder = outside / "dist"
    (folder / "assets").mkdir(parents=True)
    (folder / ".vite").mkdir()
    (folder / "index.html").write_bytes(PAGE)
    (folder / "favicon.svg").write_text("<svg/>")
    (folder / "notes.txt").write_text("secret")
    (folder / "assets" / "main-1a2b3c.js").write_bytes(SCRIPT)
    (folder / "assets" / "main-1a2b3c.js.gz").write_bytes(gzip.compress(SCRIPT))
    (folder / "assets" / "look-4d5e6f.css").write_text("body{}")
    (folder / "assets" / "letters-7a8b9c.woff2").write_bytes(b"wOF2")
    (folder / "assets" / "main-1a2b3c.js.map").write_text("secret")
    (folder / "assets" / ".hidden.js").write_text("secret")
    (folder / ".vite" / "manifest.json").write_text("secret")
    (outside / "secret.txt").write_text("secret")
    return folder


def serving(page: Path) -> Iterator[str]:
    folder = tempfile.TemporaryDirectory()
    server = Server(Settings(f"sqlite+aiosqlite:///{folder.name}/empty.db", pace=1000), "unused")
    uvicorn_server = uvicorn.Server(uvicorn.Config(make_app(server, page), log_config=None, lifespan="off"))
    with socket.create_server(("127.0.0.1", 0)) as listening:
        thread = threading.Thread(target=uvicorn_server.run, kwargs={"sockets": [listening]})
        thread.start()
        try:
            yield f"http://127.0.0.1:{listening.getsockname()[1]}"
        finally:
            folder.cleanup()
            uvicorn_server.should_exit = True
            thread.join()


@pytest.fixture(scope="module")
def site(built: Path) -> Iterator[str]:
    yield from serving(built)


def raw(site: str, path: str, **headers: str) -> tuple[int, bytes]:
    """The answer to exactly this path, which no client normalizes beforehand."""
    connection = http.client.HTTPConnection(site.removeprefix("http://"))
    try:
        connection.request("GET", path, headers=headers)
        answer = connection.getresponse()
        return answer.status, answer.read()
    finally:
        connection.close()


PLACES = (
    "/",
    "/open/flucht",
    "/t/0123456789abcdef",
    "/t/0123456789abcdef/replay",
    "/rules/flucht",
    "/rules/flucht/6B",
    "/account",
    "/settings",
    "/edition/flucht",
)


@pytest.mark.parametrize("path", PLACES)
def test_the_client_answers_wherever_a_link_may_lead(site: str, path: str) -> None:
    answer = stranger(site).get(path)
    assert answer.status_code == 200
    assert answer.content == PAGE
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert "script-src 'self'" in answer.headers["content-security-policy"]
    assert "unsafe" not in answer.headers["content-security-policy"]
    again = stranger(site).get(path, headers={"If-None-Match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    head = stranger(site).head(path)
    assert (head.status_code, head.content) == (200, b"")
    assert head.headers["content-length"] == str(len(PAGE))


def test_a_new_build_is_noticed_though_nothing_but_a_name_in_it_has_changed(built: Path, site: str) -> None:
    before = stranger(site).get("/").headers["etag"]
    (built / "index.html").write_bytes(PAGE.replace(b"A client", b"B client"))
    try:
        answer = stranger(site).get("/", headers={"If-None-Match": before})
        assert answer.status_code == 200
        assert b"B client" in answer.content
    finally:
        (built / "index.html").write_bytes(PAGE)


def test_every_answer_says_which_build_of_the_page_the_server_has(built: Path, site: str) -> None:
    who = stranger(site)
    assert "x-archipel-build" not in who.get("/api/games").headers, "this page does not say which one it is"
    try:
        for build in ("1a2b", "3c4d"):
            (built / "index.html").write_bytes(PAGE + f'<meta name="build" content="{build}">'.encode())
            for path in ("/api/games", "/healthz", "/api/no/such/place"):
                assert who.get(path).headers["x-archipel-build"] == build
    finally:
        (built / "index.html").write_bytes(PAGE)
    assert "x-archipel-build" not in who.get("/api/games").headers


def test_assets_come_compressed_with_their_types_and_are_kept_for_ever(site: str) -> None:
    kinds = {"main-1a2b3c.js": "text/javascript", "look-4d5e6f.css": "text/css", "letters-7a8b9c.woff2": "font/woff2"}
    for name, kind in kinds.items():
        answer = stranger(site).get(f"/assets/{name}")
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith(kind)
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert answer.headers["vary"] == "accept-encoding"
    packed = stranger(site).get("/assets/main-1a2b3c.js", headers={"Accept-Encoding": "br, gzip;q=0.8"})
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.content == SCRIPT
    assert int(packed.headers["content-length"]) < len(SCRIPT)
    for wish in ("identity", "gzip;q=0"):
        plain = stranger(site).get("/assets/main-1a2b3c.js", headers={"Accept-Encoding": wish})
        assert "content-encoding" not in plain.headers
        assert plain.content == SCRIPT
    assert stranger(site).get("/favicon.svg").headers["content-type"] == "image/svg+xml"


def test_an_asset_of_an_older_build_is_gone_and_says_so(site: str) -> None:
    for accept in ("*/*", "text/html"):
        assert refusal(stranger(site).get("/assets/main-000000.js", headers={"Accept": accept})) == (404, "page-unknown")


@pytest.mark.parametrize(
    "path",
    [
        "/assets/../notes.txt",
        "/assets/../../secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/assets/%2e%2e/%2e%2e/secret.txt",
        "/assets/..\\..\\secret.txt",
        "/assets//etc/passwd",
        "/assets/%2fetc%2fpasswd",
        "/assets/main-1a2b3c.js%00.css",
        "/assets/main-1a2b3c.js.map",
        "/assets/main-1a2b3c.js.gz",
        "/assets/.hidden.js",
        "/assets/",
        "/assets/%0a.js",
        "/.vite/manifest.json",
        "/assets/../.vite/manifest.json",
        "/../secret.txt",
        "/notes.txt",
        "/secret.txt",
    ],
)
def test_nothing_but_the_client_is_ever_served(site: str, path: str) -> None:
    status, body = raw(site, path)
    assert status == 404
    assert json.loads(body)["reason"]["key"] == "page-unknown"


def test_a_browser_that_came_by_a_wrong_link_gets_the_page_and_a_program_a_reason(site: str) -> None:
    answer = stranger(site).get("/no/such/place", headers={"Accept": "text/html,application/xhtml+xml"})
    assert (answer.status_code, answer.content) == (404, PAGE)
    for path in ("/no/such/place", "/api/no/such/place"):
        accept = "text/html" if path.startswith("/api") else "application/json"
        assert refusal(stranger(site).get(path, headers={"Accept": accept})) == (404, "page-unknown")


def test_without_a_built_client_a_plain_page_answers(tmp_path: Path) -> None:
    for site in serving(tmp_path):
        for path in PLACES:
            answer = stranger(site).get(path)
            assert answer.status_code == 200
            assert "archipel join" in answer.text
        assert refusal(stranger(site).get("/assets/main.js")) == (404, "page-unknown")


def test_serving_opens_the_lobby_in_the_browser_and_goes_on_without_one(tmp_path: Path) -> None:
    browser, seen = tmp_path / "browser", tmp_path / "seen"
    browser.write_text(f'#!/bin/sh\necho "$1" > {seen}.new\nmv {seen}.new {seen}\n')
    browser.chmod(0o755)
    for number, command_line in enumerate((str(browser), '"a broken command %s')):
        url = f"sqlite+aiosqlite:///{tmp_path / str(number)}.db"
        with speaking(url, tmp_path / "log", "--open", BROWSER=command_line) as opened:
            assert stranger(opened.url).get("/").status_code == 200
            late = time.monotonic() + 60
            while number == 0 and not seen.exists() and time.monotonic() < late:
                time.sleep(0.01)
    assert seen.read_text().startswith("http://127.0.0.1:")
    assert "Traceback" not in (tmp_path / "log").read_text()


# Words


def test_the_page_speaks_from_the_same_files_as_the_terminal(site: str) -> None:
    shared = Path(archipel.__file__).parent / "words"
    folders = {"/api/words": shared, **{f"/api/games/{name}/words": Path(find(name).folder, "words") for name in names()}}
    for path, folder in folders.items():
        for language in LANGUAGES:
            answer = stranger(site).get(f"{path}/{language}")
            assert answer.text == (folder / f"{language}.ftl").read_text(encoding="utf-8")
            assert answer.headers["content-type"] == "text/plain; charset=utf-8"
            assert answer.headers["content-encoding"] == "gzip"
            assert answer.headers["cache-control"] == "no-cache"
            again = stranger(site).get(f"{path}/{language}", headers={"If-None-Match": f'"other", W/{answer.headers["etag"]}'})
            assert (again.status_code, again.content) == (304, b"")
    assert refusal(stranger(site).get("/api/words/xx")) == (400, "language-unknown")
    assert refusal(stranger(site).get("/api/words/..%2f..%2fversion")) == (404, "page-unknown")
    assert refusal(stranger(site).get("/api/games/chess/words/en")) == (400, "game-unknown")


# Looking through a game


def catch_up(one: Chair, version: int) -> None:
    one.until(lambda chair: chair.table and chair.table["version"] >= version)


class Past:
    """A record played again by the engine: what every reader could see and was told at every step."""

    def __init__(self, text: str) -> None:
        self.record = read_record(text)
        self.frames: list[tuple[Entry | None, list[Data], list[list[Data]]]] = []
        self.readers = range(-1, len(self.record.players))
        replay(find(self.record.game), self.record, watch=self.watch)

    def watch(self, match: Match, entry: Entry | None, told: list[Event]) -> None:
        views = [match.state.view(seat) for seat in self.readers]
        events = [[event.data() for event in told if event.seen_by(seat)] for seat in self.readers]
        self.frames.append((entry, views, events))


def play_with_an_undo(table: str, people: list[httpx.Client]) -> None:
    """Two people play to the end, and one of them takes a move back on the way."""
    undone = False
    for _ in range(2000):
        for who in people:
            shown = who.get(f"/api/tables/{table}").json()
            if shown["status"] != "running":
                return
            match = shown["match"]
            if match["asked"] != shown["seat"]:
                continue
            soft = [move["text"] for move in match["moves"] if not move["final"]]
            command(who, table, do="move", decision=match["decision"], moves=[soft[0] if soft else match["moves"][0]["text"]])
            if soft and not undone:
                command(who, table, do="undo", decision=match["decision"] + 1)
                undone = True


def get(url: str, path: str, **query: Any) -> Data:
    answer = stranger(url).get(path, params=query)
    assert answer.status_code == 200, answer.text
    found: Data = answer.json()
    return found


@pytest.fixture(scope="module")
def finished(house: House) -> tuple[str, Past]:
    """A game that is over, with an undo in it: whether there is anything to take back is up to the cards."""
    while True:
        table, people = begin(house.url, 2, options={"rounds": 3})
        play_with_an_undo(table, people)
        past = Past(people[0].get(f"/api/tables/{table}/record").text)
        if any(entry is not None and entry.kind == "undo" for entry, _, _ in past.frames):
            return table, past


def test_a_finished_game_is_looked_through_from_every_seat(house: House, finished: tuple[str, Past]) -> None:
    table, past = finished
    assert [entry.kind for entry, _, _ in past.frames if entry is not None].count("undo") == 1
    for seat in past.readers:
        whole = get(house.url, f"/api/tables/{table}/replay", seat=seat)
        msgspec.convert(whole, Replay)
        assert whole["finished"]
        assert whole["names"] == ["Ann", "Ben"]
        assert whole["steps"] == len(whole["entries"]) == len(past.frames)
        for number, (entry, views, events) in enumerate(past.frames):
            step = whole["entries"][number]
            assert step["events"] == events[seat + 1]
            assert (step["entry"] is None) == (number == 0)
            if entry is not None:
                assert (step["entry"]["kind"], step["entry"]["seat"]) == (entry.kind, entry.seat)
            frame = get(house.url, f"/api/tables/{table}/replay/{number}", seat=seat)
            msgspec.convert(frame, Frame)
            assert frame["view"] == json.loads(json.dumps(views[seat + 1]))
            assert (frame["step"], frame["entry"], frame["events"]) == (number, step["entry"], step["events"])
            assert whole["standings"][number] == frame["scores"], "in this game nothing hidden is worth points"
        assert frame["places"] == past.record.places
        assert frame["asked"] == -3
        assert get(house.url, f"/api/tables/{table}/replay/0", seat=seat)["places"] == []


@pytest.mark.parametrize("game", ["flucht", "lagune"])
def test_a_running_game_shows_only_what_those_who_watch_were_told(house: House, game: str) -> None:
    table, people = begin(house.url, 2, game=game)
    first = get(house.url, f"/api/tables/{table}/replay")
    assert first["steps"] == 1
    with (
        chair(house.url, table, people[0]) as ann,
        chair(house.url, table, people[1]) as ben,
        chair(house.url, table, version=0) as watcher,
    ):
        for one in (ann, ben):
            one.until(lambda chair: chair.table)
        seen = []
        for _ in range(6):
            mover = ann if ann.is_to_move() else ben
            mover.play()
            for one in (ann, ben, watcher):
                catch_up(one, mover.table["version"])
            seen.append(watcher.match["view"])
        told = [event for entry in watcher.happened for event in entry["events"]]
        read = [entry for happened in watcher.happened for entry in happened["entries"]]
    whole = get(house.url, f"/api/tables/{table}/replay")
    assert not whole["finished"]
    assert whole["steps"] == 7
    assert [event for step in whole["entries"] for event in step["events"]] == told
    assert [step["entry"] for step in whole["entries"][1:]] == read
    assert [get(house.url, f"/api/tables/{table}/replay/{number}")["view"] for number in range(1, 7)] == seen
    for who, seats in ((stranger(house.url), (0, 1)), (person(house.url, "Cleo"), (0, 1)), (people[0], (1,)), (people[1], (0,))):
        for seat in seats:
            for path in ("replay", "replay/0", "replay/3"):
                answer = who.get(f"/api/tables/{table}/{path}?seat={seat}")
                assert refusal(answer) == (403, "replay-running"), "only from one's own seat"
    assert refusal(stranger(house.url).get(f"/api/tables/{table}/draws")) == (403, "draws-running")
    command(people[0], table, do="resign")
    ended = get(house.url, f"/api/tables/{table}/replay/7", seat=1)
    assert ended["entry"]["kind"] == "resign"
    assert ended["places"] == [2, 1]
    assert get(house.url, f"/api/tables/{table}/replay", seat=0)["finished"]


@pytest.mark.parametrize("game", ["flucht", "lagune"])
def test_somebody_who_plays_looks_back_at_what_their_own_seat_saw_and_was_told(house: House, game: str) -> None:
    table, people = begin(house.url, 2, game=game)
    with chair(house.url, table, people[0], version=0) as ann, chair(house.url, table, people[1], version=0) as ben:
        for one in (ann, ben):
            one.until(lambda chair: chair.table)
        seen = [[one.match["view"]] for one in (ann, ben)]
        for _ in range(8):
            mover = ann if ann.is_to_move() else ben
            mover.play()
            for seat, one in enumerate((ann, ben)):
                catch_up(one, mover.table["version"])
                seen[seat].append(one.match["view"])
    for seat, one in enumerate((ann, ben)):
        whole = people[seat].get(f"/api/tables/{table}/replay?seat={seat}").json()
        msgspec.convert(whole, Replay)
        assert (whole["seat"], whole["finished"], whole["steps"]) == (seat, False, 9)
        assert [event for step in whole["entries"] for event in step["events"]] == [
            event for happened in one.happened for event in happened["events"]
        ]
        assert [step["entry"] for step in whole["entries"][1:]] == [entry for happened in one.happened for entry in happened["entries"]]
        frames = [people[seat].get(f"/api/tables/{table}/replay/{number}?seat={seat}").json() for number in range(9)]
        assert [frame["view"] for frame in frames] == seen[seat]
        assert {frame["seat"] for frame in frames} == {seat}
        assert all(frame["places"] == [] for frame in frames)


def test_a_companion_looks_back_from_their_own_seat(house: House) -> None:
    ann = person(house.url, "Ann")
    table = open_table(ann)
    command(ann, table, do="sit", companion=1, name="Edda")
    for companion in (0, 1):
        command(ann, table, do="contribute", contribution="ab" * 16, companion=companion)
    command(ann, table, do="start")
    for companion, seat in ((0, 0), (1, 1)):
        frame = ann.get(f"/api/tables/{table}/replay/0?seat={seat}&companion={companion}").json()
        assert frame["view"] == ann.get(f"/api/tables/{table}?companion={companion}").json()["match"]["view"]
        other = ann.get(f"/api/tables/{table}/replay/0?seat={1 - seat}&companion={companion}")
        assert refusal(other) == (403, "replay-running"), "at one device the others look away"
    assert refusal(ann.get(f"/api/tables/{table}/replay/0?seat=1&companion=9")) == (400, "message-form")


def test_what_was_taken_back_over_bots_moves_can_still_be_looked_at(house: House) -> None:
    ann = person(house.url, "Ann")
    table = open_table(ann, game="zanzibar", seats=3)
    for seat in (1, 2):
        command(ann, table, do="bot", seat=seat, bot="random")
    command(ann, table, do="contribute", contribution="ab" * 16)
    command(ann, table, do="start", format=2)
    with chair(house.url, table, ann) as sitting:
        sitting.until(lambda chair: chair.table and chair.is_to_move())
        before = sitting.match["view"]
        while sitting.is_to_move():
            sitting.play()
        sitting.until(lambda chair: chair.is_to_move())
        after, steps = sitting.match["view"], people_steps(ann, table)
        assert sitting.match["can_undo"]
        sitting.do(do="undo", decision=sitting.match["decision"])
        sitting.do(do="undo", decision=sitting.match["decision"])
        assert sitting.match["view"] == before
    whole = ann.get(f"/api/tables/{table}/replay?seat=0").json()
    undone = [step["entry"]["text"] for step in whole["entries"] if step["entry"] and step["entry"]["kind"] == "undo"]
    assert len(undone) == 2
    assert int(undone[0]) > 2, "the move and those of two bots"
    assert ann.get(f"/api/tables/{table}/replay/{steps - 1}?seat=0").json()["view"] == after
    for back in (whole["steps"] - 1, 0):
        frame = ann.get(f"/api/tables/{table}/replay/{back}?seat=0").json()
        assert frame["view"]["asked"] == 0 or back == 0
    assert frame["step"] == 0


def people_steps(who: httpx.Client, table: str) -> int:
    """How many steps the game of a table has so far."""
    return int(who.get(f"/api/tables/{table}/replay").json()["steps"])


def test_what_was_never_played_cannot_be_looked_through(house: House, finished: tuple[str, Past]) -> None:
    table, past = finished
    for query, expected in {
        "replay?seat=2": (400, "no-such-seat"),
        "replay?seat=-2": (400, "no-such-seat"),
        f"replay/{len(past.frames)}": (404, "no-such-step"),
        "replay/-1": (404, "no-such-step"),
        "replay/one": (400, "message-form"),
        "replay?seat=99999999999": (400, "message-form"),
    }.items():
        assert refusal(stranger(house.url).get(f"/api/tables/{table}/{query}")) == expected, query
    waiting = open_table(person(house.url, "Ann"))
    for path in ("replay", "replay/0", "draws"):
        assert refusal(stranger(house.url).get(f"/api/tables/{waiting}/{path}")) == (400, "table-not-running")
        assert refusal(stranger(house.url).get(f"/api/tables/unknown/{path}")) == (404, "table-unknown")


# Checking the shuffles


def test_every_draw_can_be_computed_again(house: House, finished: tuple[str, Past]) -> None:
    table, past = finished
    said = msgspec.convert(get(house.url, f"/api/tables/{table}/draws"), Draws)
    assert said.header == past.record.header()
    assert commitment(bytes.fromhex(said.seed)) == said.commitment == past.record.commitment
    dealer = KeyedDealer(deal_key(bytes.fromhex(said.seed), said.header.encode()))
    assert [dealer.below(n) for n, _, _ in said.draws] == [value for _, value, _ in said.draws]
    steps = [step for _, _, step in said.draws]
    assert steps == sorted(steps)
    assert steps[0] == 0
    told = [{event["key"] for event in events[0]} for _, _, events in past.frames]
    assert set(steps) - {0} == {number for number, keys in enumerate(told) if number and "card-drawn" in keys}


def in_the_browser(said: list[Data], folder: Path) -> list[Data]:
    """What the page's own check says of these draws, run by Node. `own` holds contributions that the browser remembers, by seat."""
    node = shutil.which("node")
    typescript = ROOT / "web" / "node_modules" / "typescript" / "lib" / "typescript.js"
    assert node is not None, "Node is needed: see the README"
    assert typescript.exists(), "run `make page` first"
    script = folder / "check.mjs"
    script.write_text(
        f"""
        import {{ readFileSync }} from "node:fs";
        import ts from {json.dumps(typescript.as_uri())};
        const source = readFileSync({json.dumps(str(ROOT / "web" / "src" / "lib" / "shuffle.ts"))}, "utf-8");
        const options = {{ module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 }};
        const code = ts.transpileModule(source, {{ compilerOptions: options }}).outputText;
        const {{ verify }} = await import("data:text/javascript;base64," + Buffer.from(code).toString("base64"));
        const said = JSON.parse(readFileSync(0, "utf-8"));
        console.log(JSON.stringify(await Promise.all(said.map((draws) => verify(draws, draws.commitment, new Map(draws.own))))));
        """
    )
    done = subprocess.run([node, script], input=json.dumps(said), capture_output=True, text=True, check=True)
    found: list[Data] = json.loads(done.stdout)
    return found


@pytest.mark.checkout
def test_the_page_checks_the_shuffle_of_a_real_game_and_notices_what_was_changed(
    house: House, finished: tuple[str, Past], tmp_path: Path
) -> None:
    table, _ = finished
    good = get(house.url, f"/api/tables/{table}/draws")
    draws = good["draws"]
    n, value, step = draws[20]
    other = [*draws[:20], [n, (value + 1) % n, step], *draws[21:]]
    seed = commitment(bytes.fromhex(good["seed"]))
    rare = hard_draws(good)
    changed = [
        {**good, "draws": other},
        {**good, "seed": seed},
        {**good, "seed": seed, "commitment": commitment(bytes.fromhex(seed))},
        {**good, "header": good["header"].replace("Ann", "Eve")},
        rare,
        {**good, "own": [[1, "00" * 16]]},
    ]
    first, drawn, committed, chosen, renamed, rejected, forgotten = in_the_browser([good, *changed], tmp_path)
    assert first == {"draws": len(draws), "wrong": "", "first": None}
    assert drawn["wrong"] == "draw"
    assert drawn["draws"] == 20
    assert drawn["first"] == {"number": 21, "step": step, "drawn": (value + 1) % n, "computed": value}
    assert committed["wrong"] == "commitment"
    assert chosen["wrong"] == "header", "a seed that was chosen afterwards has another commitment"
    assert renamed["wrong"] == "draw"
    assert rejected == {"draws": len(rare["draws"]), "wrong": "", "first": None}
    assert forgotten["wrong"] == "contribution", "what somebody added themselves must be in the header"


def hard_draws(good: Data) -> Data:
    """Draws at the limits: where half of all words are thrown away, where there is nothing to choose, and beyond 31 bits."""
    dealer = KeyedDealer(deal_key(bytes.fromhex(good["seed"]), good["header"].encode()))
    asked = [1, 2**31 + 1, 1, 2**32, 2**32 - 1, 2, 3 * 2**30, 1] * 20
    return {**good, "draws": [[n, dealer.below(n), 0] for n in asked]}


# Examples of the rulebook


@pytest.mark.parametrize("name", names())
def test_every_example_of_the_rulebook_can_be_played_as_it_is_written(site: str, name: str) -> None:
    game, listed = find(name), stranger(site).get(f"/api/games/{name}/examples").json()
    files = load_examples(game)
    assert [(found["id"], found["rule"], found["seats"]) for found in listed] == [(one.name, one.rule, one.seats) for one in files]
    for found, example in zip(listed, files, strict=True):
        msgspec.convert(found, ExampleSummary)
        state, dealer = lay_out(game, example), QuickDealer(example.name)
        moves: list[str] = []
        frame = trying(site, name, example.name, moves)
        assert frame["seat"] == frame["asked"] == found["seat"] == state.seat
        for step, tried in zip(example.steps, found["steps"], strict=True):
            assert frame["follows"]
            if "refused" in step:
                assert (tried["move"], tried["refused"]) == (step["refused"], step["why"])
                answer = stranger(site).post(f"/api/games/{name}/examples/{example.name}", json={"moves": [*moves, tried["move"]]})
                assert (answer.status_code, answer.json()["reason"]["key"]) == (400, step["why"])
                provoked = trying(site, name, example.name, [*moves, tried["move"]], refusable=True)
                assert provoked.pop("refused") == answer.json()["reason"]
                assert provoked == {field: value for field, value in frame.items() if field != "refused"}, "nothing has changed"
                continue
            assert (tried["move"], tried["refused"]) == (step["play"], "")
            assert tried["name"] == next(move["name"] for move in frame["moves"] if move["text"] == step["play"])
            assert [move["text"] for move in frame["moves"]] == [state.text(move) for move in state.moves()]
            mover, told = state.seat, list[Event]()
            state.play(state.parse(step["play"]), dealer, told.append)
            moves.append(step["play"])
            frame = trying(site, name, example.name, moves)
            heard = [event for event in told if event.seen_by(mover)]
            spoken_of = [event.data() for event in heard if any(fits(event, said) for said in step.get("told", []))]
            assert (frame["step"], frame["mover"]) == (len(moves), mover)
            assert frame["events"] == [event.data() for event in heard]
            assert frame["must"] == spoken_of
            assert bool(spoken_of) == bool(step.get("told")), "there is something to show of every promise"
            assert frame["view"] == json.loads(json.dumps(state.view(mover if state.over else state.seat)))


def trying(site: str, game: str, example: str, moves: list[str], seat: int | None = None, refusable: bool = False) -> Data:
    asked = {"moves": moves, "seat": seat, "refusable": refusable}
    answer = stranger(site).post(f"/api/games/{game}/examples/{example}", json=asked)
    assert answer.status_code == 200, answer.text
    msgspec.json.decode(answer.content, type=ExampleFrame)
    found: Data = answer.json()
    return found


def test_an_example_may_be_played_differently_and_always_comes_out_the_same(site: str) -> None:
    start = trying(site, "flucht", "example-5", [])
    assert start["next"]["move"] == "play blue-2"
    other = next(move["text"] for move in start["moves"] if move["text"] != "play blue-2")
    elsewhere = trying(site, "flucht", "example-5", [other])
    assert not elsewhere["follows"]
    assert elsewhere["next"] is None
    assert elsewhere["must"] == []
    assert elsewhere["moves"]
    assert trying(site, "flucht", "example-5", [other]) == elsewhere
    as_seen = trying(site, "flucht", "example-5", [], -1)
    assert as_seen["view"]["seat"] == -1
    assert as_seen["view"] != start["view"]


def test_what_is_not_an_example_or_not_a_move_in_it_is_refused_with_a_reason(site: str) -> None:
    def post(path: str, **body: Any) -> httpx.Response:
        return stranger(site).post(f"/api/games/{path}", json=body)

    assert refusal(post("flucht/examples/example-99", moves=[])) == (404, "example-unknown")
    assert refusal(post("chess/examples/example-1", moves=[])) == (400, "game-unknown")
    assert refusal(post("flucht/examples/example-1", moves=["play blue-1"]))[0] == 400
    assert refusal(post("flucht/examples/example-1", moves=["dance"]))[0] == 400
    assert refusal(post("flucht/examples/example-1", moves=[], seat=3)) == (400, "no-such-seat")
    assert refusal(post("flucht/examples/example-1", moves=["play yellow-2"] * 101)) == (400, "message-form")


# Without a connection that stays open


def news(who: httpx.Client, table: str, **query: Any) -> dict[str, Data]:
    """What is new at a table for somebody who knows a version and a line, by the kinds of the messages."""
    answer = who.get(f"/api/tables/{table}/news", params=query).raise_for_status()
    found: list[Data] = msgspec.to_builtins(msgspec.json.decode(answer.content, type=list[Message]))
    return {message["type"]: message for message in found}


def test_whoever_can_keep_no_connection_open_reads_the_same_by_asking(house: House) -> None:
    table, people = begin(house.url, 2)
    asked = people[people[0].get(f"/api/tables/{table}").json()["match"]["asked"]]
    with chair(house.url, table, asked, version=0) as one:
        catch_up(one, 1)
        first = news(asked, table, version=0)
        assert [entry["number"] for entry in first["table"]["happened"]] == [entry["number"] for entry in one.happened]
        assert first["table"]["table"]["match"] == one.match
        version = first["table"]["version"]
        assert "table" not in news(asked, table, version=version), "nothing has changed"
        one.play()
        one.do(do="chat", text="hello")
        second = news(asked, table, version=version, chat=0)
        assert second["table"]["since"] == version
        assert second["table"]["happened"] == one.happened[-1:]
        assert [line["text"] for line in second["chat"]["lines"]] == ["hello"]
        assert second["presence"]["here"] == [one.table["seats"][one.table["seat"]]["person"]]
        assert "chat" not in news(asked, table, chat=second["chat"]["lines"][-1]["number"])
    watching = news(stranger(house.url), table, version=0)
    assert watching["table"]["table"]["seat"] == -1
    assert watching["table"]["table"]["match"]["moves"] == []
    assert refusal(stranger(house.url).get("/api/tables/no-such-table-at-all/news")) == (404, "table-unknown")


# Several people on one device


def begin_hot_seat(url: str, companions: int, **choice: Any) -> tuple[str, httpx.Client]:
    """A table at which somebody sits with their companions, and nobody else."""
    ann = person(url, "Ann")
    table = open_table(ann, seats=companions + 1, **choice)
    for number in range(1, companions + 1):
        command(ann, table, do="sit", companion=number, name=f"Friend {number}")
    for number in range(companions + 1):
        command(ann, table, do="contribute", contribution=secrets.token_hex(16), companion=number)
    command(ann, table, do="start")
    return table, ann


def id_of(who: httpx.Client) -> str:
    return str(who.get("/api/me").json()["id"])


def test_three_people_play_a_whole_game_on_one_device(house: House) -> None:
    table, ann = begin_hot_seat(house.url, 2, options={"rounds": 3})
    shown = ann.get(f"/api/tables/{table}").json()
    id = id_of(ann)
    assert [(seat["person"], seat["name"]) for seat in shown["seats"]] == [(id, "Ann"), (f"{id}.1", "Friend 1"), (f"{id}.2", "Friend 2")]
    with chair(house.url, table, ann) as first, chair(house.url, table, ann, companion=1) as second:
        first.until(lambda chair: chair.table)
        second.until(lambda chair: chair.table)
        assert [first.table["seat"], second.table["seat"]] == [0, 1]
        assert first.match["view"] != second.match["view"], "everybody has a hand of their own"
        for _ in range(3):
            mover = first.match["asked"]
            if mover == 0:
                first.play()
            elif mover == 1:
                second.play()
            else:
                third = ann.get(f"/api/tables/{table}?companion=2").json()["match"]
                first.do(do="move", decision=third["decision"], moves=[third["moves"][0]["text"]], companion=2)
            newest = max(first.table["version"], second.table["version"])
            for one in (first, second):
                catch_up(one, newest)
    for _ in range(2000):
        asked = ann.get(f"/api/tables/{table}").json()["match"]["asked"]
        if asked < 0:
            break
        match = ann.get(f"/api/tables/{table}?companion={asked}").json()["match"]
        done = command(ann, table, do="move", decision=match["decision"], moves=[match["moves"][0]["text"]], companion=asked)
        assert done["table"]["seat"] == asked
    assert ann.get(f"/api/tables/{table}").json()["status"] == "over"
    record = read_record(ann.get(f"/api/tables/{table}/record").text)
    assert [player.name for player in record.players] == ["Ann", "Friend 1", "Friend 2"]
    assert set(record.contributions) == {0, 1, 2}
    replay(find("flucht"), record)
    again = command(ann, table, do="rematch")["table"]["rematch"]
    for number in (1, 2):
        command(ann, again, do="sit", companion=number, name=f"Friend {number}")
    assert {seat["name"] for seat in ann.get(f"/api/tables/{again}").json()["seats"]} == {"Ann", "Friend 1", "Friend 2"}


def test_everybody_on_a_device_reads_only_the_record_of_their_own_seat(house: House) -> None:
    table, ann = begin_hot_seat(house.url, 1)
    readers = [read_record(ann.get(f"/api/tables/{table}/record?companion={number}").text).reader for number in (0, 1, 2)]
    assert readers == [0, 1, -1]


def test_nobody_acts_for_the_companions_of_somebody_else(house: House) -> None:
    table, ann = begin_hot_seat(house.url, 1)
    eve = person(house.url, "Eve")
    mine = f"{id_of(ann)}.1"
    for number in (0, 1, 7):
        assert eve.get(f"/api/tables/{table}?companion={number}").json()["seat"] == -1
        assert read_record(eve.get(f"/api/tables/{table}/record?companion={number}").text).reader == -1
        with chair(house.url, table, eve, companion=number) as one:
            one.until(lambda chair: chair.table)
            assert one.table["seat"] == -1
            for deed in ({"do": "resign"}, {"do": "chat", "text": "hello"}, {"do": "resign", "companion": 1}):
                with pytest.raises(Refused, match="not-seated"):
                    one.do(**deed)
    with chair(house.url, table, companion=1) as nobody:
        nobody.until(lambda chair: chair.table)
        assert nobody.table["seat"] == -1
        with pytest.raises(Refused, match="who-are-you"):
            nobody.do(do="resign", companion=1)
    for forged in (8, -1, mine, 1.5, True, "1"):
        answer = eve.post(f"/api/tables/{table}/commands", json={"do": "resign", "companion": forged})
        assert refusal(answer) in {(400, "message-form"), (403, "not-seated")}, forged
    for forged in ("8", "-1", mine):
        assert refusal(eve.get(f"/api/tables/{table}?companion={forged}")) == (400, "message-form")
    with chair(house.url, table, eve, companion=8) as one:
        message = one.hear()
        assert message["reason"]["key"] == "message-form"
    waiting = open_table(eve, seats=3)
    for forged in (mine, f"{id_of(eve)}.1"):
        with pytest.raises(Refused, match="person-unknown"):
            command(eve, waiting, do="invite", seat=1, person=forged)
    assert ann.get(f"/api/tables/{table}").json()["status"] == "running"
    assert ann.get(f"/api/tables/{table}").json()["seats"][1]["resigned"] is False


def test_a_cookie_for_a_companion_is_not_a_cookie(house: House) -> None:
    ann = person(house.url, "Ann")
    id, _, rest = ann.cookies["archipel"].partition(".")
    answer = stranger(house.url).get("/api/me", headers={"Cookie": f"archipel={id}.1.{rest}"})
    assert refusal(answer) == (401, "session-void")


def test_companions_are_called_what_they_say_and_the_one_signed_in_as_always(house: House) -> None:
    ann = person(house.url, "Ann")
    table = open_table(ann, seats=4)
    with pytest.raises(Refused, match="name-of-companion"):
        command(person(house.url, "Ben"), table, do="sit", name="Ann")
    assert command(ann, table, do="sit", companion=1)["table"]["seats"][1]["name"] == "Ann (2)"
    assert command(ann, table, do="sit", companion=2, name="  Zoë ")["table"]["seats"][2]["name"] == "Zoë"
    with pytest.raises(Refused, match="seated-already"):
        command(ann, table, do="sit", companion=2)
    with pytest.raises(Refused, match="name"):
        command(ann, table, do="sit", companion=3, name="\u202e")
    with pytest.raises(Refused, match="owner-only"):
        command(ann, table, do="start", companion=1)
    command(ann, table, do="stand", companion=2)
    assert command(ann, table, do="free", seat=1)["table"]["seats"][1]["kind"] == "open"


def test_somebody_who_is_blocked_or_muted_does_not_come_back_as_a_companion(house: House) -> None:
    ann, eve = person(house.url, "Ann"), person(house.url, "Eve")
    table = open_table(ann, seats=3)
    command(eve, table, do="sit", companion=1, name="Mallory")
    with chair(house.url, table, ann) as listening:
        command(eve, table, do="chat", text="hello", companion=1)
        listening.until(lambda chair: chair.lines)
        assert (listening.lines[0]["name"], listening.lines[0]["person"]) == ("Mallory", f"{id_of(eve)}.1")
    ann.put(f"/api/me/relations/{id_of(eve)}", json={"kind": "block"})
    with chair(house.url, table, ann) as listening:
        command(ann, table, do="chat", text="good bye")
        command(eve, table, do="chat", text="hello again", companion=1)
        command(ann, table, do="chat", text="the last line")
        listening.until(lambda chair: len(chair.lines) == 2)
        assert [line["text"] for line in listening.lines] == ["good bye", "the last line"]
    assert [line["text"] for line in ann.get(f"/api/tables/{table}/chat").json()] == ["good bye", "the last line"]
    with pytest.raises(Refused, match="blocked"):
        command(eve, table, do="sit", companion=2, name="Oscar")


def test_whoever_sits_at_a_device_is_here_when_it_is_connected(house: House) -> None:
    table, ann = begin_hot_seat(house.url, 2)
    id = id_of(ann)
    with chair(house.url, table, ann, companion=1) as device, chair(house.url, table) as watcher:
        device.until(lambda chair: chair.presence.get("watching") == 1)
        assert device.presence["here"] == [id, f"{id}.1", f"{id}.2"]
        watcher.until(lambda chair: chair.presence.get("here") == [id, f"{id}.1", f"{id}.2"])


def test_ones_own_tables_include_those_of_ones_companions(house: House) -> None:
    ann, ben = person(house.url, "Ann"), person(house.url, "Ben")
    table = open_table(ann, seats=2)
    command(ben, table, do="sit", companion=3, name="Bea")
    assert [found["id"] for found in ben.get("/api/tables?show=mine").json()] == [table]
    for who, number in ((ann, 0), (ben, 3)):
        command(who, table, do="contribute", contribution=secrets.token_hex(16), companion=number)
    command(ann, table, do="start")
    command(ben, table, do="chat", text="hello", companion=3)
    (found,) = ben.get("/api/tables?show=mine").json()
    assert found["asked"] in (id_of(ann), f"{id_of(ben)}.3")
    kept = ben.get("/api/me/export").json()
    assert [line["name"] for line in kept["chat"]] == ["Bea"]
    assert [one["id"] for one in kept["tables"]] == [table]


def test_whoever_leaves_for_good_takes_their_companions_along(house: House) -> None:
    ann, ben = person(house.url, "Ann"), person(house.url, "Ben")
    running, waiting = open_table(ann, seats=3), open_table(ann, seats=3)
    for table in (running, waiting):
        command(ben, table, do="sit")
        command(ben, table, do="sit", companion=1, name="Bea")
    for who, number in ((ann, 0), (ben, 0), (ben, 1)):
        command(who, running, do="contribute", contribution=secrets.token_hex(16), companion=number)
    command(ann, running, do="start")
    command(ben, running, do="chat", text="hello", companion=1)
    assert ben.delete("/api/me").status_code == 204
    assert [seat["kind"] for seat in ann.get(f"/api/tables/{waiting}").json()["seats"]] == ["person", "open", "open"]
    assert [seat["stand_in"] for seat in ann.get(f"/api/tables/{running}").json()["seats"]] == ["", "greedy", "greedy"]
    assert ann.get(f"/api/tables/{running}/chat").json() == []


def test_people_on_one_device_play_with_somebody_on_another(house: House) -> None:
    ann, ben = person(house.url, "Ann"), person(house.url, "Ben")
    table = open_table(ann, seats=3, options={"rounds": 2})
    command(ann, table, do="sit", companion=1, name="Zoë")
    command(ben, table, do="sit")
    for who, number in ((ann, 0), (ann, 1), (ben, 0)):
        command(who, table, do="contribute", contribution=secrets.token_hex(16), companion=number)
    command(ann, table, do="start")
    with chair(house.url, table, ann) as one, chair(house.url, table, ann, companion=1) as two, chair(house.url, table, ben) as three:
        chairs: list[Chair] = [one, two, three]
        play_out(chairs)
        assert len({json.dumps(each.match["places"]) for each in chairs}) == 1
