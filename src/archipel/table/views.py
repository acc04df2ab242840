"""Everything that is shown of a table, and of games to look at, as types: `showing.py`, `story.py` and `trial.py` build them.

`Message` is what comes over the WebSocket. Seats count from 0; -1 is somebody who watches. Times are seconds since the epoch. A phrase is a
key with arguments that the words turn into a sentence.
"""

from typing import Annotated, Any, Literal, TypeAlias, dataclass_transform

import msgspec
from msgspec import Meta, Struct

from archipel.table.clock import ClockKind
from archipel.table.opening import ClockChoice
from archipel.table.settings import ALL, Companions, Policy
from archipel.table.table import Status

EntryKind = Literal["move", "undo", "resign", "timeout", "takeover", "return", "stop"]


@dataclass_transform(frozen_default=True, kw_only_default=True)
class Shown(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Nothing but what is named."""


# Parts of what is said


class Phrase(Shown):
    """A key with arguments; the words of the game make a sentence of it."""

    key: str
    args: dict[str, Any]


class Reason(Phrase):
    """Why something is refused; `rule` is the section of the rulebook, if one speaks."""

    rule: str


class Mark(Phrase):
    """A note on a thing, for the seat that is asked."""

    thing: str


class LegalMove(Shown):
    """A move that may be made now: its text, what it is called (none: as its text says), the things it touches, whether it could not be
    taken back, and how many points it gains or costs at once, as far as that can be foreseen."""

    text: str
    name: Phrase | None
    things: list[str]
    final: bool
    gain: int


class HintView(Shown):
    """A move that was thought about: how often it was tried in thought, and the share of wins it seems to promise. `alike`: as far as is
    known, it is about as good as the best; else it is `behind`, by so many wins in 100 games, in steps of 5 (0: by a little). `reasons`:
    what it brings, as a preview tells it."""

    move: str
    share: Annotated[float, Meta(ge=0, le=1)]
    visits: int
    alike: bool
    behind: Annotated[int, Meta(ge=0, le=100)]
    reasons: list[Phrase]


class SeatView(Shown):
    """A place at the table. `kind` is open, person or the kind of a bot; `contribution` is published when the game is dealt."""

    kind: str
    person: str
    invited: str
    name: str
    program: Annotated[bool, Meta(description="whether the person is a program, which came with a token of its owner")]
    contributed: Annotated[bool, Meta(description="has pledged a contribution, or sent one: as far as they go, the game can start")]
    pledge: Annotated[str, Meta(description="the SHA-256 of the contribution; empty where it was sent without one")]
    revealed: Annotated[bool, Meta(description="has sent the contribution itself")]
    contribution: str
    stand_in: Annotated[str, Meta(description="the kind of the bot that plays for an absent person, or nothing")]
    resigned: bool
    agreed: Annotated[bool, Meta(description="agrees to stop")]


class ClockView(Shown):
    """The clock: its rules, the seconds every seat has left at `now`, and which seat's time runs (-1: nobody's)."""

    kind: ClockKind
    budget: float
    increment: float
    days: float
    rests: Annotated[list[list[int]], Meta(description="spans of the week in minutes from Monday 0:00 UTC")]
    left: list[float]
    running: int
    deadline: float | None
    now: float


class EditionView(Shown):
    """The edition that is played; `ours` is false for one that the owner brought."""

    id: str
    hash: str
    ours: bool


class GameView(Shown):
    """The game as the reader may see it. `moves` and `marks` are filled for the seat that is asked alone."""

    decision: Annotated[int, Meta(description="the number of the decision that is asked now; a move must repeat it")]
    asked: Annotated[int, Meta(description="the seat that must choose; -3 once the game is over")]
    question: Phrase
    view: Annotated[dict[str, Any], Meta(description="what the reader's seat may know, in the game's own terms")]
    moves: list[LegalMove]
    marks: list[Mark]
    lack: Annotated[Reason | None, Meta(description="why nothing can be chosen but to do without, where that is so")]
    can_undo: bool
    undo: Annotated[Reason | None, Meta(description="for somebody who plays: why the last move cannot be taken back, where that is so")]
    scores: list[int]
    outlook: Annotated[list[int], Meta(description="the points if the game ended now, as far as the reader can know")]
    places: Annotated[list[int], Meta(description="the place of every seat, once the game is over")]
    seed: Annotated[str, Meta(description="published when the game is over")]


class OriginView(Shown):
    """Where a game goes on from that does not begin from the beginning: a position of another game."""

    table: Annotated[str, Meta(description="the table of the other game; empty if that was still running")]
    step: Annotated[int, Meta(description="the step of its replay")]
    line: Annotated[list[str], Meta(description="the moves that were tried since, as for exploring")]
    seat: Annotated[int, Meta(description="what this seat knew there is as it was; everything else hidden is dealt anew")]


class TableView(Shown):
    """A table as one reader may see it."""

    id: str
    version: Annotated[int, Meta(description="how many entries the table's log has")]
    status: Status
    owner: str
    seat: Annotated[int, Meta(description="the reader's own seat; -1 for somebody who watches")]
    game: str
    rules: Annotated[int, Meta(description="the version of the game's rules that the table plays by: those it was opened with")]
    title: str
    private: bool
    options: dict[str, str]
    edition: EditionView
    absent: Policy
    stand_in: str
    waits_until: Annotated[
        float | None,
        Meta(description="from when on the others may call a stand-in for who is asked; null: none is, or the clock decides"),
    ]
    casual: Annotated[bool, Meta(description="whether hints are allowed")]
    companions: Annotated[Companions, Meta(description="whose device may hold more than one seat: the owner's, or all")]
    commitment: str
    sealed: Annotated[
        str,
        Meta(description="from the start to the deal: SHA-256 of the record's header with pledges in place of contributions; else empty"),
    ]
    called_off: Annotated[int, Meta(description="how many starts were called off before anything was dealt")]
    rematch: Annotated[str, Meta(description="the table of the next game, once somebody has opened it")]
    origin: Annotated[OriginView | None, Meta(description="where the game goes on from; null: it begins from the beginning")]
    seats: list[SeatView]
    clock: ClockView
    match: GameView | None


class Entry(Shown):
    """An entry of the game's record, as the reader may read it."""

    kind: EntryKind
    seat: int
    text: str


