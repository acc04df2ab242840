"""What `archipel arena` promises: the same games everywhere, nothing lost when it is stopped, and a kind word about whatever is wrong."""

import json
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

from archipel.arena.cores import on_cores
from archipel.arena.tournament import LADDER, Table, Tournament
from archipel.cli import main
from archipel.engine.phrase import Data, Trouble
from archipel.games import find

SMALL = ["arena", "--game", "lagune", "--bots", "greedy", "random", "--seats", "2", "3", "--games", "5", "--jobs", "1"]
CLOCKS = ("seconds", "thought", "games_per_second", "ms_per_decision")


def without_clocks(data: object) -> object:
    """Everything except what a clock said."""
    if isinstance(data, dict):
        return {name: without_clocks(value) for name, value in data.items() if name not in CLOCKS}
    return [without_clocks(one) for one in data] if isinstance(data, list) else data


def games_of(folder: Path) -> object:
    lines = [json.loads(line) for line in (folder / "games.jsonl").read_text().splitlines()]
    return without_clocks(sorted(lines, key=lambda line: int(line["number"])))


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> Data:
    assert main([*arguments, "--json"]) == 0
    found: Data = json.loads(capsys.readouterr().out)
    return found


def tournament(bots: list[str], seats: int, games: int, schedule: str = "round-robin", game: str = "lagune") -> Tournament:
    island = find(game)
    return Tournament([Table(island, island.edition(), island.read_options({}), seats)], bots, games, "test", schedule)


