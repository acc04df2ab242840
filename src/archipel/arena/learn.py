"""Learning a game: games of a net against itself, training, matches, again and again.

Everything lies in one folder: `run.json` (what was asked for), `state.npz` (what is needed to go on), and for every generation a net and
what it can do (`generation-003.net`, `generation-003.json`); number 0 is the net that the run began with, if any.
A run goes on wherever it was stopped, on another machine too, and repeats at most the round that was under way. The same run always makes
the same nets on the same kind of machine.
"""

import errno
import json
import os
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from archipel.arena.cores import Crew, crew_on_cores, on_cores
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

if TYPE_CHECKING:
    from archipel.nets.lessons import Lessons
    from archipel.nets.school import School

Tell = Callable[[str, int, int], None]
"""What is being done, how much of it is done, and how much there is."""

Gather = Callable[[Callable[[], Callable[[Any], Any]], int], AbstractContextManager[Crew[Any, Any]]]
"""Where processes play: `crew_on_cores` or `crew_on_ray`."""

AT_ONCE: Final = 16
"""So many games are played side by side by one process."""
TIMES: Final = 2
"""How often a round's games are gone through."""
WATCHING: Final = 4
"""How often the games of a bot are gone through that the first generation watches."""
MILLIONTH: Final = 1e-6
OPEN: Final = 6.0
"""How much it counts that choices stay open, relative to the size of the steps."""
SLOWER: Final = 8
"""After so many generations steps are half as large, after three times as many a quarter."""
LONGEST: Final = 10_000
"""A match that takes more decisions counts as lost: beginners may go round in circles."""
TOLD_OF_BEFORE: Final = ("command", "games", "generation", "watched", "edition", "before")
"""What the card of a net tells of the one that its run began with."""
NET: Final = "net"
FIRST: Final = "first"


class Course:
    """What is asked for: it stays the same for all of a run."""

    def __init__(self, data: Data) -> None:
        self.game: str = data["game"]
        self.seed: str = data["seed"]
        self.generations: int = data["generations"]
        self.rounds: int = data["rounds"]
        """So often a generation plays and learns."""
        self.games: int = data["games"]
        """Games a round."""
        self.step: int = data["step"]
        """How large the steps of learning are at first, in millionths."""
        self.trust: int = data["trust"]
        """Games of first thoughts by which it is found out how far a net's promises are to be trusted."""
        self.watch: int = data["watch"]
        """Games of the teacher that are watched before the first round."""
        self.teacher: str = data["teacher"]
        self.begin: str = data["begin"]
        """A net that the first generation begins with; empty: it knows nothing."""
        self.matches: int = data["matches"]
        """Games of every match after a generation."""
        self.iterations: int = data["iterations"]
        """Iterations a decision in these matches."""
        self.rivals: list[str] = data["rivals"]
        self.command: str = data["command"]
        self.data = data


