"""What `archipel calibrate` promises: figures with intervals that hold, and a verdict on every bar."""

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from archipel.arena.calibrate import Calibration, Figure, Meter, measure
from archipel.arena.stats import mean, share
from archipel.cli import main
from archipel.engine.phrase import Event
from archipel.games import find


def some_games() -> Calibration:
    return Calibration(find("lagune"), games=30)


def test_the_interval_of_a_share_is_wilsons() -> None:
    part, low, high = share(8, 10)
    assert (part, round(low, 4), round(high, 4)) == (0.8, 0.4902, 0.9433)
    assert share(0, 100)[1] == pytest.approx(0.0, abs=1e-12)
    assert share(0, 100)[2] == pytest.approx(0.0370, abs=1e-4)
    assert share(0, 0) == (0.0, 0.0, 1.0)


def test_the_interval_of_a_mean_shrinks_with_the_square_root_of_the_number_of_games() -> None:
    middle, low, high = mean([1.0, 3.0] * 50)
    _, wide_low, wide_high = mean([1.0, 3.0] * 12 + [2.0])
    assert middle == 2.0
    assert round(high - low, 2) == 0.39
    assert wide_high - wide_low > 1.9 * (high - low)


def test_every_kind_of_bar_is_measured_and_the_same_seed_gives_the_same_figures() -> None:
    figures = measure(some_games, jobs=1)
    assert [figure.data() for figure in figures] == [figure.data() for figure in measure(some_games, jobs=2)]
    by_bar = {figure.bar["name"]: [one for one in figures if one.bar is figure.bar] for figure in figures}
    assert [len(group) for group in by_bar.values()] == [1, 3, 12, 12, 1, 3, 12]
    assert sum(figure.value for figure in by_bar["wins by seat"]) == pytest.approx(1.0)
    assert all(figure.low <= figure.value <= figure.high for figure in figures)
    dear = {figure.name: figure.value for figure in by_bar["dear shells"]}
    assert dear["shell-1"] == 0.0
    assert dear["shell-12"] == 1.0


def test_the_part_of_a_game_after_something_is_counted_from_there() -> None:
    bar = {"name": "late", "measure": "after", "events": ["lays"], "by": "shell", "names": ["b"], "time": "turn"}
    meter = Meter(bar, some_games().plan)
    for told in (["turn", "a", "turn", "turn", "b", "turn"], ["b", "turn", "turn", "a"]):
        for key in told:
            meter.hear(Event(key, {}) if key == "turn" else Event("lays", {"shell": key}))
        meter.count({}, [], [])
    assert meter.values == [0.25, 1.0]
    assert meter.figures()[0].value == 0.625


def meter_of(**bar: Any) -> Meter:
    return Meter({"name": "told", **bar}, some_games().plan)


def test_wins_by_order_of_play_begin_with_the_seat_that_the_first_event_names() -> None:
    meter = meter_of(measure="order", events=["starts"])
    for key, seat in (("starts", 2), ("lays", 0), ("starts", 1)):
        meter.hear(Event(key, {"seat": seat}))
    meter.count({}, [], [1, 2, 2])
    assert [(figure.name, figure.value) for figure in meter.figures()] == [("number 1", 0.0), ("number 2", 1.0), ("number 3", 0.0)]


def test_of_players_who_do_something_the_share_that_wins_is_measured_each_once_a_game() -> None:
    meter = meter_of(measure="winners", events=["lays"], by="shell", names=["a", "b"])
    for places, lays in (([1, 2, 2], [(0, "a"), (0, "a"), (1, "a"), (2, "b")]), ([1, 1, 3], [(1, "a")])):
        for seat, shell in lays:
            meter.hear(Event("lays", {"seat": seat, "shell": shell}))
        meter.count({}, [], places)
    assert [(figure.name, figure.value) for figure in meter.figures()] == [("a", 0.5), ("b", 0.0)]


def test_where_only_the_first_counts_nobody_else_is_counted() -> None:
    meter = meter_of(measure="winners", events=["lays"], by="shell", names=["a"], once=True)
    for seat in (1, 0):
        meter.hear(Event("lays", {"seat": seat, "shell": "a"}))
    meter.count({}, [], [1, 2, 3])
    assert meter.figures()[0].value == 0.0


def test_of_what_is_rarely_done_a_bar_breaks_only_when_the_whole_interval_lies_outside() -> None:
    rare = Figure({"name": "told", "measure": "winners", "most": 0.4}, "a", 0.5, 0.3, 0.7)
    assert rare.kept
    rare.low = 0.41
    assert not rare.kept


def test_with_other_seats_bounds_of_wins_are_the_same_multiple_of_a_fair_share() -> None:
    bars = {bar["name"]: bar for bar in Calibration(find("lagune"), seats=2).bars}
    assert bars["wins by seat"]["most"] == 0.9
    assert bars["wins of who lays the shell"]["most"] == 1.0
    assert bars["mean of all points"]["least"] == 1


def test_a_bar_is_kept_only_when_the_whole_interval_lies_within_it() -> None:
    figure = next(one for one in measure(some_games, jobs=1) if one.bar["measure"] == "wins")
    figure.value, figure.low, figure.high = 0.5, 0.4, 0.61
    assert not figure.kept
    figure.high = 0.6
    assert figure.kept


def test_the_command_says_which_bars_are_kept(capsys: pytest.CaptureFixture[str]) -> None:
    code = main(["calibrate", "lagune", "--games", "10", "--json"])
    told = json.loads(capsys.readouterr().out)
    assert code == (0 if all(figure["kept"] for figure in told["figures"]) else 1)
    assert told["games"] == 10
    main(["calibrate", "lagune", "--games", "5"])
    shown = capsys.readouterr().out
    assert "5 games" in shown
    assert "wins by seat" in shown


def test_a_game_without_a_calibration_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    lagune = find("lagune")
    shutil.copytree(lagune.folder, tmp_path / "lagune", ignore=shutil.ignore_patterns("calibration.toml"))
    monkeypatch.setattr(lagune, "folder", str(tmp_path / "lagune"))
    assert main(["calibrate", "lagune"]) == 2
    assert "lagune" in capsys.readouterr().err
