"""The leak test can fail: for every channel, a variant of Lagune with one planted leak is found out, and the channel is named."""

import hashlib
import re
from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING, TypeVar

import pytest

from archipel.engine.conformance import ALL_READERS, Broken, Walk
from archipel.engine.dealer import Dealer, QuickDealer
from archipel.engine.decision import Tell
from archipel.engine.game import Game
from archipel.engine.phrase import Data, Event, Mark, Phrase, Reason, Refused
from archipel.games import find

if TYPE_CHECKING:
    from tests.islands.lagune.edition import DIVE
    from tests.islands.lagune.game import Lagune
    from tests.islands.lagune.rules import LaguneRules
else:
    Lagune = type(find("lagune"))
    DIVE = import_module("archipel.games.lagune.edition").DIVE
    LaguneRules = import_module("archipel.games.lagune.rules").LaguneRules

__all__ = ["DIVE", "LaguneRules", "Variant", "breach", "planted"]

Variant = TypeVar("Variant", bound=type[LaguneRules])

GAMES = 12
"""The most games that are walked through."""


def planted(state: type[LaguneRules]) -> Lagune:
    """Lagune with another kind of state."""

    class Planted(Lagune):
        state_class = state

    return Planted()


def breach(game: Game, most: int = 100) -> str:
    """What the suite finds first, in up to `most` decisions of some random games, calm and stormy; empty if it finds nothing."""
    for number in range(GAMES):
        options = {"calm": "yes" if number % 4 == 3 else "no"}
        seed = hashlib.sha256(bytes([number])).digest()
        walk = Walk(game, 2 + number % 2, options, seed, QuickDealer(f"choose {number}").below, leaks=ALL_READERS)
        try:
            walk.run(most)
        except Broken as broken:
            return broken.what
    return ""


LEAKS: list[object] = []


def leak(channel: str) -> Callable[[Variant], Variant]:
    """Adds a variant that leaks through this channel and no other."""

    def add(variant: Variant) -> Variant:
        LEAKS.append(pytest.param(variant, channel, id=f"{channel.replace(' ', '-')}-{variant.__name__}"))
        return variant

    return add


# What a seat looks at


@leak("view")
class ViewListsBag(LaguneRules):
    def view(self, seat: int) -> Data:
        return {**super().view(seat), "shells": self.box.ids(self.bag)}


@leak("view")
class ViewShowsNeighbour(LaguneRules):
    """Only the hand of the next diver, and only to a diver."""

    def view(self, seat: int) -> Data:
        neighbour = (seat + 1) % self.seats
        return {**super().view(seat), "neighbour": [] if seat < 0 else self.box.ids(self.hands[neighbour])}


class DecisionNamesBest(LaguneRules):
    def decision(self) -> Phrase:
        asked = super().decision()
        return asked if self.over else Phrase(asked.key, {**asked.args, "best": self.box.shells[self.bag[-1] if self.bag else 0]})


@leak("scores")
class ScoresCountSunkShells(LaguneRules):
    def scores(self) -> list[int]:
        return [self.box.total(self.laid[seat] + self.sunk[seat]) for seat in range(self.seats)]


# What the seat that is asked looks at


@leak("moves")
class DiveNeedsGoodBag(LaguneRules):
    """Diving is not allowed while the best shell is elsewhere."""

    def moves(self) -> list[int]:
        return [move for move in super().moves() if self.why_not(move) is None]

    def why_not(self, move: int) -> Reason | None:
        best = len(self.box.shells) - 1
        return super().why_not(move) or (Reason("game-over", {}) if move == DIVE and best not in self.bag else None)


@leak("marks")
class MarkTellsWorthOfBag(LaguneRules):
    def marks(self) -> list[Mark]:
        return [*super().marks(), Mark("bag", "worth", {"value": self.box.total(self.bag)})]


@leak("text")
class TextCountsBag(LaguneRules):
    def text(self, move: int) -> str:
        return f"dive {self.box.total(self.bag)}" if move == DIVE else super().text(move)

    def parse(self, text: str) -> int:
        return DIVE if text.startswith("dive") else super().parse(text)

    def shown(self, move: int, seat: int) -> str:
        return "dive" if move == DIVE else super().shown(move, seat)


@leak("things")
class ThingsNameBag(LaguneRules):
    def things(self, move: int) -> list[str]:
        return super().things(move) + (self.box.ids(self.bag) if move == DIVE else [])


@leak("meaning")
class MeaningKnowsTheBag(LaguneRules):
    """Touching a thing means diving only while the best shell is in the bag."""

    def meant(self, things: list[str]) -> int | None:
        return DIVE if things == ["bag"] and len(self.box.shells) - 1 in self.bag else None


@leak("final")
class FinalKnowsTheBag(LaguneRules):
    """Says that diving can be taken back if there is nothing good to be had."""

    def final(self, move: int) -> bool:
        return super().final(move) and (move != DIVE or len(self.box.shells) - 1 in self.bag)


@leak("preview")
class PreviewLooksIntoBag(LaguneRules):
    def preview(self, move: int) -> list[Event]:
        foreseen = super().preview(move)
        return [*foreseen, Event("hand", {"shells": self.box.ids(self.bag)})] if move == DIVE else foreseen


