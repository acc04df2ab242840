"""Learning a game: games of the present net against itself, training, matches, again and again.

Everything lies in one folder: `run.json` (what was asked for), `games/` (lessons, a file for every few games), and for every generation a
net and what it can do (`generation-003.net`, `generation-003.json`). What is there is never done again, so a run goes on wherever it was
stopped, on another machine too. The same run always makes the same nets on the same kind of machine with as many jobs.
"""

import errno
import json
import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, Final

from archipel.arena.cores import on_cores
from archipel.arena.stats import share
from archipel.bots import make_bot
from archipel.bots.bot import Bot
from archipel.bots.judge import FindJudge, Judge
from archipel.bots.search import FirstThoughtBot, SearchBot
from archipel.engine.dealer import QuickDealer
from archipel.engine.edition import Box
from archipel.engine.game import Game
from archipel.engine.phrase import Data, Trouble, trouble
from archipel.files import problem_of

Tell = Callable[[str, int, int], None]
"""What is being done, how much of it is done, and how much there is."""

Spread = Callable[[Callable[[], Callable[[Any], Any]], Iterable[Any], int], Iterable[tuple[Any, Any]]]
"""How work is spread over processes: `on_cores` or `on_ray`."""

A_FILE: Final = 32
"""So many games go into one file of lessons, and are played at once by one process."""
WINDOW: Final = 3
"""A net learns from the games of so many generations. Those of other players are for the first alone: they would hold the others back."""
UNSEEN: Final = 20
"""One of so many files of lessons is not learned from, but shows how well the net does in games that it has not seen."""
LONGEST: Final = 10_000
"""A match that takes more decisions counts as lost: beginners may go round in circles."""
NET: Final = "net"
FIRST: Final = "first"


class Course:
    """What is asked for: it stays the same for all of a run."""

    def __init__(self, data: Data) -> None:
        self.game: str = data["game"]
        self.seed: str = data["seed"]
        self.generations: int = data["generations"]
        self.games: int = data["games"]
        """Games a generation."""
        self.first: int = data["first"]
        """Games of the first generation."""
        self.thorough: int = data["thorough"]
        self.quick: int = data["quick"]
        self.lessons: float = data["lessons"] / 100
        self.wild: int = data["wild"]
        self.rounds: float = data["rounds"]
        """How often every lesson is gone through."""
        self.matches: int = data["matches"]
        """Games of every match after a generation."""
        self.iterations: int = data["iterations"]
        """Iterations a decision in these matches."""
        self.rivals: list[str] = data["rivals"]
        self.teacher: str = data["teacher"]
        """The bot whose games the first generation watches."""
        self.command: str = data["command"]
        self.data = data

    def games_of(self, generation: int) -> int:
        return self.games if generation > 1 else self.first


