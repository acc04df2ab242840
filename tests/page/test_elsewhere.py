"""Somebody looks elsewhere when their turn comes: on another page, in another tab, or away from the screen."""

import re

import httpx
import pytest
from playwright.sync_api import expect

from tests.page.tables import before_a_card, seen_by
from tests.page.visitor import PHONE, Come, Visitor
from tests.server.house import House
from tests.server.talk import command

AWAY = """
window.away = false
Object.defineProperty(document, "hidden", { get: () => window.away })
window.lookAway = (away) => { window.away = away; document.dispatchEvent(new Event("visibilitychange")) }
"""
"""Whether somebody looks at the tab, which a browser without a screen cannot tell."""

NOTED = """
window.noted = []
window.Notification = class {
  static permission = "granted"
  static requestPermission = async () => "granted"
  constructor(title, options) { window.noted.push([title, options.body]) }
  close() { window.noted.push("closed") }
}
localStorage.setItem("archipel-notify", "on")
"""
REFUSED_TO_PAGES = """
window.Notification = class {
  static permission = "granted"
  static requestPermission = async () => "granted"
  constructor() { throw new TypeError("Illegal constructor") }
}
"""
"""As browsers on phones do."""

DENIED = """
window.Notification = class {
  static permission = "denied"
  static requestPermission = () => Promise.resolve("denied")
}
"""


def move(who: httpx.Client, table: str) -> None:
    match = seen_by(who, table)["match"]
    command(who, table, do="move", decision=match["decision"], moves=[match["moves"][0]["text"]])


def play_until_asked(table: str, who: httpx.Client, other: httpx.Client) -> None:
    """The other plays until it is this person's turn."""
    seat = seen_by(who, table)["seat"]
    while seen_by(who, table)["match"]["asked"] != seat:
        move(other, table)


def hand_on(table: str, who: httpx.Client) -> None:
    """Plays until it is somebody else's turn."""
    seat = seen_by(who, table)["seat"]
    while seen_by(who, table)["match"]["asked"] == seat:
        move(who, table)


def icon(who: Visitor) -> str:
    return who.page.locator('link[rel="icon"]').get_attribute("href") or ""


@pytest.mark.parametrize("size", [{}, {"viewport": PHONE}], ids=["wide", "phone"])
def test_on_any_page_somebody_is_told_that_a_game_waits_and_gets_there(come: Come, house: House, size: dict[str, object]) -> None:
    table, (client, _) = before_a_card(house.url)
    ann = come(client=client, **size)
    for path in ("/rules/flucht", "/account", "/edition/flucht", "/open/flucht"):
        ann.go(path)
        expect(ann.link("1 game is waiting")).to_be_visible()
        expect(ann.page).to_have_title(re.compile(r"^\(1\) "))
        assert icon(ann) == "/favicon-turn.svg"
    ann.link("1 game is waiting").click()
    expect(ann.prompt).to_be_visible()
    assert ann.table == table
    expect(ann.link("1 game is waiting")).to_have_count(0)
    expect(ann.page).to_have_title(re.compile("^● Your turn"))
    hand_on(table, client)
    expect(ann.page).not_to_have_title(re.compile(r"^(●|\()"))
    assert icon(ann) == "/favicon.svg"


def test_at_one_table_somebody_is_told_that_another_waits(come: Come, house: House) -> None:
    one, (client, other) = before_a_card(house.url)
    ann = come(client=client)
    ann.page.clock.install()
    hand_on(one, client)
    opened = client.post("/api/tables", json={"game": "flucht", "seats": 2, "private": True}).json()["id"]
    ann.go(f"/t/{opened}")
    expect(ann.heading(re.compile("A table for"))).to_be_visible()
    expect(ann.link("1 game is waiting")).to_have_count(0)
    play_until_asked(one, client, other)
    ann.page.clock.fast_forward(21_000)
    expect(ann.link("1 game is waiting")).to_be_visible()
    expect(ann.page).to_have_title(re.compile(r"^\(1\) "))


