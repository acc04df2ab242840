"""Games that went on from others with an earlier Archipel still verify, by themselves and with those others."""

import pytest

from archipel.engine.match import replay, verify
from archipel.engine.record import read_record
from archipel.engine.sequel import check_parent
from archipel.games import find
from tests.golden import own_games
from tests.kept import bundle


@pytest.mark.parametrize("name", [game.name for game in own_games()])
def test_a_game_that_went_on_verifies_with_its_parent_for_ever(name: str) -> None:
    game = find(name)
    for kept in bundle.read("sequels")[name].values():
        record = read_record(kept["record"])
        assert verify(game, record)
        assert replay(game, record).record.places == kept["places"]
        check_parent(game, record, read_record(kept["parent"]))
