"""Checking an edition of Zanzibar: mistakes in the file that its schema cannot detect, then every constraint on the printed data."""

import itertools
import math
from collections import Counter
from typing import Any, Final

from archipel.engine.edition import Problem, ids, items
from archipel.engine.inspection import Inspection, mistake, wrong_number
from archipel.engine.phrase import Data
from archipel.engine.quoting import said
from archipel.games.zanzibar.edition import MOST_SEATS, NO_GOOD, PROVINCE, ROUTES, SPICE, ZanzibarBox

MISTAKES: Final = (
    "edition-number", "edition-one-sea", "edition-province-unknown", "edition-route", "edition-merchant-order", "edition-merchant-unknown",
    "edition-players-missing", "edition-objective-unknown", "edition-points-count", "edition-objectives-few", "edition-room",
)  # fmt: skip

NUMBERS: Final = ("start_points", "hand", "merchants_a_turn", "objectives_a_turn", "own_in_a_province")
HIGHEST: Final = 2000
MOST_STEPS: Final = 50
"""The highest number allowed anywhere in an edition, and on a merchant."""


# Mistakes in the file: what no box could contain


def wrong_numbers(data: Data) -> list[Problem]:
    """Lists that must contain only numbers, and numbers that no box has printed."""
    found: list[Problem] = []

    def check(section: str, field: str, values: list[Any], low: int, high: int) -> None:
        for value in values:
            if type(value) is not int or not low <= value <= high:
                found.append(wrong_number(section, field, value, low, high))

    for field in NUMBERS:
        check("numbers", field, [data["numbers"][field]], 0 if field == "start_points" else 1, HIGHEST)
    check("merchants", "numbers", data["merchants"]["numbers"], 1, MOST_STEPS)
    for entry in items(data, "players"):
        check("players", "players", [entry["players"]], 2, MOST_SEATS)
        check("players", "merchants", entry["merchants"], 1, MOST_STEPS)
        check("players", "discards", [entry["discards"]], 0, HIGHEST)
    for section in ("villages", "sea"):
        for entry in items(data, section):
            check(section, "at", entry["at"] if len(entry["at"]) == 2 else [None], 0, HIGHEST)
    for entry in items(data, "objectives"):
        check("objectives", "points", entry["points"], -HIGHEST, HIGHEST)
    return found


def wrong_references(data: Data) -> list[Problem]:
    """Provinces, routes, merchants and objectives that name nothing in the file."""
    found: list[Problem] = []
    seas = [str(entry["id"]) for entry in items(data, "provinces") if entry.get("sea") is True]
    if len(seas) != 1:
        found.append(mistake("edition-one-sea", {"value": len(seas)}))
    land = [id for id in ids(data, "provinces") if id not in seas]
    spices = ids(data, "spices")
    for entry in items(data, "villages"):
        if entry["province"] not in land:
            args: Data = {"thing": str(entry["id"]), "value": entry["province"], "allowed": ", ".join(land)}
            found.append(mistake("edition-province-unknown", args))
    places = ids(data, "villages", "sea")
    for sort in ROUTES:
        for route in data["routes"][sort]:
            ends = route if isinstance(route, list) else []
            if len(ends) != 2 or ends[0] == ends[1] or not all(isinstance(end, str) and end in places for end in ends):
                found.append(mistake("edition-route", {"value": str(route)}))
    numbers = data["merchants"]["numbers"]
    if not numbers or any(one >= other for one, other in itertools.pairwise(numbers)):
        found.append(mistake("edition-merchant-order", {"value": ", ".join(str(number) for number in numbers)}))
    for entry in items(data, "players"):
        for number in entry["merchants"]:
            if number not in numbers or entry["merchants"].count(number) > 1:
                found.append(mistake("edition-merchant-unknown", {"players": entry["players"], "value": number}))
    for entry in items(data, "objectives"):
        known = {SPICE: spices, PROVINCE: land}.get(entry["kind"], [])
        if entry["id"] not in known:
            found.append(mistake("edition-objective-unknown", {"value": str(entry["id"]), "allowed": ", ".join([*spices, *land])}))
    return found


