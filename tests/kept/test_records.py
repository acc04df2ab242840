"""Games that were played with an earlier Archipel: finished ones replay and verify, running ones go on to the same end."""

from pathlib import Path

import pytest

from archipel.engine.match import replay, verify
from archipel.engine.record import read_record
from archipel.games import find
from archipel.terminal.saves import Saves
from tests.kept import bundle

pytestmark = pytest.mark.heavy

GAMES = pytest.mark.parametrize("game", bundle.kept_games())


def test_records_of_four_games_were_kept() -> None:
    assert {"borabora", "flucht", "mangrovia", "zanzibar"} <= set(bundle.kept_games())


@GAMES
def test_a_finished_game_is_read_and_verified(game: str) -> None:
    for name, kept in bundle.read(f"records-{game}").items():
        record = read_record(kept["record"])
        assert record.write() == kept["record"], name
        assert verify(find(game), record), name


@GAMES
def test_a_finished_game_replays_to_the_same_end(game: str) -> None:
    for name, kept in bundle.read(f"records-{game}").items():
        match = replay(find(game), read_record(kept["record"]))
        assert (match.record.places, match.state.scores()) == (kept["places"], kept["scores"]), name
        assert match.record.write() == kept["record"], name


@GAMES
def test_a_running_game_is_where_it_was_and_goes_on_to_the_same_end(game: str) -> None:
    for name, kept in bundle.read(f"records-{game}").items():
        finished = read_record(kept["record"])
        running = read_record(kept["half"]["record"])
        assert not verify(find(game), running), name
        match = replay(find(game), running, finished.seed)
        assert match.state.data() == kept["half"]["data"], name
        for entry in finished.entries[len(running.entries) :]:
            match.repeat(entry)
        assert match.record.write() == kept["record"], name


@GAMES
def test_a_running_game_shows_every_reader_the_same_moves(game: str) -> None:
    for name, kept in bundle.read(f"records-{game}").items():
        match = replay(find(game), read_record(kept["half"]["record"]), read_record(kept["record"]).seed)
        for reader, text in enumerate(kept["half"]["for readers"], -1):
            assert match.record_for(reader).write() == text, (name, reader)
            assert not verify(find(game), read_record(text)), (name, reader)


@GAMES
def test_a_game_that_was_left_in_the_terminal_is_taken_up(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ARCHIPEL_HOME", str(tmp_path))
    (tmp_path / "saves").mkdir()
    kept = next(iter(bundle.read(f"records-{game}").values()))
    (tmp_path / "saves" / f"{game}.record").write_text(kept["half"]["record"], encoding="utf-8")
    (tmp_path / "saves" / f"{game}.seed").write_text(read_record(kept["record"]).seed.hex() + "\n", encoding="utf-8")
    saves = Saves(find(game))
    waiting = saves.waiting()
    assert waiting is not None
    match = saves.resume(waiting)
    assert match.state.data() == kept["half"]["data"]
    match.play(match.state.seat, match.state.text(match.state.moves()[0]))
    saves.keep(match)
    assert (tmp_path / "saves" / f"{game}.record").read_text(encoding="utf-8").startswith(kept["half"]["record"])