def test_a_turn_that_comes_while_nobody_looks_is_told_by_the_browser_and_on_the_tab(come: Come, house: House) -> None:
    table, (client, other) = before_a_card(house.url)
    hand_on(table, client)
    ann = come(client=client)
    ann.context.add_init_script(AWAY + NOTED)
    ann.page.clock.install()
    ann.go("/")
    expect(ann.page.get_by_role("article").first).to_be_visible()
    ann.page.evaluate("lookAway(true)")
    play_until_asked(table, client, other)
    ann.page.clock.fast_forward(46_000)
    expect(ann.page).to_have_title("(1) Archipel")
    assert icon(ann) == "/favicon-turn.svg"
    assert ann.page.evaluate("window.noted.map(([title]) => title)") == ["Your turn"]
    ann.page.evaluate("lookAway(false)")
    assert ann.page.evaluate("window.noted.at(-1)") == "closed"


def test_at_a_table_the_turn_is_told_at_once(come: Come, house: House) -> None:
    table, (client, other) = before_a_card(house.url)
    hand_on(table, client)
    ann = come(client=client)
    ann.context.add_init_script(AWAY + NOTED)
    ann.sit_at(table)
    ann.page.evaluate("lookAway(true)")
    play_until_asked(table, client, other)
    expect(ann.page).to_have_title(re.compile("^● Your turn"))
    assert ann.page.evaluate("window.noted") == [["Your turn", "Play one of your cards."]]


@pytest.mark.parametrize(
    ("browser_says", "sentence"),
    [(DENIED, "does not allow notifications for this site"), (REFUSED_TO_PAGES, "cannot show notifications from web pages on this device")],
    ids=["denied", "not-to-pages"],
)
def test_without_notifications_the_box_is_not_ticked_and_a_sentence_says_why(come: Come, browser_says: str, sentence: str) -> None:
    ann = come("Ann")
    ann.context.add_init_script(browser_says)
    ann.go("/account")
    box = ann.page.get_by_label("Notify me in the browser when it is my turn")
    for _ in range(2):
        box.click()
        expect(ann.page.get_by_role("status").filter(has_text=sentence)).to_be_visible()
        expect(box).not_to_be_checked()
    ann.page.reload()
    expect(box).not_to_be_checked()


def test_where_notifications_are_allowed_the_box_is_ticked_and_shows_one(come: Come) -> None:
    ann = come("Ann")
    ann.context.add_init_script(NOTED.replace('localStorage.setItem("archipel-notify", "on")', ""))
    ann.go("/account")
    box = ann.page.get_by_label("Notify me in the browser when it is my turn")
    box.click()
    expect(box).to_be_checked()
    assert ann.page.evaluate("window.noted") == [["Archipel will let you know", "This is how you will hear that it is your turn."]]
    box.click()
    expect(box).not_to_be_checked()


def test_the_page_can_be_installed(come: Come, house: House) -> None:
    who = come().go("/")
    manifest = httpx.get(house.url + (who.page.locator('link[rel="manifest"]').get_attribute("href") or "")).json()
    assert manifest["display"] == "standalone"
    for picture in manifest["icons"]:
        answer = httpx.get(house.url + picture["src"])
        assert answer.headers["content-type"] == picture["type"]
        if picture["type"] == "image/png":
            width, height = (int.from_bytes(answer.content[at : at + 4]) for at in (16, 20))
            assert picture["sizes"] == f"{width}x{height}"
    problems = who.context.new_cdp_session(who.page).send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [problem["errorId"] for problem in problems if problem["errorId"] != "in-incognito"] == []


def test_a_bot_can_be_called_for_somebody_once_they_have_kept_the_table_waiting_for_a_day(come: Come, house: House) -> None:
    """Here the day passes in the browser alone: the server knows better, and says so."""
    table, (client, _) = before_a_card(house.url)
    hand_on(table, client)
    ann = come(client=client)
    ann.page.clock.install()
    ann.sit_at(table)
    ann.button("More").click()
    calls = ann.button(re.compile("^Let a bot play for"))
    expect(calls).to_have_count(0)
    ann.page.clock.fast_forward(86_400_000)
    calls.click()
    expect(ann.page.get_by_text("It is too early to call a bot")).to_be_visible()
