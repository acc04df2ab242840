"""A game goes on from a position of another: its record says from which, replays by itself, and holds against its parent's."""

from collections.abc import Callable

import pytest

from archipel.engine.dealer import QuickDealer
from archipel.engine.edition import Edition, canonical
from archipel.engine.game import Game
from archipel.engine.line import Line
from archipel.engine.match import Match, replay, start, verify
from archipel.engine.origin import Origin, known_to
from archipel.engine.phrase import Data, Trouble
from archipel.engine.record import MOVE, SEQUEL, Player, Record, read_record
from archipel.engine.sequel import check_parent, header_hash
from archipel.engine.state import State
from archipel.games import find
from archipel.games import names as all_games

PARENTS = bytes(range(32))
CHILDS = bytes(range(32, 64))
OPEN = ("pig",)
"""Games in which nothing is hidden."""
CONTRIBUTION = "00112233445566778899aabbccddeeff"


def players(seats: int, people: int = 1) -> list[Player]:
    return [Player("person" if seat <= people else "random", f"Seat {seat}") for seat in range(1, seats + 1)]


def play_on(match: Match, luck: QuickDealer, most: int = 100_000) -> Match:
    while most and not match.over:
        moves = match.state.moves()
        match.play(match.state.seat, match.state.text(moves[luck.below(len(moves))]))
        most -= 1
    return match


def position(match: Match, at: int, line: int, luck: QuickDealer) -> Line:
    """A step of a finished game, and a line of so many random moves from it, if it goes on for so long."""
    states: list[State] = []
    replay(match.game, match.record, watch=lambda made, entry, told: states.append(made.state))
    found = Line(match.record.end_hash, at, states[at])
    for _ in range(line):
        moves = found.state.moves()
        ahead = Line(match.record.end_hash, at, found.state)
        ahead.texts = found.texts[:]
        ahead.play(found.state.text(moves[luck.below(len(moves))]))
        if ahead.state.over:
            break
        found = ahead
    return found


def from_finished(match: Match, at: int, line: int, luck: QuickDealer) -> Origin:
    found = position(match, at, line, luck)
    return Origin(match.record.end_hash, at, found.state.seat, found.texts, known_to(match.game, found.state, found.state.seat))


def go_on(match: Match, origin: Origin, seed: bytes = CHILDS, edition: Edition | None = None) -> Match:
    seats = match.state.seats
    return start(match.game, players(seats), seed, match.record.options, edition, "child", {0: CONTRIBUTION}, origin=origin)


def parent_game(game: Game, luck: QuickDealer, seats: int = 0, options: dict[str, str] | None = None) -> Match:
    match = start(game, players(seats or game.most), PARENTS, options, table="parent", contributions={0: CONTRIBUTION})
    return play_on(match, luck)


def refusal(work: Callable[[], object]) -> str:
    with pytest.raises(Trouble) as caught:
        work()
    return caught.value.reason.key


@pytest.mark.parametrize("name", all_games())
def test_games_go_on_from_any_step_and_verify_with_their_parents(name: str) -> None:
    luck = QuickDealer(f"sequels {name}")
    game = find(name)
    parent = parent_game(game, luck)
    for number in range(2):
        at = luck.below(len(parent.record.entries) - 1)
        child = play_on(go_on(parent, from_finished(parent, at, number * 3, luck), bytes([number]) * 32), luck)
        text = child.record.write()
        record = read_record(text)
        assert record.write() == text
        assert record.format == SEQUEL
        assert verify(game, record)
        check_parent(game, record, read_record(parent.record.write()))


@pytest.mark.parametrize("name", all_games())
def test_what_the_seat_knew_is_as_it_was_and_all_else_is_dealt_anew(name: str) -> None:
    luck = QuickDealer(f"anew {name}")
    parent = parent_game(find(name), luck)
    at = len(parent.record.entries) // 2
    origin = from_finished(parent, at, 0, luck)
    begun = [go_on(parent, origin, bytes([number]) * 32) for number in range(12)]
    state = position(parent, at, 0, luck).state
    assert {canonical(match.state.view(origin.seat)) for match in begun} == {canonical(state.view(origin.seat))}
    assert (len({match.state.digest() for match in begun}) > 1) == (name not in OPEN)
    assert {match.state.seat for match in begun} == {origin.seat}


def finished_flucht() -> tuple[Match, Record]:
    """A game and one that goes on from it, over."""
    luck = QuickDealer("flucht")
    parent = parent_game(find("flucht"), luck, 3, {"rounds": "6"})
    origin = from_finished(parent, 7, 2, luck)
    return parent, play_on(go_on(parent, origin), luck).record


