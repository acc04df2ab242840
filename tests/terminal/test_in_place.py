"""A game at a real pseudo-terminal: everything a decision needs is on one screen that is drawn in place, at any size."""

import re
from pathlib import Path
from typing import Final

import pytest

from archipel.engine.match import Match, replay
from archipel.engine.record import read_record
from archipel.games import find
from archipel.terminal.asking import Asked, asked_by
from archipel.terminal.screen import TerminalWords
from tests.terminal.pseudo import Terminal

pytestmark = pytest.mark.checkout
"""The terminal is never compiled: once is enough."""

WIDE: Final = (110, 48)
NARROW: Final = (80, 24)
SIZES: Final = [pytest.param(WIDE, id="110x48"), pytest.param(NARROW, id="80x24")]
GAMES: Final = ("borabora", "flucht", "mangrovia", "zanzibar")
FIRST_PROMPTS: Final = 4
BOX: Final = re.compile("[\u2500-\u259f]")


def table(home: Path, size: tuple[int, int], game: str, *more: str) -> Terminal:
    return Terminal(home, *size, "play", game, "--seed", "first", "--pace", "off", "--lang", "en", *more)


def position(home: Path, game: str) -> Match:
    """The game as it is kept while a prompt waits."""
    saves = home / "saves"
    record = read_record((saves / f"{game}.record").read_text(encoding="utf-8"))
    return replay(find(game), record, bytes.fromhex((saves / f"{game}.seed").read_text().strip()))


def landmarks(match: Match) -> list[str]:
    """What is on a board wherever it is drawn."""
    data = match.state.edition.data
    match match.game.name:
        case "flucht":
            return ["Start", "Finish", *(str(number) for number in range(60, 72))]
        case "zanzibar":
            return [entry["name"] for section in ("villages", "sea") for entry in data[section]["list"]]
        case "borabora":
            return [region["id"] for region in data["regions"]["list"]]
        case _:
            return [f"{path['id']} {path['first']}/{path['second']}" for path in data["paths"]["list"]]


def holds(terminal: Terminal, match: Match) -> None:
    """The screen has the board, the question, the moves by their numbers or how to see them, and the prompt at its place."""
    state = match.state
    words = TerminalWords("en", match.game, tuple(player.name for player in match.record.players), state.seat)
    running = " ".join(row.strip() for row in terminal.rows)
    for landmark in landmarks(match):
        assert landmark in running, f"{landmark}\n{terminal.text}"
    asked = asked_by(state)
    assert words.say("decision", asked.question) in running, terminal.text
    shown = {int(number) for number in re.findall(r"(?:^|\s)(\d+) ", "\n".join(below_question(terminal, asked, words)))}
    missing = set(range(1, len(asked.moves) + 1)) - shown
    assert not missing or f"… and {len(missing)} more: m shows all" in terminal.text, terminal.text
    assert terminal.rows[-2] == "Your move >"
    assert terminal.screen.cursor.y == terminal.lines - 2
    assert terminal.rows[-1].startswith("b board")


def below_question(terminal: Terminal, asked: Asked, words: TerminalWords) -> list[str]:
    first = words.say("decision", asked.question)[:40]
    at = next(number for number, row in enumerate(terminal.rows) if row.startswith(first))
    return terminal.rows[at + 1 : -2]


def play(home: Path, size: tuple[int, int], game: str, prompts: int) -> int:
    """Answers so many prompts by turns with the first and the last move; returns how many there were."""
    with table(home, size, game, "--players", "3") as terminal:
        for count in range(prompts):
            if not terminal.prompted():
                return count
            match = position(home, game)
            holds(terminal, match)
            terminal.type("1" if count % 2 else str(len(match.state.moves())))
    return prompts


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_board_question_moves_and_prompt_are_on_one_screen_from_the_first_prompt_on(
    tmp_path: Path, game: str, size: tuple[int, int]
) -> None:
    assert play(tmp_path, size, game, FIRST_PROMPTS) == FIRST_PROMPTS


@pytest.mark.long
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_never_scrolls_anything_away(tmp_path: Path, game: str, size: tuple[int, int]) -> None:
    most = 2_000
    assert FIRST_PROMPTS < play(tmp_path, size, game, most) < most
    assert len(list((tmp_path / "records").glob("*.record"))) == 1


def test_the_deal_is_told_in_one_line_and_the_log_has_all_of_it(tmp_path: Path) -> None:
    with table(tmp_path, NARROW, "mangrovia") as terminal:
        terminal.prompted()
        assert "Laid out: a valuable" not in terminal.text
        seen = ""
        for _ in range(3):
            terminal.type("l")
            terminal.prompted()
            assert "What happened" in terminal.text
            seen += terminal.text
        assert re.search(r"Laid out: a valuable worth \d, \d, \d, \d\.", " ".join(seen.split()))


