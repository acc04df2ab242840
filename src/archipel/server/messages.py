"""Everything that passes between a server and its clients, as types. docs/protocol.md tells how they are used.

`Command` is what a client asks for, over the WebSocket of a table or by POST; `Message` is what comes over the WebSocket. Seats count from
0; -1 is somebody who watches. Times are seconds since the epoch. A phrase is a key with arguments that the words turn into a sentence.
"""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from archipel.store.companions import MOST_COMPANIONS

MOST_MOVES = 100
"""How many moves one command may chain."""

ID = "[A-Za-z0-9_-]{0,64}"
"""The form of a client's own ids."""

Number = Annotated[int, Field(ge=-(2**31), lt=2**31)]
"""A whole number that somebody sends: databases and other languages take no larger ones."""

Companion = Annotated[int, Field(ge=0, le=MOST_COMPANIONS)]
"""Which of the people on one device: 0 is the one who is signed in, the others are their companions."""

Finite = Annotated[float, Field(allow_inf_nan=False)]


class Strict(BaseModel):
    """Nothing but what is named."""

    model_config = ConfigDict(extra="forbid")


# What a client asks for


class Asked(Strict):
    """`id` is the client's own name for this command: the answer repeats it, and the same move with the same id is made once.

    `companion` is who does it, of the people on this device; if left out the one whom the connection is for, by POST the one signed in.
    """

    id: str = Field(default="", pattern=f"^{ID}$")
    companion: Companion | None = None


class Sit(Asked):
    """Takes a free seat, or one kept for this person; without a number the first such seat. `name` is what a companion is called."""

    do: Literal["sit"]
    seat: Number | None = None
    name: str = Field(default="", max_length=200)


class Stand(Asked):
    """Gets up before the game begins."""

    do: Literal["stand"]


class Invite(Asked):
    """The owner keeps a free seat for somebody."""

    do: Literal["invite"]
    seat: Number
    person: str = Field(max_length=64)


class PlaceBot(Asked):
    """The owner gives a free seat to a bot."""

    do: Literal["bot"]
    seat: Number
    bot: str = Field(max_length=64)


class Free(Asked):
    """The owner frees a seat: of a person, a bot or an invitation."""

    do: Literal["free"]
    seat: Number


class Order(Asked):
    """The owner puts the seats in another order: the present numbers, as they shall follow."""

    do: Literal["order"]
    order: list[Number] = Field(max_length=20)


class Contribute(Asked):
    """A person's own 16 random bytes for the shuffle, in hexadecimal, sent after they have seen the commitment."""

    do: Literal["contribute"]
    contribution: str = Field(max_length=64)


class Cancel(Asked):
    """The owner closes the table before the game begins."""

    do: Literal["cancel"]


class Start(Asked):
    """The owner begins: all contributions are published, and only then is anything dealt."""

    do: Literal["start"]


class Move(Asked):
    """One or several moves by their texts, all or none; `decision` is the number of the decision that is answered."""

    do: Literal["move"]
    decision: Number
    moves: list[Annotated[str, Field(max_length=400)]] = Field(min_length=1, max_length=MOST_MOVES)


class Undo(Asked):
    """Takes back one's last move, as long as nothing was drawn or learnt since."""

    do: Literal["undo"]
    decision: Number


class Resign(Asked):
    """Gives up: the seat ranks last and a bot plays on; with two seats the game ends."""

    do: Literal["resign"]


class Leave(Asked):
    """Goes away from a running game; what follows is the table's policy."""

    do: Literal["leave"]


class ComeBack(Asked):
    """Takes one's seat again from the bot that stands in."""

    do: Literal["come_back"]


class Agree(Asked):
    """Agrees to stop, or no longer; when all people who play agree, the game ends without a winner."""

    do: Literal["agree"]
    agrees: bool


class Rematch(Asked):
    """After the end: opens a table for the next game with the same people, one seat further; they are invited."""

    do: Literal["rematch"]


