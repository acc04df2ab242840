"""How a turn proceeds (4): from step to step (5), to scoring, to the next turn, and to the end of the game (8, 9)."""

from archipel.engine.decision import Tell
from archipel.engine.phrase import NOBODY, Data, Event
from archipel.games.zanzibar import ending
from archipel.games.zanzibar.movement import can_step, may_begin
from archipel.games.zanzibar.state import MOVE, NONE, OVER, SCORE, ZanzibarState


def begin_turn(state: ZanzibarState, tell: Tell | None) -> None:
    state.phase = MOVE
    state.moved = []
    state.scored_now = 0
    go_on(state, tell)


def new_round(state: ZanzibarState) -> Data:
    """The round, for the first event in it, so that the log has a heading; otherwise nothing."""
    walker = state.walker
    begun = len(state.moved) > 1 or (walker != NONE and state.left < state.number_of(walker))
    return {} if begun or state.turns % state.seats else {"round": state.turns // state.seats + 1}


# 5. Moving


def step_to(state: ZanzibarState, place: int, tell: Tell | None) -> None:
    """The merchant under way enters a free place; its move ends when it has no step left."""
    box = state.box
    walker = state.walker
    if tell is not None:
        told: Data = {**state.about(walker), "from": box.places[state.at[walker]], "place": box.places[place]}
        told["left"] = state.left - 1
        told.update(new_round(state))
        tell(Event("goes", told))
    state.put(walker, place)
    state.left -= 1
    if state.left == 0 or not can_step(state, walker):
        stop_walking(state)
        go_on(state, tell)


def stop_walking(state: ZanzibarState) -> None:
    state.walker = NONE
    state.start = NONE
    state.left = 0


def go_on(state: ZanzibarState, tell: Tell | None) -> None:
    """Ends the movement if no merchant can begin a move. Called when none is under way."""
    for rank in state.crew:
        if may_begin(state, rank) and can_step(state, state.seat * state.box.sizes + rank):
            return
    end_movement(state, tell)


def end_movement(state: ZanzibarState, tell: Tell | None) -> None:
    if tell is not None and not state.moved:
        tell(Event("no-move", {"seat": state.seat, **new_round(state)}))
    stop_walking(state)
    state.phase = SCORE


# 8. End and victory


def end_turn(state: ZanzibarState, tell: Tell | None) -> None:
    """When somebody has no objective left, every other player has one more turn; the rounds may be limited (9)."""
    seat = state.seat
    state.turns += 1
    if state.turns_left != NONE:
        state.turns_left -= 1
    if not state.open_cards(seat):
        if tell is not None:
            tell(Event("finished" if state.finished else "last-turns", {"seat": seat}))
        state.finished.append(seat)
        if state.turns_left == NONE:
            state.turns_left = state.seats - 1
    if state.turns_left == 0:
        end_game(state, tell)
    elif state.turns == state.last_turn:
        if tell is not None:
            tell(Event("rounds-over", {"rounds": state.turns // state.seats}))
        end_game(state, tell)
    else:
        state.seat = state.after(seat)
        begin_turn(state, tell)


def end_game(state: ZanzibarState, tell: Tell | None) -> None:
    state.over = True
    state.phase = OVER
    state.seat = NOBODY
    state.moved = []
    state.scored_now = 0
    if tell is not None:
        for event in ending.outcome(state):
            tell(event)
