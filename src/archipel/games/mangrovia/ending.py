"""Phase 3 (6), and the end of the game told line by line (7, 8)."""

from archipel.engine.dealer import Dealer
from archipel.engine.decision import Tell
from archipel.engine.phrase import EVERYBODY, NOBODY, Data, Event
from archipel.games.mangrovia import scoring
from archipel.games.mangrovia.cards import fill_displays
from archipel.games.mangrovia.state import BLOCKED, FREE, NOTHING, MangroviaState

# 6. Preparing the next round


def next_round(state: MangroviaState, dealer: Dealer, tell: Tell | None) -> None:
    pass_talisman(state, tell)
    for site in range(len(state.bowls)):
        if state.bowls[site] != BLOCKED:
            state.bowls[site] = FREE
    state.placed = 0
    state.landing = 0
    state.step = 0
    state.round += 1
    fill_displays(state, dealer, tell)


def pass_talisman(state: MangroviaState, tell: Tell | None) -> None:
    """To whoever has a bowl on the top site; if nobody has, to the right-hand neighbour, and the birds move to the other landscapes."""
    box = state.box
    owner = state.bowls[box.top]
    if owner >= 0:
        state.starter = owner
        if tell is not None:
            tell(Event("talisman-top", {"seat": owner}))
        return
    state.starter = (state.starter - 1) % state.seats
    state.birds ^= box.rock
    if tell is not None:
        first, second = box.landscapes_of(state.birds)
        tell(Event("talisman-right", {"seat": state.starter}))
        tell(Event("birds-moved", {"seat": state.starter, "first": first, "second": second}))


# 7 and 8. The end


def end(state: MangroviaState, dealer: Dealer, tell: Tell | None) -> None:
    """Everything public is scored first; then the amulets are revealed."""
    state.over = True
    state.ask = NOTHING
    state.seat = NOBODY
    if tell is not None:
        if not state.ending:
            tell(Event("rounds-over", {"rounds": state.round}))
        tell_paths(state, tell)
        tell_areas(state, tell)
    dealer.reveal(EVERYBODY)
    if tell is not None:
        tell_amulets(state, tell)
        tell_winners(state, tell)


def tell_paths(state: MangroviaState, tell: Tell) -> None:
    box = state.box
    for path, id in enumerate(box.paths):
        tell_standing(state, "path", scoring.path_standing(state, path), box.path_points[path], {"path": id}, tell)


def tell_standing(state: MangroviaState, what: str, standing: scoring.Standing, points: list[int], about: Data, tell: Tell) -> None:
    """First and second place, whoever has them."""
    for place in (1, 2):
        if place not in standing.places:
            return
        who = standing.places.index(place)
        args: Data = {**about, "huts": standing.huts[who], "place": place, "because": standing.because[who]}
        if who == state.seats:
            tell(Event(what + "-neutral", args))
        else:
            tell(Event(what + ("-first" if place == 1 else "-second"), {**args, "seat": who, "points": points[place - 1]}))


def tell_areas(state: MangroviaState, tell: Tell) -> None:
    huts = scoring.stone_huts(state)
    points = scoring.stone_points(state)
    for seat in range(state.seats):
        if huts[seat]:
            tell(Event("stone-scored", {"seat": seat, "huts": huts[seat], "all": sum(huts), "points": points[seat]}))
    tell_standing(state, "pole", scoring.pole_standing(state), state.box.pole_points, {}, tell)


def tell_amulets(state: MangroviaState, tell: Tell) -> None:
    for seat in range(state.seats):
        values = scoring.amulet_values(state, seat)
        if values:
            tell(Event("amulets-scored", {"seat": seat, "amulets": values, "held": len(values), "points": sum(values)}))


def tell_winners(state: MangroviaState, tell: Tell) -> None:
    places = scoring.ranking(state)
    totals = scoring.scores(state)
    best = max(totals)
    for seat in range(state.seats):
        if places[seat] == 1:
            key = "shares" if places.count(1) > 1 else "wins" if totals.count(best) == 1 else "wins-amulets"
            tell(Event(key, {"seat": seat, "points": best}))
