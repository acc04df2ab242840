"""What each team may know in Flucht aus Mangrovia: everything but the other hands and the draw pile.

All that is known about a hidden card is the shuffle it last went through (`shuffle`, public), and how many cards of each shuffle
a hand holds; a guess deals within these groups, so that even a perfect memory cannot tell it from the real state.
"""

from typing import NotRequired, TypedDict

from archipel.engine.dealer import Dealer
from archipel.engine.phrase import Data
from archipel.engine.view import Frame
from archipel.games.flucht import scoring
from archipel.games.flucht.edition import FluchtBox
from archipel.games.flucht.state import NO_CARD, PAWNS, FluchtState
from archipel.games.flucht.unseen import cards_but, deal


class Pile(TypedDict):
    """Hidden cards: how many, and how many of them last went through which shuffle."""

    count: int
    by_shuffle: dict[str, int]


class Hand(Pile):
    """The `cards` of one's own hand."""

    cards: NotRequired[list[str]]


class Team(TypedDict):
    """`pawns` says on which square each of the two stands."""

    pawns: dict[str, str]
    hand: Hand
    score: int


class View(Frame):
    """`card` was played in this turn, while it is asked for a pawn; `tokens` are the covered squares; `shuffle` says which shuffle every
    card last went through."""

    winner: int
    starter: int
    turns: int
    card: str | None
    teams: list[Team]
    tokens: list[str]
    pile: Pile
    played: list[str]
    shuffle: dict[str, int]


def view(state: FluchtState, seat: int) -> View:
    box = state.box
    teams: list[Team] = []
    scores = scoring.scores(state)
    for team in range(state.seats):
        hand = state.hands[team]
        shown: Hand = {"count": len(hand), "by_shuffle": by_shuffle(state, hand)}
        if team == seat:
            shown["cards"] = [box.cards[card] for card in hand]
        own = range(team * PAWNS, team * PAWNS + PAWNS)
        pawns = {box.pawns[pawn]: box.places[state.pawns[pawn]] for pawn in own}
        teams.append({"pawns": pawns, "hand": shown, "score": scores[team]})
    return {
        **state.frame(seat),
        "winner": state.winner,
        "starter": state.starter,
        "turns": state.turns,
        "card": box.cards[state.card] if state.card != NO_CARD else None,
        "teams": teams,
        "tokens": [box.places[place] for place in range(1, box.finish + 1) if state.covered[place]],
        "pile": {"count": len(state.pile), "by_shuffle": by_shuffle(state, state.pile)},
        "played": [box.cards[card] for card in state.played],
        "shuffle": {box.cards[card]: state.since[card] for card in range(len(box.cards))},
    }


def by_shuffle(state: FluchtState, cards: list[int]) -> dict[str, int]:
    """How many of these cards last went through which shuffle."""
    counts: dict[str, int] = {}
    for card in cards:
        shuffle = str(state.since[card])
        counts[shuffle] = counts.get(shuffle, 0) + 1
    return dict(sorted(counts.items()))


def imagine(box: FluchtBox, view: Data, dealer: Dealer) -> Data:
    """A whole position from a team's view: the unseen cards of each shuffle are dealt to the hands and the pile that hold some of them."""
    card_at = {id: card for card, id in enumerate(box.cards)}
    place_at = {id: place for place, id in enumerate(box.places)}
    since: list[int] = [view["shuffle"][id] for id in box.cards]
    seat: int = view["seat"]
    teams: list[Data] = view["teams"]
    own = sorted(card_at[id] for id in teams[seat]["hand"]["cards"]) if seat >= 0 else []
    played = sorted(card_at[id] for id in view["played"])
    unseen = cards_but(len(box.cards), own, played)
    hands: list[list[int]] = []
    for team in range(len(teams)):
        counts: dict[str, int] = teams[team]["hand"]["by_shuffle"]
        shuffles = [int(shuffle) for shuffle, count in counts.items() for _ in range(count)]
        hands.append(own if team == seat else deal(unseen, since, shuffles, dealer))
    return {
        "seat": view["asked"],
        "over": view["over"],
        "starter": view["starter"],
        "turns": view["turns"],
        "winner": view["winner"],
        "card": NO_CARD if view["card"] is None else card_at[view["card"]],
        "pawns": [place_at[teams[pawn // PAWNS]["pawns"][box.pawns[pawn]]] for pawn in range(len(teams) * PAWNS)],
        "covered": sorted(place_at[id] for id in view["tokens"]),
        "hands": hands,
        "pile": unseen,
        "played": played,
        "since": since,
    }
