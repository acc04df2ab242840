"""What a device has around its room: a page, other tabs, somebody who thinks, and the network."""

from collections.abc import Awaitable
from typing import Protocol


class Outside(Protocol):
    def think(self, question: str) -> Awaitable[str]:
        """Asks whoever thinks, JSON for JSON."""

    def bring(self, game: str) -> Awaitable[object]:
        """Has the Python of a game fetched and unpacked."""

    def tell(self, number: int, text: str) -> object:
        """Says something over a connection."""

    def end(self, number: int, code: int) -> object:
        """Ends a connection."""

    def signal(self, text: str) -> object:
        """Says something to the other tabs."""
