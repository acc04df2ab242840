"""What a player of Mangrovia knows, as numbers: from the own seat on, with what others hold left out."""

from tests.games.mangrovia_table import arranged, builder, dealt
from tests.games.observed import observed


def test_huts_are_seen_from_the_own_seat_on() -> None:
    table = arranged(3, landing=3, huts={"B1": 1, "A4": 2}, doubles={"D6": 3})
    for seat, seen in enumerate([("own", "next-1", "next-2"), ("next-2", "own", "next-1"), ("next-1", "next-2", "own")]):
        huts = observed(table, seat)["huts"]
        built = {space: number for space, number in huts.items() if not space.endswith("neutral")}
        assert built == {f"B1 {seen[0]}": 1, f"A4 {seen[1]}": 1, f"D6 {seen[2]}": 2}
        assert {space for space in huts if space.endswith("neutral")} == {
            f"{space} neutral" for space, hut in table.view()["huts"].items() if hut["owner"] < 0
        }


def test_pole_tiles_lie_under_their_huts_and_are_gone_from_the_pile() -> None:
    found = observed(arranged(4, landing=3, huts={"A4": 1, "B4": 2}, pole_tiles={"A4": 3, "B4": 2}), 0)
    assert (found["pole-tiles"], found["pole-pile"]) == ({"A4": 3, "B4": 2}, {"tiles": 6})


def test_everybody_sees_what_paths_and_areas_would_bring_and_who_has_how_many_points() -> None:
    table = arranged(2, landing=3, huts={"A1": 1, "A2": 1, "A3": 2, "D2": 2})
    for seat in range(2):
        found = observed(table, seat)
        for row in table.view()["score"]["rows"][1:]:
            for step, name in enumerate(("own", "next-1")):
                assert found["score"].get(f"{row['id']} {name}", 0) == row["points"][(seat + step) % 2]
        points = table.state.scores()
        assert [found["points"].get(name, 0) for name in ("own", "next-1")] == points[seat:] + points[:seat]
        assert found["supply"] == {"own": 8, "next-1": 8}


def test_bowls_boat_birds_and_talisman_are_where_everybody_sees_them() -> None:
    table = arranged(2, landing=4, step=2, round=3, starter=2, birds=["sand", "reed"])
    found = observed(table, 1)
    assert found["bowls"] == {"site-1 next-1": 1, "site-2 own": 1, "site-3 next-1": 1, "site-4 own": 1, "site-6 blocked": 1}
    assert (found["round"], found["starter"], found["landing"], found["step"]) == ({"round": 3}, {"own": 1}, {"4": 1}, {"step": 1})
    assert found["birds"] == {"sand": 1, "reed": 1}


def test_displays_piles_and_discards_are_seen() -> None:
    table = arranged(4, landing=3, shown=["5", "2", "sand"], discard=["7", "7", "reed", "amulet-2"], bag=["4", "4", "6"])
    found = observed(table, 2)
    assert found["valuables"] == {"place-1 valuable-5": 1, "place-2 valuable-2": 1}
    assert found["landscapes"] == {"place-1 sand": 1}
    assert [found["spent"][kind] for kind in ("valuable-7", "reed")] == [2, 1]
    assert found["ones"] == {"amulets": 5}
    view = table.view()
    assert found["piles"] == {"valuables": view["valuables"]["pile"], "landscapes": view["landscapes"]["pile"], "amulets": 3}


def test_a_player_sees_the_own_hand_and_of_others_only_how_much_they_hold() -> None:
    hand = {"2": ["5", "5", "starting-3", "sand", "amulet-4"]}
    table = arranged(4, landing=3, hands=hand)
    assert observed(table, 1)["hand"] == {"valuable-5": 2, "sand": 1, "amulet-4": 1}
    other = arranged(4, landing=3, hands={"2": ["2", "7", "starting-3", "reed", "amulet-6"]})
    for step, seat in ((3, 2), (1, 0)):
        found = observed(table, seat)
        assert {stock: found["hands"][f"next-{step} {stock}"] for stock in ("valuables", "landscapes", "amulets")} == {
            "valuables": 3, "landscapes": 1, "amulets": 1,
        }  # fmt: skip
        assert found["starting"][f"next-{step} starting-3"] == 1
        for group in ("hands", "starting", "known"):
            assert found[group] == observed(other, seat)[group]


def test_a_card_taken_face_up_is_known_to_be_there_and_one_drawn_can_be_of_any_kind() -> None:
    table = arranged(4, landing=4, shown=["7", "reed"], hands={"3": []})
    table.play("take 7")
    for seat, name in ((0, "next-2"), (2, "own")):
        assert observed(table, seat)["known"] == {f"{name} valuable-7": 1}
    before = observed(table, 0)["at-most"]
    table.play("draw landscape")
    after = observed(table, 0)["at-most"]
    assert {kind: after[kind] - before.get(kind, 0) for kind in after if after[kind] != before.get(kind, 0)} == {
        f"next-2 {land}": 1 for land in ("mangrove", "water", "sand", "reed")
    }


