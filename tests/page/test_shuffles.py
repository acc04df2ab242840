"""Checking the shuffles: against what this browser saw and sent before the game, not against what the server says afterwards."""

import json
import re

import httpx
from playwright.sync_api import Route, WebSocketRoute, expect

from tests.page.tables import finished, play_on, seen_by
from tests.page.visitor import Come, Visitor
from tests.server.house import House, person
from tests.server.talk import command, open_table

LIVE = re.compile(r"/live\?")


def play_in_sight(ann: Visitor, ben: httpx.Client) -> str:
    """A short game that is over, at whose table somebody sat down in the browser."""
    assert ann.client is not None
    table = open_table(ann.client, options={"rounds": "3", "bridge": "no"})
    ann.go(f"/t/{table}")
    command(ben, table, do="sit")
    command(ben, table, do="contribute", contribution="1f" * 16)
    expect(ann.page.get_by_role("main")).to_contain_text("Ben")
    while not all(seat["contributed"] for seat in seen_by(ben, table)["seats"]):
        ann.page.wait_for_timeout(20)
    command(ann.client, table, do="start")
    expect(ann.prompt).to_be_visible()
    play_on(table, [ann.client, ben], lambda seen: False)
    return table


def check(who: Visitor) -> None:
    who.button("Check the shuffles").click()
    expect(who.page.get_by_role("dialog")).to_be_visible()


def test_the_check_holds_the_server_to_what_this_browser_kept(come: Come, house: House) -> None:
    ann = come("Ann")
    table = play_in_sight(ann, person(house.url, "Ben"))
    check(ann)
    dialog = ann.page.get_by_role("dialog")
    expect(dialog).to_contain_text("were checked here in your browser")
    expect(dialog).to_contain_text("This browser kept that fingerprint while the secret was still sealed, and the bytes you added")

    cleo = come("Cleo").go(f"/t/{table}")
    check(cleo)
    expect(cleo.page.get_by_role("dialog")).to_contain_text("were checked here in your browser")
    expect(cleo.page.get_by_role("dialog")).to_contain_text("This browser did not see the table before the end")


def test_a_server_that_changes_its_seal_afterwards_is_found_out(come: Come, house: House) -> None:
    ann = come("Ann")
    assert ann.client is not None
    table = play_in_sight(ann, person(house.url, "Ben"))
    other, _ = finished(house.url)
    own, lie = (ann.client.get(f"/api/tables/{id}/draws").json() for id in (table, other))

    def line(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        server.on_message(lambda message: route.send(str(message).replace(own["commitment"], lie["commitment"])))

    for who in (ann, come("Cleo")):
        who.page.route_web_socket(LIVE, line)
        who.page.route("**/draws", lambda route: route.fulfill(json=lie))
        who.go(f"/t/{table}")
        check(who)
    expect(ann.page.get_by_role("dialog")).to_contain_text("The secret does not match the fingerprint that was shown")
    expect(who.page.get_by_role("dialog")).to_contain_text("were checked here in your browser")


def test_a_server_that_left_out_what_somebody_added_is_found_out(come: Come, house: House) -> None:
    ann = come("Ann")
    play_in_sight(ann, person(house.url, "Ben"))

    def swapped(route: Route) -> None:
        said = json.loads(route.fetch().text())
        said["header"] = re.sub(r"(?m)^contribution 1 .*$", f"contribution 1 {'2e' * 16}", said["header"])
        route.fulfill(json=said)

    ann.page.route("**/draws", swapped)
    check(ann)
    expect(ann.page.get_by_role("dialog")).to_contain_text("was not made with the bytes that this browser added for you")
