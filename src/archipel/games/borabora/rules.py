"""The rules of Bora Bora: what is asked, which answers there are, and what they lead to.

What follows what stands in `course`. The parts of the rulebook have modules of their own: `setup` (2, 6F), `dice` (4), `settling` (4A),
`people` (4B, 5), `temple` (4D, 6B), `building` (4E), `status` (6A), `tasks` (6D, 6E), `ending` and `scoring` (7), `gods` and `cards` (8).
The rulebook has no numbers; ours are those of the rules text: 2 set-up with 2A board, 2B player boards, 2C first huts; 3 a round;
4 phase A with 4A expansion, 4B men and women, 4C helper, 4D temple, 4E building, 4F fire bonus, 4G fishing; 5 phase B with 5A the kinds;
6 phase C with 6A status, 6B temple, 6C jewelry, 6D tasks, 6E what tasks ask for, 6F the next round; 7 the end with 7A last tasks,
7B final scoring, 7C victory; 8 the gods with 8A blue to 8E yellow, 8F god tiles; 9 two and three players.
Decisions: see `state.ASKED`. Left out: nothing.
"""

from archipel.engine.dealer import Dealer
from archipel.engine.decision import Tell
from archipel.engine.phrase import Data, Event, Mark, Phrase, Reason
from archipel.games.borabora import (
    answers,
    building,
    people,
    refusals,
    scoring,
    settling,
    setup,
    status,
    tasks,
    temple,
    view,
)
from archipel.games.borabora.course import Course
from archipel.games.borabora.edition import (
    BY_ROUTE,
    NONE,
    OF_SEX,
)
from archipel.games.borabora.moves import DONE, STATUS, parse, text_of
from archipel.games.borabora.notes import notes
from archipel.games.borabora.state import (
    ASK_BUILD,
    ASK_CARDS,
    ASK_CEREMONY,
    ASK_COVER,
    ASK_FIRE_FIRST,
    ASK_FIRE_SECOND,
    ASK_FIRST,
    ASK_GREEN,
    ASK_HELPER,
    ASK_HUTS,
    ASK_JEWELRY,
    ASK_LAST_TASKS,
    ASK_MATERIALS,
    ASK_NEW_TASK,
    ASK_NOTHING,
    ASK_PEOPLE,
    ASK_PERSON,
    ASK_PLACE,
    ASK_RED,
    ASK_SETTLE,
    ASK_TASK,
    ASK_TEMPLE,
    ASK_YELLOW,
    ASK_YIELD,
    ASKED,
)
from archipel.games.borabora.things import things


