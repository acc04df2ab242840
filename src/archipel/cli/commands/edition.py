"""`archipel edition ACTION`: an owner's edition begun, held against all that is known of the box, compared, and merged with another's."""

import argparse
import sys

from rich.table import Table
from rich.text import Text

from archipel.cli.common import add_json, out, print_json
from archipel.cli.editions import Named, open_edition, write_anew
from archipel.engine.comparison import Difference, Merged, diff, merge
from archipel.engine.edition import Edition, Problem, read_data, read_toml
from archipel.engine.phrase import Data
from archipel.engine.toml import Notes, write_toml
from archipel.games import find
from archipel.words import Words, shortened
from archipel.words.template import template

NAME = "edition"
HELP = "begin an edition of your own, check it, compare it with another, merge two"

CHECK = "check an edition file: mistakes and broken rules are errors, what differs from reports is a warning"
NEW = "write a game's edition as a file for the values of your own copy, with all that is known of them"
DIFF = "say in what two editions differ; the exit status is 0 if they are the same, 1 if not"
MERGE = "write A with every value of B whose source is better; the exit status is 1 if something must be decided by you"
WHICH = "a file, the id of one of the games' own editions, or the beginning of the hash of one as it is or was"


def add(parser: argparse.ArgumentParser) -> None:
    actions = parser.add_subparsers(dest="action", metavar="ACTION", required=True)

    def action(name: str, help: str) -> argparse.ArgumentParser:
        adding = actions.add_parser(name, help=help, description=help)
        adding.add_argument("--lang", default=argparse.SUPPRESS, metavar="LANGUAGE", help="en, fr, de or it")
        return adding

    check = action("check", CHECK)
    check.add_argument("file", metavar="FILE", help=WHICH)
    add_json(check)
    new = action("new", NEW)
    new.add_argument("game", metavar="GAME", help="a game's name, see `archipel games`")
    new.add_argument("--out", metavar="FILE", help="where to write it; nothing is written over. Otherwise it is printed")
    new.add_argument("--id", default="", metavar="ID", help="the id of your edition, one word; otherwise you fill it in")
    both = [action("diff", DIFF), action("merge", MERGE)]
    for adding in both:
        adding.add_argument("a", metavar="A", help=WHICH)
        adding.add_argument("b", metavar="B", help=WHICH)
        add_json(adding)
    both[1].add_argument("--out", required=True, metavar="C", help="where to write the result; nothing is written over")
    both[1].add_argument("--id", default="", metavar="ID", help="the id of the result; otherwise that of A, or of B if A is a game's own")


def run(args: argparse.Namespace) -> int:
    actions = {"check": run_check, "new": run_new, "diff": run_diff, "merge": run_merge}
    return actions[args.action](args)


# check


def run_check(args: argparse.Namespace) -> int:
    named = open_edition(args.file)
    args.game = named.game.name
    words = Words(args.lang, named.game)
    problems = named.game.check(named.edition)
    playable = not any(problem.fatal for problem in problems)
    if args.json:
        head = {"edition": named.edition.id, "game": named.game.name, "hash": named.edition.hash, "playable": playable}
        print_json({**head, "problems": told(words, problems)})
    else:
        show_problems(words, named.edition, problems)
    return 0 if playable else 2


def told(words: Words, problems: list[Problem]) -> list[Data]:
    return [{**problem.data(), "sentence": words.refusal(problem)} for problem in problems]


def show_problems(words: Words, edition: Edition, problems: list[Problem]) -> None:
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    for problem in problems:
        level = words.text("problem-error" if problem.fatal else "problem-warning")
        table.add_row(
            Text(level, style="red" if problem.fatal else "yellow"),
            Text(words.refusal(problem)),
            Text(words.text(f"source-{problem.source}"), style="dim"),
        )
    out.print(table)
    errors = sum(1 for problem in problems if problem.fatal)
    out.print(Text(words.text("check-bad" if errors else "check-good", edition=edition.id, errors=errors, warnings=len(problems) - errors)))


