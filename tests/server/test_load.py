"""`archipel load` plays at many tables at once and tells how long a move takes to reach everybody."""

import json
from pathlib import Path

import pytest

from tests.cli.shell import Shell, good


def test_the_figures_of_a_small_load_on_both_databases(tmp_path: Path) -> None:
    small = ("--tables", "4", "--listeners", "3", "--every", "1", "--seconds", "3")
    shown = good(Shell(tmp_path).run_anew("load", *small, "--json"))
    for database, figures in json.loads(shown).items():
        assert database in ("PostgreSQL", "SQLite")
        assert figures["tables"] == 4
        assert figures["listeners"] == 3
        assert figures["moves"] == 12
        assert figures["refused"] == figures["missed"] == 0
        assert 0 < figures["median_ms"] <= figures["p99_ms"] <= figures["worst_ms"]


@pytest.mark.parametrize("arguments", [("--tables", "0"), ("--listeners", "1"), ("--every", "often"), ("--game", "chess")])
def test_an_impossible_load_is_refused_in_a_sentence(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    assert arguments[1] in Shell(tmp_path).refused("--lang", "en", "load", *arguments)
