"""A game in the terminal: the table drawn, the moves listed, refusals explained, undo, and a game that goes on after an interruption."""

import re
from pathlib import Path

import pytest

from tests.cli.test_command_line import Shell

pytestmark = pytest.mark.checkout


@pytest.fixture
def shell(tmp_path: Path) -> Shell:
    return Shell(tmp_path)


def save(shell: Shell) -> str:
    return (shell.home / "saves" / "flucht.record").read_text(encoding="utf-8")


def moves_made(shell: Shell, kind: str = "move") -> int:
    return len(re.findall(rf"^\d+ 1 {kind}\b", save(shell), re.MULTILINE))


def test_the_table_and_the_moves_are_shown(shell: Shell) -> None:
    shown = shell.good("play", "flucht", "--seed", "first")
    assert "Start" in shown
    assert "Finish" in shown
    assert re.search(r"^1 +play \w+-\d", shown, re.MULTILINE)
    assert "Play one of your cards." in shown


def test_a_game_goes_on_where_it_was_left(shell: Shell) -> None:
    shell.good("play", "flucht", "--seed", "first", typed="1\n")
    assert moves_made(shell) >= 1
    before = save(shell)
    again = shell.good("play", "flucht")
    assert "unfinished game" in again
    assert save(shell).startswith(before)
    shell.good("play", "flucht", typed="1\n1\n1\n")
    assert moves_made(shell) > 1


def test_an_interrupted_game_keeps_its_seed_to_itself(shell: Shell) -> None:
    shell.good("play", "flucht", typed="1\n")
    seed = (shell.home / "saves" / "flucht.seed").read_text().strip()
    assert len(bytes.fromhex(seed)) == 32
    assert seed not in save(shell)


def test_other_settings_do_not_touch_the_waiting_game(shell: Shell) -> None:
    shell.good("play", "flucht", "--players", "3", typed="1\n")
    before = save(shell)
    assert "--new" in shell.refused("play", "flucht", "--players", "5")
    assert save(shell) == before
    assert shell.run("play", "flucht", "--players", "3").returncode == 0


def test_a_new_game_sets_the_old_one_aside(shell: Shell) -> None:
    shell.good("play", "flucht", typed="1\n")
    before = save(shell)
    shell.good("play", "flucht", "--new")
    kept = [path.read_text(encoding="utf-8") for path in (shell.home / "saves").glob("flucht-*.record")]
    assert kept == [before]
    assert save(shell) != before


def test_a_damaged_save_is_refused_and_kept(shell: Shell) -> None:
    shell.good("play", "flucht", typed="1\n")
    path = shell.home / "saves" / "flucht.record"
    path.write_text(path.read_text(encoding="utf-8")[:-9], encoding="utf-8")
    assert "--new" in shell.refused("play", "flucht")
    assert path.exists()


def test_refusals_are_explained_and_nothing_is_lost(shell: Shell) -> None:
    shown = shell.good("play", "flucht", "--seed", "first", typed="pawn 1\nplay nothing\nwhy pawn 2\nplay\nfly away\n")
    assert "A card is played first" in shown
    assert "There is no card “nothing”" in shown
    assert "“fly away” is no move" in shown
    assert moves_made(shell) == 0


def test_a_card_can_be_taken_back_while_the_pawn_is_asked(shell: Shell) -> None:
    for seed in range(40):
        shown = shell.good("play", "flucht", "--players", "2", "--new", "--seed", str(seed), typed="1\n" * 12 + "undo\n")
        if "Taken back." in shown:
            assert moves_made(shell, "undo") == 1
            return
    pytest.fail("no seed led to a choice of pawns")


def test_a_person_can_resign_and_the_record_verifies(shell: Shell) -> None:
    shown = shell.good("play", "flucht", "--players", "2", typed="resign\nresign\n")
    assert "The game is over." in shown
    assert not (shell.home / "saves" / "flucht.record").exists()
    (record,) = (shell.home / "records").glob("*.record")
    assert "Verified" in shell.good("verify", str(record))


def test_a_game_between_bots_alone_plays_to_its_end(shell: Shell) -> None:
    shown = shell.good("play", "flucht", "--seats", "greedy,greedy", "--option", "bridge=yes")
    assert "The game is over." in shown


def test_several_people_at_one_keyboard_have_a_curtain_between_them(shell: Shell) -> None:
    shown = shell.good("play", "flucht", "--seats", "me,me", typed="\n1\n\n1\n")
    assert "Press Enter when nobody else looks" in shown


@pytest.mark.parametrize(("language", "word"), [("fr", "Arrivée"), ("de", "Ziel"), ("it", "Arrivo")])
def test_the_table_speaks_the_language_asked_for(shell: Shell, language: str, word: str) -> None:
    assert word in shell.good("play", "flucht", "--lang", language)
