"""Pictures of the page: lobby, table, end and the rest, wide and on a phone, light and dark. `make screenshots` puts them into a folder.

The people, the tables and how far the games are do not change; the cards do, as a server shuffles honestly.
"""

import os
import secrets
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Browser, sync_playwright
from tests.page.chromium import ARGUMENTS, find_chromium
from tests.page.places import LANDMARKS
from tests.page.tables import seen_by
from tests.page.visitor import PHONE, WIDE, Visitor
from tests.server.house import PEOPLE, person, running
from tests.server.talk import command, open_table

from archipel.engine.phrase import Data

SIZES = {"wide": WIDE, "phone": PHONE}
THEMES = ("light", "dark")
IN_README = {"mangrovia-table": "table.jpg", "lobby": "lobby.jpg"}
"""Those that the README shows, small enough for it: copied to docs by whoever likes them."""
MID_GAME = 40
"""How many squares the first team has come when the picture of the table is taken."""
MID_ROUND = 6
"""The first round of Mangrovia in which it is taken, when somebody may build."""
PATIENCE = 4
"""So many rounds later anything will do."""
LAST_ROUND = 14
MERCHANTS_ROUND = 4
"""The round of Zanzibar in which a merchant is chosen; the objectives are scored a round later."""
LAGOON_ROUND = 3
"""The round of Bora Bora in which a die is placed, or the helper is asked."""


def start(people: list[httpx.Client], seats: int, **choice: Any) -> str:
    """A table whose game begins: people at the first seats, bots at the others."""
    owner = people[0]
    table = open_table(owner, seats=seats, **choice)
    for other in people[1:]:
        command(other, table, do="sit")
    for seat in range(len(people), seats):
        command(owner, table, do="bot", seat=seat, bot="greedy")
    for one in people:
        command(one, table, do="contribute", contribution=secrets.token_hex(16))
    command(owner, table, do="start")
    return table


def farthest(seen: Data) -> str:
    """A good move: the one whose notes promise the longest way."""

    def way(move: Data) -> int:
        notes = [mark["args"] for mark in seen["match"]["marks"] if mark["thing"] in move["things"] and mark["key"] == "goes-forward"]
        return max((args["to"] - args["from"] for args in notes), default=0)

    return str(max(seen["match"]["moves"], key=way)["text"])


def play(table: str, people: list[httpx.Client], enough: Callable[[Data], bool] = lambda match: False) -> None:
    """People and bots play until the first one is to play a card and enough has happened, or to the end."""
    while (shown := seen_by(people[0], table))["status"] == "running":
        match = shown["match"]
        if match["asked"] == 0 and match["question"]["key"] == "card" and enough(match):
            return
        if match["asked"] < len(people):
            seen = seen_by(people[match["asked"]], table)
            command(people[match["asked"]], table, do="move", decision=seen["match"]["decision"], moves=[farthest(seen)])


def builder(seen: Data) -> str:
    """What somebody does who likes to build: a double hut, a hut, a card, nothing only where they must; every round another site."""
    moves = [str(move["text"]) for move in seen["match"]["moves"]]
    if seen["match"]["question"]["key"] == "bowl":
        return moves[int(seen["match"]["view"]["round"]) % len(moves)]
    order = ["double", "build", "birds", "collect", "take", "draw", "site", "pay", "card", "return", "skip"]
    return min(moves, key=lambda text: order.index(text.split()[0]))


def play_mangrovia(table: str, who: httpx.Client, last: int) -> None:
    """Somebody plays against bots until they may build in a late round, or have waited for it too long, or to the end."""
    while (seen := seen_by(who, table))["status"] == "running":
        match = seen["match"]
        if match["asked"] != seen["seat"]:
            continue
        late = int(match["view"]["round"]) - last
        if late > PATIENCE or (late >= 0 and any(move["text"].startswith("build") for move in match["moves"])):
            return
        command(who, table, do="move", decision=match["decision"], moves=[builder(seen)])


