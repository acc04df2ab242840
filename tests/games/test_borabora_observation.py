"""What a seat of Bora Bora knows, as named numbers: laid out as on the table, and seen from each side of it."""

import json

from archipel.engine.phrase import Data
from tests.games.borabora_table import GAME, Table, arranged, dealt, plain


class Seen:
    """The numbers of a player (from 1), by group and entry."""

    def __init__(self, table: Table, number: int) -> None:
        numbers = GAME.observation().observe(table.state, number - 1)
        self.groups: dict[str, dict[str, int]] = {}
        at = 0
        for group in GAME.observation().groups(table.state.opened, table.state.seats):
            self.groups[group.key] = dict(zip(group.entries, numbers[at:], strict=False))
            at += len(group.entries)

    def only(self, key: str) -> dict[str, int]:
        """The numbers of a group that are not 0."""
        return {entry: number for entry, number in self.groups[key].items() if number}


def test_huts_are_seen_from_the_own_seat_on_clockwise() -> None:
    table = arranged(3, huts={"1": ["C-SE"], "2": ["N-W", "C-SE"]})
    assert Seen(table, 1).only("huts") == {"own C-SE": 1, "next-1 N-W": 1, "next-1 C-SE": 1}
    assert Seen(table, 3).only("huts") == {"next-1 C-SE": 1, "next-2 N-W": 1, "next-2 C-SE": 1}
    assert Seen(table, 2).only("holders") == {"C-SE own": 1, "N-W own": 1}


def test_the_turn_order_and_who_is_asked_are_seen_from_every_seat() -> None:
    table = arranged(3, order=[2, 1, 3])
    assert Seen(table, 1).only("asked") == {"next-1": 1}
    assert Seen(table, 1).only("order") == {"place-1 next-1": 1, "place-2 own": 1, "place-3 next-2": 1}
    assert Seen(table, 2).only("order") == {"place-1 own": 1, "place-2 next-2": 1, "place-3 next-1": 1}


def test_a_seat_sees_its_own_god_cards() -> None:
    table = arranged(2, hands={"1": ["red", "red", "blue"], "2": ["green"]})
    assert Seen(table, 1).only("hand") == {"red": 2, "blue": 1}
    assert Seen(table, 2).only("hand") == {"green": 1}


def test_of_another_hand_only_its_size_and_what_everybody_knows_are_seen() -> None:
    tables = [arranged(2, hands={"1": [], "2": ["green", other]}, known={"2": ["green"]}) for other in ("red", "blue")]
    seen = [Seen(table, 1) for table in tables]
    assert seen[0].groups == seen[1].groups
    assert seen[0].only("hands") == {"next-1": 2}
    assert seen[0].only("known") == {"next-1 green": 1}
    assert Seen(tables[0], 2).groups != Seen(tables[1], 2).groups


def test_a_card_that_a_seat_drew_itself_cannot_be_in_the_pile() -> None:
    table = arranged(2, hands={"1": ["red"], "2": []}, shown=["blue"] * 5)
    own, other = Seen(table, 1).groups, Seen(table, 2).groups
    copies = own["pile-open"]["red"]
    assert own["pile-own"]["red"] == copies - 1
    assert other["pile-own"]["red"] == copies


def test_dice_are_seen_with_their_tiles_and_the_lowest_on_each() -> None:
    table = arranged(3, dice={"1": [2, 5]}, tiles={"helper": [[1, 3], [2, 4]]})
    seen = Seen(table, 1)
    assert [entry for entry in seen.only("dice") if entry.startswith("own")] == ["own die-1 2", "own die-2 3", "own die-3 5"]
    placed = Seen(table, 2).only("placed")
    assert sorted(entry.split()[0] for entry in placed) == ["next-2", "own"]
    assert all(entry.endswith("helper") for entry in placed)
    assert seen.only("lowest") == {"helper": 3}


def test_people_are_seen_on_their_spaces_and_counted() -> None:
    seen = Seen(arranged(2, people={"2": ["man land", "man land", "woman shell shifted"]}), 1)
    assert seen.only("people") == {"next-1 man land": 2, "next-1 woman shell shifted": 1}
    filled = [entry for entry in seen.only("spaces") if entry.startswith("next-1") and not entry.endswith("hut")]
    assert [entry.split()[-1] for entry in filled] == ["man", "kind-land", "man", "kind-land", "shifted", "woman", "kind-shell"]


def test_the_people_under_the_dice_are_seen_by_their_place() -> None:
    seen = Seen(arranged(2, men=["land", "", "sea"], women=[]), 1)
    assert seen.only("people-offer") == {"man place-1 land": 1, "man place-3 sea": 1}


def test_materials_and_buildings_are_seen_on_the_ceremony_area() -> None:
    seen = Seen(arranged(2, materials={"1": ["a1"]}, built={"2": {"3": ["c1", "d1"]}}, beside={"1": ["sand"]}), 2)
    assert seen.only("ceremony") == {"next-1 a1 material": 1, "own c1 building-3": 1, "own d1 building-3": 1}
    assert seen.only("built") == {"own building-3": 1}
    assert seen.only("beside") == {"next-1 sand": 1}


