"""A finished game is played on from one of its positions: for everybody, or against bots; what was tried stands beside it as a tree."""

import re
from urllib.parse import parse_qs, urlsplit

import httpx
import pytest
from playwright.sync_api import Locator, expect

from tests.page.tables import before_a_card, play_on
from tests.page.visitor import PHONE, Come, Visitor
from tests.server.house import House
from tests.server.talk import begin, command

Game = tuple[str, list[httpx.Client]]


@pytest.fixture(scope="module")
def game(house: House) -> Game:
    """One in which somebody gave up early: there is much to be played on."""
    table, people = begin(house.url, 2)
    play_on(table, people, lambda seen: bool(seen["match"]["decision"] >= 8))
    command(people[1], table, do="resign")
    return table, people


def tried(who: Visitor) -> Locator:
    """What was tried: first where it begins."""
    return who.page.get_by_role("tree", name="Variations").get_by_role("treeitem")


def here(who: Visitor) -> Locator:
    return tried(who).and_(who.page.locator("[aria-selected=true]"))


def line_of(who: Visitor) -> list[str]:
    """The line in the address."""
    found = parse_qs(urlsplit(who.page.url).query).get("line", [""])[0]
    return [text for text in found.split(",") if text]


def make(who: Visitor, nth: int = 0) -> None:
    """Makes a move from the list, and waits until it stands among those that were tried."""
    length = len(line_of(who))
    who.moves.nth(nth).click()
    arrived(who, length + 1)


def arrived(who: Visitor, length: int) -> None:
    """Waits until the address names a line of so many moves."""
    made = ",".join(["[^,&]+"] * length)
    expect(who.page).to_have_url(re.compile(f"line={made}$" if made else "at=[0-9]+(&seat=[0-9])?$"))


def opened(who: Visitor, table: str, query: str = "at=4") -> Visitor:
    who.go(f"/t/{table}/explore?{query}")
    expect(here(who)).to_have_count(1)
    return who


def test_one_plays_on_from_a_step_of_the_replay_and_taking_back_makes_branches(come: Come, game: Game) -> None:
    table, (client, _) = game
    ann = come(client=client).go(f"/t/{table}/replay?at=4")
    ann.link("Play on from here").click()
    expect(here(ann)).to_have_text(re.compile("Round .* step 4"))
    for _ in range(3):
        make(ann)
    expect(tried(ann)).to_have_count(4)
    first = line_of(ann)
    ann.button("Undo").click()
    arrived(ann, 2)
    ann.button("Undo").click()
    arrived(ann, 1)
    other = next(number for number, text in enumerate(ann.page.locator("[data-move]").all()) if text.get_attribute("data-move") != first[1])
    make(ann, other)
    expect(tried(ann)).to_have_count(5)
    branch = line_of(ann)
    assert branch[0] == first[0]
    assert branch[1] != first[1]
    expect(here(ann)).to_have_attribute("aria-level", "3")
    ann.page.reload()
    expect(tried(ann)).to_have_count(5)
    tried(ann).filter(has_not=ann.page.locator("[aria-level='3']")).last.click()
    arrived(ann, 3)
    assert line_of(ann) == first
    cleo = come()
    cleo.go(ann.page.url)
    expect(cleo.page.locator("[data-guide=board] svg").first).to_be_visible()
    expect(cleo.page.locator("[data-thing][data-can]")).not_to_have_count(0)
    expect(tried(cleo)).to_have_count(4)
    assert cleo.page.locator(".prompt .q").inner_text() == ann.page.locator(".prompt .q").inner_text(), "a link shows everybody the same"
    ann.prompt.focus()
    ann.page.keyboard.press("ArrowLeft")
    arrived(ann, 2)
    ann.button("Forget this move and what follows it").click()
    arrived(ann, 1)
    expect(tried(ann)).to_have_count(3)