# new


def run_new(args: argparse.Namespace) -> int:
    game = find(args.game)
    words = Words(args.lang, game)
    text = template(words, game, game.edition(), args.id)
    if args.out is None:
        sys.stdout.write(text)
        return 0
    write_anew(args.out, text)
    out.print(Text(words.text("edition-written", file=args.out)))
    return 0


# diff


def run_diff(args: argparse.Namespace) -> int:
    first, second = open_edition(args.a), open_edition(args.b)
    args.game = first.game.name
    words = Words(args.lang, first.game)
    found = diff(first.edition.data, second.edition.data)
    if args.json:
        print_json({"a": of(first), "b": of(second), "equal": not found, "differences": listed(words, found)})
    else:
        show_differences(words, found)
        out.print(Text(words.text("diff-count", first=first.edition.id, second=second.edition.id, count=len(found))))
    return 1 if found else 0


def of(named: Named) -> Data:
    return {"edition": named.edition.id, "game": named.game.name, "hash": named.edition.hash}


def listed(words: Words, found: list[Difference]) -> list[Data]:
    return [{**difference.data(), "sentence": sentence(words, difference)} for difference in found]


def sentence(words: Words, difference: Difference) -> str:
    sources = {name: words.name("origin", str(difference.args[name])) or "–" for name in ("from_a", "from_b")}
    return words.text(f"diff-{difference.key}", **{**difference.args, **sources})


def show_differences(words: Words, found: list[Difference]) -> None:
    """Section by section, under the names that the sections have in words."""
    section = ""
    for difference in found:
        if difference.section != section:
            section = difference.section
            title = f"page-section-{section}"
            out.print(Text(words.text(title) if words.bundle.has_message(title) else shortened(section), style="bold"))
        out.print(Text("  " + sentence(words, difference)))


# merge


def run_merge(args: argparse.Namespace) -> int:
    first, second = open_edition(args.a), open_edition(args.b)
    game = first.game
    args.game = game.name
    words = Words(args.lang, game)
    ours = first.edition.id in game.editions
    merged = merge(first.edition.data, second.edition.data, args.id or (second if ours else first).edition.id)
    edition = read_data(merged.data)
    problems = game.check(edition)
    playable = not any(problem.fatal for problem in problems)
    if playable:
        text = write_toml(merged.data, credits(words, merged, second.edition), [*dict.fromkeys([*first.comments, *second.comments])])
        read_toml(text)  # what could not be read again is refused, and not written
        write_anew(args.out, text)
    if args.json:
        head = {"edition": edition.id, "game": game.name, "hash": edition.hash, "playable": playable, "written": playable}
        lists = {name: listed(words, found) for name, found in sorts(merged)}
        print_json({**head, **lists, "problems": told(words, problems)})
    else:
        show_merged(words, merged, first, second)
        show_problems(words, edition, problems)
        out.print(Text(words.text("edition-written", file=args.out) if playable else words.text("merge-not-written")))
    return 2 if not playable else 1 if merged.conflicts else 0


def sorts(merged: Merged) -> list[tuple[str, list[Difference]]]:
    return [("taken", merged.taken), ("conflicts", merged.conflicts), ("kept", merged.kept)]


def credits(words: Words, merged: Merged, second: Edition) -> Notes:
    """Whence every value that was taken: a comment behind it, which is no part of the edition."""
    note = words.text("merged-from", id=second.id)
    return {(found.section, found.entry, "" if found.entry else found.field): [note] for found in merged.taken}


def show_merged(words: Words, merged: Merged, first: Named, second: Named) -> None:
    ids = {"first": first.edition.id, "second": second.edition.id}
    for name, found in sorts(merged):
        if found:
            out.print(Text(words.text(f"merge-{name}", **ids), style="bold"))
            show_differences(words, found)
    counts = {name: len(found) for name, found in sorts(merged)}
    out.print(Text(words.text("merge-count", **counts)))
