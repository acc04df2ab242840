"""Phase 1 (3): placing bowls on the ritual sites."""

from archipel.engine.decision import Tell
from archipel.engine.phrase import Event, Reason
from archipel.games.mangrovia.state import BLOCKED, FREE, Island


def placer(table: Island) -> int:
    """Whose bowl is next: the starting player's, then clockwise, then the second bowls in the same order."""
    return (table.starter + table.placed) % table.seats


def all_placed(table: Island) -> bool:
    return table.placed == table.seats * table.set_up_for.bowls


def open_sites(table: Island) -> list[int]:
    """Where the next bowl may go."""
    return [site for site in range(len(table.bowls)) if table.bowls[site] == FREE and not banned(table, site)]


def banned(table: Island, site: int) -> bool:
    """With two bowls each the starting player's first one may not go to the top site."""
    return table.set_up_for.top_site_ban and table.placed == 0 and site == table.island.top


def why_not(table: Island, site: int) -> Reason | None:
    owner = table.bowls[site]
    if owner == BLOCKED:
        return Reason("site-blocked", {"number": site + 1}, "2G")
    if owner != FREE:
        return Reason("site-taken", {"number": site + 1, "seat": owner}, "3")
    if banned(table, site):
        return Reason("top-site-banned", {"number": site + 1}, "3")
    return None


def place(table: Island, site: int, tell: Tell | None) -> None:
    box = table.island
    seat = placer(table)
    table.bowls[site] = seat
    table.placed += 1
    if tell is not None:
        tell(
            Event("bowl-placed", {"seat": seat, "number": site + 1, "site": box.sites[site], "near": box.near[site], "far": box.far[site]})
        )
