"""Taking back: a person who plays with bots alone goes back over their moves, sees no hidden thing twice, and the record says it all."""

import pytest

from archipel.engine.dealer import QuickDealer
from archipel.engine.game import Game
from archipel.engine.leaks import Leak, check_taken_back
from archipel.engine.match import Match, replay, start, verify
from archipel.engine.phrase import Refused, Trouble
from archipel.engine.record import LATEST, Player, read_record
from archipel.engine.state import State
from archipel.games import find, names
from tests.engine.test_leaks import LaguneRules, planted

GAMES = 3
"""How many random games of each kind are played."""
MOVES = 120


def table(game: str, *kinds: str, format: int = LATEST, seed: int = 7) -> Match:
    """A game of these kinds of players."""
    players = [Player(kind, f"{kind} {number}") for number, kind in enumerate(kinds, 1)]
    return start(find(game), players, bytes([seed]) * 32, format=format)


def play(match: Match, moves: int = 1, luck: QuickDealer | None = None) -> None:
    """Plays so many moves, the first that is legal or any."""
    for _ in range(moves):
        legal = match.state.moves()
        match.play(match.state.seat, match.state.text(legal[luck.below(len(legal)) if luck is not None else 0]))


def play_to(match: Match, seat: int) -> None:
    """Until that seat is to move; at least one move."""
    play(match)
    while match.state.seat != seat:
        play(match)


def why(match: Match, seat: int) -> tuple[str, int | None]:
    """What stands in the way, and whose move it was."""
    reason = match.why_no_undo(seat)
    assert reason is not None
    with pytest.raises(Refused) as refused:
        match.undo(seat)
    assert refused.value.reason.data() == reason.data()
    return reason.key, reason.args.get("seat")


# With bots alone


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_person_takes_back_their_last_move_with_all_that_bots_have_played_since(seats: int) -> None:
    match = table("zanzibar", "person", *["random"] * (seats - 1))
    if match.state.seat != 0:
        play_to(match, 0)
    before = match.state.data()
    play_to(match, 1)
    play_to(match, 0)
    made = len(match.record.entries)
    match.undo(0)
    taken = int(match.record.entries[-1].text)
    assert taken >= seats
    assert match.state.data() != before, "the merchant is still in the hand: it was taken with a move of its own"
    while match.state.data() != before:
        match.undo(0)
        taken += int(match.record.entries[-1].text)
    assert taken <= made


def test_it_need_not_be_the_persons_turn() -> None:
    match = table("zanzibar", "person", "random", "random")
    while match.state.seat != 0:
        play(match)
    while match.state.seat == 0:
        before = match.state.data()
        play(match)
    assert match.state.seat == 1
    match.undo(0)
    assert (match.state.data(), match.record.entries[-1].text) == (before, "1")
    play_to(match, 1)
    play(match)
    match.undo(0)
    assert (match.state.data(), match.record.entries[-1].text) == (before, "2")


def test_bots_take_nothing_back_and_neither_does_whoever_has_not_moved() -> None:
    match = table("zanzibar", "random", "person", "random")
    while match.state.seat != 0:
        play(match)
    assert why(match, 1)[0] == "nothing-to-undo"
    play(match)
    assert match.state.seat == 0, "it has taken a merchant and is to place it"
    assert why(match, 0)[0] == "nothing-to-undo"
    assert why(match, 2)[0] == "not-your-turn"


def test_taking_back_twice_goes_back_to_the_move_before() -> None:
    match = table("zanzibar", "person", "random")
    states: list[State] = []
    while len(states) < 5:
        if match.state.seat == 0:
            states.append(match.state)
        play(match)
    for state in reversed(states):
        match.undo(0)
        assert match.state.digest() == state.digest()
    assert why(match, 0)[0] == "nothing-to-undo"


def test_whoever_takes_back_may_choose_anew_and_the_record_verifies() -> None:
    for game in ("zanzibar", "mangrovia", "borabora", "flucht"):
        match, luck = table(game, "random", "person", "random"), QuickDealer(game)
        while not match.over:
            play(match, 1, luck)
            if match.why_no_undo(1) is None and luck.below(3) == 0:
                match.undo(1)
        counts = [int(entry.text) for entry in match.record.entries if entry.kind == "undo"]
        assert counts
        assert max(counts) > 1 or game == "flucht", "in Flucht every turn ends with a draw"
        text = match.record.write()
        assert verify(find(game), read_record(text))
        assert replay(find(game), read_record(text)).record.write() == text


