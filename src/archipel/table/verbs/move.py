"""A move of a person or a bot: one or several in a row, all or none."""

from typing import Final

from archipel.engine.dealer import Hidden, Probe
from archipel.engine.phrase import Event, Refused
from archipel.engine.state import State
from archipel.table.settings import WAIT
from archipel.table.table import RUNNING, SERVER, LogEntry, Table, Verb, refused


def move(table: Table, person: str, decision: int, moves: list[str], client_id: str, now: float) -> LogEntry:
    """The moves of a person; the same client id twice is one move."""
    if client_id and f"{person} {client_id}" in table.answered:
        return table.log[table.answered[f"{person} {client_id}"] - 1]
    return table.enter(MOVE, now, person, decision=decision, moves=moves, client_id=client_id)


def bot_move(table: Table, seat: int, decision: int, move: str, now: float) -> LogEntry:
    """What a bot answers for its seat."""
    return table.enter(MOVE, now, SERVER, seat=seat, decision=decision, moves=[move], client_id="")


def on_move(table: Table, entry: LogEntry) -> None:
    table.must_be(RUNNING)
    seat = player_of(table, entry)
    table.must_ask(entry.data["decision"])
    if entry.person and table.clock.is_up(entry.at) and table.settings.absent != WAIT:
        raise refused("time-is-up")
    moves: list[str] = entry.data["moves"]
    if not moves:
        raise refused("no-moves")
    if len(moves) > 1:
        check_chain(table, seat, moves)
    told: list[Event] = []
    for text in moves:
        table.match.play(seat, text, told.append)
    table.told[entry.number] = told
    table.decision += len(moves)
    if entry.data["client_id"]:
        table.answered[f"{entry.person} {entry.data['client_id']}"] = entry.number
    if seat in table.match.stand_ins and seat != table.match.state.seat:
        table.clock.turn_over(seat)
    table.after_change(entry.at)


def player_of(table: Table, entry: LogEntry) -> int:
    """The seat for which a move speaks: a person's own, or that of the bot that is asked."""
    if entry.person != SERVER:
        return table.must_play(entry.person)
    asked = table.bot_to_move()
    if asked is None or asked[0] != entry.data["seat"]:
        raise refused("decision-stale", value=entry.data["decision"], allowed=table.decision)
    return asked[0]


def check_chain(table: Table, seat: int, moves: list[str]) -> None:
    """All or none: the moves are tried beforehand."""
    state = table.match.state
    if seat != state.seat:
        raise refused("not-your-turn", value=seat + 1, allowed=state.seat + 1)
    before_last, _ = play_ahead(state, moves[:-1])
    reason = before_last.why_not(before_last.parse(moves[-1]))
    if reason is not None:
        raise Refused(reason)


def play_ahead(state: State, moves: list[str]) -> tuple[State, list[Event]]:
    """The position after several moves of the seat that is asked, and what was told; refuses one that could not be taken back."""
    seat, told = state.seat, list[Event]()
    for text in moves:
        after = state.copy()
        try:
            after.play(after.parse(text), Probe(seat), told.append)
        except Hidden:
            raise refused("chain-final", value=text) from None
        if after.seat != seat:
            raise refused("chain-final", value=text)
        state = after
    return state, told


MOVE: Final = Verb("move", on_move)
