"""Several people on one device: whoever takes the screen learns what happened since they last played."""

import httpx
from playwright.sync_api import expect

from tests.page.tables import cards_of, seen_by
from tests.page.test_seats_and_views import shows_any
from tests.page.visitor import NOTE_MOVEMENT, Come, Visitor
from tests.server.house import House, person
from tests.server.talk import command, open_table


def hot_seat(url: str) -> tuple[str, httpx.Client]:
    ann = person(url, "Ann")
    table = open_table(ann)
    command(ann, table, do="sit", companion=1, name="Ben")
    for companion in (0, 1):
        command(ann, table, do="contribute", companion=companion, contribution="1f" * 16)
    command(ann, table, do="start")
    return table, ann


def play_turn(device: Visitor) -> None:
    """Whoever sits before the screen plays until their turn is over."""
    while device.is_to_move():
        question = device.moves.all_inner_texts()
        device.moves.first.click()
        expect(device.moves).not_to_have_text(question)


def hand_over(device: Visitor, name: str) -> None:
    device.button(f"Hand over to {name}").click()
    expect(device.button("I am ready")).to_be_visible()


def test_whoever_has_moved_sees_what_came_of_it_and_then_hands_over(come: Come, house: House) -> None:
    table, ann = hot_seat(house.url)
    device = come(client=ann)
    device.go(f"/t/{table}")
    asked = int(seen_by(ann, table)["match"]["asked"])
    names = ("Ann", "Ben")
    if asked == 1:
        device.button("I am ready").click()
    expect(device.moves.first).to_be_visible()
    before = device.log.count()
    play_turn(device)
    expect(device.button("I am ready")).to_have_count(0)
    expect(device.prompt).to_contain_text(f"hand over to {names[1 - asked]}")
    expect(device.hand).to_be_visible()
    expect(device.told).to_contain_text("You play")
    assert device.log.count() > before, "what I did stands in the log"
    mine, theirs = cards_of(ann, table, asked), cards_of(ann, table, 1 - asked)
    assert shows_any(device, mine) == mine
    assert not [card for card in shows_any(device, theirs) if card not in mine], "nothing of the other is there yet"
    device.page.locator("body").press("Enter")
    expect(device.page.get_by_role("dialog", name=f"It is {names[1 - asked]}’s turn")).to_be_visible()
    assert not shows_any(device, mine + theirs), "behind the curtain"


def test_whoever_comes_back_to_a_shared_screen_finds_the_curtain_and_nobodys_cards(come: Come, house: House) -> None:
    table, ann = hot_seat(house.url)
    device = come(client=ann)
    device.go(f"/t/{table}")
    if seen_by(ann, table)["match"]["asked"] == 1:
        device.button("I am ready").click()
        expect(device.moves.first).to_be_visible()
        play_turn(device)
        hand_over(device, "Ann")
        device.button("I am ready").click()
    expect(device.moves.first).to_be_visible()
    play_turn(device)
    expect(device.button("Hand over to Ben")).to_be_visible()
    device.page.reload()
    expect(device.button("I am ready")).to_be_visible()
    assert not shows_any(device, cards_of(ann, table) + cards_of(ann, table, 1))


def test_whoever_takes_the_screen_is_told_and_shown_what_happened_since_they_played(come: Come, house: House) -> None:
    table, ann = hot_seat(house.url)
    device = come(client=ann, reduced_motion="no-preference")
    device.context.add_init_script(NOTE_MOVEMENT)
    device.go(f"/t/{table}")
    names = ("Ann", "Ben")
    if seen_by(ann, table)["match"]["asked"] == 1:
        device.button("I am ready").click()
    expect(device.moves.first).to_be_visible()
    device.told.evaluate("(region) => { region.standsFromTheBeginning = true }")
    for _ in range(3):
        before = int(seen_by(ann, table)["match"]["asked"])
        play_turn(device)
        hand_over(device, names[1 - before])
        expect(device.told).to_be_empty()
        assert device.told.evaluate("(region) => region.standsFromTheBeginning")
        device.page.evaluate("window.moved = []")
        device.page.keyboard.press("Enter")
        expect(device.moves.first).to_be_visible()
        expect(device.told).to_contain_text(f"{names[before]} plays")
        expect(device.told).not_to_contain_text("You play")
        assert device.told.evaluate("(region) => region.standsFromTheBeginning"), "a new region would not be read aloud"
        expect(device.prompt).to_be_focused()
        assert device.page.evaluate("window.moved.length") > 0
