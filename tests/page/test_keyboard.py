"""Whole games by the keyboard alone: nobody needs a mouse, and whoever hears the page finds everything by roles and names."""

from collections.abc import Callable

import pytest

from tests.page.visitor import Come, Visitor
from tests.server.house import House
from tests.server.talk import begin

GAMES = ("borabora", "flucht", "mangrovia", "zanzibar")
MOST_CHOICES = 800
MOST_TABS = 200

STANDS = "document.querySelector('main')?.innerText"

FOCUSED = "document.activeElement?.closest('[data-move]') !== null"
"""Whether a move in the list has the focus."""


def sit_down(come: Come, house: House, game: str) -> Visitor:
    table, people = begin(house.url, 2, ("Ann",), game=game)
    return come(client=people[0], confirm="ending").sit_at(table)


def play_to_the_end(who: Visitor, choose: Callable[[Visitor, int], None]) -> int:
    """Chooses whenever one is asked, until the game is over; how often that was."""
    chosen = 0
    for _ in range(MOST_CHOICES * 20):
        if who.link("Watch the replay").count():
            return chosen
        if not who.is_to_move():
            who.page.wait_for_timeout(20)
            continue
        before = who.page.evaluate(STANDS)
        choose(who, chosen)
        who.page.wait_for_function(f"(before) => {STANDS} !== before", arg=before)
        chosen += 1
        assert chosen < MOST_CHOICES, "the game does not end"
    raise AssertionError(f"nobody is asked, and the game is not over: {who.prompt.inner_text()}")


def by_keyboard(who: Visitor, number: int) -> None:
    """To the list of moves by Tab, down it by an arrow, and Enter: the first one chooses, the second one confirms where that is asked."""
    for _ in range(MOST_TABS):
        if who.page.evaluate(FOCUSED):
            break
        who.page.keyboard.press("Tab")
    else:
        raise AssertionError("Tab never comes to the list of moves")
    for _ in range(number % 3):
        who.page.keyboard.press("ArrowDown")
    who.page.keyboard.press("Enter")


def by_name(who: Visitor, number: int) -> None:
    """By roles and names alone: a button in the list, and Play where that is asked."""
    play = who.prompt.get_by_role("button", name="Play", exact=False)
    if play.count() and play.first.is_enabled():
        play.first.click()
    else:
        who.moves.nth(number % who.moves.count()).click()


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_by_the_keyboard_alone(come: Come, house: House, game: str) -> None:
    who = sit_down(come, house, game)
    assert play_to_the_end(who, by_keyboard) > 10


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_by_roles_and_names_alone(come: Come, house: House, game: str) -> None:
    who = sit_down(come, house, game)
    assert play_to_the_end(who, by_name) > 10
