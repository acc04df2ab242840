"""How sentences quote what stands in an edition: values, and places."""

from typing import Final

DEEPEST: Final = 5
"""How deep a sentence follows lists in lists; no box needs as much."""


def said(value: object, deep: int = 0) -> str:
    """A value from an edition as a sentence quotes it."""
    if isinstance(value, (dict, list, tuple)) and deep == DEEPEST:
        return "…"
    if isinstance(value, dict):
        return ", ".join(f"{key}: {said(inner, deep + 1)}" for key, inner in sorted(value.items()))
    if isinstance(value, (list, tuple)):
        flat = deep > 0 and not any(isinstance(inner, (list, tuple)) for inner in value)
        between = "; " if any(isinstance(inner, dict) for inner in value) else "/" if flat else ", "
        return between.join(said(inner, deep + 1) for inner in value) or "–"
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value)


def quoted(value: object) -> str:
    return "–" if value is None else said(value)


def place_of(section: str, entry: str = "", field: str = "") -> str:
    """A place in an edition, as sentences name it: [fish] ray-1, value."""
    return f"[{section}]" + (f" {entry}" if entry else "") + (("," if entry else "") + f" {field}" if field else "")
