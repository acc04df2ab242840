"""What the terminal keeps of a server for the next visit: the cookie that makes one the same person, and what was seen of shuffles."""

import json
from pathlib import Path
from urllib.parse import quote

from archipel.engine.phrase import Data, Trouble
from archipel.files import read_text, write_text
from archipel.terminal.saves import home


class KnownServer:
    """One file a server, for its owner's eyes alone; others may play from the same machine, so it is read again before it is written.
    One that cannot be read is as good as none."""

    def __init__(self, server: str) -> None:
        self.path: Path = home() / "servers" / f"{quote(server, safe='')}.json"
        self.cookie = ""
        self.shuffles: dict[str, list[str]] = {}
        self.load()

    def load(self) -> None:
        try:
            kept: Data = json.loads(read_text(self.path))
            self.cookie = str(kept["cookie"])
            self.shuffles = {str(table): read_shuffle(*seen) for table, seen in kept["shuffles"].items()}
        except (Trouble, ValueError, LookupError, TypeError, AttributeError):
            pass

    def shuffle(self, table: str) -> tuple[str, str, str]:
        """The commitment of a table, one's own contribution and the seal of its start, as they were seen; "" for what was not."""
        commitment, own, sealed = self.shuffles.get(table, ["", "", ""])
        return commitment, own, sealed

    def keep_cookie(self, cookie: str) -> None:
        self.load()
        self.cookie = cookie
        self.write()

    def keep_shuffle(self, table: str, commitment: str, own: str, sealed: str) -> None:
        self.load()
        self.shuffles[table] = [commitment, own, sealed]
        self.write()

    def forget_shuffle(self, table: str) -> None:
        """Its game is over, and the record was held to it."""
        self.load()
        if self.shuffles.pop(table, None) is not None:
            self.write()

    def write(self) -> None:
        write_text(self.path, json.dumps({"cookie": self.cookie, "shuffles": self.shuffles}, indent=1) + "\n", private=True)


def read_shuffle(commitment: str, own: str, sealed: str = "") -> list[str]:
    """What was seen of a shuffle; there was a time without seals."""
    return [str(commitment), str(own), str(sealed)]
