"""How good moves look at a glance in Zanzibar, in points: no move is played, one look at all plans of the movement tells of every step."""

from typing import Final

from archipel.games.zanzibar.plan import ASTRAY, Plan
from archipel.games.zanzibar.state import CHASE, DISCARD, MOVE, NONE, OPENING, PUSH, SCORE, ZanzibarState, cards
from archipel.games.zanzibar.worth import footing, is_last_round, later, use_of_places

SPARED: Final = 1.5
"""How much worse than others an objective must be to be discarded while others are still to be drawn."""


def weigh(state: ZanzibarState, moves: list[int]) -> list[float]:
    """The moves of one question."""
    phase = state.phase
    if phase == MOVE:
        return movement(state, moves)
    if phase in (PUSH, CHASE):
        return refuge(state, moves)
    if phase == SCORE:
        return scoring(state, moves)
    if phase in (DISCARD, OPENING):
        return discards(state, moves)
    return placing(state, moves)


def movement(state: ZanzibarState, moves: list[int]) -> list[float]:
    """What the best plan is worth with which a step begins."""
    box = state.box
    places = len(box.places)
    plan = Plan(state, state.seat)
    merchant = NONE
    worths: list[float] = []
    weights: list[float] = []
    for move in moves:
        if move == box.end:
            weights.append(plan.now)
            continue
        step = move - box.first_go
        walker = state.seat * box.sizes + step // places
        if walker != merchant:
            merchant = walker
            worths = plan.steps(merchant)
        weights.append(worths[step % places])
    return weights


def refuge(state: ZanzibarState, moves: list[int]) -> list[float]:
    """An opponent in our way goes where it is least good for them."""
    box = state.box
    first = box.first_push if state.phase == PUSH else box.first_chase
    uses = use_of_places(state, state.open_cards(state.on[state.entering] // box.sizes))
    return [-uses[move - first] for move in moves]


def scoring(state: ZanzibarState, moves: list[int]) -> list[float]:
    """An objective is scored if it brings more now than it promises later."""
    box = state.box
    weights: list[float] = []
    last = is_last_round(state)
    for move in moves:
        if move == box.skip:
            weights.append(0.0)
            continue
        objective = move - box.first_score
        points = box.points[objective]
        count = state.in_place(state.seat, objective)
        weights.append(points[count] - (0.0 if last else later(points, count)))
    return weights


def discards(state: ZanzibarState, moves: list[int]) -> list[float]:
    """An objective goes if it promises less than those still to be drawn."""
    box = state.box
    pile = cards(state.piles[state.seat])
    fresh = 0.0
    for objective in pile:
        fresh += later(box.points[objective], state.in_place(state.seat, objective)) / len(pile)
    weights: list[float] = []
    for move in moves:
        if move == box.keep:
            weights.append(0.0)
            continue
        objective = move - box.first_discard
        weights.append(fresh - later(box.points[objective], state.in_place(state.seat, objective)) - SPARED if pile else -ASTRAY)
    return weights


def placing(state: ZanzibarState, moves: list[int]) -> list[float]:
    """Where a merchant begins well; any of them may be the first to be placed."""
    box = state.box
    if state.walker == NONE:
        return [0.0] * len(moves)
    return [footing(state, state.walker % box.sizes, move - box.first_place) for move in moves]
