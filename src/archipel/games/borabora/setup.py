"""Setting up (2), and laying out a round (3, 6F)."""

from archipel.engine.dealer import Dealer
from archipel.engine.decision import Tell
from archipel.engine.phrase import Event
from archipel.games.borabora import cards
from archipel.games.borabora.edition import NONE, SEXES
from archipel.games.borabora.state import START, BoraBoraState


def set_up(state: BoraBoraState, dealer: Dealer, tell: Tell | None) -> None:
    """Everything up to the first huts."""
    box = state.box
    draw_order(state, dealer, tell)
    lay_fish(state, dealer, tell)
    lay_jewelry(state, dealer, tell)
    deal_tasks(state, dealer, tell)
    lay_people(state, dealer, tell)
    lay_tasks(state, dealer, tell)
    for _ in range(box.start_cards):
        for seat in state.order:
            cards.draw(state, seat, dealer, None)
    if tell is not None:
        tell(Event("dealt", {"count": box.start_cards}))
        for seat in state.order:
            first = seat * len(box.colours)
            held = [id for colour, id in enumerate(box.colours) for _ in range(state.held[first + colour])]
            tell(Event("hand", {"seat": seat, "colour": held}, seat))
    cards.fill_display(state, dealer, tell)


# 2A. The board


def lay_fish(state: BoraBoraState, dealer: Dealer, tell: Tell | None) -> None:
    """A fish next to every region, by lot."""
    box = state.box
    lot = [fish for fish in range(len(box.fish)) if fish not in state.fish]
    state.fish = [lot.pop(dealer.below(len(lot))) if fish == NONE else fish for fish in state.fish]
    if tell is not None:
        tell(Event("fish-laid", {"fish": [f"{id} {box.fish[state.fish[region]]}" for region, id in enumerate(box.regions)]}))


def lay_jewelry(state: BoraBoraState, dealer: Dealer, tell: Tell | None) -> None:
    """Four jewels for every round, by lot."""
    box = state.box
    lot = list(range(len(box.jewels)))
    for place in range(len(state.jewels)):
        state.jewels[place] = lot.pop(dealer.below(len(lot)))
    if tell is not None:
        tell(Event("jewelry-laid", {"count": len(state.jewels)}))


# 2B. Player boards


def draw_order(state: BoraBoraState, dealer: Dealer, tell: Tell | None) -> None:
    """The turn order by lot; points by place in it, and the discs in one stack, the first player's on top."""
    lot = list(range(state.seats))
    state.order = [lot.pop(dealer.below(len(lot))) for _ in range(state.seats)]
    state.stack = state.order[::-1]
    for place, seat in enumerate(state.order):
        state.score(seat, START, state.box.start_points[place])
        if tell is not None:
            tell(Event("order", {"seat": seat, "place": place + 1}))
            if state.points[seat]:
                tell(Event("starts-with", {"seat": seat, "points": state.points[seat]}))


def deal_tasks(state: BoraBoraState, dealer: Dealer, tell: Tell | None) -> None:
    """Deals light and dark tasks, face up; the remaining light ones leave the game."""
    box = state.box
    light = box.light[:]
    for seat in state.order:
        place = seat * box.tasks_held
        for _ in range(box.light_tasks):
            state.tasks[place] = light.pop(dealer.below(len(light)))
            place += 1
        for _ in range(box.dark_tasks):
            state.tasks[place] = draw_task(state, dealer)
            place += 1
        if tell is not None:
            ids = [box.tasks[task] for task in state.tasks[seat * box.tasks_held : place]]
            tell(Event("task-dealt", {"seat": seat, "task": ids}))


def draw_task(state: BoraBoraState, dealer: Dealer) -> int:
    """Draws from the pile of dark tasks; everybody can work out what is in it."""
    number = dealer.below(state.task_pile.bit_count())
    for task in state.box.dark:
        if state.task_pile >> task & 1:
            if number == 0:
                state.task_pile &= ~(1 << task)
                return task
            number -= 1
    return NONE


# 6F. A new round


def lay_people(state: BoraBoraState, dealer: Dealer, tell: Tell | None) -> None:
    """Lays six men and six women under the dice; those left over from the previous round are gone."""
    box = state.box
    kinds = len(box.kinds)
    for sex in range(len(SEXES)):
        for place in range(box.people_shown):
            number = dealer.below(sum(state.pile[sex * kinds : (sex + 1) * kinds]))
            type = sex * kinds
            while number >= state.pile[type]:
                number -= state.pile[type]
                type += 1
            state.pile[type] -= 1
            state.offer[sex * box.people_shown + place] = type - sex * kinds
        if tell is not None:
            shown = state.offer[sex * box.people_shown : (sex + 1) * box.people_shown]
            tell(Event("people-laid", {"sex": SEXES[sex], "kind": [box.kinds[kind] for kind in shown]}))


def lay_tasks(state: BoraBoraState, dealer: Dealer, tell: Tell | None) -> None:
    """Lays out two more dark tasks than there are players."""
    for place in range(len(state.offered)):
        state.offered[place] = draw_task(state, dealer)
    if tell is not None:
        tell(Event("tasks-laid", {"task": [state.box.tasks[task] for task in state.offered]}))


def roll(state: BoraBoraState, dealer: Dealer, tell: Tell | None) -> None:
    """4. Everybody rolls all dice."""
    box = state.box
    state.at = [NONE] * len(state.at)
    state.dice = state.dice[:]
    for seat in state.order:
        first = seat * box.dice
        rolled = sorted([1 + dealer.below(box.sides) for _ in range(box.dice)])
        state.dice[first : first + box.dice] = rolled
        if tell is not None:
            tell(Event("rolled", {"seat": seat, "dice": rolled}))
