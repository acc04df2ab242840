"""Who people are on a server: guests at once, accounts if they like. Nobody else can be them, and they can leave."""

import asyncio
import socket
import threading
import time
import unicodedata
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import httpx
import pytest
import uvicorn
from argon2 import PasswordHasher, extract_parameters
from fastapi import FastAPI, Request, Response
from fastapi.responses import JSONResponse
from sqlalchemy import event, select
from sqlalchemy.ext.asyncio import AsyncEngine

from archipel.engine.phrase import Reason, Trouble, trouble
from archipel.games import find
from archipel.server import accounts
from archipel.server.credentials import clean_login, hashed
from archipel.server.errors import status_of
from archipel.server.people import COOKIE, LIFETIME, People, Person
from archipel.store import Store, migrate, open_database
from archipel.store.chat import ChatStore
from archipel.store.people import PeopleStore
from archipel.store.schema import chat, metadata, notices
from archipel.table import Table, verbs
from archipel.table.names import clean_name
from archipel.words import Words
from tests.conftest import fresh_postgres
from tests.table.test_table import SEED, settings

SECRET = "a key that only the servers know"
PASSWORD = "korrekt Pferd 47"
DAY = 86_400.0
T = TypeVar("T")


class House:
    """A server with nothing but the routes about people. Its clock can be put forward; its limits can be reached."""

    def __init__(self, database_url: str) -> None:
        self.database_url = database_url
        self.ahead = 0.0
        self.asked: list[str] = []
        self.exhausted = ""
        self.farewells: list[str] = []
        self.farewell_fails = False
        self.queries = 0
        self.url = ""
        self.logins = 0
        self.regular: Somebody | None = None
        self.wire = httpx.HTTPTransport(verify=False)

    def clock(self) -> float:
        return time.time() + self.ahead

    def limit(self, _: Request, what: str) -> None:
        self.asked.append(what)
        if what == self.exhausted:
            raise trouble("too-many", {"kind": what, "seconds": 9})

    async def farewell(self, person: str) -> None:
        """Writes down whether the person was still there."""
        if self.farewell_fails:
            raise trouble("store-unavailable", {})
        self.farewells.append(person)
        assert await self.people.store.find(person) is not None

    def make_app(self) -> FastAPI:
        engine = open_database(self.database_url)
        event.listen(engine.sync_engine, "before_cursor_execute", self.count)
        self.people = People(PeopleStore(engine), SECRET, self.clock)

        @asynccontextmanager
        async def lifespan(_: FastAPI) -> AsyncIterator[None]:
            await migrate(engine)
            yield
            await engine.dispose()

        app = FastAPI(lifespan=lifespan)

        @app.middleware("http")
        async def who(request: Request, proceed: Callable[[Request], Awaitable[Response]]) -> Response:
            try:
                request.state.person = await self.people.of_cookie(request.cookies.get(COOKIE))
            except Trouble as problem:
                return answer(problem.reason)
            return await proceed(request)

        @app.exception_handler(Trouble)
        async def refused(_: Request, problem: Trouble) -> Response:
            return answer(problem.reason)

        app.include_router(accounts.router(self.people, self.farewell, self.limit))
        return app

    def count(self, *_: Any) -> None:
        self.queries += 1

    # From outside

    def browser(self) -> httpx.Client:
        return httpx.Client(base_url=self.url, transport=self.wire)

    def guest(self, name: str = "Anna") -> "Somebody":
        somebody = Somebody(self)
        somebody.good("POST", "/api/guests", name=name, language="de")
        return somebody

    def account(self, name: str = "Anna") -> "Somebody":
        somebody = self.guest(name)
        self.logins += 1
        somebody.login = f"login {self.logins}"
        somebody.code = somebody.good("POST", "/api/account", login=somebody.login, password=PASSWORD)["recovery"]
        return somebody

    def lasting(self) -> "Somebody":
        """An account for tests that change nothing about it."""
        if self.regular is None:
            self.regular = self.account()
        return self.regular

    def elsewhere(self, work: Callable[[AsyncEngine], Awaitable[T]]) -> T:
        """Something done by another process on the same database."""

        async def run() -> T:
            engine = open_database(self.database_url)
            try:
                return await work(engine)
            finally:
                await engine.dispose()

        return asyncio.run(run())

    def row(self, id: str) -> dict[str, Any] | None:
        return self.elsewhere(lambda engine: PeopleStore(engine).find(id))

    def change(self, id: str, **values: object) -> None:
        assert self.elsewhere(lambda engine: PeopleStore(engine).update(id, **values))


