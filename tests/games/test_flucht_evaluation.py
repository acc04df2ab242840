"""What bots are told about Flucht aus Mangrovia."""

from tests.games.flucht_table import GAME, arranged

EVALUATION = GAME.evaluation()
NO_RED = ["blue-1", "blue-2", "yellow-1", "yellow-2", "green-1", "green-2", "orange-1"]


def test_every_square_counts_and_so_does_a_disc_for_every_pawn_under_way() -> None:
    far = {"1a": "s20", "1b": "s10"}
    assert EVALUATION.value(arranged(pawns=far, hand=NO_RED).state, 0) == 30
    one, two, three = (arranged(pawns=far, hand=[*NO_RED[count:], "red-1", "red-2", "red-3"][:7]).state for count in (1, 2, 3))
    values = [EVALUATION.value(state, 0) for state in (one, two, three)]
    assert 30 < values[0] < values[1] == values[2], "a third one is of no use"


def test_victory_is_worth_more_than_anything_else() -> None:
    table = arranged(pawns={"1a": "finish", "1b": "s71"}, hand=["red-3"])
    before = EVALUATION.value(table.state, 0)
    table.play("play red-3")
    assert EVALUATION.value(table.state, 0) > 2 * before
