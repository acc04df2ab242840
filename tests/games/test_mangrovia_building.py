"""Building in Mangrovia (5): where, at what price, and what comes of it."""

import pytest

from tests.games.mangrovia_table import builder


def test_a_hut_takes_a_free_space_with_a_bird_a_card_and_the_exact_price() -> None:
    table = builder("5", "2", "sand", "reed", landing=7)
    assert table.moves() == ["skip", "build F4", "build D5", "build shore-2"]
    table.play("build D5")
    assert table.view()["huts"]["D5"] == {"owner": 0, "count": 1}
    assert table.hand(1) == {"valuables": [], "landscapes": ["reed"], "amulets": []}
    assert (table.player(1)["huts"], table.player(1)["points"]) == (8, 1)


@pytest.mark.parametrize(
    ("text", "hand", "why", "args"),
    [
        ("build D5", ["7", "sand"], "space-taken", {"space": "D5", "seat": 1}),
        ("build C1", ["7", "2", "reed"], "no-bird", {"space": "C1", "landscapes": ["reed"], "needed": 1}),
        ("build F4", ["7", "water"], "no-landscape-card", {"space": "F4", "landscapes": ["sand"], "needed": 1, "held": 0}),
        ("build F4", ["4", "2", "sand"], "price-too-high", {"space": "F4", "price": 7, "currency": "valuables", "total": 6}),
        ("build F4", ["6", "3", "sand"], "price-not-exact",
         {"space": "F4", "price": 7, "currency": "valuables", "total": 9, "below": 6, "above": 9}),
        ("build F3", ["7", "water", "amulet-3"], "price-too-high", {"space": "F3", "price": 5, "currency": "amulets", "total": 3}),
        ("build G2", ["6", "water", "amulet-6", "amulet-1"], "price-too-high",
         {"space": "G2", "price": 7, "currency": "valuables", "total": 6}),
    ],
)  # fmt: skip
def test_what_is_missing_is_named(text: str, hand: list[str], why: str, args: dict[str, object]) -> None:
    reason = builder(*hand, huts={"D5": 2}).reason(text)
    assert (reason.key, reason.args) == (why, args)


def test_the_reason_says_no_lower_sum_when_there_is_none() -> None:
    reason = builder("7", "7", "sand").reason("build shore-2")
    assert (reason.key, reason.args["below"], reason.args["above"]) == ("price-not-exact", 0, 7)


def test_a_price_in_valuables_cannot_be_paid_with_amulets_or_the_other_way_round() -> None:
    assert builder("amulet-5", "amulet-2", "2", "sand").refused("build D5") == "price-too-high"
    assert builder("3", "2", "amulet-1", "water").refused("build F3") == "price-too-high"
    assert builder("amulet-5", "water").refused("build F3") == ""


def test_a_hut_paid_in_amulets_sets_them_aside() -> None:
    table = builder("amulet-3", "amulet-2", "water", landing=7)
    table.play("build F3")
    assert table.view()["amulets"]["aside"] == [2, 3]
    assert table.event("hut-built")["pieces"] == ["amulet", "amulet"]
    assert table.player(1)["amulets"] == 0


def test_a_neutral_hut_takes_its_space() -> None:
    table = builder("7", "3", "water", seats=3, landing=10)
    assert table.reason("build B2").data() == {"key": "space-neutral", "args": {"space": "B2"}, "rule": "2G"}


@pytest.mark.parametrize("space", ["E2", "B5", "Z9"])
def test_the_centres_of_the_areas_are_not_spaces(space: str) -> None:
    assert builder("7", "sand").refused(f"build {space}") == "no-such-space"


def test_two_huts_are_paid_for_separately_on_different_spaces() -> None:
    table = builder("7", "5", "sand", "sand")
    table.play("build D5")
    assert table.asked() == "1 build"
    assert table.refused("build D5") == "space-taken"
    table.play("build shore-2")
    assert [args["space"] for args in table.heard("hut-built")] == ["D5", "shore-2"]
    assert table.view()["landing"] != 10


def test_the_second_hut_may_be_left_out() -> None:
    table = builder("7", "5", "sand", "sand")
    table.play("build D5", "skip")
    assert table.view()["landing"] != 10


def test_a_hut_and_then_a_card_at_landing_11() -> None:
    table = builder("7", "sand", landing=11)
    table.play("build D5")
    assert table.asked() == "1 draw-pile"


