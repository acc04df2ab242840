"""A phone held upright: the board has the screen, a sheet lies over its edge, and everything is within reach of a thumb."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, FloatRect, Locator, expect

from tests.art import drawn_games
from tests.page.fingers import LEAST, LOST, SIZES, SMALL, Fingers
from tests.page.tables import before_a_card, play_on, seen_by
from tests.page.test_sizes import box, overlap, within
from tests.page.visitor import PHONE, Come, Visitor
from tests.server.house import House
from tests.server.talk import begin

FINGER = {"viewport": PHONE, "is_mobile": True, "has_touch": True}
ROUND = 70
"""So many decisions are seen of a game that knows no rounds."""
THUMB = 48
"""The least height of the button that plays."""
MOVED = """(counts) => {
  const now = [...document.querySelectorAll(".pointers button")].map((one) => Number(one.textContent.replace(/\\D/g, "")))
  return JSON.stringify(now) !== JSON.stringify(counts)
}"""
"""Whether the pointers count anything else now."""
ROOM = 0.4
"""The least share of a phone's height that the board has."""


def thumb(who: Visitor) -> Locator:
    return who.prompt.locator("[data-act=main]")


def place(who: Visitor) -> FloatRect:
    return box(who.page.locator("[data-guide=board]"))


def sheet(who: Visitor) -> Locator:
    return who.page.locator("[role=tabpanel]")


def at(browser: Browser, house: House, game: str, key: str, **context: Any) -> Fingers:
    """A phone at a table where its owner is asked just that."""
    one = Fingers(browser, house.url, game, **context)
    one.play(lambda seen: seen["match"]["asked"] == 0 and seen["match"]["question"]["key"] == key, lambda kind: None, each=0)
    one.settle()
    return one


@pytest.mark.parametrize("game", drawn_games())
def test_a_finger_hits_whatever_can_be_pressed_and_finds_whatever_can_be_chosen(browser: Browser, house: House, game: str) -> None:
    phone = Fingers(browser, house.url, game)
    small: dict[str, str] = {}
    lost: dict[str, str] = {}

    def look(kind: str) -> None:
        small.update((what, kind) for what in phone.page.evaluate(SMALL, LEAST))
        lost.update((what, kind) for what in phone.page.evaluate(LOST))

    assert phone.play(lambda seen: seen["match"]["view"].get("round", 1) > 1, look, each=1, most=ROUND) > 3
    phone.screen.context.close()
    assert small == {}
    assert lost == {}, "what is out of sight, or under the sheet, is pointed to"
    assert phone.screen.unexpected() == []


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("game", drawn_games())
def test_the_board_has_the_screen_down_to_the_sheet_and_no_row_is_lost_to_chips(
    browser: Browser, house: House, game: str, width: int, height: int
) -> None:
    phone = Fingers(browser, house.url, game, size=(width, height))
    who = phone.screen
    board, top = place(who), box(who.page.locator("main header"))
    assert board["height"] >= ROOM * height
    assert box(who.heading(re.compile(".")).first)["y"] < top["y"] + top["height"], "the game has its name at the head"
    for chip in who.page.locator("[data-guide=board] .chip").all():
        around = box(chip)
        assert around["width"] < 60, "only a sign of it is seen"
        assert within(around, width, height)
    assert overlap(board, {**box(sheet(who)), "y": box(sheet(who))["y"] - 80}), "the board goes on behind the sheet"
    assert who.page.evaluate("document.scrollingElement.scrollHeight") <= height
    assert who.page.evaluate("document.scrollingElement.scrollWidth") <= width
    play = box(thumb(who))
    assert play["height"] >= THUMB
    assert within(play, width, height)
    who.context.close()


