"""How calm a table is: one game, seen by one person on screens of several sizes, measured at every decision: the first of every kind, or
all of them, in every language.

Run as a module it plays two rounds of every game, or of those that are named, and tells what does not keep its place.
"""

import random
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import httpx
from playwright.sync_api import Browser, Page, sync_playwright

from archipel.engine.phrase import Data
from archipel.words import LANGUAGES
from tests.art import drawn_games
from tests.page.chromium import ARGUMENTS, find_chromium
from tests.page.tables import seen_by
from tests.page.visitor import Visitor
from tests.server.house import PEOPLE, running
from tests.server.talk import begin, command

SIZES = ((1440, 900), (1280, 720), (390, 844))
ROUNDS = 2
MOST = 1200
ALIKE = 1
"""So many decisions of a kind, of one's own and of others, are measured in every language; further ones in one language each, by turns."""
STAY = 3
"""So many decisions in a row are measured in one language then, as changing it is what takes longest."""
LEAST_LOG = 0.45
"""The least share of the right column, on a wide screen, that the log has."""

PREFER = "try { localStorage.setItem('archipel-confirm', 'always') } catch {}"
"""Whoever is asked about every move may click on anything without making one."""

ARRIVED = "(decision) => document.querySelector('.prompt')?.dataset.decision === String(decision)"

UNSEEN = "document.documentElement.style.visibility = 'hidden'"
"""Everything has its place, and nothing is painted: that would take most of the time."""

MEASURE = """async ({ languages, click }) => {
  const soon = (ms = 0) => new Promise((done) => setTimeout(done, ms))
  const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
  const speaks = [...document.querySelectorAll("dialog select")].find(({ options }) => [...options].some(({ value }) => value === "it"))
  const box = (one) => {
    const { x, y, width, height } = one.getBoundingClientRect()
    return [x, y, width, height].map((part) => Math.round(part * 10) / 10)
  }
  const question = () => document.querySelector(".prompt .q")
  const look = (language, state) => ({
    language,
    state,
    question: question().textContent,
    fits: question().scrollHeight <= question().clientHeight + 1,
    places: Object.fromEntries(
      Object.entries({
        board: "[data-guide=board] > .room > .board",
        prompt: ".prompt",
        sheet: ".sheet-of-phone",
        hand: ".handrow.card",
        moves: ".moves-card",
        log: ".talk",
      })
        .map(([name, selector]) => [name, document.querySelector(selector)])
        .concat([...document.querySelectorAll(".prompt [data-act]")].map((one) => [one.dataset.act, one]))
        .filter(([, one]) => one?.checkVisibility())
        .map(([name, one]) => [name, box(one)]),
    ),
  })
  const seen = []
  for (const language of languages) {
    speaks.value = language
    speaks.dispatchEvent(new Event("change", { bubbles: true }))
    while (document.documentElement.lang !== language) await soon(5)
    await drawn()
    seen.push(look(language, "asked"))
    if (language !== click) continue
    const things = [...document.querySelectorAll("[data-guide=board] [data-can], [data-guide=hand] [data-can]")]
    const thing = things[Math.floor(things.length / 2)]
    if (!thing) continue
    thing.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }))
    await drawn()
    seen.push(look(language, "chosen"))
    document.querySelector(".prompt [data-act=put-back]")?.click()
    await drawn()
    seen.push(look(language, "put back"))
  }
  return seen
}"""
"""Where everything is in each language; in one of them, also after a click on something that can be chosen, and when it is put back."""


