"""The printed data of Zanzibar: the shipped edition is sound, and everything that can be wrong with another is told apart."""

from typing import Any

import pytest

from archipel.engine.conformance import Walk
from archipel.engine.dealer import QuickDealer
from archipel.engine.edition import BrokenEdition
from archipel.engine.phrase import Data
from archipel.words import LANGUAGES, Words
from tests.games.editions import Change, changed, drop, found, put, to
from tests.games.zanzibar_table import GAME


def route(sort: str, *ends: Any) -> Change:
    """One more route."""
    return lambda data: data["routes"][sort].append(list(ends))


def no_route(sort: str, *ends: str) -> Change:
    """One route fewer."""
    return lambda data: data["routes"][sort].remove(list(ends))


def points(objective: str, values: list[int]) -> Change:
    def change(data: Data) -> None:
        next(entry for entry in data["objectives"]["list"] if entry["id"] == objective)["points"] = values

    return change


def test_the_shipped_edition_keeps_every_constraint() -> None:
    assert GAME.check(GAME.edition()) == []


def test_every_section_names_its_source_and_what_nobody_could_find_is_marked() -> None:
    assert GAME.edition().reconstructed() == ["score_track", "villages", "sea", "routes", "objectives"]


MISTAKES: list[tuple[str, list[Change]]] = [
    ("section-missing", [drop("spices")]),
    ("field-missing", [drop("villages", 3, "good")]),
    ("field-missing", [put("objectives", 1, "points", "many")]),
    ("field-missing", [to("numbers", "hand", "two")]),
    ("field-missing", [to("routes", "land", {})]),
    ("number", [put("objectives", 1, "points", [-3, -2, 0, 2, 3, "five"])]),
    ("number", [put("villages", 1, "at", [1, 2, 3])]),
    ("number", [to("merchants", "numbers", [2, 3, 4, 5, 6, 700])]),
    ("number", [to("numbers", "hand", 0)]),
    ("number", [put("players", 1, "players", 7)]),
    ("id-twice", [put("villages", 2, "id", "mkoto")]),
    ("id-space", [put("villages", 2, "id", "new york")]),
    ("one-sea", [put("provinces", 1, "sea", True)]),
    ("province-unknown", [put("villages", 1, "province", "sea")]),
    ("good-unknown", [put("villages", 1, "good", "salt")]),
    ("route", [route("land", "mkoto", "rome")]),
    ("route", [route("land", "mkoto", "mkoto")]),
    ("route", [route("sea", "dau")]),
    ("merchant-order", [to("merchants", "numbers", [2, 3, 4, 5, 7, 6])]),
    ("merchant-unknown", [put("players", 4, "merchants", [2, 3, 4, 8])]),
    ("players-missing", [drop("players", 2)]),
    ("players-missing", [put("players", 2, "players", 2)]),
    ("objective-unknown", [put("objectives", 10, "id", "sea")]),
    ("objective-unknown", [put("objectives", 1, "kind", "colour")]),
    ("points-count", [points("pepper", [-3, -2, 0, 2, 3])]),
    ("objectives-few", [put("players", 1, "discards", 9)]),
    ("room", [lambda data: data["sea"].update(list=data["sea"]["list"][:2]), to("routes", "sea", []), to("routes", "coast", [])]),
]


@pytest.mark.parametrize(("key", "changes"), MISTAKES)
def test_a_mistake_in_the_file_is_reported_and_forbids_playing(key: str, changes: list[Change]) -> None:
    assert found(GAME, *changes)[key]
    with pytest.raises(BrokenEdition):
        GAME.box(changed(GAME, *changes))


def more_villages(data: Data) -> None:
    data["villages"]["list"] += [
        {"id": f"new{number}", "name": "New", "province": "west", "good": "hut", "at": [100 + number, 600]} for number in (1, 2)
    ]
    data["routes"]["land"] += [["new1", "new2"], ["new1", "shangi"], ["new2", "ziwela"]]
    points("west", [-5, -3, -1, 2, 4, 7, 8, 9])(data)


