"""A position of a game, and the verbs that every game answers.

A state is mutable, cheap to copy, and can be written as JSON and read back exactly. It holds no seed and no order: piles and bags are
counts or sorted lists, and a card is picked when it is drawn. Its fields are declared once, in `unpack`; copying, writing and reading
back follow from that (`engine/fields.py`). What is asked, and what an answer does, is the business of the decisions
(`engine/decision.py`): the verbs here delegate to the decision that is asked.
"""

import hashlib
import json
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from archipel.engine import fields
from archipel.engine.dealer import Dealer, Hidden, Probe
from archipel.engine.decision import Decision, Tell
from archipel.engine.edition import Box, Edition
from archipel.engine.phrase import NOBODY, SPECTATOR, Data, Event, Mark, Phrase, Reason, Refused, trouble
from archipel.engine.view import Frame

PLAIN: Final = json.JSONEncoder(separators=(",", ":"), sort_keys=True, check_circular=False)


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position of one game. Edition, number of seats and options never change; `seat` is to move, `NOBODY` once the game is over.

    A game's own subclass holds the `box`, typed. A new state is empty: `unpack` and `set_up`, or `lay_out`, or `copy` fill it.
    """

    grows: ClassVar[tuple[str, ...]] = ()
    """The lists whose length changes during a game; all others stay as long as `unpack` makes them."""

    def __init__(self, box: Box, seats: int, options: dict[str, str]) -> None:
        self.seats = seats
        self.options = options
        self.seat = NOBODY
        self.over = False

    @property
    def opened(self) -> Box:
        """The box as the engine sees it."""
        own: Any = self
        box: Box = own.box
        return box

    @property
    def edition(self) -> Edition:
        return self.opened.edition

    # What it holds

    def unpack(self) -> None:
        """Everything as it comes out of the box. Every field is declared here, with its type and initial value, and nowhere else.

        A field is a number, a flag, a list of either, or a list of such lists.
        """
        raise NotImplementedError

    def work_out(self) -> None:
        """Sets what follows from the fields and is kept alongside them for speed: declared here, copied, but not written."""

    def set_up(self, dealer: Dealer, tell: Tell | None) -> None:
        """From the unpacked box to the first decision."""
        raise NotImplementedError

    def arrange(self, position: Data, dealer: Dealer) -> Data:
        """The `table()` for a position written for people, with ids, as in examples and tests; whatever it leaves open is dealt.

        By default a position names fields, and the rest is as it comes out of the box.
        """
        self.unpack()
        table: Data = {**self.table(), "seat": 0}
        for field in position:
            if field not in table:
                raise trouble("position-field", {"value": field, "allowed": ", ".join(sorted(table))})
        return {**table, **position}

    def check(self) -> None:
        """Raises ValueError if what was laid out names a thing that is not in the box, or asks a question that could not have arisen."""

    def faults(self) -> list[str]:
        """Components that are lost or duplicated, and running scores that a recount does not confirm; for tests, in plain English."""
        return []

    # What is asked, and the answers

    def asked(self) -> Decision[Any]:
        """What is asked of `seat`; once the game is over, a decision with the key `over`."""
        raise NotImplementedError

    def decision(self) -> Phrase:
        """The question as a phrase."""
        asked = self.asked()
        return Phrase(asked.key, asked.args(self))

    def moves(self) -> list[int]:
        """Every legal answer, sorted; never empty while the game runs, empty once it is over."""
        return self.asked().moves(self)

    def why_not(self, move: int) -> Reason | None:
        """The reason why a move is not legal now, or None if it is. Addressed to the seat that is asked; nobody else may see it."""
        return self.asked().why_not(self, move)

    def lack(self) -> Reason | None:
        """Why nothing can be chosen but to do without, if that is so. Addressed to the seat that is asked; nobody else may see it."""
        return self.asked().lack(self)

    def things(self, move: int) -> list[str]:
        """The ids of the places, cards and pieces that a legal move touches."""
        return self.asked().things(self, move)

    def shown(self, move: int, seat: int) -> str:
        """What another seat may read of a legal move that is about to be played."""
        return self.text(move) if seat == self.seat else self.asked().shown(self, move, seat)

    def discloses(self, move: int) -> bool:
        """Whether others learn something hidden by seeing that this legal move could be made."""
        return self.asked().discloses(self, move)

    def marks(self) -> list[Mark]:
        """Notes on things for the seat that is asked."""
        return self.asked().marks(self)

    def space(self) -> int:
        """How many moves the game has: a move is an integer from 0 up to, but not including, this."""
        return self.opened.space

    def text(self, move: int) -> str:
        """The one text of a move, legal or not; `parse` reads it back."""
        texts = self.opened.texts
        if not 0 <= move < len(texts):
            raise Refused(self.no_such_move(move))
        return texts[move]

    def parse(self, text: str) -> int:
        """The move with this text, legal or not; raises `Refused` if no move of this game is called that."""
        words = self.in_order(text.split())
        move = self.opened.numbers.get(" ".join(words))
        if move is None:
            raise Refused(self.no_such_text(text, words))
        return move

    def called(self, move: int) -> Phrase | None:
        """What a move is called where moves are listed, legal or not, as a phrase of the kind `move`; None: its text says it."""
        return None

    def meant(self, things: list[str]) -> int | None:
        """The move, legal or not, that the seat that is asked may have in mind when it touches the last of these things, with the others
        chosen: to be told why that is not possible. None: they are part of no move. Whatever the ids are, this never fails.

        By default nothing is meant by things that make no legal move.
        """
        return None

    def in_order(self, words: list[str]) -> list[str]:
        """The words of a text in the order in which the game writes them, where people may name things in any order."""
        return words

    def no_such_move(self, move: int) -> Reason:
        return Reason("no-such-move", {"value": move, "high": self.space() - 1})

    def no_such_text(self, text: str, words: list[str]) -> Reason:
        """Why no move is called that."""
        return Reason("no-such-text", {"value": text})

    # Playing

    def play(self, move: int, dealer: Dealer, tell: Tell | None = None) -> None:
        """Carries out a move, up to the next decision, and tells what happened. Refuses an illegal one and leaves the state unchanged."""
        asked = self.asked()
        if not asked.allows(self, move):
            reason = self.why_not(move)
            if reason is not None:
                raise Refused(reason)
        asked.play(self, move, dealer, tell)

    def carry_out(self, move: int, dealer: Dealer, tell: Tell | None) -> None:
        """`play` for a move that is known to be legal."""
        self.asked().play(self, move, dealer, tell)

    def preview(self, move: int) -> list[Event]:
        """What the seat that is asked would be told, up to the first use of chance or of something it may not know."""
        seat = self.seat
        told: list[Event] = []
        try:
            self.copy().play(move, Probe(seat), told.append)
        except Hidden:
            pass
        return [event for event in told if event.seen_by(seat)]

    def foresee(self, move: int) -> tuple[bool, int]:
        """Whether a legal move cannot be taken back (chance is used, the seat learns something, or somebody else is to move), and how many
        points of those that everybody can see it gains or costs the seat at once, as far as it can foresee that."""
        seat, after = self.seat, self.copy()
        final = True
        try:
            after.play(move, Probe(seat))
            final = after.seat != seat
        except Hidden:
            pass
        return final, after.scores()[seat] - self.scores()[seat]

    def final(self, move: int) -> bool:
        """Whether a legal move cannot be taken back."""
        return self.foresee(move)[0]

    # What may be known

    def view(self, seat: int) -> Data:
        """What that seat (or `SPECTATOR`) may know, built by adding to `frame`; holds all public knowledge, as plain data.

        By default everybody may know everything: for games without secrets.
        """
        return {**self.table(), **self.frame(seat)}

    def imagine(self, view: Data, dealer: Dealer) -> Data:
        """The `table()` of a state that looks just like the real one to the view's seat, built from that view alone.

        By default the real one: for games without secrets.
        """
        return {**{name: view[name] for name in fields.names(self)}, "seat": view["asked"]}

    def redeal(self, seat: int, dealer: Dealer) -> None:
        """Deals anew whatever `seat` cannot know, each possibility as likely as in a guess from its view; that view stays as it is.

        By default by way of such a guess; a game does it in place where that must be fast.
        """
        self.lay_out(self.imagine(self.view(seat), dealer))

    def frame(self, seat: int) -> Frame:
        """What every view begins with: which game this is, whose view, and what is asked of whom."""
        if not SPECTATOR <= seat < self.seats:
            raise trouble("no-such-seat", {"value": seat + 1, "high": self.seats})
        asked = self.decision()
        return {
            "game": self.edition.game,
            "edition": self.edition.hash,
            "seats": self.seats,
            "options": dict(self.options),
            "seat": seat,
            "asked": self.seat,
            "decision": {"key": asked.key, "args": dict(asked.args)},
            "over": self.over,
        }

    # The outcome

    def scores(self) -> list[int]:
        """Points by seat, as everybody can see them now."""
        raise NotImplementedError

    def outlook(self, seat: int) -> list[int]:
        """Points by seat if the game ended now, as far as that seat (or `SPECTATOR`) can know: what it may not know is not counted.

        By default the points that everybody can see.
        """
        return self.scores()

    def standing(self) -> list[int]:
        """Points by seat if the game ended now, hidden things counted: for looking back at a finished game, never for a running one."""
        return self.scores()

    def ranking(self) -> list[int]:
        """The place of every seat, from 1; seats that share a place have the same number. Only valid once the game is over."""
        raise NotImplementedError

    def places_by_score(self) -> list[int]:
        """The ranking for games in which points alone decide: more is better, and equal points share a place."""
        scores = self.scores()
        return [1 + sum(1 for other in scores if other > score) for score in scores]

    # Copying, writing and reading

    def copy(self) -> "State":
        """An independent copy. Where this must be fast, `make copies` generates code that copies field by field."""
        other = fields.blank(self)
        fields.copy(self, other)
        return other

    def table(self) -> Data:
        """The position as JSON data, without edition, seats and options."""
        return fields.write(self)

    def lay_out(self, table: Data) -> None:
        """Sets everything as `table()` wrote it; raises KeyError, TypeError or ValueError if that is impossible."""
        self.unpack()
        fields.read(self, table)
        self.work_out()
        self.check()

    def data(self) -> Data:
        """Everything that the game's `restore` needs to read this state back."""
        return {"edition": self.edition.hash, "seats": self.seats, "options": dict(self.options), "table": self.table()}

    def digest(self) -> bytes:
        """SHA-256 of the position, equal for equal positions."""
        return hashlib.sha256(PLAIN.encode(self.table()).encode()).digest()
