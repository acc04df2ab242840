"""A position of Zanzibar as people write it, with the ids of the box:

player = 1                                  the seat to move (1 by default)
phase = "move"                              or "score"
merchants = { "1-3" = "mkoto" }             the others stand as far away from these as the board allows
free = ["nungu", "kenda"]                   places where nobody may stand
moved = [2]                                 the merchants that have moved in this turn
hands = { 1 = ["cloves"] }                  filled up from the open objectives, like the hands not named
scored = { 1 = { pepper = 3 } }             by objective, the number of merchants that were in place
discarded = { 1 = ["east"] }
last_turns = [2]                            the seats with no objective left, in the order in which they ran out
turns = 8                                   finished turns
"""

from archipel.engine.dealer import Dealer
from archipel.engine.phrase import Data, trouble
from archipel.games.zanzibar.edition import ZanzibarBox
from archipel.games.zanzibar.state import MOVE, NONE, SCORE

FIELDS = ("player", "phase", "merchants", "free", "moved", "hands", "scored", "discarded", "last_turns", "turns")


def arrange(box: ZanzibarBox, seats: int, position: Data, dealer: Dealer) -> Data:
    for field in position:
        if field not in FIELDS:
            raise trouble("position-field", {"value": field, "allowed": ", ".join(FIELDS)})
    seat = int(position.get("player", 1)) - 1
    scored = [of_seat(position, "scored", other) for other in range(seats)]
    discarded = [[among(id, box.objectives) for id in listed(position, "discarded", other)] for other in range(seats)]
    hands = [[among(id, box.objectives) for id in listed(position, "hands", other)] for other in range(seats)]
    done = [[among(id, box.objectives) for id in scored[other]] for other in range(seats)]
    piles: list[list[int]] = []
    for other in range(seats):
        gone = hands[other] + done[other] + discarded[other]
        pile = [objective for objective in range(len(box.objectives)) if objective not in gone]
        while len(hands[other]) < box.hand and pile:
            hands[other].append(pile.pop(dealer.below(len(pile))))
        piles.append(pile)
    finished = [int(number) - 1 for number in position.get("last_turns", [])]
    return {
        "seat": seat,
        "over": False,
        "phase": {"move": MOVE, "score": SCORE}[str(position.get("phase", "move"))],
        "first": 0,
        "turns": int(position.get("turns", 0)),
        "turns_left": (finished[0] - seat) % seats if finished else NONE,
        "finished": finished,
        "at": standing(box, seats, position),
        "moved": [box.merchant_numbers.index(number) for number in position.get("moved", [])],
        "walker": NONE,
        "start": NONE,
        "left": 0,
        "entering": NONE,
        "hands": [sorted(hand) for hand in hands],
        "piles": piles,
        "scored": done,
        "counts": [[int(count) for count in scored[other].values()] for other in range(seats)],
        "discarded": discarded,
        "scored_now": 0,
    }


def of_seat(position: Data, field: str, seat: int) -> Data:
    """What a field says about a seat, thing by thing."""
    given: Data = position.get(field, {}).get(str(seat + 1), {})
    return given


def listed(position: Data, field: str, seat: int) -> list[str]:
    """What a field lists for a seat."""
    given: list[str] = position.get(field, {}).get(str(seat + 1), [])
    return given


def standing(box: ZanzibarBox, seats: int, position: Data) -> list[int]:
    """Where every merchant stands: those named in the position as it says, the others far away from them."""
    at = [NONE] * (seats * box.sizes)
    crew = [box.merchants[seat * box.sizes + rank] for seat in range(seats) for rank in box.crews[seats]]
    for id, place in position.get("merchants", {}).items():
        at[box.merchants.index(crew[among(id, crew)])] = among(place, box.places)
    kept = [among(place, box.places) for place in position.get("free", [])]
    named = [place for place in at if place != NONE] or [0]
    left = [place for place in range(len(box.places)) if place not in kept and place not in named]
    left.sort(key=lambda place: (min(box.apart[place][other] for other in named + kept), place))
    for id in crew:
        merchant = box.merchants.index(id)
        if at[merchant] == NONE:
            at[merchant] = left.pop()
    return at


def among(id: str, ids: list[str]) -> int:
    """The index of a thing."""
    if id not in ids:
        raise trouble("position-thing", {"value": id, "allowed": ", ".join(ids)})
    return ids.index(id)
