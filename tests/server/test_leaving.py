"""What people may do about others and about themselves: mute and block, take their data along, and leave."""

from collections.abc import Iterator

import pytest
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from archipel.games import find
from archipel.server.people import COOKIE, People
from archipel.store import Store
from archipel.store.chat import ChatStore
from archipel.store.people import PeopleStore
from archipel.store.schema import chat, metadata, notices
from archipel.table import Table, verbs
from tests.server.reception import PASSWORD, SECRET, House, Somebody, assert_void
from tests.table.test_table import SEED, settings


@pytest.fixture
def house(opened_reception: House) -> Iterator[House]:
    yield opened_reception
    opened_reception.put_back()


# Muting and blocking


def test_muting_and_blocking_are_ones_own_business(house: House) -> None:
    anna, ben, cleo = house.guest("Anna"), house.guest("Ben"), house.guest("Cleo")

    def known() -> tuple[set[str], bool, bool]:
        async def ask(engine: AsyncEngine) -> tuple[set[str], bool, bool]:
            house_people = People(PeopleStore(engine), SECRET)
            blocks = house_people.blocks
            return await house_people.muted_by(anna.id), await blocks(anna.id, ben.id), await blocks(ben.id, anna.id)

        return house.elsewhere(ask)

    anna.good("PUT", f"/api/me/relations/{ben.id}", kind="mute")
    anna.good("PUT", f"/api/me/relations/{cleo.id}", kind="block")
    assert known() == ({ben.id, cleo.id}, False, False)
    anna.good("PUT", f"/api/me/relations/{ben.id}", kind="block")
    assert known() == ({ben.id, cleo.id}, True, False)
    assert anna.good("GET", "/api/me/relations") == [
        {"person": ben.id, "name": "Ben", "kind": "block"},
        {"person": cleo.id, "name": "Cleo", "kind": "block"},
    ]
    assert ben.good("GET", "/api/me/relations") == []
    anna.good("DELETE", f"/api/me/relations/{ben.id}")
    anna.good("DELETE", f"/api/me/relations/{ben.id}")
    assert known() == ({cleo.id}, False, False)


def test_a_change_of_mind_takes_effect_at_once_in_this_process(house: House) -> None:
    anna, ben = house.guest("Anna"), house.guest("Ben")

    async def work(engine: AsyncEngine) -> None:
        here = People(PeopleStore(engine), SECRET)
        assert not await here.blocks(anna.id, ben.id)
        await here.set_relation(anna.id, ben.id, "block")
        assert await here.blocks(anna.id, ben.id)
        await here.set_relation(anna.id, ben.id, None)
        assert await here.muted_by(anna.id) == set()

    house.elsewhere(work)


def test_nobody_can_mute_themselves_or_somebody_who_is_not_there(house: House) -> None:
    anna = house.guest()
    anna.refused(400, "relation-self", "PUT", f"/api/me/relations/{anna.id}", kind="mute")
    for nobody in ("0" * 32, "x%00y"):
        anna.refused(404, "person-unknown", "PUT", f"/api/me/relations/{nobody}", kind="block")
        anna.refused(404, "person-unknown", "DELETE", f"/api/me/relations/{nobody}")
    assert anna.ask("PUT", "/api/me/relations/x", kind="hate").status_code == 422


# Taking one's data along, and leaving


def seat_at_a_table(house: House, id: str, name: str, number: int) -> str:
    """A table that a person has opened and at which something was said, by them too, and a turn that they are to be told of."""
    table = Table(f"{number}-{id}", SEED, find)
    verbs.open_table(table, id, name, settings(), house.clock())

    async def work(engine: AsyncEngine) -> str:
        await Store(engine, find).append(table, 0)
        lines = ChatStore(engine)
        await lines.add(table.id, "somebody else", "Ben", "hello", 1.0)
        await lines.add(table.id, id, name, "my own words", 2.0)
        async with engine.begin() as connection:
            await connection.execute(notices.insert().values(table_id=table.id, turn=3, person=id, at=4.0))
        return table.id

    return house.elsewhere(work)