def test_another_parent_is_refused_and_so_is_a_forged_one() -> None:
    parent, child = finished_flucht()
    game = parent.game
    other = parent_game(game, QuickDealer("another"), 3, {"rounds": "6"}).record
    assert refusal(lambda: check_parent(game, child, other)) == "parent-other-hash"
    forged = read_record(parent.record.write())
    forged.entries[4].text = next(entry.text for entry in forged.entries if entry.kind == MOVE and entry.text != forged.entries[4].text)
    with pytest.raises(Trouble) as caught:
        check_parent(game, child, forged)
    assert caught.value.reason.args.keys() >= {"parent", "line"}
    forged = read_record(other.write())
    forged.end_hash = parent.record.end_hash
    assert refusal(lambda: check_parent(game, child, forged)) == "record-hash"


def replanted(child: Record, change: Callable[[Origin], Origin]) -> Record:
    """The record of somebody who changes the origin and plays the same number of moves from it, with all hashes as they must be."""
    assert child.origin is not None
    origin = change(child.origin)
    match = start(find(child.game), child.players, CHILDS, child.options, None, "child", {0: CONTRIBUTION}, origin=origin)
    return play_on(match, QuickDealer("again")).record


def test_another_entry_another_line_and_another_view_are_refused() -> None:
    parent, child = finished_flucht()
    game = parent.game

    def check(change: Callable[[Origin], Origin]) -> str:
        forged = replanted(child, change)
        assert verify(game, forged)
        return refusal(lambda: check_parent(game, forged, parent.record))

    assert check(lambda true: Origin(true.parent, true.entry - 1, true.seat, [], true.position)) == "parent-other-position"
    assert check(lambda true: Origin(true.parent, 999, true.seat, true.line, true.position)) == "parent-no-entry"
    assert check(lambda true: Origin(true.parent, true.entry, true.seat, true.line[:1], true.position)) == "parent-other-position"
    assert check(lambda true: Origin(true.parent, true.entry, true.seat, ["play nothing"], true.position)) == "no-such-card"
    assert check(lambda true: Origin("0" * 16, true.entry, true.seat, true.line, true.position)) == "parent-other-hash"


