"""What is chosen when a table is opened, as it is sent, and the settings that it means."""

import math
from collections.abc import Callable
from typing import Annotated, Final

from msgspec import Meta, Struct

from archipel.bots import check_kind
from archipel.engine.edition import Edition, read_toml
from archipel.engine.game import Game
from archipel.engine.line import LONGEST_LINE
from archipel.engine.origin import Origin
from archipel.engine.phrase import trouble
from archipel.table.clock import ClockKind, ClockRules
from archipel.table.commands import Companion, MoveText, Number, Reader
from archipel.table.settings import OWNER, SUBSTITUTE, Companions, Policy, Settings

LONGEST_ID: Final = 100


class ClockChoice(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`none`; `budget`: seconds for the whole game and an increment a turn; `days`: days for every turn, resting at times of the week."""

    kind: ClockKind = "none"
    budget: float = 0.0
    increment: float = 0.0
    days: float = 0.0
    rests: Annotated[list[Annotated[list[Number], Meta(min_length=2, max_length=2)]], Meta(max_length=50)] = []

    def __post_init__(self) -> None:
        if not all(math.isfinite(number) for number in (self.budget, self.increment, self.days)):
            raise ValueError("Expected finite numbers")


class Wishes(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is chosen for every table. At a `casual` one one may ask for hints; `companions` says whose device may hold more than one
    seat."""

    clock: ClockChoice = ClockChoice()
    absent: Policy = "bot"
    stand_in: Annotated[str, Meta(max_length=64)] = SUBSTITUTE
    casual: bool = True
    companions: Companions = OWNER
    private: bool = False
    title: Annotated[str, Meta(max_length=200)] = ""


class OpenTable(Wishes, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is chosen when a table is opened. `edition` is one of the game's own by name, `edition_toml` one of yours as text; at a
    `casual` table one may ask for hints; `companions` says whose device may hold more than one seat."""

    game: Annotated[str, Meta(max_length=64)]
    seats: Number
    options: dict[str, str | Number | bool] = {}
    edition: Annotated[str, Meta(max_length=100)] = ""
    edition_toml: Annotated[str, Meta(max_length=200_000)] = ""


class GoOn(Wishes, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A new table that goes on from a position of another: after the step `at` of its replay, and a `line` of moves that were tried since.
    Game, edition, options and seats are those of the other; without `at` a game that you have resigned goes on from there."""

    at: Number | None = None
    line: Annotated[list[MoveText], Meta(max_length=LONGEST_LINE)] = []
    companion: Companion = 0


GO_ON: Final[Reader[GoOn]] = Reader(GoOn)
READER: Final[Reader[OpenTable]] = Reader(OpenTable)


def read_choice(text: str | bytes) -> OpenTable:
    """A choice from its JSON text."""
    return READER.read(text)


def settings_for(choice: OpenTable, games: Callable[[str], Game]) -> Settings:
    """The settings of the table that is to be opened; what cannot be played is refused with its reason."""
    game = games(choice.game)
    edition = read_own(choice.edition_toml) if choice.edition_toml else game.edition(choice.edition)
    return wished(choice, game, choice.seats, game.read_options(dict(choice.options)), edition)


def settings_to_go_on(choice: GoOn, other: Settings, origin: Origin, parent: str) -> Settings:
    """The settings of a table that goes on from a position of a game with other settings. Where its `parent` must not be named, or is not
    to be found by everybody, it is not to be found itself."""
    settings = wished(choice, other.game, other.seats, other.options, other.edition)
    settings.carried = other.carried
    settings.private = choice.private or other.private or not parent
    settings.origin, settings.parent = origin, parent
    return settings


def wished(choice: Wishes, game: Game, seats: int, options: dict[str, str], edition: Edition) -> Settings:
    stand_in = check_kind(choice.stand_in).text()
    wanted = choice.clock
    clock = ClockRules(wanted.kind, wanted.budget, wanted.increment, wanted.days, wanted.rests)
    return Settings(
        game,
        seats,
        options,
        edition,
        clock,
        choice.absent,
        stand_in,
        choice.private,
        choice.title,
        choice.casual,
        choice.companions,
    )


def read_own(toml: str) -> Edition:
    """An edition that a person sent."""
    edition = read_toml(toml)
    if len(edition.id) > LONGEST_ID:
        raise trouble("edition-id-long", {"value": len(edition.id), "allowed": LONGEST_ID})
    return edition