# What stands in the way


def test_after_a_draw_the_person_is_told_who_drew() -> None:
    match = table("flucht", "person", "random", "random")
    while match.state.seat != 0:
        play(match)
    while match.state.seat == 0:
        play(match)
    assert why(match, 0) == ("undo-drawn", 0)
    play_to(match, 2)
    assert why(match, 0) == ("undo-drawn", 1)


def test_after_a_bot_has_shown_a_card_of_its_hand_nothing_is_taken_back() -> None:
    for seed in range(20):
        match, luck = table("zanzibar", "person", "random", seed=seed), QuickDealer(seed)
        while not match.over:
            seat, could = match.state.seat, match.why_no_undo(0) is None
            play(match, 1, luck)
            shown = match.record.entries[-1].text
            if could and seat == 1 and shown.startswith("score"):
                if match.state.seat == 1 and match.state.decision().key == "score":
                    assert why(match, 0) == ("undo-shown", 1), "nothing was drawn, but the objective is known now"
                    return
                assert match.why_no_undo(0) is not None
    raise AssertionError("no bot has scored an objective")


def test_once_a_bot_has_played_for_the_person_they_take_back_as_others_do() -> None:
    match = table("zanzibar", "person", "random")
    while match.state.seat != 0:
        play(match)
    play(match)
    match.take_over(0, "greedy")
    assert why(match, 0) == ("undo-taken-over", 0)
    play_to(match, 0)
    match.come_back(0)
    assert why(match, 0) == ("undo-moved", 1)
    before = match.state.data()
    play(match)
    match.undo(0)
    assert match.state.data() == before


def test_when_the_game_is_over_nothing_is_taken_back() -> None:
    match = table("zanzibar", "person", "random")
    play(match, 4)
    match.resign(1)
    assert why(match, 0)[0] == "game-over"


# Several people


@pytest.mark.parametrize("kinds", [("person", "person"), ("person", "random", "person"), ("random", "random")])
def test_with_several_people_or_none_only_moves_of_the_same_turn_are_taken_back(kinds: tuple[str, ...]) -> None:
    match = table("zanzibar", *kinds)
    seat, before = match.state.seat, match.state.data()
    play(match)
    match.undo(seat)
    assert (match.state.data(), match.record.entries[-1].text) == (before, "1")
    while match.state.seat == seat:
        play(match)
    assert why(match, seat)[0] == "not-your-turn"
    assert why(match, match.state.seat)[0] == "nothing-to-undo"
    play_to(match, seat)
    assert why(match, seat) == ("undo-moved", (seat - 1) % len(kinds))


# Never a hidden thing seen twice


@pytest.mark.parametrize("name", names())
def test_whatever_may_be_taken_back_was_no_secret_before(name: str) -> None:
    game = find(name)
    reach = [may_take_back(game, number) for number in range(GAMES)]
    assert max(reach) > 0 or name == "pig", "whoever plays Pig has rolled the die"
    assert max(reach) > 2 or name not in ("borabora", "mangrovia", "zanzibar")


def may_take_back(game: Game, number: int) -> int:
    """Plays a random game, in which whatever the person may take back is tried in another game that they had to consider possible; how many
    moves that was at most."""
    luck = QuickDealer(f"{game.name} {number}")
    seats = game.fewest + luck.below(game.most - game.fewest + 1)
    person = luck.below(seats)
    calm = {"calm": "yes"} if game.name == "lagune" else {}
    kinds = ["person" if seat == person else "random" for seat in range(seats)]
    match = start(game, [Player(kind, f"Seat {seat}") for seat, kind in enumerate(kinds, 1)], bytes([number]) * 32, calm)
    made: list[tuple[int, str, State]] = []
    most = 0
    while not match.over and len(made) < MOVES:
        before = match.state
        play(match, 1, luck)
        made.append((before.seat, match.record.entries[-1].text, before))
        if match.why_no_undo(person) is None:
            last = max(at for at, (seat, _, _) in enumerate(made) if seat == person)
            check_taken_back(game, made[last][2], [text for _, text, _ in made[last:]], match.state, person, luck)
            most = max(most, len(made) - last)
    return most


class LayingDisclosesNothing(LaguneRules):
    def discloses(self, move: int) -> bool:
        return False


