"""How a bot is described: its kind and, if it thinks, its budget: `greedy`, `search:200` (iterations), `search:100ms` (milliseconds)."""

from typing import Final

from archipel.engine.phrase import trouble

MOST: Final = 100_000_000
"""The largest budget allowed."""


class Kind:
    """A bot's description, parsed. A budget of 0 was not given. Choices are reproducible with iterations, but not with milliseconds."""

    def __init__(self, name: str, iterations: int = 0, milliseconds: int = 0) -> None:
        self.name = name
        self.iterations = iterations
        self.milliseconds = milliseconds

    def has_budget(self) -> bool:
        return self.iterations > 0 or self.milliseconds > 0

    def text(self) -> str:
        """The canonical way to write it."""
        if self.iterations:
            return f"{self.name}:{self.iterations}"
        return f"{self.name}:{self.milliseconds}ms" if self.milliseconds else self.name


def read_kind(text: str) -> Kind:
    name, colon, budget = text.partition(":")
    if not colon:
        return Kind(name)
    digits = budget.removesuffix("ms")
    if not (digits.isascii() and digits.isdigit() and len(digits) < 12 and 0 < int(digits) <= MOST):
        raise trouble("bot-budget", {"value": text, "allowed": f"{name}:200, {name}:100ms"})
    return Kind(name, 0, int(digits)) if budget.endswith("ms") else Kind(name, int(digits))
