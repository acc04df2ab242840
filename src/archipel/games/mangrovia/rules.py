"""The rules of Mangrovia: what is asked, which answers there are, and what they lead to.

The parts of the rulebook have modules of their own: `setup` (2), `bowls` (3), `boat` (4), `cards` (4A), `amulets` (4B), `building` with
`payment` (5), `ending` (6) and `scoring` (7, 8). The rulebook has no numbers; ours are those of the rules text: 2 set-up, 3 phase 1,
4 phase 2 with 4A cards, 4B amulets, 4C birds, 5 building with 5A one hut, 5B two huts, 5C a double hut, 5D double-landscape spaces,
5E after building, 6 phase 3, 7 final scoring with 7A to 7D, 8 victory, 9 the variant with stone tiles.
Decisions: `bowl`, one for every sort of step at a landing, `card`, `pay` and `return`. Left out: nothing.
"""

from typing import Final

from archipel.engine.dealer import Dealer
from archipel.engine.decision import Tell
from archipel.engine.phrase import Data, Event, Mark, Phrase, Reason
from archipel.games.mangrovia import amulets, boat, bowls, building, cards, ending, scoring, setup, view
from archipel.games.mangrovia.edition import (
    AMULETS,
    ASKED,
    BIRDS,
    COMMON,
    DOUBLE,
    DOWN,
    HUT,
    LANDSCAPES,
    STARTING,
    STOCKS,
    UP,
    VALUABLES,
)
from archipel.games.mangrovia.moves import (
    COLLECT,
    COLLECT_ONE,
    SKIP,
    SORT_BIRDS,
    SORT_BUILD,
    SORT_CARD,
    SORT_COLLECT,
    SORT_DOUBLE,
    SORT_DRAW,
    SORT_PAY,
    SORT_RETURN,
    SORT_SITE,
    SORT_SKIP,
    SORT_TAKE,
    card_thing,
    hand_thing,
    parse,
    sort_of,
    text_of,
)
from archipel.games.mangrovia.notes import notes
from archipel.games.mangrovia.state import ACTION, BOWL, CARD, NOTHING, PAY, RETURN, Island

WANTED: Final = {SORT_SITE: BOWL, SORT_CARD: CARD, SORT_PAY: PAY, SORT_RETURN: RETURN}
"""The sorts of moves that answer a question of their own; all others answer `ACTION`."""


