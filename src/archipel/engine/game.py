"""What a game is: an immutable description, and the three ways to get a state of it (deal, restore, guess)."""

import os
from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from archipel.engine.dealer import Dealer
from archipel.engine.decision import Decision, Tell
from archipel.engine.edition import Box, BrokenEdition, Edition, Problem, check_lengths, check_sources, read_toml
from archipel.engine.evaluation import Evaluation
from archipel.engine.features import Features
from archipel.engine.inspection import Inspection, load_constraints, load_toml
from archipel.engine.known import Known, known
from archipel.engine.observation import Observation
from archipel.engine.phrase import Data, trouble
from archipel.engine.schema import load_schema
from archipel.engine.state import State

YES: Final = "yes"
NO: Final = "no"


class Option:
    """A variant that is chosen before the game: one of several values, or a whole number from `low` to `high`."""

    def __init__(self, name: str, default: str, values: tuple[str, ...] = (NO, YES), low: int = 0, high: int = 0) -> None:
        self.name = name
        self.default = default
        self.values = values
        self.low = low
        self.high = high

    def allowed(self) -> str:
        return ", ".join(self.values) if self.values else f"{self.low}–{self.high}"

    def read(self, value: str) -> str:
        if self.values:
            if value in self.values:
                return value
        elif value.isascii() and value.isdigit() and len(value) < 10 and self.low <= int(value) <= self.high:
            return str(int(value))
        raise trouble("option-value", {"option": self.name, "value": value, "allowed": self.allowed()})


class Effort:
    """What a game asks of people: how many minutes it lasts (from, to) and from which age it is played, and where that is said (as the
    sources of an edition are called); and how heavy it is, from 1 (explained at the table) to 5 (an evening for experts).

    The weight is ours: games of more kinds of decision weigh more.
    """

    def __init__(self, minutes: tuple[int, int], age: int, source: str, weight: int) -> None:
        self.minutes = minutes
        self.age = age
        self.source = source
        self.weight = weight


def plain(value: str | int) -> str:
    """An option's value as text."""
    if isinstance(value, bool):
        return YES if value else NO
    return str(value)


EVERYWHERE: Final = ("game-over", "no-such-move", "no-such-text")
"""Reasons that the engine can give in any game; their sentences are among the shared words."""


