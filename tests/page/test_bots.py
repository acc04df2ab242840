"""Bots on the page: a strength for every seat, a sign while one thinks, and hints where the table allows them."""

import json
import re
import shutil
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, WebSocket, WebSocketRoute, expect

from tests.learned import HERE, net_of_pig, own_pig, pig_with_net
from tests.page.tables import before_a_card, seen_by
from tests.page.test_access import serious_problems
from tests.page.test_languages import SETTLED, TOO_LONG, ids_in
from tests.page.visitor import PHONE, Come, Visitor
from tests.server.house import House, person, running
from tests.server.talk import begin, command, open_table

MOST = 200

THINKS = """name => {
  const seat = [...document.querySelectorAll("li.seat")].find((one) => one.innerText.includes(name))
  const prompt = document.querySelector(".prompt").innerText
  return prompt.includes(`${name} is thinking.`) && seat.innerText.includes("is thinking") && seat.querySelector(".dots") !== null
}"""
"""Whether prompt and seat say, both at once, that somebody is thinking."""

THINKS_AHEAD = re.compile("thinks ahead", re.IGNORECASE)


def choose_by_keyboard(choice: Locator, steps: int) -> None:
    choice.focus()
    for _ in range(abs(steps)):
        choice.press("ArrowDown" if steps > 0 else "ArrowUp")


def hints(who: Visitor) -> Locator:
    return who.page.get_by_role("region", name="The strong bot’s hint")


def test_every_bot_gets_its_strength_by_keyboard_and_the_sign_tells_who_thinks(come: Come, house: House) -> None:
    ann = come("Ann").go("/open/flucht")
    ann.button("3", exact=True).press("Enter")
    strong, quick = ann.page.get_by_label("Seat 2"), ann.page.get_by_label("Seat 3")
    choose_by_keyboard(strong, 4)
    expect(strong).to_have_accessible_description(re.compile("The strongest we have"))
    choose_by_keyboard(quick, 3)
    expect(quick.locator("option:checked")).to_have_text("Bot: intuitive")
    choose_by_keyboard(quick, -1)
    expect(quick).to_have_accessible_description(re.compile("one move ahead"))
    ann.button("Start the game").press("Enter")
    ann.page.wait_for_url("**/t/*")
    client = ann.client
    assert client is not None
    assert [place["kind"] for place in seen_by(client, ann.table)["seats"]] == ["person", "search", "greedy"]
    name = seen_by(client, ann.table)["seats"][1]["name"]
    expect(ann.prompt).to_be_visible()
    for _ in range(MOST):
        if ann.page.evaluate(THINKS, name):
            break
        if ann.is_to_move():
            ann.moves.first.click()
        ann.page.wait_for_timeout(50)
    else:
        raise AssertionError(f"{name} is never seen thinking")
    ann.page.get_by_role("tab", name="Chat").click()
    ann.page.get_by_placeholder("Say something…").fill("Take your time.")
    expect(ann.moves.first).to_be_visible()
    expect(ann.prompt).not_to_contain_text("is thinking")


def told_of(hint: dict[str, Any], alone: bool) -> str:
    """How good a move is called beside the others."""
    if hint["alike"]:
        return "" if alone else "equally good"
    return f"about {hint['behind']} fewer wins in 100 games" if hint["behind"] else "a little weaker"


def test_a_hint_says_what_its_moves_bring_and_how_good_they_are_is_seen_on_the_board_and_plays_the_chosen_one(
    come: Come, house: House
) -> None:
    table, (client, _) = before_a_card(house.url)
    ann = come(client=client, bypass_csp=True)
    sent: list[dict[str, Any]] = []
    heard: list[dict[str, Any]] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: sent.append(json.loads(frame)))
        socket.on("framereceived", lambda frame: heard.append(json.loads(frame)))

    ann.page.on("websocket", listen)
    ann.sit_at(table)
    ann.button("Hint").focus()
    ann.page.keyboard.press("Enter")
    offered = hints(ann).get_by_role("listitem").get_by_role("button")
    expect(offered.first).to_be_focused()
    found = next(message["hints"] for message in heard if message.get("hints"))
    expect(offered).to_have_count(len(found))
    said = ann.page.get_by_role("status").filter(has_text="Play ")
    for one, hint in zip(offered.all(), found, strict=True):
        assert one.get_attribute("data-move") == hint["move"]
        expect(one).not_to_contain_text("%")
        for sentence in (told_of(hint, sum(other["alike"] for other in found) == 1), *one.locator(".brings").all_inner_texts()):
            expect(one).to_contain_text(sentence)
            expect(said).to_contain_text(sentence)
    expect(offered.first.locator(".brings")).to_contain_text("pawn")
    expect(hints(ann)).to_contain_text(re.compile(r"chance of winning at about \d*[05]%\..*may be wrong"))
    assert not serious_problems(ann.page)
    texts = [hint["move"] for hint in found]
    for text in texts:
        card = ann.page.locator(f"[data-guide=hand] [data-thing='{text.removeprefix('play ')}']")
        expect(card).to_have_attribute("data-lit", "")
        expect(card).to_have_class(re.compile("pointed"))
        expect(ann.page.locator("[data-lit]")).to_have_count(1)
        ann.page.keyboard.press("Tab")
    ann.page.keyboard.press("h")
    expect(hints(ann)).to_have_count(0)
    expect(ann.page.locator("[data-lit]")).to_have_count(0)
    ann.page.keyboard.press("h")
    expect(ann.page.locator("[data-lit]")).to_have_count(1)
    ann.page.keyboard.press("Escape")
    expect(hints(ann)).to_have_count(0)
    ann.page.keyboard.press("h")
    assert [frame["do"] for frame in sent].count("hint") == 1, "what is known is not asked again"
    offered.last.click()
    expect(hints(ann)).to_have_count(0)
    assert [frame["moves"] for frame in sent if frame["do"] == "move"] == [[texts[-1]]]
    expect(ann.log.first).to_contain_text("You play")


