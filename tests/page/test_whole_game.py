"""Two people in two browsers and a bot play a whole game, from opening the table to the next one."""

import re
from pathlib import Path

from playwright.sync_api import Locator, expect

from archipel.engine.match import verify
from archipel.engine.record import read_record
from archipel.games import find
from tests.page.tables import LENGTHS
from tests.page.visitor import Come, Visitor, longest_walk, play, who_must_choose

MOST_MOVES = 600


def things_that_glow(who: Visitor) -> Locator:
    """Cards of one's hand, pawns and squares of the board: those that can be chosen are buttons."""
    return who.hand.get_by_role("button").or_(who.page.get_by_role("group", name=re.compile("^Board")).get_by_role("button"))


@LENGTHS
def test_two_people_and_a_bot_play_a_game_to_its_end_and_go_on_to_the_next(come: Come, tmp_path: Path, rounds: int) -> None:
    ann, ben = come(), come()
    ann.go("/")
    ann.page.get_by_role("article", name="Flucht aus Mangrovia").get_by_role("link").click()
    ann.button("3").click()
    ann.page.get_by_label("Seat 3").select_option("Bot: quick")
    ann.page.get_by_label(re.compile("^End after")).fill(str(rounds))
    ann.button("Open the table").click()
    ben.go(ann.page.get_by_label("The table’s link").input_value())
    ben.button("Sit down").first.click()
    expect(ben.page.get_by_text(re.compile("Waiting for .+ to start the game"))).to_be_visible()
    ann.button("Start the game").click()

    made = 0
    while (who := who_must_choose(ann, ben)) is not None:
        play(who, things_that_glow(who).last if made % 12 == 5 else longest_walk(who.moves))
        made += 1
        assert made < MOST_MOVES, "the game does not end"

    for who in (ann, ben):
        places = who.page.get_by_role("columnheader").filter(has_text=re.compile("1st|2nd|3rd"))
        expect(places).to_have_count(3)
        expect(who.page.get_by_role("row", name=re.compile("^Longest leap"))).to_be_visible()
        expect(who.heading(re.compile("win|share first place|both pawns"))).to_be_visible()

    with ann.page.expect_download() as downloading:
        ann.link("Record").click()
    downloading.value.save_as(tmp_path / "game.record")
    record = read_record((tmp_path / "game.record").read_text(encoding="utf-8"))
    assert verify(find("flucht"), record)

    ben.button("Check the shuffles").click()
    expect(ben.page.get_by_role("dialog").get_by_role("status")).to_contain_text("draws were checked here in your browser")
    ben.page.keyboard.press("Escape")
    expect(ben.page.get_by_role("dialog")).to_have_count(0)

    old = ann.table
    ann.button("Play again").click()
    ben.link("To the next game").click()
    for who in (ann, ben):
        expect(who.page.get_by_role("heading", level=1)).to_contain_text("A table for")
    assert ann.table == ben.table != old


def test_two_clicks_from_the_lobby_to_the_first_decision_without_an_account(come: Come) -> None:
    new = come(newcomer=True)
    new.go("/")
    new.page.get_by_role("article", name="Flucht aus Mangrovia").get_by_role("button", name="Play now against bots").click()
    expect(new.moves.first).to_be_visible()
    new.moves.first.click()
    new.page.keyboard.press("Enter")
    expect(new.log.filter(has_text="You play"), "once more, if the card ends the turn").not_to_have_count(0)
