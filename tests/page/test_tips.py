"""What a thing is and does is told by hover, focus and long press. The rules open beside the table, at their section."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.page.tables import before_a_card, finished
from tests.page.test_access import serious_problems
from tests.page.visitor import PHONE, Come, Visitor
from tests.server.house import House
from tests.server.talk import begin

FINGER = {"viewport": PHONE, "is_mobile": True, "has_touch": True}
REST_MS = 700
"""So long a finger rests on a thing that wants to know what it is."""


def tip(who: Visitor) -> Locator:
    return who.page.get_by_role("tooltip")


def square(who: Visitor) -> Locator:
    """A square of Flucht that cannot be chosen."""
    return who.page.get_by_role("img", name=re.compile("^Square 40")).first


def drawer(who: Visitor) -> Locator:
    return who.page.get_by_role("dialog", name=re.compile("^Rules: "))


def rest_on(who: Visitor, target: Locator) -> None:
    """A finger rests on something, and is lifted."""
    box = target.bounding_box()
    assert box is not None
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch = who.context.new_cdp_session(who.page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    who.page.wait_for_timeout(REST_MS)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def overlap(one: Locator, other: Locator) -> bool:
    a, b = one.bounding_box(), other.bounding_box()
    assert a is not None
    assert b is not None
    return a["x"] < b["x"] + b["width"] and b["x"] < a["x"] + a["width"] and a["y"] < b["y"] + b["height"] and b["y"] < a["y"] + a["height"]


def test_the_mouse_is_told_what_a_thing_is_beside_it_and_no_longer_than_it_points(come: Come, house: House) -> None:
    table, (client, _) = before_a_card(house.url)
    ann = come(client=client).sit_at(table)
    square(ann).hover()
    expect(tip(ann)).to_contain_text("Square 40")
    expect(tip(ann).get_by_role("link", name="Rule 5")).to_be_visible()
    assert not overlap(tip(ann), square(ann))
    tip(ann).get_by_role("link").hover()
    ann.page.wait_for_timeout(REST_MS)
    expect(tip(ann), "whoever wants the rule can reach it").to_be_visible()
    ann.page.mouse.move(3, 3)
    expect(tip(ann)).to_have_count(0)


def test_the_tip_goes_along_to_a_thing_that_can_be_chosen(come: Come, house: House) -> None:
    table, (client, _) = before_a_card(house.url)
    ann = come(client=client).sit_at(table)
    square(ann).hover()
    expect(tip(ann)).to_contain_text("Square 40")
    ann.hand.get_by_role("button").first.hover()
    expect(tip(ann)).not_to_contain_text("Square 40")
    expect(tip(ann)).to_be_visible()


def test_the_mouse_is_told_what_stands_in_the_head_and_in_the_panels(come: Come, house: House) -> None:
    table, (client, _) = before_a_card(house.url)
    ann = come(client=client).sit_at(table)
    name = ann.page.get_by_role("list", name="Players").get_by_text("Ann")
    name.hover()
    expect(tip(ann)).to_have_text("Ann")


def test_the_keyboard_is_told_what_has_the_focus(come: Come, house: House) -> None:
    table, (client, _) = before_a_card(house.url)
    ann = come(client=client).sit_at(table)
    card = ann.hand.get_by_role("button").first
    card.focus()
    expect(tip(ann)).to_contain_text("diamond")
    expect(card).to_have_accessible_description(re.compile("diamond"))
    ann.page.keyboard.press("Escape")
    expect(tip(ann)).to_have_count(0)
    ann.hand.get_by_role("button").nth(1).focus()
    expect(tip(ann)).to_have_count(1)
    expect(card).not_to_have_attribute("aria-describedby", re.compile("."))


REACHED = """() => {
    const told = [...document.querySelectorAll("[data-tells], [data-tip], [data-thing]")]
    const seen = told.filter((one) => one.checkVisibility({ visibilityProperty: true }))
    const reached = new Set([document.activeElement])
    for (const from of reached)
        for (const key of ["ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp"]) {
            from.setAttribute("tabindex", from.getAttribute("tabindex") ?? "-1")
            from.focus()
            from.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }))
            reached.add(document.activeElement)
        }
    return seen.filter((one) => !reached.has(one)).map((one) => one.dataset.tip ?? one.dataset.thing ?? one.textContent)
}"""
"""What is told of, and cannot be come to by arrows from what has the focus."""


@pytest.mark.parametrize("game", ["borabora", "flucht", "mangrovia", "zanzibar"])
def test_arrows_lead_to_everything_that_something_is_told_of(come: Come, house: House, game: str) -> None:
    table, people = begin(house.url, 3, ("Ann",), game=game)
    ann = come(client=people[0]).sit_at(table)
    expect(ann.page.locator("[data-can]").first).to_be_visible()
    ann.page.keyboard.press("ArrowDown")
    expect(ann.page.locator("[data-can]:focus")).to_have_count(1)
    expect(tip(ann)).to_be_visible()
    ann.page.keyboard.press("ArrowRight")
    expect(tip(ann)).to_be_visible()
    expect(ann.page.locator(":focus")).to_have_attribute("aria-describedby", "tip")
    assert ann.page.evaluate(REACHED) == []


def test_enter_on_a_thing_that_cannot_be_chosen_tells_why(come: Come, house: House) -> None:
    table, (client, _) = before_a_card(house.url)
    ann = come(client=client).sit_at(table)
    ann.page.get_by_role("img", name=re.compile("^Your pawn 1")).first.evaluate("(pawn) => { pawn.tabIndex = -1; pawn.focus() }")
    ann.page.keyboard.press("Enter")
    expect(ann.link("See the rule")).to_be_visible()


def test_a_finger_that_rests_on_a_thing_is_told_of_it_and_chooses_nothing(come: Come, house: House) -> None:
    table, (client, _) = before_a_card(house.url)
    ann = come(client=client, **FINGER).sit_at(table)
    card = ann.hand.get_by_role("button").first
    rest_on(ann, card)
    expect(tip(ann)).to_contain_text("diamond")
    assert not overlap(tip(ann), card)
    expect(ann.page.locator("[data-chosen]")).to_have_count(0)
    card.tap()
    expect(tip(ann)).to_have_count(0)
    expect(ann.page.locator("[data-chosen]"), "a tap still chooses").to_have_count(1)


def ask_by_key(who: Visitor) -> None:
    who.page.keyboard.press("?")


def ask_by_menu(who: Visitor) -> None:
    who.button("More").click()
    who.page.get_by_role("dialog").get_by_role("link", name="The rules").click()


def ask_by_refusal(who: Visitor) -> None:
    who.page.get_by_role("img", name=re.compile("^Your pawn 1")).first.click(force=True)
    who.link("See the rule").click()


def ask_by_tip(who: Visitor) -> None:
    square(who).hover()
    tip(who).get_by_role("link").click()


def ask_of_a_tip(who: Visitor) -> None:
    square(who).hover()
    expect(tip(who)).to_be_visible()
    who.page.keyboard.press("?")


@pytest.mark.parametrize(
    ("ask", "section"),
    [(ask_by_key, ""), (ask_by_menu, ""), (ask_by_refusal, "6"), (ask_by_tip, "5"), (ask_of_a_tip, "5")],
    ids=["key", "menu", "refusal", "tip", "key at a tip"],
)
def test_the_rules_open_beside_the_table_at_their_section(come: Come, house: House, ask: Callable[[Visitor], None], section: str) -> None:
    table, (client, _) = before_a_card(house.url)
    ann = come(client=client).sit_at(table)
    ask(ann)
    expect(drawer(ann).get_by_role("heading", name="The elephants")).to_be_visible()
    if section:
        heading = ann.page.locator(f"#title-{section}")
        expect(heading).to_be_focused()
        expect(heading).to_be_in_viewport()
    assert ann.table == table, "nobody leaves the table"
    ann.hand.get_by_role("button").first.click()
    expect(ann.page.get_by_role("log", name="What happened"), "and the game goes on").to_contain_text("You play")
    ann.page.keyboard.press("Escape")
    expect(drawer(ann)).to_have_count(0)


def test_the_example_of_a_section_is_played_in_the_drawer_and_the_focus_comes_back(come: Come, house: House) -> None:
    table, (client, _) = before_a_card(house.url)
    ann = come(client=client).sit_at(table)
    card = ann.hand.get_by_role("button").first
    card.focus()
    ann.page.keyboard.press("Escape")
    ann.page.keyboard.press("?")
    example = drawer(ann).get_by_role("article", name="Example 1: two diamonds, two animals")
    example.get_by_role("button", name="Try it on the board").click()
    example.get_by_role("button", name="Show the next step").click()
    expect(example).to_contain_text("plays")
    expect(ann.page.get_by_role("log", name="What happened"), "nothing of it happens at the table").not_to_contain_text("You play")
    drawer(ann).get_by_role("button", name="Close", exact=True).click()
    expect(drawer(ann)).to_have_count(0)
    expect(card).to_be_focused()


def test_a_link_in_the_rules_leads_on_in_the_drawer_and_with_a_key_held_to_a_tab(come: Come, house: House) -> None:
    table, (client, _) = before_a_card(house.url)
    ann = come(client=client).sit_at(table)
    ann.page.keyboard.press("?")
    drawer(ann).get_by_text("Contents").click()
    drawer(ann).get_by_role("link", name="7 The elephants").click()
    expect(ann.page.locator("#title-7")).to_be_focused()
    assert "#" not in ann.page.url
    ann.page.get_by_role("img", name=re.compile("^Your pawn 1")).first.click(force=True)
    with ann.context.expect_page() as opened:
        ann.link("See the rule").click(modifiers=["Control"])
    expect(opened.value).to_have_url(re.compile("/rules/flucht"))
    assert ann.table == table


def test_a_replay_has_the_rules_beside_it_too(come: Come, house: House) -> None:
    table, people = finished(house.url)
    ann = come(client=people[0])
    ann.go(f"/t/{table}/replay?at=3")
    expect(ann.page.locator("[data-guide=board]")).to_be_attached()
    ann.page.keyboard.press("?")
    expect(drawer(ann).get_by_role("heading", name="The elephants")).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(drawer(ann)).to_have_count(0)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_with_a_tip_or_the_drawer_open(come: Come, house: House, scheme: str) -> None:
    table, (client, _) = before_a_card(house.url)
    ann = come(client=client, bypass_csp=True, color_scheme=scheme, confirm="always").sit_at(table)
    ann.hand.get_by_role("button").first.focus()
    ann.page.keyboard.press("Enter")
    expect(tip(ann)).to_be_visible()
    assert not serious_problems(ann.page)
    ann.page.keyboard.press("?")
    expect(drawer(ann).get_by_role("heading", name="The elephants")).to_be_visible()
    assert not serious_problems(ann.page)


def test_a_phone_has_the_rules_all_over_it_and_axe_finds_nothing(come: Come, house: House) -> None:
    table, (client, _) = before_a_card(house.url)
    ann = come(client=client, bypass_csp=True, **FINGER).sit_at(table)
    rest_on(ann, ann.hand.get_by_role("button").first)
    expect(tip(ann)).to_be_visible()
    assert not serious_problems(ann.page)
    tip(ann).get_by_role("link").tap()
    expect(ann.page.locator("#title-6A")).to_be_in_viewport()
    box = drawer(ann).bounding_box()
    assert box is not None
    assert (box["width"], box["height"]) == (PHONE["width"], PHONE["height"])
    assert not serious_problems(ann.page)
    drawer(ann).get_by_role("button", name="Close", exact=True).tap()
    expect(drawer(ann)).to_have_count(0)
