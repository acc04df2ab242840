"""The rules page: the board with its numbers, rulings folded until they are wanted, and a quick reference for the table and for paper."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.art import drawn_games
from tests.page.tables import before_a_card
from tests.page.test_access import serious_problems
from tests.page.visitor import PHONE, Come, Visitor
from tests.server.house import House

ENOUGH = 0.75
"""So many of the numbers a phone shows at least: some things it draws only when they are asked for."""


def boards(who: Visitor) -> Locator:
    return who.page.locator("#B .annotated")


def lines(board: Locator) -> Locator:
    """What is said of a board, number by number."""
    return board.get_by_role("listitem").filter(has=board.page.get_by_role("button", name=re.compile("show on the board$")))


def folded(who: Visitor, section: str) -> Locator:
    return who.page.locator(f'[id="{section}"] details.ruling').first


@pytest.mark.parametrize("game", drawn_games())
@pytest.mark.parametrize(
    ("screen", "share"), [({}, 1), ({"viewport": PHONE, "is_mobile": True, "has_touch": True}, ENOUGH)], ids=["wide", "phone"]
)
def test_what_is_said_of_the_board_has_its_number_at_its_thing(come: Come, game: str, screen: dict[str, Any], share: float) -> None:
    who = come(**screen).go(f"/rules/{game}#B")
    expect(boards(who).first).to_be_visible()
    for board in boards(who).all():
        board.scroll_into_view_if_needed()
        expect(board.locator("[data-pin]").first).to_be_visible()
        said = lines(board).count()
        assert said >= 4
        shown = board.locator("[data-pin]").all_inner_texts()
        assert len(shown) >= share * said
        assert {int(number) for number in shown} <= set(range(1, said + 1))


def test_whoever_points_at_a_line_sees_its_thing_and_the_other_way_round(come: Come) -> None:
    who = come(bypass_csp=True).go("/rules/flucht#B")
    board = boards(who)
    square, elephant = (board.locator(f'[data-thing="{thing}"]') for thing in ("s08", "s18"))
    lines(board).filter(has_text="Tamed square").hover()
    expect(square).to_have_attribute("data-lit", "")
    elephant.hover()
    expect(square).not_to_have_attribute("data-lit", "")
    expect(lines(board).filter(has_text="Elephant").locator(":scope.lit")).to_have_count(1)
    lines(board).filter(has_text="Tamed square").get_by_role("link").focus()
    who.page.keyboard.press("Tab")
    expect(who.button("4 Wild square: show on the board")).to_be_focused()
    expect(board.locator('[data-thing="s10"]')).to_have_attribute("data-lit", "")
    assert not serious_problems(who.page)


def test_numbers_follow_their_things_when_somebody_looks_closer(come: Come) -> None:
    who = come().go("/rules/flucht#B")
    pin = boards(who).locator('[data-pin="finish"]')
    expect(pin).to_be_visible()
    before = pin.bounding_box()
    boards(who).get_by_role("button", name="Zoom in").click()
    expect(pin, "it is out of sight now").to_have_count(0)
    boards(who).get_by_role("button", name="Show the whole board").click()
    expect(pin).to_be_visible()
    assert pin.bounding_box() == before


def test_rulings_are_folded_until_a_link_leads_to_them_or_they_are_printed(come: Come) -> None:
    who = come().go("/rules/flucht#6C")
    expect(folded(who, "6C").get_by_role("listitem").first).to_be_visible()
    expect(folded(who, "5").get_by_text("69 squares")).to_be_hidden()
    folded(who, "5").get_by_text("How we play it").click()
    expect(folded(who, "5").get_by_text("69 squares")).to_be_visible()
    who.page.evaluate("dispatchEvent(new Event('beforeprint'))")
    expect(folded(who, "9").get_by_role("listitem").first).to_be_visible()
    who.page.evaluate("dispatchEvent(new Event('afterprint'))")
    expect(folded(who, "9").get_by_role("listitem").first).to_be_hidden()
    expect(folded(who, "5").get_by_text("69 squares")).to_be_visible()


def test_the_quick_reference_is_one_click_away_in_the_rules_beside_a_table(come: Come, house: House) -> None:
    table, (client, _) = before_a_card(house.url)
    ann = come(client=client).sit_at(table)
    ann.page.keyboard.press("?")
    ann.link("Quick reference").first.click()
    expect(ann.page.locator("#title-Q")).to_be_focused()
    expect(ann.page.locator("#title-Q")).to_be_in_viewport()
    assert ann.table == table


@pytest.mark.parametrize("game", drawn_games())
def test_the_quick_reference_is_printed_on_one_page(come: Come, game: str) -> None:
    who = come(locale="de-DE", color_scheme="dark")
    who.context.add_init_script("window.print = () => {}")
    who.go(f"/rules/{game}")
    who.button("Diese Seite drucken").click()
    expect(who.page.locator("html")).to_have_attribute("data-print", "Q")
    sheet = who.page.pdf(format="A4", margin={"top": "10mm", "right": "10mm", "bottom": "10mm", "left": "10mm"})
    assert len(re.findall(rb"/Type\s*/Page\b", sheet)) == 1
    expect(who.page.locator("html"), "and the page is as it was").not_to_have_attribute("data-print", "Q")