@leak("refusal")
class RefusalTellsWhere(LaguneRules):
    def why_not(self, move: int) -> Reason | None:
        reason = super().why_not(move)
        if reason is None or reason.key != "shell-not-in-hand":
            return reason
        where = "bag" if self.box.shells.index(reason.args["shell"]) in self.bag else "hand"
        return Reason(reason.key, {**reason.args, "where": where}, reason.rule)


class Whisper(str):
    """Like any other word, until it is printed in an error."""

    secret: list[str]

    def __repr__(self) -> str:
        return f"{super().__repr__()}, not one of {self.secret}"


@leak("error")
class ErrorTellsWhere(LaguneRules):
    """The same reason, but the text of the exception tells what the bag holds."""

    def play(self, move: int, dealer: Dealer, tell: Tell | None = None) -> None:
        try:
            super().play(move, dealer, tell)
        except Refused as refused:
            args = dict(refused.reason.args)
            if "shell" in args:
                args["shell"] = Whisper(args["shell"])
                args["shell"].secret = self.box.ids(self.bag)
            raise Refused(Reason(refused.reason.key, args, refused.reason.rule)) from None


# What a seat is told and shown while others play


@leak("event")
class EventShowsHand(LaguneRules):
    """Everybody is told what a diver holds after diving."""

    def dive(self, dealer: Dealer, tell: Tell | None) -> None:
        seat = self.seat
        super().dive(dealer, tell)
        if tell is not None:
            tell(Event("dives", {"seat": seat, "shells": self.box.ids(self.hands[seat])}))


@leak("event")
class SinksUnasked(LaguneRules):
    """Sinks the worst shell unasked if there is only one: being asked after all betrays a pair."""

    def dive(self, dealer: Dealer, tell: Tell | None) -> None:
        super().dive(dealer, tell)
        if self.must_sink():
            worst, next_worst, *_ = sorted(self.hands[self.seat], key=lambda shell: self.box.values[shell])
            if self.box.values[worst] < self.box.values[next_worst]:
                self.sink(worst, dealer, tell)


@leak("event")
class DieIsRolledTwice(LaguneRules):
    """Uses chance depending on something hidden: the next open roll gives it away."""

    def roll(self, shell: int, dealer: Dealer, tell: Tell | None) -> None:
        if len(self.box.shells) - 1 in self.bag:
            dealer.below(self.box.sides)
        super().roll(shell, dealer, tell)


@leak("event")
class EventNamesSunkShell(LaguneRules):
    def sink(self, shell: int, dealer: Dealer, tell: Tell | None) -> None:
        if tell is not None:
            tell(Event("sinks-own", self.told(shell), but=self.seat))
        super().sink(shell, dealer, tell)


@leak("record")
class RecordShowsSunkShell(LaguneRules):
    def shown(self, move: int, seat: int) -> str:
        return self.text(move)


@leak("shown move")
class ShownMoveTellsTheRest(LaguneRules):
    """Beside a move, the others read what the diver keeps."""

    def shown(self, move: int, seat: int) -> str:
        kept = "" if seat == self.seat else f" out of {self.box.total(self.hands[self.seat])}"
        return super().shown(move, seat) + kept


# What a seat believes


@leak("view")
class GuessForgetsSweptShells(LaguneRules):
    """Mistakes the shells that everybody saw swept away for hidden ones."""

    def imagine(self, view_: Data, dealer: Dealer) -> Data:
        return super().imagine({**view_, "swept": []}, dealer)


class GuessDealsSweptShells(LaguneRules):
    """Remembers the swept shells and deals them all the same."""

    def imagine(self, view_: Data, dealer: Dealer) -> Data:
        table = super().imagine({**view_, "swept": []}, dealer)
        table["swept"] = super().imagine(view_, dealer)["swept"]
        return table


@leak("view")
class GuessForgetsOwnSunkShells(LaguneRules):
    def imagine(self, view_: Data, dealer: Dealer) -> Data:
        divers = [{**diver, "sunk": {"count": diver["sunk"]["count"]}} for diver in view_["divers"]]
        return super().imagine({**view_, "divers": divers}, dealer)


# The tests


@pytest.mark.parametrize(("variant", "channel"), LEAKS)
def test_a_planted_leak_is_found_and_its_channel_named(variant: type[LaguneRules], channel: str) -> None:
    found = breach(planted(variant))
    assert f"can tell by the {channel}: " in found


def test_the_game_without_a_planted_leak_passes() -> None:
    assert breach(planted(LaguneRules)) == ""


def test_a_guess_that_forgets_what_everybody_saw_is_found() -> None:
    assert "is not a possible state" in breach(planted(GuessDealsSweptShells))


def test_a_decision_that_tells_something_hidden_is_found_by_the_view_that_carries_it_at_the_latest() -> None:
    found = breach(planted(DecisionNamesBest))
    assert re.match(r"Leak: seat -?\d can tell by the (view|decision): ", found)
    assert "'best': 'shell-" in found