class Chat(Asked):
    """Says something to those at the table; only those who sit there may."""

    do: Literal["chat"]
    text: str = Field(max_length=4000)


class Preview(Asked):
    """Asks what a legal move would bring about, as far as one may know."""

    do: Literal["preview"]
    decision: Number
    move: str = Field(max_length=400)


class Why(Asked):
    """Asks why a move is not allowed now."""

    do: Literal["why"]
    decision: Number
    move: str = Field(max_length=400)


class Hint(Asked):
    """Asks what the bot `search` would play, at a casual table, for the seat that is asked."""

    do: Literal["hint"]
    decision: Number


Command = Annotated[
    Sit
    | Stand
    | Invite
    | PlaceBot
    | Free
    | Order
    | Contribute
    | Cancel
    | Start
    | Move
    | Undo
    | Resign
    | Leave
    | ComeBack
    | Agree
    | Rematch
    | Chat
    | Preview
    | Why
    | Hint,
    Field(discriminator="do"),
]


# Parts of what a server says


class Phrase(Strict):
    """A key with arguments; the words of the game make a sentence of it."""

    key: str
    args: dict[str, Any]


class Reason(Phrase):
    """Why something is refused; `rule` is the section of the rulebook, if one speaks."""

    rule: str


class Mark(Phrase):
    """A note on a thing, for the seat that is asked."""

    thing: str


class LegalMove(Strict):
    """A move that may be made now: its text, what it is called (none: as its text says), the things it touches, and whether it could not be
    taken back."""

    text: str
    name: Phrase | None
    things: list[str]
    final: bool


class HintView(Strict):
    """A move that was thought about: how often it was tried in thought, and the share of wins it seems to promise."""

    move: str
    share: float = Field(ge=0, le=1)
    visits: int


class SeatView(Strict):
    """A place at the table. `kind` is open, person or the kind of a bot; `contribution` is published when the game starts."""

    kind: str
    person: str
    invited: str
    name: str
    contributed: bool
    contribution: str
    stand_in: str = Field(description="the kind of the bot that plays for an absent person, or nothing")
    resigned: bool
    agreed: bool = Field(description="agrees to stop")


class ClockView(Strict):
    """The clock: its rules, the seconds every seat has left at `now`, and which seat's time runs (-1: nobody's)."""

    kind: Literal["none", "budget", "days"]
    budget: float
    increment: float
    days: float
    rests: list[list[int]] = Field(description="spans of the week in minutes from Monday 0:00 UTC")
    left: list[float]
    running: int
    deadline: float | None
    now: float


class EditionView(Strict):
    """The edition that is played; `ours` is false for one that the owner brought."""

    id: str
    hash: str
    ours: bool


class GameView(Strict):
    """The game as the reader may see it. `moves` and `marks` are filled for the seat that is asked alone."""

    decision: int = Field(description="the number of the decision that is asked now; a move must repeat it")
    asked: int = Field(description="the seat that must choose; -3 once the game is over")
    question: Phrase
    view: dict[str, Any] = Field(description="what the reader's seat may know, in the game's own terms")
    moves: list[LegalMove]
    marks: list[Mark]
    can_undo: bool
    scores: list[int]
    places: list[int] = Field(description="the place of every seat, once the game is over")
    seed: str = Field(description="published when the game is over")


class TableView(Strict):
    """A table as one reader may see it."""

    id: str
    version: int = Field(description="how many entries the table's log has")
    status: Literal["open", "running", "over", "cancelled", "expired"]
    owner: str
    seat: int = Field(description="the reader's own seat; -1 for somebody who watches")
    game: str
    title: str
    private: bool
    options: dict[str, str]
    edition: EditionView
    absent: Literal["bot", "resign", "wait"]
    stand_in: str
    casual: bool = Field(description="whether hints are allowed")
    commitment: str
    rematch: str = Field(description="the table of the next game, once somebody has opened it")
    seats: list[SeatView]
    clock: ClockView
    match: GameView | None


