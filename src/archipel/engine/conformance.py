"""The checks that every game must pass. A test, the fuzzer or Hypothesis makes the choices.

`Walk` plays one game as a match with its record, mostly with a person at one seat and bots at the others, and now and then tries refused
moves and undo. At every state it checks every contract of `check_state`: every legal move is written, read and played on copies, and
illegal moves are refused: all of them where the game has few moves, otherwise a fresh sample of `REFUSALS`. The leak test is the most
expensive check and has a budget, the same for every game: how many are run per hundred states. A leak test is one reader (a seat or the
spectator) at one state; both are drawn at random.

A contract that does not hold raises `Broken`; `ended` turns the game so far into a record that replays. Leaks have a module of their own.
"""

import itertools
import json
from collections.abc import Callable
from typing import Final

from archipel.engine.dealer import Dealer, Hidden, Probe, QuickDealer
from archipel.engine.edition import Edition
from archipel.engine.game import Game
from archipel.engine.leaks import check_leaks, check_taken_back
from archipel.engine.match import Match, replay, start, verify
from archipel.engine.origin import Origin, known_to
from archipel.engine.phrase import NOBODY, SPECTATOR, Data, Event, Phrase, Reason, Refused
from archipel.engine.record import HASH_LENGTH, PERSON, Player, read_record
from archipel.engine.state import State

REFUSALS: Final = 40
"""How many moves are tried to see that they are refused, at a state of a game that has more moves; in a smaller game, all are."""

ONE_READER: Final = 100
"""A budget of leak tests per hundred states: one reader at every state."""

ALL_READERS: Final = 100_000
"""More readers than any game has: every reader at every state."""

Listen = Callable[[str, Phrase, int], None]
"""Called with everything a game says: the kind, the phrase, and the seat that hears it."""


class Broken(Exception):
    """A contract that does not hold."""

    def __init__(self, what: str) -> None:
        super().__init__(what)
        self.what = what


def expect(holds: bool, what: str) -> None:
    if not holds:
        raise AssertionError(what)


class Tally:
    """What was checked, and how often."""

    def __init__(self) -> None:
        self.games = 0
        self.states = 0
        self.legal = 0
        """Legal moves played on copies."""
        self.refused = 0
        """Illegal moves that were refused."""
        self.leaks = 0
        """Leak tests: one reader at one state."""

    def add(self, other: "Tally") -> None:
        self.games += other.games
        self.states += other.states
        self.legal += other.legal
        self.refused += other.refused
        self.leaks += other.leaks

    def data(self) -> Data:
        return {"games": self.games, "states": self.states, "legal": self.legal, "refused": self.refused, "leaks": self.leaks}


