"""`archipel join URL`: sits down at a table of a server, or lists the tables that are open there."""

import argparse
import asyncio
import getpass

from rich.markup import escape
from rich.table import Table

from archipel.cli.common import out, read_number
from archipel.client import Client, LiveTable, Promise, link_to, split_address
from archipel.engine.edition import Edition, read_data
from archipel.engine.game import Game
from archipel.engine.match import verify
from archipel.engine.phrase import SPECTATOR, Data, Trouble, trouble
from archipel.engine.record import read_record
from archipel.games import find, names
from archipel.terminal.keepsakes import Keepsakes
from archipel.terminal.keyboard import listen
from archipel.terminal.remote import OPEN, Visit, is_closed, printable
from archipel.terminal.saves import file_record
from archipel.terminal.screen import Screen
from archipel.words import Words

NAME = "join"
HELP = "play at a table of a server, or see which tables are open there"

LONGEST_NAME = 40
MOST_SEATS = 99


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("url", metavar="URL", help="the link of a table, or the address of a server to list its open tables")
    parser.add_argument("--name", help="your name there (default: your name on this machine, or the one of the last time)")
    parser.add_argument("--seat", metavar="N", help="the seat to take (default: the first that is free or kept for you)")
    parser.add_argument("--watch", action="store_true", help="take no seat, only watch")


def run(args: argparse.Namespace) -> int:
    server, table = split_address(args.url)
    if args.seat is not None:
        read_number(args.seat, "--seat", 1, MOST_SEATS)
    try:
        asyncio.run(visit(args, server, table) if table else show_lobby(args, server))
    except KeyboardInterrupt:
        pass
    return 0


async def show_lobby(args: argparse.Namespace, server: str) -> None:
    words = Words(args.lang)
    async with Client(server) as client:
        found = printable(await client.tables())
    if not found:
        out.print(words.text("join-lobby-empty", value=server), markup=False, soft_wrap=True)
        return
    listed = Table(box=None, padding=(0, 2, 0, 0))
    for heading in ("join-game", "join-players"):
        listed.add_column(words.text(heading))
    listed.add_column(words.text("join-link"), no_wrap=True, overflow="fold")
    for table in found:
        players = ", ".join(place["name"] or words.text("join-reserved" if place["invited"] else "join-free") for place in table["seats"])
        listed.add_row(escape(table["title"] or title_of(table["game"])), escape(players), link_to(server, table["id"]))
    out.print(listed)


def title_of(game: str) -> str:
    return find(game).title if game in names() else game


async def visit(args: argparse.Namespace, server: str, id: str) -> None:
    """From coming in to going away. The game is shown in the words of its island, which must be here too."""
    keepsakes = Keepsakes(server)
    async with Client(server, keepsakes.cookie) as client:
        person = await introduce(client, args, keepsakes)
        table = await client.table(id)
        game = await game_of(client, table)
        args.game = game.name
        screen = Screen(game, await edition_of(client, game, table), (), args.lang, out)
        if table["status"] == OPEN and table["seat"] == SPECTATOR and not args.watch:
            await client.command(id, "sit", seat=int(args.seat) - 1 if args.seat is not None else None)
        guest = Visit(screen, server, link_to(server, id), person)
        async with client.sit_at(id, hear=guest.hear, promise=Promise(id, *keepsakes.shuffle(id))) as live:
            try:
                if live.table["seat"] != SPECTATOR:
                    await seal(live, keepsakes)
                await stay(guest, live)
            finally:
                guest.say_goodbye()
            if is_closed(live.table):
                await take_record(client, live, screen, keepsakes)


async def introduce(client: Client, args: argparse.Namespace, keepsakes: Keepsakes) -> str:
    """Who one is at this server: as the last time, or a new guest; somebody who only watches may be nobody."""
    me: Data = {}
    if client.cookie:
        try:
            me = await client.me()
        except Trouble as problem:
            if problem.reason.key not in ("session-void", "who-are-you"):
                raise
            client.cookie = ""
    if not me and not args.watch:
        me = await client.guest(args.name or own_name(args.lang), args.lang)
    elif me and args.name is not None and args.name != me["name"]:
        me = await client.rename(args.name)
    if client.cookie:
        keepsakes.keep_cookie(client.cookie)
    return str(me.get("id", ""))


def own_name(language: str) -> str:
    """The name of whoever uses this machine, where it says one that can be shown."""
    try:
        name = getpass.getuser()[:LONGEST_NAME].strip()
    except (ImportError, KeyError, OSError):
        name = ""
    return name if name and name.isprintable() else Words(language).text("join-guest")


async def game_of(client: Client, table: Data) -> Game:
    """The game that the table plays, which must be here, with the same rules."""
    name = str(table["game"])
    if name not in names():
        raise trouble("game-not-here", {"value": name, "allowed": ", ".join(names())})
    game = find(name)
    rules = [offered["rules"] for offered in await client.games() if offered["name"] == name]
    if rules != [game.rules]:
        raise trouble("game-other-rules", {"game": game.title, "value": ", ".join(str(number) for number in rules), "allowed": game.rules})
    return game


async def edition_of(client: Client, game: Game, table: Data) -> Edition:
    """The edition that the table plays with: one of the game's own, or the owner's."""
    stated = table["edition"]
    if stated["id"] in game.editions and game.edition(stated["id"]).hash == stated["hash"]:
        return game.edition(stated["id"])
    edition = read_data(await client.edition(table["id"]))
    if edition.hash != stated["hash"]:
        raise trouble("server-strange", {"value": client.url, "problem": edition.hash})
    return game.box(edition).edition


async def seal(live: LiveTable, keepsakes: Keepsakes) -> None:
    """One's own part of the shuffle, and what is seen of it: kept, so that the record can be held to it also after coming back."""
    if live.table["status"] == OPEN:
        await live.contribute()
    keepsakes.keep_shuffle(live.table["id"], live.promise.commitment, live.promise.contribution)


async def stay(guest: Visit, live: LiveTable) -> None:
    """At the table, until all is over or they go away."""
    over = asyncio.create_task(live.until(is_closed))
    talking = asyncio.create_task(guest.talk(live, listen()))
    try:
        done, _ = await asyncio.wait((over, talking), return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        for task in (over, talking):
            task.cancel()
        await asyncio.gather(over, talking, return_exceptions=True)


async def take_record(client: Client, live: LiveTable, screen: Screen, keepsakes: Keepsakes) -> None:
    """The record of a finished game: kept here, then held to what was promised, and every shuffle derived again."""
    if live.table["match"] is None:
        return
    text = await client.record(live.table["id"])
    record = read_record(text)
    screen.say("play-record", file=str(file_record(record)))
    live.check_record(text)
    if verify(screen.game, record):
        screen.say("verify-good", decisions=len(record.entries))
    if live.promise.contribution:
        screen.say("join-checked")
    keepsakes.forget_shuffle(live.table["id"])
