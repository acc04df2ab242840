"""Where the terminal keeps games: an unfinished one as a running record with its secret seed beside it, a finished one as a record."""

import os
import secrets
from pathlib import Path

from archipel.engine.game import Game
from archipel.engine.match import Match, played_by, replay
from archipel.engine.phrase import Trouble, trouble
from archipel.engine.record import Record, read_record
from archipel.files import read_text, unwritable, write_text


def home() -> Path:
    """`ARCHIPEL_HOME`, or the place where programs keep a person's data."""
    if os.environ.get("ARCHIPEL_HOME"):
        return Path(os.environ["ARCHIPEL_HOME"])
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "archipel"


def file_record(record: Record) -> Path:
    """Puts the record of a finished game among the records."""
    path = home() / "records" / f"{record.game}-{record.commitment[:12]}.record"
    write_text(path, record.write())
    return path


class Saves:
    """The saved games of one person, one unfinished game for each game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.folder = home()
        self.record = self.folder / "saves" / f"{game.name}.record"
        self.seed = self.folder / "saves" / f"{game.name}.seed"
        self.written = ""

    def waiting(self) -> Record | None:
        """The record of the unfinished game, if there is one."""
        if not self.record.exists():
            return None
        try:
            return read_record(read_text(self.record))
        except Trouble:
            raise self.damaged() from None

    def resume(self, record: Record) -> Match:
        """Plays the unfinished game up to where it was left, by the rules with which it began."""
        game = played_by(self.game, record)
        try:
            match = replay(game, record, bytes.fromhex(read_text(self.seed).strip()))
        except (Trouble, ValueError):
            raise self.damaged() from None
        self.written = record.write()
        return match

    def damaged(self) -> Trouble:
        return trouble("save-damaged", {"value": str(self.record), "game": self.game.name})

    def begin(self, match: Match) -> None:
        write_text(self.seed, match.seed.hex() + "\n", private=True)
        self.keep(match)

    def keep(self, match: Match) -> None:
        """Writes the game down, unless it was continued elsewhere since we last did."""
        if self.record.exists() != bool(self.written) or (self.written and read_text(self.record) != self.written):
            raise trouble("save-elsewhere", {"value": str(self.record), "game": self.game.name})
        text = match.record.write()
        write_text(self.record, text)
        self.written = text

    def finish(self, match: Match) -> Path:
        """Puts a finished game among the records; it is no longer waiting."""
        path = file_record(match.record)
        self.record.unlink(missing_ok=True)
        self.seed.unlink(missing_ok=True)
        return path

    def set_aside(self) -> Path | None:
        """Moves an unfinished game out of the way, with its seed, so that nothing is lost."""
        if not self.record.exists():
            return None
        aside = self.record.with_name(f"{self.game.name}-{secrets.token_hex(4)}.record")
        try:
            self.record.rename(aside)
            if self.seed.exists():
                self.seed.rename(aside.with_suffix(".seed"))
        except OSError as error:
            raise unwritable(aside, error) from None
        return aside

    def take_up(self, aside: Path) -> None:
        """Makes a game that was set aside the waiting one again."""
        read_record(read_text(aside))
        read_text(aside.with_suffix(".seed"))
        self.set_aside()
        aside.with_suffix(".seed").rename(self.seed)
        aside.rename(self.record)
