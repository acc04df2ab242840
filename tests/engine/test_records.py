"""A record replays exactly; one changed byte is refused with the line and the reason."""

import re
from collections.abc import Callable

import pytest

from archipel.engine.dealer import QuickDealer
from archipel.engine.edition import Edition
from archipel.engine.game import Game
from archipel.engine.match import Match, replay, start, verify
from archipel.engine.phrase import SPECTATOR, Data, Refused, Trouble
from archipel.engine.record import Player, read_record
from archipel.games import find

SEED = bytes(range(32))
CONTRIBUTION = "00112233445566778899aabbccddeeff"


def game() -> Game:
    return find("flucht")


def sit_down(seats: int = 3, options: dict[str, str] | None = None, edition: Edition | None = None) -> Match:
    players = [Player("person", "Zoë"), *(Player("random", f"Bot {seat}") for seat in range(2, seats + 1))]
    return start(game(), players, SEED, options, edition, "a table", {0: CONTRIBUTION})


def play_on(match: Match, moves: int = 100_000) -> Match:
    luck = QuickDealer("moves")
    while moves and not match.over:
        legal = match.state.moves()
        match.play(match.state.seat, match.state.text(legal[luck.below(len(legal))]))
        moves -= 1
    return match


def finished() -> Match:
    return play_on(sit_down(options={"rounds": "4"}))


def owners_edition() -> Edition:
    data: Data = {**game().edition().data, "edition": {**game().edition().data["edition"], "id": "my-box"}}
    return Edition(data)


def with_undo() -> Match:
    """A match in which the last move can be taken back."""
    match = sit_down()
    while not match.back:
        play_on(match, 1)
    return match


def refusal_of(text: str) -> Trouble:
    with pytest.raises(Trouble) as caught:
        verify(game(), read_record(text))
    return caught.value


def test_a_finished_game_replays_to_the_same_table_and_verifies() -> None:
    match = finished()
    again = replay(game(), read_record(match.record.write()))
    assert again.state.data() == match.state.data()
    assert again.record.write() == match.record.write()
    assert verify(game(), read_record(match.record.write()))


def test_undo_and_resignation_are_part_of_the_record() -> None:
    match = with_undo()
    match.undo(match.state.seat)
    match.resign(1)
    play_on(match)
    kinds = {entry.kind for entry in match.record.entries}
    assert kinds == {"move", "undo", "resign"}
    assert match.record.places[1] == 3
    assert verify(game(), read_record(match.record.write()))


def test_the_seed_is_in_the_record_only_once_the_game_is_over() -> None:
    match = play_on(sit_down(), 20)
    assert SEED.hex() not in match.record.write()
    assert not verify(game(), read_record(match.record.write()))
    assert SEED.hex() in play_on(match).record.write()


def test_with_two_seats_a_resignation_ends_the_game() -> None:
    match = play_on(sit_down(seats=2), 5)
    match.resign(0)
    assert match.over
    assert match.record.places == [2, 1]
    assert verify(game(), read_record(match.record.write()))


def test_those_who_resign_rank_last_and_the_first_to_resign_last_of_all() -> None:
    match = play_on(sit_down(seats=4), 5)
    match.resign(2)
    match.resign(0)
    play_on(match)
    assert match.record.places[2] == 4
    assert match.record.places[0] == 3
    assert sorted(match.record.places) == [1, 2, 3, 4]


def test_nobody_plays_for_another_seat_or_after_the_end() -> None:
    match = sit_down()
    other = (match.state.seat + 1) % 3
    with pytest.raises(Refused, match="not-your-turn"):
        match.play(other, "pawn 1")
    with pytest.raises(Refused, match="not-your-turn"):
        match.undo(other)
    with pytest.raises(Refused, match="no-such-seat"):
        match.resign(7)
    over = finished()
    for late in (lambda: over.play(0, "pawn 1"), lambda: over.undo(0), lambda: over.resign(0)):
        with pytest.raises(Refused, match="game-over"):
            late()


def test_a_seat_resigns_once() -> None:
    match = sit_down(seats=4)
    match.resign(1)
    with pytest.raises(Refused, match="already-resigned"):
        match.resign(1)


