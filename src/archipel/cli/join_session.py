"""A visit to a server from the terminal: its lobby, or a place at one of its tables. Here client, games and terminal come together."""

import asyncio
import getpass
import signal
from functools import partial
from typing import Final, NamedTuple

from rich.markup import escape
from rich.table import Table

from archipel.cli.common import out
from archipel.client import Client, LiveTable, Promise, edition_of, game_of, introduce, link_to
from archipel.engine.match import verify
from archipel.engine.phrase import SPECTATOR
from archipel.engine.record import read_record
from archipel.games import find, names
from archipel.terminal.choose import make_screen
from archipel.terminal.keyboard import listen
from archipel.terminal.pace import SPEEDS
from archipel.terminal.remote import OPEN, Visit, is_closed, player_at, printable
from archipel.terminal.saves import file_record
from archipel.terminal.screen import Screen
from archipel.terminal.servers import KnownServer
from archipel.words import Words

LONGEST_NAME: Final = 40


async def show_lobby(server: str, language: str) -> None:
    words = Words(language)
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
        players = ", ".join(player_at(place, words) for place in table["seats"])
        listed.add_row(escape(table["title"] or title_of(table["game"])), escape(players), link_to(server, table["id"]))
    out.print(listed)


def title_of(game: str) -> str:
    return find(game).title if game in names() else game


class Wish(NamedTuple):
    """How somebody wants to come in: `seat` counts from 0, None is the first that is free."""

    language: str
    name: str | None
    seat: int | None
    watch: bool
    plain: bool


async def visit(server: str, id: str, wish: Wish) -> None:
    """From coming in to going away. The table is shown in the words of its game, which must be here too."""
    known = KnownServer(server)
    async with Client(server, known.cookie) as client:
        me = await introduce(client, wish.name)
        if not me and not wish.watch:
            me = await client.guest(wish.name or own_name(wish.language), wish.language)
        if client.cookie:
            known.keep_cookie(client.cookie)
        table = printable(await client.table(id))
        game = await game_of(client, table, find, names())
        edition = await edition_of(client, game, table)
        if table["status"] == OPEN and table["seat"] == SPECTATOR and not wish.watch:
            await client.command(id, "sit", seat=wish.seat)
        screen = make_screen(game, edition, (), wish.language, out, wish.plain, SPEEDS["off"])
        guest = Visit(screen, server, link_to(server, id), str(me.get("id", "")))
        promise = Promise(id, *known.shuffle(id), keep=partial(keep_promise, known))
        async with client.sit_at(id, hear=guest.hear, promise=promise) as live:
            try:
                if live.table["seat"] != SPECTATOR:
                    keep_promise(known, promise)
                    if live.table["status"] == OPEN:
                        await live.contribute()
                await stay(guest, live)
            finally:
                screen.close()
                guest.say_goodbye()
            if is_closed(live.table):
                await take_record(client, live, screen, known)


def own_name(language: str) -> str:
    """The name of whoever uses this machine, where it says one that can be shown."""
    try:
        name = getpass.getuser()[:LONGEST_NAME].strip()
    except (ImportError, KeyError, OSError):
        name = ""
    return name if name and name.isprintable() else Words(language).text("join-guest")


def keep_promise(known: KnownServer, promise: Promise) -> None:
    """Our contribution to the shuffle and what we saw of it, kept so that the record can be checked against it even after a return."""
    known.keep_shuffle(promise.table, promise.commitment, promise.contribution, promise.sealed)


async def stay(guest: Visit, live: LiveTable) -> None:
    """At the table, until all is over or they go away."""
    over = asyncio.create_task(live.until(is_closed))
    talking = asyncio.create_task(guest.talk(live, listen()))
    if guest.screen.drawing:
        asyncio.get_running_loop().add_signal_handler(signal.SIGWINCH, guest.screen.refresh)
    try:
        done, _ = await asyncio.wait((over, talking), return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        for task in (over, talking):
            task.cancel()
        await asyncio.gather(over, talking, return_exceptions=True)


async def take_record(client: Client, live: LiveTable, screen: Screen, known: KnownServer) -> None:
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
    if live.promise.sealed:
        screen.say("join-checked-seal")
    known.forget_shuffle(live.table["id"])
