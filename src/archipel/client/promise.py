"""What somebody saw of a shuffle before anything was dealt, so that the record can be held to it afterwards."""

import secrets
from collections.abc import Callable

from archipel.engine.dealer import pledge
from archipel.engine.phrase import Data, trouble
from archipel.engine.record import CONTRIBUTION_BYTES, read_record


def contribution() -> str:
    """One's own random bytes for a shuffle, in hexadecimal."""
    return secrets.token_hex(CONTRIBUTION_BYTES)


class Promise:
    """The commitment that a table showed, the contribution that was pledged after seeing it ("" for none), and the seal of the start for
    which it was revealed ("" before that). `keep` is called when they have changed, before anything is sent."""

    def __init__(
        self, table: str, commitment: str = "", contribution: str = "", sealed: str = "", keep: Callable[["Promise"], None] | None = None
    ) -> None:
        self.table = table
        self.commitment = commitment
        self.contribution = contribution
        self.sealed = sealed
        self.keep = keep or (lambda _: None)

    @property
    def pledge(self) -> str:
        """What is shown of the contribution before it is revealed; "" if there is none."""
        return pledge(self.table, self.contribution) if self.contribution else ""

    def offer(self) -> str:
        """The pledge of our contribution: of a new one, where the last was revealed for a start that came to nothing."""
        if not self.contribution or self.sealed:
            self.contribution, self.sealed = contribution(), ""
            self.keep(self)
        return self.pledge

    def answer(self, table: Data) -> Data | None:
        """The command for which a table waits, of somebody who has pledged: to pledge anew, or to reveal.

        A contribution is revealed for one seal alone. That is noted before, as it fixes whatever the key will be made from: from then on
        nobody can choose anything by what we reveal.
        """
        if not self.contribution or table["status"] != "open" or table["seat"] < 0:
            return None
        mine = table["seats"][table["seat"]]
        if not table["sealed"]:
            return None if mine["contributed"] else {"do": "pledge", "pledge": self.offer()}
        if mine["revealed"] or mine["pledge"] != self.pledge or self.sealed not in ("", table["sealed"]):
            return None
        if not self.sealed:
            self.sealed = str(table["sealed"])
            self.keep(self)
        return {"do": "contribute", "contribution": self.contribution}

    def check(self, text: str, seat: int) -> None:
        """Refuses a record that is not of this table, commitment, contribution or seal; `seat` is where one sits (-1: nowhere).

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
        seal = record.seal({number: pledge(record.table, text) for number, text in record.contributions.items()})
        if self.sealed and seal != self.sealed:
            raise trouble("record-other-seal", {"value": seal, "allowed": self.sealed})
