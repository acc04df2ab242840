"""What is asked at a table, and its answers in words: each with a number, what it is called, and the notes on what it touches."""

from typing import NamedTuple

from archipel.engine.phrase import Data, Mark, Phrase, Reason
from archipel.engine.state import State
from archipel.terminal.boards import Face
from archipel.words import Words


class Choice(NamedTuple):
    """A legal move. `name` is what it is called, None where its text says it."""

    text: str
    name: Phrase | None
    things: list[str]


class Asked(NamedTuple):
    """A question with its answers. `lack` is why there is but one of them, where that is so. Nobody else may see them."""

    question: Phrase
    moves: list[Choice]
    marks: list[Mark]
    lack: Reason | None = None


class Entry(NamedTuple):
    """An answer as it is listed. `heading` says below what it stands, "" for nothing in particular."""

    number: int
    label: str
    notes: str
    text: str
    heading: str


def asked_by(state: State) -> Asked:
    """What a position asks of whoever is to move."""
    moves = [Choice(state.text(move), state.called(move), state.things(move)) for move in state.moves()]
    return Asked(state.decision(), moves, state.marks(), state.lack())


def asked_at(match: Data) -> Asked:
    """What a server's table asks of its reader."""
    moves = [Choice(move["text"], phrase(move["name"]), move["things"]) for move in match["moves"]]
    marks = [Mark(mark["thing"], mark["key"], mark["args"]) for mark in match["marks"]]
    lack = match.get("lack")
    reason = None if lack is None else Reason(lack["key"], lack["args"], lack["rule"])
    return Asked(Phrase(match["question"]["key"], match["question"]["args"]), moves, marks, reason)


def phrase(name: Data | None) -> Phrase | None:
    return None if name is None else Phrase(name["key"], name["args"])


def entries(asked: Asked, face: Face, words: Words) -> list[Entry]:
    """All answers, numbered from 1."""
    found = []
    for number, move in enumerate(asked.moves, 1):
        notes = dict.fromkeys(words.say("mark", mark) for mark in asked.marks if mark.thing in move.things)
        heading, label = "", called(move, words)
        if move.name is not None and (grouped := face.group(move.name, words)) is not None:
            heading, label = grouped
        found.append(Entry(number, label, " · ".join(notes), move.text, heading))
    return found


def called(move: Choice, words: Words) -> str:
    """A move in words; a server may know moves for which there are none here."""
    if move.name is None or not words.bundle.has_message(f"move-{move.name.key}"):
        return move.text
    return words.say("move", move.name)


def explains(entry: Entry) -> bool:
    """Whether the text of a move says more than what it is called."""
    return entry.text.casefold() != entry.label.casefold()
