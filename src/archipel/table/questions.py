"""Questions of the seat that is asked: what moves would bring, why one is not allowed, what a bot would play. Nothing changes."""

from archipel.bots import Thought
from archipel.bots.advice import Advised, advise
from archipel.engine.phrase import Data, Event, Reason, trouble
from archipel.engine.state import State
from archipel.table.outcomes import Answered, HintWanted
from archipel.table.showing import show_phrase
from archipel.table.table import RUNNING, Table
from archipel.table.thinking import hint_question, seen_now
from archipel.table.verbs.move import play_ahead
from archipel.table.views import HintView


def preview(table: Table, person: str, decision: int, moves: list[str]) -> Answered:
    """What the seat would be told of these moves in a row, up to the first thing that it cannot foresee. Every one but the last must be
    one that could be taken back."""
    return Answered(table.version, foretell(asked_state(table, person, decision), moves))


def foretell(state: State, moves: list[str]) -> list[Event]:
    before_last, told = play_ahead(state, moves[:-1])
    known = [event for event in told if event.seen_by(state.seat)]
    return known + before_last.preview(before_last.parse(moves[-1]))


def why(table: Table, person: str, decision: int, move: str, things: list[str]) -> Answered:
    """Why a move is not allowed now: that with this text, or the one that is meant by these things; where nothing is meant, no reason."""
    return Answered(table.version, reason=why_not(asked_state(table, person, decision), move, things))


def why_not(state: State, move: str, things: list[str]) -> Reason | None:
    meant = state.meant(things) if things else state.parse(move)
    return None if meant is None else state.why_not(meant)


def hint(table: Table, person: str, decision: int) -> HintWanted:
    """What `search` shall be asked: for the seat that is asked, by what that seat may know."""
    state = asked_state(table, person, decision)
    if not table.settings.casual:
        raise trouble("hint-not-casual", {})
    seen = seen_now(table)
    return HintWanted(table.version, decision, hint_question(seen), {move: state.text(move) for move in seen.moves})


def hint_found(table: Table, wanted: HintWanted, found: list[Data]) -> Answered:
    """The answer, if the same is still asked; `found` is what the bot thought of the moves, the best first."""
    table.must_ask(wanted.decision)
    return Answered(table.version, hints=show_hints(table.match.state, found, wanted.texts))


def show_hints(state: State, found: list[Data], texts: dict[int, str]) -> list[HintView]:
    """What is said of the moves of this decision; `texts` are theirs."""
    return [show_hint(state, one, texts) for one in advise([Thought(**one) for one in found])]


def show_hint(state: State, one: Advised, texts: dict[int, str]) -> HintView:
    thought = one.thought
    return HintView(
        move=texts[thought.move],
        share=round(thought.share, 4),
        visits=thought.visits,
        alike=one.alike,
        behind=one.behind,
        reasons=[show_phrase(event) for event in state.preview(thought.move)],
    )


def asked_state(table: Table, person: str, decision: int) -> State:
    """The game, for a question of the seat that is asked."""
    table.must_be(RUNNING)
    seat = table.must_play(person)
    table.must_ask(decision)
    state: State = table.match.state
    if state.seat != seat:
        raise trouble("not-your-turn", {"value": seat + 1, "allowed": state.seat + 1})
    return state
