"""In games over days, people are told that it is their turn: once, if they want, and nothing that the table keeps to itself."""

import asyncio
import hashlib
import hmac
import json
import re
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, insert, update

from archipel.server.channels import read_channels
from archipel.store import open_database
from archipel.store.notices import Notices
from archipel.store.schema import people, tables
from archipel.table import ClockRules, Table, verbs
from archipel.table.clock import DAY
from archipel.words import LANGUAGES
from tests.server.mailroom import HOUSE, SOON, World, days, in_world, text_of
from tests.table.test_table import T0, first_move, started

# Once a turn


def test_by_default_nothing_is_sent_and_nothing_is_kept_for_later(database_url: str) -> None:
    async def work(world: World) -> None:
        await world.person("ann")
        await world.person("ben")
        await world.seat(days())
        off = read_channels({})
        assert off.offered == []
        await world.run(SOON, world.notifier(off))
        await world.run(SOON + DAY)
        assert world.told == (0, 0)

    in_world(database_url, work)


def test_nobody_is_told_who_did_not_choose_to_be(sqlite: str) -> None:
    async def work(world: World) -> None:
        async with world.engine.begin() as connection:
            for id in ("ann", "ben"):
                await connection.execute(insert(people).values(id=id, name=id, created=T0, seen=T0, mail=f"{id}@example.org"))
        await world.seat(days())
        await world.run(SOON)
        await world.run(SOON + 2 * DAY)
        assert world.told == (0, 0)

    in_world(sqlite, work)


def test_a_turn_is_told_once_however_often_the_notifier_looks(database_url: str) -> None:
    async def work(world: World) -> None:
        await world.person("ann")
        await world.person("ben")
        table = await world.seat(days())
        notifier = world.notifier()
        for seconds in (0, 59, 61, 62, 3600, 2 * DAY):
            await world.run(T0 + seconds, notifier)
            assert world.told == ((1, 1) if seconds > 60 else (0, 0))
        first = table.asked
        assert world.mail.envelopes[0].rcpt_tos == [f"{first}@example.org"]
        assert world.web.posts[0]["person"] == first
        await world.end_turn(table)
        await world.run(world.now + 61, notifier)
        assert [post["person"] for post in world.web.posts] == [first, table.asked]
        assert world.told == (2, 2)

    in_world(database_url, work)


def test_two_processes_at_once_tell_a_turn_once(database_url: str) -> None:
    async def work(world: World) -> None:
        await world.person("ann")
        await world.person("ben", "daily")
        for number in range(8):
            await world.seat(days(f"t{number}", bytes([number]) * 32))
        engines = [open_database(database_url) for _ in range(2)]
        world.now = SOON
        await asyncio.gather(*(world.notifier(engine=engine).run_once() for engine in engines for _ in range(2)))
        for engine in engines:
            await engine.dispose()
        turns = [post["tables"][0]["id"] for post in world.web.posts if post["type"] == "turn"]
        digests = [post for post in world.web.posts if post["type"] == "digest"]
        assert len(turns) == len(set(turns))
        assert 0 < len(turns) < 8
        assert len(digests) == 1
        assert len(digests[0]["tables"]) == 8 - len(turns)
        assert len(world.mail.letters) == len(world.web.posts)

    in_world(database_url, work)


def test_a_crash_between_marking_and_sending_never_tells_a_turn_twice(database_url: str) -> None:
    async def work(world: World) -> None:
        await world.person("ann")
        await world.person("ben", "daily")
        tables = [await world.seat(days(f"t{number}", bytes([number]) * 32)) for number in range(8)]
        claims = Notices(world.engine, mail=True, webhook=True, grace=60)
        of_ann = next(table for table in tables if table.asked == "ann")
        of_ben = [table.id for table in tables if table.asked == "ben"]
        assert await claims.claim_turn(of_ann.id, of_ann.turn, SOON) is not None
        assert await claims.claim_digest("ben", of_ben[:1], SOON) is not None
        assert await claims.claim_digest("ben", of_ben[1:], SOON) is None
        assert "ben" not in [notice.person for notice in await claims.due(SOON)]
        await world.run(SOON)
        assert of_ann.id not in [post["tables"][0]["id"] for post in world.web.posts]
        assert "ben" not in [post["person"] for post in world.web.posts]

    in_world(database_url, work)


