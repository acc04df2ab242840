"""A finished game looked at again: what every move was worth by what its seat knew, and what was luck."""

from itertools import pairwise

import pytest

from archipel.bots.judge import ValueJudge
from archipel.bots.study import Study
from archipel.engine.dealer import QuickDealer
from archipel.engine.game import Game
from archipel.engine.match import Match, start
from archipel.engine.phrase import Data, Refused, Trouble
from archipel.engine.record import Player
from archipel.games import find
from archipel.table.analysis import Analysis, Decided, Judged, decisions, final_shares, glance, question
from archipel.table.settings import Settings
from archipel.table.story import Story, retell
from archipel.table.thinking import Thinker
from tests.later import later_pig

PIG = find("pig")
ROLL, HOLD = 0, 1
FEW = 12


def played(game: Game, seats: int = 2, seed: int = 1, undo: bool = False) -> Match:
    """A whole game of random moves; with `undo`, every fifth is taken back and made again where that is allowed."""
    match = start(game, [Player("person", f"P{seat}") for seat in range(seats)], seed.to_bytes(32, "big"))
    luck = QuickDealer(seed)
    number = 0
    while not match.over:
        number += 1
        moves = match.state.moves()
        seat, text = match.state.seat, match.state.text(moves[luck.below(len(moves))])
        match.play(seat, text)
        if undo and number % 5 == 0 and match.state.seat == seat and match.why_no_undo(seat) is None:
            match.undo(seat)
            match.play(seat, text)
    return match


def told(match: Match) -> Story:
    return retell(Settings(match.game, match.state.seats), match.record, match.seed)


def analysed(story: Story) -> Analysis:
    thinker = Thinker(find, 0)
    found = [Judged(one, thinker.think(question(story, one, FEW))["findings"]) for one in decisions(story)]
    return Analysis(final_shares(story), found, story.length)


def pig_at(**fields: object) -> Study:
    state = PIG.new(2, dealer=QuickDealer(1))
    for field, value in fields.items():
        setattr(state, field, value)
    return Study(state, ValueJudge(PIG), QuickDealer(2))


def test_a_move_that_throws_a_won_game_away_is_seen() -> None:
    """Whoever holds now has won; who rolls may lose the pot."""
    study = pig_at(points=[40, 40], pot=10)
    study.think(100, ROLL)
    hold, roll = study.found[HOLD * 2], study.found[ROLL * 2]
    assert hold.shares() == [1.0, 0.0]
    assert hold.doubt(0) == 0
    assert roll.shares()[0] < 1
    assert roll.visits >= study.best().visits, "what was made is known as well as the best"


def test_every_decision_with_a_choice_is_looked_at_but_not_what_was_taken_back() -> None:
    match = played(find("mangrovia"), undo=True)
    assert sum(entry.kind == "undo" for entry in match.record.entries) > 3
    story = told(match)
    chosen = decisions(story)
    for one in chosen:
        state, entry = story.steps[one.step].state, match.record.entries[one.step]
        assert (state.seat, state.text(one.made)) == (one.seat, entry.text)
        assert len(state.moves()) > 1
    without = [entry for entry, after in pairwise(match.record.entries) if entry.kind == "move" and after.kind != "undo"]
    assert len(chosen) <= len(without) + 1
    assert [one.step for one in chosen] == sorted({one.step for one in chosen})


@pytest.mark.parametrize("name", ["flucht", "mangrovia"])
def test_whoever_looks_knows_what_the_seat_knew_and_no_more(name: str) -> None:
    story = told(played(find(name), seats=3))
    for one in decisions(story)[::7]:
        asked = question(story, one, FEW)
        state = story.steps[one.step].state
        assert asked["view"] == state.view(one.seat)
        assert set(asked) == {"think", "game", "view", "moves", "edition", "rules", "key", "made", "iterations", "luck"}


def test_the_same_game_is_judged_alike_again() -> None:
    story = told(played(PIG))
    one = decisions(story)[3]
    first, again = (Thinker(find, 0).think(question(story, one, FEW)) for _ in range(2))
    assert first == again


def test_own_moves_those_of_others_and_luck_add_up_to_the_result() -> None:
    story = told(played(PIG, seats=3))
    analysis = analysed(story)
    assert [one.step for one in analysis.judged] == [one.step for one in decisions(story)]
    assert sum(analysis.end) == pytest.approx(1)
    accounts = analysis.accounts()
    for seat, account in enumerate(accounts):
        assert account.begin + account.own + account.others + account.luck == pytest.approx(account.end)
        assert account.own == pytest.approx(-sum(one.lost for one in analysis.judged if one.seat == seat))
        assert account.own <= 0
    assert sum(account.luck for account in accounts) == pytest.approx(0, abs=1e-9)
    assert all(sum(shares) == pytest.approx(1) for _, shares in analysis.curve())


def finding(move: int, share: float, doubt: float, visits: int = 100) -> Data:
    return {"move": move, "visits": visits, "shares": [share, 1 - share], "doubts": [doubt, doubt]}


def judged(made: int, *findings: Data, step: int = 0, seat: int = 0) -> Judged:
    return Judged(Decided(step, seat, made), list(findings))


