"""Somebody with a browser of their own, who finds things by their roles and names alone."""

import json
import re
from collections.abc import Callable
from typing import Any

import httpx
from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, expect

from archipel.games import names

WIDE = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}

GUIDE_SEEN = f"try {{ for (const game of {json.dumps(names())}) localStorage.setItem(`archipel-guide-${{game}}`, 'seen') }} catch {{}}"
"""Somebody whom the coach has led through a first game of every kind."""


CONFIRMING = "try {{ localStorage.getItem('archipel-confirm') ?? localStorage.setItem('archipel-confirm', '{}') }} catch {{}}"
"""Somebody who has said about which of their moves they want to be asked once more."""


NOTE_MOVEMENT = """
window.moved = []
const animate = Element.prototype.animate
Element.prototype.animate = function (frames, timing) {
  window.moved.push({ frames: frames.map((frame) => frame.transform ?? "").join(" "), ms: (timing.delay ?? 0) + timing.duration })
  return animate.call(this, frames, timing)
}
"""
"""Keeps how every movement that the page begins goes, and how long it takes."""


class Visitor:
    """A browser context with one page. Whatever the browser complains about is kept, and fails the test unless it was expected.

    A visitor's moves are played at once, unless they want to be asked (`confirm`: always, ending, never). A newcomer has chosen nothing.
    """

    def __init__(
        self,
        browser: Browser,
        url: str,
        client: httpx.Client | None = None,
        newcomer: bool = False,
        confirm: str = "never",
        **context: Any,
    ) -> None:
        self.url = url
        self.client = client
        self.context = browser.new_context(**{"viewport": WIDE, "locale": "en-GB", "reduced_motion": "reduce", "base_url": url, **context})
        self.context.set_default_timeout(30_000)
        if client is not None:
            self.context.add_cookies([{"name": "archipel", "value": client.cookies["archipel"], "url": url}])
        if not newcomer:
            self.context.add_init_script(GUIDE_SEEN)
            self.context.add_init_script(CONFIRMING.format(confirm))
        self.complaints: list[str] = []
        self.expected: list[re.Pattern[str]] = []
        self.page = self.new_page()

    def new_page(self) -> Page:
        page = self.context.new_page()
        page.on("console", self.hear)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        return page

    def hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.text} {message.location['url']}")

    def expect_complaint(self, pattern: str) -> None:
        self.expected.append(re.compile(pattern))

    def unexpected(self) -> list[str]:
        return [said for said in self.complaints if not any(pattern.search(said) for pattern in self.expected)]

    # Where the visitor is

    def go(self, path: str) -> "Visitor":
        self.page.goto(path)
        return self

    def sit_at(self, table: str) -> "Visitor":
        """Opens a table whose game has begun, and waits until its board, which is loaded on its own, is there."""
        self.go(f"/t/{table}")
        expect(self.prompt).to_be_visible()
        expect(self.page.locator("[data-guide=board]")).to_be_attached()
        return self

    @property
    def table(self) -> str:
        found = re.search(r"/t/([^/?#]+)", self.page.url)
        assert found is not None, self.page.url
        return found.group(1)

    # What is there, by role and name

    def button(self, name: str | re.Pattern[str], exact: bool = True) -> Locator:
        return self.page.get_by_role("button", name=name, exact=exact and isinstance(name, str))

    def link(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("link", name=name, exact=isinstance(name, str))

    def heading(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("heading", name=name)

    @property
    def prompt(self) -> Locator:
        return self.page.get_by_role("region", name="What you are asked")

    @property
    def moves(self) -> Locator:
        return self.page.get_by_role("list", name="Your legal moves").get_by_role("button")

    @property
    def log(self) -> Locator:
        """The lines of the log that are seen, the newest turn first, without its headings."""
        lines = self.page.get_by_role("list", name="What happened").get_by_role("listitem")
        return lines.filter(has=self.page.locator("[data-line]"))

    @property
    def hand(self) -> Locator:
        return self.page.get_by_role("group", name="Your hand")

    @property
    def told(self) -> Locator:
        """What a screen reader is told of the game, line by line."""
        return self.page.get_by_role("log", name="What happened")

    def is_to_move(self) -> bool:
        """Whether this person may choose. A move that is on its way is waited for: until it has been made, nobody knows."""
        expect(self.moves.and_(self.page.locator(":disabled"))).to_have_count(0)
        return self.moves.count() > 0

    def text(self) -> str:
        return self.page.locator("body").inner_text()


Come = Callable[..., Visitor]
"""Makes a visitor: `come("Ann")` is a guest of that name, `come()` somebody new."""


def walked(move: str) -> int:
    """How far a pawn would go, as the note beside a move says."""
    return max((int(to) - int(start) for start, to in re.findall(r"(\d+) → (\d+)", move)), default=0)


def longest_walk(moves: Locator) -> Locator:
    """The move whose note promises most."""
    names = moves.all_inner_texts()
    return moves.nth(max(range(len(names)), key=lambda index: walked(names[index])))


def play(who: Visitor, move: Locator) -> None:
    """Clicks a move, and waits until it has been made."""
    before = who.told.inner_text()
    move.click()
    expect(who.told).not_to_have_text(before, use_inner_text=True)


def wait_until(who: Visitor, happened: Callable[[], object], what: str) -> None:
    """Waits for something that the page itself does not show, for a minute at most."""
    for _ in range(3000):
        if happened():
            return
        who.page.wait_for_timeout(20)
    raise AssertionError(f"waited for {what} in vain: {who.prompt.inner_text()}")


def who_must_choose(*people: Visitor) -> Visitor | None:
    """Waits until one of these people is to choose; None once the game is over."""
    for _ in range(3000):
        for who in people:
            if who.is_to_move():
                return who
        if all(who.link("Watch the replay").count() for who in people):
            return None
        people[0].page.wait_for_timeout(20)
    raise AssertionError(f"nobody is asked, and the game is not over: {people[0].prompt.inner_text()}")
