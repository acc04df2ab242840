"""What people and tables may be called, and what may be said, so that others can read it."""

import re
import unicodedata
from typing import Final

from archipel.engine.phrase import trouble
from archipel.engine.record import printable

LONGEST_NAME: Final = 40
LONGEST_TITLE: Final = 80
LONGEST_LINE: Final = 500

EMOJI_TAIL: Final = "\ufe0f"
"""What phones put behind many a sign to have it in colour. It shows nothing itself and is left out."""

UNSEEN: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0") | frozenset(
    chr(sign) for selectors in (range(0xFE00, 0xFE10), range(0xE0100, 0xE01F0)) for sign in selectors
)
"""Letters and marks that show nothing; what Python calls unprintable are the others, such as bidi controls."""

BIDI: Final = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
"""Signs that turn the direction of what follows."""


def clean_name(text: str) -> str:
    """A name that others can read: one line, spaces collapsed, nothing in it that does not show."""
    name = spaced(unicodedata.normalize("NFC", text.replace(EMOJI_TAIL, "")))
    if not 1 <= len(name) <= LONGEST_NAME or not shows(name):
        raise trouble("person-name", {"value": printable(text), "high": LONGEST_NAME})
    return name


def clean_title(text: str) -> str:
    """A title as others can read it: one line, spaces collapsed, without what does not show; cut off where it gets long."""
    line = " ".join(unicodedata.normalize("NFC", text.replace(EMOJI_TAIL, "")).split())
    seen = spaced("".join(sign for sign in line if sign == " " or shows(f"x{sign}")))
    while seen and not shows(seen):
        seen = seen[1:]
    return seen[:LONGEST_TITLE].strip()


def spaced(text: str) -> str:
    """One plain space wherever there was room."""
    plain = "".join(" " if unicodedata.category(sign) == "Zs" else sign for sign in text)
    return re.sub(" +", " ", plain).strip(" ")


def shows(text: str) -> bool:
    """Whether every sign of a text can be seen, the first also by itself."""
    return text.isprintable() and UNSEEN.isdisjoint(text) and not unicodedata.category(text[0]).startswith("M")


def clean_line(text: str) -> str:
    """What was said, as one paragraph without control characters."""
    readable = (c for c in text if unicodedata.category(c) not in ("Cs", "Co", "Cn") and c not in BIDI)
    said = re.sub(" +", " ", "".join(" " if unicodedata.category(c) in ("Cc", "Zl", "Zp") else c for c in readable)).strip()
    if not said:
        raise trouble("chat-empty", {})
    if len(said) > LONGEST_LINE:
        raise trouble("chat-long", {"value": len(said), "allowed": LONGEST_LINE})
    return said
