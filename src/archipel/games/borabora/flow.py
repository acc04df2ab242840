"""What follows what in Bora Bora: rounds and phases (3), and where an answer leads once it has been carried out.

What a seat is in the middle of is recorded in the fields of the state; nothing is pending anywhere else. The modules of the sections call
this one when an answer has been carried out, and it asks the next question: so they import each other, as whole modules.
"""

from archipel.engine.dealer import Dealer
from archipel.engine.decision import Tell
from archipel.engine.phrase import Event
from archipel.games.borabora import building, dice, effects, helper, jewelry, people, settling, setup, status, tasks, temple, using
from archipel.games.borabora.asking import ask
from archipel.games.borabora.edition import HELPER, NONE, PERSONS, ROUTES, TEMPLE
from archipel.games.borabora.gods import could_invoke
from archipel.games.borabora.state import (
    BUILDING,
    HELPING,
    PHASE_A,
    PHASE_B,
    PHASE_C,
    PHASES,
    PRAYING,
    SET_UP,
    SETTLING,
    TAKING,
    THE_END,
    BoraBoraState,
)

# 2C. The first huts


def next_first_hut(state: BoraBoraState) -> None:
    """In reverse turn order."""
    state.clear_doing()
    state.doing = SETTLING
    state.seat = state.order[state.seats - 1 - state.turn]
    state.ask = settling.FIRST_HUT.number


# 3. Rounds


def begin_round(state: BoraBoraState, dealer: Dealer, tell: Tell | None) -> None:
    box = state.box
    if tell is not None:
        args = {"round": state.round, "building": box.building_points[state.round], "priest": box.priest_points[state.round]}
        tell(Event("round-begins", args))
    begin_phase(state, PHASE_A, tell)
    state.clear_used()
    setup.roll(state, dealer, tell)
    state.turn = 0
    next_die(state)


def begin_phase(state: BoraBoraState, phase: int, tell: Tell | None) -> None:
    state.phase = phase
    if tell is not None:
        tell(Event("phase-begins", {"phase": PHASES[phase]}))


def end_round(state: BoraBoraState, dealer: Dealer, tell: Tell | None) -> None:
    """6F. Remaining tasks and people are removed; the next round is laid out, or the game ends (7)."""
    if tell is not None:
        tell(Event("tasks-gone", {"task": [state.box.tasks[task] for task in state.offered if task != NONE]}))
    state.offered = [NONE] * len(state.offered)
    state.offer = [NONE] * len(state.offer)
    if state.round == state.box.rounds:
        state.phase = THE_END
        if tell is not None:
            tell(Event("game-ends", {}))
        state.turn = -1
        tasks.next_last_tasks(state, dealer, tell)
        return
    state.round += 1
    setup.lay_people(state, dealer, tell)
    setup.lay_tasks(state, dealer, tell)
    begin_round(state, dealer, tell)


# 4. Phase A


def next_die(state: BoraBoraState) -> None:
    state.clear_doing()
    state.seat = state.order[state.turn % state.seats]
    state.ask = dice.PLACE_DIE.number


def begin_action(state: BoraBoraState, action: int, value: int, dealer: Dealer, tell: Tell | None) -> None:
    """Begins the action of a tile, or the same action by people (5A)."""
    state.value = value
    state.by = action
    if action & ROUTES:
        state.doing = SETTLING
        ask(state, settling.EXPAND, dealer, tell)
    elif action & PERSONS:
        state.doing = TAKING
        ask(state, people.TAKE_PERSON, dealer, tell)
    elif action & HELPER:
        state.doing = HELPING
        state.left = value
        state.ask = helper.USE_HELPER.number
    elif action & TEMPLE:
        state.doing = PRAYING
        ask(state, temple.PLACE_PRIEST, dealer, tell)
    else:
        state.doing = BUILDING
        ask(state, building.CHOOSE_BUILDING, dealer, tell)


def action_done(state: BoraBoraState, dealer: Dealer, tell: Tell | None) -> None:
    """On to the next die, or to the next people in phase B."""
    if state.phase == PHASE_B:
        using.ask_people(state, dealer, tell)
        return
    state.turn += 1
    if state.turn < state.seats * state.box.dice:
        next_die(state)
    else:
        begin_phase_b(state, dealer, tell)


def region_settled(state: BoraBoraState, dealer: Dealer, tell: Tell | None) -> None:
    """After the yield: on to the next first hut, or to invoking the red god (8C)."""
    if state.phase == SET_UP:
        state.turn += 1
        if state.turn < state.seats:
            next_first_hut(state)
        else:
            begin_round(state, dealer, tell)
    elif could_invoke(state, state.seat, state.box.red):
        state.ask = settling.INVOKE_RED.number
    else:
        action_done(state, dealer, tell)


def material_laid(state: BoraBoraState, dealer: Dealer, tell: Tell | None) -> None:
    """Back to whatever brought the material: a new region, the helper or people."""
    state.material = NONE
    if state.doing == SETTLING:
        region_settled(state, dealer, tell)
    elif state.doing == HELPING:
        helper.next_service(state, dealer, tell)
    elif state.left > 0:
        state.ask = effects.TAKE_MATERIALS.number
    else:
        action_done(state, dealer, tell)


# 5. Phase B


def begin_phase_b(state: BoraBoraState, dealer: Dealer, tell: Tell | None) -> None:
    begin_phase(state, PHASE_B, tell)
    state.turn = -1
    next_in_phase_b(state, dealer, tell)


def next_in_phase_b(state: BoraBoraState, dealer: Dealer, tell: Tell | None) -> None:
    state.turn += 1
    if state.turn == state.seats:
        begin_phase_c(state, dealer, tell)
        return
    state.seat = state.order[state.turn]
    using.ask_people(state, dealer, tell)


# 6. Phase C


def begin_phase_c(state: BoraBoraState, dealer: Dealer, tell: Tell | None) -> None:
    """Status and temple are evaluated (6A, 6B); then come jewelry and tasks in the new turn order (6C, 6D)."""
    state.clear_doing()
    begin_phase(state, PHASE_C, tell)
    status.evaluate(state, tell)
    temple.evaluate(state, tell)
    state.turn = -1
    jewelry.next_buyer(state, dealer, tell)