@pytest.mark.parametrize("word", ["parent", "line", "position", "position-data", "seed", "contribution", "0 deal"])
def test_one_changed_byte_of_what_it_goes_on_from_is_refused_with_its_line(word: str) -> None:
    _, child = finished_flucht()
    lines = child.write().split("\n")
    number = next(number for number, line in enumerate(lines) if line.startswith(word + " "))
    for at in range(len(word) + 1, len(lines[number]), 1 + len(lines[number]) // 40):
        line = lines[number]
        lines[number] = line[:at] + ("0" if line[at] != "0" else "1") + line[at + 1 :]
        text = "\n".join(lines)
        lines[number] = line
        with pytest.raises(Trouble) as caught:
            verify(find("flucht"), read_record(text))
        assert "line" in caught.value.reason.args


def test_while_it_runs_the_record_tells_nothing_of_what_the_seat_knew() -> None:
    luck = QuickDealer("runs")
    parent = parent_game(find("flucht"), luck, 3, {"rounds": "6"})
    origin = from_finished(parent, 7, 2, luck)
    child = play_on(go_on(parent, origin), luck, 3)
    for reader in range(-1, 3):
        text = child.record_for(reader).write()
        assert "position-data" not in text
        shown = read_record(text)
        assert shown.write() == text
        assert shown.origin is not None
        assert shown.origin.position is None
        assert not verify(parent.game, shown)
    whole = read_record(child.record.write())
    assert refusal(lambda: replay(parent.game, whole, CHILDS)) == "record-running"
    assert refusal(lambda: check_parent(parent.game, whole, parent.record)) == "record-running"


def test_only_games_that_go_on_have_a_parent_and_format_3() -> None:
    parent, child = finished_flucht()
    text = child.write()
    assert refusal(lambda: read_record(text.replace("archipel-record 3", "archipel-record 2"))) == "record-not-going-on"
    assert refusal(lambda: read_record(parent.record.write().replace("archipel-record 2", "archipel-record 3"))) == "record-line-missing"
    assert refusal(lambda: read_record(text.replace("archipel-record 3", "archipel-record 4"))) == "record-format"
    assert refusal(lambda: check_parent(parent.game, parent.record, parent.record)) == "record-no-parent"


def running_parent(resigns: bool = True) -> tuple[Match, Origin, QuickDealer]:
    """A game of three that goes on without its second seat, and from where that seat goes on alone."""
    luck = QuickDealer("running")
    game = find("flucht")
    parent = play_on(start(game, players(3, 3), PARENTS, {"rounds": "8"}, table="parent", contributions={0: CONTRIBUTION}), luck, 9)
    at = len(parent.record.entries)
    known = known_to(game, parent.state, 1)
    if resigns:
        parent.resign(1)
    return parent, Origin(header_hash(parent.record), at, 1, [], known), luck


def test_whoever_has_resigned_goes_on_alone_and_it_verifies_once_the_parent_is_over() -> None:
    parent, origin, luck = running_parent()
    child = play_on(go_on(parent, origin), luck).record
    assert refusal(lambda: check_parent(parent.game, child, parent.record)) == "parent-running"
    play_on(parent, luck)
    check_parent(parent.game, read_record(child.write()), read_record(parent.record.write()))


def test_whoever_has_not_resigned_is_found_out() -> None:
    parent, origin, luck = running_parent(resigns=False)
    child = play_on(go_on(parent, origin), luck).record
    play_on(parent, luck)
    assert refusal(lambda: check_parent(parent.game, child, parent.record)) == "parent-not-resigned"


def test_nothing_hidden_of_a_running_parent_is_in_the_record() -> None:
    """Two parents that the seat cannot tell apart make the same record, to the byte."""
    parent, origin, _ = running_parent()
    twin, luck = parent.game.guess(parent.state.view(1), QuickDealer("twin")), QuickDealer("child")
    assert twin.digest() != parent.state.digest()
    other = Origin(header_hash(parent.record), origin.entry, 1, [], known_to(parent.game, twin, 1))
    assert play_on(go_on(parent, origin), luck).record.write() == play_on(go_on(parent, other), QuickDealer("child")).record.write()


def test_a_position_that_cannot_be_is_refused_with_its_line() -> None:
    parent, child = finished_flucht()
    assert child.origin is not None
    table = child.origin.known()
    for broken in (
        {**table, "over": True},
        {**table, "hands": []},
        {**table, "seat": 7},
        {**table, "covered": [-1]},
        {**table, "more": 1},
        {name: table[name] for name in table if name != "played"},
        {**table, "pile": [*table["pile"], table["pile"][0]]},
    ):
        forged = read_record(child.write())
        origin = Origin(child.origin.parent, child.origin.entry, child.origin.seat, child.origin.line, broken)
        forged.origin = origin.seal(CHILDS)
        with pytest.raises(Trouble) as caught:
            verify(parent.game, forged)
        assert caught.value.reason.key == "record-position-broken"
        line = caught.value.reason.args["line"]
        assert forged.write().split("\n")[line - 1].startswith("position-data ")


def test_a_game_that_goes_on_can_be_taken_back_resigned_and_gone_on_from_again() -> None:
    parent, luck = parent_game(find("flucht"), QuickDealer("again"), 2, {"rounds": "6"}), QuickDealer("children")
    child = go_on(parent, from_finished(parent, 5, 0, luck))
    while not child.back:
        play_on(child, luck, 1)
    child.undo(child.back[0][0])
    play_on(child, luck, 2)
    child.resign(1)
    assert verify(parent.game, read_record(child.record.write()))
    grandchild = play_on(go_on(child, from_finished(child, 3, 1, luck), bytes(32)), luck).record
    check_parent(parent.game, grandchild, child.record)
    assert refusal(lambda: check_parent(parent.game, grandchild, parent.record)) == "parent-other-hash"


def test_an_owners_edition_and_earlier_choices_go_on() -> None:
    game = find("flucht")
    data: Data = {**game.edition().data, "edition": {**game.edition().data["edition"], "id": "my-box"}}
    edition, luck = Edition(data), QuickDealer("box")
    parent = play_on(start(game, players(2), PARENTS, {"rounds": "5", "bridge": "yes"}, edition, "parent"), luck)
    child = play_on(go_on(parent, from_finished(parent, 4, 0, luck), edition=edition), luck).record
    assert "edition-data {" in child.write()
    check_parent(game, read_record(child.write()), read_record(parent.record.write()))


@pytest.mark.parametrize("name", all_games())
def test_whatever_somebody_writes_into_a_position_is_refused_with_a_line(name: str) -> None:
    luck = QuickDealer(f"odd {name}")
    game = find(name)
    parent = parent_game(game, luck)
    child = play_on(go_on(parent, from_finished(parent, len(parent.record.entries) // 2, 0, luck)), luck).record
    assert child.origin is not None
    table = child.origin.known()
    for field, value in table.items():
        first = [*value[1:], value[0]] if isinstance(value, list) and value else [0]
        for odd in (None, -1, 10**30, first):
            if odd == value:
                continue
            origin = Origin(child.origin.parent, 0, child.origin.seat, [], {**table, field: odd})
            forged = read_record(child.write())
            forged.origin = origin.seal(CHILDS)
            with pytest.raises(Trouble) as caught:
                verify(game, forged)
            assert "line" in caught.value.reason.args