# Double huts


def test_a_double_hut_costs_twice_as_much_and_two_cards_and_brings_twice_the_points() -> None:
    table = builder("7", "7", "6", "water", "water", "water", landing=9)
    table.play("double D6")
    assert table.view()["huts"]["D6"] == {"owner": 0, "count": 2}
    assert (table.player(1)["huts"], table.player(1)["points"], table.player(1)["landscapes"]) == (7, 8, 1)
    assert table.event("double-built")["price"] == 20


@pytest.mark.parametrize(
    ("space", "why"),
    [
        ("D1", "double-in-stone"),
        ("F3", "double-in-stone"),
        ("A4", "double-in-pole"),
        ("islet-1", "double-on-circle"),
        ("shore-1", "double-on-circle"),
    ],
)
def test_no_double_hut_in_the_areas_and_on_amulet_spaces(space: str, why: str) -> None:
    table = builder(*["7"] * 4, *["5"] * 4, *["amulet-5"] * 3, "water", "water", landing=9)
    assert table.reason(f"double {space}").data() == {"key": why, "args": {"space": space}, "rule": "5C"}
    assert f"double {space}" not in table.moves()


def test_a_double_hut_needs_two_cards_and_two_huts() -> None:
    table = builder("7", "7", "6", "water", landing=9)
    reason = table.reason("double D6")
    assert (reason.key, reason.args["needed"], reason.args["held"]) == ("no-landscape-card", 2, 1)
    spaces = ["A1", "B1", "C1", "E1", "G1", "A2", "C2", "A3"]
    table = builder("7", "7", "6", "water", "water", landing=9, huts=dict.fromkeys(spaces, 1))
    assert table.reason("double D6").data() == {"key": "huts-too-few", "args": {"count": 1, "needed": 2}, "rule": "5C"}


def test_a_double_hut_is_paid_as_one_sum_not_as_two_halves() -> None:
    """Twice seven, with cards that never make seven."""
    table = builder("6", "6", "2", "water", "water", landing=9)
    assert table.refused("build G2") == "price-not-exact"
    table.play("double G2")
    assert table.event("double-built")["paid"] == [6, 6, 2]


def test_a_hut_cannot_be_enlarged() -> None:
    table = builder("7", "7", "water", "water", landing=9, huts={"G2": 1})
    assert table.refused("double G2") == "space-taken"
    assert table.refused("build G2") == "space-taken"


def test_a_double_hut_is_built_at_landing_9_only() -> None:
    for landing in (7, 8, 10, 11):
        assert builder("7", "7", "6", "water", "water", landing=landing).refused("double D6") == "landing-other"


def test_hut_and_double_hut_are_told_apart_by_a_thing_of_their_own() -> None:
    table = builder("7", "7", "water", "water", landing=9)
    assert table.state.things(table.state.parse("build G2")) == ["G2", "hut"]
    assert table.state.things(table.state.parse("double G2")) == ["G2", "double-hut"]


# Double-landscape spaces


def test_on_a_double_landscape_space_a_card_of_either_landscape_with_a_bird_will_do() -> None:
    table = builder("6", "5", "sand", "mangrove", birds=("sand", "mangrove"), landing=7)
    table.play("build H2")
    assert table.moves() == ["card mangrove", "card sand"]
    table.play("card mangrove")
    assert table.event("hut-built")["landscapes"] == ["mangrove"]
    assert table.hand(1)["landscapes"] == ["sand"]


@pytest.mark.parametrize(("birds", "given"), [(("sand", "water"), "sand"), (("mangrove", "reed"), "mangrove")])
def test_without_a_choice_the_card_with_the_bird_is_given_unasked(birds: tuple[str, str], given: str) -> None:
    table = builder("6", "5", "sand", "mangrove", birds=birds, landing=7)
    table.play("build H2")
    assert table.event("hut-built")["landscapes"] == [given]


def test_neither_landscape_with_a_bird_or_only_cards_of_the_other_is_refused() -> None:
    assert builder("6", "5", "sand", birds=("water", "reed")).reason("build H2").args["landscapes"] == ["mangrove", "sand"]
    reason = builder("6", "5", "mangrove", birds=("sand", "water")).reason("build H2")
    assert (reason.key, reason.args["landscapes"], reason.rule) == ("no-landscape-card", ["sand"], "5D")


