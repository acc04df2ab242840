"""Mail and webhooks that fail: what surely did not arrive is sent again, what may have arrived is not; passwords go nowhere unsafe."""

import asyncio
import logging
import re
import shutil
import ssl
import subprocess
from collections.abc import Awaitable
from pathlib import Path

import pytest

from archipel.server.channels import NotTaken, SendingFailed, read_channels
from archipel.server.mail import compose, send_mail
from archipel.table.clock import DAY, MINUTE
from tests.server.mailroom import GOOD, SOON, MailSink, World, closed_port, days, in_world

# When a sink fails


def test_a_refused_connection_is_tried_again_five_times_in_all(database_url: str) -> None:
    async def work(world: World) -> None:
        await world.person("ann", "daily")
        await world.person("ben", "turn")
        for number in range(4):
            await world.seat(days(f"t{number}", bytes([number]) * 32))
        port = closed_port()
        notifier = world.notifier(world.channels(web=False, ARCHIPEL_SMTP_URL=f"smtp://127.0.0.1:{port}"))
        at = SOON
        for number, pause in enumerate((0, 1, 5, 25, 125), 1):
            if pause:
                await world.run(at + pause * MINUTE - 1, notifier)
                assert {row.tries for row in await world.rows()} == {number - 1}
            at += pause * MINUTE
            await world.run(at, notifier)
            assert {row.tries for row in await world.rows()} == {number}
        async with world.mail.open(port=port):
            await world.run(at + DAY / 2, notifier)
            assert world.told == (0, 0)

    in_world(database_url, work)


@pytest.mark.parametrize("notify", ["turn", "daily"])
def test_what_surely_failed_arrives_later_and_once(sqlite: str, notify: str) -> None:
    async def work(world: World) -> None:
        await world.person("ann", notify)
        await world.person("ben", notify)
        await world.seat(days())
        port = closed_port()
        notifier = world.notifier(world.channels(web=False, ARCHIPEL_SMTP_URL=f"smtp://127.0.0.1:{port}"))
        await world.run(SOON, notifier)
        async with world.mail.open(port=port):
            await world.run(SOON + 59, notifier)
            assert world.told == (0, 0)
            for seconds in (60, 61, 3600, 2 * DAY):
                await world.run(SOON + seconds, notifier)
        assert world.told == (1, 0)

    in_world(sqlite, work)


@pytest.mark.parametrize("answer", ["451 try later", "550 no such mailbox"])
def test_a_refused_mail_is_tried_again(sqlite: str, answer: str) -> None:
    async def work(world: World) -> None:
        await world.person("ann")
        await world.person("ben")
        await world.seat(days())
        world.mail.refuses = answer
        await world.run(SOON, world.notifier(world.channels(web=False)))
        assert world.told == (0, 0)
        world.mail.refuses = ""
        await world.run(SOON + 60, world.notifier(world.channels(web=False)))
        assert world.told == (1, 0)

    in_world(sqlite, work)


@pytest.mark.parametrize("answer", ["302 Found", "404 Not Found", "500 Internal Server Error"])
def test_a_refused_post_is_tried_again_and_redirections_are_not_followed(sqlite: str, answer: str) -> None:
    async def work(world: World) -> None:
        await world.person("ann")
        await world.person("ben")
        await world.seat(days())
        notifier = world.notifier(world.channels(mail=False))
        world.web.answer = answer
        await world.run(SOON, notifier)
        await world.run(SOON + 59, notifier)
        assert world.told == (0, 1)
        world.web.answer = "200 OK"
        await world.run(SOON + 60, notifier)
        await world.run(SOON + 3600, notifier)
        assert world.told == (0, 2)

    in_world(sqlite, work)


@pytest.mark.parametrize("sink", ["mail", "web"])
def test_what_may_have_arrived_is_not_sent_again(sqlite: str, sink: str) -> None:
    async def work(world: World) -> None:
        await world.person("ann")
        await world.person("ben")
        await world.seat(days())
        notifier = world.notifier(world.channels(mail=sink == "mail", web=sink == "web"))
        world.mail.drops, world.web.answer = True, "hang up"
        await world.run(SOON, notifier)
        world.mail.drops, world.web.answer = False, "200 OK"
        for minutes in (1, 5, 600):
            await world.run(SOON + minutes * MINUTE, notifier)
        assert sum(world.told) == 1

    in_world(sqlite, work)


@pytest.mark.parametrize("notify", ["turn", "daily"])
def test_a_mail_server_that_fails_does_not_hold_up_the_webhook_nor_double_it(sqlite: str, notify: str) -> None:
    async def work(world: World) -> None:
        await world.person("ann", notify)
        await world.person("ben", notify)
        await world.seat(days())
        world.mail.refuses = "451 try later"
        await world.run(SOON)
        assert world.told == (0, 1)
        world.mail.refuses = ""
        await world.run(SOON + 60)
        await world.run(SOON + 3600)
        assert world.told == (1, 1)

    in_world(sqlite, work)


def test_a_webhook_that_fails_does_not_hold_up_the_mail_nor_double_it(sqlite: str) -> None:
    async def work(world: World) -> None:
        await world.person("ann")
        await world.person("ben")
        await world.seat(days())
        world.web.answer = "500 Internal Server Error"
        for minutes in (0, 1, 5, 600):
            await world.run(SOON + minutes * MINUTE)
        assert world.told == (1, 1)

    in_world(sqlite, work)


