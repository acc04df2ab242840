"""What a host can do for people and tables from the shell, on a server's database, in words."""

import asyncio
import json
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from archipel.cli import main
from archipel.engine.phrase import Trouble
from archipel.games import find
from archipel.server.people import People, Person
from archipel.store import Store, migrate, open_database
from archipel.store.chat import ChatStore
from archipel.store.people import PeopleStore
from archipel.table import Settings, Table, verbs
from archipel.table.showing import show_message
from archipel.words import LANGUAGES
from tests.table.test_table import T0, started

PASSWORD = "korrekt Pferd 47"
T = TypeVar("T")


class Host:
    """Somebody at the shell of the machine that serves."""

    def __init__(self, database_url: str, capsys: pytest.CaptureFixture[str]) -> None:
        self.database_url = database_url
        self.capsys = capsys

    def good(self, *arguments: str, language: str = "en") -> str:
        code = main(["--lang", language, "admin", *arguments])
        said = self.capsys.readouterr()
        assert (code, said.err) == (0, "")
        return said.out

    def json(self, *arguments: str) -> Any:
        return json.loads(self.good(*arguments, "--json"))

    def refused(self, *arguments: str, language: str = "en") -> str:
        """The one sentence of a refusal."""
        code = main(["--lang", language, "admin", *arguments])
        said = self.capsys.readouterr()
        assert (code, said.out, said.err.count("\n")) == (2, "", 1)
        return said.err

    def served(self, work: Callable[[AsyncEngine], Awaitable[T]]) -> T:
        """What the server does in the meantime."""

        async def run() -> T:
            engine = open_database(self.database_url)
            try:
                return await work(engine)
            finally:
                await engine.dispose()

        return asyncio.run(run())

    def guest(self, name: str) -> Person:
        return self.served(lambda engine: People(PeopleStore(engine), "key").guest(name, "en"))

    def account(self, name: str, login: str) -> Person:
        async def work(engine: AsyncEngine) -> Person:
            people = People(PeopleStore(engine), "key")
            return (await people.register((await people.guest(name, "en")).id, login, PASSWORD))[0]

        return self.served(work)

    def table(self, owner: Person, private: bool = False) -> Table:
        table = Table(f"table-of-{owner.name}", bytes(32), find)
        verbs.open_table(table, owner.id, owner.name, Settings(find("flucht"), 2, private=private, title="Friday night"), 1_800_000_000.0)
        self.served(lambda engine: Store(engine, find).append(table, 0))
        return table

    def says(self, table: Table, person: Person, text: str) -> None:
        self.served(lambda engine: ChatStore(engine).add(table.id, person.id, person.name, text, 1_800_000_000.0))


