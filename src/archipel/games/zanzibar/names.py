"""What the moves of Zanzibar are called where they are listed."""

from archipel.engine.phrase import Data, Phrase
from archipel.games.zanzibar.edition import HUT, NO_GOOD, ZanzibarBox
from archipel.games.zanzibar.state import ZanzibarState


def called(state: ZanzibarState, move: int) -> Phrase:
    """Names any move, legal or not; in the order in which the box numbers them."""
    box = state.box
    if move < box.first_place:
        return Phrase("take", {"merchant": box.merchant_numbers[move]})
    if move < box.first_go:
        return Phrase("place", about(box, move - box.first_place))
    if move < box.first_push:
        step = move - box.first_go
        number = box.merchant_numbers[step // len(box.places)]
        return Phrase("go", {"merchant": number, **about(box, step % len(box.places))})
    if move < box.first_chase:
        return Phrase("push", about(box, move - box.first_push))
    if move < box.end:
        return Phrase("chase", about(box, move - box.first_chase))
    if move == box.end:
        return Phrase("end", {})
    if move < box.skip:
        return Phrase("score", {"objective": box.objectives[move - box.first_score]})
    if move == box.skip:
        return Phrase("skip", {"scored": state.scored_now})
    if move < box.keep:
        return Phrase("discard", {"objective": box.objectives[move - box.first_discard]})
    return Phrase("keep", {})


def about(box: ZanzibarBox, place: int) -> Data:
    """A place, with its province and what it offers: a spice, `hut` for a neutral village, `sea` at sea."""
    province, good = box.province_at[place], box.good_at[place]
    offers = box.spices[good] if good != NO_GOOD else "sea" if province == box.sea else HUT
    return {"place": box.places[place], "good": offers, "province": box.provinces[province]}
