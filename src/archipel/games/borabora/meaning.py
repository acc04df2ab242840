"""What somebody who touches things of Bora Bora may have in mind, to be told why it is not possible: see `State.meant`."""

from typing import Final

from archipel.games.borabora.building import COVER_SPACES
from archipel.games.borabora.dice import values_left
from archipel.games.borabora.edition import SEXES
from archipel.games.borabora.huts import HUTS, SPACES
from archipel.games.borabora.state import EMPTY, BoraBoraState

VERBS: Final = {"temple": "priest", "building": "build", "card": "card", "jewel": "buy"}
"""Things that mean a move by themselves: the word before their id in its text."""


def meant(state: BoraBoraState, things: list[str]) -> int | None:
    return state.box.numbers.get(wording(state, things[-1], things[:-1])) if things else None


def wording(state: BoraBoraState, touched: str, chosen: list[str]) -> str:
    """The text of the move that is meant; of no move if there is none."""
    kind, _, of = touched.partition("-")
    if touched in state.box.regions or kind in SEXES:
        return placement(state, touched, chosen)
    if touched in (HUTS, SPACES) or touched in state.box.spaces:
        return own_space(state, touched, chosen)
    if kind in VERBS:
        return f"{VERBS[kind]} {of}"
    if kind == "tile":
        return f"{named(chosen, 'die') or highest_die(state)} {of}"
    if kind == "die":
        return f"{of} {named(chosen, 'tile')}"
    if kind in ("god", "hand"):
        return invocation(touched, chosen)
    if kind == "ceremony":
        return ceremony(state, of, chosen)
    if kind == "task":
        return task(state, of, chosen)
    if kind == "use":
        return f"{'double' if 'double' in chosen else 'use'} {of.replace('-', ' ')}"
    if touched in ("fulfil", "drop"):
        return f"{touched} {named(chosen, 'task')}"
    if touched == "double":
        return f"double {named(chosen, 'use').replace('-', ' ')}"
    if touched == "pile":
        return "card pile"
    return of if kind == "material" else touched


def named(things: list[str], kind: str) -> str:
    """What follows the kind in the id of the first thing of that kind; nothing if there is none."""
    for thing in things:
        if thing.startswith(kind + "-"):
            return thing.removeprefix(kind + "-")
    return ""


def highest_die(state: BoraBoraState) -> int:
    return max(1, values_left(state).bit_length() - 1)


def placement(state: BoraBoraState, thing: str, others: list[str]) -> str:
    """A region is settled, or somebody is taken from under the dice; the last space is used if it is among the other things."""
    box = state.box
    text = f"settle {thing}" if thing in box.regions else thing.replace("-", " ")
    return f"{text} last" if box.spaces[box.last] in others else text


def own_space(state: BoraBoraState, touched: str, chosen: list[str]) -> str:
    """A space of the player board belongs to the region or the person that is chosen; else a hut is moved, or somebody is shifted."""
    box = state.box
    for thing in chosen:
        if thing in box.regions or thing.startswith(tuple(f"{sex}-" for sex in SEXES)):
            return placement(state, thing, [touched])
    if touched == HUTS:
        return "hut"
    held = state.spaces[state.seat * len(box.spaces) + box.spaces.index(touched)] if touched in box.spaces else EMPTY
    if held <= EMPTY:
        return ""
    sex, kind = box.sex_and_kind((held - 1) % box.types)
    return f"shift {sex} {kind}"


def invocation(touched: str, chosen: list[str]) -> str:
    """A god and what it is paid for with, in any order; a card alone calls its own god, a god alone is called by its own card."""
    things = [touched, *chosen]
    paid = named(things, "hand")
    god = next((id for id in (named([thing], "god") for thing in things) if id not in ("", "tile")), paid)
    if touched == "god-tile" or ("god-tile" in chosen and touched.startswith("god-")):
        return f"{god} tile"
    return f"{god} card" if paid in ("", god) else f"{god} pair {paid}"


def ceremony(state: BoraBoraState, space: str, chosen: list[str]) -> str:
    """Two spaces are covered, one is laid on."""
    if state.asked() is not COVER_SPACES:
        return f"on {space}"
    return " ".join(state.in_order(["cover", named(chosen, "ceremony"), space]))


def task(state: BoraBoraState, id: str, chosen: list[str]) -> str:
    if any(task >= 0 and state.box.tasks[task] == id for task in state.offered):
        return f"pick {id}"
    return f"{'drop' if 'drop' in chosen else 'fulfil'} {id}"
