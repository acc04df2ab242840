"""A data set holds what was known, legal and chosen at every decision, and how it ended: played again, it gives the same."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet
import pytest

from archipel.arena.simulate import Plan
from archipel.engine.dealer import QuickDealer
from archipel.engine.match import start
from archipel.engine.phrase import Data
from archipel.engine.record import PERSON, Player
from archipel.envs.rewards import rewards
from archipel.envs.spaces import Spaces
from archipel.games import find
from tests.cli.shell import Shell
from tests.envs.learners import GAMES


@pytest.fixture
def shell(tmp_path: Path) -> Shell:
    return Shell(tmp_path)


def rows_of(folder: Path) -> tuple[Data, dict[int, list[Data]]]:
    """The card, and the rows of every game."""
    card = json.loads((folder / "card.json").read_text(encoding="utf-8"))
    games: dict[int, list[Data]] = {}
    for file in card["files"]:
        for row in pyarrow.parquet.read_table(folder / file).to_pylist():
            games.setdefault(row["game"], []).append(row)
    assert sum(map(len, games.values())) == card["decisions"]
    assert len(games) == card["games"]
    return card, games


def knew(spaces: Spaces, state: Any, row: Data) -> bool:
    """Whether a row holds what the seat to move knows and may do."""
    seen = spaces.observe(state, state.seat).astype(np.float16)
    return row["seat"] == state.seat and row["legal"] == state.moves() and np.array_equal(np.array(row["observation"], np.float16), seen)


@pytest.mark.parametrize("game", GAMES)
def test_the_choices_of_a_data_set_played_again_give_the_same_observations(shell: Shell, game: str) -> None:
    shell.good("export", game, "--games", "2", "--bots", "random,random,random", "--seed", "any", "--out", "set", "--jobs", "1")
    card, games = rows_of(shell.folder / "set")
    assert card["spaces_version"] == find(game).observation().version
    assert card["edition_hash"] == find(game).edition().hash
    assert card["command"] == f"archipel export {game} --out set --games 2 --seed any --bots random,random,random"
    plan = Plan(find(game), card["bots"], 2, card["seed"])
    spaces = Spaces(game, card["seats"], card["options"])
    for number, rows in games.items():
        dealer = QuickDealer(plan.seed_of(number).hex())
        state = spaces.deal(dealer)
        for step, row in enumerate(rows):
            assert row["step"] == step
            assert knew(spaces, state, row)
            state.play(row["choice"], dealer)
        assert state.over
        for row in rows:
            seat = row["seat"]
            assert row["place"] == state.ranking()[seat]
            assert row["points"] == state.scores()[seat]
            assert row["reward"] == np.float32(rewards(state.ranking())[seat])
            assert "text" not in row
        assert set(rows[0]) == set(card["columns"])


def test_the_numbers_can_be_read_back_from_a_data_set(shell: Shell) -> None:
    shell.good("export", "flucht", "--games", "1", "--option", "rounds=300", "--out", "set", "--jobs", "1")
    rows = rows_of(shell.folder / "set")[1][1]
    spaces = Spaces("flucht", 2, {"rounds": 300})
    state = spaces.deal(QuickDealer(Plan(spaces.game, ["random"] * 2, 1, "archipel").seed_of(1).hex()))
    found = np.rint(np.array(rows[0]["observation"], np.float32) / spaces.scale)
    assert max(found) == 600
    assert found.tolist() == spaces.observation.observe(state, state.seat)


def test_records_become_a_data_set_without_the_moves_that_were_taken_back(shell: Shell) -> None:
    game = find("flucht")
    match = start(game, [Player(PERSON, "Ann"), Player(PERSON, "Ben")], bytes(32), {"rounds": "5"})
    before: list[Any] = []
    played: list[str] = []
    undone = 0
    while not match.over:
        state = match.state
        text = state.text(state.moves()[-1])
        seat = state.seat
        match.play(seat, text)
        before.append(state)
        played.append(text)
        if undone < 2 and match.why_no_undo(seat) is None:
            match.undo(seat)
            before.pop()
            played.pop()
            undone += 1
    assert undone == 2
    (shell.folder / "kept").mkdir()
    (shell.folder / "kept" / "one.record").write_text(match.record.write(), encoding="utf-8")
    shell.good("export", "flucht", "--from", "kept", "--text", "--out", "set", "--jobs", "1")
    card, games = rows_of(shell.folder / "set")
    assert card["records"] == ["one.record"]
    spaces = Spaces("flucht", 2, {"rounds": 5})
    assert [row["text"] for row in games[1]] == played
    assert all(knew(spaces, state, row) for state, row in zip(before, games[1], strict=True))
    assert [row["place"] for row in games[1]] == [match.record.places[row["seat"]] for row in games[1]]


@pytest.fixture
def records(shell: Shell) -> list[Path]:
    shell.good("simulate", "flucht", "--games", "2", "--players", "2", "--option", "rounds=2", "--records", "two")
    return sorted((shell.folder / "two").glob("*.record"))


def test_a_forged_record_is_refused_with_its_name(shell: Shell, records: list[Path]) -> None:
    text = records[1].read_text(encoding="utf-8")
    records[1].write_text(text.replace(" move play ", " move pawn ", 1), encoding="utf-8")
    said = shell.refused("export", "flucht", "--from", "two", "--out", "set", "--jobs", "1")
    assert "flucht-000002.record: Line " in said
    assert not (shell.folder / "set" / "card.json").exists()


def test_records_that_do_not_go_together_are_refused(shell: Shell, records: list[Path]) -> None:
    shell.good("simulate", "flucht", "--games", "1", "--players", "3", "--option", "rounds=2", "--records", "three")
    assert "three/flucht-000001.record" in shell.refused("export", "flucht", "--from", "two", "three", "--out", "set")
    assert "zanzibar" in shell.refused("export", "zanzibar", "--from", "two", "--out", "set").lower()


def test_a_data_set_that_is_there_is_not_touched(shell: Shell) -> None:
    shell.good("export", "flucht", "--games", "1", "--out", "set", "--jobs", "1")
    before = {file.name: file.read_bytes() for file in (shell.folder / "set").iterdir()}
    assert "set already contains a data set" in shell.refused("export", "flucht", "--games", "1", "--out", "set", "--seed", "other")
    assert {file.name: file.read_bytes() for file in (shell.folder / "set").iterdir()} == before


def test_what_cannot_be_exported_is_refused_in_a_sentence(shell: Shell) -> None:
    assert "no observations" in shell.refused("export", "pig", "--out", "set")
    assert "greedy" in shell.refused("export", "flucht", "--bots", "nobody,random", "--out", "set")
    assert "2 to 6" in shell.refused("export", "flucht", "--bots", "random", "--out", "set")
    (shell.folder / "empty").mkdir()
    assert "no records in the folder empty" in shell.refused("export", "flucht", "--from", "empty", "--out", "set")
    assert not (shell.folder / "set").exists()
