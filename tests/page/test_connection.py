"""Networks that block sockets, servers that go away, and newer ones that come back: the page says so, and offers a way forward."""

import re
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Route, WebSocketRoute, expect

from tests.page.tables import before_a_card, seen_by
from tests.page.visitor import Come, play
from tests.server.house import House, running
from tests.server.talk import command

LIVE = re.compile(r"/live\?")
LOST = "The connection is lost"
SLOW = "A live connection cannot get through here"

THROWING = "window.WebSocket = class { constructor() { throw new DOMException('no', 'SecurityError') } }"
FAILING = """window.WebSocket = class {
  static OPEN = 1
  constructor() { setTimeout(() => this.onclose({ code: 1006 }), 5) }
  close() {}
}"""
"""What a browser, a proxy or an extension that blocks sockets looks like to a page."""


@pytest.mark.parametrize("sockets", [THROWING, FAILING], ids=["throwing", "failing"])
def test_where_no_socket_gets_through_the_table_says_so_and_can_be_played(come: Come, house: House, sockets: str) -> None:
    table, (client, other) = before_a_card(house.url)
    ann = come(client=client)
    ann.context.add_init_script(sockets)
    ann.sit_at(table)
    expect(ann.page.get_by_role("status").get_by_text(SLOW)).to_be_visible()
    expect(ann.button("Try now")).to_be_visible()
    while seen_by(client, table)["match"]["asked"] == seen_by(client, table)["seat"]:
        expect(ann.moves.first).to_be_visible()
        play(ann, ann.moves.first)
    match = seen_by(other, table)["match"]
    before = ann.log.count()
    command(other, table, do="move", decision=match["decision"], moves=[match["moves"][0]["text"]])
    expect(ann.log).not_to_have_count(before)
    ann.page.get_by_role("tab", name="Chat").click()
    ann.page.get_by_label("Say something…").fill("Ahoy!")
    ann.button("Send").click()
    expect(ann.page.get_by_role("log", name="Chat")).to_have_text(re.compile("^(Ann|Ben): Ahoy!$"))


def test_a_socket_that_gets_through_again_is_used(come: Come, house: House) -> None:
    table, (client, _) = before_a_card(house.url)
    ann = come(client=client)
    blocked = [True]

    def line(route: WebSocketRoute) -> None:
        if blocked:
            route.close(code=3000)
        else:
            route.connect_to_server()

    ann.page.route_web_socket(LIVE, line)
    ann.sit_at(table)
    expect(ann.page.get_by_text(SLOW)).to_be_visible()
    blocked.clear()
    ann.button("Try now").click()
    expect(ann.page.get_by_text(SLOW)).to_have_count(0)
    play(ann, ann.moves.first)


def test_a_table_that_cannot_be_reached_at_first_is_waited_for_with_a_word(come: Come, house: House) -> None:
    table, (client, _) = before_a_card(house.url)
    ann = come(client=client)
    ann.expect_complaint("ERR_FAILED")
    ann.page.route("**/healthz", lambda route: route.abort())
    ann.page.route_web_socket(LIVE, lambda route: route.close(code=3000))
    ann.go(f"/t/{table}")
    expect(ann.page.get_by_role("status").get_by_text(LOST)).to_be_visible()
    expect(ann.button("Try now")).to_be_visible()
    expect(ann.prompt).to_have_count(0)
    ann.page.unroute("**/healthz")
    expect(ann.prompt).to_be_visible()


def test_the_page_knows_which_build_it_is_as_the_server_does(come: Come, house: House) -> None:
    who = come().go("/")
    own = who.page.locator('meta[name="build"]').get_attribute("content")
    assert own == httpx.get(f"{house.url}/api/games").headers["x-archipel-build"]
    expect(who.page.get_by_role("article").first).to_be_visible()
    expect(who.page.get_by_text("Archipel has been updated")).to_have_count(0)


def test_a_tab_at_a_table_is_told_of_an_upgrade_when_the_server_comes_back(come: Come, house: House) -> None:
    table, (client, _) = before_a_card(house.url)
    ann = come(client=client)
    lines: list[WebSocketRoute] = []

    def line(route: WebSocketRoute) -> None:
        route.connect_to_server()
        lines.append(route)

    def newer(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, headers={**answer.headers, "x-archipel-build": "0123456789abcdef"})

    ann.page.route_web_socket(LIVE, line)
    ann.sit_at(table)
    ann.page.route("**/healthz", newer)
    lines[0].close(code=1012)
    note = ann.page.get_by_role("status").filter(has_text="Archipel has been updated")
    expect(note).to_be_visible()
    play(ann, ann.moves.first)
    told = ann.log.all_inner_texts()
    ann.page.unroute("**/healthz")
    note.get_by_role("button", name="Reload").click()
    expect(note).to_have_count(0)
    expect(ann.prompt).to_be_visible()
    expect(ann.log).to_have_count(len(told))


def test_a_server_that_is_away_while_somebody_changes_pages_is_waited_for(come: Come, tmp_path: Path) -> None:
    database = f"sqlite+aiosqlite:///{tmp_path / 'archipel.db'}"
    with running(database) as first:
        who = come(url=first.url).go("/")
        expect(who.page.get_by_role("article").first).to_be_visible()
        who.expect_complaint("ERR_CONNECTION_REFUSED|Failed to fetch dynamically imported module")
    who.page.get_by_role("navigation").get_by_role("link", name="Rules").click()
    expect(who.heading("The server is not responding")).to_be_visible()
    expect(who.page.get_by_text("Archipel has been updated")).to_have_count(0)
    with running(database, port=int(first.url.rpartition(":")[2])):
        expect(who.page.get_by_role("heading", level=4).first).to_be_visible()
        assert "/rules" in who.page.url
