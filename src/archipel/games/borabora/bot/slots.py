"""Where a net finds the moves of Bora Bora: each in a slot of its own, and in two that it shares with moves that are like it."""

from typing import Final

from archipel.engine.features import Group
from archipel.games.borabora.bot import board_row, progress_row, seat_row
from archipel.games.borabora.bot.board_row import TO_LACK
from archipel.games.borabora.edition import BoraBoraBox
from archipel.games.borabora.state import BoraBoraState

FACETS: Final = 3
HELPFUL: Final = 4
"""For own tasks a thing counts 0, 1, 2, or more."""
ALIKE: Final = 3
"""Of the same people one has 0, 1, or more."""
NEAR: Final = 7
"""Ways are told by 0 to 6."""
WORTH: Final = 10
"""No jewel is told to be worth as much."""


def groups(box: BoraBoraBox) -> list[Group]:
    return [*progress_row.groups(box), *board_row.groups(box), *seat_row.own_groups(box), *seat_row.seat_groups(box)]


class Slots:
    """Which slots moves share in an edition, and where a row says what they have in common."""

    def __init__(self, box: BoraBoraBox) -> None:
        self.box = box
        begins: dict[str, int] = {}
        at = 0
        for group in groups(box):
            begins[group.meaning] = at
            at += group.count
        self.fish = begins["fish of each region"]
        self.for_regions = begins["each region for own tasks"]
        self.others = begins["the others' cheapest way to each region: the cheaper the higher"]
        self.alike = begins["men and women on offer: how many alike one has"]
        self.for_people = begins["men and women on offer: for own tasks"]
        self.for_jewelry = begins["kinds of jewelry for own tasks"]
        self.on_offer = begins["tasks on offer: the less one lacks the higher"]
        self.own = begins["own tasks: the less they lack the higher"]

        self.nothing = len(box.texts)
        self.tile = self.nothing + 1
        self.die = self.tile + len(box.tiles)
        self.region = self.die + box.sides
        """A region: its fish and the own tasks that it helps …"""
        self.way = self.region + NEAR * HELPFUL
        """… and how cheaply the others get there."""
        self.person = self.way + NEAR
        """People: their type …"""
        self.help = self.person + box.types
        """… and how many alike one has, and the own tasks that they help."""
        self.jewel = self.help + ALIKE * HELPFUL
        self.for_jewel = self.jewel + WORTH
        self.fulfilled = self.for_jewel + HELPFUL
        self.dropped = self.fulfilled + TO_LACK + 1
        """Tasks, by what they lack."""
        self.picked = self.dropped + TO_LACK + 1
        self.kind = self.picked + TO_LACK + 1
        """What people do, men or women; and whether it is done once or doubled."""
        self.often = self.kind + len(box.kinds)
        self.end = self.often + 2

    def add(self, found: list[int], state: BoraBoraState, move: int, row: bytes) -> None:
        """The slots of a move that are not its own."""
        box = self.box
        if box.at_settle <= move < box.at_on:
            self.add_region(found, (move - box.at_settle) % len(box.regions), row)
        elif box.at_person <= move < box.at_shift:
            self.add_person(found, state, (move - box.at_person) % len(state.offer), row)
        elif box.at_place <= move < box.at_god:
            found.append(self.tile + (move - box.at_place) % len(box.tiles))
            found.append(self.die + (move - box.at_place) // len(box.tiles))
        elif box.at_use <= move < box.at_buy:
            found.append(self.kind + (move - box.at_use) % len(box.kinds))
            found.append(self.often + (1 if move >= box.at_double else 0))
        elif box.at_buy <= move < box.at_fulfil:
            jewel = move - box.at_buy
            found.append(self.jewel + min(box.jewel_worth[jewel], WORTH - 1))
            found.append(self.for_jewel + min(row[self.for_jewelry + box.jewel_kind[jewel]], HELPFUL - 1))
        elif move >= box.at_fulfil:
            self.add_task(found, move, row)
        else:
            found.append(self.nothing)
            found.append(self.nothing)

    def add_region(self, found: list[int], region: int, row: bytes) -> None:
        fish = min(row[self.fish + region], NEAR - 1)
        found.append(self.region + fish * HELPFUL + min(row[self.for_regions + region], HELPFUL - 1))
        found.append(self.way + min(row[self.others + region], NEAR - 1))

    def add_person(self, found: list[int], state: BoraBoraState, place: int, row: bytes) -> None:
        box = self.box
        found.append(self.person + place // box.people_shown * len(box.kinds) + max(0, state.offer[place]))
        alike = min(row[self.alike + place], ALIKE - 1)
        found.append(self.help + alike * HELPFUL + min(row[self.for_people + place], HELPFUL - 1))

    def add_task(self, found: list[int], move: int, row: bytes) -> None:
        box = self.box
        if move < box.at_drop:
            found.append(self.fulfilled + row[self.own + move - box.at_fulfil])
        elif move < box.at_pick:
            found.append(self.dropped + row[self.own + move - box.at_drop])
        else:
            found.append(self.picked + row[self.on_offer + move - box.at_pick])
        found.append(self.nothing)
