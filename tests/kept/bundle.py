"""The files of this folder: JSON, compressed, the same bytes for the same data."""

import hashlib
import json
import lzma
from pathlib import Path
from typing import Any, Final

FOLDER: Final = Path(__file__).parent / "data"
HASH_LENGTH: Final = 8
"""Short, as nobody here is out to deceive."""


def compact(data: object) -> str:
    return json.dumps(data, separators=(",", ":"), sort_keys=True, ensure_ascii=False)


def short_hash(data: object) -> str:
    """Of the canonical JSON."""
    return hashlib.sha256(compact(data).encode()).hexdigest()[:HASH_LENGTH]


def write(name: str, data: object) -> None:
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / f"{name}.json.xz").write_bytes(lzma.compress(compact(data).encode(), preset=9 | lzma.PRESET_EXTREME))


def read(name: str) -> Any:
    return json.loads(lzma.decompress((FOLDER / f"{name}.json.xz").read_bytes()))


def kept_games() -> list[str]:
    """The games of which something was kept, sorted."""
    return sorted(path.name.removeprefix("records-").removesuffix(".json.xz") for path in FOLDER.glob("records-*.json.xz"))


def plain(data: object) -> Any:
    """As it would be read from a file: lists for tuples, and strings for keys."""
    return json.loads(compact(data))
