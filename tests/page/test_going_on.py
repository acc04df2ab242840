"""From a position of a finished game one goes on at a table of one's own; from a running one alone, after resigning it."""

import re

import httpx
import pytest
from playwright.sync_api import expect

from tests.page.tables import play_on
from tests.page.visitor import PHONE, Come
from tests.server.house import House
from tests.server.talk import begin, command

Game = tuple[str, list[httpx.Client]]


@pytest.fixture(scope="module")
def game(house: House) -> Game:
    """One in which somebody gave up early."""
    table, people = begin(house.url, 2)
    play_on(table, people, lambda seen: bool(seen["match"]["decision"] >= 6))
    command(people[1], table, do="resign")
    return table, people


def test_one_goes_on_at_a_table_from_what_was_tried_and_plays_there_with_bots(come: Come, game: Game) -> None:
    table, (client, _) = game
    ann = come(client=client).go(f"/t/{table}/explore?at=3")
    ann.moves.first.click()
    expect(ann.page).to_have_url(re.compile("line="))
    ann.button("Go on at a table").click()
    dialog = ann.page.get_by_role("dialog", name="Go on at a table from here")
    expect(dialog).to_contain_text("Everything else that is hidden is dealt anew")
    dialog.get_by_role("button", name="Open the table").click()
    expect(ann.heading("At the table")).to_be_visible()
    rules = ann.page.locator(".rules")
    expect(rules).to_contain_text("does not count in anyone’s results")
    expect(rules.get_by_role("link", name="Goes on from a finished game.")).to_have_attribute(
        "href", re.compile(f"^/t/{table}/explore\\?at=3&line=")
    )
    seats = client.get(f"/api/tables/{ann.table}").json()["seats"]
    for seat, place in enumerate(seats):
        if place["kind"] == "open":
            command(client, ann.table, do="bot", seat=seat, bot="greedy")
    ann.button("Start the game").click()
    expect(ann.moves.first).to_be_visible()
    seen = client.get(f"/api/tables/{ann.table}").json()
    assert seen["origin"]["table"] == table
    assert seen["match"]["asked"] == seen["origin"]["seat"] == seen["seat"]
    command(client, ann.table, do="resign")
    ann.button("Check the shuffles").click()
    expect(ann.page.get_by_role("dialog")).to_contain_text("were checked here in your browser")


def test_a_phone_goes_on_from_its_menu(come: Come, game: Game) -> None:
    table, _ = game
    cleo = come(viewport=PHONE, is_mobile=True, has_touch=True).go(f"/t/{table}/explore?at=2")
    cleo.button("More").click()
    cleo.button("Go on at a table").click()
    cleo.button("Open the table").click()
    expect(cleo.page.locator(".rules")).to_contain_text("Goes on from a finished game.")


def test_whoever_has_resigned_goes_on_alone(come: Come, house: House) -> None:
    table, people = begin(house.url, 3, people=("Ann", "Ben", "Cleo"))
    play_on(table, people, lambda seen: bool(seen["match"]["decision"] >= 4))
    ann = come(client=people[0]).sit_at(table)
    expect(ann.button("Go on alone from here")).to_have_count(0)
    command(people[0], table, do="resign")
    ann.button("Go on alone from here").click()
    expect(ann.page.locator(".rules")).to_contain_text("Goes on from a game that somebody resigned.")
    assert ann.table != table
    assert table not in people[1].get(f"/api/tables/{ann.table}").text, "the running game is named nowhere"
