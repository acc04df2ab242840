"""What a team of Flucht aus Mangrovia knows, as numbers: from the own team on, with the other hands left out."""

from tests.games.flucht_table import arranged, dealt, played_but
from tests.games.observed import observed


def test_pawns_and_tokens_are_seen_from_the_own_team_on() -> None:
    table = arranged(3, pawns={"1a": "s02", "2b": "s10"}, tokens=["s02", "s10"])
    for seat, seen in enumerate([("own", "next-1"), ("next-2", "own"), ("next-1", "next-2")]):
        found = observed(table, seat)
        assert found["pawns"][f"{seen[0]} pawn-1 s02"] == found["pawns"][f"{seen[1]} pawn-2 s10"] == 1
        assert len(found["pawns"]) == 6
        assert found["tokens"] == {"s02": 1, "s10": 1}


def test_a_team_sees_its_own_cards_and_of_others_only_how_many_they_hold() -> None:
    table = arranged(3, hands={"1": ["blue-1", "blue-2", "blue-3", "blue-4", "blue-5", "red-1"]}, played=["red-2"])
    other = arranged(3, hands={"1": ["green-1", "green-2", "green-3", "green-4", "green-5", "red-1"]}, played=["red-2"])
    assert set(observed(table, 0)["hand"]) == {"blue-1", "blue-2", "blue-3", "blue-4", "blue-5", "red-1"}
    for seat, name in ((1, "next-2"), (2, "next-1")):
        found = observed(table, seat)
        assert [found["hands"].get(f"{name} card-{number}", 0) for number in range(1, 7)] == [1] * 6
        assert found["hands"] == observed(other, seat)["hands"]
        assert found["played"] == {"red-2": 1}


def test_a_card_that_waits_for_its_pawn_is_seen_by_all() -> None:
    table = arranged(pawns={"1a": "s02"}, hand=["blue-2", "red-1"])
    table.play("play blue-2")
    for seat, asked in ((0, "own"), (1, "next-1")):
        found = observed(table, seat)
        assert (found["asked"], found["decision"], found["card"]) == ({asked: 1}, {"pawn": 1}, {"blue-2": 1})


def test_cards_that_were_not_shuffled_with_the_others_are_older() -> None:
    table = arranged(2, hand=["blue-2"], played=played_but("blue-2", count=16))
    before = set(table.hand(0)) | set(table.hand(1))
    table.play("play blue-2")
    found = observed(table, 1)
    assert (found["turns"], found["shuffles"]) == ({"turns": 1}, {"shuffles": 1})
    assert set(found["ages"]) == before - {"blue-2"}
    assert sorted(found["hands"].values()) == [1] + [2] * 13


def test_options_starter_and_winner_are_seen() -> None:
    table = dealt(4, {"bridge": "yes", "rounds": "9"})
    starter = table.view()["starter"]
    found = observed(table, (starter + 1) % 4)
    assert (found["starter"], found["turns"], found["winner"]) == ({"next-3": 1}, {}, {})
    assert (found["bridge"], found["last-turn"]) == ({"bridge": 1}, {"turn": 36})
    table = arranged(pawns={"1a": "finish", "1b": "s71"}, hand=["red-3"])
    table.play("play red-3")
    found = observed(table, 1)
    assert (found["winner"], found["asked"]) == ({"next-1": 1}, {})
