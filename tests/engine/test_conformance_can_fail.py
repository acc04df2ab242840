"""The conformance suite can fail: for every contract, a variant of Lagune that breaks only that one is found. Leaks: test_leaks."""

import random
from collections.abc import Callable

import pytest

from archipel.engine.dealer import Dealer, QuickDealer
from archipel.engine.decision import Tell
from archipel.engine.phrase import NOBODY, Data, Event, Mark, Phrase, Reason, Refused
from archipel.engine.state import State
from tests.engine.test_leaks import DIVE, LaguneRules, Variant, breach, planted

BREACHES: list[object] = []


def breaks(said: str) -> Callable[[Variant], Variant]:
    """Adds a variant, and what the suite must say about it."""

    def add(variant: Variant) -> Variant:
        BREACHES.append(pytest.param(variant, said, id=variant.__name__))
        return variant

    return add


# Copies, JSON and digests


@breaks("on a copy changes the original")
class CopySharesHands(LaguneRules):
    def copy(self) -> State:
        other = super().copy()
        if isinstance(other, LaguneRules):
            other.hands = self.hands
        return other


@breaks("position-broken")
class TableLosesBag(LaguneRules):
    def table(self) -> Data:
        return {**super().table(), "bag": []} if self.over else super().table()

    def lay_out(self, table: Data) -> None:
        super().lay_out({**table, "bag": []})


@breaks("position-broken")
class TableHasNoSunkShells(LaguneRules):
    def table(self) -> Data:
        return {name: value for name, value in super().table().items() if name != "sunk"}


@breaks("equal states have different digests")
class DigestIsOfThisObject(LaguneRules):
    def digest(self) -> bytes:
        return str(id(self)).encode()


@breaks("a restored state has other moves")
class MovesDependOnWhatIsNotKept(LaguneRules):
    tired = False

    def set_up(self, dealer: Dealer, tell: Tell | None) -> None:
        super().set_up(dealer, tell)
        self.tired = True

    def moves(self) -> list[int]:
        return super().moves()[1:] if self.tired else super().moves()


# Components and chance


@breaks("faults: ['the shells are not each in one place")
class SunkShellIsLost(LaguneRules):
    def sink(self, shell: int, dealer: Dealer, tell: Tell | None) -> None:
        super().sink(shell, dealer, tell)
        for sunk in self.sunk:
            sunk.clear()


@breaks("faults: ['the shells are not each in one place")
class SweptShellIsDoubled(LaguneRules):
    def lay(self, shell: int, dealer: Dealer, tell: Tell | None) -> None:
        super().lay(shell, dealer, tell)
        self.swept = sorted({*self.swept, shell})


@breaks("faults: ['a state may hold no order")
class BagIsShuffled(LaguneRules):
    def set_up(self, dealer: Dealer, tell: Tell | None) -> None:
        super().set_up(dealer, tell)
        self.bag.append(self.bag.pop(dealer.below(len(self.bag) - 1)))


@breaks("record-hash")
class DealsByItself(LaguneRules):
    """Uses chance other than the dealer's."""

    def set_up(self, dealer: Dealer, tell: Tell | None) -> None:
        super().set_up(QuickDealer(random.random().hex()), tell)


@breaks("leads elsewhere when nobody listens")
class ForgetsDieWhenNobodyListens(LaguneRules):
    def roll(self, shell: int, dealer: Dealer, tell: Tell | None) -> None:
        if tell is not None:
            super().roll(shell, dealer, tell)


# Moves and their texts


@breaks("the moves are not sorted")
class MovesAreNotSorted(LaguneRules):
    def moves(self) -> list[int]:
        return super().moves()[::-1]


@breaks("the moves are not sorted")
class MoveIsListedTwice(LaguneRules):
    def moves(self) -> list[int]:
        return sorted([*super().moves(), *super().moves()[:1]])


@breaks("no move is legal, but the game is not over")
class NoMovesWithoutHand(LaguneRules):
    def moves(self) -> list[int]:
        return [] if self.must_sink() else super().moves()


