"""All sixty tasks of Bora Bora (6E): what fulfils each, and that one thing fewer does not."""

from typing import Any

import pytest

from archipel.engine.edition import Edition
from tests.games.borabora_table import GAME, arranged
from tests.games.editions import changed, entry

KINDS = ("land", "sea", "woman", "man", "build", "material", "hut", "points", "god", "offering", "status", "shell")
TERRAINS = {
    "forest": ["C-NW", "E-N", "S-W"], "plain": ["C-NE", "S-E", "W-N"], "beach": ["C-SW", "N-W", "E-S"], "mountain": ["C-SE", "N-E", "W-S"],
}  # fmt: skip
FISH = {"ray": ("1", "2", "6"), "angel": ("1", "2", "5"), "puffer": ("1", "3", "4"), "needle": ("1", "3", "4")}
BESIDE = ["C-NW", "N-E", "S-E"]
JEWELS = {
    "necklace": ["1", "4"], "bracelet": ["1", "5"], "earrings": ["2", "3"], "comb": ["2", "3"], "pendant": ["2", "4"], "crown": ["3", "4"],
}  # fmt: skip
COLOURS = ("blue", "white", "red", "green", "yellow")
SPACES = {"sand": ["a1", "d1", "c2"], "wood": ["b1", "a2", "d2"], "stone": ["c1", "b2", "a3"]}
REGIONS = ["C-NW", "C-NE", "C-SW", "C-SE", "N-W", "N-E", "E-N", "E-S", "S-W", "S-E", "W-N", "W-S"]

Case = tuple[str, dict[str, Any], dict[str, Any]]


def people(*ids: str) -> dict[str, Any]:
    return {"people": {"1": list(ids)}, "last": {"1": 8}}


def cases() -> list[Case]:
    """A task, a position that fulfils it, and one in which one thing is missing."""
    found: list[Case] = [
        ("man-woman", people("man land", "woman sea"), people("man land", "man sea")),
        ("woman-priest", {**people("woman land"), "temple": [1]}, people("woman land")),
        ("man-priest", {**people("man land"), "temple": [1]}, {**people("woman land"), "temple": [1]}),
        ("woman-jewel", {**people("woman land"), "owned": {"1": ["comb-2"]}}, people("woman land")),
        ("man-first", people("man land"), {**people("man land"), "order": [2, 1, 3], "seat": 1}),
        ("regions-3", {"huts": {"1": REGIONS[:3]}}, {"huts": {"1": REGIONS[:2]}}),
        ("cards-alike", {"hands": {"1": ["red"] * 3}}, {"hands": {"1": ["red", "red", "blue", "blue"]}}),
        ("cards-different", {"hands": {"1": list(COLOURS[:4])}}, {"hands": {"1": ["blue", "white", "red", "red"]}}),
        ("priests-3", {"temple": [1, 1, 1]}, {"temple": [1, 1, 2]}),
        ("regions-9", {"huts": {"1": REGIONS[:9]}}, {"huts": {"1": REGIONS[:8]}}),
        ("islands", {"huts": {"1": ["C-NW", "N-W", "E-N", "S-W", "W-N"]}}, {"huts": {"1": ["C-NW", "C-NE", "E-N", "S-W", "W-N"]}}),
        ("men-different", people("man land", "man sea", "man hut"), people("man land", "man sea", "man sea", "woman hut")),
        ("women-different", people("woman land", "woman sea", "woman hut"), people("woman land", "woman sea", "woman sea")),
        ("jewelry-different", {"owned": {"1": ["comb-2", "crown-3", "necklace-1"]}}, {"owned": {"1": ["comb-2", "comb-3", "necklace-1"]}}),
        ("men-4", people(*["man land"] * 2, *["man sea"] * 2), people(*["man land"] * 3, "woman sea")),
        ("women-4", people(*["woman land"] * 2, *["woman sea"] * 2), people(*["woman land"] * 3, "man sea")),
        ("jewelry-4", {"owned": {"1": ["comb-2", "comb-3", "comb-7", "comb-8"]}}, {"owned": {"1": ["comb-2", "comb-3", "comb-7"]}}),
        (
            "buildings-4",
            {"built": {"1": {"1": ["a1", "b1"], "2": ["c1", "d1"], "3": ["a2", "b2"], "4": ["c2", "d2"]}}},
            {"built": {"1": {"1": ["a1", "b1"], "2": ["c1", "d1"], "3": ["a2", "b2"]}}},
        ),
        ("god-tiles-2", {"god_tiles": {"1": 2}}, {"god_tiles": {"1": 1}}),
        ("offerings-4", {"offerings": {"1": 4}}, {"offerings": {"1": 3}}),
        ("shells-5", {"shells": {"1": 5}}, {"shells": {"1": 4}}),
        (
            "materials-5",
            {"materials": {"1": ["a1", "b1", "c1"]}, "beside": {"1": ["sand", "wood"]}},
            {"materials": {"1": ["a1", "b1", "c1", "d1"]}},
        ),
        ("huts-4", {"last": {"1": 4}}, {"last": {"1": 3}}),
        ("men-shifted", people(*["man land shifted"] * 3), people(*["man land shifted"] * 2, "man land")),
        ("women-shifted", people(*["woman land shifted"] * 3), people(*["woman land shifted"] * 2, "man sea shifted")),
        (
            "people-shifted",
            people(*["woman land shifted"] * 3, *["man sea shifted"] * 2),
            people(*["woman land shifted"] * 3, "man sea shifted", "man sea"),
        ),
    ]  # fmt: skip
    found += [
        (f"two-{kind}", people(f"man {kind}", f"woman {kind} shifted"), people(f"man {kind}", "woman " + KINDS[number - 1]))
        for number, kind in enumerate(KINDS)
    ]
    found += [(f"all-{terrain}", {"huts": {"1": regions}}, {"huts": {"1": regions[:2]}}) for terrain, regions in TERRAINS.items()]
    for kind, values in FISH.items():
        fish = {region: f"{kind}-{value}" for region, value in zip(BESIDE, values, strict=True)}
        found.append((f"all-{kind}", {"fish": fish, "huts": {"1": BESIDE}}, {"fish": fish, "huts": {"1": BESIDE[:2]}}))
    for kind, worths in JEWELS.items():
        both = [f"{kind}-{worth}" for worth in worths]
        found.append((f"two-{kind}", {"owned": {"1": both}}, {"owned": {"1": both[:1]}}))
    found += [(f"three-{kind}", {"materials": {"1": spaces}}, {"materials": {"1": spaces[:2]}}) for kind, spaces in SPACES.items()]
    found += [(f"cards-{colour}", {"hands": {"1": [colour, colour]}}, {"hands": {"1": [colour]}}) for colour in COLOURS]
    return found


