"""What stands where on a screen that is drawn in place, in every language: nothing too wide, nothing cut off, news in short lines."""

from functools import cache
from io import StringIO
from typing import Final

import pytest
from rich.cells import cell_len
from rich.console import Console

from archipel import QuickDealer, find
from archipel.engine.phrase import Event, Mark, Phrase
from archipel.engine.playout import play_out
from archipel.engine.state import State
from archipel.terminal import layout
from archipel.terminal.asking import Asked, Choice, Entry, asked_by, entries
from archipel.terminal.boards import face
from archipel.terminal.live import LiveScreen
from archipel.terminal.movelist import arranged, in_full
from archipel.terminal.screen import Sight, TerminalWords
from archipel.terminal.told import folded, paragraph, sentences
from archipel.words import LANGUAGES

pytestmark = pytest.mark.checkout
"""The terminal is never compiled: once is enough."""

GAMES: Final = ("borabora", "flucht", "mangrovia", "zanzibar")
NAMES: Final = ("Ann", "Maximilian der Große", "greedy 3", "Coco", "Papaya")
SIZES: Final = ((110, 48), (80, 24), (100, 30), (200, 60))


@cache
def states(game: str) -> tuple[State, ...]:
    """Positions of a whole game at its fullest table."""
    island = find(game)
    found = []
    for moves in (0, 25, 80, 160, 240):
        dealer = QuickDealer(7)
        state = island.new(min(island.most, len(NAMES)), dealer=dealer)
        if moves:
            play_out(state, dealer, dealer, moves)
        found.append(state)
    return tuple(state for state in found if not state.over)


def screen_of(state: State, language: str) -> LiveScreen:
    """The screen of whoever is asked."""
    game = find(state.edition.game)
    names = NAMES[: state.seats]
    screen = LiveScreen(game, state.edition, names, language, Console(file=StringIO(), color_system=None, width=250), 0)
    screen.read_as(state.seat, names)
    screen.show_board(Sight(state.view(state.seat), state.scores(), state.outlook(state.seat)))
    screen.show_question(asked_by(state))
    return screen


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_board_is_whole_at_every_size_and_nothing_is_wider_than_the_terminal(game: str, language: str) -> None:
    for state in states(game):
        screen = screen_of(state, language)
        question = screen.here.say("decision", state.decision())
        for columns, lines in SIZES:
            frame = screen.frame(columns, lines)
            shown = "\n".join(frame)
            assert len(frame) == lines - 2, f"{columns}x{lines}\n{shown}"
            assert all(cell_len(line) <= columns for line in frame), shown
            assert question in " ".join(line.strip() for line in frame), shown
            board = "" if screen.headline() == "" else screen.headline()
            assert board in shown
            assert screen.here.text("board-page-board") + "  1/" not in shown, f"{columns}x{lines}\n{shown}"


def test_a_board_that_no_screen_holds_has_pages() -> None:
    """A game without a drawing of its own is a long tree."""
    island = find("lagune")
    dealer = QuickDealer(1)
    state = island.new(3, dealer=dealer)
    screen = screen_of(state, "en")
    view = {**state.view(0), "reef": [[number] for number in range(40)]}
    screen.show_board(Sight(view, [0, 0, 0], [0, 0, 0]))
    first = screen.frame(80, 24)
    screen.turn_to("b")
    second = screen.frame(80, 24)
    assert "Board  1/" in "\n".join(first)
    assert "Board  2/" in "\n".join(second)
    assert first != second
    assert all(state.text(move) in "\n".join(second) for move in state.moves())


def test_the_only_choice_says_why_it_is_the_only_one() -> None:
    for state in states("mangrovia"):
        dealer = QuickDealer(3)
        state = state.copy()
        for _ in range(200):
            if state.over or state.lack() is not None:
                break
            state.play(state.moves()[0], dealer)
        if not state.over:
            lack = state.lack()
            assert lack is not None
            shown = " ".join(line.strip() for line in screen_of(state, "en").frame(80, 24))
            assert f"You have no other choice: {TerminalWords('en', find('mangrovia'), NAMES).refusal(lack)}" in shown
            return
    pytest.fail("no position left but one choice")


