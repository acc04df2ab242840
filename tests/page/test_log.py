"""The log of a table: a line for every event, which lights what it speaks of and leads to the position that it speaks of."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.page.tables import in_mid_turn, seen_by
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
    while ann.log.filter(has_text="You play").count() == 0 or not ann.is_to_move():
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
    players = {name: colour for name, colour in names.items() if name != "Your"}
    assert len(set(players.values())) == len(players), "everybody has a colour of their own"
    dealt = list_of(ann).get_by_role("group").filter(has_text="Set-up")
    expect(dealt.get_by_role("button").first).to_be_hidden()
    dealt.locator("summary").first.click()
    expect(dealt.get_by_role("button").first).to_be_visible()


def test_pointing_at_a_line_lights_its_things_by_mouse_and_by_keyboard(come: Come, house: House) -> None:
    ann = after_a_round(come, house)
    line = ann.log.filter(has_text="You play").first.get_by_role("button")
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
    line = ann.log.filter(has_text="You play").last.get_by_role("button")
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


def play_turn(who: Visitor) -> None:
    """Somebody plays until it is another's turn."""
    expect(who.moves.first).to_be_visible()
    while who.is_to_move():
        play(who, who.moves.first)


def test_what_happens_meanwhile_is_noted_and_only_ones_next_decision_leads_back(come: Come, house: House) -> None:
    table, clients = begin(house.url, 3, ("Ann", "Ben", "Cleo"))
    people = [come(client=client).sit_at(table) for client in clients]
    first = seen_by(clients[0], table)["match"]["asked"]
    ann, ben, cleo = people[first:] + people[:first]
    play_turn(ann)
    ann.log.filter(has_text="You play").get_by_role("button").first.click()
    expect(ann.prompt).to_contain_text("You are looking at the table as it was")
    play_turn(ben)
    expect(ann.prompt).to_contain_text("Meanwhile")
    expect(ann.prompt).to_contain_text("You are looking at the table as it was")
    play_turn(cleo)
    expect(ann.moves.first).to_be_visible()


def test_moves_that_were_taken_back_are_struck_and_folded_below_who_took_them_back(come: Come, house: House) -> None:
    table, (first, second) = in_mid_turn(house.url)
    ann, ben = come(client=first).sit_at(table), come(client=second).sit_at(table)
    played = ann.log.first.inner_text()
    ann.page.keyboard.press("u")
    back = ann.log.filter(has_text="You take back your last move.")
    expect(back).to_have_count(1)
    expect(back.locator("s").first).to_be_hidden()
    back.locator("summary").click()
    struck = back.locator("s").all_inner_texts()
    assert any(one in played for one in struck), "what had been told before"
    expect(back.locator("s").first).to_have_css("text-decoration-line", "line-through")
    expect(ben.log.filter(has_text="takes back the last move.")).to_have_count(1)
