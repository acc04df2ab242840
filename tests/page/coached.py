"""A newcomer who is led by the coach: one game, seen on a wide screen and on a phone, looked at whenever the newcomer is asked."""

from typing import Any

from playwright.sync_api import Browser

from archipel.engine.phrase import Data
from tests.page.tables import seen_by
from tests.page.visitor import PHONE, WIDE, Visitor
from tests.server.talk import begin, command

ROUNDS = 2
MOST = 400

ARRIVED = "(decision) => document.querySelector('.prompt')?.dataset.decision === String(decision)"

LEARN = """() => {
  const inside = ({ width, height }) => width > 0 && height > 0
  /** What is seen of a thing at some point of it once the card is gone, and is under the card while it is there. */
  const under = (one, card) => {
    const { left, top, width, height } = one.getBoundingClientRect()
    return [0.1, 0.3, 0.5, 0.7, 0.9].some((x) =>
      [0.1, 0.3, 0.5, 0.7, 0.9].some((y) => {
        const at = [left + x * width, top + y * height]
        if (!card.contains(document.elementFromPoint(...at))) return false
        card.style.visibility = "hidden"
        const beneath = document.elementFromPoint(...at)
        card.style.visibility = ""
        return one.contains(beneath)
      }),
    )
  }
  const card = document.querySelector(".coach.shown")
  const board = document.querySelector("[data-guide=board] > .room > .board").getBoundingClientRect()
  const seen = [...document.querySelectorAll(".prompt, [data-can], [data-chosen]")].filter((one) => inside(one.getBoundingClientRect()))
  const place = card?.getBoundingClientRect()
  return {
    title: card?.querySelector("h2")?.textContent.trim() ?? "",
    said: card?.innerText ?? "",
    within: !place || (place.left >= 0 && place.top >= 0 && place.right <= innerWidth && place.bottom <= innerHeight),
    covered: card ? seen.filter((one) => under(one, card)).map((one) => one.dataset.thing ?? one.className) : [],
    glowing: document.querySelectorAll("[data-can]").length,
    board: [board.x, board.y, board.width, board.height].map((part) => Math.round(part * 10) / 10),
  }
}"""
"""What the coach says and covers, whether it is all within the window, how much glows, where the board is."""

SETTLED = f"""() => {{
  const {{ within, covered }} = ({LEARN})()
  return within && covered.length === 0
}}"""

POINTS = "() => (document.querySelector('[data-coach-move]') !== null) === (document.querySelector('.beckons') !== null)"
"""What the coach names it points at, where all of the board is in sight."""


class Led:
    """A game of two: the newcomer, with two screens, and somebody who plays whatever comes first."""

    def __init__(self, browser: Browser, url: str, game: str, **choice: Any) -> None:
        self.table, self.people = begin(url, 2, game=game, **choice)
        self.screens = {
            "wide": Visitor(browser, url, self.people[0], newcomer=True, viewport=WIDE),
            "phone": Visitor(browser, url, self.people[0], newcomer=True, viewport=PHONE, is_mobile=True, has_touch=True),
        }
        for screen in self.screens.values():
            screen.sit_at(self.table)
            screen.page.locator("[data-guide=board] svg").first.wait_for()
        self.cards: list[tuple[str, str]] = []
        """The question, and the title of the card that came with it, wherever there was one."""
        self.boards: dict[str, set[tuple[float, ...]]] = {name: set() for name in self.screens}

    def close(self) -> None:
        for screen in self.screens.values():
            screen.context.close()

    def complaints(self) -> list[str]:
        return [said for screen in self.screens.values() for said in screen.unexpected()]

    def look(self, match: Data) -> Data:
        """Looks at both screens as soon as the newcomer is asked there; what the wide one shows."""
        found = {}
        for name, screen in self.screens.items():
            screen.page.wait_for_function(ARRIVED, arg=match["decision"])
            screen.page.wait_for_function("() => document.querySelector('[data-move]') !== null")
            screen.page.wait_for_function(SETTLED)
            found[name] = screen.page.evaluate(LEARN)
            self.boards[name].add(tuple(found[name]["board"]))
        self.screens["wide"].page.wait_for_function(POINTS)
        assert found["wide"]["title"] == found["phone"]["title"], match["question"]
        return dict(found["wide"])

    def play(self, rounds: int = ROUNDS) -> None:
        """Plays so many rounds, the newcomer as the coach says where it says something."""
        for number in range(MOST):
            asked = seen_by(self.people[0], self.table)["match"]["asked"]
            seen = seen_by(self.people[max(asked, 0)], self.table)
            match = seen["match"]
            if asked < 0 or round_of(match["view"]) > rounds:
                return
            moves = [move["text"] for move in match["moves"]]
            move = moves[number % len(moves)]
            if asked == 0:
                shown = self.look(match)
                if shown["title"]:
                    self.cards.append((match["question"]["key"], shown["title"]))
                assert shown["glowing"] or "glow" not in shown["said"], f"nothing glows at {match['question']}, but the coach speaks of it"
                pick = self.screens["wide"].page.locator("[data-coach-move]")
                move = (pick.get_attribute("data-coach-move") or move) if pick.count() else move
                assert move in moves, "what the coach points at can be played"
            command(self.people[asked], self.table, do="move", decision=match["decision"], moves=[move])
        raise AssertionError("the rounds do not end")


def round_of(view: Data) -> int:
    """The round that is played; Flucht counts turns."""
    return int(view["round"]) if "round" in view else view["turns"] // len(view["teams"]) + 1
