"""The end of a game: who won and what decided it, on one screen, and a picture of it to share."""

import base64
import json
import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import httpx
import pytest
from playwright.sync_api import Route, WebSocketRoute, expect

from archipel.engine.phrase import Data
from tests.page.tables import finished, play_on
from tests.page.visitor import PHONE, WIDE, Come, Visitor
from tests.server.house import House
from tests.server.talk import begin

LIVE = re.compile("/live")

COLOURS = """async (picture) => {
  const image = await createImageBitmap(await (await fetch("data:image/png;base64," + picture)).blob())
  const canvas = new OffscreenCanvas(image.width, image.height)
  const context = canvas.getContext("2d", { willReadFrequently: true })
  context.drawImage(image, 0, 0)
  const found = (left, top, width, height) => {
    const { data } = context.getImageData(left, top, width, height)
    const colours = new Set()
    for (let at = 0; at < data.length; at += 4 * 37) colours.add(data.slice(at, at + 4).join())
    return colours.size
  }
  const size = [image.width, image.height]
  return { size, board: found(560, 0, 640, 600), podium: found(0, 430, 500, 180), words: found(0, 0, 500, 300) }
}"""
"""How large a picture is, and how many colours there are where the board, the podium and the words should be."""


def over(url: str, game: str, **options: str) -> tuple[str, list[httpx.Client]]:
    """A short game of two that is over."""
    table, people = begin(url, 2, game=game, options=options)
    play_on(table, people, lambda seen: False)
    return table, people


def rounds_of(client: httpx.Client, table: str) -> list[int]:
    """The steps of the replay at which the rounds of a game of Flucht were over."""
    replay = client.get(f"/api/tables/{table}/replay").raise_for_status().json()
    steps = [
        step
        for step, shown in enumerate(replay["entries"])
        if any(event["key"] == "card-played" and "round" in event["args"] for event in shown["events"])
    ]
    return [step - 1 for step in steps[1:]] + [replay["steps"] - 1]


@dataclass(frozen=True)
class Ended:
    """A short game of Flucht that is over: Ann and Ben played it."""

    table: str
    ann: httpx.Client
    rounds: list[int]


@pytest.fixture(scope="module")
def ended(house: House) -> Ended:
    table, (ann, _) = finished(house.url)
    return Ended(table, ann, rounds_of(ann, table))


def told_otherwise(who: Visitor, change: Callable[[Data], None]) -> None:
    """The server tells how the table stands, changed on the way."""

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def pass_on(frame: str | bytes) -> None:
            said = json.loads(frame)
            if said["type"] == "table" and said["table"]["match"]:
                change(said["table"]["match"])
            socket.send(json.dumps(said))

        server.on_message(pass_on)

    who.page.route_web_socket(LIVE, between)


def went(who: Visitor, standings: dict[int, list[int]]) -> None:
    """The points of a replay at some of its steps, changed on the way."""

    def answer(route: Route) -> None:
        replay: Any = route.fetch().json()
        for step, points in standings.items():
            replay["standings"][step] = points
        route.fulfill(json=replay)

    who.page.route(re.compile(r"/replay$"), answer)


def test_the_wheel_over_the_board_of_a_finished_game_scrolls_the_page(come: Come, ended: Ended) -> None:
    ann = come(client=ended.ann).go(f"/t/{ended.table}")
    board = ann.page.locator("[data-guide=board]")
    board.locator("svg").first.wait_for()
    board.scroll_into_view_if_needed()
    ann.page.mouse.move(600, 500)
    before = ann.page.evaluate("scrollY")
    ann.page.mouse.wheel(0, -200)
    ann.page.wait_for_function(f"() => scrollY < {before}")
    ann.page.mouse.wheel(0, 5000)
    ann.page.wait_for_function("() => Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight")
    expect(ann.button("Show the whole board")).to_be_disabled()


WITHOUT_BOARD = """(screen) => {
  const copy = screen.cloneNode(true)
  copy.querySelector(".final").remove()
  return copy.textContent
}"""
"""What the end says beside its picture of the board."""
GAMES = [("flucht", {"rounds": "3"}), ("mangrovia", {"rounds": "2"}), ("zanzibar", {"rounds": "2"})]


