"""Zanzibar on its board: by clicking, by keyboard, by touch; where a merchant can go, who is pushed, what is refused, how it ends."""

import re
import time
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest
from playwright.sync_api import Locator, expect

from archipel.engine.phrase import Data
from tests.page.tables import LENGTHS, seen_by
from tests.page.test_access import serious_problems
from tests.page.visitor import NOTE_MOVEMENT, PHONE, Come, Visitor, wait_until
from tests.server.house import House
from tests.server.talk import begin, command

MOST_CHOICES = 400
OBJECTIVES = ["Pepper", "Ginger", "Cloves", "Cinnamon", "Vanilla", "North", "East", "South", "West", "Centre"]

SIGNS = """[...document.querySelectorAll('.prompt .text, [role=log]')].map((one) => one.textContent).join()
    + [...document.querySelectorAll('[data-chosen]')].map((one) => one.dataset.thing)"""
"""What changes with everything that is chosen, and with every move."""

LOOK = """() => ({
    asked: document.querySelector('.prompt .q').textContent,
    can: [...document.querySelectorAll('[data-can]')].map((one) => (one.role === 'button' && one.ariaLabel ? one.dataset.thing : '')),
})"""
"""What is asked, and what can be chosen, at the same moment."""

Way = tuple[str, str, Data]
"""A merchant, a place it can go to, and how."""


def start(house: House, rounds: int = 0) -> tuple[str, httpx.Client]:
    """A game of one person and a bot that has begun."""
    table, people = begin(house.url, 2, ("Ann",), game="zanzibar", options={"rounds": str(rounds)})
    return table, people[0]


def play_until(table: str, client: httpx.Client, enough: Callable[[Data], object]) -> Data:
    """Ann passes her turns, without a browser, until she is asked something that will do."""
    end = time.monotonic() + 120
    while time.monotonic() < end:
        seen = seen_by(client, table)
        match = seen["match"]
        assert seen["status"] == "running", "it never comes to that"
        if match["asked"] != seen["seat"]:
            time.sleep(0.01)
        elif enough(match):
            return seen
        else:
            texts = [move["text"] for move in match["moves"]]
            command(client, table, do="move", decision=match["decision"], moves=["keep" if "keep" in texts else texts[-1]])
    raise AssertionError("it never comes to that")


def ways(match: Data) -> Iterator[Way]:
    for mark in match["marks"]:
        if mark["key"] == "reach":
            yield from ((mark["thing"], place, way) for place, way in mark["args"]["ways"].items())


def far_with_a_push(match: Data) -> list[Way]:
    """Ways of several steps on which somebody is pushed, and at whose end nothing is asked."""
    return [way for way in ways(match) if way[2]["steps"] > 1 and way[2]["pushes"] and way[2]["moves"][-1].startswith("go ")]


def standing(match: Data) -> dict[str, str]:
    """Who stands where."""
    return {place: merchant for player in match["view"]["players"] for merchant, place in player["merchants"].items() if place}


def neighbours(edition: Data) -> dict[str, set[str]]:
    routes = [route for kind in ("land", "coast", "sea") for route in edition["routes"][kind]]
    places = {place for route in routes for place in route}
    return {place: {other for route in routes if place in route for other in route if other != place} for place in places}


def board(who: Visitor) -> Locator:
    return who.page.get_by_role("group", name="Board: 34 places")


def thing(who: Visitor, name: str) -> Locator:
    """On the board if it is there, else among one's cards and merchants."""
    return who.page.locator(f'[data-thing="{name}"]').first


def glowing(who: Visitor) -> Locator:
    return who.page.locator("[data-can]:visible")


def pick(asked: str, can: list[str]) -> str:
    """One merchant per turn goes one step; everything is scored; nothing is discarded unless it must be."""
    assert all(can), "everything that glows is a button with a name"
    if "may move" in asked:
        return "end"
    return min(can, key=lambda name: {"end": 3, "skip": 2, "keep": 1}.get(name, 0)) if "one more" not in asked else "end"


def choose(who: Visitor, what: Locator) -> None:
    """Clicks a thing, and waits until it is chosen or the move has been made."""
    before = who.page.evaluate(SIGNS)
    what.click()
    who.page.wait_for_function(f"(before) => {SIGNS} !== before", arg=before)


