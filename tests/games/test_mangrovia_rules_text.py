"""The rules of Mangrovia as a text: figures and pictures. `test_rules_text` has what holds for every game."""

import re
from typing import Any

import pytest

from archipel.words import LANGUAGES
from tests.art import symbols
from tests.games.examples import played_out
from tests.games.rules_text import CHECKOUT, edition, numbers, pictures, sections, tables

every_language = pytest.mark.parametrize("language", LANGUAGES)

SYMBOLS = {"up": "card-up", "down": "card-down", "amulets": "amulet-back", "hut": "hut", "double": "double-hut", "birds": "bird"}
"""How a step of a landing is shown."""


def part(name: str) -> list[dict[str, Any]]:
    """The list in a part of the edition."""
    return list(edition("mangrovia")[name]["list"])


def lines(language: str, number: str, *words: str) -> list[str]:
    """The lines of a section that contain all of these."""
    return [line for line in sections("mangrovia", language)[number] if all(word in line for word in words)]


def figures(cells: list[str]) -> list[int]:
    return [int(cell) for cell in cells[1:]]


def space(id: str) -> dict[str, Any]:
    return next(space for space in part("spaces") if space["id"] == id)


# 1B. The box


@every_language
def test_the_box_holds_as_many_cards_amulets_and_tiles_as_the_edition(language: str) -> None:
    cards, amulets = tables("mangrovia", language, "1B")
    assert [int(value) for value in cards[0][1:-1]] == [kind["value"] for kind in part("valuables")]
    starting = sum(len(pair["values"]) for pair in part("starting_cards"))
    assert figures(cards[1]) == [*(kind["cards"] for kind in part("valuables")), starting]
    ones = edition("mangrovia")["amulets"]["on_board"]
    assert figures(amulets[0]) == [ones["value"], *(kind["value"] for kind in part("amulets"))]
    assert figures(amulets[1]) == [ones["count"], *(kind["count"] for kind in part("amulets"))]
    listed = [numbers(line.partition("[")[0]) for line in sections("mangrovia", language)["1B"] if line.startswith("- ")]
    land, valuables = sum(kind["cards"] for kind in part("landscapes")), sum(figures(cards[1]))
    poles = edition("mangrovia")["pole_tiles"]["values"]
    colours, setup = len(part("colours")), edition("mangrovia")["setup"]
    assert listed == [
        [1],
        [land + valuables, land, part("landscapes")[0]["cards"], valuables],
        [1, sum(kind["bird"] for kind in part("landscapes")), 1],
        [sum(figures(amulets[1]))],
        [colours * setup["huts_per_colour"], colours * setup["bowls_per_colour"]],
        [2 * colours],
        [len(poles), poles[0], poles[-1]],
        [sum(tile["count"] for tile in part("stone_tiles"))],
    ]


# 2A. The board


@every_language
def test_the_board_has_as_many_spaces_of_every_sort_as_the_edition(language: str) -> None:
    counted = [numbers(line) for line in lines(language, "2A", "- **") if numbers(re.sub(r"\[.*?\]", "", line))]
    spaces = part("spaces")
    circles, doubles = sum(space.get("circle", False) for space in spaces), sum(len(space["land"]) == 2 for space in spaces)
    sizes = {len(area["spaces"]) for area in part("areas")}
    assert [found[0] for found in counted] == [len(spaces), circles, doubles, *sizes]
    track = lines(language, "2A", "> - ", "0", "99")
    assert edition("mangrovia")["tracks"]["chief_spaces"] == numbers(track[0])[0] == numbers(track[0])[-1] + 1


# 2B to 9


