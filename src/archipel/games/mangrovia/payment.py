"""Paying for a hut (5A to 5D): landscape cards, and the exact price. Where there is no choice, the piece is laid down without asking."""

from typing import Final, TypedDict

from archipel.engine.dealer import Dealer
from archipel.engine.decision import Tell
from archipel.engine.phrase import SPECTATOR, Data, Reason
from archipel.games.mangrovia import purses
from archipel.games.mangrovia.asking import Question
from archipel.games.mangrovia.cards import renew
from archipel.games.mangrovia.edition import COMMON, LANDSCAPES, STARTING, VALUABLES, MangroviaBox
from archipel.games.mangrovia.huts import finish
from archipel.games.mangrovia.state import CARD, PAY, MangroviaState


class GiveCard(Question):
    """5D. Which landscape card to give, if cards of both of the space's landscapes will do."""

    def args(self, state: MangroviaState) -> Data:
        return {"seat": state.seat, "space": state.box.spaces[state.plot], "huts": state.huts, "number": len(state.given) + 1}

    def covers(self, box: MangroviaBox, move: int) -> bool:
        return box.at_card <= move < box.at_pay

    def moves(self, state: MangroviaState) -> list[int]:
        return [state.box.at_card + land for land in open_cards(state)]

    def something_else(self, state: MangroviaState, move: int) -> Reason:
        return Reason("card-first", {"space": state.box.spaces[state.plot]}, "5D")

    def forbidden(self, state: MangroviaState, move: int) -> Reason:
        box = state.box
        args: Data = {"landscape": box.landscapes[move - box.at_card], "space": box.spaces[state.plot]}
        return Reason("card-other-landscape", args, "5D")

    def discloses(self, state: MangroviaState, move: int) -> bool:
        return True

    def things(self, state: MangroviaState, move: int) -> list[str]:
        box = state.box
        return [box.in_hand(box.first[LANDSCAPES] + move - box.at_card)]

    def play(self, state: MangroviaState, move: int, dealer: Dealer, tell: Tell | None) -> None:
        give(state, move - state.box.at_card)
        proceed(state, dealer, tell)


class PayPiece(Question):
    """5A. Which piece of the price to lay down next."""

    def args(self, state: MangroviaState) -> Data:
        box = state.box
        return {
            "seat": state.seat, "space": box.spaces[state.plot], "huts": state.huts, "price": box.costs[state.plot] * state.huts,
            "left": state.left, "currency": purses.CURRENCIES[box.currencies[state.plot]],
        }  # fmt: skip

    def covers(self, box: MangroviaBox, move: int) -> bool:
        return box.at_pay <= move < box.at_return

    def moves(self, state: MangroviaState) -> list[int]:
        moves = state.box.purses[state.box.currencies[state.plot]].moves
        return sorted([moves[piece] for piece in open_pieces(state)])

    def something_else(self, state: MangroviaState, move: int) -> Reason:
        box = state.box
        args: Data = {
            "space": box.spaces[state.plot],
            "left": state.left,
            "currency": purses.CURRENCIES[box.currencies[state.plot]],
        }
        return Reason("pay-first", args, "5A")

    def forbidden(self, state: MangroviaState, move: int) -> Reason:
        box = state.box
        currency = box.currencies[state.plot]
        purse = box.purses[currency]
        if move not in purse.moves:
            return Reason("piece-other-currency", {"currency": purses.CURRENCIES[currency]}, "5A")
        piece = purse.moves.index(move)
        value = purse.values[piece]
        args: Data = {"value": value, "piece": purses.piece_name(box, currency, piece), "left": state.left}
        if purses.purse_of(state, state.seat, currency)[piece] == 0:
            return Reason("piece-not-held", args, "5A")
        if value > state.left:
            return Reason("piece-too-dear", args, "5A")
        if state.paid and piece < state.paid[-1]:
            return Reason("piece-order", args, "5A")
        args["left"] = state.left - value
        return Reason("rest-not-exact", args, "5A")

    def discloses(self, state: MangroviaState, move: int) -> bool:
        return True

    def things(self, state: MangroviaState, move: int) -> list[str]:
        currency = state.box.currencies[state.plot]
        return [thing_of(state.box, currency, state.box.purses[currency].moves.index(move))]

    def play(self, state: MangroviaState, move: int, dealer: Dealer, tell: Tell | None) -> None:
        lay_down(state, state.box.purses[state.box.currencies[state.plot]].moves.index(move))
        proceed(state, dealer, tell)


GIVING: Final = GiveCard("card")
PAYING: Final = PayPiece("pay")


def proceed(state: MangroviaState, dealer: Dealer, tell: Tell | None) -> None:
    """Continues the payment; once the hut stands, the step of the landing is done."""
    if continue_payment(state, dealer, tell):
        state.step += 1
        state.go_on(dealer, tell)


def begin(state: MangroviaState, space: int, huts: int, dealer: Dealer, tell: Tell | None) -> bool:
    """Begins to build, each of two huts separately (5B); returns whether the hut is paid for and stands."""
    state.plot = space
    state.huts = huts
    state.left = state.box.costs[space] * huts
    return continue_payment(state, dealer, tell)


def continue_payment(state: MangroviaState, dealer: Dealer, tell: Tell | None) -> bool:
    """Asks for the next card or piece where there is a choice; returns whether the hut is paid for and stands.

    What is laid down without a choice is thereby revealed to the others.
    """
    box = state.box
    shown = False
    while len(state.given) < state.huts:
        lands = open_cards(state)
        if len(lands) > 1:
            state.ask = CARD
            return False
        if not shown and len(box.lands[state.plot]) > 1:
            show_others(state, dealer)
            shown = True
        give(state, lands[0])
    while state.left > 0:
        pieces = open_pieces(state)
        if len(pieces) > 1:
            state.ask = PAY
            return False
        if not shown:
            show_others(state, dealer)
            shown = True
        lay_down(state, pieces[0])
    finish(state, tell)
    for stock in (VALUABLES, LANDSCAPES):
        renew(state, stock, tell)
    return True


