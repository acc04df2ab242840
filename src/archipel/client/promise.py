"""What somebody saw of a shuffle before anything was dealt, so that the record can be held to it afterwards."""

import secrets

from archipel.engine.phrase import trouble
from archipel.engine.record import CONTRIBUTION_BYTES, read_record


def contribution() -> str:
    """One's own random bytes for a shuffle, in hexadecimal."""
    return secrets.token_hex(CONTRIBUTION_BYTES)


class Promise:
    """The commitment that a table showed, and the contribution that was made after seeing it ("" for none)."""

    def __init__(self, table: str, commitment: str = "", contribution: str = "") -> None:
        self.table = table
        self.commitment = commitment
        self.contribution = contribution

    def check(self, text: str, seat: int) -> None:
        """Refuses a record that is not of this table, commitment or contribution; `seat` is where one sits (-1: nowhere).

        Whether the rest of it follows from them is what `archipel.engine.match.verify` says.
        """
        record = read_record(text)
        if record.table != self.table:
            raise trouble("record-other-table", {"value": record.table, "allowed": self.table})
        if record.commitment != self.commitment:
            raise trouble("record-other-commitment", {"value": record.commitment, "allowed": self.commitment})
        written = record.contributions.get(seat, "–")
        if seat >= 0 and self.contribution and written != self.contribution:
            raise trouble("record-other-contribution", {"value": written, "allowed": self.contribution})
