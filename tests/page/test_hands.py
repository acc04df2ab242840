"""By touch on a phone, and by keyboard alone."""

import re

from playwright.sync_api import Locator, expect

from tests.page.tables import before_a_card, play_on, seen_by
from tests.page.visitor import PHONE, Come, Visitor
from tests.server.house import House

TARGET = 40
"""The least height and width of what a finger must hit, in pixels."""

MOST_TABS = 80


def is_large(target: Locator) -> bool:
    box = target.bounding_box()
    return box is not None and box["width"] >= TARGET and box["height"] >= TARGET


def test_a_phone_plays_by_touch_and_its_targets_are_large_enough(come: Come, house: House) -> None:
    table, (client, _) = before_a_card(house.url)
    ann = come(client=client, viewport=PHONE, is_mobile=True, has_touch=True)
    ann.go("/")
    expect(ann.button("Play now against bots").first).to_be_visible()
    for target in ann.button("Play now against bots").all():
        assert is_large(target)
    ann.sit_at(table)
    tabs = ann.page.get_by_role("tab").all()
    assert len(tabs) == 4
    for target in (*tabs, *ann.moves.all(), *ann.hand.get_by_role("button").all(), ann.button("More")):
        assert is_large(target), target
    ann.hand.get_by_role("button").first.tap()
    if ann.is_to_move():
        ann.moves.first.tap()
    expect(ann.moves).to_have_count(0)
    ann.page.get_by_role("tab", name="Log").tap()
    expect(ann.log.filter(has_text="You play")).to_have_count(1)
    ann.page.get_by_role("tab", name="Players").tap()
    expect(ann.page.get_by_role("list", name="Players").last).to_contain_text("Ben")


def tab_to(who: Visitor, target: Locator) -> None:
    """Presses Tab until the target has the focus; whatever has the focus can be seen to have it."""
    for _ in range(MOST_TABS):
        if target.evaluate("(one) => one === document.activeElement"):
            assert target.evaluate("(one) => getComputedStyle(one).outlineStyle") != "none"
            return
        who.page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {target}")


def test_the_keyboard_alone_leads_from_the_lobby_through_a_turn(come: Come) -> None:
    who = come().go("/")
    start = who.page.get_by_role("article", name="Flucht aus Mangrovia").get_by_role("button", name="Play now against bots")
    start.wait_for()
    tab_to(who, start)
    who.page.keyboard.press("Enter")
    expect(who.moves.first).to_be_visible()
    tab_to(who, who.moves.first)
    who.page.keyboard.press("ArrowDown")
    expect(who.moves.nth(1)).to_be_focused()
    who.page.keyboard.press("ArrowUp")
    expect(who.moves.first).to_be_focused()
    mine = who.log.filter(has_text="You play")
    while mine.count() < 3:
        expect(who.moves.first, "the list has the focus again").to_be_focused()
        asked = who.moves.all_inner_texts()
        who.page.keyboard.press("Enter")
        expect(who.moves).not_to_have_text(asked)


def test_a_thing_on_the_board_is_chosen_by_keyboard_too(come: Come, house: House) -> None:
    table, (client, _) = before_a_card(house.url)
    ann = come(client=client).sit_at(table)
    tab_to(ann, ann.hand.get_by_role("button").nth(1))
    expect(ann.hand.get_by_role("button").nth(1)).to_have_accessible_name(re.compile("^Card: .* disc, diamonds "))
    ann.page.keyboard.press("Enter")
    expect(ann.log.filter(has_text="You play")).to_have_count(1)


def test_whoever_asks_why_something_cannot_be_chosen_is_told_the_rule_or_at_least_what_it_is(come: Come, house: House) -> None:
    table, (client, _) = before_a_card(house.url)
    ann = come(client=client).sit_at(table)
    ann.page.get_by_role("img", name=re.compile("^Your pawn 1")).first.click(force=True)
    expect(ann.page.get_by_role("alert")).to_contain_text("Play a card first")
    ann.page.get_by_role("img", name=re.compile("^Square 40")).first.click(force=True)
    expect(ann.page.get_by_role("alert")).to_contain_text("Square 40")


def test_after_a_card_by_keyboard_the_keyboard_goes_on_where_something_can_be_chosen(come: Come, house: House) -> None:
    table, (client, other) = before_a_card(house.url)
    ann = come(client=client).sit_at(table)
    ann.hand.get_by_role("button").first.focus()
    ann.page.keyboard.press("Enter")
    expect(ann.log.first).to_contain_text("You play")
    me = seen_by(client, table)["seat"]
    people = [client, other] if me == 0 else [other, client]
    play_on(table, people, lambda seen: bool(seen["match"]["asked"] == me and seen["match"]["question"]["key"] == "card"))
    expect(ann.page.locator(":focus")).to_have_attribute("data-can", "")
