"""Two editions side by side: what differs is found at its place, and the better known value is taken; a conflict is left to people."""

import copy
from typing import Any

import pytest

from archipel.engine.comparison import BETTER, diff, merge, seen
from archipel.engine.edition import COPY, DERIVED, RECONSTRUCTED, REPORT, RULEBOOK, SOURCES, Edition, names, read_data, read_toml, source_of
from archipel.engine.game import Game
from archipel.engine.phrase import Data, Trouble
from archipel.engine.toml import write_toml
from archipel.games import find
from tests.games.editions import Change, changed, drop, entry, put, to
from tests.golden import own_games

GAME = find("borabora")
OURS = GAME.edition().data


def of(*changes: Change) -> Data:
    return changed(GAME, *changes).data


def differences(a: Data, b: Data) -> list[tuple[str, str, str, str, Any, Any]]:
    return [(found.key, found.section, found.entry, found.field, found.a, found.b) for found in diff(a, b)]


def read(section: str, id: str, **fields: Any) -> Change:
    """An entry as its owner has read it."""
    return lambda data: entry(data, section, id=id).update(source=COPY, **fields)


# What differs


@pytest.mark.parametrize("game", own_games(), ids=lambda game: game.name)
def test_an_edition_is_like_itself(game: Game) -> None:
    data = game.edition().data
    assert diff(data, copy.deepcopy(data)) == []
    merged = merge(data, data, "again")
    assert [merged.taken, merged.conflicts, merged.kept] == [[], [], []]
    assert {**merged.data, "edition": data["edition"]} == data
    assert merged.data["edition"]["id"] == "again"


def test_a_value_that_differs_is_told_with_both_sources() -> None:
    other = of(read("routes", "C-NW+C-NE", value=5))
    found = diff(OURS, other)
    assert differences(OURS, other) == [
        ("differs", "routes", "C-NW+C-NE", "value", 3, 5),
        ("differs", "routes", "C-NW+C-NE", "source", RECONSTRUCTED, COPY),
    ]
    assert found[0].data()["sources"] == [RECONSTRUCTED, COPY]
    assert found[0].args == {"where": "[routes] C-NW+C-NE, value", "a": "3", "b": "5", "from_a": RECONSTRUCTED, "from_b": COPY}
    assert [(a, b) for *_, b, a in differences(other, OURS)] == [(a, b) for *_, a, b in differences(OURS, other)]


def test_entries_are_found_by_their_names_wherever_they_stand() -> None:
    def turned(data: Data) -> None:
        data["jewelry"]["list"].reverse()

    assert [found[:4] for found in differences(OURS, of(turned))] == [("order", "jewelry", "", "list")]
    assert [found[:4] for found in differences(OURS, of(drop("jewelry", 3)))] == [("only-first", "jewelry", "necklace-6", "")]
    assert [found[:4] for found in differences(of(drop("jewelry", 3)), OURS)] == [("only-second", "jewelry", "necklace-6", "")]


def test_sections_fields_and_what_is_no_entry_are_compared_too() -> None:
    assert differences(OURS, of(drop("fire")))[0][:4] == ("only-first", "fire", "", "")
    assert differences(OURS, of(to("start", "dice", 4))) == [("differs", "start", "", "dice", 3, 4)]
    assert differences(OURS, of(to("fish", "list", "none")))[0][3] == "list"
    assert differences(OURS, of(put("tasks", 7, "needs", [{"count": 3, "of": "cards", "alike": 1}])))[0][3] == "needs", "1 is not true"
    assert differences(of(to("edition", "title", "Ours")), OURS)[0][:4] == ("differs", "edition", "", "title")


def test_editions_of_two_games_are_not_compared() -> None:
    other = find("flucht").edition().data
    for function in (lambda: diff(OURS, other), lambda: merge(other, OURS, "x")):
        with pytest.raises(Trouble, match="editions-of-two-games"):
            function()


# What is better known


def test_every_source_has_its_rank() -> None:
    assert [source for rank in BETTER for source in rank] == list(SOURCES)


RANKED = [(RULEBOOK, 0), (COPY, 0), (REPORT, 1), (DERIVED, 2), (RECONSTRUCTED, 3)]


@pytest.mark.parametrize(("first", "one"), RANKED)
@pytest.mark.parametrize(("second", "other"), RANKED)
def test_a_value_is_taken_if_its_source_is_better_and_only_then(first: str, one: int, second: str, other: int) -> None:
    def worth(value: int, source: str) -> Data:
        return of(lambda data: entry(data, "jewelry", id="crown-7").update(cost=value, source=source))

    a, b = worth(5, first), worth(6, second)
    before = copy.deepcopy((a, b))
    merged = merge(a, b, "both")
    crown = names(merged.data["jewelry"])["crown-7"]
    assert (crown["cost"], source_of(merged.data["jewelry"], crown)) == ((6, second) if other < one else (5, first))
    places = {name: [found.field for found in getattr(merged, name)] for name in ("taken", "conflicts", "kept")}
    where = "taken" if other < one else "conflicts" if other == one else "kept"
    assert places == {"taken": [], "conflicts": [], "kept": [], where: ["cost"]}
    assert (a, b) == before, "nothing is written over"