@LENGTHS
def test_a_game_is_played_to_its_end_by_clicking_things_and_told_card_by_card(come: Come, house: House, rounds: int) -> None:
    table, client = start(house, rounds)
    ann = come(client=client, bypass_csp=True).sit_at(table)
    over = ann.link("Watch the replay")
    for _ in range(MOST_CHOICES):
        expect(glowing(ann).or_(over).first).to_be_visible()
        if over.count():
            break
        if ann.is_to_move() and (look := ann.page.evaluate(LOOK))["can"]:
            choose(ann, thing(ann, pick(look["asked"], look["can"])))
    expect(over, "the game is over").to_be_visible()

    expect(ann.page.get_by_role("row", name=re.compile("^Points"))).to_be_visible()
    lines: dict[str, list[str]] = {}
    for row in ann.page.locator("table.score tbody tr").all():
        lines[row.get_by_role("rowheader").inner_text()] = row.get_by_role("cell").all_inner_texts()
    assert list(lines) == ["Starting points", *OBJECTIVES, "Points"]
    totals = [figure(total) for total in lines.pop("Points")]
    assert [sum(column) for column in zip(*([figure(cell) for cell in cells] for cells in lines.values()), strict=True)] == totals
    assert any("in place" in cell for cells in lines.values() for cell in cells)
    expect(ann.heading("Card by card")).to_be_visible()
    expect(ann.page.get_by_role("table").filter(has_text="moved others").get_by_role("row")).to_have_count(3)
    assert not serious_problems(ann.page)


def figure(cell: str) -> int:
    """The points in a cell of the end's table; what was not scored brings none."""
    found = re.search(r"[+−]?\d+$", cell.strip())
    return int(found.group().replace("−", "-")) if found else 0


def test_merchants_are_placed_by_clicking_and_a_province_takes_only_one(come: Come, house: House) -> None:
    table, client = start(house)
    play_until(table, client, lambda match: match["question"]["key"] == "take")
    ann = come(client=client).sit_at(table)
    expect(ann.prompt).to_contain_text("Which merchant do you place next?")
    rack = ann.page.get_by_role("group", name="Your merchants")
    rack.get_by_role("button", name="Your 2, not yet placed").click()
    expect(ann.prompt).to_contain_text("Where do you place your 2?")
    match = seen_by(client, table)["match"]
    place = next(move["things"][1] for move in match["moves"])
    thing(ann, place).click()
    expect(rack.locator('[data-thing="1-2"]')).to_have_attribute("aria-label", re.compile("^Your 2, in "))
    play_until(table, client, lambda match: match["question"]["key"] == "place")
    ann.page.reload()
    match = seen_by(client, table)["match"]
    free = {move["things"][1] for move in match["moves"]}
    province = villages(client).get(place, "sea")
    other = next(one for one in places_of(client, province) if one not in free and one not in standing(match))
    board(ann).locator(f'[data-thing="{other}"]').click()
    expect(ann.page.get_by_role("alert")).to_contain_text("only one of each colour may be placed there")


def edition_of(client: httpx.Client) -> Data:
    found: Data = client.get("/api/games/zanzibar/editions/winning-moves-2007").raise_for_status().json()
    return found


def villages(client: httpx.Client) -> dict[str, str]:
    """The villages with their provinces."""
    return {village["id"]: village["province"] for village in edition_of(client)["villages"]["list"]}


def places_of(client: httpx.Client, province: str) -> list[str]:
    if province == "sea":
        return [place["id"] for place in edition_of(client)["sea"]["list"]]
    return [place for place, own in villages(client).items() if own == province]


