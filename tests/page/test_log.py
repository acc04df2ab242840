"""The log of a table: a line for every event, which lights what it speaks of and leads to the position that it speaks of."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.page.tables import before_a_card
from tests.page.visitor import Come, Visitor, play, who_must_choose
from tests.server.house import House
from tests.server.talk import begin


def list_of(who: Visitor) -> Locator:
    return who.page.get_by_role("list", name="What happened")


def after_a_round(come: Come, house: House, **context: object) -> Visitor:
    """Somebody who has played against two bots, and must choose again."""
    table, (client,) = begin(house.url, 3, ("Ann",))
    ann = come(client=client, **context)
    ann.sit_at(table)
    while ann.log.filter(has_text="You").count() == 0 or not ann.is_to_move():
        expect(ann.moves.first).to_be_visible()
        play(ann, ann.moves.first)
        who_must_choose(ann)
    return ann


def test_names_stand_in_the_colours_of_their_seats_under_headings_of_rounds_and_the_deal_is_folded(come: Come, house: House) -> None:
    ann = after_a_round(come, house)
    expect(list_of(ann).get_by_role("heading", name=re.compile("^Round 1"))).to_be_visible()
    names = {line.inner_text(): line.get_attribute("class") for line in list_of(ann).locator(".sentence b").all() if line.is_visible()}
    assert "You" in names
    assert len(names) >= 2
    assert len(set(names.values())) == len(names), "everybody has a colour of their own"
    dealt = list_of(ann).get_by_role("group").filter(has_text="Laid out")
    expect(dealt.get_by_role("button").first).to_be_hidden()
    dealt.locator("summary").first.click()
    expect(dealt.get_by_role("button").first).to_be_visible()


def test_pointing_at_a_line_lights_its_things_by_mouse_and_by_keyboard(come: Come, house: House) -> None:
    ann = after_a_round(come, house)
    line = ann.log.filter(has_text="You").first.get_by_role("button")
    lit = ann.page.locator("[data-lit]")
    expect(lit).to_have_count(0)
    line.hover()
    expect(lit).not_to_have_count(0)
    ann.prompt.hover()
    expect(lit).to_have_count(0)
    line.focus()
    expect(lit).not_to_have_count(0)
    ann.page.keyboard.press("ArrowDown")
    expect(line).not_to_be_focused()
    expect(ann.page.locator("[data-line]:focus")).to_have_count(1)


@pytest.mark.parametrize("way", ["Escape", "button", "again"])
def test_a_line_shows_the_table_as_it_was_and_there_is_a_way_back(come: Come, house: House, way: str) -> None:
    ann = after_a_round(come, house)
    offered = ann.moves.count()
    line = ann.log.filter(has_text="You").last.get_by_role("button")
    line.click()
    expect(ann.prompt).to_contain_text("You are looking at the table as it was")
    expect(line).to_have_attribute("aria-current", "true")
    expect(ann.moves).to_have_count(0)
    expect(ann.page.locator("[data-can]")).to_have_count(0)
    if way == "Escape":
        ann.page.keyboard.press("Escape")
    elif way == "button":
        ann.button("Back to now").click()
    else:
        line.click()
    expect(ann.moves).to_have_count(offered)


def test_what_happens_meanwhile_is_noted_and_throws_nobody_out(come: Come, house: House) -> None:
    table, (first, second) = before_a_card(house.url)
    ann, ben = come(client=first), come(client=second)
    for who in (ann, ben):
        who.sit_at(table)
    play(ann, ann.moves.first)
    ben.log.first.get_by_role("button").first.click()
    expect(ben.prompt).to_contain_text("You are looking at the table as it was")
    if ann.is_to_move():
        play(ann, ann.moves.first)
    if not ann.is_to_move():
        expect(ben.moves.first).to_be_visible()
    else:
        expect(ben.prompt).to_contain_text("Meanwhile")


def test_moves_that_were_taken_back_are_struck_and_folded_below_who_took_them_back(come: Come, house: House) -> None:
    table, (first, second) = before_a_card(house.url)
    ann, ben = come(client=first), come(client=second)
    for who in (ann, ben):
        who.sit_at(table)
    play(ann, ann.moves.first)
    ann.page.keyboard.press("u")
    back = ann.log.filter(has_text="You take back your last move.")
    expect(back).to_have_count(1)
    expect(back.locator("s").first).to_be_hidden()
    back.locator("summary").click()
    expect(back.locator("s").first).to_contain_text("You play")
    expect(ann.log.filter(has_text="You play")).to_have_count(2)
    expect(ben.log.filter(has_text=re.compile("takes back the last move"))).to_have_count(1)