class Walk:
    """One game, played by `choose` (a number below n) and checked at every state, with `leaks` leak tests per hundred states."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: dict[str, str],
        seed: bytes,
        choose: Callable[[int], int],
        edition: Edition | None = None,
        listen: Listen | None = None,
        stop: Callable[[], bool] | None = None,
        leaks: int = ONE_READER,
        tally: Tally | None = None,
    ) -> None:
        self.game = game
        self.choose = choose
        self.listen = listen
        self.stop = stop
        self.leaks = leaks
        self.tally = tally or Tally()
        self.luck = QuickDealer(seed.hex())
        self.trying = ""
        self.trail: list[tuple[int, str, State]] = []
        """The moves that stand: whose, which, and the state before."""
        lone = seed[0] % (seats + 1)
        players = [Player(PERSON if seat == lone else "random", f"Seat {seat + 1}") for seat in range(seats)]
        self.match: Match = start(game, players, seed, options, edition)

    def run(self, most: int) -> int:
        """Plays and checks up to `most` decisions, or until `stop` returns True; returns how many were made."""
        made = 0
        self.tally.games += 1
        try:
            self.heard(self.match.told)
            while made < most and not self.match.state.over and not (self.stop is not None and self.stop()):
                self.check_here()
                self.go_on()
                made += 1
            self.check_here()
            self.check_record()
            self.check_going_on()
        except Broken:
            raise
        except Exception as error:
            what = f"{type(error).__name__}: {error}"
            if self.trying:
                what += f" (while playing {self.trying!r})"
            raise Broken(what) from error
        return made

    def go_on(self) -> None:
        """Plays one move, and holds against it what was foreseen."""
        match = self.match
        before = match.state
        moves = before.moves()
        move = moves[self.choose(len(moves))]
        final = before.final(move)
        was = before.data()
        foreseen = [event.data() for event in before.preview(move)]
        self.trying = before.text(move)
        told = match.play(before.seat, self.trying)
        self.trying = ""
        self.heard(told)
        seen = [event.data() for event in told if event.seen_by(before.seat)]
        expect(foreseen == seen[: len(foreseen)], f"the preview of {before.text(move)} shows {foreseen}, but {seen} was told")
        expect(before.data() == was, "a move changed the state before it")
        self.trail.append((before.seat, before.text(move), before))
        self.check_undo(before, move, final)

    def check_undo(self, before: State, move: int, final: bool) -> None:
        """After a move: who may take back may do so, by what they may know; sometimes they do, and everything is as it was."""
        match = self.match
        seat = match.lone if match.lone != NOBODY else before.seat
        can = match.why_no_undo(seat) is None
        if seat == before.seat:
            may = not final or (match.lone == seat and not match.over and foreseen_by(seat, before, move))
            expect(can == may, f"final({before.text(move)}) is {final}, but the match can undo: {can}")
        if not can:
            return
        count = 1 + next(number for number, (mover, _, _) in enumerate(reversed(self.trail)) if mover == seat)
        taken = self.trail[-count:]
        if seat != before.seat:
            check_taken_back(self.game, taken[0][2], [text for _, text, _ in taken], match.state, seat, self.luck)
        if self.choose(4) != 0:
            return
        match.undo(seat)
        del self.trail[-count:]
        expect(match.state.data() == taken[0][2].data(), "undo does not lead back to the state before")
        expect(match.record.entries[-1].text == str(count), f"undo takes back {count} moves, but the record says otherwise")

    def ended(self) -> str:
        """The record of the game up to here, ended by resignation so that its seed is in it and it replays."""
        for seat in range(self.match.state.seats):
            if not self.match.over:
                self.match.resign(seat)
        return self.match.record.write()

    def check_here(self) -> None:
        state = self.match.state
        self.tally.states += 1
        check_state(self.game, state, self.luck, self.tally)
        self.check_keys(state)
        for seat in self.readers(state.seats):
            check_leaks(self.game, self.match, seat, self.luck)
            self.tally.leaks += 1

    def readers(self, seats: int) -> list[int]:
        """The readers for whom the leak test is run here."""
        wanted = self.leaks // 100 + (1 if self.luck.below(100) < self.leaks % 100 else 0)
        found = list(range(SPECTATOR, seats))
        while len(found) > wanted:
            found.pop(self.luck.below(len(found)))
        return found

    def heard(self, told: list[Event]) -> None:
        for event in told:
            expect(event.key in self.game.keys["event"], f"the event {event.key} is not among the game's keys")
            for seat in range(SPECTATOR, self.match.state.seats):
                if event.seen_by(seat):
                    self.hear("event", event, seat)

    def hear(self, kind: str, phrase: Phrase, seat: int) -> None:
        if self.listen is not None:
            self.listen(kind, phrase, seat)

    def check_keys(self, state: State) -> None:
        """Everything the game says is declared; also passes it to the listener."""
        expect(state.decision().key in self.game.keys["decision"], f"the decision {state.decision().key} is not among the game's keys")
        for seat in range(SPECTATOR, state.seats):
            self.hear("decision", state.decision(), seat)
        for mark in state.marks():
            expect(mark.key in self.game.keys["mark"], f"the mark {mark.key} is not among the game's keys")
            self.hear("mark", mark, state.seat)
        for move in some_moves(self.game, state, self.luck):
            name = state.called(move) if 0 <= move < state.space() else None
            if name is not None:
                expect(name.key in self.game.keys["move"], f"the name {name.key} of a move is not among the game's keys")
                self.hear("move", name, state.seat)
            reason = state.why_not(move)
            if reason is not None:
                expect(reason.key in self.game.keys["reason"], f"the reason {reason.key} is not among the game's keys")
                self.hear("reason", reason, state.seat)

    def check_record(self) -> None:
        """Read back from its text and replayed, the record leads to the same state; a finished one verifies."""
        record = self.match.record
        again = read_record(record.write())
        expect(again.write() == record.write(), "the record changes when it is read and written")
        same = replay(self.game, again, self.match.seed)
        expect(same.state.data() == self.match.state.data(), "the record leads to another state")
        expect(verify(self.game, again) == self.match.over, "a finished record does not verify, or a running one does")
        for seat in range(SPECTATOR, self.match.state.seats):
            shown = self.match.record_for(seat).write()
            expect(read_record(shown).write() == shown, "a redacted record changes when it is read and written")
            if not self.match.over:
                expect(self.match.seed.hex() not in shown and "#" not in shown, "a redacted record shows the seed or hashes")

    def check_going_on(self) -> None:
        """Another game goes on from one of the positions: a seat knows what it knew there, and its record leads to the same state."""
        if not self.trail:
            return
        record, state = self.match.record, self.trail[self.luck.below(len(self.trail))][2]
        seat = self.luck.below(state.seats)
        origin = Origin("0" * HASH_LENGTH, 0, seat, [], known_to(self.game, state, seat))
        begun = start(self.game, record.players, self.match.seed, record.options, state.edition, origin=origin)
        expect(begun.state.view(seat) == state.view(seat), "a game that goes on from a position begins with another view of it")
        for other in range(1, state.seats):
            begun.resign(other)
        again = replay(self.game, read_record(begun.record.write()))
        expect(again.state.data() == begun.state.data(), "the record of a game that goes on leads to another state")


def foreseen_by(seat: int, state: State, move: int) -> bool:
    """Whether a move uses no chance, and discloses nothing to that seat."""
    try:
        state.copy().play(move, Probe(seat))
    except Hidden:
        return False
    return True


def some_moves(game: Game, state: State, luck: Dealer) -> list[int]:
    """Every move of a small game and two numbers that are not moves; a sample of the moves of a large game."""
    space = state.space()
    if space <= REFUSALS:
        return list(range(-1, space + 1))
    return [-1, space, *(luck.below(space) for _ in range(REFUSALS))]


def check_state(game: Game, state: State, luck: Dealer, tally: Tally) -> None:
    """One state against the contracts of the engine."""
    expect(not state.faults(), f"faults: {state.faults()}")
    data = state.data()
    text = json.dumps(data)
    restored = game.restore(json.loads(text))
    expect(restored.data() == data and json.dumps(restored.data()) == text, "the JSON round trip is not exact")
    expect(restored.digest() == state.digest() == state.copy().digest(), "equal states have different digests")
    check_outcome(state)
    moves = state.moves()
    expect(restored.moves() == moves, "a restored state has other moves")
    expect(all(one < other for one, other in itertools.pairwise(moves)), f"the moves are not sorted: {moves}")
    texts = [state.text(move) for move in moves]
    expect(len(set(texts)) == len(texts), f"two moves have the same text: {texts}")
    for move in moves:
        check_legal(game, state, move, data)
        tally.legal += 1
    for move in some_moves(game, state, luck):
        if move not in moves:
            check_refused(game, state, move, data)
            tally.refused += 1
    check_nonsense(state, data)
    for seat in range(SPECTATOR, state.seats):
        view = state.view(seat)
        expect(json.loads(json.dumps(view)) == view, "a view is not plain data")
        expect(view["seat"] == seat and view["asked"] == state.seat and view["seats"] == state.seats, "a view does not say whose it is")
        expect(view["decision"] == state.decision().data(), "a view does not say what is asked")
    expect(state.data() == data, "looking at a state changes it")


def check_outcome(state: State) -> None:
    expect(len(state.scores()) == state.seats, "not every seat has a score")
    expect(len(state.standing()) == state.seats, "not every seat has a standing")
    if state.over:
        expect(state.standing() == state.scores(), "the standing at the end is not the score")
        expect(state.seat == NOBODY and state.moves() == [], "somebody is asked after the end")
        expect(state.decision().key == "over", "something is asked after the end")
        places = state.ranking()
        expect(len(places) == state.seats and min(places) == 1, f"the ranking names no winner: {places}")
        for place in places:
            expect(place == 1 + sum(1 for other in places if other < place), f"the places have gaps: {places}")
    else:
        expect(0 <= state.seat < state.seats, f"seat {state.seat} is asked")
        expect(bool(state.moves()), "no move is legal, but the game is not over")


def check_legal(game: Game, state: State, move: int, data: object) -> None:
    said = state.text(move)
    expect(0 <= move < state.space(), f"move {move} is outside the game's space")
    expect(state.why_not(move) is None, f"{said} is legal and refused")
    expect(state.parse(said) == move, f"the text {said!r} is read as another move")
    things = state.things(move)
    expect(bool(things) and all(things), f"{said} touches nothing")
    expect(state.meant(things) in (None, move), f"the things of {said} mean another move")
    state.final(move)
    copy = state.copy()
    twin = state.copy()
    told: list[Event] = []
    copy.play(move, QuickDealer(move), told.append)
    expect(state.data() == data, f"playing {said} on a copy changes the original")
    twin.play(move, QuickDealer(move))
    expect(copy.data() == twin.data(), f"{said} leads elsewhere when nobody listens")
    for event in told:
        expect(json.loads(json.dumps(event.data())) == event.data(), f"the event {event.key} is not plain data")


def check_refused(game: Game, state: State, move: int, data: object) -> None:
    reason = state.why_not(move)
    expect(reason is not None, f"move {move} is not legal and not refused")
    if 0 <= move < state.space():
        expect(state.parse(state.text(move)) == move, f"the text {state.text(move)!r} is read as another move")
    try:
        state.play(move, Probe(state.seat))
    except Refused as refused:
        expect(reason is not None and refused.reason.data() == reason.data(), "play refuses with another reason than why_not")
    else:
        raise AssertionError(f"move {move} is not legal and was played")
    expect(state.data() == data, "a refused move changes the state")


def check_nonsense(state: State, data: object) -> None:
    for text in ("", "nonsense", "play", "play nothing", " ", "pawn 9", "\x00"):
        try:
            move = state.parse(text)
        except Refused as refused:
            expect(isinstance(refused.reason, Reason), "a refusal without a reason")
        else:
            expect(state.parse(state.text(move)) == move, f"the text {text!r} is read and not written")
        meant = state.meant([text])
        expect(meant is None or 0 <= meant < state.space(), f"the thing {text!r} means a move outside the game's space")
    expect(state.data() == data, "reading a text changes the state")
