"""A position of Flucht aus Mangrovia as people write it, with the ids of the box:

team = 1                        the team to move (1 by default)
pawns = { 1a = "s10" }          the other pawns stand on the Start
tokens = ["s01", "s02"]         or tokens = "all" with wild = ["s64"]
hands = { 1 = ["blue-1"] }      filled up from the cards that are left, like the hands not named
played = ["red-1"]              the played cards
"""

from archipel.engine.dealer import Dealer
from archipel.engine.phrase import NOBODY, Data, trouble
from archipel.games.flucht.edition import NO_COLOUR, FluchtBox
from archipel.games.flucht.state import NO_CARD, PAWNS

FIELDS = ("team", "pawns", "tokens", "wild", "hands", "played")


def arrange(box: FluchtBox, seats: int, position: Data, dealer: Dealer) -> Data:
    for field in position:
        if field not in FIELDS:
            raise trouble("position-field", {"value": field, "allowed": ", ".join(FIELDS)})
    places = {box.pawns[pawn]: 0 for pawn in range(seats * PAWNS)}
    for pawn, place in position.get("pawns", {}).items():
        places[box.pawns[among(pawn, box.pawns[: seats * PAWNS])]] = among(place, box.places)
    coloured = [place for place in range(box.finish + 1) if box.colour_at[place] != NO_COLOUR]
    tokens = position.get("tokens", [])
    covered = coloured if tokens == "all" else [among(place, box.places) for place in tokens]
    wild = [among(place, box.places) for place in position.get("wild", [])]
    played = [among(card, box.cards) for card in position.get("played", [])]
    hands = [[among(card, box.cards) for card in position.get("hands", {}).get(str(seat + 1), [])] for seat in range(seats)]
    pile = [card for card in range(len(box.cards)) if card not in played and not any(card in hand for hand in hands)]
    for hand in hands:
        while len(hand) < box.hand_sizes[seats]:
            hand.append(pile.pop(dealer.below(len(pile))))
    return {
        "seat": int(position.get("team", 1)) - 1,
        "over": False,
        "starter": 0,
        "turns": 0,
        "winner": NOBODY,
        "card": NO_CARD,
        "pawns": list(places.values()),
        "covered": sorted(set(covered) - set(wild)),
        "hands": [sorted(hand) for hand in hands],
        "pile": pile,
        "played": sorted(played),
        "since": [0] * len(box.cards),
    }


def among(id: str, ids: list[str]) -> int:
    """The index of a thing."""
    if id not in ids:
        raise trouble("position-thing", {"value": id, "allowed": ", ".join(ids)})
    return ids.index(id)
