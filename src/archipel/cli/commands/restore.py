"""`archipel restore FILE`: puts a backup where the database of a server belongs, and tells everybody at a running table."""

import argparse
import asyncio
from pathlib import Path

from rich.text import Text

from archipel.cli.common import out
from archipel.engine.phrase import trouble
from archipel.words import Words

NAME = "restore"
HELP = "put a backup where the database of a server belongs; no server may be running on it"


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a backup, see `archipel backup`")
    parser.add_argument("--force", action="store_true", help="also where a database is already: it is kept beside, under another name")


def run(args: argparse.Namespace) -> int:
    from archipel.store import database_url, only_server
    from archipel.store.backup import belongs_to, examine, fresh_copy, parts_of, take_place
    from archipel.store.database import checked, file_of

    url, file = database_url(), Path(args.file)
    if checked(url).startswith("postgresql"):
        command = f'pg_restore --exit-on-error --single-transaction --no-owner --dbname="$ARCHIPEL_DATABASE_URL" {file}'
        raise trouble("restore-postgresql", {"command": command})
    place = file_of(url)
    if place is None:
        raise trouble("database-missing", {"value": url})
    if not file.is_file():
        raise trouble("backup-missing", {"value": str(file)})
    if belongs_to(file, place):
        raise trouble("backup-itself", {"value": str(file)})
    with only_server(url):
        if parts_of(place) and not args.force:
            raise trouble("restore-occupied", {"value": str(place)})
        with fresh_copy(file, place) as copy:
            found = examine(copy, file)
            told = asyncio.run(bring_up(copy, place, args.lang))
            kept = take_place(copy, place)
    words = Words(args.lang)
    sentences = [words.text("restore-done", value=str(place), file=str(file), **found._asdict()), told]
    if kept is not None:
        sentences.append(words.text("restore-kept", file=str(kept)))
    out.print(Text("\n".join(sentences)), soft_wrap=True)
    return 0


async def bring_up(copy: Path, place: Path, language: str) -> str:
    """Brings what will be at this place to the newest schema, and tells everybody at a running table that it was set back; in words."""
    from sqlalchemy.exc import DBAPIError

    from archipel.cli.admin_actions import Shell, tell_restored
    from archipel.store import migrate, open_database
    from archipel.store.backup import as_trouble

    engine = open_database(f"sqlite+aiosqlite:///{copy}")
    desk = Shell(engine, language)
    try:
        await migrate(engine)
        return str(await tell_restored(desk))
    except DBAPIError as error:
        raise as_trouble(error.orig or error, place, place) from None
    finally:
        await desk.hub.close()
        await engine.dispose()
