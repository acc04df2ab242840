"""`archipel analyse RECORD`: what every move of a finished game was worth, and what was luck."""

import argparse
import os
from collections.abc import Callable
from functools import partial
from typing import Final

from msgspec import to_builtins
from rich.table import Table
from rich.text import Text

from archipel.arena.cores import on_cores
from archipel.cli.common import add_json, open_record, out, print_json, progress, read_number
from archipel.engine.game import Game
from archipel.engine.match import edition_of, verify
from archipel.engine.phrase import Data, trouble
from archipel.engine.record import PERSON, Record
from archipel.engine.state import State
from archipel.games import find
from archipel.table.analysed import TOLD, TURNS, show_analysis, show_judged
from archipel.table.analysis import Analysis, Judged, Turn, decisions, final_shares, question
from archipel.table.settings import Settings
from archipel.table.story import Story, retell
from archipel.table.thinking import Thinker
from archipel.words import Words

NAME = "analyse"
HELP = "judge every move of a finished game, and tell luck from decisions"
ITERATIONS: Final = "400"
STEPS: Final = "▁▂▃▄▅▆▇█"
WIDTH: Final = 60
"""So many signs show how a share went up and down."""


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("record", metavar="RECORD", help="a record file")
    parser.add_argument(
        "--iterations", default=ITERATIONS, metavar="N", help=f"how long each decision is looked at (default: {ITERATIONS})"
    )
    parser.add_argument("--jobs", metavar="N", help="how many decisions at a time (default: one on every core)")
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    game, record = open_record(args)
    iterations = read_number(args.iterations, "--iterations", 8, 1_000_000)
    jobs = read_number(args.jobs, "--jobs", 1, 1024) if args.jobs else os.cpu_count() or 1
    story = tell(game, record)
    analysis = look_at(story, iterations, jobs)
    if args.json:
        print_json(data(story, analysis, iterations))
    else:
        show(story, analysis, Words(args.lang, game, tuple(player.name for player in record.players)))
    return 0


def tell(game: Game, record: Record) -> Story:
    """The whole game, if its record verifies."""
    if not verify(game, record):
        raise trouble("analysis-running", {})
    settings = Settings(game, len(record.players), record.options, edition_of(game, record))
    return retell(settings, record, record.seed)


def look_at(story: Story, iterations: int, jobs: int) -> Analysis:
    chosen = decisions(story)
    questions = [question(story, one, iterations) for one in chosen]
    judged: list[Judged] = []
    with progress() as bar:
        task = bar.add_task(story.settings.game.name, total=len(chosen))
        for (number, _), answer in on_cores(partial(prepare, find), enumerate(questions), min(jobs, len(questions))):
            judged.append(Judged(chosen[number], answer["findings"]))
            bar.advance(task)
    return Analysis(final_shares(story), judged, story.length)


def prepare(games: Callable[[str], Game]) -> Callable[[tuple[int, Data]], Data]:
    """Answers questions in a process of its own."""
    thinker = Thinker(games, 0)

    def answer(task: tuple[int, Data]) -> Data:
        return thinker.think(task[1])

    return answer


# As data


def data(story: Story, analysis: Analysis, iterations: int) -> Data:
    """As a server tells it."""
    decisions = [show_judged(story, one) for one in analysis.judged]
    shown: Data = to_builtins(show_analysis("done", analysis, decisions, len(decisions), iterations))
    return {"game": story.settings.game.name, **shown}


def state_at(story: Story, one: Judged) -> State:
    return story.steps[one.step].state


# In words


def show(story: Story, analysis: Analysis, words: Words) -> None:
    columns = ("analyse-player", "analyse-begin", "analyse-own", "analyse-others", "analyse-luck", "analyse-end")
    table = Table(*(words.text(column) for column in columns))
    for seat, one in enumerate(analysis.accounts()):
        changes = [signed(words, part) for part in (one.own, one.others, one.luck)]
        table.add_row(words.names[seat], percent(words, one.begin), *changes, percent(words, one.end))
    out.print(table)
    out.print(words.text("analyse-about"), markup=False, soft_wrap=True)
    for seat, name in enumerate(words.names):
        out.print(Text(f"{sparkline([shares[seat] for _, shares in analysis.curve()])}  {name}"), soft_wrap=True)
    out.print(Text("\n".join(["", *turn_lines(story, analysis, words)])), soft_wrap=True)
    players = story.match.record.players
    people = [seat for seat, player in enumerate(players) if player.kind == PERSON]
    for seat in people or range(len(players)):
        for lines in (worst_lines(story, analysis, words, seat), finest_lines(story, analysis, words, seat)):
            out.print(Text("\n".join(["", *lines])), soft_wrap=True)


def turn_lines(story: Story, analysis: Analysis, words: Words) -> list[str]:
    turns = analysis.turns(TURNS)
    return [words.text("analyse-turns"), *(turn_line(story, turn, words) for turn in turns)] if turns else [words.text("analyse-no-turn")]


def turn_line(story: Story, turn: Turn, words: Words) -> str:
    changes = ", ".join(f"{words.names[seat]} {signed(words, turn.changes[seat])}" for seat in turn.concerned())
    made = story.match.record.entries[turn.step].text
    key = "analyse-turn-luck" if turn.by_luck else "analyse-turn-decision"
    return "  " + words.text(key, step=turn.step + 1, seat=turn.seat, made=made, changes=changes)


def worst_lines(story: Story, analysis: Analysis, words: Words, seat: int) -> list[str]:
    worst = analysis.worst(seat, TOLD)
    if not worst:
        return [words.text("analyse-no-worst", seat=seat)]
    lines = [words.text("analyse-worst", seat=seat)]
    for one in worst:
        state = state_at(story, one)
        better = " / ".join(state.text(option.move) for option in one.equal()[:TOLD])
        lost, doubt = (points(share) for share in (one.lost, one.doubt))
        lines.append(
            "  " + words.text("analyse-gave", step=one.step + 1, made=state.text(one.made.move), better=better, lost=lost, doubt=doubt)
        )
        lines += reasons(state, one.best.move, words)
    return lines


def finest_lines(story: Story, analysis: Analysis, words: Words, seat: int) -> list[str]:
    finest = analysis.finest(seat, TOLD)
    if not finest:
        return []
    lines = [words.text("analyse-finest", seat=seat)]
    for one in finest:
        state = state_at(story, one)
        lines.append("  " + words.text("analyse-found", step=one.step + 1, made=state.text(one.made.move), ahead=points(one.merit())))
        lines += reasons(state, one.made.move, words)
    return lines


def reasons(state: State, move: int, words: Words) -> list[str]:
    """What the move would bring, as far as its seat could foresee it."""
    return [f"    {words.say('event', event)}" for event in state.preview(move)]


def sparkline(shares: list[float]) -> str:
    """A share in the course of the game, as a row of signs."""
    if not shares:
        return ""
    places = [shares[number * len(shares) // WIDTH] for number in range(WIDTH)] if len(shares) > WIDTH else shares
    return "".join(STEPS[min(len(STEPS) - 1, int(share * len(STEPS)))] for share in places)


def points(share: float) -> int:
    """In hundredths."""
    return round(share * 100)


def percent(words: Words, share: float) -> str:
    return words.text("play-share", share=points(share))


def signed(words: Words, change: float) -> str:
    text = words.text("play-share", share=points(change))
    return text if change < 0.005 else f"+{text}"
