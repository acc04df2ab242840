"""The bench, where owners fill in their box: what they are told as they type, at a server and on a device alike."""

import copy
import json
import tomllib
from typing import Final

import pytest

from archipel.engine.edition import RECONSTRUCTED, items
from archipel.engine.phrase import Data, Trouble
from archipel.games import find
from archipel.room.bench import check_draft, compare, differences, form_of, known_of, read_file, way_to
from archipel.room.forms import COMPARED_EDITIONS, EDITION_DRAFT

BOXES: Final = ["borabora", "flucht", "mangrovia", "zanzibar"]
ANN: Final = {"who": "Ann", "when": "2026-11-19"}


def of_ann(game: str) -> Data:
    """Our edition under a name of her own."""
    data = copy.deepcopy(find(game).edition().data)
    data["edition"]["id"] = "ann-1"
    return data


def checked(game: str, data: Data, seen: Data | None = None) -> Data:
    draft = EDITION_DRAFT.read(json.dumps({"game": game, "data": data, "seen": seen or {}}))
    return check_draft(find(game), draft, lambda game, edition: None)


@pytest.mark.parametrize("game", BOXES)
def test_an_edition_that_is_as_ours_differs_in_nothing_and_its_file_reads_back(game: str) -> None:
    data = of_ann(game)
    report = checked(game, data)
    assert report["playable"]
    assert report["differences"] == []
    assert tomllib.loads(report["toml"]) == data


def test_a_mistake_is_told_at_its_place() -> None:
    data = of_ann("mangrovia")
    data["spaces"]["list"][3]["land"] = ["lava"]
    del data["spaces"]["list"][5]["cost"]
    assert [problem["place"] for problem in checked("mangrovia", data)["problems"]] == ["spaces/list/5"]
    data["spaces"]["list"][5]["cost"] = 5
    assert [problem["place"] for problem in checked("mangrovia", data)["problems"]] == ["spaces/list/3/land"]


def test_an_unusual_value_is_a_warning_at_its_place_and_can_be_played() -> None:
    data = of_ann("mangrovia")
    data["spaces"]["list"][4]["cost"] = 3
    report = checked("mangrovia", data)
    assert report["playable"]
    assert [(problem["place"], problem["error"]) for problem in report["problems"]] == [("spaces/list/4/cost", False)]
    assert [(one["a"], one["b"], one["places"]) for one in report["differences"]] == [(10, 3, ["spaces/list/4/cost"] * 2)]


@pytest.mark.parametrize("game", BOXES)
def test_whatever_breaks_a_section_is_told_there(game: str) -> None:
    """Every section without its entries: the problem names a place that is there."""
    ours = find(game).edition().data
    for section in ours:
        if section != "edition" and items(ours, section):
            data = of_ann(game)
            data[section]["list"] = []
            places = [problem["place"] for problem in checked(game, data)["problems"]]
            assert all(place.split("/")[0] in {*data, ""} for place in places), section


@pytest.mark.parametrize("game", BOXES)
def test_something_is_known_of_what_had_to_be_reconstructed(game: str) -> None:
    data = find(game).edition().data
    told = [
        known_of(find(game), section, str(entry["id"]))["known"]
        for section, part in data.items()
        if isinstance(part, dict) and part.get("source") == RECONSTRUCTED
        for entry in items(data, section)[:1]
        if "id" in entry
    ]
    assert any(told)
    assert known_of(find(game), "nowhere", "x") == {"known": {}}


def test_what_may_stand_in_a_field_is_told() -> None:
    assert form_of(find("mangrovia"))["choices"]["spaces"]["pay"] == {"words": ["valuables", "amulets"], "sections": []}


def test_who_has_seen_what_is_a_comment_of_the_file_and_comes_back_with_it() -> None:
    data = of_ann("flucht")
    data["squares"]["list"][2]["source"] = "copy"
    seen = {"squares/list/2": ANN, "scenery": {"who": "", "when": "2026-11-20"}}
    report = checked("flucht", data, seen)
    assert "# seen by Ann, 2026-11-19" in report["toml"]
    assert report["hash"] == checked("flucht", data)["hash"]
    assert read_file(find("flucht"), report["toml"]) == {"data": data, "seen": seen}


def test_a_name_with_a_new_line_stays_a_comment() -> None:
    data = of_ann("flucht")
    report = checked("flucht", data, {"squares/list/2": {"who": 'x\n[edition]\nid = "taken"', "when": ""}})
    assert tomllib.loads(report["toml"]) == data


def test_a_file_of_another_game_is_refused() -> None:
    toml = checked("flucht", of_ann("flucht"))["toml"]
    with pytest.raises(Trouble) as refused:
        read_file(find("mangrovia"), toml)
    assert refused.value.reason.key == "edition-other-game"


@pytest.mark.parametrize(
    ("toml", "key"),
    [
        ("[edition", "edition-not-toml"),
        ('a = "b"', "edition-no-head"),
        ("a." * 500 + "b = 1", "edition-dots"),
        ("[" * 50_000, "edition-not-toml"),
        ('[edition]\nid = "a"\ngame = "flucht"\n[squares]\nlist = [' + "0," * 300 + "]", "edition-list-long"),
    ],
    ids=["broken", "headless", "dots", "nested", "huge"],
)
def test_what_is_no_edition_is_refused_with_its_reason(toml: str, key: str) -> None:
    with pytest.raises(Trouble) as refused:
        read_file(find("flucht"), toml)
    assert refused.value.reason.key == key


def test_a_draft_that_no_file_can_hold_is_refused() -> None:
    data = of_ann("flucht")
    data["squares"]["list"][0]["colour"] = None
    with pytest.raises(Trouble) as refused:
        checked("flucht", data)
    assert refused.value.reason.key == "edition-not-toml"
    data["squares"]["list"][0]["colour"] = "x" * 300_000
    with pytest.raises(Trouble) as refused:
        checked("flucht", data)
    assert refused.value.reason.key == "edition-long"


def test_two_editions_are_compared_value_by_value() -> None:
    first, second = of_ann("flucht"), of_ann("flucht")
    second["squares"]["list"][4]["colour"] = "red"
    del second["cards"]["list"][29]
    compared = COMPARED_EDITIONS.read(json.dumps({"game": "flucht", "first": first, "second": second}))
    found = compare(find("flucht"), compared)
    assert [(one["key"], one["places"]) for one in found] == [
        ("differs", ["squares/list/4/colour"] * 2),
        ("only-first", ["cards/list/29", "cards"]),
    ]
    assert differences(first, first) == []


def test_a_place_is_named_as_far_as_it_is_there() -> None:
    data = of_ann("flucht")
    assert way_to(data, "squares", "s03", "colour") == "squares/list/2/colour"
    assert way_to(data, "squares", "s03", "nothing") == "squares/list/2"
    assert way_to(data, "squares", "s99", "colour") == "squares"
    assert way_to(data, "nowhere") == "nowhere"