RULEBOOK: list[tuple[str, list[Change]]] = [
    ("merchants", [to("merchants", "numbers", [2, 3, 4, 5, 6, 7, 8])]),
    ("crews", [put("players", 3, "merchants", [2, 3, 4, 5, 6, 7])]),
    ("discards", [put("players", 1, "discards", 2)]),
    ("start", [to("numbers", "start_points", 0)]),
    ("hand", [to("numbers", "hand", 3)]),
    ("own-in-a-province", [to("numbers", "own_in_a_province", 2)]),
    ("merchants-a-turn", [to("numbers", "merchants_a_turn", 4)]),
    ("objectives-a-turn", [to("numbers", "objectives_a_turn", 1)]),
    ("spices", [lambda data: data["spices"]["list"].append({"id": "nutmeg", "name": "Nutmeg"})]),
    ("objectives", [drop("objectives", 10)]),
    ("provinces", [lambda data: data["provinces"]["list"].append({"id": "isle", "colour": "grey", "name": "Isle", "sign": "x"})]),
    ("huts", [put("villages", number, "good", "pepper") for number in (5, 14)] + [points("pepper", [-3, -2, 0, 2, 3, 5, 6, 7])]),
    ("cloves-card", [points("cloves", [-8, -5, -2, 2, 4, 9])]),
    ("cloves-card", [points("cloves", [-7, -5, -2, 1, 4, 9])]),
]


@pytest.mark.parametrize(("key", "changes"), RULEBOOK)
def test_what_the_rulebook_fixes_is_an_error(key: str, changes: list[Change]) -> None:
    assert found(GAME, *changes)[key]


OTHERS: list[tuple[str, list[Change]]] = [
    ("villages-of-a-province", [more_villages]),
    ("villages", [more_villages]),
    ("orange-villages", [put("provinces", 5, "colour", "violet"), put("provinces", 1, "colour", "orange")]),
    ("orange-card", [points("centre", [-6, -4, -2, 1, 3, 7])]),
    ("sea-ring", [no_route("sea", "dau", "umande"), route("coast", "dau", "bubwe"), route("coast", "umande", "nungu")]),
    ("coast", [route("coast", "mwamba", "makuli")]),
    ("connected", [lambda data: data["routes"].update(coast=[])]),
    ("spice-villages", [put("villages", 1, "good", "cloves"), points("cloves", [-8, -5, -2, 1, 4, 9, 10]),
                        points("pepper", [-3, -2, 0, 2, 3])]),
    ("neutral-villages", [put("villages", 5, "good", "pepper"), points("pepper", [-3, -2, 0, 2, 3, 5, 6])]),
    ("spice-spread", [put("villages", 13, "good", "vanilla"), put("villages", 17, "good", "pepper"), put("villages", 26, "good", "hut"),
                      put("villages", 5, "good", "pepper"), put("villages", 23, "good", "hut"), put("villages", 14, "good", "pepper")]),
    ("routes-of-a-place", [route("land", "mkoto", "gamba")]),
    ("planar", [route("land", "dunge", "umbuli"), route("land", "koaba", "ndijo")]),
    ("far-apart", [to("routes", "sea", [])]),
    ("rising", [points("pepper", [-3, -2, 0, 2, 2, 5])]),
    ("different", [points("ginger", [-3, -2, 0, 2, 3, 5])]),
    ("dear-and-rich", [points("vanilla", [-9, -4, -2, 1, 3, 6])]),
    ("three-pays", [points("pepper", [-3, -2, 1, 2, 3, 5])]),
]  # fmt: skip


@pytest.mark.parametrize(("key", "changes"), OTHERS)
def test_anything_else_is_a_warning_since_an_owner_may_know_better(key: str, changes: list[Change]) -> None:
    problems = found(GAME, *changes)
    assert problems[key] is False
    assert not any(problems.values()), problems


def test_too_few_sea_places_are_reported() -> None:
    def two_at_sea(data: Data) -> None:
        data["sea"]["list"] = data["sea"]["list"][:2]
        data["routes"]["sea"] = []
        data["routes"]["coast"] = [["umande", "mkoto"], ["kaskazi", "temwa"]]
        for entry in data["players"]["list"]:
            entry["merchants"] = [2, 3, 4]

    assert found(GAME, two_at_sea)["sea-places"] is False


def test_every_constraint_has_been_broken_once() -> None:
    tried = {key for key, _ in [*RULEBOOK, *OTHERS]} | {"sea-places"}
    assert {problem.removeprefix("edition-") for problem in GAME.keys["problem"]} == tried | {key for key, _ in MISTAKES}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_problem_is_put_into_words(language: str) -> None:
    words = Words(language, GAME)
    for _, changes in [*MISTAKES, *RULEBOOK, *OTHERS]:
        for problem in GAME.check(changed(GAME, *changes)):
            assert "{" not in words.say("problem", problem)


@pytest.mark.heavy
def test_an_owners_own_values_can_be_played_with() -> None:
    edition = changed(GAME, points("pepper", [-3, -2, 1, 2, 3, 5]), more_villages)
    Walk(GAME, 3, {}, bytes(32), QuickDealer(1).below, edition).run(60)
