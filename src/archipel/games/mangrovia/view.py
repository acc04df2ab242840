"""What each player may know in Mangrovia: everything but hands, amulets, bag and draw piles.

About these the view says what everybody has seen (`known`), and what this seat can rule out or be sure of (`memory`).
"""

from typing import Final, Literal, NotRequired, TypedDict

from archipel.engine.view import Frame
from archipel.games.mangrovia import boat, purses, scoring
from archipel.games.mangrovia.edition import LANDSCAPES, NONE, TRINKETS, VALUABLES
from archipel.games.mangrovia.payment import Payment, payments
from archipel.games.mangrovia.purses import Currency, Piece
from archipel.games.mangrovia.scoring import Score
from archipel.games.mangrovia.state import BLOCKED, BOWL, FREE, NEUTRAL, PAY, MangroviaState

NEUTRAL_OWNER: Final = -1
"""The owner of a neutral hut, as written in a view."""


class Course(TypedDict):
    """Where the game stands: `starter` has the talisman, `landing` is where the boat lies (0: before the first), `step` the step there,
    `ending` whether this is the last round; `bowls` says whose bowl is on each site, `blocked` is a site that nobody may use, and the
    birds sit on two landscapes."""

    round: int
    phase: Literal["bowls", "boat", "over"]
    starter: int
    landing: int
    step: int
    ending: bool
    bowls: dict[str, int]
    blocked: str | None
    birds: list[str]


class Built(TypedDict):
    """One hut or a double hut; the owner of a neutral one is -1."""

    owner: int
    count: int


class Board(TypedDict):
    """Huts, pole tiles and stone tiles by space, and the pole tiles that are left."""

    huts: dict[str, Built]
    pole_tiles: dict[str, int]
    pole_pile: list[int]
    stone_tiles: dict[str, str]


class Valuables(TypedDict):
    shown: list[int | None]
    pile: int
    discard: list[int]


class Landscapes(TypedDict):
    shown: list[str | None]
    pile: int
    discard: list[str]


class Amulets(TypedDict):
    """In the bag, set aside, and those of value 1 on the board."""

    bag: int
    aside: list[int]
    ones: int


class Cards(TypedDict):
    """What is known of a hand. Amulets are shown when they are scored (7D), cards never."""

    valuables: NotRequired[list[int]]
    landscapes: NotRequired[list[str]]
    amulets: NotRequired[list[int]]


class Player(TypedDict):
    """`huts` are those left, `bowls` those not yet placed, `next` is the landing at which the boat reaches this player next, `circles` are
    the huts on amulet spaces; `known` and `at_most` are what everybody knows of the hand."""

    huts: int
    bowls: int
    next: int | None
    points: int
    circles: int
    valuables: int
    landscapes: int
    amulets: int
    starting: list[int]
    tiles: list[str]
    known: Cards
    at_most: list[int]
    hand: Cards | None


class Paid(TypedDict):
    value: int
    kind: Piece


class Building(TypedDict):
    """What is being paid for, what it costs, and what is laid down for it; `points` are those printed on the space, `payments` the ways to
    pay what is left, for whoever is asked for it."""

    seat: int
    space: str
    huts: int
    currency: Currency
    price: int
    points: int
    left: int
    cards: list[str]
    wild: bool
    paid: list[Paid]
    payments: list[Payment]


class Drawn(TypedDict):
    """Amulets of which one goes back: their owner sees them, the others see how many there are."""

    seat: int
    count: int
    one: bool
    mixed: bool
    amulets: list[int] | None


class Memory(TypedDict):
    """How many of each kind the draw piles and the bag can hold at most, given what this seat has seen, and which amulets it put back.

    `open` says the same about the piles, by kind, for somebody who has seen only what everybody has.
    """

    valuables: dict[str, int]
    landscapes: dict[str, int]
    amulets: dict[str, int]
    returned: dict[str, int]
    open: list[int]


class View(Frame, Course, Board):
    """Everything but hands, amulets, bag and draw piles; of these, how many there are."""

    valuables: Valuables
    landscapes: Landscapes
    amulets: Amulets
    players: list[Player]
    building: Building | None
    drawn: Drawn | None
    memory: Memory
    score: Score


def view(state: MangroviaState, seat: int) -> View:
    return {
        **state.frame(seat),
        **course(state),
        **board(state),
        "valuables": {
            "shown": shown_valuables(state),
            "pile": state.in_stock(VALUABLES),
            "discard": values(state, state.spent, 0, VALUABLES),
        },
        "landscapes": {
            "shown": shown_landscapes(state),
            "pile": state.in_stock(LANDSCAPES),
            "discard": landscapes(state, state.spent, 0),
        },
        "amulets": {"bag": state.in_stock(TRINKETS), "aside": values(state, state.spent, 0, TRINKETS), "ones": state.ones},
        "players": [player(state, other, seat) for other in range(state.seats)],
        "building": under_way(state, seat),
        "drawn": drawn(state, seat),
        "memory": memory(state, seat),
        "score": scoring.sheet(state),
    }


def course(state: MangroviaState) -> Course:
    box = state.box
    blocked = state.set_up_for.blocked
    return {
        "round": state.round,
        "phase": "over" if state.over else "bowls" if state.ask == BOWL else "boat",
        "starter": state.starter,
        "landing": state.landing,
        "step": state.step,
        "ending": state.ending,
        "bowls": {box.sites[site]: owner for site, owner in enumerate(state.bowls) if owner not in (FREE, BLOCKED)},
        "blocked": box.sites[blocked] if blocked >= 0 else None,
        "birds": box.landscapes_of(state.birds),
    }