class Run:
    """A folder in which a game is learned."""

    def __init__(self, folder: Path, course: Course, games: Callable[[str], Game], jobs: int, spread: Spread = on_cores) -> None:
        self.folder = folder
        self.course = course
        self.games = games
        self.game = games(course.game)
        self.jobs = jobs
        self.spread = spread

    def net(self, generation: int) -> Path:
        return self.folder / f"generation-{generation:03}.net"

    def about(self, generation: int) -> Path:
        return self.folder / f"generation-{generation:03}.json"

    def lessons(self, generation: int) -> list[Path]:
        files = -(-self.course.games_of(generation) // A_FILE)
        return [self.folder / "games" / f"{generation:03}-{number:04}.npz" for number in range(files)]

    def learn(self, tell: Tell) -> None:
        """Every generation that is not there yet."""
        with self.room():
            (self.folder / "games").mkdir(parents=True, exist_ok=True)
            for generation in range(1, self.course.generations + 1):
                if not self.net(generation).exists():
                    self.play(generation, tell)
                    self.teach(generation, tell)
                if not self.about(generation).exists():
                    self.compare(generation, tell)
            self.finish()

    @contextmanager
    def room(self) -> Iterator[None]:
        """Whoever runs out of disk or memory here is told so, and which generation is there."""
        try:
            yield
        except MemoryError:
            raise self.no_room(OSError(errno.ENOMEM, os.strerror(errno.ENOMEM))) from None
        except OSError as error:
            raise self.no_room(error) from None

    def no_room(self, error: OSError) -> Trouble:
        made = [generation for generation in range(1, self.course.generations + 1) if self.net(generation).exists()]
        return trouble(
            "learn-no-room", {"file": str(error.filename or self.folder), "problem": problem_of(error), "value": max(made, default=0)}
        )

    def play(self, generation: int, tell: Tell) -> None:
        """The games that this generation learns from: those of the net before it, or of the teacher at the beginning."""
        missing = [number for number, path in enumerate(self.lessons(generation)) if not path.exists()]
        if not missing:
            return
        before = self.net(generation - 1).read_bytes() if generation > 1 else b""
        make = partial(prepare_lessons, self.games, self.course.data, before, generation)
        total = len(self.lessons(generation))
        tell("games", total - len(missing), total)
        for done, (number, content) in enumerate(self.spread(make, missing, self.jobs)):
            write_whole(self.lessons(generation)[number], content)
            tell("games", total - len(missing) + done + 1, total)

    def teach(self, generation: int, tell: Tell) -> None:
        from archipel.nets.judge import shape_of
        from archipel.nets.lessons import read_lessons
        from archipel.nets.net import Net, fresh, pack_net, parse_net
        from archipel.nets.training import Teacher

        tell("training", 0, 1)
        box = self.game.box(self.game.edition())
        shape, scales = shape_of(self.game, box)
        window = range(min(generation, max(2, generation - WINDOW + 1)), generation + 1)
        paths = [path for one in window for path in self.lessons(one) if path.exists()]
        unseen = paths[UNSEEN - 1 :: UNSEEN]
        lessons = read_lessons([path for path in paths if path not in unseen])
        weights = (
            parse_net(self.net(generation - 1).name, self.net(generation - 1).read_bytes()).weights
            if generation > 1
            else fresh(shape, scales, generation)
        )
        teacher = Teacher(shape, weights, scales, generation)
        losses = teacher.teach(lessons, self.course.rounds)
        card = {
            "game": self.game.name,
            "edition": {"id": box.edition.id, "hash": box.edition.hash},
            "generation": generation,
            "games": sum(self.course.games_of(one) for one in range(1, generation + 1)),
            "positions": len(lessons),
            "losses": losses,
            "unseen": teacher.losses(read_lessons(unseen)) if unseen else {},
            "command": f"{self.course.command} --generations {generation}",
        }
        write_whole(self.net(generation), pack_net(Net(shape, teacher.learned(), card)))
        tell("training", 1, 1)

    def compare(self, generation: int, tell: Tell) -> None:
        """Matches of a generation: against the one before it, against rivals, and its first thought against `greedy`."""
        now = str(self.net(generation))
        course = self.course
        pairs = [(f"{FIRST}@{now}", "greedy")]
        if generation > 1:
            pairs.append((f"{NET}:{course.iterations}@{now}", f"{NET}:{course.iterations}@{self.net(generation - 1)}"))
        pairs += [(f"{NET}:{course.iterations}@{now}", rival) for rival in course.rivals]
        found: list[Data] = []
        for one, other in pairs:
            figure = match(self.games, course.game, one, other, 2, course.matches, f"{course.seed} {generation}", self.jobs, tell)
            found.append({"who": plain(one), "against": plain(other), **figure})
        write_json(self.about(generation), {"generation": generation, "matches": found})

    def finish(self) -> None:
        """The last net, with what all of them can do in its card: that is the one to ship."""
        from archipel.nets.judge import FILE
        from archipel.nets.net import Net, pack_net, parse_net, read_content

        last, shipped = self.net(self.course.generations), self.folder / FILE
        net = parse_net(last.name, read_content(last))
        content = pack_net(Net(net.shape, net.weights, {**net.card, "curve": self.curve()}))
        if not shipped.exists() or shipped.read_bytes() != content:
            write_whole(shipped, content)

    def curve(self) -> list[Data]:
        """What every generation so far can do."""
        made = [self.about(generation) for generation in range(1, self.course.generations + 1)]
        return [json.loads(path.read_text(encoding="utf-8")) for path in made if path.exists()]


def prepare_lessons(games: Callable[[str], Game], data: Data, before: bytes, generation: int) -> Callable[[int], bytes]:
    """Plays the games of one file of lessons."""
    from archipel.nets.lessons import pack
    from archipel.nets.selfplay import Setting, play_lessons, watch_lessons

    course = Course(data)
    game = games(course.game)
    judge = net_judge(game, "before", before) if before else None
    setting = Setting(course.thorough, course.quick, course.lessons, course.wild)

    def play(number: int) -> bytes:
        seed = f"{course.seed} {generation} {number}"
        count = min(A_FILE, course.games_of(generation) - number * A_FILE)
        if judge is None:
            return pack(watch_lessons(game, lambda luck: make_bot(course.teacher, game, QuickDealer(luck)), seed, count))
        return pack(play_lessons(game, judge, setting, seed, count, A_FILE))

    return play


def net_judge(game: Game, file: str, content: bytes) -> Judge:
    from archipel.nets.judge import fitting_judge

    return fitting_judge(file, content, game, game.box(game.edition()))


# Matches


def player(game: Game, text: str, luck: QuickDealer) -> Bot:
    """A bot, or a net of a run: `net:200@FILE` thinks ahead, `first@FILE` does not."""
    kind, _, file = text.partition("@")
    if not file:
        return make_bot(text, game, luck)
    find: FindJudge = partial(kept_judge, file)
    if kind == FIRST:
        return FirstThoughtBot(game, luck, find)
    return SearchBot(game, luck, iterations=int(kind.partition(":")[2]), find=find)


KEPT: Final[dict[str, Judge]] = {}


def kept_judge(file: str, game: Game, box: Box) -> Judge:
    if file not in KEPT:
        KEPT[file] = net_judge(game, file, Path(file).read_bytes())
    return KEPT[file]


def plain(text: str) -> str:
    """A player without the folder it lies in."""
    kind, at, file = text.partition("@")
    return f"{kind}{at}{os.path.basename(file)}"


def match(games: Callable[[str], Game], name: str, one: str, other: str, seats: int, count: int, seed: str, jobs: int, tell: Tell) -> Data:
    """One player among others of one kind, on every seat in turn: its share of wins with its interval, and everybody's points."""
    won = own = rest = 0.0
    make = partial(prepare_match, games, name, one, other, seats, seed)
    for played, (_, (part, points, others)) in enumerate(on_cores(make, range(count), jobs), 1):
        won += part
        own += points
        rest += others
        tell(f"{plain(one)} – {plain(other)}", played, count)
    value, low, high = share(won, count)
    return {"games": count, "value": value, "low": low, "high": high, "points": own / count, "others": rest / count}


def prepare_match(
    games: Callable[[str], Game], name: str, one: str, other: str, seats: int, seed: str
) -> Callable[[int], tuple[float, float, float]]:
    game = games(name)

    def play(number: int) -> tuple[float, float, float]:
        dealer = QuickDealer(f"{seed} match {number // seats}")
        own = number % seats
        bots = [player(game, one if seat == own else other, QuickDealer(f"{seed} {number} {seat}")) for seat in range(seats)]
        state = game.new(seats, dealer=dealer)
        decisions = 0
        while not state.over and decisions < LONGEST:
            moves = state.moves()
            move = moves[0] if len(moves) == 1 else bots[state.seat].choose(state.view(state.seat), moves)
            state.carry_out(move, dealer, None)
            decisions += 1
        for bot in bots:
            bot.close()
        if not state.over:
            return 0.0, 0.0, 0.0
        places, scores = state.ranking(), state.scores()
        won = 1 / places.count(1) if places[own] == 1 else 0.0
        return won, float(scores[own]), (sum(scores) - scores[own]) / (seats - 1)

    return play


def write_json(path: Path, data: Data) -> None:
    write_whole(path, (json.dumps(data, indent=1, sort_keys=True) + "\n").encode())


def write_whole(path: Path, content: bytes) -> None:
    """Written beside and moved into place, so that there is never half of it."""
    beside = path.with_name(path.name + ".new")
    with beside.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    beside.replace(path)