class Run:
    """A folder in which a game is learned."""

    def __init__(self, folder: Path, course: Course, games: Callable[[str], Game], jobs: int, gather: Gather = crew_on_cores) -> None:
        self.folder = folder
        self.course = course
        self.games = games
        self.game = games(course.game)
        self.jobs = jobs
        self.gather = gather

    def net(self, generation: int) -> Path:
        return self.folder / f"generation-{generation:03}.net"

    def about(self, generation: int) -> Path:
        return self.folder / f"generation-{generation:03}.json"

    @property
    def state(self) -> Path:
        return self.folder / "state.npz"

    def learn(self, tell: Tell) -> None:
        """Every generation that is not there yet."""
        from archipel.nets.school import School

        with self.room():
            self.folder.mkdir(parents=True, exist_ok=True)
            school = School(self.game, self.course.seed, self.begin())
            if self.state.exists():
                school.resume(str(self.state), self.state.read_bytes())
            with self.gather(partial(prepare_lessons, self.games, self.course.data), self.jobs) as crew:
                while school.generation < self.course.generations:
                    self.teach(school, crew, tell)
            for generation in self.compared():
                if not self.about(generation).exists():
                    self.compare(generation, tell)
            self.finish()

    def begin(self) -> Path | None:
        """The net that the first generation begins with, if there is one; it is kept with the others, as number 0."""
        from archipel.nets.judge import fitting_judge
        from archipel.nets.net import read_content

        if self.course.begin and not self.net(0).exists():
            path = Path(self.course.begin)
            content = read_content(path)
            fitting_judge(path.name, content, self.game, self.game.box(self.game.edition()))
            write_whole(self.net(0), content)
        return self.net(0) if self.course.begin else None

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

    def teach(self, school: "School", crew: Crew[Any, Any], tell: Tell) -> None:
        """The next generation, or the rest of it: so many rounds, after each of which is kept what is needed to go on, then its net."""
        course, generation = self.course, school.generation + 1
        if generation == 1 and school.round == 0 and course.watch:
            found = self.gather_lessons(crew, b"", school.usual, "watched", course.watch, tell=tell)
            school.watch(found, WATCHING, course.step * MILLIONTH)
        step = course.step * MILLIONTH * SLOWER / (SLOWER + generation - 1)
        losses: Data = {}
        for number in range(school.round, course.rounds):
            tell(f"generation {generation}", number, course.rounds)
            lessons = self.gather_lessons(crew, school.packed(), school.usual, f"{generation} {number}", course.games)
            losses = school.learn(lessons, TIMES, step, OPEN * step)
            school.round = number + 1
            if school.round < course.rounds:
                write_whole(self.state, school.state())
        tell(f"generation {generation}", course.rounds, course.rounds)
        name, graduate = f"{generation} trust", school.packed_graduate()
        trust = school.trust(self.gather_lessons(crew, graduate, school.usual, name, course.trust, certain=True))
        school.generation, school.round = generation, 0
        box = self.game.box(self.game.edition())
        card = {
            "game": self.game.name,
            "edition": {"id": box.edition.id, "hash": box.edition.hash},
            "generation": generation,
            "games": generation * course.rounds * course.games,
            "watched": course.watch,
            "losses": losses,
            "trust": trust,
            "command": f"{course.command} --generations {generation}",
            **self.before(),
        }
        write_whole(self.net(generation), school.net(card))
        write_whole(self.state, school.state())

    def before(self) -> Data:
        """What the net was that the first generation began with, for the cards of those that came of it."""
        if not self.net(0).exists():
            return {}
        from archipel.nets.net import parse_net, read_content

        card = parse_net(self.net(0).name, read_content(self.net(0))).card
        return {"before": {name: card[name] for name in TOLD_OF_BEFORE if name in card}}

    def gather_lessons(
        self, crew: Crew[Any, Any], student: bytes, usual: float, name: str, games: int, certain: bool = False, tell: Tell | None = None
    ) -> "list[tuple[Lessons, list[list[int]]]]":
        """What so many games teach, in the same order whoever was ready first; a `certain` student leaves nothing to chance."""
        counts = [min(AT_ONCE, games - begin) for begin in range(0, games, AT_ONCE)]
        found: dict[int, Any] = {}
        for (number, *_), lessons in crew(
            (number, student, usual, f"{name} {number}", count, certain) for number, count in enumerate(counts)
        ):
            found[number] = lessons
            if tell is not None:
                tell(f"games of {self.course.teacher}", len(found), len(counts))
        return [found[number] for number in range(len(counts))]

    def compared(self) -> range:
        """The generations that play matches: the net that the first one began with does so too."""
        return range(0 if self.course.begin else 1, self.course.generations + 1)

    def compare(self, generation: int, tell: Tell) -> None:
        """Matches of a generation: against the one before it, against rivals, and its first thought against `greedy`."""
        now = str(self.net(generation))
        course = self.course
        pairs = [(f"{FIRST}@{now}", "greedy")]
        if self.net(generation - 1).exists():
            pairs.append((f"{FIRST}@{now}", f"{FIRST}@{self.net(generation - 1)}"))
        pairs += [(f"{NET}:{course.iterations}@{now}", rival) for rival in course.rivals]
        found: list[Data] = []
        for one, other in pairs:
            seed = f"{course.seed} {generation}"
            figure = match(self.games, course.game, one, other, self.game.fewest, course.matches, seed, self.jobs, tell)
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
        made = [self.about(generation) for generation in self.compared()]
        return [json.loads(path.read_text(encoding="utf-8")) for path in made if path.exists()]


Task = tuple[int, bytes, float, str, int, bool]
"""Its number, the student that plays (nobody: the teacher is watched), a usual lead, the seed, how many games, and whether the student
always makes the move that looks most promising."""


def prepare_lessons(games: Callable[[str], Game], data: Data) -> "Callable[[Task], tuple[Lessons, list[list[int]]]]":
    """Plays games that are learned from."""
    from archipel.nets.school import unpack_student
    from archipel.nets.selfplay import play_lessons, watch_lessons

    course = Course(data)
    game = games(course.game)

    def play(task: Task) -> "tuple[Lessons, list[list[int]]]":
        _, student, usual, name, count, certain = task
        seed = f"{course.seed} {name}"
        if not student:
            return watch_lessons(game, lambda luck: make_bot(course.teacher, game, QuickDealer(luck)), usual, seed, count)
        return play_lessons(game, unpack_student(game, student), usual, seed, count, certain)

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
