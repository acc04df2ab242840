"""Whole games on a device: the same rules, bots and records as everywhere."""

from pathlib import Path

import pytest

from archipel.cli import main
from archipel.engine.match import verify
from archipel.engine.record import read_record
from archipel.games import find
from tests.device.browser import open_tab, run


@pytest.mark.parametrize("game", ["flucht"])
def test_a_whole_game_against_bots_and_a_companion_ends_and_its_record_verifies(game: str, tmp_path: Path) -> None:
    async def play() -> None:
        tab = await open_tab()
        id = await tab.begin(game, 3, ["greedy"], companions=1)
        await tab.play_out(id, companions=1)
        table = await tab.get(f"/api/tables/{id}")
        assert table["status"] == "over"
        record = await tab.get(f"/api/tables/{id}/record")
        assert verify(find(game), read_record(record))
        file = tmp_path / "game.record"
        file.write_text(record, encoding="utf-8")
        assert main(["verify", str(file)]) == 0

    run(play())
