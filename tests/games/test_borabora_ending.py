"""The end of Bora Bora (7): last tasks (7A), final scoring with its six bonuses (7B), and who wins (7C)."""

from typing import Any

import pytest

from tests.games.borabora_table import Table, arranged, plain

REGIONS = ["C-NW", "C-NE", "C-SW", "C-SE", "N-W", "N-E", "E-N", "E-S", "S-W", "S-E", "W-N", "W-S"]
NEVER = ["priests-3", "two-status"]
OTHERS = {"2": ["jewelry-4", "god-tiles-2", "huts-4"], "3": ["materials-5", "two-hut", "offerings-4"]}


def ended(**position: Any) -> Table:
    """Player 1 fulfils a last task, and the game is over."""
    tasks = {"1": ["shells-5", *NEVER], **OTHERS}
    shells = {"1": 5} | position.pop("shells", {})
    table = plain(phase="end", round=6, tasks=tasks, shells=shells, **position)
    table.play("fulfil shells-5")
    assert table.state.over
    return table


def test_every_last_task_may_be_fulfilled_and_yellow_helps_with_each() -> None:
    table = arranged(
        phase="end", round=6, tasks={"1": ["shells-5", "three-sand", "three-wood"], **OTHERS}, shells={"1": 5},
        materials={"1": ["a1", "d1", "b1", "a2"]}, hands={"1": ["yellow", "yellow"], "2": [], "3": []}, god_tiles={"1": 0, "2": 0, "3": 0},
    )  # fmt: skip
    assert table.moves() == ["done", "yellow card", "fulfil shells-5"]
    table.play("fulfil shells-5", "yellow card", "fulfil three-sand", "yellow card")
    assert table.state.over
    assert [args["points"] for args in table.heard("task-helped")] == [4, 4]
    assert table.row("tasks") == [14, 0, 0]


def test_nobody_has_to_fulfil_a_last_task() -> None:
    table = plain(phase="end", round=6, tasks={"1": ["shells-5", *NEVER], **OTHERS}, shells={"1": 5})
    table.play("done")
    assert table.state.over
    assert table.row("tasks") == [0, 0, 0]


def test_last_tasks_go_in_turn_order() -> None:
    tasks = {"1": ["shells-5", *NEVER], "2": ["offerings-4", "two-hut", "huts-4"], "3": ["materials-5", "two-land", "regions-9"]}
    table = plain(phase="end", round=6, order=[2, 1, 3], tasks=tasks, shells={"1": 5}, offerings={"2": 4})
    assert table.asked() == "2 last-tasks"
    table.play("fulfil offerings-4")
    assert table.asked() == "1 last-tasks"


def test_god_tiles_fish_and_jewelry_are_scored() -> None:
    fish = {"C-SE": "ray-6", "C-SW": "angel-5", "C-NE": "ray-2"}
    table = ended(god_tiles={"1": 2, "2": 0, "3": 0}, hands={"1": [], "2": [], "3": []}, owned={"1": ["comb-7", "crown-3"]}, fish=fish,
                  huts={"1": ["C-SE", "C-SW"], "2": ["C-SW", "C-NE"]})  # fmt: skip
    assert table.event("god-tiles-scored") == {"seat": 0, "count": 2, "points": 4, "total": 10}
    assert table.row("fish-final") == [6, 7, 0]
    assert table.event("jewelry-scored")["points"] == 10
    assert table.state.scores() == [26, 7, 0]


