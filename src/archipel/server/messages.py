"""What passes over REST beside tables and games to look at (`table/views.py`, `table/commands.py`), as types of FastAPI."""

from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field

from archipel.table.companions import MOST_COMPANIONS

Number = Annotated[int, Field(ge=-(2**31), lt=2**31)]
"""A whole number that somebody sends: databases and other languages take no larger ones."""

Companion = Annotated[int, Field(ge=0, le=MOST_COMPANIONS)]
"""Which of the people on one device: 0 is the one who is signed in, the others are their companions."""


class Strict(BaseModel):
    """Nothing but what is named."""

    model_config = ConfigDict(extra="forbid")


class OptionView(Strict):
    """An option of a game: one of `values`, or a whole number from `low` to `high` where there are none."""

    name: str
    default: str
    values: list[str]
    low: int
    high: int


class EffortView(Strict):
    """How many minutes a game lasts (from, to) and from which age, with the source of that; how heavy it is, from 1 to 5."""

    minutes: tuple[int, int]
    age: int
    source: str
    weight: int


class GameSummary(Strict):
    """A game that can be played here; `effort` is what it asks of people, where that is known.

    `learned` names those of its editions that the bots `first-thought` and `search` have learned to play, each with the edition whose games
    taught them; at others these bots go by the value of positions.
    """

    name: str
    title: str
    rules: int
    fewest: int
    most: int
    effort: EffortView | None
    options: list[OptionView]
    editions: list[str]
    bots: list[str]
    learned: dict[str, str]


class BotsHere(Strict):
    """The bots for a table; `learned` is the id of the edition whose games taught `first-thought` and `search`, null where none did."""

    bots: list[str]
    learned: str | None


class Problem(Strict):
    """Something wrong with an edition (`error`: it cannot be played) or unusual; `source` says where the constraint comes from."""

    key: str
    args: dict[str, Any]
    rule: str
    source: str
    error: bool


class EditionReport(Strict):
    """What was found in an edition; `learned` is the id of the one whose games taught the bots that would play it, null where none did."""

    id: str
    hash: str
    playable: bool
    problems: list[Problem]
    learned: str | None


class BenchChoice(Strict):
    """What may stand in a field: these words, and the ids of these sections."""

    words: list[str]
    sections: list[str]


class BenchForm(Strict):
    """By section and field, what may stand there; in all others, anything."""

    choices: dict[str, dict[str, BenchChoice]]


class KnownFact(Strict):
    """Something known of a value: `name` is the constraint that says so, `facts` what it says, `source` where it comes from, `rule` the
    section of the rulebook."""

    key: str
    args: dict[str, Any]
    name: str
    facts: dict[str, Any]
    source: str
    rule: str


class KnownFacts(Strict):
    """What is known of an entry, by its fields; under the empty name of the whole."""

    known: dict[str, list[KnownFact]]


class Difference(Strict):
    """What differs between two editions: `a` and `b` are the values, `places` says where they stand, as the way to them in each."""

    key: str
    args: dict[str, Any]
    section: str
    entry: str
    field: str
    a: Any
    b: Any
    sources: list[str]
    places: list[str]


class PlacedProblem(Problem):
    """A problem, and where it is to be put right: the way there in the data (`spaces/list/3/cost`), as far as that can be said."""

    place: str


class DraftReport(Strict):
    """What was found in a draft, its file, and how it differs from the game's own edition."""

    id: str
    hash: str
    playable: bool
    problems: list[PlacedProblem]
    learned: str | None
    toml: str
    differences: list[Difference]


class Seen(Strict):
    """Who has seen what stands at a place, and when."""

    who: str
    when: str


class ReadEdition(Strict):
    """A file as data, and by places who has seen what."""

    data: dict[str, Any]
    seen: dict[str, Seen]
