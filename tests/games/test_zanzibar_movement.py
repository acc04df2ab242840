"""Moving in Zanzibar (5): how many merchants, how many steps, what bars the way, where a move may end, and what is shown of its reach."""

import pytest

from archipel.engine.dealer import QuickDealer
from tests.games.zanzibar_table import Table, arranged, placed

CORNER = ["makuli", "fumbi", "muyo", "mwamba", "dimbu", "forodi", "kusi"]
"""Around Kizamo: all that a 3 could come across."""


def test_a_merchant_goes_along_routes_from_place_to_place() -> None:
    table = arranged(merchants={"1-3": "kizamo"}, free=CORNER)
    assert table.steps(3) == ["makuli", "muyo", "mwamba"]
    table.play("go 3 makuli")
    assert table.at("1-3") == "makuli"
    assert table.steps(3) == ["fumbi", "kizamo"]


@pytest.mark.parametrize("number", [2, 3, 4, 5, 6, 7])
def test_a_merchant_has_as_many_steps_as_its_number(number: int) -> None:
    way = ["kaskazi", "matlai", "mwamba", "kusi", "fumbi", "makuli", "kizamo", "muyo"]
    table = arranged(merchants={f"1-{number}": "umande"}, free=way)
    for step in range(number):
        assert table.steps(number), f"after {step} steps"
        table.play(f"go {number} {way[step]}")
    assert table.steps(number) == []
    assert table.refused(f"go {number} {way[number]}") == "merchant-moved"


def test_up_to_three_merchants_move_each_once() -> None:
    table = arranged(merchants={"1-2": "kizamo", "1-5": "mkoto", "1-6": "kiweni", "1-7": "jozwa"}, free=[*CORNER, "nungu", "ponga"])
    assert table.state.decision().args == {"seat": 0, "moved": 0, "left": 3}
    table.play("go 2 makuli", "go 5 nungu", "go 6 ponga")
    assert table.refused("go 2 fumbi") == "merchant-moved"
    assert table.refused("go 7 dunge") == "enough-moved"
    assert table.steps(7) == []
    table.play("end")
    assert table.asked() == "1 score"


def test_moving_another_merchant_ends_the_move_of_the_one_under_way() -> None:
    table = arranged(merchants={"1-5": "kizamo", "1-6": "mkoto"}, free=[*CORNER, "nungu"])
    table.play("go 5 makuli")
    assert table.asked() == "1 step"
    table.play("go 6 nungu")
    assert table.refused("go 5 fumbi") == "merchant-moved"
    assert table.view()["moved"] == ["1-5", "1-6"]


def test_nobody_has_to_move() -> None:
    table = arranged()
    assert "end" in table.moves()
    table.play("end")
    assert (table.told_keys(), table.asked()) == (["no-move"], "1 score")


def test_the_movement_ends_by_itself_when_three_have_no_step_left() -> None:
    table = arranged(
        merchants={"1-2": "kizamo", "1-3": "mkoto", "1-4": "kiweni"}, free=[*CORNER, "nungu", "kenda", "ponga", "uroma", "temwa"]
    )
    table.play("go 2 makuli", "go 2 fumbi", "go 3 nungu", "go 3 kenda", "go 3 nungu", "go 4 ponga", "go 4 uroma", "go 4 temwa")
    assert table.asked() == "1 step"
    table.play("go 4 kenda")
    assert table.asked() == "1 score"


def test_nothing_is_scored_before_the_movement_is_ended_and_nobody_moves_after_it() -> None:
    """4. First the movement, then the scoring."""
    table = arranged(hand=["cloves", "north"])
    assert (table.refused("score cloves"), table.refused("skip"), table.refused("keep")) == ("end-first", "end-first", "no-discard-now")
    move = table.moves()[0]
    table.play("end")
    assert (table.refused(move), table.refused("end"), table.refused("push mkoto")) == ("movement-over",) * 3


# 5A. What bars the way


@pytest.mark.parametrize(
    ("other", "why"), [("2-2", "blocked-taller"), ("1-7", "blocked-own"), ("1-2", "blocked-own"), ("2-3", "blocked-equal")]
)
def test_own_taller_and_equal_merchants_bar_the_way(other: str, why: str) -> None:
    table = arranged(merchants={"1-3": "kizamo", other: "makuli"}, free=[place for place in CORNER if place != "makuli"])
    assert table.refused("go 3 makuli") == why
    assert table.reason("go 3 makuli").args["other"] == int(other[2])
    assert "makuli" not in table.steps(3)


