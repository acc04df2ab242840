"""What holds for the rows that a net is told and for hands that are dealt anew, whatever the game."""

import hashlib
from collections import Counter
from collections.abc import Callable, Iterator

from archipel.engine.dealer import QuickDealer
from archipel.engine.features import Features
from archipel.engine.game import Game
from archipel.engine.phrase import Data
from archipel.engine.state import State

Options = dict[str, str]


def features_of(game: Game) -> Features[State]:
    features = game.features()
    assert features is not None
    return features


def along(game: Game, seats: int, options: Options, seed: str, most: int = 2000) -> Iterator[State]:
    """The tables of a random game, one after the other."""
    dealer = QuickDealer(seed)
    state = game.new(seats, options, None, dealer)
    for _ in range(most):
        if state.over:
            return
        yield state
        moves = state.moves()
        state.play(moves[dealer.below(len(moves))], dealer)


def lengths(game: Game, seats: int, options: Options, every: int) -> set[int]:
    """How long the rows of a random game are; each must be what the groups say."""
    features = features_of(game)
    found: set[int] = set()
    for number, state in enumerate(along(game, seats, options, f"rows {seats}")):
        if number % every == 0:
            groups = features.groups(state)
            for seat in range(seats):
                row = features.row(state, seat)
                assert len(row) == sum(group.count for group in groups)
                found.add(len(row))
    return found


class Told:
    """A row, read by what its bytes mean."""

    def __init__(self, game: Game, state: State, seat: int) -> None:
        features = features_of(game)
        self.bytes = features.row(state, seat)
        self.parts: dict[str, list[int]] = {}
        at = 0
        for group in features.groups(state):
            self.parts[group.meaning] = list(self.bytes[at : at + group.count])
            at += group.count

    def __getitem__(self, meaning: str) -> list[int]:
        """The bytes of the group with this meaning, or of the one whose meaning begins like this."""
        if meaning in self.parts:
            return self.parts[meaning]
        found = [values for name, values in self.parts.items() if name.startswith(meaning)]
        assert len(found) == 1, meaning
        return found[0]


def fits_scale(game: Game, seats: int, options: Options) -> None:
    """No byte is many times its scale, and no two groups mean the same."""
    features = features_of(game)
    for state in along(game, seats, options, "scale", 300):
        groups = features.groups(state)
        assert len({group.meaning for group in groups}) == len(groups)
        for seat in range(seats):
            row = features.row(state, seat)
            at = 0
            for group in groups:
                assert max(row[at : at + group.count]) <= 3 * group.scale, group.meaning
                at += group.count


def digest(game: Game, seats: int, options: Options, every: int) -> str:
    """Over the rows of all seats along a game, and the slots of all moves."""
    features = features_of(game)
    found = hashlib.sha256()
    for number, state in enumerate(along(game, seats, options, "held fast")):
        if number % every == 0:
            for seat in range(seats):
                found.update(features.row(state, seat))
            found.update(repr(slots(features, state)).encode())
    return found.hexdigest()[:16]


def slots(features: Features[State], state: State) -> list[tuple[int, ...]]:
    """Where a net finds the moves of the seat that is asked."""
    moves = state.moves()
    flat = features.slots_of(state, moves, features.row(state, state.seat))
    assert len(flat) == features.facets * len(moves)
    return [tuple(flat[begin : begin + features.facets]) for begin in range(0, len(flat), features.facets)]


def slots_fit(game: Game, seats: int, options: Options) -> set[int]:
    """Every move has a slot of its own, and those that it shares are no move's own. Returns those that several moves shared at once."""
    features = features_of(game)
    shared: set[int] = set()
    for state in along(game, seats, options, f"slots {seats}"):
        found = slots(features, state)
        own = [first for first, *_ in found]
        assert len(set(own)) == len(own)
        others = Counter(slot for _, *rest in found for slot in set(rest))
        assert all(state.space() <= slot < features.slots(state) for slot in others)
        shared |= {slot for slot, count in others.items() if count > 1}
    return shared


def redeals(game: Game, seats: int, options: Options, every: int) -> set[str]:
    """Deals anew along a random game, for everybody; returns what was asked then."""
    luck = QuickDealer(f"redeals {seats}")
    asked: set[str] = set()
    for number, state in enumerate(along(game, seats, options, f"redeals {seats}")):
        if number % every == 0:
            asked.add(state.decision().key)
            for seat in range(seats):
                again = state.copy()
                again.redeal(seat, luck)
                assert again.faults() == []
                assert again.view(seat) == state.view(seat)
                if seat == state.seat:
                    assert again.moves() == state.moves()
    return asked


def frequencies(state: State, seat: int, hidden: Callable[[State], list[object]], game: Game, times: int = 2000) -> None:
    """What is hidden comes up as often when it is dealt anew as when it is guessed, within five standard deviations."""
    luck = QuickDealer("frequencies")
    view: Data = state.view(seat)
    guessed: Counter[object] = Counter()
    dealt: Counter[object] = Counter()
    for _ in range(times):
        guessed.update(hidden(game.guess(view, luck)))
        again = state.copy()
        again.redeal(seat, luck)
        dealt.update(hidden(again))
    assert len(guessed) > 1, "otherwise nothing is hidden"
    for thing in guessed | dealt:
        likely = (guessed[thing] + dealt[thing]) / 2 / times
        bound = 5 * (2 * times * max(likely * (1 - likely), 1 / times)) ** 0.5
        assert abs(guessed[thing] - dealt[thing]) <= bound, (thing, guessed[thing], dealt[thing])