def test_a_server_that_stops_while_sending_does_not_send_again(sqlite: str) -> None:
    async def work(world: World) -> None:
        await world.person("ann", mail=None)
        await world.person("ben", mail=None)
        await world.seat(days())
        world.now, world.web.answer = SOON, "silence"
        running = asyncio.create_task(world.notifier().run_once())
        await world.web.heard.wait()
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
        world.web.answer = "200 OK"
        await world.run(SOON + 600)
        assert world.told == (0, 1)

    in_world(sqlite, work)


def test_nobody_is_told_while_they_are_at_the_table(sqlite: str) -> None:
    async def work(world: World) -> None:
        await world.person("ann")
        await world.person("ben")
        table = await world.seat(days())
        world.here = {("t1", table.asked)}
        await world.run(SOON)
        await world.run(SOON + 3600)
        assert world.told == (0, 0)
        world.here = {("t2", table.asked)}
        await world.run(SOON + 3605)
        assert world.told == (1, 1)

    in_world(sqlite, work)


def test_a_turn_that_has_passed_is_not_told(database_url: str) -> None:
    async def work(world: World) -> None:
        await world.person("ann")
        await world.person("ben")
        table = await world.seat(days())
        first = table.asked
        await world.end_turn(table)
        await world.end_turn(table)
        assert table.asked == first
        world.now = T0 + 30
        await world.run(SOON)
        assert [post["person"] for post in world.web.posts] == [first]
        await world.end_turn(table)
        since = table.version
        verbs.resign(table, table.asked, world.now)
        await world.store.append(table, since)
        assert table.status == "over"
        await world.run(SOON + DAY)
        assert world.told == (1, 1)

    in_world(database_url, work)


def test_a_game_that_is_over_leaves_nothing_to_tell(sqlite: str) -> None:
    async def work(world: World) -> None:
        await world.person("ann", "daily")
        await world.person("ben", "daily")
        table = await world.seat(days())
        since = table.version
        verbs.resign(table, table.asked, T0)
        await world.store.append(table, since)
        await world.run(SOON)
        assert world.told == (0, 0)
        assert [row.sent for row in await world.rows()] == [SOON]

    in_world(sqlite, work)


@pytest.mark.parametrize("change", ["banned", "deleted", "none"])
def test_whoever_is_banned_or_gone_or_wants_nothing_is_not_told(sqlite: str, change: str) -> None:
    async def work(world: World) -> None:
        await world.person("ann")
        await world.person("ben")
        await world.seat(days())
        for id in ("ann", "ben"):
            if change == "deleted":
                async with world.engine.begin() as connection:
                    await connection.execute(delete(people).where(people.c.id == id))
            else:
                await world.change(id, **({"banned": 1} if change == "banned" else {"notify": "none"}))
        await world.run(SOON)
        assert world.told == (0, 0)
        assert [row.sent for row in await world.rows()] == [SOON]

    in_world(sqlite, work)


def test_mail_goes_to_confirmed_addresses_and_the_webhook_for_everybody(sqlite: str) -> None:
    async def work(world: World) -> None:
        for id in ("ann", "ben"):
            await world.person(id, mail=None, mail_unconfirmed=f"{id}@example.org")
        await world.seat(days())
        await world.run(SOON, world.notifier(world.channels(web=False)))
        assert world.told == (0, 0)
        await world.seat(days("t2"))
        await world.run(SOON)
        assert world.told == (0, 1)

    in_world(sqlite, work)


# One digest a day


def test_a_digest_lists_what_waits_and_comes_once_a_day(database_url: str) -> None:
    async def work(world: World) -> None:
        await world.person("ann", "daily")
        await world.person("ben", "none")
        waiting = [days(f"t{number}", bytes([number]) * 32, f"Table {number}") for number in range(40)]
        waiting = [table for table in waiting if table.asked == "ann"]
        first, second, late = waiting[:3]
        await world.seat(first)
        await world.seat(second)
        for seconds in (0, 61, 120, DAY):
            await world.run(T0 + seconds)
        assert [post["type"] for post in world.web.posts] == ["digest"]
        assert [table["title"] for table in world.web.posts[0]["tables"]] == [first.settings.title, second.settings.title]
        assert world.mail.letters[0]["Subject"] == "2 tables are waiting for you"
        text = text_of(world.mail.letters[0])
        assert f"{HOUSE}/t/{first.id}\n" in text
        assert f"{HOUSE}/t/{second.id}\n" in text

        await world.seat(late)
        await world.run(T0 + 0.9 * DAY)
        assert world.told == (1, 1)
        await world.end_turn(first)
        await world.run(T0 + 61 + DAY)
        assert world.told == (2, 2)
        assert [table["id"] for table in world.web.posts[1]["tables"]] == sorted([second.id, late.id])

    in_world(database_url, work)