def once(*lists: Iterable[str]) -> tuple[str, ...]:
    """All entries of these lists, without duplicates."""
    return tuple(dict.fromkeys(entry for entries in lists for entry in entries))


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The description of a game. A subclass sets the fields.

    `rules` is the version of its rules; `earlier` has the game by the rules that it had before, for what was begun by them.
    `folder` holds `editions/*.toml`, `words/*.ftl` and `examples/*.toml`; the first of `editions` is the one played by default.
    `published.toml` lists the hashes that an edition has had, the newest last; former texts are in `editions/superseded`.
    `effort` is None where nobody knows. `schema.toml` says what an edition must contain, `constraints.toml` what is known about the box.
    `says` lists what the game's own code says, by kind: event, reason, mark, move, problem. `keys` is everything it can say: also the
    keys of its decisions, its schema and its constraints, and what every game says.
    """

    name: ClassVar[str]
    title: ClassVar[str]
    rules: ClassVar[int]
    fewest: ClassVar[int]
    most: ClassVar[int]
    effort: ClassVar[Effort | None] = None
    folder: ClassVar[str]
    editions: ClassVar[tuple[str, ...]]
    options: ClassVar[tuple[Option, ...]] = ()
    says: ClassVar[dict[str, tuple[str, ...]]]
    decisions: ClassVar[tuple[Decision[Any], ...]]
    box_class: ClassVar[type[Box]]
    state_class: ClassVar[type[State]]
    evaluation_class: ClassVar[type[Evaluation[Any]]]
    observation_class: ClassVar[type[Observation[Any]] | None] = None
    features_class: ClassVar[type[Features[Any]] | None] = None
    inspection_class: ClassVar[type[Inspection]] = Inspection

    def __init__(self, *earlier: "Game") -> None:
        self.earlier: dict[int, Game] = {game.rules: game for game in earlier}
        self.schema = load_schema(self.folder)
        self.constraints = load_constraints(self.folder)
        self.published = load_toml(self.folder, "published.toml")
        self.keys: dict[str, tuple[str, ...]] = {
            "decision": tuple(decision.key for decision in self.decisions),
            "event": self.says["event"],
            "reason": once(EVERYWHERE, self.says["reason"]),
            "mark": self.says.get("mark", ()),
            "move": self.says.get("move", ()),
            "problem": once(self.schema.keys(), self.says.get("problem", ()), ["edition-" + name for name in self.constraints]),
        }
        self._boxes: dict[str, Box] = {}
        self._own: dict[str, Edition] = {}

    def by_rules(self, rules: int) -> "Game":
        """The same game by the rules of this version: what was begun by them is played by them."""
        if rules == self.rules:
            return self
        if rules not in self.earlier:
            raise trouble("rules-not-here", {"game": self.title, "value": rules, "allowed": self.known_rules()})
        return self.earlier[rules]

    def known_rules(self) -> str:
        """All versions of the rules that there are here, to be told."""
        return ", ".join(str(rules) for rules in sorted({self.rules, *self.earlier}))

    # What editions are checked against, and what bots and learners know

    def examine(self, edition: Edition) -> list[Problem]:
        """Mistakes that the schema cannot detect; if there are none, every constraint that the edition breaks."""
        inspection = self.inspection_class(edition, self.constraints)
        mistakes = inspection.mistakes()
        if not mistakes:
            inspection.look()
            inspection.look_at_printed()
        return mistakes or inspection.found

    def known(self, section: str, entry: str = "", field: str = "") -> list[Known]:
        """What is known about a value of an edition: of a field of an entry, or of a section itself."""
        return known(self.constraints, section, entry, field)

    def evaluation(self) -> Evaluation[Any]:
        """What bots should know about this game."""
        return self.evaluation_class()

    def observation(self) -> Observation[Any]:
        """What seats know, as numbers for learners."""
        if self.observation_class is None:
            raise trouble("observation-missing", {"game": self.title})
        return self.observation_class(self.decisions)

    def features(self) -> Features[Any] | None:
        """What a net is told of a table of this game; None: nobody can learn it yet."""
        return None if self.features_class is None else self.features_class()

    # Creating states

    def deal(self, box: Box, seats: int, options: dict[str, str], dealer: Dealer, tell: Tell | None) -> State:
        """Sets up a game, up to the first decision."""
        state = self.state_class(box, seats, options)
        state.unpack()
        state.work_out()
        state.set_up(dealer, tell)
        return state

    def rebuild(self, box: Box, seats: int, options: dict[str, str], table: Data) -> State:
        """The state that `table` was written from."""
        state = self.state_class(box, seats, options)
        state.lay_out(table)
        return state

    def arrange(self, box: Box, seats: int, options: dict[str, str], position: Data, dealer: Dealer) -> State:
        """The state for a position written for people, with ids, as in examples and tests; whatever it leaves open is dealt."""
        state = self.state_class(box, seats, options)
        state.lay_out(state.arrange(position, dealer))
        return state

    def imagine(self, box: Box, seats: int, options: dict[str, str], view: Data, dealer: Dealer) -> State:
        """A state that looks just like the real one to the view's seat, built from that view alone."""
        state = self.state_class(box, seats, options)
        state.lay_out(state.imagine(view, dealer))
        return state

    def space(self, box: Box) -> int:
        """How many moves the game has: a move is an integer from 0 up to, but not including, this."""
        return box.space

    # The verbs

    def new(
        self,
        seats: int,
        options: Mapping[str, str | int] | None = None,
        edition: Edition | None = None,
        dealer: Dealer | None = None,
        tell: Tell | None = None,
    ) -> State:
        """The state after setting up, at the first decision. A dealer is required: chance always comes from outside."""
        if dealer is None:
            raise TypeError("new() needs a dealer, for example QuickDealer('any seed')")
        self.check_seats(seats)
        chosen = self.read_options(options or {})
        return self.deal(self.box(edition or self.edition()), seats, chosen, dealer, tell)

    def restore(self, data: Data) -> State:
        """The state that `data` was written from, exactly as it was."""
        for field in ("edition", "seats", "options", "table"):
            if field not in data:
                raise trouble("position-incomplete", {"field": field})
        box = self.known_box(data["edition"])
        options = self.read_options(data["options"])
        self.check_seats(data["seats"])
        try:
            state = self.rebuild(box, data["seats"], options, data["table"])
            faults = state.faults()
        except (KeyError, IndexError, TypeError, ValueError) as error:
            raise trouble("position-broken", {"problem": f"{type(error).__name__} {error}"}) from None
        if faults:
            raise trouble("position-broken", {"problem": faults[0]})
        return state

    def guess(self, view: Data, dealer: Dealer) -> State:
        """A full state built from a seat's view alone, which that seat cannot tell from the real one."""
        return self.imagine(self.known_box(view["edition"]), int(view["seats"]), view["options"], view, dealer)

    # Checking what is asked for

    def check_seats(self, seats: int) -> None:
        if not self.fewest <= seats <= self.most:
            raise trouble("seats-out-of-range", {"game": self.name, "value": seats, "low": self.fewest, "high": self.most})

    def read_options(self, given: Mapping[str, str | int]) -> dict[str, str]:
        """All options of the game, with defaults for those not given. Scripts may pass True and False for yes and no, and integers."""
        names = [option.name for option in self.options]
        for name in given:
            if name not in names:
                raise trouble("option-unknown", {"game": self.name, "value": name, "allowed": ", ".join(names) or "–"})
        return {option.name: option.read(plain(given.get(option.name, option.default))) for option in self.options}

    # Editions

    def edition(self, id: str = "") -> Edition:
        """One of the game's own editions, the first by default."""
        name = id or self.editions[0]
        if name not in self.editions:
            raise trouble("edition-unknown", {"game": self.name, "value": name, "allowed": ", ".join(self.editions)})
        if name not in self._own:
            with open(os.path.join(self.folder, "editions", name + ".toml"), encoding="utf-8") as file:
                self._own[name] = read_toml(file.read())
        return self._own[name]

    def published_edition(self, id: str, hash: str) -> Edition | None:
        """One of the game's own editions as it was when it had this hash: as it is now, or a former text; None if there is none."""
        if id in self.editions and self.edition(id).hash == hash:
            return self.edition(id)
        if hash not in self.published.get(id, []):
            return None
        path = os.path.join(self.folder, "editions", "superseded", f"{id}-{hash[:8]}.toml")
        if not os.path.exists(path):
            return None
        with open(path, encoding="utf-8") as file:
            return read_toml(file.read())

    def first_rules(self) -> int:
        """The version of the rules when the game was first published; where nothing is kept of that, the present one."""
        return 1 if self.published else self.rules

    def first_hash(self, id: str) -> str:
        """The hash of one of the game's own editions when it was first published; where nothing is kept of that, the present one."""
        hashes = self.published.get(id)
        return str(hashes[0]) if hashes else self.edition(id).hash

    def knows(self, hash: str) -> bool:
        """Whether there is an edition with this hash: one of the game's own, as it is or was, or one opened before in this process."""
        if hash not in self._boxes:
            for id in (*self.editions, *self.published):
                edition = self.published_edition(id, hash)
                if edition is not None:
                    self.box(edition)
                    break
        return hash in self._boxes

    def check(self, edition: Edition) -> list[Problem]:
        """Everything that is wrong or unusual about an edition."""
        if edition.game != self.name:
            return [Problem("edition-other-game", {"game": self.name, "value": edition.game}, "file")]
        try:
            mistakes = check_lengths(edition) or check_sources(edition) or self.schema.mistakes(edition.data)
            return mistakes or self.examine(edition)
        except (AttributeError, IndexError, KeyError, RecursionError, TypeError, ValueError) as error:
            return [Problem("edition-shape", {"problem": f"{type(error).__name__}: {error}"}, "file")]

    def box(self, edition: Edition) -> Box:
        """The opened box of an edition; an edition that breaks the rulebook is refused. Each is opened once and remembered by its hash."""
        box = self._boxes.get(edition.hash)
        if box is None:
            problems = self.check(edition)
            if any(problem.fatal for problem in problems):
                raise BrokenEdition(problems)
            box = self.box_class(edition)
            self._boxes[edition.hash] = box
        return box

    def known_box(self, hash: str) -> Box:
        """The box of the edition with this hash, if the game knows it."""
        if not self.knows(hash):
            raise trouble("edition-not-here", {"game": self.title, "value": hash})
        return self._boxes[hash]

    def own_edition(self, edition: Edition) -> bool:
        """Whether it is one of the game's own editions, as it is now."""
        return edition.id in self.editions and self.edition(edition.id).hash == edition.hash
