"""How easily a phone is played by finger: what is too small to hit, and what can be chosen but is neither seen nor pointed to.

Run as a module it plays a round of every game, or of those that are named, and tells what it finds.
"""

import random
import sys
import tempfile
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from archipel.engine.phrase import Data
from tests.art import drawn_games
from tests.page.calm import ARRIVED
from tests.page.chromium import ARGUMENTS, find_chromium
from tests.page.tables import seen_by
from tests.page.visitor import Visitor
from tests.server.house import running
from tests.server.talk import begin, command

SIZES = ((390, 844), (360, 740), (430, 932))
MOST = 400
LEAST = 40
"""The least width and height, in pixels, that a finger has to hit something."""

SMALL = """(least) => {
  const room = least / 2 - 0.5
  const pressed = "button, a[href], summary, input, select, textarea, [role=tab], [role=button], [data-can], [data-again]"
  const pointers = [...document.querySelectorAll(".pointers button")].map((one) => one.getBoundingClientRect())
  const within = (box, edge, slip) =>
    box.left >= edge.left - slip && box.right <= edge.right + slip && box.top >= edge.top - slip && box.bottom <= edge.bottom + slip
  const met = (one, other, slip) =>
    one.left < other.right - slip && one.right > other.left + slip && one.top < other.bottom - slip && one.bottom > other.top + slip
  const inSight = (one, box) => {
    if (!within(box, { left: 0, top: 0, right: innerWidth, bottom: innerHeight }, 1)) return false
    if (getComputedStyle(one).position === "fixed") return true
    for (let up = one.parentElement; up; up = up.parentElement) {
      if (getComputedStyle(up).overflow === "visible") continue
      const { left, top, right, bottom } = up.getBoundingClientRect()
      if (!within(box, { left, top, right, bottom: bottom - Number(up.dataset.foot ?? 0) }, 1)) return false
    }
    return true
  }
  const isSmall = (one) => {
    if (!one.checkVisibility({ visibilityProperty: true }) || one.closest("[aria-hidden=true], .sr-only, [inert]")) return false
    const box = one.getBoundingClientRect()
    if (box.width === 0 || !inSight(one, box) || pointers.some((over) => met(over, box, 7))) return false
    const hits = (x, y) => {
      const top = document.elementFromPoint(x, y)
      return top !== null && (one.contains(top) || top.closest("label")?.control === one)
    }
    const full = (x, y) => hits(x, y) && hits(x - room, y) && hits(x + room, y) && hits(x, y - room) && hits(x, y + room)
    if (full((box.left + box.right) / 2, (box.top + box.bottom) / 2)) return false
    let reached = one.matches("[data-can]")
    for (let x = box.left - 6; x <= box.right + 6; x += 2)
      for (let y = box.top - 6; y <= box.bottom + 6; y += 2) {
        if (full(x, y)) return false
        reached ||= hits(x, y)
      }
    return reached
  }
  const named = (one) => {
    const { width, height } = one.getBoundingClientRect()
    const name = one.getAttribute("aria-label") ?? one.textContent.trim().slice(0, 30)
    return `${one.dataset.thing ?? one.dataset.act ?? ""} ${name} (${Math.round(width)}x${Math.round(height)})`
  }
  return [...document.querySelectorAll(pressed)].filter(isSmall).map(named)
}"""
"""Whatever can be pressed, lies wholly in sight, and offers a finger less room than that across or down. What lies under a pointer is
counted by it."""

LOST = """() => {
  const place = document.querySelector("[data-guide=board]")
  const sheet = document.querySelector(".sheet-of-phone").getBoundingClientRect()
  const counts = [...document.querySelectorAll(".pointers button")].map((one) => Number(one.textContent.replace(/\\D/g, "")))
  const pointed = counts.reduce((sum, count) => sum + count, 0)
  const hidden = [...place.querySelectorAll("[data-can]")].filter((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect()
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    return right > left && (x < 0 || x > innerWidth || y > sheet.top || y < place.getBoundingClientRect().top)
  })
  return hidden.length > pointed ? hidden.map((one) => one.getAttribute("aria-label")) : []
}"""
"""What can be chosen on the board and is out of sight, where the pointers do not count all of it."""


class Fingers:
    """One person's phone at a table of people who play at random."""

    def __init__(self, browser: Browser, url: str, game: str, seats: int = 4, size: tuple[int, int] = (390, 844), **context: Any) -> None:
        self.table, self.people = begin(url, seats, ("Ann", "Ben", "Cleo", "Dora", "Eve", "Fay")[:seats], game=game)
        viewport = {"width": size[0], "height": size[1]}
        self.screen = Visitor(browser, url, self.people[0], viewport=viewport, is_mobile=True, has_touch=True, **context)
        self.page: Page = self.screen.go(f"/t/{self.table}").page
        self.page.locator(".prompt[data-decision]").wait_for()
        self.page.locator("[data-guide=board] svg").first.wait_for()
        self.page.evaluate("document.fonts.ready")

    def settle(self) -> None:
        """Waits until the page shows how things stand, and has drawn it."""
        self.page.wait_for_function(ARRIVED, arg=seen_by(self.people[0], self.table)["match"]["decision"])
        self.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 60))))")

    def play(self, enough: Callable[[Data], bool], look: Callable[[str], None], each: int = 2, most: int = 0) -> int:
        """Plays on until it is enough, or so long; looks at every kind of decision so often."""
        luck = random.Random(4)
        looked: dict[str, int] = {}
        for number in range(MOST):
            asked = seen_by(self.people[0], self.table)["match"]["asked"]
            seen = seen_by(self.people[max(asked, 0)], self.table)
            if asked < 0 or enough(seen) or 0 < most <= number:
                return number
            kind = seen["match"]["question"]["key"]
            if asked == 0 and looked.setdefault(kind, 0) < each:
                looked[kind] += 1
                self.settle()
                look(kind)
            move = luck.choice(seen["match"]["moves"])["text"]
            command(self.people[asked], self.table, do="move", decision=seen["match"]["decision"], moves=[move])
        raise AssertionError("the game does not end")


def small_at(phone: Fingers) -> dict[str, str]:
    """What is too small to hit in two rounds, and at which kind of decision it was seen first."""
    found: dict[str, str] = {}

    def look(kind: str) -> None:
        for what in phone.page.evaluate(SMALL, LEAST):
            found.setdefault(what, kind)

    phone.play(lambda seen: bool(seen["match"]["view"].get("round", 1) > 2), look)
    return found


def main(games: list[str]) -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        running(f"sqlite+aiosqlite:///{folder}/archipel.db") as house,
        sync_playwright() as driver,
    ):
        browser = driver.chromium.launch(executable_path=find_chromium(), args=ARGUMENTS)
        for game, size in ((game, size) for game in games or drawn_games() for size in SIZES):
            phone = Fingers(browser, house.url, game, size=size)
            found = small_at(phone)
            print(f"{game} {size[0]}x{size[1]}: {len(found)} too small")
            for what, kind in found.items():
                print("  ", kind, what)
            phone.screen.context.close()
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
