"""Finished games counted for one person: by game, by opponent, by seat; and written down for programs for tables."""

import csv
from io import StringIO
from typing import Any

from archipel.engine.phrase import Data
from archipel.table.tallies import as_csv, own_results, statistics
from archipel.table.views import OwnResult, Statistics


def seat(kind: str, name: str, person: str = "") -> Data:
    return {"kind": kind, "person": person, "invited": "", "name": name}


ANN, BEN, DUO = seat("person", "Ann", "ann"), seat("person", "Ben", "ben"), seat("person", "Duo", "ann.1")
QUICK, STRONG = seat("greedy", "Coco"), seat("search", "Mango")


def row(seats: list[Data], places: list[int], game: str = "flucht", **more: Any) -> Data:
    result = {"places": places, "scores": [40 - place for place in places], "resigned": [], "replaced": [], "stopped": False, "began": 5.0}
    shown = {"id": "t", "game": game, "edition": "e", "title": "", "options": {}, "ended": 1_800_000_000.0, "seats": seats}
    return {**shown, "result": {**result, **more}}


def ann(*rows: Data) -> list[OwnResult]:
    return own_results("ann", rows)


def counted(*rows: Data) -> Statistics:
    return statistics(ann(*rows), 0)


def test_wins_and_opponents_behind_are_counted_by_game_seat_and_opponent() -> None:
    seen = counted(
        row([ANN, BEN, QUICK], [1, 2, 3]),
        row([BEN, ANN, QUICK, QUICK], [1, 2, 3, 4]),
        row([ANN, STRONG], [2, 1], game="zanzibar"),
    )
    assert (seen.total.games, seen.total.wins, seen.total.faced, seen.total.beaten) == (3, 1, 6, 4)
    assert [(one.game, one.games, one.wins) for one in seen.games] == [("flucht", 2, 1), ("zanzibar", 1, 0)]
    assert [(one.seat, one.games, one.wins) for one in seen.seats] == [(0, 2, 1), (1, 1, 0)]
    assert {(one.kind, one.name): (one.games, one.wins, one.beaten, one.faced) for one in seen.opponents} == {
        ("person", "Ben"): (2, 1, 1, 2),
        ("greedy", ""): (2, 1, 3, 3),
        ("search", ""): (1, 0, 0, 1),
    }


def test_a_game_that_all_agreed_to_stop_or_that_a_bot_finished_for_me_does_not_count() -> None:
    seen = counted(row([ANN, BEN], [1, 1], stopped=True), row([ANN, BEN], [1, 2], replaced=[0]))
    assert (seen.total.games, seen.uncounted) == (0, 2)
    assert not any(result.won for result in ann(row([ANN, BEN], [1, 1], stopped=True)))


def test_whoever_gives_up_has_lost() -> None:
    seen = counted(row([ANN, BEN], [2, 1], resigned=[0]))
    assert (seen.total.games, seen.total.wins) == (1, 0)


def test_companions_at_my_device_are_no_opponents() -> None:
    assert counted(row([ANN, DUO, QUICK], [2, 1, 3])).total.faced == 1


def test_games_at_which_only_a_companion_sat_and_logs_that_cannot_be_read_are_left_out() -> None:
    assert ann(row([DUO, BEN], [1, 2]), {**row([ANN, BEN], [1, 2]), "result": {}}) == []


def test_the_file_for_tables_has_a_line_a_game_and_no_formula() -> None:
    text = as_csv(ann(row([ANN, seat("person", "=HYPERLINK(1)", "eve")], [1, 2])))
    (line,) = csv.DictReader(StringIO(text))
    assert (line["game"], line["seat"], line["place"], line["won"], line["players"]) == ("flucht", "1", "1", "1", "2")
    assert line["opponents"].startswith("'=")
    assert line["ended"].startswith("2027-01-15T")
