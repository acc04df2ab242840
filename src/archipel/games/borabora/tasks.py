"""Tasks (6D), the last ones after the last round (7A), and the yellow god (8E)."""

from typing import Final

from archipel.engine.dealer import Dealer
from archipel.engine.decision import Tell
from archipel.engine.phrase import EVERYBODY, Data, Event, Mark, Reason
from archipel.games.borabora import cards, ending, flow
from archipel.games.borabora.asking import Question, ask
from archipel.games.borabora.edition import DONE, NONE, OF_CARDS, BoraBoraBox, Invocation, Need
from archipel.games.borabora.gods import GodQuestion, Means, could_invoke, means
from archipel.games.borabora.needs import have, missing
from archipel.games.borabora.state import TASKS, THE_END, BoraBoraState


class TaskQuestion(GodQuestion):
    """6D, 7A. Which task to fulfil; the yellow god may help (8E)."""

    def useful(self, box: BoraBoraBox, god: int) -> bool:
        return god == box.yellow

    def helps_paid(self, state: BoraBoraState, invocation: Invocation, held: Means) -> bool:
        """What is paid may be just what a task asks for."""
        return any_with(state, state.seat, held.after(state.box, invocation), 1)

    def invoked(self, state: BoraBoraState, god: int, dealer: Dealer, tell: Tell | None) -> None:
        """Asks for which task; if that depends on a hidden hand, even when there is only one."""
        state.helped = True
        state.ask = FULFIL_WITH_YELLOW.number
        if depends_on_cards(state):
            return
        ask(state, FULFIL_WITH_YELLOW, dealer, tell)

    def discloses(self, state: BoraBoraState, move: int) -> bool:
        return super().discloses(state, move) or (move != DONE and depends_on_cards(state))

    def lack(self, state: BoraBoraState) -> Reason | None:
        """No task can be fulfilled, aided or not: one is given up, or the last ones are left."""
        if self.invocations(state) or ready(state, 0):
            return None
        return Reason("no-task-ready", {}, "7A" if state.phase == THE_END else "6D")

    def marks(self, state: BoraBoraState) -> list[Mark]:
        return [task_mark(state, task) for task in of_seat(state, state.seat)]


# 6D. One task per round


class FulfilTask(TaskQuestion):
    """6D. Which task to fulfil; one is given up only if none can be fulfilled."""

    def moves(self, state: BoraBoraState) -> list[int]:
        box = state.box
        found = ready(state, 0)
        if not found:
            found = [box.at_drop + task for task in sorted(of_seat(state, state.seat))]
        return self.invocations(state) + found

    def impossible(self, state: BoraBoraState, move: int) -> Reason | None:
        box = state.box
        if box.at_fulfil <= move < box.at_drop:
            return not_ready(state, move - box.at_fulfil)
        if not box.at_drop <= move < box.at_pick:
            return None
        task = move - box.at_drop
        if task not in of_seat(state, state.seat):
            return Reason("task-not-held", {"task": box.tasks[task]}, "6D")
        held = means(state, state.seat)
        fulfillable = [other for other in of_seat(state, state.seat) if missing(state, state.seat, other, held) == 0]
        return Reason("must-fulfil", {"task": box.tasks[fulfillable[0]]}, "6D")

    def answer_things(self, state: BoraBoraState, move: int) -> list[str]:
        box = state.box
        if move >= box.at_drop:
            return ["task-" + box.tasks[move - box.at_drop], "drop"]
        return ["task-" + box.tasks[move - box.at_fulfil], "fulfil"]

    def answer(self, state: BoraBoraState, move: int, dealer: Dealer, tell: Tell | None) -> None:
        box = state.box
        if move >= box.at_drop:
            drop(state, move - box.at_drop, tell)
        else:
            fulfil(state, move - box.at_fulfil, dealer, tell)
        next_task(state, dealer, tell)


FULFIL_TASK: Final = FulfilTask("task")


def next_task(state: BoraBoraState, dealer: Dealer, tell: Tell | None) -> None:
    """Everybody fulfils a task or gives one up; then everybody picks a new one."""
    state.clear_doing()
    state.turn += 1
    if state.turn < state.seats:
        state.seat = state.order[state.turn]
        state.ask = FULFIL_TASK.number
        return
    state.turn = -1
    next_new_task(state, dealer, tell)


class PickTask(Question):
    """6D. Which new task to pick."""

    def moves(self, state: BoraBoraState) -> list[int]:
        return sorted([state.box.at_pick + task for task in state.offered if task != NONE])

    def impossible(self, state: BoraBoraState, move: int) -> Reason | None:
        box = state.box
        return Reason("task-not-offered", {"task": box.tasks[move - box.at_pick]}, "6D") if move >= box.at_pick else None

    def things(self, state: BoraBoraState, move: int) -> list[str]:
        return ["task-" + state.box.tasks[move - state.box.at_pick]]

    def marks(self, state: BoraBoraState) -> list[Mark]:
        return [task_mark(state, task) for task in state.offered if task != NONE]

    def play(self, state: BoraBoraState, move: int, dealer: Dealer, tell: Tell | None) -> None:
        pick(state, move - state.box.at_pick, tell)
        next_new_task(state, dealer, tell)


