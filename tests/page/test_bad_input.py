"""Whatever goes wrong: every time a sentence that helps, and a way forward."""

import re

from playwright.sync_api import Route, expect

from tests.page.visitor import Come, Visitor
from tests.server.house import House, person
from tests.server.talk import command, open_table

NO_STORAGE = "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError') } })"


def back_to_the_lobby(who: Visitor) -> None:
    who.page.get_by_role("main").get_by_role("link", name=re.compile("lobby", re.IGNORECASE)).click()
    expect(who.page.get_by_role("article").first).to_be_visible()


def test_a_link_to_no_table_says_so_and_leads_to_the_lobby(come: Come) -> None:
    for path in ("/t/nobody-knows-it", "/t/nobody-knows-it/replay"):
        who = come().go(path)
        who.expect_complaint("404")
        expect(who.page.get_by_role("main")).to_contain_text("There is no table “nobody-knows-it”")
        back_to_the_lobby(who)


def test_an_address_that_leads_nowhere_shows_ways_forward(come: Come) -> None:
    who = come()
    who.expect_complaint("404")
    who.go("/no/such/place")
    expect(who.heading("There is no island here")).to_be_visible()
    back_to_the_lobby(who)


def test_a_closed_table_says_so_and_leads_to_the_lobby(come: Come, house: House) -> None:
    ann = person(house.url, "Ann")
    table = open_table(ann)
    ben = come("Ben").go(f"/t/{table}")
    expect(ben.button("Sit down")).to_be_visible()
    command(ann, table, do="cancel")
    expect(ben.heading("The host has closed this table.")).to_be_visible()
    ben.page.reload()
    expect(ben.heading("The host has closed this table.")).to_be_visible()
    back_to_the_lobby(ben)


def test_a_full_table_offers_no_seat_and_can_be_watched(come: Come, house: House) -> None:
    ann, ben = person(house.url, "Ann"), person(house.url, "Ben")
    table = open_table(ann)
    command(ben, table, do="sit")
    cleo = come("Cleo").go(f"/t/{table}")
    expect(cleo.page.get_by_role("main")).to_contain_text("All seats are taken")
    expect(cleo.button("Sit down")).to_have_count(0)
    for one in (ann, ben):
        command(one, table, do="contribute", contribution="1f" * 16)
    command(ann, table, do="start")
    expect(cleo.prompt).to_contain_text("You are watching.")


def test_a_seat_that_somebody_else_was_faster_to_take_is_refused_in_words(come: Come, house: House) -> None:
    ann, ben = person(house.url, "Ann"), person(house.url, "Ben")
    table = open_table(ann)
    cleo = come()
    cleo.go(f"/t/{table}")

    def ben_is_faster(route: Route) -> None:
        command(ben, table, do="sit")
        route.continue_()

    cleo.page.route("**/commands", ben_is_faster)
    cleo.expect_complaint("40[0-9]")
    cleo.button("Sit down").click()
    expect(cleo.page.get_by_role("alert")).to_contain_text("Seat 2 is taken.")


def test_a_server_that_is_away_at_first_is_waited_for(come: Come, house: House) -> None:
    who = come()
    who.expect_complaint("ERR_FAILED")
    who.page.route("**/api/**", lambda route: route.abort())
    who.go("/")
    expect(who.heading("The server is not responding")).to_be_visible()
    expect(who.button("Reload")).to_be_visible()
    who.page.unroute("**/api/**")
    expect(who.page.get_by_role("article").first).to_be_visible()


def test_an_old_tab_after_an_upgrade_asks_to_be_loaded_again(come: Come) -> None:
    who = come().go("/")
    expect(who.page.get_by_role("article").first).to_be_visible()
    who.expect_complaint("404|ERR_FAILED|Failed to fetch dynamically imported module")
    who.page.route("**/assets/Account-*", lambda route: route.fulfill(status=404))
    who.link("Log in").click()
    expect(who.heading("Archipel has been updated")).to_be_visible()
    who.page.unroute("**/assets/Account-*")
    who.button("Reload").click()
    expect(who.heading("You and your account")).to_be_visible()


def test_without_storage_everything_works_until_the_page_is_closed(come: Come) -> None:
    who = come()
    who.context.add_init_script(NO_STORAGE)
    who.go("/").button("Dark").click()
    expect(who.page.locator("html")).to_have_attribute("data-theme", "dark")
    who.page.get_by_role("article", name="Lagune").get_by_role("button", name="Play now against bots").click()
    expect(who.moves.first).to_be_visible()
    expect(who.page.locator("html")).to_have_attribute("data-theme", "dark")
