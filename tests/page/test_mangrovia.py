"""Mangrovia on its board: by clicking things and by touch on a phone; what lights up, what is refused, how the end is told."""

import re

import httpx
from playwright.sync_api import Locator, expect

from archipel.engine.phrase import Data
from tests.page.tables import LENGTHS, seen_by
from tests.page.test_access import serious_problems
from tests.page.visitor import PHONE, Come, Visitor
from tests.server.house import House
from tests.server.talk import begin, command

MOST_CHOICES = 400
PATHS = "ABCD1234"

SIGNS = "[...document.querySelectorAll('.prompt .text, [role=log]')].map((one) => one.innerHTML).join()"
"""What changes with every move."""

CHOSEN = "document.querySelector('[data-chosen]') && document.querySelector('.choices button:enabled')"
"""Something is chosen, and more is to be chosen."""

NAMES = "(all) => all.map((one) => (one.role === 'button' && one.ariaLabel ? one.dataset.thing : ''))"


def start(house: House, rounds: int = 0) -> tuple[str, httpx.Client]:
    """A game of one person and a bot that has begun."""
    table, people = begin(house.url, 2, ("Ann",), game="mangrovia", options={"tiles": "random", "rounds": str(rounds)})
    return table, people[0]


def play_until(table: str, client: httpx.Client, question: str) -> Data:
    """Ann takes what comes, without a browser, until she is asked something or the game is over."""
    while True:
        seen = seen_by(client, table)
        match = seen["match"]
        if seen["status"] != "running":
            return seen
        if match["asked"] == seen["seat"]:
            if match["question"]["key"] == question:
                return seen
            command(client, table, do="move", decision=match["decision"], moves=[match["moves"][-1]["text"]])


def board(who: Visitor) -> Locator:
    return who.page.get_by_role("group", name=re.compile("^Board: 49 spaces"))


def things(who: Visitor) -> Locator:
    """Whatever glows: on the board, in the displays, in the hand, in the choice between hut and double hut."""
    return who.page.locator("[data-can]:visible")


def pick(who: Visitor) -> str:
    """A double hut rather than a hut, anything rather than doing without; nothing while somebody else's move is under way."""
    found: list[str] = things(who).evaluate_all(NAMES)
    assert all(found), "everything that glows is a button with a name"
    return min(found, key=lambda thing: {"double-hut": -2, "hut": -1, "skip": 1}.get(thing, 0), default="")


def choose(who: Visitor, thing: Locator, finger: bool = False) -> None:
    """Clicks a thing, or taps it twice as a finger does, and waits until it is chosen or the move has been made."""
    before = who.page.evaluate(SIGNS)
    if finger:
        thing.tap()
        thing.tap()
    else:
        thing.click()
    who.page.wait_for_function(f"(before) => {SIGNS} !== before || {CHOSEN}", arg=before)


@LENGTHS
def test_a_game_is_played_to_its_end_by_clicking_things_and_told_path_by_path(come: Come, house: House, rounds: int) -> None:
    table, client = start(house, rounds)
    ann = come(client=client, bypass_csp=True).sit_at(table)
    over = ann.link("Watch the replay")
    for _ in range(MOST_CHOICES):
        expect(things(ann).or_(over).first).to_be_visible()
        if over.count():
            break
        if thing := pick(ann):
            choose(ann, ann.page.locator(f'[data-thing="{thing}"]').first)
    expect(over, "the game is over").to_be_visible()

    lines: dict[str, list[str]] = {}
    for row in ann.page.locator("table.score tbody tr").all():
        lines[row.get_by_role("rowheader").inner_text()] = row.get_by_role("cell").all_inner_texts()
    assert [name[5] for name in lines if name.startswith("Path ")] == list(PATHS)
    totals = [int(total) for total in lines.pop("Points")]
    figures = [[int(cell.split()[-1].replace("–", "0")) for cell in cells] for cells in lines.values()]
    assert [sum(column) for column in zip(*figures, strict=True)] == totals
    expect(ann.heading("Where the points came from")).to_be_visible()
    led = ann.page.get_by_role("region", name="Who led each path, round by round")
    expect(led.get_by_role("columnheader")).to_have_count(1 + seen_by(client, table)["match"]["view"]["round"])
    expect(led.get_by_role("row")).to_have_count(1 + len(PATHS) + 1)
    assert not serious_problems(ann.page)


