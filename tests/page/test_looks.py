"""Light and dark, moving and calm: as the device wants it, or as somebody chose it here."""

import re

from playwright.sync_api import expect

from tests.page.tables import before_a_card
from tests.page.visitor import NOTE_MOVEMENT, Come, Visitor, longest_walk, play
from tests.server.house import House

LIGHTNESS = "getComputedStyle(document.body).backgroundColor.match(/[0-9.]+/g).slice(0, 3).reduce((sum, part) => sum + Number(part), 0)"

LONGEST_TURN_MS = 2500
"""A turn is shown in no more than this."""


def is_dark(who: Visitor) -> bool:
    return bool(who.page.evaluate(LIGHTNESS) < 200)


def test_the_theme_follows_the_device_until_one_is_chosen(come: Come) -> None:
    who = come(color_scheme="dark").go("/")
    expect(who.page.locator("html")).to_have_attribute("data-theme", "dark")
    assert is_dark(who)
    who.page.emulate_media(color_scheme="light")
    expect(who.page.locator("html")).to_have_attribute("data-theme", "light")
    assert not is_dark(who)
    who.button("Dark").click()
    assert is_dark(who)
    who.page.reload()
    expect(who.button("Dark")).to_have_attribute("aria-pressed", "true")
    assert is_dark(who)


def test_the_page_is_dark_on_a_dark_device_before_its_script_has_come(come: Come) -> None:
    who = come(color_scheme="dark")
    who.expect_complaint("ERR_FAILED")
    who.page.route("**/*.js", lambda route: route.abort())
    who.go("/")
    assert who.page.locator("html").get_attribute("data-theme") is None
    assert is_dark(who)


def test_the_last_move_is_seen_moving_and_for_a_moment_only(come: Come, house: House) -> None:
    table, (client, _) = before_a_card(house.url)
    who = come(client=client, reduced_motion="no-preference")
    who.context.add_init_script(NOTE_MOVEMENT)
    who.sit_at(table)
    who.page.evaluate("window.moved = []")
    play(who, longest_walk(who.moves))
    who.page.wait_for_function("() => window.moved.length > 0")
    assert max(one["ms"] for one in who.page.evaluate("window.moved")) <= LONGEST_TURN_MS


def test_nothing_moves_for_somebody_who_does_not_want_it(come: Come, house: House) -> None:
    table, people = before_a_card(house.url)
    by_device = come(client=people[0], reduced_motion="reduce")
    by_choice = come(client=people[1], reduced_motion="no-preference")
    by_choice.go("/account").page.get_by_label("Reduce motion").check()
    for who in (by_device, by_choice):
        who.context.add_init_script(NOTE_MOVEMENT)
        who.sit_at(table)
    play(by_device, longest_walk(by_device.moves))
    expect(by_choice.log.filter(has_text=re.compile("plays"))).not_to_have_count(0)
    for who in (by_device, by_choice):
        assert who.page.evaluate("window.moved") == []
        assert who.page.evaluate("document.getAnimations().filter((one) => one.playState === 'running').length") == 0
