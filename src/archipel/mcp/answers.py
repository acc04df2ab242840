"""What the tools answer, as types. All texts are sentences or lists of sentences in the language that was asked for."""

from typing import Annotated

from msgspec import Meta

from archipel.table.table import Status
from archipel.table.views import Shown

Lines = list[str]
MoveText = Annotated[str, Meta(description="what the move is played by")]


class Option(Shown):
    """An option of a game."""

    name: str
    about: str
    default: str
    allowed: str


class Game(Shown):
    """A game that can be played."""

    name: str
    title: str
    summary: str
    fewest: int
    most: int
    effort: Annotated[str, Meta(description="how long it lasts, from which age, and how heavy it is from 1 to 5; empty where nobody knows")]
    options: list[Option]
    editions: list[str]


class GameList(Shown):
    games: list[Game]
    bots: list[str]


class Section(Shown):
    """A section of the rules; without its text where sections are only listed."""

    number: str
    title: str
    text: str


class RulesText(Shown):
    game: str
    sections: list[Section]


class ListedTable(Shown):
    """A table; `table` is its name for the tools, or nothing where one has no seat."""

    table: str
    link: str
    game: str
    status: Status
    players: Lines


class TableList(Shown):
    """`said` tells where there are none."""

    said: Lines
    tables: list[ListedTable]


class Move(Shown):
    """A move that may be made now."""

    move: MoveText
    name: Annotated[str, Meta(description="what it is called")]
    notes: Annotated[str, Meta(description="on what it touches")]


class ForeseenMove(Move):
    """A move with what it brings as far as that can be foreseen."""

    gain: Annotated[int, Meta(description="the points that it gains or costs at once")]
    brings: Annotated[Lines, Meta(description="what would happen")]


class Asked(Shown):
    """`said` is the question to you, or who else must choose; `moves` are yours."""

    table: str
    status: Status
    yours: Annotated[bool, Meta(description="whether you must choose now")]
    said: Lines
    moves: list[Move]


class News(Asked):
    """Where the game stands, and what happened since you were last told."""

    news: Lines


class MoveList(Shown):
    table: str
    said: Lines
    moves: list[ForeseenMove]


class PositionText(Shown):
    table: str
    lines: Lines


class Verdict(Shown):
    """Whether a move is allowed, and why not."""

    move: MoveText
    allowed: bool
    said: str


class Place(Shown):
    name: str
    place: int
    points: int


class ResultText(Shown):
    table: str
    said: Lines
    places: list[Place]


class RecordText(Shown):
    """`whole` says whether the game is over and every draw was checked."""

    table: str
    whole: bool
    said: Lines
    record: str