def test_the_refusal_names_whoever_bars_the_way() -> None:
    table = arranged(3, merchants={"1-4": "kizamo", "3-2": "makuli"}, free=["fumbi", "muyo", "mwamba"])
    reason = table.reason("go 4 makuli")
    assert (reason.rule, reason.args) == ("5A", {"seat": 2, "other": 2, "place": "makuli", "merchant": 4})


def test_the_refusal_of_a_place_further_away_names_whoever_bars_the_way_there() -> None:
    table = arranged(
        merchants={"1-3": "kizamo", "2-2": "makuli", "1-5": "fumbi"}, free=["muyo", "mwamba", "forodi", "dimbu", "sombe", "kusi"]
    )
    assert table.reason("go 3 forodi").args == {"seat": 1, "other": 2, "place": "makuli", "merchant": 3}
    assert table.reason("go 3 fumbi").key == "blocked-taller"
    assert (table.reason("go 3 dimbu").key, table.reason("go 3 dimbu").args["steps"]) == ("step-by-step", 3)
    assert table.reason("go 3 kenda").args == {"merchant": 3, "place": "kenda", "steps": 5, "left": 3}
    assert table.refused("go 3 kizamo") == "same-place"


def test_an_equal_one_far_away_is_named_with_a_free_place_next_to_it() -> None:
    table = arranged(merchants={"1-3": "kizamo", "2-3": "fumbi"}, free=["makuli", "forodi", "dimbu", "kusi", "muyo", "mwamba"])
    reason = table.reason("go 3 forodi")
    assert (reason.key, reason.rule, reason.args["place"], reason.args["free"]) == ("blocked-equal", "5C", "fumbi", "dimbu")


def test_nobody_passes_a_barred_place() -> None:
    table = arranged(merchants={"1-7": "kizamo", "1-2": "makuli", "1-3": "muyo", "1-4": "mwamba"})
    assert table.steps(7) == []
    assert ("1-7", "barred") in [(mark.thing, mark.key) for mark in table.state.marks()]


# A move must end elsewhere


def test_a_merchant_may_come_back_to_its_start_if_it_can_go_on() -> None:
    table = arranged(merchants={"1-3": "kizamo"}, free=CORNER)
    table.play("go 3 makuli", "go 3 kizamo")
    assert table.state.decision().args["back"] == "yes"
    assert table.refused("end") == "go-on"
    assert table.refused("go 4 mkoto") == "go-on"
    assert {move.split()[1] for move in table.moves()} == {"3"}


def test_the_last_step_does_not_lead_back_to_the_start() -> None:
    table = arranged(merchants={"1-2": "kizamo"}, free=CORNER)
    table.play("go 2 makuli")
    assert table.refused("go 2 kizamo") == "ends-at-start"
    assert table.steps(2) == ["fumbi"]


def test_back_at_its_start_among_others_a_merchant_can_always_go_on() -> None:
    """Taller ones stand all around, except where it came from: that place is free."""
    table = arranged(merchants={"1-4": "kizamo", "2-2": "muyo", "2-3": "mwamba"}, free=["makuli", "fumbi"])
    table.play("go 4 makuli", "go 4 kizamo")
    assert table.moves() == ["go 4 makuli"]


# Reach


def test_the_reach_of_a_merchant_is_noted_with_a_way_to_every_place() -> None:
    table = arranged(merchants={"1-2": "kizamo"}, free=CORNER)
    ways = table.reach("1-2")
    assert ways["fumbi"] == {"steps": 2, "moves": ["go 2 makuli", "go 2 fumbi"], "pushes": []}
    assert "kizamo" not in ways
    assert {place for place, way in ways.items() if way["steps"] == 1} == {"makuli", "muyo", "mwamba"}


def test_a_way_says_who_would_be_pushed_and_where() -> None:
    table = arranged(merchants={"1-2": "kizamo", "2-5": "makuli"}, free=["fumbi", "muyo", "mwamba"])
    assert table.reach("1-2")["makuli"] == {"steps": 1, "moves": ["go 2 makuli"], "pushes": ["2-5"]}
    assert table.reach("1-2")["fumbi"]["pushes"] == ["2-5"]


