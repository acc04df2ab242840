"""Checking an edition of Mangrovia: first mistakes in the file, then every constraint on the printed data."""

from collections import Counter
from typing import Any, Final

from archipel.engine.edition import Problem, ids, items
from archipel.engine.inspection import Inspection, mistake
from archipel.engine.phrase import Data
from archipel.games.mangrovia.boat import STEPS
from archipel.games.mangrovia.edition import ACTIONS, NEUTRALS, MangroviaBox

MISTAKES: Final = (
    "edition-field-missing", "edition-two-birds", "edition-landscape-count", "edition-neutral-colour", "edition-landing-step",
    "edition-landing-number", "edition-landings-of-sites", "edition-top-site", "edition-tile-kind", "edition-path-unknown",
    "edition-area-missing", "edition-players-missing",
)  # fmt: skip


# Mistakes in the file: what no box could contain


def mistakes(data: Data) -> list[Problem]:
    """What the schema cannot express: parts that are needed to play at all, and parts that do not fit together."""
    return [
        *wrong_spaces(data),
        *wrong_archipelago(data),
        *wrong_tiles(data),
        *(mistake("edition-area-missing", {"value": id}) for id in ("stone", "pole") if id not in ids(data, "areas")),
        *(mistake("edition-players-missing", {"value": players}) for players in range(2, 6) if players not in set_ups(data)),
    ]


def set_ups(data: Data) -> list[int]:
    return [entry["players"] for entry in items(data, "setup")]


def wrong_spaces(data: Data) -> list[Problem]:
    """There are four landscapes, two of them with birds; a space has one or two, and may be marked for neutral huts."""
    found: list[Problem] = []
    landscapes = items(data, "landscapes")
    if sum(1 for entry in landscapes if entry["bird"]) != 2 or len(landscapes) != 4:
        found.append(mistake("edition-two-birds", {}))
    for entry in items(data, "spaces"):
        id = str(entry["id"])
        if len(entry["land"]) not in (1, 2):
            found.append(mistake("edition-landscape-count", {"space": id, "value": len(entry["land"])}))
        if "neutral" in entry and entry["neutral"] not in NEUTRALS:
            found.append(mistake("edition-neutral-colour", {"space": id, "value": str(entry["neutral"])}))
    return found


def wrong_archipelago(data: Data) -> list[Problem]:
    found: list[Problem] = []
    numbers = [entry["number"] for entry in items(data, "landings")]
    if sorted(numbers) != list(range(1, len(numbers) + 1)):
        found.append(mistake("edition-landing-number", {"value": ", ".join(str(number) for number in numbers)}))
    for entry in items(data, "landings"):
        for step in entry["steps"]:
            names = step if isinstance(step, list) else [step]
            if sum(ACTIONS.get(str(name), 0) for name in names) not in STEPS or any(str(name) not in ACTIONS for name in names):
                args: Data = {"landing": entry["number"], "value": "/".join(str(name) for name in names)}
                found.append(mistake("edition-landing-step", args))
    joined = [landing for entry in items(data, "sites") for landing in entry["landings"]]
    if any(len(entry["landings"]) != 2 for entry in items(data, "sites")) or Counter(joined) != Counter(numbers):
        found.append(mistake("edition-landings-of-sites", {}))
    if sum(1 for entry in items(data, "sites") if entry.get("top") is True) != 1:
        found.append(mistake("edition-top-site", {}))
    return found


def wrong_tiles(data: Data) -> list[Problem]:
    """Every path has its statue; every other kind of tile has exactly one entry."""
    found: list[Problem] = []
    tiles = items(data, "stone_tiles")
    kinds = Counter(str(entry["kind"]) for entry in tiles if entry["kind"] != "statue")
    for kind, times in Counter({"valuable": 0, "amulet": 0, "wild": 0} | kinds).items():
        if times != 1 or kind not in ("valuable", "amulet", "wild"):
            found.append(mistake("edition-tile-kind", {"value": kind, "count": times}))
    for entry in tiles:
        if entry["kind"] in ("valuable", "amulet") and type(entry.get("value")) is not int:
            found.append(mistake("edition-field-missing", {"section": "stone_tiles", "number": tiles.index(entry) + 1, "field": "value"}))
    statues = Counter(str(entry.get("path", "")) for entry in tiles if entry["kind"] == "statue")
    paths = ids(data, "paths")
    for path in {*paths, *statues}:
        if path not in paths or statues[path] != 1:
            found.append(mistake("edition-path-unknown", {"value": path, "count": statues[path]}))
    return found


# Constraints: what is known about the box, each with its source