@pytest.mark.parametrize(("game", "options"), [*GAMES, pytest.param("borabora", {}, marks=pytest.mark.long)])
def test_the_end_is_seen_on_one_screen_with_the_podium_the_board_and_everybodys_points(
    come: Come, house: House, game: str, options: dict[str, str]
) -> None:
    table, (client, _) = over(house.url, game, **options)
    ann = come(client=client).go(f"/t/{table}")
    screen = ann.page.get_by_role("region", name=re.compile("win|chief|place|out"))
    expect(screen.get_by_role("img", name=re.compile("Every player’s points"))).to_be_visible()
    expect(screen.get_by_role("link", name="The board at the end")).to_be_visible()
    expect(screen.locator(".podium use[href^='#ic-crown']")).not_to_have_count(0)
    expect(screen.locator(".final .window")).to_be_visible()
    ann.page.evaluate("document.fonts.ready")
    box = screen.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= WIDE["height"]
    assert ann.page.evaluate("document.scrollingElement.scrollWidth") <= WIDE["width"]
    assert not re.search(r"\bsteps? \d", screen.evaluate(WITHOUT_BOARD)), "moves are not counted; the board may have steps of its own"


def test_the_points_are_drawn_over_rounds_and_a_crown_says_where_the_lead_changed(come: Come, ended: Ended) -> None:
    [first, second, last] = ended.rounds
    ann = come(client=ended.ann)
    went(ann, {first: [9, 2], second: [9, 12], last: [90, 40]})
    ann.go(f"/t/{ended.table}")
    course = ann.page.get_by_role("img", name="Every player’s points over 3 rounds")
    expect(course).to_be_visible()
    assert re.findall(r"^[123]$", course.locator(".scale").last.evaluate("(one) => one.textContent"), re.M) == ["3"]
    expect(course.locator(".crown")).to_have_count(2)
    expect(course).to_contain_text(re.compile("Round 3: .* the lead|Round 2: .* the lead"))


@pytest.mark.parametrize(
    ("winner", "loser", "told"),
    [
        ((9, 9), (2, 2), "{winner} led after every round."),
        ((2, 9), (9, 2), "{winner} passed {loser} in round 2 and stayed ahead."),
        ((2, 4), (2, 9), "{loser} led by 5 before the last round; it brought"),
        ((9, 7), (2, 7), "Before the last round, {winner} was not yet ahead, only level."),
        ((2, 9), (2, 2), "{winner} went ahead in round 2 and stayed there."),
    ],
)
def test_the_story_tells_who_led_when(come: Come, ended: Ended, winner: tuple[int, int], loser: tuple[int, int], told: str) -> None:
    [first, second, _] = ended.rounds
    cleo = come()

    def win(match: Data) -> None:
        match["scores"], match["places"] = [60, 40], [1, 2]

    told_otherwise(cleo, win)
    went(cleo, {first: [winner[0], loser[0]], second: [winner[1], loser[1]]})
    cleo.go(f"/t/{ended.table}")
    expect(cleo.page.get_by_text(told.format(winner="Ann", loser="Ben"))).to_be_visible()
    expect(cleo.heading("Ann wins by 20 points")).to_be_visible()


def test_equal_points_are_told_with_what_decided(come: Come, house: House) -> None:
    table, (client, _) = over(house.url, "mangrovia", rounds="1")

    def tie(match: Data) -> None:
        match["scores"], match["places"] = [77, 77], [1, 2]
        match["view"]["score"]["rows"][-1] = {"id": "amulets", "points": [12, 6], "values": [[6, 6], [6]]}

    ann, cleo = come(client=client), come()
    for who in (ann, cleo):
        told_otherwise(who, tie)
        who.go(f"/t/{table}")
    expect(cleo.heading("Ann wins a tied game")).to_be_visible()
    story = "77 : 77 – Ann wins: amulets worth 12, not 6. (rule 8)"
    expect(cleo.page.get_by_text(story).first).to_be_visible()
    expect(ann.heading("You win a tied game")).to_be_visible()
    expect(ann.page.get_by_text("77 : 77 – you win: amulets worth 12, not 6. (rule 8)").first).to_be_visible()


