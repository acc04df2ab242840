"""Checking an edition of Bora Bora: first mistakes in the file, then every constraint on what is in the box (1) and printed on it."""

from collections import Counter
from typing import Any, Final

from archipel.engine.edition import Problem, ids, items
from archipel.engine.inspection import Inspection, mistake
from archipel.engine.known import NOT_FACTS
from archipel.engine.phrase import Data
from archipel.games.borabora.edition import BONUSES, GOD_EFFECTS, MOST_SEATS, OF, ROUTES, SERVICES, SEXES, BoraBoraBox

MISTAKES: Final = ("edition-field-missing", "edition-unknown-name", "edition-one-each", "edition-too-few")

NEED_FIELDS: Final = ("count", "of", "sex", "kind", "shifted", "different", "alike", "terrain", "fish", "colour")


# Mistakes in the file: what no box could contain


def unknown(data: Data) -> list[Problem]:
    """References to things that do not exist, where what is allowed depends on another field."""
    found: list[Problem] = []

    def check(section: str, value: object, allowed: list[str]) -> None:
        if value not in allowed:
            found.append(mistake("edition-unknown-name", {"section": section, "value": str(value), "allowed": ", ".join(allowed)}))

    for entry in items(data, "routes"):
        check("routes", entry["b"], [region for region in ids(data, "regions") if region != entry["a"]])
    means: dict[str, list[str]] = {"settle": ["land", "sea"], "person": [*SEXES]}
    for entry in items(data, "people"):
        by = means.get(entry["effect"], [])
        if by or "by" in entry:
            check("people", entry.get("by"), by)
    for entry in items(data, "tasks"):
        for need in entry["needs"]:
            found += unknown_in_need(data, need)
    check("hut_spaces", data["hut_spaces"]["last"], ids(data, "hut_spaces"))
    check("start", str(data["start"]["first_fish"]), [str(entry["value"]) for entry in items(data, "fish")])
    return found


def unknown_in_need(data: Data, need: Any) -> list[Problem]:
    """A requirement may name only things that exist."""
    if not isinstance(need, dict) or type(need.get("count")) is not int or need.get("of") not in OF:
        return [mistake("edition-unknown-name", {"section": "tasks", "value": str(need), "allowed": ", ".join(OF)})]
    kinds = {
        "people": ids(data, "people"),
        "jewelry": [str(entry["kind"]) for entry in items(data, "jewelry")],
        "materials": ids(data, "materials"),
    }
    allowed: dict[str, list[str]] = {
        "sex": [*SEXES],
        "kind": kinds.get(need["of"], []),
        "terrain": [str(entry["terrain"]) for entry in items(data, "regions")],
        "fish": [str(entry["kind"]) for entry in items(data, "fish")],
        "colour": ids(data, "gods"),
    }
    found: list[Problem] = []
    for field, value in need.items():
        if field not in NEED_FIELDS:
            found.append(mistake("edition-unknown-name", {"section": "tasks", "value": str(field), "allowed": ", ".join(NEED_FIELDS)}))
        elif field in allowed and value not in allowed[field]:
            args: Data = {"section": "tasks", "value": str(value), "allowed": ", ".join(dict.fromkeys(allowed[field]))}
            found.append(mistake("edition-unknown-name", args))
    return found


def not_once(data: Data) -> list[Problem]:
    """What does not occur exactly once: a yield per region, a route between two, left sides per kind, a god per effect, and so on."""
    ends = [" – ".join(sorted((str(entry["a"]), str(entry["b"])))) for entry in items(data, "routes")]
    wanted = (
        ("yields", [str(entry["region"]) for entry in items(data, "yields")], ids(data, "regions")),
        ("left_values", [str(entry["kind"]) for entry in items(data, "left_values")], ids(data, "people")),
        ("routes", ends, list(dict.fromkeys(ends))),
        ("gods", [str(entry["effect"]) for entry in items(data, "gods")], list(GOD_EFFECTS)),
        ("helper", ids(data, "helper"), list(SERVICES)),
        ("final", ids(data, "final"), list(BONUSES)),
        ("rounds", ids(data, "rounds"), [str(number + 1) for number in range(len(items(data, "rounds")))]),
    )
    found: list[Problem] = []
    for section, there, needed in wanted:
        for id in dict.fromkeys([*needed, *there]):
            if there.count(id) != 1 or id not in needed:
                found.append(mistake("edition-one-each", {"section": section, "value": id, "count": there.count(id)}))
    if type(items(data, "helper")[ids(data, "helper").index("point")].get("points") if "point" in ids(data, "helper") else None) is not int:
        found.append(mistake("edition-field-missing", {"section": "helper", "number": 1, "field": "points"}))
    return found


