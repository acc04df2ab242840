"""Men and women: taking one from the board (4B), and shifting one down (4C)."""

from typing import Final

from archipel.engine.dealer import Dealer
from archipel.engine.decision import Tell
from archipel.engine.phrase import Data, Event, Mark, Reason
from archipel.games.borabora import flow, status
from archipel.games.borabora.asking import Question
from archipel.games.borabora.edition import BY_SEX, FAR, NONE, OF_SEX, SEXES
from archipel.games.borabora.huts import SPACES
from archipel.games.borabora.state import EMPTY, BoraBoraState
from archipel.games.borabora.supply import gain_shells

# 4B. Taking a person


class TakePerson(Question):
    """4B. Which person to take from under the dice, up to the value of the die, and to which space if there is a choice."""

    def args(self, state: BoraBoraState) -> Data:
        return {"seat": state.seat, "value": state.value, "sex": OF_SEX[state.by]}

    def moves(self, state: BoraBoraState) -> list[int]:
        found = [state.box.at_person + offered for offered in range(len(state.offer)) if may_take(state, offered)]
        if space_choice(state, state.seat):
            found += [move + len(state.offer) for move in found]
        return found

    def impossible(self, state: BoraBoraState, move: int) -> Reason | None:
        box = state.box
        if not box.at_person <= move < box.at_shift:
            return None
        offered = (move - box.at_person) % len(state.offer)
        sex, place = offered // box.people_shown, offered % box.people_shown + 1
        if not state.by & BY_SEX[sex]:
            return Reason("other-sex", {"sex": OF_SEX[state.by]}, "4B")
        if place > state.value:
            return Reason("place-too-high", {"place": place, "value": state.value}, "4B")
        if state.offer[offered] == NONE:
            return Reason("nobody-there", {"sex": SEXES[sex], "place": place}, "4B")
        return Reason("last-not-free", {}, "4B")

    def things(self, state: BoraBoraState, move: int) -> list[str]:
        box = state.box
        number = move - box.at_person
        offered = number % len(state.offer)
        person = f"{SEXES[offered // box.people_shown]}-{offered % box.people_shown + 1}"
        if not space_choice(state, state.seat):
            return [person]
        return [person, SPACES if number < len(state.offer) else box.spaces[box.last]]

    def marks(self, state: BoraBoraState) -> list[Mark]:
        """What each person does, and what the left side shows."""
        box = state.box
        found: list[Mark] = []
        for offered in range(len(state.offer)):
            if may_take(state, offered):
                sex, place = offered // box.people_shown, offered % box.people_shown
                kind = state.offer[offered]
                args = {"sex": SEXES[sex], "kind": box.kinds[kind], "value": box.left_value[sex * len(box.kinds) + kind]}
                found.append(Mark(f"{SEXES[sex]}-{place + 1}", "person", args))
        return found

    def play(self, state: BoraBoraState, move: int, dealer: Dealer, tell: Tell | None) -> None:
        number = move - state.box.at_person
        take(state, number % len(state.offer), number >= len(state.offer), tell)
        flow.action_done(state, dealer, tell)


TAKE_PERSON: Final = TakePerson("person")


def may_take(state: BoraBoraState, offered: int) -> bool:
    shown = state.box.people_shown
    return state.offer[offered] != NONE and offered % shown < state.value and state.by & BY_SEX[offered // shown] != 0


def free_space(state: BoraBoraState, seat: int) -> int:
    """The first empty space other than the last, else the last if it is empty; NONE if all are taken."""
    box = state.box
    first = seat * len(box.spaces)
    for space in range(len(box.spaces)):
        if space != box.last and state.spaces[first + space] == EMPTY:
            return space
    return box.last if state.spaces[first + box.last] == EMPTY else NONE


def space_choice(state: BoraBoraState, seat: int) -> bool:
    """Whether there is a choice between putting a person on the last space and on another."""
    box = state.box
    return state.spaces[seat * len(box.spaces) + box.last] == EMPTY and free_space(state, seat) != box.last


def cheapest(state: BoraBoraState, by: int) -> int:
    """The lowest die with a person of these sexes under it."""
    shown = state.box.people_shown
    for place in range(shown):
        for sex in range(len(SEXES)):
            if by & BY_SEX[sex] and state.offer[sex * shown + place] != NONE:
                return place + 1
    return FAR


def take(state: BoraBoraState, offered: int, last: bool, tell: Tell | None) -> None:
    """Puts a person from the board on a free space; nothing else happens."""
    box = state.box
    seat = state.seat
    sex = offered // box.people_shown
    kind = state.offer[offered]
    state.offer[offered] = NONE
    space = box.last if last else free_space(state, seat)
    state.spaces[seat * len(box.spaces) + space] = 1 + sex * len(box.kinds) + kind
    if tell is not None:
        place = offered % box.people_shown + 1
        tell(Event("person-taken", {"seat": seat, "sex": SEXES[sex], "kind": box.kinds[kind], "place": place, "space": box.spaces[space]}))


# 4C. Shifting


def unshifted(state: BoraBoraState, seat: int, type: int) -> int:
    """The first space with a person of this type that is not yet shifted; NONE if there is none."""
    box = state.box
    first = seat * len(box.spaces)
    for space in range(len(box.spaces)):
        if state.spaces[first + space] == 1 + type:
            return space
    return NONE


def shift(state: BoraBoraState, type: int, tell: Tell | None) -> None:
    """A man brings status, a woman shells: as many as the left side shows."""
    box = state.box
    seat = state.seat
    space = unshifted(state, seat, type)
    state.spaces[seat * len(box.spaces) + space] += box.types
    sex = type // len(box.kinds)
    if tell is not None:
        kind = box.kinds[type % len(box.kinds)]
        tell(Event("person-shifted", {"seat": seat, "sex": SEXES[sex], "kind": kind, "space": box.spaces[space]}))
    if sex == 0:
        status.climb(state, seat, box.left_value[type], tell)
    else:
        gain_shells(state, seat, box.left_value[type], tell)