class Watched:
    """One table on several screens. `first` is where everything was when it was first seen, by size and language; `jumps` what was
    elsewhere later; `long` the questions that do not fit two lines."""

    def __init__(self, browser: Browser, url: str, game: str, seats: int = 2, alike: int = ALIKE, **choice: Any) -> None:
        self.alike = alike
        self.kinds: Counter[tuple[str, bool]] = Counter()
        self.table, self.people = begin(url, seats, ("Ann", "Ben", "Cleo", "Dora")[:seats], game=game, **choice)
        self.screens = [
            Visitor(browser, url, self.people[0], viewport={"width": width, "height": height}, has_touch=width < 600, is_mobile=width < 600)
            for width, height in SIZES
        ]
        self.first: dict[tuple[int, str, str], list[float]] = {}
        self.jumps: list[str] = []
        self.long: dict[str, str] = {}
        for screen in self.screens:
            screen.context.add_init_script(PREFER)
            screen.sit_at(self.table)
            screen.page.locator("[data-guide=board] svg").first.wait_for()
            screen.page.evaluate("document.fonts.ready")
            screen.page.get_by_role("button", name="More", exact=True).click()
            screen.page.evaluate(UNSEEN)

    def close(self) -> None:
        for screen in self.screens:
            screen.context.close()

    def look(self, number: int, seen: Data) -> None:
        """Measures all screens at one decision."""
        asked = seen["match"]["question"]["key"]
        kind = (asked, seen["match"]["asked"] == 0)
        self.kinds[kind] += 1
        languages = in_turn(number) if self.kinds[kind] <= self.alike else [LANGUAGES[number // STAY % len(LANGUAGES)]]
        for screen, (width, height) in zip(self.screens, SIZES, strict=True):
            page: Page = screen.page
            page.wait_for_function(ARRIVED, arg=seen["match"]["decision"])
            click = languages[number % len(languages)]
            for one in page.evaluate(MEASURE, {"languages": languages, "click": click}):
                where = f"{width}x{height} {one['language']} decision {number} ({asked}, {one['state']})"
                if not one["fits"]:
                    self.long.setdefault(f"{width}x{height} {one['language']} {asked}", one["question"])
                for name, place in one["places"].items():
                    was = self.first.setdefault((width, one["language"], name), place)
                    if place != was:
                        self.jumps.append(f"{where}: {name} {was} -> {place}")
                here = (width, one["language"])
                missing = [name for size, language, name in self.first if (size, language) == here and name not in one["places"]]
                self.jumps += [f"{where}: {name} is gone" for name in missing]

    def play(self, enough: Callable[[Data], bool]) -> int:
        """Everybody plays at random until it is enough, or to the end; how many decisions were seen."""
        luck = random.Random(1)
        for number in range(MOST):
            asked = seen_by(self.people[0], self.table)["match"]["asked"]
            seen = seen_by(self.people[max(asked, 0)], self.table)
            if asked < 0 or enough(seen):
                return number
            self.look(number, seen)
            move = luck.choice(seen["match"]["moves"])["text"]
            command(self.people[asked], self.table, do="move", decision=seen["match"]["decision"], moves=[move])
        raise AssertionError("the game does not end")

    def log_is_low(self) -> list[str]:
        """The wide screens on which the log has less of the right column than it should."""
        found = []
        for (width, language, name), (_, _, _, high) in self.first.items():
            moves = self.first.get((width, language, "moves"))
            if name == "log" and moves and high < LEAST_LOG * (high + moves[3]):
                found.append(f"{width}: {high} of {high + moves[3]}")
        return found


def in_turn(number: int) -> list[str]:
    """To and fro: each decision begins in the language in which the one before ended, as changing it is what takes longest."""
    return list(LANGUAGES) if number % 2 == 0 else list(reversed(LANGUAGES))


def two_rounds(seen: Data) -> bool:
    return bool(seen["match"]["view"].get("round", 1) > ROUNDS)


@contextmanager
def watched(browser: Browser, url: str, game: str, **choice: Any) -> Iterator[Watched]:
    one = Watched(browser, url, game, **choice)
    try:
        yield one
    finally:
        one.close()


def short(game: str) -> Data:
    """The options with which a game ends after two rounds, where it has such."""
    return {} if game == "borabora" else {"rounds": str(ROUNDS)}


def main(games: list[str]) -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        running(f"sqlite+aiosqlite:///{folder}/archipel.db") as house,
        sync_playwright() as driver,
    ):
        browser = driver.chromium.launch(executable_path=find_chromium(), args=ARGUMENTS)
        for game in games or drawn_games():
            with watched(browser, house.url, game, options=short(game)) as one:
                decisions = one.play(two_rounds)
            print(f"{game}: {decisions} decisions, {len(one.jumps)} jumps, {len(one.long)} questions that are too long")
            kinds: dict[str, str] = {}
            for jump in one.jumps:
                size, _, rest = jump.partition(" ")
                kinds.setdefault(f"{size} {rest.partition(': ')[2].split()[0]}", jump)
            for text in [*kinds.values(), *(f"{where}: {question}" for where, question in one.long.items()), *one.log_is_low()]:
                print("  ", text)
        browser.close()
        clients: list[httpx.Client] = PEOPLE
        for client in clients:
            client.close()


if __name__ == "__main__":
    main(sys.argv[1:])
