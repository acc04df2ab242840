"""`archipel learn GAME`: a net learns a game by playing it against itself."""

import argparse
import json
import os
from pathlib import Path
from typing import Any

from rich.table import Table as RichTable

from archipel.arena.cluster import crew_on_ray
from archipel.arena.cores import crew_on_cores
from archipel.arena.learn import Course, Run, write_json
from archipel.arena.plots import dots
from archipel.bots import make_bot
from archipel.cli.common import add_game, add_json, out, print_json, progress, read_number
from archipel.engine.dealer import QuickDealer
from archipel.engine.phrase import Data, trouble
from archipel.files import read_text, write_text
from archipel.games import find

NAME = "learn"
HELP = "let a net learn a game by playing it against itself"

WHERE = {"cores": crew_on_cores, "ray": crew_on_ray}

NUMBERS = {
    "generations": (20, 1, 1000, "how many nets, each taught by games of the one before"),
    "rounds": (20, 1, 100_000, "how often a generation plays and learns"),
    "games": (128, 1, 1_000_000, "games a round"),
    "step": (1000, 1, 100_000, "how large the steps of learning are at first, in millionths; less for a net that knows much already"),
    "trust": (512, 1, 1_000_000, "games of every net by which its promised shares of wins are put right"),
    "watch": (0, 0, 1_000_000, "games of the teacher that are watched first"),
    "matches": (100, 1, 1_000_000, "games of every match after a generation"),
    "iterations": (100, 1, 1_000_000, "iterations a decision in the matches against rivals"),
}
"""Their defaults, the fewest and the most that are allowed, and what they are."""