def test_a_shared_first_place_is_told_with_all_names(come: Come, ended: Ended) -> None:
    def share(match: Data) -> None:
        match["scores"], match["places"] = [40, 40], [1, 1]

    ann, cleo = come(client=ended.ann), come()
    for who in (ann, cleo):
        told_otherwise(who, share)
        who.go(f"/t/{ended.table}")
    expect(cleo.heading("Ann and Ben share first place")).to_be_visible()
    expect(ann.heading("You share first place with Ben")).to_be_visible()


def test_table_and_bars_stand_in_the_same_order_and_every_figure_is_seen_whole(come: Come, house: House) -> None:
    table, (client, _) = over(house.url, "mangrovia", rounds="2")
    ann = come(client=client)

    def turn(match: Data) -> None:
        """Ben wins with fewer points, as where somebody gave up; he has one for amulets, and Ann many for paths."""
        match["places"] = [2, 1]
        match["view"]["score"]["totals"] = [90, 41]
        rows = match["view"]["score"]["rows"]
        for row in rows:
            row["points"] = [0, 0]
        rows[0]["points"], rows[1]["points"] = [1, 40], [89, 0]
        rows[-1] = {"id": "amulets", "points": [0, 1], "values": [[], [1]]}

    told_otherwise(ann, turn)
    ann.go(f"/t/{table}")
    columns = ann.page.get_by_role("region", name="Line by line").get_by_role("columnheader")
    expect(columns.nth(1)).to_contain_text("Ben")
    bars = ann.page.locator(".picture", has_text="Where the points came from").get_by_role("listitem")
    expect(bars).to_have_text([re.compile("^Ben"), re.compile("^Ann")])
    parts = bars.locator(".part")
    expect(parts).to_have_count(4)
    for part in parts.all():
        assert part.evaluate("(one) => one.querySelector('b').getBoundingClientRect().width <= one.getBoundingClientRect().width")
        assert part.evaluate("(one) => one.scrollWidth <= one.clientWidth")


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_a_picture_of_the_end_shows_board_podium_and_words(come: Come, ended: Ended, size: Any) -> None:
    ann = come(client=ended.ann, viewport=size).go(f"/t/{ended.table}")
    with ann.page.expect_download() as downloading:
        ann.button("Share a picture").click()
    assert downloading.value.suggested_filename == "flucht.png"
    picture = downloading.value.path().read_bytes()
    seen = come(bypass_csp=True).go("/").page.evaluate(COLOURS, base64.b64encode(picture).decode())
    assert seen["size"] == [1200, 630]
    assert seen["board"] > 100
    assert seen["podium"] > 20
    assert seen["words"] > 4


def test_where_a_device_shares_pictures_it_is_asked_to(come: Come, ended: Ended) -> None:
    ann = come(client=ended.ann)
    ann.context.add_init_script(
        "navigator.canShare = ({ files }) => files.length === 1;"
        "navigator.share = async ({ files, title }) => { window.shared = [files[0].name, files[0].type, title] }"
    )
    ann.go(f"/t/{ended.table}")
    ann.button("Share a picture").click()
    ann.page.wait_for_function("() => window.shared")
    name, kind, title = ann.page.evaluate("window.shared")
    assert (name, kind) == ("flucht.png", "image/png")
    assert title
    assert "You" not in title


def test_a_picture_that_cannot_be_made_is_no_drama(come: Come, ended: Ended) -> None:
    ann = come(client=ended.ann)
    ann.context.add_init_script("HTMLCanvasElement.prototype.toBlob = (done) => done(null)")
    ann.go(f"/t/{ended.table}")
    ann.button("Share a picture").click()
    expect(ann.page.get_by_text("This browser could not make the picture.")).to_be_visible()
    expect(ann.button("Share a picture")).to_be_enabled()