def test_the_export_holds_everything_that_is_kept_but_no_secret(house: House) -> None:
    anna, ben = house.account("Anna"), house.guest("Ben")
    anna.good("PUT", f"/api/me/relations/{ben.id}", kind="mute")
    ben.good("PUT", f"/api/me/relations/{anna.id}", kind="block")
    table = seat_at_a_table(house, anna.id, "Anna", 1)
    house.change(anna.id, mail="anna@example.org", mail_unconfirmed="new@example.org", mail_code="hash of a code")
    answered = anna.ask("GET", "/api/me/export")
    export = answered.json()
    row = house.row(anna.id)
    assert row is not None
    secret = {"password", "recovery", "mail_code", "voided", "token", "owner"}
    assert {name: export["profile"][name] for name in row.keys() - secret} == {
        name: value for name, value in row.items() if name not in secret
    }
    assert export["relations"] == [{"person": ben.id, "name": "Ben", "kind": "mute"}]
    assert export["chat"] == [{"table": table, "number": 2, "at": 2.0, "name": "Anna", "text": "my own words"}]
    assert export["notices"] == [{"table": table, "turn": 3, "at": 4.0, "sent": None}]
    assert [(found["id"], found["game"], found["record"]) for found in export["tables"]] == [
        (table, "flucht", f"/api/tables/{table}/record")
    ]
    assert "argon2" not in answered.text
    assert "hash of a code" not in answered.text


def test_a_guest_is_deleted_for_the_asking_and_nothing_of_them_is_left_but_the_games(house: House) -> None:
    anna, ben = house.guest("Anna"), house.guest("Ben")
    id, cookie = anna.id, anna.cookie
    anna.good("PUT", f"/api/me/relations/{ben.id}", kind="mute")
    ben.good("PUT", f"/api/me/relations/{id}", kind="block")
    table = seat_at_a_table(house, id, "Anna", 2)
    answered = anna.ask("DELETE", "/api/me")
    assert answered.status_code == 204
    assert COOKIE not in anna.browser.cookies
    assert house.farewells[-1] == id
    assert_void(house, cookie)
    assert ben.good("GET", "/api/me/relations") == []

    async def left(engine: AsyncEngine) -> tuple[dict[str, str], list[tuple[int, str]]]:
        found: dict[str, str] = {}
        async with engine.connect() as connection:
            for kept in metadata.sorted_tables:
                rows = str([tuple(row) for row in await connection.execute(select(kept))])
                if id in rows.replace(table, ""):
                    found[kept.name] = rows
            said = await connection.execute(select(chat.c.number, chat.c.text).where(chat.c.table_id == table).order_by(chat.c.number))
            return found, [(line.number, line.text) for line in said]

    found, said = house.elsewhere(left)
    assert set(found) == {"tables", "entries"}
    assert said == [(1, "hello"), (2, "")]


def test_an_account_is_deleted_only_with_its_password(house: House) -> None:
    account = house.account()
    id = account.id
    for body in ({}, {"password": "wrong password"}):
        account.refused(403, "password-wrong", "DELETE", "/api/me", **body)
    assert house.row(id) is not None
    assert id not in house.farewells
    account.good("DELETE", "/api/me", password=PASSWORD)
    assert house.row(id) is None
    Somebody(house).refused(401, "login-wrong", "POST", "/api/login", login=account.login, password=PASSWORD)
    house.guest().good("POST", "/api/account", login=account.login, password=PASSWORD)


def test_whoever_cannot_get_up_from_a_table_now_is_not_half_deleted(house: House) -> None:
    guest = house.guest()
    house.farewell_fails = True
    guest.refused(503, "store-unavailable", "DELETE", "/api/me")
    assert guest.good("GET", "/api/me")["name"] == "Anna"