def board(state: MangroviaState) -> Board:
    box = state.box
    huts: dict[str, Built] = {}
    poles: dict[str, int] = {}
    for space, id in enumerate(box.spaces):
        owner = state.owners[space]
        if owner != FREE:
            huts[id] = {"owner": NEUTRAL_OWNER if owner == NEUTRAL else owner, "count": state.counts[space]}
        if state.poles[space]:
            poles[id] = state.poles[space]
    return {
        "huts": huts,
        "pole_tiles": poles,
        "pole_pile": box.poles[state.pole_next :],
        "stone_tiles": {box.spaces[space]: box.tiles[tile] for space, tile in zip(box.stone, state.laid, strict=True) if tile != NONE},
    }


def shown_valuables(state: MangroviaState) -> list[int | None]:
    return [state.box.values[kind] if kind != NONE else None for kind in state.shown_valuables]


def shown_landscapes(state: MangroviaState) -> list[str | None]:
    return [state.box.landscapes[land] if land != NONE else None for land in state.shown_landscapes]


def landscapes(state: MangroviaState, counts: list[int], row: int) -> list[str]:
    """The landscape cards in a row of counts."""
    box = state.box
    at = row * box.kinds + box.first[LANDSCAPES]
    found: list[str] = []
    for land, id in enumerate(box.landscapes):
        if counts[at + land]:
            found += [id] * counts[at + land]
    return found


def values(state: MangroviaState, counts: list[int], row: int, stock: int) -> list[int]:
    """The valuables or amulets in a row of counts, by value."""
    box = state.box
    at = row * box.kinds + box.first[stock]
    found: list[int] = []
    for number, value in enumerate(box.values if stock == VALUABLES else box.amulets):
        if counts[at + number]:
            found += [value] * counts[at + number]
    return found


def player(state: MangroviaState, other: int, seat: int) -> Player:
    box = state.box
    landing = NONE if state.over else boat.next_landing(state, other)
    in_front = range(len(box.tiles))
    return {
        "huts": state.supply[other],
        "bowls": state.set_up_for.bowls - state.bowls.count(other),
        "next": landing if landing != NONE else None,
        "points": state.points[other],
        "circles": state.circles(other),
        "valuables": state.in_hand(other, VALUABLES),
        "landscapes": state.in_hand(other, LANDSCAPES),
        "amulets": state.in_hand(other, TRINKETS),
        "starting": [value for number, value in enumerate(box.starting) for _ in range(state.starting[other * len(box.starting) + number])],
        "tiles": [box.tiles[tile] for tile in in_front for _ in range(state.tiles[other * len(box.tiles) + tile])],
        "known": hand(state, state.known, other),
        "at_most": state.could[other * box.kinds : (other + 1) * box.kinds],
        "hand": hand(state, state.held, other) if other == seat else at_the_end(state, other),
    }


def hand(state: MangroviaState, counts: list[int], seat: int) -> Cards:
    return {
        "valuables": values(state, counts, seat, VALUABLES),
        "landscapes": landscapes(state, counts, seat),
        "amulets": values(state, counts, seat, TRINKETS),
    }


def at_the_end(state: MangroviaState, seat: int) -> Cards | None:
    return {"amulets": values(state, state.held, seat, TRINKETS)} if state.over else None


def under_way(state: MangroviaState, seat: int) -> Building | None:
    """The building that is being paid for; everybody can see what has been laid down for it."""
    box = state.box
    if state.plot == NONE:
        return None
    currency = box.currencies[state.plot]
    pieces = box.purses[currency].values
    return {
        "seat": state.seat,
        "space": box.spaces[state.plot],
        "huts": state.huts,
        "currency": purses.CURRENCIES[currency],
        "price": box.costs[state.plot] * state.huts,
        "points": box.points[state.plot] * state.huts,
        "left": state.left,
        "cards": [box.landscapes[land] for land in state.given],
        "wild": state.wild,
        "paid": [{"value": pieces[piece], "kind": purses.piece_name(box, currency, piece)} for piece in state.paid],
        "payments": payments(state) if state.ask == PAY and state.seat == seat else [],
    }


def drawn(state: MangroviaState, seat: int) -> Drawn | None:
    count = sum(state.drawn)
    if count == 0:
        return None
    amulets = [value for number, value in enumerate(state.box.amulets) for _ in range(state.drawn[number])]
    return {"seat": state.seat, "count": count, "one": state.one, "mixed": state.mixed, "amulets": amulets if seat == state.seat else None}


def memory(state: MangroviaState, seat: int) -> Memory:
    box = state.box
    row = (seat + 1) * box.kinds
    most = [state.fresh[row + kind] for kind in range(box.kinds)]
    first = box.first
    returned: dict[str, int] = {}
    for number, value in enumerate(box.amulets):
        if seat >= 0 and state.returned[seat * len(box.amulets) + number]:
            returned[str(value)] = state.returned[seat * len(box.amulets) + number]
    return {
        "valuables": {str(value): most[kind] for kind, value in enumerate(box.values)},
        "landscapes": {id: most[first[LANDSCAPES] + land] for land, id in enumerate(box.landscapes)},
        "amulets": {str(value): most[box.one + number] for number, value in enumerate(box.amulets)},
        "returned": returned,
        "open": state.fresh[: box.kinds],
    }