@pytest.fixture
def small(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    """The folder of a finished small run."""
    folder = tmp_path / "small"
    assert main([*SMALL, "--out", str(folder)]) == 0
    capsys.readouterr()
    return folder


# The same games


def test_two_processes_play_the_same_games_as_one_and_report_the_same(
    small: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    other = tmp_path / "other"
    by_two = told(capsys, *SMALL, "--jobs", "2", "--out", str(other))
    assert games_of(other) == games_of(small)
    assert without_clocks(by_two) == without_clocks(told(capsys, "arena", "--show", str(small)))


def test_another_seed_plays_other_games(small: Path, tmp_path: Path) -> None:
    main([*SMALL, "--seed", "another", "--out", str(tmp_path / "other")])
    assert games_of(tmp_path / "other") != games_of(small)


# Who plays whom


def test_in_a_round_robin_everybody_meets_everybody() -> None:
    found = tournament(["greedy", "random"], 2, 1)
    assert [line_up.bots for line_up in found.line_ups] == [["greedy", "random"]]
    found.bots = ["a", "b", "c"]
    assert found.meetings(2) == [["a", "b"], ["a", "c"], ["b", "c"]]
    assert found.meetings(3) == [["a", "b", "c"]]
    assert [Counter(bots) for bots in found.meetings(4)] == [Counter("abca"), Counter("abcb"), Counter("abcc")]


def test_on_a_ladder_each_bot_meets_only_the_next() -> None:
    found = tournament(["greedy", "random"], 2, 1, LADDER)
    found.bots = ["a", "b", "c"]
    assert found.meetings(2) == [["a", "b"], ["b", "c"]]
    assert [Counter(bots) for bots in found.meetings(3)] == [Counter("aba"), Counter("abb"), Counter("bcb"), Counter("bcc")]


def test_everybody_sits_in_every_seat_equally_often_and_next_to_everybody() -> None:
    line_up = tournament(["greedy", "random"], 3, 1).line_ups[0]
    line_up.bots = ["a", "b", "c", "d"]
    tables = [line_up.seated(round) for round in range(24)]
    assert all(Counter(seat) == dict.fromkeys("abcd", 6) for seat in zip(*tables, strict=True))
    assert len({tuple(table) for table in tables}) == 24
    assert all(Counter(seat) == dict.fromkeys("abcd", 1) for seat in zip(*tables[4:8], strict=True))


def test_all_games_and_numbers_of_seats_are_played(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = told(capsys, "arena", "--game", "lagune", "flucht", "--bots", "random", "--seats", "2", "3", "--games", "2", "--jobs", "1")
    assert [(table["game"], table["seats"], table["games"]) for table in found["tables"]] == [
        ("lagune", 2, 2), ("lagune", 3, 2), ("flucht", 2, 2), ("flucht", 3, 2)
    ]  # fmt: skip


def test_an_edition_and_an_option_go_to_the_game_they_belong_to(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source = Path(find("lagune").folder, "editions", f"{find('lagune').editions[0]}.toml")
    mine = tmp_path / "mine.toml"
    mine.write_text(source.read_text().replace(f'id = "{find("lagune").editions[0]}"', 'id = "mine"').replace("laid = 3", "laid = 2"))
    common = ["arena", "--game", "lagune", "flucht", "--bots", "random", "--games", "4", "--jobs", "1"]
    found = told(capsys, *common, "--edition", str(mine), "--option", "bridge=yes", "--out", str(tmp_path / "x"))
    assert [table["edition"] for table in found["tables"]] == ["mine", "mattel-1989"]
    assert found["tables"][1]["options"]["bridge"] == "yes"
    plain = told(capsys, *common)
    assert found["tables"][0]["decisions"] != plain["tables"][0]["decisions"]
    assert found["tables"][1]["decisions"] != plain["tables"][1]["decisions"]


# Stopping and going on


LONG = ["arena", "--game", "flucht", "--games", "40", "--jobs", "2", "--out"]


def hear_ctrl_c() -> None:
    """Whatever a shell starts in the background ignores Ctrl-C, and so does whatever that starts."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def stop(folder: Path, how: signal.Signals) -> tuple[int, str]:
    """Stops a long run in the middle; returns its exit code and what it said. The processes that it started end too."""
    said = folder.with_suffix(".said")
    with open(said, "w") as stream:
        process = subprocess.Popen(
            [sys.executable, "-m", "archipel.cli", *LONG, str(folder)],
            stdout=stream,
            stderr=stream,
            start_new_session=True,
            preexec_fn=hear_ctrl_c,
        )
    kept = folder / "games.jsonl"
    try:
        until(lambda: kept.exists() and kept.read_bytes().count(b"\n") >= 3)
        if how == signal.SIGINT:
            os.killpg(process.pid, how)  # a terminal sends Ctrl-C to all of them
        else:
            process.send_signal(how)
        code = process.wait(20)
        until(lambda: gone(process.pid))
    finally:
        if not gone(process.pid):
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()
    assert 3 <= kept.read_bytes().count(b"\n") < 40
    return code, said.read_text()


@pytest.mark.checkout
def test_a_run_that_was_killed_goes_on_and_ends_like_one_that_was_not(tmp_path: Path) -> None:
    stop(tmp_path / "killed", signal.SIGKILL)
    assert main([*LONG, str(tmp_path / "killed")]) == 0
    assert main([*LONG, str(tmp_path / "whole")]) == 0
    assert games_of(tmp_path / "killed") == games_of(tmp_path / "whole")


@pytest.mark.checkout
def test_ctrl_c_keeps_the_games_and_says_so(tmp_path: Path) -> None:
    code, said = stop(tmp_path / "stopped", signal.SIGINT)
    assert code == 130
    assert "repeat the command to go on" in said
    assert "Traceback" not in said


def make_dying() -> Callable[[int], None]:
    return os._exit


@pytest.mark.checkout
def test_a_process_ended_from_outside_is_reported_kindly() -> None:
    with pytest.raises(Trouble, match="worker-lost"):
        list(on_cores(make_dying, [1], 2))


def until(met: Callable[[], bool]) -> None:
    end = time.monotonic() + 60
    while not met():
        assert time.monotonic() < end
        time.sleep(0.01)


def gone(group: int) -> bool:
    """Whether the processes that the run started are gone too."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return True
    return False


def test_an_incomplete_last_line_is_dropped_and_its_game_played_again(small: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = games_of(small)
    kept = small / "games.jsonl"
    kept.write_bytes(kept.read_bytes()[:-40])
    broken = kept.read_bytes()
    assert told(capsys, "arena", "--show", str(small))["played"] == 14
    assert kept.read_bytes() == broken
    assert main([*SMALL, "--out", str(small)]) == 0
    assert "was incomplete" in capsys.readouterr().err
    assert games_of(small) == before


def test_a_damaged_line_further_up_is_named_and_nothing_is_changed(small: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = small / "games.jsonl"
    lines = kept.read_text().splitlines(keepends=True)
    lines[2] = "{}\n"
    kept.write_text("".join(lines))
    assert main([*SMALL, "--out", str(small)]) == 2
    assert "Line 3" in capsys.readouterr().err
    assert kept.read_text() == "".join(lines)


def test_further_games_go_on_where_the_first_ones_ended(small: Path, tmp_path: Path) -> None:
    before = games_of(small)
    main([*SMALL, "--games", "8", "--out", str(small)])
    main([*SMALL, "--games", "8", "--out", str(tmp_path / "at once")])
    after = games_of(small)
    assert isinstance(after, list)
    assert after[:15] == before
    assert after == games_of(tmp_path / "at once")


@pytest.mark.parametrize(
    ("change", "field"),
    [
        (["--seed", "other"], "seed"),
        (["--bots", "random"], "bots"),
        (["--seats", "2"], "tables"),
        (["--option", "calm=yes"], "tables"),
        (["--ladder"], "schedule"),
    ],
)
def test_another_tournament_in_the_same_folder_is_refused(
    small: Path, capsys: pytest.CaptureFixture[str], change: list[str], field: str
) -> None:
    before = {path.name: path.read_bytes() for path in small.iterdir()}
    assert main([*SMALL, *change, "--out", str(small)]) == 2
    assert f"“{field}” differs" in capsys.readouterr().err
    assert {path.name: path.read_bytes() for path in small.iterdir()} == before


# What a person can put right


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--bots", "oracle"], "no bot called “oracle”"),
        (["--bots", "greedy:100"], "greedy takes no budget"),
        (["--bots", "greedy:soon"], "greedy:200, greedy:100ms"),
        (["--bots", "random", "random"], "named twice"),
        (["--seats", "9"], "not 9"),
        (["--games", "none"], "--games"),
        (["--game", "atlantis"], "atlantis"),
        (["--option", "colour=red"], "colour"),
        (["--edition", "no-such-file.toml"], "no-such-file.toml"),
        (["--csv"], "--out"),
        (["--show", "no-such-folder"], "no-such-folder"),
        (["--on", "moon"], "moon"),
    ],
)
def test_what_cannot_be_played_is_refused_in_one_line(capsys: pytest.CaptureFixture[str], arguments: list[str], said: str) -> None:
    assert main(["arena", "--game", "lagune", "--jobs", "1", *arguments]) == 2
    sentence = capsys.readouterr().err
    assert said in sentence
    assert sentence.count("\n") == 1


def test_a_folder_with_a_damaged_configuration_is_refused(small: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for text in ("{}", "not JSON", '{"tables": 3}'):
        (small / "arena.json").write_text(text)
        assert main(["arena", "--show", str(small)]) == 2
        assert "arena.json" in capsys.readouterr().err


def test_a_tournament_with_the_same_bot_twice_is_refused() -> None:
    with pytest.raises(Trouble, match="bot-twice"):
        tournament(["greedy", "greedy"], 2, 1)


def test_without_ray_it_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    monkeypatch.setattr(os, "environ", dict(os.environ))
    assert main([*SMALL, "--on", "ray"]) == 2
    assert "pip install 'archipel[ray]'" in capsys.readouterr().err


def test_a_cluster_that_does_not_answer_is_named(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(sys.modules, "ray", ModuleType("ray"))
    monkeypatch.setattr(os, "environ", {**os.environ, "RAY_ADDRESS": "127.0.0.1:1"})
    assert main([*SMALL, "--on", "ray"]) == 2
    assert "The Ray cluster 127.0.0.1:1 cannot be reached" in capsys.readouterr().err