def test_what_a_second_person_has_seen_too_gets_the_better_source() -> None:
    merged = merge(OURS, of(read("jewelry", "crown-7")), "both")
    assert names(merged.data["jewelry"])["crown-7"] == {"id": "crown-7", "kind": "crown", "cost": 5, "worth": 7, "source": COPY}
    assert [found.field for found in merged.taken] == ["source"]


def test_an_entry_keeps_its_source_when_its_section_gets_another() -> None:
    """Who has compared the points of the tasks has not compared the tasks."""

    def compared(data: Data) -> None:
        data["hut_spaces"]["source"] = COPY
        for space in data["hut_spaces"]["list"]:
            space["source"] = RECONSTRUCTED

    merged = merge(OURS, of(compared), "both")
    assert merged.data["hut_spaces"]["source"] == COPY
    assert {source_of(merged.data["hut_spaces"], space) for space in merged.data["hut_spaces"]["list"]} == {DERIVED}
    assert not merged.conflicts


def test_a_section_that_somebody_has_seen_brings_its_entries_and_its_order() -> None:
    def my_fish(data: Data) -> None:
        data["fish"]["source"] = COPY
        data["fish"]["list"] = [*reversed(data["fish"]["list"][1:]), {"id": "ray-0", "kind": "ray", "value": 1}]

    mine = of(my_fish)
    merged = merge(OURS, mine, "both")
    assert list(names(merged.data["fish"])) == list(names(mine["fish"]))
    assert sorted(found.key for found in merged.taken if found.field != "source") == ["only-first", "only-second", "order"]
    back = merge(mine, OURS, "both")
    assert list(names(back.data["fish"])) == list(names(mine["fish"]))
    assert sorted(found.key for found in back.kept) == ["only-first", "only-second", "order"] + ["differs"] * 0
    assert not merged.conflicts + back.conflicts


def test_two_owners_of_the_whole_box_agree_or_must_talk() -> None:
    ann = seen(OURS)
    ben = seen(of(put("jewelry", 24, "cost", 6)))
    assert not read_data(ann).reconstructed()
    assert source_of(ann["tasks"]) == RULEBOOK, "what the rulebook says was said before"
    merged = merge(merge(OURS, ann, "ann").data, ben, "both")
    assert [(found.entry, found.field, found.a, found.b) for found in merged.conflicts] == [("crown-7", "cost", 5, 6)]
    assert names(merged.data["jewelry"])["crown-7"]["cost"] == 5
    assert not merged.taken
    assert GAME.check(read_data(merged.data)) == []


def test_comments_are_no_part_of_what_is_compared() -> None:
    text = write_toml(OURS)
    noted = text.replace("[fish]", "# Seen by Ann in November 2026.\n[fish]", 1)
    assert noted != text
    assert read_toml(noted).hash == read_toml(text).hash == GAME.edition().hash
    assert diff(read_toml(noted).data, OURS) == []


# The file


@pytest.mark.parametrize("game", own_games(), ids=lambda game: game.name)
def test_an_edition_that_is_written_reads_back_the_same(game: Game) -> None:
    data = game.edition().data
    notes = {(section, "", ""): ["What is above.\nNot a value = 1\x07"] for section in data}
    notes |= {(section, name, ""): ["of an entry", "and\rmore"] for section, part in data.items() for name in names(part)}
    edition = read_toml(write_toml(data, notes, ["At the head", "", '"""']))
    assert edition.hash == game.edition().hash
    assert list(edition.data) == list(data)


STRANGE: dict[str, Any] = {
    "quotes": 'a "b" \\ c', "lines": "a\nb\r\tc", "signs": "\x00\x1f\x7f\u2028é🐟", "number": -3,
    "key": {"a b": 1, "": 2, "é": {"x.y": [[], {}, [True]]}},
    "fraction": 1.5, "list": [{"a": [{"b": 1}]}, "no entry"],
}  # fmt: skip


def test_whatever_can_be_in_a_file_can_be_written() -> None:
    data = {"edition": {"id": "x", "game": "y"}, "loose": 1, "strange": STRANGE, "a key": {"list": []}}
    assert read_toml(write_toml(data)).data == data


def test_what_toml_cannot_hold_is_refused() -> None:
    for nothing in (None, [None], {"a": None}):
        with pytest.raises(Trouble, match="edition-not-toml"):
            write_toml({"edition": {"id": "x", "game": "y"}, "a": {"b": nothing}})


def test_two_entries_of_one_name_are_two() -> None:
    twice: Data = {"list": [{"id": "a", "n": 1}, {"id": "a", "n": 2}, {"id": "a #2"}, {"n": 3}, {"number": 4}]}
    assert [*names(twice).values()] == twice["list"]
    assert list(names(twice)) == ["a", "a #2", "a #2 #3", "4", "4 #5"]
    assert isinstance(read_data({"edition": {"id": "x", "game": "y"}, "a": twice}), Edition)
