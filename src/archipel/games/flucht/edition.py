"""Reading and checking an edition of Flucht aus Mangrovia: every constraint on the printed data, and the box the rules play with."""

import itertools
import re
from collections import Counter
from typing import Any, Final, cast

from archipel.engine.edition import Box, Edition, Problem, ids, items
from archipel.engine.inspection import Inspection, check_ids, mistake
from archipel.engine.phrase import EVERYBODY, Data, Event

NO_COLOUR: Final = -1
"""The colour of the Start and of the elephants."""

MOST_TEAMS: Final = 6


class FluchtBox(Box):
    """Places are numbers along the track: 0 is the Start, 1 and up the squares, the last one the Finish."""

    def __init__(self, edition: Edition) -> None:
        super().__init__(edition)
        data = edition.data
        self.colours: list[str] = [str(entry["id"]) for entry in items(data, "colours")]
        self.animals: list[str] = [str(entry["animal"]) for entry in items(data, "colours")]
        squares = items(data, "squares")
        self.places: list[str] = [str(data["start"]["id"])] + [str(entry["id"]) for entry in squares]
        self.finish = len(squares)
        self.colour_at: list[int] = [NO_COLOUR] + [
            self.colours.index(entry["colour"]) if "colour" in entry else NO_COLOUR for entry in squares
        ]
        self.elephants: list[int] = [place for place in range(1, self.finish + 1) if self.colour_at[place] == NO_COLOUR]
        self.squares_of: list[list[int]] = [
            [place for place in range(1, self.finish + 1) if self.colour_at[place] == colour] for colour in range(len(self.colours))
        ]
        self.bridge: list[bool] = [False] * (self.finish + 1)
        for id in data["bridge"]["squares"]:
            self.bridge[self.places.index(id)] = True
        cards = items(data, "cards")
        self.cards: list[str] = [str(entry["id"]) for entry in cards]
        self.discs: list[int] = [self.colours.index(entry["disc"]) for entry in cards]
        self.diamonds: list[list[int]] = [[self.colours.index(colour) for colour in entry["diamonds"]] for entry in cards]
        self.hand_sizes: dict[int, int] = {int(teams): int(size) for teams, size in data["hands"]["by_teams"].items()}
        self.pawns: list[str] = [str(id) for entry in items(data, "teams") for id in entry["pawns"]]
        self.first_pawn = len(cards)
        self.name_moves([f"play {card}" for card in self.cards] + [f"pawn {pawn}" for pawn in (1, 2)])
        self.events = Events(self)


class Events:
    """The frequent events, built once per box and reused: building them each time would cost more than the playing itself."""

    def __init__(self, box: FluchtBox) -> None:
        teams = range(len(box.pawns))
        cards = range(len(box.cards))
        self.card_played: list[list[Event]] = [[Event("card-played", card_told(box, team, card)) for card in cards] for team in teams]
        self.card_drawn: list[Event] = [Event("card-drawn", {"seat": team}, EVERYBODY, team) for team in teams]
        self.card_drawn_own: list[list[Event]] = [
            [Event("card-drawn-own", card_told(box, team, card), team) for card in cards] for team in teams
        ]
        places = range(box.finish + 1)
        self.token_placed: list[Event] = [Event("token-placed", place_told(box, place)) for place in places]
        self.token_removed: list[Event] = [Event("token-removed", place_told(box, place)) for place in places]


def card_told(box: FluchtBox, team: int, card: int) -> Data:
    return {"seat": team, "card": box.cards[card], "colour": box.colours[box.discs[card]]}


def place_told(box: FluchtBox, place: int) -> Data:
    colour = box.colour_at[place]
    return {"place": place, "square": box.places[place], "colour": box.colours[colour], "animal": box.animals[colour]}


# Mistakes in the file: what no box could contain

MISTAKES: Final = (
    "edition-field-missing", "edition-id-twice", "edition-id-space", "edition-square-nothing", "edition-colour-unknown",
    "edition-square-unknown", "edition-hand-size",
)  # fmt: skip


def mistakes(data: Data) -> list[Problem]:
    """What the schema cannot express: ids of pawns and the Start, squares with a colour or an elephant, the bridge, and the hands."""
    found: list[Problem] = []
    for number, entry in enumerate(items(data, "colours"), 1):
        if type(entry.get("tokens", 0)) is not int:
            found.append(mistake("edition-field-missing", {"section": "colours", "number": number, "field": "tokens"}))
    pawns = [str(id) for entry in items(data, "teams") for id in entry["pawns"]]
    found += check_ids([str(data["start"]["id"]), *ids(data, "colours", "teams", "squares", "cards"), *pawns])
    colours = ids(data, "colours")
    for entry in items(data, "squares"):
        if ("colour" in entry) == (entry.get("elephant") is True):
            found.append(mistake("edition-square-nothing", {"square": str(entry["id"])}))
        if "colour" in entry and entry["colour"] not in colours:
            args: Data = {"thing": str(entry["id"]), "value": str(entry["colour"]), "allowed": ", ".join(colours)}
            found.append(mistake("edition-colour-unknown", args))
    places = ids(data, "squares")
    for square in cast(list[Any], data["bridge"]["squares"]):
        if not isinstance(square, str) or square not in places:
            found.append(mistake("edition-square-unknown", {"value": str(square)}))
    for teams, size in data["hands"]["by_teams"].items():
        if not re.fullmatch(r"[1-9]", str(teams)) or not isinstance(size, int) or size < 1:
            found.append(mistake("edition-hand-size", {"teams": str(teams), "value": str(size)}))
    return found