def trader(seen: Data) -> str:
    """What somebody does who wants to see the island: one merchant a turn moves, and what brings points is scored."""
    moves = [str(move["text"]) for move in seen["match"]["moves"]]
    notes = {mark["thing"]: mark["args"] for mark in seen["match"]["marks"]}
    match seen["match"]["question"]["key"]:
        case "move" if not seen["match"]["view"]["moved"]:
            return moves[len(moves) // 2]
        case "move" | "step":
            return "end" if "end" in moves else moves[0]
        case "score":
            worth = {text: notes[text.split()[1]]["points"] for text in moves if text != "skip"}
            best = max(worth, key=lambda text: worth[text])
            return best if worth[best] > 0 else "skip"
        case _:
            return moves[int(seen["match"]["decision"]) % len(moves)]


def settler(seen: Data) -> str:
    """What somebody does who tries everything: any move but doing without."""
    moves = [str(move["text"]) for move in seen["match"]["moves"]]
    wanted = [text for text in moves if text not in ("done", "pass") and not text.startswith("drop")] or moves
    return wanted[int(seen["match"]["decision"]) % len(wanted)]


def play_until(table: str, who: httpx.Client, question: str, round: int, choose: Callable[[Data], str]) -> None:
    """Somebody plays against bots until they are asked something in a late round, or to the end."""
    while (seen := seen_by(who, table))["status"] == "running":
        match = seen["match"]
        if match["asked"] != seen["seat"]:
            continue
        if match["view"]["round"] >= round and match["question"]["key"] == question:
            return
        command(who, table, do="move", decision=match["decision"], moves=[choose(seen)])


def prepare(url: str) -> tuple[httpx.Client, dict[str, str]]:
    """A lively evening: whose pictures they are, and the addresses of the pages."""
    anna, ben, chiara = (person(url, name) for name in ("Anna", "Ben", "Chiara"))
    over = start([anna, ben], 3, title="Last week")
    play(over, [anna, ben])
    table = start([anna, ben], 4, title="Sunday evening", private=False)
    play(table, [anna, ben], lambda match: max(match["scores"]) >= MID_GAME)
    command(ben, table, do="chat", text="That snake card was mine!")
    command(anna, table, do="chat", text="Was it? Mind the elephant.")
    islands = {"game": "mangrovia", "options": {"tiles": "random", "rounds": str(LAST_ROUND)}}
    chief = start([anna], 4, title="The old chief", **islands)
    play_mangrovia(chief, anna, LAST_ROUND + 1)
    huts = start([anna], 4, title="Huts and birds", private=False, **islands)
    play_mangrovia(huts, anna, MID_ROUND)
    market, placing, scoring, spices = (start([anna], 4, game="zanzibar", title="Cloves and cinnamon", private=False) for _ in range(4))
    play_until(placing, anna, "place", 1, trader)
    play_until(market, anna, "move", MERCHANTS_ROUND, trader)
    play_until(scoring, anna, "score", MERCHANTS_ROUND + 1, trader)
    play_until(spices, anna, "over", 1, trader)
    lagoon, helping, sunset = (start([anna], 4, game="borabora", title="Five islands", private=False) for _ in range(3))
    play_until(lagoon, anna, "place", LAGOON_ROUND, settler)
    play_until(helping, anna, "helper", LAGOON_ROUND, settler)
    play_until(sunset, anna, "over", 1, settler)
    waiting = open_table(anna, seats=3, title="After dinner", private=False)
    command(chiara, waiting, do="sit")
    open_table(chiara, seats=4, title="Beginners welcome", private=False, clock={"kind": "budget", "budget": 900, "increment": 20})
    open_table(ben, seats=2, title="One move a day", private=False, clock={"kind": "days", "days": 1})
    start([chiara], 3, title="Chiara and the bots", private=False)
    return anna, {
        "lobby": "/",
        "open": "/open/flucht",
        "waiting": f"/t/{waiting}",
        "table": f"/t/{table}",
        "end": f"/t/{over}",
        "replay": f"/t/{over}/replay?at=12&seat=0",
        "rules": "/rules/flucht",
        "edition": "/edition/flucht",
        "mangrovia-table": f"/t/{huts}",
        "mangrovia-end": f"/t/{chief}",
        "zanzibar-placing": f"/t/{placing}",
        "zanzibar-table": f"/t/{market}",
        "zanzibar-scoring": f"/t/{scoring}",
        "zanzibar-end": f"/t/{spices}",
        "zanzibar-rules": "/rules/zanzibar",
        "zanzibar-edition": "/edition/zanzibar",
        "borabora-table": f"/t/{lagoon}",
        "borabora-helper": f"/t/{helping}",
        "borabora-end": f"/t/{sunset}",
        "borabora-rules": "/rules/borabora",
        "borabora-edition": "/edition/borabora",
        "mangrovia-rules": "/rules/mangrovia",
        "mangrovia-edition": "/edition/mangrovia",
        "account": "/account",
        "lost": "/out/at/sea",
    }


def take(browser: Browser, url: str, who: httpx.Client, places: dict[str, str], folder: Path) -> None:
    for size, viewport in SIZES.items():
        visitor = Visitor(browser, url, who, viewport=viewport, is_mobile=size == "phone", has_touch=size == "phone")
        for name, path in places.items():
            visitor.go(path)
            kind = name.rpartition("-")[2]
            shown = {
                "table": "running",
                "placing": "running",
                "scoring": "running",
                "helper": "running",
                "end": "over",
                "lobby": "open-tables",
            }
            landmark = LANDMARKS.get(shown.get(kind, kind))
            (landmark(visitor) if landmark else visitor.page.get_by_role("main")).first.wait_for()
            if name == "table" and size == "wide":
                visitor.hand.get_by_role("button").first.hover()
            elif name == "mangrovia-table" and size == "wide":
                visitor.moves.first.hover()
            elif name == "zanzibar-table":
                visitor.page.locator(".rack [data-can]").first.click()
                if size == "wide":
                    visitor.moves.first.hover()
            for theme in THEMES:
                visitor.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
                visitor.page.wait_for_timeout(500)
                visitor.page.screenshot(path=folder / f"{name}-{size}-{theme}.png")
                if (size, theme) == ("wide", "light") and name in IN_README:
                    visitor.page.screenshot(path=folder / IN_README[name], type="jpeg", quality=84)
        visitor.context.close()


def main() -> None:
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "build/screenshots")
    folder.mkdir(parents=True, exist_ok=True)
    os.environ.pop("ARCHIPEL_GAMES", None)
    with (
        tempfile.TemporaryDirectory() as home,
        running(f"sqlite+aiosqlite:///{home}/archipel.db") as house,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=ARGUMENTS)
        take(browser, house.url, *prepare(house.url), folder)
        browser.close()
        while PEOPLE:
            PEOPLE.pop().close()


if __name__ == "__main__":
    main()
