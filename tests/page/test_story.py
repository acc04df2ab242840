"""What others did: drawn until one's first click, shown once more, and scorings told step by step."""

import json
import re

from playwright.sync_api import Locator, expect

from archipel.engine.phrase import NOBODY
from tests.page.test_pace import TICK, Bots, begin_to_tell, sit_with_bots
from tests.page.visitor import Come, Visitor
from tests.server.house import House
from tests.server.talk import begin

MOST_TURNS = 40

SEEN_NOW = """() => ({
  caption: document.querySelector(".told-caption")?.textContent ?? "",
  lit: document.querySelectorAll("[data-lit]").length,
  points: [...document.querySelectorAll(".seats [data-points] > span")].map(({ textContent }) => Number(textContent.replace("−", "-"))),
  choices: choices(),
})"""
"""What is pointed out now, everybody's points as they are shown, and how many moves can be chosen."""


def since(ann: Visitor, turns: int) -> Locator:
    """The board, while so many turns since one's last move are drawn on it."""
    return ann.page.locator(f"[data-since='{turns}']")


def after_two_bots(ann: Visitor, table: str) -> None:
    """Somebody has made a move, and two bots theirs."""
    ann.sit_at(table)
    for _ in range(MOST_TURNS):
        expect(ann.moves.first).to_be_visible()
        if since(ann, 2).count() == 1:
            return
        before = ann.told.inner_text()
        ann.moves.first.click()
        if ann.page.locator("[data-act=main]").is_enabled():
            ann.page.keyboard.press("Enter")
        expect(ann.told).not_to_have_text(before, use_inner_text=True)
    raise AssertionError("the bots never both played")


def test_what_others_did_is_drawn_until_the_first_click_and_again_after_a_reload(come: Come, house: House) -> None:
    table, (client,) = begin(house.url, 3, ("Ann",))
    ann = come(client=client, confirm="always")
    after_two_bots(ann, table)
    ann.page.reload()
    expect(since(ann, 2)).to_have_count(1)
    ann.moves.first.click()
    expect(since(ann, 2)).to_have_count(0)
    ann.page.keyboard.press("Escape")
    expect(ann.button(re.compile("^Put back"))).to_be_disabled()
    expect(since(ann, 2)).to_have_count(0)


def test_show_again_replays_the_turns_since_ones_last_move_and_draws_them_anew(come: Come, house: House) -> None:
    table, (client,) = begin(house.url, 3, ("Ann",))
    ann = come(client=client, confirm="always", reduced_motion="no-preference")
    ann.context.add_init_script("localStorage.setItem('archipel-speed', 'fast')")
    after_two_bots(ann, table)
    ann.moves.first.click()
    expect(since(ann, 2)).to_have_count(0)
    frames: list[int] = []
    ann.page.on("response", lambda answer: frames.extend(map(int, re.findall(r"/replay/(\d+)\?seat=0", answer.url))))
    lines = ann.log.all_inner_texts()
    ann.button("Show again").click()
    expect(ann.button("Skip")).to_be_visible()
    expect(ann.moves).to_have_count(0)
    expect(since(ann, 2)).to_have_count(1)
    expect(ann.moves.first).to_be_visible()
    assert frames == list(range(frames[0], frames[0] + len(frames)))
    assert len(frames) >= 2, "every step since"
    assert len(ann.log.all_inner_texts()) == len(lines), "nothing happened twice"


def test_show_again_is_skipped_by_a_click(come: Come, house: House) -> None:
    table, (client,) = begin(house.url, 3, ("Ann",))
    ann = come(client=client)
    ann.page.clock.install()
    after_two_bots(ann, table)
    ann.page.clock.pause_at(int(ann.page.evaluate("Date.now()")) + 60_000)
    ann.button("Show again").click()
    ann.button("Skip").click()
    expect(ann.moves.first).to_be_visible()
    expect(since(ann, 2)).to_have_count(1)


def somebody_scores(bots: Bots) -> bool:
    lines = [line for message in bots.held for line in json.loads(message)["happened"]]
    return any(event["key"] == "scored" for line in lines for event in line["events"])


def until_a_scoring(come: Come, house: House) -> Bots | None:
    """A game in which a bot has just scored, which is not told yet; None if the game is over before."""
    table, (client,) = begin(house.url, 2, ("Ann",), game="zanzibar")
    ann = come(client=client, reduced_motion="no-preference")
    ann.context.add_init_script("localStorage.setItem('archipel-speed', 'normal')")
    ann.page.clock.install()
    bots = sit_with_bots(ann, table)
    for _ in range(MOST_TURNS):
        bots.asked_after_own = -1
        bots.play_turn()
        if bots.asked == NOBODY:
            return None
        if somebody_scores(bots):
            return bots
        bots.let_go()
        ann.page.keyboard.press("Shift")
    return None


def test_a_scoring_is_told_with_its_things_lit_and_the_points_are_added_when_they_arrive(come: Come, house: House) -> None:
    bots = next(filter(None, (until_a_scoring(come, house) for _ in range(5))))
    ann = bots.ann
    begin_to_tell(ann, bots)
    seen = []
    for _ in range(0, 20_000, TICK):
        seen.append(ann.page.evaluate(SEEN_NOW))
        if seen[-1]["choices"]:
            break
        ann.page.clock.run_for(TICK)
    scored = [index for index, now in enumerate(seen) if "scores" in now["caption"]]
    first = seen[scored[0]]
    assert first["lit"] > 0
    assert first["points"] == seen[0]["points"], "points are added once they arrive"
    assert seen[-1]["points"] != first["points"]
    assert len(scored) * TICK >= 400, "there is time to read it"
    assert seen[-1]["caption"] == ""
    assert seen[-1]["lit"] == 0
