"""What learners see and do is fixed by the version of a game's observations, and told number by number, move by move."""

import json
from pathlib import Path

import numpy as np
import pytest
from tools.spaces import changed, page, text

from archipel.engine.dealer import QuickDealer
from archipel.engine.game import Game
from archipel.engine.playout import play_out
from archipel.envs.spaces import Spaces, whole
from archipel.envs.tables import HELD, actions, fingerprints, held, numbers
from archipel.games import find, names
from tests.cli.shell import Shell

ROOT = Path(__file__).parents[2]
OURS = [find(name) for name in names() if find(name).observation_class is not None and (ROOT / "src") in Path(find(name).folder).parents]


@pytest.fixture
def shell(tmp_path: Path) -> Shell:
    return Shell(tmp_path)


@pytest.mark.checkout
@pytest.mark.parametrize("game", OURS, ids=lambda game: game.name)
def test_the_tables_of_a_version_do_not_change(game: Game) -> None:
    assert held(game) == fingerprints(game), f"give {game.name}'s observation a new version, and run `make spaces`"


@pytest.mark.checkout
@pytest.mark.parametrize("game", OURS, ids=lambda game: game.name)
def test_the_written_tables_are_those_of_the_game(game: Game) -> None:
    assert (ROOT / "docs" / f"spaces-{game.name}.md").read_text(encoding="utf-8") == page(game), "run `make spaces`"
    assert Path(game.folder, HELD).read_text(encoding="utf-8") == text(fingerprints(game))


def test_a_fingerprint_is_only_replaced_by_that_of_another_version() -> None:
    old = {"version": 1, "box": {"moves": "a", "seats-2": "b"}}
    assert changed(old, {"version": 1, "box": {"moves": "a", "seats-2": "b", "seats-3": "c"}, "other": {"moves": "d"}}) == []
    assert changed(old, {"version": 1, "box": {"moves": "a", "seats-2": "z"}}) == ["box, seats-2"]
    assert changed(old, {"version": 1, "box": {"seats-2": "b"}}) == ["box, moves"]
    assert changed(old, {"version": 2, "box": {"moves": "z"}}) == []
    assert changed({}, old) == []


def test_an_array_holds_what_the_numbers_say_divided_by_their_tops() -> None:
    spaces = Spaces("flucht", 3, {"rounds": 500})
    dealer = QuickDealer("arrays")
    state = spaces.deal(dealer)
    play_out(state, dealer, dealer, 50)
    tops = [number.top for number in numbers(spaces.game, spaces.edition, 3)]
    for seat in range(3):
        seen = spaces.observation.observe(state, seat)
        assert max(seen) > 255
        found = spaces.observe(state, seat)
        assert found.dtype == np.float32
        assert len(found) == spaces.size == len(tops)
        assert np.rint(found * np.array(tops)).astype(int).tolist() == seen
        assert (found <= spaces.high).all()


@pytest.mark.parametrize("given", [[0, 1, 255], [0, 256], [32767]])
def test_numbers_are_the_same_in_an_array(given: list[int]) -> None:
    assert whole(given).tolist() == given


def test_a_mask_has_a_one_for_every_legal_move() -> None:
    spaces = Spaces("flucht", 2)
    state = spaces.deal(QuickDealer("mask"))
    mask = spaces.mask(state.moves())
    assert mask.dtype == np.int8
    assert len(mask) == spaces.moves == state.space()
    assert np.flatnonzero(mask).tolist() == state.moves()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("atlantis", 2), "flucht"),
        (("flucht", 7), "2 to 6"),
        (("flucht", 2, {"bridge": "maybe"}), "no, yes"),
        (("flucht", 2, {"tunnel": "yes"}), "bridge, rounds"),
        (("flucht", 2, {}, "first"), "mattel-1989"),
        (("pig", 2), "no observations"),
    ],
)
def test_what_cannot_be_set_up_is_refused_in_a_sentence(arguments: tuple[str, int], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        Spaces(*arguments)


@pytest.mark.parametrize("action", [None, 1.5, "1", np.zeros(2), [1]])
def test_an_action_that_is_no_whole_number_is_refused_with_what_is_allowed(action: object) -> None:
    with pytest.raises(TypeError, match="from 0 to 31"):
        Spaces("flucht", 2).read(action)


def test_the_command_lists_every_number_and_every_move(shell: Shell) -> None:
    listed = json.loads(shell.good("spaces", "flucht", "--seats", "3", "--json"))
    game = find("flucht")
    assert [tuple(row.values()) for row in listed["observation"]] == numbers(game, game.edition(), 3)
    assert [tuple(row.values()) for row in listed["moves"]] == actions(game, game.edition())
    assert listed["moves"][0]["called"] == "Play blue-1"
    assert "Play blue-1" in shell.good("spaces", "flucht")
    assert "2 to 6" in shell.refused("spaces", "flucht", "--seats", "7")
