"""`archipel puzzles`: the same command finds the same puzzles, keeps them, and does not mix two collections."""

from archipel.engine.puzzles import read_collection
from archipel.files import read_text
from archipel.games import find
from tests.cli.shell import Shell

QUICK = ("--count", "1", "--iterations", "8", "--jobs", "1", "--seed", "s27")
"""With this seed there is a puzzle in one of the first games."""


def test_puzzles_are_found_and_kept_and_the_same_command_finds_the_same(shell: Shell) -> None:
    told = shell.good("puzzles", "flucht", "--out", "one.jsonl", *QUICK)
    assert "1 puzzles from" in told
    text = read_text(shell.folder / "one.jsonl")
    collection = read_collection(text)
    game = find("flucht")
    assert (collection.card["game"], collection.card["edition"]) == (game.name, game.edition().id)
    [puzzle] = collection.puzzles
    state = puzzle.position(game, collection.card)
    assert {answer.text for answer in puzzle.answers} == {state.text(move) for move in state.moves()}
    assert puzzle.plain != puzzle.best.text
    assert shell.json("puzzles", "flucht", "--out", "one.jsonl", *QUICK) == collection.card
    assert read_text(shell.folder / "one.jsonl") == text, "there is nothing left to look for"
    refused = shell.refused("puzzles", "flucht", "--out", "one.jsonl", *QUICK[:-1], "another")
    assert "another" in refused
    assert "s27" in refused