def add(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("folder", metavar="DIR", help="where everything is kept; repeat the command to resume")
    for name, (default, _, _, about) in NUMBERS.items():
        parser.add_argument(f"--{name}", metavar="N", help=f"{about} (default: {default})")
    parser.add_argument("--rivals", nargs="*", metavar="BOT", help="bots that every net plays a match against, e.g. search:200")
    parser.add_argument("--teacher", metavar="BOT", help="the bot that is watched (default: greedy)")
    parser.add_argument("--begin", metavar="NET", help="the net that the first generation begins with (default: one that knows nothing)")
    parser.add_argument("--seed", help="any text; the same seed learns from the same games (default: learn)")
    parser.add_argument("--jobs", metavar="N", help="how many processes play (default: one on every core)")
    parser.add_argument("--on", choices=["cores", "ray"], default="cores", help="all cores of this machine, or a Ray cluster (RAY_ADDRESS)")
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    jobs = read_number(args.jobs, "--jobs", 1, 1024) if args.jobs else os.cpu_count() or 1
    folder = Path(args.folder)
    course = read_course(args, folder)
    load_numpy(jobs)
    with progress() as bar:
        task = bar.add_task(course.game)

        def tell(what: str, done: int, total: int) -> None:
            bar.update(task, description=what, completed=done, total=total)

        learning = Run(folder, course, find, jobs, WHERE[args.on])
        learning.learn(tell)
    curve = learning.curve()
    with learning.room():
        write_json(folder / "report.json", {"course": course.data, "curve": curve})
    for name, drawing in charts(course, curve).items():
        write_text(folder / f"{name}.svg", drawing)
    if args.json:
        print_json({"course": course.data, "curve": curve})
    else:
        show(curve)
    return 0


def read_course(args: argparse.Namespace, folder: Path) -> Course:
    """What this run is: as its folder says, if it was begun before; then only more generations may be asked for."""
    game = find(args.game)
    if game.features_class is None:
        raise trouble("net-no-features", {"game": game.name})
    given: Data = {
        name: read_number(getattr(args, name), f"--{name}", fewest, most)
        for name, (_, fewest, most, _) in NUMBERS.items()
        if getattr(args, name)
    }
    given.update({name: getattr(args, name) for name in ("rivals", "teacher", "begin", "seed") if getattr(args, name) is not None})
    kept = folder / "run.json"
    if kept.exists():
        data = read_kept(kept)
        data["generations"] = given.pop("generations", data["generations"])
        for name, value in {"game": game.name, **given}.items():
            if data.get(name) != value:
                raise trouble("learn-other-run", {"file": str(kept), "field": name, "value": str(value), "allowed": str(data.get(name))})
        return begin(folder, data)
    defaults: Data = {name: default for name, (default, _, _, _) in NUMBERS.items()}
    data = {"game": game.name, "rivals": [], "teacher": "greedy", "begin": "", "seed": "learn", **defaults, **given}
    for bot in [*data["rivals"], data["teacher"]]:
        make_bot(bot, game, QuickDealer(0))
    asked = [f"--{name} {said(name, value)}" for name, value in given.items() if name != "generations"]
    data["command"] = " ".join(["archipel learn", game.name, "DIR", *asked])
    return begin(folder, data)


def begin(folder: Path, data: Data) -> Course:
    """Keeps in its folder what a run is."""
    course = Course(data)
    with Run(folder, course, find, 1).room():
        folder.mkdir(parents=True, exist_ok=True)
        write_json(folder / "run.json", data)
    return course


def read_kept(path: Path) -> Data:
    """The course of a run that was begun before."""
    try:
        data: Any = json.loads(read_text(path))
    except (ValueError, RecursionError):
        data = None
    texts = ("game", "teacher", "begin", "seed", "command")
    if (
        not isinstance(data, dict)
        or any(type(data.get(name)) is not int for name in NUMBERS)
        or any(not isinstance(data.get(name), str) for name in texts)
        or not isinstance(data.get("rivals"), list)
    ):
        raise trouble("arena-damaged", {"value": str(path), "line": 1})
    return data


def said(name: str, value: int | str | list[str]) -> str:
    """What was asked for, in a command; of a file, no folder."""
    if name == "begin":
        return Path(str(value)).name
    return " ".join(value) if isinstance(value, list) else str(value)


def load_numpy(jobs: int) -> None:
    """NumPy reads when it is loaded how many threads it may use: all for training here, one in each process that plays."""
    os.environ["OPENBLAS_NUM_THREADS"] = str(jobs)
    try:
        import archipel.nets.net  # noqa: F401
    except ImportError:
        raise trouble("peers-missing", {"value": "numpy", "allowed": "pip install numpy"}) from None
    os.environ["OPENBLAS_NUM_THREADS"] = "1"


def by_rival(curve: list[Data]) -> dict[str, list[tuple[str, Data]]]:
    """Every match of the curve, by who played whom."""
    found: dict[str, list[tuple[str, Data]]] = {}
    for one in curve:
        for match in one["matches"]:
            other = "the net before" if match["against"].startswith("first@") else match["against"]
            kind = "first thought" if match["who"].startswith("first@") else "the net"
            found.setdefault(f"{kind} against {other}", []).append((f"generation {one['generation']}", match))
    return found


def charts(course: Course, curve: list[Data]) -> dict[str, str]:
    drawings: dict[str, str] = {}
    for number, (name, rows) in enumerate(by_rival(curve).items()):
        about = f"{course.matches} games a match, {course.iterations} iterations a decision; the bands are 95 % intervals"
        drawings[f"curve-{number + 1}"] = dots(f"{course.game}: {name}", about, "share of wins", rows, percent=True, fair=0.5)
    return drawings


def show(curve: list[Data]) -> None:
    table = RichTable("match", "generation", "share of wins", "95 % interval", "points", "others'")
    for name, rows in by_rival(curve).items():
        for generation, found in rows:
            interval = f"{found['low']:.1%} to {found['high']:.1%}"
            table.add_row(
                name, generation.split()[1], f"{found['value']:.1%}", interval, f"{found['points']:.1f}", f"{found['others']:.1f}"
            )
    out.print(table)
