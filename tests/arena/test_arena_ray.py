"""`archipel arena --on ray`: the same games on a Ray cluster, which here is two workers on this machine."""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import psutil
import pytest

from archipel.cli import main
from tests.arena.test_arena import games_of

RUN = ["arena", "--game", "lagune", "--bots", "greedy", "random", "--seats", "2", "3", "--games", "8", "--jobs", "2", "--json"]

ON_RAY = """
import os, sys, time
import psutil
from archipel.arena import tournament
from archipel.cli import main

make = tournament.make_player

def make_watched(data):
    player = make(data)
    def play(number):
        time.sleep(0.05)
        own = psutil.Process()
        sockets = [one for process in (own, own.parent()) for one in process.net_connections() if one.status == psutil.CONN_LISTEN]
        return {**player(number), "worker": own.pid, "listening": sorted({one.laddr.ip for one in sockets})}
    return play

tournament.make_player = make_watched
sys.exit(main(sys.argv[1:]))
"""
"""The command, with a note on every game: which worker played it, and where it and its master can be reached."""


@pytest.mark.checkout
def test_two_workers_of_a_ray_cluster_play_the_same_games_as_this_machine_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    home = Path(tempfile.mkdtemp(prefix="ray-"))
    outside = {name: value for name, value in os.environ.items() if name != "RAY_ADDRESS"}
    environment = {**outside, "RAY_TMPDIR": str(home), "HOME": str(home)}
    command = [sys.executable, "-c", ON_RAY, *RUN, "--on", "ray", "--out", str(tmp_path / "ray")]
    try:
        done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=300, check=False)
        left = [process.pid for process in psutil.process_iter(["cmdline"]) if str(home) in " ".join(process.info["cmdline"] or [])]
    finally:
        shutil.rmtree(home, ignore_errors=True)
    assert done.returncode == 0, done.stderr
    assert left == []
    games = [json.loads(line) for line in (tmp_path / "ray" / "games.jsonl").read_text().splitlines()]
    assert len({line["worker"] for line in games}) == 2
    assert {address for line in games for address in line["listening"]} <= {"127.0.0.1", "::1", "::ffff:127.0.0.1"}
    assert json.loads(done.stdout)["played"] == 24
    assert main([*RUN, "--out", str(tmp_path / "here")]) == 0
    plain = [{name: value for name, value in line.items() if name not in ("worker", "listening")} for line in games]
    (tmp_path / "ray" / "games.jsonl").write_text("".join(json.dumps(line) + "\n" for line in plain))
    assert games_of(tmp_path / "ray") == games_of(tmp_path / "here")
