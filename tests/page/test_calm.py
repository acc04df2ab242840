"""Calm: at a table everything keeps its place, whatever is asked, in every language, on wide screens and on a phone."""

import re
from collections.abc import Callable
from typing import cast

import pytest
from playwright.sync_api import Browser, FloatRect, expect

from archipel.engine.phrase import Data
from tests.art import drawn_games
from tests.page.calm import MOST, short, two_rounds, watched
from tests.page.tables import before_a_card, in_mid_turn, seen_by
from tests.page.visitor import PHONE, Come
from tests.server.house import House
from tests.server.talk import begin

ROW = 56
"""So far down, in pixels, the head of a phone's table reaches."""
TO_THE_END = pytest.param(lambda seen: False, id="whole", marks=pytest.mark.long)


@pytest.mark.parametrize("enough", [TO_THE_END, pytest.param(two_rounds, id="two rounds")])
@pytest.mark.parametrize("game", drawn_games())
def test_nothing_moves_between_two_decisions(browser: Browser, house: House, game: str, enough: Callable[[Data], bool]) -> None:
    length: Data = {"options": short(game)} if enough is two_rounds else {"alike": MOST}
    with watched(browser, house.url, game, **length) as table:
        assert table.play(enough) > 3
        assert table.jumps == []
        assert table.long == {}, "every question has two lines at most"
        assert table.log_is_low() == []
        assert not [said for screen in table.screens for said in screen.unexpected()]


def test_buttons_that_cannot_be_pressed_are_there_and_say_why(come: Come, house: House) -> None:
    table, (client, _) = before_a_card(house.url)
    ann = come(client=client).sit_at(table)
    undo = ann.prompt.get_by_role("button", name="Undo")
    expect(undo).to_be_disabled()
    expect(undo).to_have_accessible_description(re.compile(".{10}"))
    why = ann.page.locator(f"#{undo.get_attribute('aria-describedby')}").text_content() or ""
    undo.click(force=True)
    expect(ann.page.get_by_role("status").filter(has_text=why).locator("visible=true")).to_be_visible()
    for name in ("Show again", "Put back", "Play"):
        expect(ann.prompt.get_by_role("button", name=name)).to_be_disabled()
    expect(ann.prompt.get_by_role("button", name="Hint")).to_be_enabled()


def test_the_head_of_a_table_names_game_options_and_clock_and_checks_the_shuffle(come: Come, house: House) -> None:
    clock = {"kind": "budget", "budget": 600, "increment": 5}
    table, (client, _) = before_a_card(house.url, options={"bridge": "yes"}, clock=clock)
    ann = come(client=client).sit_at(table)
    head = ann.page.get_by_role("banner")
    expect(head.get_by_role("heading", name="Flucht aus Mangrovia")).to_be_visible()
    expect(head.get_by_role("timer")).to_have_accessible_name(re.compile("left$"))
    expect(head).to_contain_text(re.compile("bridge", re.IGNORECASE))
    head.get_by_role("button", name="Fair shuffle").click()
    expect(ann.page.get_by_role("dialog", name="Were the shuffles fair?")).to_be_visible()


def test_how_somebody_likes_to_play_is_set_in_the_menu_and_on_their_page(come: Come, house: House) -> None:
    table, (client, _) = before_a_card(house.url)
    ann = come(client=client).sit_at(table)
    seat = ann.page.get_by_role("list", name="Players").get_by_role("listitem")
    mine = seen_by(client, table)["seat"]
    expect(seat.nth(mine)).to_have_class(re.compile(f"seat-{('coral', 'turquoise')[mine]}"))
    ann.button("More").click()
    menu = ann.page.get_by_role("dialog")
    menu.get_by_label("Ask me before a move is made").select_option("always")
    menu.get_by_label("How fast others’ turns are shown").select_option("fast")
    other = ("turquoise", "coral")[mine]
    menu.get_by_role("radio", name=other).check(force=True)
    expect(seat.nth(mine)).to_have_class(re.compile(f"seat-{other}"))
    expect(seat.nth(1 - mine), "whoever would have worn it gets the one that is left").not_to_have_class(re.compile(f"seat-{other}"))
    ann.go("/account")
    expect(ann.page.get_by_label("Ask me before a move is made")).to_have_value("always")
    expect(ann.page.get_by_label("How fast others’ turns are shown")).to_have_value("fast")
    expect(ann.page.get_by_role("radio", name=other)).to_be_checked()


def test_what_is_told_of_the_edition_goes_by_escape_by_a_click_elsewhere_and_with_the_next_move(come: Come, house: House) -> None:
    table, (client, _) = in_mid_turn(house.url)
    ann = come(client=client).sit_at(table)
    sign = ann.button(re.compile("reconstructed"))
    told = ann.page.get_by_text("reconstructed", exact=False).locator("visible=true").filter(has_text=re.compile(r"\.$"))
    ways: tuple[Callable[[], None], ...] = (
        lambda: ann.page.keyboard.press("Escape"),
        lambda: ann.page.mouse.click(700, 400),
        lambda: ann.moves.first.press("Enter"),
    )
    for go in ways:
        sign.click()
        expect(told).to_have_count(1)
        go()
        expect(told).to_have_count(0)


def test_a_phone_names_the_game_and_shows_everybodys_points_in_one_row(come: Come, house: House) -> None:
    table, (client,) = begin(house.url, 4, ("Ann",), game="mangrovia")
    ann = come(client=client, viewport=PHONE, is_mobile=True, has_touch=True).sit_at(table)
    name, points = ann.heading("Mangrovia"), ann.page.get_by_role("list", name="Players").get_by_role("listitem")
    expect(name).to_be_visible()
    expect(points).to_have_count(4)
    places = [cast(FloatRect, one.bounding_box()) for one in (name, *points.all(), ann.button("More"))]
    assert max(place["y"] + place["height"] for place in places) <= ROW
