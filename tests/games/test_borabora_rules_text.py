"""The rules of Bora Bora as a text: figures and pictures. `test_rules_text` has what holds for every game."""

import re
from typing import Any

import pytest

from archipel.engine.examples import load_examples
from archipel.games import find
from archipel.words import LANGUAGES
from tests.art import symbols
from tests.games.rules_text import edition, numbers, pictures, sections, tables

every_language = pytest.mark.parametrize("language", LANGUAGES)

PICTURE = re.compile(r"\[picture:([a-z0-9-]+)\]")
INLINE = re.compile(r"\[[^\]]*\]")

COLOURS = 4


def part(name: str) -> list[dict[str, Any]]:
    """The list in a part of the edition."""
    return list(edition("borabora")[name]["list"])


def lines(language: str, number: str, *words: str) -> list[str]:
    """The lines of a section that contain all of these."""
    return [line for line in sections("borabora", language)[number] if all(word in line for word in words)]


def told(line: str) -> list[int]:
    """The figures of a line, without those of sections and pictures."""
    return numbers(INLINE.sub("", line))


def bold(line: str) -> list[int]:
    """The figures that a line stresses."""
    return [int(figure) for figure in re.findall(r"\*\*(\d+)\*\*", line)]


def figures(cells: list[str]) -> list[int]:
    return [int(cell) for cell in cells[1:]]


def shown(cell: str) -> list[str]:
    return PICTURE.findall(cell)


def sign(kind: str) -> str:
    """The picture of what a kind of people does."""
    return "act-move-hut" if kind == "hut" else f"act-{kind}"


# 1. The box


@every_language
def test_the_box_holds_as_many_pieces_as_the_edition(language: str) -> None:
    start, people, gods, tasks = (edition("borabora")[name] for name in ("start", "people", "gods", "tasks"))
    sex = len(people["list"]) * people["copies"]
    backs = [task["back"] for task in tasks["list"]]
    printed = [len(tile["actions"]) == 1 for tile in part("action_tiles")]
    listed = [told(line) for line in sections("borabora", language)["1"] if line.startswith("- ")]
    assert listed == [
        [1],
        [sum(printed), len(part("fish")), len(part("jewelry")), edition("borabora")["god_tiles"]["count"], COLOURS],
        [sex, sex, len(people["list"]), people["copies"], people["copies"]],
        [len(backs), backs.count("light"), backs.count("dark")],
        [len(gods["list"]) * gods["copies"], gods["copies"]],
        [30, 10, 18, 36],
        [1, edition("borabora")["hut_spaces"]["huts"], edition("borabora")["priests"]["count"], len(part("buildings")), start["dice"], 2],
    ]
    assert len(part("colours")) == COLOURS


# 2 to 9


@every_language
def test_every_region_has_its_terrain_and_gives_what_the_edition_says(language: str) -> None:
    islands, *_ = tables("borabora", language, "2A")
    material = {given["region"]: given["material"] for given in part("yields")}
    expected = [[f"land-{region['terrain']}", material[region["id"]]] for region in part("regions")]
    assert [[picture for cell in row for picture in shown(cell)] for row in islands[1:]] == expected
    names = {region["island"]: row[0] for region, row in zip(part("regions"), islands[1:], strict=True)}
    assert [row[0] for row in islands[1:]] == [names[region["island"]] for region in part("regions")]
    assert len(set(names.values())) == len(names)


@every_language
def test_the_board_is_laid_out_with_as_many_tiles_as_the_edition(language: str) -> None:
    offers, start = edition("borabora")["offers"], edition("borabora")["start"]
    steps = {told(line)[0]: told(line)[1:] for line in sections("borabora", language)["2A"] if re.match(r"\d\. ", line)}
    assert steps[4] == [offers["people"], 1, start["die_sides"]]
    assert steps[5] == [offers["tasks_extra"]]
    assert steps[6] == [offers["jewelry"]]
    assert steps[7] == [edition("borabora")["god_tiles"]["temple"]]
    assert steps[8] == [offers["cards"]]
    _, [values, counts] = tables("borabora", language, "2A")
    fish = [tile["value"] for tile in part("fish")]
    assert dict(zip(figures(values), figures(counts), strict=True)) == {value: fish.count(value) for value in fish}
    kinds = dict.fromkeys(tile["kind"] for tile in part("fish"))
    assert [shown(line) for line in lines(language, "2A", "[picture:fishtile-")] == [[f"fishtile-{kind}"] for kind in kinds]


