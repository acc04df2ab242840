"""Holding a game that goes on from a position of another against that other, its parent."""

import hashlib

from archipel.engine.edition import canonical
from archipel.engine.game import Game
from archipel.engine.line import Line, nth_refused
from archipel.engine.match import Match, in_header, played_by, replay
from archipel.engine.origin import Origin
from archipel.engine.phrase import Event, Reason, Trouble, trouble
from archipel.engine.record import HASH_LENGTH, RESIGN, Entry, Record, header_line
from archipel.engine.state import State


def check_parent(game: Game, record: Record, parent: Record) -> None:
    """Refuses a parent that the record does not name, one that does not verify itself, and one in which the seat did not know at that place
    what the record says it knew. Both games must be over; `record` must have been verified."""
    origin = record.origin
    if origin is None:
        raise trouble("record-no-parent", {})
    if not record.finished or origin.position is None:
        raise trouble("record-running", {})
    check_named(record, origin, parent)
    state = state_at(game, record, origin, parent)
    if origin.line:
        state = follow(record, origin, state)
    here = origin.lay_out(played_by(game, record), state.edition, state.seats, state.options)
    if canonical(state.view(origin.seat)) != canonical(here.view(origin.seat)):
        raise in_header(record, "position", "parent-other-position", str(origin.seat + 1), str(origin.entry))


def check_named(record: Record, origin: Origin, parent: Record) -> None:
    """Whether it is the record whose hash is named, of a game of the same kind that is over."""
    if not parent.finished:
        raise trouble("parent-running", {})
    named = parent.end_hash if was_over(origin) else header_hash(parent)
    if named != origin.parent:
        raise in_header(record, "parent", "parent-other-hash", named, origin.parent)
    for word, here, there in (
        ("game", record.game, parent.game),
        ("rules", str(record.rules), str(parent.rules)),
        ("edition", record.edition_hash, parent.edition_hash),
        ("option", str(record.options), str(parent.options)),
        ("seat", str(len(record.players)), str(len(parent.players))),
    ):
        if here != there:
            raise in_header(record, word, "parent-differs", here, there)
    if origin.entry > len(parent.entries):
        raise in_header(record, "parent", "parent-no-entry", str(origin.entry), str(len(parent.entries)))
    resigned = [number for number, entry in enumerate(parent.entries, 1) if entry.kind == RESIGN and entry.seat == origin.seat]
    if not was_over(origin) and not any(number >= origin.entry for number in resigned):
        raise in_header(record, "parent", "parent-not-resigned", str(origin.seat + 1), str(origin.entry))


def state_at(game: Game, record: Record, origin: Origin, parent: Record) -> State:
    """The position of the parent after the entry that is named. The parent is verified on the way: what is wrong with it has an argument
    `parent`."""
    states: list[State] = []

    def watch(match: Match, entry: Entry | None, told: list[Event]) -> None:
        states.append(match.state)

    try:
        replay(game, parent, watch=watch)
    except Trouble as refused:
        reason = refused.reason
        raise Trouble(Reason(reason.key, {"parent": "yes", **reason.args}, reason.rule)) from None
    return states[origin.entry]


def follow(record: Record, origin: Origin, state: State) -> State:
    line = Line(origin.parent, origin.entry, state)
    for number, text in enumerate(origin.line, 1):
        try:
            made = line.play(text)
        except Trouble as refused:
            raise in_line(record, number, nth_refused(number, refused).reason) from None
        if made.text != text:
            raise in_line(record, number, Reason("record-text", {"value": text, "allowed": made.text}))
    return line.state


def in_line(record: Record, number: int, reason: Reason) -> Trouble:
    return Trouble(Reason(reason.key, {"line": header_line(record, "line") + number - 1, **reason.args}, reason.rule))


def was_over(origin: Origin) -> bool:
    """Whether the parent was over when the game began to go on from it."""
    return len(origin.parent) == HASH_LENGTH


def header_hash(record: Record) -> str:
    """What a running game is named by: everybody knows its header, and nothing hidden follows from it."""
    return hashlib.sha256(record.header().encode()).hexdigest()