def test_the_button_at_the_thumb_names_the_move_with_what_it_brings_and_plays_it(come: Come, house: House) -> None:
    table, (client, _) = before_a_card(house.url)
    ann = come(client=client, **FINGER).sit_at(table)
    before = box(thumb(ann))
    expect(thumb(ann)).to_have_text(re.compile("Tap what glows"))
    ann.hand.get_by_role("button").first.tap()
    expect(thumb(ann)).to_be_enabled()
    assert box(thumb(ann)) == before, "it lies always at the same place"
    ann.page.get_by_role("tab", name=re.compile("^Moves")).tap()
    listed = ann.moves.and_(ann.page.locator("[aria-current=true]"))
    expect(thumb(ann).locator(".label")).to_have_text(listed.locator("b").inner_text())
    expect(thumb(ann).locator("small")).to_have_text(listed.locator("i").inner_text())
    decision = seen_by(client, table)["match"]["decision"]
    thumb(ann).tap()
    expect(thumb(ann)).to_be_disabled()
    assert seen_by(client, table)["match"]["decision"] > decision


def test_a_move_of_several_steps_says_at_the_thumb_that_it_goes_on(browser: Browser, house: House) -> None:
    phone = at(browser, house, "borabora", "place")
    who = phone.screen
    who.hand.or_(who.page.locator("[data-guide=hand]")).locator("[data-thing^=die-][data-can]").first.tap()
    expect(thumb(who)).to_be_disabled()
    expect(thumb(who)).to_have_text("Keep choosing, or put it back.")
    expect(who.prompt).to_contain_text(re.compile("Where does the . go"))
    who.page.locator("[data-guide=board] [data-thing^=tile-][data-can]").first.tap()
    expect(thumb(who)).to_be_enabled()
    who.context.close()


def test_a_pointer_counts_what_glows_out_of_sight_and_a_tap_brings_it_into_view(browser: Browser, house: House) -> None:
    phone = at(browser, house, "zanzibar", "place")
    who = phone.screen
    pointers = who.page.locator(".pointers button")
    expect(pointers).not_to_have_count(0)
    counts = [int(re.sub(r"\D", "", one.inner_text())) for one in pointers.all()]
    window = place(who)
    glowing = who.page.locator("[data-guide=board] [data-can]")
    hidden = [one for one in glowing.all() if not within_window(box(one), window)]
    assert sum(counts) >= len(hidden) > 0
    pointers.first.tap()
    who.page.wait_for_function(MOVED, arg=counts)
    assert [one for one in hidden if within_window(box(one), window)], "some of them are seen now"
    who.button("Show the whole board").tap()
    expect(pointers).to_have_count(0)
    who.context.close()


def within_window(part: FloatRect, window: FloatRect) -> bool:
    x, y = part["x"] + part["width"] / 2, part["y"] + part["height"] / 2
    return window["x"] <= x <= window["x"] + window["width"] and window["y"] <= y <= window["y"] + window["height"] - 76


def test_what_is_too_small_in_the_whole_view_is_looked_at_closer_by_the_first_tap(browser: Browser, house: House) -> None:
    phone = at(browser, house, "zanzibar", "place")
    who = phone.screen
    who.button("Show the whole board").tap()
    spot = who.page.locator("[data-guide=board] [data-can]").first
    small = box(spot)
    spot.tap()
    expect(thumb(who)).to_be_disabled()
    assert box(spot)["width"] > 1.3 * small["width"]
    spot.tap()
    expect(thumb(who)).to_be_enabled()
    who.context.close()


def test_the_sheet_is_drawn_up_over_the_board_by_its_grip_or_a_tab_and_the_board_keeps_its_place(come: Come, house: House) -> None:
    table, (client, _) = before_a_card(house.url)
    ann = come(client=client, **FINGER).sit_at(table)
    board, low = place(ann), box(sheet(ann))["y"]
    grip = ann.button("Open or close the sheet")

    def top() -> float:
        return box(sheet(ann))["y"]

    ways: tuple[tuple[Callable[[], None], Callable[[], None]], ...] = (
        (grip.tap, grip.tap),
        (lambda: drag(ann, grip, -300), lambda: drag(ann, grip, 300)),
        (ann.page.get_by_role("tab", name="Log").tap, ann.page.get_by_role("tab", name=re.compile("^Moves")).tap),
    )
    for up, down in ways:
        up()
        expect(grip).to_have_attribute("aria-expanded", "true")
        ann.page.wait_for_function("(low) => document.querySelector('[role=tabpanel]').getBoundingClientRect().y < low - 200", arg=low)
        assert place(ann) == board
        down()
        expect(grip).to_have_attribute("aria-expanded", "false")
        ann.page.wait_for_function("(low) => document.querySelector('[role=tabpanel]').getBoundingClientRect().y === low", arg=low)
    assert top() == low


