"""Reloads, lost connections, refusals, undo: nothing is lost, nothing is done twice, and the page says what is going on."""

import json
import re
from pathlib import Path

import httpx
from playwright.sync_api import Route, WebSocketRoute, expect

from archipel.engine.phrase import Data
from tests.page.tables import before_a_card, in_mid_turn, play_on
from tests.page.visitor import Come, play, who_must_choose
from tests.server.house import House, running
from tests.server.talk import begin

LOST = "The connection is lost"
LIVE = re.compile(r"/live\?")
WALK = "(path) => { history.pushState({}, '', path); dispatchEvent(new PopStateEvent('popstate')) }"
"""As the buttons of the browser do."""
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def moves_made(who: httpx.Client, table: str) -> int:
    """How many moves the game's record has."""
    steps = who.get(f"/api/tables/{table}/replay").raise_for_status().json()["entries"]
    return sum(1 for step in steps if step["entry"] and step["entry"]["kind"] == "move")


def test_a_reload_in_mid_turn_asks_the_same_again(come: Come, house: House) -> None:
    table, (client, _) = in_mid_turn(house.url)
    ann = come(client=client).sit_at(table)
    expect(ann.prompt).to_contain_text("Which pawn does")
    offered, told = ann.moves.all_inner_texts(), ann.log.all_inner_texts()
    ann.page.reload()
    expect(ann.prompt).to_contain_text("Which pawn does")
    expect(ann.moves).to_have_text(offered, use_inner_text=True)
    expect(ann.log).to_have_text(told, use_inner_text=True)
    play(ann, ann.moves.last)
    expect(ann.prompt).not_to_contain_text("Which pawn does")


def test_a_server_that_goes_away_in_mid_turn_is_waited_for_and_nothing_is_lost(come: Come, tmp_path: Path) -> None:
    database = f"sqlite+aiosqlite:///{tmp_path / 'archipel.db'}"
    with running(database) as first:
        table, (client, _) = in_mid_turn(first.url)
        before = moves_made(client, table)
        ann = come(client=client, url=first.url).sit_at(table)
        ann.expect_complaint("WebSocket connection to|ERR_CONNECTION_REFUSED")
        stood = ann.prompt.bounding_box()
    lost = ann.page.get_by_role("status").get_by_role("paragraph").filter(has_text=LOST)
    expect(lost).to_be_visible()
    expect(ann.prompt).to_contain_text("Which pawn does")
    assert ann.prompt.bounding_box() == stood, "nothing moves away from under the pointer"
    expect(lost).not_to_contain_text("Your move is kept")
    ann.moves.first.click()
    expect(lost).to_contain_text("Your move is kept")
    with running(database, port=int(first.url.rpartition(":")[2])):
        expect(ann.page.get_by_text(LOST)).to_have_count(0)
        expect(ann.prompt).not_to_contain_text("Which pawn does")
        expect(ann.page.get_by_role("alert")).to_have_count(0)
        assert moves_made(client, table) == before + 1
        lines = ann.log.count()
        ann.page.reload()
        expect(ann.log).to_have_count(lines)


def test_a_move_whose_answer_gets_lost_is_made_once(come: Come, house: House) -> None:
    table, (client, _) = before_a_card(house.url)
    ann = come(client=client)
    cut: list[WebSocketRoute] = []

    def line(route: WebSocketRoute) -> None:
        """The first line hears nothing more once a move has been sent over it, and breaks when the move is done."""
        server = route.connect_to_server()

        def up(message: str | bytes) -> None:
            if not cut and json.loads(message)["do"] == "move":
                cut.append(route)
            server.send(message)

        def down(message: str | bytes) -> None:
            if route not in cut:
                route.send(message)
            elif json.loads(message)["type"] == "done":
                route.close(code=3000)

        route.on_message(up)
        server.on_message(down)

    ann.page.route_web_socket(LIVE, line)
    ann.sit_at(table)
    ann.moves.first.click()
    expect(ann.log.filter(has_text="You play")).to_have_count(1)
    expect(ann.page.get_by_text(LOST)).to_have_count(0)
    expect(ann.page.get_by_role("alert")).to_have_count(0)
    assert cut
    assert moves_made(client, table) == 1


