"""The rules of Bora Bora: its decisions in the order of a game, and the verbs of the engine.

Each part of the rulebook has its own module: `setup` (2, 6F), `dice` (4, 4G, 8A, 8B), `settling` (2C, 4A, 8C) with `huts` and
`materials` (4C), `people` (4B), `helper` (4C), `temple` (4D, 6B), `building` (4E), `fire` (4F), `using` (5, 8D) and `effects` (5A),
`status` (6A), `jewelry` (6C), `tasks` (6D, 7A, 8E) and `needs` (6E), `scoring` and `ending` (7), `gods` and `cards` (8); `flow` says what
follows what (3).
The rulebook has no section numbers; ours are those of the rules text: 2 set-up with 2A board, 2B player boards, 2C first huts; 3 a round;
4 phase A with 4A expansion, 4B men and women, 4C helper, 4D temple, 4E building, 4F fire bonus, 4G fishing; 5 phase B with 5A the kinds;
6 phase C with 6A status, 6B temple, 6C jewelry, 6D tasks, 6E what tasks ask for, 6F the next round; 7 the end with 7A last tasks,
7B final scoring, 7C victory; 8 the gods with 8A blue to 8E yellow, 8F god tiles; 9 two and three players.
`edition.BoraBoraBox.number_moves` says how moves are numbered. Left out: nothing.
"""

from typing import Any, Final, cast

from archipel.engine.dealer import Dealer
from archipel.engine.decision import Decision, Tell, numbered
from archipel.engine.fields import within
from archipel.engine.phrase import Data, Phrase, Reason
from archipel.games.borabora import flow, helper, hidden, meaning, names, scoring, setup, view
from archipel.games.borabora.arrange import arrange
from archipel.games.borabora.asking import Question
from archipel.games.borabora.building import CHOOSE_BUILDING, COVER_SPACES
from archipel.games.borabora.dice import PLACE_DIE
from archipel.games.borabora.effects import MOVE_HUTS, TAKE_CARDS, TAKE_MATERIALS
from archipel.games.borabora.ending import GAME_OVER
from archipel.games.borabora.fire import FIRE_FIRST, FIRE_SECOND
from archipel.games.borabora.guess import imagine
from archipel.games.borabora.helper import USE_HELPER
from archipel.games.borabora.jewelry import BUY_JEWEL
from archipel.games.borabora.materials import LAY_MATERIAL
from archipel.games.borabora.people import TAKE_PERSON
from archipel.games.borabora.settling import CHOOSE_YIELD, EXPAND, FIRST_HUT, INVOKE_RED
from archipel.games.borabora.state import BoraBoraState
from archipel.games.borabora.tasks import FULFIL_TASK, FULFIL_WITH_YELLOW, LAST_TASKS, PICK_TASK
from archipel.games.borabora.temple import PLACE_PRIEST
from archipel.games.borabora.using import USE_PEOPLE, USE_WITH_GREEN

DECISIONS: Final = numbered(
    FIRST_HUT,
    CHOOSE_YIELD,
    LAY_MATERIAL,
    PLACE_DIE,
    EXPAND,
    INVOKE_RED,
    TAKE_PERSON,
    USE_HELPER,
    PLACE_PRIEST,
    FIRE_FIRST,
    FIRE_SECOND,
    CHOOSE_BUILDING,
    COVER_SPACES,
    USE_PEOPLE,
    USE_WITH_GREEN,
    TAKE_MATERIALS,
    TAKE_CARDS,
    MOVE_HUTS,
    BUY_JEWEL,
    FULFIL_TASK,
    FULFIL_WITH_YELLOW,
    PICK_TASK,
    LAST_TASKS,
    GAME_OVER,
)
"""Their numbers are stored in records (`ask`): a new one must go at the end."""


class BoraBoraRules(BoraBoraState):
    """A state of Bora Bora with the verbs of the engine."""

    def copy(self) -> "BoraBoraRules":
        other = BoraBoraRules(self.box, self.seats, self.options)
        self.copy_to(other)
        return other

    def set_up(self, dealer: Dealer, tell: Tell | None) -> None:
        setup.set_up(self, dealer, tell)
        flow.next_first_hut(self)

    def arrange(self, position: Data, dealer: Dealer) -> Data:
        return arrange(self, position, dealer)

    def check(self) -> None:
        super().check()
        within("ask", [self.ask], 0, len(DECISIONS))
        asked = self.asked()
        if self.over != (asked is GAME_OVER) or (isinstance(asked, Question) and not asked.led_to(self)):
            raise ValueError(f"{asked.key} is asked, but nothing has led to it")

    def asked(self) -> Decision[Any]:
        return DECISIONS[self.ask]

    def in_order(self, words: list[str]) -> list[str]:
        """The two spaces of a building may be named in any order."""
        if len(words) != 3 or words[0] != "cover":
            return words
        spaces = self.box.ceremony
        return [words[0], *sorted(words[1:], key=lambda space: spaces.index(space) if space in spaces else len(spaces))]

    def called(self, move: int) -> Phrase:
        name = names.called(self.box, move)
        return helper.priced(self.box, move, name) if self.asked() is USE_HELPER else name

    def meant(self, things: list[str]) -> int | None:
        return meaning.meant(self, things)

    def no_such_text(self, text: str, words: list[str]) -> Reason:
        verb = "".join(words[:1]) + " "
        allowed = [known.removeprefix(verb) for known in self.box.texts if known.startswith(verb)]
        if not allowed:
            return super().no_such_text(text, words)
        return Reason("no-such-thing", {"verb": words[0], "value": " ".join(words[1:]), "allowed": ", ".join(allowed)})

    def view(self, seat: int) -> Data:
        return cast(Data, view.view(self, seat))

    def imagine(self, view_: Data, dealer: Dealer) -> Data:
        asked = next(decision.number for decision in DECISIONS if decision.key == view_["decision"]["key"])
        return imagine(self, asked, view_, dealer)

    def redeal(self, seat: int, dealer: Dealer) -> None:
        hidden.redeal(self, seat, dealer)

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def outlook(self, seat: int) -> list[int]:
        """What the final scoring counts is public."""
        return scoring.standing(self)

    def standing(self) -> list[int]:
        return scoring.standing(self)

    def ranking(self) -> list[int]:
        return scoring.ranking(self)
