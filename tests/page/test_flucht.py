"""Flucht aus Mangrovia on its board: what others did stays to be seen, pawns can be told apart, questions follow each other."""

import itertools
import math
import re
import time

import httpx
import pytest
from playwright.sync_api import Locator, expect

from archipel.engine.phrase import Data
from tests.page.tables import seen_by
from tests.page.visitor import PHONE, WIDE, Come, Visitor
from tests.server.house import House
from tests.server.talk import begin, command

LOW = {"width": 1280, "height": 720}
SCREENS = pytest.mark.parametrize("screen", [WIDE, LOW, PHONE], ids=["wide", "low", "phone"])


def start(house: House, seats: int, language: str = "en") -> tuple[str, httpx.Client]:
    table, people = begin(house.url, seats, ("Ann",), game="flucht")
    people[0].patch("/api/me", json={"language": language})
    return table, people[0]


def asked(client: httpx.Client, table: str) -> Data:
    """How the table stands once Ann is asked."""
    end = time.monotonic() + 120
    while time.monotonic() < end:
        seen = seen_by(client, table)
        assert seen["status"] == "running"
        if seen["match"]["asked"] == seen["seat"]:
            return seen
        time.sleep(0.01)
    raise AssertionError("it never comes to that")


def far(move: Data, marks: list[Data]) -> int:
    """How far a move would bring a pawn."""
    ways = [mark["args"] for mark in marks if mark["thing"] in move["things"] and "to" in mark["args"]]
    return max((way["to"] - way["from"] for way in ways), default=0)


def play(client: httpx.Client, table: str, rounds: int) -> Data:
    """Ann plays so many turns, without a browser, as far ahead as she can; what she sees when she is asked for a card again."""
    turns = seen_by(client, table)["match"]["view"]["turns"]
    while (seen := asked(client, table))["match"]["view"]["turns"] < turns + rounds * len(seen["seats"]) or seen["match"]["view"]["card"]:
        match = seen["match"]
        best = max(match["moves"], key=lambda move: far(move, match["marks"]))
        command(client, table, do="move", decision=match["decision"], moves=[best["text"]])
    return seen


def stand(seen: Data) -> dict[str, str]:
    """Where the others' pawns stand."""
    teams = seen["match"]["view"]["teams"]
    return {pawn: place for seat, team in enumerate(teams) if seat != seen["seat"] for pawn, place in team["pawns"].items()}


def trails(who: Visitor) -> Locator:
    return who.page.locator(".trails path.over")


def middle(what: Locator) -> tuple[float, float]:
    box = what.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


# What others did


@SCREENS
@pytest.mark.parametrize("seats", [2, 6])
def test_everybodys_way_since_my_last_move_is_drawn_until_i_choose(come: Come, house: House, screen: dict[str, int], seats: int) -> None:
    table, client = start(house, seats)
    play(client, table, 3)
    ann = come(client=client, viewport=screen).sit_at(table)
    before = asked(client, table)
    after = play(client, table, 1)
    walked = {pawn for pawn, place in stand(after).items() if stand(before)[pawn] != place}
    assert walked
    expect(trails(ann)).to_have_count(len(walked))
    expect(ann.page.locator(".signs .trail"), "each says how far it went").to_have_count(len(walked))
    if screen is not PHONE:
        expect(ann.page.locator(".figure .step"), "and the panels").to_have_count(len(walked))

    ann.hand.get_by_role("button").first.click()
    expect(trails(ann)).to_have_count(0)


# Pawns on the jetty


@SCREENS
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_on_the_start_every_team_stands_by_itself(come: Come, house: House, screen: dict[str, int], seats: int) -> None:
    """The pawns of a team stand closer to each other than to any other, all of them within the board."""
    table, people = begin(house.url, seats, tuple("ABCDEF"[:seats]), game="flucht")
    ann = come(client=people[0], viewport=screen).sit_at(table)
    pawns = {pawn: ann.page.locator(f'[data-guide=board] [data-thing="{pawn}"]') for number in range(1, seats + 1) for pawn in both(number)}
    board = ann.page.locator("[data-guide=board] .board").last.bounding_box()
    assert board is not None
    spots = {}
    for pawn, drawn in pawns.items():
        box = drawn.bounding_box()
        assert box is not None
        assert board["x"] <= box["x"], pawn
        assert board["y"] <= box["y"], pawn
        spots[pawn] = middle(drawn)
    for one, other in itertools.combinations(spots, 2):
        near = math.dist(*(spots[pawn] for pawn in both(int(one[0]))))
        if one[0] != other[0]:
            assert math.dist(spots[one], spots[other]) > near * 1.15, f"{one} and {other}"


