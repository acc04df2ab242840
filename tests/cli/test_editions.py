"""What an owner of a game does with editions in the terminal: begin one, check it, compare it with another's, put both together."""

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

from archipel.games import find
from tests.cli.shell import Shell

CROWN = '{ id = "crown-7", kind = "crown", cost = 5, worth = 7 }'


def begun(shell: Shell, id: str, *changes: tuple[str, str], game: str = "borabora") -> Path:
    """An owner's file, with some lines changed."""
    file = shell.folder / f"{id}.toml"
    shell.good("edition", "new", game, "--id", id, "--out", file.name)
    text = file.read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    file.write_text(text, encoding="utf-8")
    return file


def compared(shell: Shell, *arguments: str, status: int = 1) -> Any:
    done = shell.run("edition", *arguments, "--json")
    assert done.returncode == status, done.stderr
    return json.loads(done.stdout)


@pytest.mark.parametrize(("name", "language"), [("borabora", "en"), ("flucht", "fr"), ("mangrovia", "de"), ("zanzibar", "it")])
def test_an_edition_of_ones_own_begins_with_every_value_its_source_and_what_is_known_of_it(shell: Shell, name: str, language: str) -> None:
    game = find(name)
    text = shell.good("edition", "new", name, "--id", "mine", "--lang", language)
    assert {**tomllib.loads(text), "edition": game.edition().data["edition"]} == game.edition().data
    assert text.startswith("# ")
    for constraint in game.constraints.values():
        if isinstance(constraint, dict) and "rule" in constraint:
            assert f", {constraint['rule']})" in text


def test_what_is_printed_says_so_beside_it(shell: Shell) -> None:
    lines = shell.good("edition", "new", "borabora").splitlines()
    assert next(line for line in lines if 'id = "regions-9"' in line).endswith("# fixed: back, needs (rulebook, 6E)")
    assert "dice = 3  # always 3 (rulebook, 2B)" in lines
    assert "# cost – 2 to 7 (reconstructed)" in lines


def test_what_must_be_filled_in_is_asked_for_at_its_place(shell: Shell) -> None:
    shell.good("edition", "new", "flucht", "--out", "mine.toml")
    sentence = shell.refused("edition", "check", "mine.toml")
    assert "id" in sentence
    assert "mine.toml" in sentence
    file = shell.folder / "mine.toml"
    file.write_text(file.read_text(encoding="utf-8").replace('id = ""', 'id = "mine"', 1), encoding="utf-8")
    assert "“mine” can be played" in shell.good("edition", "check", "mine.toml")


def test_nobodys_work_is_written_over(shell: Shell) -> None:
    (shell.folder / "mine.toml").write_text("precious", encoding="utf-8")
    assert "mine.toml" in shell.refused("edition", "new", "flucht", "--out", "mine.toml")
    assert "mine.toml" in shell.refused("edition", "merge", "alea-2013", "alea-2013", "--id", "x", "--out", "mine.toml")
    assert (shell.folder / "mine.toml").read_text(encoding="utf-8") == "precious"


def test_a_difference_is_told_in_words_with_both_values_and_their_sources(shell: Shell) -> None:
    begun(shell, "ann", (CROWN, CROWN.replace("cost = 5", 'cost = 6, source = "copy"')))
    done = shell.run("edition", "diff", "alea-2013", "ann.toml")
    assert done.returncode == 1
    assert "Jewellery\n" in done.stdout
    assert "  [jewelry] crown-7, cost: 5 (reconstructed) · 6 (seen on a copy)\n" in done.stdout
    found = compared(shell, "diff", "alea-2013", "ann.toml")
    assert found["a"]["hash"] == find("borabora").edition().hash
    assert {(one["section"], one["entry"], one["field"]) for one in found["differences"]} == {
        ("edition", "", "id"), ("edition", "", "title"), ("jewelry", "crown-7", "cost"), ("jewelry", "crown-7", "source"),
    }  # fmt: skip
    assert "6" in next(one["sentence"] for one in found["differences"] if one["field"] == "cost")


def test_editions_that_are_alike_are_said_to_be(shell: Shell) -> None:
    hash = find("zanzibar").edition().hash
    assert "are the same" in shell.good("edition", "diff", "winning-moves-2007", hash[:8])
    assert compared(shell, "diff", hash, "winning-moves-2007", status=0)["differences"] == []
    own = shell.folder / "own.toml"
    own.write_bytes((Path(find("zanzibar").folder) / "editions" / "winning-moves-2007.toml").read_bytes())
    assert compared(shell, "diff", "own.toml", hash, status=0)["equal"] is True
    assert compared(shell, "check", hash[:6], status=0)["playable"] is True


