"""The end (7): the final scoring told line by line, and who wins."""

from archipel.engine.decision import Tell
from archipel.engine.phrase import NOBODY, Event
from archipel.games.borabora import scoring
from archipel.games.borabora.edition import BONUSES
from archipel.games.borabora.state import ASK_NOTHING, OVER, Lagoon


def end(table: Lagoon, tell: Tell | None) -> None:
    """7B. God tiles, fish, jewelry and the six bonuses."""
    if tell is not None:
        for seat in table.order:
            tell_finals(table, seat, tell)
    table.ask = ASK_NOTHING
    table.phase = OVER
    table.over = True
    table.seat = NOBODY
    table.clear_doing()
    if tell is not None:
        tell_winner(table, tell)


def tell_finals(table: Lagoon, seat: int, tell: Tell) -> None:
    box = table.isles
    lines = scoring.finals(table, seat)
    total = table.points[seat] + lines[0]
    if lines[0]:
        tell(Event("god-tiles-scored", {"seat": seat, "count": table.god_tiles[seat], "points": lines[0], "total": total}))
    total += lines[1]
    if lines[1]:
        regions = [box.regions[region] for region in scoring.fish_regions(table, seat)]
        tell(Event("fish-final", {"seat": seat, "region": regions, "points": lines[1], "total": total}))
    total += lines[2]
    if lines[2]:
        tell(Event("jewelry-scored", {"seat": seat, "count": table.owned[seat].bit_count(), "points": lines[2], "total": total}))
    for bonus, points in enumerate(lines[3:]):
        total += points
        if points:
            tell(Event("bonus", {"seat": seat, "bonus": BONUSES[bonus], "points": points, "total": total}))


def tell_winner(table: Lagoon, tell: Tell) -> None:
    """7C. The most points, of equals the earlier in the turn order."""
    totals = scoring.scores(table)
    winner = scoring.ranking(table).index(1)
    key = "wins-order" if totals.count(totals[winner]) > 1 else "wins"
    tell(Event(key, {"seat": winner, "points": totals[winner]}))