def test_points_are_followed_by_those_if_the_game_ended_now() -> None:
    state = states("borabora")[-1]
    first = screen_of(state, "en").frame(110, 48)[0]
    for points, now in zip(state.scores(), state.outlook(0), strict=True):
        assert f"{points}→{now}" in first


# News


def test_sentences_that_differ_in_one_place_become_one() -> None:
    assert folded(["Laid out: a valuable worth 5.", "Laid out: a valuable worth 2.", "Laid out: a valuable worth 6."]) == [
        "Laid out: a valuable worth 5, 2, 6."
    ]
    assert folded(["Square 1: the monkey is tamed.", "Square 4: the snake is tamed."]) == ["Square 1: the monkey, 4: the snake is tamed."]
    assert folded(["Ben scores a point."] * 3) == ["Ben scores a point. ×3"]
    assert folded(["One thing.", "Another."]) == ["One thing.", "Another."]


def test_only_a_run_of_one_seat_is_folded() -> None:
    words = TerminalWords("en", find("mangrovia"), NAMES[:2])
    shown = [Event("valuable-shown", {"value": value}) for value in (5, 2)]
    taken = [Event("landscape-taken", {"seat": seat, "landscape": "sand"}) for seat in (0, 1)]
    assert sentences([*shown, *taken], words) == [
        "Laid out: a valuable worth 5, 2.",
        "Ann takes a sand card.",
        "Maximilian der Große takes a sand card.",
    ]
    assert paragraph(["Round 2", "Ann rolls 1."]) == "Round 2. Ann rolls 1."


def test_the_latest_news_that_fit_are_shown_whole() -> None:
    news = [["old", "older"], ["a", "b"], ["c"]]
    assert layout.latest(news, 4) == ["a", "b", "c"]
    assert layout.latest(news, 5) == ["old", "older", "a", "b", "c"]
    assert layout.latest([["1", "2", "3", "4"]], 3) == ["…", "3", "4"]


# Moves


def listed(count: int, heading: str = "") -> list[Entry]:
    return [Entry(number, f"Go to place {number}", "a note", f"go {number}", heading) for number in range(1, count + 1)]


@pytest.mark.parametrize("heading", ["", "Your 3"])
@pytest.mark.parametrize("count", [1, 5, 12, 40])
@pytest.mark.parametrize("rows", [1, 3, 6, 20])
def test_moves_fit_their_lines_and_none_is_missing_without_a_word(count: int, rows: int, heading: str) -> None:
    words = TerminalWords("en")
    lines = [line.plain for line in arranged(listed(count, heading), words, 80, rows)]
    shown = "\n".join(lines)
    assert len(lines) <= rows
    assert all(cell_len(line) <= 80 for line in lines)
    seen = sum(f"{number} Go to place {number}" in shown for number in range(1, count + 1))
    assert seen == count or f"… and {count - seen} more: m shows all" in shown


def test_a_move_has_its_notes_where_there_is_room_and_its_text_on_the_page_of_moves() -> None:
    words = TerminalWords("en")
    assert arranged(listed(3), words, 80, 3)[0].plain == " 1 Go to place 1  a note"
    assert "a note" not in "\n".join(line.plain for line in arranged(listed(30), words, 60, 12))
    assert in_full(listed(3), 80)[1].plain == " 2 Go to place 2  a note  (go 2)"


def test_dice_of_bora_bora_are_headings() -> None:
    game = find("borabora")
    moves = [Choice(f"{die} {tile}", Phrase("place", {"die": die, "tile": tile}), []) for die in (2, 6) for tile in ("man", "woman")]
    moves.append(Choice("done", Phrase("done", {}), []))
    found = entries(Asked(Phrase("place", {}), moves, []), face("borabora"), TerminalWords("en", game))
    assert [line.plain for line in arranged(found, TerminalWords("en"), 80, 5)] == [
        "With the 2:  1 Man   2 Woman",
        "With the 6:  3 Man   4 Woman",
        " 5 Done",
    ]


def test_a_move_that_has_no_words_here_is_called_by_its_text() -> None:
    """A server may be newer."""
    asked = Asked(Phrase("card", {}), [Choice("fly away", Phrase("fly", {}), ["x"])], [Mark("y", "stays", {})])
    (entry,) = entries(asked, face("flucht"), TerminalWords("en", find("flucht")))
    assert entry.label == "fly away"
