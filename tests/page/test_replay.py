"""A finished game turn by turn: a list of what was done, a long slider, seen as one saw it."""

import re

from playwright.sync_api import Locator, expect

from tests.page.tables import finished
from tests.page.visitor import WIDE, Come, Visitor
from tests.server.house import House


def turns(who: Visitor) -> Locator:
    """The lines of the list, from the beginning on."""
    return who.page.get_by_role("group", name="Turn by turn").locator("[data-line]:visible")


def slider(who: Visitor) -> Locator:
    return who.page.get_by_role("slider", name="Where in the game")


def test_a_replay_begins_at_ones_own_seat_and_nobody_is_to_move_in_it(come: Come, house: House) -> None:
    table, people = finished(house.url)
    for seat, client in enumerate(people):
        who = come(client=client).go(f"/t/{table}/replay")
        expect(who.page.get_by_label("Seen by")).to_have_value(str(seat))
        expect(who.hand).to_be_visible()
        players = who.page.get_by_role("list", name="Players")
        for _ in range(3):
            who.button("One step forward").click()
            expect(players.get_by_role("listitem")).to_have_count(2)
            expect(players.locator("[aria-current]")).to_have_count(0)
            assert not re.search("thinking|turn", players.inner_text())
    cleo = come().go(f"/t/{table}/replay")
    expect(cleo.page.get_by_label("Seen by")).to_have_value("-1")


def test_the_slider_is_long_and_speaks_of_rounds_and_turns(come: Come, house: House) -> None:
    table, (client, _) = finished(house.url)
    ann = come(client=client).go(f"/t/{table}/replay")
    expect(slider(ann)).to_have_attribute("aria-valuetext", "Before the first turn")
    box = slider(ann).bounding_box()
    assert box is not None
    assert box["width"] > WIDE["width"] / 2
    ann.button("One step forward").click()
    expect(slider(ann)).to_have_attribute("aria-valuetext", re.compile(r"^Round 1 · turn 1 of 6$"))
    ann.button("To the end").click()
    expect(slider(ann)).to_have_attribute("aria-valuetext", re.compile(r"turn 6 of 6$"))
    expect(ann.page.get_by_text("Round 3 · turn 6 of 6")).to_be_visible()
    assert "Step" not in ann.page.get_by_role("main").inner_text()


def test_a_turn_in_the_list_is_gone_to_and_marked_by_mouse_and_by_keyboard(come: Come, house: House) -> None:
    table, (client, _) = finished(house.url)
    ann = come(client=client).go(f"/t/{table}/replay")
    expect(ann.page.get_by_role("heading", name="Round 1")).to_be_visible()
    marked = ann.page.locator("[data-line][aria-current]:visible")
    last = turns(ann).last
    last.click()
    expect(last).to_have_attribute("aria-current", "true")
    expect(slider(ann)).to_have_attribute("aria-valuetext", "Round 3 · turn 6 of 6")
    expect(ann.page).to_have_url(re.compile(r"at=[1-9]"))
    turns(ann).first.focus()
    ann.page.keyboard.press("ArrowDown")
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator("[data-line]:focus")).to_have_attribute("aria-current", "true")
    expect(slider(ann)).to_have_attribute("aria-valuetext", re.compile("turn [12] of 6"))
    ann.button("To the start").click()
    expect(slider(ann)).to_have_attribute("aria-valuetext", "Before the first turn")
    expect(marked).to_have_count(0)


def test_ones_colour_is_kept_in_a_replay(come: Come, house: House) -> None:
    table, (client, _) = finished(house.url)
    ann = come(client=client)
    ann.context.add_init_script("localStorage.setItem('archipel-colour', 'violet')")
    ann.go(f"/t/{table}/replay")
    own = ann.page.get_by_role("list", name="Players").get_by_role("listitem").filter(has_text="Ann")
    expect(own).to_have_class(re.compile("seat-violet"))
    ann.page.get_by_label("Seen by").select_option("Ben")
    expect(own).to_have_class(re.compile("seat-violet"))


def test_the_wheel_over_the_board_of_a_replay_scrolls_the_page(come: Come, house: House) -> None:
    table, (client, _) = finished(house.url)
    ann = come(client=client, viewport={"width": 820, "height": 700}).go(f"/t/{table}/replay")
    board = ann.page.locator("[data-guide=board]")
    board.locator("svg").first.wait_for()
    ann.page.evaluate("scrollTo(0, 200)")
    box = board.bounding_box()
    assert box is not None
    ann.page.mouse.move(box["x"] + box["width"] / 2, min(box["y"] + 200, 600))
    ann.page.mouse.wheel(0, -400)
    ann.page.wait_for_function("() => scrollY < 200")
