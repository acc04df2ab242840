"""The rules of Zanzibar as a text: figures and pictures. `test_rules_text` has what holds for every game."""

import re
from typing import Any

import pytest

from archipel.words import LANGUAGES
from tests.art import symbols
from tests.games.examples import played_out
from tests.games.rules_text import edition, numbers, pictures, sections, tables

every_language = pytest.mark.parametrize("language", LANGUAGES)

COLOURS = 5


def part(name: str) -> list[dict[str, Any]]:
    """The list in a part of the edition."""
    return list(edition("zanzibar")[name]["list"])


def lines(language: str, number: str, *words: str) -> list[str]:
    """The lines of a section that contain all of these."""
    return [line for line in sections("zanzibar", language)[number] if all(word in line for word in words)]


def signed(points: int) -> str:
    return f"+{points}" if points > 0 else f"−{-points}" if points < 0 else "0"


def of_kind(kind: str) -> list[dict[str, Any]]:
    return [objective for objective in part("objectives") if objective["kind"] == kind]


# 1. The box


@every_language
def test_the_box_holds_as_many_merchants_and_cards_as_the_edition(language: str) -> None:
    merchants = edition("zanzibar")["merchants"]["numbers"]
    spices, provinces = len(of_kind("spice")), len(of_kind("province"))
    assert [numbers(line) for line in lines(language, "1", "- ") if line.startswith("- ")] == [
        [1],
        [COLOURS * len(merchants), len(merchants), merchants[0], merchants[-1]],
        [COLOURS],
        [COLOURS * (spices + provinces), spices + provinces, spices, provinces],
    ]
    shown = [line.partition(" ")[0] for line in lines(language, "1", "[picture:merchant-")]
    assert shown == [f"[picture:merchant-{number}]" for number in merchants]


# 2 to 7


@every_language
def test_the_board_has_as_many_places_of_every_sort_as_the_edition(language: str) -> None:
    provinces, places, _ = tables("zanzibar", language, "2")
    villages = part("villages")
    on_land = [province["id"] for province in part("provinces") if not province.get("sea")]
    told = {f"[picture:province-{id}]": sum(village["province"] == id for village in villages) for id in on_land}
    assert {cells[0]: int(cells[2]) for cells in provinces[1:]} == told
    goods = [*(spice["id"] for spice in part("spices")), "hut"]
    counted = [sum(village["good"] == good for village in villages) for good in goods]
    assert [int(cells[2]) for cells in places[1:]] == [*counted, len(part("sea"))]


@every_language
def test_everybody_gets_what_the_edition_deals(language: str) -> None:
    [players, merchants, how_many] = tables("zanzibar", language, "2")[2]
    told = list(zip(map(int, players[1:]), map(numbers, merchants[1:]), map(int, how_many[1:]), strict=True))
    crews = [(dealt["players"], dealt["merchants"]) for dealt in part("players")]
    assert told == [(number, [crew[0], crew[-1]], len(crew)) for number, crew in crews]
    assert numbers(lines(language, "2", "5. ")[0]) == [5, edition("zanzibar")["numbers"]["start_points"]]
    track = edition("zanzibar")["score_track"]
    assert [f"−{-track['first']}", str(track["last"])] == re.findall(r"−?\d+", lines(language, "2", "> - ", "−")[0])


@every_language
def test_as_many_objectives_are_discarded_and_scored_as_the_edition_demands(language: str) -> None:
    [[players, discarded, scored]] = tables("zanzibar", language, "7")
    told = [[int(row[column]) for row in (players, discarded, scored)] for column in range(1, len(players))]
    cards = len(part("objectives"))
    assert told == [[dealt["players"], dealt["discards"], cards - dealt["discards"]] for dealt in part("players")]


@every_language
def test_every_objective_is_worth_what_its_card_says(language: str) -> None:
    [[head, *told]] = tables("zanzibar", language, "3")
    most = max(len(objective["points"]) for objective in part("objectives"))
    assert head[1:] == [str(count) for count in range(most)]
    for cells, objective in zip(told, part("objectives"), strict=True):
        missing = ["–"] * (most - len(objective["points"]))
        assert cells[1:] == [*map(signed, objective["points"]), *missing], objective["id"]
    assert all(objective["points"][2] <= 0 < objective["points"][3] for objective in part("objectives"))


@every_language
def test_an_opponent_is_pushed_or_chased_by_its_size_and_its_room(language: str) -> None:
    [[_, own, taller, equal, smaller]] = tables("zanzibar", language, "5C")
    bars, chased, pushed = own[1], equal[2], smaller[1]
    assert len({bars, chased, pushed}) == 3
    assert [row[1:] for row in (own, taller, equal, smaller)] == [[bars, bars], [bars, bars], [bars, chased], [pushed, chased]]


@every_language
def test_the_examples_name_what_the_cloves_card_says(language: str) -> None:
    points = next(objective["points"] for objective in part("objectives") if objective["id"] == "cloves")
    start = edition("zanzibar")["numbers"]["start_points"]
    shown = [numbers(line) for line in lines(language, "6", "> = ")]
    assert shown == [[count, abs(points[count]), start, start + points[count]] for count in (3, 0)]


def bare(cell: str) -> str:
    """What a cell says without the sections that it cites."""
    return re.sub(r" \[.*?\]", "", cell)


@every_language
def test_the_quick_reference_says_what_the_sections_say(language: str) -> None:
    in_the_way, players, objectives = tables("zanzibar", language, "Q")
    [way], crews, [discards], [worth] = (tables("zanzibar", language, number) for number in ("5C", "2", "7", "3"))
    assert [[bare(cell) for cell in row] for row in in_the_way[1:]] == way[1:]
    assert [row[1:] for row in players] == [row[1:] for row in [*crews[2][:2], *discards[1:]]]
    assert objectives == worth


@every_language
def test_the_told_round_ends_with_the_points_of_its_example(language: str) -> None:
    [told] = lines(language, "R", "> = ")
    played = played_out("zanzibar", "round")
    assert numbers(told)[:3] == sorted((player["points"] for player in played["players"]), reverse=True)


@pytest.mark.checkout
def test_every_picture_in_the_text_is_drawn() -> None:
    shown = pictures("zanzibar")
    assert {"merchant-7", "village-neutral", "sea-place", "province-centre", "card-cloves", "card-back"} <= shown
    cards = {f"card-{objective['id']}" for objective in part("objectives")}
    assert {f"zz-{name}" for name in shown - cards} <= symbols().keys()