def test_whoever_may_not_be_advised_finds_no_hint(come: Come, house: House) -> None:
    table, (_, other) = before_a_card(house.url)
    earnest, (client, _) = before_a_card(house.url, casual=False)
    ann = come(client=client).sit_at(earnest)
    expect(ann.moves.first).to_be_visible()
    ben, watcher = come(client=other).sit_at(table), come().sit_at(table)
    expect(ann.button("Hint")).to_have_accessible_description(re.compile("No hints"))
    expect(watcher.button("Hint")).to_have_count(0)
    for who in (ann, ben):
        expect(who.button("Hint")).to_be_disabled()
    for who in (ann, ben, watcher):
        who.page.keyboard.press("h")
        expect(hints(who)).to_have_count(0)


def test_a_hint_takes_a_moment_and_if_it_is_refused_it_says_why_and_can_be_asked_for_again(come: Come, house: House) -> None:
    table, (client, _) = before_a_card(house.url, game="mangrovia")
    ann = come(client=client)
    asked: list[tuple[WebSocketRoute, str]] = []

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def pass_on(frame: str | bytes) -> None:
            said = json.loads(frame)
            if said["do"] == "hint" and not asked:
                asked.append((socket, said["id"]))
            else:
                server.send(frame)

        socket.on_message(pass_on)

    ann.page.route_web_socket(re.compile("/live"), between)
    ann.sit_at(table)
    ann.button("Hint").click()
    expect(hints(ann)).to_contain_text("The strong bot is thinking…")
    expect(ann.page.get_by_role("status").filter(has_text="The strong bot is thinking…")).to_have_count(1)
    [(socket, id)] = asked
    socket.send(json.dumps({"type": "refused", "id": id, "reason": {"key": "hint-unavailable", "args": {}, "rule": ""}}))
    expect(hints(ann).get_by_role("alert")).to_contain_text("No hint is available at the moment")
    hints(ann).get_by_role("button", name="Close").click()
    ann.button("Hint").click()
    expect(hints(ann).get_by_role("listitem").first).to_be_visible()
    expect(ann.page.locator("[data-guide=board] [data-lit]").first).to_be_visible()


def test_in_the_waiting_room_the_owner_changes_the_strength_of_every_bot(come: Come, house: House) -> None:
    ann = come("Ann", bypass_csp=True).go("/open/flucht")
    ann.button("3", exact=True).click()
    ann.page.get_by_label("Hints allowed").uncheck()
    ann.page.get_by_label("Seat 3").select_option("Bot: random")
    ann.button("Open the table").click()
    ann.page.wait_for_url("**/t/*")
    expect(ann.page.get_by_text("No hints.")).to_be_visible()
    expect(ann.page.get_by_text("A bot plays for anyone who is away (quick).")).to_be_visible()
    ann.button("Bot").click()
    bots = ann.page.get_by_role("combobox", name=re.compile("^How .* plays$"))
    expect(bots).to_have_count(2)
    for kind in ("first-thought", "search"):
        choose_by_keyboard(bots.first, 1)
        expect(bots.first).to_have_value(kind)
        expect(bots.first).to_be_enabled()
    expect(ann.page.get_by_text(THINKS_AHEAD)).to_be_visible()
    assert not serious_problems(ann.page)
    assert ann.client is not None
    assert [place["kind"] for place in seen_by(ann.client, ann.table)["seats"]] == ["person", "search", "random"]
    ben = come().go(f"/t/{ann.table}")
    strong = ben.page.get_by_role("listitem").filter(has_text="bot: strong")
    expect(strong).to_contain_text(THINKS_AHEAD)


