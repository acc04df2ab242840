"""Mail by SMTP: plain text, written so that no name or title can become a header, and handed to the host's mail server in a thread."""

import asyncio
import smtplib
import ssl
from contextlib import suppress
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid
from typing import Final

from archipel.engine.record import printable
from archipel.server.channels import SECONDS, MailRules, NotTaken, SendingFailed

TAKEN: Final = (250, 251)


def one_line(text: str) -> str:
    """What people have typed, fit for a header and for a line of a mail."""
    return printable(" ".join(text.split()))


def compose(rules: MailRules, to: str, subject: str, body: str, stop_link: str = "") -> EmailMessage:
    """A mail from the host to one person; `stop_link` is where to choose to get no more of its kind. A subject of two lines is an error."""
    message = EmailMessage(SMTP)
    message["From"] = rules.sender
    message["To"] = Address(addr_spec=to)
    message["Subject"] = subject
    message["Date"] = formatdate()
    message["Message-ID"] = make_msgid(domain=rules.domain)
    message["Auto-Submitted"] = "auto-generated"
    if stop_link:
        message["List-Unsubscribe"] = f"<{stop_link}>"
    message.set_content(body, cte="quoted-printable")
    return message


async def send_mail(rules: MailRules, message: EmailMessage) -> None:
    """Returns when the host's mail server has taken it; otherwise `NotTaken`, or `SendingFailed` if that is not known."""
    await asyncio.to_thread(send, rules, message)


def send(rules: MailRules, message: EmailMessage) -> None:
    try:
        server = connect(rules)
    except (OSError, smtplib.SMTPException) as error:
        raise NotTaken(problem(error)) from None
    try:
        introduce(server, rules, message)
        hand_over(server, message)
    finally:
        with suppress(OSError, smtplib.SMTPException):
            server.quit()
        server.close()


def connect(rules: MailRules) -> smtplib.SMTP:
    if rules.encrypted:
        return smtplib.SMTP_SSL(rules.host, rules.port, rules.domain, timeout=SECONDS, context=tls(rules))
    return smtplib.SMTP(rules.host, rules.port, rules.domain, timeout=SECONDS)


def tls(rules: MailRules) -> ssl.SSLContext:
    """A password only goes to a server whose certificate is good. Without a password, encryption is taken as it is offered: few mail
    servers on a host's own machine have a certificate that others know, and not to encrypt would be no better."""
    context = ssl.create_default_context()
    if not (rules.user or rules.encrypted):
        context.check_hostname = False
        context.verify_mode = ssl.CERT_NONE
    return context


def introduce(server: smtplib.SMTP, rules: MailRules, message: EmailMessage) -> None:
    """Everything up to the letter itself: whatever fails here, nothing was taken."""
    try:
        server.ehlo_or_helo_if_needed()
        if not rules.encrypted and server.has_extn("starttls"):
            server.starttls(context=tls(rules))
            server.ehlo_or_helo_if_needed()
        elif rules.user and not rules.encrypted:
            raise NotTaken("no encryption offered")
        if rules.user:
            server.login(rules.user, rules.password)
        must_take(server.mail(rules.sender.addr_spec))
        must_take(server.rcpt(message["To"].addresses[0].addr_spec))
    except (OSError, smtplib.SMTPException) as error:
        raise NotTaken(problem(error)) from None


def hand_over(server: smtplib.SMTP, message: EmailMessage) -> None:
    """The letter itself. If the line breaks before the server has answered, it may have been taken."""
    try:
        must_take(server.data(message.as_bytes()))
    except smtplib.SMTPDataError as error:
        raise NotTaken(problem(error)) from None
    except (OSError, smtplib.SMTPException) as error:
        raise SendingFailed(problem(error)) from None


def must_take(answer: tuple[int, bytes]) -> None:
    if answer[0] not in TAKEN:
        raise NotTaken(f"SMTP {answer[0]}")


def problem(error: Exception) -> str:
    """An error without its text, which may repeat an address."""
    return f"SMTP {error.smtp_code}" if isinstance(error, smtplib.SMTPResponseException) else type(error).__name__
