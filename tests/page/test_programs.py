"""Programs on the page: made, kept and withdrawn by their owner, and seen as what they are by everybody at a table."""

import re
import secrets

from playwright.sync_api import expect

from tests.page.test_access import serious_problems
from tests.page.test_house import CUT
from tests.page.visitor import PHONE, Come
from tests.server.helpers import refusal
from tests.server.house import House, person, program_of, with_token
from tests.server.talk import command, open_table

HERE = "A program plays here, with a token of its owner."


def test_somebody_makes_a_program_copies_its_token_once_and_withdraws_it(come: Come, house: House) -> None:
    who = come("Ann", viewport=PHONE, permissions=["clipboard-read", "clipboard-write"], bypass_csp=True).go("/account")
    programs = who.page.get_by_role("region", name="Programs")
    programs.get_by_label("Name of the program").fill("Robo")
    who.page.keyboard.press("Enter")
    shown = who.page.get_by_role("region", name="Token: Robo")
    expect(shown).to_be_focused()
    expect(shown).to_contain_text("Whoever has it plays as Robo: give it to nobody but the program.")
    assert not serious_problems(who.page)
    assert who.page.evaluate(CUT) == []
    shown.get_by_role("button", name="Copy").click()
    expect(shown.get_by_role("button", name="Copied")).to_be_visible()
    token = str(who.page.evaluate("navigator.clipboard.readText()"))
    robo = with_token(house.url, token)
    assert robo.get("/api/me").json()["name"] == "Robo"
    shown.get_by_role("button", name="I have saved it").click()
    expect(programs).to_be_focused()
    expect(who.page.get_by_text(re.compile("archipel_"))).to_have_count(0)
    who.page.reload()
    listed = programs.get_by_role("listitem")
    expect(listed).to_contain_text(re.compile(r"Robo\s+Made on .* last here on", re.DOTALL))
    who.button("Withdraw Robo").click()
    who.page.get_by_role("dialog", name="Withdraw Robo").get_by_role("button", name="Withdraw", exact=True).click()
    expect(listed).to_have_count(0)
    expect(who.page.get_by_text("Robo has been withdrawn.")).to_be_visible()
    assert refusal(robo.get("/api/me")) == (401, "token-void")


def test_everybody_sees_in_lobby_waiting_room_and_game_which_seat_a_program_has(come: Come, house: House) -> None:
    ann = person(house.url, "Ann")
    robo = program_of(ann, "Robo")
    table = open_table(robo, title="Machine room")
    who = come(client=ann, bypass_csp=True).go("/")
    row = who.link(re.compile("Machine room"))
    expect(row).to_contain_text("Robo (program)")
    row.click()
    places = who.page.get_by_role("region", name="At the table").get_by_role("listitem")
    expect(places.first).to_contain_text(re.compile("Robo.*program", re.DOTALL))
    who.button("Sit down").click()
    expect(places.nth(1)).to_contain_text("Ann")
    expect(places.nth(1)).not_to_contain_text("program")
    command(robo, table, do="contribute", contribution=secrets.token_hex(16))
    expect(places.nth(1)).to_contain_text("ready")
    command(robo, table, do="start")
    expect(who.prompt).to_be_visible()
    seats = who.page.get_by_role("list", name="Players").get_by_role("listitem")
    expect(seats.filter(has_text="Robo").get_by_role("img", name=HERE)).to_be_visible()
    expect(seats.filter(has_text="Ann").get_by_role("img", name=HERE)).to_have_count(0)
    assert not serious_problems(who.page)