@breaks("changes the original")
class MovesChangeTheTable(LaguneRules):
    def moves(self) -> list[int]:
        if self.bag:
            self.swept = sorted([*self.swept, self.bag.pop()])
        return super().moves()


@breaks("is outside the game's space")
class SpaceIsTooSmall(LaguneRules):
    def space(self) -> int:
        return super().space() // 2


@breaks("dive is legal and refused")
class DiveIsRefused(LaguneRules):
    def why_not(self, move: int) -> Reason | None:
        return super().why_not(move) or (Reason("nothing-to-sink", {}) if move == DIVE else None)


@breaks("is not legal and not refused")
class AnyShellMayBeLaid(LaguneRules):
    def why_not(self, move: int) -> Reason | None:
        reason = super().why_not(move)
        return None if reason is not None and reason.key == "shell-not-in-hand" else reason


@breaks("is not legal and was played")
class PlayAsksForNoReason(LaguneRules):
    def play(self, move: int, dealer: Dealer, tell: Tell | None = None) -> None:
        if move in self.moves():
            self.carry_out(move, dealer, tell)


@breaks("a refused move changes the state")
class RefusedMoveCosts(LaguneRules):
    def play(self, move: int, dealer: Dealer, tell: Tell | None = None) -> None:
        if self.why_not(move) is not None:
            self.swept.append(self.bag.pop())
        super().play(move, dealer, tell)


@breaks("play refuses with another reason than why_not")
class PlayRefusesInOtherWords(LaguneRules):
    def play(self, move: int, dealer: Dealer, tell: Tell | None = None) -> None:
        if self.why_not(move) is not None:
            raise Refused(Reason("game-over", {}))
        self.carry_out(move, dealer, tell)


@breaks("two moves have the same text")
class TextsAreNotUnique(LaguneRules):
    def text(self, move: int) -> str:
        return "dive" if move == DIVE else "lay"


@breaks("is read as another move")
class TextIsReadAsAnotherMove(LaguneRules):
    def parse(self, text: str) -> int:
        move = super().parse(text)
        return move + 1 if move == self.moves()[-1] else move


@breaks("is read as another move")
class TextOfIllegalMoveIsReadAsAnother(LaguneRules):
    def parse(self, text: str) -> int:
        move = super().parse(text)
        return move if move in self.moves() else DIVE


@breaks("is read and not written")
class NonsenseIsAMove(LaguneRules):
    def parse(self, text: str) -> int:
        return -1 if text == "nonsense" else super().parse(text)

    def text(self, move: int) -> str:
        return "dive" if move < 0 else super().text(move)


@breaks("ValueError")
class NonsenseIsAnError(LaguneRules):
    def parse(self, text: str) -> int:
        if not text.strip():
            raise ValueError(text)
        return super().parse(text)


@breaks("dive touches nothing")
class DiveTouchesNothing(LaguneRules):
    def things(self, move: int) -> list[str]:
        return [] if move == DIVE else super().things(move)


@breaks("mean another move")
class EverythingMeansTheFirstMove(LaguneRules):
    def meant(self, things: list[str]) -> int | None:
        return self.moves()[0]


@breaks("means a move outside the game's space")
class NonsenseMeansAMove(LaguneRules):
    def meant(self, things: list[str]) -> int | None:
        return self.space() if things == ["nonsense"] else None


# What is foreseen


@breaks("the preview of lay ")
class PreviewShowsDie(LaguneRules):
    """Rolls another die in advance, which is no leak but still a lie."""

    def preview(self, move: int) -> list[Event]:
        foreseen = super().preview(move)
        if not self.calm and foreseen and foreseen[-1].key == "lays":
            foreseen.append(Event("rolls", {"seat": self.seat, "side": 0}))
        return foreseen


@breaks("preview")
class PreviewShowsDrawnShell(LaguneRules):
    def preview(self, move: int) -> list[Event]:
        seat = self.seat
        told: list[Event] = []
        self.copy().play(move, QuickDealer(0), told.append)
        return [event for event in told if event.seen_by(seat)]