@every_language
def test_everybody_begins_with_what_the_edition_deals(language: str) -> None:
    start, spaces = edition("borabora")["start"], edition("borabora")["hut_spaces"]
    last = next(space["huts"] for space in spaces["list"] if space["id"] == spaces["last"])
    dealt = [told(line) for line in sections("borabora", language)["2B"] if line.startswith("- ")]
    assert dealt == [
        [spaces["huts"], last],
        [len(part("buildings")), part("buildings")[0]["value"], part("buildings")[-1]["value"], edition("borabora")["priests"]["count"]],
        [start["dice"]],
        [start["cards"]],
        [start["offerings"], start["god_tiles"]],
        [edition("borabora")["tasks"]["held"], start["light_tasks"], start["dark_tasks"]],
        [1],
    ]
    for_each = len(part("ceremony")) // len(part("materials"))
    assert [told(line) for line in lines(language, "2B", "[edition:ceremony]")] == [[len(part("ceremony")), for_each]]
    [[places, points]] = tables("borabora", language, "2B")
    assert figures(places) == list(range(1, COLOURS + 1))
    assert figures(points) == start["points"]
    assert bold(lines(language, "2C", "**1**")[0]) == [start["first_fish"]]


@every_language
def test_buildings_and_priests_bring_what_their_round_says(language: str) -> None:
    [[head, buildings, priests]] = tables("borabora", language, "3")
    rounds = part("rounds")
    assert figures(head) == [round["id"] for round in rounds]
    assert figures(buildings) == [round["building"] for round in rounds]
    assert figures(priests) == [round["priest"] for round in rounds]
    for number, of in (("4E", "building"), ("6B", "priest")):
        worth = [round[of] for round in rounds]
        assert worth == [points for points in worth[::2] for _ in range(2)]
        [line] = [line for line in sections("borabora", language)[number] if len(bold(line)) == 3]
        assert bold(line) == worth[::2]
        pairs = zip(worth[::2], (1, 3, 5), strict=True)
        assert told(line.removeprefix("3. ")) == [figure for points, first in pairs for figure in (points, first, first + 1)]


@every_language
def test_the_helper_takes_the_die_points_of_the_edition(language: str) -> None:
    services, _ = tables("borabora", language, "4C")
    assert [int(cells[2]) for cells in services[1:]] == [service["cost"] for service in part("helper")]
    points = next(service["points"] for service in part("helper") if service["id"] == "point")
    assert numbers(services[2][1]) == [points]


@every_language
def test_a_shifted_person_brings_what_its_left_side_says(language: str) -> None:
    _, [_, *rows] = tables("borabora", language, "4C")
    for cells, left in zip(rows, part("left_values"), strict=True):
        assert (shown(cells[0]), figures(cells)) == ([sign(left["kind"])], [left["man"], left["woman"]])


@every_language
def test_fishing_brings_the_points_of_the_edition(language: str) -> None:
    assert [bold(line) for line in lines(language, "4G", "**")] == [[edition("borabora")["fishing"]["points"]]]


@every_language
def test_every_kind_of_people_is_as_strong_as_the_edition_says(language: str) -> None:
    [[_, *rows]] = tables("borabora", language, "5A")
    for cells, kind in zip(rows, part("people"), strict=True):
        strength = [kind["unit"] * count for count in range(1, edition("borabora")["people"]["copies"] + 1)]
        capped = [min(value, kind["cap"] or value) for value in strength]
        assert (shown(cells[0]), [int(cell) for cell in cells[2:]]) == ([sign(kind["id"])], capped), kind["id"]


@every_language
def test_the_status_track_has_the_steps_of_the_edition(language: str) -> None:
    points = edition("borabora")["status"]["points"]
    assert [told(line) for line in sections("borabora", language)["6A"] if line.startswith("- ")] == [points]
    assert bold(lines(language, "6A", "[edition:status]")[0]) == [points[0], points[-1]]


@every_language
def test_jewelry_costs_what_the_edition_says(language: str) -> None:
    [[worths, costs, counts]] = tables("borabora", language, "6C")
    jewels = [(jewel["worth"], jewel["cost"]) for jewel in part("jewelry")]
    priced = list(zip(figures(worths), figures(costs), strict=True))
    assert dict(zip(priced, figures(counts), strict=True)) == {jewel: jewels.count(jewel) for jewel in jewels}
    kinds = dict.fromkeys(jewel["kind"] for jewel in part("jewelry"))
    assert [shown(line) for line in lines(language, "6C", "[picture:jewel-")] == [[f"jewel-{kind}"] for kind in kinds]


