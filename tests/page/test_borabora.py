"""Bora Bora on its board: by clicking things and by touch on a phone; what a task still wants, what is refused, how the end is told."""

import re

import httpx
import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from archipel.engine.phrase import Data
from tests.page.tables import seen_by
from tests.page.test_access import serious_problems
from tests.page.visitor import NOTE_MOVEMENT, PHONE, Come, Visitor
from tests.server.house import House
from tests.server.talk import begin, command

MOST_CHOICES = 400
DICE = 18
ROUNDS = 6
LAPTOP = {"width": 1280, "height": 720}
DESK = {"width": 1440, "height": 900}
SLIGHT = 1
"""Pixels that are lost in rounding."""

TOLD = "[...document.querySelectorAll('[role=log]')].map((one) => one.innerHTML).join()"
"""What is told of every move, together with the position it leads to."""

CHOSEN = "document.querySelector('[data-chosen]') && document.querySelector('.choices button:enabled')"
"""Something is chosen, and more is to be chosen."""

NAMES = "(all) => all.map((one) => (one.role === 'button' && one.ariaLabel ? one.dataset.thing : ''))"

COMBINED = ["Land or sea route", "Man or woman", "Helper", "Temple", "Building", "Fishing"]
SINGLE = ["Land route", "Sea route", "Man", "Woman", "Helper", "Temple", "Building", "Fishing"]


def start(house: House, seats: int = 2) -> tuple[str, httpx.Client]:
    """A game of one person and bots that has begun."""
    table, people = begin(house.url, seats, ("Ann",), game="borabora")
    return table, people[0]


LENGTHS = pytest.mark.parametrize("begins", [pytest.param(1, id="whole", marks=pytest.mark.long), pytest.param(ROUNDS, id="last round")])
"""In which round of the game somebody comes with a browser."""


def play_until(table: str, client: httpx.Client, question: str, begins: int = 1) -> Data:
    """Ann takes what comes, without a browser, until she is asked something in this round or later."""
    while True:
        seen = seen_by(client, table)
        match = seen["match"]
        if match["asked"] == seen["seat"]:
            if match["question"]["key"] == question and match["view"]["round"] >= begins:
                return seen
            command(client, table, do="move", decision=match["decision"], moves=[match["moves"][0]["text"]])


def things(who: Visitor) -> Locator:
    """Whatever glows: on the board, among the choices, on the player's own board."""
    return who.page.locator("[data-can]:visible")


def pick(who: Visitor) -> str:
    """A thing of a move that does something, rather than calling gods or stopping; nothing while somebody else's move is under way."""
    found: list[str] = things(who).evaluate_all(NAMES)
    assert all(found), "everything that glows is a button with a name"
    return min(found, key=lambda thing: 2 if thing in ("pass", "done") else 1 if thing.startswith(("god", "hand")) else 0, default="")


def choose(who: Visitor, thing: Locator, finger: bool = False) -> None:
    """Clicks a thing, or taps it and confirms what that proposes, and waits until it is chosen or the move has been made."""
    before = who.page.evaluate(TOLD)
    if finger:
        thing.tap()
        proposed = who.prompt.get_by_role("button", name=re.compile("^Play: "))
        if proposed.count():
            proposed.tap()
    else:
        thing.click()
    who.page.wait_for_function(f"(before) => {TOLD} !== before || {CHOSEN}", arg=before)


def named(who: Visitor, thing: str) -> Locator:
    return who.page.locator(f'[data-thing="{thing}"][data-can]:visible').first


def own_board(who: Visitor) -> Locator:
    return who.page.get_by_role("tabpanel", name="Your board")


def tiles(who: Visitor) -> Locator:
    return who.page.get_by_role("group", name="Action tiles").locator("[data-thing]")