@every_language
def test_everybody_gets_what_the_edition_deals(language: str) -> None:
    [[players, huts, bowls]] = tables("mangrovia", language, "2B")
    dealt = [(setup["players"], setup["huts"], setup["bowls"]) for setup in part("setup")]
    assert list(zip(figures(players), figures(huts), figures(bowls), strict=True)) == dealt
    [[given, values]] = tables("mangrovia", language, "2C")
    assert dict(zip(figures(given), values[1:], strict=True)) == {
        pair["number"]: ", ".join(map(str, pair["values"])) for pair in part("starting_cards")
    }
    setup = edition("mangrovia")["setup"]
    assert numbers(lines(language, "2C", "3. ")[0]) == [3, setup["valuables_shown"]]
    assert numbers(lines(language, "2C", "4. ")[0]) == [4, setup["landscape_cards_dealt"], setup["landscapes_shown"]]
    assert numbers(lines(language, "6", "**4**")[0]) == [setup["valuables_shown"], setup["landscapes_shown"]]


@every_language
def test_with_two_or_three_players_the_neutral_huts_stand_where_the_edition_puts_them(language: str) -> None:
    [[players, gray, white, site, pole]] = tables("mangrovia", language, "2G")
    assert [numbers(cell) for cell in players] == [[], [2], [3]]
    for colour, told in (("gray", gray), ("white", white)):
        symbols = sum(space.get("neutral") == colour for space in part("spaces"))
        assert figures(told) == [symbols if colour in setup["neutral"] else 0 for setup in part("setup")[:2]]
    two, three = part("setup")[:2]
    blocked = part("sites")[two["blocked_site"] - 1]
    assert numbers(site[0]) == blocked["landings"]
    assert (three["blocked_site"], site[1] == site[2]) == (0, False)
    assert (two["neutral_pole_tile"], numbers(pole[1])) == (True, edition("mangrovia")["pole_tiles"]["values"][:1])
    assert (three["neutral_pole_tile"], pole[2]) == (False, "–")


@every_language
def test_every_landing_shows_what_it_does(language: str) -> None:
    [[_, *landings]] = tables("mangrovia", language, "4")
    opposite = {landing: other for site in part("sites") for landing, other in (site["landings"], site["landings"][::-1])}
    for told, landing in zip(landings, part("landings"), strict=True):
        steps = [" / ".join(f"[picture:{SYMBOLS[step]}]" for step in alternatives) for alternatives in landing["steps"]]
        assert told[:3] == [str(landing["number"]), str(opposite[landing["number"]]), " ".join(steps)]


@every_language
def test_as_many_amulets_are_taken_and_kept_as_the_edition_allows(language: str) -> None:
    [[_, *told]] = tables("mangrovia", language, "4B")
    most = edition("mangrovia")["amulets"]["draw_at_most"]
    assert [numbers(cells[0]) for cells in told] == [[huts] for huts in range(most + 1)]
    ones = edition("mangrovia")["amulets"]["on_board"]
    assert numbers(told[0][1]) == [1, ones["value"]]
    assert [numbers(cells[1]) for cells in told[1:]] == [[huts] for huts in range(1, most + 1)]
    assert [cells[2] for cells in told] == ["1", "1", *(str(huts - 1) for huts in range(2, most + 1))]


@every_language
def test_every_sort_of_stone_tile_is_there_as_often_as_in_the_edition(language: str) -> None:
    [[_, *told]] = tables("mangrovia", language, "9")
    counted: dict[str, int] = {}
    worth: dict[str, list[int]] = {}
    for tile in part("stone_tiles"):
        counted[tile["kind"]] = counted.get(tile["kind"], 0) + tile["count"]
        worth[tile["kind"]] = [tile["value"]] if "value" in tile else []
    assert {cells[0]: int(cells[2]) for cells in told} == {f"[picture:stone-{kind}]": count for kind, count in counted.items()}
    assert [numbers(cells[1]) for cells in told] == list(worth.values())


