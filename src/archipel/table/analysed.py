"""An analysis as it is told (`views.py`): moves with what they are called, verdicts, and what the better move would have brought."""

from typing import Final

from archipel.engine.phrase import Data
from archipel.engine.state import State
from archipel.table import views as v
from archipel.table.analysis import Account, Analysis, Decided, Judged, Option, Turn
from archipel.table.showing import show_name, show_phrase
from archipel.table.story import Story

TOLD: Final = 3
"""So many decisions of everybody are told, of the best and of the worst."""
TURNS: Final = 5
"""So many turning points are told."""
EQUAL: Final = 5
"""So many of the moves that are about as good as the best are told."""
DIGITS: Final = 4
"""So many digits of a share are told: many more than are sure."""


def show_nothing(state: v.AnalysisState) -> v.Analysis:
    """Where nothing is known of a game yet."""
    nothing: Data = {"end": [], "accounts": [], "decisions": [], "turns": [], "worst": [], "finest": []}
    return v.Analysis(state=state, own=False, ahead=0, done=0, total=0, iterations=0, **nothing)


def show_analysis(
    state: v.AnalysisState, analysis: Analysis, decisions: list[v.JudgedView], total: int, iterations: int, ahead: int = 0
) -> v.Analysis:
    """What is known of a game by now; `decisions` are those of which there is something to tell."""
    seats = range(len(analysis.end))
    return v.Analysis(
        state=state,
        own=False,
        ahead=ahead,
        done=len(analysis.judged),
        total=total,
        iterations=iterations,
        end=brief(analysis.end),
        accounts=[show_account(account) for account in analysis.accounts()],
        decisions=decisions,
        turns=[show_turn(turn) for turn in analysis.turns(TURNS)],
        worst=[[one.step for one in analysis.worst(seat, TOLD)] for seat in seats],
        finest=[[one.step for one in analysis.finest(seat, TOLD)] for seat in seats],
    )


def show_account(account: Account) -> v.AccountView:
    begin, own, others, luck, end = brief([account.begin, account.own, account.others, account.luck, account.end])
    return v.AccountView(begin=begin, own=own, others=others, luck=luck, end=end)


def show_turn(turn: Turn) -> v.TurningPoint:
    return v.TurningPoint(
        step=turn.step,
        until=turn.until,
        seat=turn.seat,
        cause="luck" if turn.by_luck else "decision",
        changes=brief(turn.changes),
        seats=turn.concerned(),
    )


def show_glance(story: Story, decided: Decided, shares: list[float]) -> v.JudgedView:
    """A decision at which there was no more than a glance."""
    return v.JudgedView(
        step=decided.step,
        seat=decided.seat,
        made=show_move(story.steps[decided.step].state, decided.made, shares[decided.seat]),
        before=brief(shares),
        after=brief(shares),
        lost=0,
        doubt=0,
        verdict="open",
        merit=0,
        best=[],
        reasons=[],
    )


def show_judged(story: Story, one: Judged) -> v.JudgedView:
    state = story.steps[one.step].state
    return v.JudgedView(
        step=one.step,
        seat=one.seat,
        made=show_option(state, one.made),
        before=brief(one.best.shares),
        after=brief(one.made.shares),
        lost=round(one.lost, DIGITS),
        doubt=round(one.doubt, DIGITS),
        verdict=verdict(one),
        merit=round(one.merit(), DIGITS),
        best=[show_option(state, option) for option in one.equal()[:EQUAL]],
        reasons=[show_phrase(event) for event in state.preview(one.best.move)],
    )


def verdict(one: Judged) -> v.Verdict:
    if one.clear:
        return "worse"
    return "best" if one.made is one.best else "equal"


def show_option(state: State, option: Option) -> v.JudgedMove:
    return show_move(state, option.move, option.shares[state.seat])


def show_move(state: State, move: int, share: float) -> v.JudgedMove:
    return v.JudgedMove(text=state.text(move), name=show_name(state, move), things=state.things(move), share=round(share, DIGITS))


def brief(shares: list[float]) -> list[float]:
    return [round(share, DIGITS) for share in shares]