@LENGTHS
def test_a_game_is_played_to_its_end_by_clicking_things_and_told_line_by_line(come: Come, house: House, begins: int) -> None:
    table, client = start(house)
    play_until(table, client, "place" if begins > 1 else "first-hut", begins)
    ann = come(client=client, bypass_csp=True).sit_at(table)
    over = ann.link("Watch the replay")
    for _ in range(MOST_CHOICES):
        expect(things(ann).or_(over).first).to_be_visible()
        if over.count():
            break
        if thing := pick(ann):
            choose(ann, named(ann, thing))
    expect(over, "the game is over").to_be_visible()

    lines: dict[str, list[str]] = {}
    for row in ann.page.locator("table.score tbody tr").all():
        lines[row.get_by_role("rowheader").inner_text()] = row.get_by_role("cell").all_inner_texts()
    assert {"Fishing", "Temple", "Tasks", "Jewellery", "Fish at the end", "Six-point bonuses"} <= set(lines)
    totals = [int(total) for total in lines.pop("Points")]
    figures = [[int(cell.split()[-1].replace("–", "0")) for cell in cells] for cells in lines.values()]
    assert [sum(column) for column in zip(*figures, strict=True)] == totals

    expect(ann.heading("Where the points came from")).to_be_visible()
    went = ann.page.get_by_role("region", name="Where the dice went")
    expect(went.get_by_role("columnheader")).to_have_text(["Players", *COMBINED, "Gods invoked"])
    for row in went.get_by_role("row").all()[1:]:
        counts = [int(cell.replace("·", "0")) for cell in row.get_by_role("cell").all_inner_texts()]
        assert sum(counts[:-1]) == DICE
    assert not serious_problems(ann.page)


def test_every_task_shows_how_much_of_it_is_there(come: Come, house: House) -> None:
    table, client = start(house)
    seen = play_until(table, client, "place")
    ann = come(client=client).sit_at(table)
    tasks = own_board(ann).get_by_role("img", name=re.compile("^Task: "))
    expect(tasks).to_have_count(3)
    for task, shown in zip(seen["match"]["view"]["players"][seen["seat"]]["tasks"], tasks.all(), strict=True):
        got = sum(min(need["have"], need["count"]) for need in task["needs"])
        wanted = sum(need["count"] for need in task["needs"])
        progress = "ready" if task["missing"] == 0 else f"{got} of {wanted}"
        expect(shown.locator("..")).to_contain_text(progress)
        expect(shown).to_have_accessible_name(re.compile(f"; {progress}"))


def test_what_cannot_be_chosen_says_why(come: Come, house: House) -> None:
    table, client = start(house)
    seen = play_until(table, client, "first-hut")
    other = next(id for id, region in seen["match"]["view"]["regions"].items() if not region["fish"].endswith("-1"))
    ann = come(client=client).sit_at(table)
    ann.page.locator(f'[data-thing="{other}"]').click()
    expect(ann.page.get_by_role("alert")).to_contain_text("There is no fish of value 1")
    tiles(ann).filter(has_text="Temple").click()
    expect(ann.page.get_by_role("alert")).to_contain_text("Not now")


def test_two_play_with_combined_tiles_and_four_with_single_ones(come: Come, house: House) -> None:
    for seats, names in ((2, COMBINED), (4, SINGLE)):
        table, client = start(house, seats)
        play_until(table, client, "place")
        ann = come(client=client).sit_at(table)
        expect(tiles(ann)).to_contain_text(names)
        die = own_board(ann).get_by_role("button", name=re.compile("^Die ")).first
        die.click()
        expect(die).to_have_attribute("aria-pressed", "true")
        fishing = tiles(ann).filter(has_text="Fishing")
        fishing.click()
        expect(own_board(ann).get_by_role("img", name=re.compile("^Die ., on Fishing"))).to_be_visible()


@pytest.mark.parametrize("size", [LAPTOP, DESK], ids=str)
def test_no_fish_is_cut_off_at_the_edge_of_the_lagoon(come: Come, house: House, size: ViewportSize) -> None:
    table, client = start(house, 4)
    play_until(table, client, "place")
    ann = come(client=client, viewport=size).sit_at(table)
    sea = ann.page.locator(".lagoon").bounding_box()
    fish = ann.page.locator(".lagoon .fish")
    expect(fish).to_have_count(12)
    assert sea
    for one in fish.all():
        box = one.bounding_box()
        assert box
        assert sea["x"] - SLIGHT <= box["x"] <= box["x"] + box["width"] <= sea["x"] + sea["width"] + SLIGHT
        assert sea["y"] - SLIGHT <= box["y"] <= box["y"] + box["height"] <= sea["y"] + sea["height"] + SLIGHT


