"""Does a seat learn what it may not know? For a state and a seat, a guess is built from the seat's view; then the real state and the guess
must look the same to that seat through every channel: view, decision, moves, refusals, previews, marks, events, record, errors.
They must continue to do so, whatever is played in both, until the rules themselves disclose something to that seat.
"""

import json
from typing import Final

from archipel.engine.dealer import Dealer, Hidden, Probe, QuickDealer, Witness
from archipel.engine.game import Game
from archipel.engine.match import Match
from archipel.engine.phrase import EVERYBODY, NOBODY, SPECTATOR, Data, Event, Reason, Refused
from archipel.engine.state import State

DEPTH: Final = 2
"""How many moves are played from the two states at most."""

BREADTH: Final = 8
"""How many of the moves that are legal in both are tried at each step, at most."""

TRIED: Final = 40
"""How many moves have their refusals compared, at most."""


class Leak(Exception):
    """A seat can tell the real state from another that it must consider possible."""


class Listener(Witness):
    """Notes how many events were told when the seat first learnt something hidden."""

    def __init__(self, dealer: Dealer, seat: int) -> None:
        super().__init__(dealer, seat)
        self.told: list[Event] = []
        self.before = -1

    def reveal(self, seat: int) -> None:
        if self.before < 0 and (seat == self.seat or seat == EVERYBODY):
            self.before = len(self.told)
        super().reveal(seat)

    def heard(self, upto: int) -> list[Data]:
        """What the seat was told among the first `upto` events; among all of them if `upto` is negative."""
        told = self.told if upto < 0 else self.told[:upto]
        return [event.data() for event in told if event.seen_by(self.seat)]


def redealt(state: State, seat: int, luck: Dealer) -> None:
    """Dealt anew, the table looks the same to the seat."""
    other = state.copy()
    other.redeal(seat, luck)
    if other.faults():
        raise Leak(f"dealt anew for seat {seat}, this is not a possible state: {other.faults()}")
    same(state.view(seat), other.view(seat), "view of what is dealt anew", seat)


def check_leaks(game: Game, match: Match, seat: int, luck: Dealer) -> None:
    """The leak test at one state, for one seat or a spectator."""
    state = match.state
    view = json.loads(json.dumps(state.view(seat)))
    guess = game.guess(view, luck)
    if guess.faults():
        raise Leak(f"the guess of seat {seat} is not a possible state: {guess.faults()}")
    look_the_same(game, state, guess, seat, luck)
    redealt(state, seat, luck)
    if match.over:
        return
    twin = match.fork(guess, match.dealer)
    told_alike(match, seat, luck)
    play_both(game, match, twin, seat, luck, DEPTH)


def check_taken_back(game: Game, before: State, moves: list[str], after: State, seat: int, luck: Dealer) -> None:
    """A seat that may take these moves back has learnt nothing by them: in any state that it had to consider possible before, they are
    legal as well, and lead to a state that looks the same to it."""
    real, guess = before.copy(), game.guess(json.loads(json.dumps(before.view(seat))), luck)
    for text in moves:
        move = real.parse(text)
        likely = [move, *guess.moves()]
        alike = [other for other in likely if guess.why_not(other) is None and guess.shown(other, seat) == real.shown(move, seat)]
        if not alike:
            raise Leak(f"seat {seat} may take back {text}, by which it has learnt something hidden: somebody could play that")
        try:
            real.play(move, Probe(NOBODY))
            guess.play(alike[0], Probe(NOBODY))
        except Hidden:
            raise Leak(f"seat {seat} may take back {text}, where something may be drawn or disclosed") from None
    same(real.digest(), after.digest(), "moves that may be taken back", seat)
    look_the_same(game, after, guess, seat, luck)


def same(one: object, other: object, channel: str, seat: int) -> None:
    if one != other:
        raise Leak(f"seat {seat} can tell by the {channel}: {one} here, {other} in a state that it must consider possible")


def said(reason: Reason | None) -> Data | None:
    return None if reason is None else reason.data()


