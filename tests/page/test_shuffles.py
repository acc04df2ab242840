"""Checking the shuffles: against what this browser saw and sent before the game, not against what the server says afterwards."""

import json
import re

import httpx
from playwright.sync_api import Route, WebSocketRoute, expect

from archipel.engine.dealer import pledge
from tests.page.tables import finished, play_on, seen_by
from tests.page.visitor import Come, Visitor, wait_until
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
    wait_until(ann, lambda: all(seat["contributed"] for seat in seen_by(ben, table)["seats"]), "both contributions")
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
    expect(dialog).to_contain_text("Before your bytes were sent, everyone had committed to theirs")

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


def test_a_server_that_left_out_what_somebody_added_or_chose_what_another_added_is_found_out(come: Come, house: House) -> None:
    ann = come("Ann")
    play_in_sight(ann, person(house.url, "Ben"))
    swapped_seat = 1

    def swapped(route: Route) -> None:
        said = json.loads(route.fetch().text())
        added = f"contribution {swapped_seat} {'2e' * 16}"
        said["header"] = re.sub(rf"(?m)^contribution {swapped_seat} .*$", added, said["header"])
        route.fulfill(json=said)

    ann.page.route("**/draws", swapped)
    check(ann)
    expect(ann.page.get_by_role("dialog")).to_contain_text("was not made with the bytes that this browser added for you")
    swapped_seat = 2
    ann.page.keyboard.press("Escape")
    check(ann)
    expect(ann.page.get_by_role("dialog")).to_contain_text("was not made from what had been fixed when this browser sent your bytes")


def test_a_start_that_waits_for_somebody_says_for_whom_and_can_be_called_off(come: Come, house: House) -> None:
    ann, ben = come("Ann"), person(house.url, "Ben")
    assert ann.client is not None
    table = open_table(ann.client)
    command(ben, table, do="sit")
    command(ben, table, do="pledge", pledge=pledge(table, "1f" * 16))
    ann.go(f"/t/{table}")
    ann.button("Start the game").click()
    main = ann.page.get_by_role("main")
    expect(main).to_contain_text("as soon as everyone’s device has answered. Still missing: Ben.")
    first = seen_by(ben, table)["seats"][0]
    assert first["revealed"]
    ann.button("Call the start off").click()
    expect(main).to_contain_text("The start was called off before anything was dealt")
    expect(main).to_contain_text("Just a moment. Still sitting down: Ben.")
    command(ben, table, do="pledge", pledge=pledge(table, "2f" * 16))
    ann.button("Start the game").click()
    expect(main).to_contain_text("Still missing: Ben.")
    assert seen_by(ben, table)["seats"][0]["pledge"] not in ("", first["pledge"])
    command(ben, table, do="contribute", contribution="2f" * 16)
    expect(ann.prompt).to_be_visible()
