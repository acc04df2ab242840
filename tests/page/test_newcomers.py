"""The first minutes: a coach for the first two rounds, the rules with examples to play, and becoming an account."""

import re

import pytest
from playwright.sync_api import Browser, Locator, Route, expect

from tests.art import drawn_games
from tests.page.coached import Led
from tests.page.tables import before_a_card, play_on, seen_by
from tests.page.test_access import serious_problems
from tests.page.visitor import PHONE, Come, Visitor
from tests.server.house import House, person
from tests.server.talk import begin, open_table


def coach(who: Visitor) -> Locator:
    """What the coach says, if it says anything."""
    return who.page.get_by_role("region", name="Coach", exact=True).filter(has=who.page.get_by_role("button"))


@pytest.mark.parametrize("game", drawn_games())
def test_a_newcomer_is_led_through_two_rounds_by_one_card_for_each_new_kind_of_decision(game: str, browser: Browser, house: House) -> None:
    led = Led(browser, house.url, game)
    try:
        led.play()
        titles = [title for _, title in led.cards]
        assert titles, "nobody said anything"
        assert len(titles) == len(set(titles)), "no card comes twice"
        for name, boards in led.boards.items():
            assert len(boards) == 1, f"the coach comes and goes, and the board of the {name} screen stays where it is"
        assert not led.complaints()
    finally:
        led.close()


def test_the_first_card_begins_with_the_aim_and_waits_for_the_move_and_then_says_what_it_brought(come: Come, house: House) -> None:
    table, (client, _) = before_a_card(house.url)
    new = come(client=client, newcomer=True).sit_at(table)
    expect(coach(new)).to_contain_text("Your aim")
    expect(coach(new).get_by_role("heading")).to_have_text("Play a card")
    pick = coach(new).get_by_role("button", name=re.compile("^For instance"))
    expect(new.page.locator(".beckons")).to_have_count(1)
    name = pick.locator("span").inner_text().removeprefix("For instance: ")
    pick.click()
    if new.button(f"Play: {name}").count():
        expect(coach(new).get_by_role("heading")).to_have_text("Play a card")
        new.button(f"Play: {name}").click()
    expect(coach(new).get_by_role("heading", name="Play a card")).to_have_count(0)
    told = coach(new).locator(".brought").inner_text().strip()
    expect(new.told).to_contain_text(told)


def test_the_coach_takes_leave_after_two_rounds_and_is_not_seen_again_unless_called(come: Come, house: House) -> None:
    table, people = begin(house.url, 2)
    play_on(table, people, lambda seen: seen["seat"] == 0)
    new = come(client=people[0], newcomer=True).sit_at(table)
    expect(coach(new)).to_contain_text("Your aim")
    play_on(table, people, lambda seen: seen["seat"] == 0 and seen["match"]["view"]["turns"] >= 2 * len(people))
    expect(coach(new).get_by_role("heading")).to_have_text("You know the ropes now")
    coach(new).get_by_role("button", name="Got it").click()
    expect(coach(new)).to_have_count(0)
    new.page.reload()
    expect(new.moves.first).to_be_visible()
    assert new.page.evaluate("localStorage.getItem('archipel-guide-flucht')") == "seen"
    expect(coach(new)).to_have_count(0)
    new.button("More").click()
    new.button("Coach").click()
    expect(coach(new)).to_contain_text("Your aim")


def test_the_coach_is_put_away_and_called_again_by_keyboard_and_never_takes_the_focus(come: Come, house: House) -> None:
    table, (client, _) = before_a_card(house.url)
    new = come(client=client, newcomer=True).sit_at(table)
    expect(coach(new)).to_contain_text("Your aim")
    assert new.page.evaluate("document.activeElement === document.body")
    card = new.hand.get_by_role("button").first
    card.focus()
    new.page.keyboard.press("Escape")
    expect(coach(new)).to_have_count(0)
    new.page.keyboard.press("c")
    expect(coach(new)).to_contain_text("Your aim")
    expect(card).to_be_focused()
    new.prompt.focus()
    for _ in range(12):
        new.page.keyboard.press("Tab")
        assert not new.page.evaluate("document.activeElement.hasAttribute('data-can')"), "the board comes after the coach"
        if new.page.evaluate("document.activeElement.closest('.coach') !== null"):
            break
    expect(coach(new).locator(":focus")).to_have_count(1)
    new.page.keyboard.press("Escape")
    expect(coach(new)).to_have_count(0)
    expect(new.prompt).to_be_focused()


