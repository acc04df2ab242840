"""What one reader may see of a table: the only way by which anything about a table leaves the server.

Everything hidden goes through `view`, `shown`, events with an audience and `record_for`; contributions are shown when the game has started,
the seed when it is over.
"""

from archipel.engine.phrase import NOBODY, SPECTATOR, Data
from archipel.engine.state import State
from archipel.table import LogEntry, Seat, Table
from archipel.table.table import PERSON


def show_table(table: Table, seat: int, now: float) -> Data:
    """A table for the eyes of a seat, as `messages.TableView` describes it."""
    chosen = table.settings
    return {
        "id": table.id,
        "version": table.version,
        "status": table.status,
        "owner": table.owner,
        "seat": seat,
        "game": chosen.game.name,
        "title": chosen.title,
        "private": chosen.private,
        "options": chosen.options,
        "edition": {"id": chosen.edition.id, "hash": chosen.edition.hash, "ours": chosen.game.own_edition(chosen.edition)},
        "absent": chosen.absent,
        "stand_in": chosen.stand_in,
        "casual": chosen.casual,
        "commitment": table.commitment,
        "rematch": table.rematch,
        "seats": [show_seat(table, number, place) for number, place in enumerate(table.seats)],
        "clock": show_clock(table, now),
        "match": show_match(table, seat) if table.begun else None,
    }


def show_seat(table: Table, number: int, place: Seat) -> Data:
    contribution = table.contributions.get(place.person, "") if place.kind == PERSON else ""
    return {
        **place.data(),
        "contributed": bool(contribution),
        "contribution": contribution if table.begun else "",
        "stand_in": table.match.stand_ins.get(number, "") if table.begun else "",
        "resigned": table.begun and number in table.match.resigned,
        "agreed": number in table.agreed,
    }


def show_clock(table: Table, now: float) -> Data:
    seats = range(len(table.seats))
    return {
        **table.settings.clock.data(),
        "left": [round(table.clock.remaining(seat, now), 3) for seat in seats] if table.begun else [],
        "running": table.clock.seat if table.begun else SPECTATOR,
        "deadline": table.clock.deadline() if table.begun else None,
        "now": now,
    }


def show_match(table: Table, seat: int) -> Data:
    match, state = table.match, table.match.state
    asked = state.seat if not match.over else NOBODY
    mine = seat == asked and seat != SPECTATOR
    moves = state.moves() if mine else []
    return {
        "decision": table.decision,
        "asked": asked,
        "question": state.decision().data(),
        "view": state.view(seat),
        "moves": [show_move(state, move) for move in moves],
        "marks": [mark.data() for mark in state.marks()] if mine else [],
        "can_undo": mine and bool(match.back),
        "scores": state.scores(),
        "places": match.record.places,
        "seed": match.record.seed.hex(),
    }


def show_move(state: State, move: int) -> Data:
    """A legal move, as `messages.LegalMove` describes it."""
    return {"text": state.text(move), "name": show_name(state, move), "things": state.things(move), "final": state.final(move)}


def show_name(state: State, move: int) -> Data | None:
    """What a move is called, legal or not; None: as its text says."""
    name = state.called(move)
    return None if name is None else name.data()


def show_happenings(table: Table, seat: int, since: int) -> list[Data]:
    """What happened after an entry of the log, for the eyes of a seat."""
    return [show_happening(table, seat, entry) for entry in table.log[since:]]


def show_happening(table: Table, seat: int, entry: LogEntry) -> Data:
    first, last = table.spans[entry.number]
    entries = [table.match.entry_for(seat, number) for number in range(first, last)]
    return {
        "number": entry.number,
        "at": entry.at,
        "kind": entry.kind,
        "seat": entry.data["seat"] if "seat" in entry.data else table.seat_of(entry.person),
        "entries": [{"kind": made.kind, "seat": made.seat, "text": made.text} for made in entries],
        "events": [event.data() for event in table.told.get(entry.number, []) if event.seen_by(seat)],
    }


def show_message(table: Table, seat: int, since: int, now: float) -> Data:
    """The table and what happened since, as `messages.TableMessage` describes it."""
    known = since if 0 <= since <= table.version else table.version
    return {
        "type": "table",
        "since": known,
        "version": table.version,
        "happened": show_happenings(table, seat, known),
        "table": show_table(table, seat, now),
    }


def show_record(table: Table, seat: int) -> str:
    """The record as a seat may have it: whole once the game is over."""
    return table.match.record_for(seat).write()
