"""Where every disc would lead every pawn of Flucht aus Mangrovia, looked at quickly, for what a net is told: one look along the track
finds the next square of each colour. The same as `pawns.goal`, on a board that may have other tokens than the table."""

from typing import Final

from archipel.games.flucht.edition import NO_COLOUR
from archipel.games.flucht.state import FluchtState

NOTHING: Final = 0
"""No square: discs lead nobody to the Start."""


class Ways:
    """Who stands where, and what that bars. `covered` are the tokens of the table, to be changed and changed back."""

    def __init__(self, state: FluchtState) -> None:
        box = state.box
        self.box: Final = box
        self.pawns: Final = state.pawns
        self.covered: list[bool] = state.covered[:]
        self.occupied: list[bool] = [False] * (box.finish + 1)
        self.front: int = 0
        """The square of whoever is furthest."""
        self.on_bridge: int = 0
        """How many pawns stand on the suspension bridge; none without that variant (8)."""
        for place in state.pawns:
            self.occupied[place] = True
            if place > self.front:
                self.front = place
            if state.bridge and box.bridge[place]:
                self.on_bridge += 1
        self.bridge: Final = state.bridge

    def may_not_cross(self, start: int) -> bool:
        """Whether the bridge is closed to a pawn that stands here: another one is on it."""
        return self.bridge and self.on_bridge > (1 if self.box.bridge[start] else 0)

    def may_stop(self, place: int, start: int) -> bool:
        """Whether a pawn that stands here may end its move on a covered place: nobody is there, or it is the Finish."""
        if self.occupied[place] and place != self.box.finish:
            return False
        return not (self.box.bridge[place] and self.may_not_cross(start))

    def look(self, pawn: int, step: int, missing: int, found: list[int]) -> int:
        """Notes the first square of every colour not yet `found` where a pawn could stop; returns the place that bars its way, beyond the
        end if none, or where no more are `missing`."""
        box = self.box
        start = self.pawns[pawn]
        finish = box.finish
        place = start + step
        if start == finish:
            return place
        colour_at = box.colour_at
        covered = self.covered
        first = start == self.front
        while 0 < place <= finish:
            colour = colour_at[place]
            if colour == NO_COLOUR:
                if first:
                    return place
            elif not covered[place]:
                return place
            elif found[colour] == NOTHING and self.may_stop(place, start):
                found[colour] = place
                missing -= 1
                if missing == 0:
                    return place
            place += step
        return place

    def goal(self, pawn: int, disc: int) -> int:
        """The square that a disc leads a pawn to: forward if possible, otherwise back, otherwise nothing."""
        forward = self.walk(pawn, disc, 1)
        return forward if forward != NOTHING else self.walk(pawn, disc, -1)

    def walk(self, pawn: int, disc: int, step: int) -> int:
        """The first square of one colour where a pawn could stop."""
        box = self.box
        start = self.pawns[pawn]
        finish = box.finish
        if start == finish:
            return NOTHING
        colour_at = box.colour_at
        covered = self.covered
        place = start + step
        while 0 < place <= finish:
            colour = colour_at[place]
            if colour == NO_COLOUR:
                if start == self.front:
                    return NOTHING
            elif not covered[place]:
                return NOTHING
            elif colour == disc and self.may_stop(place, start):
                return place
            place += step
        return NOTHING
