"""From a phone to a wide monitor: what a turn needs is seen at once, and nothing overlaps anything else."""

import re
from typing import cast

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from archipel.engine.phrase import Data
from tests.page.places import Places
from tests.page.tables import before_a_card, finished, play_on
from tests.page.visitor import PHONE, Come, Visitor
from tests.server.house import House
from tests.server.talk import begin

SIZES = [(390, 844), (844, 390), (820, 1180), (1024, 768), (1280, 720), (1366, 768), (1440, 900), (1920, 1080), (2560, 1300)]
SLIP = 1
"""How far rounding may move an edge, in pixels."""

RIM = 3
"""The width of the pale rim around a pawn, in pixels."""

LEAST_MAP = 640
"""The least width of the board, in pixels, on a screen that is not a phone's."""


def box(thing: Locator) -> FloatRect:
    return cast(FloatRect, thing.bounding_box())


def overlap(one: FloatRect, other: FloatRect) -> bool:
    across = min(one["x"] + one["width"], other["x"] + other["width"]) - max(one["x"], other["x"])
    down = min(one["y"] + one["height"], other["y"] + other["height"]) - max(one["y"], other["y"])
    return across > SLIP and down > SLIP


def within(part: FloatRect, width: float, height: float) -> bool:
    return (
        part["x"] >= -SLIP
        and part["y"] >= -SLIP
        and part["x"] + part["width"] <= width + SLIP
        and part["y"] + part["height"] <= height + SLIP
    )


def board_of(who: Visitor) -> Locator:
    return who.page.get_by_role("group", name=re.compile("^Board: 72 squares"))


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_prompt_board_and_cards_are_seen_without_scrolling_or_overlap(regular: Come, places: Places, width: int, height: int) -> None:
    who = regular(locale="en-US")
    who.page.set_viewport_size({"width": width, "height": height})
    places.show(who, "running")
    beside = who.page.get_by_role("tabpanel")
    parts = {"prompt": box(who.prompt), "board": box(board_of(who)), "cards": box(who.hand), "log": box(beside)}
    for name in ("prompt", "board", "cards"):
        assert within(parts[name], width, height), (name, parts[name])
    pairs = [("prompt", "board"), ("prompt", "cards"), ("board", "cards"), ("prompt", "log"), ("board", "log")]
    for one, other in pairs:
        assert not overlap(parts[one], parts[other]), (one, parts[one], other, parts[other])
    assert who.page.evaluate("document.scrollingElement.scrollHeight") <= height
    assert who.page.evaluate("document.scrollingElement.scrollWidth") <= width
    if min(width, height) >= LEAST_MAP:
        assert parts["board"]["width"] >= LEAST_MAP
        card = who.hand.get_by_role("button").first
        card.hover()
        expect(who.page.locator("[data-guide=hand]")).to_contain_text(re.compile(r"Pawn|pawn"))
        assert box(board_of(who)) == parts["board"], "the board keeps its size when a card is pointed at"


def test_a_finger_is_told_what_to_do_next_in_the_prompt_like_everything_else(come: Come, house: House) -> None:
    table, (client, _) = before_a_card(house.url)
    ann = come(client=client, viewport=PHONE, is_mobile=True, has_touch=True).sit_at(table)
    card = ann.hand.get_by_role("button").first
    place = box(board_of(ann))
    card.tap()
    expect(ann.prompt).to_contain_text("Tap again to play it.")
    expect(ann.page.get_by_role("alert")).to_have_count(0)
    assert box(board_of(ann)) == place, "nothing moves away from under the finger"
    told = ann.page.locator("[data-guide=hand]")
    expect(told).to_contain_text(re.compile("[Pp]awn 1"))
    assert within(box(told), PHONE["width"], PHONE["height"]), "all that the card would do is seen"
    card.tap()
    expect(ann.prompt).not_to_contain_text("Tap again")


def test_the_pawns_on_the_start_are_seen_from_hat_to_foot_on_a_phone(come: Come, house: House) -> None:
    table, (client, _) = before_a_card(house.url)
    ann = come(client=client, viewport=PHONE, is_mobile=True, has_touch=True).sit_at(table)
    top = box(board_of(ann))["y"]
    pawns = ann.page.get_by_role("img", name=re.compile("on the Start$"))
    expect(pawns).to_have_count(4)
    for pawn in pawns.all():
        assert box(pawn)["y"] >= top + RIM, pawn


def test_a_phone_shows_the_points_of_everybody_at_the_end(come: Come, house: House) -> None:
    table, people = begin(house.url, 5, ("Ann", "Ben", "Cleo", "Dora", "Eve"), options={"rounds": "3", "bridge": "no"})
    play_on(table, people, lambda seen: False)
    ann = come(client=people[0], viewport=PHONE, is_mobile=True, has_touch=True).go(f"/t/{table}")
    lines = ann.page.get_by_role("region", name="Line by line")
    expect(lines.get_by_role("columnheader").filter(has_text=re.compile("1st|2nd|3rd|4th|5th"))).to_have_count(5)
    assert lines.evaluate("(one) => one.scrollWidth <= one.clientWidth")
    for name in lines.get_by_role("columnheader").all():
        assert within(box(name), PHONE["width"], 10_000)


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1280, 720), (390, 844), (844, 390)])
def test_a_replay_tells_what_happened_in_sight_of_the_board(come: Come, house: House, width: int, height: int) -> None:
    table, (client, _) = finished(house.url)
    told: Data = client.get(f"/api/tables/{table}/replay/3", params={"seat": 0}).json()
    assert told["events"]
    cleo = come(viewport={"width": width, "height": height}).go(f"/t/{table}/replay?at=2&seat=0")
    cleo.button("One step forward").click()
    expect(cleo.page).to_have_url(re.compile(r"/replay\?at=3&seat=0$"))
    cleo.page.evaluate("scrollTo(0, 0)")
    said = cleo.page.get_by_role("log", name="What happened")
    expect(said).to_be_visible()
    assert within(box(said), width, height)
    assert not overlap(box(said), box(board_of(cleo)))
    if width > height:
        assert within(box(board_of(cleo)), width, height)
    assert "Point at a card" not in cleo.text()
    cleo.page.reload()
    expect(cleo.page.get_by_role("slider")).to_have_value("3")
    expect(cleo.page.get_by_label("Seen by")).to_have_value("0")
