"""The box of Mangrovia as the rules use it: an edition turned into small integers, once.

Identical cards or amulets share one number, their kind: first the valuables by value, then the landscape cards, then the
amulets by value. Every list of counts is indexed by kind.
"""

from typing import Final

from archipel.engine.edition import Box, Edition, items
from archipel.engine.phrase import Data

# What a step of a landing's action allows; a step with alternatives is their sum
UP: Final = 1
DOWN: Final = 2
AMULETS: Final = 4
HUT: Final = 8
DOUBLE: Final = 16
BIRDS: Final = 32
ACTIONS: Final = {"up": UP, "down": DOWN, "amulets": AMULETS, "hut": HUT, "double": DOUBLE, "birds": BIRDS}

# The three stocks: what is drawn from the same pile or bag
VALUABLES: Final = 0
LANDSCAPES: Final = 1
TRINKETS: Final = 2
"""The amulets."""
STOCKS: Final = ("valuables", "landscapes", "amulets")

# Where a piece comes from that pays part of a price
COMMON: Final = 0
STARTING: Final = 1
TILE: Final = 2

# Which neutral huts a space is marked for
GRAY: Final = 1
WHITE: Final = 2
NEUTRALS: Final = {"gray": GRAY, "white": WHITE}

# The first moves, which every box has; see `number_moves`
SKIP: Final = 0
COLLECT: Final = 1
COLLECT_ONE: Final = 2

NONE: Final = -1
"""No space, site, tile or card."""


class SetUp:
    """How the game is set up for a certain number of players (2B, 2G)."""

    def __init__(self, entry: Data) -> None:
        self.huts: int = entry["huts"]
        self.bowls: int = entry["bowls"]
        self.neutral: list[int] = [NEUTRALS[id] for id in entry["neutral"]]
        self.blocked: int = entry["blocked_site"] - 1
        self.top_site_ban: bool = entry["top_site_ban"]
        self.neutral_pole_tile: bool = entry["neutral_pole_tile"]


class Purse:
    """The pieces that pay in one currency, highest value first; at equal value common card or amulet, starting card, tile."""

    def __init__(self, pieces: list[tuple[int, int, int]]) -> None:
        pieces.sort(key=lambda piece: (-piece[0], piece[1]))
        self.values: list[int] = [value for value, _, _ in pieces]
        self.sources: list[int] = [source for _, source, _ in pieces]
        self.numbers: list[int] = [number for _, _, number in pieces]
        """The kind of a common piece, the index of a starting card's value, or the number of a tile."""
        self.moves: list[int] = []
        """The move that lays each piece down."""


