"""Mangrovia on its board: by clicking things and by touch on a phone; what lights up, what is refused, how the end is told."""

import re
from collections.abc import Callable

import httpx
import pytest
from playwright.sync_api import FloatRect, Locator, expect

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


def builder(seen: Data) -> str:
    """What somebody does who likes to build: a hut, a card, nothing only where they must; every round another site."""
    moves = [str(move["text"]) for move in seen["match"]["moves"]]
    if seen["match"]["question"]["key"] == "bowl":
        return moves[int(seen["match"]["view"]["round"]) % len(moves)]
    order = ["build", "double", "birds", "take", "draw", "collect", "pay", "card", "return", "skip"]
    return min(moves, key=lambda text: order.index(text.split()[0]))


def build_until(table: str, client: httpx.Client, enough: Callable[[Data], bool]) -> Data:
    """Ann builds, without a browser, until she is asked and it has come to that; where it has not, there is another table."""
    while True:
        seen = seen_by(client, table)
        match = seen["match"]
        assert seen["status"] == "running", "it never came to that"
        if match["asked"] == seen["seat"]:
            if enough(match):
                return seen
            command(client, table, do="move", decision=match["decision"], moves=[builder(seen)])


def at_last(house: House, seats: int, enough: Callable[[Data], bool]) -> tuple[str, httpx.Client, Data]:
    """A table of Ann and bots at which it has come to something that does not happen in every game."""
    for _ in range(6):
        table, people = begin(house.url, seats, ("Ann",), game="mangrovia", options={"tiles": "random", "rounds": "0"})
        try:
            return table, people[0], build_until(table, people[0], enough)
        except AssertionError:
            continue
    raise AssertionError("it never came to that at any table")


def inside(outer: FloatRect | None, inner: FloatRect | None) -> bool:
    assert outer is not None
    assert inner is not None
    across = outer["x"] - 1 <= inner["x"] and inner["x"] + inner["width"] <= outer["x"] + outer["width"] + 1
    return across and outer["y"] - 1 <= inner["y"] and inner["y"] + inner["height"] <= outer["y"] + outer["height"] + 1


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
    expect(ann.page.get_by_role("alert")).to_contain_text("All bowls are placed first")
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


# A price may be paid with any cards that make it, clicked in any order


def test_a_price_is_paid_by_clicking_any_cards_that_make_it(come: Come, house: House) -> None:
    def choice(match: Data) -> bool:
        return match["question"]["key"] == "pay" and any(len(set(one["things"])) > 1 for one in match["view"]["building"]["payments"])

    table, client, seen = at_last(house, 3, choice)
    building = seen["match"]["view"]["building"]
    payment = next(one for one in reversed(building["payments"]) if len(set(one["things"])) > 1)
    ann = come(client=client).sit_at(table)
    expect(ann.moves).to_have_count(len(building["payments"]))
    expect(ann.moves.first).to_contain_text("Pay " + " + ".join(map(str, building["payments"][0]["values"])))
    hand = ann.page.locator("[data-guide=hand]")
    for thing in reversed(payment["things"]):
        if not seen_by(client, table)["match"]["view"]["building"]:
            break
        card = hand.locator(f'[data-thing^="{thing}"][data-can]').first
        if card.count():
            card.click()
    expect(hand.locator("[data-chosen]")).to_have_count(0)
    huts = seen_by(client, table)["match"]["view"]["huts"]
    assert huts[building["space"]] == {"owner": 0, "count": building["huts"]}
    hands = seen["match"]["view"]["players"][0]["hand"], seen_by(client, table)["match"]["view"]["players"][0]["hand"]
    assert len(hands[0]["valuables"]) - len(hands[1]["valuables"]) <= len(payment["values"])


# What is seen


@pytest.mark.parametrize("seats", [4])
def test_how_it_stands_if_scored_now_is_seen_with_four_players(come: Come, house: House, seats: int) -> None:
    table, people = begin(house.url, seats, ("Ann",), game="mangrovia")
    ann = come(client=people[0]).sit_at(table)
    now = ann.page.locator(".standings .totals")
    expect(now).to_be_visible()
    box = now.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 900
    column = ann.page.locator("aside.left")
    assert column.evaluate("(one) => one.scrollHeight - one.clientHeight") <= 1, "nothing of it has to be scrolled to"


def test_the_markers_of_those_without_points_all_stand_on_the_track(come: Come, house: House) -> None:
    table, people = begin(house.url, 4, ("Ann",), game="mangrovia")
    ann = come(client=people[0]).sit_at(table)
    drawing = ann.page.locator("svg.art").bounding_box()
    for seat in range(4):
        assert inside(drawing, ann.page.locator(f'[data-pillar="{seat}"]').bounding_box()), seat


def test_a_small_screen_keeps_the_names_of_spaces_and_the_second_prizes(come: Come, house: House) -> None:
    table, people = begin(house.url, 4, ("Ann",), game="mangrovia")
    ann = come(client=people[0], viewport={"width": 1280, "height": 720}).sit_at(table)
    names = board(ann).locator("text.name").all_text_contents()
    assert {"A1", "D6", "H2"} <= set(names)
    expect(board(ann).get_by_role("img", name="Path A, 12 and 6 points")).to_contain_text("12 / 6")


@pytest.mark.parametrize("language", ["en", "de", "fr", "it"])
def test_hand_and_displays_are_as_high_whatever_is_asked(come: Come, house: House, language: str) -> None:
    table, people = begin(house.url, 3, ("Ann",), game="mangrovia", options={"rounds": "2"})
    client = people[0]
    ann = come(client=client, locale=language, viewport={"width": 1280, "height": 720}).go(f"/t/{table}")
    sizes: dict[str, list[str]] = {}
    while (seen := seen_by(client, table))["status"] == "running":
        match = seen["match"]
        if match["asked"] != seen["seat"]:
            continue
        expect(things(ann).first).to_be_visible()
        size = ann.page.evaluate("[...document.querySelectorAll('.hand-area, .shelf')].map((one) => one.offsetHeight).join()")
        sizes.setdefault(size, []).append(match["question"]["key"])
        command(client, table, do="move", decision=match["decision"], moves=[builder(seen)])
    assert len(sizes) == 1, sizes


def test_whoever_can_only_do_without_is_told_why(come: Come, house: House) -> None:
    table, client, seen = at_last(house, 2, lambda match: match["lack"] is not None)
    ann = come(client=client).sit_at(table)
    assert [move["text"] for move in seen["match"]["moves"]] == ["skip"]
    expect(ann.prompt).to_contain_text(re.compile("no card of a landscape with a bird|can be paid exactly|space is free"))
    expect(ann.prompt).to_contain_text("rule 5")


TOLD = (
    "A1", "site-2", "landing-9", "boat", "rock-water", "path-A", "stone", "pole", "pole-pile", "valuable-1", "pile-landscapes", "bag",
    "ones", "circles", "points-0", "huts-1", "valuables-1", "landscapes-2", "amulets-2", "talisman", "if-now",
)  # fmt: skip
"""One of everything that is drawn."""


def test_everything_that_is_drawn_tells_what_it_is_and_does(come: Come, house: House) -> None:
    table, people = begin(house.url, 3, ("Ann",), game="mangrovia")
    ann = come(client=people[0]).sit_at(table)
    for id in TOLD:
        ann.page.mouse.move(5, 5)
        ann.page.locator(f'[data-tip^="{id}"]:visible, [data-thing="{id}"]:visible').first.hover(force=True)
        expect(ann.page.get_by_role("tooltip")).to_have_text(re.compile("Rule .*[0-9]"), use_inner_text=True)