def test_an_edition_that_is_nowhere_is_refused_with_those_that_are_there(shell: Shell) -> None:
    for value in ("nowhere.toml", "beef0123", "", "alea", "zoch-2014x"):
        sentence = shell.refused("edition", "diff", "alea-2013", value)
        assert "alea-2013" in sentence or not value
    assert "zanzibar" in shell.refused("edition", "diff", "alea-2013", "winning-moves-2007")


def test_a_file_without_an_end_is_not_waited_for(shell: Shell) -> None:
    for action in (("check", "/dev/zero"), ("diff", "alea-2013", "/dev/zero"), ("merge", "/dev/zero", "alea-2013", "--out", "c.toml")):
        assert "/dev/zero" in shell.refused("edition", *action)
    assert "/dev/zero" in shell.refused("simulate", "flucht", "--games", "1", "--edition", "/dev/zero")


def test_two_owners_put_together_what_they_have_seen(shell: Shell) -> None:
    seen = [CROWN.replace("cost = 5", f'cost = {cost}, source = "copy"') for cost in (6, 7)]
    road = '{ id = "C-NW+C-NE", kind = "land", a = "C-NW", b = "C-NE", value = 3, source = "reconstructed"'
    begun(shell, "ann", ("\n[edition]", "# Ann, 3 November 2026\n\n[edition]"), (CROWN, seen[0]))
    mine = begun(
        shell,
        "ben",
        ("# An edition", "# Ben, yesterday\n# An edition"),
        (CROWN, seen[1]),
        (road, road.replace('3, source = "reconstructed', '5, source = "copy')),
    )
    before = mine.read_bytes()
    found = compared(shell, "merge", "ann.toml", "ben.toml", "--out", "both.toml", "--id", "both")
    assert found["written"]
    assert found["playable"]
    assert [(one["entry"], one["field"], one["a"], one["b"]) for one in found["conflicts"]] == [("crown-7", "cost", 6, 7)]
    assert [(one["entry"], one["field"], one["b"]) for one in found["taken"]] == [("C-NW+C-NE", "value", 5)]
    text = (shell.folder / "both.toml").read_text(encoding="utf-8")
    assert "# Ann, 3 November 2026" in text
    assert "# Ben, yesterday" in text
    assert next(line for line in text.splitlines() if "C-NW+C-NE" in line).endswith('pair = "derived" },  # from “ben”')
    assert "“both” can be played" in shell.good("edition", "check", "both.toml")
    assert compared(shell, "diff", "both.toml", "ann.toml")["a"]["hash"] == found["hash"]
    assert mine.read_bytes() == before
    done = shell.run("edition", "merge", "ann.toml", "ben.toml", "--out", "again.toml")
    assert done.returncode == 1
    assert "Known equally well in both, so still as in “ann”:" in done.stdout
    assert 'id = "ann"' in (shell.folder / "again.toml").read_text(encoding="utf-8")


def test_without_a_conflict_all_is_well(shell: Shell) -> None:
    begun(shell, "ann", (CROWN, CROWN.replace("cost = 5", 'cost = 6, source = "copy"')))
    found = compared(shell, "merge", "alea-2013", "ann.toml", "--out", "c.toml", status=0)
    assert (found["edition"], len(found["taken"]), found["conflicts"], found["kept"]) == ("ann", 1, [], [])
    assert compared(shell, "merge", "c.toml", "alea-2013", "--out", "d.toml", status=0)["kept"][0]["entry"] == "crown-7"


def test_a_result_that_cannot_be_played_is_not_written(shell: Shell) -> None:
    dice = ("dice = 3", "dice = 4")
    begun(shell, "ann", dice)
    done = shell.run("edition", "merge", "ann.toml", "alea-2013", "--out", "c.toml")
    assert done.returncode == 2
    assert "Nothing was written" in done.stdout
    assert not (shell.folder / "c.toml").exists()


def test_nothing_in_a_file_speaks_to_the_terminal(shell: Shell) -> None:
    escape = r"\u001b[31m\u202e[bold]"
    hostile = (
        ('"ann"', f'"ann{escape}"'),
        ("[fishing]", f'["{escape}"]\nsource = "{escape}"\n\n[fishing]'),
        ('kind = "crown"', f'kind = "{escape}"'),
    )
    begun(shell, "ann", *hostile)
    for action in (("check", "ann.toml"), ("diff", "ann.toml", "alea-2013"), ("merge", "ann.toml", "alea-2013", "--out", "c.toml")):
        done = shell.run("edition", *action)
        assert done.returncode in (1, 2)
        assert "[bold]" in done.stdout, "it is shown as it stands there"
        assert not set(done.stdout + done.stderr) & {"\x1b", "\u202e"}
