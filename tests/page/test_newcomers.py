"""The first minutes: a guided first turn, the rules with examples to play, and becoming an account."""

import re

from playwright.sync_api import Route, expect

from tests.page.tables import before_a_card
from tests.page.visitor import Come
from tests.server.house import House, person
from tests.server.talk import open_table


def test_the_first_turn_is_guided_in_four_steps_and_only_once(come: Come, house: House) -> None:
    table, (client, _) = before_a_card(house.url)
    new = come(client=client, newcomer=True).sit_at(table)
    guide = new.page.get_by_role("dialog", name="Your first turn")
    for step, title in enumerate(("What is asked", "Your cards", "The path", "What happened"), 1):
        expect(guide).to_contain_text(f"Step {step} of 4")
        expect(guide.get_by_role("heading")).to_have_text(title)
        guide.get_by_role("button", name="Let’s play" if step == 4 else "Next").click()
    expect(guide).to_have_count(0)
    new.page.reload()
    expect(new.moves.first).to_be_visible()
    expect(guide).to_have_count(0)


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
    register = ann.page.get_by_role("region", name="Become an account")
    register.get_by_label("Login").fill("ann-of-the-reef")
    register.get_by_label("New password").fill("corals and lanterns")
    register.get_by_role("button", name="Create the account").click()
    expect(ann.heading("Your recovery code")).to_be_visible()
    ann.button("I have kept it").click()
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