def look_the_same(game: Game, state: State, guess: State, seat: int, luck: Dealer) -> None:
    """Compares everything that a seat can look at without playing."""
    same(state.decision().data(), guess.decision().data(), "decision", seat)
    same(state.view(seat), guess.view(seat), "view", seat)
    same(state.scores(), guess.scores(), "scores", seat)
    same(state.outlook(seat), guess.outlook(seat), "outlook", seat)
    if seat != SPECTATOR and game.observation_class is not None:
        observation = game.observation()
        same(observation.observe(state, seat), observation.observe(guess, seat), "observation", seat)
    if seat != state.seat or seat == SPECTATOR:
        return
    same(state.moves(), guess.moves(), "moves", seat)
    same(said(state.lack()), said(guess.lack()), "lack", seat)
    same([mark.data() for mark in state.marks()], [mark.data() for mark in guess.marks()], "marks", seat)
    for move in state.moves():
        same(state.text(move), guess.text(move), "text", seat)
        same(state.things(move), guess.things(move), "things", seat)
        same(state.final(move), guess.final(move), "final", seat)
        same(state.foresee(move), guess.foresee(move), "foresight", seat)
        same(name_of(state, move), name_of(guess, move), "name", seat)
        for thing in state.things(move):
            same(state.meant([thing]), guess.meant([thing]), "meaning", seat)
        same([event.data() for event in state.preview(move)], [event.data() for event in guess.preview(move)], "preview", seat)
    space = state.space()
    tried = range(space) if space <= TRIED else [luck.below(space) for _ in range(TRIED)]
    for move in tried:
        refusal, other = state.why_not(move), guess.why_not(move)
        same(refusal.data() if refusal else None, other.data() if other else None, "refusal", seat)
        if refusal is not None:
            same(error_of(state, move), error_of(guess, move), "error", seat)


def name_of(state: State, move: int) -> Data | None:
    name = state.called(move)
    return None if name is None else name.data()


def error_of(state: State, move: int) -> str:
    """The error that a refused move raises if it is played anyway."""
    try:
        state.play(move, Probe(state.seat))
    except Refused as refused:
        return str(refused)
    except Exception as error:
        return f"{type(error).__name__}: {error}"
    return ""


def same_record(match: Match, twin: Match, seat: int) -> None:
    """Compares the last entry as the seat may have it; the earlier ones are the same, since one match was forked from the other."""
    if match.over or twin.over:
        return
    last = len(match.record.entries) - 1
    one, other = match.entry_for(seat, last), twin.entry_for(seat, last)
    same(one.words() + one.hash, other.words() + other.hash, "record", seat)


def told_alike(match: Match, seat: int, luck: Dealer) -> None:
    """Other seats' moves that leave a seat with the same view must be told and recorded alike: all that it may know is in its view."""
    state = match.state
    if seat == state.seat:
        return
    seed = luck.below(1 << 30)
    known: dict[str, tuple[Match, Listener]] = {}
    for move in state.moves():
        listener = Listener(QuickDealer(seed), seat)
        played = match.fork(state, listener)
        played.play(state.seat, state.text(move), listener.told.append)
        if listener.learnt or played.over:
            continue
        view = json.dumps(played.state.view(seat), sort_keys=True)
        if view in known:
            other, heard = known[view]
            same(listener.heard(-1), heard.heard(-1), "event", seat)
            same_record(played, other, seat)
        known[view] = (played, listener)


def play_both(game: Game, match: Match, twin: Match, seat: int, luck: Dealer, depth: int) -> None:
    """Plays every move that is legal in both states, on copies of both, and continues until something is disclosed to the seat."""
    state, guess = match.state, twin.state
    common = [move for move in state.moves() if move in guess.moves()]
    while len(common) > BREADTH:
        common.pop(luck.below(len(common)))
    for move in common:
        seed = luck.below(1 << 30)
        here, there = Listener(QuickDealer(seed), seat), Listener(QuickDealer(seed), seat)
        one, other = match.fork(state, here), twin.fork(guess, there)
        same(state.shown(move, seat), guess.shown(move, seat), "shown move", seat)
        one.play(state.seat, state.text(move), here.told.append)
        other.play(guess.seat, guess.text(move), there.told.append)
        if here.learnt or there.learnt:
            upto = min(listener.before for listener in (here, there) if listener.before >= 0)
            same(here.heard(upto), there.heard(upto), "event", seat)
            continue
        same(here.heard(-1), there.heard(-1), "event", seat)
        same_record(one, other, seat)
        if seat != SPECTATOR and match.lone in (NOBODY, seat):
            same(said(one.why_no_undo(seat)), said(other.why_no_undo(seat)), "undo", seat)
        look_the_same(game, one.state, other.state, seat, luck)
        if depth > 1 and not one.over and not other.over:
            play_both(game, one, other, seat, luck, depth - 1)
