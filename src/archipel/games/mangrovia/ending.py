"""Phase 3 (6), and the end of the game told line by line (7, 8)."""

from archipel.engine.dealer import Dealer
from archipel.engine.decision import Tell
from archipel.engine.phrase import EVERYBODY, NOBODY, Data, Event
from archipel.games.mangrovia import scoring
from archipel.games.mangrovia.cards import fill_displays
from archipel.games.mangrovia.state import BLOCKED, FREE, NOTHING, Island

# 6. Preparing the next round


def next_round(table: Island, dealer: Dealer, tell: Tell | None) -> None:
    pass_talisman(table, tell)
    for site in range(len(table.bowls)):
        if table.bowls[site] != BLOCKED:
            table.bowls[site] = FREE
    table.placed = 0
    table.landing = 0
    table.step = 0
    table.round += 1
    fill_displays(table, dealer, tell)


def pass_talisman(table: Island, tell: Tell | None) -> None:
    """To whoever has a bowl at the top site; if nobody has, to the right-hand neighbour, and the birds move to the other landscapes."""
    box = table.island
    owner = table.bowls[box.top]
    if owner >= 0:
        table.starter = owner
        if tell is not None:
            tell(Event("talisman-top", {"seat": owner}))
        return
    table.starter = (table.starter - 1) % table.seats
    table.birds ^= box.rock
    if tell is not None:
        first, second = box.landscapes_of(table.birds)
        tell(Event("talisman-right", {"seat": table.starter}))
        tell(Event("birds-moved", {"seat": table.starter, "first": first, "second": second}))


# 7 and 8. The end


def end(table: Island, dealer: Dealer, tell: Tell | None) -> None:
    """Everything open is scored first; then the amulets are shown."""
    table.over = True
    table.ask = NOTHING
    table.seat = NOBODY
    if tell is not None:
        if not table.ending:
            tell(Event("rounds-over", {"rounds": table.round}))
        tell_paths(table, tell)
        tell_areas(table, tell)
    dealer.reveal(EVERYBODY)
    if tell is not None:
        tell_amulets(table, tell)
        tell_winners(table, tell)


def tell_paths(table: Island, tell: Tell) -> None:
    box = table.island
    for path, id in enumerate(box.paths):
        tell_standing(table, "path", scoring.path_standing(table, path), box.path_points[path], {"path": id}, tell)


def tell_standing(table: Island, what: str, standing: scoring.Standing, points: list[int], about: Data, tell: Tell) -> None:
    """First and second place, whoever has them."""
    for place in (1, 2):
        if place not in standing.places:
            return
        who = standing.places.index(place)
        args: Data = {**about, "huts": standing.huts[who], "place": place, "because": standing.because[who]}
        if who == table.seats:
            tell(Event(what + "-neutral", args))
        else:
            tell(Event(what + ("-first" if place == 1 else "-second"), {**args, "seat": who, "points": points[place - 1]}))


def tell_areas(table: Island, tell: Tell) -> None:
    huts = scoring.stone_huts(table)
    points = scoring.stone_points(table)
    for seat in range(table.seats):
        if huts[seat]:
            tell(Event("stone-scored", {"seat": seat, "huts": huts[seat], "all": sum(huts), "points": points[seat]}))
    tell_standing(table, "pole", scoring.pole_standing(table), table.island.pole_points, {}, tell)


def tell_amulets(table: Island, tell: Tell) -> None:
    for seat in range(table.seats):
        values = scoring.amulet_values(table, seat)
        if values:
            tell(Event("amulets-scored", {"seat": seat, "amulets": values, "points": sum(values)}))


def tell_winners(table: Island, tell: Tell) -> None:
    places = scoring.ranking(table)
    totals = scoring.scores(table)
    best = max(totals)
    for seat in range(table.seats):
        if places[seat] == 1:
            key = "shares" if places.count(1) > 1 else "wins" if totals.count(best) == 1 else "wins-amulets"
            tell(Event(key, {"seat": seat, "points": best}))
