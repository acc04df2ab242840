"""Who sees what: several people on one device, those who watch, and those who replay a game."""

import re
from time import sleep

import httpx
from playwright.sync_api import Route, expect

from tests.page.tables import cards_of, finished, seen_by
from tests.page.visitor import Come, Visitor, longest_walk, play
from tests.server.house import House, person
from tests.server.talk import begin, command, open_table

NOTE_CARDS = """
window.cardsSeen = []
new MutationObserver(() => {
  for (const card of document.querySelectorAll('[aria-label^="Card:"]')) window.cardsSeen.push(card.dataset.thing)
}).observe(document, { childList: true, subtree: true })
"""
"""Notes every card that was ever in the page, for however short a time."""


def shows_any(who: Visitor, cards: list[str]) -> list[str]:
    """Those of the cards that appear anywhere in the page, seen or unseen."""
    page = who.page.content()
    return [card for card in cards if re.search(rf"\b{card}\b", page)]


def play_first_move(people: list[httpx.Client], table: str) -> None:
    """Whichever of these people is asked plays, without a browser."""
    asked = people[seen_by(people[0], table)["match"]["asked"]]
    match = seen_by(asked, table)["match"]
    command(asked, table, do="move", decision=match["decision"], moves=[match["moves"][0]["text"]])


def answer_late(route: Route) -> None:
    sleep(0.5)
    route.continue_()


def test_two_people_on_one_device_hand_it_over_behind_a_curtain(come: Come, house: House) -> None:
    ann = come("Ann").go("/open/flucht")
    ann.button("2").click()
    ann.page.get_by_label("Seat 2").select_option("Someone on this device")
    ann.page.get_by_label("Their name").fill("Ben")
    ann.button("Start the game").click()
    ann.page.wait_for_url("**/t/*")
    client = ann.client
    assert client is not None
    before = 0
    for turn in range(4):
        now = int(seen_by(client, ann.table)["match"]["asked"])
        mine, theirs = cards_of(client, ann.table, now), cards_of(client, ann.table, 1 - now)
        if now != before:
            if turn > 0:
                assert not shows_any(ann, mine), "before the screen is handed over"
                ann.button(f"Hand over to {('Ann', 'Ben')[now]}").click()
            expect(ann.page.get_by_role("dialog", name=f"It is {('Ann', 'Ben')[now]}’s turn")).to_be_visible()
            assert not shows_any(ann, mine + theirs), "behind the curtain"
            for _ in range(4):
                ann.page.keyboard.press("Tab")
                assert not ann.page.locator("a:focus").count(), "nothing behind the curtain can be reached"
            ann.page.keyboard.press("Escape")
            ann.button("I am ready").click()
        expect(ann.hand.get_by_role("button")).to_have_count(len(mine))
        assert shows_any(ann, mine) == mine
        assert not shows_any(ann, theirs)
        while ann.is_to_move():
            asked = ann.moves.all_inner_texts()
            longest_walk(ann.moves).click()
            expect(ann.moves).not_to_have_text(asked)
        before = now


def test_a_shared_device_shows_nobodys_cards_before_it_is_known_whose_turn_it_is(come: Come, house: House) -> None:
    ann = person(house.url, "Ann")
    table = open_table(ann)
    command(ann, table, do="sit", companion=1, name="Ben")
    for companion in (0, 1):
        command(ann, table, do="contribute", companion=companion, contribution="1f" * 16)
    command(ann, table, do="start")
    while (match := seen_by(ann, table)["match"])["asked"] == 0:
        command(ann, table, do="move", decision=match["decision"], moves=[match["moves"][0]["text"]])
    device = come(client=ann)
    device.context.add_init_script(NOTE_CARDS)
    device.page.route("**/api/session", answer_late)
    device.go(f"/t/{table}")
    device.button("I am ready").click()
    expect(device.hand).to_be_visible()
    seen = " ".join(device.page.evaluate("window.cardsSeen"))
    assert all(card in seen for card in cards_of(ann, table, 1))
    assert not [card for card in cards_of(ann, table) if card in seen]


def test_somebody_who_watches_sees_no_hand_and_no_moves_but_all_that_happens(come: Come, house: House) -> None:
    table, (ann, ben) = begin(house.url, 2)
    cleo = come().sit_at(table)
    expect(cleo.page.get_by_text("You are watching.")).to_have_count(1)
    expect(cleo.prompt).to_contain_text("You are watching.")
    expect(cleo.log.first).to_be_visible()
    expect(cleo.hand).to_have_count(0)
    expect(cleo.moves).to_have_count(0)
    assert not shows_any(cleo, cards_of(ann, table) + cards_of(ben, table))
    play_first_move([ann, ben], table)
    expect(cleo.log.filter(has_text=re.compile("(Ann|Ben) plays"))).to_have_count(1)
    assert not shows_any(cleo, cards_of(ann, table) + cards_of(ben, table))


