"""Programs at a table: the entry by which one sits says so, and whatever is made from the log knows it."""

import pytest

from archipel.engine.phrase import Trouble
from archipel.games import find
from archipel.table import Settings, Table, verbs
from archipel.table.acting import actor_of
from archipel.table.commands import read_command
from archipel.table.obey import obey
from archipel.table.showing import show_table
from archipel.table.snapshot import restore, take
from tests.table.test_table import DRAWN, SEED, T0, opened, replayed, started


def programs(table: Table) -> list[bool]:
    """What a reader is told of every seat."""
    return [seat.program for seat in show_table(table, -1, T0).seats]


def with_a_program(game: str = "flucht") -> Table:
    """Ann and a program at a table for three, where a bot has the last seat."""
    table = opened(game=game)
    command = read_command('{"do": "sit", "seat": 1}')
    obey(table, actor_of("ben", "Ben", command, program=True), command, T0)
    verbs.place_bot(table, "ann", 2, "random", T0)
    return table


def begun(table: Table) -> Table:
    for person in ("ann", "ben"):
        verbs.contribute(table, person, DRAWN[person], T0)
    verbs.start(table, "ann", T0)
    return table


def test_the_log_tells_for_ever_that_a_program_sits_there() -> None:
    table = begun(with_a_program())
    assert programs(table) == programs(replayed(table)) == [False, True, False]
    (entry,) = (entry for entry in table.log if entry.kind == "sit")
    assert entry.data == {"seat": 1, "name": "Ben", "program": True}
    assert [player.kind for player in table.match.record.players] == ["person", "person", "random"], "records know people and bots"


def test_of_people_the_log_says_what_it_always_said() -> None:
    table = started()
    assert programs(table) == programs(replayed(table)) == [False, False, False]
    assert [sorted(entry.data) for entry in table.log[:2]] == [["name", "settings"], ["name", "seat"]]


def test_a_program_that_opens_a_table_is_one_in_its_first_seat_and_at_the_rematch() -> None:
    table = Table("t1", SEED, find)
    verbs.open_table(table, "ann", "Ann", Settings(find("flucht"), 2), T0, program=True)
    verbs.sit(table, "ben", "Ben", 1, T0)
    assert programs(replayed(table)) == [True, False]
    begun(table)
    for person in ("ann", "ben"):
        verbs.agree(table, person, True, T0)
    by_program, by_person = (verbs.next_table(table, person, "t2", bytes(32), T0) for person in ("ann", "ben"))
    assert programs(by_program) == [False, True]
    assert programs(by_person) == [False, False]
    verbs.sit(by_person, "ann", "Ann", 1, T0, program=True)
    assert programs(replayed(by_person)) == [False, True]


def test_a_seat_that_a_program_has_left_is_nobodys() -> None:
    table = with_a_program()
    verbs.order(table, "ann", [1, 0, 2], T0)
    assert programs(table) == [True, False, False]
    verbs.stand(table, "ben", T0)
    verbs.sit(table, "cleo", "Cleo", 0, T0)
    assert programs(table) == programs(replayed(table)) == [False, False, False]


def test_a_snapshot_knows_the_programs_and_one_from_before_knows_of_none() -> None:
    table = begun(with_a_program())
    taken = take(table)
    assert programs(restore(table.id, table.seed, find, table.log, taken)) == [False, True, False]
    earlier = started()
    taken = take(earlier)
    for seat in taken["seats"]:
        del seat["program"]
    assert programs(restore(earlier.id, earlier.seed, find, earlier.log, taken)) == [False, False, False]


def test_a_program_brings_no_companions() -> None:
    command = read_command('{"do": "sit", "companion": 1, "name": "Friend"}')
    with pytest.raises(Trouble, match="not-for-programs"):
        actor_of("ben", "Ben", command, program=True)
    speaking = read_command('{"do": "chat", "text": "hello"}')
    with pytest.raises(Trouble, match="not-for-programs"):
        actor_of("ben", "Ben", speaking, 1, program=True)
    assert actor_of("ben", "Ben", speaking, program=True).program
