"""Mangrovia on its board: by clicking things on a wide screen, by touch on a phone; what is lit up, what is refused, and how the end is told."""

import re

import httpx
from playwright.sync_api import Locator, expect

from archipel.engine.phrase import Data
from tests.page.tables import seen_by
from tests.page.visitor import PHONE, Come, Visitor
from tests.server.house import House
from tests.server.talk import begin, command

ROUNDS = 3
MOST_CHOICES = 300
BUILDINGS = ("double-hut", "hut")


def table_of(house: House, rounds: int = 0) -> tuple[str, httpx.Client]:
    """A game of one person and a bot that has begun."""
    table, people = begin(house.url, 2, ("Ann",), game="mangrovia", options={"tiles": "random", "rounds": str(rounds)})
    return table, people[0]


def play_until(table: str, client: httpx.Client, question: str) -> Data:
    """Ann takes what comes, without a browser, until she is asked something."""
    for _ in range(MOST_CHOICES):
        seen = seen_by(client, table)
        match = seen["match"]
        if match["asked"] == seen["seat"]:
            if match["question"]["key"] == question:
                return seen
            command(client, table, do="move", decision=match["decision"], moves=[match["moves"][-1]["text"]])
    raise AssertionError(f"nobody is asked for {question}")


def board(who: Visitor) -> Locator:
    return who.page.get_by_role("group", name=re.compile("^Board: 49 spaces"))


def things(who: Visitor) -> Locator:
    """Whatever glows: on the board, in the displays, in the hand, in the choice between hut and double hut."""
    return who.page.locator("[data-can]:visible")


def pick(who: Visitor) -> Locator:
    """A double hut before a hut, a building before anything else, and giving up only where nothing else is left."""
    found = things(who).evaluate_all("(all) => all.map((one) => (one.role === 'button' && one.ariaLabel ? one.dataset.thing : ''))")
    assert all(found), "everything that glows is a button with a name"
    wanted = [*(found.index(thing) for thing in BUILDINGS if thing in found), *(index for index, thing in enumerate(found) if thing != "skip"), 0]
    return things(who).nth(wanted[0])


SIGNS = "[document.querySelector('.prompt')?.innerText, document.querySelectorAll('.log li').length, document.querySelectorAll('[data-chosen]').length].join()"
"""What changes with every choice."""


def choose(who: Visitor, thing: Locator, tap: bool = False) -> None:
    """Clicks a thing, or taps it twice as a finger does, and waits until it is chosen or the move was made."""
    before = who.page.evaluate(SIGNS)
    if tap:
        thing.tap()
        thing.tap()
    else:
        thing.click()
    who.page.wait_for_function(f"(before) => {SIGNS} !== before", arg=before)


def test_a_whole_game_is_played_by_clicking_things_and_told_path_by_path(come: Come, house: House) -> None:
    table, client = table_of(house, ROUNDS)
    ann = come(client=client).sit_at(table)
    over = ann.link("Watch the replay")
    for _ in range(MOST_CHOICES):
        expect(things(ann).or_(over).first).to_be_visible()
        if over.count():
            break
        choose(ann, pick(ann))
    expect(over, "the game is over").to_be_visible()

    lines = {row.get_by_role("rowheader").inner_text(): row.get_by_role("cell").all_inner_texts() for row in ann.page.locator("table.score tbody tr").all()}
    assert sum(name.startswith("Path ") for name in lines) == 8
    totals = [int(total) for total in lines.pop("Points")]
    figures = [[int((re.findall(r"\d+$", cell) or ["0"])[0]) for cell in cells] for cells in lines.values()]
    assert [sum(column) for column in zip(*figures, strict=True)] == totals
    expect(ann.heading("Where the points came from")).to_be_visible()
    led = ann.page.get_by_role("region", name="Who led each path, round by round")
    expect(led.get_by_role("columnheader")).to_have_count(ROUNDS + 1)
    expect(led.get_by_role("row")).to_have_count(1 + 8 + 1)


def test_whoever_points_at_a_path_or_a_space_sees_how_it_stands_there(come: Come, house: House) -> None:
    table, client = table_of(house)
    ann = come(client=client).sit_at(table)
    plaques = ann.page.get_by_role("status").filter(has_text=re.compile("^(Path|Stone|Pole)"))
    expect(plaques).to_have_count(0)
    board(ann).get_by_role("img", name=re.compile("^Path A, 12 and 6 points")).hover()
    expect(plaques).to_have_text(re.compile("^Path A"))
    neutral = [path for path in "ABCD1234" if seen_by(client, table)["match"]["view"]["score"]["rows"][1 + "ABCD1234".index(path)]["neutral"]]
    ann.page.get_by_role("button", name=re.compile(f"^Path {neutral[0]}, ")).focus()
    expect(plaques).to_contain_text("neutral huts")
    ann.prompt.hover()
    ann.page.evaluate("document.activeElement.blur()")
    board(ann).get_by_role("img", name=re.compile("^D1, water")).hover()
    expect(plaques).to_have_text([re.compile("^Path D"), re.compile("^Path 1")])


def test_a_space_that_cannot_be_built_on_says_why(come: Come, house: House) -> None:
    table, client = table_of(house)
    seen = play_until(table, client, "bowl")
    ann = come(client=client).sit_at(table)
    board(ann).get_by_role("img", name=re.compile("^G1, reed")).click()
    expect(ann.page.get_by_role("alert")).to_contain_text("First all bowls are placed")
    taken = next(iter(seen["match"]["view"]["bowls"]), "site-6")
    ann.page.locator(f'[data-thing="{taken}"]').click()
    expect(ann.page.get_by_role("alert")).to_contain_text("is blocked with two players" if taken == "site-6" else "is on site")


def test_a_phone_shows_what_is_asked_for_and_is_played_by_touch(come: Come, house: House) -> None:
    table, client = table_of(house)
    ann = come(client=client, viewport=PHONE, is_mobile=True, has_touch=True).sit_at(table)
    views = ann.page.get_by_role("group", name="Parts of the board").get_by_role("button")
    expect(views).to_have_text(["Island", "Boat", "Paths", "Cards"])
    asked: set[str] = set()
    while len(asked) < 3:
        expect(things(ann).first).to_be_visible()
        question = seen_by(client, table)["match"]["question"]["key"]
        shown = "Boat" if question == "bowl" else "Cards" if question.startswith("draw") or question == "amulets" else "Island"
        expect(ann.page.get_by_role("button", name=shown, exact=True)).to_have_attribute("aria-pressed", "true")
        if shown == "Island":
            ann.moves.first.tap()
        else:
            thing = pick(ann).get_attribute("data-thing")
            choose(ann, ann.page.locator(f'[data-thing="{thing}"]').first, tap=True)
        asked.add(question)
    views.nth(2).tap()
    expect(ann.page.get_by_role("button", name=re.compile("^Path A, 12 and 6 points"))).to_be_visible()
    views.nth(3).tap()
    expect(ann.page.get_by_role("region", name="Cards and amulets")).to_be_visible()