def alike(task: dict[str, Any]) -> tuple[object, ...]:
    """What tasks of one row have in common: of what, how many, and whether a special sort or different ones are asked for."""
    [need] = task["needs"]
    special = [name for name in ("kind", "terrain", "fish", "colour") if name in need]
    if need.get("shifted"):
        return (task["id"],)
    if need.get("different") and need["of"] != "cards":
        return ("different", need["count"])
    if need["of"] in ("people", "jewelry", "buildings") and not special:
        return ("any", need["count"])
    return (need["of"], need["count"], *special, need.get("different", False))


@every_language
def test_every_task_is_listed_with_its_requirement(language: str) -> None:
    [_, *light], [_, *dark] = tables("borabora", language, "6E")
    opening = [task for task in part("tasks") if task["back"] == "light"]
    counts = [[1 if need["of"] == "first" else need["count"] for need in task["needs"]] for task in opening]
    assert [(numbers(cells[0]), int(cells[1])) for cells in light] == [(count, 1) for count in counts]
    rows: dict[tuple[object, ...], list[int]] = {}
    for task in part("tasks"):
        if task["back"] == "dark":
            rows.setdefault(alike(task), []).append(task["needs"][0]["count"])
    assert [(numbers(cells[0]), int(cells[1])) for cells in dark] == [([row[0]], len(row)) for row in rows.values()]


@every_language
def test_tasks_score_what_the_edition_says(language: str) -> None:
    tasks = edition("borabora")["tasks"]
    full, helped = tasks["points"], tasks["helped_points"]
    assert bold(lines(language, "6D", f"**{full}**")[0]) == [full]
    assert told(lines(language, "6D", "[8E]")[0]) == [full, helped]
    assert told(lines(language, "7A", "[8E]")[0])[-2:] == [full, helped]
    assert bold(lines(language, "8E", "**4**")[0]) == [helped]
    assert [told(line)[-1] for line in lines(language, "8E", "> = ")] == [helped, helped]


@every_language
def test_the_final_scoring_counts_what_the_edition_counts(language: str) -> None:
    each, bonuses = tables("borabora", language, "7B")
    fish, jewels = [tile["value"] for tile in part("fish")], [jewel["worth"] for jewel in part("jewelry")]
    assert [numbers(cells[1]) for cells in each[1:]] == [
        [edition("borabora")["god_tiles"]["end_points"]],
        [min(fish), max(fish)],
        [min(jewels), max(jewels)],
    ]
    assert [[int(cell) for cell in cells[1:]] for cells in bonuses[1:]] == [[bonus["count"], bonus["points"]] for bonus in part("final")]
    assert [bold(line) for line in lines(language, "7B", "**")] == [[bonus["points"]] for bonus in part("final")[:1]]
    assert edition("borabora")["god_tiles"]["end_points"] in told(lines(language, "8F", "[7B]")[0])


@every_language
def test_every_god_helps_in_the_phases_of_the_edition(language: str) -> None:
    [[_, *rows]] = tables("borabora", language, "8")
    for cells, god in zip(rows, part("gods"), strict=True):
        phases = [phase for phase in god["phases"] if phase != "end"]
        assert (shown(cells[0]), cells[1]) == ([f"god-{god['id']}"], ", ".join(phases))
    gods = edition("borabora")["gods"]
    ways = [told(line) for line in sections("borabora", language)["8"] if line.startswith("- ")]
    assert ways == [[1, gods["card_offerings"]], [gods["pair_cards"], gods["pair_offerings"]], []]


@every_language
def test_as_many_action_tiles_lie_out_as_the_edition_says(language: str) -> None:
    [[head, *rows]] = tables("borabora", language, "9")
    players = [numbers(cell)[0] for cell in head[2:]]
    assert players == [2, 3, 4]
    for cells, tile in zip(rows, part("action_tiles"), strict=True):
        assert shown(cells[0]) == [f"act-{action}" for action in tile["actions"]]
        assert cells[2:] == ["1" if number in tile["players"] else "–" for number in players], tile["id"]


