"""What a net says of positions: alone or with others the same, and everybody's share at their own seat."""

import itertools
from math import isclose

import pytest

from archipel.bots.judge import Position
from archipel.bots.search import FirstThoughtBot, SearchBot
from archipel.engine.dealer import QuickDealer
from archipel.engine.game import Game
from archipel.engine.state import State
from archipel.games import find
from archipel.nets.judge import NetJudge, shape_of
from archipel.nets.net import Net, fresh

GAMES = ["borabora", "flucht", "mangrovia", "pig", "zanzibar"]


def untaught(game: Game, seed: int = 7) -> NetJudge:
    """A judge whose net has its weights from nowhere, with promises and shares that are far apart."""
    shape, scales = shape_of(game, game.box(game.edition()))
    weights = fresh(shape, scales, seed)
    weights[4] *= 10.0
    weights[6] *= 10.0
    return NetJudge(game, Net(shape, weights, {"game": game.name}))


def along(game: Game, seats: int, count: int) -> list[State]:
    """Decisions of a random game at which there is a choice."""
    dealer = QuickDealer(f"{game.name} {seats}")
    state = game.new(seats, dealer=dealer)
    found: list[State] = []
    while len(found) < count and not state.over:
        moves = state.moves()
        if len(moves) > 1:
            found.append(state.copy())
        state.play(moves[dealer.below(len(moves))], dealer)
    return found


def judged(judge: NetJudge, states: list[State]) -> list[Position]:
    positions = [Position(state, state.moves()) for state in states]
    judge.look(positions)
    return positions


def close(one: list[float], other: list[float]) -> bool:
    return len(one) == len(other) and all(isclose(a, b, rel_tol=1e-3, abs_tol=1e-5) for a, b in zip(one, other, strict=True))


@pytest.mark.parametrize("name", GAMES)
def test_a_position_is_judged_alike_alone_and_among_others(name: str) -> None:
    game = find(name)
    judge = untaught(game)
    for seats in range(game.fewest, game.most + 1):
        states = along(game, seats, 6)
        for state, together in zip(states, judged(judge, states), strict=True):
            [alone] = judged(judge, [state])
            assert close(alone.priors, together.priors)
            assert close(alone.shares, together.shares)
            assert len(alone.priors) == len(alone.moves)
            assert isclose(sum(alone.priors), 1.0)
            assert len(alone.shares) == seats, "a seat that does not exist gets nothing"
            assert isclose(sum(alone.shares), 1.0)


def test_nobody_has_to_be_asked_about_nothing() -> None:
    untaught(find("pig")).look([])


def pig(points: list[int], seat: int, pot: int = 7) -> State:
    state = find("pig").new(len(points), dealer=QuickDealer(1))
    for field, value in {"points": points, "seat": seat, "pot": pot}.items():
        setattr(state, field, value)
    return state


def test_when_the_table_is_turned_the_shares_are_turned() -> None:
    judge = untaught(find("pig"))
    [base] = judged(judge, [pig([10, 40, 25], 0)])
    assert len({round(share, 3) for share in base.shares}) == 3
    for turn in (1, 2):
        points = [10, 40, 25]
        turned = points[-turn:] + points[:-turn]
        [position] = judged(judge, [pig(turned, turn)])
        assert close(position.shares, base.shares[-turn:] + base.shares[:-turn])
        assert close(position.priors, base.priors)
    [other] = judged(judge, [pig([40, 10, 25], 0)])
    assert not close(other.shares, base.shares)


def test_the_share_of_who_is_asked_is_the_first_that_the_net_names() -> None:
    judge = untaught(find("pig"))
    judge.net.ws[:] = 0.0
    judge.net.bs[:] = [3.0, 1.0, -1.0, 50.0]
    for seat in range(3):
        [position] = judged(judge, [pig([0, 0, 0], seat)])
        assert sorted(range(3), key=lambda other: -position.shares[other]) == [seat, (seat + 1) % 3, (seat + 2) % 3]


@pytest.mark.parametrize("name", GAMES)
def test_bots_with_a_net_play_at_every_number_of_seats(name: str) -> None:
    game = find(name)
    judge = untaught(game)
    for seats in range(game.fewest, game.most + 1):
        bots = [SearchBot(game, QuickDealer(1), iterations=4), FirstThoughtBot(game, QuickDealer(2))]
        for bot in bots:
            bot.find = lambda game, box: judge
        dealer = QuickDealer(f"{seats}")
        state = game.new(seats, dealer=dealer)
        turns = itertools.cycle(bots)
        for _ in range(30):
            if state.over:
                break
            moves = state.moves()
            move = moves[0] if len(moves) == 1 else next(turns).choose(state.view(state.seat), moves)
            assert move in moves
            state.play(move, dealer)
        assert all(bot.found is judge for bot in bots)
