"""Zanzibar followed and explained: what happened since one last chose, how far a turn has come, and what everything is."""

import re
from typing import Any

import httpx
import pytest
from playwright.sync_api import Locator, expect

from archipel.engine.phrase import Data
from tests.page.tables import seen_by
from tests.page.test_zanzibar import board, choose, play_until, start, thing, ways
from tests.page.visitor import PHONE, Come, Visitor
from tests.server.house import House
from tests.server.talk import begin, command

ARROWS = "[data-trace]"
GHOSTS = "[data-ghost]"


def moving(match: Data) -> bool:
    return bool(match["question"]["key"] == "move")


def merchants(match: Data) -> dict[str, str]:
    """Where everybody stands."""
    return {merchant: place for player in match["view"]["players"] for merchant, place in player["merchants"].items() if place}


def pass_on(who: Visitor) -> None:
    """A turn without a move: what is told afterwards is what others did."""
    choose(who, thing(who, "end"))
    choose(who, thing(who, "skip"))


def test_what_others_did_stays_on_the_board_until_the_first_click(come: Come, house: House) -> None:
    table, people = begin(house.url, 4, ("Ann",), game="zanzibar")
    client = people[0]
    play_until(table, client, lambda match: moving(match) and match["view"]["round"] >= 2)
    ann = come(client=client).sit_at(table)
    before = merchants(seen_by(client, table)["match"])
    pass_on(ann)
    expect(board(ann).locator(".own [data-figure]").first).to_be_visible()
    play_until(table, client, moving)
    expect(ann.prompt).to_contain_text("Move up to 3 merchants")
    now = merchants(seen_by(client, table)["match"])
    gone = {merchant for merchant, place in before.items() if now[merchant] != place}
    left = {merchant for merchant in gone if before[merchant] not in now.values()}
    assert gone, "three bots move somebody"
    expect(board(ann).locator(ARROWS).first).to_be_visible()
    assert set(board(ann).locator(GHOSTS).evaluate_all("(all) => all.map((one) => one.dataset.ghost)")) == left
    own = thing(ann, next(move[0] for move in ways(seen_by(client, table)["match"])))
    own.click()
    expect(board(ann).locator(f"{ARROWS}, {GHOSTS}")).to_have_count(0)


def test_an_objective_that_was_scored_since_stands_out_in_the_panel(come: Come, house: House) -> None:
    table, people = begin(house.url, 2, ("Ann", "Ben"), game="zanzibar")
    ann, ben = people

    def scoring(match: Data) -> bool:
        return bool(match["question"]["key"] == "score" and match["asked"] == 1)

    both_until(table, people, scoring)
    here = come(client=ann).sit_at(table)
    match = seen_by(ben, table)["match"]
    objective = match["view"]["players"][1]["objectives"][0]
    command(ben, table, do="move", decision=match["decision"], moves=[f"score {objective}"])
    entry = here.page.locator(f'[data-tip="ledger:1:{objective}"]')
    expect(entry).to_have_class(re.compile("scored.*new"))


def both_until(table: str, people: list[httpx.Client], enough: Any) -> Data:
    """Two people pass their turns until whoever is asked is asked something that will do."""
    for _ in range(2000):
        asked = seen_by(people[0], table)["match"]["asked"]
        match: Data = seen_by(people[asked], table)["match"]
        if enough(match):
            return match
        texts = [move["text"] for move in match["moves"]]
        command(people[asked], table, do="move", decision=match["decision"], moves=["keep" if "keep" in texts else texts[-1]])
    raise AssertionError("it never comes to that")


def test_whoever_is_shoved_is_not_told_that_they_say_where_to(come: Come, house: House) -> None:
    table, people = begin(house.url, 2, ("Ann", "Ben"), game="zanzibar")

    def shoving(match: Data) -> bool:
        """Some step of the second player asks where somebody goes."""
        return match["asked"] == 1 and moving(match) and any(len(way[2]["moves"]) == 2 and way[2]["steps"] == 1 for way in ways(match))

    match = both_until(table, people, shoving)
    step = next(way[2]["moves"][0] for way in ways(match) if len(way[2]["moves"]) == 2 and way[2]["steps"] == 1)
    ann, ben = come(client=people[0]).sit_at(table), come(client=people[1]).sit_at(table)
    command(people[1], table, do="move", decision=match["decision"], moves=[step])
    expect(ben.page.get_by_text(re.compile("^You choose where it is (pushed|chased)"))).to_be_visible()
    expect(ann.prompt).to_contain_text(re.compile("Ben (pushes|chases) the "))
    expect(ann.page.get_by_text(re.compile("You choose where"))).to_have_count(0)


def a_step(match: Data) -> list[tuple[str, str, Data]]:
    """Steps to free places after which the merchant may go on."""
    return [way for way in ways(match) if way[2]["steps"] == 1 and not way[2]["pushes"] and int(way[0].split("-")[1]) > 2]


def parts(who: Visitor) -> list[list[str]]:
    """The beads of the parts of a turn that are shown."""
    found: list[list[str]] = who.page.locator(".turn").first.evaluate(
        """(turn) => [...turn.children].map((part) =>
            [...part.querySelectorAll('i')].map((one) => one.className.replace(/svelte-\\w+/, '').trim()))"""
    )
    return found


