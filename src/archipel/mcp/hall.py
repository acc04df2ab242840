"""All tables of one process, and the one place that says what each tool does."""

import logging
import traceback
from itertools import count
from pathlib import PurePath
from typing import Final, NamedTuple, assert_never

import msgspec

from archipel.client import Client, introduce, link_to, split_address
from archipel.client.address import EXAMPLE
from archipel.engine.match import verify
from archipel.engine.phrase import Data, Trouble, trouble
from archipel.engine.record import LATEST, read_record
from archipel.games import find
from archipel.mcp import answers as a
from archipel.mcp import tools as t
from archipel.mcp.catalogue import list_games, look_around, read_rules
from archipel.mcp.here import open_here
from archipel.mcp.layout import Answered, laid_out
from archipel.mcp.sitting import Sitting, is_asked
from archipel.mcp.telling import Teller
from archipel.mcp.there import SittingThere, reading, sit_there
from archipel.table.opening import OpenTable
from archipel.table.settings import SUBSTITUTE
from archipel.terminal.remote import is_closed, printable_reason
from archipel.terminal.screen import TerminalWords
from archipel.words import LANGUAGES, check_language

log = logging.getLogger("archipel.mcp")

MOST_TABLES: Final = 20
"""How many games may run at once; finished ones stay for as long as the process lives."""
NEXT: Final = 5.0
"""How many seconds a move waits for one's next decision."""


class Answer(NamedTuple):
    """What a model gets: a text, and the same as data; no data where something was refused."""

    text: str
    data: Data | None


