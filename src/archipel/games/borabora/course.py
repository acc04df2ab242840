"""The course of a game of Bora Bora: what follows what, phase by phase, and what every answer leads to next."""

from archipel.engine.dealer import Dealer
from archipel.engine.decision import Tell
from archipel.engine.phrase import Event
from archipel.games.borabora import (
    answers,
    building,
    cards,
    ending,
    gods,
    people,
    settling,
    setup,
    status,
    tasks,
    temple,
)
from archipel.games.borabora.edition import (
    BUILD,
    CARD,
    EFFECT_BUILD,
    EFFECT_CARD,
    EFFECT_HUT,
    EFFECT_MATERIAL,
    EFFECT_OFFERING,
    EFFECT_PERSON,
    EFFECT_POINTS,
    EFFECT_SETTLE,
    EFFECT_STATUS,
    HELPER,
    HUT_MOVE,
    MATERIAL,
    NONE,
    OFFERING,
    PERSONS,
    POINT,
    ROUTES,
    SHIFT,
    TEMPLE,
)
from archipel.games.borabora.moves import DONE, PASS, sex_and_kind
from archipel.games.borabora.moves import OFFERING as TAKE_OFFERING
from archipel.games.borabora.moves import POINT as TAKE_POINT
from archipel.games.borabora.state import (
    ASK_BUILD,
    ASK_CARDS,
    ASK_CEREMONY,
    ASK_FIRST,
    ASK_GREEN,
    ASK_HELPER,
    ASK_HUTS,
    ASK_JEWELRY,
    ASK_LAST_TASKS,
    ASK_MATERIALS,
    ASK_NEW_TASK,
    ASK_PEOPLE,
    ASK_PERSON,
    ASK_PLACE,
    ASK_RED,
    ASK_SETTLE,
    ASK_TASK,
    ASK_TEMPLE,
    ASK_YELLOW,
    BUILDING,
    DRAWING,
    FISH,
    FISHING,
    HELPER_POINTS,
    HELPING,
    MATERIALS,
    MOVING,
    PEOPLE,
    PHASE_A,
    PHASE_B,
    PHASE_C,
    PHASES,
    PRAYING,
    SET_UP,
    SETTLING,
    TAKING,
    THE_END,
    Lagoon,
)


