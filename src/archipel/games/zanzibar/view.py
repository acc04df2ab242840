"""What each player may know in Zanzibar: everything but which of the others' open objectives are in hand and which in the pile.

Everybody has the same ten objectives, and what is scored or discarded is public; so what is open is public too, and once a pile is empty,
so is the hand.
"""

from typing import NotRequired, TypedDict

from archipel.engine.dealer import Dealer
from archipel.engine.phrase import Data
from archipel.engine.view import Frame
from archipel.games.zanzibar.edition import ZanzibarBox
from archipel.games.zanzibar.hand import pick
from archipel.games.zanzibar.movement import beside
from archipel.games.zanzibar.state import NONE, PHASES, ZanzibarState, cards


class Standing(TypedDict):
    """How many merchants stand where an objective wants them, and what they are worth."""

    count: int
    points: int


class Scored(TypedDict):
    """An objective that was scored, with what it counted then."""

    objective: str
    count: int
    points: int


class Player(TypedDict):
    """`merchants` says where each merchant in play stands, None if it is not yet placed. `objectives` are those in hand: known to their
    owner, and to everybody once the pile is empty. `open` are those neither scored nor discarded, `owed` how many must still be discarded
    unscored (7), `limit` how many can be scored at most; `now` is what every objective would be worth, `in_place` which merchants count
    for each of `objectives`."""

    merchants: dict[str, str | None]
    points: int
    hand: int
    pile: int
    objectives: list[str] | None
    open: list[str]
    scored: list[Scored]
    discarded: list[str]
    owed: int
    limit: int
    now: dict[str, Standing]
    in_place: dict[str, list[str]]


class Walk(TypedDict):
    """The merchant under way, or taken to be placed (then without `start` and `place`). `entering` is the place of the opponent `pushed`
    by it, while it is asked where that one goes; `refuges` are the places next to it that are free (5B). There are none where it is chased,
    to any free place (5C)."""

    merchant: str
    start: str | None
    place: str | None
    left: int
    entering: str | None
    pushed: str | None
    refuges: list[str]


class View(Frame):
    """`first` is the first player, `turns_left` counts the last turns (None: not yet), `finished` are the seats without open objectives,
    `moved` the merchants that have moved in this turn, `scored_now` how many objectives were scored in it."""

    phase: str
    first: int
    turns: int
    round: int
    turns_left: int | None
    finished: list[int]
    players: list[Player]
    moved: list[str]
    scored_now: int
    walk: Walk | None


# What is noted on things for the seat that is asked


class Shoved(TypedDict):
    """Who has to give way: pushed (5B), or `chased` (5C). It goes `to` a place; without one, that is asked then. `others` are the places to
    which it could be pushed instead; chased, it could go to any free one."""

    thing: str
    to: NotRequired[str]
    others: NotRequired[list[str]]
    chased: NotRequired[bool]


class ShownWay(TypedDict):
    """A way to a place: how many `steps`, the `moves` one after the other, and the merchants that it `pushes` or chases; `shoves` has them
    one after the other, as they would be told. If it is asked at the end where somebody goes (the last of `shoves` has no `to`), the last
    of `moves` is one answer. `then` is what the objectives in hand would be worth, of those that change."""

    steps: int
    moves: list[str]
    pushes: list[str]
    shoves: NotRequired[list[Shoved]]
    then: NotRequired[dict[str, Standing]]


class Reach(TypedDict):
    """The mark `reach` on a merchant: its `ways` by the place where they end, `complete` unless there may be more; and if it may step
    `back` to where it began, that step."""

    merchant: int
    place: str
    left: int
    count: int
    complete: str
    ways: dict[str, ShownWay]
    back: NotRequired[ShownWay]


class Worth(TypedDict):
    """The mark `worth` on an objective in hand: what it counts now, and `then`, if the answer to what is asked changes that."""

    objective: str
    count: int
    points: int
    then: NotRequired[Standing]


# The view


def view(state: ZanzibarState, seat: int) -> View:
    box = state.box
    return {
        **state.frame(seat),
        "phase": PHASES[state.phase],
        "first": state.first,
        "turns": state.turns,
        "round": state.turns // state.seats + (0 if state.over and state.turns % state.seats == 0 else 1),
        "turns_left": None if state.turns_left == NONE else state.turns_left,
        "finished": state.finished[:],
        "players": [player(state, number, number == seat) for number in range(state.seats)],
        "moved": [box.merchants[merchant] for merchant in state.movers()],
        "scored_now": state.scored_now,
        "walk": walk(state),
    }