def test_no_digest_without_news(sqlite: str) -> None:
    async def work(world: World) -> None:
        await world.person("ann", "daily")
        await world.person("ben", "daily")
        await world.seat(days(absent="wait"))
        for day in range(10):
            await world.run(SOON + day * DAY)
        assert world.told == (1, 1)

    in_world(sqlite, work)


def test_a_digest_leaves_out_tables_at_which_its_reader_is_present(sqlite: str) -> None:
    async def work(world: World) -> None:
        await world.person("ann", "daily")
        await world.person("ben", "daily")
        await world.seat(days("t1"))
        await world.seat(days("t2"))
        mover = days().asked
        world.here = {("t1", mover), ("t2", mover)}
        await world.run(SOON)
        assert world.told == (0, 0)
        world.here = {("t1", mover)}
        await world.run(SOON)
        assert [table["id"] for table in world.web.posts[0]["tables"]] == ["t2"]
        world.here = set()
        await world.run(SOON + 5)
        assert world.told == (1, 1)
        await world.run(SOON + DAY)
        assert [table["id"] for table in world.web.posts[1]["tables"]] == ["t1", "t2"]

    in_world(sqlite, work)


# What is told


EXPECTED = {
    "en": ("Your turn: ", "Hello Ann,", "It is your turn at this table:", "At the table: Ann, Ben", "18 January 2027", "08:00"),
    "fr": (
        "À toi de jouer\u202f: ",
        "Bonjour Ann,",
        "C’est ton tour à cette table\u202f:",
        "À la table\u202f: Ann, Ben",
        "18 janvier 2027",
        "08:00",
    ),
    "de": ("Du bist am Zug: ", "Hallo Ann,", "an diesem Tisch bist du am Zug:", "Am Tisch: Ann, Ben", "18. Januar 2027", "08:00"),
    "it": ("Tocca a te: ", "Ciao Ann,", "a questo tavolo tocca a te:", "Al tavolo: Ann, Ben", "18 gennaio 2027", "08:00"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_mail_is_written_in_the_language_of_its_reader(sqlite: str, language: str) -> None:
    async def work(world: World) -> None:
        await world.person("ann", language=language)
        await world.person("ben", language=language, name="Ann")
        await world.seat(days(title="Sonntagsgrüße"))
        await world.run(SOON)
        letter = world.mail.letters[0]
        subject, *texts = EXPECTED[language]
        assert letter["Subject"] == f"{subject}Flucht aus Mangrovia · Sonntagsgrüße"
        body = text_of(letter)
        for text in [*texts, "Flucht aus Mangrovia · Sonntagsgrüße", f"\n{HOUSE}/t/t1\n", "(UTC)"]:
            assert text in body
        assert body.splitlines()[-1].endswith(f": {HOUSE}/settings")

    in_world(sqlite, work)


def test_a_mail_says_by_its_headers_that_a_machine_wrote_it_and_how_to_stop_it(sqlite: str) -> None:
    async def work(world: World) -> None:
        await world.person("ann")
        await world.person("ben")
        table = await world.seat(days())
        await world.run(SOON)
        letter = world.mail.letters[0]
        assert letter["From"] == "Archipel <games@example.org>"
        assert letter["To"] == f"{table.asked}@example.org"
        assert letter["Auto-Submitted"] == "auto-generated"
        assert letter["List-Unsubscribe"] == f"<{HOUSE}/settings>"
        assert re.fullmatch(r"<[^@]+@games\.example\.org>", letter["Message-ID"])
        assert letter["Date"].datetime is not None
        assert letter.get_content_type() == "text/plain"
        assert letter.get_content_charset() == "utf-8"
        assert world.mail.envelopes[0].mail_from == "games@example.org"

    in_world(sqlite, work)


def test_a_post_says_who_is_waited_for_where_and_until_when_and_is_signed(sqlite: str) -> None:
    async def work(world: World) -> None:
        await world.person("ann")
        await world.person("ben")
        table = await world.seat(days(title="Sonntagsgrüße"))
        await world.run(SOON, world.notifier(world.channels(ARCHIPEL_WEBHOOK_SECRET="pepper")))
        waiting = {
            "id": "t1",
            "link": f"{HOUSE}/t/t1",
            "game": "Flucht aus Mangrovia",
            "title": "Sonntagsgrüße",
            "deadline": T0 + 3 * DAY,
        }
        assert world.web.posts == [{"type": "turn", "person": table.asked, "name": table.asked.title(), "tables": [waiting]}]
        signed = hmac.new(b"pepper", world.web.bodies[0], hashlib.sha256).hexdigest()
        assert world.web.headers[0]["x-archipel-signature"] == f"sha256={signed}"
        assert world.web.headers[0]["content-type"] == "application/json"

    in_world(sqlite, work)


def test_a_table_that_waits_for_the_absent_has_no_deadline(sqlite: str) -> None:
    async def work(world: World) -> None:
        await world.person("ann")
        await world.person("ben")
        await world.seat(days(absent="wait"))
        await world.run(SOON)
        assert world.web.posts[0]["tables"][0]["deadline"] is None
        assert "UTC" not in text_of(world.mail.letters[0])

    in_world(sqlite, work)


def test_nothing_of_the_position_is_told(tmp_path: Path) -> None:
    """Two tables that differ in nothing but the cards: what is told about them is the same, letter for letter."""
    seen: list[tuple[str, Any, Any]] = []

    one, other = [table for table in (days(seed=bytes([number]) * 32) for number in range(40)) if table.asked == "ben"][:2]
    assert one.match.state.data() != other.match.state.data()
    for number, table in enumerate((one, other)):

        async def work(world: World, table: Table = table) -> None:
            await world.person("ann")
            await world.person("ben")
            await world.seat(table)
            await world.run(SOON)
            letter = world.mail.letters[0]
            headers = [(name, value) for name, value in letter.items() if name not in ("Date", "Message-ID")]
            seen.append((text_of(letter), headers, world.web.posts))

        in_world(f"sqlite+aiosqlite:///{tmp_path / f'{number}.db'}", work)
    assert seen[0] == seen[1]


def test_no_name_or_title_becomes_a_header(sqlite: str) -> None:
    evil = "Eve\r\nBcc: victim@example.net\r\n\r\nBuy this\x00\x1b\u2028"

    async def work(world: World) -> None:
        for id in ("ann", "ben"):
            await world.person(id, name=evil)
        await world.seat(days())
        async with world.engine.begin() as connection:
            summary = {"title": evil, "seats": [{"name": evil}]}
            await connection.execute(update(tables).values(summary=json.dumps(summary)))
        await world.run(SOON)
        letter = world.mail.letters[0]
        assert "Bcc" not in letter
        assert len(world.mail.envelopes[0].rcpt_tos) == 1
        assert "\nBcc" not in text_of(letter)
        assert letter["Subject"] == "Your turn: Flucht aus Mangrovia · Eve Bcc: victim@example.net Buy this\\x00\\x1b"

    in_world(sqlite, work)


# What the table and the store do


def test_a_game_over_days_makes_a_notice_for_every_turn_of_a_person(database_url: str) -> None:
    async def work(world: World) -> None:
        table = await world.seat(days())
        expected = [(table.version, table.asked)]
        while table.status == "running" and len(expected) < 30:
            since, before = table.version, table.asked
            verbs.move(table, before, table.decision, [first_move(table)], "", T0 + since)
            await world.store.append(table, since)
            if table.asked not in ("", before):
                expected.append((table.version, table.asked))
        assert [(row.turn, row.person) for row in await world.rows()] == expected
        assert {person for _, person in expected} == {"ann", "ben"}

    in_world(database_url, work)


def test_a_game_that_is_not_over_days_makes_no_notices(sqlite: str) -> None:
    async def work(world: World) -> None:
        for number, clock in enumerate((ClockRules(), ClockRules("budget", 600))):
            table = started(2, clock)
            table.id = f"t{number}"
            await world.seat(table)
            await world.end_turn(table)
        assert await world.rows() == []

    in_world(sqlite, work)
