"""Somebody who plays on their own device: the page comes from a plain host of files, and no server is anywhere."""

import hashlib
import json
import re
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Error, Route, expect

from archipel.engine.match import verify
from archipel.engine.record import read_record
from archipel.games import find
from tests.page.visitor import Visitor, longest_walk, who_must_choose

NAMES = {"borabora": "Bora Bora", "flucht": "Flucht aus Mangrovia", "mangrovia": "Mangrovia", "zanzibar": "Zanzibar"}
ROOM = re.compile(r"/assets/room\.worker-[^/]+\.js$")
"""The script of the worker that Python runs in."""

LATER = "0" * 12
LATER_LIST = f"files-{LATER}.json"
MINUTE = 60_000
MOST_CHOICES = 1000


def settle(who: Visitor) -> Visitor:
    """Opens the lobby, and waits until everything has arrived and is kept."""
    who.go(who.url)
    expect(who.page.get_by_text("Ready without a network")).to_be_visible(timeout=MINUTE)
    return who


def begin(who: Visitor, game: str) -> str:
    """From the lobby to the first decision of a game against bots."""
    who.go(who.url)
    article = who.page.get_by_role("article", name=NAMES[game], exact=True)
    article.get_by_role("button", name="Play now against bots").click()
    expect(who.moves.first).to_be_visible(timeout=MINUTE)
    return who.table


def sit_at(who: Visitor, table: str) -> Visitor:
    """Opens a table whose game has begun."""
    who.go(f"{who.url}#/t/{table}")
    expect(who.prompt).to_be_visible(timeout=MINUTE)
    expect(who.page.locator("[data-guide=board]")).to_be_attached()
    return who


def seen(who: Visitor) -> tuple[str, list[str]]:
    """What was told so far, and what can be chosen now."""
    return who.told.inner_text(), who.moves.all_inner_texts()


def choose(who: Visitor) -> None:
    """Makes a choice from the list, and waits until something has come of it."""
    before = seen(who)
    longest_walk(who.moves).click()
    for _ in range(3000):
        if seen(who) != before:
            return
        who.page.wait_for_timeout(20)
    raise AssertionError(f"nothing came of it: {before[1]}")


def play_out(who: Visitor, most: int = MOST_CHOICES) -> int:
    """Plays to the end, or so many choices; says how many there were."""
    for made in range(most):
        if who_must_choose(who) is None:
            return made
        choose(who)
    assert most < MOST_CHOICES, "the game does not end"
    return most


def save_record(who: Visitor, to: Path) -> str:
    """Saves the record that the end of a game offers, and says of which game it is; it must verify."""
    with who.page.expect_download() as downloading:
        who.link("Record").click()
    downloading.value.save_as(to)
    record = read_record(to.read_text(encoding="utf-8"))
    assert verify(find(record.game), record)
    return record.game


def without(who: Visitor, what: str) -> None:
    """Takes something away from the worker that Python runs in, as in a browser that does not have it."""

    def change(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=f"Object.defineProperty(self, '{what}', {{ value: undefined }});{answer.text()}")

    who.page.route(ROOM, change)


def later_version(folder: Path, to: Path) -> Path:
    """The same folder as a later version of the page: it says so in its head, and has its fixed answers under another name."""
    shutil.copytree(folder, to)
    (old,), (answers,) = to.glob("files-*.json"), to.glob("answers-*")
    names = {old.name: LATER_LIST, answers.name: f"answers-{LATER}"}
    answers.rename(to / names[answers.name])
    old.rename(to / LATER_LIST)
    for name in ("index.html", "sw.js", LATER_LIST):
        text = (to / name).read_text(encoding="utf-8").replace("</head>", '<meta name="later" content="yes" /></head>')
        for before, after in names.items():
            text = text.replace(before, after)
        (to / name).write_text(text, encoding="utf-8")
    content = (to / "index.html").read_bytes()
    listed = json.loads((to / LATER_LIST).read_text(encoding="utf-8"))
    listed["files"]["index.html"] = {"size": len(content), "sha256": hashlib.sha256(content).hexdigest()}
    (to / LATER_LIST).write_text(json.dumps(listed))
    return to


def crash(who: Visitor) -> None:
    """Ends the process of the page, as a device does that runs out of memory."""
    with pytest.raises(Error), who.page.expect_event("crash"):
        who.page.goto("chrome://crash")