def test_the_bots_to_play_against_at_once_are_chosen_in_the_lobby_and_remembered(come: Come, house: House) -> None:
    ann = come("Ann").go("/")
    choice = ann.page.get_by_label("How the bots play")
    choice.select_option("Bots: random")
    expect(choice).to_have_accessible_description(re.compile("learning the rules"))
    ann.page.reload()
    expect(choice).to_have_value("random")
    ann.page.get_by_role("article", name="Flucht aus Mangrovia").get_by_role("button").click()
    ann.page.wait_for_url("**/t/*")
    expect(ann.prompt).to_be_visible()
    assert ann.client is not None
    assert [place["kind"] for place in seen_by(ann.client, ann.table)["seats"]] == ["person", "random", "random", "random"]


def test_bots_say_what_they_have_learned_and_which_edition_taught_them(come: Come, tmp_path: Path) -> None:
    islands = pig_with_net(tmp_path / "islands", net_of_pig())
    shutil.copytree(HERE / "lagune", islands / "lagune")
    box = tmp_path / "box.toml"
    box.write_text(own_pig())
    with running(f"sqlite+aiosqlite:///{tmp_path}/archipel.db", ARCHIPEL_GAMES=str(islands)) as house:
        ann = come("Ann", url=house.url).go("/")
        everywhere = ann.page.get_by_label("How the bots play")
        everywhere.select_option("Bots: intuitive")
        expect(everywhere).to_have_accessible_description(re.compile("some games it has learned"))
        ann.go("/open/lagune")
        bot = ann.page.get_by_label("Seat 2")
        bot.select_option("Bot: intuitive")
        expect(bot).to_have_accessible_description(re.compile("has not been taught yet"))
        ann.go("/open/pig")
        ann.button("2", exact=True).click()
        bot.select_option("Bot: intuitive")
        expect(bot).to_have_accessible_description("Has learned from many games against itself and answers at once.")
        ann.page.get_by_role("combobox", name="Edition").select_option("A file of my own")
        ann.page.get_by_label("Your edition").set_input_files(box)
        taught = re.compile("It learned with the edition “paper-1”.")
        expect(bot).to_have_accessible_description(taught)
        bot.select_option("Bot: quick")
        expect(bot).not_to_have_accessible_description(taught)
        bot.select_option("Free for anyone who joins")
        ann.button("Open the table").click()
        ann.page.wait_for_url("**/t/*")
        ann.button("Bot").click()
        expect(ann.page.get_by_text(taught)).to_be_visible()
        ann.page.close()


def test_a_bot_with_a_budget_of_its_own_is_named_with_it(come: Come, house: House) -> None:
    client = person(house.url, "Ann")
    table = open_table(client, seats=3)
    command(client, table, do="bot", seat=1, bot="search:400")
    command(client, table, do="bot", seat=2, bot="search:50ms")
    ann = come(client=client).go(f"/t/{table}")
    bots = ann.page.get_by_role("combobox", name=re.compile("^How .* plays$"))
    expect(bots.first.locator("option:checked")).to_have_text("Bot: strong, 400 tries per decision")
    expect(bots.last.locator("option:checked")).to_have_text("Bot: strong, 50 ms per decision")


@pytest.mark.parametrize(("language", "ask", "bot"), [("de", "Tipp", "Bot: stark"), ("fr", "Conseil", "Bot\u202f: fort")])
def test_strengths_and_hints_fit_on_a_phone_in_long_languages(come: Come, house: House, language: str, ask: str, bot: str) -> None:
    table, (client, _) = begin(house.url, 2, game="borabora")
    asked = seen_by(client, table)["match"]["asked"]
    who = come(client=[client, _][asked], locale=language, viewport=PHONE, is_mobile=True, has_touch=True, bypass_csp=True)

    def fits() -> None:
        who.page.evaluate(SETTLED)
        assert not who.page.evaluate(TOO_LONG)
        assert who.page.evaluate("document.scrollingElement.scrollWidth") <= PHONE["width"]
        assert not ids_in(who.text())

    who.go("/open/borabora")
    seats = who.page.get_by_role("listitem").get_by_role("combobox")
    expect(seats).to_have_count(3)
    for seat in seats.all():
        seat.select_option(bot)
    fits()
    room = open_table(person(house.url, "Eve"), seats=2)
    who.go(f"/t/{room}")
    expect(who.page.get_by_role("heading", level=1)).to_be_visible()
    fits()
    who.go(f"/t/{table}")
    who.button(ask).tap()
    hint = who.page.get_by_role("region").filter(has=who.page.locator("ol")).get_by_role("listitem").get_by_role("button").first
    name = hint.locator("b").inner_text()
    expect(who.page.locator("[data-guide=board] [data-lit]").first).to_be_visible()
    fits()
    assert not serious_problems(who.page)
    hint.tap()
    expect(who.page.locator(".prompt [data-act=main]")).to_contain_text(name)
