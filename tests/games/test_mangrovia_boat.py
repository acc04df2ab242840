"""Phase 2 of Mangrovia (4): the boat goes from landing to landing, and every action may be done in whole, in part or not at all."""

import pytest

from archipel.words import LANGUAGES, Words
from tests.games.mangrovia_table import GAME, Table, arranged

LANDINGS = {
    1: ["draw-shown", "draw-shown", "draw-pile"],
    2: ["amulets"],
    3: ["draw-shown"],
    4: ["draw-shown", "draw-pile"],
    5: ["draw-either", "draw-either"],
    6: ["draw-pile", "draw-pile"],
    7: ["build"],
    8: ["amulets-or-build"],
    9: ["build-or-double"],
    10: ["build", "build"],
    11: ["build", "draw-pile"],
    12: ["birds"],
}


def at(landing: int, hand: list[str], step: int = 1) -> Table:
    site = f"site-{min(landing, 13 - landing)}"
    others = [f"site-{number}" for number in range(1, 7) if f"site-{number}" != site][:3]
    bowls = {site: 1} | {other: number for number, other in enumerate(others, 2)}
    return arranged(4, landing=landing, step=step, bowls=bowls, birds=["water", "sand"], hands={"1": hand})


@pytest.mark.parametrize(("landing", "step"), [(landing, step) for landing, steps in LANDINGS.items() for step in range(1, len(steps) + 1)])
def test_every_landing_offers_its_steps_in_order(landing: int, step: int) -> None:
    assert at(landing, ["5", "2", "sand"], step).asked() == "1 " + LANDINGS[landing][step - 1]


def test_the_boat_passes_landings_without_a_bowl() -> None:
    table = arranged(4, bowls={"site-3": 1, "site-4": 2, "site-5": 3}, starter=1)
    told = table.play("site 6")
    assert [event.args["landing"] for event in told if event.key == "boat-lands"] == [3]


def test_the_boat_goes_down_one_side_and_up_the_other() -> None:
    table = arranged(4, bowls={"site-1": 1, "site-3": 2, "site-4": 3}, seed="round")
    table.play("site 6")
    seen: list[tuple[int, int]] = []
    while table.view()["phase"] == "boat":
        landing = (table.view()["landing"], table.state.seat + 1)
        if not seen or seen[-1] != landing:
            seen.append(landing)
        table.play(table.moves()[0])
    assert seen == [(1, 1), (3, 2), (4, 3), (6, 4), (7, 4), (9, 3), (10, 2), (12, 1)]


def test_two_players_with_four_bowls_visit_eight_landings_and_never_6_and_7() -> None:
    table = arranged(2, bowls={"site-2": 1, "site-3": 2, "site-4": 1})
    table.play("site 5")
    while table.view()["phase"] == "boat":
        assert table.view()["landing"] not in (6, 7)
        table.play(table.moves()[0])


@pytest.mark.parametrize(("landing", "step", "then"), [(1, 1, "draw-pile"), (4, 1, "draw-pile"), (11, 1, "draw-pile")])
def test_doing_without_one_step_forgoes_the_same_steps_in_a_row_but_not_what_follows(landing: int, step: int, then: str) -> None:
    site = f"site-{min(landing, 13 - landing)}"
    bowls = {site: 1, "site-3": 2, "site-5": 3, "site-6": 4}
    table = arranged(4, landing=landing, step=step, bowls=bowls, hands={"1": ["5", "sand"]})
    table.play("skip")
    assert table.asked() == "1 " + then
    assert table.view()["landing"] == landing


@pytest.mark.parametrize("landing", [5, 6, 10])
def test_doing_without_the_first_of_two_equal_steps_ends_the_action(landing: int) -> None:
    site = f"site-{min(landing, 13 - landing)}"
    others = [other for other in ("site-2", "site-4", "site-5", "site-6") if other != site][:3]
    bowls = {site: 1} | {other: number for number, other in enumerate(others, 2)}
    table = arranged(4, landing=landing, bowls=bowls, hands={"1": ["5", "sand"]})
    table.play("skip")
    assert table.view()["landing"] > landing


def test_each_of_the_two_cards_of_landing_5_may_come_from_display_or_pile() -> None:
    table = arranged(4, landing=5, shown=["5", "sand"])
    assert table.moves() == ["skip", "take 5", "take sand", "draw valuable", "draw landscape"]
    table.play("draw valuable")
    assert "take 5" in table.moves()
    table.play("take 5")
    assert table.view()["landing"] != 5