@every_language
def test_the_examples_name_prices_and_points_of_the_board(language: str) -> None:
    for number, id in (("5A", "D5"), ("5A", "F3"), ("5C", "D6"), ("5D", "H2")):
        [told] = [line for line in lines(language, number, id) if line.startswith("> ")]
        expected = {space(id)["points"], *([space(id)["cost"]] if number != "5D" else [])} - {0}
        assert expected <= set(numbers(told)), told
    [two] = lines(language, "5B", "> = ")
    reed, water = space("E4"), space("C3")
    assert (reed["land"], water["land"], water["points"]) == (["reed"], ["water"], 0)
    assert numbers(two)[:5] == [4, reed["cost"], 3, water["cost"], 4]
    assert reed["points"] in numbers(two)[5:]
    for path in part("paths")[:2]:
        assert re.search(rf"\b{path['id']} \({path['first']} \w+ {path['second']}\)", lines(language, "7A", f"{path['id']} (")[0])
    pole = next(area for area in part("areas") if area["id"] == "pole")
    assert numbers(lines(language, "7C", "**")[0])[:2] == [pole["first"], pole["second"]]


@every_language
def test_the_quick_reference_says_what_the_sections_say(language: str) -> None:
    landings, amulets, players, scoring = tables("mangrovia", language, "Q")
    assert [[int(site), numbers(left)[0], numbers(right)[0]] for site, left, right in landings[1:]] == [
        [number, *site["landings"]] for number, site in enumerate(part("sites"), 1)
    ]
    [[_, *collecting]] = tables("mangrovia", language, "4B")
    assert [numbers(cell)[0] for cell in amulets[0][1:]] == [numbers(cells[0])[0] for cells in collecting]
    assert [numbers(cell)[0] for cell in amulets[1][1:]] == [numbers(cells[1])[0] for cells in collecting]
    assert amulets[2][1:] == [cells[2] for cells in collecting]
    [dealt] = tables("mangrovia", language, "2B")
    assert [row[1:] for row in players[:3]] == [row[1:] for row in dealt]
    neutral = [sum(space.get("neutral") in setup["neutral"] for space in part("spaces")) for setup in part("setup")]
    assert figures(players[3]) == neutral
    pole = next(area for area in part("areas") if area["id"] == "pole")
    assert numbers(scoring[3][1]) == [pole["first"], pole["second"]]


@every_language
def test_the_told_round_ends_with_the_points_of_its_example(language: str) -> None:
    [told] = lines(language, "R", "> = ")
    first, second, third, fourth = (player["points"] for player in played_out("mangrovia", "round")["players"])
    assert numbers(told) == [first, second]
    assert (second, third) == (fourth, 0)


@every_language
def test_the_board_at_a_glance_names_what_the_edition_prints(language: str) -> None:
    path = next(path for path in part("paths") if path["id"] == "B")
    assert numbers(lines(language, "B", "thing:path-B")[0])[1:3] == [path["first"], path["second"]]
    shown = re.sub(r"\[.*?\]", "", lines(language, "B", "thing:B7")[0])
    assert numbers(shown)[1:] == [space("B7")["cost"], space("B7")["points"]]


@pytest.mark.checkout
def test_every_picture_in_the_text_is_drawn() -> None:
    shown = pictures("mangrovia")
    assert {"hut", "stone-wild", "card-water", "card-up", "space-h2"} <= shown
    spaces = {f"space-{space['id'].lower()}" for space in part("spaces")}
    assert {f"mg-{name}" for name in shown - spaces - {"card-up", "card-down"}} <= symbols().keys()


@pytest.mark.checkout
@pytest.mark.parametrize("game", ["zanzibar", "mangrovia"])
def test_examples_call_players_by_the_colours_in_which_they_are_drawn(game: str) -> None:
    colours = (CHECKOUT / "web" / "src" / "lib" / "seats.ts").read_text(encoding="utf-8").partition("MARKS = {")[2]
    drawn = re.findall(r'(\w+): "', colours)[:5]
    words = (CHECKOUT / "src" / "archipel" / "games" / game / "words" / "en.ftl").read_text(encoding="utf-8")
    called = re.findall(r"\[\d\] (\w+)", words.partition("page-seat = ")[2].partition("    }")[0])
    names = {"coral": "Red", "turquoise": "Turquoise", "sun": "Yellow", "violet": "Purple", "shell": "White"}
    assert called == [names[colour] for colour in drawn]
