"""What somebody at a table asks for, as types: `Command` is their union, `read_command` reads one from its JSON text.

docs/protocol.md tells how they are used. Seats count from 0. The one place that says what each of them does is `obey.py`.
"""

import re
from typing import Annotated, Any, Final, Generic, TypeAlias, TypeVar, dataclass_transform

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from archipel.engine.phrase import Trouble, trouble
from archipel.table.companions import MOST_COMPANIONS

MOST_MOVES: Final = 100
"""How many moves one command may chain."""

ID: Final = "[A-Za-z0-9_-]{0,64}"
"""The form of a client's own ids."""

NOTHING_MORE: Final = r"(?![\s\S])"
"""Where a pattern must end. `$` would let a line break follow in Python, and not in other languages."""

Number = Annotated[int, Meta(ge=-(2**31), lt=2**31)]
"""A whole number that somebody sends: databases and other languages take no larger ones."""

Companion = Annotated[int, Meta(ge=0, le=MOST_COMPANIONS)]
"""Which of the people on one device: 0 is the one who is signed in, the others are their companions."""

MoveText = Annotated[str, Meta(max_length=400)]
MoveTexts = Annotated[list[MoveText], Meta(min_length=1, max_length=MOST_MOVES)]
ThingIds = Annotated[list[Annotated[str, Meta(max_length=400)]], Meta(max_length=100)]


@dataclass_transform(frozen_default=True, kw_only_default=True)
class Asked(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="do"):
    """`id` is the client's own name for this command: the answer repeats it, and the same move with the same id is made once,
    the same line of chat said once.

    `companion` is who does it, of the people on this device; if left out the one whom the connection is for, by POST the one signed in.
    """

    id: Annotated[str, Meta(pattern=f"^{ID}{NOTHING_MORE}")] = ""
    companion: Companion | None = None


class Sit(Asked, tag="sit"):
    """Takes a free seat, or one kept for this person; without a number the first such seat. `name` is what a companion is called."""

    seat: Number | None = None
    name: Annotated[str, Meta(max_length=200)] = ""


class Stand(Asked, tag="stand"):
    """Gets up before the game begins."""


class Invite(Asked, tag="invite"):
    """The owner keeps a free seat for somebody."""

    seat: Number
    person: Annotated[str, Meta(max_length=64)]


class PlaceBot(Asked, tag="bot"):
    """The owner gives a free seat to a bot."""

    seat: Number
    bot: Annotated[str, Meta(max_length=64)]


class Free(Asked, tag="free"):
    """The owner frees a seat: of a person, a bot or an invitation."""

    seat: Number


class Order(Asked, tag="order"):
    """The owner puts the seats in another order: the present numbers, as they shall follow."""

    order: Annotated[list[Number], Meta(max_length=20)]


class Pledge(Asked, tag="pledge"):
    """The SHA-256 of a person's contribution to the shuffle, before the start: docs/shuffles.md says of which bytes. It takes the place of
    what they pledged or contributed before."""

    pledge: Annotated[str, Meta(max_length=128)]


class Contribute(Asked, tag="contribute"):
    """A person's own 16 random bytes for the shuffle, in hexadecimal: after the start those that they have pledged. Before the start they
    count without a pledge; then this person's bytes protect nobody from somebody who knows the seed."""

    contribution: Annotated[str, Meta(max_length=64)]


class Cancel(Asked, tag="cancel"):
    """The owner closes the table before the game begins."""


class Start(Asked, tag="start"):
    """The owner begins. If nobody has pledged, all contributions are published and the game is dealt. Otherwise the table is frozen until
    everybody who has pledged has contributed; then the same happens.

    `format` is the latest format of records that the owner can read. A game with bots alone is recorded in it; others play in format 1,
    which everybody can read. A game that goes on from a position of another has a format of its own.
    """

    format: Annotated[int, Meta(ge=1, lt=2**31)] = 1


class CallOff(Asked, tag="call_off"):
    """The owner calls off a start for which somebody has not contributed: what was pledged is void, and everybody pledges anew."""


class Move(Asked, tag="move"):
    """One or several moves by their texts, all or none; `decision` is the number of the decision that is answered."""

    decision: Number
    moves: MoveTexts


class Undo(Asked, tag="undo"):
    """Takes back one's last move, as long as nothing was drawn or learnt since; at a table with bots alone, over their moves too."""

    decision: Number


class Resign(Asked, tag="resign"):
    """Gives up: the seat ranks last and a bot plays on; with two seats the game ends."""


class Leave(Asked, tag="leave"):
    """Goes away from a running game; what follows is the table's policy."""


class StandIn(Asked, tag="stand_in"):
    """Calls a bot to the seat of the person who is asked, from the table's `waits_until` on; they may come back."""