# Constraints: what is known about the box, each with its source


class FluchtInspection(Inspection):
    def mistakes(self) -> list[Problem]:
        return mistakes(self.data)

    def look(self) -> None:
        self.box: FluchtBox = FluchtBox(self.edition)
        self.contents()
        self.track()
        self.pack()
        self.examples()

    def contents(self) -> None:
        """What the rulebook counts in the box (2 and 4)."""
        tokens = self.known["tokens"]["by_colour"]
        for entry in items(self.data, "colours"):
            self.expect("tokens", entry.get("tokens"), tokens.get(entry["id"], 0), colour=str(entry["id"]))
        self.expect("colours", ", ".join(sorted(self.box.colours)), ", ".join(sorted(tokens)))
        self.expect("cards", len(self.box.cards), self.known["cards"]["count"])
        teams = items(self.data, "teams")
        self.expect("teams", len(teams), self.known["teams"]["count"])
        for entry in teams:
            self.expect("pawns", len(entry["pawns"]), self.known["pawns"]["count"], team=str(entry["id"]))
        for number, size in self.known["hands"]["by_teams"].items():
            self.expect("hands", self.box.hand_sizes.get(int(number), 0), size, teams=number)

    def track(self) -> None:
        """The squares, the elephants, the Finish and the bridge (5, 7, 8, 9)."""
        box = self.box
        coloured = [place for place in range(1, box.finish + 1) if box.colour_at[place] != NO_COLOUR]
        self.expect("coloured-squares", len(coloured), self.known["coloured-squares"]["count"])
        self.expect("elephants", len(box.elephants), self.known["elephants"]["count"])
        last = box.colour_at[box.finish]
        self.expect("finish", "elephant" if last == NO_COLOUR else box.colours[last], self.known["finish"]["colour"])
        bridge = sorted(box.places.index(id) for id in self.data["bridge"]["squares"])
        before = int(self.known["bridge"]["before_elephant"])
        if len(box.elephants) >= before:
            end = box.elephants[before - 1]
            fitting = list(range(max(1, end - int(self.known["bridge"]["length"])), end))
            self.expect("bridge", " ".join(box.places[place] for place in bridge), " ".join(box.places[place] for place in fitting))
        for place in bridge:
            if box.colour_at[place] == NO_COLOUR:
                self.broken("bridge-coloured", {"value": box.places[place]})
        for colour, name in enumerate(box.colours):
            self.expect("squares", len(box.squares_of[colour]), self.known["squares"]["by_colour"].get(name, 0), colour=name)

    def pack(self) -> None:
        """The cards: discs and diamonds (6A, examples 1 to 3)."""
        box = self.box
        for card, diamonds in enumerate(box.diamonds):
            if len(diamonds) not in self.known["diamonds"]["allowed"]:
                allowed = ", ".join(str(count) for count in self.known["diamonds"]["allowed"])
                self.broken("diamonds", {"card": box.cards[card], "value": str(len(diamonds)), "allowed": allowed})
        sorts = [sorted(box.colours[colour] for colour in diamonds) for diamonds in box.diamonds]
        for pair in self.known["pairs"]["list"]:
            if not any(Counter(pair) <= Counter(sort) for sort in sorts):
                self.broken("pairs", {"value": " + ".join(pair)})
        for colour, name in enumerate(box.colours):
            constraint = "red-discs" if name == self.known["red-discs"]["colour"] else "discs"
            self.expect(constraint, box.discs.count(colour), self.known[constraint]["count"], colour=name)
            total = sum(diamonds.count(colour) for diamonds in box.diamonds)
            self.expect("diamond-totals", total, self.known["diamond-totals"]["by_colour"].get(name, 0), colour=name)
        threes = sum(1 for diamonds in box.diamonds if len(diamonds) == self.known["threes"]["diamonds"])
        self.expect("threes", threes, self.known["threes"]["count"])

    def examples(self) -> None:
        """What examples 6 and 7 let us conclude about the track, and what keeps every colour useful."""
        box = self.box
        names = [box.colours[colour] if colour != NO_COLOUR else "" for colour in box.colour_at]
        sixth = self.known["example-6"]
        before, behind = str(sixth["last"]), str(sixth["snake"])
        lasts = [place for place, name in enumerate(names) if name == before]
        fits = len(lasts) >= int(sixth["fewest"]) and lasts[-1] - lasts[-2] > 1
        if not fits or not any(names[place] == behind and names[place + 1] for place in range(lasts[-1] + 1, box.finish - 1)):
            self.broken("example-6", {})
        seventh = self.known["example-7"]
        colour, near = str(seventh["colour"]), int(seventh["near"])
        if not any(
            names[max(1, elephant - near) : elephant].count(colour) >= int(seventh["before"]) and colour in names[elephant + 1 :]
            for elephant in box.elephants
        ):
            self.broken("example-7", {})
        for name, longest in self.known["stretches"]["longest"].items():
            at = [0] + [place for place, colour in enumerate(names) if colour == name] + [box.finish + 1]
            gap = max(later - earlier - 1 for earlier, later in itertools.pairwise(at))
            if gap >= longest:
                self.broken("stretches", {"colour": name, "value": str(gap), "allowed": str(longest - 1)})
