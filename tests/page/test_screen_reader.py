"""A whole game of a small made-up game, by roles and names alone: the shell knows no game, and a screen reader hears every change."""

import re

from playwright.sync_api import Locator, expect

from tests.page.visitor import Come, Visitor, play, who_must_choose
from tests.server.house import House
from tests.server.talk import open_table

NOTE_ANNOUNCED = """
window.announced = []
const LIVE = '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"], [role="log"]'
new MutationObserver((changes) => {
  for (const { type, target, addedNodes } of changes) {
    const region = (target instanceof Element ? target : target.parentElement)?.closest(LIVE)
    if (!region) continue
    if (type === "characterData") window.announced.push(target.data)
    for (const node of addedNodes) window.announced.push(node.textContent ?? "")
  }
}).observe(document, { childList: true, subtree: true, characterData: true })
"""
"""Notes what a screen reader is told: whatever changes in a live region that was there before."""

MOST_MOVES = 200


def sentences(who: Visitor) -> Locator:
    """What the lines of the log say, the newest turn first."""
    return who.log.locator(".sentence")


def announced(who: Visitor) -> list[str]:
    said: list[str] = who.page.evaluate("window.announced")
    return said


def test_a_whole_game_is_played_by_roles_and_names_and_every_change_is_announced(come: Come) -> None:
    who = come()
    who.context.add_init_script(NOTE_ANNOUNCED)
    who.go("/")
    who.page.get_by_role("article", name="Lagune").get_by_role("button", name="Play now against bots").click()
    expect(who.moves.first).to_be_visible()
    expect(who.heading("Lagune")).to_have_count(1)
    before = sentences(who).count()

    made = 0
    while who_must_choose(who) is not None:
        question = who.prompt.inner_text()
        assert re.search("Dive for a shell, or lay one of yours|Which shell do you sink", question)
        laying = who.moves.filter(has_text=re.compile("^lay"))
        play(who, laying.first if laying.count() else who.moves.first)
        made += 1
        assert made < MOST_MOVES, "the game does not end"

    expect(who.page.get_by_role("columnheader", name=re.compile("1st")).first).to_be_visible()
    told = "\n".join(announced(who))
    lines = sentences(who).all_inner_texts()
    news = lines[: len(lines) - before]
    assert len(news) > made
    assert [sentence for sentence in news if sentence not in told] == []
    assert "Dive for a shell, or lay one of yours." in told
    assert "The game is over" in told


def test_who_sits_down_and_what_is_said_is_announced(come: Come, house: House) -> None:
    ann, ben = come("Ann"), come("Ben")
    assert ann.client is not None
    table = open_table(ann.client)
    ann.context.add_init_script(NOTE_ANNOUNCED)
    ann.go(f"/t/{table}")
    ben.go(f"/t/{table}").button("Sit down").click()
    expect(ann.page.get_by_role("status").filter(has_text="At the table: Ann, Ben.")).to_have_count(1)
    ann.button("Start the game").click()
    expect(ben.prompt).to_be_visible()
    ben.page.get_by_role("tab", name="Chat").click()
    ben.page.get_by_label("Say something…").fill("Ahoy!")
    ben.button("Send").click()
    expect(ann.page.get_by_role("log", name="Chat")).to_have_text("Ben: Ahoy!")
    expect(ann.page.get_by_role("tab", name="Chat")).to_have_text("Chat1")
    said = announced(ann)
    assert "At the table: Ann, Ben." in said
    assert "Ben: Ahoy!" in said
