"""What follows what: bowl after bowl (3), landing after landing (4), round after round (6), to the end (7, 8)."""

from archipel.engine.dealer import Dealer
from archipel.engine.decision import Tell
from archipel.engine.phrase import Event
from archipel.games.mangrovia import boat, bowls, ending
from archipel.games.mangrovia.state import ACTION, BOWL, MangroviaState


def begin_round(state: MangroviaState, dealer: Dealer, tell: Tell | None) -> None:
    state.seat = state.starter
    if tell is not None:
        tell(Event("round-begins", {"round": state.round, "seat": state.starter}))
    next_bowl(state, dealer, tell)


def go_on(state: MangroviaState, dealer: Dealer, tell: Tell | None) -> None:
    """From an answer that has been carried out to the next question."""
    if state.ask == BOWL:
        next_bowl(state, dealer, tell)
    elif not next_step(state, tell):
        sail(state, dealer, tell)


def next_bowl(state: MangroviaState, dealer: Dealer, tell: Tell | None) -> None:
    """3. Asks for the next bowl; if only one site is open, it is taken without asking. When all are placed, the boat sets off."""
    while not bowls.all_placed(state):
        sites = bowls.open_sites(state)
        if len(sites) > 1:
            state.ask = BOWL
            state.seat = bowls.placer(state)
            return
        bowls.place(state, sites[0], tell)
    sail(state, dealer, tell)


def sail(state: MangroviaState, dealer: Dealer, tell: Tell | None) -> None:
    """4. The boat sails to the next landing with a bowl, until all are done."""
    while state.landing < state.box.landings:
        state.landing += 1
        state.step = 0
        seat = boat.owner_here(state)
        if seat >= 0:
            state.seat = seat
            if tell is not None:
                tell(Event("boat-lands", {"seat": seat, "landing": state.landing}))
            if next_step(state, tell):
                return
    end_round(state, dealer, tell)


def next_step(state: MangroviaState, tell: Tell | None) -> bool:
    """Asks for the next step at which there is something to do; returns whether there is one."""
    while state.step < len(state.box.steps[state.landing]):
        step = boat.step_here(state)
        if step.available(state):
            state.ask = ACTION
            return True
        if tell is not None:
            tell(Event("nothing-there", {"seat": state.seat, "landing": state.landing, "because": step.missing(state)}))
        boat.skip_alike(state)
    return False


def end_round(state: MangroviaState, dealer: Dealer, tell: Tell | None) -> None:
    """After somebody's last hut, or after the last round agreed upon, the game is scored; otherwise the next round begins (6)."""
    if state.ending or state.round == state.round_limit:
        ending.end(state, dealer, tell)
        return
    ending.next_round(state, dealer, tell)
    begin_round(state, dealer, tell)