PICK_TASK: Final = PickTask("new-task")


def next_new_task(state: BoraBoraState, dealer: Dealer, tell: Tell | None) -> None:
    state.turn += 1
    if state.turn < state.seats:
        state.seat = state.order[state.turn]
        state.ask = PICK_TASK.number
    else:
        flow.end_round(state, dealer, tell)


# 7A. The last tasks


class LastTasks(TaskQuestion):
    """7A. Which of the remaining tasks to fulfil, one after another."""

    def args(self, state: BoraBoraState) -> Data:
        return {"seat": state.seat, "left": len(of_seat(state, state.seat))}

    def moves(self, state: BoraBoraState) -> list[int]:
        return [DONE, *self.invocations(state), *ready(state, 0)]

    def impossible(self, state: BoraBoraState, move: int) -> Reason | None:
        box = state.box
        return not_ready(state, move - box.at_fulfil) if box.at_fulfil <= move < box.at_drop else None

    def answer_things(self, state: BoraBoraState, move: int) -> list[str]:
        box = state.box
        return [box.texts[move]] if move == DONE else ["task-" + box.tasks[move - box.at_fulfil], "fulfil"]

    def answer(self, state: BoraBoraState, move: int, dealer: Dealer, tell: Tell | None) -> None:
        if move != DONE:
            fulfil(state, move - state.box.at_fulfil, dealer, tell)
            ask_last_tasks(state, dealer, tell)
            return
        if tell is not None:
            tell(Event("tasks-done", {"seat": state.seat}))
        next_last_tasks(state, dealer, tell)


LAST_TASKS: Final = LastTasks("last-tasks")


def next_last_tasks(state: BoraBoraState, dealer: Dealer, tell: Tell | None) -> None:
    """Everybody may fulfil their remaining tasks; then comes the final scoring."""
    state.turn += 1
    if state.turn == state.seats:
        ending.end(state, tell)
        return
    state.seat = state.order[state.turn]
    ask_last_tasks(state, dealer, tell)


def ask_last_tasks(state: BoraBoraState, dealer: Dealer, tell: Tell | None) -> None:
    if could_fulfil(state, state.seat):
        state.ask = LAST_TASKS.number
    else:
        next_last_tasks(state, dealer, tell)


# 8E. The yellow god


class FulfilWithYellow(Question):
    """8E. Which task to fulfil of those for which exactly one thing is missing."""

    def moves(self, state: BoraBoraState) -> list[int]:
        return ready(state, 1)

    def impossible(self, state: BoraBoraState, move: int) -> Reason | None:
        box = state.box
        if not box.at_fulfil <= move < box.at_drop:
            return None
        task = move - box.at_fulfil
        if task not in of_seat(state, state.seat):
            return Reason("task-not-held", {"task": box.tasks[task]}, "6D")
        lacking = missing(state, state.seat, task, means(state, state.seat))
        return Reason("task-not-one-short", {"task": box.tasks[task], "count": lacking}, "8E")

    def things(self, state: BoraBoraState, move: int) -> list[str]:
        return ["task-" + state.box.tasks[move - state.box.at_fulfil]]

    def discloses(self, state: BoraBoraState, move: int) -> bool:
        return depends_on_cards(state)

    def marks(self, state: BoraBoraState) -> list[Mark]:
        return [task_mark(state, task) for task in of_seat(state, state.seat)]

    def play(self, state: BoraBoraState, move: int, dealer: Dealer, tell: Tell | None) -> None:
        fulfil(state, move - state.box.at_fulfil, dealer, tell)
        state.helped = False
        if state.phase == THE_END:
            ask_last_tasks(state, dealer, tell)
        else:
            next_task(state, dealer, tell)


FULFIL_WITH_YELLOW: Final = FulfilWithYellow("yellow")


# Which tasks


def of_seat(state: BoraBoraState, seat: int) -> list[int]:
    held = state.box.tasks_held
    return [task for task in state.tasks[seat * held : (seat + 1) * held] if task != NONE]


def depends_on_cards(state: BoraBoraState) -> bool:
    """Whether a hidden hand decides which tasks the seat that is asked can fulfil."""
    for task in of_seat(state, state.seat):
        if state.box.asks_cards[task]:
            return True
    return False


def any_with(state: BoraBoraState, seat: int, held: Means, lacking: int) -> bool:
    """Whether a seat has a task for which exactly this many things are missing."""
    for task in of_seat(state, seat):
        if missing(state, seat, task, held) == lacking:
            return True
    return False


def could_fulfil(state: BoraBoraState, seat: int) -> bool:
    """7A. Whether a seat could fulfil a task, as far as everybody can see: a hand may hold what a task asks for, unless it is empty."""
    held = means(state, seat)
    helped = could_invoke(state, seat, state.box.yellow)
    for task in of_seat(state, seat):
        if state.box.asks_cards[task] and sum(held.cards) > 0:
            return True
        if missing(state, seat, task, held) <= (1 if helped else 0):
            return True
    return False


