"""A game in the terminal: the table drawn, the moves listed, refusals explained, undo, and a game that goes on after an interruption."""

import re

import pytest

from archipel.engine.phrase import Trouble
from archipel.games import find
from archipel.terminal.saves import Saves
from tests.cli.shell import Shell
from tests.learned import net_of_pig, own_pig, pig_with_net


def save(shell: Shell) -> str:
    return (shell.home / "saves" / "flucht.record").read_text(encoding="utf-8")


def moves_made(shell: Shell, kind: str = "move") -> int:
    return len(re.findall(rf"^\d+ 1 {kind}\b", save(shell), re.MULTILINE))


def test_the_table_and_the_moves_are_shown(shell: Shell) -> None:
    shown = shell.good("play", "flucht", "--seed", "first")
    assert "Start" in shown
    assert "Finish" in shown
    assert re.search(r"^1 +Play \w+-\d", shown, re.MULTILINE)
    assert "Play one of your cards." in shown


def test_plain_lines_say_the_whole_board_once_and_again_when_asked(shell: Shell) -> None:
    assert shell.good("play", "flucht", "--seed", "first", typed="1\n1\n").count("Finish 72") == 1
    assert shell.good("play", "flucht", "--seed", "second", "--new", typed="1\nb\n").count("Finish 72") == 2


def test_a_speed_that_is_none_is_refused(shell: Shell) -> None:
    assert "slow, normal, fast, off" in shell.refused("play", "flucht", "--pace", "dizzy")
    assert not (shell.home / "saves").exists()


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


def test_a_hint_shows_the_best_moves_and_plays_none(shell: Shell) -> None:
    shown = shell.good("play", "flucht", "--seed", "first", typed="hint\nhelp\n")
    moves = re.findall(r"^(\d +Play \w+-\d)", shown, re.MULTILINE)
    hints = re.findall(
        r"^(\d +Play \w+-\d)(?:  \((?:equally good|a little weaker|about \d+ fewer wins in 100 games)\))?\n    You play",
        shown.partition("What the bot “search” would play")[2],
        re.MULTILINE,
    )
    assert 1 <= len(hints) <= 3
    assert set(hints) <= set(moves)
    assert re.search(r"^It puts your chance of winning at about \d*[05]%\.$", shown, re.MULTILINE)
    assert "“hint” shows" in shown
    assert moves_made(shell) == 0


def test_refusals_are_explained_and_nothing_is_lost(shell: Shell) -> None:
    shown = shell.good("play", "flucht", "--seed", "first", typed="pawn 1\nplay nothing\nwhy pawn 2\nplay\nfly away\n")
    assert "Play a card first" in shown
    assert "There is no card “nothing”" in shown
    assert "“fly away” is not a move" in shown
    assert moves_made(shell) == 0


def test_a_card_can_be_taken_back_while_the_pawn_is_asked_for(shell: Shell) -> None:
    for seed in range(40):
        shown = shell.good("play", "flucht", "--players", "2", "--new", "--seed", str(seed), typed="1\n" * 12 + "undo\n")
        if "Taken back." in shown:
            assert moves_made(shell, "undo") == 1
            return
    pytest.fail("no seed led to a choice of pawns")


def test_a_move_is_taken_back_with_what_the_bots_have_played_since_also_after_a_pause(shell: Shell) -> None:
    shown = shell.good("play", "zanzibar", "--players", "3", "--seed", "first", typed="undo\n1\n1\n")
    assert "There is nothing to take back yet." in shown
    assert "Taken back." in shell.good("play", "zanzibar", typed="undo\n")
    save = (shell.home / "saves" / "zanzibar.record").read_text(encoding="utf-8")
    assert save.startswith("archipel-record 2\n")
    (taken,) = re.findall(r"^\d+ 1 undo (\d+) #", save, re.MULTILINE)
    assert int(taken) > 2


def test_a_person_can_resign_and_the_record_verifies(shell: Shell) -> None:
    shown = shell.good("play", "flucht", "--players", "2", typed="resign\nresign\n")
    assert "The game is over." in shown
    assert not (shell.home / "saves" / "flucht.record").exists()
    (record,) = (shell.home / "records").glob("*.record")
    assert "Verified" in shell.good("verify", str(record))