class MangroviaBox(Box):
    """Spaces, sites, paths, tiles and kinds are numbered as in the edition's lists; landings are counted from 1."""

    def __init__(self, edition: Edition) -> None:
        super().__init__(edition)
        data = edition.data
        self.read_stocks(data)
        self.read_tiles(data)
        self.read_board(data)
        self.read_archipelago(data)
        self.read_set_up(data)
        self.number_moves()

    def read_stocks(self, data: Data) -> None:
        """Cards and amulets."""
        valuables, landscapes, amulets = items(data, "valuables"), items(data, "landscapes"), items(data, "amulets")
        on_board: Data = data["amulets"]["on_board"]
        self.values: list[int] = [entry["value"] for entry in valuables]
        self.landscapes: list[str] = [str(entry["id"]) for entry in landscapes]
        self.amulets: list[int] = [on_board["value"]] + [entry["value"] for entry in amulets]
        self.first: list[int] = [0, len(valuables), len(valuables) + len(landscapes)]
        """The first kind of each stock."""
        self.kinds: int = self.first[TRINKETS] + len(self.amulets)
        self.end: list[int] = [self.first[LANDSCAPES], self.first[TRINKETS], self.kinds]
        self.one: int = self.first[TRINKETS]
        """The kind of the amulets that lie on the board."""
        counts = [entry["cards"] for entry in valuables + landscapes] + [on_board["count"]] + [entry["count"] for entry in amulets]
        self.printed: list[int] = [int(count) for count in counts]
        self.ones: int = on_board["count"]
        self.draw_at_most: int = data["amulets"]["draw_at_most"]
        pairs = [[int(value) for value in entry["values"]] for entry in sorted(items(data, "starting_cards"), key=numbered)]
        self.starting: list[int] = sorted({value for pair in pairs for value in pair})
        self.pairs: list[list[int]] = [[self.starting.index(value) for value in pair] for pair in pairs]
        self.names: list[str] = (
            [f"valuable-{value}" for value in self.values] + self.landscapes + [f"amulet-{value}" for value in self.amulets]
        )
        """What the kinds are called when they are things in a hand."""

    def read_tiles(self, data: Data) -> None:
        """Stone tiles (9) and pole tiles; after them everything that can pay is known."""
        tiles = items(data, "stone_tiles")
        self.tiles: list[str] = [str(entry["id"]) for entry in tiles]
        self.tile_counts: list[int] = [entry["count"] for entry in tiles]
        self.statues: list[bool] = [entry["kind"] == "statue" for entry in tiles]
        self.tile_kinds: list[str] = [str(entry["kind"]) for entry in tiles]
        self.tile_paths: list[str] = [str(entry.get("path", "")) for entry in tiles]
        self.wild: int = self.tile_kinds.index("wild")
        self.poles: list[int] = sorted(int(value) for value in data["pole_tiles"]["values"])
        paying = [(entry["value"], TILE, number) for number, entry in enumerate(tiles) if entry["kind"] == "valuable"]
        cards = [(value, COMMON, kind) for kind, value in enumerate(self.values)]
        dealt = [(value, STARTING, number) for number, value in enumerate(self.starting)]
        valuables = Purse(cards + dealt + paying)
        paying = [(entry["value"], TILE, number) for number, entry in enumerate(tiles) if entry["kind"] == "amulet"]
        amulets = Purse([(value, COMMON, self.one + number) for number, value in enumerate(self.amulets)] + paying)
        self.purses: list[Purse] = [valuables, amulets]
        """By currency: 0 valuables, 1 amulets."""

    def read_board(self, data: Data) -> None:
        """Spaces, paths and areas (2A)."""
        spaces = items(data, "spaces")
        self.spaces: list[str] = [str(entry["id"]) for entry in spaces]
        self.lands: list[list[int]] = [sorted(self.landscapes.index(id) for id in entry["land"]) for entry in spaces]
        self.land_sets: list[int] = [sum(1 << land for land in lands) for lands in self.lands]
        """The same as sets, with a bit for every landscape."""
        self.costs: list[int] = [entry["cost"] for entry in spaces]
        self.currencies: list[int] = [1 if entry["pay"] == "amulets" else 0 for entry in spaces]
        self.points: list[int] = [entry["points"] for entry in spaces]
        self.circles: list[bool] = [bool(entry.get("circle", False)) for entry in spaces]
        self.marked: list[int] = [NEUTRALS[entry["neutral"]] if "neutral" in entry else 0 for entry in spaces]
        self.dearest: int = 2 * max(self.costs)
        self.payable: int = (1 << (self.dearest + 1)) - 1
        """A bit for every sum that can ever be due."""
        paths = items(data, "paths")
        self.paths: list[str] = [str(entry["id"]) for entry in paths]
        self.path_spaces: list[list[int]] = [[self.spaces.index(id) for id in entry["spaces"]] for entry in paths]
        self.paths_of: list[list[int]] = [
            [path for path, on_path in enumerate(self.path_spaces) if space in on_path] for space in range(len(spaces))
        ]
        """The paths that each space lies on."""
        self.path_points: list[list[int]] = [[entry["first"], entry["second"]] for entry in paths]
        self.statue_of: list[int] = [self.tile_paths.index(id) for id in self.paths]
        """The statue tile of each path."""
        areas = {str(entry["id"]): entry for entry in items(data, "areas")}
        self.stone: list[int] = [self.spaces.index(id) for id in areas["stone"]["spaces"]]
        self.pole: list[int] = [self.spaces.index(id) for id in areas["pole"]["spaces"]]
        self.pole_points: list[int] = [areas["pole"]["first"], areas["pole"]["second"]]
        self.in_stone: list[bool] = [space in self.stone for space in range(len(spaces))]
        self.in_pole: list[bool] = [space in self.pole for space in range(len(spaces))]
        self.single_only: list[bool] = [self.in_stone[space] or self.in_pole[space] or self.circles[space] for space in range(len(spaces))]
        """Where no double hut may stand (5C)."""

    def read_archipelago(self, data: Data) -> None:
        """Sites, landings and what they offer."""
        sites = items(data, "sites")
        self.sites: list[str] = [str(entry["id"]) for entry in sites]
        self.near: list[int] = [min(entry["landings"]) for entry in sites]
        self.far: list[int] = [max(entry["landings"]) for entry in sites]
        self.top: int = [bool(entry.get("top", False)) for entry in sites].index(True)
        self.landings: int = len(items(data, "landings"))
        self.site_at: list[int] = [NONE] * (self.landings + 1)
        for site in range(len(sites)):
            self.site_at[self.near[site]] = site
            self.site_at[self.far[site]] = site
        self.steps: list[list[int]] = [[] for _ in range(self.landings + 1)]
        self.actions: list[str] = [""] * (self.landings + 1)
        """The name of each landing's action, as used by the words: steps joined by -, alternatives by -or-."""
        for entry in items(data, "landings"):
            self.steps[entry["number"]] = [sum(ACTIONS[name] for name in step) for step in entry["steps"]]
            self.actions[entry["number"]] = "-".join("-or-".join(step) for step in entry["steps"])

    def read_set_up(self, data: Data) -> None:
        part: Data = data["setup"]
        self.dealt: int = part["landscape_cards_dealt"]
        self.valuables_shown: int = part["valuables_shown"]
        self.landscapes_shown: int = part["landscapes_shown"]
        self.set_ups: dict[int, SetUp] = {int(entry["players"]): SetUp(entry) for entry in items(data, "setup")}
        self.first_birds: int = 0
        for number, entry in enumerate(items(data, "landscapes")):
            if entry["bird"]:
                self.first_birds |= 1 << number
        self.rock: int = (1 << len(self.landscapes)) - 1
        """A bit for every landscape."""

    def number_moves(self) -> None:
        """Where each kind of move begins.

        0 skip · 1 collect · 2 collect 1 · site 1… · take 2… sand… · draw valuable, draw landscape · build A1… · double A1… ·
        card mangrove… · pay 1… · pay starting 2… · pay tile · return 1… · birds mangrove water…
        """
        count = len(self.landscapes)
        self.pairs_of_birds: list[int] = [1 << one | 1 << other for one in range(count) for other in range(one + 1, count)]
        self.prices: list[int] = sorted({*self.values, *self.amulets})
        """The values that a common piece can have, in either currency."""
        self.at_site: int = COLLECT_ONE + 1
        self.at_take: int = self.at_site + len(self.sites)
        self.at_draw: int = self.at_take + self.first[TRINKETS]
        self.at_build: int = self.at_draw + 2
        self.at_double: int = self.at_build + len(self.spaces)
        self.at_card: int = self.at_double + len(self.spaces)
        self.at_pay: int = self.at_card + count
        self.at_pay_starting: int = self.at_pay + len(self.prices)
        self.at_pay_tile: int = self.at_pay_starting + len(self.starting)
        self.at_return: int = self.at_pay_tile + 1
        self.at_birds: int = self.at_return + len(self.amulets)
        for purse in self.purses:
            for value, source, number in zip(purse.values, purse.sources, purse.numbers, strict=True):
                if source == COMMON:
                    purse.moves.append(self.at_pay + self.prices.index(value))
                else:
                    purse.moves.append(self.at_pay_starting + number if source == STARTING else self.at_pay_tile)
        self.name_moves(self.all_texts())

    def all_texts(self) -> list[str]:
        """The text of every move, in order."""
        texts = ["skip", "collect", "collect 1"]
        texts += [f"site {number + 1}" for number in range(len(self.sites))]
        texts += [f"take {value}" for value in self.values] + [f"take {id}" for id in self.landscapes]
        texts += ["draw valuable", "draw landscape"]
        texts += [f"build {id}" for id in self.spaces] + [f"double {id}" for id in self.spaces]
        texts += [f"card {id}" for id in self.landscapes]
        texts += [f"pay {value}" for value in self.prices] + [f"pay starting {value}" for value in self.starting] + ["pay tile"]
        texts += [f"return {value}" for value in self.amulets]
        texts += ["birds " + " ".join(self.landscapes_of(pair)) for pair in self.pairs_of_birds]
        return texts

    def landscapes_of(self, birds: int) -> list[str]:
        """The landscapes of a set, in the edition's order."""
        return [id for land, id in enumerate(self.landscapes) if birds >> land & 1]

    def place_of(self, landscape: str) -> int:
        """The position of a landscape in the edition; any other word comes last."""
        return self.landscapes.index(landscape) if landscape in self.landscapes else len(self.landscapes)

    def in_hand(self, kind: int) -> str:
        """The id of a card or an amulet in hand, as a thing."""
        return "hand-" + self.names[kind]


def numbered(entry: Data) -> int:
    return int(entry["number"])
