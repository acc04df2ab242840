"""`archipel verify --parent`: whether a game goes on from the game that it names."""

from pathlib import Path

import pytest

from archipel.engine.dealer import QuickDealer
from archipel.engine.record import Record
from archipel.games import find
from tests.cli.shell import Shell
from tests.engine.test_sequels import from_finished, go_on, parent_game, play_on


@pytest.fixture(scope="module")
def records() -> tuple[Record, Record]:
    """A game, and one that goes on from it."""
    luck = QuickDealer("shell")
    parent = parent_game(find("flucht"), luck, 2, {"rounds": "4"})
    return parent.record, play_on(go_on(parent, from_finished(parent, 5, 2, luck)), luck).record


@pytest.fixture
def files(shell: Shell, records: tuple[Record, Record]) -> tuple[Path, Path]:
    parent, child = shell.folder / "parent.record", shell.folder / "child.record"
    parent.write_text(records[0].write(), encoding="utf-8")
    child.write_text(records[1].write(), encoding="utf-8")
    return parent, child


def test_a_record_that_goes_on_says_what_it_cannot_show_by_itself(shell: Shell, files: tuple[Path, Path]) -> None:
    told = shell.good("verify", str(files[1]))
    assert "Verified" in told
    assert "--parent" in told
    parent = shell.json("verify", str(files[1]))["parent"]
    assert (parent["entry"], len(parent["line"]), parent["verified"]) == (5, 2, False)
    assert "--parent" not in shell.good("verify", str(files[0])), "whoever begins from the beginning has no parent"


def test_with_its_parent_the_position_is_verified(shell: Shell, files: tuple[Path, Path]) -> None:
    told = " ".join(shell.good("verify", str(files[1]), "--parent", str(files[0])).split())
    assert "The position is that of its parent game" in told
    assert shell.json("verify", str(files[1]), "--parent", str(files[0]))["parent"]["verified"] is True


def test_another_parent_and_a_damaged_one_are_refused(shell: Shell, files: tuple[Path, Path]) -> None:
    parent, child = files
    assert "another game" in shell.refused("verify", str(child), "--parent", str(child))
    assert "names no parent" in shell.refused("verify", str(parent), "--parent", str(parent))
    text = parent.read_text()
    parent.write_text(text.replace(" move play ", " move play x", 1))
    assert "In the record of the parent game: Line" in " ".join(shell.refused("verify", str(child), "--parent", str(parent)).split())
    assert "nowhere" in shell.refused("verify", str(child), "--parent", "nowhere.record")


def test_it_is_replayed_and_analysed_by_itself(shell: Shell, files: tuple[Path, Path]) -> None:
    assert shell.json("replay", str(files[1]))["over"] is True
    assert shell.json("analyse", str(files[1]), "--iterations", "8", "--jobs", "1")["decisions"]