def too_few(data: Data) -> list[Problem]:
    """Components that would run out in the middle of a game."""
    start, offers = data["start"], data["offers"]
    rounds = len(items(data, "rounds"))
    kinds = len(items(data, "people"))
    backs = Counter(str(entry["back"]) for entry in items(data, "tasks"))
    dark = MOST_SEATS * start["dark_tasks"] + rounds * (MOST_SEATS + offers["tasks_extra"])
    ones = sum(1 for entry in items(data, "fish") if entry["value"] == start["first_fish"])
    huts = sum(entry["huts"] for entry in items(data, "hut_spaces"))
    last = next(entry["huts"] for entry in items(data, "hut_spaces") if entry["id"] == data["hut_spaces"]["last"])
    singles = all(entry["huts"] <= 1 for entry in items(data, "hut_spaces") if entry["id"] != data["hut_spaces"]["last"])
    wanted = (
        ("fish", len(items(data, "fish")), len(items(data, "regions"))),
        ("fish", ones, MOST_SEATS),
        ("people", kinds * data["people"]["copies"], rounds * offers["people"]),
        ("jewelry", len(items(data, "jewelry")), rounds * offers["jewelry"]),
        ("tasks", backs["light"], MOST_SEATS * start["light_tasks"]),
        ("tasks", backs["dark"], dark),
        ("gods", len(items(data, "gods")) * data["gods"]["copies"], MOST_SEATS * start["cards"] + offers["cards"]),
        ("god_tiles", data["god_tiles"]["temple"], rounds),
        ("hut_spaces", huts if singles else 0, len(items(data, "regions"))),
        ("hut_spaces", last, 1),
        ("start", len(start["points"]), MOST_SEATS),
        ("start", min(start["dice"], start["die_sides"], offers["people"]), 1),
        ("status", len(data["status"]["points"]), 1),
        ("tasks", data["tasks"]["held"], start["light_tasks"] + start["dark_tasks"]),
    )
    found = [
        mistake("edition-too-few", {"section": section, "value": there, "allowed": needed})
        for section, there, needed in wanted
        if there < needed
    ]
    for players in range(2, MOST_SEATS + 1):
        if not any(players in entry["players"] for entry in items(data, "action_tiles")):
            found.append(mistake("edition-too-few", {"section": "action_tiles", "value": 0, "allowed": 1}))
    return found


# Constraints: what is known about the box, each with its source