def test_a_game_between_bots_alone_plays_to_its_end(shell: Shell) -> None:
    shown = shell.good("play", "flucht", "--seats", "greedy,greedy", "--option", "bridge=yes")
    assert "The game is over." in shown


@pytest.mark.parametrize(
    ("net", "edition", "told"),
    [
        (True, "paper-1", None),
        (True, "box.toml", "learned this game with the edition “paper-1”"),
        (False, "paper-1", "have not learned this game yet"),
    ],
)
def test_bots_that_can_learn_say_whether_they_have_and_who_taught_them(shell: Shell, net: bool, edition: str, told: str | None) -> None:
    islands = pig_with_net(shell.folder / "islands", net_of_pig() if net else b"no net")
    (shell.folder / "box.toml").write_text(own_pig(), encoding="utf-8")
    for seats in ("me,first-thought", "search:5,me", "me,greedy"):
        done = shell.run_anew("play", "pig", "--new", "--seats", seats, "--edition", edition, "--plain", ARCHIPEL_GAMES=str(islands))
        assert (done.returncode, done.stderr) == (0, "")
        shown = " ".join(done.stdout.split())
        assert ("The bots first-thought and search" in shown) == (told is not None and "greedy" not in seats)
        assert told is None or "greedy" in seats or told in shown


def test_strange_digits_are_not_move_numbers(shell: Shell) -> None:
    shown = shell.good("play", "flucht", typed="²\n" + "9" * 5000 + "\n0\n-1\n")
    assert "“²” is not a move" in shown
    assert moves_made(shell) == 0


def test_a_new_game_that_is_refused_leaves_the_old_one_waiting(shell: Shell) -> None:
    shell.good("play", "flucht", typed="1\n")
    before = save(shell)
    assert shell.refused("play", "flucht", "--new", "--name", "a\nb")
    assert save(shell) == before


def test_a_game_set_aside_can_be_taken_up_again(shell: Shell) -> None:
    shell.good("play", "flucht", typed="1\n")
    before = save(shell)
    shell.good("play", "flucht", "--new", typed="1\n")
    (aside,) = (shell.home / "saves").glob("flucht-*.record")
    shell.good("play", "flucht", "--resume", str(aside))
    assert save(shell) == before


def test_a_game_continued_elsewhere_is_not_overwritten(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ARCHIPEL_HOME", str(shell.home))
    shell.good("play", "flucht", "--players", "2", typed="1\n")
    here = Saves(find("flucht"))
    waiting = here.waiting()
    assert waiting is not None
    match = here.resume(waiting)
    shell.good("play", "flucht", typed="1\n1\n")
    elsewhere = save(shell)
    match.resign(0)
    with pytest.raises(Trouble, match="save-elsewhere"):
        here.keep(match)
    assert save(shell) == elsewhere


def test_the_secret_seed_is_for_its_owner_alone(shell: Shell) -> None:
    shell.good("play", "flucht", typed="1\n")
    assert (shell.home / "saves" / "flucht.seed").stat().st_mode & 0o077 == 0


def test_reconstructed_values_are_labelled_as_such(shell: Shell) -> None:
    assert "Reconstructed by us" in shell.good("play", "flucht")


def test_the_last_place_of_whoever_resigned_is_explained(shell: Shell) -> None:
    shown = shell.good("play", "flucht", "--players", "3", typed="resign\nresign\n")
    assert "had resigned and is ranked last" in shown


def test_several_people_at_one_keyboard_have_a_curtain_between_them(shell: Shell) -> None:
    shown = shell.good("play", "flucht", "--seats", "me,me", "--name", "Ann,Ben", typed="\n1\n1\n\n\n1\n1\n")
    assert "Press Enter when nobody else is looking" in shown
    assert "Press Enter to hide the table" in shown
    assert "Ann, it is your turn" in shown
    assert "Ben, it is your turn" in shown


@pytest.mark.parametrize(("language", "word"), [("fr", "Arrivée"), ("de", "Ziel"), ("it", "Arrivo")])
def test_the_table_speaks_the_language_asked_for(shell: Shell, language: str, word: str) -> None:
    assert word in shell.good("play", "flucht", "--lang", language)