def test_a_merchant_shows_its_reach_and_walks_far_with_one_click(come: Come, house: House) -> None:
    table, client = start(house)
    match = play_until(table, client, lambda match: match["question"]["key"] == "move" and far_with_a_push(match))["match"]
    merchant, place, way = far_with_a_push(match)[0]
    pushed = way["pushes"][-1]
    ann = come(client=client, bypass_csp=True).sit_at(table)
    board(ann).locator(f'[data-thing="{merchant}"]').click()
    reach = {there for one, there, _ in ways(match) if one == merchant}
    expect(board(ann).locator("[data-can]")).to_have_count(len(reach))
    assert set(board(ann).locator("[data-can]").evaluate_all("(all) => all.map((one) => one.dataset.thing)")) == reach
    expect(ann.moves).to_have_count(len(reach))
    assert not serious_problems(ann.page)

    thing(ann, place).hover()
    number = pushed.split("-")[1]
    expect(ann.page.get_by_role("status").filter(has_text=re.compile(f"(pushes|chases) .+’s {number}"))).to_be_visible()
    expect(board(ann).locator("path.way.head"), "an arrow for every step of the way").to_have_count(way["steps"])
    choose(ann, thing(ann, place))
    expect(board(ann).locator(f'[data-thing="{merchant}"]')).to_have_attribute("aria-label", re.compile(f", in {place.title()}"))
    after = standing(seen_by(client, table)["match"])
    assert after[place] == merchant
    assert {at for at, who in after.items() if who == pushed} != {at for at, who in standing(match).items() if who == pushed}
    expect(ann.log.first).to_contain_text(f"Your {merchant.split('-')[1]} moves to {place.title()}.")


def test_a_merchant_walks_far_with_one_click_in_an_example_of_the_rules_too(come: Come) -> None:
    who = come().go("/rules/zanzibar")
    example = who.page.get_by_role("article", name="Allowed: three free places")
    example.get_by_role("button", name="Try it on the board").click()
    example.get_by_role("button", name="Show the next step").click()
    told = example.locator("ol.told li b")
    expect(told).to_have_count(1)
    choose(who, example.locator('[data-thing="forodi"][data-can]'))
    expect(told).to_have_count(3)
    expect(example.get_by_role("alert")).to_have_count(0)


def test_whoever_pushes_says_where_to(come: Come, house: House) -> None:
    table, client = start(house)

    def with_a_choice(match: Data) -> list[Way]:
        found = [way for way in ways(match) if way[2]["steps"] == 1 and any(move.startswith("push") for move in way[2]["moves"])]
        return found if match["question"]["key"] == "move" else []

    merchant, place, _ = with_a_choice(play_until(table, client, with_a_choice)["match"])[0]
    ann = come(client=client).sit_at(table)
    board(ann).locator(f'[data-thing="{merchant}"]').click()
    thing(ann, place).hover()
    expect(ann.page.get_by_role("status").filter(has_text="You then choose where: ")).to_be_visible()
    choose(ann, thing(ann, place))
    expect(ann.prompt).to_contain_text("Where do you push the ")
    options = [move["things"] for move in seen_by(client, table)["match"]["moves"]]
    pushed, target = options[-1]
    expect(board(ann).locator("[data-can]")).to_have_count(len(options))
    choose(ann, thing(ann, target))
    expect(board(ann).locator(f'[data-thing="{target}"]')).to_have_attribute("aria-label", re.compile(f": .+’s {pushed.split('-')[1]}"))


def test_a_barred_place_names_who_bars_it(come: Come, house: House) -> None:
    table, client = start(house)
    next_to = neighbours(edition_of(client))

    def barred(match: Data) -> list[tuple[str, str, str]]:
        held = standing(match)
        own = {merchant: place for place, merchant in held.items() if merchant.startswith("1-")}
        found = [
            (merchant, there, held[there])
            for merchant, place in own.items()
            for there in next_to[place]
            if there in held and held[there].startswith("2-") and int(held[there][2:]) < int(merchant[2:])
        ]
        free = [one for one in found if any(way[0] == one[0] for way in ways(match))]
        return free if match["question"]["key"] == "move" else []

    merchant, place, blocker = barred(play_until(table, client, barred)["match"])[0]
    ann = come(client=client).sit_at(table)
    board(ann).locator(f'[data-thing="{merchant}"]').click()
    thing(ann, place).click()
    said = re.compile(rf".+’s {blocker[2:]} in {place.title()} is taller than your {merchant[2:]} and bars the way")
    expect(ann.page.get_by_role("alert")).to_contain_text(said)