def both(team: int) -> tuple[str, str]:
    return f"{team}a", f"{team}b"


# Questions


def test_a_disc_is_asked_about_by_its_animal(come: Come, house: House) -> None:
    table, client = start(house, 2)
    while (seen := asked(client, table))["match"]["question"]["key"] != "pawn":
        command(client, table, do="move", decision=seen["match"]["decision"], moves=[seen["match"]["moves"][0]["text"]])
    ann = come(client=client).sit_at(table)
    expect(ann.prompt).to_contain_text(re.compile(r"Which pawn does the (monkey|vulture|snake|crocodile|tiger) disc move\?"))


def test_a_turn_is_one_line_under_the_heading_of_its_round(come: Come, house: House) -> None:
    table, client = start(house, 2)
    play(client, table, 2)
    ann = come(client=client).sit_at(table)
    one = r"(You play|\S+ plays) (monkey|vulture|snake|crocodile|tiger)(: [+−]\d+( [+−]\d+)*)?(, moves? (Start|\d+) → (Finish|\d+))?"
    expect(ann.log.filter(has_text=re.compile(one))).not_to_have_count(0)
    expect(ann.heading("Round 2")).to_have_count(1)
    assert not ann.log.filter(has_text="draws a card").count()


def test_what_is_proposed_stays_to_be_seen_until_it_is_played_or_put_back(come: Come, house: House) -> None:
    final: list[Data] = []
    while not final:  # until a hand has a card that asks nothing more
        table, client = start(house, 2)
        seen = play(client, table, 2)
        final = [move for move in seen["match"]["moves"] if move["final"]]
    ann = come(client=client, confirm="ending").sit_at(table)
    shown = ann.page.locator("[data-guide=board] .route, [data-guide=board] .signs .tag")
    ann.page.locator(f'[data-thing="{final[0]["things"][0]}"]').click()
    expect(ann.prompt).to_contain_text(re.compile("Play the .* card"))
    ann.page.mouse.move(2, 2)
    ann.page.wait_for_timeout(300)
    assert shown.count(), "nothing is pointed at, and yet it is seen"
    assert seen_by(client, table)["match"]["decision"] == seen["match"]["decision"], "nothing was played yet"


# Tips

TIPS = {
    "s18": "elephant", "s40": "Square 40", "finish": "wins", "1a": "Your pawn 1", "tray-blue": "monkey", "pile": "Draw pile",
    "played": "Played cards", "hand-1": "’s cards",
}  # fmt: skip


def test_everything_on_the_table_has_a_tip_with_its_rule(come: Come, house: House) -> None:
    table, client = start(house, 2)
    seen = play(client, table, 1)
    ann = come(client=client).sit_at(table)
    cards = seen["match"]["view"]["teams"][seen["seat"]]["hand"]["cards"]
    drawn = ann.page.locator("[data-thing], [data-tip]").evaluate_all("all => all.map((one) => one.dataset.tip ?? one.dataset.thing)")
    squares = [square["id"] for square in client.get("/api/games/flucht/editions/mattel-1989").json()["squares"]["list"]]
    pawns = [pawn for team in seen["match"]["view"]["teams"] for pawn in team["pawns"]]
    colours = ["tray-blue", "tray-yellow", "tray-red", "tray-green", "tray-orange"]
    assert {*drawn} == {*squares, *pawns, *cards, *colours, "pile", "played", "hand-0", "hand-1"}, (
        "all kinds of things that tips are written for"
    )
    for id, name in {**TIPS, cards[0]: "Card: "}.items():
        ann.page.mouse.move(2, 2)
        expect(ann.page.get_by_role("tooltip")).to_have_count(0)
        ann.page.locator(f'[data-tip="{id}"], [data-thing="{id}"]').first.hover(force=True)
        expect(ann.page.get_by_role("tooltip"), id).to_contain_text(name)
        expect(ann.page.get_by_role("tooltip"), id).to_contain_text(re.compile("[Rr]ule"))
