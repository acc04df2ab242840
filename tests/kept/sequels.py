"""Games to keep that go on from a position of another, each with that other: from a finished one, and from one that was resigned."""

from archipel.engine.dealer import QuickDealer
from archipel.engine.game import Game
from archipel.engine.line import Line
from archipel.engine.match import Match, replay, start
from archipel.engine.origin import Origin, known_to
from archipel.engine.phrase import Data
from archipel.engine.record import Player
from archipel.engine.sequel import header_hash
from archipel.engine.state import State
from tests.kept.records import NAMES, at_random, begin, play_on

SEATS = 3
TRIED = 4


def write_sequels(game: Game) -> dict[str, Data]:
    """By name: the record of each, that of its parent, and the position in which it began."""
    found: dict[str, Data] = {}
    parent = play_on(begin(game, f"{game.name} parent", SEATS, {}), at_random)
    for part in (0, 3, 6, 9):
        name = f"{game.name} from {part} tenths"
        found[name] = kept(parent, go_on(game, name, from_finished(parent, len(parent.record.entries) * part // 10)))
    resigned = play_on(begin(game, f"{game.name} resigned", SEATS, {}), at_random, 40)
    state, entry = resigned.state, len(resigned.record.entries)
    resigned.resign(1)
    play_on(resigned, at_random)
    origin = Origin(header_hash(resigned.record), entry, 1, [], known_to(game, state, 1))
    found[f"{game.name} alone"] = kept(resigned, go_on(game, f"{game.name} alone", origin))
    return found


def from_finished(parent: Match, at: int) -> Origin:
    """From a step of it, after some moves that were tried."""
    states: list[State] = []
    replay(parent.game, parent.record, watch=lambda match, *_: states.append(match.state))
    line, luck = Line(parent.record.end_hash, at, states[at]), QuickDealer(f"line {at}")
    for _ in range(TRIED):
        moves = line.state.moves()
        line.play(line.state.text(moves[luck.below(len(moves))]))
    return Origin(parent.record.end_hash, at, line.state.seat, line.texts, known_to(parent.game, line.state, line.state.seat))


def go_on(game: Game, name: str, origin: Origin) -> Match:
    luck = QuickDealer(name)
    players = [Player("person" if seat == origin.seat else "random", NAMES[seat]) for seat in range(SEATS)]
    seed = bytes(luck.below(256) for _ in range(32))
    return play_on(start(game, players, seed, {}, None, name, {origin.seat: "5e" * 16}, origin=origin), at_random)


def kept(parent: Match, child: Match) -> Data:
    return {"record": child.record.write(), "parent": parent.record.write(), "places": child.record.places}