def show_others(state: MangroviaState, dealer: Dealer) -> None:
    """All but the builder get to see what is paid, and that it could not have been anything else."""
    for seat in range(SPECTATOR, state.seats):
        if seat != state.seat:
            dealer.reveal(seat)


# 5, 5D. Landscape cards


def usable(state: MangroviaState, seat: int) -> int:
    """The landscapes on which a seat may build now: those with a bird, or all of them with the wild-card tile (9)."""
    box = state.box
    return box.rock if state.tiles[seat * len(box.tiles) + box.wild] > 0 else state.birds


def with_card(state: MangroviaState, seat: int) -> int:
    """The landscapes on which a seat may build now and of which it has a card."""
    box = state.box
    at = seat * box.kinds + box.first[LANDSCAPES]
    lands = usable(state, seat)
    for land in range(len(box.landscapes)):
        if state.held[at + land] == 0:
            lands &= ~(1 << land)
    return lands


def cards_for(state: MangroviaState, seat: int, space: int, lands: int) -> int:
    """How many of a seat's landscape cards fit a space, counting only these landscapes."""
    box = state.box
    at = seat * box.kinds + box.first[LANDSCAPES]
    count = 0
    for land in box.lands[space]:
        if lands >> land & 1:
            count += state.held[at + land]
    return count


def open_cards(state: MangroviaState) -> list[int]:
    """5D. The landscape cards that may be given next; always in the edition's order, so that no pair of cards is reached in two ways."""
    box = state.box
    at = state.seat * box.kinds + box.first[LANDSCAPES]
    lands = usable(state, state.seat)
    first = state.given[-1] if state.given else 0
    fitting = [land for land in box.lands[state.plot] if land >= first and lands >> land & 1]
    return open_lands(fitting, [state.held[at + land] for land in fitting], state.huts - len(state.given))


def open_lands(fitting: list[int], counts: list[int], needed: int) -> list[int]:
    """Of these landscapes, with `counts` cards each, those that may be given next if `needed` cards must come from there onwards."""
    found: list[int] = []
    for number in range(len(fitting)):
        if counts[number] > 0 and sum(counts[number:]) >= needed:
            found.append(fitting[number])
    return found


def give(state: MangroviaState, land: int) -> None:
    """Gives a landscape card; on a landscape without a bird that takes the wild-card tile (9), once per building."""
    box = state.box
    seat = state.seat
    kind = box.first[LANDSCAPES] + land
    state.held[seat * box.kinds + kind] -= 1
    state.forget(seat, kind)
    state.given.append(land)
    if not state.birds >> land & 1:
        state.wild = True


# 5A. The price


def open_pieces(state: MangroviaState) -> list[int]:
    """The pieces that may be laid down next."""
    currency = state.box.currencies[state.plot]
    first = state.paid[-1] if state.paid else 0
    return purses.open_pieces(state.box, currency, purses.purse_of(state, state.seat, currency), first, state.left)


class Payment(TypedDict):
    """A whole payment of what is left: what it consists of, and the moves that make it; pieces laid down without asking take none."""

    values: list[int]
    things: list[str]
    moves: list[str]


def payments(state: MangroviaState) -> list[Payment]:
    """Every way to pay what is left, each once, the dearest pieces first."""
    currency = state.box.currencies[state.plot]
    found: list[Payment] = []
    add_payments(state, purses.purse_of(state, state.seat, currency), state.paid[-1] if state.paid else 0, state.left, [], [], found)
    return found


def add_payments(
    state: MangroviaState, counts: list[int], first: int, left: int, laid: list[int], asked: list[int], found: list[Payment]
) -> None:
    """Appends every payment that begins with the pieces `laid`, for which the pieces `asked` were chosen."""
    box = state.box
    currency = box.currencies[state.plot]
    purse = box.purses[currency]
    if left == 0:
        found.append(
            {
                "values": [purse.values[piece] for piece in laid],
                "things": [thing_of(box, currency, piece) for piece in laid],
                "moves": [box.texts[purse.moves[piece]] for piece in asked],
            }
        )
        return
    pieces = purses.open_pieces(box, currency, counts, first, left)
    for piece in pieces:
        rest = counts[:]
        rest[piece] -= 1
        chosen = [*asked, piece] if len(pieces) > 1 else asked
        add_payments(state, rest, piece, left - purse.values[piece], [*laid, piece], chosen, found)


def thing_of(box: MangroviaBox, currency: int, piece: int) -> str:
    """The id of a piece in somebody's hand."""
    purse = box.purses[currency]
    number = purse.numbers[piece]
    if purse.sources[piece] == COMMON:
        return box.in_hand(number)
    return f"hand-starting-{box.starting[number]}" if purse.sources[piece] == STARTING else "tile-" + box.tiles[number]


def lay_down(state: MangroviaState, piece: int) -> None:
    """Lays down one piece of the price."""
    box = state.box
    seat = state.seat
    purse = box.purses[box.currencies[state.plot]]
    number = purse.numbers[piece]
    source = purse.sources[piece]
    if source == COMMON:
        state.held[seat * box.kinds + number] -= 1
        state.forget(seat, number)
    elif source == STARTING:
        state.starting[seat * len(box.starting) + number] -= 1
    else:
        state.tiles[seat * len(box.tiles) + number] -= 1
    state.paid.append(piece)
    state.left -= purse.values[piece]