class Happening(Shown):
    """An entry of the table's log: what happened, the entries of the record it made, and the events that the reader was told."""

    number: int
    at: float
    kind: str
    seat: Annotated[int, Meta(description="the seat concerned; -1: none")]
    entries: list[Entry]
    events: list[Phrase]


class ChatLine(Shown):
    """Something somebody said. Chat counts by itself and is no part of the record."""

    number: int
    at: float
    person: str
    name: str
    text: str


# What is said


class TableMessage(Shown, tag_field="type", tag="table"):
    """The table at `version`, and what happened since the version `since`. Sent on connecting, and after every change."""

    since: int
    version: int
    happened: list[Happening]
    table: TableView


class DoneMessage(Shown, tag_field="type", tag="done"):
    """A command was carried out, and is kept."""

    id: str
    version: int


class RefusedMessage(Shown, tag_field="type", tag="refused"):
    """A command was not carried out, and nothing was changed."""

    id: str
    reason: Reason


class AnswerMessage(Shown, tag_field="type", tag="answer"):
    """The answer to `preview` (the events), `why` (the reason; none if the move is allowed) or `hint` (up to three moves, best first)."""

    id: str
    events: list[Phrase]
    reason: Reason | None
    hints: list[HintView] = []


class ChatMessage(Shown, tag_field="type", tag="chat", omit_defaults=True):
    """Lines of the chat that the reader has not muted; `taken` are the numbers of lines the reader knows that are gone, to be forgotten."""

    lines: list[ChatLine]
    taken: list[int] = []


class PresenceMessage(Shown, tag_field="type", tag="presence"):
    """Who is connected to the table now: people who sit there, and how many others watch. `number` grows with every message."""

    number: int
    here: list[str]
    watching: int


Message: TypeAlias = TableMessage | DoneMessage | RefusedMessage | AnswerMessage | ChatMessage | PresenceMessage


def as_json(what: object) -> bytes:
    """Something that is shown, as it travels."""
    return msgspec.json.encode(what)


def as_text(what: object) -> str:
    return as_json(what).decode()


# Answers to requests


class Refusal(Shown):
    """The body of every answer that is not a success."""

    reason: Reason


class Done(Shown, kw_only=True):
    """What a command by POST came to: the version after it, the answer to a question, and the table as it is now."""

    version: int
    events: list[Phrase]
    reason: Reason | None
    hints: list[HintView] = []
    table: TableView


# The lobby


class SeatSummary(Shown):
    """Who sits at a seat, or is invited to it; `program` is whether the person is a program."""

    kind: str
    person: str
    invited: str
    name: str
    program: bool = False


class TableSummary(Shown, kw_only=True):
    """A table as the lobby lists it. `asked` is the person who must choose."""

    id: str
    status: str
    version: int
    game: str
    title: str
    private: bool
    casual: bool = True
    companions: Companions = ALL
    owner: str
    edition: str
    options: dict[str, str]
    clock: ClockChoice
    seats: list[SeatSummary]
    opened: float
    changed: float
    asked: str | None
    sequel: Annotated[bool, Meta(description="whether its game goes on from a position of another")] = False


