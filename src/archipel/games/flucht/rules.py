"""The rules of Flucht aus Mangrovia, in the order of the rulebook; numbers in brackets are its sections.

A move is an integer: card c is c, the team's pawn p (0 or 1) is the number of cards plus p.
Decisions: `card` (6A), then `pawn` (6C) where open information leaves a choice. Left out: nothing.
"""

from typing import Final

from archipel.engine.dealer import Dealer
from archipel.engine.phrase import EVERYBODY, NOBODY, Data, Event, Mark, Phrase, Reason, Refused
from archipel.engine.state import Tell
from archipel.games.flucht import scoring, view
from archipel.games.flucht.edition import NO_COLOUR
from archipel.games.flucht.state import NO_CARD, PAWNS, Jungle

NOWHERE: Final = -1
"""Where a pawn goes that cannot go."""


class FluchtState(Jungle):
    """A table of Flucht aus Mangrovia with the verbs of the engine."""

    def copy(self) -> "FluchtState":
        other = FluchtState(self.jungle, self.seats, self.options)
        other.take_from(self)
        return other

    # 4. Preparation

    def set_up(self, dealer: Dealer, tell: Tell | None) -> None:
        """The bravest team is drawn by lot; the cards are dealt one by one, clockwise."""
        self.unpack()
        self.starter = dealer.below(self.seats)
        dealer.reveal(EVERYBODY)
        self.seat = self.starter
        size = self.jungle.hand_sizes[self.seats]
        if tell is not None:
            tell(Event("starts", {"seat": self.starter}))
            tell(Event("dealt", {"count": size}))
        for _ in range(size):
            for step in range(self.seats):
                self.draw_card((self.starter + step) % self.seats, dealer)
        if tell is not None:
            for seat in range(self.seats):
                tell(Event("hand", {"seat": seat, "cards": [self.jungle.cards[card] for card in self.hands[seat]]}, seat))

    # 6. What is asked of the team on turn

    def decision(self) -> Phrase:
        box = self.jungle
        if self.over:
            return Phrase("over", {})
        if self.card == NO_CARD:
            return Phrase("card", {"seat": self.seat})
        return Phrase("pawn", {"seat": self.seat, "card": box.cards[self.card], "colour": box.colours[box.discs[self.card]]})

    def moves(self) -> list[int]:
        if self.over:
            return []
        if self.card == NO_CARD:
            return self.hands[self.seat][:]
        cards = len(self.jungle.cards)
        return [cards, cards + 1]

    def why_not(self, move: int) -> Reason | None:
        box = self.jungle
        cards = len(box.cards)
        if self.over:
            return Reason("game-over", {}, "9")
        if not 0 <= move < cards + PAWNS:
            return Reason("no-such-move", {"value": move, "high": cards + PAWNS - 1})
        if self.card != NO_CARD:
            if move >= cards:
                return None
            return Reason("card-already-played", {"card": box.cards[self.card]}, "6A")
        if move >= cards:
            return Reason("card-first", {}, "6")
        if move in self.hands[self.seat]:
            return None
        if move in self.played:
            return Reason("card-on-played-pile", {"card": box.cards[move]}, "6A")
        return Reason("card-not-in-hand", {"card": box.cards[move]}, "6A")

    def text(self, move: int) -> str:
        cards = len(self.jungle.cards)
        if not 0 <= move < cards + PAWNS:
            raise Refused(Reason("no-such-move", {"value": move, "high": cards + PAWNS - 1}))
        return "play " + self.jungle.cards[move] if move < cards else f"pawn {move - cards + 1}"

    def parse(self, text: str) -> int:
        box = self.jungle
        verb, _, what = " ".join(text.split()).partition(" ")
        if verb == "play":
            if what in box.cards:
                return box.cards.index(what)
            raise Refused(Reason("no-such-card", {"value": what, "allowed": ", ".join(box.cards)}))
        if verb == "pawn":
            if what in ("1", "2"):
                return len(box.cards) + int(what) - 1
            raise Refused(Reason("no-such-pawn", {"value": what}))
        raise Refused(Reason("no-such-text", {"value": text}))

    def things(self, move: int) -> list[str]:
        box = self.jungle
        if move < len(box.cards):
            return [box.cards[move]]
        pawn = self.seat * PAWNS + move - len(box.cards)
        return [box.pawns[pawn], box.places[self.goal(pawn, box.discs[self.card])]]

    def carry_out(self, move: int, dealer: Dealer, tell: Tell | None) -> None:
        cards = len(self.jungle.cards)
        if move < cards:
            self.play_card(move, dealer, tell)
        else:
            self.move_pawn(self.seat * PAWNS + move - cards, dealer, tell)

    # 6A. Playing a card

    def play_card(self, card: int, dealer: Dealer, tell: Tell | None) -> None:
        box = self.jungle
        self.hands[self.seat].remove(card)
        insert(self.played, card)
        self.card = card
        if tell is not None:
            tell(box.events.card_played[self.seat][card])
        for colour in box.diamonds[card]:
            self.place_or_remove_token(colour, tell)
        self.choose_pawn(dealer, tell)

    # 6B. Placing or removing a token

    def place_or_remove_token(self, colour: int, tell: Tell | None) -> None:
        """Covers the wild square of that colour nearest the Start; if there is none, uncovers the one nearest the Finish without a pawn."""
        squares = self.jungle.squares_of[colour]
        for place in squares:
            if not self.covered[place]:
                self.covered[place] = True
                if tell is not None:
                    tell(self.jungle.events.token_placed[place])
                return
        for step in range(len(squares) - 1, -1, -1):
            place = squares[step]
            if place not in self.pawns:
                self.covered[place] = False
                if tell is not None:
                    tell(self.jungle.events.token_removed[place])
                return
        if tell is not None:
            tell(Event("token-kept", {"colour": self.jungle.colours[colour]}))

    # 6C. Moving a pawn

    def choose_pawn(self, dealer: Dealer, tell: Tell | None) -> None:
        """Asks which pawn moves, unless open information leaves one outcome."""
        first = self.seat * PAWNS
        second = first + 1
        disc = self.jungle.discs[self.card]
        first_can = self.goal(first, disc) != NOWHERE
        if self.pawns[first] == self.pawns[second]:
            if first_can:
                self.move_pawn(first, dealer, tell)
            else:
                self.stay(first, disc, tell)
                self.end_turn(dealer, tell)
            return
        second_can = self.goal(second, disc) != NOWHERE
        if first_can and second_can:
            return
        if tell is not None:
            if not first_can:
                self.stay(first, disc, tell)
            if not second_can:
                self.stay(second, disc, tell)
        if first_can:
            self.move_pawn(first, dealer, tell)
        elif second_can:
            self.move_pawn(second, dealer, tell)
        else:
            self.end_turn(dealer, tell)

    def goal(self, pawn: int, disc: int) -> int:
        """The square that the disc leads this pawn to: forward if it can, else back, else nowhere."""
        forward = self.walk(pawn, disc, 1)
        return forward if forward != NOWHERE else self.walk(pawn, disc, -1)

    def walk(self, pawn: int, disc: int, step: int) -> int:
        """Along covered squares to the next free one of the disc's colour; other pawns are passed over, elephants as 7 allows."""
        box = self.jungle
        start = self.pawns[pawn]
        if start == box.finish:
            return NOWHERE
        place = start + step
        while 0 < place <= box.finish:
            colour = box.colour_at[place]
            if colour == NO_COLOUR:
                if self.is_first(start):
                    return NOWHERE
            elif not self.covered[place]:
                return NOWHERE
            elif colour == disc and self.may_stop(pawn, place):
                return place
            place += step
        return NOWHERE

    def may_stop(self, pawn: int, place: int) -> bool:
        """One pawn a square, any number on the Finish; on the suspension bridge one pawn in all (8)."""
        if place == self.jungle.finish:
            return True
        if place in self.pawns:
            return False
        return not (self.bridge and self.jungle.bridge[place] and self.bridge_taken(pawn))

    def bridge_taken(self, pawn: int) -> bool:
        """8. Whether another pawn stands on the suspension bridge."""
        for other in range(len(self.pawns)):
            if other != pawn and self.jungle.bridge[self.pawns[other]]:
                return True
        return False

    def is_first(self, start: int) -> bool:
        """7. In first position is a pawn with no pawn ahead of it; one on the Finish still counts as ahead."""
        for place in self.pawns:
            if place > start:
                return False
        return True

    def move_pawn(self, pawn: int, dealer: Dealer, tell: Tell | None) -> None:
        box = self.jungle
        disc = box.discs[self.card]
        start = self.pawns[pawn]
        goal = self.goal(pawn, disc)
        if tell is not None:
            tell(self.pawn_moved(pawn, disc, start, goal))
        self.pawns[pawn] = goal
        self.end_turn(dealer, tell)

    def pawn_moved(self, pawn: int, disc: int, start: int, goal: int) -> Event:
        box = self.jungle
        args: Data = {
            "seat": self.seat, "pawn": pawn % PAWNS + 1, "thing": box.pawns[pawn],
            "from": start, "to": goal, "square": box.places[goal], "colour": box.colours[disc],
        }  # fmt: skip
        if goal > start:
            return Event("pawn-arrives" if goal == box.finish else "pawn-forward", args)
        args["because"], args["place"] = self.obstacle(pawn, disc, 1)
        return Event("pawn-back", args)

    def stay(self, pawn: int, disc: int, tell: Tell | None) -> None:
        """Tells why a pawn can go neither forward nor back."""
        if tell is None:
            return
        because, place = self.obstacle(pawn, disc, 1)
        behind, behind_place = self.obstacle(pawn, disc, -1)
        args: Data = {
            "seat": self.seat, "pawn": pawn % PAWNS + 1, "thing": self.jungle.pawns[pawn], "at": self.pawns[pawn],
            "colour": self.jungle.colours[disc], "because": because, "place": place, "behind": behind, "behind-place": behind_place,
        }  # fmt: skip
        tell(Event("pawn-stays", args))

    def obstacle(self, pawn: int, disc: int, step: int) -> tuple[str, int]:
        """Why `walk` leads nowhere: the rule that holds the pawn, and where. Nothing beyond the last square of the colour counts."""
        box = self.jungle
        start = self.pawns[pawn]
        if start == box.finish:
            return "arrived", start
        squares = box.squares_of[disc]
        because, where = "no-square", start
        if not squares:
            return because, where
        last = squares[-1] if step > 0 else squares[0]
        place = start + step
        while (last - place) * step >= 0:
            colour = box.colour_at[place]
            if colour == NO_COLOUR:
                if self.is_first(start):
                    return "elephant", place
            elif not self.covered[place]:
                return "wild", place
            elif colour == disc and because == "no-square":
                because, where = ("occupied" if place in self.pawns else "bridge"), place
            place += step
        return because, where

    # 6D. Drawing a card

    def end_turn(self, dealer: Dealer, tell: Tell | None) -> None:
        box = self.jungle
        seat = self.seat
        first = seat * PAWNS
        if self.pawns[first] == box.finish and self.pawns[first + 1] == box.finish:
            self.win(tell)
            return
        if not self.pile:
            self.shuffle_played(tell)
        self.card = NO_CARD
        card = self.draw_card(seat, dealer)
        if tell is not None:
            tell(box.events.card_drawn[seat])
            tell(box.events.card_drawn_own[seat][card])
        self.turns += 1
        if self.turns == self.last_turn:
            self.over = True
            self.seat = NOBODY
            if tell is not None:
                tell(Event("rounds-over", {"rounds": self.turns // self.seats}))
            return
        self.seat = seat + 1 if seat + 1 < self.seats else 0

    def draw_card(self, seat: int, dealer: Dealer) -> int:
        card = self.pile.pop(dealer.below(len(self.pile)))
        dealer.reveal(seat)
        insert(self.hands[seat], card)
        return card

    def shuffle_played(self, tell: Tell | None) -> None:
        """The played cards, the one just played included, make the new draw pile; everybody knows which they are."""
        self.pile = self.played
        self.played = []
        self.shuffles += 1
        self.since = self.since[:]
        for card in self.pile:
            self.since[card] = self.shuffles
        if tell is not None:
            tell(Event("pile-shuffled", {"count": len(self.pile)}))

    # 3, 9. Victory

    def win(self, tell: Tell | None) -> None:
        self.winner = self.seat
        self.over = True
        self.seat = NOBODY
        if tell is not None:
            tell(Event("wins", {"seat": self.winner}))

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def ranking(self) -> list[int]:
        return scoring.ranking(self)

    # What may be known

    def view(self, seat: int) -> Data:
        return view.view(self, seat)

    def marks(self) -> list[Mark]:
        """What each card would do to tokens and pawns, or where the card just played leads each pawn."""
        if self.over:
            return []
        box = self.jungle
        marks: list[Mark] = []
        first = self.seat * PAWNS
        if self.card != NO_CARD:
            for pawn in range(first, first + PAWNS):
                marks.append(self.mark(pawn, box.discs[self.card], box.pawns[pawn]))
            return marks
        together = self.pawns[first] == self.pawns[first + 1]
        for card in self.hands[self.seat]:
            after = self.copy()
            for colour in box.diamonds[card]:
                after.place_or_remove_token(colour, None)
            changed = [place for place in range(box.finish + 1) if self.covered[place] != after.covered[place]]
            placed = [place for place in changed if after.covered[place]]
            removed = [place for place in changed if self.covered[place]]
            if placed:
                marks.append(Mark(box.cards[card], "covers", {"places": placed}))
            if removed:
                marks.append(Mark(box.cards[card], "uncovers", {"places": removed}))
            for pawn in range(first, first + (1 if together else PAWNS)):
                marks.append(after.mark(pawn, box.discs[card], box.cards[card]))
        return marks

    def mark(self, pawn: int, disc: int, thing: str) -> Mark:
        box = self.jungle
        start = self.pawns[pawn]
        goal = self.goal(pawn, disc)
        args: Data = {"pawn": pawn % PAWNS + 1, "from": start}
        if goal == NOWHERE:
            args["because"], args["place"] = self.obstacle(pawn, disc, 1)
            return Mark(thing, "stays", args)
        args["to"] = goal
        args["square"] = box.places[goal]
        return Mark(thing, "goes-forward" if goal > start else "goes-back", args)


def insert(cards: list[int], card: int) -> None:
    """Puts a card among sorted cards."""
    at = len(cards)
    while at > 0 and cards[at - 1] > card:
        at -= 1
    cards.insert(at, card)