def test_an_objective_shows_what_is_in_place_now_and_would_be_then(come: Come, house: House) -> None:
    table, client = start(house)
    edition = edition_of(client)
    offers = {village["id"]: {village["good"], village["province"]} for village in edition["villages"]["list"]}

    def gaining(match: Data) -> list[tuple[str, str, str]]:
        if match["question"]["key"] != "move":
            return []
        at = {merchant: place for place, merchant in standing(match).items()}
        return [
            (objective, merchant, place)
            for objective in match["view"]["players"][0]["objectives"]
            for merchant, place, way in ways(match)
            if objective in offers.get(place, ()) and objective not in offers.get(at[merchant], ())
        ]

    match = play_until(table, client, gaining)["match"]
    objective, merchant, place = gaining(match)[0]
    now = match["view"]["players"][0]["now"][objective]
    points = next(one["points"] for one in edition["objectives"]["list"] if one["id"] == objective)
    ann = come(client=client).sit_at(table)
    card = ann.page.get_by_role("group", name="Your objectives").locator(f'[data-thing="{objective}"]')
    expect(card).to_have_attribute("aria-label", re.compile(f"^{objective.title()}: .* in place, now {re.escape(signed(now['points']))}$"))
    expect(card.get_by_text("then", exact=True)).to_have_count(0)
    board(ann).locator(f'[data-thing="{merchant}"]').click()
    thing(ann, place).hover()
    expect(card.get_by_text("then", exact=True).locator("..")).to_have_text(
        re.compile(rf"^{now['count'] + 1}\s*{re.escape(signed(points[now['count'] + 1]))}\s*then$")
    )
    change = f"{objective.title()} {signed(now['points'])} → {signed(points[now['count'] + 1])}"
    expect(ann.moves.filter(has_text=change).first).to_be_visible()


def signed(points: int) -> str:
    return f"+{points}" if points > 0 else f"−{-points}" if points < 0 else "0"


def test_a_turn_is_played_by_keyboard_alone(come: Come, house: House) -> None:
    table, client = start(house)
    match = play_until(
        table,
        client,
        lambda match: match["question"]["key"] == "move" and any(way[2]["steps"] == 2 and not way[2]["pushes"] for way in ways(match)),
    )["match"]
    merchant, place, _ = next(way for way in ways(match) if way[2]["steps"] == 2 and not way[2]["pushes"])
    ann = come(client=client).sit_at(table)
    expect(glowing(ann).first).to_be_visible()
    board(ann).locator(f'[data-thing="{merchant}"]').focus()
    ann.page.keyboard.press("Enter")
    expect(board(ann).locator(f'[data-thing="{merchant}"]')).to_have_attribute("aria-pressed", "true")
    ann.page.keyboard.press("Escape")
    expect(board(ann).locator(f'[data-thing="{merchant}"]')).to_have_attribute("aria-pressed", "false")
    ann.page.keyboard.press("Enter")
    thing(ann, place).focus()
    ann.page.keyboard.press("Enter")
    expect(ann.log.first).to_contain_text(f"moves to {place.title()}.")
    ann.page.locator('[data-thing="end"]').focus()
    ann.page.keyboard.press("Enter")
    expect(ann.prompt).to_contain_text("Score one or two objectives?")


def test_a_loss_is_told_with_a_minus_sign_and_the_button_says_whether_anything_was_scored(come: Come, house: House) -> None:
    table, client = start(house)

    def losing(match: Data) -> list[tuple[str, int]]:
        player = match["view"]["players"][0]
        return [(one, player["now"][one]["points"]) for one in player["objectives"] or () if player["now"][one]["points"] < -1]

    match = play_until(table, client, lambda match: match["question"]["key"] == "score" and losing(match))["match"]
    objective, points = losing(match)[0]
    ann = come(client=client).sit_at(table)
    skip = ann.page.locator('[data-thing="skip"]')
    expect(skip).to_have_text("Score nothing")
    expect(ann.moves.last).to_have_text(re.compile("Score nothing your objectives stay in hand"))
    choose(ann, thing(ann, objective))
    expect(ann.log.filter(has_text=f"in place: −{-points} points, now ").first).to_be_visible()
    expect(skip).to_have_text("Score nothing more")
    expect(ann.moves.last).to_contain_text("Score nothing more")


COVERED = """(all) => all.filter((one) => {
    const box = one.getBoundingClientRect();
    return !one.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
}).map((one) => one.dataset.thing)"""


