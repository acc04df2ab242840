"""What a net is told of a table of Bora Bora: what is asked, and how far the round is."""

from typing import Final

from archipel.engine.features import Group
from archipel.games.borabora import status
from archipel.games.borabora.edition import ACTIONS, MOST_SEATS, NONE, BoraBoraBox
from archipel.games.borabora.rules import DECISIONS
from archipel.games.borabora.state import OVER, PHASE_B, BoraBoraState

QUESTIONS: Final = len(DECISIONS) - 1
"""The last one is that the game is over."""


def groups(box: BoraBoraBox) -> list[Group]:
    return [
        Group("round", box.rounds),
        Group("phase: set-up, A, B, C, the end", OVER),
        Group("question", QUESTIONS),
        Group("seat that is asked", MOST_SEATS),
        Group("seats that come later in this phase, or are asked", MOST_SEATS),
        Group("seats by place in the turn order, the first highest", MOST_SEATS, 4),
        Group("seats by place in the next turn order, if the status stays as it is, the first highest", MOST_SEATS, 4),
        Group("value of the die or the people under way: at least 1, 2, …", box.sides),
        Group("points of the die or things left to take", 1, 6),
        Group("action under way", len(ACTIONS)),
        Group("fish of the region just settled", 1, 6),
        Group("material of the region just settled", len(box.materials)),
        Group("material to be laid", len(box.materials)),
        Group("building to be placed", len(box.buildings)),
        Group("blue, white and green god invoked, and yellow", 4),
    ]


def add(row: list[int], state: BoraBoraState, seat: int) -> None:
    box = state.box
    seats = state.seats
    at = len(row)
    row += [0] * (box.rounds + OVER + QUESTIONS)
    row[at + state.round - 1] = 1
    at += box.rounds
    if not state.over:
        row[at + state.phase] = 1
        row[at + OVER + state.ask] = 1
    at = len(row)
    row += [0] * (4 * MOST_SEATS)
    if state.seat >= 0:
        row[at + (state.seat - seat) % seats] = 1
    later = state.phase >= PHASE_B
    for place in range(seats):
        turned = (state.order[place] - seat) % seats
        if later and place >= state.turn:
            row[at + MOST_SEATS + turned] = 1
        row[at + 2 * MOST_SEATS + turned] = MOST_SEATS - place
    ahead = status.ahead(state)
    for place in range(seats):
        row[at + 3 * MOST_SEATS + (ahead[place] - seat) % seats] = MOST_SEATS - place
    for value in range(1, box.sides + 1):
        row.append(1 if state.value >= value else 0)
    row.append(state.left)
    for action in range(len(ACTIONS)):
        row.append(state.by >> action & 1)
    at = len(row)
    row += [0] * (1 + 2 * len(box.materials) + len(box.buildings))
    if state.region != NONE:
        row[at] = box.fish_value[state.fish[state.region]]
        row[at + 1 + box.material_of[state.region]] = 1
    at += 1 + len(box.materials)
    if state.material != NONE:
        row[at + state.material] = 1
    if state.building != NONE:
        row[at + len(box.materials) + state.building] = 1
    row.append(1 if state.blue else 0)
    row.append(1 if state.white else 0)
    row.append(1 if state.green else 0)
    row.append(1 if state.helped else 0)
