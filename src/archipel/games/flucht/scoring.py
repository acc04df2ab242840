"""Who wins Flucht aus Mangrovia (9). There is no second place; the others are ranked by how far their pawns came, for statistics only."""

from archipel.games.flucht.state import PAWNS, FluchtState


def scores(state: FluchtState) -> list[int]:
    """The sum of the squares on which a team's pawns stand."""
    return [state.pawns[seat * PAWNS] + state.pawns[seat * PAWNS + 1] for seat in range(state.seats)]


def ranking(state: FluchtState) -> list[int]:
    """The winner has both pawns on the Finish, as nobody else can: points alone decide, even if the rounds ran out."""
    return state.places_by_score()
