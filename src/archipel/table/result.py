"""How a finished game ended, as data that is kept beside the table: nothing in it was ever secret after the end."""

from archipel.engine.phrase import Data
from archipel.table.table import OVER, Table


def result_of(table: Table) -> Data | None:
    """Places and points by seat, who gave up or was replaced to the end, whether all agreed to stop, and whether the game went on from a
    position of another; None while nobody knows.

    A dropped or expired game has no result.
    """
    if table.status != OVER:
        return None
    match = table.match
    began = next(entry.at for entry in table.log if entry.kind == "start")
    return {
        "places": match.record.places,
        "scores": match.state.scores(),
        "resigned": sorted(match.resigned),
        "replaced": sorted(set(match.stand_ins) - set(match.resigned)),
        "stopped": match.stopped,
        "began": began,
        **({} if table.settings.origin is None else {"sequel": True}),
    }
