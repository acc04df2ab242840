"""What people are known by: logins, passwords, recovery codes and the tokens of programs. Checked here; never in an exception.

Passwords and codes are hashed in a thread. A token is 256 random bits, which nobody guesses: a plain hash of it will do.
"""

import asyncio
import hashlib
import re
import secrets
import unicodedata
from functools import cache
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError

from archipel.engine.phrase import trouble
from archipel.engine.record import printable
from archipel.server.weak import is_weak, squeezed
from archipel.table.names import shows, spaced

LOGIN_LENGTH: Final = (3, 40)
PASSWORD_LENGTH: Final = (8, 200)

LEAST_NAME: Final = 4
"""A shorter login or name may well be part of some word."""

HASHER: Final = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
"""What OWASP recommends for argon2id, in little memory: many may log in at once."""

CODE_SIGNS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""No two characters of a recovery code look alike: there is no I, L, O or U."""

TOKEN: Final = re.compile(r"archipel_([0-9a-f]{32})_([A-Za-z0-9_-]{43})")
"""A token as it is written: whose it is, and 256 random bits."""


def fold_login(text: str) -> str:
    """Logins that differ only in capitals, in width or in how an accent is written are the same."""
    return spaced(unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", text).casefold()))


def clean_login(text: str) -> str:
    login = fold_login(text)
    low, high = LOGIN_LENGTH
    if not low <= len(login) <= high or not shows(login):
        raise trouble("login-form", {"value": printable(text), "low": low, "high": high})
    return login


def check_password(password: str, login: str, name: str = "") -> None:
    """Refuses a password that somebody would try: too short, well known, or made of the login or of the name of whose it is."""
    low, high = PASSWORD_LENGTH
    if not low <= len(password) <= high:
        raise trouble("password-form", {"low": low, "high": high})
    if fold_login(password) == login:
        raise trouble("password-is-login", {})
    if is_weak(password):
        raise trouble("password-weak", {})
    plain = squeezed(password)
    if any(len(own) >= LEAST_NAME and own in plain for own in (squeezed(login), squeezed(name))):
        raise trouble("password-has-name", {})


def new_code() -> str:
    """A recovery code of 100 bits, in five groups of four signs."""
    return "-".join("".join(secrets.choice(CODE_SIGNS) for _ in range(4)) for _ in range(5))


def read_code(text: str) -> str:
    """A recovery code as it was given out, however it was copied down."""
    signs = "".join(sign for sign in text.upper() if sign.isalnum()).translate(str.maketrans("OIL", "011"))
    return "-".join(signs[start : start + 4] for start in range(0, len(signs), 4))


def new_token(program: str) -> str:
    return f"archipel_{program}_{secrets.token_urlsafe(32)}"


def read_token(text: str) -> tuple[str, str]:
    """The program that a token names, and the hash of the token, which is all that is kept of it."""
    found = TOKEN.fullmatch(text)
    if found is None:
        raise trouble("token-void", {})
    return found[1], hash_token(text)


def hash_token(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


async def hashed(secret: str) -> str:
    return await asyncio.to_thread(HASHER.hash, unicodedata.normalize("NFC", secret))


async def matches(secret: str, kept: str | None) -> bool:
    """Whether this is the secret whose hash is kept. Where none is kept, it takes as long to say no."""
    return await asyncio.to_thread(verified, unicodedata.normalize("NFC", secret), kept)


def verified(secret: str, kept: str | None) -> bool:
    try:
        HASHER.verify(kept or nobodys_hash(), secret)
    except VerifyMismatchError:
        return False
    return kept is not None


@cache
def nobodys_hash() -> str:
    return HASHER.hash(secrets.token_hex())