def test_a_finished_game_is_replayed_forward_and_back_and_from_any_seat(come: Come, house: House) -> None:
    table, (client, _) = finished(house.url)
    steps = int(client.get(f"/api/tables/{table}/replay").json()["steps"]) - 1
    cleo = come(permissions=["clipboard-read", "clipboard-write"]).go(f"/t/{table}/replay")

    def at(step: int) -> None:
        expect(cleo.page.get_by_role("slider", name="Where in the game")).to_have_value(str(step))

    at(0)
    cleo.button("One step forward").click()
    at(1)
    expect(cleo.told).to_contain_text(re.compile("^(Ann|Ben) plays"))
    cleo.button("One step back").click()
    at(0)
    cleo.page.get_by_role("slider").fill("4")
    at(4)
    cleo.page.keyboard.press("Escape")
    cleo.button("To the end").click()
    at(steps)
    expect(cleo.button("One step forward")).to_be_disabled()
    expect(cleo.page.get_by_role("list", name="Players")).to_contain_text("1st")
    cleo.button("To the start").click()
    at(0)
    cleo.page.locator("body").press("ArrowRight")
    at(1)

    cleo.page.get_by_label("Seen by").select_option("Ann")
    dealt = client.get(f"/api/tables/{table}/replay/1", params={"seat": 0}).json()["view"]["teams"][0]["hand"]["cards"]
    expect(cleo.hand.get_by_role("img")).to_have_count(len(dealt))
    assert shows_any(cleo, dealt) == dealt

    cleo.button("Copy a link to this step").click()
    expect(cleo.button("Copied")).to_be_visible()
    link = cleo.page.evaluate("navigator.clipboard.readText()")
    dora = come().go(link)
    expect(dora.page.get_by_role("slider")).to_have_value("1")
    expect(dora.page.get_by_label("Seen by")).to_have_value("0")
    expect(dora.hand.get_by_role("img")).to_have_count(len(dealt))


def test_a_view_that_comes_late_does_not_replace_the_one_asked_for_last(come: Come, house: House) -> None:
    table, (client, _) = finished(house.url)
    cleo = come().go(f"/t/{table}/replay?at=1")
    expect(cleo.page.get_by_role("slider")).to_be_visible()
    hands = [
        client.get(f"/api/tables/{table}/replay/1", params={"seat": seat}).json()["view"]["teams"][seat]["hand"]["cards"] for seat in (0, 1)
    ]
    late: list[Route] = []
    cleo.page.route(re.compile(r"/replay/1\?seat=0$"), lambda route: late.append(route))
    cleo.page.get_by_label("Seen by").select_option("Ann")
    cleo.page.get_by_label("Seen by").select_option("Ben")
    expect(cleo.hand.get_by_role("img")).to_have_count(len(hands[1]))
    with cleo.page.expect_response(late[0].request.url):
        late[0].continue_()
    cleo.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert shows_any(cleo, hands[1]) == hands[1]
    assert not [card for card in shows_any(cleo, hands[0]) if card not in hands[1]]


def test_a_link_to_a_position_of_a_running_game_shows_what_is_public(come: Come, house: House) -> None:
    table, people = begin(house.url, 2)
    asked = seen_by(people[0], table)["match"]["asked"]
    ann = come(client=people[asked], permissions=["clipboard-read", "clipboard-write"]).sit_at(table)
    play(ann, ann.moves.first)
    ann.button("More").click()
    ann.button("Copy a link to this position").click()
    expect(ann.button("Copied")).to_be_visible()
    link = ann.page.evaluate("navigator.clipboard.readText()")
    play_first_move(people, table)
    cleo = come().go(link)
    expect(cleo.page.get_by_role("slider")).to_have_value("1")
    expect(cleo.page.get_by_label("Seen by")).to_have_count(0)
    expect(cleo.hand).to_have_count(0)
    assert not shows_any(cleo, cards_of(people[0], table) + cards_of(people[1], table))
    spy = come().go(f"{link}&seat=0")
    expect(spy.page.get_by_role("slider")).to_have_value("1")
    expect(spy.hand).to_have_count(0)
