"""Pushing (5B) and chasing (5C) in Zanzibar: who can be moved, to where, by whose choice, and what it costs."""

import pytest

from tests.games.zanzibar_table import Table, arranged


def before_fumbi(other: str, mover: str = "1-3") -> Table:
    """The mover on Makuli, somebody on Fumbi, and all other places next to Fumbi free."""
    return arranged(merchants={mover: "makuli", other: "fumbi"}, free=["dimbu", "forodi", "kusi"])


@pytest.mark.parametrize(("mover", "other"), [("1-2", "2-3"), ("1-2", "2-7"), ("1-5", "2-6")])
def test_a_smaller_opponent_is_pushed_to_a_free_place_next_to_it_of_the_movers_choice(mover: str, other: str) -> None:
    for place in ("dimbu", "forodi", "kusi"):
        table = before_fumbi(other, mover)
        table.play(f"go {mover[2]} fumbi")
        assert table.moves() == ["push dimbu", "push forodi", "push kusi"]
        table.play(f"push {place}")
        assert (table.at(mover), table.at(other)) == ("fumbi", place)


def test_until_the_destination_is_named_the_mover_stays_where_it_was_and_nothing_else_can_be_played() -> None:
    table = before_fumbi("2-5")
    table.play("go 3 fumbi")
    assert (table.at("1-3"), table.at("2-5"), table.asked()) == ("makuli", "fumbi", "1 push")
    assert table.view()["walk"] == {
        "merchant": "1-3", "start": "makuli", "place": "makuli", "left": 3, "entering": "fumbi", "pushed": "2-5",
        "refuges": ["dimbu", "forodi", "kusi"],
    }  # fmt: skip
    assert [table.refused(text) for text in ("end", "go 2 mkoto", "score north", "keep")] == ["push-first"] * 4


def test_a_pushed_merchant_does_not_go_where_the_mover_comes_from() -> None:
    table = before_fumbi("2-5")
    table.play("go 3 fumbi")
    assert table.refused("push makuli") == "target-behind"


def test_a_pushed_merchant_goes_neither_to_a_taken_nor_to_a_distant_place() -> None:
    table = arranged(merchants={"1-3": "makuli", "2-5": "fumbi", "1-4": "kusi"}, free=["dimbu", "forodi", "mkoto"])
    table.play("go 3 fumbi")
    assert (table.refused("push kusi"), table.refused("push mkoto")) == ("target-taken", "target-far")
    assert table.refused("chase mkoto") == "can-be-pushed"


def test_with_one_free_place_nobody_is_asked_where_to_push() -> None:
    table = arranged(merchants={"1-3": "makuli", "2-5": "fumbi", "1-4": "kusi", "1-5": "dimbu"}, free=["forodi"])
    table.play("go 3 fumbi")
    assert table.at("2-5") == "forodi"
    assert table.asked() == "1 step"


def test_pushing_costs_no_steps() -> None:
    table = before_fumbi("2-5")
    table.play("go 3 fumbi", "push dimbu")
    assert table.state.decision().args["left"] == 2


def test_one_move_pushes_one_merchant_several_times_and_several_merchants() -> None:
    table = arranged(merchants={"1-3": "kizamo", "2-5": "makuli", "2-6": "forodi"}, free=["fumbi", "dimbu", "kusi", "ziwela", "ndijo"])
    table.play("go 3 makuli", "go 3 fumbi", "push dimbu", "go 3 forodi", "push ndijo")
    pushed = [(event.args["thing"], event.args["place"]) for event in table.told if event.key == "pushed"]
    assert pushed == [("2-5", "fumbi"), ("2-5", "dimbu"), ("2-6", "ndijo")]


def test_what_is_pushed_may_end_up_where_the_move_began() -> None:
    table = arranged(merchants={"1-4": "mkoto", "2-5": "fukwe"}, free=["nungu", "kenda", "gamba", "dunge", "koaba"])
    table.play("go 4 nungu", "go 4 kenda", "go 4 gamba", "go 4 fukwe")
    assert "push mkoto" in table.moves(), "the mover left it four steps ago"


# Chasing


def boxed(other: str) -> Table:
    """Somebody on Makuli, between the mover on Kizamo and a 7 on Fumbi."""
    return arranged(merchants={"1-3": "kizamo", other: "makuli", "2-7": "fumbi"}, free=["muyo", "mwamba", "uroma", "dimbu", "dau"])


@pytest.mark.parametrize("other", ["2-3", "2-4", "2-6"])
def test_an_equal_or_smaller_opponent_without_a_free_place_next_to_it_is_chased_to_any_free_place(other: str) -> None:
    table = boxed(other)
    table.play("go 3 makuli")
    assert table.asked() == "1 chase"
    taken = {place for number in (1, 2) for place in table.player(number)["merchants"].values()}
    everywhere = {entry["id"] for section in ("villages", "sea") for entry in table.state.edition.data[section]["list"]}
    assert {text.removeprefix("chase ") for text in table.moves()} == everywhere - taken
    table.play("chase uroma")
    assert (table.at("1-3"), table.at(other)) == ("makuli", "uroma")
    assert "chased" in table.told_keys()


def test_a_chased_merchant_does_not_go_where_the_mover_comes_from() -> None:
    table = boxed("2-3")
    table.play("go 3 makuli")
    assert table.refused("chase kizamo") == "target-behind"
    assert table.refused("chase fumbi") == "target-taken"
    assert table.refused("push uroma") == "must-be-chased"


def test_a_taller_one_is_not_chased_even_if_it_is_boxed_in() -> None:
    assert boxed("2-2").refused("go 3 makuli") == "blocked-taller"


def test_an_equal_one_is_not_chased_while_a_place_next_to_it_is_free() -> None:
    table = arranged(merchants={"1-3": "kizamo", "2-3": "makuli"}, free=["fumbi"])
    assert table.refused("go 3 makuli") == "blocked-equal"
    assert table.reason("go 3 makuli").args["free"] == "fumbi"


def test_the_place_the_mover_comes_from_does_not_count_as_free() -> None:
    table = arranged(
        merchants={"1-3": "kizamo", "2-3": "fumbi", "2-5": "dimbu", "2-6": "forodi", "2-7": "kusi"}, free=["makuli", "muyo", "uroma"]
    )
    table.play("go 3 makuli")
    assert "fumbi" in table.steps(3), "only Makuli, where the mover stands, would be free"
    table.play("go 3 fumbi", "chase uroma")
    assert table.at("2-3") == "uroma"


def test_somebody_in_between_can_be_pushed_next_to_an_equal_one_and_box_it_in() -> None:
    table = arranged(
        merchants={"1-3": "kizamo", "2-6": "makuli", "2-3": "forodi", "1-2": "ziwela", "1-4": "ndijo"}, free=["fumbi", "dimbu", "kusi"]
    )
    table.play("go 3 makuli")
    assert table.at("2-6") == "fumbi"
    table.play("go 3 fumbi")
    assert table.asked() == "1 push"
    table.play("push dimbu")
    assert table.asked() == "1 step"
    assert "forodi" in table.steps(3), "everything next to the 3 is taken, except where the mover stands"