class ComeBack(Asked, tag="come_back"):
    """Takes one's seat again from the bot that stands in, with the time one had left; whoever had none is given a minute, once."""


class Agree(Asked, tag="agree"):
    """Agrees to stop, or no longer; when all people agree who have neither resigned nor been replaced for a day, the game ends without a
    winner."""

    agrees: bool


class Drop(Asked, tag="drop"):
    """Drops a running game in which only bots and people of one device play: it ends without a winner, and the table is cancelled."""


class Rematch(Asked, tag="rematch"):
    """After the end: opens a table for the next game with the same people, one seat further; they are invited."""


class Chat(Asked, tag="chat"):
    """Says something to those at the table; only those who sit there may."""

    text: Annotated[str, Meta(max_length=4000)]


class Preview(Asked, tag="preview"):
    """Asks what a legal move would bring about, as far as one may know. Either `move`, or `moves`: several in a row, every one but the
    last such that it could be taken back."""

    decision: Number
    move: MoveText | UnsetType = UNSET
    moves: MoveTexts | UnsetType = UNSET

    def __post_init__(self) -> None:
        if (self.move is UNSET) == (self.moves is UNSET):
            raise ValueError("Expected one of `move` and `moves`")

    @property
    def chain(self) -> list[str]:
        """All moves that are asked about."""
        if not isinstance(self.moves, UnsetType):
            return self.moves
        return [] if isinstance(self.move, UnsetType) else [self.move]


class Why(Asked, tag="why"):
    """Asks why a move is not allowed now. Either `move`, or `things`: those that are chosen and, at the end, the one that is touched. The
    rules find what is meant by them; if nothing is, there is no reason."""

    decision: Number
    move: MoveText = ""
    things: ThingIds = []

    def __post_init__(self) -> None:
        if bool(self.move) == bool(self.things):
            raise ValueError("Expected one of `move` and `things`")


class Hint(Asked, tag="hint"):
    """Asks what the bot `search` would play, at a casual table, for the seat that is asked."""

    decision: Number


Command: TypeAlias = (
    Sit
    | Stand
    | Invite
    | PlaceBot
    | Free
    | Order
    | Pledge
    | Contribute
    | Cancel
    | Start
    | CallOff
    | Move
    | Undo
    | Resign
    | Leave
    | StandIn
    | ComeBack
    | Agree
    | Drop
    | Rematch
    | Chat
    | Preview
    | Why
    | Hint
)

QUESTIONS: Final = (Preview, Why, Hint)
"""Commands that change nothing, and of which nobody else learns."""

T = TypeVar("T")


class Reader(Generic[T]):
    """Reads what somebody sends from its JSON text; refuses what is none, with the place and the problem.

    A number may come as a text; nothing else may come as something else.
    """

    def __init__(self, kind: Any) -> None:
        self.plain: msgspec.json.Decoder[T] = msgspec.json.Decoder(kind)
        self.lenient: msgspec.json.Decoder[T] = msgspec.json.Decoder(kind, strict=False)

    def read(self, text: str | bytes) -> T:
        try:
            return self.plain.decode(text)
        except msgspec.ValidationError:
            pass
        except (ValueError, RecursionError) as error:
            raise unreadable(error) from None
        try:
            found = self.lenient.decode(text)
            check_kinds(msgspec.json.decode(text), msgspec.to_builtins(found), "$")
            return found
        except (ValueError, RecursionError) as error:
            raise unreadable(error) from None


def check_kinds(sent: Any, found: Any, where: str) -> None:
    """Refuses what was read as yes, no or nothing and was not sent as such."""
    if isinstance(sent, dict) and isinstance(found, dict):
        for name in sent.keys() & found.keys():
            check_kinds(sent[name], found[name], f"{where}.{name}")
    elif isinstance(sent, list) and isinstance(found, list):
        for one, other in zip(sent, found, strict=True):
            check_kinds(one, other, f"{where}[...]")
    elif (found is None or isinstance(found, bool)) and type(sent) is not type(found):
        raise ValueError(f"Expected `{'null' if found is None else 'bool'}`, got `{type(sent).__name__}` - at `{where}`")


READER: Final[Reader[Command]] = Reader(Command)


def read_command(text: str | bytes) -> Command:
    """A command from its JSON text."""
    return READER.read(text)


def kind_of(command: Command) -> str:
    """What the command is called on the wire."""
    return str(command.__struct_config__.tag)


def unreadable(error: Exception) -> Trouble:
    """Why something that somebody sent cannot be read: where, and what is wrong there."""
    found = re.fullmatch(r"(?s)(.*) - at `\$\.?(.*)`", str(error))
    problem, field = found.groups() if found is not None else (str(error), "")
    return trouble("message-form", {"field": field[:100] or "–", "problem": problem[:200]})