@every_language
def test_the_quick_reference_has_the_figures_of_the_edition(language: str) -> None:
    rounds, _, helper, kinds, gods, final = tables("borabora", language, "Q")
    assert [figures(row) for row in rounds] == [[round[name] for round in part("rounds")] for name in ("id", "building", "priest")]
    cost = {service["id"]: service["cost"] for service in part("helper")}
    dear = {cost[service] for service in ("offering", "card", "material", "hut")}
    assert [int(row[0]) for row in helper[1:]] == [cost["shift"], cost["point"], *dear]
    copies = edition("borabora")["people"]["copies"]
    reached = {kind["id"]: [min(kind["unit"] * count, kind["cap"] or 99) for count in range(1, copies + 1)] for kind in part("people")}
    groups = [["land", "sea"], ["woman", "man", "build"], ["points"], ["material", "hut", "god", "offering", "status", "shell"]]
    assert sorted(kind for group in groups for kind in group) == sorted(reached)
    for row, group in zip(kinds[1:], groups, strict=True):
        assert [reached[kind] for kind in group] == [figures(row)] * len(group)
    assert [row[1] for row in gods[1:]] == [", ".join(phase for phase in god["phases"] if phase != "end") for god in part("gods")]
    tasks, fish = edition("borabora")["tasks"], [tile["value"] for tile in part("fish")]
    jewels = [jewel["worth"] for jewel in part("jewelry")]
    assert [numbers(row[1]) for row in final[1:]] == [
        [tasks["points"], tasks["helped_points"]],
        [edition("borabora")["god_tiles"]["end_points"]],
        [min(fish), max(fish)],
        [min(jewels), max(jewels)],
        sorted({bonus["points"] for bonus in part("final")}),
    ]
    assert told(final[-1][0]) == [bonus["count"] for bonus in part("final")]
    [fishing] = [told(line) for line in lines(language, "Q", "[4G]")]
    assert fishing == [edition("borabora")["fishing"]["points"]]


@every_language
def test_the_told_round_ends_with_the_points_that_its_story_adds_up(language: str) -> None:
    [result] = [told(line) for line in lines(language, "R", "> = ")]
    *first, all_first = result[:4]
    *second, all_second = result[4:]
    assert (sum(first), sum(second)) == (all_first, all_second)
    [played] = [example for example in load_examples(find("borabora")) if example.name == "round"]
    assert [played.steps[-1]["see"][f"players.{seat}.points"] for seat in (0, 1)] == [all_first, all_second]
    rolled = [played.position["dice"][seat] for seat in ("1", "2")]
    assert told(lines(language, "R", "[4]:" if language != "fr" else "[4]\u202f:")[0]) == [die for dice in rolled for die in dice]


@every_language
def test_the_examples_name_values_of_the_board(language: str) -> None:
    value = {route["id"]: route["value"] for route in part("routes")}
    by_sea, by_land = [line for line in sections("borabora", language)["4A"] if line.startswith("> Anna")]
    assert numbers(by_sea) == [value["C-SE+S-E"], value["C-SE+E-S"]]
    assert numbers(by_land) == [value["C-SE+C-NE"], value["C-SE+C-SW"]]
    steps = [left["man"] for left in part("left_values")]
    [tattoos] = lines(language, "4C", "> Anna")
    _, first, second, shells = numbers(tattoos)
    assert first in steps
    assert second in steps
    assert shells in [left["woman"] for left in part("left_values")]
    points = edition("borabora")["status"]["points"]
    [result] = [line for line in lines(language, "4C", "> = ") if str(first + second) in line and str(points[first + second]) in line]
    assert numbers(result)[:3] == [first + second, points[first + second], shells]
    assert points.index(points[first + second]) == first + second
    [gods] = lines(language, "8", "> = ")
    assert numbers(gods)[-2] == max(route["value"] for route in part("routes") if route["kind"] == "sea")
    assert numbers(gods)[-1] in [tile["value"] for tile in part("fish")]


@every_language
def test_every_line_names_the_same_figures_in_every_language(language: str) -> None:
    for number, said in sections("borabora", language).items():
        for line, english in zip(said, sections("borabora", "en")[number], strict=True):
            assert sorted(numbers(line)) == sorted(numbers(english)), line


@pytest.mark.checkout
def test_every_picture_in_the_text_is_drawn() -> None:
    named = pictures("borabora")
    assert {"hut", "act-move-hut", "fishtile-ray", "god-blue", "godmask-red", "jewel-crown", "land-beach", "person-man-sea"} <= named
    people = {f"person-{sex}-{kind['id']}" for sex in ("man", "woman") for kind in part("people")}
    assert {f"bb-{name}" for name in named - people} <= symbols().keys()