def player(state: ZanzibarState, seat: int, own: bool) -> Player:
    box = state.box
    first = seat * box.sizes
    merchants: dict[str, str | None] = {}
    for rank in state.crew:
        place = state.at[first + rank]
        merchants[box.merchants[first + rank]] = None if place == NONE else box.places[place]
    hand, pile = cards(state.hands[seat]), cards(state.piles[seat])
    now: dict[str, Standing] = {}
    for objective, id in enumerate(box.objectives):
        count = state.in_place(seat, objective)
        now[id] = {"count": count, "points": box.points[objective][count]}
    known = hand if own or not pile else []
    scored = zip(state.scored[seat], state.counts[seat], strict=True)
    return {
        "merchants": merchants,
        "points": state.points[seat],
        "hand": len(hand),
        "pile": len(pile),
        "objectives": [box.objectives[objective] for objective in hand] if own or not pile else None,
        "open": [box.objectives[objective] for objective in cards(state.open_cards(seat))],
        "scored": [{"objective": box.objectives[objective], "count": n, "points": box.points[objective][n]} for objective, n in scored],
        "discarded": [box.objectives[objective] for objective in state.discarded[seat]],
        "owed": state.owed(seat),
        "limit": state.limit,
        "now": now,
        "in_place": {box.objectives[objective]: in_place(state, seat, objective) for objective in known},
    }


def in_place(state: ZanzibarState, seat: int, objective: int) -> list[str]:
    """3. The merchants of a seat that stand where an objective wants them."""
    box = state.box
    own = [seat * box.sizes + rank for rank in state.crew]
    return [box.merchants[merchant] for merchant in own if state.at[merchant] in box.fits[objective]]


def walk(state: ZanzibarState) -> Walk | None:
    """The merchant under way, or taken to be placed."""
    box = state.box
    if state.walker == NONE:
        return None
    entering = state.entering
    return {
        "merchant": box.merchants[state.walker],
        "start": None if state.start == NONE else box.places[state.start],
        "place": None if state.start == NONE else box.places[state.at[state.walker]],
        "left": state.left,
        "entering": None if entering == NONE else box.places[entering],
        "pushed": None if entering == NONE else box.merchants[state.on[entering]],
        "refuges": [] if entering == NONE else [box.places[place] for place in beside(box, state.on, entering)],
    }


def imagine(box: ZanzibarBox, view: Data, dealer: Dealer) -> Data:
    """A whole position from a seat's view: every unknown hand is dealt from its owner's open objectives."""
    place_at = {id: place for place, id in enumerate(box.places)}
    objective_at = {id: objective for objective, id in enumerate(box.objectives)}
    rank_at = {id: number % box.sizes for number, id in enumerate(box.merchants)}
    merchant_at = {id: number for number, id in enumerate(box.merchants)}
    players: list[Data] = view["players"]
    at = [NONE] * (len(players) * box.sizes)
    hands: list[list[int]] = []
    piles: list[list[int]] = []
    for player in players:
        for id, place in player["merchants"].items():
            at[merchant_at[id]] = NONE if place is None else place_at[place]
        pile = [objective_at[id] for id in player["open"]]
        hand: list[int] = []
        if player["objectives"] is not None:
            hand = [objective_at[id] for id in player["objectives"]]
            pile = [objective for objective in pile if objective not in hand]
        else:
            hand = cards(pick(pile, player["hand"], dealer))
        hands.append(hand)
        piles.append(pile)
    walk: Data | None = view["walk"]
    return {
        "seat": view["asked"],
        "over": view["over"],
        "phase": PHASES.index(view["phase"]),
        "first": view["first"],
        "turns": view["turns"],
        "turns_left": NONE if view["turns_left"] is None else view["turns_left"],
        "finished": view["finished"],
        "at": at,
        "moved": [rank_at[id] for id in view["moved"]],
        "walker": NONE if walk is None else merchant_at[walk["merchant"]],
        "start": NONE if walk is None or walk["start"] is None else place_at[walk["start"]],
        "left": 0 if walk is None else walk["left"],
        "entering": NONE if walk is None or walk["entering"] is None else place_at[walk["entering"]],
        "hands": hands,
        "piles": piles,
        "scored": [[objective_at[entry["objective"]] for entry in player["scored"]] for player in players],
        "counts": [[entry["count"] for entry in player["scored"]] for player in players],
        "discarded": [[objective_at[id] for id in player["discarded"]] for player in players],
        "scored_now": view["scored_now"],
    }