class BoraBoraInspection(Inspection):
    def mistakes(self) -> list[Problem]:
        return unknown(self.data) or not_once(self.data) or too_few(self.data)

    def look(self) -> None:
        self.always = {"about": ""}
        self.box: BoraBoraBox = BoraBoraBox(self.edition)
        self.islands()
        self.routes()
        self.fish()
        self.people()
        self.gods()
        self.actions()
        self.tracks()
        self.jewelry()
        self.boards()
        self.tasks()

    def fields(self, name: str, section: str) -> None:
        """Every field of a constraint must match that field of a section of the edition."""
        for field, allowed in self.known[name].items():
            if field not in NOT_FACTS:
                self.expect(name, self.data[section][field], allowed, about=field)

    def all_within(self, name: str, values: list[int], about: str = "") -> None:
        for value in values:
            self.within(name, value, about=about)

    def islands(self) -> None:
        box, known = self.box, self.known
        self.expect("colours", len(items(self.data, "colours")), known["colours"]["count"])
        self.expect("regions", len(box.regions), known["regions"]["count"])
        self.expect("islands", len(box.islands), known["islands"]["count"])
        terrains = Counter(str(entry["terrain"]) for entry in items(self.data, "regions"))
        self.expect("terrains", dict(terrains), known["terrains"]["regions"])
        self.expect("materials", sorted(box.materials), known["materials"]["ids"])
        for material, count in Counter(str(entry["material"]) for entry in items(self.data, "yields")).items():
            self.expect("yields", count, known["yields"]["each"], about=material)

    def routes(self) -> None:
        """Those that the rulebook's examples show, those that must not exist, and what is known about their values."""
        box, known = self.box, self.known
        routes = {(entry["kind"], *sorted((entry["a"], entry["b"]))): entry["value"] for entry in items(self.data, "routes")}
        for printed in known["routes-printed"]["list"]:
            ends = sorted((printed["a"], printed["b"]))
            self.expect("routes-printed", routes.get((printed["kind"], *ends), 0), printed["value"], about=" – ".join(ends))
        for closed in known["routes-closed"]["list"]:
            ends = sorted((closed["a"], closed["b"]))
            if any((kind, *ends) in routes for kind in ("land", "sea")):
                self.differs("routes-closed", " – ".join(ends), "–")
        self.all_within("routes-range", box.route_value)
        for name in ("routes-six", "routes-high"):
            kind, value = known[name]["kind"], known[name]["value"]
            highest = max((routes[route] for route in routes if route[0] == kind), default=0)
            if highest < value:
                self.differs(name, highest, value)
        reached = 1
        for _ in box.regions:
            for one, other, kind in zip(box.route_from, box.route_to, box.route_kind, strict=True):
                if kind & ROUTES and (reached >> one | reached >> other) & 1:
                    reached |= 1 << one | 1 << other
        alone = [id for number, id in enumerate(box.regions) if not reached >> number & 1]
        if alone:
            self.differs("routes-lead-everywhere", alone, "–")

    def fish(self) -> None:
        box, known = self.box, self.known
        self.expect("fish", len(box.fish), known["fish"]["count"])
        self.expect("fish-ones", box.fish_value.count(box.first_fish), known["fish-ones"]["count"])
        self.all_within("fish-printed", box.fish_value)
        for name in ("fish-printed", "fish-six"):
            for value in known[name]["surely"]:
                if value not in box.fish_value:
                    self.differs(name, box.fish_value, value)
        self.expect("fish-kinds", len(box.fish_kinds), known["fish-kinds"]["kinds"], about="kinds")
        for kind in range(len(box.fish_kinds)):
            self.expect("fish-kinds", box.fish_kind.count(kind), known["fish-kinds"]["each"], about=box.fish_kinds[kind])

    def people(self) -> None:
        box, known = self.box, self.known
        kinds = {str(entry["id"]): entry for entry in items(self.data, "people")}
        self.expect("people", sorted(kinds), sorted(str(kind["id"]) for kind in known["people"]["kinds"]), about="kinds")
        for kind in known["people"]["kinds"]:
            for field in ("effect", "unit", "cap"):
                if kind["id"] in kinds:
                    self.expect("people", kinds[kind["id"]][field], kind[field], about=f"{kind['id']} {field}")
        self.expect("copies", box.copies, known["copies"]["each"])
        men, women = box.left_value[: len(box.kinds)], box.left_value[len(box.kinds) :]
        wanted = known["left-sides"]
        if not any(wanted["two_men"] - value in men for value in men):
            self.differs("left-sides", men, wanted["two_men"], about="men")
        if wanted["woman"] not in women:
            self.differs("left-sides", women, wanted["woman"], about="women")
        self.all_within("left-range", box.left_value)

    def gods(self) -> None:
        known = self.known["gods"]
        self.expect("gods", sorted(self.box.colours), known["colours"], about="colours")
        for field in ("copies", "card_offerings", "pair_cards", "pair_offerings"):
            self.expect("gods", self.data["gods"][field], known[field], about=field)
        self.fields("god-tiles", "god_tiles")

    def actions(self) -> None:
        box, known = self.box, self.known
        for players in range(2, MOST_SEATS + 1):
            out = sorted(box.tiles[tile] for tile in box.tiles_out[players] if tile != box.fishing)
            self.expect("action-tiles", out, known["action-tiles"][str(players)], about=str(players))
        self.fields("fishing", "fishing")
        self.expect("helper", {str(entry["id"]): entry["cost"] for entry in items(self.data, "helper")}, known["helper"]["costs"])
        self.fields("fire", "fire")
        self.fields("priests", "priests")
        self.expect("buildings", sorted(box.buildings), known["buildings"]["values"])

    def tracks(self) -> None:
        box, known = self.box, self.known
        self.expect("temple", box.temple, known["temple"]["values"])
        for field, values in (("building", box.building_points), ("priest", box.priest_points)):
            self.expect("rounds", values[1:], known["rounds"][field], about=field)
        points = box.status_points
        self.expect("status", [points[0], points[-1]], [known["status"]["first"], known["status"]["last"]])
        fifth = known["status-fifth"]
        if fifth["points"] not in points or points.index(fifth["points"]) != fifth["step"]:
            self.differs("status-fifth", points, fifth["points"])
        if points != sorted(points):
            self.differs("status-rises", points, sorted(points))

    def jewelry(self) -> None:
        box, known = self.box, self.known
        self.expect("jewelry", len(box.jewels), known["jewelry"]["count"], about="count")
        self.expect("jewelry", box.jewels_a_round, known["jewelry"]["a_round"], about="a_round")
        self.all_within("jewelry", box.jewel_worth, "worth")
        self.expect("jewelry-kinds", len(box.jewel_kinds), known["jewelry-kinds"]["kinds"], about="kinds")
        for kind, id in enumerate(box.jewel_kinds):
            self.expect("jewelry-kinds", box.jewel_kind.count(kind), known["jewelry-kinds"]["each"], about=id)
        if known["necklace"]["kind"] not in box.jewel_kinds:
            self.differs("necklace", box.jewel_kinds, known["necklace"]["kind"])
        self.all_within("jewelry-costs", box.jewel_cost)

    def boards(self) -> None:
        """Hut spaces, ceremony area, and what each player begins with."""
        box, known = self.box, self.known
        spaces = known["hut-spaces"]
        self.expect("hut-spaces", len(box.spaces), spaces["spaces"], about="spaces")
        self.expect("hut-spaces", sum(box.first_huts), spaces["huts"], about="huts")
        self.expect("hut-spaces", box.first_huts[box.last], spaces["last"], about="last")
        self.expect("ceremony", len(box.ceremony), known["ceremony"]["spaces"])
        for material, id in enumerate(box.materials):
            self.expect("ceremony-materials", box.ceremony_material.count(material), known["ceremony-materials"]["each"], about=id)
        for one, other in box.pairs:
            if box.ceremony_material[one] == box.ceremony_material[other]:
                self.differs("ceremony-neighbours", f"{box.ceremony[one]} {box.ceremony[other]}", "–")
        self.fields("start", "start")
        self.fields("offers", "offers")

    def tasks(self) -> None:
        """How many there are, and that every kind of person, jewelry, region, material and god has tasks of its own."""
        box, known = self.box, self.known
        self.expect("tasks", len(box.light), known["tasks"]["light"], about="light")
        self.expect("tasks", len(box.dark), known["tasks"]["dark"], about="dark")
        self.fields("task-points", "tasks")
        named = Counter(
            str(need[field])
            for entry in items(self.data, "tasks")
            for need in entry["needs"]
            for field in ("kind", "terrain", "fish", "colour")
            if field in need
        )
        for id in (*box.kinds, *box.jewel_kinds, *box.materials, *box.terrains, *box.fish_kinds, *box.colours):
            self.expect("task-kinds", named[id], 1, about=id)
        final = {str(entry["id"]): entry for entry in items(self.data, "final")}
        self.expect("final", {id: entry["count"] for id, entry in final.items()}, known["final"]["counts"], about="counts")
        for id, entry in final.items():
            self.expect("final", entry["points"], known["final"]["points"], about=id)
