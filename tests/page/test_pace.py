"""The pace at which others' moves are shown: one after another for those who watch, at once for those who do not want to wait."""

import json
import re

import pytest
from playwright.sync_api import WebSocketRoute, expect

from archipel.engine.phrase import NOBODY, Data
from tests.page.tables import before_a_card, play_on, seen_by
from tests.page.visitor import Come, Visitor, wait_until
from tests.server.house import House
from tests.server.talk import begin

LIVE = re.compile(r"/live\?")

NOTE_TIMES = """
window.shown = []
const said = ({ parentElement: parent }) => parent?.role === "log" && parent.ariaLabel === "What happened"
window.choices = () => document.querySelectorAll('ul[aria-label="Your legal moves"] button').length
new MutationObserver((changes) => {
  for (const line of changes.flatMap(({ addedNodes }) => [...addedNodes]).filter(said)) {
    window.shown.push({ choices: choices() })
  }
}).observe(document, { childList: true, subtree: true })
"""
"""Notes that a line of the log is announced, and how many moves could be chosen then."""

CLICK_A_CARD = """() => {
  const card = document.querySelector('[aria-label="Your hand"] [data-thing]')
  card.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }))
}"""

TICK = 50
"""Milliseconds by which the page's clock is moved on, where time is measured by it."""

SINGLE, LEAST, MOST = 1200, 1500, 2500
"""Milliseconds that a turn takes before the next seat's at normal speed: one of a single step, one of several at least, any at most."""

WITH_CLOCK = 1000
"""So long everything takes with a clock of one's own running."""

WAIT_FOR_EVER = """() => {
  performance.now = () => 0
  const soon = window.setTimeout
  window.setTimeout = (work, ms, ...rest) => soon(work, ms >= 100 ? 1000 * ms : ms, ...rest)
}"""
"""The page's clock stands still, and a wait lasts for minutes: what is shown was shown at once, however busy the machine is."""


class Bots:
    """Two bots, whose moves all come at the same moment: when they are released."""

    def __init__(self, ann: Visitor, hold_all: bool = False) -> None:
        self.ann = ann
        self.hold_all = hold_all
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
        if movers and (self.hold_all or 0 not in movers) and said["since"] > 0:
            self.held.append(str(message))
            return
        if 0 in movers:
            self.asked_after_own = self.asked
        self.route.send(message)

    def let_go(self, most: int = 1000) -> None:
        for _ in range(min(most, len(self.held))):
            self.route.send(self.held.pop(0))

    def wait_for_bots(self) -> None:
        """Until both have played, or the game is over."""
        wait_until(self.ann, lambda: self.asked in (0, NOBODY), "the bots")

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


def begin_to_tell(ann: Visitor, bots: Bots) -> int:
    """All moves of the bots come while the page's clock stands still; returns how many lines were announced before."""
    ann.page.clock.pause_at(int(ann.page.evaluate("Date.now()")) + 60_000)
    before = int(ann.page.evaluate("window.shown.length"))
    bots.let_go()
    return before


def timeline(ann: Visitor, before: int, lines: int, most: int) -> list[int]:
    """The times by the page's clock at which each of so many further lines is announced, and then at which there is something to choose."""
    times: list[int] = []
    for now in range(0, most, TICK):
        shown, choices = ann.page.evaluate("[window.shown.length, choices()]")
        times += [now] * (shown - before - len(times))
        if len(times) >= lines and choices:
            return [*times, now]
        ann.page.clock.run_for(TICK)
    raise AssertionError(f"not told within {most} ms: {times}")


def movers_of(messages: list[str]) -> list[int]:
    return [json.loads(message)["happened"][-1]["entries"][-1]["seat"] for message in messages]


@pytest.mark.parametrize(("speed", "factor"), [("slow", 1.6), ("normal", 1.0), ("fast", 0.5)])
def test_a_turn_is_told_step_by_step_in_a_time_that_one_follows(come: Come, house: House, speed: str, factor: float) -> None:
    table, (client,) = begin(house.url, 3, ("Ann",), game="zanzibar")
    ann = come(client=client, reduced_motion="no-preference")
    ann.context.add_init_script(f"localStorage.setItem('archipel-speed', '{speed}')")
    ann.page.clock.install()
    bots = sit_with_bots(ann, table)
    bots.play_turn()
    movers = movers_of(bots.held)
    *times, asked = timeline(ann, begin_to_tell(ann, bots), len(movers), 20_000)
    starts = [time for time, seat, before in zip(times, movers, [-1, *movers], strict=False) if seat != before]
    assert len(starts) == 2
    steps = movers.count(movers[0])
    took = (starts[1] - starts[0]) / factor
    assert (LEAST if steps > 1 else SINGLE) - 2 * TICK <= took <= MOST + 2 * TICK
    assert asked - starts[0] <= 2 * MOST * factor + 3 * TICK
    assert asked > times[-1], "one is asked once the last step has been seen"
    choices = [shown["choices"] for shown in ann.page.evaluate("window.shown")[-len(movers) :]]
    assert choices == [0] * len(movers), "nothing to choose before everything is shown"


def test_with_a_clock_of_ones_own_running_everything_is_told_within_a_second(come: Come, house: House) -> None:
    table, (client,) = begin(house.url, 4, ("Ann",), game="zanzibar", clock={"kind": "budget", "budget": 600, "increment": 10})
    ann = come(client=client, reduced_motion="no-preference")
    ann.page.clock.install()
    bots = sit_with_bots(ann, table)
    bots.play_turn()
    movers = movers_of(bots.held)
    assert len(set(movers)) == 3
    *times, asked = timeline(ann, begin_to_tell(ann, bots), len(movers), 5_000)
    assert asked <= WITH_CLOCK + TICK
    assert times[-1] > times[0], "not all at once"


def test_many_rounds_that_pile_up_are_told_no_longer_than_two(come: Come, house: House) -> None:
    table, people = begin(house.url, 2)
    cleo = come("Cleo", reduced_motion="no-preference")
    cleo.page.clock.install()
    everybody = Bots(cleo, hold_all=True)
    cleo.sit_at(table)
    turns = 0

    def enough(seen: Data) -> bool:
        nonlocal turns
        turns += int(seen["match"]["question"]["key"] == "card")
        return turns > 24

    play_on(table, people, enough)
    cleo.page.wait_for_timeout(300)
    wait_until(cleo, lambda: len(everybody.held) >= 24, "24 lines")
    lines = len(everybody.held)
    end = begin_to_tell(cleo, everybody) + lines
    took = 0
    while int(cleo.page.evaluate("window.shown.length")) < end:
        cleo.page.clock.run_for(200)
        took += 200
    assert MOST < took <= 2 * 2 * MOST


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