class Entry(Strict):
    """An entry of the game's record, as the reader may read it."""

    kind: Literal["move", "undo", "resign", "timeout", "takeover", "return", "stop"]
    seat: int
    text: str


class Happening(Strict):
    """An entry of the table's log: what happened, the entries of the record it made, and the events that the reader was told."""

    number: int
    at: float
    kind: str
    seat: int = Field(description="the seat concerned; -1: none")
    entries: list[Entry]
    events: list[Phrase]


class ChatLine(Strict):
    """Something somebody said. Chat counts by itself and is no part of the record."""

    number: int
    at: float
    person: str
    name: str
    text: str


# What a server says


class TableMessage(Strict):
    """The table at `version`, and what happened since the version `since`. Sent on connecting, and after every change."""

    type: Literal["table"]
    since: int
    version: int
    happened: list[Happening]
    table: TableView


class DoneMessage(Strict):
    """A command was carried out, and is kept."""

    type: Literal["done"]
    id: str
    version: int


class RefusedMessage(Strict):
    """A command was not carried out, and nothing was changed."""

    type: Literal["refused"]
    id: str
    reason: Reason


class AnswerMessage(Strict):
    """The answer to `preview` (the events), `why` (the reason; none if the move is allowed) or `hint` (up to three moves, best first)."""

    type: Literal["answer"]
    id: str
    events: list[Phrase]
    reason: Reason | None
    hints: list[HintView] = []


class ChatMessage(Strict):
    """Lines of the chat that the reader has not muted."""

    type: Literal["chat"]
    lines: list[ChatLine]


class PresenceMessage(Strict):
    """Who is connected to the table now: people who sit there, and how many others watch. `number` grows with every message."""

    type: Literal["presence"]
    number: int
    here: list[str]
    watching: int


Message = Annotated[
    TableMessage | DoneMessage | RefusedMessage | AnswerMessage | ChatMessage | PresenceMessage,
    Field(discriminator="type"),
]


# REST


class Refusal(Strict):
    """The body of every answer that is not a success."""

    reason: Reason


class Done(Strict):
    """What a command by POST came to: the version after it, the answer to a question, and the table as it is now."""

    version: int
    events: list[Phrase]
    reason: Reason | None
    hints: list[HintView] = []
    table: TableView


class ClockChoice(Strict):
    """`none`; `budget`: seconds for the whole game and an increment a turn; `days`: days for every turn, resting at times of the week."""

    kind: Literal["none", "budget", "days"] = "none"
    budget: Finite = 0
    increment: Finite = 0
    days: Finite = 0
    rests: list[Annotated[list[Number], Field(min_length=2, max_length=2)]] = Field(default=[], max_length=50)


class OpenTable(Strict):
    """What is chosen when a table is opened. `edition` is one of the game's own by name, `edition_toml` one of yours as text; at a
    `casual` table one may ask for hints."""

    game: str = Field(max_length=64)
    seats: Number
    options: dict[str, str | Number | bool] = {}
    edition: str = Field(default="", max_length=100)
    edition_toml: str = Field(default="", max_length=200_000)
    clock: ClockChoice = ClockChoice()
    absent: Literal["bot", "resign", "wait"] = "bot"
    stand_in: str = Field(default="greedy", max_length=64)
    casual: bool = True
    private: bool = False
    title: str = Field(default="", max_length=200)


class SeatSummary(Strict):
    kind: str
    person: str
    invited: str
    name: str


class TableSummary(Strict):
    """A table as the lobby lists it. `asked` is the person who must choose."""

    id: str
    status: str
    version: int
    game: str
    title: str
    private: bool
    casual: bool = True
    owner: str
    edition: str
    options: dict[str, str]
    clock: ClockChoice
    seats: list[SeatSummary]
    opened: float
    changed: float
    asked: str | None


