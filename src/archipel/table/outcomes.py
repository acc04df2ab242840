"""What came of a command. `version` is that of the table when it was carried out.

`Changed` and `Answered` are all there is to tell. The others are left to whoever holds the table, as they need more than the table: a place
to keep what was said, a bot to be asked, an id and a seed for the next table.
"""

from dataclasses import dataclass, field
from typing import TypeAlias

from archipel.engine.phrase import Data, Event, Reason
from archipel.table.views import HintView


@dataclass(frozen=True, slots=True)
class Changed:
    """The log tells it, from now on or already before: the same move with the same id is made once."""

    version: int


@dataclass(frozen=True, slots=True)
class Answered:
    """The answer to a question: nothing has changed. `events` are those that who asks may know of."""

    version: int
    events: list[Event] = field(default_factory=list)
    reason: Reason | None = None
    hints: list[HintView] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Said:
    """A line for the chat, from somebody of this name at the table."""

    version: int
    name: str
    text: str


@dataclass(frozen=True, slots=True)
class HintWanted:
    """`question` is for a bot (`thinking.py`); what it answers `questions.hint_found` makes an answer of."""

    version: int
    decision: int
    question: Data
    texts: dict[int, str]


@dataclass(frozen=True, slots=True)
class NextGameWanted:
    """The table of the next game shall be opened, by `verbs.rematch`."""

    version: int


Settled: TypeAlias = Changed | Answered
Outcome: TypeAlias = Changed | Answered | Said | HintWanted | NextGameWanted