# Finished games of one's own


class ResultSeat(Shown):
    """Who sat at a seat of a finished game, and how they ended; `kind` is person or the kind of a bot."""

    kind: str
    person: str
    name: str
    place: int
    score: int


class OwnResult(Shown):
    """How a game ended for the person who asks, at `seat`. Whoever wins is first of those who stayed, unless all agreed to stop."""

    table: str
    game: str
    edition: str
    title: str
    options: dict[str, str]
    began: float
    ended: float
    seat: int
    place: int
    score: int
    won: bool
    stopped: Annotated[bool, Meta(description="all agreed to stop: nobody has won, and it does not count")]
    resigned: bool
    replaced: Annotated[bool, Meta(description="a bot played for this person at the end: it does not count")]
    sequel: Annotated[bool, Meta(description="the game went on from a position of another: it does not count")]
    seats: list[ResultSeat]


class OwnResults(Shown):
    """A page of results, the last game first; `more` says whether older ones follow."""

    results: list[OwnResult]
    more: bool


class Tally(Shown):
    """How games of one sort ended: how many, how many were won, and of how many opponents how many came in behind."""

    games: int
    wins: int
    faced: int
    beaten: int


class GameTally(Tally):
    game: str


class SeatTally(Tally):
    seat: int


class OpponentTally(Tally):
    """Games with one other person, or with bots of one kind; `person` and `name` are empty for bots."""

    kind: str
    person: str
    name: str


class Statistics(Shown):
    """All finished games of a person that count, and how many do not. `pending` are those whose result is still being read from their logs:
    whoever asks again gets more of them."""

    total: Tally
    uncounted: int
    pending: int
    games: list[GameTally]
    opponents: list[OpponentTally]
    seats: list[SeatTally]


# Games to look at and to try


class ReplayStep(Shown):
    """A step of a game: the entry of the record as the reader may read it (none: this is the deal), and what the reader was told."""

    entry: Entry | None
    events: list[Phrase]


class Replay(Shown):
    """A game step by step, for the eyes of a seat (-1: of those who watch). Step 0 is the deal; an undo is a step too."""

    game: str
    names: list[str]
    finished: Annotated[bool, Meta(description="a running game is told as those who watch it know it, or the reader's own seat, and grows")]
    seat: int
    steps: Annotated[int, Meta(description="how many there are, the deal included")]
    entries: Annotated[list[ReplayStep], Meta(description="every step, from the deal")]
    standings: Annotated[
        list[list[int]], Meta(description="the points of every seat after each step; of a finished game as if it had ended there")
    ]


class Position(Shown):
    """A game at one moment, for the eyes of a seat."""

    step: int
    seat: Annotated[int, Meta(description="whose view it is; -1: of those who watch")]
    asked: Annotated[int, Meta(description="the seat that must choose; -3 once the game is over")]
    question: Phrase
    view: Annotated[dict[str, Any], Meta(description="what the reader's seat may know, in the game's own terms")]
    scores: list[int]
    places: Annotated[list[int], Meta(description="the place of every seat, once the game is over")]
    events: Annotated[list[Phrase], Meta(description="what the reader was told by the step that led here")]


class Frame(Position):
    """A game after a step; `entry` is what the record says of it (none: this is the deal)."""

    entry: Entry | None


class Draws(Shown):
    """All that is needed to compute the draws of a finished game again; docs/shuffles.md says how."""

    header: Annotated[str, Meta(description="the text that the dealer's key is made from, byte for byte in UTF-8")]
    seed: Annotated[str, Meta(description="in hexadecimal")]
    commitment: Annotated[str, Meta(description="SHA-256 of the seed, in hexadecimal")]
    draws: Annotated[
        list[tuple[int, int, int]], Meta(description="in order: out of how many, which one (from 0), and at which step of the replay")
    ]


class Try(Shown):
    """A move that an example tries, with what it is called; `refused` is the key of the reason for which it must be refused, or nothing."""

    move: str
    name: Phrase | None
    refused: str


class ExampleSummary(Shown):
    """An example of the rulebook: the section it stands in, who is asked first, and what it tries, one after the other."""

    id: str
    rule: str
    seats: int
    options: dict[str, str]
    seat: int
    steps: list[Try]


class TriedPosition(Position):
    """A position in which moves are tried for all seats, and every move that may be made now.

    Where no seat was asked for, the view is that of the seat which is asked, and the events are told as to `mover`, who made the last move.
    """

    mover: Annotated[int, Meta(description="the seat whose move led here; -1: this is the beginning")]
    moves: list[LegalMove]
    marks: list[Mark]


