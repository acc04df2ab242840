"""Backups of a server at which people play, restored elsewhere: a server starts there, and the game goes on."""

import os
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from archipel.cli import main
from archipel.engine.match import verify
from archipel.engine.record import read_record
from archipel.games import find
from tests.conftest import fresh_postgres
from tests.server.house import House, running
from tests.server.talk import begin, chair, play_out
from tests.server.test_processes import moved, some_moves, stored

MOST = 20
"""So many moves are made at most while a command works."""


def tool(name: str) -> str:
    """One of PostgreSQL's own."""
    import pgserver

    return str(Path(pgserver.__file__).parent / "pginstall" / "bin" / name)


def archipel(database: str, *arguments: str) -> subprocess.Popen[str]:
    """A command of an operator, in a process of its own."""
    command = [sys.executable, "-m", "archipel.cli", "--lang", "en", *arguments]
    return subprocess.Popen(command, text=True, stdout=subprocess.DEVNULL, env={**os.environ, "ARCHIPEL_DATABASE_URL": database})


def play_during(house: House, table: str, people: list[httpx.Client], command: subprocess.Popen[str]) -> int:
    """People play while a command works, which must succeed; the version that they were shown in the end."""
    with chair(house.url, table, people[0]) as ann, chair(house.url, table, people[1]) as ben:
        for _ in range(MOST):
            some_moves([ann, ben], 1)
            if command.poll() is not None:
                break
        assert command.wait(60) == 0
        some_moves([ann, ben], 2)
        return int(max(ann.table["version"], ben.table["version"]))


def play_on(house: House, table: str, people: list[httpx.Client]) -> str:
    """The same people come to another server and play to the end; the record."""
    for one in people:
        moved(one, house.url)
    assert [one.get("/api/me").json()["name"] for one in people] == ["Ann", "Ben"]
    with chair(house.url, table, people[0], 0) as ann, chair(house.url, table, people[1]) as ben:
        ann.until(lambda one: any(entry["kind"] == "restored" for entry in one.happened))
        play_out([ann, ben])
    return people[0].get(f"/api/tables/{table}/record").text


def kept(url: str, table: str) -> list[tuple[str, str, str]]:
    """The log of a table, without what was entered when it was restored."""
    return [(entry.kind, entry.person, str(entry.data)) for entry in stored(url, table).log if entry.kind not in ("restored", "outage")]


def test_a_backup_made_while_people_play_is_restored_elsewhere_and_the_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    here, there = (f"sqlite+aiosqlite:///{tmp_path / name}" for name in ("here.db", "there.db"))
    backup = tmp_path / "kept.backup"
    with running(here) as house:
        table, people = begin(house.url, 2)
        with chair(house.url, table, people[0]) as ann, chair(house.url, table, people[1]) as ben:
            some_moves([ann, ben], 6)
            before = max(ann.table["version"], ben.table["version"])
        seen = play_during(house, table, people, archipel(here, "backup", str(backup)))
        monkeypatch.setenv("ARCHIPEL_DATABASE_URL", here)
        assert main(["--lang", "en", "doctor"]) == 0, "beside the server that runs"
        assert main(["--lang", "en", "restore", "--force", str(backup)]) == 2
        assert "already using the database" in capsys.readouterr().err
        house.kill()
    monkeypatch.setenv("ARCHIPEL_DATABASE_URL", there)
    assert main(["--lang", "en", "restore", str(backup)]) == 0
    assert "At 1 table everyone is now told" in capsys.readouterr().out
    full, part = kept(here, table), kept(there, table)
    assert before <= len(part) <= seen == len(full)
    assert part == full[: len(part)], "all up to one moment, and nothing after it"
    with running(there) as house:
        assert verify(find("flucht"), read_record(play_on(house, table, people)))


def test_postgresql_is_backed_up_and_restored_by_its_own_tools_and_the_game_goes_on(
    postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = (fresh_postgres(postgres, f"{tmp_path.name}-{name}") for name in ("here", "there"))
    backup = str(tmp_path / "kept.dump")
    with running(here) as house:
        table, people = begin(house.url, 2)
        seen = play_during(
            house, table, people, subprocess.Popen([tool("pg_dump"), "--format=custom", f"--file={backup}", here], text=True)
        )
    restoring = [tool("pg_restore"), "--exit-on-error", "--single-transaction", "--no-owner", f"--dbname={there}", backup]
    subprocess.run(restoring, check=True)
    monkeypatch.setenv("ARCHIPEL_DATABASE_URL", there)
    assert main(["admin", "restored"]) == 0
    assert main(["doctor"]) == 0
    full, part = kept(here, table), kept(there, table)
    assert len(part) <= seen == len(full)
    assert part == full[: len(part)]
    with running(there) as house:
        assert verify(find("flucht"), read_record(play_on(house, table, people)))