CASES = cases()


def test_every_task_of_the_box_is_tried() -> None:
    assert sorted(task for task, _, _ in CASES) == sorted(str(entry["id"]) for entry in GAME.edition().data["tasks"]["list"])


@pytest.mark.parametrize(("task", "enough", "short"), CASES, ids=[case[0] for case in CASES])
def test_a_task_is_fulfilled_by_what_it_asks_for_and_not_by_less(task: str, enough: dict[str, Any], short: dict[str, Any]) -> None:
    ready = arranged(phase="tasks", tasks={"1": [task]}, **{"seat": 1, **enough})
    assert ready.marks(f"task-{task}") == {"ready": {}}
    assert f"fulfil {task}" in ready.moves()
    assert ready.view(0)["players"][0]["tasks"][0]["missing"] == 0
    lacking = arranged(phase="tasks", tasks={"1": [task]}, **{"seat": 1, **short})
    assert lacking.marks(f"task-{task}") == {"missing": {"count": 1}}
    assert lacking.reason(f"fulfil {task}").data() == {"key": "task-missing", "args": {"task": task, "count": 1}, "rule": "6D"}


def test_what_two_requirements_lack_is_added_up() -> None:
    table = arranged(phase="tasks", tasks={"1": ["man-woman", "men-4", "women-4"]}, hands={"1": ["yellow"]})
    assert table.marks("task-man-woman") == {"missing": {"count": 2}}
    assert table.reason("fulfil man-woman").args["count"] == 2
    assert table.refused("yellow card") == "god-useless", "the yellow god stands in for one thing only"


def test_what_is_beyond_one_requirement_does_not_help_another() -> None:
    table = arranged(phase="tasks", tasks={"1": ["man-woman", "men-4", "women-4"]}, **people("man land", "man sea", "man hut"))
    assert table.marks("task-man-woman") == {"missing": {"count": 1}}


@pytest.mark.parametrize(
    ("task", "huts"), [("regions-3", REGIONS[:3]), ("all-beach", TERRAINS["beach"]), ("islands", ["C-NW", "N-W", "E-N", "S-W", "W-N"])]
)
def test_huts_that_were_pushed_aside_still_count(task: str, huts: list[str]) -> None:
    table = arranged(phase="tasks", tasks={"1": [task, "men-4", "women-4"]}, huts={"1": huts, "2": huts})
    assert [table.view()["regions"][region]["top"] for region in huts] == [1] * len(huts)
    assert f"fulfil {task}" in table.moves()


