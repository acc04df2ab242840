"""What people send beside commands (`table/commands.py`) and what is chosen for a table (`table/opening.py`), and how it is read."""

from typing import Annotated, Any, Final

from msgspec import Meta, Struct

from archipel.engine.line import LONGEST_LINE
from archipel.table.commands import MOST_MOVES, MoveText, MoveTexts, Number, Reader, ThingIds

Name = Annotated[str, Meta(max_length=200, description="1 to 40 visible characters in one line")]
Language = Annotated[str, Meta(max_length=8, description="en, fr, de or it")]


class NewGuest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who somebody wants to be."""

    name: Name
    language: Language


class Change(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What shall be different; what is left out stays as it is."""

    name: Name | None = None
    language: Language | None = None


class EditionText(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An edition of one's own for a game, as TOML."""

    game: Annotated[str, Meta(max_length=64)]
    toml: Annotated[str, Meta(max_length=200_000)]


class SeenBy(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who has seen what stands at a place on their copy, and when: comments of the file, and nothing else."""

    who: Annotated[str, Meta(max_length=80)] = ""
    when: Annotated[str, Meta(pattern=r"^(\d{4}-\d\d-\d\d)?$")] = ""


class EditionDraft(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An edition that somebody works on, as data; `seen` says by places who has seen what."""

    game: Annotated[str, Meta(max_length=64)]
    data: dict[str, Any]
    seen: Annotated[dict[str, SeenBy], Meta(max_length=2000)] = {}


class ComparedEditions(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Two editions of a game, as data; without a first one, the game's own."""

    game: Annotated[str, Meta(max_length=64)]
    first: dict[str, Any] | None = None
    second: dict[str, Any]


class TryExample(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The moves so far, made by whoever was asked; `seat` is whose view is wanted (-1: of those who watch), by default who is asked.

    With `refusable` the last move may be one that is not legal: then the answer is the position before it, with the reason.
    """

    moves: Annotated[list[MoveText], Meta(max_length=MOST_MOVES)] = []
    seat: Number | None = None
    refusable: bool = False


class AnswerPuzzle(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The move that one takes for the best; none: one wants to see the solution."""

    move: MoveText | None


class ForeseePuzzle(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Moves in a row, of which all but the last could be taken back."""

    moves: MoveTexts


class Explore(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A finished game played on: from the step `at` of its replay, by a line of moves, each made by whoever was asked.

    `seat` is whose view is wanted (-1: of those who watch), by default who is asked; the first `known` moves are not told again.
    """

    at: Number
    line: Annotated[list[MoveText], Meta(max_length=LONGEST_LINE)] = []
    seat: Number | None = None
    known: Annotated[int, Meta(ge=0, le=LONGEST_LINE)] = 0


class ExploreByBot(Explore, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The next move shall be that of a bot of this kind, who knows what the seat that is asked knows."""

    bot: Annotated[str, Meta(max_length=64)]


class ExplorePreview(Explore, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the seat that is asked would be told of these moves in a row."""

    moves: MoveTexts


class ExploreWhy(Explore, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Why the move that is meant by these things is not allowed."""

    things: ThingIds


NEW_GUEST: Final[Reader[NewGuest]] = Reader(NewGuest)
CHANGE: Final[Reader[Change]] = Reader(Change)
EDITION_TEXT: Final[Reader[EditionText]] = Reader(EditionText)
EDITION_DRAFT: Final[Reader[EditionDraft]] = Reader(EditionDraft)
COMPARED_EDITIONS: Final[Reader[ComparedEditions]] = Reader(ComparedEditions)
TRY_EXAMPLE: Final[Reader[TryExample]] = Reader(TryExample)
EXPLORE: Final[Reader[Explore]] = Reader(Explore)
EXPLORE_BY_BOT: Final[Reader[ExploreByBot]] = Reader(ExploreByBot)
EXPLORE_PREVIEW: Final[Reader[ExplorePreview]] = Reader(ExplorePreview)
EXPLORE_WHY: Final[Reader[ExploreWhy]] = Reader(ExploreWhy)
ANSWER_PUZZLE: Final[Reader[AnswerPuzzle]] = Reader(AnswerPuzzle)
FORESEE_PUZZLE: Final[Reader[ForeseePuzzle]] = Reader(ForeseePuzzle)
