"""Without a server and without a network: everything that can be played on one's own device, from a folder of files."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.page.alone import MINUTE, NAMES, begin, choose, play_out, save_record, settle, sit_at
from tests.page.host import hosting
from tests.page.visitor import Visitor


@pytest.fixture(scope="module")
def flight(browser: Browser, folder: Path) -> Iterator[Visitor]:
    """Somebody who has been here once, under some path of some host; now the host is gone and the network is off."""
    with hosting(folder, "/some/where/") as host:
        who = Visitor(browser, host.url)
        asked: list[str] = []
        who.context.on("request", lambda request: asked.append(request.url))
        settle(who)
        elsewhere = [url for url in asked if not url.startswith((host.url, "blob:", "data:"))]
        assert not elsewhere, "nothing comes from anywhere else"
        host.go()
        who.context.set_offline(True)
        who.page.reload()
        yield who
        who.context.close()


@pytest.fixture(autouse=True)
def nobody_complains(flight: Visitor) -> Iterator[None]:
    yield
    said = flight.unexpected()
    flight.complaints.clear()
    assert not said


@pytest.mark.parametrize("game", [pytest.param(game, marks=[pytest.mark.long] if game != "flucht" else []) for game in NAMES])
def test_a_whole_game_is_played_in_flight_mode_and_its_record_verifies(flight: Visitor, tmp_path: Path, game: str) -> None:
    begin(flight, game)
    play_out(flight, 3)
    flight.page.reload()
    expect(flight.moves.first).to_be_visible(timeout=MINUTE)
    assert play_out(flight) > 3
    expect(flight.page.get_by_role("columnheader").filter(has_text=re.compile("1st"))).to_be_visible()
    file = tmp_path / "game.record"
    assert save_record(flight, file) == game
    checked = subprocess.run([sys.executable, "-m", "archipel.cli", "verify", str(file)], capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stdout + checked.stderr
    flight.button("Check the shuffles").click()
    expect(flight.page.get_by_role("dialog").get_by_role("status")).to_contain_text("draws were checked here in your browser")
    flight.page.keyboard.press("Escape")
    flight.link("Watch the replay").click()
    expect(flight.page.get_by_role("slider").first).to_be_visible()
    expect(flight.page.get_by_role("tab", name="Analysis")).to_have_count(0)


@pytest.mark.parametrize("game", [game for game in NAMES if game != "flucht"])
def test_every_other_game_opens_and_answers_in_flight_mode(flight: Visitor, game: str) -> None:
    begin(flight, game)
    before = flight.told.inner_text()
    while flight.told.inner_text() == before:
        choose(flight)


def test_a_hint_and_an_undo_are_given_in_flight_mode(flight: Visitor) -> None:
    begin(flight, "zanzibar")
    flight.button("Hint").click()
    expect(flight.page.get_by_role("region", name="The strong bot’s hint").get_by_role("listitem").first).to_be_visible(timeout=MINUTE)
    expect(flight.page.locator("[data-lit]").first).to_be_visible()
    flight.button("Close").first.click()
    while not flight.button("Undo").is_enabled():
        choose(flight)
    flight.button("Undo").click()
    expect(flight.told).to_contain_text("You take back", timeout=MINUTE)


def test_the_rules_and_their_examples_are_there_in_flight_mode_in_four_languages(flight: Visitor) -> None:
    flight.go(f"{flight.url}#/rules/flucht")
    for language, heading in {
        "FR: Français": "3 Le but",
        "DE: Deutsch": "3 Das Ziel",
        "IT: Italiano": "3 Lo scopo",
        "EN: English": "3 The aim",
    }.items():
        flight.button(language).click()
        expect(flight.heading(re.compile(f"^{heading}"))).to_be_visible()
    example = flight.page.get_by_role("article").filter(has=flight.button("Try it on the board")).first
    title = example.get_by_role("heading").inner_text()
    example.get_by_role("button", name="Try it on the board").click()
    example = flight.page.get_by_role("article", name=title)
    on = example.get_by_role("button", name="Show the next step")
    expect(on).to_be_enabled(timeout=MINUTE)
    before = example.inner_text()
    on.click()
    expect(example).not_to_have_text(before, use_inner_text=True)


def test_people_at_one_device_hand_it_over_behind_the_curtain_in_flight_mode(flight: Visitor) -> None:
    flight.go(f"{flight.url}#/open/flucht")
    flight.button("2").click()
    flight.page.get_by_label("Seat 2").select_option("Someone on this device")
    flight.page.get_by_label("Their name").fill("Ben")
    flight.button("Start the game").click()
    expect(flight.prompt.or_(flight.button("I am ready"))).to_be_visible(timeout=MINUTE)
    if flight.button("I am ready").count():
        flight.button("I am ready").click()
    expect(flight.hand).to_be_visible()
    while flight.is_to_move():
        choose(flight)
    flight.button(re.compile("^Hand over to")).click()
    expect(flight.page.get_by_role("dialog", name=re.compile("’s turn"))).to_be_visible()
    expect(flight.hand).to_have_count(0)
    flight.button("I am ready").click()
    expect(flight.hand).to_be_visible()


def test_everything_goes_into_one_file_and_out_of_it_in_another_browser(
    flight: Visitor, browser: Browser, folder: Path, tmp_path: Path
) -> None:
    table = begin(flight, "flucht")
    choose(flight)
    expect(flight.moves.first).to_be_visible(timeout=MINUTE)
    log = flight.log.all_inner_texts()
    flight.go(f"{flight.url}#/account")
    with flight.page.expect_download() as downloading:
        flight.button("Save a copy").click()
    downloading.value.save_as(tmp_path / "copy.json")
    with hosting(folder) as host:
        other = Visitor(browser, host.url)
        other.go(f"{other.url}#/account")
        other.page.get_by_label("Bring in a copy").set_input_files(tmp_path / "copy.json")
        expect(other.page.get_by_text(re.compile("has been brought in|have been brought in"))).to_be_visible(timeout=MINUTE)
        sit_at(other, table)
        expect(other.moves.first).to_be_visible()
        assert other.log.all_inner_texts() == log
        choose(other)
        other.context.close()
        assert not other.unexpected()
