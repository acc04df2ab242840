"""The box of Bora Bora as the rules use it: an edition turned into small integers, once.

What a person does, what a task asks for and what a tile offers are words of small vocabularies, numbered here: effects of people,
requirements of tasks (`Need`), actions of tiles. A person's type is sex times the number of kinds, plus the kind.
"""

from typing import Final, Literal, TypeAlias

from archipel.engine.edition import Box, Edition, ids, items
from archipel.engine.phrase import Data
from archipel.games.borabora import kinds

NONE: Final = -1
"""No region, tile, person or card."""

FAR: Final = 99
"""A value that no die shows: whatever takes it is out of reach."""

MOST_SEATS: Final = 4

# The actions of tiles (4), as bits: a combined tile offers several
LAND: Final = 1
SEA: Final = 2
MAN: Final = 4
WOMAN: Final = 8
HELPER: Final = 16
TEMPLE: Final = 32
BUILD: Final = 64
ACTIONS: Final = {"land": LAND, "sea": SEA, "man": MAN, "woman": WOMAN, "helper": HELPER, "temple": TEMPLE, "build": BUILD}
ROUTES: Final = LAND | SEA
PERSONS: Final = MAN | WOMAN

BY_ROUTE: Final = {LAND: "land", SEA: "sea", ROUTES: "routes"}
OF_SEX: Final = {MAN: "man", WOMAN: "woman", PERSONS: "persons"}
"""What questions and reasons call them."""

Sex: TypeAlias = Literal["man", "woman"]
SEXES: Final[tuple[Sex, ...]] = ("man", "woman")
BY_SEX: Final = (MAN, WOMAN)

# What a god does (8A to 8E)
GOD_EFFECTS: Final = ("higher-die", "six", "fish", "people", "task")

# What the helper offers (4C)
SERVICES: Final = ("shift", "point", "offering", "card", "material", "hut")
SHIFT: Final = 0
POINT: Final = 1
OFFERING: Final = 2
CARD: Final = 3
MATERIAL: Final = 4
HUT_MOVE: Final = 5

# How a god is invoked (8)
BY_CARD: Final = 0
BY_TILE: Final = 1
BY_PAIR: Final = 2
WAYS: Final = ("card", "tile", "pair")

# What a task asks for (6E)
OF: Final = (
    "people", "priests", "jewelry", "first", "regions", "islands", "cards", "materials", "buildings", "god-tiles", "offerings", "shells",
    "spare-huts",
)  # fmt: skip
OF_PEOPLE: Final = 0
OF_PRIESTS: Final = 1
OF_JEWELRY: Final = 2
OF_FIRST: Final = 3
OF_REGIONS: Final = 4
OF_ISLANDS: Final = 5
OF_CARDS: Final = 6
OF_MATERIALS: Final = 7
OF_BUILDINGS: Final = 8
OF_GOD_TILES: Final = 9
OF_OFFERINGS: Final = 10
OF_SHELLS: Final = 11
OF_SPARE_HUTS: Final = 12

# Moves whose text is a single word
PASS: Final = 0
DONE: Final = 1
TAKE_POINT: Final = 2
TAKE_STATUS: Final = 3
TAKE_SHELL: Final = 4
TAKE_OFFERING: Final = 5
SINGLE_MOVES: Final = ("pass", "done", "point", "status", "shell", "offering")

# The bonuses at the end, worth six points each (7B)
BONUSES: Final = ("tasks", "jewelry", "ceremony", "buildings", "regions", "people")


class Need:
    """One requirement of a task: at least `count` of something. `kind` narrows it to a kind of person, jewelry or material, a god's colour,
    or for regions a terrain or a kind of fish. NONE: any."""

    def __init__(self, count: int, of: int, sex: int, kind: int, fish: int, shifted: bool, different: bool, alike: bool) -> None:
        self.count = count
        self.of = of
        self.sex = sex
        self.kind = kind
        self.fish = fish
        self.shifted = shifted
        self.different = different
        self.alike = alike


class Invocation:
    """One way to invoke a god: a card of its colour, a god tile, or a pair of another colour."""

    def __init__(self, god: int, way: int, colour: int, text: str) -> None:
        self.god = god
        self.way = way
        self.colour = colour
        self.text = text


