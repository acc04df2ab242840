"""Whether an edition plays as its box is known to play: games between bots, measured against the bars of the game's `calibration.toml`.

A bar says what is measured and between which bounds it must lie. It is kept when the whole 95 % interval lies there, not only the
figure; one of `winners`, where some things are rarely done, unless the whole interval lies outside. Only reconstructed values of an edition
may be moved to keep it.

| measure | each figure is |
|---|---|
| `mean` | the mean of a number of the final view (`of`), or of all points (`of = "scores"`) |
| `wins` | the share of games that a seat wins |
| `order` | the share of games won by who is first, second, …; one of `events` names the first seat, the others follow around the table |
| `winners` | of players of whom one of `events` names a value (as with `met`), the share that wins; `once`: the first of a game alone |
| `met` | the share of games in which one of `events` names a value: `by` an argument, `among` a list of the edition (`a.id`), or `names` |
| `after` | the mean part of a game, counted in events called `time`, that comes after one of `events` first names (`by`) one of `names` |
| `share` | of the times that an event names a value, the share in which its argument `count` is at least `from` |
"""

import tomllib
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from archipel.arena.cores import on_cores
from archipel.arena.simulate import Plan, play
from archipel.arena.stats import mean, share
from archipel.engine.edition import Edition
from archipel.engine.game import Game
from archipel.engine.phrase import SPECTATOR, Data, Event, trouble

PART: Final = 10
"""How many games a process plays before it reports."""
BOUNDS: Final = ("least", "most")
OF_WINS: Final = ("wins", "order", "winners")
"""Measures whose bounds hold for the number of seats that the calibration names; for another they are the same multiple of a fair share."""


class Figure:
    """Something measured: the value with its interval, and the bounds it must keep."""

    def __init__(self, bar: Data, name: str, value: float, low: float, high: float) -> None:
        self.bar = bar
        self.name = name
        self.value = value
        self.low = low
        self.high = high
        self.bounds: dict[str, float] = {bound: bar[bound] for bound in BOUNDS if bound in bar}

    @property
    def kept(self) -> bool:
        low, high = (self.high, self.low) if self.bar["measure"] == "winners" else (self.low, self.high)
        return low >= self.bounds.get("least", float("-inf")) and high <= self.bounds.get("most", float("inf"))

    def data(self) -> Data:
        found: Data = {"bar": self.bar["name"], "figure": self.name}
        found |= {"value": round(self.value, 4), "low": round(self.low, 4), "high": round(self.high, 4), "kept": self.kept}
        return found | self.bounds


class Meter:
    """Counts what one bar is about, game by game."""

    def __init__(self, bar: Data, plan: Plan) -> None:
        self.bar = bar
        self.seats = len(plan.bots)
        self.values: list[float] = []
        self.names = names_of(bar, plan)
        self.hits = dict.fromkeys(self.names, 0.0)
        self.cases = dict.fromkeys(self.names, 0)
        self.met: set[str] = set()
        self.seated: dict[str, set[int]] = {}
        """Who did what in the game that is played."""
        self.time = 0
        self.time_after = 0

    def hear(self, event: Event) -> None:
        if event.key == self.bar.get("time"):
            self.time += 1
            self.time_after += bool(self.met)
        if event.key not in self.bar.get("events", []):
            return
        measure = self.bar["measure"]
        if measure == "order":
            for step, ordinal in enumerate(self.names):
                self.seated.setdefault(ordinal, {(event.args["seat"] + step) % self.seats})
            return
        name = str(event.args[self.bar["by"]])
        if measure == "met":
            self.met.add(name)
        elif measure == "winners":
            if name not in self.seated or not self.bar.get("once"):
                self.seated.setdefault(name, set()).add(event.args["seat"])
        elif measure == "after":
            self.met |= {name} & set(self.bar["names"])
        else:
            self.cases[name] += 1
            self.hits[name] += event.args[self.bar["count"]] >= self.bar["from"]

    def count(self, view: Data, scores: list[int], places: list[int]) -> None:
        """A game is over."""
        if self.bar["measure"] == "mean":
            self.values.append(sum(scores) / len(scores) if self.bar["of"] == "scores" else view[self.bar["of"]])
        elif self.bar["measure"] in OF_WINS:
            for name in self.names:
                whose = {self.names.index(name)} if self.bar["measure"] == "wins" else self.seated.get(name, set())
                self.hits[name] += sum(places[seat] == 1 for seat in whose) / places.count(1)
                self.cases[name] += len(whose)
            self.seated.clear()
        elif self.bar["measure"] == "met":
            for name in self.names:
                self.hits[name] += name in self.met
                self.cases[name] += 1
        elif self.bar["measure"] == "after":
            self.values.append(self.time_after / self.time)
            self.time = self.time_after = 0
        self.met.clear()

    def add(self, other: "Meter") -> None:
        """What was counted of further games."""
        self.values += other.values
        for name in self.names:
            self.hits[name] += other.hits[name]
            self.cases[name] += other.cases[name]

    def figures(self) -> list[Figure]:
        if self.bar["measure"] == "mean":
            return [Figure(self.bar, self.bar["of"], *mean(self.values))]
        if self.bar["measure"] == "after":
            return [Figure(self.bar, self.bar["time"], *mean(self.values))]
        return [Figure(self.bar, name, *share(self.hits[name], self.cases[name])) for name in self.names]


