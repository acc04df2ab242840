"""`archipel backup FILE`: a copy of a server's database, made while people play."""

import argparse
from pathlib import Path

from rich.text import Text

from archipel.cli.common import out
from archipel.engine.phrase import trouble
from archipel.words import Words

NAME = "backup"
HELP = "copy the database of a server into one file, while people play"


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="where to put the backup")
    parser.add_argument("--force", action="store_true", help="replace a file that is already there")


def run(args: argparse.Namespace) -> int:
    from archipel.store import database_url
    from archipel.store.backup import belongs_to, write_backup
    from archipel.store.database import checked, file_of

    url, file = database_url(), Path(args.file)
    if checked(url).startswith("postgresql"):
        raise trouble("backup-postgresql", {"command": f'pg_dump --format=custom --file={file} "$ARCHIPEL_DATABASE_URL"'})
    database = file_of(url)
    if database is None or not database.is_file():
        raise trouble("database-missing", {"value": url})
    if belongs_to(file, database):
        raise trouble("backup-itself", {"value": str(file)})
    if file.exists() and not args.force:
        raise trouble("backup-exists", {"value": str(file)})
    found = write_backup(database, file)
    out.print(Text(Words(args.lang).text("backup-done", file=str(file), **found._asdict())), soft_wrap=True)
    return 0