class OptionView(Strict):
    """An option of a game: one of `values`, or a whole number from `low` to `high` where there are none."""

    name: str
    default: str
    values: list[str]
    low: int
    high: int


class GameSummary(Strict):
    """A game that can be played here."""

    name: str
    title: str
    rules: int
    fewest: int
    most: int
    options: list[OptionView]
    editions: list[str]
    bots: list[str]


class EditionText(Strict):
    game: str = Field(max_length=64)
    toml: str = Field(max_length=200_000)


class Problem(Reason):
    """Something wrong with an edition (`error`: it cannot be played) or unusual; `source` says where the constraint comes from."""

    source: str
    error: bool


class EditionReport(Strict):
    id: str
    hash: str
    playable: bool
    problems: list[Problem]


# Games to look at and to try


class ReplayStep(Strict):
    """A step of a game: the entry of the record as the reader may read it (none: this is the deal), and what the reader was told."""

    entry: Entry | None
    events: list[Phrase]


class Replay(Strict):
    """A game step by step, for the eyes of a seat (-1: of those who watch). Step 0 is the deal; an undo is a step too."""

    game: str
    names: list[str]
    finished: bool = Field(description="a running game is told as those who watch it know it, and grows")
    seat: int
    steps: int = Field(description="how many there are, the deal included")
    entries: list[ReplayStep] = Field(description="every step, from the deal")
    standings: list[list[int]] = Field(description="the points of every seat after each step; of a finished game as if it had ended there")


class Position(Strict):
    """A game at one moment, for the eyes of a seat."""

    step: int
    seat: int = Field(description="whose view it is; -1: of those who watch")
    asked: int = Field(description="the seat that must choose; -3 once the game is over")
    question: Phrase
    view: dict[str, Any] = Field(description="what the reader's seat may know, in the game's own terms")
    scores: list[int]
    places: list[int] = Field(description="the place of every seat, once the game is over")
    events: list[Phrase] = Field(description="what the reader was told by the step that led here")


class Frame(Position):
    """A game after a step; `entry` is what the record says of it (none: this is the deal)."""

    entry: Entry | None


class Draws(Strict):
    """All that is needed to compute the draws of a finished game again; docs/shuffles.md says how."""

    header: str = Field(description="the text that the dealer's key is made from, byte for byte in UTF-8")
    seed: str = Field(description="in hexadecimal")
    commitment: str = Field(description="SHA-256 of the seed, in hexadecimal")
    draws: list[tuple[int, int, int]] = Field(description="in order: out of how many, which one (from 0), and at which step of the replay")


class Try(Strict):
    """A move that an example tries, with what it is called; `refused` is the key of the reason for which it must be refused, or nothing."""

    move: str
    name: Phrase | None
    refused: str


class ExampleSummary(Strict):
    """An example of the rulebook: the section it stands in, who is asked first, and what it tries, one after the other."""

    id: str
    rule: str
    seats: int
    options: dict[str, str]
    seat: int
    steps: list[Try]


class TryExample(Strict):
    """The moves so far, made by whoever was asked; `seat` is whose view is wanted (-1: of those who watch), by default who is asked."""

    moves: list[Annotated[str, Field(max_length=400)]] = Field(default=[], max_length=MOST_MOVES)
    seat: Number | None = None


class ExampleFrame(Position):
    """An example after some moves, and every move that may be made now. `must` are those of the events that the example speaks of.

    Where no seat was asked for, the view is that of the seat which is asked, and the events are told as to `mover`, who made the last move.
    """

    mover: int = Field(description="the seat whose move led here; -1: this is the beginning")
    must: list[Phrase]
    moves: list[LegalMove]
    marks: list[Mark]
    follows: bool = Field(description="whether the moves so far are the example's own")
    next: Try | None = Field(description="what the example tries next, as long as its own moves were made")