@pytest.mark.parametrize("viewport", [PHONE, {"width": 844, "height": 390}])
def test_nothing_lies_on_the_merchants_of_a_phones_board(come: Come, house: House, viewport: Any) -> None:
    table, client = start(house)
    play_until(table, client, lambda match: match["question"]["key"] == "move")
    ann = come(client=client, viewport=viewport, is_mobile=True, has_touch=True).sit_at(table)
    expect(ann.page.locator('.act[data-thing="end"]')).to_be_visible()
    assert board(ann).locator("[data-can]").count() > 0

    def all_shown_or_pointed_to() -> bool:
        covered = board(ann).locator("[data-can]").evaluate_all(COVERED)
        pointed = [int(one.split()[0]) for one in ann.page.locator(".pointers button").all_inner_texts()]
        return len(covered) == sum(pointed)

    wait_until(ann, all_shown_or_pointed_to, "pointers to what is not seen")


def test_a_phone_looks_closely_at_the_merchant_that_a_finger_picks_up(come: Come, house: House) -> None:
    table, client = start(house)
    match = play_until(table, client, lambda match: match["question"]["key"] == "move")["match"]
    merchant = next(ways(match))[0]
    ann = come(client=client, viewport=PHONE, is_mobile=True, has_touch=True, color_scheme="dark", bypass_csp=True).sit_at(table)
    ann.page.get_by_role("group", name="Your merchants").locator(f'[data-thing="{merchant}"]').tap()
    place = board(ann).locator("[data-can]").first
    expect(place).to_be_visible()
    box = place.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44
    assert ann.page.evaluate("document.scrollingElement.scrollWidth") <= PHONE["width"]
    assert not serious_problems(ann.page)
    far = ann.moves.first
    expect(far).to_be_visible()
    choose(ann, far)
    expect(ann.prompt).not_to_contain_text("Move up to 3 merchants")


@LENGTHS
def test_a_game_is_played_to_its_end_on_a_phone(come: Come, house: House, rounds: int) -> None:
    table, client = start(house, rounds)
    ann = come(client=client, viewport=PHONE, is_mobile=True, has_touch=True).sit_at(table)
    over = ann.link("Watch the replay")
    for _ in range(MOST_CHOICES):
        expect(ann.moves.or_(over).first).to_be_visible()
        if over.count():
            break
        if ann.is_to_move():
            choose(ann, ann.moves.last)
    expect(over, "the game is over").to_be_visible()
    expect(ann.page.get_by_role("row", name=re.compile("^Cloves"))).to_be_visible()
    assert ann.page.evaluate("document.scrollingElement.scrollWidth") <= PHONE["width"]


CUT_OFF = "(all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent)"


@pytest.mark.parametrize("language", ["fr", "de", "it"])
def test_the_longest_words_fit_on_cards_and_buttons(come: Come, house: House, language: str) -> None:
    table, client = start(house)
    play_until(table, client, lambda match: match["question"]["key"] == "score" and match["view"]["round"] >= 2)
    for size in ({"width": 1280, "height": 800}, PHONE):
        context: dict[str, Any] = {"viewport": size, "locale": language}
        ann = come(client=client, **context).go(f"/t/{table}")
        expect(ann.page.locator(".goal .name").first).to_be_visible()
        expect(ann.page.locator(".act").first).to_be_visible()
        assert ann.page.locator(".goal .name, .cell, .act, .chip, .one").evaluate_all(CUT_OFF) == []
        assert ann.page.evaluate("document.scrollingElement.scrollWidth") <= size["width"]


def test_a_walk_is_seen_and_so_is_whoever_it_pushes(come: Come, house: House) -> None:
    table, client = start(house)
    seen = play_until(table, client, lambda match: match["question"]["key"] == "move" and far_with_a_push(match))
    merchant, place, way = far_with_a_push(seen["match"])[0]
    ann = come(client=client, reduced_motion="no-preference")
    ann.context.add_init_script(NOTE_MOVEMENT)
    ann.sit_at(table)
    choose(ann, thing(ann, merchant))
    before = len(ann.page.evaluate("window.moved"))
    choose(ann, thing(ann, place))
    ann.page.wait_for_function("(least) => window.moved.length >= least", arg=before + 1 + len(way["pushes"]))
    moved = [one["frames"] for one in ann.page.evaluate("window.moved")[before:]]
    shoved = [frames for frames in moved if "rotate" in frames or (frames.count("translate") == 2 and frames.endswith("none"))]
    assert len(shoved) >= len(way["pushes"]), "whoever is pushed leans, whoever is chased flies"
    assert any(frames.count("translate") > 2 and "rotate" not in frames for frames in moved), "the mover goes from place to place"
