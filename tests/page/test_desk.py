"""The desk on the page: something is reported at a table, an admin deals with it, and nobody else gets to see any of it."""

import os
import re
import secrets
import subprocess
import sys

import httpx
import pytest
from playwright.sync_api import expect

from tests.page.test_access import serious_problems
from tests.page.test_house import CUT
from tests.page.visitor import PHONE, Come
from tests.server.house import House, person
from tests.server.talk import begin, command


@pytest.fixture(scope="module")
def ada(house: House) -> httpx.Client:
    """Somebody who looks after the server."""
    client, login = person(house.url, "Ada"), f"ada-{secrets.token_hex(4)}"
    assert client.post("/api/account", json={"login": login, "password": "korrekt Pferd 47"}).is_success
    environ = {**os.environ, "ARCHIPEL_DATABASE_URL": house.database}
    subprocess.run([sys.executable, "-m", "archipel.cli", "admin", "appoint", login], check=True, env=environ, capture_output=True)
    return client


def test_a_rude_line_is_reported_at_the_table_and_an_admin_deletes_it(come: Come, house: House, ada: httpx.Client) -> None:
    table, (ann, ben) = begin(house.url, 2, ("Ann", "Ben"))
    said = f"rude words {secrets.token_hex(4)}"
    command(ben, table, do="chat", text=said)
    who = come(client=ann, bypass_csp=True).sit_at(table)
    who.page.get_by_role("tab", name=re.compile("^Chat")).click()
    line = who.page.get_by_role("list", name="Chat").get_by_role("listitem")
    who.button("Report what Ben wrote").click()
    dialog = who.page.get_by_role("dialog", name="Report what Ben wrote")
    dialog.get_by_label("Why?").select_option("threat")
    dialog.get_by_label("Anything else they should know (optional)").fill("every evening")
    assert not serious_problems(who.page)
    dialog.get_by_role("button", name="Report", exact=True).click()
    expect(who.page.get_by_text("Thank you. The admins of this server will look at it.")).to_be_visible()
    expect(dialog).to_have_count(0)
    admin = come(client=ada, viewport=PHONE, bypass_csp=True).go("/account")
    admin.page.get_by_role("main").get_by_role("link", name="Administration").click()
    reports = admin.page.get_by_role("region", name="Reports")
    report = reports.get_by_role("listitem").filter(has_text=said)
    expect(report).to_contain_text(re.compile("new.*line in the chat.*threat.*every evening.*By Ben.*Reported by Ann", re.DOTALL))
    assert not serious_problems(admin.page)
    assert admin.page.evaluate(CUT) == []
    delete = report.get_by_role("button", name="Delete the line: Ben")
    delete.focus()
    admin.page.keyboard.press("Enter")
    sure = admin.page.get_by_role("dialog", name="Delete the line: Ben")
    expect(sure).to_contain_text("The line disappears, also for those who have read it.")
    sure.get_by_role("button", name="Delete the line").press("Enter")
    expect(report).to_contain_text("Handled by Ada")
    expect(reports).to_be_focused()
    expect(line.filter(has_text=said)).to_have_count(0)
    admin.link("History").click()
    expect(admin.page.get_by_role("region", name="History").get_by_role("listitem").first).to_contain_text("Line deleted")


def test_an_admin_finds_people_and_tables_and_gets_no_link_to_a_private_one(come: Come, house: House, ada: httpx.Client) -> None:
    name, title = f"Zoe {secrets.token_hex(4)}", f"Hidden {secrets.token_hex(4)}"
    table, _ = begin(house.url, 2, (name, "Ben"), title=title, private=True)
    admin = come(client=ada, bypass_csp=True, color_scheme="dark").go("/desk?show=tables")
    admin.page.get_by_role("searchbox").fill(title)
    admin.page.keyboard.press("Enter")
    found = admin.page.get_by_role("region", name="Tables").get_by_role("listitem")
    expect(found).to_have_count(1)
    expect(found).to_contain_text(re.compile(f"{title}.*running.*private.*{name}, Ben", re.DOTALL))
    expect(found.get_by_role("link")).to_have_count(0)
    assert table not in admin.page.content()
    assert not serious_problems(admin.page)
    admin.button(f"Close the table: {title}").click()
    admin.page.get_by_role("dialog").get_by_role("button", name="Close the table").click()
    expect(found).to_contain_text("cancelled")
    admin.link("People").click()
    admin.page.get_by_role("searchbox").fill(name)
    admin.page.keyboard.press("Enter")
    people = admin.page.get_by_role("region", name="People").get_by_role("listitem")
    expect(people).to_have_count(1)
    admin.button(f"Rename: {name}").click()
    admin.page.get_by_label("New name").fill("Zoe the Kind")
    admin.page.keyboard.press("Enter")
    expect(admin.page.get_by_text("Nobody was found.")).to_be_visible()
    admin.link("Figures").click()
    expect(admin.page.get_by_role("region", name="Figures")).to_contain_text("people in the last 24 hours")
    assert not serious_problems(admin.page)


def test_the_desk_says_to_everybody_else_that_it_is_not_for_them(come: Come) -> None:
    who = come("Ann").go("/desk")
    expect(who.page.get_by_text("Only the admins of this server can do this.")).to_be_visible()
    expect(who.page.get_by_role("link", name="Administration")).to_have_count(0)
    expect(who.link("Reports")).to_have_count(0)
