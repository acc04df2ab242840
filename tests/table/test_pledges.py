"""Contributions that are pledged before any is revealed: what is fixed by the start, what is refused, and how nothing gets stuck."""

from collections.abc import Callable

import pytest

from archipel.engine.dealer import pledge
from archipel.engine.match import verify
from archipel.engine.phrase import SPECTATOR, Trouble
from archipel.engine.record import read_record
from archipel.games import find
from archipel.table import Table, replay, verbs
from archipel.table.showing import show_table
from archipel.table.snapshot import restore, take
from archipel.table.views import TableView
from tests.table.test_table import DRAWN, SEED, T0, opened

PLEDGED = {person: pledge("t1", drawn) for person, drawn in DRAWN.items()}


def refuses(key: str, work: Callable[[], object]) -> None:
    with pytest.raises(Trouble, match=rf"^{key}\("):
        work()


def pledged(seats: int = 3) -> Table:
    """Ann, Ben and a bot at a table; both people have pledged."""
    table = opened(seats)
    verbs.sit(table, "ben", "Ben", 1, T0)
    for seat in range(2, seats):
        verbs.place_bot(table, "ann", seat, "random", T0)
    for person in ("ann", "ben"):
        verbs.pledge(table, person, PLEDGED[person], T0)
    return table


def frozen() -> Table:
    table = pledged()
    verbs.start(table, "ann", T0)
    return table


def again(table: Table) -> Table:
    """The table that the log describes."""
    return replay(table.id, SEED, find, table.log)


def facts(table: Table) -> list[TableView]:
    """The table for the eyes of everybody."""
    return [show_table(table, seat, T0) for seat in (SPECTATOR, 0, 1)]


def test_nothing_is_dealt_before_the_last_has_revealed_what_they_pledged() -> None:
    table = frozen()
    sealed = table.sealed
    assert (table.status, table.begun, table.asked) == ("open", False, "ann")
    verbs.contribute(table, "ben", DRAWN["ben"], T0)
    assert (table.status, table.begun, table.asked) == ("open", False, "ann")
    verbs.contribute(table, "ann", DRAWN["ann"], T0)
    record = table.match.record
    assert (table.status, table.sealed, [entry.kind for entry in table.log[-2:]]) == ("running", "", ["contribute", "start"])
    assert record.contributions == {0: DRAWN["ann"], 1: DRAWN["ben"]}
    assert record.seal({0: PLEDGED["ann"], 1: PLEDGED["ben"]}) == sealed
    assert facts(again(table)) == facts(table)


def test_everybody_sees_who_has_pledged_and_revealed_but_nothing_of_a_contribution_before_the_deal() -> None:
    table = frozen()
    verbs.contribute(table, "ben", DRAWN["ben"], T0)
    for reader in (SPECTATOR, 0, 1):
        shown = show_table(table, reader, T0)
        assert shown.sealed == table.sealed != ""
        assert [seat.pledge for seat in shown.seats] == [PLEDGED["ann"], PLEDGED["ben"], ""]
        assert [(seat.contributed, seat.revealed, seat.contribution) for seat in shown.seats[:2]] == [(True, False, ""), (True, True, "")]


@pytest.mark.parametrize(
    ("key", "work"),
    [
        ("contribution-unfit", lambda table: verbs.contribute(table, "ann", DRAWN["cleo"], T0)),
        ("contributed-already", lambda table: verbs.contribute(table, "ben", DRAWN["ben"], T0)),
        ("table-frozen", lambda table: verbs.pledge(table, "ann", PLEDGED["cleo"], T0)),
        ("table-frozen", lambda table: verbs.start(table, "ann", T0)),
        ("table-frozen", lambda table: verbs.order(table, "ann", [1, 0, 2], T0)),
        ("table-frozen", lambda table: verbs.place_bot(table, "ann", 2, "greedy", T0)),
        ("table-frozen", lambda table: verbs.invite(table, "ann", 2, "cleo", T0)),
        ("table-frozen", lambda table: verbs.sit(table, "cleo", "Cleo", 2, T0)),
        ("owner-only", lambda table: verbs.call_off(table, "ben", T0)),
        ("not-seated", lambda table: verbs.contribute(table, "cleo", DRAWN["cleo"], T0)),
    ],
)
def test_after_the_start_nothing_can_be_chosen_any_more(key: str, work: Callable[[Table], object]) -> None:
    table = frozen()
    verbs.contribute(table, "ben", DRAWN["ben"], T0)
    before = facts(table)
    refuses(key, lambda: work(table))
    assert facts(table) == before