TWELVE = [f"{sex} {kind}" for sex in ("man", "woman") for kind in ("land", "sea", "hut", "god", "build", "shell")]
SIX = {"1": ["a1", "b1"], "2": ["c1", "d1"], "3": ["a2", "b2"], "4": ["c2", "d2"], "5": ["a3", "b3"], "6": ["c3", "d3"]}
BONUSES: list[tuple[str, dict[str, Any]]] = [
    ("tasks", {"done": {"1": ["regions-3", "two-land", "two-sea", "two-man", "two-god", "all-ray", "all-plain", "islands"]}}),
    ("jewelry", {"owned": {"1": ["comb-2", "comb-3", "comb-7", "comb-8", "crown-3", "crown-4"]}}),
    ("ceremony", {"materials": {"1": [f"{column}{row}" for row in "123" for column in "abcd"]}}),
    ("regions", {"huts": {"1": REGIONS}}),
    ("people", {"huts": {"1": REGIONS}, "people": {"1": TWELVE}}),
    ("buildings", {"built": {"1": SIX}}),
]  # fmt: skip


@pytest.mark.parametrize(("bonus", "position"), BONUSES, ids=[bonus for bonus, _ in BONUSES])
def test_each_bonus_brings_six_points(bonus: str, position: dict[str, Any]) -> None:
    table = ended(**position)
    assert {"seat": 0, "bonus": bonus, "points": 6} in [
        {name: value for name, value in args.items() if name != "total"} for args in table.heard("bonus")
    ]
    assert table.row(f"bonus-{bonus}") == [6, 0, 0]


@pytest.mark.parametrize(("bonus", "position"), BONUSES, ids=[bonus for bonus, _ in BONUSES])
def test_one_thing_too_few_brings_no_bonus(bonus: str, position: dict[str, Any]) -> None:
    field = {
        "tasks": "done", "jewelry": "owned", "ceremony": "materials", "regions": "huts", "people": "people", "buildings": "built",
    }[bonus]  # fmt: skip
    things = position[field]["1"]
    less = dict(list(things.items())[:-1]) if isinstance(things, dict) else things[:-1]
    table = ended(**{**position, field: {"1": less}})
    assert table.row(f"bonus-{bonus}") == [0, 0, 0]


def test_the_ceremony_area_counts_as_full_with_materials_and_buildings() -> None:
    spaces = [f"{column}{row}" for row in "123" for column in "abcd" if f"{column}{row}" not in ("a1", "b1")]
    assert ended(materials={"1": spaces}, built={"1": {"4": ["a1", "b1"]}}).row("bonus-ceremony") == [6, 0, 0]


def test_what_is_left_over_is_worth_nothing() -> None:
    table = ended(offerings={"1": 5}, beside={"1": ["sand", "sand"]}, materials={"1": ["a1"]})
    assert table.state.scores() == [6, 0, 0]


def test_most_points_win() -> None:
    table = ended(points={"2": 7})
    assert table.state.ranking() == [2, 1, 3]
    assert table.event("wins") == {"seat": 1, "points": 7}


def test_among_equals_whoever_is_earlier_in_the_turn_order_wins() -> None:
    assert ended(points={"2": 6}).event("wins-order") == {"seat": 0, "points": 6}
    table = ended(points={"2": 6}, order=[3, 2, 1], seat=1)
    assert table.event("wins-order") == {"seat": 1, "points": 6}
    assert table.state.ranking() == [2, 1, 3]


def test_the_score_sheet_adds_up() -> None:
    table = ended(points={"2": 9}, owned={"2": ["comb-8"]})
    score = table.view()["score"]
    assert score["totals"] == table.state.scores() == [sum(row["points"][seat] for row in score["rows"]) for seat in range(3)]


def test_nobody_can_play_on() -> None:
    table = ended()
    assert table.moves() == []
    assert table.refused("pass") == "game-over"


def test_a_task_is_taken_at_the_end_of_round_six_too() -> None:
    tasks = {"1": ["shells-5", *NEVER], **OTHERS}
    table = plain(phase="tasks", round=6, tasks=tasks, shells={"1": 5}, offer=["two-land", "two-sea", "two-man", "two-god", "islands"])
    table.play("fulfil shells-5", "drop huts-4", "drop two-hut")
    assert table.asked() == "1 new-task"
    table.play("pick two-land", "pick two-sea", "pick two-man")
    assert table.state.over
    assert table.heard("game-ends") == [{}]