class BoraBoraState(Course):
    """A table of Bora Bora with the verbs of the engine."""

    def copy(self) -> "BoraBoraState":
        other = BoraBoraState(self.isles, self.seats, self.options)
        other.take_from(self)
        return other

    # 2. Set-up

    def set_up(self, dealer: Dealer, tell: Tell | None) -> None:
        setup.set_up(self, dealer, tell)
        self.next_first_hut()

    # What is asked

    def decision(self) -> Phrase:
        return Phrase(ASKED[self.ask], self.asked_about())

    def asked_about(self) -> Data:
        """The arguments of the question."""
        box = self.isles
        ask = self.ask
        if ask == ASK_NOTHING:
            return {}
        args: Data = {"seat": self.seat}
        if ask == ASK_FIRST:
            args["value"] = box.first_fish
        elif ask == ASK_YIELD:
            args |= {"region": box.regions[self.region], "material": box.materials[box.material_of[self.region]]}
        elif ask == ASK_CEREMONY:
            args["material"] = box.materials[self.material]
        elif ask == ASK_PLACE:
            dice = self.at[self.seat * box.dice : (self.seat + 1) * box.dice]
            args |= {"left": dice.count(NONE), "blue": yes(self.blue), "white": yes(self.white)}
        elif ask == ASK_SETTLE:
            args |= {"value": self.value, "by": BY_ROUTE[self.by]}
        elif ask == ASK_RED:
            args |= {"region": box.regions[self.region], "points": settling.fish_points(self, self.region)}
        elif ask == ASK_PERSON:
            args |= {"value": self.value, "sex": OF_SEX[self.by]}
        elif ask in (ASK_HELPER, ASK_MATERIALS, ASK_CARDS, ASK_HUTS):
            args["left"] = self.left
        elif ask == ASK_TEMPLE:
            args["value"] = self.value
        elif ask == ASK_BUILD:
            args |= {"value": self.value, "points": box.building_points[self.round]}
        elif ask == ASK_COVER:
            args["building"] = box.buildings[self.building]
        elif ask == ASK_PEOPLE:
            args |= {"man": yes(people.used(self, 0) == NONE), "woman": yes(people.used(self, 1) == NONE)}
        elif ask == ASK_JEWELRY:
            args["shells"] = self.shells[self.seat]
        elif ask == ASK_LAST_TASKS:
            args["left"] = len(tasks.of_seat(self, self.seat))
        return args

    def moves(self) -> list[int]:
        return [] if self.over else answers.moves(self)

    def why_not(self, move: int) -> Reason | None:
        if not self.over and answers.legal(self, move):
            return None
        return refusals.why_not(self, move)

    def text(self, move: int) -> str:
        return text_of(self.isles, move)

    def parse(self, text: str) -> int:
        return parse(self.isles, text)

    def things(self, move: int) -> list[str]:
        return things(self, move)

    def marks(self) -> list[Mark]:
        return notes(self)

    # Playing

    def carry_out(self, move: int, dealer: Dealer, tell: Tell | None) -> None:
        box = self.isles
        ask = self.ask
        if box.at_god <= move < box.at_use:
            self.invoke(move - box.at_god, dealer, tell)
        elif ask == ASK_PLACE:
            self.place((move - box.at_place) // len(box.tiles) + 1, (move - box.at_place) % len(box.tiles), dealer, tell)
        elif ask in (ASK_FIRST, ASK_SETTLE):
            number = move - box.at_settle
            settling.settle(self, number % len(box.regions), number >= len(box.regions), tell)
            self.ask = ASK_YIELD
        elif ask == ASK_YIELD:
            self.take_yield(move, dealer, tell)
        elif ask == ASK_CEREMONY:
            building.lay(self, self.seat, self.material, move - box.at_on, tell)
            self.material_laid(dealer, tell)
        elif ask == ASK_RED:
            self.action_done(dealer, tell)
        elif ask == ASK_PERSON:
            number = move - box.at_person
            people.take(self, number % len(self.offer), number >= len(self.offer), tell)
            self.action_done(dealer, tell)
        elif ask == ASK_HELPER:
            self.serve(move, dealer, tell)
        elif ask == ASK_TEMPLE:
            temple.place(self, move - box.at_priest, tell)
            self.ask_for(ASK_FIRE_FIRST, dealer, tell)
        elif ask == ASK_FIRE_FIRST:  # 4F. The fire bonus, in its two parts
            self.ask = ASK_FIRE_SECOND
            self.take_card_or_offering(move, dealer, tell)
        elif ask == ASK_FIRE_SECOND:
            if move == STATUS:
                status.climb(self, self.seat, 1, tell)
            else:
                people.gain_shells(self, self.seat, 1, tell)
            self.action_done(dealer, tell)
        elif ask == ASK_BUILD:
            self.building = move - box.at_build
            self.ask_for(ASK_COVER, dealer, tell)
        elif ask == ASK_COVER:
            building.build(self, self.building, move - box.at_cover, tell)
            self.ask_for(ASK_FIRE_FIRST, dealer, tell)
        else:
            self.carry_out_later(move, dealer, tell)

    def carry_out_later(self, move: int, dealer: Dealer, tell: Tell | None) -> None:
        """What is asked in phases B and C and at the end."""
        box = self.isles
        ask = self.ask
        if ask == ASK_PEOPLE:
            if move == DONE:
                if tell is not None:
                    tell(Event("people-done", {"seat": self.seat}))
                self.next_in_phase_b(dealer, tell)
            else:
                self.use(move - box.at_use, False, dealer, tell)
        elif ask == ASK_GREEN:
            doubled = move >= box.at_double
            self.use(move - (box.at_double if doubled else box.at_use), doubled, dealer, tell)
        elif ask == ASK_MATERIALS:
            self.left -= 1
            self.lay_material(move - box.at_material, dealer, tell)
        elif ask == ASK_CARDS:
            self.left -= 1
            self.take_card_or_offering(move, dealer, tell)
            self.more_cards(dealer, tell)
        elif ask == ASK_HUTS:
            if move == DONE:
                self.action_done(dealer, tell)
            else:
                self.move_huts(dealer, tell)
        elif ask == ASK_JEWELRY:
            self.buy(move, tell)
            self.next_jewelry(dealer, tell)
        elif ask == ASK_TASK:
            if move >= box.at_drop:
                tasks.drop(self, move - box.at_drop, tell)
            else:
                tasks.fulfil(self, move - box.at_fulfil, dealer, tell)
            self.next_task(dealer, tell)
        elif ask == ASK_YELLOW:
            tasks.fulfil(self, move - box.at_fulfil, dealer, tell)
            self.after_yellow(dealer, tell)
        elif ask == ASK_NEW_TASK:
            tasks.pick(self, move - box.at_pick, tell)
            self.next_new_task(dealer, tell)
        elif move == DONE:
            if tell is not None:
                tell(Event("tasks-done", {"seat": self.seat}))
            self.next_last_tasks(dealer, tell)
        else:
            tasks.fulfil(self, move - box.at_fulfil, dealer, tell)
            self.ask_last_tasks(dealer, tell)

    # The outcome

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def standing(self) -> list[int]:
        return scoring.standing(self)

    def ranking(self) -> list[int]:
        return scoring.ranking(self)

    def view(self, seat: int) -> Data:
        return view.view(self, seat)


def yes(fact: bool) -> str:
    return "yes" if fact else "no"
