"""What `archipel calibrate` promises: figures with intervals that hold, and a verdict on every bar."""

import json
import shutil
from pathlib import Path

import pytest

from archipel.arena.calibrate import Calibration, Meter, measure
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
    assert [len(group) for group in by_bar.values()] == [1, 3, 12, 12, 1]
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