def test_a_seat_can_be_replaced_and_come_back_and_the_record_says_so() -> None:
    match = play_on(sit_down(), 5)
    match.time_out(0)
    match.take_over(0, "greedy")
    assert match.stand_ins == {0: "greedy"}
    play_on(match, 5)
    match.come_back(0)
    assert match.stand_ins == {}
    with pytest.raises(Refused, match="not-replaced"):
        match.come_back(0)
    play_on(match)
    assert {"timeout", "takeover", "return"} <= {entry.kind for entry in match.record.entries}
    assert verify(game(), read_record(match.record.write()))


def test_whoever_resigned_does_not_come_back() -> None:
    match = sit_down()
    match.resign(0)
    match.take_over(0, "greedy")
    with pytest.raises(Refused, match="already-resigned"):
        match.come_back(0)


def test_a_game_that_all_agree_to_stop_has_no_loser_but_those_who_resigned() -> None:
    match = play_on(sit_down(), 5)
    match.resign(1)
    match.stop(2)
    assert match.over
    assert match.record.places == [1, 3, 1]
    assert verify(game(), read_record(match.record.write()))


def test_undo_stops_at_a_drawn_card() -> None:
    match = with_undo()
    seat = match.state.seat
    match.undo(seat)
    with pytest.raises(Refused, match="undo-drawn"):
        match.undo(seat)


def test_a_refused_move_leaves_no_trace() -> None:
    match = play_on(sit_down(), 10)
    before = match.record.write()
    for text in ("pawn 7", "play nothing", "rubbish"):
        with pytest.raises(Refused):
            match.play(match.state.seat, text)
    assert match.record.write() == before


def test_an_owners_edition_travels_inside_the_record() -> None:
    match = play_on(sit_down(options={"rounds": "2"}, edition=owners_edition()))
    assert "edition-data {" in match.record.write()
    assert verify(game(), read_record(match.record.write()))


def change_a_move(text: str) -> str:
    """Exchanges one card for another that was in the same hand."""
    match = finished()
    assert match.record.write() == text
    fresh = sit_down(options={"rounds": "4"})
    first = match.record.entries[0]
    other = next(fresh.state.text(move) for move in fresh.state.moves() if fresh.state.text(move) != first.text)
    return text.replace(f"move {first.text} #", f"move {other} #", 1)


def changed(pattern: str, by: str) -> Callable[[str], str]:
    def change(text: str) -> str:
        new = re.sub(pattern, by, text, count=1, flags=re.MULTILINE)
        assert new != text
        return new

    return change


TAMPERINGS: dict[str, tuple[Callable[[str], str], str]] = {
    "a move": (change_a_move, "record-hash"),
    "a contribution": (changed(r"^contribution 1 0", "contribution 1 1"), "record-hash"),
    "a byte of the seed": (changed(r"^seed 00", "seed 01"), "record-seed-wrong"),
    "the commitment": (changed(r"^commitment .", "commitment 0"), "record-seed-wrong"),
    "the hash of the edition": (changed(r"^(edition \S+) .", r"\1 0"), "record-edition-hash"),
    "the name of the edition": (changed(r"^edition mattel-1989", "edition mattel-1990"), "edition-unknown"),
    "an option": (changed(r"^option bridge no", "option bridge yes"), "record-hash"),
    "an impossible option": (changed(r"^option bridge no", "option bridge maybe"), "option-value"),
    "a missing option": (changed(r"^option bridge no\n", ""), "record-options"),
    "the table": (changed(r"^table a table", "table b table"), "record-hash"),
    "a name": (changed("Zoë", "Zoé"), "record-hash"),
    "the rules' version": (changed(r"^rules 1", "rules 2"), "record-other-rules"),
    "who moved": (changed(r"^1 \d move", "1 9 move"), "record-seat-unknown"),
    "the number of an entry": (changed(r"^2 (\d) move", r"3 \1 move"), "record-entry-number"),
    "a hash": (changed(r"^5 (.*) #.", r"5 \1 #x"), "record-hash-missing"),
    "a hash's digit": (changed(r"^(5 .* #).{4}", r"\g<1>0000"), "record-hash"),
    "the winner": (changed(r"^end (\d) (\d) (\d)", r"end \3 \1 \2"), "record-wrong-end"),
    "a lost entry": (changed(r"^7 .*\n", ""), "record-entry-number"),
    "the end cut off": (changed(r"^end .*\n", ""), "record-seed-too-early"),
    "the seed taken out": (changed(r"^seed .*\n", ""), "record-seed-missing"),
    "a line cut off": (lambda text: text[:-5], "record-cut-off"),
    "a doubled line": (changed(r"^(table .*)\n", r"\1\n\1\n"), "record-line-twice"),
    "a strange line": (changed(r"^table", "tabel"), "record-unknown-line"),
    "lines in another order": (changed(r"^(option .*)\n(option .*)\n(table .*)\n", r"\3\n\1\n\2\n"), "record-order"),
    "a missing line": (changed(r"^table .*\n", ""), "record-line-missing"),
    "the seats' numbers": (changed(r"^seat 2", "seat 3"), "record-seat-numbers"),
    "a contribution from nobody": (changed(r"^contribution 1", "contribution 9"), "record-contribution-seat"),
    "something after the end": (lambda text: text + "99 1 undo #0123456789abcdef\n", "record-after-end"),
    "too few places": (changed(r"^end \d ", "end "), "record-places"),
    "spaces in a move": (changed("move play ", "move play  "), "record-text"),
    "no entries": (lambda text: text[: text.index("0 deal")], "record-no-entries"),
    "no blank line": (changed(r"^\n", ""), "record-no-entries"),
    "another file": (lambda text: "%PDF-1.7\n", "record-not-one"),
    "nothing": (lambda text: "", "record-not-one"),
    "another game": (changed(r"^game flucht", "game lagune"), "record-other-game"),
}