class MangroviaInspection(Inspection):
    def mistakes(self) -> list[Problem]:
        return mistakes(self.data)

    def look(self) -> None:
        self.always = {"about": ""}
        self.box: MangroviaBox = MangroviaBox(self.edition)
        self.material()
        self.tiles()
        self.set_up()
        self.archipelago()
        self.paths()
        self.areas()
        self.spaces()
        self.examples()

    def material(self) -> None:
        """Cards and amulets (1B)."""
        known = self.known
        landscapes = {str(entry["id"]): entry["cards"] for entry in items(self.data, "landscapes")}
        self.expect("landscapes", landscapes, known["landscapes"]["cards"])
        birds = sorted(str(entry["id"]) for entry in items(self.data, "landscapes") if entry["bird"])
        self.expect("birds", birds, known["birds"]["on"])
        self.expect(
            "valuables", {str(entry["value"]): entry["cards"] for entry in items(self.data, "valuables")}, known["valuables"]["cards"]
        )
        pairs = [sorted(entry["values"]) for entry in sorted(items(self.data, "starting_cards"), key=lambda entry: int(entry["number"]))]
        start = known["starting-cards"]
        self.expect("starting-cards", [len(pair) for pair in pairs], [start["cards"]] * start["pairs"])
        sums = known["starting-sums"]
        self.expect("starting-sums", [sum(pair) for pair in pairs], sums["sums"])
        self.expect("starting-sums", pairs[0], sums["first"])
        for value in self.box.starting:
            self.within("starting-values", value)
        on_board: Data = self.data["amulets"]["on_board"]
        for field in ("value", "count"):
            self.expect("amulets-on-board", on_board[field], known["amulets-on-board"][field], about=field)
        counts = {str(entry["value"]): entry["count"] for entry in items(self.data, "amulets")}
        self.expect("amulets-in-bag", sum(counts.values()), known["amulets-in-bag"]["count"])
        self.expect("amulets-in-bag", sorted(int(value) for value in counts), known["amulets-in-bag"]["values"])
        self.expect("amulet-counts", counts, known["amulet-counts"]["counts"])
        self.expect("amulets-drawn", self.box.draw_at_most, known["amulets-drawn"]["most"])
        self.expect("colours", len(items(self.data, "colours")), known["colours"]["count"])

    def tiles(self) -> None:
        """Pole tiles and stone tiles."""
        known = self.known
        self.expect("pole-tiles", self.box.poles, known["pole-tiles"]["values"])
        tiles = items(self.data, "stone_tiles")
        self.expect("stone-tiles", sum(entry["count"] for entry in tiles), known["stone-tiles"]["count"])
        statues = sum(entry["count"] for entry in tiles if entry["kind"] == "statue")
        self.expect("stone-tiles", statues, known["stone-tiles"]["statues"], about="statue")
        for kind in ("valuable", "amulet"):
            value = next(entry["value"] for entry in tiles if entry["kind"] == kind)
            self.expect("tile-values", value, known["tile-values"][kind], about=kind)
        split = {str(entry["kind"]): entry["count"] for entry in tiles if entry["kind"] != "statue"}
        self.expect("tile-split", split, known["tile-split"]["counts"])

    def set_up(self) -> None:
        for entry in items(self.data, "setup"):
            for field, value in self.known["set-up"].get(str(entry["players"]), {}).items():
                self.expect("set-up", entry[field], value, about=f"{entry['players']} {field}")
        displays = self.known["displays"]
        self.expect("displays", self.box.valuables_shown, displays["valuables"], about="valuables_shown")
        self.expect("displays", self.box.landscapes_shown, displays["landscapes"], about="landscapes_shown")
        self.expect("displays", self.box.dealt, displays["dealt"], about="landscape_cards_dealt")

    def archipelago(self) -> None:
        """Site k joins landings k and 13 minus k; some actions are given in the rulebook, others reported."""
        box = self.box
        count = self.known["sites"]["count"]
        self.expect("sites", list(zip(box.near, box.far, strict=True)), [(site, 2 * count + 1 - site) for site in range(1, count + 1)])
        self.expect("sites", box.top, 0, about="top")
        for name in ("landings", "landings-reported"):
            for landing, action in self.known[name].items():
                if landing.isdigit():
                    self.expect(name, box.actions[int(landing)] if int(landing) <= box.landings else "", action, about=landing)
        self.only_at("double-huts", lambda action: "double" in action)
        self.only_at("two-huts", lambda action: action.count("hut") > 1)

    def only_at(self, name: str, offers: Any) -> None:
        """An action that only one landing may have."""
        allowed: int = self.known[name]["landing"]
        for landing, action in enumerate(self.box.actions):
            if landing != allowed and offers(action):
                self.broken(name, {"value": str(landing), "allowed": str(allowed)})

    def paths(self) -> None:
        box = self.box
        headings = Counter(str(entry["heading"]) for entry in items(self.data, "paths"))
        self.expect("paths", headings["top"], self.known["paths"]["columns"], about="top")
        self.expect("paths", headings["left"], self.known["paths"]["rows"], about="left")
        points = self.known["path-points"]
        for path, id in enumerate(box.paths):
            spaces = box.path_spaces[path]
            if id in self.known["statues"]:
                self.expect("statues", box.path_points[path], self.known["statues"][id], about=id)
            if len(spaces) < self.known["example-11"].get(id, 0):
                self.broken("example-11", {"about": id, "value": str(len(spaces)), "allowed": str(self.known["example-11"][id])})
            self.expect("path-lengths", len(spaces), self.known["path-lengths"]["spaces"], about=id)
            first, second = box.path_points[path]
            if not points["low"] <= first <= points["high"] or 2 * second != first:
                self.broken("path-points", {"about": id, "value": f"{first}/{second}", "allowed": f"{points['low']}–{points['high']}"})
            kinds = {land for space in spaces for land in box.lands[space]}
            if len(kinds) < self.known["path-landscapes"]["fewest"]:
                self.broken(
                    "path-landscapes", {"about": id, "value": str(len(kinds)), "allowed": str(self.known["path-landscapes"]["fewest"])}
                )

    def areas(self) -> None:
        """Two blocks of eight spaces whose centres are not spaces, and where the neutral huts stand."""
        box = self.box
        for entry in items(self.data, "areas"):
            self.expect("areas", len(set(entry["spaces"])), self.known["areas"]["spaces"], about=str(entry["id"]))
            if entry["centre"] in box.spaces:
                self.broken("areas", {"about": str(entry["id"]), "value": str(entry["centre"]), "allowed": "–"})
        self.expect("pole-points", box.pole_points, self.known["pole-points"]["points"])
        for colour, number in NEUTRALS.items():
            marked = [space for space in range(len(box.spaces)) if box.marked[space] == number]
            known: Data = self.known["neutral-huts"][colour]
            self.expect("neutral-huts", len(marked), known["count"], about=colour)
            self.expect("neutral-huts", sum(box.in_stone[space] for space in marked), known["stone"], about=f"{colour} stone")
            self.expect("neutral-huts", sum(box.in_pole[space] for space in marked), known["pole"], about=f"{colour} pole")

    def spaces(self) -> None:
        box, known = self.box, self.known
        spaces = range(len(box.spaces))
        self.within("spaces", len(box.spaces))
        self.expect("circles", sum(box.circles), known["circles"]["count"])
        doubles = [space for space in spaces if len(box.lands[space]) == 2]
        self.expect("double-landscapes", len(doubles), known["double-landscapes"]["count"])
        self.expect(
            "double-landscapes", sum(box.circles[space] for space in doubles), known["double-landscapes"]["circles"], about="circle"
        )
        for land, id in enumerate(box.landscapes):
            count = sum(1 for space in spaces if land in box.lands[space])
            self.within("landscape-spaces", count, about=id)
        for space in spaces:
            low, high = known["costs"]["amulets" if box.currencies[space] else "valuables"]
            self.between("costs", box.costs[space], low, high, about=box.spaces[space])
            self.within("points", box.points[space], about=box.spaces[space])

    def examples(self) -> None:
        """Spaces shown in the rulebook's examples."""
        box = self.box
        for printed in self.known["printed-spaces"]["list"]:
            if not any(self.shows(space, printed) for space in range(len(box.spaces))):
                wanted = " ".join(str(printed[field]) for field in ("land", "cost", "pay"))
                self.broken("printed-spaces", {"value": wanted, "about": str(printed["example"])})
        points = self.known["example-9"]["points"]
        if not any(len(box.lands[space]) == 2 and box.points[space] == points for space in range(len(box.spaces))):
            self.broken("example-9", {"allowed": str(points)})

    def shows(self, space: int, printed: Data) -> bool:
        """Whether a space is the one that an example shows; `plain`: a double hut may stand there."""
        box = self.box
        return (
            [box.landscapes[land] for land in box.lands[space]] == [printed["land"]]
            and box.costs[space] == printed["cost"]
            and box.currencies[space] == (1 if printed["pay"] == "amulets" else 0)
            and box.points[space] == printed.get("points", box.points[space])
            and not (printed.get("plain", False) and box.single_only[space])
        )