@pytest.fixture
def host(database_url: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Host:
    monkeypatch.setenv("ARCHIPEL_DATABASE_URL", database_url)
    host = Host(database_url, capsys)
    host.served(migrate)
    return host


def test_people_are_listed_and_found_by_name_login_or_id(host: Host) -> None:
    assert "Nobody" in host.good("people")
    anna, ben = host.account("Anna", "Lind"), host.guest("Ben 100%")
    assert {row["id"] for row in host.json("people")} == {anna.id, ben.id}
    for text in ("anN", "LIN", anna.id):
        assert [row["login"] for row in host.json("people", "--find", text)] == ["lind"]
    assert [row["id"] for row in host.json("people", "--find", "0%")] == [ben.id]
    assert host.json("people", "--find", "%nn") == []
    shown = host.good("people")
    assert re.search(rf"^{anna.id} .*Anna.*lind.*20\d\d-", shown, re.MULTILINE)
    assert "argon2" not in host.good("people", "--json")


def test_whoever_is_banned_is_kept_out_until_they_are_let_in_again(host: Host) -> None:
    anna = host.account("Anna", "Lind")

    def cookie_holds(engine: AsyncEngine) -> Awaitable[Person]:
        people = People(PeopleStore(engine), "key")
        return people.of_claim(people.read_cookie(people.cookie_for(anna)))

    assert anna.id in host.good("ban", "LIND")
    with pytest.raises(Trouble, match="person-banned"):
        host.served(cookie_holds)
    assert host.json("people")[0]["banned"] is True
    assert "yes" in host.good("people")
    assert anna.id in host.good("unban", anna.id)
    assert host.served(cookie_holds) is not None
    assert host.json("people")[0]["banned"] is False


def test_only_somebody_with_an_account_is_made_an_admin(host: Host) -> None:
    anna, ben = host.account("Anna", "Lind"), host.guest("Ben")
    assert "Ben has no account" in host.refused("appoint", ben.id)
    assert "Anna is not an admin" in host.refused("dismiss", "lind")
    assert "/desk" in host.good("appoint", "lind")
    assert [row["admin"] for row in host.json("people", "--find", anna.id)] == [True]
    assert "no longer" in host.good("dismiss", anna.id)
    assert [row["admin"] for row in host.json("people", "--find", anna.id)] == [False]


def test_programs_are_listed_with_their_owner_and_leave_with_them(host: Host) -> None:
    anna, ben = host.account("Anna", "Lind"), host.guest("Ben")

    async def make(engine: AsyncEngine) -> Person:
        people = People(PeopleStore(engine), "key")
        made, _ = await people.make_program(anna, "Robo")
        return await people.again(made["id"])

    robo = host.served(make)
    (row,) = host.json("people", "--find", "Robo")
    assert (row["owner"], row["login"], row["seen"]) == (anna.id, None, 0)
    assert "token" not in row
    shown = host.good("people", "--find", "Robo")
    assert "program" in shown
    assert "lind" in shown
    assert {row["id"] for row in host.json("people", "--find", anna.id)} == {anna.id, robo.id}
    table = host.table(ben)
    verbs.sit(table, robo.id, "Robo", 1, 1_800_000_001.0, program=True)
    host.served(lambda engine: Store(engine, find).append(table, 1))
    assert "Anna" in host.refused("delete", "lind"), "others wait for the program"
    host.good("ban", "lind")
    left = host.served(lambda engine: Store(engine, find).load(table.id))
    assert left is not None
    assert left.seats[1].kind == "open"
    host.good("delete", "lind")
    assert [row["id"] for row in host.json("people")] == [ben.id]


def test_whoever_is_banned_keeps_nobody_waiting_at_a_table(host: Host) -> None:
    anna, ben = host.guest("Anna"), host.guest("Ben")
    own, other = host.table(anna), host.table(ben)
    verbs.sit(other, anna.id, "Anna", 1, 1_800_000_001.0)
    host.served(lambda engine: Store(engine, find).append(other, 1))
    assert "left" in host.good("ban", anna.id)
    found = {row["id"]: row for row in host.json("tables")}
    assert found[own.id]["status"] == "cancelled"
    assert [place["person"] for place in found[other.id]["seats"]] == [ben.id, ""]


def test_a_table_is_closed_once_and_gets_another_title_or_none(host: Host) -> None:
    table = host.table(host.guest("Anna"))
    assert "Sunday tea" in host.good("title", table.id, " Sunday\u202e  tea ")
    assert host.json("tables")[0]["title"] == "Sunday tea"
    assert "no longer" in host.good("title", table.id)
    assert host.json("tables")[0]["title"] == ""
    assert table.id in host.good("close", table.id)
    assert host.json("tables", "--status", "cancelled")[0]["id"] == table.id
    assert "cancelled" in host.refused("close", table.id)


def test_somebody_gets_another_name_by_the_same_rules(host: Host) -> None:
    anna = host.guest("Anna")
    assert "Cleo" in host.good("rename", anna.id, " Cleo ")
    assert host.json("people")[0]["name"] == "Cleo"
    assert "40" in host.refused("rename", anna.id, "x" * 41)
    assert host.json("people")[0]["name"] == "Cleo"


def test_whoever_lost_the_recovery_code_gets_a_new_one_that_works(host: Host) -> None:
    anna, ben = host.account("Anna", "Lind"), host.guest("Ben")
    found = re.search(r"\b\w{4}(-\w{4}){4}\b", host.good("recovery", anna.id))
    assert found is not None
    code = found.group()
    back, _ = host.served(lambda engine: People(PeopleStore(engine), "key").recover("lind", code, "a new password"))
    assert back.id == anna.id
    assert "Ben" in host.refused("recovery", ben.id)


def test_whoever_sits_at_a_table_is_deleted_only_by_force(host: Host) -> None:
    anna, ben = host.guest("Anna"), host.guest("Ben")
    table = host.table(anna)
    host.says(table, anna, "hello")
    assert table.id in host.refused("delete", anna.id)
    assert len(host.json("people")) == 2
    assert "Anna" in host.good("delete", anna.id, "--force")
    assert host.json("tables")[0]["status"] == "cancelled", "nobody waits for somebody who is gone"
    assert [row["id"] for row in host.json("people")] == [ben.id]
    assert host.json("chat", table.id) == []
    host.good("delete", ben.id)
    assert host.json("people") == []


def test_whoever_sat_only_at_tables_that_are_closed_is_deleted(host: Host) -> None:
    anna = host.guest("Anna")
    table = host.table(anna)
    verbs.cancel(table, anna.id, 1_800_000_001.0)
    host.served(lambda engine: Store(engine, find).append(table, 1))
    host.good("delete", anna.id)
    assert host.json("people") == []


def test_all_tables_are_listed_even_private_ones(host: Host) -> None:
    assert "No table" in host.good("tables")
    hidden, public = host.table(host.guest("Anna"), private=True), host.table(host.guest("Ben"))
    verbs.cancel(public, public.owner, 1_800_000_001.0)
    host.served(lambda engine: Store(engine, find).append(public, 1))
    assert [row["id"] for row in host.json("tables")] == [public.id, hidden.id]
    assert [row["id"] for row in host.json("tables", "--status", "open")] == [hidden.id]
    shown = host.good("tables", language="de")
    assert re.search(rf"^{hidden.id} +offen +flucht", shown, re.MULTILINE)
    assert "open, running, over, cancelled, expired" in host.refused("tables", "--status", "lost")


def test_after_a_backup_was_restored_everybody_at_a_running_table_is_told(host: Host) -> None:
    host.table(host.guest("Anna"))
    assert "nobody" in host.good("restored")
    table = started()
    host.served(lambda engine: Store(engine, find).append(table, 0))
    assert "At 1 table" in host.good("restored")
    again = host.served(lambda engine: Store(engine, find).load(table.id))
    assert again is not None
    assert again.version == table.version + 1
    assert show_message(again, -1, table.version, T0).happened[0].kind == "restored"
    assert again.match.state.data() == table.match.state.data(), "the promised cards are dealt all the same"
    for person in ("ann", "ben"):
        verbs.agree(again, person, True, again.log[-1].at)
    assert again.status == "over", "they can agree to stop"
    for language in LANGUAGES:
        assert "2" not in host.good("restored", language=language)


def test_a_line_of_a_chat_can_be_read_and_deleted_and_the_numbering_goes_on(host: Host) -> None:
    anna = host.guest("Anna")
    table = host.table(anna)
    assert "Nothing" in host.good("chat", table.id)
    host.says(table, anna, "good evening")
    host.says(table, anna, "rude \x1b[31mwords")
    shown = host.good("chat", table.id)
    assert f"Anna ({anna.id}): good evening" in shown
    assert "\x1b" not in shown
    host.good("hush", table.id, "2")
    assert "rude" not in host.good("chat", table.id)
    assert "2" in host.refused("hush", table.id, "2")
    host.says(table, anna, "sorry")
    assert [(line["number"], line["text"]) for line in host.json("chat", table.id)] == [(1, "good evening"), (3, "sorry")]


def test_a_person_or_thing_that_is_not_there_is_named_in_every_language(host: Host) -> None:
    for language in LANGUAGES:
        for arguments in (["ban", "nob\x1body"], ["unban", "body"], ["rename", "body", "Ben"], ["recovery", "body"], ["delete", "body"]):
            sentence = host.refused(*arguments, language=language)
            assert "body" in sentence
            assert "\x1b" not in sentence
        assert "nowhere" in host.refused("chat", "nowhere", language=language)
        assert "nowhere" in host.refused("hush", "nowhere", "1", language=language)
        assert "nowhere" in host.refused("close", "nowhere", language=language)
        assert "nowhere" in host.refused("title", "nowhere", "Sunday", language=language)
        assert "NUMBER" in host.refused("hush", "nowhere", "x", language=language)


def test_a_database_that_is_not_there_is_not_created(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("ARCHIPEL_DATABASE_URL", f"sqlite+aiosqlite:///{tmp_path / 'none.db'}")
    assert "none.db" in Host("", capsys).refused("people")
    assert list(tmp_path.iterdir()) == []


def test_a_database_that_is_not_ours_or_not_reachable_is_named_without_its_password(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "letter.db").write_text("Dear Anna, " * 1000, encoding="utf-8")
    monkeypatch.setenv("ARCHIPEL_DATABASE_URL", f"sqlite+aiosqlite:///{tmp_path / 'letter.db'}")
    assert "letter.db" in Host("", capsys).refused("people")
    monkeypatch.setenv("ARCHIPEL_DATABASE_URL", "postgresql://anna:hush-hush@127.0.0.1:1/games?password=hush-hush")
    sentence = Host("", capsys).refused("people")
    assert "127.0.0.1" in sentence
    assert "hush-hush" not in sentence
