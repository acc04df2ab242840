"""The analysis of a finished game beside its replay: asked for, watched while it grows, read step by step; and where there is none."""

import json
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from archipel.engine.phrase import Data
from tests.page.tables import analysed, before_a_card, finished
from tests.page.visitor import PHONE, Come, Visitor
from tests.server.house import House, running

ENDLESS = "100000"
"""With so many iterations a single decision takes longer than a test."""


@pytest.fixture(scope="module")
def slow(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with running(f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('slow') / 'archipel.db'}", ARCHIPEL_ANALYSIS_ITERATIONS=ENDLESS) as opened:
        yield opened


def graph(who: Visitor) -> Locator:
    return who.page.get_by_role("slider", name="Everybody’s chance of winning")


def replay_slider(who: Visitor) -> Locator:
    return who.page.get_by_role("slider", name="Where in the game")


def beside(who: Visitor) -> Locator:
    return who.page.get_by_role("tabpanel", name="Analysis")


def keep(house: House, table: str, found: Data) -> None:
    """The analysis of a game is as if it had been found so."""
    with closing(sqlite3.connect(house.database.partition("///")[2])) as connection, connection:
        connection.execute("UPDATE analyses SET text = ? WHERE table_id = ?", (json.dumps(found), table))


def with_verdicts(found: Data) -> tuple[Data, Data]:
    """The analysis with three decisions of the first player that leave no doubt: one that gave away much, one that was about as good as the
    best, and the best find. The first two of them."""
    equal, worse, best = [one for one in found["decisions"] if one["seat"] == 0 and len(one["best"]) > 0][:3]
    for one in found["decisions"]:
        one.update(verdict="best", lost=0, doubt=0, merit=0, best=[one["made"]], after=one["before"])
    other = {"text": "nothing", "name": {"key": "nothing", "args": {}}, "things": [], "share": 0.52}
    better = {**other, "text": "better", "name": {"key": "discard", "args": {"card": worse["made"]["things"][0]}}, "share": 0.5}
    worse.update(verdict="worse", lost=0.31, doubt=0.04, before=[0.5, 0.5], after=[0.19, 0.81])
    worse.update(made={**worse["made"], "share": 0.19}, best=[{**better, "things": worse["made"]["things"]}])
    best.update(merit=0.2)
    equal.update(verdict="equal", lost=0.02, doubt=0.03, best=[other, equal["made"]])
    swing = {"step": worse["step"], "until": worse["step"] + 1, "seat": 0, "cause": "decision", "changes": [-0.31, 0.31], "seats": [0, 1]}
    found.update(turns=[swing], worst=[[worse["step"]], []], finest=[[best["step"]], []])
    return worse, equal


def test_one_comes_from_the_end_of_a_game_asks_for_it_and_moves_through_the_game(come: Come, house: House) -> None:
    table, (client, _) = finished(house.url)
    ann = come(client=client).go(f"/t/{table}")
    ann.link("Analysis").click()
    ann.button("Analyse this game").click()
    expect(ann.page.get_by_role("status").filter(has_text="The analysis is complete.")).to_be_attached()
    expect(graph(ann)).to_have_attribute("aria-valuetext", re.compile(r"^Before the first turn: Ann \d+%, Ben \d+%$"))
    ann.button("One step forward").click()
    expect(graph(ann)).to_have_attribute("aria-valuenow", "1")
    graph(ann).press("ArrowRight")
    expect(replay_slider(ann)).to_have_value("2")
    last = int(client.get(f"/api/tables/{table}/replay").json()["steps"]) - 1
    box = graph(ann).bounding_box()
    assert box is not None
    ann.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(replay_slider(ann)).not_to_have_value("2")
    graph(ann).press("End")
    expect(replay_slider(ann)).to_have_value(str(last))
    expect(beside(ann)).to_contain_text("The game is over.")
    expect(graph(ann)).to_have_attribute("aria-valuetext", re.compile(r"(100|50)%"))
    ann.page.get_by_text("The figures as a table").click()
    expect(beside(ann).get_by_role("columnheader", name="Ben")).to_be_visible()
    ann.page.reload()
    expect(graph(ann)).to_have_attribute("aria-valuenow", str(last))


def test_the_worst_and_the_best_decisions_are_stepped_through_with_the_better_move_on_the_board(come: Come, house: House) -> None:
    table, (client, _) = finished(house.url)
    found = analysed(client, table)
    worse, equal = with_verdicts(found)
    keep(house, table, found)
    ann = come(client=client).go(f"/t/{table}/replay?analysis&seat=1")
    own = beside(ann).get_by_role("region", name="Ann")
    own.get_by_role("button", name=re.compile(r"−31 \(±4\)")).press("Enter")
    expect(replay_slider(ann)).to_have_value(str(worse["step"]))
    expect(ann.page.get_by_label("Seen by")).to_have_value("0")
    here = beside(ann).get_by_role("region", name=re.compile("turn", re.IGNORECASE))
    expect(here).to_contain_text("You gave away 31% (±4)")
    expect(here.get_by_role("button", name=re.compile("^Better"))).to_have_attribute("aria-pressed", "true")
    expect(here).to_contain_text("brings")
    expect(ann.page.locator(f"[data-lit][data-thing='{worse['made']['things'][0]}']")).to_be_visible()
    own.get_by_role("button", name=re.compile(r"\+20")).click()
    expect(here).to_contain_text("You found the best move: 20% better than the next one")
    ann.page.get_by_label("Seen by").select_option("Ben")
    expect(here).to_contain_text("Ann found the best move")
    here.get_by_role("button", name="See it as Ann saw it").click()
    expect(ann.page.get_by_label("Seen by")).to_have_value("0")
    graph(ann).press("Home")
    graph(ann).press("PageUp")
    expect(replay_slider(ann)).to_have_value(str(worse["step"]))
    replay_slider(ann).fill(str(equal["step"]))
    expect(here).to_contain_text("About as good as the best")
    expect(beside(ann)).not_to_contain_text("gave away")


def test_it_grows_while_one_looks_and_can_be_cancelled(come: Come, slow: House) -> None:
    (table, (client, ben)), (other, _) = finished(slow.url), finished(slow.url)
    ann = come(client=client, url=slow.url).go(f"/t/{table}/replay?analysis")
    ann.button("Analyse this game").click()
    expect(beside(ann)).to_contain_text("no more than a first glance so far")
    expect(ann.page.get_by_role("progressbar", name=re.compile(r"^0 of \d+ decisions looked at closely$"))).to_be_visible()
    expect(beside(ann)).to_contain_text("there is no verdict yet")
    ann.page.goto(f"/t/{other}/replay?analysis")
    ann.expect_complaint("409")
    ann.button("Analyse this game").click()
    expect(ann.page.get_by_role("alert")).to_contain_text("Another game is being analysed for you already")
    expect(ann.link("To that analysis")).to_have_attribute("href", f"/t/{table}/replay?analysis")
    ann.button("Cancel that one, analyse this game").click()
    expect(ann.page.get_by_role("progressbar")).to_be_visible()
    waiting = come(client=ben, url=slow.url).go(f"/t/{table}/replay?analysis")
    waiting.button("Analyse this game").click()
    expect(beside(waiting)).to_contain_text("Another game is analysed first.")
    ann.button("Cancel").click()
    expect(beside(ann).get_by_text("The analysis was cancelled; nothing of it is kept.").last).to_be_visible()
    expect(graph(ann)).to_have_count(0)
    waiting.button("Cancel").click()
    expect(waiting.button("Analyse this game")).to_be_visible()


def test_one_that_came_to_no_end_says_so_and_is_begun_anew(come: Come, house: House) -> None:
    table, (client, _) = finished(house.url)
    keep(house, table, {**analysed(client, table), "state": "stopped", "decisions": []})
    ann = come(client=client).go(f"/t/{table}/replay?analysis")
    expect(ann.page.get_by_role("alert")).to_contain_text("The analysis came to no end")
    ann.button("Try again").click()
    expect(graph(ann)).to_be_visible()


def test_where_there_is_none_none_is_offered(come: Come, house: House, tmp_path: Path) -> None:
    table, (client, _) = before_a_card(house.url)
    ann = come(client=client).go(f"/t/{table}/replay")
    expect(ann.heading("Turn by turn")).to_be_visible()
    expect(ann.page.get_by_role("tab")).to_have_count(0)
    with running(f"sqlite+aiosqlite:///{tmp_path / 'archipel.db'}", ARCHIPEL_ANALYSIS_WORKERS="0") as without:
        table, (client, _) = finished(without.url)
        ben = come(client=client, url=without.url, viewport=PHONE).go(f"/t/{table}/replay")
        ben.page.get_by_role("tab", name="Analysis").click()
        expect(beside(ben)).to_contain_text("This server does not analyse games.")
        expect(ben.button("Analyse this game")).to_have_count(0)
        ben.page.goto("about:blank")