@pytest.mark.parametrize("what", TAMPERINGS)
def test_a_changed_record_is_refused_with_its_reason(what: str) -> None:
    change, key = TAMPERINGS[what]
    assert refusal_of(change(finished().record.write())).reason.key == key


@pytest.mark.parametrize("what", [what for what, (_, key) in TAMPERINGS.items() if key.startswith("record-")])
def test_a_refused_record_names_the_line(what: str) -> None:
    assert refusal_of(TAMPERINGS[what][0](finished().record.write())).reason.args["line"] >= 1


def test_a_changed_value_of_an_embedded_edition_is_refused() -> None:
    text = play_on(sit_down(options={"rounds": "2"}, edition=owners_edition())).record.write()
    assert refusal_of(text.replace('"disc":"blue"', '"disc":"red"', 1)).reason.key == "record-edition-hash"


def test_every_single_changed_character_of_a_short_record_is_refused() -> None:
    text = play_on(sit_down(options={"rounds": "1"})).record.write()
    luck = QuickDealer("characters")
    for _ in range(300):
        at = luck.below(len(text))
        other = "0123456789abcdefghijklmnopqrstuvwxyz #\n"[luck.below(39)]
        if text[at] != other:
            with pytest.raises(Trouble):
                verify(game(), read_record(text[:at] + other + text[at + 1 :]))


def test_a_running_record_is_redacted_for_its_reader() -> None:
    match = play_on(sit_down(), 30)
    for reader in range(SPECTATOR, 3):
        text = match.record_for(reader).write()
        assert "#" not in text
        assert f"reader {reader + 1}\n" in text
        assert not verify(game(), read_record(text))
        with pytest.raises(Trouble, match="record-redacted"):
            replay(game(), read_record(text))


def test_a_running_game_needs_its_seed_to_go_on() -> None:
    match = play_on(sit_down(), 30)
    record = read_record(match.record.write())
    with pytest.raises(Trouble, match="record-running"):
        replay(game(), record)
    with pytest.raises(Trouble, match="record-seed-wrong"):
        replay(game(), record, bytes(32))
    assert replay(game(), record, SEED).state.data() == match.state.data()


@pytest.mark.parametrize("name", ["", " ", "two\nlines"])
def test_a_name_that_would_spoil_the_record_is_refused(name: str) -> None:
    with pytest.raises(Trouble, match="player-name"):
        start(game(), [Player("person", name), Player("greedy", "b")], SEED)


def test_a_short_seed_is_refused() -> None:
    with pytest.raises(Trouble, match="seed-length"):
        start(game(), [Player("person", "a"), Player("greedy", "b")], b"short")