def test_the_tree_is_walked_and_pruned_by_keyboard(come: Come, game: Game) -> None:
    table, _ = game
    cleo = opened(come(), table)
    for _ in range(2):
        make(cleo)
    here(cleo).focus()
    cleo.page.keyboard.press("Home")
    expect(cleo.page.locator(":focus")).to_have_text(re.compile("step 4"))
    cleo.page.keyboard.press("Enter")
    arrived(cleo, 0)
    cleo.page.keyboard.press("ArrowRight")
    cleo.page.keyboard.press("Enter")
    arrived(cleo, 1)
    cleo.page.keyboard.press("Delete")
    expect(tried(cleo)).to_have_count(1)
    arrived(cleo, 0)
    expect(cleo.page.locator(":focus")).to_have_text(re.compile("step 4"))
    cleo.prompt.focus()
    cleo.page.keyboard.press("b")
    arrived(cleo, 1)
    expect(cleo.told).not_to_have_text("")
    cleo.page.keyboard.press("u")
    arrived(cleo, 0)
    cleo.page.keyboard.press("ArrowRight")
    arrived(cleo, 1)


def test_against_bots_all_others_move_by_themselves_and_hints_are_given(come: Come, game: Game) -> None:
    table, _ = game
    cleo = opened(come(), table, "at=0")
    cleo.page.get_by_role("combobox", name="Bots", exact=True).select_option("random")
    cleo.page.get_by_role("combobox", name="Who plays").select_option("You play for Ben, bots for the others")
    expect(cleo.page).to_have_url(re.compile("seat=1"))
    if cleo.button("Let the bots play on").is_visible():
        cleo.button("Let the bots play on").click()
    expect(cleo.moves).not_to_have_count(0)
    before = len(line_of(cleo))
    for _ in range(2):
        cleo.moves.first.click()
        expect(cleo.moves.and_(cleo.page.locator(":disabled"))).to_have_count(0)
        expect(cleo.moves).not_to_have_count(0)
    expect(cleo.page.get_by_role("list", name="Players").get_by_role("listitem").last).to_have_text(re.compile("Ben.*you"))
    cleo.page.wait_for_function(f"() => (new URL(location).searchParams.get('line') ?? '').split(',').length > {before + 2}")
    cleo.page.keyboard.press("h")
    hint = cleo.page.get_by_role("region", name="The strong bot’s hint").get_by_role("listitem")
    expect(hint).not_to_have_count(0)
    cleo.page.keyboard.press("u")
    expect(hint).to_have_count(0)


def test_a_line_that_cannot_be_played_is_shown_as_far_as_it_can_and_says_where_it_ends(come: Come, game: Game, house: House) -> None:
    table, _ = game
    cleo = opened(come(), table)
    make(cleo)
    good = line_of(cleo)[0]
    cleo.expect_complaint("400|403|404")
    cleo.go(f"/t/{table}/explore?at=4&line={good.replace(' ', '+')},dance,dance")
    expect(cleo.page.get_by_role("alert")).to_have_text(re.compile("^Move 2 of the line: .*dance"))
    arrived(cleo, 1)
    expect(cleo.moves).not_to_have_count(0)
    cleo.go(f"/t/{table}/explore?at=99")
    expect(cleo.page.get_by_text("There is no step 99")).to_be_visible()
    running, (ann, _) = before_a_card(house.url)
    player = come(client=ann)
    player.expect_complaint("403")
    player.go(f"/t/{running}/explore?at=0")
    expect(player.page.get_by_text("This game is still running; it can be explored once it is over.")).to_be_visible()
    player.go(f"/t/{running}/replay")
    expect(player.page.get_by_role("slider")).to_be_visible()
    expect(player.link("Play on from here")).to_have_count(0)


def test_other_luck_is_another_branch_and_a_phone_has_it_all(come: Come, game: Game) -> None:
    table, _ = game
    cleo = come(viewport=PHONE, is_mobile=True, has_touch=True).go(f"/t/{table}/explore?at=2")
    cleo.page.get_by_role("tab", name="Variations").tap()
    expect(here(cleo)).to_have_count(1)
    again = cleo.button("The last move once more, with other luck")
    for length in range(1, 9):
        cleo.button("Bot moves").tap()
        arrived(cleo, length)
        if again.is_enabled():
            break
    again.tap()
    expect(here(cleo)).to_have_text(re.compile(r"luck no\. 2"))
    assert line_of(cleo)[-1].endswith("*2")
    cleo.button("More").tap()
    cleo.page.get_by_role("dialog").get_by_role("combobox", name="Who plays").select_option("You play for Ann, bots for the others")
    expect(cleo.page).to_have_url(re.compile("seat=0"))
