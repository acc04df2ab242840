"""What is asked in Zanzibar, and the notes for whoever is asked: where each merchant can go, and what the objectives in hand are worth."""

from archipel.engine.phrase import Data, Mark, Phrase
from archipel.games.zanzibar import moves
from archipel.games.zanzibar.movement import back_at_start, can_step, may_begin, steps_left
from archipel.games.zanzibar.reach import Way, reach
from archipel.games.zanzibar.state import DISCARD, MOVE, NONE, OPENING, OVER, PLACE, PUSH, SCORE, Island, cards


def decision(table: Island) -> Phrase:
    box = table.isle
    args: Data = {"seat": table.seat}
    if table.phase == OVER:
        return Phrase("over", {})
    if table.phase == PLACE:
        args["left"] = len(table.unplaced(table.seat))
        if table.walker == NONE:
            return Phrase("take", args)
        return Phrase("place", {**args, "merchant": box.numbers[table.walker % box.sizes], "thing": box.merchants[table.walker]})
    if table.phase in (OPENING, DISCARD):
        args["owed"] = table.owed(table.seat)
        args["moment"] = "opening" if table.phase == OPENING else "turn"
        return Phrase("discard", args)
    if table.phase == SCORE:
        may = min(box.objectives_a_turn - table.scored_now, table.limit - len(table.scored[table.seat]))
        args["left"] = min(may, len(cards(table.hands[table.seat])))
        return Phrase("score", args)
    more = min(box.merchants_a_turn, len(table.crew)) - len(table.moved)
    if table.walker == NONE:
        return Phrase("move", {**args, "moved": len(table.moved), "left": more})
    args["merchant"] = box.numbers[table.walker % box.sizes]
    args["thing"] = box.merchants[table.walker]
    if table.phase == MOVE:
        args["place"] = box.places[table.at[table.walker]]
        return Phrase("step", {**args, "left": table.left, "back": "yes" if back_at_start(table) else "no", "more": more})
    other = table.on[table.entering]
    args["other"] = box.numbers[other % box.sizes]
    args["pushed"] = box.merchants[other]
    args["place"] = box.places[table.entering]
    args["from"] = box.places[table.at[table.walker]]
    return Phrase("push" if table.phase == PUSH else "chase", args)


def marks(table: Island) -> list[Mark]:
    if table.over or table.phase == PLACE:
        return []
    box = table.isle
    found: list[Mark] = []
    if table.phase == MOVE:
        first = table.seat * box.sizes
        found += [mark(table, first + rank) for rank in table.crew if first + rank == table.walker or may_begin(table, rank)]
    for objective in cards(table.hands[table.seat]):
        count = table.in_place(table.seat, objective)
        args: Data = {"objective": box.objectives[objective], "count": count, "points": box.points[objective][count]}
        found.append(Mark(box.objectives[objective], "worth", args))
    return found


def mark(table: Island, merchant: int) -> Mark:
    """Where one merchant can end its move."""
    box = table.isle
    args: Data = {"merchant": box.numbers[merchant % box.sizes], "place": box.places[table.at[merchant]]}
    if not can_step(table, merchant):
        return Mark(box.merchants[merchant], "barred", args)
    found = reach(table, merchant)
    args["left"] = steps_left(table, merchant)
    args["count"] = len(found.ways)
    args["complete"] = "yes" if found.complete else "no"
    args["ways"] = {box.places[place]: shown(table, found.ways[place]) for place in sorted(found.ways)}
    return Mark(box.merchants[merchant], "reach", args)


def shown(table: Island, way: Way) -> Data:
    box = table.isle
    return {
        "steps": way.steps,
        "moves": [moves.text(box, move) for move in way.moves],
        "pushes": [box.merchants[other] for other in way.pushed],
    }
