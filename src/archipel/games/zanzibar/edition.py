"""An edition of Zanzibar as the rules use it: places, routes, merchants and objectives as small integers."""

from typing import Final

from archipel.engine.edition import Box, Edition, items
from archipel.engine.phrase import Data

NO_GOOD: Final = -1
"""The good of a neutral village and of a place at sea."""

HUT: Final = "hut"
"""What an edition writes as the good of a neutral village."""

SPICE: Final = "spice"
PROVINCE: Final = "province"

ROUTES: Final = ("land", "coast", "sea")

MOST_SEATS: Final = 5


class ZanzibarBox(Box):
    """Places are numbers: the villages, then the places at sea. A merchant is the seat times `sizes` plus its rank, the
    index of its number; the lower the rank, the taller the merchant. Objectives are numbers in printed order; `fits` has the places that
    count for each, `wanted_at` the set of objectives for which each place counts; `wanted_within` is the same for all places that are so
    many steps away or fewer.

    Moves: `take` merchant, `place` place, `go` merchant and place, `push` place, `chase` place, `end`, `score` objective, `skip`,
    `discard` objective, `keep`; the fields say where each kind begins.
    """

    def __init__(self, edition: Edition) -> None:
        super().__init__(edition)
        data = edition.data
        villages, sea = items(data, "villages"), items(data, "sea")
        self.places: list[str] = [str(entry["id"]) for entry in villages + sea]
        self.provinces: list[str] = [str(entry["id"]) for entry in items(data, "provinces")]
        self.sea = next(number for number, entry in enumerate(items(data, "provinces")) if entry.get("sea") is True)
        self.province_at: list[int] = [self.provinces.index(entry["province"]) for entry in villages] + [self.sea] * len(sea)
        self.spices: list[str] = [str(entry["id"]) for entry in items(data, "spices")]
        goods = [str(entry["good"]) for entry in villages]
        self.good_at: list[int] = [NO_GOOD if good == HUT else self.spices.index(good) for good in goods] + [NO_GOOD] * len(sea)
        self.next: list[list[int]] = neighbours(data, self.places)
        self.apart: list[list[int]] = [steps_from(place, self.next) for place in range(len(self.places))]
        self.merchant_numbers: list[int] = [int(number) for number in data["merchants"]["numbers"]]
        self.sizes = len(self.merchant_numbers)
        self.merchants: list[str] = [f"{seat + 1}-{number}" for seat in range(MOST_SEATS) for number in self.merchant_numbers]
        self.crews: list[list[int]] = [[] for _ in range(MOST_SEATS + 1)]
        self.discards: list[int] = [0] * (MOST_SEATS + 1)
        for entry in items(data, "players"):
            self.crews[entry["players"]] = [self.merchant_numbers.index(number) for number in entry["merchants"]]
            self.discards[entry["players"]] = int(entry["discards"])
        numbers = data["numbers"]
        self.start_points = int(numbers["start_points"])
        self.hand = int(numbers["hand"])
        self.merchants_a_turn = int(numbers["merchants_a_turn"])
        self.objectives_a_turn = int(numbers["objectives_a_turn"])
        self.own_in_a_province = int(numbers["own_in_a_province"])
        objectives = items(data, "objectives")
        self.objectives: list[str] = [str(entry["id"]) for entry in objectives]
        self.points: list[list[int]] = [[int(points) for points in entry["points"]] for entry in objectives]
        self.fits: list[list[int]] = [self.places_of(entry) for entry in objectives]
        self.wanted_at: list[int] = [
            sum(1 << objective for objective, places in enumerate(self.fits) if place in places) for place in range(len(self.places))
        ]
        self.wanted_within: list[list[int]] = [self.wanted_at]
        for _ in range(max(self.merchant_numbers)):
            self.wanted_within.append(self.one_further(self.wanted_within[-1]))
        self.first_place = self.sizes
        self.first_go = self.first_place + len(self.places)
        self.first_push = self.first_go + self.sizes * len(self.places)
        self.first_chase = self.first_push + len(self.places)
        self.end = self.first_chase + len(self.places)
        self.first_score = self.end + 1
        self.skip = self.first_score + len(self.objectives)
        self.first_discard = self.skip + 1
        self.keep = self.first_discard + len(self.objectives)
        self.name_moves(
            [f"take {number}" for number in self.merchant_numbers]
            + [f"place {place}" for place in self.places]
            + [f"go {number} {place}" for number in self.merchant_numbers for place in self.places]
            + [f"push {place}" for place in self.places]
            + [f"chase {place}" for place in self.places]
            + ["end"]
            + [f"score {objective}" for objective in self.objectives]
            + ["skip"]
            + [f"discard {objective}" for objective in self.objectives]
            + ["keep"]
        )

    def one_further(self, wanted: list[int]) -> list[int]:
        """For every place what is wanted there and one step away, on an empty board."""
        found = wanted[:]
        for place, near in enumerate(self.next):
            for other in near:
                found[place] |= wanted[other]
        return found

    def places_of(self, objective: Data) -> list[int]:
        """The places where merchants count towards an objective: those of its spice, or of its province including the neutral villages."""
        places = range(len(self.places))
        if objective["kind"] == SPICE:
            spice = self.spices.index(objective["id"])
            return [place for place in places if self.good_at[place] == spice]
        province = self.provinces.index(objective["id"])
        return [place for place in places if self.province_at[place] == province]


def neighbours(data: Data, places: list[str]) -> list[list[int]]:
    """For every place, the places one step away, sorted."""
    found: list[set[int]] = [set() for _ in places]
    for sort in ROUTES:
        for one, other in data["routes"][sort]:
            found[places.index(one)].add(places.index(other))
            found[places.index(other)].add(places.index(one))
    return [sorted(near) for near in found]


def steps_from(start: int, next: list[list[int]]) -> list[int]:
    """The number of steps from a place to every other on an empty board; the number of places if no route leads there."""
    steps = [len(next)] * len(next)
    steps[start] = 0
    waiting = [start]
    for place in waiting:
        for near in next[place]:
            if steps[near] > steps[place] + 1:
                steps[near] = steps[place] + 1
                waiting.append(near)
    return steps