def drag(who: Visitor, thing: Locator, down: float) -> None:
    around = box(thing)
    x, y = around["x"] + around["width"] / 2, around["y"] + around["height"] / 2
    who.page.mouse.move(x, y)
    who.page.mouse.down()
    who.page.mouse.move(x, y + down / 2)
    who.page.mouse.move(x, y + down)
    who.page.mouse.up()


def test_a_move_chosen_in_the_list_lets_the_board_show_what_it_brings(come: Come, house: House) -> None:
    table, (client, _) = before_a_card(house.url)
    ann = come(client=client, confirm="always", **FINGER).sit_at(table)
    ann.page.get_by_role("tab", name=re.compile("^Moves")).tap()
    grip = ann.button("Open or close the sheet")
    expect(grip).to_have_attribute("aria-expanded", "true")
    ann.moves.last.tap()
    expect(grip).to_have_attribute("aria-expanded", "false")
    expect(thumb(ann)).to_be_enabled()
    expect(ann.page.locator("[data-foreseen]")).to_be_attached()


def test_whoever_plays_is_named_in_full_on_the_players_tab_and_no_card_touches_the_edge(come: Come, house: House) -> None:
    table, (client,) = begin(house.url, 4, ("Ann",), game="mangrovia")
    ann = come(client=client, **FINGER).sit_at(table)
    ann.page.get_by_role("tab", name="Players").tap()
    panel = ann.page.get_by_role("tabpanel")
    seats = panel.get_by_role("list", name="Players").get_by_role("listitem").filter(has=ann.page.locator("[data-points]"))
    ann.page.wait_for_function("() => document.querySelector('[role=tabpanel]').getBoundingClientRect().height > 400")
    first, around = box(seats.first), box(panel)
    assert first["y"] - around["y"] >= 12, "the sign over its edge is not cut"
    names = seats.locator(".who > b").all()
    assert len(names) == 4
    for name in names:
        assert name.evaluate("(one) => one.scrollWidth <= one.clientWidth + 1"), name.inner_text()
    assert first["x"] >= 8
    assert first["x"] + first["width"] <= PHONE["width"] - 8


def test_the_birds_that_say_where_one_may_build_are_seen_beside_the_island(come: Come, house: House) -> None:
    table, (client, other) = begin(house.url, 2, ("Ann", "Ben"), game="mangrovia")
    play_on(table, [client, other], lambda seen: seen["match"]["question"]["key"].startswith("build") and seen["match"]["asked"] == 0)
    birds = seen_by(client, table)["match"]["view"]["birds"]
    ann = come(client=client, **FINGER).sit_at(table)
    shown = ann.page.locator(".birds")
    expect(shown).to_have_accessible_name(re.compile(".*".join(birds)))
    assert within(box(shown), PHONE["width"], PHONE["height"])


@pytest.mark.parametrize("language", ["de", "fr"])
def test_both_rows_of_action_tiles_are_seen_and_their_names_fit(browser: Browser, house: House, language: str) -> None:
    phone = at(browser, house, "borabora", "place", locale=language)
    who = phone.screen
    tiles = who.page.locator("[data-guide=board] [data-thing^=tile-]")
    expect(tiles).not_to_have_count(0)
    low = box(who.page.get_by_role("tablist").last)["y"]
    for tile in tiles.all():
        around = box(tile)
        assert around["y"] + around["height"] <= low, "no tile lies under the sheet"
        assert tile.evaluate("(one) => [...one.querySelectorAll('b')].every((b) => b.scrollWidth <= b.clientWidth + 1)"), tile.inner_text()
    who.context.close()