@pytest.mark.parametrize("colour", COLOURS)
def test_matching_cards_may_be_of_any_colour(colour: str) -> None:
    others = [other for other in COLOURS if other != colour]
    table = arranged(phase="tasks", tasks={"1": ["cards-alike", "men-4", "women-4"]}, hands={"1": [colour] * 3 + others})
    table.play("fulfil cards-alike")
    assert table.event("cards-shown") == {"seat": 0, "colour": [colour] * 3}


def test_nothing_is_given_up_for_a_task() -> None:
    table = arranged(phase="tasks", tasks={"1": ["offerings-4", "shells-5", "three-wood"]}, offerings={"1": 4}, shells={"1": 5})
    table.play("fulfil shells-5")
    assert table.player(1)["shells"] == 5


def test_materials_under_a_building_do_not_count() -> None:
    table = arranged(
        phase="tasks", tasks={"1": ["three-sand", "men-4", "women-4"]}, materials={"1": ["a1", "d1"]}, built={"1": {"1": ["c2", "d2"]}}
    )
    assert table.refused("fulfil three-sand") == "task-missing"


def test_a_view_counts_only_the_known_cards_of_somebody_elses_hand() -> None:
    table = arranged(phase="tasks", tasks={"1": ["cards-red", "men-4", "women-4"]}, hands={"1": ["red", "red"]})
    own, other = table.view(0)["players"][0]["tasks"][0], table.view(1)["players"][0]["tasks"][0]
    assert own == {"id": "cards-red", "needs": [{"have": 2, "count": 2}], "have": 2, "count": 2, "missing": 0}
    assert other == {"id": "cards-red", "needs": [{"have": 0, "count": 2}], "have": 0, "count": 2, "missing": 2}


# Tasks of another edition


def asking(task: str, *needs: dict[str, Any]) -> Edition:
    """Our edition, with a task that asks for something else. What no rulebook says of a task can be played with."""
    return changed(GAME, lambda data: entry(data, "tasks", id=task).update(needs=[*needs]))


NEVER = ["priests-3", "two-status"]


def test_a_task_that_asks_for_a_single_card_can_be_fulfilled_with_an_empty_hand_and_the_yellow_god() -> None:
    """With ours nobody without cards could: two are asked for, and nobody has to be asked."""
    tasks = {"1": ["shells-5", *NEVER], "2": ["cards-blue", "two-man", "huts-4"], "3": ["materials-5", "two-hut", "regions-9"]}
    position: dict[str, Any] = {"phase": "end", "round": 6, "tasks": tasks, "shells": {"1": 5}, "hands": {"1": [], "2": [], "3": []}}
    position["god_tiles"] = {"1": 0, "2": 1, "3": 0}
    ours = arranged(**position)
    ours.play("fulfil shells-5")
    assert ours.state.over
    table = arranged(edition=asking("cards-blue", {"count": 1, "of": "cards", "colour": "blue"}), **position)
    table.play("fulfil shells-5")
    assert table.asked() == "2 last-tasks"
    table.play("yellow tile", "fulfil cards-blue")
    assert table.event("task-helped")["task"] == "cards-blue"
    assert not table.heard("cards-shown")


def test_the_yellow_god_stands_in_for_what_is_missing_and_all_cards_that_are_asked_for_are_shown() -> None:
    both = asking("cards-blue", {"count": 2, "of": "cards", "colour": "blue"}, {"count": 1, "of": "priests"})
    hands = {"1": ["blue", "blue"], "2": [], "3": []}
    table = arranged(edition=both, phase="tasks", seat=1, tasks={"1": ["cards-blue", *NEVER]}, hands=hands, god_tiles={"1": 1})
    table.play("yellow tile", "fulfil cards-blue")
    assert table.event("task-helped")["task"] == "cards-blue"
    assert table.event("cards-shown")["colour"] == ["blue", "blue"]


@pytest.mark.parametrize(("hand", "missing"), [(["blue", "red", "red"], 0), (["blue", "red", "white"], 0), (["blue", "red"], 1)])
def test_a_task_may_ask_for_any_cards(hand: list[str], missing: int) -> None:
    edition = asking("cards-blue", {"count": 1, "of": "cards", "colour": "blue"}, {"count": 3, "of": "cards"})
    table = arranged(edition=edition, phase="tasks", seat=1, tasks={"1": ["cards-blue", "priests-3", "huts-4"]}, hands={"1": hand})
    assert table.view(0)["players"][0]["tasks"][0]["missing"] == missing
    if not missing:
        table.play("fulfil cards-blue")
        assert sorted(table.heard("cards-shown")[-1]["colour"]) == sorted(hand)
