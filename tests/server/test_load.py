"""`archipel load` plays at many tables at once and tells how long a move takes to reach everybody."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.shell import Shell


def test_the_figures_of_a_small_load_on_both_databases() -> None:
    command = [
        sys.executable,
        "-m",
        "archipel.cli",
        "load",
        "--tables",
        "4",
        "--listeners",
        "3",
        "--every",
        "1",
        "--seconds",
        "3",
        "--json",
    ]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    for database, figures in json.loads(done.stdout).items():
        assert database in ("PostgreSQL", "SQLite")
        assert figures["tables"] == 4
        assert figures["listeners"] == 3
        assert figures["moves"] == 12
        assert figures["refused"] == figures["missed"] == 0
        assert 0 < figures["median_ms"] <= figures["p99_ms"] <= figures["worst_ms"]


@pytest.mark.parametrize("arguments", [("--tables", "0"), ("--listeners", "1"), ("--every", "often"), ("--game", "chess")])
def test_an_impossible_load_is_refused_in_a_sentence(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    assert arguments[1] in Shell(tmp_path).refused("--lang", "en", "load", *arguments)
