"""What one reader may see of a table: the only way by which anything about a table is shown.

Everything hidden goes through `view`, `shown`, events with an audience and `record_for`; contributions are shown when the game has started,
the seed when it is over.
"""

from typing import Any, NamedTuple, cast

from archipel.engine import phrase, record
from archipel.engine.phrase import LONGEST_VALUE, NOBODY, SPECTATOR
from archipel.engine.state import State
from archipel.table import views as v
from archipel.table.outcomes import Answered, Settled
from archipel.table.table import PERSON, Chair, LogEntry, Table


class Alike(NamedTuple):
    """What every reader of a table sees alike at one moment: made once for all of them."""

    edition: v.EditionView
    waits_until: float | None
    commitment: str
    seats: list[v.SeatView]
    clock: v.ClockView


def show_alike(table: Table, now: float) -> Alike:
    chosen = table.settings
    return Alike(
        edition=v.EditionView(id=chosen.edition.id, hash=chosen.edition.hash, ours=not chosen.carried),
        waits_until=table.waits_until(),
        commitment=table.commitment,
        seats=[show_seat(table, number, chair) for number, chair in enumerate(table.seats)],
        clock=show_clock(table, now),
    )


def show_table(table: Table, seat: int, now: float, alike: Alike | None = None) -> v.TableView:
    """A table for the eyes of a seat. `alike` is what others were shown at this moment, if it was made for them."""
    chosen = table.settings
    alike = alike or show_alike(table, now)
    return v.TableView(
        id=table.id,
        version=table.version,
        status=table.status,
        owner=table.owner,
        seat=seat,
        game=chosen.game.name,
        rules=chosen.game.rules,
        title=chosen.title,
        private=chosen.private,
        options=chosen.options,
        edition=alike.edition,
        absent=chosen.absent,
        stand_in=chosen.stand_in,
        waits_until=alike.waits_until,
        casual=chosen.casual,
        companions=chosen.companions,
        commitment=alike.commitment,
        sealed=table.sealed,
        called_off=table.called_off,
        rematch=table.rematch,
        origin=show_origin(table),
        seats=alike.seats,
        clock=alike.clock,
        match=show_match(table, seat) if table.begun else None,
    )


def show_origin(table: Table) -> v.OriginView | None:
    """Never what the seat knew there."""
    origin = table.settings.origin
    if origin is None:
        return None
    return v.OriginView(table=table.settings.parent, step=origin.entry, line=origin.line, seat=origin.seat)


def show_seat(table: Table, number: int, chair: Chair) -> v.SeatView:
    contribution = table.contributions.get(chair.person, "") if chair.kind == PERSON else ""
    pledge = table.pledges.get(chair.person, "") if chair.kind == PERSON else ""
    return v.SeatView(
        kind=chair.kind,
        person=chair.person,
        invited=chair.invited,
        name=chair.name,
        program=chair.program,
        contributed=bool(pledge or contribution),
        pledge=pledge,
        revealed=bool(contribution),
        contribution=contribution if table.begun else "",
        stand_in=table.match.stand_ins.get(number, "") if table.begun else "",
        resigned=table.begun and number in table.match.resigned,
        agreed=number in table.agreed,
    )


def show_clock(table: Table, now: float) -> v.ClockView:
    rules, seats = table.settings.clock, range(len(table.seats))
    return v.ClockView(
        kind=rules.kind,
        budget=rules.budget,
        increment=rules.increment,
        days=rules.days,
        rests=rules.rests,
        left=[round(table.clock.remaining(seat, now), 3) for seat in seats] if table.begun else [],
        running=table.clock.seat if table.begun else SPECTATOR,
        deadline=table.clock.deadline() if table.begun else None,
        now=now,
    )


def show_match(table: Table, seat: int) -> v.GameView:
    match, state = table.match, table.match.state
    asked = state.seat if not match.over else NOBODY
    mine = seat == asked and seat != SPECTATOR
    hindrance = why_no_undo(table, seat)
    return v.GameView(
        decision=table.decision,
        asked=asked,
        question=show_phrase(state.decision()),
        view=state.view(seat),
        moves=[show_move(state, move) for move in state.moves()] if mine else [],
        marks=[show_mark(mark) for mark in state.marks()] if mine else [],
        lack=show_lack(state) if mine else None,
        can_undo=seat in table.playing() and hindrance is None,
        undo=None if hindrance is None else show_reason(hindrance),
        scores=state.scores(),
        outlook=state.outlook(seat),
        places=match.record.places,
        seed=match.record.seed.hex(),
    )


def why_no_undo(table: Table, seat: int) -> phrase.Reason | None:
    """What stands in the way if somebody who plays wants to take back their last move."""
    if seat == SPECTATOR:
        return None
    return table.match.why_no_undo(seat) if seat in table.playing() else phrase.Reason("replaced", {"value": seat + 1})


