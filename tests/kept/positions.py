"""Positions of the kept games, and all that can be asked of one. Long answers are kept as hashes, and in full for a few positions."""

from collections.abc import Callable
from typing import Final

from archipel.engine.dealer import QuickDealer
from archipel.engine.game import Game
from archipel.engine.match import Match, replay
from archipel.engine.phrase import SPECTATOR, Data, Event, Reason, Trouble
from archipel.engine.record import Entry, read_record
from archipel.engine.state import State
from archipel.games import find
from tests.kept.bundle import HASH_LENGTH, short_hash
from tests.kept.gained import as_it_was, event_as_it_was, mark_as_it_was

ENOUGH: Final = 1_000
IN_FULL: Final = 30
REFUSALS: Final = 10
MARKED: Final = 3
"""Marks are long: they are kept of one position in this many."""


class Position:
    """A state that a kept game came to, with the number of the entry that led there and what it told."""

    def __init__(self, record: str, entry: int, state: State, told: list[Event]) -> None:
        self.record = record
        self.entry = entry
        self.state = state
        self.told = told

    def __str__(self) -> str:
        return f"“{self.record}” after entry {self.entry}"


def reach(name: str, text: str, wanted: list[int]) -> list[Position]:
    """The positions of a record after these entries."""
    found: list[Position] = []
    record = read_record(text)

    def watch(match: Match, _: Entry | None, told: list[Event]) -> None:
        if len(match.record.entries) in wanted:
            found.append(Position(name, len(match.record.entries), match.state, told))

    try:
        replay(find(record.game), record, watch=watch)
    except Trouble as problem:
        raise AssertionError(f"“{name}” does not replay: {problem}") from problem
    return found


# What is asked of a position


def readers(state: State) -> range:
    return range(SPECTATOR, state.seats)


def events(told: list[Event], state: State) -> list[object]:
    game = state.edition.game
    return [[event_as_it_was(game, event.data()), [reader for reader in readers(state) if event.seen_by(reader)]] for event in told]


def views(_: Game, position: Position) -> list[str]:
    return [short_hash(view) for view in full_views(position.state)]


def full_views(state: State) -> list[Data]:
    return [as_it_was(state.view(reader)) for reader in readers(state)]


def turn(_: Game, position: Position) -> Data:
    state = position.state
    ranking = state.ranking() if state.over else []
    return {"seat": state.seat, "over": state.over, "decision": state.decision().data(), "scores": state.scores(), "ranking": ranking}


def moves(_: Game, position: Position) -> list[object]:
    state = position.state
    return [[move, state.text(move), state.things(move), state.parse(state.text(move)) == move] for move in state.moves()]


def marks(state: State) -> list[Data]:
    return [mark_as_it_was(state.edition.game, mark.data()) for mark in state.marks()]


def values(game: Game, position: Position) -> list[float]:
    evaluation = game.evaluation()
    return [evaluation.value(position.state, seat) for seat in range(position.state.seats)]


def told(_: Game, position: Position) -> list[object]:
    return events(position.told, position.state)


def previews(_: Game, position: Position) -> list[object]:
    """Of the first and the last legal move."""
    state = position.state
    return [events(state.preview(move), state) for move in (*state.moves()[:1], *state.moves()[1:][-1:])]


def guess(game: Game, position: Position) -> str:
    """What the seat that is asked would guess the state to be."""
    state = position.state
    return game.guess(state.view(max(state.seat, 0)), QuickDealer(position.entry)).digest().hex()[:HASH_LENGTH]


def digest(_: Game, position: Position) -> str:
    return position.state.digest().hex()[:HASH_LENGTH]


ANSWERS: Final[dict[str, Callable[[Game, Position], object]]] = {
    "digest": digest,
    "guess": guess,
    "moves": moves,
    "previews": previews,
    "told": told,
    "turn": turn,
    "values": values,
    "views": views,
}
"""Besides these, there are the marks of some positions, and refusals, with the moves that are refused."""


def reason(refused: Reason | None) -> Data | None:
    return None if refused is None else refused.data()


# Choosing and writing


def write_positions(game: Game, records: dict[str, Data]) -> list[Data]:
    chosen = choose({name: len(read_record(kept["record"]).entries) for name, kept in records.items() if "own edition" not in name})
    positions = [position for name, entries in chosen.items() for position in reach(name, records[name]["record"], entries)]
    full = {number * len(positions) // IN_FULL for number in range(IN_FULL)}
    return [write_position(game, position, number % MARKED == 0, number in full) for number, position in enumerate(positions)]


def choose(lengths: dict[str, int]) -> dict[str, list[int]]:
    """For every record the same number of its positions, from the deal to the end, or all if it has fewer."""
    most = 1
    while sum(min(most, length + 1) for length in lengths.values()) < ENOUGH:
        most += 1
    return {name: spread(length + 1, min(most, length + 1)) for name, length in lengths.items()}


def spread(length: int, most: int) -> list[int]:
    return sorted({step * (length - 1) // max(1, most - 1) for step in range(most)})


def write_position(game: Game, position: Position, marked: bool, in_full: bool) -> Data:
    state = position.state
    luck = QuickDealer(str(position))
    space = game.space(game.box(game.edition()))
    legal = state.moves()
    illegal = sorted({luck.below(space) for _ in range(REFUSALS)} - set(legal))
    kept: Data = {
        "record": position.record,
        "entry": position.entry,
        "refusals": [[move, state.text(move), reason(state.why_not(move))] for move in illegal],
        **{kind: answer(game, position) for kind, answer in ANSWERS.items()},
    }
    if marked:
        kept["marks"] = marks(state)
    if in_full:
        kept["full"] = {"data": state.data(), "views": full_views(state)}
    return kept
