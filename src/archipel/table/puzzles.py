"""Puzzles, to be solved: a position as its seat sees it, and what came of an answer. The position holds nothing of the solution."""

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Annotated, Final, Literal

from msgspec import Meta

from archipel.bots.verdict import both, clearly
from archipel.engine.game import Game
from archipel.engine.phrase import Event, trouble
from archipel.engine.puzzles import Answer, Collection, Puzzle, load_collection
from archipel.engine.state import State
from archipel.table import views as v
from archipel.table.showing import show_mark, show_move, show_name, show_phrase
from archipel.table.verbs.move import play_ahead

KEPT: Final = 200
"""So many positions are remembered."""

Mine = Literal["none", "tried", "solved"]


class DailyPuzzle(v.Shown):
    """The puzzle of the day of a game, and what became of it for whoever asks."""

    game: str
    number: int
    mine: Mine


class PuzzleFrame(v.Position):
    """A puzzle: a position as the seat sees it that is asked, and every move that may be made. `step` is always 0."""

    number: int
    count: Annotated[int, Meta(description="how many puzzles of this game there are")]
    today: Annotated[int, Meta(description="the number of today’s puzzle")]
    edition: Annotated[str, Meta(description="which of the game’s own editions it is played with")]
    options: dict[str, str]
    hard: Annotated[bool, Meta(description="whether somebody who knows the game well does not see the best move at first either")]
    mine: Mine
    moves: list[v.LegalMove]
    marks: list[v.Mark]


class PuzzleCounts(v.Shown):
    """How many people have tried a puzzle, and how many of them were right at once."""

    tried: int
    solved: int


class PuzzleStory(PuzzleCounts):
    """What came of an answer. As long as that is wrong and the solution was not asked for, `best` and `next` are none, `brings` is empty.

    Shares of wins are those that the search expects for the seat; `lost` is how much less the move promises than the best one.
    """

    theme: Annotated[str, Meta(description="what it is about, once it is solved; its words are page-theme-…")]
    right: bool
    made: v.JudgedMove | None
    lost: float
    made_brings: Annotated[list[v.Phrase], Meta(description="what the seat could foresee of its move")]
    best: v.JudgedMove | None
    next: v.JudgedMove | None
    brings: Annotated[list[v.Phrase], Meta(description="what the seat could foresee of the best move")]
    plain: Annotated[v.JudgedMove, Meta(description="what a plain player does")]
    mine: Mine


@cache
def collection_of(game: Game) -> Collection:
    return load_collection(game)


def find_puzzle(game: Game, number: int) -> Puzzle:
    puzzles = collection_of(game).puzzles
    if not 1 <= number <= len(puzzles):
        raise trouble("puzzle-unknown", {"value": str(number), "allowed": len(puzzles)})
    return puzzles[number - 1]


@lru_cache(KEPT)
def position_of(game: Game, number: int) -> State:
    """The position of a puzzle; whoever plays on takes a copy."""
    return find_puzzle(game, number).position(game, collection_of(game).card)


def number_of(game: Game, day: int) -> int:
    """The number of the puzzle of a day, which is counted like `date.toordinal`; 0 where there is none."""
    count = len(collection_of(game).puzzles)
    return 1 + day % count if count else 0


def show_puzzle(game: Game, number: int, day: int, mine: Mine) -> PuzzleFrame:
    puzzle, state = find_puzzle(game, number), position_of(game, number)
    return PuzzleFrame(
        step=0,
        seat=state.seat,
        asked=state.seat,
        question=show_phrase(state.decision()),
        view=state.view(state.seat),
        scores=state.scores(),
        places=[],
        events=[],
        number=number,
        count=len(collection_of(game).puzzles),
        today=number_of(game, day),
        edition=collection_of(game).card["edition"],
        options=puzzle.options,
        hard=puzzle.hard,
        mine=mine,
        moves=[show_move(state, move) for move in state.moves()],
        marks=[show_mark(mark) for mark in state.marks()],
    )


def foresee(game: Game, number: int, moves: list[str]) -> list[v.Phrase]:
    """What the seat would be told of these moves in a row, up to the first thing that it cannot foresee."""
    state = position_of(game, number).copy()
    before_last, told = play_ahead(state, moves[:-1])
    return [show_phrase(event) for event in [*seen(told, state.seat), *before_last.preview(before_last.parse(moves[-1]))]]


def seen(told: list[Event], seat: int) -> list[Event]:
    return [event for event in told if event.seen_by(seat)]


def read_move(game: Game, number: int, text: str) -> str:
    """A legal move of the puzzle, as it is written; refused with its reason if it is none."""
    state = position_of(game, number)
    move = state.parse(text)
    reason = state.why_not(move)
    if reason is not None:
        raise trouble(reason.key, reason.args)
    return state.text(move)


def is_right(puzzle: Puzzle, made: Answer) -> bool:
    """Whether a move is the best, or about as good."""
    best = puzzle.best
    return made is best or not clearly(best.share - made.share, both(best.doubt, made.doubt))


def show_story(game: Game, number: int, made: str | None, counts: Mapping[str, int], mine: Mine) -> PuzzleStory:
    """`made` is the move that was made, as it is written; None: the solution was asked for."""
    puzzle, state = find_puzzle(game, number), position_of(game, number)
    own = None if made is None else puzzle.answer(made)
    right = own is not None and is_right(puzzle, own)
    told = right or own is None
    others = [one for one in puzzle.answers[1:] if not is_right(puzzle, one)]

    def judged(answer: Answer) -> v.JudgedMove:
        move = state.parse(answer.text)
        return v.JudgedMove(text=answer.text, name=show_name(state, move), things=state.things(move), share=answer.share)

    def brought(answer: Answer) -> list[v.Phrase]:
        return [show_phrase(event) for event in state.preview(state.parse(answer.text))]

    return PuzzleStory(
        theme=puzzle.theme if told else "",
        right=right,
        made=None if own is None else judged(own),
        lost=0.0 if own is None or right else round(puzzle.best.share - own.share, 4),
        made_brings=[] if own is None else brought(own),
        best=judged(puzzle.best) if told else None,
        next=judged(others[0]) if told and others else None,
        brings=brought(puzzle.best) if told else [],
        plain=judged(puzzle.answer(puzzle.plain)),
        mine=mine,
        tried=counts["tried"],
        solved=counts["solved"],
    )
