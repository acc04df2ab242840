"""What is chosen when a table is opened: game, options, clock, and what happens when somebody is absent."""

from typing import Final, Literal

from archipel.engine.edition import Edition, read_data
from archipel.engine.game import Game
from archipel.engine.phrase import Data, trouble
from archipel.table.clock import ClockRules, read_clock

Policy = Literal["bot", "resign", "wait"]
STAND_IN: Final = "bot"
RESIGN: Final = "resign"
WAIT: Final = "wait"
SUBSTITUTE: Final = "greedy"
"""Who plays for the absent if nothing else is chosen, and for a bot that cannot."""
POLICIES: Final[tuple[Policy, ...]] = (STAND_IN, RESIGN, WAIT)
"""For somebody whose clock has run out or who leaves: a bot plays until they return; they resign; the table waits."""


class Settings:
    """Checked when it is made: a table that opens can be played. At a `casual` one hints are allowed."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: dict[str, str] | None = None,
        edition: Edition | None = None,
        clock: ClockRules | None = None,
        absent: str = STAND_IN,
        stand_in: str = SUBSTITUTE,
        private: bool = False,
        title: str = "",
        casual: bool = True,
    ) -> None:
        game.check_seats(seats)
        self.absent = read_policy(absent)
        self.game = game
        self.seats = seats
        self.options = game.read_options(options or {})
        self.edition = edition or game.edition()
        game.box(self.edition)
        self.clock = clock or ClockRules()
        self.stand_in = stand_in
        self.private = private
        self.title = " ".join(title.split())[:80]
        self.casual = casual

    def data(self) -> Data:
        return {
            "game": self.game.name,
            "seats": self.seats,
            "options": self.options,
            "edition": self.edition.id,
            "edition_data": None if self.game.own_edition(self.edition) else self.edition.data,
            "clock": self.clock.data(),
            "absent": self.absent,
            "stand_in": self.stand_in,
            "private": self.private,
            "title": self.title,
            "casual": self.casual,
        }


def read_policy(text: str) -> Policy:
    for policy in POLICIES:
        if policy == text:
            return policy
    raise trouble("policy-unknown", {"value": text, "allowed": ", ".join(POLICIES)})


def read_settings(game: Game, data: Data) -> Settings:
    """The settings whose `data()` this is."""
    edition = read_data(data["edition_data"]) if data.get("edition_data") else game.edition(str(data.get("edition") or ""))
    return Settings(
        game,
        int(data["seats"]),
        dict(data.get("options") or {}),
        edition,
        read_clock(data.get("clock") or {}),
        str(data.get("absent", STAND_IN)),
        str(data.get("stand_in", SUBSTITUTE)),
        bool(data.get("private", False)),
        str(data.get("title", "")),
        bool(data.get("casual", True)),
    )