def ready(state: BoraBoraState, lacking: int) -> list[int]:
    """The moves that fulfil a task for which exactly this many things are missing."""
    held = means(state, state.seat)
    own = sorted(of_seat(state, state.seat))
    return [state.box.at_fulfil + task for task in own if missing(state, state.seat, task, held) == lacking]


def not_ready(state: BoraBoraState, task: int) -> Reason:
    """Why a task cannot be fulfilled unaided."""
    name = state.box.tasks[task]
    if task not in of_seat(state, state.seat):
        return Reason("task-not-held", {"task": name}, "6D")
    return Reason("task-missing", {"task": name, "count": missing(state, state.seat, task, means(state, state.seat))}, "6D")


def task_mark(state: BoraBoraState, task: int) -> Mark:
    """What is still missing for a task."""
    thing = "task-" + state.box.tasks[task]
    lacking = missing(state, state.seat, task, means(state, state.seat))
    return Mark(thing, "missing", {"count": lacking}) if lacking else Mark(thing, "ready", {})


# Fulfilling, giving up and picking


def fulfil(state: BoraBoraState, task: int, dealer: Dealer, tell: Tell | None) -> None:
    """The tile is turned over; with the yellow god's help it brings less."""
    box = state.box
    seat = state.seat
    show_cards(state, seat, task, dealer, tell)
    take_away(state, seat, task)
    state.done[seat] |= 1 << task
    points = box.helped_points if state.helped else box.task_points
    state.score(seat, TASKS, points)
    if tell is not None:
        key = "task-helped" if state.helped else "task-fulfilled"
        tell(Event(key, {"seat": seat, "task": box.tasks[task], "points": points, "total": state.points[seat]}))


def show_cards(state: BoraBoraState, seat: int, task: int, dealer: Dealer, tell: Tell | None) -> None:
    """God cards that a task asks for are shown; if there is a choice, those that everybody knows anyway. What the yellow god stands in for
    may be a card, which is then not there, or something else that the task asks for."""
    box = state.box
    held = means(state, seat)
    for need in box.needs[task]:
        if need.of != OF_CARDS:
            continue
        wanted = min(need.count, have(state, seat, need, held))
        if wanted == 0:
            continue
        shown = cards_to_show(state, seat, need, wanted)
        first = seat * len(box.colours)
        if any(shown[colour] > state.known[first + colour] for colour in range(len(shown))):
            dealer.reveal(EVERYBODY)
        for colour in range(len(shown)):
            cards.show(state, seat, colour, shown[colour])
        if tell is not None:
            ids = [id for colour, id in enumerate(box.colours) for _ in range(shown[colour])]
            tell(Event("cards-shown", {"seat": seat, "colour": ids}))


def cards_to_show(state: BoraBoraState, seat: int, need: Need, wanted: int) -> list[int]:
    """How many cards of each colour are shown."""
    colours = len(state.box.colours)
    held = state.held[seat * colours : (seat + 1) * colours]
    known = state.known[seat * colours : (seat + 1) * colours]
    shown = [0] * colours
    if need.kind != NONE:
        shown[need.kind] = wanted
    elif need.alike:
        enough = [colour for colour in range(colours) if held[colour] >= wanted]
        shown[max(enough, key=lambda colour: (min(known[colour], wanted), -colour))] = wanted
    else:
        for colour in sorted([colour for colour in range(colours) if held[colour] > 0], key=lambda colour: (known[colour] == 0, colour)):
            shown[colour] = min(wanted, 1 if need.different else held[colour])
            wanted -= shown[colour]
    return shown


def drop(state: BoraBoraState, task: int, tell: Tell | None) -> None:
    """Gives up a task, which shows everybody that no task could be fulfilled."""
    box = state.box
    seat = state.seat
    for held in of_seat(state, seat):
        rule_out(state, seat, held)
    take_away(state, seat, task)
    if tell is not None:
        tell(Event("task-dropped", {"seat": seat, "task": box.tasks[task]}))


def rule_out(state: BoraBoraState, seat: int, task: int) -> None:
    """A hand with which this task cannot be fulfilled holds fewer of a colour than it asks for."""
    box = state.box
    needs = box.needs[task]
    if len(needs) != 1 or needs[0].of != OF_CARDS or needs[0].different:
        return
    for colour in range(len(box.colours)):
        if needs[0].kind in (NONE, colour):
            at = seat * len(box.colours) + colour
            state.could[at] = min(state.could[at], needs[0].count - 1 - state.known[at])


def take_away(state: BoraBoraState, seat: int, task: int) -> None:
    held = state.box.tasks_held
    for at in range(seat * held, (seat + 1) * held):
        if state.tasks[at] == task:
            state.tasks[at] = NONE


def pick(state: BoraBoraState, task: int, tell: Tell | None) -> None:
    """A new task goes where the old one was."""
    held = state.box.tasks_held
    state.offered[state.offered.index(task)] = NONE
    for at in range(state.seat * held, (state.seat + 1) * held):
        if state.tasks[at] == NONE:
            state.tasks[at] = task
            break
    if tell is not None:
        tell(Event("task-picked", {"seat": state.seat, "task": state.box.tasks[task]}))
