"""The tools, as types: the fields are what a tool is told, the docstring is what a model reads about it.

Names and descriptions are English, like the help of the command line; the answers are in the language that is asked for.
"""

import json
from typing import Annotated, Final, Literal, NamedTuple, TypeAlias, dataclass_transform

import msgspec
from msgspec import Meta, Struct

from archipel.engine.phrase import Data, trouble
from archipel.mcp import answers as a
from archipel.table.commands import MoveText, Number, Reader
from archipel.table.views import Shown

LONGEST_WAIT: Final = 30
"""How many seconds a tool waits at most for others."""

GameName = Annotated[str, Meta(max_length=64, description="the game's name, as the tool `games` lists it")]
Name = Annotated[str, Meta(max_length=200, description="what you are called at the table")]
Address = Annotated[str, Meta(max_length=400, description="the address of a server, such as http://localhost:8000")]


@dataclass_transform(frozen_default=True, kw_only_default=True)
class Call(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Asks for something."""

    language: Annotated[
        str, Meta(max_length=64, description="of the answer: en, fr, de or it; otherwise the one the program began with")
    ] = ""


class AtTable(Call):
    """Asks for something at a table."""

    table: Annotated[str, Meta(max_length=200, description="the table, as it was named when you sat down")]


class Games(Call):
    """Lists the games: seats, length, weight, options and editions; and the bots that can sit at a table."""


class Rules(Call):
    """Reads the rules of a game. Without a section, lists the sections; with one, gives its text and that of the sections below it.
    Section Q is the quick reference. Refusals of moves cite these sections."""

    game: GameName
    section: Annotated[str, Meta(max_length=64, description="the number of a section, such as 6 or 6B; empty for the list")] = ""


class Tables(Call):
    """Lists the tables at which you have a seat, finished ones too."""


class Lobby(Call):
    """Lists the tables of a server that wait for players, each with the address for `join_table`."""

    server: Address


class OpenTable(Call):
    """Opens a table and takes its first seat. Without a server it is here, bots take all other seats, and the game begins at once. At a
    server, seats without a bot stay free for people, who find the table by its link; `start` begins the game when all seats are taken."""

    game: GameName
    bots: Annotated[
        list[Annotated[str, Meta(max_length=64)]],
        Meta(
            max_length=20,
            description="who sits at the other seats, in order: random, greedy, first-thought, search, search:200 (iterations); here the "
            "rest are greedy",
        ),
    ] = []
    seats: Annotated[
        Number, Meta(description="how many seats the table has; 0: one for you and one for each bot, or the fewest possible")
    ] = 0
    options: Annotated[dict[str, str | Number | bool], Meta(description="options of the game by name; the others have their defaults")] = {}
    edition: Annotated[str, Meta(max_length=100, description="the id of one of the game's editions; otherwise its first")] = ""
    name: Name = ""
    server: Address = ""


class JoinTable(Call):
    """Takes a seat at a table of a server; `wait` tells when the game has begun and you are asked. Comes back to a seat that you have."""

    address: Annotated[str, Meta(max_length=400, description="the link of the table, such as http://localhost:8000/t/TABLE")]
    seat: Annotated[Number, Meta(description="the number of the seat, from 1; 0: the first that is free")] = 0
    name: Name = ""


class Start(AtTable):
    """Begins the game at a table that you opened at a server, once all seats are taken."""


class Position(AtTable):
    """Describes the table in words as you see it from your seat: the board, the players, what you hold, the points, who must choose."""


class Moves(AtTable):
    """Lists the moves that you may make now: the text to play each by, what it is called, notes on what it touches, and what it brings as
    far as you can foresee."""


class WhyNot(AtTable):
    """Says why a move is not allowed now, with the section of the rules that forbids it; or that it is allowed."""

    move: Annotated[MoveText, Meta(description="the text of the move")]


class Play(AtTable):
    """Makes a move. Then tells what happened up to your next decision, with the moves you have there. If others take long, `wait` goes
    on."""

    move: Annotated[MoveText, Meta(description="the text of the move, as `moves` lists it")]


class Wait(AtTable):
    """Waits until you must choose or the game is over, and tells what happened meanwhile. Call it again if it took too long."""

    seconds: Annotated[int, Meta(ge=0, le=LONGEST_WAIT, description="how long to wait at most")] = LONGEST_WAIT


class Log(AtTable):
    """Tells again what happened."""

    since: Annotated[Literal["last", "start"], Meta(description="`last`: since you were last told; `start`: since the game began")] = "last"


class Undo(AtTable):
    """Takes back your last move, as long as nothing was drawn or learnt since; if you play only with bots, past their moves too."""


class Leave(AtTable):
    """Goes away from a running game. `leave`: a bot plays for you until you come back. `resign`: you give up and are ranked last. `stop`:
    you agree to end the game without a winner, which happens when all people agree; `go_on`: you no longer agree."""

    how: Literal["leave", "resign", "stop", "go_on"]


class ComeBack(AtTable):
    """Takes your seat again from the bot that plays for you."""


class Result(AtTable):
    """Tells how a finished game ended: places and points."""


class Record(AtTable):
    """Gives the record of the game as text. Once the game is over it is whole and checked: every draw follows from the seed that was
    promised, as `archipel verify` finds too. Until then it is as your seat may read it."""


TableCall: TypeAlias = Start | Position | Moves | WhyNot | Play | Wait | Log | Undo | Leave | ComeBack | Result | Record
AnyCall: TypeAlias = Games | Rules | Tables | Lobby | OpenTable | JoinTable | TableCall


class Tool(NamedTuple):
    """What a tool is told and what it answers; whether it changes something, and whether it speaks to a server."""

    asks: type[Call]
    gives: type[Shown]
    changes: bool = False
    outside: bool = False


TOOLS: Final = {
    "games": Tool(Games, a.GameList),
    "rules": Tool(Rules, a.RulesText),
    "tables": Tool(Tables, a.TableList),
    "lobby": Tool(Lobby, a.TableList, outside=True),
    "open_table": Tool(OpenTable, a.News, changes=True, outside=True),
    "join_table": Tool(JoinTable, a.News, changes=True, outside=True),
    "start": Tool(Start, a.News, changes=True),
    "position": Tool(Position, a.PositionText),
    "moves": Tool(Moves, a.MoveList),
    "why_not": Tool(WhyNot, a.Verdict),
    "play": Tool(Play, a.News, changes=True),
    "wait": Tool(Wait, a.News),
    "log": Tool(Log, a.News),
    "undo": Tool(Undo, a.News, changes=True),
    "leave": Tool(Leave, a.News, changes=True),
    "come_back": Tool(ComeBack, a.News, changes=True),
    "result": Tool(Result, a.ResultText),
    "record": Tool(Record, a.RecordText),
}
"""Every tool by its name, in the order in which they are listed."""

READERS: Final[dict[str, Reader[AnyCall]]] = {name: Reader(tool.asks) for name, tool in TOOLS.items()}


def read_call(tool: str, arguments: Data) -> AnyCall:
    """What a model asks for, from what it sent."""
    if tool not in READERS:
        raise trouble("argument-choice", {"value": tool, "allowed": ", ".join(TOOLS)})
    fields = TOOLS[tool].asks.__struct_fields__
    for name in arguments:
        if name not in fields:
            raise trouble("argument-choice", {"value": name, "allowed": ", ".join(fields)})
    return READERS[tool].read(json.dumps(arguments))


def described(kind: type[Struct]) -> str:
    """What the docstring of a type says, in one paragraph."""
    return " ".join((kind.__doc__ or "").split())


def schema(kind: type[Struct]) -> Data:
    """A type as JSON Schema, complete in itself; what its docstring says is told elsewhere."""
    _, parts = msgspec.json.schema_components((kind,), ref_template="#/$defs/{name}")
    whole = parts.pop(kind.__name__)
    whole.pop("description", None)
    return {**whole, "$defs": parts} if parts else whole
