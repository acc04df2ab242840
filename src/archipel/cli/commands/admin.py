"""`archipel admin ACTION`: looks after the people and tables of a server, directly in its database."""

import argparse
import asyncio
from typing import Final

from rich.text import Text

from archipel.cli.common import add_json, out, print_json
from archipel.table.table import CANCELLED, EXPIRED, OPEN, OVER, RUNNING

NAME = "admin"
HELP = "manage the people and tables of a server, in its database"

ARGUMENTS: Final = {
    "PERSON": "an id or a login, see `archipel admin people`",
    "NAME": "1 to 40 visible characters",
    "TABLE": "the id of a table, see `archipel admin tables`",
    "NUMBER": "the number of a line, see `archipel admin chat`",
    "TITLE": "the new title; none: the table has no title any more",
}


def add(parser: argparse.ArgumentParser) -> None:
    actions = parser.add_subparsers(dest="action", metavar="ACTION", required=True)

    def action(name: str, help: str, *arguments: str) -> argparse.ArgumentParser:
        adding = actions.add_parser(name, help=help, description=help)
        adding.add_argument("--lang", default=argparse.SUPPRESS, metavar="LANGUAGE", help="en, fr, de or it")
        for argument in arguments:
            adding.add_argument(argument.lower(), metavar=argument, help=ARGUMENTS[argument])
        return adding

    people = action("people", "list the people, who was here last first")
    people.add_argument(
        "--find", default="", metavar="TEXT", help="only those with this text in name or login, or with this id and their programs"
    )
    add_json(people)
    action("ban", "keep somebody out: they leave all tables, and their cookie and their login no longer work", "PERSON")
    action("unban", "let somebody in again", "PERSON")
    action("rename", "give somebody another name", "PERSON", "NAME")
    action("recovery", "make a new recovery code for somebody who has lost theirs", "PERSON")
    action("appoint", "make somebody with an account an admin, who may use the page /desk", "PERSON")
    action("dismiss", "take that right back; it ends at once", "PERSON")
    delete = action("delete", "delete somebody and what is kept about them, except in the records of games", "PERSON")
    delete.add_argument("--force", action="store_true", help="also if they sit at an open or running table, which they then leave")
    tables = action("tables", "list the tables, also private ones, the newest first")
    tables.add_argument("--status", choices=[OPEN, RUNNING, OVER, CANCELLED, EXPIRED], help="only those")
    add_json(tables)
    add_json(action("chat", "show what was said at a table", "TABLE"))
    action("restored", "after a backup was restored: tell everybody at a running table that it was set back")
    action("hush", "delete a line of the chat at a table", "TABLE", "NUMBER")
    action("close", "close a table; a running game ends without a winner", "TABLE")
    title = action("title", "give a table another title, or none", "TABLE")
    title.add_argument("title", metavar="TITLE", nargs="?", default="", help=ARGUMENTS["TITLE"])


def run(args: argparse.Namespace) -> int:
    from archipel.cli.admin_actions import work

    shown = asyncio.run(work(args))
    if isinstance(shown, list):
        print_json(shown)
    else:
        out.print(shown, soft_wrap=isinstance(shown, Text))
    return 0