def show_move(state: State, move: int) -> v.LegalMove:
    final, gain = state.foresee(move)
    return v.LegalMove(text=state.text(move), name=show_name(state, move), things=state.things(move), final=final, gain=gain)


def show_lack(state: State) -> v.Reason | None:
    """Why nothing can be chosen but to do without, where that is so."""
    reason = state.lack()
    return None if reason is None else show_reason(reason)


def show_name(state: State, move: int) -> v.Phrase | None:
    """What a move is called, legal or not; None: as its text says."""
    name = state.called(move)
    return None if name is None else show_phrase(name)


def show_happening(table: Table, seat: int, entry: LogEntry) -> v.Happening:
    """An entry of the log for the eyes of a seat."""
    first, last = table.spans[entry.number]
    return v.Happening(
        number=entry.number,
        at=entry.at,
        kind=entry.kind,
        seat=entry.data["seat"] if "seat" in entry.data else table.seat_of(entry.person),
        entries=[show_entry(table.match.entry_for(seat, number)) for number in range(first, last)],
        events=[show_phrase(event) for event in table.told.get(entry.number, []) if event.seen_by(seat)],
    )


def show_message(table: Table, seat: int, since: int, now: float, alike: Alike | None = None) -> v.TableMessage:
    """The table for the eyes of a seat, and what happened since a version."""
    known = since if 0 <= since <= table.version else table.version
    return v.TableMessage(
        since=known,
        version=table.version,
        happened=[show_happening(table, seat, entry) for entry in table.log[known:]],
        table=show_table(table, seat, now, alike),
    )


def show_tried(state: State, step: int, told: list[phrase.Event], mover: int, seat: int | None) -> dict[str, Any]:
    """The fields of a `TriedPosition`, as one seat sees it: the given one, else the one that is asked, or was at the end. What the last
    move brought about is told as to the seat that made it."""
    reader = seat if seat is not None else mover if state.over else state.seat
    listener = seat if seat is not None else mover
    if not SPECTATOR <= reader < state.seats:
        raise phrase.trouble("no-such-seat", {"value": reader + 1, "high": state.seats})
    return {
        "step": step,
        "seat": reader,
        "asked": state.seat,
        "question": show_phrase(state.decision()),
        "view": state.view(reader),
        "scores": state.scores(),
        "places": state.ranking() if state.over else [],
        "mover": mover,
        "events": [show_phrase(event) for event in told if event.seen_by(listener)],
        "moves": [show_move(state, move) for move in state.moves()],
        "marks": [show_mark(mark) for mark in state.marks()],
    }


def show_record(table: Table, seat: int) -> str:
    """The record as a seat may have it: whole once the game is over."""
    return table.match.record_for(seat).write()


# Answers


def show_outcome(id: str, outcome: Settled) -> v.DoneMessage | v.AnswerMessage:
    """What came of the command to which its client gave this id."""
    if isinstance(outcome, Answered):
        events, reason = show_answer(outcome)
        return v.AnswerMessage(id=id, events=events, reason=reason, hints=outcome.hints)
    return v.DoneMessage(id=id, version=outcome.version)


def show_done(outcome: Settled, table: Table, seat: int, now: float) -> v.Done:
    """The same for somebody who gets no messages: with the table as it is now."""
    answer = outcome if isinstance(outcome, Answered) else Answered(outcome.version)
    events, reason = show_answer(answer)
    return v.Done(version=outcome.version, events=events, reason=reason, hints=answer.hints, table=show_table(table, seat, now))


def show_answer(answer: Answered) -> tuple[list[v.Phrase], v.Reason | None]:
    reason = answer.reason
    known = None if reason is None else v.Reason(key=reason.key, args=reason.args, rule=reason.rule)
    return [show_phrase(event) for event in answer.events], known


def show_refusal(id: str, reason: phrase.Reason) -> v.RefusedMessage:
    return v.RefusedMessage(id=id, reason=show_reason(reason))


# What rules and records say


def show_phrase(said: phrase.Phrase) -> v.Phrase:
    return v.Phrase(key=said.key, args=said.args)


def show_mark(mark: phrase.Mark) -> v.Mark:
    return v.Mark(thing=mark.thing, key=mark.key, args=mark.args)


def show_entry(entry: record.Entry) -> v.Entry:
    return v.Entry(kind=cast(v.EntryKind, entry.kind), seat=entry.seat, text=entry.text)


def show_reason(reason: phrase.Reason) -> v.Reason:
    """Why something is refused: what somebody sent is repeated as text that every reader takes, and no more of it than a sentence shows."""
    return v.Reason(key=reason.key, args={name: shortened(value) for name, value in reason.args.items()}, rule=reason.rule)


def shortened(value: Any) -> Any:
    if not isinstance(value, str):
        return value
    clean = value.encode(errors="replace").decode()
    return clean if len(clean) <= LONGEST_VALUE else clean[:LONGEST_VALUE] + "…"
