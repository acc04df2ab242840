"""Without a server, when something is missing or goes wrong: a clear word each time, and nothing is lost."""

import copy
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from playwright.sync_api import TimeoutError as TooLate

from tests.page.alone import LATER, LATER_LIST, MINUTE, begin, choose, crash, later_version, settle, sit_at, without
from tests.page.host import Host, hosting
from tests.page.visitor import Visitor
from tests.server.house import running

Arrive = Callable[..., Visitor]
NOTHING_COMES = "navigator.serviceWorker.getRegistration().then((here) => here.installing === null && here.waiting === null)"
WASM = re.compile(r"\.wasm$")


@pytest.fixture
def host(folder: Path) -> Iterator[Host]:
    with hosting(folder) as opened:
        yield opened


@pytest.fixture
def arrive(browser: Browser, host: Host) -> Iterator[Arrive]:
    """Somebody comes for the first time, and goes home after the test. Their browser may not have complained."""
    here: list[Visitor] = []

    def arrive(**context: Any) -> Visitor:
        here.append(Visitor(browser, host.url, **context))
        return here[-1]

    yield arrive
    for who in here:
        who.context.close()
    assert not [said for who in here for said in who.unexpected()]


def second_tab(who: Visitor) -> Visitor:
    tab = copy.copy(who)
    tab.page = who.new_page()
    return tab


def until(who: Visitor, met: Callable[[], bool]) -> None:
    """Waits for something that no page shows, for a minute."""
    for _ in range(3000):
        if met():
            return
        who.page.wait_for_timeout(20)
    raise AssertionError("it does not come to that")


# What a browser may lack


def test_where_a_browser_keeps_no_files_it_is_played_all_the_same(arrive: Arrive) -> None:
    who = arrive()
    without(who, "caches")
    who.context.add_init_script("Object.defineProperty(navigator, 'serviceWorker', { value: undefined })")
    begin(who, "flucht")
    choose(who)


def test_when_there_is_no_room_left_it_is_said_and_goes_on_once_there_is_some(arrive: Arrive, host: Host) -> None:
    who = settle(arrive())
    who.expect_complaint("503")
    devtools = who.context.new_cdp_session(who.page)
    origin = host.url.rstrip("/")
    devtools.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": 1})
    who.button("Play now against bots").first.click()
    expect(who.page.locator(".notes").filter(has_text="no room left")).to_be_visible(timeout=MINUTE)
    devtools.send("Storage.overrideQuotaForOrigin", {"origin": origin})
    begin(who, "flucht")
    choose(who)


# What may happen on the way


def test_a_first_download_that_was_interrupted_goes_on_where_it_was(arrive: Arrive, host: Host) -> None:
    who = arrive()
    who.expect_complaint("ERR_|Failed to|Unable to preload")
    host.breaks = ".wasm"
    who.go(who.url)
    expect(who.page.get_by_text("The download was interrupted.").first).to_be_visible(timeout=MINUTE)
    whole = {path for path in host.given if path.endswith(".zip")}
    assert whole, "something has arrived"
    host.asked.clear()
    host.breaks = ""
    who.button("Continue").first.click()
    begin(who, "flucht")
    assert [path for path in host.asked if WASM.search(path)], "what was missing was asked for"
    assert not whole & set(host.asked), "and what was there was not"


def test_a_tab_that_crashes_in_mid_game_loses_no_move(arrive: Arrive) -> None:
    who = settle(arrive())
    table = begin(who, "flucht")
    choose(who)
    expect(who.moves.first).to_be_visible(timeout=MINUTE)
    lines = who.log.count()
    crash(who)
    tab = second_tab(who)
    try:
        tab.page.goto(who.url, timeout=10_000)
    except TooLate:
        # now and then Chromium still asks the service worker that has gone down with the tab, and waits; whoever loads again gets the page
        tab.page.goto(who.url)
    sit_at(tab, table)
    expect(tab.moves.first).to_be_visible()
    expect(tab.log).to_have_count(lines)
    choose(tab)


def test_one_game_in_two_tabs_is_the_same_game(arrive: Arrive) -> None:
    who = settle(arrive())
    table = begin(who, "flucht")
    tab = sit_at(second_tab(who), table)
    expect(tab.page.get_by_text("This game is also open in another tab.").first).to_be_visible()
    for one, other in ((who, tab), (tab, who)):
        expect(one.moves.first).to_be_visible(timeout=MINUTE)
        choose(one)
        expect(one.moves.first).to_be_visible(timeout=MINUTE)
        expect(other.log).to_have_count(one.log.count(), timeout=MINUTE)
        expect(other.moves).to_have_text(one.moves.all_inner_texts(), use_inner_text=True)
        assert other.hand.inner_text() == one.hand.inner_text()


# A new version


def test_a_new_version_is_taken_once_it_is_whole_and_wanted_and_the_running_game_goes_on(
    arrive: Arrive, host: Host, folder: Path, tmp_path: Path
) -> None:
    who = settle(arrive())
    table = begin(who, "flucht")
    tab = second_tab(who)
    tab.go(who.url)
    expect(tab.page.get_by_role("article").first).to_be_visible()

    later = later_version(folder, tmp_path / "later")
    (later / f"answers-{LATER}").rename(tmp_path / "not there yet")
    host.folder = later
    who.page.reload()
    until(who, lambda: any(path.endswith(LATER_LIST) for path in host.given))
    until(who, lambda: bool(who.page.evaluate(NOTHING_COMES)))
    expect(who.moves.first).to_be_visible(timeout=MINUTE)
    note = who.page.get_by_role("status").filter(has_text="Archipel has been updated")
    expect(note, "half of a version is none").to_have_count(0)

    (tmp_path / "not there yet").rename(later / f"answers-{LATER}")
    who.page.reload()
    expect(note).to_be_visible(timeout=MINUTE)
    expect(who.page.locator("meta[name=later]")).to_have_count(0)
    expect(who.moves.first).to_be_visible(timeout=MINUTE)
    choose(who)
    expect(who.moves.first).to_be_visible(timeout=MINUTE)
    lines = who.log.count()
    note.get_by_role("button", name="Reload").click()
    expect(who.page.locator("meta[name=later]")).to_have_count(1, timeout=MINUTE)
    expect(who.moves.first).to_be_visible(timeout=MINUTE)
    assert who.table == table
    expect(who.log).to_have_count(lines)
    choose(who)
    tab.go(f"{who.url}#/rules/flucht")
    expect(tab.heading(re.compile("^3 The aim")), "the other tab still has its own version").to_be_visible()
    expect(tab.page.locator("meta[name=later]")).to_have_count(0)


# A server


def test_who_has_been_here_once_goes_on_when_the_server_is_away(browser: Browser, tmp_path: Path) -> None:
    with running(f"sqlite+aiosqlite:///{tmp_path / 'archipel.db'}") as house:
        who = Visitor(browser, f"{house.url}/here/")
        who.expect_complaint("ERR_CONNECTION_REFUSED|Failed to fetch dynamically imported module")
        settle(who)
        who.go(f"{house.url}/")
        expect(who.page.get_by_role("article").first).to_be_visible()
    who.page.get_by_role("navigation").get_by_role("link", name="Rules").click()
    expect(who.heading("The server is not responding")).to_be_visible()
    who.link("Play on this device").click()
    expect(who.heading("On this device")).to_be_visible()
    begin(who, "flucht")
    choose(who)
    who.context.close()
    assert not who.unexpected()