def test_after_a_step_other_merchants_and_the_end_of_the_movement_still_glow(come: Come, house: House) -> None:
    table, client = start(house)
    match = play_until(table, client, lambda match: moving(match) and a_step(match))["match"]
    ann = come(client=client).sit_at(table)
    assert parts(ann)[0] == ["", "", ""], "nobody has moved"
    merchant, place, _ = a_step(match)[0]
    choose(ann, thing(ann, merchant))
    choose(ann, thing(ann, place))
    expect(ann.prompt).to_contain_text(re.compile("may move (one|\\d) more steps?"))
    others = {move["things"][0] for move in seen_by(client, table)["match"]["moves"]} - {merchant, "end"}
    assert others
    glowing = board(ann).locator(".own:has(.soft)")
    assert set(glowing.evaluate_all("(all) => all.map((one) => one.dataset.thing)")) == others
    expect(ann.page.locator('.act.soft[data-thing="end"]')).to_be_visible()
    assert parts(ann)[0] == ["half", "", ""], "one of three is under way"


def test_the_objectives_of_a_panel_can_be_read(come: Come, house: House) -> None:
    table, client = start(house)
    play_until(table, client, moving)
    ann = come(client=client).sit_at(table)
    signs = ann.page.locator(".ledger .open .goal")
    expect(signs.first).to_be_visible()
    assert signs.evaluate_all(
        "(all) => all.every((one) => one.getBoundingClientRect().width >= 20 && getComputedStyle(one).opacity >= 0.8)"
    )


def test_the_note_on_a_choice_is_near_it_and_covers_nothing_that_can_be_chosen(come: Come, house: House) -> None:
    table, client = start(house)
    match = play_until(table, client, lambda match: moving(match) and any(way[2]["pushes"] for way in ways(match)))["match"]
    merchant, place, _ = next(way for way in ways(match) if way[2]["pushes"])
    ann = come(client=client).sit_at(table)
    choose(ann, board(ann).locator(f'[data-thing="{merchant}"]'))
    thing(ann, place).hover()
    note = ann.page.locator(".note")
    expect(note).to_be_visible()
    told = box_of(note)
    here = box_of(board(ann).locator(f'[data-thing="{place}"]'))
    for choice in board(ann).locator("[data-can]").all():
        x, y = middle(box_of(choice))
        assert not (told["x"] < x < told["x"] + told["width"] and told["y"] < y < told["y"] + told["height"]), "it covers a choice"
    away = [
        abs(one - other) - size / 2 for one, other, size in zip(middle(told), middle(here), (told["width"], told["height"]), strict=True)
    ]
    assert max(away) < 240, "it is far from what it speaks of"


def box_of(what: Locator) -> Any:
    box = what.bounding_box()
    assert box is not None
    return box


def middle(box: Any) -> tuple[float, float]:
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_what_is_told_of_the_sources_does_not_keep_anybody_from_choosing(come: Come, house: House) -> None:
    table, client = start(house)
    play_until(table, client, moving)
    ann = come(client=client).sit_at(table)
    ann.button("reconstructed", exact=False).click()
    told = ann.page.locator(".corner .why")
    expect(told).to_be_visible()
    x, y = middle(box_of(told))
    there = f"document.elementFromPoint({x}, {y}).closest('.why')"
    assert ann.page.evaluate(there) is None, "a click there reaches the board"


TIPS = [
    ("kenda", "Kenda"), ("umande", "Umande"), ("ledger:1:cloves", "Cloves"), ("hand:1", "2 objectives in hand"), ("pile:0", "in the pile"),
    ("discards:1", "discarded"), ("track", "Score track"), ("province::centre", "Centre"), ("move", "Move"), ("score", "Score"),
    ("end", "End the movement"), ("1-3", "Your 3"),
]  # fmt: skip


def test_everything_that_is_drawn_is_explained(come: Come, house: House) -> None:
    table, client = start(house)
    match = play_until(table, client, moving)["match"]
    ann = come(client=client).sit_at(table)
    tip = ann.page.get_by_role("tooltip")
    for id, name in [*TIPS, *((one, one.title()) for one in match["view"]["players"][0]["objectives"])]:
        thing_or_tip = ann.page.locator(f'[data-tip="{id}"], [data-thing="{id}"]').first
        ann.page.mouse.move(1, 1)
        expect(tip).to_have_count(0)
        thing_or_tip.hover(force=True)
        expect(tip, id).to_contain_text(name)
        expect(tip, id).to_contain_text(re.compile(r"[Rr]ules?"))


@pytest.mark.parametrize("language", ["en", "fr", "de", "it"])
def test_the_row_below_a_phones_board_has_room_for_its_words(come: Come, house: House, language: str) -> None:
    table, client = start(house)
    play_until(table, client, moving)
    ann = come(client=client, viewport=PHONE, is_mobile=True, has_touch=True, locale=language).go(f"/t/{table}")
    expect(ann.page.locator(".turn").first).to_be_visible()
    row = box_of(ann.page.locator(".below"))
    for part in ann.page.locator(".below > :visible").all():
        box = box_of(part)
        assert box["x"] + box["width"] <= row["width"], "it is cut off"


def test_once_a_merchant_is_chosen_the_others_and_the_end_still_glow_more_softly(come: Come, house: House) -> None:
    table, people = begin(house.url, 2, ("Ann",), game="zanzibar")
    client = people[0]
    play_until(table, client, moving)
    ann = come(client=client).sit_at(table)
    movers = sorted({move[0] for move in ways(seen_by(client, table)["match"])})
    thing(ann, movers[0]).click()
    for other in (movers[1], "end"):
        expect(thing(ann, other)).to_have_attribute("data-again", "")
        look = thing(ann, other).evaluate("(one) => { const style = getComputedStyle(one); return style.filter + style.outlineStyle }")
        assert look != "nonenone", other
    thing(ann, movers[1]).click()
    expect(thing(ann, movers[1])).to_have_attribute("data-chosen", "")
    expect(thing(ann, movers[0])).to_have_attribute("data-again", "")
