"""The printed data of Bora Bora: the shipped edition is sound, and everything that can be wrong with another is told apart."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from archipel.engine.conformance import Walk
from archipel.engine.dealer import QuickDealer
from archipel.engine.edition import BrokenEdition
from archipel.engine.phrase import Data
from archipel.words import Words
from tests.games.borabora_table import GAME, arranged
from tests.games.editions import Change, changed, drop, entry, found, put, to


def add(section: str, **fields: Any) -> Change:
    return lambda data: data[section]["list"].append(fields)


def all_routes(kind: str, value: int) -> Change:
    def change(data: Data) -> None:
        for route in data["routes"]["list"]:
            if route["kind"] == kind:
                route["value"] = min(route["value"], value)

    return change


def men_alike(value: int) -> Change:
    def change(data: Data) -> None:
        for kind in data["left_values"]["list"]:
            kind["man"] = value

    return change


def need(task: str, **fields: Any) -> Change:
    def change(data: Data) -> None:
        entry(data, "tasks", id=task)["needs"] = [fields]

    return change


def test_the_shipped_edition_keeps_every_constraint() -> None:
    assert GAME.check(GAME.edition()) == []


MISTAKES: list[tuple[Change, str]] = [
    (drop("people"), "section-missing"),
    (drop("start"), "field-missing"),
    (drop("routes", 1, "value"), "field-missing"),
    (put("fish", 1, "value", "one"), "field-missing"),
    (drop("helper", 2, "points"), "field-missing"),
    (put("jewelry", 1, "worth", 1000), "number"),
    (put("jewelry", 1, "id", "necklace-4"), "id-twice"),
    (put("regions", 1, "id", "C NW"), "id-space"),
    (put("routes", 1, "a", "nowhere"), "unknown-name"),
    (put("routes", 1, "kind", "air"), "unknown-name"),
    (put("yields", 1, "material", "gold"), "unknown-name"),
    (put("people", 1, "effect", "sleep"), "unknown-name"),
    (put("people", 1, "by", "man"), "unknown-name"),
    (put("gods", 1, "effect", "rain"), "unknown-name"),
    (put("action_tiles", 1, "actions", ["rest"]), "unknown-name"),
    (put("ceremony", 1, "material", "gold"), "unknown-name"),
    (put("tasks", 1, "back", "blue"), "unknown-name"),
    (need("regions-3", count=3, of="islets"), "unknown-name"),
    (need("regions-3", count=3, of="regions", terrain="desert"), "unknown-name"),
    (need("regions-3", count=3, of="regions", size=3), "unknown-name"),
    (to("hut_spaces", "last", "h13"), "unknown-name"),
    (drop("yields", 1), "one-each"),
    (drop("left_values", 1), "one-each"),
    (drop("final", 1), "one-each"),
    (put("gods", 1, "effect", "six"), "one-each"),
    (drop("fish", 2), "too-few"),
    (drop("tasks", 1), "tasks"),
    (to("people", "copies", 2), "too-few"),
    (to("offers", "jewelry", 5), "too-few"),
    (to("offers", "tasks_extra", 9), "too-few"),
    (to("god_tiles", "temple", 5), "too-few"),
    (to("start", "points", [0, 1, 2]), "too-few"),
]


@pytest.mark.parametrize(("change", "key"), MISTAKES)
def test_a_mistake_in_the_file_is_named_and_forbids_playing(change: Change, key: str) -> None:
    assert found(GAME, change).get(key) is True
    with pytest.raises(BrokenEdition):
        GAME.box(changed(GAME, change))


@pytest.mark.parametrize(("change", "key"), MISTAKES)
def test_a_mistake_is_stated_in_a_sentence(change: Change, key: str) -> None:
    for problem in GAME.check(changed(GAME, change)):
        assert not Words("en", GAME).refusal(problem).startswith(problem.key)


BROKEN: list[tuple[Change, str, bool]] = [
    (drop("colours", 1), "colours", False),
    (put("regions", 1, "island", "north-west"), "islands", True),
    (put("regions", 1, "terrain", "beach"), "terrains", True),
    (put("yields", 1, "material", "sand"), "yields", False),
    (put("routes", 1, "value", 3), "routes-printed", True),
    (put("routes", 9, "value", 5), "routes-printed", True),
    (add("routes", id="x", kind="land", a="C-SE", b="C-NW", value=3), "routes-closed", True),
    (put("routes", 3, "value", 7), "routes-range", False),
    (all_routes("sea", 5), "routes-six", True),
    (all_routes("land", 4), "routes-high", False),
    (put("fish", 2, "value", 1), "fish-ones", True),
    (put("fish", 6, "value", 4), "fish-printed", True),
    (put("fish", 3, "value", 9), "fish-printed", True),
    (put("fish", 3, "value", 5), "fish-six", False),
    (put("fish", 3, "kind", "angel"), "fish-kinds", False),
    (put("people", 8, "unit", 3), "people", True),
    (to("people", "copies", 4), "copies", True),
    (men_alike(1), "left-sides", True),
    (put("left_values", 1, "man", 4), "left-range", False),
    (to("gods", "copies", 11), "gods", True),
    (to("god_tiles", "end_points", 3), "god-tiles", True),
    (put("action_tiles", 1, "players", [3, 4]), "action-tiles", True),
    (to("fishing", "points", 3), "fishing", True),
    (put("helper", 1, "cost", 2), "helper", True),
    (to("fire", "first", ["card"]), "fire", True),
    (put("temple", 1, "value", 7), "temple", False),
    (to("priests", "count", 5), "priests", True),
    (put("buildings", 6, "value", 7), "buildings", True),
    (put("rounds", 3, "building", 8), "rounds", True),
    (to("status", "points", [0, 1, 2, 3, 3, 4, 15, 16]), "status", True),
    (to("status", "points", [0, 1, 2, 3, 4, 5, 15]), "status-fifth", True),
    (to("status", "points", [0, 1, 2, 3, 3, 4, 3, 15]), "status-rises", False),
    (put("jewelry", 1, "worth", 10), "jewelry", True),
    (put("jewelry", 1, "kind", "crown"), "jewelry-kinds", False),
    (put("jewelry", 1, "cost", 8), "jewelry-costs", False),
    (put("hut_spaces", 12, "huts", 3), "hut-spaces", True),
    (put("ceremony", 1, "material", "wood"), "ceremony-materials", False),
    (put("ceremony", 1, "material", "wood"), "ceremony-neighbours", False),
    (to("start", "offerings", 3), "start", True),
    (to("offers", "cards", 4), "offers", True),
    (to("tasks", "helped_points", 5), "task-points", True),
    (need("two-land", count=2, of="people", kind="sea"), "task-kinds", True),
    (put("final", 1, "count", 8), "final", True),
    (put("buildings", 1, "id", "b7"), "printed", True),
]  # fmt: skip


@pytest.mark.parametrize(("change", "key", "fatal"), BROKEN, ids=[key for _, key, _ in BROKEN])
def test_what_the_rulebook_fixes_is_an_error_and_everything_else_a_warning(change: Change, key: str, fatal: bool) -> None:
    assert found(GAME, change).get(key) is fatal


def test_every_constraint_can_be_broken() -> None:
    never = {"regions", "materials", "routes-lead-everywhere", "fish", "necklace", "ceremony", "tasks"}
    assert {key for _, key, _ in BROKEN} | never == set(tomllib.loads((Path(GAME.folder) / "constraints.toml").read_text(encoding="utf-8")))


@pytest.mark.parametrize(("change", "key"), [(change, key) for change, key, _ in BROKEN], ids=[key for _, key, _ in BROKEN])
def test_every_problem_is_stated_in_a_sentence(change: Change, key: str) -> None:
    words = Words("en", GAME)
    for problem in GAME.check(changed(GAME, change)):
        assert "{" not in words.refusal(problem)
        assert "(" not in words.refusal(problem).split()[0]


@pytest.mark.heavy
def test_values_other_than_ours_can_be_played_with() -> None:
    def change(data: Data) -> None:
        data["status"]["points"] = [0, 1, 2, 2, 3, 4, 4, 6, 8, 10, 12, 15]
        entry(data, "routes", id="W-N+W-S")["value"] = 6
        data["jewelry"]["list"][0]["cost"] = 1

    edition = changed(GAME, change)
    assert all(not problem.fatal for problem in GAME.check(edition))
    Walk(GAME, 2, {}, bytes(32), QuickDealer(1).below, edition).run(100)


def test_the_values_of_an_edition_are_the_ones_played_with() -> None:
    edition = changed(GAME, lambda data: entry(data, "left_values", kind="land").update(man=3))
    table = arranged(edition=edition, dice={"1": [1, 1, 1]}, people={"1": ["man land"]})
    table.play("1 helper", "shift man land")
    assert table.event("status-up")["steps"] == 3
