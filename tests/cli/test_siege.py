"""The siege: it finds what must not be, and finds nothing in a house that holds."""

import json

import pytest

from archipel.cli.fortress import FAULTS, WAYS, compared
from archipel.table import LogEntry
from tests.cli.shell import Shell, good


def entry(number: int, kind: str, person: str, decision: int, *moves: str) -> LogEntry:
    return LogEntry(number, 0.0, kind, person, {"decision": decision, "moves": list(moves)})


LOG = [entry(1, "move", "ann", 0, "roll"), entry(2, "move", "ben", 1, "hold"), entry(3, "undo", "ben", 2)]


def test_what_was_promised_and_kept_is_no_fault() -> None:
    assert not +compared(LOG, 3, {0: ("ann", "roll"), 1: ("ben", "hold")}, {2: "ben"})


@pytest.mark.parametrize(
    ("log", "told", "fault"),
    [
        ([*LOG[:1], LOG[2]], 2, "lost"),
        (LOG[:2], 2, "lost"),
        ([LOG[0], entry(2, "move", "ben", 1, "roll"), LOG[2]], 3, "lost"),
        ([LOG[0], entry(2, "move", "eve", 1, "hold"), LOG[2]], 3, "lost"),
        ([*LOG, entry(4, "move", "ben", 1, "hold")], 4, "doubled"),
        (LOG, 4, "not_stored"),
        ([LOG[0], entry(3, "move", "ben", 1, "hold"), LOG[2]], 3, "gaps"),
    ],
)
def test_what_was_promised_and_not_kept_is_found(log: list[LogEntry], told: int, fault: str) -> None:
    assert (+compared(log, told, {0: ("ann", "roll"), 1: ("ben", "hold")}, {2: "ben"})).get(fault)


def test_a_way_that_there_is_not_is_refused(shell: Shell) -> None:
    done = shell.run("siege", "--ways", "fire", "--kills", "1")
    assert done.returncode == 2
    assert "sqlite, postgresql, two, database, rolling, network, paths" in done.stderr


@pytest.mark.long
def test_a_house_holds_whatever_is_killed(shell: Shell) -> None:
    found = json.loads(good(shell.run_anew("siege", "--kills", "3", "--tables", "6", "--json")))
    assert list(found) == list(WAYS)
    for figures in found.values():
        assert figures["kills"] == 3
        assert figures["moves"] > 0
        assert not any(figures[fault] for fault in FAULTS)