def test_whoever_wants_no_coach_is_left_alone_in_every_game_of_the_kind(come: Come, house: House) -> None:
    table, (client, _) = before_a_card(house.url)
    new = come(client=client, newcomer=True).sit_at(table)
    coach(new).get_by_role("button", name="Stop the coach").click()
    expect(coach(new)).to_have_count(0)
    expect(new.page.get_by_text("brings it back")).to_be_visible()
    other, people = before_a_card(house.url)
    again = seen_by(people[0], other)
    assert again["match"]["asked"] == again["seat"]
    new.context.add_cookies([{"name": "archipel", "value": people[0].cookies["archipel"], "url": new.url}])
    new.sit_at(other)
    expect(new.moves.first).to_be_visible()
    expect(coach(new)).to_have_count(0)


def test_what_the_coach_says_is_announced_politely_and_axe_finds_nothing(come: Come, house: House) -> None:
    table, (client, _) = before_a_card(house.url)
    for screen in ({}, {"viewport": PHONE, "is_mobile": True, "has_touch": True, "color_scheme": "dark"}):
        new = come(client=client, newcomer=True, bypass_csp=True, **screen).sit_at(table)
        said = coach(new).locator("[aria-live=polite]")
        expect(said).to_contain_text("Play a card")
        assert said.get_by_role("button").count() == 0, "what is announced is what is said, not what can be pressed"
        assert not serious_problems(new.page)


def test_an_example_of_the_rules_is_played_on_its_board(come: Come) -> None:
    who = come().go("/rules/flucht")
    example = who.page.get_by_role("article").filter(has=who.button("Try it on the board")).first
    title = example.get_by_role("heading").inner_text()
    example.get_by_role("button", name="Try it on the board").click()
    example = who.page.get_by_role("article", name=title)
    on = example.get_by_role("button", name="Show the next step")
    expect(on).to_be_enabled()
    shown = 0
    while on.count():
        before = example.inner_text()
        on.click()
        expect(example).not_to_have_text(before, use_inner_text=True)
        shown += 1
    assert shown > 0
    expect(example.get_by_role("button", name="Start again")).to_be_enabled()
    expect(example.get_by_role("alert")).to_have_count(0)


def test_a_guest_becomes_an_account_and_comes_back_on_another_device(come: Come) -> None:
    ann = come("Ann").go("/account")
    register = ann.page.get_by_role("region", name="Create an account")
    register.get_by_label("Login").fill("ann-of-the-reef")
    register.get_by_label("New password").fill("corals and lanterns")
    register.get_by_role("button", name="Create account").click()
    expect(ann.heading("Your recovery code")).to_be_visible()
    ann.button("I have saved it").click()
    expect(ann.page.get_by_text("Your login: ann-of-the-reef")).to_be_visible()

    elsewhere = come().go("/account")
    login = elsewhere.page.get_by_role("region", name="Log in")
    login.get_by_label("Login").fill("ann-of-the-reef")
    login.get_by_label("Password").fill("not this one, surely")
    login.get_by_role("button", name="Log in").click()
    elsewhere.expect_complaint("40[0-9]")
    expect(login.get_by_role("alert")).not_to_be_empty()
    login.get_by_label("Password").fill("corals and lanterns")
    login.get_by_role("button", name="Log in").click()
    expect(elsewhere.heading("Ann")).to_be_visible()


def test_a_picture_that_comes_while_somebody_new_sits_down_disturbs_nothing(come: Come, house: House) -> None:
    table = open_table(person(house.url, "Ann"), seats=3)
    pictures: list[Route] = []
    who = come()
    who.page.route(re.compile(r"/assets/scene-"), lambda route: pictures.append(route))
    who.go(f"/t/{table}")
    expect(who.button("Sit down").first).to_be_enabled()
    assert pictures
    who.page.route_web_socket(re.compile("/live"), lambda socket: None)  # the table, entered anew, says nothing
    who.button("Sit down").first.click()
    expect(who.page.locator("main[aria-busy=true]")).to_be_visible()
    for picture in pictures:
        picture.continue_()
    who.page.wait_for_timeout(300)