@pytest.mark.parametrize(
    ("landing", "text", "action"),
    [(3, "draw valuable", "pile"), (6, "take 5", "shown"), (3, "collect", "amulets"), (8, "double D6", "double"),
     (2, "birds water sand", "birds"), (9, "collect", "amulets"), (12, "build D5", "hut")],
)  # fmt: skip
def test_a_landing_refuses_what_it_does_not_offer_and_says_what_that_is(landing: int, text: str, action: str) -> None:
    table = at(landing, ["5", "2", "sand"])
    reason = table.reason(text)
    assert (reason.key, reason.args, reason.rule) == ("landing-other", {"landing": landing, "wanted": action}, "4")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sentences_about_what_a_landing_does_not_offer_differ(language: str) -> None:
    words = Words(language, GAME)
    said = {words.refusal(at(12, []).reason(text)) for text in ("take 5", "draw valuable", "collect", "build D5", "double D6")}
    said.add(words.refusal(at(3, []).reason("birds water sand")))
    assert len(said) == 6


def test_the_order_of_the_steps_cannot_be_changed() -> None:
    table = arranged(4, landing=11, hands={"1": ["5", "2", "sand"]}, birds=["water", "sand"])
    assert table.refused("draw valuable") == "landing-other"


def test_where_nothing_lies_face_up_the_step_is_passed_over_unasked() -> None:
    table = arranged(4, landing=2, shown=[])
    told = table.play("skip")
    assert [(event.args["landing"], event.args["because"]) for event in told if event.key == "nothing-there"][:2] == [
        (3, "cards"),
        (4, "cards"),
    ]
    assert table.asked() == "3 draw-pile"


ALL_VALUABLES = ["2"] * 9 + ["3"] * 8 + ["4"] * 7 + ["5"] * 7 + ["6"] * 6 + ["7"] * 6
ALL_LANDSCAPES = [land for land in ("mangrove", "water", "sand", "reed") for _ in range(8)]


@pytest.mark.parametrize(("held", "left"), [(ALL_VALUABLES, "draw landscape"), (ALL_LANDSCAPES, "draw valuable")])
def test_a_face_down_card_is_offered_as_long_as_one_of_the_piles_has_one(held: list[str], left: str) -> None:
    hands = {"1": held, "2": [], "3": [], "4": [], "5": []}
    table = arranged(5, landing=5, shown=[], hands=hands)
    table.play("skip")
    assert table.asked() == "5 draw-pile"
    assert table.moves() == ["skip", left]


def test_with_both_piles_empty_nobody_is_asked_for_a_face_down_card() -> None:
    hands = {"1": ALL_VALUABLES + ALL_LANDSCAPES, "2": [], "3": [], "4": [], "5": []}
    table = arranged(5, landing=2, shown=[], hands=hands)
    table.play("skip")
    assert {"seat": 4, "landing": 6, "because": "cards"} in table.heard("nothing-there")


@pytest.mark.parametrize(("hand", "because"), [([], "means"), (["5"], "means"), (["sand"], "means")])
def test_whoever_shows_no_means_to_build_is_not_asked(hand: list[str], because: str) -> None:
    bowls = {"site-3": 1, "site-4": 2, "site-5": 3, "site-6": 4}
    table = arranged(4, landing=9, bowls=bowls, hands={"1": hand})
    told = table.play("skip")
    assert next(event.args for event in told if event.key == "nothing-there") == {"seat": 0, "landing": 10, "because": because}


@pytest.mark.parametrize(("owner", "asked"), [(1, "1 build"), (2, "4 build")])
def test_a_stone_tile_of_ones_own_is_a_means_to_build(owner: int, asked: str) -> None:
    bowls = {"site-3": 1, "site-4": 3, "site-5": 2, "site-2": 4}
    hands = {"1": ["sand"], "2": [], "3": ["5", "sand"], "4": ["5", "sand"]}
    tiles = {str(owner): ["valuable"]}
    table = arranged(4, {"tiles": "random"}, landing=9, bowls=bowls, hands=hands, tiles=tiles, stone_tiles={})
    table.play("skip")
    assert table.asked() == asked


def test_whoever_holds_the_wrong_cards_is_asked_all_the_same() -> None:
    """What a hand lacks is a secret."""
    table = at(7, ["7", "7", "reed"])
    assert table.asked() == "1 build"
    assert table.moves() == ["skip"]


# 4C. The birds


def test_the_birds_have_six_answers_and_leaving_them_is_one() -> None:
    table = at(12, [])
    assert table.moves() == [
        "birds mangrove water", "birds mangrove sand", "birds mangrove reed", "birds water sand", "birds water reed", "birds sand reed",
    ]  # fmt: skip
    assert table.refused("skip") == "no-skip-birds"
    table.play("birds water sand")
    assert table.event("birds-kept") == {"seat": 0, "first": "water", "second": "sand"}


def test_birds_are_read_in_any_order_and_sit_where_they_are_put() -> None:
    table = at(12, [])
    table.play("birds reed mangrove")
    assert table.view()["birds"] == ["mangrove", "reed"]
    assert table.event("birds-placed")["first"] == "mangrove"


@pytest.mark.parametrize("text", ["birds water", "birds water water", "birds water lake", "birds"])
def test_birds_need_two_different_landscapes(text: str) -> None:
    table = at(12, [])
    assert table.refused(text) == "no-such-birds"
