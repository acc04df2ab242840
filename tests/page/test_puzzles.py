"""Puzzles: found in the lobby, answered by making the move on the board, and told about afterwards; by keyboard and on a phone too."""

from playwright.sync_api import Locator, expect

from archipel.engine.puzzles import Puzzle
from archipel.games import find
from archipel.table.puzzles import collection_of, position_of
from tests.page.test_access import serious_problems
from tests.page.visitor import PHONE, Come, Visitor

GAME = "flucht"
NUMBER = 1


def puzzle() -> Puzzle:
    return collection_of(find(GAME)).puzzles[NUMBER - 1]


def move(who: Visitor, text: str) -> Locator:
    return who.page.locator(f'[data-move="{text}"]')


def said(who: Visitor, title: str) -> Locator:
    return who.page.get_by_role("group", name=title)


def card_of(text: str) -> str:
    """The thing on the board by which a move is made."""
    state = position_of(find(GAME), NUMBER)
    return state.things(state.parse(text))[0]


def test_the_puzzle_of_the_day_leads_from_the_lobby_to_its_board(come: Come) -> None:
    who = come("Ann").go("/")
    row = who.page.get_by_role("region", name="Puzzles of the day")
    row.get_by_role("link", name="Flucht aus Mangrovia").click()
    expect(who.page.get_by_role("heading", level=1)).to_contain_text("Puzzle")
    expect(who.page.get_by_role("main")).to_contain_text("Puzzle of the day")
    expect(who.page.get_by_text("One move is clearly the best. Find it!")).to_be_visible()


def test_a_wrong_answer_may_be_tried_again_and_the_right_one_tells_its_story(come: Come) -> None:
    who = come("Ann", bypass_csp=True).go(f"/puzzle/{GAME}/{NUMBER}")
    wrong, right = puzzle().answers[-1].text, puzzle().best.text
    who.page.locator(f'[data-thing="{card_of(wrong)}"]').first.click()
    expect(said(who, "Not the best move"), "an answer is asked for once more").to_have_count(0)
    who.page.get_by_role("button", name="Answer:").click()
    expect(said(who, "Not the best move")).to_contain_text("fewer than the best move")
    expect(who.page.get_by_text("What it brings")).to_have_count(0)
    who.button("Try again").click()
    who.page.locator(f'[data-thing="{card_of(right)}"]').first.click()
    who.page.get_by_role("button", name="Answer:").click()
    told = said(who, "That is the move!")
    for part in ("Theme:", "you can expect to win", "What it brings", "The next best move", "tried it"):
        expect(told).to_contain_text(part)
    assert not serious_problems(who.page)
    who.page.emulate_media(color_scheme="dark")
    assert not serious_problems(who.page)
    told.get_by_role("link", name="Next puzzle").click()
    expect(who.page.get_by_role("heading", level=1)).to_contain_text("Puzzle 2")


def test_a_puzzle_is_solved_by_keyboard_alone(come: Come) -> None:
    who = come("Ann").go(f"/puzzle/{GAME}/{NUMBER}")
    move(who, puzzle().best.text).focus()
    who.page.keyboard.press("Enter")
    who.page.keyboard.press("Enter")
    expect(said(who, "That is the move!")).to_be_focused()


def test_whoever_asks_for_the_solution_sees_it_on_a_phone_without_scrolling_sideways(come: Come) -> None:
    who = come(viewport=PHONE, is_mobile=True, has_touch=True, locale="de", bypass_csp=True).go(f"/puzzle/{GAME}/{NUMBER}")
    who.button("Lösung zeigen").click()
    expect(said(who, "Die Lösung")).to_contain_text("Damit gewinnst du voraussichtlich")
    assert who.page.evaluate("document.scrollingElement.scrollWidth") <= PHONE["width"]
    assert not serious_problems(who.page)


def test_a_puzzle_that_is_not_there_says_which_there_are(come: Come) -> None:
    who = come().go(f"/puzzle/{GAME}/{len(collection_of(find(GAME)).puzzles) + 1}")
    who.expect_complaint("404")
    expect(who.page.get_by_role("main")).to_contain_text("There is no puzzle")
    who.page.get_by_role("link", name="To the lobby", exact=True).click()
    expect(who.page.get_by_role("article").first).to_be_visible()
