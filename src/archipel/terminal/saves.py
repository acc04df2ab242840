"""Where the terminal keeps games: an unfinished one as a running record with its secret seed beside it, a finished one as a record."""

import os
import secrets
from pathlib import Path

from archipel.engine.game import Game
from archipel.engine.match import Match, replay
from archipel.engine.phrase import Trouble, trouble
from archipel.engine.record import Record, read_record


def home() -> Path:
    """`ARCHIPEL_HOME`, or the place where programs keep a person's data."""
    if os.environ.get("ARCHIPEL_HOME"):
        return Path(os.environ["ARCHIPEL_HOME"])
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "archipel"


def read_text(path: Path) -> str:
    try:
        return path.read_bytes().decode()
    except UnicodeDecodeError:
        raise trouble("file-not-text", {"value": str(path)}) from None
    except OSError as error:
        raise trouble("file-unreadable", {"value": str(path), "problem": error.strerror or str(error)}) from None


def write_text(path: Path, text: str) -> None:
    """All or nothing: a file that is there stays whole until the new one is."""
    fresh = path.with_name(path.name + ".new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with open(fresh, "wb") as file:
            file.write(text.encode())
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(path)
    except OSError as error:
        raise trouble("file-unwritable", {"value": str(path), "problem": error.strerror or str(error)}) from None


class Saves:
    """The saved games of one person, one unfinished game for each game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.folder = home()
        self.record = self.folder / "saves" / f"{game.name}.record"
        self.seed = self.folder / "saves" / f"{game.name}.seed"

    def waiting(self) -> Record | None:
        """The record of the unfinished game, if there is one."""
        if not self.record.exists():
            return None
        try:
            return read_record(read_text(self.record))
        except Trouble:
            raise self.damaged() from None

    def resume(self, record: Record) -> Match:
        """Plays the unfinished game up to where it was left."""
        try:
            return replay(self.game, record, bytes.fromhex(read_text(self.seed).strip()))
        except (Trouble, ValueError):
            raise self.damaged() from None

    def damaged(self) -> Trouble:
        return trouble("save-damaged", {"value": str(self.record), "game": self.game.name})

    def begin(self, match: Match) -> None:
        write_text(self.seed, match.seed.hex() + "\n")
        self.keep(match)

    def keep(self, match: Match) -> None:
        write_text(self.record, match.record.write())

    def finish(self, match: Match) -> Path:
        """Puts a finished game among the records; it is no longer waiting."""
        path = self.folder / "records" / f"{self.game.name}-{match.record.commitment[:12]}.record"
        write_text(path, match.record.write())
        self.record.unlink(missing_ok=True)
        self.seed.unlink(missing_ok=True)
        return path

    def set_aside(self) -> Path | None:
        """Moves an unfinished game out of the way, with its seed, so that nothing is lost."""
        if not self.record.exists():
            return None
        mark = secrets.token_hex(4)
        aside = self.record.with_name(f"{self.game.name}-{mark}.record")
        self.record.rename(aside)
        if self.seed.exists():
            self.seed.rename(self.seed.with_name(f"{self.game.name}-{mark}.seed"))
        return aside