def test_every_panel_of_four_is_seen_whole_on_a_low_screen(come: Come, house: House) -> None:
    table, client = start(house, 4)
    play_until(table, client, "place")
    ann = come(client=client, viewport=LAPTOP).sit_at(table)
    panels = ann.page.locator("[data-panel]")
    expect(panels).to_have_count(4)
    for panel in panels.all():
        box = panel.bounding_box()
        assert box
        assert box["y"] + box["height"] <= LAPTOP["height"]


HEIGHTS = "['.bb .upper', '.bb .mat'].map((one) => Math.round(document.querySelector(one).getBoundingClientRect().height))"
LOWER = "document.querySelector('.bb .strip, .bb .choices-bar').getBoundingClientRect().height"


def test_board_and_hand_keep_their_heights_whatever_is_asked(come: Come, house: House) -> None:
    table, client = start(house, 4)
    play_until(table, client, "first-hut")
    ann = come(client=client, viewport=DESK).sit_at(table)
    found: dict[str, tuple[list[int], int]] = {}
    for _ in range(60):
        expect(ann.moves.first).to_be_visible()
        question = seen_by(client, table)["match"]["question"]["key"]
        ratio = ann.page.evaluate("document.querySelector('.bb').getBoundingClientRect().width")
        heights: list[int] = ann.page.evaluate(HEIGHTS)
        found[question] = ([*heights, round(ratio)], round(ann.page.evaluate(LOWER)))
        choose(ann, ann.moves.first)
        if {"place", "yield", "person"} <= set(found):
            break
    assert {"first-hut", "place", "yield"} <= set(found)
    assert len({str(heights) for heights in found.values()}) == 1, found


def test_a_hut_is_asked_for_once_its_region_is_chosen(come: Come, house: House) -> None:
    table, client = start(house)
    play_until(table, client, "first-hut")
    ann = come(client=client).sit_at(table)
    huts = own_board(ann).locator(".huts [data-can]")
    expect(things(ann).first).to_be_visible()
    expect(huts).to_have_count(0)
    ann.page.locator(".region[data-can]").first.click()
    expect(huts).to_have_count(2)
    expect(ann.prompt).to_contain_text("Which hut")


def test_moves_are_grouped_by_die_and_say_what_they_bring(come: Come, house: House) -> None:
    table, client = start(house, 4)
    seen = play_until(table, client, "place", 2)
    ann = come(client=client, viewport=DESK).sit_at(table)
    dice = {die["value"] for die in seen["match"]["view"]["players"][seen["seat"]]["dice"] if die["at"] is None}
    for die in dice:
        expect(ann.page.get_by_text(f"With the {die}", exact=True)).to_be_visible()
    for move in ann.moves.all():
        expect(move.locator("i")).not_to_be_empty()


SHOWN = "[...document.querySelectorAll('[data-tip], [data-thing]')].filter((one) => one.checkVisibility())"
IDS = f"{SHOWN}.map((one) => one.dataset.tip ?? one.dataset.thing)"


def test_every_kind_of_thing_tells_what_it_is(come: Come, house: House) -> None:
    """One of each kind is pointed at: what it does and the rule are told."""
    table, client = start(house, 4)
    play_until(table, client, "place", 2)
    ann = come(client=client, viewport=DESK).sit_at(table)
    expect(things(ann).first).to_be_visible()
    ids: list[str] = ann.page.evaluate(IDS)
    kinds = {id.rpartition("-")[0] if id.startswith("count-") else re.split(r"[-+]", id)[0] + ("+" if "+" in id else ""): id for id in ids}
    assert len(kinds) > 30
    tip = ann.page.get_by_role("tooltip")
    for kind, id in kinds.items():
        if kind in ("priests", "disc"):
            continue
        ann.page.mouse.move(0, 0)
        ann.page.locator(f'[data-tip="{id}"]:visible, [data-thing="{id}"]:visible').first.hover(force=True)
        expect(tip, id).to_be_visible()
        expect(tip, id).to_contain_text("ule ")


