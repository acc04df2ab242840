"""`archipel analyse`: what every move of a finished game was worth, told to people and programs."""

import shutil
from pathlib import Path

import pytest

from tests.cli.shell import Shell, good

NEAR = 0.001
QUICK = ("--iterations", "8", "--jobs", "1")


@pytest.fixture(scope="module")
def simulated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("simulated")
    good(Shell(folder).run_anew("simulate", "flucht", "--games", "1", "--seats", "random,greedy", "--records", "kept"))
    [record] = (folder / "kept").glob("*.record")
    return record


@pytest.fixture
def record(shell: Shell, simulated: Path) -> Path:
    return Path(shutil.copy(simulated, shell.folder / "game.record"))


def test_everybody_is_told_where_they_won_or_lost_their_chances(shell: Shell, record: Path) -> None:
    told = shell.good("analyse", str(record), *QUICK)
    assert "random 1" in told
    assert "greedy 2" in told
    assert "luck" in told
    assert "turning point" in told
    assert "gave away" in told, "whoever plays at random gives something away"
    assert "plays" in told.partition("gave away")[2], "the better move says what it brings"


def test_a_program_gets_every_decision_with_its_shares(shell: Shell, record: Path) -> None:
    found = shell.json("analyse", str(record), *QUICK)
    assert found["game"] == "flucht"
    assert len(found["accounts"]) == 2
    assert len(found["decisions"]) > 20
    for one in found["decisions"]:
        assert sum(one["before"]) == pytest.approx(1, abs=NEAR)
        assert sum(one["after"]) == pytest.approx(1, abs=NEAR)
        assert one["lost"] == pytest.approx(one["before"][one["seat"]] - one["after"][one["seat"]], abs=NEAR)
        assert one["best"]
    assert found == shell.json("analyse", str(record), *QUICK), "the same again"


@pytest.mark.parametrize(("language", "text"), [("de", "Glück"), ("fr", "chance"), ("it", "fortuna")])
def test_it_is_told_in_the_language_asked_for(shell: Shell, record: Path, language: str, text: str) -> None:
    assert text in shell.good("analyse", str(record), *QUICK, "--lang", language)


def test_a_record_that_does_not_verify_is_refused_with_its_line(shell: Shell, record: Path) -> None:
    lines = record.read_text().splitlines()
    number = next(number for number, line in enumerate(lines) if line.startswith("12 "))
    digits = lines[number][-1]
    lines[number] = lines[number][:-1] + ("0" if digits != "0" else "1")
    record.write_text("\n".join(lines) + "\n")
    assert f"Line {number + 1}" in shell.refused("analyse", str(record), *QUICK)


def test_a_record_that_was_cut_short_is_refused(shell: Shell, record: Path) -> None:
    text = record.read_text()
    record.write_text(text[: len(text) // 2])
    shell.refused("analyse", str(record), *QUICK)


def test_a_running_game_is_refused(shell: Shell) -> None:
    shell.run("play", "flucht", typed="1\n1\n")
    assert "still running" in shell.refused("analyse", str(shell.home / "saves" / "flucht.record"), *QUICK)
