"""Guests are known from the first answer on, by a cookie that nobody else can make."""

import asyncio
from collections.abc import Iterator

import pytest

from archipel.engine.phrase import Trouble
from archipel.server.people import COOKIE, LIFETIME, People, Person
from archipel.store.people import PeopleStore
from archipel.table.names import clean_name
from archipel.words import Words
from tests.server.reception import DAY, PASSWORD, House, Somebody, assert_void


@pytest.fixture
def house(opened_reception: House) -> Iterator[House]:
    yield opened_reception
    opened_reception.put_back()


# Guests


def test_a_guest_is_known_from_the_first_answer_on(house: House) -> None:
    guest = Somebody(house)
    guest.refused(401, "who-are-you", "GET", "/api/me")
    me = guest.good("POST", "/api/guests", name="  Anna \u00a0 Lind ", language="fr")
    assert me == {
        "id": me["id"], "name": "Anna Lind", "language": "fr", "account": False, "login": None, "notify": "none", "mail": None,
        "program": False, "admin": False,
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
        return (await house.people.of_claim(house.people.read_cookie(guest.cookie))).name

    assert asyncio.run(known()) == "Cleo"


def test_what_is_not_asked_for_is_refused(house: House) -> None:
    assert Somebody(house).ask("POST", "/api/guests", name="Anna", language="en", banned=False).status_code == 400
    assert house.guest().ask("PATCH", "/api/me", id="0" * 32).status_code == 400


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
    guest.good("GET", "/openapi.json")
    assert house.queries == before
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


def test_logging_out_clears_the_cookie_and_makes_it_void_for_whoever_has_copied_it(house: House) -> None:
    guest = house.guest()
    cookie = guest.cookie
    answered = guest.ask("POST", "/api/logout")
    assert answered.status_code == 204
    assert "max-age=0" in answered.headers["set-cookie"].lower()
    assert COOKIE not in guest.browser.cookies
    assert_void(house, cookie)


def test_a_cookie_from_before_there_were_sessions_is_valid_until_its_owner_logs_out(house: House) -> None:
    guest = house.guest()
    old = Somebody(house)
    old.browser.cookies.set(COOKIE, house.people.signer.sign(f"{guest.id}.0").decode())
    assert old.id == guest.id
    old.good("POST", "/api/logout")
    guest.refused(401, "session-void", "GET", "/api/me")


def test_a_cookie_that_was_replaced_in_time_ends_with_its_session(house: House) -> None:
    guest = house.guest()
    first = guest.cookie
    house.ahead = 100 * DAY
    guest.good("GET", "/api/me")
    assert guest.cookie != first
    guest.good("POST", "/api/logout")
    assert_void(house, first)


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
