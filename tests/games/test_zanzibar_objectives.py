"""Scoring objectives in Zanzibar (6): what counts and what the cards say (3), how many per turn, even at a loss, and drawing new ones."""

import pytest

from archipel.engine.dealer import QuickDealer
from tests.games.editions import changed, to
from tests.games.zanzibar_table import ALL, GAME, Table, arranged

CLOVES = ["nungu", "kiweni", "kizamo", "shangi", "umbuli"]
NORTH = ["mkoto", "nungu", "kenda", "temwa", "fukwe", "gamba"]
NUMBERS = [2, 3, 4, 5, 6, 7]


def table_of(objective: str) -> list[int]:
    entries = {entry["id"]: entry for entry in GAME.edition().data["objectives"]["list"]}
    return list(entries[objective]["points"])


@pytest.mark.parametrize("count", range(6))
def test_a_spice_card_counts_the_merchants_in_villages_of_that_spice(count: int) -> None:
    merchants = {f"1-{number}": place for number, place in zip(NUMBERS, CLOVES[:count], strict=False)}
    table = arranged(phase="score", merchants=merchants, free=CLOVES[count:], hand=["cloves"])
    assert table.player(1)["now"]["cloves"] == {"count": count, "points": table_of("cloves")[count]}
    table.play("score cloves")
    assert table.event("scored")["points"] == table_of("cloves")[count]
    assert table.player(1)["points"] == 10 + table_of("cloves")[count]


@pytest.mark.parametrize("count", range(7))
def test_a_province_card_counts_its_villages_the_neutral_ones_too(count: int) -> None:
    merchants = {f"1-{number}": place for number, place in zip(NUMBERS, reversed(NORTH[6 - count :]), strict=False)}
    table = arranged(phase="score", merchants=merchants, free=NORTH[: 6 - count], hand=["north"])
    table.play("score north")
    assert (table.event("scored")["count"], table.event("scored")["points"]) == (count, table_of("north")[count])


def test_the_merchants_of_others_do_not_count() -> None:
    table = arranged(
        phase="score", merchants={"2-2": "nungu", "2-3": "kiweni", "1-2": "shangi"}, free=["kizamo", "umbuli"], hand=["cloves"]
    )
    table.play("score cloves")
    assert table.event("scored")["count"] == 1


def test_every_objective_counts_its_own_places() -> None:
    table = arranged(
        phase="score",
        merchants={"1-2": "mkoto", "1-3": "nungu", "1-4": "uroma", "1-5": "ziwela", "1-6": "ndijo", "1-7": "umande"},
    )
    counts = {id: now["count"] for id, now in table.player(1)["now"].items()}
    assert counts == dict(zip(ALL, [1, 1, 1, 1, 1, 2, 1, 0, 1, 1], strict=True))


def test_one_two_or_no_objective_is_scored_in_a_turn() -> None:
    for played, left in (([], 10), (["score cloves"], 9), (["score cloves", "score north"], 8)):
        table = arranged(phase="score", hand=["cloves", "north"], discarded={"1": ["pepper"]}, scored={"1": {"ginger": 3}})
        table.play(*played)
        if len(played) < 2:
            table.play("skip")
        assert (len(table.player(1)["open"]), table.asked()) == (left - 2, "2 move")
        assert table.player(1)["hand"] == 2


def test_a_third_objective_in_hand_is_not_scored_in_the_same_turn() -> None:
    """Nobody holds three with the printed hand of two, which every playable edition has; the limit applies to the turn all the same."""
    box = GAME.box_class(changed(GAME, to("numbers", "hand", 3)))
    position = {"phase": "score", "hands": {"1": ["cloves", "north", "west"]}, "discarded": {"1": ["pepper"]}}
    table = Table(GAME.arrange(box, 2, GAME.read_options({}), position, QuickDealer("table")))
    table.play("score cloves", "score north")
    assert table.asked() == "2 move"
    assert "west" in table.hand(1)


def test_an_objective_drawn_in_this_turn_is_not_scored_in_it() -> None:
    table = arranged(phase="score", hand=["cloves", "north"], discarded={"1": ["pepper"]})
    table.play("score cloves")
    assert table.moves() == ["score north", "skip"]
    assert table.player(1)["hand"] == 1, "nothing is drawn before the scoring is over"


def test_an_objective_may_be_scored_at_a_loss_and_the_points_fall_below_zero() -> None:
    table = arranged(phase="score", hand=["cloves", "north"], free=CLOVES + NORTH[:1] + NORTH[2:])
    table.play("score cloves", "score north")
    assert table.player(1)["points"] == 10 - 8 - 7


def test_only_objectives_in_hand_are_scored() -> None:
    table = arranged(phase="score", hand=["cloves", "north"], scored={"1": {"ginger": 3}}, discarded={"1": ["pepper"]})
    assert [table.refused(f"score {id}") for id in ("ginger", "pepper", "vanilla")] == [
        "objective-scored", "objective-discarded", "objective-not-held",
    ]  # fmt: skip
    assert table.refused("score vanilla") == table.refused("score west"), "nobody says whether it lies in the pile"


def test_scoring_nothing_is_told_and_draws_nothing() -> None:
    table = arranged(phase="score", hand=["cloves", "north"])
    table.play("skip")
    assert table.told_keys() == ["skips"]
    assert table.hand(1) == ["cloves", "north"]


def test_the_hand_is_filled_again_and_only_its_owner_sees_with_what() -> None:
    table = arranged(phase="score", hand=["cloves", "north"])
    told = table.play("score cloves", "skip")
    drawn = [(event.key, event.only, event.but) for event in told if event.key.startswith("drawn")]
    assert drawn == [("drawn", -2, 0), ("drawn-own", 0, -3)]
    assert table.event("drawn-own")["objectives"][0] in table.hand(1)
    assert len(table.hand(1)) == 2


def test_the_worth_of_the_cards_in_hand_is_noted() -> None:
    table = arranged(merchants={"1-2": "nungu", "1-3": "kiweni"}, free=CLOVES[2:], hand=["cloves", "pepper"])
    marks = {mark.thing: mark.args for mark in table.state.marks() if mark.key == "worth"}
    assert marks["cloves"] == {"objective": "cloves", "count": 2, "points": -2}
    assert set(marks) == {"cloves", "pepper"}
