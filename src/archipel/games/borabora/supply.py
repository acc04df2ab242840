"""Shells and offerings from the supply: brought by yields (4A), the helper (4C), the fire bonus (4F) and people (5A)."""

from archipel.engine.decision import Tell
from archipel.engine.phrase import Event
from archipel.games.borabora.state import BoraBoraState


def gain_shells(state: BoraBoraState, seat: int, count: int, tell: Tell | None) -> None:
    state.shells[seat] += count
    if tell is not None:
        tell(Event("shells", {"seat": seat, "count": count, "total": state.shells[seat]}))


def gain_offerings(state: BoraBoraState, seat: int, count: int, tell: Tell | None) -> None:
    state.offerings[seat] += count
    if tell is not None:
        tell(Event("offerings", {"seat": seat, "count": count, "total": state.offerings[seat]}))