class Somebody:
    """A person with a browser."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.browser = house.browser()
        self.login = ""
        self.code = ""

    def ask(self, method: str, path: str, **body: Any) -> httpx.Response:
        return self.browser.request(method, path, json=body or None)

    def good(self, method: str, path: str, **body: Any) -> Any:
        answered = self.ask(method, path, **body)
        assert answered.is_success, answered.text
        return answered.json() if answered.content else None

    def refused(self, status: int, key: str, method: str, path: str, **body: Any) -> httpx.Response:
        answered = self.ask(method, path, **body)
        assert (answered.status_code, answered.json()["reason"]["key"]) == (status, key)
        return answered

    @property
    def id(self) -> str:
        return str(self.good("GET", "/api/me")["id"])

    @property
    def cookie(self) -> str:
        return self.browser.cookies[COOKIE]

    def again(self) -> "Somebody":
        """The same cookie in another browser."""
        other = Somebody(self.house)
        other.browser.cookies.set(COOKIE, self.cookie)
        return other


def answer(reason: Reason) -> Response:
    status = status_of(reason)
    return JSONResponse({"reason": reason.data()}, status)


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def running(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("people")
    if request.param == "sqlite":
        house = House(f"sqlite+aiosqlite:///{folder / 'people.db'}")
    else:
        house = House(fresh_postgres(request.getfixturevalue("postgres"), folder.name))
    listening = socket.create_server(("127.0.0.1", 0))
    house.url = f"http://127.0.0.1:{listening.getsockname()[1]}"
    server = uvicorn.Server(uvicorn.Config(house.make_app(), log_level="warning", ws="none"))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
    thread.start()
    while not server.started:
        assert thread.is_alive()
        time.sleep(0.01)
    yield house
    house.wire.close()
    server.should_exit = True
    thread.join()


@pytest.fixture
def house(running: House) -> Iterator[House]:
    yield running
    running.ahead = 0.0
    running.exhausted = ""
    running.farewell_fails = False


# Guests


def test_a_guest_is_known_from_the_first_answer_on(house: House) -> None:
    guest = Somebody(house)
    guest.refused(401, "who-are-you", "GET", "/api/me")
    me = guest.good("POST", "/api/guests", name="  Anna \u00a0 Lind ", language="fr")
    assert me == {
        "id": me["id"], "name": "Anna Lind", "language": "fr", "account": False, "login": None, "notify": "none", "mail": None
    }  # fmt: skip
    assert len(bytes.fromhex(me["id"])) == 16
    assert guest.good("GET", "/api/me") == me


def test_a_page_may_ask_who_sits_before_it_without_being_refused(house: House) -> None:
    somebody = Somebody(house)
    assert somebody.good("GET", "/api/session") == {"me": None}
    me = somebody.good("POST", "/api/guests", name="Anna", language="en")
    assert somebody.good("GET", "/api/session") == {"me": me}
    first = somebody.cookie
    house.ahead = 100 * DAY
    assert somebody.good("GET", "/api/session") == {"me": me}
    assert somebody.cookie != first, "an old cookie is replaced"


@pytest.mark.parametrize("scheme", ["http", "https"])
def test_no_script_and_no_other_site_gets_the_cookie(house: House, scheme: str) -> None:
    wanted = {"name": "Anna", "language": "en"}
    told = house.browser().post("/api/guests", json=wanted, headers={"X-Forwarded-Proto": scheme})
    parts = told.headers["set-cookie"].split("; ")
    assert parts[0].startswith("archipel=")
    rest = {part.lower() for part in parts[1:]}
    assert rest == {"httponly", "samesite=lax", "path=/", f"max-age={LIFETIME}"} | ({"secure"} if scheme == "https" else set())


def test_whoever_is_known_already_does_not_become_somebody_else_by_mistake(house: House) -> None:
    guest = house.guest()
    guest.refused(409, "known-already", "POST", "/api/guests", name="Ben", language="en")
    assert guest.good("GET", "/api/me")["name"] == "Anna"


def test_name_and_language_change_together_or_not_at_all_and_at_once(house: House) -> None:
    guest = house.guest("Anna")
    guest.refused(400, "language-unknown", "PATCH", "/api/me", name="Ben", language="xx")
    guest.refused(400, "person-name", "PATCH", "/api/me", name=" ", language="it")
    before = guest.good("GET", "/api/me")
    assert (before["name"], before["language"]) == ("Anna", "de")
    assert guest.good("PATCH", "/api/me", name="Ben", language="it")["language"] == "it"
    assert guest.good("GET", "/api/me")["name"] == "Ben"
    guest.good("PATCH", "/api/me", name="Cleo")
    assert guest.good("GET", "/api/me")["language"] == "it"

    async def known() -> str:
        found = await house.people.of_cookie(guest.cookie)
        assert found is not None
        return found.name

    assert asyncio.run(known()) == "Cleo"


def test_what_is_not_asked_for_is_refused(house: House) -> None:
    assert Somebody(house).ask("POST", "/api/guests", name="Anna", language="en", banned=False).status_code == 422
    assert house.guest().ask("PATCH", "/api/me", id="0" * 32).status_code == 422


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        (" Zoë  van\u3000Dam ", "Zoë van Dam"),
        ("Zoe\u0308", "Zoë"),
        ("Lea ❤\ufe0f", "Lea ❤"),
        ("李", "李"),
        ("x" * 40, "x" * 40),
        ("a" + " " * 100 + "b", "a b"),
    ],
)
def test_a_name_is_kept_as_others_read_it(typed: str, name: str) -> None:
    assert clean_name(typed) == name


@pytest.mark.parametrize(
    "typed",
    ["", "   ", "x" * 41, "two\nlines", "tab\tbed", "bell\a", "An\u200bna", "an\u202ena", "\u2066Anna", "A\u3164", "\u2800", "\u0301",
     "A\ufe01", "A\U000e0101", "\ud800", "\u2028", "A\u00adnna", "\ue000"],
)  # fmt: skip
def test_a_name_with_something_unseen_in_it_or_too_long_is_refused_in_words(typed: str) -> None:
    with pytest.raises(Trouble, match=r"^person-name\(") as refusal:
        clean_name(typed)
    assert Words("en").refusal(refusal.value.reason).isprintable()


# Cookies


def test_nobody_is_let_in_by_a_cookie_that_we_did_not_make(house: House) -> None:
    guest, other = house.guest("Anna"), house.guest("Ben")
    foreign = People(house.people.store, "another key", house.clock)
    assert_void(house, foreign.cookie_for(Person(guest.id, "Anna", "en", False, False, 0)))
    assert_void(house, guest.cookie.replace(guest.id, other.id))
    assert_void(house, guest.cookie[:-2])
    for garbled in (guest.id, f"{guest.id}.0", "x", "....", "%00", '{"id":1}', "é"):
        assert_void(house, garbled.encode().decode("latin-1"))
    assert guest.good("GET", "/api/me")["name"] == "Anna"


def assert_void(house: House, cookie: str) -> None:
    answered = house.browser().get("/api/me/relations", headers=[(b"cookie", f"{COOKIE}={cookie}".encode("latin-1"))])
    assert (answered.status_code, answered.json()) == (401, {"reason": {"key": "session-void", "args": {}, "rule": ""}})


def test_the_cookie_of_somebody_who_stayed_away_too_long_is_void(house: House) -> None:
    guest = house.guest()
    house.ahead = 400 * DAY - 60
    assert guest.good("GET", "/api/me")["name"] == "Anna"
    guest.browser.cookies.clear()
    old = house.guest()
    house.ahead += 400 * DAY + 60
    old.refused(401, "session-void", "GET", "/api/me")


def test_whoever_comes_now_and_then_stays_known(house: House) -> None:
    guest = house.guest()
    first = guest.cookie
    assert "set-cookie" not in guest.ask("GET", "/api/me").headers
    for _ in range(3):
        house.ahead += 300 * DAY
        guest.good("GET", "/api/me")
    assert guest.cookie != first


def test_a_cookie_is_valid_even_where_the_clock_is_a_little_behind(house: House) -> None:
    guest = house.guest()
    house.ahead = -90
    assert guest.good("GET", "/api/me")["name"] == "Anna"


def test_when_somebody_was_last_seen_is_kept_but_not_at_every_request(house: House) -> None:
    guest = house.guest()
    id = guest.id
    before = seen(house, id)
    house.ahead = 1_800
    guest.good("GET", "/api/me")
    assert seen(house, id) == before
    house.ahead = 2 * 3_600
    guest.good("GET", "/api/me")
    assert seen(house, id) >= before + 2 * 3_600


def seen(house: House, id: str) -> float:
    row = house.row(id)
    assert row is not None
    return float(row["seen"])


def test_asking_again_within_a_second_costs_no_query_and_a_ban_takes_effect_within_five(house: House) -> None:
    guest = house.guest()
    id = guest.id
    before = house.queries
    guest.good("POST", "/api/logout")
    assert house.queries == before
    guest = house.guest()
    id, cookie = guest.id, guest.cookie
    house.change(id, banned=1)
    house.ahead += 5
    guest.refused(403, "person-banned", "GET", "/api/me")
    house.change(id, banned=0)
    house.ahead += 5
    assert guest.good("GET", "/api/me")["id"] == id
    house.elsewhere(lambda engine: PeopleStore(engine).delete(id))
    house.ahead += 5
    assert_void(house, cookie)


def test_logging_out_clears_the_cookie(house: House) -> None:
    guest = house.guest()
    answered = guest.ask("POST", "/api/logout")
    assert answered.status_code == 204
    assert "max-age=0" in answered.headers["set-cookie"].lower()
    assert COOKIE not in guest.browser.cookies


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("GET", "/api/me", {}),
        ("PATCH", "/api/me", {"name": "Anna"}),
        ("POST", "/api/account", {"login": "nobody at all", "password": PASSWORD}),
        ("POST", "/api/account/password", {"old": PASSWORD, "new": PASSWORD}),
        ("GET", "/api/me/export", {}),
        ("DELETE", "/api/me", {}),
        ("GET", "/api/me/relations", {}),
        ("PUT", "/api/me/relations/x", {"kind": "mute"}),
        ("DELETE", "/api/me/relations/x", {}),
    ],
)
def test_without_a_cookie_nothing_personal_is_done(house: House, method: str, path: str, body: dict[str, str]) -> None:
    Somebody(house).refused(401, "who-are-you", method, path, **body)


# Accounts


def test_a_guest_becomes_an_account_and_stays_the_same_person(house: House) -> None:
    guest = house.guest()
    before = guest.good("GET", "/api/me")
    secured = guest.good("POST", "/api/account", login="Anna Lind", password=PASSWORD)
    code = secured.pop("recovery")
    assert secured == {**before, "account": True, "login": "anna lind"}
    assert guest.good("GET", "/api/me") == secured
    elsewhere = Somebody(house)
    assert elsewhere.good("POST", "/api/login", login=" ANNA  LIND", password=PASSWORD) == secured
    assert elsewhere.good("GET", "/api/me") == secured
    guest.refused(409, "account-already", "POST", "/api/account", login="another", password=PASSWORD)
    kept = str(house.row(before["id"]))
    assert PASSWORD not in kept
    assert code not in kept
    assert kept.count("$argon2id$") == 2


def test_a_login_belongs_to_one_person_however_it_is_written(house: House) -> None:
    house.guest().good("POST", "/api/account", login="Straße é", password=PASSWORD)
    for written in ("STRASSE É", "Ｓtraße\u00a0e\u0301"):
        house.guest().refused(409, "login-taken", "POST", "/api/account", login=written, password=PASSWORD)


@pytest.mark.parametrize("typed", ["", "ab", "  a  ", "x" * 41, "an\u200bna", "an\nna", "\u0301nna", "ﷺﷺﷺ"])
def test_a_login_that_nobody_could_type_again_is_refused(typed: str) -> None:
    with pytest.raises(Trouble, match=r"^login-form\("):
        clean_login(typed)


@pytest.mark.parametrize(
    ("password", "key"), [("1234567", "password-form"), ("x" * 201, "password-form"), ("Ｌong Login", "password-is-login")]
)
def test_a_poor_password_is_refused_without_repeating_it(house: House, password: str, key: str) -> None:
    answered = house.guest().refused(400, key, "POST", "/api/account", login="long login", password=password)
    assert password not in answered.text


def test_a_password_may_be_long_and_in_any_script(house: House) -> None:
    guest = house.guest()
    password = "ö文🙂" * 66 + "xy"
    guest.good("POST", "/api/account", login="any script", password=password)
    written_differently = unicodedata.normalize("NFD", password)
    assert written_differently != password
    Somebody(house).good("POST", "/api/login", login="any script", password=written_differently)


def test_a_wrong_password_and_an_unknown_login_look_alike_and_take_equally_long(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """What takes long is the hash: just as many are checked for a login that nobody has."""
    account, somebody = house.lasting(), Somebody(house)
    hashes: list[str] = []

    verify = PasswordHasher.verify

    def counted(hasher: PasswordHasher, kept: str, secret: str) -> bool:
        hashes.append(str(extract_parameters(kept)))
        return verify(hasher, kept, secret)

    monkeypatch.setattr(PasswordHasher, "verify", counted)

    def tried(path: str, login: str, body: dict[str, str]) -> tuple[list[str], str]:
        hashes.clear()
        answered = somebody.ask("POST", path, login=login, password="wrong password", **body)
        assert answered.status_code == 401
        return hashes[:], answered.text

    for path, body, key in (("/api/login", {}, "login-wrong"), ("/api/recover", {"code": "AAAA-BBBB"}, "recovery-wrong")):
        wrong, unknown = tried(path, account.login, body), tried(path, "nobody at all", body)
        assert wrong == unknown
        assert wrong[1] == f'{{"reason":{{"key":"{key}","args":{{}},"rule":""}}}}'
        assert wrong[0], "a hash is checked at all"


def test_a_new_password_leaves_only_the_one_who_changed_it_logged_in(house: House) -> None:
    account = house.account()
    thief = account.again()
    assert thief.id == account.id
    account.refused(403, "password-wrong", "POST", "/api/account/password", old="wrong password", new="a new password")
    account.refused(400, "password-form", "POST", "/api/account/password", old=PASSWORD, new="short")
    account.good("POST", "/api/account/password", old=PASSWORD, new="a new password")
    assert account.good("GET", "/api/me")["login"] == account.login
    thief.refused(401, "session-void", "GET", "/api/me")
    Somebody(house).refused(401, "login-wrong", "POST", "/api/login", login=account.login, password=PASSWORD)
    Somebody(house).good("POST", "/api/login", login=account.login, password="a new password")


def test_of_two_who_change_the_password_at_once_one_is_too_late(house: House) -> None:
    account = house.account()
    two = [account.again(), account.again()]
    with ThreadPoolExecutor(2) as pool:
        answers = pool.map(lambda one: one.ask("POST", "/api/account/password", old=PASSWORD, new=f"password {id(one)}").status_code, two)
    assert sorted(answers) == [200, 403]


def test_a_cookie_made_by_another_process_is_valid_here_at_once(house: House) -> None:
    account = house.account()
    id = account.id

    async def change(engine: AsyncEngine) -> str:
        there = People(PeopleStore(engine), SECRET)
        return there.cookie_for(await there.change_password(id, PASSWORD, "changed elsewhere"))

    account.good("GET", "/api/me")
    fresh = house.elsewhere(change)
    account.browser.cookies.set(COOKIE, fresh)
    assert account.good("GET", "/api/me")["id"] == id


def test_an_impossible_login_is_just_wrong(house: House) -> None:
    for login in ("", "x" * 200, "zero \0 byte", "\n"):
        Somebody(house).refused(401, "login-wrong", "POST", "/api/login", login=login, password=PASSWORD)


def test_a_guest_has_no_password_to_change(house: House) -> None:
    house.guest().refused(409, "account-needed", "POST", "/api/account/password", old=PASSWORD, new=PASSWORD)


def test_whoever_forgot_the_password_comes_back_with_the_recovery_code_once(house: House) -> None:
    account = house.account()
    thief = account.again()
    lost = Somebody(house)
    lost.refused(401, "recovery-wrong", "POST", "/api/recover", login=account.login, code="0000-0000", password="a new password")
    lost.refused(400, "password-form", "POST", "/api/recover", login=account.login, code=account.code, password="short")
    copied = account.code.lower().replace("-", " ").replace("0", "o").replace("1", "l")
    back = lost.good("POST", "/api/recover", login=account.login.upper(), code=copied, password="a new password")
    assert back["login"] == account.login
    assert lost.good("GET", "/api/me")["id"] == back["id"]
    assert back["recovery"] != account.code
    thief.refused(401, "session-void", "GET", "/api/me")
    lost.refused(401, "recovery-wrong", "POST", "/api/recover", login=account.login, code=account.code, password="a new password")
    Somebody(house).good("POST", "/api/login", login=account.login, password="a new password")
    Somebody(house).good("POST", "/api/recover", login=account.login, code=back["recovery"], password="a third password")


def test_whoever_is_banned_learns_it_only_with_the_right_password(house: House) -> None:
    account = house.account()
    house.change(account.id, banned=1)
    somebody = Somebody(house)
    somebody.refused(401, "login-wrong", "POST", "/api/login", login=account.login, password="wrong password")
    somebody.refused(403, "person-banned", "POST", "/api/login", login=account.login, password=PASSWORD)
    somebody.refused(403, "person-banned", "POST", "/api/recover", login=account.login, code=account.code, password="a new password")
    assert COOKIE not in somebody.browser.cookies


@pytest.mark.parametrize(
    ("what", "method", "path", "body"),
    [
        ("guest", "POST", "/api/guests", {"name": "Anna", "language": "en"}),
        ("register", "POST", "/api/account", {"login": "Too many requests", "password": PASSWORD}),
        ("login", "POST", "/api/login", {"login": "LOGIN", "password": PASSWORD}),
        ("recover", "POST", "/api/recover", {"login": "LOGIN", "code": "CODE", "password": "a new password"}),
        ("login", "POST", "/api/account/password", {"old": PASSWORD, "new": "a new password"}),
        ("login", "DELETE", "/api/me", {"password": PASSWORD}),
    ],
)
def test_whoever_tries_too_often_is_told_to_wait_and_nothing_is_done(
    house: House, what: str, method: str, path: str, body: dict[str, str]
) -> None:
    somebody = house.guest() if what == "register" else house.lasting()
    id, before = somebody.id, house.row(somebody.id)
    right = {"LOGIN": somebody.login, "CODE": somebody.code}
    house.exhausted = what
    somebody.refused(429, "too-many", method, path, **{name: right.get(value, value) for name, value in body.items()})
    assert house.row(id) == before


# Muting and blocking


def test_muting_and_blocking_are_ones_own_business(house: House) -> None:
    anna, ben, cleo = house.guest("Anna"), house.guest("Ben"), house.guest("Cleo")

    def known() -> tuple[set[str], bool, bool]:
        async def ask(engine: AsyncEngine) -> tuple[set[str], bool, bool]:
            house_people = People(PeopleStore(engine), SECRET)
            blocks = house_people.blocks
            return await house_people.muted_by(anna.id), await blocks(anna.id, ben.id), await blocks(ben.id, anna.id)

        return house.elsewhere(ask)

    anna.good("PUT", f"/api/me/relations/{ben.id}", kind="mute")
    anna.good("PUT", f"/api/me/relations/{cleo.id}", kind="block")
    assert known() == ({ben.id, cleo.id}, False, False)
    anna.good("PUT", f"/api/me/relations/{ben.id}", kind="block")
    assert known() == ({ben.id, cleo.id}, True, False)
    assert anna.good("GET", "/api/me/relations") == [
        {"person": ben.id, "name": "Ben", "kind": "block"},
        {"person": cleo.id, "name": "Cleo", "kind": "block"},
    ]
    assert ben.good("GET", "/api/me/relations") == []
    anna.good("DELETE", f"/api/me/relations/{ben.id}")
    anna.good("DELETE", f"/api/me/relations/{ben.id}")
    assert known() == ({cleo.id}, False, False)


def test_a_change_of_mind_takes_effect_at_once_in_this_process(house: House) -> None:
    anna, ben = house.guest("Anna"), house.guest("Ben")

    async def work(engine: AsyncEngine) -> None:
        here = People(PeopleStore(engine), SECRET)
        assert not await here.blocks(anna.id, ben.id)
        await here.set_relation(anna.id, ben.id, "block")
        assert await here.blocks(anna.id, ben.id)
        await here.set_relation(anna.id, ben.id, None)
        assert await here.muted_by(anna.id) == set()

    house.elsewhere(work)


def test_nobody_can_mute_themselves_or_somebody_who_is_not_there(house: House) -> None:
    anna = house.guest()
    anna.refused(400, "relation-self", "PUT", f"/api/me/relations/{anna.id}", kind="mute")
    for nobody in ("0" * 32, "x%00y"):
        anna.refused(404, "person-unknown", "PUT", f"/api/me/relations/{nobody}", kind="block")
        anna.refused(404, "person-unknown", "DELETE", f"/api/me/relations/{nobody}")
    assert anna.ask("PUT", "/api/me/relations/x", kind="hate").status_code == 422


# Taking one's data along, and leaving


def seat_at_a_table(house: House, id: str, name: str, number: int) -> str:
    """A table that a person has opened and at which something was said, by them too, and a turn that they are to be told of."""
    table = Table(f"{number}-{id}", SEED, find)
    verbs.open_table(table, id, name, settings(), house.clock())

    async def work(engine: AsyncEngine) -> str:
        await Store(engine, find).append(table, 0)
        lines = ChatStore(engine)
        await lines.add(table.id, "somebody else", "Ben", "hello", 1.0)
        await lines.add(table.id, id, name, "my own words", 2.0)
        async with engine.begin() as connection:
            await connection.execute(notices.insert().values(table_id=table.id, turn=3, person=id, at=4.0))
        return table.id

    return house.elsewhere(work)


def test_the_export_holds_everything_that_is_kept_but_no_secret(house: House) -> None:
    anna, ben = house.account("Anna"), house.guest("Ben")
    anna.good("PUT", f"/api/me/relations/{ben.id}", kind="mute")
    ben.good("PUT", f"/api/me/relations/{anna.id}", kind="block")
    table = seat_at_a_table(house, anna.id, "Anna", 1)
    house.change(anna.id, mail="anna@example.org", mail_unconfirmed="new@example.org", mail_code="hash of a code")
    answered = anna.ask("GET", "/api/me/export")
    export = answered.json()
    row = house.row(anna.id)
    assert row is not None
    secret = {"password", "recovery", "mail_code"}
    assert {name: export["profile"][name] for name in row.keys() - secret} == {
        name: value for name, value in row.items() if name not in secret
    }
    assert export["relations"] == [{"person": ben.id, "name": "Ben", "kind": "mute"}]
    assert export["chat"] == [{"table": table, "number": 2, "at": 2.0, "name": "Anna", "text": "my own words"}]
    assert export["notices"] == [{"table": table, "turn": 3, "at": 4.0, "sent": None}]
    assert [(found["id"], found["game"], found["record"]) for found in export["tables"]] == [
        (table, "flucht", f"/api/tables/{table}/record")
    ]
    assert "argon2" not in answered.text
    assert "hash of a code" not in answered.text


def test_a_guest_is_deleted_for_the_asking_and_nothing_of_them_is_left_but_the_games(house: House) -> None:
    anna, ben = house.guest("Anna"), house.guest("Ben")
    id, cookie = anna.id, anna.cookie
    anna.good("PUT", f"/api/me/relations/{ben.id}", kind="mute")
    ben.good("PUT", f"/api/me/relations/{id}", kind="block")
    table = seat_at_a_table(house, id, "Anna", 2)
    answered = anna.ask("DELETE", "/api/me")
    assert answered.status_code == 204
    assert COOKIE not in anna.browser.cookies
    assert house.farewells[-1] == id
    assert_void(house, cookie)
    assert ben.good("GET", "/api/me/relations") == []

    async def left(engine: AsyncEngine) -> tuple[dict[str, str], list[tuple[int, str]]]:
        found: dict[str, str] = {}
        async with engine.connect() as connection:
            for kept in metadata.sorted_tables:
                rows = str([tuple(row) for row in await connection.execute(select(kept))])
                if id in rows.replace(table, ""):
                    found[kept.name] = rows
            said = await connection.execute(select(chat.c.number, chat.c.text).where(chat.c.table_id == table).order_by(chat.c.number))
            return found, [(line.number, line.text) for line in said]

    found, said = house.elsewhere(left)
    assert set(found) == {"tables", "entries"}
    assert said == [(1, "hello"), (2, "")]


def test_an_account_is_deleted_only_with_its_password(house: House) -> None:
    account = house.account()
    id = account.id
    for body in ({}, {"password": "wrong password"}):
        account.refused(403, "password-wrong", "DELETE", "/api/me", **body)
    assert house.row(id) is not None
    assert id not in house.farewells
    account.good("DELETE", "/api/me", password=PASSWORD)
    assert house.row(id) is None
    Somebody(house).refused(401, "login-wrong", "POST", "/api/login", login=account.login, password=PASSWORD)
    house.guest().good("POST", "/api/account", login=account.login, password=PASSWORD)


def test_whoever_cannot_get_up_from_a_table_now_is_not_half_deleted(house: House) -> None:
    guest = house.guest()
    house.farewell_fails = True
    guest.refused(503, "store-unavailable", "DELETE", "/api/me")
    assert guest.good("GET", "/api/me")["name"] == "Anna"


# The interface


def test_every_route_is_described_with_its_answers(house: House) -> None:
    described = house.browser().get("/openapi.json").json()
    routes = {(method, path): route for path, methods in described["paths"].items() for method, route in methods.items()}
    assert len(routes) == 14
    for (_, path), route in routes.items():
        assert route["description"].endswith("."), path
        if path not in ("/api/session", "/api/guests", "/api/login", "/api/logout", "/api/recover"):
            assert route["responses"]["401"]["content"]["application/json"]["schema"]["$ref"].endswith("/Refusal")
    login = described["components"]["schemas"]["Login"]
    assert login["additionalProperties"] is False
    assert login["properties"]["password"]["format"] == "password"


def test_a_secret_is_not_shown_where_what_was_sent_is_logged() -> None:
    given = accounts.Recover.model_validate({"login": "anna", "code": "AAAA-BBBB", "password": "korrekt Pferd"})
    assert "AAAA" not in repr(given)
    assert "Pferd" not in repr(given)


def test_hashes_of_the_same_password_differ() -> None:
    async def two() -> set[str]:
        return {await hashed(PASSWORD), await hashed(PASSWORD)}

    assert len(asyncio.run(two())) == 2
