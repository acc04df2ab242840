"""The texts of the moves of Zanzibar, both ways; where each kind of move begins stands in the box."""

from archipel.engine.phrase import Reason, Refused
from archipel.games.zanzibar.edition import ZanzibarBox


def space(box: ZanzibarBox) -> int:
    return box.keep + 1


def no_such_move(box: ZanzibarBox, move: int) -> Reason:
    return Reason("no-such-move", {"value": move, "high": box.keep})


def text(box: ZanzibarBox, move: int) -> str:
    """`take 3`, `place mkoto`, `go 3 mkoto`, `push mkoto`, `chase mkoto`, `end`, `score pepper`, `skip`, `discard pepper`, `keep`."""
    if not 0 <= move <= box.keep:
        raise Refused(no_such_move(box, move))
    places = len(box.places)
    if move < box.first_place:
        return f"take {box.numbers[move]}"
    if move < box.first_go:
        return "place " + box.places[move - box.first_place]
    if move < box.first_push:
        step = move - box.first_go
        return f"go {box.numbers[step // places]} {box.places[step % places]}"
    if move < box.first_chase:
        return "push " + box.places[move - box.first_push]
    if move < box.end:
        return "chase " + box.places[move - box.first_chase]
    if move < box.skip:
        return "end" if move == box.end else "score " + box.objectives[move - box.first_score]
    if move < box.keep:
        return "skip" if move == box.skip else "discard " + box.objectives[move - box.first_discard]
    return "keep"


def parse(box: ZanzibarBox, said: str) -> int:
    """The move of a text, legal or not."""
    words = said.split()
    verb = words[0] if words else ""
    if verb == "take" and len(words) == 2:
        return merchant(box, words[1])
    if verb == "go" and len(words) == 3:
        return box.first_go + merchant(box, words[1]) * len(box.places) + among(words[2], box.places, "no-such-place")
    if verb in ("place", "push", "chase") and len(words) == 2:
        first = {"place": box.first_place, "push": box.first_push, "chase": box.first_chase}[verb]
        return first + among(words[1], box.places, "no-such-place")
    if verb in ("score", "discard") and len(words) == 2:
        return (box.first_score if verb == "score" else box.first_discard) + among(words[1], box.objectives, "no-such-objective")
    if len(words) == 1 and verb in ("end", "skip", "keep"):
        return {"end": box.end, "skip": box.skip, "keep": box.keep}[verb]
    raise Refused(Reason("no-such-text", {"value": said}))


def merchant(box: ZanzibarBox, number: str) -> int:
    return among(number, [str(known) for known in box.numbers], "no-such-merchant")


def among(id: str, ids: list[str], key: str) -> int:
    if id not in ids:
        raise Refused(Reason(key, {"value": id, "allowed": ", ".join(ids)}))
    return ids.index(id)
