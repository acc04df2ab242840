"""The pace at which others' moves are shown: one after another for those who watch, at once for those who do not want to wait."""

import json
import re
from itertools import pairwise

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.page.tables import before_a_card, seen_by
from tests.page.visitor import Come, Visitor
from tests.server.house import House
from tests.server.talk import begin

LIVE = re.compile(r"/live\?")

NOTE_TIMES = """
window.shown = []
const said = ({ parentElement: parent }) => parent?.role === "log" && parent.ariaLabel === "What happened"
window.choices = () => document.querySelectorAll('ul[aria-label="Your legal moves"] button').length
new MutationObserver((changes) => {
  for (const line of changes.flatMap(({ addedNodes }) => [...addedNodes]).filter(said)) {
    window.shown.push({ at: performance.now(), choices: choices() })
  }
}).observe(document, { childList: true, subtree: true })
"""
"""Notes when a line of the log is announced, and how many moves could be chosen then."""

CLICK_A_CARD = """() => {
  const card = document.querySelector('[aria-label="Your hand"] [data-thing]')
  card.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }))
}"""

AT_ONCE = 300
"""Milliseconds: moves that are shown one after another are further apart."""

WAIT_FOR_EVER = """() => {
  performance.now = () => 0
  const soon = window.setTimeout
  window.setTimeout = (work, ms, ...rest) => soon(work, ms >= 100 ? 1000 * ms : ms, ...rest)
}"""
"""The page's clock stands still, and a wait lasts for minutes: what is shown was shown at once, however busy the machine is."""


class Bots:
    """Two bots, whose moves all come at the same moment: when they are released."""

    def __init__(self, ann: Visitor) -> None:
        self.ann = ann
        self.held: list[str] = []
        self.asked = -1
        self.asked_after_own = -1
        ann.context.add_init_script(NOTE_TIMES)
        ann.page.route_web_socket(LIVE, self.line)

    def line(self, route: WebSocketRoute) -> None:
        self.route = route
        route.connect_to_server().on_message(self.down)

    def down(self, message: str | bytes) -> None:
        said = json.loads(message)
        movers = [entry["seat"] for happening in said.get("happened", []) for entry in happening["entries"]]
        if movers:
            self.asked = said["table"]["match"]["asked"]
        if movers and 0 not in movers and said["since"] > 0:
            self.held.append(str(message))
            return
        if 0 in movers:
            self.asked_after_own = self.asked
        self.route.send(message)

    def let_go(self, most: int = 1000) -> None:
        for _ in range(min(most, len(self.held))):
            self.route.send(self.held.pop(0))

    def wait_for_bots(self) -> None:
        """Until both have played."""
        while self.asked != 0:
            self.ann.page.wait_for_timeout(10)

    def play_turn(self) -> int:
        """The person plays, and then the bots; returns how many lines were announced before the person's last move."""
        before = 0
        while self.asked_after_own in (-1, 0):
            self.wait_for_bots()
            self.let_go()
            expect(self.ann.moves.first).to_be_visible()
            before = int(self.ann.page.evaluate("window.shown.length"))
            self.ann.moves.first.click()
            self.ann.page.wait_for_function("(before) => window.shown.length > before", arg=before)
        self.wait_for_bots()
        return before


def sit_with_bots(ann: Visitor, table: str) -> Bots:
    bots = Bots(ann)
    ann.sit_at(table)
    bots.asked = seen_by(ann.client, table)["match"]["asked"] if ann.client else -1
    return bots


def gaps(ann: Visitor, before: int) -> list[float]:
    """The times between the lines that were announced after this many."""
    times = ann.page.evaluate("(before) => window.shown.slice(before).map(({ at }) => at)", before)
    return [later - sooner for sooner, later in pairwise(times)]


def test_the_moves_of_bots_are_shown_one_after_another_and_then_ones_own_choices(come: Come, house: House) -> None:
    table, (client,) = begin(house.url, 3, ("Ann",))
    ann = come(client=client, reduced_motion="no-preference")
    bots = sit_with_bots(ann, table)
    before = bots.play_turn()
    held = len(bots.held)
    assert held > 1
    bots.let_go()
    expect(ann.moves.first).to_be_visible()
    ann.page.wait_for_function("(before) => window.shown.length > before", arg=before + held)
    assert min(gaps(ann, before)) > AT_ONCE
    choices = ann.page.evaluate("(before) => window.shown.slice(before).map(({ choices }) => choices)", before)
    assert choices[1:-1] == [0] * (len(choices) - 2), "nothing to choose before everything is shown"


def test_a_click_shows_at_once_how_things_stand_and_chooses_nothing(come: Come, house: House) -> None:
    table, (client,) = begin(house.url, 3, ("Ann",))
    ann = come(client=client, reduced_motion="no-preference")
    bots = sit_with_bots(ann, table)
    bots.play_turn()
    decision = seen_by(client, table)["match"]["decision"]
    held, before = len(bots.held), int(ann.page.evaluate("window.shown.length"))
    assert held > 1
    bots.let_go(1)
    ann.page.wait_for_function("(before) => window.shown.length > before", arg=before)
    ann.page.evaluate(WAIT_FOR_EVER)
    bots.let_go()
    assert ann.page.evaluate("[window.shown.length, choices()]") == [before + 1, 0]
    ann.page.evaluate(CLICK_A_CARD)
    ann.page.wait_for_function("(lines) => window.shown.length === lines && choices() > 0", arg=before + held)
    assert seen_by(client, table)["match"]["decision"] == decision
    expect(ann.button(re.compile("^Put back"))).to_be_disabled()


@pytest.mark.parametrize("calm", [True, False], ids=["calm", "hidden"])
def test_whoever_wants_no_motion_or_looks_away_waits_for_nothing(come: Come, house: House, calm: bool) -> None:
    table, (client,) = begin(house.url, 3, ("Ann",))
    ann = come(client=client, reduced_motion="reduce" if calm else "no-preference")
    bots = sit_with_bots(ann, table)
    bots.play_turn()
    assert len(bots.held) > 1
    if not calm:
        ann.page.evaluate("Object.defineProperty(document, 'hidden', { get: () => true })")
    ann.page.evaluate(WAIT_FOR_EVER)
    bots.let_go()
    expect(ann.moves.first).to_be_visible()


def test_ones_own_move_is_shown_at_once(come: Come, house: House) -> None:
    table, (client, _) = before_a_card(house.url)
    ann = come(client=client, reduced_motion="no-preference")
    ann.context.add_init_script(NOTE_TIMES)
    ann.sit_at(table)
    expect(ann.moves.first).to_be_visible()
    ann.page.evaluate(WAIT_FOR_EVER)
    ann.moves.first.click()
    expect(ann.told).not_to_be_empty()