class Course(Lagoon):
    """A table with its phases. What a seat is in the middle of stands in its fields; nothing waits anywhere else."""

    # 2C. The first huts

    def next_first_hut(self) -> None:
        """2C. In reverse turn order everybody settles beside a fish of value 1."""
        self.clear_doing()
        self.doing = SETTLING
        self.seat = self.order[self.seats - 1 - self.turn]
        self.ask = ASK_FIRST

    def ask_for(self, ask: int, dealer: Dealer, tell: Tell | None) -> None:
        """Asks; what has one answer, as everybody can see, is carried out unasked."""
        self.ask = ask
        found = answers.moves(self)
        if len(found) == 1:
            self.carry_out(found[0], dealer, tell)

    # 8. The gods

    def invoke(self, number: int, dealer: Dealer, tell: Tell | None) -> None:
        """Pays for a god; what it helps with comes next."""
        box = self.isles
        invocation = box.invocations[number]
        gods.pay(self, invocation, tell)
        if invocation.god == box.blue:
            self.blue = True
        elif invocation.god == box.white:
            self.white = True
        elif invocation.god == box.red:
            points = settling.fish_points(self, self.region)
            self.score(self.seat, FISH, points)
            if tell is not None:
                args = {"seat": self.seat, "region": box.regions[self.region], "points": points, "total": self.points[self.seat]}
                tell(Event("fish-scored", args))
            self.action_done(dealer, tell)
        elif invocation.god == box.green:
            self.green = True
            self.green_used[self.seat] = 1
            self.ask_for(ASK_GREEN, dealer, tell)
        else:
            self.helped = True
            self.ask = ASK_YELLOW
            if not any(box.asks_cards[task] for task in tasks.of_seat(self, self.seat)):
                self.ask_for(ASK_YELLOW, dealer, tell)

    # 4. Phase A

    def begin_round(self, dealer: Dealer, tell: Tell | None) -> None:
        box = self.isles
        if tell is not None:
            args = {"round": self.round, "building": box.building_points[self.round], "priest": box.priest_points[self.round]}
            tell(Event("round-begins", args))
        self.phase = PHASE_A
        if tell is not None:
            tell(Event("phase-begins", {"phase": PHASES[self.phase]}))
        self.clear_used()
        setup.roll(self, dealer, tell)
        self.turn = 0
        self.ask_to_place()

    def ask_to_place(self) -> None:
        self.clear_doing()
        self.seat = self.order[self.turn % self.seats]
        self.ask = ASK_PLACE

    def place(self, die: int, tile: int, dealer: Dealer, tell: Tell | None) -> None:
        """A die goes on a tile, and its action is carried out at once; the fishing corner takes any die (4G)."""
        box = self.isles
        for at in range(self.seat * box.dice, (self.seat + 1) * box.dice):
            if self.dice[at] == die and self.at[at] == NONE:
                self.at[at] = tile
                break
        if tell is not None:
            tell(Event("die-placed", {"seat": self.seat, "die": die, "tile": box.tiles[tile]}))
        value = box.sides if self.white else die
        self.blue = False
        self.white = False
        self.tile = tile
        if tile == box.fishing:
            self.score(self.seat, FISHING, box.fishing_points)
            if tell is not None:
                tell(Event("fishing", {"seat": self.seat, "points": box.fishing_points, "total": self.points[self.seat]}))
            self.action_done(dealer, tell)
        else:
            self.begin_action(box.tile_actions[tile], value, dealer, tell)

    def begin_action(self, action: int, value: int, dealer: Dealer, tell: Tell | None) -> None:
        self.value = value
        self.by = action
        if action & ROUTES:
            self.doing = SETTLING
            self.ask_for(ASK_SETTLE, dealer, tell)
        elif action & PERSONS:
            self.doing = TAKING
            self.ask_for(ASK_PERSON, dealer, tell)
        elif action & HELPER:
            self.doing = HELPING
            self.left = value
            self.ask = ASK_HELPER
        elif action & TEMPLE:
            self.doing = PRAYING
            self.ask_for(ASK_TEMPLE, dealer, tell)
        else:
            self.doing = BUILDING
            self.ask_for(ASK_BUILD, dealer, tell)

    def action_done(self, dealer: Dealer, tell: Tell | None) -> None:
        """On to the next die, or to the next person in phase B."""
        if self.phase == PHASE_B:
            self.ask_people(dealer, tell)
            return
        self.turn += 1
        if self.turn < self.seats * self.isles.dice:
            self.ask_to_place()
        else:
            self.begin_phase_b(dealer, tell)

    # 4A. Expansion

    def take_yield(self, move: int, dealer: Dealer, tell: Tell | None) -> None:
        if move == TAKE_OFFERING:
            people.gain_offerings(self, self.seat, 1, tell)
            self.region_settled(dealer, tell)
        else:
            self.lay_material(move - self.isles.at_material, dealer, tell)

    def lay_material(self, material: int, dealer: Dealer, tell: Tell | None) -> None:
        """On a free ceremony space of its kind, which the player chooses if there are several; else beside the board."""
        if building.free_spaces(self, self.seat, material):
            self.material = material
            self.ask_for(ASK_CEREMONY, dealer, tell)
        else:
            building.lay(self, self.seat, material, NONE, tell)
            self.material_laid(dealer, tell)

    def material_laid(self, dealer: Dealer, tell: Tell | None) -> None:
        self.material = NONE
        if self.doing == SETTLING:
            self.region_settled(dealer, tell)
        elif self.doing == HELPING:
            self.more_help(dealer, tell)
        elif self.left > 0:
            self.ask = ASK_MATERIALS
        else:
            self.action_done(dealer, tell)

    def region_settled(self, dealer: Dealer, tell: Tell | None) -> None:
        """8C. Now and only now the red god may be invoked."""
        if self.phase == SET_UP:
            self.turn += 1
            if self.turn < self.seats:
                self.next_first_hut()
            else:
                self.begin_round(dealer, tell)
        elif gods.could_invoke(self, self.seat, self.isles.red):
            self.ask = ASK_RED
        else:
            self.action_done(dealer, tell)

    # 4C. The helper

    def serve(self, move: int, dealer: Dealer, tell: Tell | None) -> None:
        """One thing for some points of the die."""
        box = self.isles
        cost = box.service_cost
        if move == DONE:
            if tell is not None:
                tell(Event("helper-left", {"seat": self.seat, "left": self.left}))
            self.action_done(dealer, tell)
            return
        if box.at_material <= move < box.at_card:
            self.left -= cost[MATERIAL]
            self.lay_material(move - box.at_material, dealer, tell)
            return
        if move == TAKE_POINT:
            self.left -= cost[POINT]
            self.score(self.seat, HELPER_POINTS, box.service_points)
            if tell is not None:
                tell(Event("helper-points", {"seat": self.seat, "points": box.service_points, "total": self.points[self.seat]}))
        elif move == box.at_hut:
            self.left -= cost[HUT_MOVE]
            settling.move_hut(self, self.seat, tell)
        elif move >= box.at_shift:
            self.left -= cost[SHIFT]
            people.shift(self, move - box.at_shift, tell)
        else:
            self.left -= cost[OFFERING] if move == TAKE_OFFERING else cost[CARD]
            self.take_card_or_offering(move, dealer, tell)
        self.more_help(dealer, tell)

    def more_help(self, dealer: Dealer, tell: Tell | None) -> None:
        if self.left >= min(self.isles.service_cost):
            self.ask = ASK_HELPER
        else:
            self.action_done(dealer, tell)

    def take_card_or_offering(self, move: int, dealer: Dealer, tell: Tell | None) -> None:
        box = self.isles
        if move == TAKE_OFFERING:
            people.gain_offerings(self, self.seat, 1, tell)
        elif move == box.at_card:
            cards.draw(self, self.seat, dealer, tell)
            cards.fill_display(self, dealer, tell)
        else:
            cards.take(self, move - box.at_card - 1, dealer, tell)

    # 5. Phase B

    def begin_phase_b(self, dealer: Dealer, tell: Tell | None) -> None:
        self.phase = PHASE_B
        if tell is not None:
            tell(Event("phase-begins", {"phase": PHASES[self.phase]}))
        self.turn = -1
        self.next_in_phase_b(dealer, tell)

    def next_in_phase_b(self, dealer: Dealer, tell: Tell | None) -> None:
        self.turn += 1
        if self.turn == self.seats:
            self.begin_phase_c(dealer, tell)
            return
        self.seat = self.order[self.turn]
        self.ask_people(dealer, tell)

    def ask_people(self, dealer: Dealer, tell: Tell | None) -> None:
        """Asks as long as everybody must reckon with something: people to use, or the green god."""
        self.clear_doing()
        green = not self.green_used[self.seat] and gods.could_invoke(self, self.seat, self.isles.green) and people.anything_with_green(self)
        if green or people.anything_usable(self):
            self.ask = ASK_PEOPLE
            return
        if tell is not None and people.used(self, 0) == NONE and people.used(self, 1) == NONE:
            tell(Event("nothing-to-use", {"seat": self.seat}))
        self.next_in_phase_b(dealer, tell)

    def use(self, type: int, doubled: bool, dealer: Dealer, tell: Tell | None) -> None:
        """All people of one sex and kind together."""
        box = self.isles
        seat = self.seat
        kind = type % len(box.kinds)
        value = people.strength(self, seat, type, doubled)
        if type < len(box.kinds):
            self.man_used[seat] = kind
        else:
            self.woman_used[seat] = kind
        self.green = False
        if tell is not None:
            sex, name = sex_and_kind(box, type)
            args = {"seat": seat, "sex": sex, "kind": name, "count": self.people_of(seat, type), "value": value}
            tell(Event("doubled" if doubled else "used", args))
        effect = box.effect[kind]
        if effect in (EFFECT_SETTLE, EFFECT_PERSON):
            self.begin_action(box.effect_by[kind], value, dealer, tell)
        elif effect == EFFECT_BUILD:
            self.begin_action(BUILD, value, dealer, tell)
        elif effect == EFFECT_MATERIAL:
            self.doing = MATERIALS
            self.left = value
            self.ask = ASK_MATERIALS
        elif effect == EFFECT_CARD:
            self.doing = DRAWING
            self.left = value
            self.more_cards(dealer, tell)
        elif effect == EFFECT_HUT:
            self.doing = MOVING
            self.left = value
            self.move_huts(dealer, tell)
        else:
            self.gain(effect, value, tell)
            self.action_done(dealer, tell)

    def gain(self, effect: int, value: int, tell: Tell | None) -> None:
        """What people bring without a choice."""
        seat = self.seat
        if effect == EFFECT_POINTS:
            self.score(seat, PEOPLE, value)
            if tell is not None:
                tell(Event("people-points", {"seat": seat, "points": value, "total": self.points[seat]}))
        elif effect == EFFECT_OFFERING:
            people.gain_offerings(self, seat, value, tell)
        elif effect == EFFECT_STATUS:
            status.climb(self, seat, value, tell)
        else:
            people.gain_shells(self, seat, value, tell)

    def more_cards(self, dealer: Dealer, tell: Tell | None) -> None:
        """Cards are taken one by one, as long as there are any."""
        if self.left > 0 and cards.to_be_had(self):
            self.ask = ASK_CARDS
        else:
            self.action_done(dealer, tell)

    def move_huts(self, dealer: Dealer, tell: Tell | None) -> None:
        """One hut to the last space; further ones may be left."""
        self.left -= 1
        settling.move_hut(self, self.seat, tell)
        if self.left > 0 and settling.can_move_hut(self, self.seat):
            self.ask = ASK_HUTS
        else:
            self.action_done(dealer, tell)

    # 6. Phase C

    def begin_phase_c(self, dealer: Dealer, tell: Tell | None) -> None:
        """6A, 6B. Status and temple are evaluated; then jewelry and tasks in the new turn order."""
        self.clear_doing()
        self.phase = PHASE_C
        if tell is not None:
            tell(Event("phase-begins", {"phase": PHASES[self.phase]}))
        status.evaluate(self, tell)
        temple.evaluate(self, tell)
        self.turn = -1
        self.next_jewelry(dealer, tell)

    # 6C. Jewelry

    def next_jewelry(self, dealer: Dealer, tell: Tell | None) -> None:
        """Asks the next player who can afford one; at last those that are left leave the game."""
        box = self.isles
        self.turn += 1
        while self.turn < self.seats:
            seat = self.order[self.turn]
            for jewel in answers.jewels_here(self):
                if box.jewel_cost[jewel] <= self.shells[seat]:
                    self.seat = seat
                    self.ask = ASK_JEWELRY
                    return
            self.turn += 1
        left = answers.jewels_here(self)
        first = (self.round - 1) * box.jewels_a_round
        for place in range(first, first + box.jewels_a_round):
            self.jewels[place] = NONE
        if tell is not None and left:
            tell(Event("jewels-gone", {"jewel": [box.jewels[jewel] for jewel in left]}))
        self.turn = -1
        self.next_task(dealer, tell)

    def buy(self, move: int, tell: Tell | None) -> None:
        box = self.isles
        seat = self.seat
        if move == PASS:
            if tell is not None:
                tell(Event("jewel-passed", {"seat": seat}))
            return
        jewel = move - box.at_buy
        self.jewels[self.jewels.index(jewel)] = NONE
        self.owned[seat] |= 1 << jewel
        self.shells[seat] -= box.jewel_cost[jewel]
        if tell is not None:
            args = {"seat": seat, "jewel": box.jewels[jewel], "cost": box.jewel_cost[jewel], "worth": box.jewel_worth[jewel]}
            tell(Event("jewel-bought", args))

    # 6D. Tasks

    def next_task(self, dealer: Dealer, tell: Tell | None) -> None:
        """Everybody fulfils a task or gives one up; then everybody picks a new one."""
        self.clear_doing()
        self.turn += 1
        if self.turn < self.seats:
            self.seat = self.order[self.turn]
            self.ask = ASK_TASK
            return
        self.turn = -1
        self.next_new_task(dealer, tell)

    def after_yellow(self, dealer: Dealer, tell: Tell | None) -> None:
        self.helped = False
        if self.phase == THE_END:
            self.ask_last_tasks(dealer, tell)
        else:
            self.next_task(dealer, tell)

    def next_new_task(self, dealer: Dealer, tell: Tell | None) -> None:
        self.turn += 1
        if self.turn < self.seats:
            self.seat = self.order[self.turn]
            self.ask = ASK_NEW_TASK
            return
        if tell is not None:
            tell(Event("tasks-gone", {"task": [self.isles.tasks[task] for task in self.offered if task != NONE]}))
        self.offered = [NONE] * len(self.offered)
        self.offer = [NONE] * len(self.offer)
        if self.round == self.isles.rounds:
            self.begin_end(dealer, tell)
            return
        self.round += 1
        setup.lay_people(self, dealer, tell)
        setup.lay_tasks(self, dealer, tell)
        self.begin_round(dealer, tell)

    # 7. The end

    def begin_end(self, dealer: Dealer, tell: Tell | None) -> None:
        self.phase = THE_END
        if tell is not None:
            tell(Event("game-ends", {}))
        self.turn = -1
        self.next_last_tasks(dealer, tell)

    def next_last_tasks(self, dealer: Dealer, tell: Tell | None) -> None:
        """7A. Everybody may fulfil the tasks that are left; then comes the final scoring."""
        self.turn += 1
        if self.turn == self.seats:
            ending.end(self, tell)
            return
        self.seat = self.order[self.turn]
        self.ask_last_tasks(dealer, tell)

    def ask_last_tasks(self, dealer: Dealer, tell: Tell | None) -> None:
        if tasks.could_fulfil(self, self.seat):
            self.ask = ASK_LAST_TASKS
        else:
            self.next_last_tasks(dealer, tell)
