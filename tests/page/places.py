"""Every page there is, with a table in each of its states: what the tests of looks, words and access go through."""

from collections.abc import Callable
from dataclasses import dataclass

import httpx
from playwright.sync_api import Locator

from tests.page.tables import analysed, before_a_card, finished
from tests.page.visitor import Visitor
from tests.server.talk import open_table

PAGES = ("lobby", "open", "waiting", "running", "over", "replay", "analysis", "explore", "rules", "edition", "bench", "account", "lost")


@dataclass(frozen=True)
class Places:
    """`addresses` of all pages, as one person may see them."""

    client: httpx.Client
    addresses: dict[str, str]

    def show(self, who: Visitor, page: str) -> None:
        """Goes there, and waits until the page is complete."""
        if page == "lost":
            who.expect_complaint("404")
        who.go(self.addresses[page])
        there = LANDMARKS[page](who) if page in LANDMARKS else who.page.get_by_role("heading", level=1)
        there.first.wait_for()
        if page in BOARDS:
            who.page.locator("[data-guide=board] svg").first.wait_for()
        who.page.evaluate("document.fonts.ready")


LANDMARKS: dict[str, Callable[[Visitor], Locator]] = {
    "lobby": lambda who: who.page.get_by_role("article").nth(1),
    "open": lambda who: who.page.get_by_role("radio"),
    "running": lambda who: who.page.get_by_role("list").get_by_role("button"),
    "over": lambda who: who.page.get_by_role("table"),
    "replay": lambda who: who.page.get_by_role("slider"),
    "analysis": lambda who: who.page.get_by_role("tabpanel").get_by_role("table"),
    "explore": lambda who: who.page.get_by_role("list").get_by_role("button"),
    "rules": lambda who: who.page.get_by_role("heading", level=4),
    "edition": lambda who: who.page.get_by_role("heading", level=2),
    "bench": lambda who: who.page.locator(".stage [data-thing]"),
}
"""What is in a page when all of it is there."""

BOARDS = ("running", "over", "replay", "analysis", "explore")
"""Pages that also have a board, which is loaded on its own."""


def prepare(url: str) -> Places:
    running, (client, _) = before_a_card(url, private=False, title="Sunday evening")
    waiting = open_table(client, seats=3)
    over, (other, _) = finished(url)
    analysed(other, over)
    return Places(
        client,
        {
            "lobby": "/",
            "open": "/open/flucht",
            "waiting": f"/t/{waiting}",
            "running": f"/t/{running}",
            "over": f"/t/{over}",
            "replay": f"/t/{over}/replay?at=3&seat=0",
            "analysis": f"/t/{over}/replay?at=3&seat=0&analysis",
            "explore": f"/t/{over}/explore?at=3",
            "rules": "/rules/flucht",
            "edition": "/edition/flucht",
            "bench": "/edition/flucht/bench",
            "account": "/account",
            "lost": "/there/is/no/such/page",
        },
    )