def test_one_letter_that_cannot_be_written_keeps_no_other_from_going_out(sqlite: str) -> None:
    async def work(world: World) -> None:
        await world.person("ann", language="xx")
        await world.person("ben")
        for number in range(8):
            await world.seat(days(f"t{number}", bytes([number]) * 32))
        await world.run(SOON)
        letters = [envelope.rcpt_tos for envelope in world.mail.envelopes]
        assert letters == [["ben@example.org"]] * len(letters)
        assert letters
        assert len(world.web.posts) == 8

    in_world(sqlite, work)


def test_old_notices_are_forgotten(sqlite: str) -> None:
    async def work(world: World) -> None:
        await world.person("ann")
        await world.person("ben")
        await world.seat(days(absent="wait"))
        await world.run(SOON)
        await world.run(SOON + 29 * DAY)
        assert len(await world.rows()) == 1
        await world.run(SOON + 31 * DAY)
        assert await world.rows() == []
        await world.run(SOON + 32 * DAY)
        assert world.told == (1, 1)

    in_world(sqlite, work)


def test_logs_hold_neither_addresses_nor_secrets_nor_links(sqlite: str, caplog: pytest.LogCaptureFixture) -> None:
    async def work(world: World) -> None:
        await world.person("ann")
        await world.person("ben")
        await world.seat(days("secret-table"))
        world.mail.refuses = "550 <ann@example.org> <ben@example.org> unknown"
        world.web.answer = "500 Internal Server Error"
        with caplog.at_level(logging.INFO, "archipel.server"):
            await world.run(SOON, world.notifier(world.channels(ARCHIPEL_WEBHOOK_SECRET="pepper")))
            world.mail.refuses = ""
            await world.run(SOON + 60, world.notifier(world.channels(ARCHIPEL_WEBHOOK_SECRET="pepper")))

    in_world(sqlite, work)
    ours = [record for record in caplog.records if record.name == "archipel.server"]
    assert sorted(record.__dict__["problem"] for record in ours if record.levelno == logging.WARNING) == ["HTTP 500", "SMTP 550"]
    assert len(ours) == 3
    said = str([record.__dict__ for record in ours])
    assert not re.search(r"example\.org|pepper|secret-table|of-the-host", said)


# Encryption and passwords


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A certificate and its key for 127.0.0.1, in one file."""
    openssl = shutil.which("openssl")
    if openssl is None:
        pytest.skip("openssl is not installed")
    key, file = (tmp_path_factory.mktemp("tls") / name for name in ("key.pem", "certificate.pem"))
    kind = ["-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"]
    name = ["-subj", "/CN=sink", "-addext", "subjectAltName=IP:127.0.0.1"]
    subprocess.run([openssl, "req", *kind, *name, "-keyout", key, "-out", file], check=True, capture_output=True)
    file.write_text(key.read_text() + file.read_text())
    return file


def sent_by(scheme: str, login: str, sink: MailSink) -> Awaitable[None]:
    environ = {**GOOD, "ARCHIPEL_SMTP_URL": f"{scheme}://{login}127.0.0.1:{sink.port}"}
    rules = read_channels(environ).mail
    assert rules is not None
    return send_mail(rules, compose(rules, "ann@example.org", "Hello", "Hello\n"))


def test_a_password_goes_only_to_a_server_with_a_good_certificate(certificate: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tls = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    tls.load_cert_chain(certificate)

    async def work() -> None:
        async with MailSink().open(tls) as sink:
            with pytest.raises(NotTaken, match="SSLCertVerificationError"):
                await sent_by("smtp", "kiwi:hush@", sink)
            assert sink.passwords == []
            monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
            await sent_by("smtp", "kiwi:hush@", sink)
            assert (sink.passwords, sink.encrypted) == (["hush"], [True])
        async with MailSink().open() as plain:
            with pytest.raises(NotTaken, match="no encryption"):
                await sent_by("smtp", "kiwi:hush@", plain)
            assert plain.passwords == []

    asyncio.run(work())


def test_without_a_password_encryption_is_used_where_it_is_offered(certificate: Path) -> None:
    tls = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    tls.load_cert_chain(certificate)

    async def work() -> None:
        async with MailSink().open(tls) as sink:
            await sent_by("smtp", "", sink)
            assert sink.encrypted == [True]
        async with MailSink().open() as plain:
            await sent_by("smtp", "", plain)
            assert plain.encrypted == [False]

    asyncio.run(work())


def test_a_mail_server_that_is_not_there_is_a_certain_failure() -> None:
    async def work() -> None:
        sink = MailSink()
        sink.port = closed_port()
        for scheme in ("smtp", "smtps"):
            with pytest.raises(NotTaken, match="ConnectionRefusedError"):
                await sent_by(scheme, "", sink)

    asyncio.run(work())


def test_a_letter_without_an_answer_is_an_uncertain_failure() -> None:
    async def work() -> None:
        async with MailSink().open() as sink:
            sink.drops = True
            with pytest.raises(SendingFailed) as caught:
                await sent_by("smtp", "", sink)
            assert not isinstance(caught.value, NotTaken)
            assert len(sink.letters) == 1

    asyncio.run(work())