def test_no_verdict_where_moves_are_equally_good_within_what_is_known() -> None:
    assert not judged(1, finding(0, 0.60, 0.02), finding(1, 0.57, 0.02)).clear
    assert judged(1, finding(0, 0.60, 0.01), finding(1, 0.50, 0.01)).clear
    assert not judged(1, finding(0, 0.600, 0.0), finding(1, 0.595, 0.0)).clear, "less than a hundredth is never told"
    assert [one.move for one in judged(0, finding(0, 0.6, 0.01), finding(1, 0.59, 0.01), finding(2, 0.3, 0.01)).equal()] == [0, 1]
    assert [one.move for one in judged(1, finding(0, 0.59, 0.01), finding(1, 0.6, 0.01)).equal()] == [1, 0], "the best first"


def test_a_find_is_the_best_move_where_the_next_best_is_clearly_worse() -> None:
    assert judged(0, finding(0, 0.6, 0.01), finding(1, 0.4, 0.01)).merit() == pytest.approx(0.2)
    assert judged(1, finding(0, 0.6, 0.01), finding(1, 0.4, 0.01)).merit() == 0
    assert judged(0, finding(0, 0.6, 0.01), finding(1, 0.59, 0.01)).merit() == 0


def test_the_worst_and_the_finest_decisions_are_those_of_the_seat_in_order() -> None:
    lost = [judged(1, finding(0, 0.6, 0.01), finding(1, share, 0.01)) for share in (0.5, 0.3, 0.4, 0.6)]
    analysis = Analysis([1.0, 0.0], lost, 9)
    assert [round(one.lost, 2) for one in analysis.worst(0, 2)] == [0.3, 0.2]
    assert analysis.worst(1, 3) == []
    assert analysis.finest(0, 3) == []


def test_the_turning_points_are_the_greatest_swings_and_say_what_brought_them() -> None:
    """From 50 to 30 by a mistake, up to 90 by luck, and what is left at the end; small steps are none."""
    mistake = judged(1, finding(0, 0.50, 0.01), finding(1, 0.30, 0.01), step=2)
    lucky = judged(0, finding(0, 0.90, 0.01), finding(1, 0.2, 0.01), step=5, seat=1)
    calm = judged(0, finding(0, 0.85, 0.01), finding(1, 0.2, 0.01), step=6)
    turns = Analysis([1.0, 0.0], [mistake, lucky, calm], 9).turns(5)
    assert [(turn.step, turn.until, turn.seat, turn.by_luck) for turn in turns] == [(2, 3, 0, False), (2, 5, 0, True), (6, 9, 0, True)]
    assert [turn.changes[0] for turn in turns] == pytest.approx([-0.2, 0.6, 0.15])
    assert [turn.concerned() for turn in turns] == [[0, 1]] * 3
    assert [turn.step for turn in Analysis([1.0, 0.0], [mistake, lucky, calm], 9).turns(1)] == [2]
    assert Analysis([0.31, 0.69], [judged(1, finding(0, 0.31, 0.01), finding(1, 0.30, 0.01))], 9).turns(5) == []


def test_a_swing_within_what_is_known_is_no_turning_point() -> None:
    def turns(doubt: float) -> list[int]:
        steps = [judged(0, finding(0, share, doubt), step=step) for step, share in ((2, 0.5), (4, 0.65))]
        return [turn.step for turn in Analysis([0.65, 0.35], steps, 9).turns(5)]

    assert turns(0.01) == [2]
    assert turns(0.1) == []


@pytest.mark.parametrize("name", ["flucht", "mangrovia"])
def test_a_glance_tells_what_everybody_can_expect_by_what_the_seats_knew_and_no_more(name: str) -> None:
    story = told(played(find(name), seats=3))
    chosen = decisions(story)[::9]
    asked = glance(story, chosen)
    assert asked["views"] == [story.steps[one.step].state.view(one.seat) for one in chosen]
    assert set(asked) == {"think", "game", "views", "edition", "rules", "key", "guesses", "luck"}
    found = Thinker(find, 0).answer(asked)["shares"]
    assert len(found) == len(chosen)
    assert all(sum(shares) == pytest.approx(1) and len(shares) == 3 for shares in found)


def test_a_game_of_older_rules_is_judged_by_these() -> None:
    story = told(played(PIG))
    later = later_pig(PIG)
    first, *_ = decisions(story)
    by_later = [Thinker(lambda _: later, 0).think(asked) for asked in (question(story, first, FEW), glance(story, [first]))]
    assert by_later == [Thinker(find, 0).think(asked) for asked in (question(story, first, FEW), glance(story, [first]))]
    without = later_pig()
    assert "error" in Thinker(lambda _: without, 0).answer(question(story, first, FEW))


def test_a_running_game_is_not_analysed() -> None:
    match = start(PIG, [Player("person", "Ann"), Player("person", "Ben")], bytes(32))
    match.play(0, "roll")
    with pytest.raises((Trouble, Refused)) as refused:
        decisions(told(match))
    assert refused.value.reason.key == "analysis-running"
