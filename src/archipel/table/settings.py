"""What is chosen when a table is opened: game, options, clock, and what happens when somebody is absent."""

import json
from collections.abc import Callable
from contextlib import suppress
from typing import Final, Literal

from archipel.engine.edition import Edition, read_data
from archipel.engine.game import Game
from archipel.engine.origin import Origin, read_origin
from archipel.engine.phrase import Data, Trouble, trouble
from archipel.table.clock import ClockRules, read_clock

Policy = Literal["bot", "resign", "wait"]
STAND_IN: Final = "bot"
RESIGN: Final = "resign"
WAIT: Final = "wait"
SUBSTITUTE: Final = "greedy"
"""Who plays for the absent if nothing else is chosen, and for a bot that cannot."""
POLICIES: Final[tuple[Policy, ...]] = (STAND_IN, RESIGN, WAIT)
"""For somebody whose clock has run out or who leaves: a bot plays until they return; they resign; the table waits."""

Companions = Literal["owner", "all"]
OWNER: Final = "owner"
ALL: Final = "all"
COMPANIONS: Final[tuple[Companions, ...]] = (OWNER, ALL)
"""Whose device may hold more than one seat."""


class Settings:
    """Checked when it is made: a table that opens can be played. At a `casual` one hints are allowed.

    `carried` says whether log and record carry the edition, as it was none of the game's own when the table was opened. `origin` is where
    a game goes on from that does not begin from the beginning, `parent` the table of the game it goes on from, where that may be named.
    """

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
        companions: str = OWNER,
    ) -> None:
        game.check_seats(seats)
        self.absent = read_policy(absent)
        self.companions = read_companions(companions)
        self.game = game
        self.seats = seats
        self.options = game.read_options(options or {})
        self.edition = edition or game.edition()
        game.box(self.edition)
        self.carried = not game.own_edition(self.edition)
        self.clock = clock or ClockRules()
        self.stand_in = stand_in
        self.private = private
        self.title = " ".join(title.split())[:80]
        self.casual = casual
        self.origin: Origin | None = None
        self.parent = ""

    def data(self) -> Data:
        return {**self.chosen(), **({} if self.origin is None else {"origin": self.origin.data(), "parent": self.parent})}

    def chosen(self) -> Data:
        """All of it but where the game goes on from."""
        return {
            "game": self.game.name,
            "rules": self.game.rules,
            "seats": self.seats,
            "options": self.options,
            "edition": self.edition.id,
            "edition_hash": self.edition.hash,
            "edition_data": self.edition.data if self.carried else None,
            "clock": self.clock.data(),
            "absent": self.absent,
            "stand_in": self.stand_in,
            "private": self.private,
            "title": self.title,
            "casual": self.casual,
            "companions": self.companions,
        }


def read_policy(text: str) -> Policy:
    for policy in POLICIES:
        if policy == text:
            return policy
    raise trouble("policy-unknown", {"value": text, "allowed": ", ".join(POLICIES)})


def read_companions(text: str) -> Companions:
    for whose in COMPANIONS:
        if whose == text:
            return whose
    raise trouble("companions-unknown", {"value": text, "allowed": ", ".join(COMPANIONS)})


def of_today(settings: Settings, games: Callable[[str], Game]) -> Settings:
    """The same choice for a new table, whose game begins from the beginning: by the present rules, and with the present text of an edition
    that was the game's own."""
    game = games(settings.game.name)
    edition = settings.edition if settings.carried else game.edition(settings.edition.id)
    return read_settings(game, {**settings.chosen(), "rules": game.rules, "edition_hash": edition.hash})


def game_played(game: Game, data: Data) -> Game:
    """The game by the rules that these settings name. Logs once named none, and mean those with which the game was first published."""
    return game.by_rules(int(data.get("rules") or game.first_rules()))


def edition_wanted(game: Game, data: Data) -> str:
    """The hash of the edition that these settings name; "" where they carry it. Logs once held no hash, and mean the first text."""
    if data.get("edition_data"):
        return ""
    return str(data.get("edition_hash") or game.first_hash(str(data.get("edition") or "")))


def edition_lacking(games: Callable[[str], Game], data: Data) -> str:
    """The hash of the edition that these settings name, if their game has it no more; "" otherwise."""
    try:
        game = game_played(games(data["game"]), data)
        wanted = edition_wanted(game, data)
        return "" if not wanted or game.knows(wanted) else wanted
    except Trouble:
        return ""


def open_edition(games: Callable[[str], Game], data: Data, kept: str) -> None:
    """Opens the edition that was kept for these settings, for their game to know it."""
    with suppress(Trouble):
        game_played(games(data["game"]), data).box(read_data(json.loads(kept)))


def read_settings(game: Game, data: Data) -> Settings:
    """The settings whose `data()` this is, by the rules and with the edition that they name. Tables of older logs were open to
    everybody's companions."""
    game = game_played(game, data)
    wanted = edition_wanted(game, data)
    edition = game.known_box(wanted).edition if wanted else read_data(data["edition_data"])
    settings = Settings(
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
        str(data.get("companions", ALL)),
    )
    settings.carried = not wanted
    if data.get("origin"):
        settings.origin, settings.parent = read_origin(data["origin"]), str(data["parent"])
    return settings