class ExampleFrame(TriedPosition):
    """An example after some moves. `must` are those of the events that the example speaks of."""

    must: list[Phrase]
    follows: Annotated[bool, Meta(description="whether the moves so far are the example's own")]
    next: Annotated[Try | None, Meta(description="what the example tries next, as long as its own moves were made")]
    refused: Annotated[Reason | None, Meta(description="why the last move was refused, where that was to be expected")] = None


# Finished games played on


class LineMove(Shown):
    """A move of a line that somebody plays on from a finished game, as it is to be sent again, and whose it is."""

    text: Annotated[str, Meta(description="`play blue-3`; `play blue-3*2` where what it draws is drawn otherwise, for the second time")]
    seat: int
    name: Annotated[Phrase | None, Meta(description="what it is called (none: as its text says)")]
    drawn: Annotated[bool, Meta(description="whether something was drawn or thrown, and may be drawn otherwise")]


class ExploredFrame(TriedPosition):
    """A finished game played on from a step of its replay (`at`); `step` counts the moves of the line."""

    at: int
    line: Annotated[list[LineMove], Meta(description="the moves made since the step, without the first ones that were said to be known")]
    lack: Annotated[Reason | None, Meta(description="why nothing can be chosen but to do without, where that is so")]


class ExploredAnswer(Shown):
    """The answer to a question about such a position: what moves would bring, why a move is not allowed, or up to three hints."""

    events: list[Phrase] = []
    reason: Reason | None = None
    hints: list[HintView] = []


# Finished games looked at again

AnalysisState = Literal["off", "none", "waiting", "running", "stopped", "done"]
Verdict = Literal["open", "best", "equal", "worse"]
Cause = Literal["decision", "luck"]


class JudgedMove(Shown):
    """A move that was, or could have been, made: its text, what it is called (none: as its text says), the things it touches, and the share
    of wins that it promised to the seat that was asked."""

    text: str
    name: Phrase | None
    things: list[str]
    share: float


class JudgedView(Shown):
    """A decision that was looked at again. A first glance tells no more than `before`: `after` is the same, and the verdict `open`.

    Verdicts: the move that was made is the `best`, about as good (`equal`), or clearly `worse`.
    """

    step: Annotated[int, Meta(description="the step of the replay at which it was asked; the next one is the move that was made")]
    seat: int
    made: JudgedMove
    before: Annotated[list[float], Meta(description="the share of wins that every seat could expect before it, from the best move")]
    after: Annotated[list[float], Meta(description="the share of wins that every seat could expect after the move that was made")]
    lost: Annotated[float, Meta(description="how much of its share the seat gave away")]
    doubt: Annotated[float, Meta(description="the standard error of `lost`")]
    verdict: Verdict
    merit: Annotated[float, Meta(description="by how much the next best move was clearly worse, where the best was made; else 0")]
    best: Annotated[list[JudgedMove], Meta(description="the moves that were about as good as the best; empty as long as it is open")]
    reasons: Annotated[list[Phrase], Meta(description="what the first of these brings, as far as the seat could foresee it")]


class AccountView(Shown):
    """How a seat came from its share at the beginning to that at the end: by its own moves, those of others, and luck."""

    begin: float
    own: float
    others: float
    luck: float
    end: float


class TurningPoint(Shown):
    """A great swing of the shares, between two steps of the replay: by the decision of `seat`, or by luck after it."""

    step: int
    until: int
    seat: int
    cause: Cause
    changes: Annotated[list[float], Meta(description="by how much the share of every seat changed")]
    seats: Annotated[list[int], Meta(description="the seats concerned: those whose share changed most")]


class Analysis(Shown):
    """A finished game looked at again, as far as that has come. Without a decision yet, all lists are empty."""

    state: Annotated[AnalysisState, Meta(description="`off`: there is none, and this server makes none; `stopped`: it came to no end")]
    own: Annotated[bool, Meta(description="whether whoever asks has begun it, and may cancel it while it waits or runs")]
    ahead: Annotated[int, Meta(description="how many are made before it, while it waits")]
    done: Annotated[int, Meta(description="how many decisions were looked at as long as they shall be")]
    total: int
    iterations: Annotated[int, Meta(description="how long each decision is looked at")]
    end: Annotated[list[float], Meta(description="the share of the victory that every seat had in the end")]
    accounts: Annotated[list[AccountView], Meta(description="of every seat")]
    decisions: Annotated[list[JudgedView], Meta(description="in the order of the game")]
    turns: Annotated[list[TurningPoint], Meta(description="the turning points, in the order of the game")]
    worst: Annotated[list[list[int]], Meta(description="for every seat the steps of its worst decisions, the worst first")]
    finest: Annotated[list[list[int]], Meta(description="for every seat the steps of its best finds, the best first")]
