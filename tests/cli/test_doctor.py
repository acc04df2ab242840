"""`archipel doctor`: finds what the installed release cannot go on with, names it, and changes nothing."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import delete, func, select, update
from sqlalchemy.exc import DBAPIError

from archipel.engine.phrase import Data
from archipel.games import find
from archipel.store import Store, open_to_read
from archipel.store.schema import editions, entries, records, tables
from archipel.words import LANGUAGES
from tests.cli.operator import Operator
from tests.later import later_pig
from tests.table.test_table import play, play_to_the_end, started

RUNNING, FINISHED = "t1", "t2"


@pytest.fixture
def operator(database_url: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Operator:
    """With a running game and a finished one."""
    monkeypatch.setenv("ARCHIPEL_DATABASE_URL", database_url)
    operator = Operator(database_url, capsys)
    running, finished = started(game="pig", id=RUNNING), started(game="pig", id=FINISHED)
    play(running, 4)
    play_to_the_end(finished)
    operator.keep(running, finished)
    return operator


def settings_with(change: Data) -> Callable[[Data], Data]:
    return lambda data: {**data, "settings": {**data["settings"], **change}}


def change_entry(operator: Operator, id: str, number: int, change: Callable[[Data], Data]) -> None:
    async def work(store: Store) -> None:
        one = entries.c.table_id == id, entries.c.number == number
        async with store.engine.begin() as connection:
            data = json.loads((await connection.execute(select(entries.c.data).where(*one))).scalar_one())
            await connection.execute(update(entries).where(*one).values(data=json.dumps(change(data))))

    operator.served(work)


def execute(operator: Operator, statement: object) -> None:
    async def work(store: Store) -> None:
        async with store.engine.begin() as connection:
            await connection.execute(statement)  # type: ignore[call-overload]

    operator.served(work)


def forget_last(operator: Operator) -> None:
    version = operator.load(RUNNING).version
    execute(operator, delete(entries).where(entries.c.table_id == RUNNING, entries.c.number == version))


def found(operator: Operator, *arguments: str) -> list[tuple[str, str]]:
    """What does not fit: the table, and as what it is counted."""
    code, told = operator.json("doctor", *arguments)
    assert code == (1 if told["findings"] else 0)
    assert sum(told["counts"].values()) == len(told["findings"])
    return [(finding["table"], finding["kind"]) for finding in told["findings"]]


def test_where_everything_fits_the_doctor_says_so_and_counts(operator: Operator) -> None:
    code, told = operator.json("doctor")
    assert code == 0
    assert (told["replayed"], told["records"], told["verified"], told["findings"]) == (1, 1, 1, [])
    assert told["revision"] == told["newest"]
    assert "Tables replayed: 1. Records verified: 1 of 1.\nEverything fits" in operator.good("doctor")


MISCHIEF: dict[str, tuple[str, Callable[[Operator], None]]] = {
    "a game that is not installed": (
        "game-not-here",
        lambda operator: change_entry(operator, RUNNING, 1, settings_with({"game": "atlantis"})),
    ),
    "rules that are not installed": (
        "rules-not-here",
        lambda operator: change_entry(operator, RUNNING, 1, settings_with({"rules": 99})),
    ),
    "an edition that is nowhere": (
        "edition-not-here",
        lambda operator: change_entry(operator, RUNNING, 1, settings_with({"edition_hash": "0" * 64})),
    ),
    "a move that is not one": (
        "log-damaged",
        lambda operator: change_entry(operator, RUNNING, 8, lambda data: {**data, "moves": ["fly"]}),
    ),
    "an entry that lacks something": ("log-damaged", lambda operator: change_entry(operator, RUNNING, 8, lambda data: {})),
    "a first entry that lacks everything": ("log-damaged", lambda operator: change_entry(operator, RUNNING, 1, lambda data: {})),
    "an entry that is gone": (
        "log-damaged",
        lambda operator: execute(operator, delete(entries).where(entries.c.table_id == RUNNING, entries.c.number == 8)),
    ),
    "a last entry that is gone": ("log-damaged", forget_last),
    "a log that is gone": ("log-damaged", lambda operator: execute(operator, delete(entries).where(entries.c.table_id == RUNNING))),
    "an entry that is not JSON": (
        "log-damaged",
        lambda operator: execute(operator, update(entries).where(entries.c.table_id == RUNNING, entries.c.number == 8).values(data="{")),
    ),
    "an entry of no known kind": (
        "log-damaged",
        lambda operator: execute(operator, update(entries).where(entries.c.table_id == RUNNING, entries.c.number == 8).values(kind="fly")),
    ),
    "another status than noted": (
        "log-damaged",
        lambda operator: execute(operator, update(tables).where(tables.c.id == RUNNING).values(status="open")),
    ),
}


@pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
@pytest.mark.parametrize("what", MISCHIEF)
def test_a_table_that_cannot_go_on_is_named_with_its_reason(operator: Operator, what: str) -> None:
    kind, mischief = MISCHIEF[what]
    mischief(operator)
    assert found(operator) == [(RUNNING, kind)]
    for language in LANGUAGES:
        code, said, problem = operator.run("doctor", language=language)
        assert (code, problem) == (1, "")
        assert said.startswith(f"{RUNNING} pig (")
        assert "Traceback" not in said


def test_a_record_that_was_changed_is_named(operator: Operator) -> None:
    execute(operator, update(records).values(text=func.replace(records.c.text, "roll", "hold")))
    assert found(operator) == [(FINISHED, "record-not-verified")]
    execute(operator, update(records).values(text="what is this"))
    assert found(operator) == [(FINISHED, "record-not-verified")]


def test_some_records_are_verified_and_all_where_that_is_asked(operator: Operator, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("archipel.store.doctor.SAMPLE", 0)
    execute(operator, update(records).values(text="what is this"))
    assert found(operator) == []
    assert found(operator, "--all") == [(FINISHED, "record-not-verified")]


def test_a_finished_game_without_a_record_is_replayed(operator: Operator) -> None:
    execute(operator, delete(records))
    assert found(operator) == []
    change_entry(operator, FINISHED, 8, lambda data: {**data, "moves": ["fly"]})
    assert found(operator) == [(FINISHED, "log-damaged")]


def test_before_an_upgrade_it_says_what_a_release_lacks(operator: Operator, monkeypatch: pytest.MonkeyPatch) -> None:
    """A later release, with other rules of Pig and without those of before; and one that has them."""
    pig = find("pig")
    monkeypatch.setattr("archipel.games.pig.GAME", later_pig())
    assert found(operator) == [(RUNNING, "rules-not-here"), (FINISHED, "rules-not-here")]
    monkeypatch.setattr("archipel.games.pig.GAME", later_pig(pig))
    assert found(operator) == []


def test_a_database_of_before_is_looked_at_as_it_is(operator: Operator) -> None:
    """From before records and editions were kept, and from a newer release, which is refused."""

    async def set_back(store: Store) -> None:
        async with store.engine.begin() as connection:
            for kept in (records, editions):
                await connection.run_sync(kept.drop)
            await connection.exec_driver_sql("UPDATE alembic_version SET version_num = '0003'")

    operator.served(set_back)
    code, told = operator.json("doctor")
    assert (code, told["revision"], told["replayed"], told["records"]) == (0, "0003", 2, 0)
    assert "0003" in operator.good("doctor")


def test_nothing_is_changed_by_looking(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    operator = Operator(f"sqlite+aiosqlite:///{tmp_path / 'archipel.db'}", capsys)
    monkeypatch.setenv("ARCHIPEL_DATABASE_URL", operator.url)
    operator.keep(started(game="pig"))
    operator.good("backup", str(tmp_path / "kept"))
    for name, arguments in (("archipel.db", []), ("kept", [str(tmp_path / "kept")])):
        before = (tmp_path / name).read_bytes()
        assert "Tables replayed: 1" in operator.good("doctor", *arguments)
        assert (tmp_path / name).read_bytes() == before


def test_whoever_only_looks_cannot_write(operator: Operator) -> None:
    async def work() -> None:
        engine = open_to_read(operator.url)
        try:
            async with engine.begin() as connection:
                await connection.execute(delete(tables))
        finally:
            await engine.dispose()

    with pytest.raises(DBAPIError, match=r"read-?only"):
        asyncio.run(work())
    assert operator.load(RUNNING).status == "running"


def test_what_is_no_database_of_ours_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    operator = Operator("", capsys)
    assert "nowhere" in operator.refused("doctor", str(tmp_path / "nowhere"))
    assert not (tmp_path / "nowhere").exists()
    (tmp_path / "letter").write_text("Dear Anna, " * 1000, encoding="utf-8")
    (tmp_path / "empty").touch()
    for name in ("letter", "empty"):
        assert "not one of Archipel’s" in operator.refused("doctor", str(tmp_path / name))