class MangroviaState(Island):
    """A table of Mangrovia with the verbs of the engine."""

    def copy(self) -> "MangroviaState":
        other = MangroviaState(self.island, self.seats, self.options)
        other.take_from(self)
        return other

    # 2. Set-up

    def set_up(self, dealer: Dealer, tell: Tell | None) -> None:
        setup.set_up(self, dealer, tell)
        self.begin_round(dealer, tell)

    def begin_round(self, dealer: Dealer, tell: Tell | None) -> None:
        self.seat = self.starter
        if tell is not None:
            tell(Event("round-begins", {"round": self.round, "seat": self.starter}))
        self.next_bowl(dealer, tell)

    # What is asked

    def decision(self) -> Phrase:
        box = self.island
        seat = self.seat
        if self.ask == NOTHING:
            return Phrase("over", {})
        if self.ask == BOWL:
            return Phrase("bowl", {"seat": seat, "bowl": self.placed // self.seats + 1, "bowls": self.set_up_for.bowls})
        if self.ask == RETURN:
            return Phrase("return", {"seat": seat, "count": sum(self.drawn)})
        if self.ask == ACTION:
            step = boat.step_here(self)
            args: Data = {"seat": seat, "landing": self.landing}
            if step & AMULETS:
                args["count"] = amulets.due(self, seat)
                args["ones"] = "yes" if amulets.can_take_one(self, seat) else "no"
            return Phrase(ASKED[step], args)
        args = {"seat": seat, "space": box.spaces[self.space], "huts": self.huts}
        if self.ask == CARD:
            return Phrase("card", {**args, "number": len(self.given) + 1})
        price = box.costs[self.space] * self.huts
        return Phrase("pay", {**args, "price": price, "left": self.left, "currency": building.CURRENCIES[box.currencies[self.space]]})

    def moves(self) -> list[int]:
        box = self.island
        if self.ask == BOWL:
            return [box.at_site + site for site in bowls.open_sites(self)]
        if self.ask == ACTION:
            return self.action_moves()
        if self.ask == CARD:
            return [box.at_card + land for land in building.open_cards(self)]
        if self.ask == PAY:
            moves = box.purses[box.currencies[self.space]].moves
            return sorted([moves[piece] for piece in building.open_pieces(self)])
        if self.ask == RETURN:
            return [box.at_return + number for number in range(len(self.drawn)) if self.drawn[number] > 0]
        return []

    def action_moves(self) -> list[int]:
        """4. What the present step of the landing offers; giving it up is always one of the answers, but for the birds."""
        box = self.island
        step = boat.step_here(self)
        if step == BIRDS:
            return list(range(box.at_birds, box.space))
        found = [SKIP]
        if step & AMULETS:
            if amulets.can_collect(self, self.seat):
                found.append(COLLECT)
            if amulets.can_take_one(self, self.seat):
                found.append(COLLECT_ONE)
        if step & UP:
            self.add_shown(found)
        if step & DOWN:
            for stock in (VALUABLES, LANDSCAPES):
                if self.in_stock(stock) > 0:
                    found.append(box.at_draw + stock)
        if step & HUT:
            for space in building.open_spaces(self, self.seat, 1):
                found.append(box.at_build + space)
        if step & DOUBLE:
            for space in building.open_spaces(self, self.seat, 2):
                found.append(box.at_double + space)
        return found

    def add_shown(self, found: list[int]) -> None:
        """4A. Every kind of card that lies face up, once."""
        box = self.island
        for kind in range(box.first[LANDSCAPES]):
            if kind in self.shown_valuables:
                found.append(box.at_take + kind)
        for land in range(len(box.landscapes)):
            if land in self.shown_landscapes:
                found.append(box.at_take + box.first[LANDSCAPES] + land)

    # Why not

    def why_not(self, move: int) -> Reason | None:
        box = self.island
        if self.ask == NOTHING:
            return Reason("game-over", {}, "8")
        if not 0 <= move < box.space:
            return Reason("no-such-move", {"value": move, "high": box.space - 1})
        sort = sort_of(box, move)
        if WANTED.get(sort, ACTION) != self.ask:
            return self.something_else_first(sort)
        if sort == SORT_SITE:
            return bowls.why_not(self, move - box.at_site)
        if sort == SORT_CARD:
            return building.why_not_card(self, move - box.at_card)
        if sort == SORT_PAY:
            return building.why_not_piece(self, move)
        if sort == SORT_RETURN:
            if self.drawn[move - box.at_return] > 0:
                return None
            return Reason("amulet-not-drawn", {"value": box.amulets[move - box.at_return]}, "4B")
        return self.why_not_action(sort, move)

    def something_else_first(self, sort: int) -> Reason:
        """The answer is to another question than the one that is asked."""
        box = self.island
        if self.ask == BOWL:
            return Reason("bowls-first", {}, "3")
        if self.ask == RETURN:
            return Reason("return-first", {"count": sum(self.drawn)}, "4B")
        if self.ask == CARD:
            return Reason("card-first", {"space": box.spaces[self.space]}, "5D")
        if self.ask == PAY:
            currency = building.CURRENCIES[box.currencies[self.space]]
            return Reason("pay-first", {"space": box.spaces[self.space], "left": self.left, "currency": currency}, "5A")
        if sort == SORT_SITE:
            return Reason("bowls-placed", {}, "3")
        if sort == SORT_RETURN:
            return Reason("nothing-to-return", {}, "4B")
        return Reason("nothing-to-pay", {}, "5A")

    def why_not_action(self, sort: int, move: int) -> Reason | None:
        """4. What the landing does not offer, and what is not to be had."""
        box = self.island
        step = boat.step_here(self)
        if sort == SORT_SKIP:
            return Reason("no-skip-birds", {}, "4C") if step == BIRDS else None
        if not step & NEEDED[sort]:
            return Reason("landing-other", {"landing": self.landing, "wanted": OFFERED[sort]}, "4")
        if sort == SORT_BUILD:
            return building.why_not(self, self.seat, move - box.at_build, 1)
        if sort == SORT_DOUBLE:
            return building.why_not(self, self.seat, move - box.at_double, 2)
        if sort == SORT_COLLECT:
            return self.why_not_collect(move)
        if sort == SORT_TAKE:
            return self.why_not_take(move - box.at_take)
        if sort == SORT_DRAW and self.in_stock(move - box.at_draw) == 0:
            return Reason("pile-empty", {"pile": STOCKS[move - box.at_draw]}, "4A")
        return None

    def why_not_take(self, kind: int) -> Reason | None:
        box = self.island
        if kind < box.first[LANDSCAPES]:
            if kind in self.shown_valuables:
                return None
            return Reason("valuable-not-shown", {"value": box.values[kind]}, "4A")
        land = kind - box.first[LANDSCAPES]
        if land in self.shown_landscapes:
            return None
        return Reason("landscape-not-shown", {"landscape": box.landscapes[land]}, "4A")

    def why_not_collect(self, move: int) -> Reason | None:
        if move == COLLECT:
            if amulets.can_collect(self, self.seat):
                return None
            return Reason("ones-gone" if self.circles(self.seat) == 0 else "bag-empty", {}, "4B")
        if not self.one_rule:
            return Reason("one-not-played", {}, "4B")
        if self.ones == 0:
            return Reason("ones-gone", {}, "4B")
        return None if amulets.can_take_one(self, self.seat) else Reason("one-anyway", {}, "4B")

    # Texts and things

    def text(self, move: int) -> str:
        return text_of(self.island, move)

    def parse(self, text: str) -> int:
        return parse(self.island, text)

    def shown(self, move: int, seat: int) -> str:
        """Nobody else reads which amulet goes back into the bag (4B)."""
        return "return an amulet" if self.ask == RETURN and seat != self.seat else self.text(move)

    def things(self, move: int) -> list[str]:
        box = self.island
        sort = sort_of(box, move)
        if sort == SORT_SKIP:
            return ["skip"]
        if sort == SORT_COLLECT:
            return ["bag" if move == COLLECT and self.circles(self.seat) > 0 else "ones"]
        if sort == SORT_SITE:
            return [box.sites[move - box.at_site]]
        if sort == SORT_TAKE:
            return self.shown_places(move - box.at_take)
        if sort == SORT_DRAW:
            return ["pile-" + STOCKS[move - box.at_draw]]
        if sort == SORT_BUILD:
            return [box.spaces[move - box.at_build], "hut"]
        if sort == SORT_DOUBLE:
            return [box.spaces[move - box.at_double], "double-hut"]
        if sort == SORT_CARD:
            return [card_thing(box, move - box.at_card)]
        if sort == SORT_PAY:
            return [self.piece_thing(move)]
        if sort == SORT_RETURN:
            return [f"drawn-{box.amulets[move - box.at_return]}"]
        return ["rock-" + id for id in box.landscapes_of(box.pairs_of_birds[move - box.at_birds])]

    def shown_places(self, kind: int) -> list[str]:
        """The places of the displays where a kind of card lies."""
        first = self.island.first[LANDSCAPES]
        if kind < first:
            return [f"valuable-{place + 1}" for place, shown in enumerate(self.shown_valuables) if shown == kind]
        return [f"landscape-{place + 1}" for place, shown in enumerate(self.shown_landscapes) if shown == kind - first]

    def piece_thing(self, move: int) -> str:
        box = self.island
        purse = box.purses[box.currencies[self.space]]
        piece = purse.moves.index(move)
        number = purse.numbers[piece]
        if purse.sources[piece] == COMMON:
            return hand_thing(box, number)
        return f"hand-starting-{box.starting[number]}" if purse.sources[piece] == STARTING else "tile-" + box.tiles[number]

    def marks(self) -> list[Mark]:
        return notes(self)

    # Playing

    def carry_out(self, move: int, dealer: Dealer, tell: Tell | None) -> None:
        box = self.island
        if self.ask == BOWL:
            bowls.place(self, move - box.at_site, tell)
            self.next_bowl(dealer, tell)
        elif self.ask == ACTION:
            self.act(move, dealer, tell)
        elif self.ask == CARD:
            building.give(self, move - box.at_card)
            self.after_building(building.go_on(self, dealer, tell), dealer, tell)
        elif self.ask == PAY:
            building.lay_down(self, box.purses[box.currencies[self.space]].moves.index(move))
            self.after_building(building.go_on(self, dealer, tell), dealer, tell)
        else:
            amulets.give_back(self, move - box.at_return, tell)
            self.step_done(dealer, tell)

    # 3. Phase 1

    def next_bowl(self, dealer: Dealer, tell: Tell | None) -> None:
        """Asks for the next bowl; the only free site is taken unasked. When all are placed the boat sets off."""
        while not bowls.all_placed(self):
            sites = bowls.open_sites(self)
            if len(sites) > 1:
                self.ask = BOWL
                self.seat = bowls.placer(self)
                return
            bowls.place(self, sites[0], tell)
        self.sail(dealer, tell)

    # 4. Phase 2

    def sail(self, dealer: Dealer, tell: Tell | None) -> None:
        """The boat goes on to the next landing with a bowl, until all are done."""
        while self.landing < self.island.landings:
            self.landing += 1
            self.step = 0
            seat = boat.owner_here(self)
            if seat >= 0:
                self.seat = seat
                if tell is not None:
                    tell(Event("boat-lands", {"seat": seat, "landing": self.landing}))
                if self.next_step(tell):
                    return
        self.end_round(dealer, tell)

    def next_step(self, tell: Tell | None) -> bool:
        """Asks for the next step at which there is something to do; says whether there is one."""
        while self.step < len(self.island.steps[self.landing]):
            if boat.something_to_do(self):
                self.ask = ACTION
                return True
            if tell is not None:
                tell(Event("nothing-there", {"seat": self.seat, "landing": self.landing, "because": boat.missing(self)}))
            boat.skip_like(self)
        return False

    def step_done(self, dealer: Dealer, tell: Tell | None) -> None:
        self.step += 1
        if not self.next_step(tell):
            self.sail(dealer, tell)

    def act(self, move: int, dealer: Dealer, tell: Tell | None) -> None:
        """One step of a landing's action."""
        box = self.island
        sort = sort_of(box, move)
        if sort == SORT_BUILD:
            self.after_building(building.begin(self, move - box.at_build, 1, dealer, tell), dealer, tell)
            return
        if sort == SORT_DOUBLE:
            self.after_building(building.begin(self, move - box.at_double, 2, dealer, tell), dealer, tell)
            return
        if sort == SORT_COLLECT:
            if amulets.collect(self, move == COLLECT_ONE, dealer, tell):
                self.ask = RETURN
                return
        elif sort == SORT_TAKE:
            cards.take(self, move - box.at_take, tell)
        elif sort == SORT_DRAW:
            cards.draw(self, move - box.at_draw, dealer, tell)
        elif sort == SORT_BIRDS:
            self.place_birds(box.pairs_of_birds[move - box.at_birds], tell)
        else:
            self.give_up(dealer, tell)
            return
        self.step_done(dealer, tell)

    def after_building(self, stands: bool, dealer: Dealer, tell: Tell | None) -> None:
        if stands:
            self.step_done(dealer, tell)

    def give_up(self, dealer: Dealer, tell: Tell | None) -> None:
        """Forgoes this step and all that are like it in a row."""
        if tell is not None:
            tell(Event("skips", {"seat": self.seat, "landing": self.landing}))
        boat.skip_like(self)
        if not self.next_step(tell):
            self.sail(dealer, tell)

    # 4C. Placing the birds

    def place_birds(self, birds: int, tell: Tell | None) -> None:
        if tell is not None:
            first, second = self.island.landscapes_of(birds)
            key = "birds-kept" if birds == self.birds else "birds-placed"
            tell(Event(key, {"seat": self.seat, "first": first, "second": second}))
        self.birds = birds

    # 6 to 8

    def end_round(self, dealer: Dealer, tell: Tell | None) -> None:
        """After somebody's last hut, or when the rounds agreed upon are over, the game is scored; else the next round begins."""
        if self.ending or self.round == self.round_limit:
            ending.end(self, dealer, tell)
            return
        ending.next_round(self, dealer, tell)
        self.begin_round(dealer, tell)

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def standing(self) -> list[int]:
        return scoring.standing(self)

    def ranking(self) -> list[int]:
        return scoring.ranking(self)

    def view(self, seat: int) -> Data:
        return view.view(self, seat)


NEEDED: Final = {SORT_COLLECT: AMULETS, SORT_TAKE: UP, SORT_DRAW: DOWN, SORT_BUILD: HUT, SORT_DOUBLE: DOUBLE, SORT_BIRDS: BIRDS}
"""What a step must allow for a sort of moves."""
OFFERED: Final = {
    SORT_COLLECT: "amulets", SORT_TAKE: "shown", SORT_DRAW: "pile", SORT_BUILD: "hut", SORT_DOUBLE: "double", SORT_BIRDS: "birds",
}  # fmt: skip
"""What a sort of moves needs, as the reason names it."""