def test_a_panel_leads_to_the_board_of_its_player(come: Come, house: House) -> None:
    table, client = start(house, 3)
    seen = play_until(table, client, "place")
    name = next(place["name"] for seat, place in enumerate(seen["seats"]) if seat != seen["seat"])
    ann = come(client=client, bypass_csp=True).sit_at(table)
    expect(own_board(ann)).to_be_visible()
    ann.button(re.compile(f"^See {name}’s board")).click()
    expect(ann.page.get_by_role("tab", name=name)).to_have_attribute("aria-selected", "true")
    expect(ann.page.get_by_role("tabpanel", name=name).get_by_role("img", name=re.compile("hidden god card"))).to_be_visible()
    ann.page.get_by_role("tab", name=name).press("ArrowRight")
    expect(ann.page.get_by_role("tabpanel", name=name)).to_be_hidden()
    ann.page.get_by_role("tab", name="Your board").click()
    expect(own_board(ann)).to_be_visible()
    ann.button("Jewellery of all rounds").click()
    jewels = ann.page.get_by_role("group", name="Jewellery of all rounds").get_by_role("img")
    expect(jewels).to_have_count(4 * ROUNDS)
    assert not serious_problems(ann.page)


def test_a_phone_shows_what_is_asked_for_and_is_played_by_touch(come: Come, house: House) -> None:
    table, client = start(house)
    ann = come(client=client, viewport=PHONE, is_mobile=True, has_touch=True, bypass_csp=True).sit_at(table)
    views = ann.page.get_by_role("group", name="Parts of the board").get_by_role("button")
    expect(views).to_have_text(["Play", "Islands", "Offers", "Boards"])
    asked: set[str] = set()
    while len(asked) < 5:
        expect(things(ann).first).to_be_visible()
        seen = seen_by(client, table)
        expect(views.first).to_have_attribute("aria-pressed", "true")
        if thing := pick(ann):
            choose(ann, named(ann, thing), finger=True)
            asked.add(seen["match"]["question"]["key"])
    views.nth(1).tap()
    expect(ann.page.get_by_role("group", name=re.compile("^Lagoon: 12 regions"))).to_be_visible()
    views.nth(2).tap()
    expect(ann.page.get_by_role("img", name=re.compile("^Pile of god cards"))).to_be_visible()
    views.nth(3).tap()
    expect(ann.page.get_by_role("img", name=re.compile("^Ceremony space row 1, place 1"))).to_be_visible()
    assert ann.page.evaluate("document.scrollingElement.scrollWidth") <= PHONE["width"]
    assert not serious_problems(ann.page)


@LENGTHS
def test_a_game_is_played_to_its_end_on_a_phone(come: Come, house: House, begins: int) -> None:
    table, client = start(house)
    play_until(table, client, "place" if begins > 1 else "first-hut", begins)
    ann = come(client=client, viewport=PHONE, is_mobile=True, has_touch=True).sit_at(table)
    over = ann.link("Watch the replay")
    for _ in range(MOST_CHOICES):
        expect(ann.moves.or_(over).first).to_be_visible()
        if over.count():
            break
        choose(ann, ann.moves.first)
    expect(over, "the game is over").to_be_visible()
    expect(ann.page.get_by_role("row", name=re.compile("^Fishing"))).to_be_visible()
    assert ann.page.evaluate("document.scrollingElement.scrollWidth") <= PHONE["width"]


def test_dice_are_seen_to_roll_when_a_round_begins(come: Come, house: House) -> None:
    table, client = start(house)
    play_until(table, client, "task")
    ann = come(client=client, reduced_motion="no-preference", bypass_csp=True)
    ann.context.add_init_script(NOTE_MOVEMENT)
    ann.sit_at(table)
    assert not any("rotate" in one["frames"] for one in ann.page.evaluate("window.moved"))
    play_until(table, client, "place")
    ann.page.wait_for_function("() => window.moved.filter((one) => one.frames.includes('rotate')).length >= 3")


def test_a_line_of_the_rules_brings_its_piece_of_either_board_into_sight_on_a_phone(come: Come) -> None:
    ann = come(viewport=PHONE).go("/rules/borabora#B")
    boards = ann.page.locator("#B .annotated")
    expect(boards).to_have_count(2)
    for board in boards.all():
        board.scroll_into_view_if_needed()
        lines = board.locator(".calls > li")
        expect(board.locator("[data-pin]")).to_have_count(lines.count())
        lines.last.get_by_role("button").click()
        place = board.locator(".place").bounding_box()
        assert place
        ann.page.wait_for_function(
            "([pin, left, right]) => { const x = pin.getBoundingClientRect().x; return left <= x && x <= right; }",
            arg=[board.locator("[data-pin]").last.element_handle(), place["x"], place["x"] + place["width"]],
        )
    assert ann.page.evaluate("document.scrollingElement.scrollWidth") <= PHONE["width"]
