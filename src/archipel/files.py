"""Reading and writing files so that what goes wrong is said in one sentence, and nothing is ever half written."""

import os
from pathlib import Path

from archipel.engine.phrase import Trouble, trouble


def read_text(path: Path, most: int = 0) -> str:
    """The text of a file; with `most`, of one that has no more bytes."""
    try:
        with path.open("rb") as file:
            found = file.read(most + 1 if most else -1)
        if most and len(found) > most:
            raise trouble("file-long", {"value": str(path), "allowed": most})
        return found.decode()
    except UnicodeDecodeError:
        raise trouble("file-not-text", {"value": str(path)}) from None
    except (OSError, ValueError) as error:
        raise trouble("file-unreadable", {"value": str(path), "problem": problem_of(error)}) from None


def write_text(path: Path, text: str, private: bool = False) -> None:
    """All or nothing: a file that is there stays whole until the new one is. A private one is for its owner's eyes alone."""
    fresh = path.with_name(path.name + ".new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        fresh.unlink(missing_ok=True)
        with open(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600 if private else 0o644), "wb") as file:
            file.write(text.encode())
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(path)
    except (OSError, ValueError) as error:
        raise unwritable(path, error) from None


def unwritable(path: Path, error: Exception) -> Trouble:
    return trouble("file-unwritable", {"value": str(path), "problem": problem_of(error)})


def problem_of(error: Exception) -> str:
    return getattr(error, "strerror", None) or str(error)
