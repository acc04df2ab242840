"""The `search` of an earlier commit as a bot in another program: what the strength of new players is measured against (docs/bots.md).

    python tools/old_search.py prepare              # builds that commit with mypyc into build/old-search; --plain leaves it as it is
    python tools/old_search.py play --iterations N  # the program: for ARCHIPEL_BOTS, by the protocol of docs/bots.md
    python tools/old_search.py measure              # how many iterations take 20 ms of CPU time a decision; --here: of today's search

But for that, nothing of today's package is imported here: whatever is said about games comes from that commit.
"""

import argparse
import io
import json
import shutil
import statistics
import subprocess
import sys
import tarfile
import tempfile
import time
import zipfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from archipel.bots import Bot
    from archipel.engine.game import Game

COMMIT: Final = "e9fb1589969fc810590a0610c59752dfedd7d870"
"""Tagged `search-of-2026-11`; a clone may lack the tag."""
ROOT: Final = Path(__file__).resolve().parents[1]
HOME: Final = ROOT / "build" / "old-search" / COMMIT[:7]
MARK: Final = "COMMIT"
"""The file in a prepared folder that says what it was made from."""

SEATS: Final = (2, 3, 4)
GAMES: Final = 2
"""So many games are played at each table to find positions …"""
ITERATIONS: Final = 50
"""… with so many iterations a decision …"""
POSITIONS: Final = 24
"""… and so many decisions are taken from the middle half of each."""
TIMES: Final = 5
"""So often each decision is thought about, in as many passes over all of them; the median counts."""


class Unfit(Exception):
    """What a person can put right, in one sentence."""


# Making it


def prepare(home: Path = HOME, plain: bool = False, root: Path = ROOT) -> None:
    """Puts the package of that commit into a folder of its own, where it can be imported from."""
    with tempfile.TemporaryDirectory() as name:
        made = Path(name, "made")
        if plain:
            unpack(root, f"{COMMIT}:src", made)
        else:
            build(root, Path(name), made)
        (made / MARK).write_text(COMMIT + "\n")
        shutil.rmtree(home, ignore_errors=True)
        home.parent.mkdir(parents=True, exist_ok=True)
        shutil.move(made, home)


def build(root: Path, work: Path, made: Path) -> None:
    """The wheel of that commit, compiled and unzipped, as `make compiled` does it; without the page."""
    unpack(root, COMMIT, work / "tree")
    pip = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "--wheel-dir", str(work), "."]
    subprocess.run(pip, cwd=work / "tree", check=True)
    [wheel] = work.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(made)
    if not any(made.glob("archipel/engine/*.so")):
        raise Unfit("mypyc compiled nothing: `make compiled` must work here first, or give --plain")


def unpack(root: Path, tree: str, folder: Path) -> None:
    """Lays out what git knows under that name."""
    told = subprocess.run(["git", "-C", str(root), "archive", tree], capture_output=True, check=False)
    if told.returncode:
        raise Unfit(f"the commit {COMMIT} is not in this clone: `git fetch --unshallow` brings the history")
    with tarfile.open(fileobj=io.BytesIO(told.stdout)) as archive:
        archive.extractall(folder, filter="data")


def enter(home: Path = HOME) -> None:
    """From here on `archipel` is the package in that folder."""
    mark = home / MARK
    if not mark.exists() or mark.read_text().strip() != COMMIT:
        raise Unfit(f"{home} does not hold the old search: run `python tools/old_search.py prepare` first")
    sys.path.insert(0, str(home))
    import archipel

    if Path(archipel.__file__).resolve().parents[1] != home.resolve():
        raise Unfit(f"another archipel was imported: {archipel.__file__}")


# Playing


def play(iterations: int, lines: Iterable[str]) -> Iterator[str]:
    """Answers what is said to a program that plays. Each `hello` begins another game; the same views get the same moves."""
    from archipel.bots import make_bot
    from archipel.engine.dealer import QuickDealer
    from archipel.engine.edition import read_data
    from archipel.games import find

    game: Game | None = None
    bot: Bot | None = None
    for line in lines:
        message = json.loads(line)
        if message["type"] == "hello":
            game, bot = find(message["game"]), None
            game.box(read_data(message["edition"]))
        elif message["type"] == "choose":
            assert game is not None
            if bot is None:
                bot = make_bot(f"search:{iterations}", game, QuickDealer(line))
            yield json.dumps({"move": choose(game, bot, message)})