def names_of(bar: Data, plan: Plan) -> list[str]:
    """What there is a figure for."""
    if bar["measure"] in ("wins", "order"):
        return [f"{'seat' if bar['measure'] == 'wins' else 'number'} {number}" for number in range(1, len(plan.bots) + 1)]
    if bar["measure"] in ("mean", "after"):
        return []
    if "names" in bar:
        return list(bar["names"])
    section, _, field = bar["among"].partition(".")
    return [str(item[field]) for item in plan.edition.data[section]["list"]]


def read_bars(game: Game) -> Data:
    """The calibration of a game; a game without reconstructed values has none."""
    path = Path(game.folder) / "calibration.toml"
    if not path.is_file():
        raise trouble("no-calibration", {"value": game.name})
    return tomllib.loads(path.read_text(encoding="utf-8"))


def scaled(bar: Data, times: float) -> Data:
    """The bar for another number of seats."""
    if bar["measure"] not in OF_WINS:
        return bar
    return {**bar, **{bound: min(1.0, round(bar[bound] * times, 4)) for bound in BOUNDS if bound in bar}}


class Calibration:
    """The games that a calibration asks for, or others: another bot, another number, other seats, another edition."""

    def __init__(
        self, game: Game, bot: str = "", games: int = 0, seed: str = "calibrate", edition: Edition | None = None, seats: int = 0
    ) -> None:
        wanted = read_bars(game)
        seats = seats or wanted["seats"]
        self.plan = Plan(game, [bot or wanted["bot"]] * seats, games or wanted["games"], seed, {}, edition)
        self.bars = [scaled(bar, wanted["seats"] / seats) for bar in wanted["bar"]]

    def play_part(self, numbers: range) -> list[Meter]:
        meters = [Meter(bar, self.plan) for bar in self.bars]
        for number in numbers:
            self.play_one(number, meters)
        return meters

    def play_one(self, number: int, meters: list[Meter]) -> None:
        def hear(event: Event) -> None:
            for meter in meters:
                meter.hear(event)

        state, _ = play(self.plan, number, hear)
        if not state.over:
            raise trouble("game-endless", {"value": number})
        view = state.view(SPECTATOR)
        for meter in meters:
            meter.count(view, state.scores(), state.ranking())


def begin(make: Callable[[], Calibration]) -> Callable[[range], list[Meter]]:
    return make().play_part


def measure(make: Callable[[], Calibration], jobs: int, tick: Callable[[int], None] | None = None) -> list[Figure]:
    """Plays all games, on several cores if there are: every process makes the calibration for itself."""
    calibration = make()
    numbers = range(1, calibration.plan.games + 1)
    parts = [numbers[start : start + PART] for start in range(0, len(numbers), PART)]
    found: dict[range, list[Meter]] = {}
    for part, measured in on_cores(partial(begin, make), parts, jobs):
        found[part] = measured
        if tick is not None:
            tick(len(part))
    meters = [Meter(bar, calibration.plan) for bar in calibration.bars]
    for part in parts:
        for meter, other in zip(meters, found[part], strict=True):
            meter.add(other)
    return [figure for meter in meters for figure in meter.figures()]
