"""`archipel doctor`: whether the installed release can go on with everything in a server's database."""

import argparse
import asyncio
import sqlite3
from collections import Counter
from typing import TYPE_CHECKING

from rich.text import Text

from archipel.cli.common import add_json, out, print_json, progress
from archipel.engine.phrase import Data, Trouble, trouble
from archipel.engine.record import printable
from archipel.games import find
from archipel.words import Words

if TYPE_CHECKING:
    from archipel.store.doctor import Doctor, Finding

NAME = "doctor"
HELP = "replay every table of a server's database under this release, and say what does not fit; nothing is changed"


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", nargs="?", help="a backup or another SQLite database, instead of the server's")
    parser.add_argument("--all", action="store_true", help="verify the records of all finished games, not only some")
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    from archipel.store import database_url
    from archipel.store.database import file_of

    url = database_url() if args.file is None else f"sqlite+aiosqlite:///{args.file}"
    file = file_of(url)
    if file is not None and not file.is_file():
        raise trouble("database-missing" if args.file is None else "backup-missing", {"value": args.file or url})
    doctor, verified, findings = asyncio.run(examine(url, args.all))
    figures = {
        "revision": doctor.revision,
        "newest": doctor.newest,
        "replayed": len(doctor.replayed),
        "records": len(doctor.recorded),
        "verified": verified,
        "counts": dict(Counter(finding.kind for finding in findings)),
    }
    if args.json:
        print_json({**figures, "findings": [as_data(finding, args.lang) for finding in findings]})
    else:
        show(figures, findings, args.lang)
    return 1 if findings else 0


async def examine(url: str, all_records: bool) -> tuple["Doctor", int, list["Finding"]]:
    """The doctor, how many records were verified, and what was found."""
    from sqlalchemy.exc import SQLAlchemyError

    from archipel.store import open_to_read
    from archipel.store.backup import as_trouble
    from archipel.store.database import name_of
    from archipel.store.doctor import SAMPLE, Doctor

    engine = open_to_read(url)
    doctor = Doctor(engine, name_of(url), find)
    findings: list[Finding] = []
    try:
        await doctor.begin()
        records = doctor.recorded if all_records else doctor.recorded[:SAMPLE]
        with progress() as bar:
            task = bar.add_task(NAME, total=len(doctor.replayed) + len(records))
            async for finding in doctor.examine(records):
                findings += [] if finding is None else [finding]
                bar.update(task, advance=1)
    except (SQLAlchemyError, OSError) as error:
        cause = getattr(error, "orig", None) or error
        if isinstance(cause, sqlite3.Error):
            raise as_trouble(cause, doctor.name, doctor.name) from None
        raise trouble("database-away", {"value": doctor.name, "problem": " ".join(str(cause).split())[:300]}) from None
    finally:
        await engine.dispose()
    return doctor, len(records), findings


def sentence(finding: "Finding", language: str) -> str:
    try:
        game = find(finding.game)
    except Trouble:
        game = None
    return printable(Words(language, game).refusal(finding.reason))


def as_data(finding: "Finding", language: str) -> Data:
    return {**finding._asdict(), "reason": finding.reason.data(), "sentence": sentence(finding, language)}


def show(figures: Data, findings: list["Finding"], language: str) -> None:
    words = Words(language)
    lines = [in_words(finding, words) for finding in findings]
    lines.append(words.text("doctor-looked", **{name: figures[name] for name in ("replayed", "verified", "records")}))
    if figures["revision"] != figures["newest"]:
        lines.append(words.text("doctor-older", revision=figures["revision"], newest=figures["newest"]))
    lines += [words.text("doctor-count", what=words.name("doctor", kind), count=count) for kind, count in figures["counts"].items()]
    lines.append(words.text("doctor-ill" if findings else "doctor-well", count=len(findings)))
    out.print(Text("\n".join(lines)), soft_wrap=True)


def in_words(finding: "Finding", words: Words) -> str:
    what = {"id": finding.table, "game": finding.game, "status": finding.status, "what": words.name("doctor", finding.kind)}
    id = "doctor-finding-entry" if finding.entry else "doctor-finding"
    return words.text(id, **what, number=finding.entry, sentence=sentence(finding, words.language))