def test_a_double_hut_may_mix_both_landscapes_and_every_pair_is_reached_in_one_way() -> None:
    hand = ["7", "7", "6", "2", "sand", "sand", "mangrove", "mangrove"]
    pairs = []
    for first in ("mangrove", "sand"):
        table = builder(*hand, birds=("sand", "mangrove"), landing=9)
        table.play("double H2")
        assert table.state.decision().args["number"] == 1
        table.play(f"card {first}")
        for second in table.moves() if table.asked() == "1 card" else []:
            other = builder(*hand, birds=("sand", "mangrove"), landing=9)
            other.play("double H2", f"card {first}", second)
            pairs.append(other.event("double-built")["landscapes"])
        pairs += [args["landscapes"] for args in table.heard("double-built")]
    assert pairs == [["mangrove", "mangrove"], ["mangrove", "sand"], ["sand", "sand"]]


def test_a_first_card_after_which_the_second_would_be_missing_is_not_offered() -> None:
    table = builder("7", "7", "6", "2", "sand", "mangrove", "mangrove", birds=("sand", "mangrove"), landing=9)
    table.play("double H2")
    assert table.args()["number"] == 2, "the first card can only be the mangrove, since there is no second sand"
    assert table.moves() == ["card mangrove", "card sand"]
    table = builder("7", "7", "6", "2", "sand", "mangrove", birds=("sand", "mangrove"), landing=9)
    table.play("double H2")
    assert table.event("double-built")["landscapes"] == ["mangrove", "sand"]


def test_a_double_hut_does_not_mix_in_a_landscape_without_a_bird() -> None:
    table = builder("7", "7", "6", "2", "sand", "mangrove", birds=("sand", "water"), landing=9)
    assert table.refused("double H2") == "no-landscape-card"


def test_the_cards_of_a_double_landscape_space_are_refused_with_their_reasons() -> None:
    table = builder("7", "7", "6", "2", "sand", "sand", "mangrove", birds=("sand", "mangrove"), landing=9)
    table.play("double H2")
    assert table.refused("card water") == "card-other-landscape"
    assert table.refused("pay 7") == "card-first"
    assert table.refused("skip") == "card-first"


def test_the_amulet_space_with_two_landscapes_takes_no_double_hut() -> None:
    assert builder("amulet-4", "amulet-4", "water", "water", landing=9).refused("double islet-4") == "double-on-circle"
    assert builder("amulet-4", "water", landing=9).refused("build islet-4") == ""


# What a hut brings


def test_a_hut_in_the_pole_area_gets_the_topmost_pole_tile_and_its_points() -> None:
    table = builder("7", "4", "6", "2", "sand", "water", huts={"B6": 2})
    table.play("build C4", "build C6")
    assert table.view()["pole_tiles"] == {"B6": 2, "C4": 3, "C6": 4}
    assert table.player(1)["points"] == 7
    assert [(args["space"], args["value"], args["total"]) for args in table.heard("pole-tile")] == [("C4", 3, 3), ("C6", 4, 7)]


def test_a_hut_on_an_amulet_space_raises_the_amulet_pillar() -> None:
    table = builder("5", "sand", landing=7)
    table.play("build shore-2")
    assert table.player(1)["circles"] == 1
    assert table.event("amulet-space") == {"seat": 0, "count": 1}


def test_a_space_without_points_mentions_none() -> None:
    table = builder("5", "sand", landing=7)
    table.play("build shore-2")
    assert table.heard("points") == []


def test_every_space_that_can_be_built_on_is_noted_with_price_and_gain() -> None:
    table = builder("7", "7", "6", "2", "water", "water", landing=9)
    assert table.marks("D6") == {
        "double": {"price": 20, "currency": "valuables", "points": 8},
    }
    assert table.marks("G2") == {
        "price": {"price": 7, "currency": "valuables", "points": 2},
        "double": {"price": 14, "currency": "valuables", "points": 4},
    }
    assert table.marks("C6") == {"price": {"price": 8, "currency": "valuables", "points": 0}, "pole": {"value": 2}}
    assert table.marks("shore-4") == {"price": {"price": 8, "currency": "valuables", "points": 1}, "circle": {"count": 1}}
    assert table.marks("D5") == {}