def choose(game: "Game", bot: "Bot", message: dict[str, Any]) -> str:
    """The text of a move. The bot gets the view as that commit writes it: what was added since would make it start its tree anew."""
    from archipel.engine.dealer import QuickDealer

    state = game.guess(message["view"], QuickDealer(0))
    texts = {state.text(move): move for move in state.moves()}
    offered = {move["text"] for move in message["moves"]}
    if offered != set(texts):
        raise Unfit(f"the rules have changed since: {sorted(offered ^ set(texts))[:5]} are moves only before or only now")
    return state.text(bot.choose(state.view(state.seat), sorted(texts.values())))


# Measuring

Position = tuple[dict[str, Any], list[int]]


def measure(milliseconds: float, games: list[str], seats: Iterable[int] = SEATS) -> Iterator[str]:
    """The lines of a table: how many iterations a decision may take, and what they then took."""
    from archipel.games import find, names
    from archipel.version import COMPILED

    yield f"{milliseconds:g} ms of CPU time a decision, rules {'compiled' if COMPILED else 'interpreted'}"
    yield "game       seats  iterations     ms  positions"
    for name in games or names():
        game = find(name)
        for number in seats:
            found = [position for seed in range(GAMES) for position in positions(game, number, seed)]
            iterations = fitting(game, found, milliseconds)
            yield f"{name:9} {number:6} {iterations:11} {cost(game, found, iterations):6.1f} {len(found):10}"


def positions(game: "Game", seats: int, seed: int) -> list[Position]:
    """Decisions from the middle of a game that `search` plays against itself."""
    from archipel.bots import make_bot
    from archipel.engine.dealer import QuickDealer

    dealer = QuickDealer(f"{seed}")
    bots = [make_bot(f"search:{ITERATIONS}", game, QuickDealer(f"{seed} {seat}")) for seat in range(seats)]
    state = game.new(seats, dealer=dealer)
    found: list[Position] = []
    while not state.over:
        moves, view = state.moves(), state.view(state.seat)
        if len(moves) > 1:
            found.append((view, moves))
        state.play(bots[state.seat].choose(view, moves), dealer)
    middle = found[len(found) // 4 : len(found) * 3 // 4]
    return middle[:: max(1, len(middle) // POSITIONS)][:POSITIONS]


def fitting(game: "Game", found: list[Position], milliseconds: float) -> int:
    """How many iterations take that long, in two digits."""
    iterations = ITERATIONS
    for _ in range(3):
        iterations = max(1, round(iterations * milliseconds / cost(game, found, iterations)))
    return int(float(f"{iterations:.1e}"))


def cost(game: "Game", found: list[Position], iterations: int) -> float:
    """Milliseconds of CPU time a decision, on average."""
    passes = [[thought(game, position, iterations) for position in found] for _ in range(TIMES)]
    medians: list[float] = [statistics.median(times) for times in zip(*passes, strict=True)]
    return statistics.mean(medians)


def thought(game: "Game", position: Position, iterations: int) -> float:
    from archipel.bots import make_bot
    from archipel.engine.dealer import QuickDealer

    bot = make_bot(f"search:{iterations}", game, QuickDealer(0))
    begin = time.process_time()
    bot.choose(*position)
    return (time.process_time() - begin) * 1000


# The command


def read_arguments(given: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--folder", type=Path, default=HOME, help="where the old package is (default: build/old-search/…)")
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("prepare", help="make it").add_argument("--plain", action="store_true", help="do not compile it")
    commands.add_parser("play", help="be the program").add_argument("--iterations", type=int, required=True, metavar="N")
    measuring = commands.add_parser("measure", help="find the iterations that take a time")
    measuring.add_argument("--milliseconds", type=float, default=20.0, metavar="MS")
    measuring.add_argument("--here", action="store_true", help="of today's search instead, with the nets that are there")
    measuring.add_argument("--game", nargs="+", default=[], metavar="GAME", help="which games (default: all)")
    return parser.parse_args(given)


def main(given: list[str] | None = None) -> int:
    args = read_arguments(given)
    try:
        if args.command == "prepare":
            prepare(args.folder, args.plain)
            return 0
        if args.command == "play" or not args.here:
            enter(args.folder)
        for line in play(args.iterations, sys.stdin) if args.command == "play" else measure(args.milliseconds, args.game):
            sys.stdout.write(line + "\n")
            sys.stdout.flush()
    except Unfit as problem:
        sys.stderr.write(f"old_search: {problem}\n")
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
