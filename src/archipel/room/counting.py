"""What there is to count in a room. A device counts nothing; a server passes it on to its metrics."""

from archipel.table.commands import Command


class Counting:
    def in_memory(self, tables_now: int) -> None:
        """So many tables are held in memory now."""

    def kept(self, seconds: float) -> None:
        """A change was made durable."""

    def conflict(self) -> None:
        """Another process was faster."""

    def command(self, command: Command, outcome: str) -> None:
        """A command was `done` or `refused`."""

    def bots(self, replaced: int, fallbacks: int, drawn: int) -> None:
        """So far: of those who think so many were replaced, bots have lost so many moves, and so many of these were drawn at random."""

    def bot_move(self) -> None:
        """A bot has moved."""
