"""Drawing cards in Mangrovia (4A), empty piles (5E) and the displays, which are filled in phase 3 only (6)."""

from collections import Counter

from tests.games.mangrovia_table import arranged

VALUABLES = {"2": 9, "3": 8, "4": 7, "5": 7, "6": 6, "7": 6}
LANDSCAPES = {"mangrove": 8, "water": 8, "sand": 8, "reed": 8}


def all_but(cards: dict[str, int], *kept: str) -> list[str]:
    """Every card of a stock except these."""
    left = Counter(cards) - Counter(kept)
    return list(left.elements())


def test_a_face_up_card_goes_into_the_hand_and_its_place_stays_empty() -> None:
    table = arranged(4, landing=3, shown=["5", "3", "5", "sand", "reed", "water"], hands={"2": []})
    table.play("take 5")
    assert table.hand(2)["valuables"] == [5]
    assert table.view()["valuables"]["shown"] == [None, 3, 5, None]
    assert table.event("valuable-taken") == {"seat": 1, "value": 5, "place": "valuable-1"}


def test_a_kind_of_card_is_offered_once_and_names_all_its_places() -> None:
    table = arranged(4, landing=3, shown=["5", "3", "5", "sand", "reed", "sand"])
    assert table.moves() == ["skip", "take 3", "take 5", "take sand", "take reed"]
    assert table.state.things(table.state.parse("take 5")) == ["valuable-1", "valuable-3"]
    assert table.state.things(table.state.parse("take sand")) == ["landscape-1", "landscape-3"]


def test_what_does_not_lie_face_up_cannot_be_taken() -> None:
    table = arranged(4, landing=3, shown=["5", "sand"])
    assert table.reason("take 7").data() == {"key": "valuable-not-shown", "args": {"value": 7}, "rule": "4A"}
    assert table.reason("take reed").data() == {"key": "landscape-not-shown", "args": {"landscape": "reed"}, "rule": "4A"}
    assert table.refused("take 9") == "no-such-card"


def test_a_later_face_up_draw_takes_what_is_there_and_nothing_is_laid_out_before_phase_3() -> None:
    table = arranged(4, landing=1, bowls={"site-1": 1, "site-3": 2, "site-4": 3, "site-6": 4}, shown=["5", "sand"])
    table.play("take 5", "take sand", "skip")
    assert table.heard("nothing-there")[:2] == [
        {"seat": 1, "landing": 3, "because": "cards"},
        {"seat": 2, "landing": 4, "because": "cards"},
    ]
    assert table.view()["valuables"]["shown"] == [None] * 4


def test_the_displays_are_filled_up_again_in_phase_3() -> None:
    table = arranged(4, landing=11, step=2, shown=["5", "sand", "reed"])
    told = table.play("skip")
    view = table.view()
    assert None not in view["valuables"]["shown"] + view["landscapes"]["shown"]
    assert view["valuables"]["shown"][0] == 5
    assert view["landscapes"]["shown"][:2] == ["sand", "reed"]
    assert [event.args["place"] for event in told if event.key in ("valuable-shown", "landscape-shown")] == [
        "valuable-2", "valuable-3", "valuable-4", "landscape-3",
    ]  # fmt: skip


def test_a_face_down_card_is_told_to_its_owner_alone_and_looked_at_before_the_next() -> None:
    table = arranged(5, landing=6, hands={"5": []})
    told = table.play("draw valuable")
    own = next(event for event in told if event.key == "valuable-drawn-own")
    others = next(event for event in told if event.key == "valuable-drawn")
    assert (own.only, others.but) == (4, 4)
    assert "value" not in others.args
    assert table.hand(5)["valuables"] == [own.args["value"]]
    assert table.asked() == "5 draw-pile"
    told = table.play("draw landscape")
    assert table.hand(5)["landscapes"] == [event.args["landscape"] for event in told if event.key == "landscape-drawn-own"]


def test_an_empty_pile_is_made_anew_from_its_discards_at_once() -> None:
    table = arranged(5, landing=6, shown=["2"], discard=all_but(VALUABLES, "2", "7", "7"), hands={"5": ["7"]})
    assert table.view()["valuables"]["pile"] == 1
    table.play("draw valuable")
    assert table.hand(5)["valuables"] == [7, 7]
    assert table.view()["valuables"]["pile"] == 40
    assert table.view()["valuables"]["discard"] == []
    assert table.event("pile-shuffled") == {"pile": "valuables", "count": 40}


def test_a_pile_that_is_empty_along_with_its_discards_offers_no_draw() -> None:
    everything = {"5": [*all_but(LANDSCAPES, "sand", "sand"), "7"], "1": ["sand"], "2": ["sand"], "3": [], "4": []}
    table = arranged(5, landing=6, shown=["2"], hands=everything)
    assert table.view()["landscapes"]["pile"] == 0
    assert table.moves() == ["skip", "draw valuable"]
    assert table.reason("draw landscape").data() == {"key": "pile-empty", "args": {"pile": "landscapes"}, "rule": "4A"}


def test_cards_paid_for_a_hut_make_a_new_pile_at_once_if_there_was_none() -> None:
    everything = {"1": [*all_but(LANDSCAPES, "water"), "5"], "2": ["water"], "3": [], "4": []}
    table = arranged(4, landing=11, shown=["2"], hands=everything, birds=["sand", "water"])
    assert table.view()["landscapes"]["pile"] == 0
    table.play("build shore-2")
    assert table.view()["landscapes"] == {"shown": [None, None, None], "pile": 1, "discard": []}
    assert table.event("pile-shuffled") == {"pile": "landscapes", "count": 1}


def test_a_display_stays_short_when_pile_and_discards_are_used_up() -> None:
    everything = {"1": ["5", *all_but(LANDSCAPES, "sand", "sand")], "2": [], "3": [], "4": []}
    table = arranged(4, landing=11, step=2, shown=["5", "sand"], hands=everything)
    table.play("skip")
    assert sorted(land for land in table.view()["landscapes"]["shown"] if land) == ["sand", "sand"]
    assert table.view()["landscapes"]["pile"] == 0


def test_a_pile_that_runs_out_while_the_display_is_filled_is_made_anew_and_fills_the_rest() -> None:
    table = arranged(4, landing=11, step=2, shown=["sand", "reed", "water"], discard=all_but(VALUABLES, "7"))
    assert table.view()["valuables"]["pile"] == 1
    table.play("skip")
    assert table.event("pile-shuffled") == {"pile": "valuables", "count": 42}
    shown = table.view()["valuables"]["shown"]
    assert shown[0] == 7
    assert None not in shown
    assert table.view()["valuables"]["pile"] == 39


def test_paid_cards_lie_on_separate_discard_piles_and_starting_cards_leave_the_game() -> None:
    table = arranged(4, landing=11, hands={"1": ["starting-3", "2", "sand"]}, birds=["sand", "water"])
    table.play("build shore-2")
    view = table.view()
    assert (view["valuables"]["discard"], view["landscapes"]["discard"]) == ([2], ["sand"])
    assert table.player(1)["starting"] == []
    assert table.heard("tile-spent") == []
