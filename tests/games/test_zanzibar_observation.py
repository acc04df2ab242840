"""What a player of Zanzibar knows, as numbers: from the own seat on, with what others hold left out."""

from tests.games.observed import observed
from tests.games.zanzibar_table import ALL, arranged, dealt, history, nearly_done, placed


def test_merchants_are_seen_from_the_own_seat_on() -> None:
    table = arranged(3, merchants={"1-3": "mkoto", "2-5": "nungu", "3-2": "dau"})
    for seat, seen in enumerate([("own", "next-1", "next-2"), ("next-2", "own", "next-1"), ("next-1", "next-2", "own")]):
        found = observed(table, seat)["merchants"]
        assert found[f"{seen[0]} merchant-3 mkoto"] == found[f"{seen[1]} merchant-5 nungu"] == found[f"{seen[2]} merchant-2 dau"] == 1
        assert len(found) == 3 * 6


def test_a_merchant_that_was_taken_to_be_placed_is_seen() -> None:
    table = dealt(2)
    assert observed(table, 0)["merchants"] == {}
    table.play("take 4")
    found = observed(table, 1)
    assert (found["walker"], found["start"], found["decision"]) == ({"merchant-4": 1}, {}, {"place": 1})


def test_a_walk_is_seen_with_whom_it_pushes_and_what_moved_before() -> None:
    table = arranged(
        merchants={"1-3": "makuli", "2-5": "fumbi"}, free=["forodi", "dimbu", "kusi"], moved=[6, 2], turns=8, options={"rounds": "9"}
    )
    table.play("go 3 fumbi")
    for seat, asked in ((0, "own"), (1, "next-1")):
        found = observed(table, seat)
        assert (found["asked"], found["decision"]) == ({asked: 1}, {"push": 1})
        assert found["moved"] == {"merchant-6": 1, "merchant-2": 2, "merchant-3": 3}
        assert (found["walker"], found["left"]) == ({"merchant-3": 1}, {"steps": 3})
        assert (found["start"], found["entering"]) == ({"makuli": 1}, {"fumbi": 1})
        assert (found["turns"], found["last-turn"]) == ({"turns": 8}, {"turn": 18})


def test_a_player_sees_the_own_objectives_and_of_others_only_what_is_open() -> None:
    table = arranged(3, hands={"1": ["cloves", "north"]}, scored={"1": {"pepper": 3}}, discarded={"1": ["east"]})
    assert {name for name in observed(table, 0)["hands"] if name.startswith("own")} == {"own cloves", "own north"}
    other = arranged(3, hands={"1": ["ginger", "west"]}, scored={"1": {"pepper": 3}}, discarded={"1": ["east"]})
    for seat, name in ((1, "next-2"), (2, "next-1")):
        found = observed(table, seat)
        assert {objective for objective in found["hands"] if objective.startswith(name)} == set()
        assert {objective.split()[1] for objective in found["open"] if objective.startswith(name)} == {*ALL} - {"pepper", "east"}
        assert (found["sizes"][f"{name} hand"], found["sizes"][f"{name} pile"]) == (2, 6)
        for group in ("hands", "open", "sizes", "promised"):
            mine = {key: number for key, number in observed(other, seat)[group].items() if key.startswith(name)}
            assert mine == {key: number for key, number in found[group].items() if key.startswith(name)}


def test_the_hand_of_whoever_has_no_pile_is_known_to_all() -> None:
    table = arranged(**history(p1=nearly_done("cloves", "north", discarded=1)))
    assert {"next-1 cloves", "next-1 north"} <= set(observed(table, 1)["hands"])


def test_what_was_scored_and_discarded_is_seen_in_its_order() -> None:
    table = arranged(4, scored={"2": {"west": 0, "pepper": 4}}, discarded={"2": ["vanilla", "east"]})
    found = observed(table, 3)
    assert found["scored"] == {"next-2 west": 1, "next-2 pepper": 2}
    assert found["counted"] == {"next-2 pepper": 4}
    assert found["discarded"] == {"next-2 vanilla": 1, "next-2 east": 2}
    assert found["owed"] == {"own": 2, "next-1": 2, "next-3": 2}


def test_points_are_seen_above_and_below_zero() -> None:
    table = arranged(3, scored={"1": {"cloves": 0, "vanilla": 0}, "3": {"pepper": 5}})
    assert table.state.scores() == [-5, 10, 15]
    for seat, points, below in ((0, {"next-1": 10, "next-2": 15}, {"own": 5}), (2, {"own": 15, "next-2": 10}, {"next-1": 5})):
        found = observed(table, seat)
        assert (found["points"], found["below-zero"]) == (points, below)


def test_merchants_in_place_are_counted_and_what_they_promise_is_seen_by_whoever_knows_the_hand() -> None:
    south = ["muyo", "sombe", "dimbu", "kizamo"]
    standing = {f"1-{number}": place for number, place in zip((2, 3, 4, 5), south, strict=True)}
    table = arranged(merchants=standing, hands={"1": ["south", "north"]})
    for seat, name in ((0, "own"), (1, "next-1")):
        found = observed(table, seat)["in-place"]
        now = table.player(1)["now"]
        assert {objective: found.get(f"{name} {objective}", 0) for objective in ALL} == {id: now[id]["count"] for id in ALL}
    assert observed(table, 0)["promised"]["own"] == table.player(1)["now"]["south"]["points"] > 0
    assert "next-1" not in observed(table, 1)["promised"]


def test_opening_discards_are_told_from_those_after_scoring() -> None:
    table = placed(2)
    assert (observed(table, 0)["opening"], observed(table, 0)["decision"]) == ({"opening": 1}, {"discard": 1})
    first = table.view()["first"]
    assert observed(table, first)["first"] == {"own": 1}
    table = arranged(phase="score", hand=["cloves", "north"])
    table.play("score cloves")
    assert observed(table, 1)["scored-now"] == {"objectives": 1}
    table.play("skip")
    assert (observed(table, 1)["opening"], observed(table, 1)["decision"]) == ({}, {"discard": 1})


def test_who_ran_out_of_objectives_is_seen_with_the_turns_that_are_left() -> None:
    done = nearly_done(discarded=1)
    table = arranged(3, player=3, last_turns=[1, 2], **history(p1=done, p2=done))
    found = observed(table, 2)
    assert found["finished"] == {"next-1": 1, "next-2": 2}
    assert found["turns-left"] == {"turns": 1}