class Hall:
    """`language` is that of the answers where a call names none. The `token` is shown to the server with the address `home`, and to no
    other: an address that a model is talked into visiting learns nothing by it."""

    def __init__(self, language: str, home: str = "", token: str = "") -> None:
        self.language = language
        self.home = home
        self.token = token
        self.sittings: dict[str, Sitting] = {}
        self.clients: dict[str, Client] = {}
        self.numbers = count(1)

    async def close(self) -> None:
        for sitting in self.sittings.values():
            await sitting.close()
        for client in self.clients.values():
            await client.http.aclose()

    async def answer(self, tool: str, arguments: Data) -> Answer:
        """Carries a call out. Whatever is wrong with it is said in words; nothing that is sent here ends the process."""
        sitting = self.sittings.get(str(arguments.get("table")))
        try:
            call = t.read_call(tool, arguments)
            language = check_language(call.language or self.language)
            found = await self.obey(call, language)
            return Answer(laid_out(found, TerminalWords(language)), msgspec.to_builtins(found))
        except Trouble as problem:
            refused = problem
        except Exception as error:
            refused = sitting.fault(error) if sitting is not None else trouble("broken", {})
            place = traceback.extract_tb(error.__traceback__)[-1]
            log.error("%s: %s at %s:%s", tool, type(error).__name__, PurePath(place.filename).name, place.lineno)
        return Answer(self.words_for(arguments, sitting).refusal(printable_reason(refused.reason)), None)

    def words_for(self, arguments: Data, sitting: Sitting | None) -> TerminalWords:
        """The words in which a call is refused: those of the table or the game, as far as they are to be had."""
        asked, name = arguments.get("language"), arguments.get("game")
        language = asked if asked in LANGUAGES else self.language
        try:
            return Teller(sitting, language).words if sitting is not None else TerminalWords(language, find(name) if name else None)
        except Exception:
            return TerminalWords(language)

    async def obey(self, call: t.AnyCall, language: str) -> Answered:
        """What each tool does."""
        match call:
            case t.Games():
                return list_games(language)
            case t.Rules(game=game, section=section):
                return read_rules(game, section, language)
            case t.Tables():
                said = [] if self.sittings else [TerminalWords(language).text("tools-no-tables")]
                return a.TableList(said=said, tables=[Teller(sitting, language).listed() for sitting in self.sittings.values()])
            case t.Lobby(server=server):
                return await look_around(server, language)
            case t.OpenTable():
                return await self.open_table(call, language)
            case t.JoinTable():
                return await self.join_table(call, language)
            case _:
                return await self.do_at(call, language)

    async def do_at(self, call: t.TableCall, language: str) -> Answered:
        """What each tool does at a table."""
        if call.table not in self.sittings:
            raise trouble("table-elsewhere", {"value": call.table, "allowed": ", ".join(self.sittings) or "–"})
        sitting = self.sittings[call.table]
        match call:
            case t.Position():
                return Teller(sitting, language).position()
            case t.Moves():
                return Teller(sitting, language).foreseen()
            case t.WhyNot(move=text):
                match, move = sitting.must_be_asked(), plain(text)
                answer = await sitting.ask("why", decision=match["decision"], move=move)
                return Teller(sitting, language).verdict(move, answer["reason"])
            case t.Result():
                if not is_closed(sitting.table):
                    raise trouble("table-not-over", {"status": sitting.table["status"]})
                return Teller(sitting, language).result()
            case t.Record():
                return await take_record(sitting, language)
            case t.Log(since="start"):
                return Teller(sitting, language).log()
            case t.Log():
                pass
            case t.Wait(seconds=seconds):
                await sitting.until(is_settled, seconds)
            case t.Play(move=text):
                await sitting.do("move", decision=sitting.must_be_asked()["decision"], moves=[plain(text)])
                await sitting.until(is_settled, NEXT)
            case t.Start():
                await sitting.do("start", format=LATEST)
                await sitting.until(is_settled, NEXT)
            case t.Undo():
                await sitting.do("undo", decision=sitting.match["decision"])
            case t.Leave(how=how):
                await leave(sitting, how)
            case t.ComeBack():
                await sitting.do("come_back")
                await sitting.until(is_settled, NEXT)
            case _:
                assert_never(call)
        return Teller(sitting, language).news()

    # Sitting down

    async def open_table(self, call: t.OpenTable, language: str) -> a.News:
        game, bots = find(call.game), list(call.bots)
        seats = call.seats or max(game.fewest, 1 + len(bots))
        game.check_seats(seats)
        if 1 + len(bots) > seats:
            raise trouble("seats-and-players", {"value": 1 + len(bots), "allowed": seats})
        self.must_have_room()
        if call.server:
            return await self.open_there(call, seats, language)
        bots += [SUBSTITUTE] * (seats - 1 - len(bots))
        choice = OpenTable(game=call.game, seats=seats, options=call.options, edition=call.edition)
        sitting = open_here(self.next_name(call.game), choice, call.name or guest(language), bots)
        self.sittings[sitting.name] = sitting
        sitting.go_on()
        await sitting.until(is_settled, NEXT)
        return welcomed(sitting, language)

    async def open_there(self, call: t.OpenTable, seats: int, language: str) -> a.News:
        """At a server. A table that cannot be filled as it was asked for is closed again."""
        client = await self.client_for(call.server, call.name, language)
        opened = await client.open_table(call.game, seats, options=call.options, edition=call.edition)
        with reading(client.url):
            id = str(opened["id"])
        try:
            for seat, bot in enumerate(call.bots, 1):
                await client.command(id, "bot", seat=seat, bot=bot)
            sitting = await sit_there(self.next_name, client, id, None)
        except Trouble:
            await client.command(id, "cancel")
            raise
        self.sittings[sitting.name] = sitting
        if 1 + len(call.bots) == seats:
            await sitting.do("start", format=LATEST)
            await sitting.until(is_settled, NEXT)
        return welcomed(sitting, language)

    async def join_table(self, call: t.JoinTable, language: str) -> a.News:
        """Sits down; whoever sits there already comes back, if the connection was lost."""
        server, id = split_address(call.address)
        if not id:
            raise trouble("server-address", {"value": call.address, "allowed": EXAMPLE})
        known = next((sitting for sitting in self.sittings.values() if sitting.link == link_to(server, id)), None)
        if isinstance(known, SittingThere):
            if known.live.ended is not None:
                await known.connect()
            return welcomed(known, language)
        self.must_have_room()
        client = await self.client_for(server, call.name, language)
        sitting = await sit_there(self.next_name, client, id, call.seat - 1 if call.seat else None)
        self.sittings[sitting.name] = sitting
        return welcomed(sitting, language)

    async def client_for(self, server: str, name: str, language: str) -> Client:
        """Who the model is at a server: by the token, if it is for that one, else a guest for as long as the process lives."""
        url, _ = split_address(server)
        client = self.clients.get(url) or Client(url, token=self.token if url == self.home else "")
        try:
            if not await introduce(client, None if client.token else name or None):
                await client.guest(name or guest(language), language)
        except Trouble:
            if url not in self.clients:
                await client.http.aclose()
            raise
        self.clients[url] = client
        return client

    def must_have_room(self) -> None:
        running = sum(1 for sitting in self.sittings.values() if not is_closed(sitting.table))
        if running >= MOST_TABLES:
            raise trouble("tables-many", {"value": running, "allowed": MOST_TABLES})

    def next_name(self, game: str) -> str:
        """What the tools shall call the next table."""
        return f"{game}-{next(self.numbers)}"


def is_settled(table: Data) -> bool:
    """Whether there is nothing to wait for: one must choose, or it is over."""
    return is_asked(table) or is_closed(table)


def plain(move: str) -> str:
    """The text of a move, however it is spaced."""
    return " ".join(move.split())


def guest(language: str) -> str:
    """What a model is called that gives no name."""
    return TerminalWords(language).text("join-guest")


def welcomed(sitting: Sitting, language: str) -> a.News:
    """What is to be known on sitting down, and where the game stands."""
    teller = Teller(sitting, language)
    found = teller.news()
    return msgspec.structs.replace(found, news=[*teller.welcome(), *found.news])


async def leave(sitting: Sitting, how: str) -> None:
    if how in ("stop", "go_on"):
        await sitting.do("agree", agrees=how == "stop")
    else:
        await sitting.do(how)


async def take_record(sitting: Sitting, language: str) -> a.RecordText:
    """The record, held to what was promised; once the game is over every draw of it is derived again."""
    text = await sitting.record()
    record = read_record(text)
    whole = verify(sitting.game, record)
    words = TerminalWords(language)
    id = "verify-good" if whole else "verify-running"
    said = [words.text(id, decisions=len(record.entries), commitment=record.commitment)]
    if whole and isinstance(sitting, SittingThere):
        said += [words.text("join-checked")] if sitting.promise.contribution else []
        said += [words.text("join-checked-seal")] if sitting.promise.sealed else []
    return a.RecordText(table=sitting.name, whole=whole, said=said, record=text)