def test_before_the_start_the_last_pledge_counts() -> None:
    table = pledged()
    verbs.pledge(table, "ann", PLEDGED["cleo"], T0)
    assert table.pledges == {"ann": PLEDGED["cleo"], "ben": PLEDGED["ben"]}
    refuses("pledge-form", lambda: verbs.pledge(table, "ann", DRAWN["ann"], T0))
    refuses("not-seated", lambda: verbs.pledge(table, "cleo", PLEDGED["cleo"], T0))
    refuses("table-not-frozen", lambda: verbs.call_off(table, "ann", T0))
    verbs.start(table, "ann", T0)
    refuses("contribution-unfit", lambda: verbs.contribute(table, "ann", DRAWN["ann"], T0))


def called_off(table: Table) -> object:
    return verbs.call_off(table, "ann", T0)


def got_up(table: Table) -> object:
    verbs.stand(table, "ben", T0)
    return verbs.sit(table, "ben", "Ben", 1, T0)


def freed(table: Table) -> object:
    verbs.free(table, "ann", 1, T0)
    return verbs.sit(table, "ben", "Ben", 1, T0)


@pytest.mark.parametrize("end", [called_off, got_up, freed])
def test_a_start_that_waits_in_vain_can_be_called_off_and_all_pledge_anew(end: Callable[[Table], object]) -> None:
    table = frozen()
    verbs.contribute(table, "ann", DRAWN["ann"], T0)
    end(table)
    assert (table.sealed, table.pledges, table.contributions, table.called_off, table.asked) == ("", {}, {}, 1, "")
    assert show_table(table, SPECTATOR, T0).called_off == 1
    refuses("contribution-missing", lambda: verbs.start(table, "ann", T0))
    for person, drawn in (("ann", "cleo"), ("ben", "ben")):
        verbs.pledge(table, person, PLEDGED[drawn], T0)
    verbs.start(table, "ann", T0)
    for person, drawn in (("ann", "cleo"), ("ben", "ben")):
        verbs.contribute(table, person, DRAWN[drawn], T0)
    assert table.match.record.contributions == {0: DRAWN["cleo"], 1: DRAWN["ben"]}
    assert facts(again(table)) == facts(table)


def test_whoever_closes_a_frozen_table_leaves_nobody_to_wait_for() -> None:
    table = frozen()
    verbs.cancel(table, "ann", T0)
    assert (table.status, table.asked) == ("cancelled", "")


def test_a_contribution_without_a_pledge_counts_as_both_and_the_others_stay_protected() -> None:
    table = pledged()
    verbs.contribute(table, "ben", DRAWN["cleo"], T0)
    verbs.start(table, "ann", T0)
    assert table.sealed
    refuses("contributed-already", lambda: verbs.contribute(table, "ben", DRAWN["ben"], T0))
    sealed = table.sealed
    verbs.call_off(table, "ann", T0)
    assert table.contributions == {"ben": DRAWN["cleo"]}
    verbs.pledge(table, "ann", PLEDGED["ann"], T0)
    verbs.start(table, "ann", T0)
    assert table.sealed == sealed
    verbs.contribute(table, "ann", DRAWN["ann"], T0)
    record = table.match.record
    assert record.contributions == {0: DRAWN["ann"], 1: DRAWN["cleo"]}
    assert [seat.pledge for seat in show_table(table, 0, T0).seats] == [PLEDGED["ann"], "", ""]


def test_a_game_with_bots_alone_is_recorded_in_the_format_its_player_can_read() -> None:
    table = opened(2)
    verbs.place_bot(table, "ann", 1, "random", T0)
    verbs.pledge(table, "ann", PLEDGED["ann"], T0)
    verbs.start(table, "ann", T0, 2)
    verbs.contribute(table, "ann", DRAWN["ann"], T0)
    assert table.match.record.format == 2
    assert not verify(table.settings.game, read_record(table.match.record_for(0).write()))


@pytest.mark.parametrize("taken", range(3, 9))
def test_with_a_snapshot_of_any_moment_of_a_start_the_table_is_the_one_its_log_describes(taken: int) -> None:
    table = frozen()
    verbs.contribute(table, "ben", DRAWN["ben"], T0)
    verbs.contribute(table, "ann", DRAWN["ann"], T0)
    then = replay(table.id, SEED, find, table.log[:taken])
    assert facts(restore(table.id, SEED, find, table.log, take(then))) == facts(table)