def unplayable(box: ZanzibarBox, data: Data) -> list[Problem]:
    """Anything that could bring a game to a standstill."""
    found: list[Problem] = []
    given = [entry["players"] for entry in items(data, "players")]
    for players in range(2, MOST_SEATS + 1):
        if given.count(players) != 1:
            found.append(mistake("edition-players-missing", {"players": players}))
        roomy = sum(1 for province in range(len(box.provinces)) if box.province_at.count(province) >= players)
        merchants = len(box.crews[players])
        if roomy * box.own_in_a_province < merchants or players * merchants + 2 > len(box.places):
            found.append(mistake("edition-room", {"players": players, "merchants": merchants}))
        if box.discards[players] + box.hand > len(box.objectives):
            found.append(mistake("edition-objectives-few", {"players": players, "value": len(box.objectives)}))
    for objective, points in enumerate(box.points):
        wanted = len(box.fits[objective]) + 1
        if len(points) != wanted:
            args: Data = {"objective": box.objectives[objective], "value": len(points), "allowed": wanted}
            found.append(mistake("edition-points-count", args))
    return found


# Constraints: what is known about the box, each with its source


class ZanzibarInspection(Inspection):
    def mistakes(self) -> list[Problem]:
        return wrong_numbers(self.data) or wrong_references(self.data) or unplayable(ZanzibarBox(self.edition), self.data)

    def look(self) -> None:
        self.box: ZanzibarBox = ZanzibarBox(self.edition)
        self.material()
        self.land()
        self.sea()
        self.network()
        self.cards()

    def material(self) -> None:
        """What the rulebook counts: merchants, cards, numbers (1, 2, 5, 6, 7)."""
        box, known = self.box, self.known
        self.expect("merchants", box.merchant_numbers, known["merchants"]["numbers"])
        for players, numbers in known["crews"]["by_players"].items():
            self.expect("crews", [box.merchant_numbers[rank] for rank in box.crews[int(players)]], numbers, players=players)
        for players, discards in known["discards"]["by_players"].items():
            self.expect("discards", box.discards[int(players)], discards, players=players)
        self.expect("start", box.start_points, known["start"]["points"])
        self.expect("hand", box.hand, known["hand"]["count"])
        self.expect("own-in-a-province", box.own_in_a_province, known["own-in-a-province"]["count"])
        self.expect("merchants-a-turn", box.merchants_a_turn, known["merchants-a-turn"]["count"])
        self.expect("objectives-a-turn", box.objectives_a_turn, known["objectives-a-turn"]["count"])
        self.expect("spices", sorted(box.spices), sorted(known["spices"]["ids"]))
        kinds = Counter(str(entry["kind"]) for entry in items(self.data, "objectives"))
        wanted = {SPICE: known["objectives"]["spices"], PROVINCE: known["objectives"]["provinces"]}
        for kind, count in wanted.items():
            self.expect("objectives", kinds[kind], count, kind=kind)

    def land(self) -> None:
        """Provinces and villages (2)."""
        box = self.box
        land = [number for number in range(len(box.provinces)) if number != box.sea]
        self.expect("provinces", sorted(box.provinces[number] for number in land), sorted(self.known["provinces"]["ids"]))
        villages = [place for place in range(len(box.places)) if box.province_at[place] != box.sea]
        self.within("villages", len(villages))
        for number in land:
            count = box.province_at.count(number)
            if count not in self.known["villages-of-a-province"]["allowed"]:
                allowed = said(self.known["villages-of-a-province"]["allowed"])
                self.broken("villages-of-a-province", {"province": box.provinces[number], "value": str(count), "allowed": allowed})
            if items(self.data, "provinces")[number]["colour"] == self.known["orange-villages"]["colour"]:
                self.expect("orange-villages", count, self.known["orange-villages"]["count"], province=box.provinces[number])
        neutral = sum(1 for place in villages if box.good_at[place] == NO_GOOD)
        self.within("huts", neutral)
        self.expect("neutral-villages", neutral, self.known["neutral-villages"]["count"])
        for spice, name in enumerate(box.spices):
            places = [place for place in villages if box.good_at[place] == spice]
            self.expect("spice-villages", len(places), self.known["spice-villages"]["count"], spice=name)
            self.within("spice-spread", len({box.province_at[place] for place in places}), spice=name)

    def sea(self) -> None:
        """The places at sea: enough of them, in a ring, each linked to the coast."""
        box = self.box
        sea = [place for place in range(len(box.places)) if box.province_at[place] == box.sea]
        self.within("sea-places", len(sea))
        self.expect("sea-ring", len(sea), self.known["sea-ring"]["count"])
        for number, place in enumerate(sea):
            following = sea[(number + 1) % len(sea)]
            if following not in box.next[place]:
                self.broken("sea-ring", {"value": f"{box.places[place]} … {box.places[following]}", "allowed": "○"})
            self.within("coast", sum(1 for near in box.next[place] if near not in sea), place=box.places[place])

    def network(self) -> None:
        """The routes: connected, planar, branched, not too long."""
        box = self.box
        furthest = max(max(steps) for steps in box.apart)
        if furthest == len(box.places):
            self.broken("connected", {})
        elif furthest > self.known["far-apart"]["steps"]:
            self.broken("far-apart", {"value": str(furthest), "allowed": str(self.known["far-apart"]["steps"])})
        for place, near in enumerate(box.next):
            self.within("routes-of-a-place", len(near), place=box.places[place])
        where = [tuple(entry["at"]) for section in ("villages", "sea") for entry in items(self.data, section)]
        if furthest < len(box.places) and not is_planar_as_drawn(box.next, where):
            self.broken("planar", {})

    def cards(self) -> None:
        """The point tables printed on the objectives (3, 6)."""
        box, known = self.box, self.known
        cloves = known["cloves-card"]
        if cloves["objective"] in box.objectives:
            points = box.points[box.objectives.index(cloves["objective"])]
            for count, value in cloves["points"].items():
                found = points[int(count)] if int(count) < len(points) else None
                self.expect("cloves-card", found, value, merchants=count)
        colours = {str(entry["id"]): str(entry["colour"]) for entry in items(self.data, "provinces")}
        tables: dict[str, str] = {}
        kinds = [str(entry["kind"]) for entry in items(self.data, "objectives")]
        for objective, name in enumerate(box.objectives):
            points = box.points[objective]
            if kinds[objective] == PROVINCE and colours[name] == known["orange-card"]["colour"]:
                self.expect("orange-card", points, known["orange-card"]["points"], objective=name)
            if any(one >= other for one, other in itertools.pairwise(points)):
                self.broken("rising", {"objective": name, "value": said(points)})
            many = int(known["three-pays"]["merchants"])
            if any((value > 0) != (count >= many) for count, value in enumerate(points)):
                self.broken("three-pays", {"objective": name, "value": said(points), "allowed": str(many)})
            if said(points) in tables:
                self.broken("different", {"objective": name, "other": tables[said(points)]})
            tables[said(points)] = name
            for other in range(len(box.objectives)):
                alike = kinds[other] == kinds[objective] and len(box.points[other]) == len(points)
                if alike and points[0] < box.points[other][0] and points[-1] < box.points[other][-1]:
                    self.broken("dear-and-rich", {"objective": name, "other": box.objectives[other]})


def is_planar_as_drawn(next: list[list[int]], where: list[tuple[Any, ...]]) -> bool:
    """Whether the routes, in the order in which they leave each place on the map, bound as many faces as Euler's formula requires."""
    around: list[list[int]] = []
    for place, near in enumerate(next):
        x, y = where[place]
        around.append(sorted(near, key=lambda other: math.atan2(where[other][1] - y, where[other][0] - x)))
    unseen = {(place, other) for place, near in enumerate(next) for other in near}
    routes = len(unseen) // 2
    faces = 0
    while unseen:
        first = min(unseen)
        place, other = first
        while (place, other) in unseen:
            unseen.remove((place, other))
            back = around[other]
            place, other = other, back[(back.index(place) + 1) % len(back)]
        faces += 1
    return len(next) - routes + faces == 2
