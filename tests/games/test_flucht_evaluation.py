"""What bots are told about Flucht aus Mangrovia."""

from archipel.engine.dealer import Hidden, Probe
from archipel.engine.state import State
from tests.games.flucht_table import GAME, arranged

EVALUATION = GAME.evaluation()


def foreseen(state: State, move: int) -> State:
    """The table after a move, up to the card that is drawn."""
    after = state.copy()
    try:
        after.play(move, Probe(state.seat))
    except Hidden:
        pass
    return after


def test_a_card_looks_as_good_as_the_better_of_the_steps_it_allows() -> None:
    state = arranged(pawns={"1a": "s05", "1b": "s10", "2a": "s20"}, hand=["blue-1", "yellow-1", "red-1", "green-1", "orange-1"]).state
    asked = 0
    for move, weight in zip(state.moves(), EVALUATION.weigh(state, state.moves()), strict=True):
        after = foreseen(state, move)
        answers = after.moves() if after.decision().key == "pawn" else []
        best = max((EVALUATION.value(foreseen(after, answer), 0) for answer in answers), default=EVALUATION.value(after, 0))
        asked += len(answers) > 0
        assert weight == best
    assert asked > 2


def test_the_same_lead_is_worth_more_near_the_finish() -> None:
    early = arranged(pawns={"1a": "s10", "1b": "s06", "2a": "s05", "2b": "s04"}).state
    late = arranged(pawns={"1a": "s70", "1b": "s66", "2a": "s65", "2b": "s64"}).state
    assert 0.5 < EVALUATION.shares(early)[0] < EVALUATION.shares(late)[0] < 1
