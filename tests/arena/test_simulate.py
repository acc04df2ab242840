"""Many games between bots: fair counting, the same games for the same seed, and greedy bots that know what they are after."""

import hashlib
import importlib
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from archipel.arena.fuzz import fuzz
from archipel.arena.simulate import Plan, Result, simulate
from archipel.bots import Bot, make_bot
from archipel.engine.conformance import Broken, Walk
from archipel.engine.dealer import QuickDealer
from archipel.engine.match import verify
from archipel.engine.phrase import Data, Trouble
from archipel.engine.record import read_record
from archipel.engine.state import State
from archipel.games import find


def plan(bots: list[str], games: int, seed: str = "test") -> Plan:
    return Plan(find("flucht"), bots, games, seed)


def test_shared_victories_are_fractions() -> None:
    result = Result(plan(["random"] * 3, 1))
    result.count([1, 1, 3], [5, 5, 2], 10)
    assert result.wins == [0.5, 0.5, 0]


def test_a_game_that_does_not_end_counts_as_not_finished() -> None:
    result = Result(plan(["random"] * 2, 1))
    result.count([], [5, 5], 10)
    assert (result.finished, sum(result.wins), result.decisions) == (0, 0, 10)


def test_greedy_beats_random_in_both_seats() -> None:
    for bots, seat in ((["greedy", "random"], 0), (["random", "greedy"], 1)):
        assert simulate(plan(bots, 40)).wins[seat] >= 36


def test_records_use_the_keyed_dealer_with_a_seed_derived_from_seed_and_number(tmp_path: Path) -> None:
    simulate(plan(["random", "random"], 2, "any text"), tmp_path)
    record = read_record((tmp_path / "flucht-000002.record").read_text(encoding="utf-8"))
    assert record.seed == hashlib.sha256(b"archipel simulate\nany text\n2\n").digest()
    assert verify(find("flucht"), record)


def test_the_same_seed_plays_the_same_records(tmp_path: Path) -> None:
    for folder in ("one", "other"):
        simulate(plan(["greedy", "random", "random"], 1), tmp_path / folder)
    name = "flucht-000001.record"
    assert (tmp_path / "one" / name).read_bytes() == (tmp_path / "other" / name).read_bytes()


def test_a_bot_gets_the_view_of_its_seat_and_the_moves_as_data() -> None:
    """Users' own bots work on the engine, compiled or not."""
    seen: list[Data] = []

    class Curious(Bot):
        def choose(self, view: Data, moves: list[int]) -> int:
            seen.append(view)
            return moves[-1]

    game, dealer = find("flucht"), QuickDealer(1)
    state: State = game.new(2, dealer=dealer)
    bots = [Curious(game, dealer), make_bot("greedy", game, dealer)]
    for _ in range(20):
        state.play(bots[state.seat].choose(state.view(state.seat), state.moves()), dealer)
    assert seen
    assert all("cards" not in view["teams"][1]["hand"] for view in seen)


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(Trouble, match="bot-unknown"):
        plan(["random", "oracle"], 1)


def lose_a_shell(monkeypatch: pytest.MonkeyPatch) -> None:
    """Breaks lagune: as soon as two shells are laid, a component is missing."""
    state_class = importlib.import_module("archipel.games.lagune.state").LaguneState
    monkeypatch.setattr(state_class, "faults", lambda state: ["a shell is lost"] if sum(map(len, state.laid)) > 1 else [])


def test_a_failure_of_the_fuzzer_becomes_a_record_that_replays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lose_a_shell(monkeypatch)
    game = find("lagune")
    report = fuzz(game, 30, "seed", tmp_path)
    assert "a shell is lost" in report.failure
    assert report.record is not None
    assert verify(game, read_record(report.record.read_text(encoding="utf-8")))


def test_a_game_that_cannot_be_dealt_is_a_failure_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(find("lagune")), "deal", lambda *_: 1 / 0)
    assert "ZeroDivisionError" in fuzz(find("lagune"), 30, "seed", tmp_path).failure


@pytest.mark.heavy
def test_hypothesis_shrinks_a_failure_to_a_short_record_that_replays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lose_a_shell(monkeypatch)
    game = find("lagune")
    path = tmp_path / "failure.record"

    @settings(max_examples=20, deadline=None, derandomize=True, database=None, report_multiple_bugs=False)
    @given(data=st.data())
    def play(data: st.DataObject) -> None:
        walk = Walk(game, data.draw(st.integers(2, 3)), {}, bytes(32), lambda n: data.draw(st.integers(0, n - 1)))
        try:
            walk.run(6)
        except Broken:
            path.write_text(walk.ended(), encoding="utf-8", newline="")
            raise

    with pytest.raises(Broken):
        play()
    record = read_record(path.read_text(encoding="utf-8"))
    assert verify(game, record)
    assert sum(entry.text.startswith("lay") for entry in record.entries) == 2
