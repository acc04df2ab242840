"""Writing an edition as a TOML file that people read and change; `tomllib` only reads, and comments matter here.

Sections are tables, a section's `list` has an entry on every line, and everything else stands on one line.
"""

import json
import re
from typing import Final, TypeAlias, cast

from archipel.engine.edition import names
from archipel.engine.phrase import Data, trouble

Notes: TypeAlias = dict[tuple[str, str, str], list[str]]
"""Comments: of a section, of one of its entries, of a field. Several of a section stand above it, several of a value in a row behind it."""

BARE: Final = re.compile(r"[A-Za-z0-9_-]+")


def write_toml(data: Data, notes: Notes | None = None, head: list[str] | None = None) -> str:
    """The text of an edition, which reads back to the same data; `head` are comments above everything."""
    said = notes or {}
    try:
        parts = [comments(head or [])]
        parts += [[f"{key(name)} = {value(part)}"] for name, part in data.items() if not isinstance(part, dict)]
        parts += [section(name, part, said) for name, part in data.items() if isinstance(part, dict)]
    except RecursionError:
        raise trouble("edition-not-toml", {"problem": "nesting"}) from None
    return "\n".join("".join(line + "\n" for line in lines) for lines in parts if lines)


def section(name: str, part: Data, notes: Notes) -> list[str]:
    lines = comments(notes.get((name, "", ""), []))
    lines.append(f"[{key(name)}]")
    entries = names(part)
    for field, inner in part.items():
        if field == "list" and entries:
            lines += comments(notes.get((name, "", field), []))
            lines.append("list = [")
            lines += [f"  {value(entry)},{behind(notes.get((name, id, ''), []))}" for id, entry in entries.items()]
            lines.append("]")
        else:
            lines.append(f"{key(field)} = {value(inner)}{behind(notes.get((name, '', field), []))}")
    return lines


def comments(sentences: list[str]) -> list[str]:
    return ["# " + one_line(sentence) if sentence else "#" for sentence in sentences]


def behind(sentences: list[str]) -> str:
    return "  # " + one_line("; ".join(sentences)) if sentences else ""


def one_line(text: str) -> str:
    """A comment ends with its line, and may not hold control characters: whatever a value smuggles in stays a comment."""
    return "".join(char if char.isprintable() else " " for char in text)


def key(name: str) -> str:
    return name if BARE.fullmatch(name) else quoted(name)


def quoted(text: str) -> str:
    """Text as JSON writes it, which TOML reads; only DEL must be written otherwise."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def value(thing: object) -> str:
    if isinstance(thing, bool):
        return "true" if thing else "false"
    if isinstance(thing, (int, float)):
        return repr(thing)
    if isinstance(thing, str):
        return quoted(thing)
    if isinstance(thing, list):
        return "[" + ", ".join(value(inner) for inner in cast(list[object], thing)) + "]"
    if isinstance(thing, dict):
        fields = ", ".join(f"{key(name)} = {value(inner)}" for name, inner in cast(Data, thing).items())
        return "{ " + fields + " }" if fields else "{}"
    raise trouble("edition-not-toml", {"problem": type(thing).__name__})