def test_whoever_draws_a_card_remembers_that_it_has_left_the_pile() -> None:
    table = dealt(4, seed="memory")
    for seat in range(4):
        found, hand = observed(table, seat), table.hand(seat + 1)["landscapes"]
        for land in ("mangrove", "water", "sand", "reed"):
            assert found["open-memory"][land] - found["memory"][land] == hand.count(land)


def test_drawn_amulets_are_seen_by_their_owner_who_remembers_which_went_back() -> None:
    table = arranged(4, landing=2, huts={"shore-1": 1, "shore-2": 1, "shore-4": 1}, hands={"1": []}, bag=["2", "4", "4", "6"])
    table.play("collect")
    assert (observed(table, 0)["drawn"], observed(table, 3)["drawn"]) == ({"amulets": 3}, {"amulets": 3})
    drawn = observed(table, 0)["drawn-own"]
    assert sum(drawn.values()) == 3
    assert observed(table, 3)["drawn-own"] == {}
    amulet = next(iter(drawn))
    table.play(amulet.replace("amulet-", "return "))
    assert (observed(table, 0)["returned"], observed(table, 3)["returned"]) == ({amulet: 1}, {})
    assert observed(table, 0)["circles"] == {"own": 3}


def test_an_amulet_of_value_1_among_those_drawn_is_seen_by_all() -> None:
    table = arranged(4, {"ones": "yes"}, landing=2, huts={"shore-1": 1, "shore-2": 1}, bag=["5"], hands={"1": []})
    table.play("collect 1")
    found = observed(table, 2)
    assert (found["drawn-one"], found["ones"], found["ones-option"]) == ({"one": 1}, {"amulets": 4}, {"ones": 1})


def test_everybody_sees_that_the_bag_was_refilled_while_amulets_were_drawn() -> None:
    for bag, mixed in ((["6"], {"mixed": 1}), (["6", "2", "3"], {})):
        table = arranged(4, landing=2, huts={"shore-1": 1, "shore-2": 1, "shore-4": 1}, hands={"1": []}, bag=bag)
        table.play("collect")
        assert observed(table, 2)["drawn-mixed"] == mixed


def test_the_cards_given_for_a_double_hut_are_seen_by_all() -> None:
    table = builder("7", "7", "6", "2", "sand", "mangrove", "mangrove", birds=("sand", "mangrove"), landing=9)
    table.play("double H2")
    for seat in range(4):
        found = observed(table, seat)
        assert (found["asked"], found["decision"]) == ({"own" if seat == 0 else f"next-{4 - seat}": 1}, {"card": 1})
        assert (found["space"], found["building"], found["left"]) == ({"H2": 1}, {"huts": 2}, {"price": 22})
        assert found["given"] == {"mangrove": 1}


def test_what_is_paid_for_a_hut_is_seen_by_all_in_either_currency() -> None:
    table = builder("2", "starting-2", "sand", landing=7, tiles={"1": ["valuable"]})
    table.play("build shore-2")
    assert observed(table, 2)["paid"] == {"tile-valuable": 1}
    table = builder("amulet-4", "amulet-2", "amulet-1", "amulet-1", "sand", landing=7, tiles={"1": ["amulet"]})
    table.play("build D2", "pay 2")
    found = observed(table, 2)
    assert (found["paid"], found["left"], found["wild"]) == ({"amulet-4": 1, "amulet-2": 1}, {"price": 2}, {})


def test_a_wild_tile_given_for_a_hut_is_seen_by_all() -> None:
    table = builder("4", "3", "starting-3", "reed", landing=7, tiles={"1": ["wild"]})
    table.play("build G1")
    assert observed(table, 3)["wild"] == {"wild": 1}


def test_stone_tiles_are_seen_on_the_board_and_in_front_of_their_owners() -> None:
    table = arranged(4, {"tiles": "random", "rounds": "9"}, landing=3, stone_tiles={"D1": "wild"}, tiles={"2": ["statue-A", "valuable"]})
    found = observed(table, 0)
    assert found["stone-tiles"] == {"D1 wild": 1}
    assert found["tiles"] == {"next-1 statue-A": 1, "next-1 valuable": 1}
    assert (found["tiles-option"], found["rounds-option"]) == ({"random": 1}, {"rounds": 9})


def test_amulets_are_shown_when_the_game_is_over() -> None:
    table = arranged(4, {"rounds": "1"}, landing=11, hands={"1": ["amulet-4", "amulet-4"], "2": ["amulet-6"], "3": [], "4": []})
    assert observed(table, 3)["scored-amulets"] == {}
    table.skip_until("over")
    found = observed(table, 3)
    assert found["scored-amulets"] == {"next-1 amulet-4": 2, "next-2 amulet-6": 1}
    assert (found["asked"], found["decision"]) == ({}, {"over": 1})


def test_everybody_sees_that_the_last_round_is_being_played() -> None:
    spaces = ["A1", "B1", "C1", "F1", "A2", "B2", "C2", "A3"]
    table = builder("7", "sand", landing=10, huts=dict.fromkeys(spaces, 1))
    assert observed(table, 2)["ending"] == {}
    table.play("build D5")
    assert observed(table, 2)["ending"] == {"ending": 1}
