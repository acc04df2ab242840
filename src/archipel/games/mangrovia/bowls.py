"""Phase 1 (3): placing bowls on the ritual sites."""

from typing import Final

from archipel.engine.dealer import Dealer
from archipel.engine.decision import Tell
from archipel.engine.phrase import Data, Event, Mark, Reason
from archipel.games.mangrovia.asking import Question
from archipel.games.mangrovia.edition import MangroviaBox
from archipel.games.mangrovia.state import BLOCKED, FREE, MangroviaState


class PlaceBowl(Question):
    """3. Which site the next bowl goes on."""

    def args(self, state: MangroviaState) -> Data:
        return {"seat": state.seat, "bowl": state.placed // state.seats + 1, "bowls": state.set_up_for.bowls}

    def covers(self, box: MangroviaBox, move: int) -> bool:
        return box.at_site <= move < box.at_take

    def moves(self, state: MangroviaState) -> list[int]:
        return [state.box.at_site + site for site in open_sites(state)]

    def allows(self, state: MangroviaState, move: int) -> bool:
        return self.covers(state.box, move) and is_open(state, move - state.box.at_site)

    def something_else(self, state: MangroviaState, move: int) -> Reason:
        return Reason("bowls-first", {}, "3")

    def forbidden(self, state: MangroviaState, move: int) -> Reason:
        site = move - state.box.at_site
        owner = state.bowls[site]
        if owner == BLOCKED:
            return Reason("site-blocked", {"number": site + 1}, "2G")
        if owner != FREE:
            return Reason("site-taken", {"number": site + 1, "seat": owner}, "3")
        return Reason("top-site-banned", {"number": site + 1}, "3")

    def things(self, state: MangroviaState, move: int) -> list[str]:
        return [state.box.sites[move - state.box.at_site]]

    def marks(self, state: MangroviaState) -> list[Mark]:
        """What the boat will offer at each open site, on its way down and on its way up."""
        box = state.box
        return [
            Mark(box.sites[site], "offers", {"landing": landing, "action": box.actions[landing]})
            for site in open_sites(state)
            for landing in (box.near[site], box.far[site])
        ]

    def play(self, state: MangroviaState, move: int, dealer: Dealer, tell: Tell | None) -> None:
        place(state, move - state.box.at_site, tell)
        state.go_on(dealer, tell)


BOWLS: Final = PlaceBowl("bowl")


def placer(state: MangroviaState) -> int:
    """Whose bowl is next: the starting player's, then clockwise, then the second bowls in the same order."""
    return (state.starter + state.placed) % state.seats


def all_placed(state: MangroviaState) -> bool:
    return state.placed == state.seats * state.set_up_for.bowls


def open_sites(state: MangroviaState) -> list[int]:
    """Where the next bowl may go."""
    return [site for site in range(len(state.bowls)) if is_open(state, site)]


def is_open(state: MangroviaState, site: int) -> bool:
    """With two bowls each, the starting player's first one may not go on the top site."""
    if state.bowls[site] != FREE:
        return False
    return not (state.set_up_for.top_site_ban and state.placed == 0 and site == state.box.top)


def place(state: MangroviaState, site: int, tell: Tell | None) -> None:
    box = state.box
    seat = placer(state)
    state.bowls[site] = seat
    state.placed += 1
    if tell is not None:
        tell(
            Event("bowl-placed", {"seat": seat, "number": site + 1, "site": box.sites[site], "near": box.near[site], "far": box.far[site]})
        )
