"""By which ways this host tells people that it is their turn: mail, a webhook, both or, by default, none. All from the environment."""

import re
from collections.abc import Mapping
from email.headerregistry import Address
from email.utils import parseaddr
from typing import Final, Literal
from urllib.parse import SplitResult, unquote, urlsplit

import httpx

from archipel.engine.phrase import Trouble, trouble
from archipel.server.config import read_public_url

SMTP_URL: Final = "ARCHIPEL_SMTP_URL"
MAIL_FROM: Final = "ARCHIPEL_MAIL_FROM"
WEBHOOK_URL: Final = "ARCHIPEL_WEBHOOK_URL"
WEBHOOK_SECRET: Final = "ARCHIPEL_WEBHOOK_SECRET"
PUBLIC_URL: Final = "ARCHIPEL_PUBLIC_URL"

FORMS: Final = {
    SMTP_URL: "smtp://user:password@mail.example.org:587, smtps://user:password@mail.example.org:465",
    MAIL_FROM: "Archipel <games@example.org>",
    WEBHOOK_URL: "https://example.org/hook",
}

WORD: Final = r"[A-Za-z0-9_+&'=~#-]+"
LABEL: Final = r"[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
ADDRESS: Final = re.compile(rf"(?=.{{1,254}}$)(?=[^@]{{1,64}}@){WORD}(?:\.{WORD})*@{LABEL}(?:\.{LABEL})*")
"""Plain addresses only: whatever a mail server might take for a route, a command or a second recipient is none."""

SECONDS: Final = 10.0
"""How long a mail server or a webhook may be silent."""


class SendingFailed(Exception):
    """Something went wrong, and nobody knows whether it arrived. The text names the problem and neither address nor content."""


class NotTaken(SendingFailed):
    """It surely did not arrive: it may be sent again."""


class MailRules:
    """The mail server of the host. `encrypted` is whether the line is encrypted from the start; `domain` is the name by which we introduce
    ourselves."""

    def __init__(self, host: str, port: int, encrypted: bool, user: str, password: str, sender: Address, domain: str) -> None:
        self.host = host
        self.port = port
        self.encrypted = encrypted
        self.user = user
        self.password = password
        self.sender = sender
        self.domain = domain


class WebhookRules:
    """Where the host wants to be told; `secret` signs what is sent."""

    def __init__(self, url: str, secret: str) -> None:
        self.url = url
        self.secret = secret


class Channels:
    """What the host has configured; `public_url` is the base of links."""

    def __init__(self, mail: MailRules | None = None, webhook: WebhookRules | None = None, public_url: str = "") -> None:
        self.mail = mail
        self.webhook = webhook
        self.public_url = public_url

    @property
    def offered(self) -> list[Literal["mail", "webhook"]]:
        mail: list[Literal["mail", "webhook"]] = ["mail"] if self.mail is not None else []
        return [*mail, "webhook"] if self.webhook is not None else mail

    def link(self, table: str) -> str:
        return f"{self.public_url}/t/{table}"

    @property
    def settings_link(self) -> str:
        """Where people choose what they are told."""
        return f"{self.public_url}/settings"


def read_channels(environ: Mapping[str, str]) -> Channels:
    """The channels of the environment. What is broken or half set is refused by the name of the variable; its content stays unsaid."""
    for part, whole in ((MAIL_FROM, SMTP_URL), (WEBHOOK_SECRET, WEBHOOK_URL)):
        if environ.get(part):
            needed(environ, whole, part)
    on = [name for name in (SMTP_URL, WEBHOOK_URL) if environ.get(name)]
    if not on:
        return Channels()
    public_url = read_public_url(needed(environ, PUBLIC_URL, on[0]))
    mail = read_mail_rules(environ, public_url) if environ.get(SMTP_URL) else None
    webhook = read_webhook_rules(environ) if environ.get(WEBHOOK_URL) else None
    return Channels(mail, webhook, public_url)


def needed(environ: Mapping[str, str], name: str, other: str) -> str:
    """The value of a variable without which another is of no use."""
    value = environ.get(name, "")
    if not value:
        raise trouble("setting-missing", {"value": name, "other": other})
    return value


def broken(name: str) -> Trouble:
    return trouble("setting-form", {"value": name, "allowed": FORMS[name]})


def read_url(environ: Mapping[str, str], name: str, schemes: tuple[str, ...]) -> SplitResult:
    """A plain address of a machine; the parts are only as good as their text, so all of them are looked at here."""
    text = environ[name]
    try:
        parts = urlsplit(text)
        good = parts.scheme in schemes and parts.hostname and parts.port != 0
    except ValueError:
        good = False
    if not good or not text.isascii() or not text.isprintable() or " " in text:
        raise broken(name)
    return parts


def read_mail_rules(environ: Mapping[str, str], public_url: str) -> MailRules:
    parts = read_url(environ, SMTP_URL, ("smtp", "smtps"))
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    if parts.path not in ("", "/") or parts.query or parts.fragment or bool(user) != bool(password) or not (user + password).isascii():
        raise broken(SMTP_URL)
    sender = needed(environ, MAIL_FROM, SMTP_URL)
    name, address = parseaddr(sender)
    if not ADDRESS.fullmatch(address) or not sender.isprintable():
        raise broken(MAIL_FROM)
    encrypted = parts.scheme == "smtps"
    port = parts.port or (465 if encrypted else 587)
    domain = urlsplit(public_url).hostname or ""
    return MailRules(parts.hostname or "", port, encrypted, user, password, Address(name, addr_spec=address), domain)


def read_webhook_rules(environ: Mapping[str, str]) -> WebhookRules:
    read_url(environ, WEBHOOK_URL, ("http", "https"))
    try:
        httpx.URL(environ[WEBHOOK_URL])
    except httpx.InvalidURL:
        raise broken(WEBHOOK_URL) from None
    return WebhookRules(environ[WEBHOOK_URL], environ.get(WEBHOOK_SECRET, ""))
