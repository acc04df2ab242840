"""What a seat knows, as numbers: nothing more than its view holds, and nothing less."""

import json

import pytest

from archipel.engine.dealer import QuickDealer
from archipel.engine.game import Game
from archipel.engine.phrase import Trouble
from archipel.engine.setups import WHOLE, set_ups
from archipel.engine.state import State
from archipel.games import find, names

OBSERVED = [find(name) for name in names() if find(name).observation_class is not None]


def played(game: Game, seats: int, options: dict[str, str], seed: str, most: int) -> list[State]:
    """The states of a game played at random."""
    dealer = QuickDealer(seed)
    state = game.new(seats, options, dealer=dealer)
    states = [state.copy()]
    while not state.over and len(states) < most:
        moves = state.moves()
        state.play(moves[dealer.below(len(moves))], dealer)
        states.append(state.copy())
    return states


@pytest.mark.parametrize("game", OBSERVED, ids=lambda game: game.name)
def test_every_number_has_a_meaning_with_every_number_of_seats_and_option(game: Game) -> None:
    observation = game.observation()
    for set_up in set_ups(game):
        for state in played(game, set_up.seats, set_up.options, "meanings", 40):
            groups = observation.groups(state.opened, state.seats)
            size = sum(len(group.entries) for group in groups)
            for seat in range(state.seats):
                numbers = observation.observe(state, seat)
                assert len(numbers) == size
                assert min(numbers) >= 0
    assert len({group.key for group in groups}) == len(groups)
    for group in groups:
        assert len(set(group.entries)) == len(group.entries), group.key
        assert group.meaning
        assert group.top >= 1


@pytest.mark.parametrize("game", OBSERVED, ids=lambda game: game.name)
def test_positions_that_look_different_to_a_seat_have_different_numbers(game: Game) -> None:
    """At every step of a game, and whatever is played at one in ten of them; with other options, in the beginning of one."""
    observation = game.observation()
    views: dict[tuple[int, int, tuple[int, ...]], str] = {}
    for set_up in set_ups(game):
        states = played(game, set_up.seats, set_up.options, "a game", 600 if set_up.most == WHOLE else 20)
        states += [after for state in states[::10] for after in all_after(state)]
        for state in states:
            for seat in range(state.seats):
                view = json.dumps(state.view(seat), sort_keys=True)
                assert views.setdefault((state.seats, seat, tuple(observation.observe(state, seat))), view) == view


def all_after(state: State) -> list[State]:
    """What every legal move leads to."""
    found = []
    for move in state.moves():
        after = state.copy()
        after.play(move, QuickDealer("after"))
        found.append(after)
    return found


@pytest.mark.parametrize("game", OBSERVED, ids=lambda game: game.name)
def test_two_things_that_change_places_change_the_numbers_of_whoever_sees_it(game: Game) -> None:
    """Such as two huts, two cards of different hands, or what two players are known to hold."""
    observation, luck = game.observation(), QuickDealer("places")
    for seats in range(game.fewest, game.most + 1):
        for state in played(game, seats, {}, "a game", 600)[::50]:
            for other in exchanged(game, state, luck):
                for seat in range(seats):
                    if other.view(seat) != state.view(seat):
                        assert observation.observe(other, seat) != observation.observe(state, seat)


def exchanged(game: Game, state: State, luck: QuickDealer) -> list[State]:
    """Positions in which two entries of a list have been exchanged, as far as that is possible."""
    found = []
    for field, values in state.table().items():
        if not isinstance(values, list):
            continue
        for _ in range(4):
            data = state.data()
            row = data["table"][field]
            lists = row if row and isinstance(row[0], list) else [row]
            places = [(number, place) for number, entries in enumerate(lists) for place in range(len(entries))]
            if len(places) < 2:
                continue
            (one, here), (other, there) = places[luck.below(len(places))], places[luck.below(len(places))]
            lists[one][here], lists[other][there] = lists[other][there], lists[one][here]
            try:
                changed = game.restore(data)
            except Trouble:
                continue
            if not changed.faults():
                found.append(changed)
    return found


@pytest.mark.parametrize("game", OBSERVED, ids=lambda game: game.name)
def test_only_seats_observe(game: Game) -> None:
    state = game.new(2, dealer=QuickDealer("a"))
    for seat in (-1, 2):
        with pytest.raises(Trouble, match="no-such-seat"):
            game.observation().observe(state, seat)
