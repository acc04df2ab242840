"""One seat in two tabs: both show the same, and of two clicks at once one is a move."""

import copy
import re

from playwright.sync_api import WebSocketRoute, expect

from tests.page.tables import before_a_card, seen_by
from tests.page.visitor import Come, Visitor, play, wait_until
from tests.server.house import House

LIVE = re.compile(r"/live\?")
TOO_LATE = re.compile("The table has moved on|It is not your turn")


def second_tab(who: Visitor) -> Visitor:
    """The same person in the same browser, in another tab."""
    tab = copy.copy(who)
    tab.page = who.new_page()
    return tab


def same(one: Visitor, other: Visitor) -> None:
    """Waits until both tabs show the same."""
    expect(other.told).to_have_text(one.told.inner_text(), use_inner_text=True)
    expect(other.moves).to_have_count(one.moves.count())
    expect(other.prompt).to_have_text(one.prompt.inner_text(), use_inner_text=True)
    assert other.moves.all_inner_texts() == one.moves.all_inner_texts()
    assert other.hand.inner_text() == one.hand.inner_text()
    assert other.log.all_inner_texts() == one.log.all_inner_texts()


def test_two_tabs_on_one_seat_show_the_same_and_a_move_in_one_is_seen_in_the_other(come: Come, house: House) -> None:
    table, (client, _) = before_a_card(house.url)
    ann = come(client=client).sit_at(table)
    tab = second_tab(ann).sit_at(table)
    same(ann, tab)
    for one in (ann, tab):
        if seen_by(client, table)["match"]["asked"] == seen_by(client, table)["seat"]:
            play(one, one.moves.first)
        same(ann, tab)


def test_of_clicks_in_two_tabs_at_once_one_is_a_move_and_the_other_tab_says_so(come: Come, house: House) -> None:
    table, (client, _) = before_a_card(house.url)
    ann = come(client=client).sit_at(table)
    tab = second_tab(ann)
    held: list[str | bytes] = []
    holds: list[bool] = []
    lines: list[WebSocketRoute] = []

    def line(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        server.on_message(lambda message: held.append(message) if holds else route.send(message))
        lines.append(route)

    tab.page.route_web_socket(LIVE, line)
    tab.sit_at(table)
    before = seen_by(client, table)["version"]
    holds.append(True)
    play(ann, ann.moves.first)
    tab.moves.last.click()
    wait_until(tab, lambda: any('"refused"' in str(message) for message in held), "a refusal")
    holds.clear()
    for message in held:
        lines[-1].send(message)
    expect(tab.page.get_by_text(TOO_LATE)).to_be_visible()
    assert seen_by(client, table)["version"] == before + 1
    expect(ann.page.get_by_text(TOO_LATE)).to_have_count(0)
    expect(tab.log).to_have_count(ann.log.count())
    assert tab.log.all_inner_texts() == ann.log.all_inner_texts()
    if tab.is_to_move():
        play(tab, tab.moves.first)
        expect(ann.log).to_have_count(tab.log.count())
