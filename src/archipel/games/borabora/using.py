"""Using men and women in phase B (5), with the green god or without (8D)."""

from typing import Final

from archipel.engine.dealer import Dealer
from archipel.engine.decision import Tell
from archipel.engine.phrase import Data, Event, Mark, Reason
from archipel.games.borabora import building, cards, effects, flow, huts, kinds, people, settling
from archipel.games.borabora.asking import Question, ask, yes
from archipel.games.borabora.edition import DONE, NONE, BoraBoraBox
from archipel.games.borabora.gods import GodQuestion, could_invoke
from archipel.games.borabora.state import BoraBoraState


class UsePeople(GodQuestion):
    """5. Which kind of men or women to use; the green god may help once per round."""

    def args(self, state: BoraBoraState) -> Data:
        return {"seat": state.seat, "man": yes(used(state, 0) == NONE), "woman": yes(used(state, 1) == NONE)}

    def moves(self, state: BoraBoraState) -> list[int]:
        box = state.box
        uses = [box.at_use + type for type in range(box.types) if usable(state, type)]
        return [DONE, *self.invocations(state), *uses]

    def lack(self, state: BoraBoraState) -> Reason | None:
        return Reason("nobody-left-to-use", {}, "8D") if self.moves(state) == [DONE] else None

    def useful(self, box: BoraBoraBox, god: int) -> bool:
        return god == box.green

    def barred(self, state: BoraBoraState, god: int) -> Reason | None:
        if state.green_used[state.seat]:
            return Reason("god-invoked-already", {"god": state.box.colours[god]}, "8D")
        return None

    def helps(self, state: BoraBoraState, god: int) -> bool:
        return anything_with_green(state)

    def invoked(self, state: BoraBoraState, god: int, dealer: Dealer, tell: Tell | None) -> None:
        state.green = True
        state.green_used[state.seat] = 1
        ask(state, USE_WITH_GREEN, dealer, tell)

    def impossible(self, state: BoraBoraState, move: int) -> Reason | None:
        box = state.box
        if not box.at_use <= move < box.at_double:
            return None
        type = move - box.at_use
        sex, kind = box.sex_and_kind(type)
        args: Data = {"sex": sex, "kind": kind}
        if state.people_of(state.seat, type) == 0:
            return Reason("kind-not-held", args, "5")
        if used(state, type // len(box.kinds)) != NONE:
            return Reason("sex-used", {"sex": sex}, "5")
        return Reason("use-impossible", args, "5A")

    def answer_things(self, state: BoraBoraState, move: int) -> list[str]:
        return [state.box.texts[move]] if move == DONE else [use_thing(state.box, move - state.box.at_use)]

    def marks(self, state: BoraBoraState) -> list[Mark]:
        return strength_marks(state)

    def answer(self, state: BoraBoraState, move: int, dealer: Dealer, tell: Tell | None) -> None:
        if move != DONE:
            use(state, move - state.box.at_use, False, dealer, tell)
            return
        if tell is not None:
            tell(Event("people-done", {"seat": state.seat}))
        flow.next_in_phase_b(state, dealer, tell)


USE_PEOPLE: Final = UsePeople("people")


class UseWithGreen(Question):
    """8D. Which kind the green god doubles, or lets a seat use in addition to another of the same sex."""

    def moves(self, state: BoraBoraState) -> list[int]:
        box = state.box
        found = [box.at_use + type for type in range(box.types) if usable_with_green(state, type, False)]
        return found + [box.at_double + type for type in range(box.types) if usable_with_green(state, type, True)]

    def impossible(self, state: BoraBoraState, move: int) -> Reason | None:
        box = state.box
        if not box.at_use <= move < box.at_buy:
            return None
        doubled = move >= box.at_double
        type = move - (box.at_double if doubled else box.at_use)
        sex, kind = box.sex_and_kind(type)
        args: Data = {"sex": sex, "kind": kind}
        if state.people_of(state.seat, type) == 0:
            return Reason("kind-not-held", args, "5")
        before = used(state, type // len(box.kinds))
        if doubled and before != NONE:
            return Reason("sex-used", {"sex": sex}, "5")
        if not doubled and before == NONE:
            return Reason("sex-unused", {"sex": sex}, "8D")
        if not doubled and before == type % len(box.kinds):
            return Reason("same-kind", args, "8D")
        return Reason("use-impossible", args, "5A")

    def things(self, state: BoraBoraState, move: int) -> list[str]:
        box = state.box
        if move < box.at_double:
            return [use_thing(box, move - box.at_use)]
        return [use_thing(box, move - box.at_double), "double"]

    def marks(self, state: BoraBoraState) -> list[Mark]:
        return strength_marks(state)

    def play(self, state: BoraBoraState, move: int, dealer: Dealer, tell: Tell | None) -> None:
        box = state.box
        doubled = move >= box.at_double
        use(state, move - (box.at_double if doubled else box.at_use), doubled, dealer, tell)


USE_WITH_GREEN: Final = UseWithGreen("green")


def ask_people(state: BoraBoraState, dealer: Dealer, tell: Tell | None) -> None:
    """Asks as long as there are people to use, or the green god could help as far as everybody knows."""
    state.clear_doing()
    green = not state.green_used[state.seat] and could_invoke(state, state.seat, state.box.green) and anything_with_green(state)
    if green or anything_usable(state):
        state.ask = USE_PEOPLE.number
        return
    if tell is not None and used(state, 0) == NONE and used(state, 1) == NONE:
        tell(Event("nothing-to-use", {"seat": state.seat}))
    flow.next_in_phase_b(state, dealer, tell)


def use(state: BoraBoraState, type: int, doubled: bool, dealer: Dealer, tell: Tell | None) -> None:
    """Uses all people of one sex and kind together."""
    box = state.box
    seat = state.seat
    kind = type % len(box.kinds)
    value = strength(state, seat, type, doubled)
    if type < len(box.kinds):
        state.man_used[seat] = kind
    else:
        state.woman_used[seat] = kind
    state.green = False
    if tell is not None:
        sex, name = box.sex_and_kind(type)
        args = {"seat": seat, "sex": sex, "kind": name, "count": state.people_of(seat, type), "value": value}
        tell(Event("doubled" if doubled else "used", args))
    effects.carry_out(state, kind, value, dealer, tell)


def use_thing(box: BoraBoraBox, type: int) -> str:
    sex, kind = box.sex_and_kind(type)
    return f"use-{sex}-{kind}"


def strength_marks(state: BoraBoraState) -> list[Mark]:
    """How much the people of each type are worth together."""
    box = state.box
    found: list[Mark] = []
    for type in range(box.types):
        count = state.people_of(state.seat, type)
        if count:
            sex, kind = box.sex_and_kind(type)
            args = {"sex": sex, "kind": kind, "count": count, "value": strength(state, state.seat, type, False)}
            found.append(Mark(use_thing(box, type), "use", args))
    return found


# Who can be used


def strength(state: BoraBoraState, seat: int, type: int, doubled: bool) -> int:
    """The combined strength of all people of one type; doubled by the green god, but never above the maximum."""
    box = state.box
    kind = type % len(box.kinds)
    value = state.people_of(seat, type) * box.unit[kind]
    if box.cap[kind]:
        value = min(value, box.cap[kind])
    if doubled:
        value *= 2
        if box.cap[kind]:
            value = min(value, box.cap[kind])
    return value


def can_use(state: BoraBoraState, seat: int, type: int, doubled: bool) -> bool:
    """Whether a seat has such people, and at least part of what they do is possible."""
    value = strength(state, seat, type, doubled)
    if value == 0:
        return False
    box = state.box
    kind = type % len(box.kinds)
    effect = box.effect[kind]
    if effect == kinds.SETTLE:
        return settling.cheapest(state, seat, box.effect_by[kind]) <= value
    if effect == kinds.PERSON:
        return people.cheapest(state, box.effect_by[kind]) <= value and people.free_space(state, seat) != NONE
    if effect == kinds.BUILD:
        return building.cheapest(state, seat) <= value
    if effect == kinds.HUT:
        return huts.can_move_hut(state, seat)
    if effect == kinds.CARD:
        return cards.to_be_had(state)
    if effect == kinds.STATUS:
        return state.steps[seat] + 1 < len(box.status_points)
    return True


def used(state: BoraBoraState, sex: int) -> int:
    """The kind of this sex that the seat that is asked has used in this phase B; NONE if there is none."""
    return state.man_used[state.seat] if sex == 0 else state.woman_used[state.seat]


def usable(state: BoraBoraState, type: int) -> bool:
    """Whether the seat that is asked may use this type unaided."""
    return used(state, type // len(state.box.kinds)) == NONE and can_use(state, state.seat, type, False)


def usable_with_green(state: BoraBoraState, type: int, doubled: bool) -> bool:
    """8D. Doubled if no kind of that sex has been used yet; or a second, different kind of a sex that has."""
    box = state.box
    before = used(state, type // len(box.kinds))
    if doubled:
        return before == NONE and can_use(state, state.seat, type, True)
    return before not in (NONE, type % len(box.kinds)) and can_use(state, state.seat, type, False)


def anything_with_green(state: BoraBoraState) -> bool:
    for type in range(state.box.types):
        if usable_with_green(state, type, True) or usable_with_green(state, type, False):
            return True
    return False


def anything_usable(state: BoraBoraState) -> bool:
    for type in range(state.box.types):
        if usable(state, type):
            return True
    return False
