"""A guest becomes an account, if they like; nobody else can be them."""

import asyncio
import unicodedata
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from argon2 import PasswordHasher, extract_parameters
from sqlalchemy.ext.asyncio import AsyncEngine

from archipel.engine.phrase import Trouble
from archipel.server import accounts
from archipel.server.credentials import clean_login, hashed
from archipel.server.people import COOKIE, People
from archipel.server.tries import Tries
from archipel.store.people import PeopleStore
from tests.server.reception import PASSWORD, SECRET, House, Somebody, assert_void


@pytest.fixture
def house(opened_reception: House) -> Iterator[House]:
    yield opened_reception
    opened_reception.put_back()


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


def test_whoever_has_copied_the_cookie_of_a_guest_does_not_have_the_account(house: House) -> None:
    guest = house.guest()
    copied = guest.cookie
    guest.good("POST", "/api/account", login="cookie jar", password=PASSWORD)
    assert guest.cookie != copied
    assert guest.good("GET", "/api/me")["login"] == "cookie jar"
    assert_void(house, copied)


def test_whoever_logs_out_at_one_device_stays_logged_in_at_another(house: House) -> None:
    account, phone = house.account(), Somebody(house)
    phone.good("POST", "/api/login", login=account.login, password=PASSWORD)
    left = account.cookie
    account.good("POST", "/api/logout")
    assert_void(house, left)
    assert phone.good("GET", "/api/me")["login"] == account.login


def test_whoever_logs_out_very_often_is_logged_out_everywhere_and_never_let_in_by_an_old_cookie(house: House) -> None:
    account, phone = house.account(), Somebody(house)
    phone.good("POST", "/api/login", login=account.login, password=PASSWORD)
    house.change(account.id, voided=" ".join(str(number) for number in range(200)))
    left, other = account.cookie, phone.cookie
    account.good("POST", "/api/logout")
    assert_void(house, left)
    assert_void(house, other)
    Somebody(house).good("POST", "/api/login", login=account.login, password=PASSWORD)


def test_a_login_belongs_to_one_person_however_it_is_written(house: House) -> None:
    house.guest().good("POST", "/api/account", login="Straße é", password=PASSWORD)
    for written in ("STRASSE É", "Ｓtraße\u00a0e\u0301"):
        house.guest().refused(409, "login-taken", "POST", "/api/account", login=written, password=PASSWORD)


@pytest.mark.parametrize("typed", ["", "ab", "  a  ", "x" * 41, "an\u200bna", "an\nna", "\u0301nna", "ﷺﷺﷺ"])
def test_a_login_that_nobody_could_type_again_is_refused(typed: str) -> None:
    with pytest.raises(Trouble, match=r"^login-form\("):
        clean_login(typed)


@pytest.mark.parametrize(
    ("password", "key"), [("1234567", "password-form"), ("x" * 201, "password-form"), ("Ｌong Login", "password-is-login"),
     ("password", "password-weak"), ("12345678", "password-weak"), ("P@ssw0rd 2024!", "password-weak"), ("qwertzqwertz", "password-weak"),
     ("my long login 7", "password-has-name"), ("Aurelia was here", "password-has-name")],
)  # fmt: skip
def test_a_poor_password_is_refused_without_repeating_it(house: House, password: str, key: str) -> None:
    answered = house.guest("Aurelia").refused(400, key, "POST", "/api/account", login="long login", password=password)
    assert password not in str(answered.json()["reason"]["args"])


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


def test_whoever_guesses_waits_longer_and_longer_but_never_long() -> None:
    now = 0.0
    tries = Tries(lambda: now, 1.0)

    def wait() -> int:
        try:
            tries.take("password", "anna", "somewhere")
        except Trouble as problem:
            return int(problem.reason.args["seconds"])
        return 0

    waits = []
    for _ in range(18):
        waits.append(wait())
        now += waits[-1]
        tries.take("password", "anna", "elsewhere") if waits[-1] else None
    assert waits == [0] * 10 + [1, 2, 4, 8, 16, 32, 60, 60]
    tries.take("password", "ben", "somewhere")
    now += 2 * 3_600
    assert wait() == 0, "after a while it is forgotten"


def test_guesses_at_one_account_from_many_addresses_wait_but_not_their_owner(house: House) -> None:
    account = house.account()
    nobody = "nobody was ever called so"

    def ask(number: int, path: str, **body: str) -> int:
        return house.browser().post(path, json=body, headers={"X-Forwarded-For": f"203.0.113.{number}"}).status_code

    assert ask(1, "/api/login", login=account.login, password=PASSWORD) == 200
    for number in range(10):
        for login in (account.login, nobody):
            house.people.tries.take("password", login, f"198.51.100.{number}")
    for login in (account.login, nobody):
        assert ask(2, "/api/login", login=login, password=PASSWORD) == 429, "whether it is right or not, and whoever is there"
    assert ask(1, "/api/login", login=account.login, password=PASSWORD) == 200, "from where it was right before it can be tried again"
    account.good("POST", "/api/account/password", old=PASSWORD, new="yet another Pferd")
    assert ask(3, "/api/recover", login=account.login, code=account.code, password="recovered Pferd") == 200


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
