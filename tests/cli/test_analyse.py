"""`archipel analyse`: what every move of a finished game was worth, told to people and programs."""

import shutil
from pathlib import Path

import pytest

from archipel.games import find
from tests.cli.shell import Shell, good

NEAR = 0.001
QUICK = ("--iterations", "8", "--jobs", "1")
SURE = ("--iterations", "60", "--jobs", "1")
"""So many that the worst moves of somebody who plays at random are clearly worse than the best, whatever the luck."""


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
    told = shell.good("analyse", str(record), *SURE)
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


@pytest.mark.parametrize(
    ("part", "instead", "said"),
    [
        ("\nrules 1\n", "\nrules 9\n", "Line 3: The record was played with rules version 9"),
        ("\nedition mattel-1989", "\nedition elsewhere-2001", "Line 4: flucht has no edition “elsewhere-2001”"),
        ("\nedition mattel-1989 ", "\nedition mattel-1989 0", "Line 4"),
        ("\ngame flucht\n", "\ngame chess\n", "Line 2: There is no game called “chess”"),
        ("archipel-record", "another-record", "Line 1: This is not a record"),
        ("\nend ", "\n", "Line "),
    ],
)
def test_a_record_of_something_that_is_not_here_is_refused(shell: Shell, record: Path, part: str, instead: str, said: str) -> None:
    text = record.read_text()
    assert part in text
    record.write_text(text.replace(part, instead, 1))
    assert said in shell.refused("analyse", str(record), *QUICK)


def test_a_record_of_somebody_s_own_edition_is_analysed_with_it(shell: Shell) -> None:
    printed = Path(find("flucht").folder, "editions", "mattel-1989.toml").read_text(encoding="utf-8")
    (shell.folder / "own.toml").write_text(printed.replace("mattel-1989", "my-own-box"), encoding="utf-8")
    shell.good("simulate", "flucht", "--games", "1", "--seats", "random,random", "--edition", "own.toml", "--records", "own")
    [record] = (shell.folder / "own").glob("*.record")
    assert "edition-data" in record.read_text()
    found = shell.json("analyse", str(record), *QUICK)
    assert found["state"] == "done"
    assert found["done"] == found["total"] == len(found["decisions"]) > 20


@pytest.mark.parametrize("part", [0.1, 0.5, 0.95])
def test_a_record_that_was_cut_short_is_refused(shell: Shell, record: Path, part: float) -> None:
    text = record.read_text()
    record.write_text(text[: int(part * len(text))])
    assert "Line" in shell.refused("analyse", str(record), *QUICK)


def test_a_running_game_is_refused(shell: Shell) -> None:
    shell.run("play", "flucht", typed="1\n1\n")
    assert "still running" in shell.refused("analyse", str(shell.home / "saves" / "flucht.record"), *QUICK)
