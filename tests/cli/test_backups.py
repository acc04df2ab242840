"""`archipel backup` and `archipel restore`: a file that holds everything, and nothing lost whatever file is brought."""

import sqlite3
import stat
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from archipel.store import only_server
from archipel.words import LANGUAGES
from tests.cli.operator import Operator
from tests.table.test_table import play, started


class Place:
    """A folder with the database of a server, in which a game runs, and room for another."""

    def __init__(self, folder: Path, operator: Operator, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder = folder
        self.operator = operator
        self.monkeypatch = monkeypatch
        self.database = folder / "archipel.db"
        self.backup = folder / "kept.backup"

    def move_to(self, database: Path) -> None:
        self.database = database
        self.operator.url = f"sqlite+aiosqlite:///{database}"
        self.monkeypatch.setenv("ARCHIPEL_DATABASE_URL", self.operator.url)

    def files(self) -> dict[str, bytes]:
        """Everything that is there, but for the lock, which is always empty."""
        return {path.name: path.read_bytes() for path in self.folder.iterdir() if not path.name.endswith((".lock", "-shm"))}


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Place:
    place = Place(tmp_path, Operator("", capsys), monkeypatch)
    place.move_to(tmp_path / "archipel.db")
    table = started(game="lagune")
    play(table, 2)
    place.operator.keep(table)
    return place


def test_a_backup_is_one_file_for_its_owner_alone_and_is_never_replaced_by_accident(place: Place) -> None:
    assert "Tables in it: 1; people: 0." in place.operator.good("backup", str(place.backup))
    assert stat.S_IMODE(place.backup.stat().st_mode) == 0o600
    assert {path.name for path in place.folder.glob("kept*")} == {"kept.backup"}
    first = place.backup.read_bytes()
    place.operator.keep(started(game="lagune", id="t2"))
    assert "--force" in place.operator.refused("backup", str(place.backup))
    assert place.backup.read_bytes() == first
    assert "Tables in it: 2" in place.operator.good("backup", "--force", str(place.backup))


@pytest.mark.parametrize("end", ["", "-wal"])
def test_a_database_is_not_backed_up_over_itself(place: Place, end: str) -> None:
    with closing(sqlite3.connect(place.database)) as connection:
        connection.execute("SELECT count(*) FROM tables").fetchone()
        assert "itself" in place.operator.refused("backup", "--force", f"{place.database}{end}")
    assert place.operator.load("t1").version > 1


def test_a_restored_game_is_where_it_was_and_everybody_is_told(place: Place) -> None:
    before = place.operator.load("t1")
    place.operator.good("backup", str(place.backup))
    place.move_to(place.folder / "elsewhere.db")
    said = place.operator.good("restore", str(place.backup))
    assert "elsewhere.db now holds the backup" in said
    assert "At 1 table everyone is now told that the game was set back." in said
    after = place.operator.load("t1")
    assert after.match.state.data() == before.match.state.data()
    assert [entry.kind for entry in after.log[before.version :]] == ["restored"]
    assert "Tables in it: 1" in place.operator.good("backup", str(place.folder / "again")), "what was restored can be backed up"


def test_where_a_database_is_nothing_is_restored_but_by_force_which_keeps_it(place: Place) -> None:
    place.operator.good("backup", str(place.backup))
    place.operator.keep(started(game="lagune", id="t2"))
    before = place.files()
    assert "--force" in place.operator.refused("restore", str(place.backup))
    assert place.files() == before
    for number in (1, 2):
        assert f"archipel.db.old-{number}" in place.operator.good("restore", "--force", str(place.backup))
    place.move_to(place.folder / "archipel.db.old-1")
    assert place.operator.load("t2").status == "running"


def test_what_a_killed_server_wrote_last_is_kept_as_well(place: Place) -> None:
    """It lies in a file of its own, beside the database."""
    place.operator.good("backup", str(place.backup))
    with closing(sqlite3.connect(place.database, isolation_level=None)) as killed:
        killed.execute("PRAGMA wal_autocheckpoint=0")
        killed.execute("UPDATE tables SET game = 'the last word'")
        files = {path.name: path.read_bytes() for path in place.folder.glob("archipel.db*")}
    for name, content in files.items():
        (place.folder / name).write_bytes(content)
    assert len(files["archipel.db-wal"]) > 0
    place.operator.good("restore", "--force", str(place.backup))
    with closing(sqlite3.connect(place.folder / "archipel.db.old-1")) as connection:
        assert connection.execute("SELECT game FROM tables").fetchone() == ("the last word",)


def test_nothing_is_restored_under_a_server_that_runs(place: Place) -> None:
    place.operator.good("backup", str(place.backup))
    with only_server(place.operator.url):
        before = place.files()
        assert "server" in place.operator.refused("restore", "--force", str(place.backup))
        assert place.files() == before


# Files that are no good backup


def truncated(file: Path) -> None:
    file.write_bytes(file.read_bytes()[: file.stat().st_size // 2])


def emptied(file: Path) -> None:
    file.write_bytes(b"")


def a_letter(file: Path) -> None:
    file.write_text("Dear Anna, " * 1000, encoding="utf-8")


def of_somebody_else(file: Path) -> None:
    file.unlink()
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute("CREATE TABLE tables (id TEXT)")


def with_a_bit_changed(file: Path) -> None:
    """In the middle of a text, where SQLite itself sees nothing."""
    content = bytearray(file.read_bytes())
    content[content.index(b'"Ben"') + 2] ^= 1
    file.write_bytes(content)


def with_broken_pages(file: Path) -> None:
    content = bytearray(file.read_bytes())
    content[4096 : 3 * 4096] = b"\xff" * 8192
    file.write_bytes(content)


def of_a_newer_release(file: Path) -> None:
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")


SPOILT: dict[Callable[[Path], None], str] = {
    truncated: "damaged",
    emptied: "not one of Archipel’s",
    a_letter: "not one of Archipel’s",
    of_somebody_else: "not one of Archipel’s",
    with_a_bit_changed: "damaged",
    with_broken_pages: "damaged",
    of_a_newer_release: "newer",
}


@pytest.mark.parametrize("spoil", SPOILT, ids=lambda spoil: spoil.__name__)
def test_a_file_that_is_no_good_backup_is_refused_and_nothing_is_lost(place: Place, spoil: Callable[[Path], None]) -> None:
    place.operator.good("backup", str(place.backup))
    spoil(place.backup)
    before = place.files()
    sentence = place.operator.refused("restore", "--force", str(place.backup))
    assert SPOILT[spoil] in sentence
    assert "kept.backup" in sentence
    assert place.files() == before
    for language in LANGUAGES:
        assert "kept.backup" in place.operator.refused("restore", "--force", str(place.backup), language=language)


def test_a_damaged_database_does_not_replace_a_good_backup(place: Place) -> None:
    place.operator.good("backup", str(place.backup))
    good = place.backup.read_bytes()
    with_broken_pages(place.database)
    assert "damaged" in place.operator.refused("backup", "--force", str(place.backup))
    assert place.backup.read_bytes() == good
    assert not (place.folder / "kept.backup.new").exists()


def test_a_copy_that_was_made_by_other_means_is_restored_too(place: Place) -> None:
    copy = place.folder / "copied.db"
    copy.write_bytes(place.database.read_bytes())
    place.operator.good("restore", "--force", str(copy))
    assert place.operator.load("t1").status == "running"


def test_such_a_copy_is_refused_where_sqlite_finds_it_damaged(place: Place) -> None:
    copy = place.folder / "copied.db"
    copy.write_bytes(place.database.read_bytes())
    with closing(sqlite3.connect(copy)) as connection:
        (root,) = connection.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'chat_by_person'").fetchone()
    content = bytearray(copy.read_bytes())
    content[(root - 1) * 4096] = 0xFF
    copy.write_bytes(content)
    assert "damaged" in place.operator.refused("restore", "--force", str(copy))


def test_what_is_left_of_a_damaged_database_is_set_aside_and_does_no_harm(place: Place) -> None:
    """What lies beside it would otherwise be taken for a part of the new one."""
    place.operator.good("backup", str(place.backup))
    a_letter(place.database)
    (place.folder / "archipel.db-wal").write_text("Dear Ben", encoding="utf-8")
    place.operator.good("restore", "--force", str(place.backup))
    assert not (place.folder / "archipel.db-wal").exists()
    assert (place.folder / "archipel.db.old-1-wal").read_text(encoding="utf-8") == "Dear Ben"
    assert place.operator.load("t1").status == "running"


def test_what_is_not_there_is_named(place: Place) -> None:
    assert "nowhere" in place.operator.refused("restore", "--force", str(place.folder / "nowhere"))
    assert "nowhere" in place.operator.refused("backup", str(place.folder / "nowhere" / "kept"))
    place.move_to(place.folder / "nothing.db")
    assert "nothing.db" in place.operator.refused("backup", str(place.backup))
    assert not place.backup.exists()


def test_on_postgresql_its_own_tools_are_named_and_no_password(place: Place) -> None:
    place.monkeypatch.setenv("ARCHIPEL_DATABASE_URL", "postgresql://anna:hush-hush@127.0.0.1:1/games")
    for command, tool in (("backup", "pg_dump"), ("restore", "pg_restore")):
        for language in LANGUAGES:
            sentence = place.operator.refused(command, str(place.backup), language=language)
            assert tool in sentence
            assert "hush-hush" not in sentence