def test_a_hidden_shell_that_a_bot_has_laid_would_be_found_out() -> None:
    """So that the test above can fail: if the rules did not say so, the shell would be seen twice."""
    game = planted(LayingDisclosesNothing)
    with pytest.raises(Leak, match="may take back lay shell"):
        sum(may_take_back(game, number) for number in range(20))


# Format 2 of records, and format 1 for ever


def test_a_game_that_began_in_format_1_goes_on_in_it() -> None:
    match = table("zanzibar", "person", "random", format=1)
    assert match.record.write().startswith("archipel-record 1\n")
    while match.state.seat != 0:
        play(match)
    before = match.state.data()
    play(match)
    match.undo(0)
    assert (match.state.data(), match.record.entries[-1].words()) == (before, "1 undo")
    play_to(match, 1)
    assert why(match, 0)[0] == "not-your-turn", "in format 1 bots' moves stand"
    play_to(match, 0)
    assert why(match, 0) == ("undo-moved", 1)
    again = replay(match.game, read_record(match.record.write()), match.seed)
    assert again.record.format == 1
    match.resign(1)
    assert verify(match.game, read_record(match.record.write()))


def test_the_format_is_part_of_the_key() -> None:
    one, other = table("flucht", "random", "random", format=1), table("flucht", "random", "random")
    assert one.state.digest() != other.state.digest()
    assert other.record.write().startswith("archipel-record 2\n")


def taken_back(format: int = LATEST) -> tuple[Match, list[str]]:
    """A finished game in which the person has taken back, and the lines of its record."""
    match = table("zanzibar", "person", "random", format=format)
    while match.state.seat != 0:
        play(match)
    play(match)
    if format > 1:
        play_to(match, 1)
        play(match)
    match.undo(0)
    match.resign(1)
    return match, match.record.write().split("\n")


BAD = {
    "undo 0": "record-undo-many",
    "undo 99": "record-undo-many",
    "undo 1": "record-undo-count",
    "undo": "record-undo-uncounted",
    "undo 02": "record-bad-line",
    "undo -1": "record-bad-line",
    "undo two": "record-bad-line",
    "undo 99999999999999999999": "record-bad-line",
}


@pytest.mark.parametrize("said", BAD)
def test_an_undo_that_counts_wrongly_is_refused_with_its_line(said: str) -> None:
    match, lines = taken_back()
    line = next(number for number, text in enumerate(lines) if " undo 2 " in text)
    lines[line] = lines[line].replace("undo 2", said)
    with pytest.raises(Trouble) as caught:
        verify(match.game, read_record("\n".join(lines)))
    assert (caught.value.reason.key, caught.value.reason.args["line"]) == (BAD[said], line + 1)


def test_an_undo_with_a_number_is_refused_in_format_1() -> None:
    match, lines = taken_back(format=1)
    line = next(number for number, text in enumerate(lines) if " undo " in text)
    lines[line] = lines[line].replace("undo", "undo 1")
    with pytest.raises(Trouble) as caught:
        verify(match.game, read_record("\n".join(lines)))
    assert (caught.value.reason.key, caught.value.reason.args["line"]) == ("record-undo-counted", line + 1)


@pytest.mark.parametrize("first", ["archipel-record 4", "archipel-record 12"])
def test_a_record_of_a_later_format_is_refused_by_its_number(first: str) -> None:
    _, lines = taken_back()
    with pytest.raises(Trouble) as caught:
        read_record("\n".join([first, *lines[1:]]))
    assert (caught.value.reason.key, caught.value.reason.args["line"]) == ("record-format", 1)
    assert caught.value.reason.args["value"] == first.split()[1]


@pytest.mark.parametrize(
    "first", ["archipel-record 0", "archipel-record", "archipel-record 2 ", "archipel-record two", "archipel-records 2"]
)
def test_what_names_no_format_is_no_record(first: str) -> None:
    _, lines = taken_back()
    with pytest.raises(Trouble, match="record-not-one"):
        read_record("\n".join([first, *lines[1:]]))


def test_a_record_of_the_other_format_does_not_verify() -> None:
    match, lines = taken_back()
    with pytest.raises(Trouble) as caught:
        verify(match.game, read_record("\n".join(["archipel-record 1", *(line.replace("undo 2", "undo") for line in lines[1:])])))
    assert caught.value.reason.key == "record-hash", "the key is made from the header, and deals other cards"