def test_a_move_that_comes_too_late_is_refused_in_words(come: Come, house: House) -> None:
    table, (client, _) = before_a_card(house.url)
    first, second = come(client=client), come(client=client)

    def deaf(route: WebSocketRoute) -> None:
        """Passes on how the table was at first, and no later change."""
        server = route.connect_to_server()
        heard: list[Data] = []

        def down(message: str | bytes) -> None:
            said = json.loads(message)
            if said["type"] != "table" or not heard:
                route.send(message)
            if said["type"] == "table":
                heard.append(said)

        server.on_message(down)

    first.page.route_web_socket(LIVE, deaf)
    first.sit_at(table)
    second.sit_at(table)
    play(second, second.moves.first)
    first.moves.last.click()
    refusal = first.page.get_by_role("alert")
    expect(refusal).to_contain_text("The table has moved on")
    refusal.get_by_role("button", name="Close").click()
    expect(refusal).to_have_count(0)


def test_the_key_u_takes_back_what_was_played(come: Come, house: House) -> None:
    table, (client, _) = in_mid_turn(house.url)
    ann = come(client=client).sit_at(table)
    expect(ann.hand.get_by_role("img")).not_to_have_count(0)
    cards = ann.hand.get_by_role("img").count()
    ann.page.keyboard.press("u")
    expect(ann.prompt).to_contain_text("Play one of your cards")
    expect(ann.hand.get_by_role("button")).to_have_count(cards + 1)
    expect(ann.told).to_contain_text("You take back your last move.")


def test_escape_puts_back_what_was_chosen(come: Come, house: House) -> None:
    def both_pawns_may_walk_to_one_square(seen: Data) -> bool:
        one, *others = [set(move["things"]) for move in seen["match"]["moves"]]
        return any(one & other for other in others)

    table, people = begin(house.url, 2)
    play_on(table, people, both_pawns_may_walk_to_one_square)
    ann, ben = come(client=people[0]).sit_at(table), come(client=people[1]).sit_at(table)
    who = who_must_choose(ann, ben)
    assert who is not None
    named = who.button(re.compile("Your pawn 1 can go here.*Your pawn 2 can go here"))
    square = who.page.locator(f'[data-thing="{named.get_attribute("data-thing")}"]')  # its name changes with what is pointed at
    square.click()
    expect(who.button(re.compile("^Put back"))).to_be_enabled()
    who.page.keyboard.press("Escape")
    expect(who.button(re.compile("^Put back"))).to_be_disabled()
    expect(who.prompt).to_contain_text("Which pawn does")
    square.click()
    who.page.locator("[data-thing]").and_(who.button(re.compile("^Your pawn 2"))).click()
    expect(who.told).to_contain_text(re.compile("[Yy]our pawn 2"))


def test_the_box_that_was_asked_for_last_wins_over_one_that_comes_late(come: Come, house: House) -> None:
    table, (client, _) = before_a_card(house.url)
    who = come(client=client).go("/rules/flucht")
    who.page.get_by_role("heading", level=1).wait_for()
    late: list[Route] = []
    who.page.route(f"**/api/tables/{table}/edition", lambda route: late.append(route))
    with who.page.expect_request(f"**/api/tables/{table}/edition"):
        who.page.evaluate(WALK, f"/edition/flucht?table={table}")
    who.page.evaluate(WALK, "/edition/flucht")
    who.heading("Do you have the box?").wait_for()
    with who.page.expect_response(late[0].request.url):
        late[0].continue_()
    who.page.evaluate(DRAWN)
    expect(who.heading("Fingerprint of the edition")).to_have_count(0)