def test_tasks_are_seen_with_what_is_lacking() -> None:
    tasks = {"1": ["man-woman", "priests-3", "islands"], "2": ["cards-red"]}
    table = plain(2, people={"1": ["man land", "woman sea"]}, tasks=tasks, temple=[1, 1], offer=["shells-5"], shells={"1": 4})
    seen = Seen(table, 1)
    assert seen.only("tasks") == {"own man-woman": 1, "own priests-3": 1, "own islands": 1, "next-1 cards-red": 1}
    assert seen.only("lacking") == {"own task-1 nothing": 1, "own task-2 one": 1, "own task-3 more": 1, "next-1 task-1 more": 1}
    assert seen.only("task-offer") == {"shells-5": 1}
    assert seen.only("offer-lacking") == {"offer-1 one": 1}
    assert seen.only("task-places") == {"man-woman": 1, "priests-3": 2, "islands": 3, "cards-red": 1, "shells-5": 1}


def test_what_others_lack_for_a_task_is_told_by_the_cards_that_everybody_knows() -> None:
    table = arranged(2, tasks={"2": ["cards-red"]}, hands={"2": ["red", "red"]}, known={"2": ["red"]})
    assert "next-1 task-1 one" in Seen(table, 1).only("lacking")
    assert "own task-1 nothing" in Seen(table, 2).only("lacking")


def test_jewelry_is_seen_in_its_round_until_somebody_owns_it() -> None:
    seen = Seen(arranged(2, round=2, jewels=["necklace-4", "comb-2"], owned={"2": ["crown-3"]}), 1)
    assert seen.only("round") == {"round-2": 1}
    assert seen.only("for-sale") == {"necklace-4": 1, "comb-2": 1}
    assert seen.groups["jewelry"]["comb-2 round-2"] == 1
    assert seen.groups["jewelry-places"]["comb-2"] == 2
    assert seen.groups["jewelry-places"]["crown-3"] == 0
    assert seen.only("owned") == {"next-1 crown-3": 1}


def test_points_are_seen_with_what_the_game_would_end_with() -> None:
    position = {"huts": {"1": ["C-SE"]}, "fish": {"C-SE": "ray-6"}, "points": {"1": 10, "2": 20}, "god_tiles": {"1": 0, "2": 1}}
    seen = Seen(plain(2, **position), 2)
    assert seen.only("points") == {"own": 20, "next-1": 10}
    assert seen.only("earned") == {"own start": 20, "next-1 start": 10}
    assert seen.only("god-tiles") == {"own": 1}
    assert seen.only("final") == {"own god-tiles": 2, "next-1 fish-final": 6}
    assert seen.only("standing") == {"own": 22, "next-1": 16}


def test_tasks_fulfilled_are_seen_and_count_towards_a_bonus() -> None:
    seen = Seen(arranged(2, done={"2": ["regions-3", "islands"]}), 1)
    assert seen.only("done") == {"next-1 regions-3": 1, "next-1 islands": 1}
    assert seen.groups["towards"]["next-1 tasks"] == 2


def test_on_the_same_status_step_it_is_seen_who_got_there_last() -> None:
    seen = Seen(arranged(3, status={"3": 2, "1": 2}), 1)
    assert seen.only("status") == {"own": 2, "next-2": 2}
    assert seen.only("arrivals") == {"arrival-1 next-1": 1, "arrival-2 next-2": 1, "arrival-3 own": 1}


def test_huts_left_are_seen_with_those_on_the_last_space() -> None:
    seen = Seen(arranged(2, huts={"1": ["C-SE"]}, last={"1": 4}), 2)
    huts = GAME.edition().data["hut_spaces"]["huts"]
    assert seen.only("huts-left") == {"own": huts, "next-1": huts - 1}
    assert seen.groups["last-huts"]["next-1"] == 4


def test_what_is_under_way_is_seen_by_everybody() -> None:
    table = plain(2, dice={"1": [5, 5, 5]})
    table.play("5 helper", "point")
    for number in (1, 2):
        seen = Seen(table, number)
        assert seen.only("doing") == {"helper": 1}
        assert seen.only("by") == {"helper": 1}
        assert (seen.groups["value"], seen.groups["left"]) == ({"value": 5}, {"left": 4})


def test_whatever_looks_different_to_a_seat_has_other_numbers() -> None:
    """Every number and flag of a position in turn is changed."""
    table = dealt(3)
    for _ in range(60):
        moves = table.moves()
        table.play(moves[table.dealer.below(len(moves))])
    state = table.state
    view, numbers = state.view(0), GAME.observation().observe(state, 0)
    changed = state.copy()
    compared = 0
    for other in all_changes(state.table()):
        try:
            changed.lay_out(other)
            looks = changed.view(0)
        except (KeyError, ValueError):
            continue
        if looks != view:
            compared += 1
            assert GAME.observation().observe(changed, 0) != numbers, other
    assert compared > 300


def all_changes(table: Data) -> list[Data]:
    """The same position with one number or flag more or less in one place."""
    found: list[Data] = []
    for field, value in table.items():
        for at in range(len(value) if isinstance(value, list) else 1):
            other = json.loads(json.dumps(table))
            if isinstance(value, list):
                other[field][at] += 1
            else:
                other[field] = not value if isinstance(value, bool) else value + 1
            found.append(other)
    return found
