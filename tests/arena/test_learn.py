"""`archipel learn` on the worked example: a short run improves on its beginning, and goes on wherever it was stopped."""

import json
import os
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest

from archipel.arena.learn import Course, Run, match
from archipel.cli import main
from archipel.engine.phrase import Trouble
from archipel.games import find
from archipel.nets.net import parse_net
from archipel.nets.training import Teacher
from archipel.version import COMPILED

SHORT: Final = shlex.split("--generations 2 --rounds 1 --games 66 --trust 4 --watch 10 --matches 6 --rivals random")
LONGER: Final = shlex.split("--generations 3 --rounds 8 --games 64 --trust 16")


def learn(folder: Path, *arguments: str) -> int:
    """In this process."""
    return main(["learn", "pig", str(folder), "--iterations", "6", "--jobs", "1", *arguments])


def quietly(what: str, done: int, total: int) -> None:
    pass


def nets(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.glob("generation-*"))}


def share(one: str, other: str) -> float:
    """The share of wins of one against the other, in 400 games."""
    found: float = match(find, "pig", one, other, 2, 400, "first thoughts", 1, quietly)["value"]
    return found


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A short run that nothing has interrupted."""
    folder = tmp_path_factory.mktemp("whole")
    assert learn(folder, *SHORT) == 0
    return folder


def test_a_short_run_improves_on_its_beginning(tmp_path: Path) -> None:
    assert learn(tmp_path, *LONGER, "--matches", "2") == 0
    first, last = (f"first@{tmp_path / f'generation-00{number}.net'}" for number in (1, 3))
    assert share(last, first) > 0.6
    assert share(last, "random") > 0.65


def test_the_folder_holds_nets_their_matches_and_a_report_with_curves(whole: Path) -> None:
    assert list(nets(whole)) == ["generation-001.json", "generation-001.net", "generation-002.json", "generation-002.net"]
    assert sum(path.stat().st_size for path in whole.iterdir()) < 50_000_000
    report = json.loads((whole / "report.json").read_text())
    assert [one["generation"] for one in report["curve"]] == [1, 2]
    assert [(game["who"], game["against"]) for game in report["curve"][1]["matches"]] == [
        ("first@generation-002.net", "greedy"),
        ("first@generation-002.net", "first@generation-001.net"),
        ("net:6@generation-002.net", "random"),
    ]
    assert all(0 <= game["low"] <= game["value"] <= game["high"] <= 1 for one in report["curve"] for game in one["matches"])
    for chart in ("curve-1.svg", "curve-2.svg", "curve-3.svg"):
        assert "</svg>" in (whole / chart).read_text()
    card = json.loads((whole / "generation-002.net").read_bytes().partition(b"\n")[0])
    assert (card["game"], card["generation"], card["games"], card["edition"]["id"]) == ("pig", 2, 2 * 66, "paper-1")
    assert card["command"] == (
        "archipel learn pig DIR --rounds 1 --games 66 --trust 4 --watch 10 --matches 6 --iterations 6 --rivals random --generations 2"
    )
    assert str(whole) not in json.dumps(card)
    assert 0.1 <= card["trust"] <= 3


def test_the_net_to_ship_is_the_last_one_with_the_curve_in_its_card(whole: Path) -> None:
    (line, _, weights), (before, _, same) = ((whole / file).read_bytes().partition(b"\n") for file in ("learned.net", "generation-002.net"))
    assert weights == same
    assert json.loads(line) == {**json.loads(before), "curve": json.loads((whole / "report.json").read_text())["curve"]}


def test_a_run_can_be_made_longer_and_then_is_as_if_it_had_been_asked_for_at_once(whole: Path, tmp_path: Path) -> None:
    assert learn(tmp_path, *SHORT[2:], "--generations", "1") == 0
    assert "generation-002.net" not in nets(tmp_path)
    assert learn(tmp_path, "--generations", "2") == 0
    assert nets(tmp_path) == nets(whole)
    for file in ("run.json", "learned.net"):
        assert (tmp_path / file).read_bytes() == (whole / file).read_bytes()


def stopping(calls: int) -> Callable[[str, int, int], None]:
    left = iter(range(calls))

    def tell(what: str, done: int, total: int) -> None:
        if next(left, None) is None:
            raise KeyboardInterrupt

    return tell


def test_a_run_that_is_interrupted_again_and_again_makes_the_same_nets(whole: Path, tmp_path: Path) -> None:
    data = json.loads((whole / "run.json").read_text())
    stops = 0
    while True:
        try:
            Run(tmp_path, Course(data), find, 1).learn(stopping(2 + 3 * stops))
            break
        except KeyboardInterrupt:
            stops += 1
            (tmp_path / "generation-009.net.new").write_bytes(b"half of a f")
            assert stops < 20
        assert not list(tmp_path.glob("report.json"))
    assert stops >= 4
    assert {name: data for name, data in nets(tmp_path).items() if not name.endswith(".new")} == nets(whole)


def test_a_run_that_is_killed_goes_on_and_makes_the_same_nets(whole: Path, tmp_path: Path) -> None:
    folder = tmp_path / "run"
    command = [sys.executable, "-m", "archipel.cli", "learn", "pig", str(folder), "--iterations", "6", "--jobs", "1", *SHORT]
    environment = os.environ if COMPILED else {**os.environ, "ARCHIPEL_INTERPRETED": "1"}
    process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    until = time.monotonic() + 60
    while not (folder / "generation-001.net").exists() and time.monotonic() < until:
        time.sleep(0.005)
    process.send_signal(signal.SIGKILL)
    process.wait()
    assert "generation-001.net" in nets(folder)
    assert "learned.net" not in nets(folder)
    assert learn(folder) == 0
    assert nets(folder) == nets(whole)
    assert (folder / "report.json").read_bytes() == (whole / "report.json").read_bytes()


def test_a_finished_run_does_nothing_again(whole: Path) -> None:
    before = written(whole)
    assert learn(whole, *SHORT) == 0
    assert written(whole) == before


def written(folder: Path) -> dict[Path, int]:
    """When nets, and what is needed to go on, were written."""
    return {path: path.stat().st_mtime_ns for path in folder.iterdir() if path.suffix in (".net", ".npz")}


def test_another_course_in_the_same_folder_is_refused(whole: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert learn(whole, *SHORT, "--seed", "other") == 2
    said = capsys.readouterr().err
    assert "run.json" in " ".join(said.split())
    assert "seed" in said


@pytest.mark.parametrize("damage", ["", "{", "[]", "{}", '{"game": "pig", "games": "40"}', "[" * 100_000])
def test_a_damaged_course_is_said_in_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str], damage: str) -> None:
    (tmp_path / "run.json").write_text(damage)
    assert learn(tmp_path) == 2
    said = capsys.readouterr().err
    assert "Traceback" not in said
    assert "run.json" in said.replace("\n", "")
    assert (tmp_path / "run.json").read_text() == damage


def test_without_room_on_the_disk_the_last_generation_stays_usable(whole: Path, tmp_path: Path) -> None:
    data = json.loads((whole / "run.json").read_text())
    run = Run(tmp_path, Course(data), find, 1)
    with pytest.raises(KeyboardInterrupt):
        run.learn(until_second)
    (tmp_path / "generation-002.net.new").mkdir()
    with pytest.raises(Trouble) as stopped:
        run.learn(quietly)
    assert stopped.value.reason.key == "learn-no-room"
    assert stopped.value.reason.args["value"] == 1
    assert (tmp_path / "generation-001.net").read_bytes() == (whole / "generation-001.net").read_bytes()
    (tmp_path / "generation-002.net.new").rmdir()
    run.learn(quietly)
    assert nets(tmp_path) == nets(whole)


def until_second(what: str, done: int, total: int) -> None:
    if what == "generation 2":
        raise KeyboardInterrupt


def test_a_file_where_the_folder_should_be_is_said_in_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "run").write_text("in the way")
    assert learn(tmp_path / "run", *SHORT) == 2
    said = capsys.readouterr().err
    assert "Traceback" not in said
    assert str(tmp_path / "run") in said.replace("\n", "")
    assert "No generation is complete yet" in " ".join(said.split())


def test_without_memory_the_last_generation_stays_usable(whole: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def too_much(*_: object) -> None:
        raise MemoryError

    run = Run(tmp_path, Course(json.loads((whole / "run.json").read_text())), find, 1)
    with pytest.raises(KeyboardInterrupt):
        run.learn(until_second)
    monkeypatch.setattr(Teacher, "teach", too_much)
    with pytest.raises(Trouble) as stopped:
        run.learn(quietly)
    assert (stopped.value.reason.key, stopped.value.reason.args["value"]) == ("learn-no-room", 1)


def test_a_run_can_begin_with_a_net_that_is_there(whole: Path, tmp_path: Path) -> None:
    few = shlex.split("--generations 1 --rounds 1 --games 1 --trust 2 --matches 2 --seed other")
    assert learn(tmp_path / "on", *few, "--begin", str(whole / "learned.net")) == 0
    assert learn(tmp_path / "new", *few) == 0
    before, on, new = (
        parse_net("net", (folder / "learned.net").read_bytes()).weights for folder in (whole, tmp_path / "on", tmp_path / "new")
    )
    assert all(abs(one - other).max() < 0.05 for one, other in zip(before, on, strict=True)), "one game changes little"
    assert abs(before[0] - new[0]).max() > 0.05
    card = json.loads((tmp_path / "on" / "learned.net").read_bytes().partition(b"\n")[0])
    assert "--begin learned.net" in card["command"]
    assert [one["generation"] for one in card["curve"]] == [0, 1], "what it began with is measured as well"


def test_a_run_that_is_to_begin_with_something_else_says_what_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "wrong.net").write_bytes(b"nothing")
    assert learn(tmp_path / "run", *SHORT, "--begin", str(tmp_path / "wrong.net")) == 2
    assert "wrong.net is not a whole net" in " ".join(capsys.readouterr().err.split())


def test_the_first_net_can_watch_another_bot(tmp_path: Path) -> None:
    short = [word if word != "2" else "1" for word in SHORT]
    assert learn(tmp_path, *short, "--teacher", "random") == 0
    card = json.loads((tmp_path / "generation-001.net").read_bytes().partition(b"\n")[0])
    assert "--teacher random" in card["command"]
    assert list(nets(tmp_path)) == ["generation-001.json", "generation-001.net"]