class BoraBoraBox(Box):
    """Regions, tiles, people, jewels, tasks and spaces are numbered as in the edition's lists."""

    def __init__(self, edition: Edition) -> None:
        super().__init__(edition)
        data = edition.data
        self.read_islands(data)
        self.read_people(data)
        self.read_gods(data)
        self.read_actions(data)
        self.read_player_board(data)
        self.read_tracks(data)
        self.read_jewelry(data)
        self.read_tasks(data)
        self.number_moves()

    def read_islands(self, data: Data) -> None:
        """Regions, routes and fish."""
        regions = items(data, "regions")
        self.regions: list[str] = [str(entry["id"]) for entry in regions]
        self.islands: list[str] = unique([str(entry["island"]) for entry in regions])
        self.island_of: list[int] = [self.islands.index(entry["island"]) for entry in regions]
        self.terrains: list[str] = unique([str(entry["terrain"]) for entry in regions])
        self.terrain_of: list[int] = [self.terrains.index(entry["terrain"]) for entry in regions]
        self.materials: list[str] = ids(data, "materials")
        gives = {str(entry["region"]): str(entry["material"]) for entry in items(data, "yields")}
        self.material_of: list[int] = [self.materials.index(gives[id]) for id in self.regions]
        routes = items(data, "routes")
        self.routes: list[str] = [str(entry["id"]) for entry in routes]
        self.route_from: list[int] = [self.regions.index(entry["a"]) for entry in routes]
        self.route_to: list[int] = [self.regions.index(entry["b"]) for entry in routes]
        self.route_kind: list[int] = [ACTIONS[entry["kind"]] for entry in routes]
        self.route_value: list[int] = [int(entry["value"]) for entry in routes]
        fish = items(data, "fish")
        self.fish: list[str] = [str(entry["id"]) for entry in fish]
        self.fish_kinds: list[str] = unique([str(entry["kind"]) for entry in fish])
        self.fish_kind: list[int] = [self.fish_kinds.index(entry["kind"]) for entry in fish]
        self.fish_value: list[int] = [int(entry["value"]) for entry in fish]
        self.first_fish: int = data["start"]["first_fish"]

    def read_people(self, data: Data) -> None:
        people = items(data, "people")
        self.kinds: list[str] = [str(entry["id"]) for entry in people]
        self.types: int = len(SEXES) * len(self.kinds)
        self.copies: int = data["people"]["copies"]
        self.effect: list[int] = [kinds.EFFECTS.index(entry["effect"]) for entry in people]
        self.effect_by: list[int] = [ACTIONS[entry["by"]] if "by" in entry else 0 for entry in people]
        """For settling, by which routes; for taking a person, of which sex."""
        self.unit: list[int] = [int(entry["unit"]) for entry in people]
        self.cap: list[int] = [int(entry["cap"]) for entry in people]
        left = {str(entry["kind"]): entry for entry in items(data, "left_values")}
        self.left_value: list[int] = [int(left[kind][sex]) for sex in SEXES for kind in self.kinds]
        """By type: status steps for a man, shells for a woman."""
        self.people_shown: int = data["offers"]["people"]

    def read_gods(self, data: Data) -> None:
        gods = items(data, "gods")
        self.colours: list[str] = [str(entry["id"]) for entry in gods]
        effects = [str(entry["effect"]) for entry in gods]
        self.blue, self.white, self.red, self.green, self.yellow = [effects.index(effect) for effect in GOD_EFFECTS]
        self.copies_of_card: int = data["gods"]["copies"]
        self.card_offerings: int = data["gods"]["card_offerings"]
        self.pair_cards: int = data["gods"]["pair_cards"]
        self.pair_offerings: int = data["gods"]["pair_offerings"]
        self.cards_shown: int = data["offers"]["cards"]
        self.temple_tiles: int = data["god_tiles"]["temple"]
        self.god_tile_points: int = data["god_tiles"]["end_points"]
        self.invocations: list[Invocation] = []
        for god, id in enumerate(self.colours):
            self.invocations.append(Invocation(god, BY_CARD, god, f"{id} card"))
            self.invocations.append(Invocation(god, BY_TILE, NONE, f"{id} tile"))
            for colour, other in enumerate(self.colours):
                if colour != god:
                    self.invocations.append(Invocation(god, BY_PAIR, colour, f"{id} pair {other}"))
        self.ways_of_a_god: int = len(self.invocations) // len(self.colours)

    def read_actions(self, data: Data) -> None:
        """Action tiles, fishing, helper and fire bonus; the last tile is the fishing corner."""
        tiles = items(data, "action_tiles")
        self.tiles: list[str] = [str(entry["id"]) for entry in tiles] + [str(data["fishing"]["id"])]
        self.fishing: int = len(tiles)
        self.fishing_points: int = data["fishing"]["points"]
        self.tile_actions: list[int] = [sum(ACTIONS[name] for name in entry["actions"]) for entry in tiles] + [0]
        self.tiles_out: list[list[int]] = [
            [number for number, entry in enumerate(tiles) if players in entry["players"]] + [self.fishing]
            for players in range(MOST_SEATS + 1)
        ]
        """By number of players."""
        services = {str(entry["id"]): entry for entry in items(data, "helper")}
        self.service_cost: list[int] = [int(services[id]["cost"]) for id in SERVICES]
        self.service_points: int = services["point"]["points"]
        self.dice: int = data["start"]["dice"]
        self.sides: int = data["start"]["die_sides"]

    def read_player_board(self, data: Data) -> None:
        """Hut spaces, ceremony area, buildings, and what each player begins with."""
        spaces = items(data, "hut_spaces")
        self.spaces: list[str] = [str(entry["id"]) for entry in spaces]
        self.last: int = self.spaces.index(data["hut_spaces"]["last"])
        self.first_huts: list[int] = [int(entry["huts"]) for entry in spaces]
        ceremony = items(data, "ceremony")
        self.ceremony: list[str] = [str(entry["id"]) for entry in ceremony]
        self.ceremony_material: list[int] = [self.materials.index(entry["material"]) for entry in ceremony]
        where = [(str(entry["column"]), int(entry["row"])) for entry in ceremony]
        self.pairs: list[tuple[int, int]] = []
        for one in range(len(where)):
            for other in range(one + 1, len(where)):
                across = ord(where[one][0]) - ord(where[other][0])
                down = where[one][1] - where[other][1]
                if abs(across) + abs(down) == 1:
                    self.pairs.append((one, other))
        self.buildings: list[int] = [int(entry["value"]) for entry in items(data, "buildings")]
        start: Data = data["start"]
        self.start_points: list[int] = [int(points) for points in start["points"]]
        self.start_cards: int = start["cards"]
        self.start_offerings: int = start["offerings"]
        self.start_shells: int = start["shells"]
        self.start_god_tiles: int = start["god_tiles"]
        self.light_tasks: int = start["light_tasks"]
        self.dark_tasks: int = start["dark_tasks"]
        self.priests: int = data["priests"]["count"]

    def read_tracks(self, data: Data) -> None:
        """Status track, temple and rounds."""
        self.status_points: list[int] = [int(points) for points in data["status"]["points"]]
        self.temple: list[int] = [int(entry["value"]) for entry in items(data, "temple")]
        rounds = items(data, "rounds")
        self.rounds: int = len(rounds)
        self.building_points: list[int] = [0] + [int(entry["building"]) for entry in rounds]
        self.priest_points: list[int] = [0] + [int(entry["priest"]) for entry in rounds]

    def read_jewelry(self, data: Data) -> None:
        jewelry = items(data, "jewelry")
        self.jewels: list[str] = [str(entry["id"]) for entry in jewelry]
        self.jewel_kinds: list[str] = unique([str(entry["kind"]) for entry in jewelry])
        self.jewel_kind: list[int] = [self.jewel_kinds.index(entry["kind"]) for entry in jewelry]
        self.jewel_cost: list[int] = [int(entry["cost"]) for entry in jewelry]
        self.jewel_worth: list[int] = [int(entry["worth"]) for entry in jewelry]
        self.jewels_a_round: int = data["offers"]["jewelry"]

    def read_tasks(self, data: Data) -> None:
        tasks = items(data, "tasks")
        part: Data = data["tasks"]
        self.tasks: list[str] = [str(entry["id"]) for entry in tasks]
        self.light: list[int] = [number for number, entry in enumerate(tasks) if entry["back"] == "light"]
        self.dark: list[int] = [number for number, entry in enumerate(tasks) if entry["back"] == "dark"]
        self.dark_pile: int = sum(1 << task for task in self.dark)
        self.needs: list[list[Need]] = [[self.need(need) for need in entry["needs"]] for entry in tasks]
        self.asks_cards: list[bool] = [any(need.of == OF_CARDS for need in needs) for needs in self.needs]
        """Tasks that require showing cards from the hand."""
        self.task_points: int = part["points"]
        self.helped_points: int = part["helped_points"]
        self.tasks_held: int = part["held"]
        self.tasks_extra: int = data["offers"]["tasks_extra"]
        final = {str(entry["id"]): entry for entry in items(data, "final")}
        self.bonus_count: list[int] = [int(final[id]["count"]) for id in BONUSES]
        self.bonus_points: list[int] = [int(final[id]["points"]) for id in BONUSES]

    def need(self, entry: Data) -> Need:
        of = OF.index(entry["of"])
        lists = {OF_PEOPLE: self.kinds, OF_JEWELRY: self.jewel_kinds, OF_MATERIALS: self.materials}
        kind = NONE
        if "kind" in entry:
            kind = lists[of].index(entry["kind"])
        elif "colour" in entry:
            kind = self.colours.index(entry["colour"])
        elif "terrain" in entry:
            kind = self.terrains.index(entry["terrain"])
        fish = self.fish_kinds.index(entry["fish"]) if "fish" in entry else NONE
        sex = SEXES.index(entry["sex"]) if "sex" in entry else NONE
        return Need(
            int(entry["count"]), of, sex, kind, fish, bool(entry.get("shifted")), bool(entry.get("different")), bool(entry.get("alike"))
        )

    def number_moves(self) -> None:
        """Names all moves, and notes where each kind begins."""
        texts = list(SINGLE_MOVES)
        self.at_material: int = len(texts)
        texts += self.materials
        self.at_card: int = len(texts)
        texts += ["card pile"] + [f"card {id}" for id in self.colours]
        self.at_hut: int = len(texts)
        texts += ["hut"]
        self.at_settle: int = len(texts)
        texts += [f"settle {id}" for id in self.regions] + [f"settle {id} last" for id in self.regions]
        self.at_on: int = len(texts)
        texts += [f"on {id}" for id in self.ceremony]
        self.at_person: int = len(texts)
        offered = [f"{sex} {place}" for sex in SEXES for place in range(1, self.people_shown + 1)]
        texts += offered + [f"{text} last" for text in offered]
        self.at_shift: int = len(texts)
        types = [f"{sex} {kind}" for sex in SEXES for kind in self.kinds]
        texts += [f"shift {type}" for type in types]
        self.at_priest: int = len(texts)
        texts += [f"priest {value}" for value in self.temple]
        self.at_build: int = len(texts)
        texts += [f"build {value}" for value in self.buildings]
        self.at_cover: int = len(texts)
        texts += [f"cover {self.ceremony[one]} {self.ceremony[other]}" for one, other in self.pairs]
        self.at_place: int = len(texts)
        texts += [f"{die} {tile}" for die in range(1, self.sides + 1) for tile in self.tiles]
        self.at_god: int = len(texts)
        texts += [invocation.text for invocation in self.invocations]
        self.at_use: int = len(texts)
        texts += [f"use {type}" for type in types]
        self.at_double: int = len(texts)
        texts += [f"double {type}" for type in types]
        self.at_buy: int = len(texts)
        texts += [f"buy {id}" for id in self.jewels]
        self.at_fulfil: int = len(texts)
        texts += [f"fulfil {id}" for id in self.tasks]
        self.at_drop: int = len(texts)
        texts += [f"drop {id}" for id in self.tasks]
        self.at_pick: int = len(texts)
        texts += [f"pick {id}" for id in self.tasks]
        self.name_moves(texts)

    def sex_and_kind(self, type: int) -> tuple[Sex, str]:
        """The names of a person type's sex and kind."""
        return SEXES[type // len(self.kinds)], self.kinds[type % len(self.kinds)]


def unique(names: list[str]) -> list[str]:
    """Each name once, in order of first appearance."""
    return list(dict.fromkeys(names))