def test_a_way_with_a_chase_is_found_and_one_that_needs_boxing_in_as_well() -> None:
    boxed = arranged(merchants={"1-3": "kizamo", "2-3": "makuli", "2-6": "fumbi"}, free=["dimbu", "forodi", "kusi"])
    assert boxed.reach("1-3")["makuli"]["pushes"] == ["2-3"]
    assert boxed.reach("1-3")["forodi"]["steps"] == 3
    table = arranged(merchants={"1-4": "kizamo", "2-6": "makuli", "2-4": "fumbi", "2-7": "dimbu", "2-5": "kusi"}, free=["forodi", "muyo"])
    way = table.reach("1-4")["fumbi"]
    assert (way["moves"][:2], way["pushes"]) == (["go 4 makuli", "chase forodi"], ["2-6", "2-4"])
    table.play(*way["moves"])
    assert table.at("1-4") == "fumbi"


def beside_dau() -> Table:
    """A 5 that could get past its equal on Dau by pushing the 7 on Ziwela to Kusi first, and then coming back."""
    merchants = {"1-5": "bubwe", "1-2": "umande", "2-5": "dau", "2-7": "ziwela"}
    return arranged(merchants=merchants, free=["shangi", "mangwa", "kusi", "forodi", "mkoto"])


def test_a_way_that_boxes_somebody_in_with_several_steps_is_found() -> None:
    table = beside_dau()
    way = table.reach("1-5")["dau"]
    assert (way["steps"], way["pushes"]) == (4, ["2-7", "2-5"])
    table.play(*way["moves"])
    assert (table.at("1-5"), table.at("2-7")) == ("dau", "kusi")


def test_under_way_such_a_way_is_found_too_and_the_start_is_no_place_to_end() -> None:
    table = beside_dau()
    table.play("go 5 shangi")
    assert set(table.reach("1-5")) == ends(table.fork(), "1-5") - {"shangi"}
    assert "dau" in table.reach("1-5")
    assert "bubwe" not in table.reach("1-5")


def test_under_way_the_reach_shrinks_to_the_steps_left_and_never_holds_the_start() -> None:
    table = arranged(merchants={"1-3": "kizamo"}, free=CORNER)
    table.play("go 3 makuli")
    assert max(way["steps"] for way in table.reach("1-3").values()) == 2
    assert "kizamo" not in table.reach("1-3")


def ends(table: Table, merchant: str) -> set[str]:
    """Every place on which a merchant can stand at the end of its move, found by playing all its walks."""
    number = int(merchant[2])
    found: set[str] = set()
    seen: set[bytes] = set()
    waiting = [table]
    while waiting:
        here = waiting.pop()
        for text in here.moves():
            if not text.startswith((f"go {number} ", "push", "chase")):
                continue
            after = here.fork()
            after.play(text)
            if after.state.digest() in seen:
                continue
            seen.add(after.state.digest())
            if after.view()["phase"] in ("move", "score"):
                walk = after.view()["walk"]
                if walk is None or walk["place"] != walk["start"]:
                    found.add(after.at(merchant))
            if after.view()["walk"] is not None:
                waiting.append(after)
    return found


@pytest.mark.parametrize("seed", range(6))
def test_the_reach_is_what_playing_every_walk_finds_and_its_ways_lead_there(seed: int) -> None:
    table = placed(2 + seed % 4, seed=seed)
    while table.asked().endswith("discard"):
        table.play("keep")
    for merchant in [f"{table.state.seat + 1}-{number}" for number in (2, 3)]:
        ways = table.reach(merchant)
        assert set(ways) == ends(table.fork(), merchant)
        for place, way in ways.items():
            after = table.fork()
            after.play(*way["moves"])
            assert after.at(merchant) == place
            assert {event.args["thing"] for event in after.told if event.key in ("pushed", "chased")} == set(way["pushes"])


def test_every_way_of_every_merchant_can_be_played_in_the_middle_of_games() -> None:
    luck = QuickDealer("ways")
    table = placed(4, seed="ways")
    for _ in range(150):
        if table.state.over:
            break
        if table.asked().endswith("move") and luck.below(4) == 0:
            for mark in table.state.marks():
                for place, way in mark.args.get("ways", {}).items():
                    after = table.fork()
                    after.play(*way["moves"])
                    assert after.at(mark.thing) == place
        moves = table.moves()
        table.play(moves[luck.below(len(moves))])


def test_a_text_that_names_no_move_is_refused_with_what_there_is() -> None:
    table = arranged()
    assert [table.refused(text) for text in ("go 9 mkoto", "go 3 rome", "score salt", "go 3", "walk 3 mkoto", "push", "")] == [
        "no-such-merchant", "no-such-place", "no-such-objective", "no-such-text", "no-such-text", "no-such-text", "no-such-text",
    ]  # fmt: skip
    assert table.state.space() == len({table.state.text(move) for move in range(table.state.space())})
