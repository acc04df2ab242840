"""A table that was opened by an earlier release: its rules and its edition are those of then, also for bots and for its next game."""

import json
from pathlib import Path
from typing import Any

from archipel.engine.game import Game
from archipel.games import find
from archipel.table import LogEntry, Settings, Table, replay, verbs
from archipel.table.opening import GoOn, settings_to_go_on
from archipel.table.sequels import origin_of, seat_to_go_on
from archipel.table.settings import read_settings
from archipel.table.story import retell
from archipel.table.thinking import Thinker, move_question, seen_now
from tests.later import copy_of, edit, later_pig
from tests.table.test_table import SEED, T0, play_bots, same


def begun(game: Game) -> Table:
    """A bot and Ann, in mid-game."""
    table = Table("t1", SEED, lambda _: game)
    verbs.open_table(table, "ann", "Ann", Settings(game, 2), T0)
    verbs.place_bot(table, "ann", 1, "greedy", T0)
    verbs.contribute(table, "ann", "5e" * 16, T0)
    verbs.start(table, "ann", T0)
    while table.bot_to_move() is None:
        hold(table)
    return table


def hold(table: Table) -> None:
    """Ann holds as soon as she can."""
    state = table.match.state
    verbs.move(table, "ann", table.decision, [state.text(state.moves()[-1])], "", T0)


def stored(table: Table, **changed: Any) -> list[LogEntry]:
    """The log as a store has it; without what the first entry once did not say, where that is changed to None."""
    log = [LogEntry(*entry) for entry in json.loads(json.dumps([[e.number, e.at, e.kind, e.person, e.data] for e in table.log]))]
    chosen = log[0].data["settings"]
    for name, value in changed.items():
        chosen[name] = value
        if value is None:
            del chosen[name]
    return log


def test_a_bot_is_asked_by_the_rules_of_its_table() -> None:
    pig = find("pig")
    both = later_pig(pig)
    for game in (pig, both):
        table = replay("t1", SEED, lambda _: both, stored(begun(game)))
        assert table.settings.game.rules == game.rules
        thinker = Thinker(lambda _: both, 10)
        assert thinker.answer(move_question(seen_now(table), "greedy", "t1 1"))["move"] in table.match.state.moves()
        assert thinker.bots["t1 1"][1].game.rules == game.rules


def test_a_bot_gets_an_edition_that_was_changed_since(tmp_path: Path) -> None:
    before, after = copy_of(find("pig"), tmp_path / "before"), copy_of(find("pig"), tmp_path / "after")
    edit(after, "points = 50", "points = 60")
    after.box(before.edition())
    table = replay("t1", SEED, lambda _: after, stored(begun(before)))
    same(begun(before), table)
    elsewhere = type(after)()
    thinker = Thinker(lambda _: elsewhere, 10)
    assert thinker.answer(move_question(seen_now(table), "greedy"))["move"] in table.match.state.moves()


def test_the_next_game_is_played_as_games_are_played_now(tmp_path: Path) -> None:
    pig = find("pig")
    before, after = copy_of(pig, tmp_path / "before"), copy_of(later_pig(pig), tmp_path / "after")
    edit(after, "points = 50", "points = 60")
    after.earlier[1] = before
    table = replay("t1", SEED, lambda _: after, stored(begun(before)))
    play_bots(table)
    while table.status == "running":
        hold(table)
        play_bots(table)
    new = verbs.rematch(table, "ann", "t2", SEED, T0).settings
    assert (new.game.rules, new.edition.data["goal"]["points"], new.carried) == (2, 60, False)
    assert (table.settings.game.rules, table.settings.edition.data["goal"]["points"]) == (1, 50)


def test_a_game_that_goes_on_from_one_of_earlier_rules_and_text_keeps_to_them(tmp_path: Path) -> None:
    pig = find("pig")
    before, after = copy_of(pig, tmp_path / "before"), copy_of(later_pig(pig), tmp_path / "after")
    edit(after, "points = 50", "points = 60")
    after.earlier[1] = before
    table = replay("t1", SEED, lambda _: after, stored(begun(before)))
    verbs.resign(table, "ann", T0)
    story = retell(table.settings, table.match.record, table.seed)
    origin = origin_of(story, seat_to_go_on(table, "ann"), 0, [])
    new = Table("t2", SEED, lambda _: after)
    verbs.open_table(new, "ann", "Ann", settings_to_go_on(GoOn(), story.settings, origin, "t1"), T0)
    again = replay("t2", SEED, lambda _: after, stored(new)).settings
    assert (again.game.rules, again.edition.data["goal"]["points"], again.carried) == (1, 50, False)


def test_an_entry_that_names_no_rules_and_no_text_of_an_edition_means_the_first(tmp_path: Path) -> None:
    pig = find("pig")
    before, after = copy_of(pig, tmp_path / "before"), copy_of(later_pig(), tmp_path / "after")
    edit(after, "points = 50", "points = 60")
    Path(after.folder, "published.toml").write_text(f'paper-1 = ["{pig.edition().hash}", "{after.edition().hash}"]\n')
    after = type(after)(before)
    table = begun(before)
    log = stored(table, rules=None, edition_hash=None)
    same(table, replay("t1", SEED, lambda _: after, log))
    unpublished = read_settings(pig, log[0].data["settings"])
    assert (unpublished.game.rules, unpublished.edition.hash) == (1, pig.edition().hash)
