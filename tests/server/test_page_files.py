"""A server gives the page itself: its files, which build it is, and the words that it speaks."""

import gzip
import http.client
import json
import socket
import tempfile
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
import uvicorn

import archipel
from archipel.games import find, names
from archipel.server.app import Server, make_app
from archipel.server.config import ServerConfig as Settings
from archipel.words import LANGUAGES
from tests.server.helpers import refusal, speaking
from tests.server.house import stranger

PAGE = b"<!doctype html><title>A client</title>"
HEAD = b"<!doctype html><html><head><title>A client</title></head></html>"
SCRIPT = b"export const greeting = 'hello, hello, hello, hello';\n" * 20


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


def serving(page: Path, here: Path | None = None) -> Iterator[str]:
    folder = tempfile.TemporaryDirectory()
    server = Server(Settings(f"sqlite+aiosqlite:///{folder.name}/empty.db", pace=1000), "unused")
    uvicorn_server = uvicorn.Server(uvicorn.Config(make_app(server, page, here or page / "none"), log_config=None, lifespan="off"))
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


# A browser by itself


@pytest.fixture(scope="module")
def offering(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that has the folder for a browser by itself, too, and something beside it that is nobody's business."""
    folder = tmp_path_factory.mktemp("offering")
    here = folder / "static"
    (folder / "dist").mkdir()
    (folder / "dist" / "index.html").write_bytes(HEAD)
    (folder / "secret.txt").write_text("secret")
    (here / "python").mkdir(parents=True)
    (here / "answers-1a" / "games").mkdir(parents=True)
    (here / ".secret").mkdir()
    (here / ".secret" / "a.txt").write_text("secret")
    (here / "index.html").write_bytes(b"<!doctype html><title>By itself</title>")
    (here / "python" / "core-1a.zip").write_bytes(SCRIPT)
    (here / "python" / "core-1a.zip.gz").write_bytes(gzip.compress(SCRIPT))
    (here / "python" / "pyodide-1a.wasm").write_bytes(b"wasm")
    (here / "answers-1a" / "games" / "flucht.json").write_text("{}")
    yield from serving(folder / "dist", here)


def test_a_server_that_has_the_folder_offers_it_and_its_page_says_so(offering: str, site: str) -> None:
    who = stranger(offering)
    for path in ("/", "/no/such/place"):
        page = who.get(path, headers={"Accept": "text/html"})
        assert '<meta name="here" content="/here/" />' in page.text
        assert "unsafe" not in page.headers["content-security-policy"]
        plain = who.get(path, headers={"Accept": "text/html", "Accept-Encoding": "identity"})
        assert (plain.status_code, plain.text) == (page.status_code, page.text)
    assert who.get("/here", follow_redirects=True).url.path == "/here/"
    by_itself = who.get("/here/")
    assert "By itself" in by_itself.text
    assert by_itself.headers["cache-control"] == "no-cache"
    for path, kind in {"python/core-1a.zip": "application/zip", "python/pyodide-1a.wasm": "application/wasm"}.items():
        answer = who.get(f"/here/{path}")
        assert answer.headers["content-type"] == kind
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert "script-src 'self' 'wasm-unsafe-eval';" in answer.headers["content-security-policy"]
    assert who.get("/here/python/core-1a.zip").headers["content-encoding"] == "gzip"
    assert who.get("/here/answers-1a/games/flucht.json").json() == {}
    assert "here" not in stranger(site).get("/").text


@pytest.mark.parametrize(
    "path",
    [
        "/here/../secret.txt",
        "/here/%2e%2e/secret.txt",
        "/here/.secret/a.txt",
        "/here/python/",
        "/here//etc/passwd",
        "/here/x.js",
    ],
)
def test_nothing_but_that_folder_is_served_there(offering: str, path: str) -> None:
    status, body = raw(offering, path, accept="text/html")
    assert status == 404
    assert "secret" not in body.decode().replace("secret.txt", "").replace(".secret", "")


def test_where_the_folder_was_not_built_nothing_is_there(site: str) -> None:
    assert refusal(stranger(site).get("/here/", headers={"Accept": "text/html"})) == (404, "page-unknown")


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
    assert refusal(stranger(site).get("/api/words/xx")) == (404, "language-unknown")
    assert refusal(stranger(site).get("/api/words/..%2f..%2fversion")) == (404, "page-unknown")
    assert refusal(stranger(site).get("/api/games/chess/words/en")) == (404, "game-unknown")