def test_every_page_is_one_letter_away_and_enter_leads_back(tmp_path: Path) -> None:
    titles = {"p": "Players", "l": "What happened", "m": "Your moves", "?": "What the signs mean", "k": "What the signs mean", "h": "Help"}
    with table(tmp_path, NARROW, "borabora") as terminal:
        terminal.prompted()
        match = position(tmp_path, "borabora")
        for letter, title in titles.items():
            terminal.type(letter)
            terminal.prompted()
            assert any(row.startswith(title) for row in terminal.rows[:3]), terminal.text
            assert "beside which fish of value 1?" in terminal.text
            terminal.type("")
            terminal.prompted()
            holds(terminal, match)


def test_a_page_that_is_too_long_says_so_and_goes_on(tmp_path: Path) -> None:
    with table(tmp_path, NARROW, "borabora") as terminal:
        terminal.prompted()
        terminal.type("?")
        terminal.prompted()
        assert "What the signs mean  1/2: type it again for more" in terminal.text
        assert "tasks fulfilled" not in terminal.text or "shifted down" not in terminal.text
        first = terminal.text
        terminal.type("?")
        terminal.prompted()
        assert "2/2" in terminal.text
        assert "shifted down" in first + terminal.text
        assert "forest" in first


def test_another_size_is_drawn_at_once(tmp_path: Path) -> None:
    with table(tmp_path, WIDE, "borabora") as terminal:
        terminal.prompted()
        match = position(tmp_path, "borabora")
        terminal.resize(*NARROW)
        terminal.until("Your move >")
        holds(terminal, match)
        assert "On offer" not in terminal.text
        terminal.resize(*WIDE)
        terminal.until("On offer")
        holds(terminal, match)
        terminal.resize(60, 20)
        terminal.until("please enlarge to 80 × 24")


def test_what_was_typed_wrongly_is_answered_beside_the_board_and_nothing_is_lost(tmp_path: Path) -> None:
    with table(tmp_path, NARROW, "zanzibar") as terminal:
        terminal.prompted()
        match = position(tmp_path, "zanzibar")
        answers = {"99": "Type a number from 1 to", "fly": "“fly” is not a move", "undo": "nothing to take back", "why keep": "(rule"}
        for typed, answer in answers.items():
            terminal.type(typed)
            terminal.prompted()
            assert answer in terminal.text, terminal.text
            holds(terminal, match)


def test_a_small_terminal_is_told_what_it_needs_and_gets_plain_lines(tmp_path: Path) -> None:
    with table(tmp_path, (70, 20), "flucht") as terminal:
        terminal.prompted()
        terminal.type("quit")
        terminal.end()
    shown = terminal.received.decode()
    assert "The terminal has 70 × 20 characters; the drawn table needs 80 × 24." in shown.replace("\r\n  ", " ")
    assert "\x1b" not in shown
    assert "1  Play" in shown


def test_the_plain_mode_has_no_colour_no_boxes_and_draws_nothing_in_place(tmp_path: Path) -> None:
    for game in GAMES:
        with table(tmp_path, WIDE, game, "--plain") as terminal:
            for typed in ("1", "b", "p", "l", "m", "h", "quit"):
                terminal.prompted()
                terminal.type(typed)
            terminal.end()
        shown = terminal.received.decode()
        assert "\x1b" not in shown
        assert not BOX.search(shown), BOX.findall(shown)
        assert "\r\n· " in shown
        assert re.search(r"\r\n1  \w", shown)


@pytest.mark.parametrize("key", ["\x03", "\x04"], ids=["control-c", "control-d"])
def test_going_away_leaves_the_terminal_as_it_was(tmp_path: Path, key: str) -> None:
    with table(tmp_path, NARROW, "flucht") as terminal:
        terminal.prompted()
        terminal.press(key)
        terminal.end()
        assert terminal.process.wait(10) == 0
    shown = terminal.received.decode()
    assert "The game is saved" in shown[shown.rindex("\x1b[?1049l") :]


def test_nothing_of_the_one_before_is_left_behind_the_curtain(tmp_path: Path) -> None:
    with table(tmp_path, WIDE, "flucht", "--seats", "me,me", "--name", "Ann,Ben") as terminal:
        terminal.until("Press Enter when nobody else is looking")
        terminal.type("")
        terminal.prompted()
        assert "Your hand" in terminal.text
        while "Press Enter to hide the table" not in terminal.text:
            terminal.type("1")
            terminal.prompted("Your move >", "hide the table.")
        terminal.type("")
        terminal.until("Press Enter when nobody else is looking")
        assert [row for row in terminal.rows[:-2] if row] == []


def test_bots_turns_go_by_at_a_pace_one_can_follow(tmp_path: Path) -> None:
    """Every bot's move is drawn on its own, its board and its news, before the next."""
    with table(tmp_path, WIDE, "flucht", "--players", "3", "--pace", "fast") as terminal:
        terminal.prompted()
        terminal.received = b""
        terminal.type("1")
        terminal.prompted()
    shown = terminal.received.decode()
    frames = [frame for frame in shown.split("\x1b7") if " plays " in frame]
    assert len(frames) >= 3
