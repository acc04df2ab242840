"""What was once published is kept: a game that was begun with it is played with it for ever."""

import subprocess
from pathlib import Path

import pytest
from tools.editions import keep_former

from archipel.engine.game import Game
from archipel.engine.match import start, verify
from archipel.engine.phrase import Trouble
from archipel.engine.record import Player, read_record
from archipel.games import find
from tests.golden import own_games
from tests.later import copy_of, edit, later_pig

SEED = bytes(range(32))


@pytest.mark.parametrize("game", own_games(), ids=lambda game: game.name)
def test_every_text_of_an_edition_is_kept_and_can_be_played(game: Game) -> None:
    """Whoever changes an edition runs `make editions`."""
    assert set(game.editions) <= set(game.published)
    for id, hashes in game.published.items():
        assert id not in game.editions or hashes[-1] == game.edition(id).hash
        for hash in hashes:
            assert any(by.knows(hash) and by.known_box(hash).edition.id == id for by in (game, *game.earlier.values()))


@pytest.mark.parametrize("game", own_games(), ids=lambda game: game.name)
def test_every_version_of_the_rules_is_kept(game: Game) -> None:
    """Whoever changes a rule keeps the earlier ones: docs/new-game.md."""
    assert sorted({game.rules, *game.earlier}) == list(range(1, game.rules + 1))
    for rules in range(1, game.rules + 1):
        assert (game.by_rules(rules).name, game.by_rules(rules).rules) == (game.name, rules)


def test_a_record_is_verified_with_the_text_of_the_edition_that_it_was_played_with(tmp_path: Path) -> None:
    folder = tmp_path / "pig"
    first = copy_of(find("pig"), folder)
    file = folder / "editions" / "paper-1.toml"
    for command in ("init -q", "add .", "-c user.name=A -c user.email=a@b -c commit.gpgsign=false commit -qm First"):
        subprocess.run(["git", *command.split()], cwd=folder, check=True)
    assert keep_former(folder) == [f"paper-1 is now {first.edition().hash[:8]}"]
    match = start(first, [Player("random", "Ann"), Player("random", "Ben")], SEED)
    while not match.over:
        match.play(match.state.seat, match.state.text(match.state.moves()[-1]))
    record = read_record(match.record.write())
    assert verify(first, record)

    edit(first, "points = 50", "points = 60")
    later = copy_of(find("pig"), tmp_path / "unkept")
    edit(later, "points = 50", "points = 60")
    with pytest.raises(Trouble, match="record-edition-hash"):
        verify(later, record)
    assert keep_former(folder) == [f"paper-1 is now {later.edition().hash[:8]}"]
    assert keep_former(folder) == []
    again = type(first)()
    assert "60" in file.read_text(encoding="utf-8")
    assert again.edition().hash == later.edition().hash
    assert verify(again, record)
    assert again.published_edition("paper-1", first.edition().hash) is not None
    assert again.published_edition("../paper-1", first.edition().hash) is None


def test_a_record_is_verified_by_the_rules_that_it_was_played_by() -> None:
    pig = find("pig")
    both = later_pig(pig)
    for game in (pig, both):
        match = start(game, [Player("random", "Ann"), Player("random", "Ben")], SEED)
        while not match.over:
            match.play(match.state.seat, match.state.text(match.state.moves()[-1]))
        record = read_record(match.record.write())
        assert record.rules == game.rules
        assert verify(both, record)
    with pytest.raises(Trouble, match="record-other-rules"):
        verify(pig, record)
