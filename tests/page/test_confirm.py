"""A move that ends one's turn, cannot be taken back or costs points is proposed first: by mouse, keyboard and touch."""

import re

import httpx
from playwright.sync_api import Locator, expect

from tests.page.tables import before_a_card, in_mid_turn, play_on, seen_by
from tests.page.visitor import PHONE, Come, Visitor
from tests.server.house import House
from tests.server.talk import begin

FINGER = {"viewport": PHONE, "is_mobile": True, "has_touch": True}


def play_button(who: Visitor) -> Locator:
    return who.prompt.get_by_role("button", name=re.compile("^Play: "))


def decision(client: httpx.Client, table: str) -> int:
    found: int = seen_by(client, table)["match"]["decision"]
    return found


def proposed(who: Visitor) -> Locator:
    return who.page.get_by_role("list", name="Your legal moves").locator("button[aria-current=true]")


def test_a_newcomer_is_asked_about_a_move_that_ends_the_turn_and_about_no_other(come: Come, house: House) -> None:
    table, people = begin(house.url, 2)
    play_on(table, people, lambda seen: any(not move["final"] for move in seen["match"]["moves"]))
    asked = seen_by(people[0], table)["match"]["asked"]
    client = people[asked]
    ann = come(client=client, newcomer=True).sit_at(table)
    card = next(move["things"][0] for move in seen_by(client, table)["match"]["moves"] if not move["final"])
    before = decision(client, table)
    ann.page.locator(f'[data-thing="{card}"]').first.click()
    expect(ann.button(re.compile("^Undo"))).not_to_have_attribute("aria-disabled", "true")
    assert decision(client, table) == before + 1, "the card could be taken back, so it is played at once"
    ann.moves.first.click()
    expect(play_button(ann)).to_be_visible()
    assert decision(client, table) == before + 1, "the walk ends the turn"
    play_button(ann).click()
    expect(ann.moves).to_have_count(0)


def test_the_mouse_proposes_changes_its_mind_and_confirms_by_a_second_click(come: Come, house: House) -> None:
    table, (client, _) = before_a_card(house.url)
    ann = come(client=client, confirm="always").sit_at(table)
    before = decision(client, table)
    cards = ann.hand.get_by_role("button")
    cards.first.click()
    expect(cards.first).to_have_attribute("aria-pressed", "true")
    expect(proposed(ann)).to_have_count(1)
    name = play_button(ann).inner_text().removeprefix("Play: ")
    expect(proposed(ann)).to_contain_text(name)
    expect(ann.page.locator("[data-foreseen]"), "what it would bring about stays in sight").to_be_attached()
    ann.page.mouse.move(2, 2)
    expect(ann.page.locator("[data-foreseen]")).to_be_attached()
    cards.nth(1).click()
    expect(cards.first).to_have_attribute("aria-pressed", "false")
    expect(play_button(ann)).not_to_contain_text(name)
    ann.button("Put back").click()
    expect(proposed(ann)).to_have_count(0)
    expect(play_button(ann)).to_have_count(0)
    assert decision(client, table) == before
    cards.first.click()
    cards.first.click()
    expect(ann.log.filter(has_text="You play")).to_have_count(1)
    expect(play_button(ann), "nothing is left of it at the next question").to_have_count(0)


def test_a_move_of_the_list_is_marked_and_confirmed_by_a_second_click_on_it(come: Come, house: House) -> None:
    table, (client, _) = in_mid_turn(house.url)
    ann = come(client=client, confirm="ending").sit_at(table)
    before, count = decision(client, table), ann.moves.count()
    ann.moves.first.click()
    expect(proposed(ann)).to_have_count(1)
    expect(ann.moves, "the others can still be chosen").to_have_count(count)
    assert decision(client, table) == before
    ann.moves.first.click()
    expect(ann.moves).to_have_count(0)


def test_the_keyboard_proposes_by_enter_withdraws_by_escape_and_confirms_by_enter(come: Come, house: House) -> None:
    table, (client, _) = before_a_card(house.url)
    ann = come(client=client, confirm="always").sit_at(table)
    before = decision(client, table)
    card = ann.hand.get_by_role("button").first
    card.focus()
    ann.page.keyboard.press("Enter")
    expect(play_button(ann)).to_be_visible()
    expect(ann.prompt.get_by_role("status"), "a screen reader hears what to do").to_contain_text("press Enter to play it")
    ann.page.keyboard.press("Escape")
    expect(play_button(ann)).to_have_count(0)
    assert decision(client, table) == before
    ann.page.keyboard.press("Enter")
    ann.page.keyboard.press("Enter")
    expect(ann.log.filter(has_text="You play")).to_have_count(1)


def test_enter_confirms_what_the_mouse_proposed_wherever_the_focus_is(come: Come, house: House) -> None:
    table, (client, _) = in_mid_turn(house.url)
    ann = come(client=client, confirm="ending").sit_at(table)
    ann.moves.first.click()
    expect(play_button(ann)).to_be_visible()
    ann.page.evaluate("document.activeElement.blur()")
    ann.page.keyboard.press("Enter")
    expect(ann.moves).to_have_count(0)


def test_a_finger_is_always_asked_and_confirms_by_a_second_tap_or_the_button(come: Come, house: House) -> None:
    table, (client, _) = before_a_card(house.url)
    ann = come(client=client, **FINGER).sit_at(table)
    before = decision(client, table)
    ann.hand.get_by_role("button").first.tap()
    expect(play_button(ann)).to_be_visible()
    expect(ann.page.locator("[data-foreseen]")).to_be_attached()
    assert decision(client, table) == before
    ann.hand.get_by_role("button").first.tap()
    expect(play_button(ann)).to_have_count(0)
    ann.page.get_by_role("tab", name="Log").tap()
    expect(ann.log.filter(has_text="You play")).to_have_count(1)


def test_taking_back_leaves_nothing_proposed(come: Come, house: House) -> None:
    table, (client, _) = in_mid_turn(house.url)
    ann = come(client=client, confirm="ending").sit_at(table)
    ann.moves.first.click()
    expect(play_button(ann)).to_be_visible()
    ann.button(re.compile("^Undo")).click()
    expect(ann.hand.get_by_role("button").first).to_be_visible()
    expect(play_button(ann)).to_have_count(0)
    expect(ann.page.locator("[data-chosen]")).to_have_count(0)
