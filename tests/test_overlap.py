"""The search for words that our texts share with a rulebook."""

from pathlib import Path

import pytest
from tools.overlap import main, runs, shared, words

pytestmark = pytest.mark.checkout

PRINTED = "Every player places one of the two bowls on a free ritual site, and then the boat sails."
COPIED = "Now every player places one of the two bowls on a free space."


@pytest.fixture
def books(tmp_path: Path) -> Path:
    (tmp_path / "books").mkdir()
    (tmp_path / "books" / "box.txt").write_text(PRINTED, encoding="utf-8")
    return tmp_path / "books"


def write(root: Path, name: str, text: str) -> None:
    path = root / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def test_a_run_of_eight_words_is_found_with_its_line(tmp_path: Path, books: Path) -> None:
    write(tmp_path, "src/archipel/games/boats/rules/en.md", f"# Boats\n\n- Place your **bowls**.\n- {COPIED}\n")
    [((path, line), run)] = shared(books, 8, tmp_path)
    assert (path.name, line) == ("en.md", 4)
    assert run == "every player places one of the two bowls on a free"


def test_markup_case_and_typography_do_not_hide_a_run(tmp_path: Path, books: Path) -> None:
    write(tmp_path, "docs/boats.md", "Every PLAYER places one of **the two bowls** on a free\N{NO-BREAK SPACE}ritual site [4C].\n")
    assert len(list(shared(books, 8, tmp_path))) == 1


def test_what_a_message_puts_in_ends_a_run(tmp_path: Path, books: Path) -> None:
    write(tmp_path, "src/archipel/words/en.ftl", "bowls = every player places { $count } of the two bowls on a free site\n")
    assert not list(shared(books, 8, tmp_path))
    write(tmp_path, "src/archipel/words/en.ftl", "bowls = every player places one of the two bowls\n")
    assert len(list(shared(books, 8, tmp_path))) == 1


def test_seven_words_are_nobodys_property(tmp_path: Path, books: Path) -> None:
    write(tmp_path, "docs/boats.md", "one of the two bowls on a\n")
    assert not list(shared(books, 8, tmp_path))
    assert len(list(shared(books, 7, tmp_path))) == 1


def test_two_runs_apart_are_two() -> None:
    theirs: set[tuple[str, ...]] = {("a", "b"), ("b", "c"), ("d", "e")}
    assert list(runs(words("a b c x d e"), theirs, 2)) == [["a", "b", "c"], ["d", "e"]]
    assert list(runs(words("a b d e"), theirs, 2)) == [["a", "b"], ["d", "e"]]


def test_a_folder_without_texts_is_said_to_be_empty(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(str(tmp_path)) == 2
    assert "no text" in capsys.readouterr().out
