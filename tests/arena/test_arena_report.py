"""What an arena reports of its games: figures that a reader can recompute, with intervals that hold."""

import csv
import io
import json
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from archipel.arena.plots import dots, plots
from archipel.arena.ratings import rate
from archipel.arena.report import of_choices, of_pairs, of_seats, of_table, said, telling
from archipel.arena.stats import bin_width, bins, quantile, share
from archipel.arena.tournament import Table, Tournament
from archipel.bots.kinds import read_kind
from archipel.cli import main
from archipel.engine.phrase import Data, Trouble
from archipel.games import find

ALL = ["arena", "--game", "lagune", "--bots", "greedy", "random", "--games", "30", "--jobs", "1", "--csv", "--plots"]


def game(bots: str, places: list[int], *choices: dict[str, int]) -> Data:
    """A finished game as the ledger has it: one letter per bot."""
    seats = len(bots)
    told = list(choices) or [{}] * seats
    common = {"scores": [10 * (seats + 1 - place) for place in places], "decisions": 8, "seconds": 0.5}
    return {"bots": list(bots), "places": places, "choices": told, "asked": [4] * seats, "thought": [0.02] * seats, **common}


def table(seats: int = 2) -> Table:
    island = find("lagune")
    return Table(island, island.edition(), island.read_options({}), seats)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a finished run with everything that can be written."""
    found = tmp_path_factory.mktemp("arena") / "run"
    assert main([*ALL, "--out", str(found)]) == 0
    return found


# Figures


def test_wins_and_their_intervals_are_those_of_the_games() -> None:
    found = of_table(table(), [game("ab", [1, 2])] * 7 + [game("ba", [1, 2])] * 2 + [game("ab", [1, 1])])
    strong, weak = found["bots"]
    assert (strong["bot"], strong["games"], strong["wins"], weak["wins"]) == ("a", 10, 7.5, 2.5)
    assert [strong["share"][end] for end in ("value", "low", "high")] == [round(part, 4) for part in share(7.5, 10)]
    assert strong["ms_per_decision"] == 5
    assert found["games_per_second"] == 2
    assert strong["score"]["mean"]["value"] == 18
    assert found["decisions"]["median"] == 8


def test_a_game_without_an_end_counts_as_not_finished() -> None:
    found = of_table(table(), [game("ab", [1, 2]), {**game("ab", [1, 2]), "places": []}])
    assert (found["games"], found["unfinished"]) == (1, 1)
    assert found["bots"][0]["score"]["mean"] == {"value": 20, "low": None, "high": None}


def test_a_pair_is_compared_by_places_and_a_shared_place_is_half() -> None:
    found = {(row["bot"], row["against"]): row for row in of_pairs([game("abc", [1, 2, 2]), game("cab", [1, 2, 3])])}
    assert found["a", "b"]["share"]["value"] == 1
    assert found["b", "c"]["share"]["value"] == 0.25
    assert found["c", "b"]["share"]["value"] == 0.75
    assert found["b", "c"]["meetings"] == 2


def test_the_first_seat_is_measured_against_its_fair_share() -> None:
    first, second, third = of_seats([game("abc", [1, 2, 3])] * 3 + [game("bca", [2, 1, 3])])
    assert first["share"]["value"] == 0.75
    assert first["advantage"]["value"] == pytest.approx(0.75 - 1 / 3, abs=1e-4)
    assert (second["share"]["value"], third["share"]["value"]) == (0.25, 0)


def test_a_choice_is_measured_against_what_the_same_bot_usually_wins() -> None:
    """Here `a` always wins, with or without `lay 1`: the choice is worth nothing, though whoever makes it wins."""
    games = [game("ab", [1, 2], {"lay 1": 2}, {"lay 2": 1})] * 10 + [game("ab", [1, 2], {}, {"lay 2": 1})] * 10
    found = {row["choice"]: row for row in of_choices(games, str)}
    assert (found["lay 1"]["times"], found["lay 1"]["players"], found["lay 1"]["chosen"]) == (20, 10, 0.25)
    assert found["lay 1"]["share"]["value"] == 1
    assert found["lay 1"]["edge"]["value"] == 0
    games = [game("aa", [1, 2], {"lay 1": 1}, {"lay 2": 1})] * 30 + [game("aa", [1, 2], {"lay 2": 1}, {"lay 1": 1})] * 10
    found = {row["choice"]: row for row in of_choices(games, str)}
    assert found["lay 1"]["edge"]["value"] == 0.25
    assert [row["choice"] for row in telling(of_choices(games, str))] == ["lay 1", "lay 2"]
    assert found["lay 1"]["edge"]["low"] > 0 > found["lay 2"]["edge"]["high"]


def test_a_choice_that_few_players_made_is_not_named() -> None:
    games = [game("aa", [1, 2], {"lay 1": 1}, {"lay 2": 1})] * 19
    assert telling(of_choices(games, str)) == []


def test_choices_are_named_after_their_moves_and_a_single_word_after_what_was_asked() -> None:
    island = find("mangrovia")
    found = Tournament([Table(island, island.edition(), island.read_options({}), 2)], ["random"], 1, "any").play(1)
    made = set(found["choices"][0]) | set(found["choices"][1])
    assert any(choice.startswith("site ") for choice in made)
    assert any(choice.startswith("skip (") for choice in made)
    assert sum(found["asked"]) == sum(sum(chosen.values()) for chosen in found["choices"]) < found["decisions"]


def test_the_spread_of_values_can_be_recomputed() -> None:
    values = [1.0, 2, 3, 4, 5, 6, 7, 8, 9, 10]
    assert [quantile(values, part) for part in (0.1, 0.5, 0.9)] == [1, 5, 9]
    assert bins([0.0, 4, 5, 14], 5) == [[0, 2], [5, 1], [10, 1]]
    assert [bin_width([0.0, top], 10) for top in (7, 20, 21, 100, 101, 3000)] == [1, 2, 5, 10, 20, 500]


def test_figures_are_stated_with_their_intervals() -> None:
    assert said({"value": 0.5, "low": 0.25, "high": 0.75}, percent=True) == "50.0 % (25.0…75.0)"
    assert said({"value": -0.1, "low": -0.2, "high": -0.0001}, percent=True, sign=True) == "−10.0 % (−20.0…+0.0)"
    assert said({"value": 3, "low": None, "high": None}) == "3.0"
    assert said({"value": None, "low": None, "high": None}) == "–"


# Ratings


def test_greedy_is_rated_above_random_in_every_game_and_at_every_number_of_seats(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["arena", "--show", str(folder), "--json"])
    lagune = json.loads(capsys.readouterr().out)["tables"]
    main(["arena", "--game", "flucht", "--seats", "2", "4", "--games", "12", "--jobs", "1", "--json"])
    for found in lagune + json.loads(capsys.readouterr().out)["tables"]:
        strong, weak = found["bots"]
        assert (strong["bot"], weak["bot"]) == ("greedy", "random")
        assert strong["rating"]["low"] < strong["rating"]["value"] < strong["rating"]["high"]
        assert strong["rating"]["value"] > weak["rating"]["value"] + 5


def test_ratings_follow_the_places_and_grow_more_certain_with_more_games() -> None:
    games = [(["a", "b", "c"], [1, 2, 3]), (["b", "c", "a"], [1, 3, 2])]
    few, many = rate(games * 3), rate(games * 30)
    assert few["a"][0] > few["c"][0]
    assert many["b"][0] > many["c"][0]
    assert many["a"][2] - many["a"][1] < 0.6 * (few["a"][2] - few["a"][1])


def test_equal_bots_are_rated_equally_and_a_lone_bot_not_at_all() -> None:
    drawn = rate([(["a", "b"], [1, 1])] * 5)
    assert drawn["a"][0] == pytest.approx(drawn["b"][0])
    assert rate([(["a", "a"], [1, 2])]) == {}


def test_a_bot_in_several_seats_is_rated_by_each() -> None:
    once, twice = rate([(["a", "b"], [1, 2])]), rate([(["a", "a", "b"], [1, 2, 3])])
    assert twice["a"][0] > 25 > twice["b"][0]
    assert twice["a"][2] - twice["a"][1] < once["a"][2] - once["a"][1]


# What is written


def test_csv_has_a_row_for_everything_under_fixed_columns(folder: Path) -> None:
    rows = {path.stem: list(csv.DictReader(io.StringIO(path.read_text()))) for path in folder.glob("*.csv")}
    assert set(rows) == {"tables", "bots", "pairs", "seats", "actions", "choices", "games"}
    interval = ["share", "share_low", "share_high"]
    about = ["game", "edition", "seats"]
    assert list(rows["bots"][0])[:12] == [*about, "bot", "games", "wins", *interval, "rating", "rating_low", "rating_high"]
    assert list(rows["pairs"][0]) == [*about, "bot", "against", "meetings", *interval]
    assert list(rows["seats"][0]) == [*about, "seat", *interval, "advantage", "advantage_low", "advantage_high"]
    assert list(rows["choices"][0]) == [*about, "choice", "times", "players", "chosen", *interval, "edge", "edge_low", "edge_high"]
    assert [row["bot"] for row in rows["bots"]] == ["greedy", "random"]
    assert len(rows["games"]) == 60
    assert sum(float(row["wins"]) for row in rows["bots"]) == 30
    assert sum(row["place"] == "1" for row in rows["games"] if row["bot"] == "greedy") >= float(rows["bots"][0]["wins"])


def test_json_and_csv_say_the_same(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["arena", "--show", str(folder), "--json"])
    found = json.loads(capsys.readouterr().out)
    assert (found["planned"], found["played"], found["schedule"], found["seed"]) == (30, 30, "round-robin", "arena")
    row = next(csv.DictReader(io.StringIO((folder / "bots.csv").read_text())))
    assert float(row["share_low"]) == found["tables"][0]["bots"][0]["share"]["low"]
    assert float(row["score"]) == found["tables"][0]["bots"][0]["score"]["mean"]["value"]
    assert sum(count for _, count in found["tables"][0]["decisions"]["bins"]) == 30


def test_plots_are_svg_that_names_every_bot(folder: Path) -> None:
    drawn = {path.stem.rpartition("-")[2]: ET.parse(path).getroot() for path in folder.glob("*.svg")}
    assert {"wins", "ratings", "scores", "length", "seats", "pairs"} <= set(drawn)
    for name in ("wins", "ratings", "scores"):
        written = [element.text for element in drawn[name].iter("{http://www.w3.org/2000/svg}text")]
        assert {"greedy", "random"} <= set(written)
    assert all(root.tag == "{http://www.w3.org/2000/svg}svg" for root in drawn.values())


def test_a_plot_shows_the_interval_where_it_lies_and_takes_any_label() -> None:
    root = ET.fromstring(dots("a <b>", "&", "x", [("<&>", {"value": 0.5, "low": 0.25, "high": 1.0})], percent=True))
    band = next(element for element in root.iter("{http://www.w3.org/2000/svg}line") if element.get("class") == "span")
    dot = next(root.iter("{http://www.w3.org/2000/svg}circle"))
    left, right, middle = float(band.get("x1", "")), float(band.get("x2", "")), float(dot.get("cx", ""))
    assert (middle - left) * 2 == pytest.approx(right - middle, abs=0.3)
    assert "<&>" in [element.text for element in root.iter()]


def test_a_lone_bot_is_drawn_without_rivals() -> None:
    found = plots(of_table(table(), [game("aa", [1, 2])] * 3), [])
    assert set(found) == {"wins", "scores", "length", "seats"}


def test_the_tables_name_bots_choices_and_seats(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "--show", str(folder)]) == 0
    shown = capsys.readouterr().out
    for words in ("2 seats: 30 games", "greedy", "random", "ahead of", "Wins by seat", "Length", "games a second"):
        assert words in shown


def test_a_run_that_has_not_ended_says_how_far_it_is(folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    part = tmp_path / "part"
    part.mkdir()
    (part / "arena.json").write_bytes((folder / "arena.json").read_bytes())
    assert main(["arena", "--show", str(part)]) == 0
    assert "0 of 30 games so far" in capsys.readouterr().out
    (part / "games.jsonl").write_text("".join((folder / "games.jsonl").read_text().splitlines(keepends=True)[:4]))
    assert main(["arena", "--show", str(part), "--csv", "--plots"]) == 0
    assert "4 of 30 games so far" in capsys.readouterr().out


# What bots are called


def test_a_bot_is_called_by_its_kind_and_its_budget() -> None:
    for text, iterations, milliseconds in (("greedy", 0, 0), ("search:200", 200, 0), ("search:100ms", 0, 100)):
        kind = read_kind(text)
        assert (kind.text(), kind.iterations, kind.milliseconds) == (text, iterations, milliseconds)
    assert read_kind("search:0200").text() == "search:200"


@pytest.mark.parametrize(
    "text", ["search:", "search:0", "search:ms", "search:-5", "search:1.5", "search:1s", "search:²", "search:999999999999999"]
)
def test_a_budget_that_cannot_be_read_is_refused(text: str) -> None:
    with pytest.raises(Trouble, match="bot-budget"):
        read_kind(text)