@breaks("is False, but the match can undo: False")
class DiveIsNotFinal(LaguneRules):
    def final(self, move: int) -> bool:
        return move != DIVE


@breaks("may take back lay ")
class LayingDisclosesNothing(LaguneRules):
    """A bot's shell, seen and taken back."""

    def discloses(self, move: int) -> bool:
        return False


# What may be known


@breaks("a view is not plain data")
class ViewHoldsATuple(LaguneRules):
    def view(self, seat: int) -> Data:
        return {**super().view(seat), "swept": tuple(self.box.ids(self.swept))}


@breaks("a view does not say whose it is")
class ViewIsTheSpectators(LaguneRules):
    def view(self, seat: int) -> Data:
        return {**super().view(seat), "seat": -1}


@breaks("a view does not say what is asked")
class ViewAsksNothing(LaguneRules):
    def view(self, seat: int) -> Data:
        return {**super().view(seat), "decision": None}


@breaks("looking at a state changes it")
class LookingMovesAShell(LaguneRules):
    def view(self, seat: int) -> Data:
        if self.bag:
            self.swept = sorted([*self.swept, self.bag.pop()])
        return super().view(seat)


# What is said


@breaks("the event sighs is not among the game's keys")
class EventIsNotDeclared(LaguneRules):
    def pass_on(self, dealer: Dealer, tell: Tell | None) -> None:
        if tell is not None:
            tell(Event("sighs", {"seat": self.seat}))
        super().pass_on(dealer, tell)


@breaks("the decision doze is not among the game's keys")
class DecisionIsNotDeclared(LaguneRules):
    def decision(self) -> Phrase:
        return super().decision() if self.over else Phrase("doze", {"seat": self.seat})


@breaks("the mark shiny is not among the game's keys")
class MarkIsNotDeclared(LaguneRules):
    def marks(self) -> list[Mark]:
        return [*super().marks(), Mark("bag", "shiny", {})]


@breaks("the reason because is not among the game's keys")
class ReasonIsNotDeclared(LaguneRules):
    def why_not(self, move: int) -> Reason | None:
        return Reason("because", {}) if super().why_not(move) is not None else None


@breaks("the event dives-own is not plain data")
class EventHoldsATuple(LaguneRules):
    def told(self, shell: int) -> Data:
        return {**super().told(shell), "thing": (self.box.shells[shell],)}


class ShownMoveLooksLikeAHash(LaguneRules):
    def shown(self, move: int, seat: int) -> str:
        return super().shown(move, seat) + " #1"


# The end


@breaks("somebody is asked after the end")
class SomebodyIsToMoveAfterTheEnd(LaguneRules):
    def end(self, because: Event, dealer: Dealer, tell: Tell | None) -> None:
        super().end(because, dealer, tell)
        self.seat = 0


@breaks("something is asked after the end")
class TurnIsAskedAfterTheEnd(LaguneRules):
    def decision(self) -> Phrase:
        return Phrase("turn", {"seat": NOBODY}) if self.over else super().decision()


@breaks("the ranking names no winner")
class NobodyWins(LaguneRules):
    def ranking(self) -> list[int]:
        return [2] * self.seats


@breaks("the places have gaps")
class TiedSeatsAreFollowedBySecond(LaguneRules):
    def ranking(self) -> list[int]:
        return [1] * (self.seats - 1) + [2]


@breaks("not every seat has a score")
class OneScoreIsMissing(LaguneRules):
    def scores(self) -> list[int]:
        return super().scores()[1:]


@pytest.mark.parametrize(("variant", "said"), BREACHES)
def test_a_broken_contract_is_found(variant: type[LaguneRules], said: str) -> None:
    assert said in breach(planted(variant))


def test_a_redacted_record_that_seems_to_show_hashes_is_found_in_a_running_game() -> None:
    assert "a redacted record shows the seed or hashes" in breach(planted(ShownMoveLooksLikeAHash), most=3)
