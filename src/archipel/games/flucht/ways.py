"""Where every disc would lead every pawn of Flucht aus Mangrovia, looked at quickly, for what a net is told: one look along the track
finds the next square of each colour. The same as `pawns.goal`, on a board that may have other tokens than the table."""

from typing import Final

from archipel.games.flucht.edition import NO_COLOUR
from archipel.games.flucht.state import FluchtState

NOTHING: Final = 0
"""No square: discs lead nobody to the Start."""


class Ways:
    """The board with these tokens: who stands where, and what that bars."""

    def __init__(self, state: FluchtState) -> None:
        box = state.box
        self.box: Final = box
        self.pawns: Final = state.pawns
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
        self.occupied[box.finish] = False
        self.bridge: Final = state.bridge

    def may_not_cross(self, start: int) -> bool:
        """Whether the bridge is closed to a pawn that stands here: another one is on it."""
        return self.bridge and self.on_bridge > (1 if self.box.bridge[start] else 0)

    def look(self, covered: list[bool], pawn: int, step: int, found: list[int]) -> int:
        """Notes the first square of every colour where a pawn could stop; returns the place that bars its way, beyond the end if none."""
        box = self.box
        start = self.pawns[pawn]
        finish = box.finish
        place = start + step
        if start == finish:
            return place
        colour_at = box.colour_at
        occupied = self.occupied
        first = start == self.front
        closed = self.may_not_cross(start)
        while 0 < place <= finish:
            colour = colour_at[place]
            if colour == NO_COLOUR:
                if first:
                    return place
            elif not covered[place]:
                return place
            elif found[colour] == NOTHING and not occupied[place] and not (closed and box.bridge[place]):
                found[colour] = place
            place += step
        return place

    def goal(self, covered: list[bool], pawn: int, disc: int) -> int:
        """The square that a disc leads a pawn to: forward if possible, otherwise back, otherwise nothing."""
        forward = self.walk(covered, pawn, disc, 1)
        return forward if forward != NOTHING else self.walk(covered, pawn, disc, -1)

    def walk(self, covered: list[bool], pawn: int, disc: int, step: int) -> int:
        """The first square of one colour where a pawn could stop."""
        box = self.box
        start = self.pawns[pawn]
        finish = box.finish
        if start == finish:
            return NOTHING
        colour_at = box.colour_at
        place = start + step
        while 0 < place <= finish:
            colour = colour_at[place]
            if colour == NO_COLOUR:
                if start == self.front:
                    return NOTHING
            elif not covered[place]:
                return NOTHING
            elif colour == disc and not self.occupied[place] and not (box.bridge[place] and self.may_not_cross(start)):
                return place
            place += step
        return NOTHING