def test_whoever_points_at_a_path_or_a_space_sees_how_it_stands_there(come: Come, house: House) -> None:
    table, client = start(house)
    rows = seen_by(client, table)["match"]["view"]["score"]["rows"]
    neutral = next(path for path in PATHS if rows[1 + PATHS.index(path)]["neutral"])
    ann = come(client=client, bypass_csp=True).sit_at(table)
    plaques = ann.page.get_by_role("status").filter(has_text=re.compile(r"^\s*(Path|Stone|Pole)"))
    expect(plaques).to_have_count(0)
    board(ann).get_by_role("img", name="Path A, 12 and 6 points").hover()
    expect(plaques).to_have_text([re.compile("Path A")])
    ann.button(re.compile(f"^Path {neutral}, ")).focus()
    expect(plaques).to_have_text([re.compile("neutral huts")])
    ann.button(re.compile(f"^Path {neutral}, ")).blur()
    board(ann).get_by_role("img", name=re.compile("^D4, ")).hover()
    expect(plaques).to_have_text([re.compile("Path D"), re.compile("Path 4")])
    assert not serious_problems(ann.page)


def test_what_cannot_be_chosen_says_why(come: Come, house: House) -> None:
    table, client = start(house)
    play_until(table, client, "bowl")
    ann = come(client=client).sit_at(table)
    board(ann).get_by_role("img", name=re.compile("^E4, ")).click()
    expect(ann.page.get_by_role("alert")).to_contain_text("First all bowls are placed")
    board(ann).get_by_role("img", name=re.compile("^Ritual site 6, blocked")).click()
    expect(ann.page.get_by_role("alert")).to_contain_text("Site 6 is blocked")


def test_a_phone_shows_what_is_asked_for_and_is_played_by_touch(come: Come, house: House) -> None:
    table, client = start(house)
    ann = come(client=client, viewport=PHONE, is_mobile=True, has_touch=True, bypass_csp=True).sit_at(table)
    views = ann.page.get_by_role("group", name="Parts of the board").get_by_role("button")
    expect(views).to_have_text(["Island", "Boat", "Paths", "Cards"])
    asked: set[str] = set()
    while len(asked) < 3:
        expect(things(ann).first).to_be_visible()
        question = seen_by(client, table)["match"]["question"]["key"]
        shown = "Boat" if question == "bowl" else "Cards" if question.startswith("draw") or question == "amulets" else "Island"
        expect(views.filter(has_text=shown)).to_have_attribute("aria-pressed", "true")
        if shown == "Island":
            choose(ann, ann.moves.first)
        elif thing := pick(ann):
            choose(ann, ann.page.locator(f'[data-thing="{thing}"]').first, finger=True)
        asked.add(question)
    views.nth(2).tap()
    expect(ann.button(re.compile("^Path A, 12 and 6 points"))).to_be_visible()
    views.nth(3).tap()
    expect(ann.page.get_by_role("region", name="Cards and amulets")).to_be_visible()
    assert ann.page.evaluate("document.scrollingElement.scrollWidth") <= PHONE["width"]
    assert not serious_problems(ann.page)


@LENGTHS
def test_a_game_is_played_to_its_end_on_a_phone(come: Come, house: House, rounds: int) -> None:
    table, client = start(house, rounds)
    ann = come(client=client, viewport=PHONE, is_mobile=True, has_touch=True).sit_at(table)
    over = ann.link("Watch the replay")
    for _ in range(MOST_CHOICES):
        expect(ann.moves.or_(over).first).to_be_visible()
        if over.count():
            break
        choose(ann, ann.moves.last)
    expect(over, "the game is over").to_be_visible()
    expect(ann.page.get_by_role("row", name=re.compile("^Path A"))).to_be_visible()
    assert ann.page.evaluate("document.scrollingElement.scrollWidth") <= PHONE["width"]
