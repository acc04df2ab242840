"""The end (7): the final scoring told line by line, and who wins."""

from typing import Final

from archipel.engine.decision import Over, Tell
from archipel.engine.phrase import NOBODY, Event
from archipel.games.borabora import scoring
from archipel.games.borabora.edition import BONUSES
from archipel.games.borabora.state import OVER, BoraBoraState

GAME_OVER: Final = Over("7C")


def end(state: BoraBoraState, tell: Tell | None) -> None:
    """7B. God tiles, fish, jewelry and the six bonuses."""
    if tell is not None:
        for seat in state.order:
            tell_finals(state, seat, tell)
    state.ask = GAME_OVER.number
    state.phase = OVER
    state.over = True
    state.seat = NOBODY
    state.clear_doing()
    if tell is not None:
        tell_winner(state, tell)


def tell_finals(state: BoraBoraState, seat: int, tell: Tell) -> None:
    box = state.box
    lines = scoring.finals(state, seat)
    total = state.points[seat] + lines[0]
    if lines[0]:
        tell(Event("god-tiles-scored", {"seat": seat, "count": state.god_tiles[seat], "points": lines[0], "total": total}))
    total += lines[1]
    if lines[1]:
        regions = [box.regions[region] for region in scoring.fish_regions(state, seat)]
        tell(Event("fish-final", {"seat": seat, "region": regions, "points": lines[1], "total": total}))
    total += lines[2]
    if lines[2]:
        tell(Event("jewelry-scored", {"seat": seat, "count": state.owned[seat].bit_count(), "points": lines[2], "total": total}))
    for bonus, points in enumerate(lines[3:]):
        total += points
        if points:
            tell(Event("bonus", {"seat": seat, "bonus": BONUSES[bonus], "points": points, "total": total}))


def tell_winner(state: BoraBoraState, tell: Tell) -> None:
    """7C. Most points wins; on a tie, whoever is earlier in the turn order."""
    totals = scoring.scores(state)
    winner = scoring.ranking(state).index(1)
    key = "wins-order" if totals.count(totals[winner]) > 1 else "wins"
    tell(Event(key, {"seat": winner, "points": totals[winner]}))
