"""The house of a device: the same addresses, commands and messages as a server's, for the one person who is here."""

import asyncio
import time
from collections.abc import Callable
from functools import partial
from typing import Final

from msgspec import convert

from archipel import games as all_games
from archipel.device.bots import DeviceBots, OutsideAsker
from archipel.device.everything import RECORD_TEXT, Mover
from archipel.device.games import Games
from archipel.device.outside import Outside
from archipel.device.person import Owner, Person
from archipel.device.routes import CSV, JSON, MARKDOWN, TEXT, TOML, Answer, Asked, Routes, refusing, shown, split
from archipel.device.shelf import PEOPLE, TABLE, Drawers, NoOutages, Shelf, ShelfStore, Silence
from archipel.engine.edition import Edition
from archipel.engine.game import Game
from archipel.engine.phrase import SPECTATOR, trouble
from archipel.languages import edition_text, rules_text, words_text
from archipel.room.bench import check_draft, compare, differences, form_of, known_of, read_file
from archipel.room.catalogue import bots_here, describe, report
from archipel.room.commands import Commands
from archipel.room.counting import Counting
from archipel.room.exploring import Explorer
from archipel.room.forms import (
    COMPARED_EDITIONS,
    EDITION_DRAFT,
    EDITION_TEXT,
    EXPLORE,
    EXPLORE_BY_BOT,
    EXPLORE_PREVIEW,
    EXPLORE_WHY,
    TRY_EXAMPLE,
)
from archipel.room.hub import Hub, check_id
from archipel.room.library import Library
from archipel.room.live import Listener, Live
from archipel.room.sequels import Sequels
from archipel.room.statuses import status_of
from archipel.room.telling import Telling
from archipel.table import Table
from archipel.table.acting import Actor
from archipel.table.clock import NONE
from archipel.table.commands import Chat, Command, Hint, Invite, read_command
from archipel.table.companions import MOST_COMPANIONS, companion_id
from archipel.table.opening import GO_ON, read_choice, settings_for
from archipel.table.showing import show_done, show_record, show_refusal, show_table
from archipel.table.story import Story
from archipel.table.table import OVER
from archipel.table.tallies import as_csv, own_results, statistics
from archipel.table.trial import examples_of, show_example, try_moves
from archipel.table.views import OwnResult, OwnResults, TableSummary, as_text
from archipel.version import COMPILED, VERSION

BROKEN: Final = 1011
"""The code with which a connection ends that has failed."""
PAGE: Final = 20
LARGEST_PAGE: Final = 100


def no_teacher(game: Game, edition: Edition) -> str | None:
    """Nets need NumPy, which a browser does not have: the bots of a device have learned nothing and go by the value of positions."""
    return None


class DeviceCommands(Commands):
    async def check(self, id: str, actor: Actor, command: Command) -> None:
        """There is nobody elsewhere to talk to, or to invite."""
        if isinstance(command, (Chat, Invite)):
            raise trouble("needs-server", {})


class DeviceTelling(Telling[str]):
    """Everybody who listens is the one person of this device."""

    def __init__(self, commands: Commands, owner: Owner) -> None:
        super().__init__(commands)
        self.owner = owner

    async def person_of(self, claim: str) -> Person:
        return await self.owner.required()


class House:
    """`lines` are the connections that are open, with what was said over them."""

    def __init__(self, shelf: Shelf, outside: Outside, clock: Callable[[], float] = time.time) -> None:
        self.outside = outside
        self.drawers = Drawers(shelf)
        self.games = Games(outside)
        self.owner = Owner(self.drawers, outside.signal)
        self.store = ShelfStore(self.drawers, self.games, outside.signal)
        self.hub = Hub(self.store, Silence(), NoOutages(), clock, Counting())
        self.asker = OutsideAsker(outside)
        self.bots = DeviceBots(self.hub, self.asker)
        self.commands = DeviceCommands(self.hub, self.asker)
        self.telling = DeviceTelling(self.commands, self.owner)
        self.library = Library(self.hub)
        self.explorer = Explorer(self.library, self.asker)
        self.sequels = Sequels(self.hub, self.library)
        self.mover = Mover(self.store, self.owner)
        self.lines: dict[int, Line] = {}
        self.routes = Routes()
        self.add_routes()

    # Requests

    async def ask(self, method: str, path: str, body: str | None = None) -> str:
        """The answer to a request: status, type and text, as JSON."""
        try:
            answer = await self.routes.answer(method, path, body if isinstance(body, str) else "")
        except Exception as error:
            problem = self.telling.problem_of(error)
            answer = refusing(problem.reason)
            if problem.reason.key.endswith("-unknown") and problem.reason.args.get("value") in split(path)[1]:
                answer = answer._replace(status=404)
        return answer.written()

    def add_routes(self) -> None:
        for method, path, handler in (
            ("GET", "/healthz", self.health),
            ("GET", "/api/session", self.session),
            ("GET", "/api/me", self.who_am_i),
            ("POST", "/api/guests", self.become_guest),
            ("PATCH", "/api/me", self.change_me),
            ("GET", "/api/me/results", self.results),
            ("GET", "/api/me/results/statistics", self.counted),
            ("GET", "/api/me/results/export", self.export_results),
            ("GET", "/api/words/{language}", self.words),
            ("GET", "/api/games", self.list_games),
            ("GET", "/api/games/{game}/words/{language}", self.words),
            ("GET", "/api/games/{game}/rules/{language}", self.rules),
            ("GET", "/api/games/{game}/editions/{edition}", self.edition),
            ("GET", "/api/games/{game}/editions/{edition}/toml", self.edition_file),
            ("GET", "/api/games/{game}/examples", self.examples),
            ("POST", "/api/games/{game}/examples/{id}", self.try_example),
            ("GET", "/api/games/{game}/bench", self.bench),
            ("GET", "/api/games/{game}/known", self.known),
            ("POST", "/api/editions", self.check_edition),
            ("POST", "/api/editions/drafts", self.check_draft),
            ("POST", "/api/editions/read", self.read_edition),
            ("POST", "/api/editions/compare", self.compare_editions),
            ("GET", "/api/tables", self.list_tables),
            ("POST", "/api/tables", self.open_table),
            ("GET", "/api/tables/{id}", self.table),
            ("POST", "/api/tables/{id}/commands", self.command),
            ("GET", "/api/tables/{id}/news", self.news),
            ("GET", "/api/tables/{id}/chat", self.chat),
            ("GET", "/api/tables/{id}/record", self.record),
            ("GET", "/api/tables/{id}/edition", self.table_edition),
            ("GET", "/api/tables/{id}/edition/differences", self.table_differences),
            ("GET", "/api/tables/{id}/bots", self.bots_at),
            ("GET", "/api/tables/{id}/replay", self.replay),
            ("GET", "/api/tables/{id}/replay/{step}", self.frame),
            ("POST", "/api/tables/{id}/sequels", self.go_on),
            ("POST", "/api/tables/{id}/explore", self.explore),
            ("POST", "/api/tables/{id}/explore/bot", self.explore_bot),
            ("POST", "/api/tables/{id}/explore/hint", self.explore_hint),
            ("POST", "/api/tables/{id}/explore/preview", self.explore_preview),
            ("POST", "/api/tables/{id}/explore/why", self.explore_why),
            ("GET", "/api/tables/{id}/draws", self.draws),
            ("GET", "/api/tables/{id}/analysis", self.analysis),
            ("POST", "/api/tables/{id}/analysis", self.analysis),
            ("DELETE", "/api/tables/{id}/analysis", self.analysis),
            ("GET", "/api/device/everything", self.write_everything),
            ("POST", "/api/device/everything", self.read_everything),
            ("POST", "/api/device/records", self.bring_record),
        ):
            self.routes.add(method, path, handler)

    async def health(self, asked: Asked) -> Answer:
        return shown({"status": "good", "version": VERSION, "compiled": COMPILED})

    # Who is here

    async def session(self, asked: Asked) -> Answer:
        person = await self.owner.find()
        return shown({"me": None if person is None else person.shown()})

    async def who_am_i(self, asked: Asked) -> Answer:
        return shown((await self.owner.required()).shown())

    async def become_guest(self, asked: Asked) -> Answer:
        return shown((await self.owner.come(asked.body)).shown())

    async def change_me(self, asked: Asked) -> Answer:
        return shown((await self.owner.change(asked.body)).shown())

    # Finished games

    async def own_results(self) -> list[OwnResult]:
        return own_results((await self.owner.required()).id, await self.store.results())

    async def results(self, asked: Asked) -> Answer:
        skip, most = asked.number("skip", 0, 0), asked.number("most", PAGE, 1, LARGEST_PAGE)
        found = await self.own_results()
        return shown(OwnResults(results=found[skip : skip + most], more=len(found) > skip + most))

    async def counted(self, asked: Asked) -> Answer:
        return shown(statistics(await self.own_results(), 0))

    async def export_results(self, asked: Asked) -> Answer:
        form = asked.one_of("form", ("json", "csv"))
        found = await self.own_results()
        return Answer(200, CSV, as_csv(found)) if form == "csv" else shown(OwnResults(results=found, more=False))

    # Games: what is the same for everybody

    async def game_of(self, asked: Asked) -> Game:
        return await self.games.bring(asked.args["game"])

    async def list_games(self, asked: Asked) -> Answer:
        return shown([describe(await self.games.bring(name), {}) for name in all_games.names()])

    async def words(self, asked: Asked) -> Answer:
        game = await self.game_of(asked) if "game" in asked.args else None
        return Answer(200, TEXT, words_text(asked.args["language"], game))

    async def rules(self, asked: Asked) -> Answer:
        return Answer(200, MARKDOWN, rules_text(await self.game_of(asked), asked.args["language"]))

    async def edition(self, asked: Asked) -> Answer:
        return shown((await self.game_of(asked)).edition(asked.args["edition"]).data)

    async def edition_file(self, asked: Asked) -> Answer:
        return Answer(200, TOML, edition_text(await self.game_of(asked), asked.args["edition"]))

    async def examples(self, asked: Asked) -> Answer:
        game = await self.game_of(asked)
        return shown([show_example(game, example) for example in examples_of(game).values()])

    async def try_example(self, asked: Asked) -> Answer:
        given = TRY_EXAMPLE.read(asked.body)
        return shown(try_moves(await self.game_of(asked), asked.args["id"], given.moves, given.seat, given.refusable))

    async def check_edition(self, asked: Asked) -> Answer:
        given = EDITION_TEXT.read(asked.body)
        await self.owner.required()
        return shown(report(await self.games.bring(given.game), given.toml, no_teacher))

    async def bench(self, asked: Asked) -> Answer:
        return shown(form_of(await self.game_of(asked)))

    async def known(self, asked: Asked) -> Answer:
        return shown(known_of(await self.game_of(asked), asked.query.get("section", ""), asked.query.get("entry", "")))

    async def check_draft(self, asked: Asked) -> Answer:
        draft = EDITION_DRAFT.read(asked.body)
        return shown(check_draft(await self.games.bring(draft.game), draft, no_teacher))

    async def read_edition(self, asked: Asked) -> Answer:
        given = EDITION_TEXT.read(asked.body)
        return shown(read_file(await self.games.bring(given.game), given.toml))

    async def compare_editions(self, asked: Asked) -> Answer:
        compared = COMPARED_EDITIONS.read(asked.body)
        return shown(compare(await self.games.bring(compared.game), compared))

    # Tables

    async def list_tables(self, asked: Asked) -> Answer:
        """All tables here are one's own; nobody else has opened any."""
        show = asked.one_of("show", ("open", "running", "over", "mine"))
        if show == "mine":
            await self.owner.required()
        found = await self.store.tables(lambda head: show == "mine" or show == head["status"] == OVER)
        return shown(convert(found, list[TableSummary]))

    async def open_table(self, asked: Asked) -> Answer:
        choice = read_choice(asked.body)
        person = await self.owner.required()
        if choice.clock.kind != NONE:
            raise trouble("clock-needs-server", {})
        await self.games.bring(choice.game)
        id = await self.hub.open(person.id, person.name, settings_for(choice, self.games.find))
        async with self.hub.reading(id) as table:
            return shown(show_table(table, table.seat_of(person.id), self.hub.clock()), 201)

    async def go_on(self, asked: Asked) -> Answer:
        choice = GO_ON.read(asked.body)
        person = await self.owner.required()
        if choice.clock.kind != NONE:
            raise trouble("clock-needs-server", {})
        actor = companion_id(person.id, choice.companion)
        id = await self.sequels.open(asked.args["id"], choice, person.id, person.name, actor)
        async with self.hub.reading(id) as table:
            return shown(show_table(table, table.seat_of(person.id), self.hub.clock()), 201)

    async def seat_of(self, asked: Asked) -> Callable[[Table], int]:
        """Where somebody sits of the people on this device."""
        companion = asked.number("companion", 0, 0, MOST_COMPANIONS)
        person = await self.owner.find()
        return lambda table: table.seat_of(companion_id(person.id, companion) if person is not None else "")

    async def table(self, asked: Asked) -> Answer:
        seat_of = await self.seat_of(asked)
        async with self.hub.reading(asked.args["id"]) as table:
            return shown(show_table(table, seat_of(table), self.hub.clock()))

    async def command(self, asked: Asked) -> Answer:
        command, id = read_command(asked.body), asked.args["id"]
        person = await self.owner.required()
        settled = await self.commands.fulfil(id, person, command)
        async with self.hub.reading(id) as table:
            seat = table.seat_of(companion_id(person.id, command.companion or 0))
            return shown(show_done(settled, table, seat, self.hub.clock()))

    async def news(self, asked: Asked) -> Answer:
        version, chat = asked.number("version", -1), asked.number("chat", 0)
        companion = asked.number("companion", 0, 0, MOST_COMPANIONS)
        told = await self.telling.tell_once(await self.owner.find(), asked.args["id"], version, chat, companion)
        return Answer(200, JSON, f"[{','.join(told)}]")

    async def chat(self, asked: Asked) -> Answer:
        async with self.hub.reading(asked.args["id"]):
            return shown([])

    async def record(self, asked: Asked) -> Answer:
        id = asked.args["id"]
        check_id(id)
        text = await self.store.record(id)
        if text is None:
            seat_of = await self.seat_of(asked)
            async with self.hub.reading(id) as table:
                text = show_record(table, seat_of(table))
        return Answer(200, TEXT, text)

    async def table_edition(self, asked: Asked) -> Answer:
        async with self.hub.reading(asked.args["id"]) as table:
            return shown(table.settings.edition.data)

    async def table_differences(self, asked: Asked) -> Answer:
        async with self.hub.reading(asked.args["id"]) as table:
            return shown(differences(table.settings.game.edition().data, table.settings.edition.data))

    async def bots_at(self, asked: Asked) -> Answer:
        async with self.hub.reading(asked.args["id"]) as table:
            return shown(bots_here(no_teacher(table.settings.game, table.settings.edition)))

    async def story(self, asked: Asked) -> tuple[Story, int]:
        return await self.library.story(asked.args["id"], await self.seat_of(asked))

    async def replay(self, asked: Asked) -> Answer:
        seat = asked.number("seat", SPECTATOR)
        story, own = await self.story(asked)
        story.check(seat, own)
        return shown(story.show_all(seat))

    async def frame(self, asked: Asked) -> Answer:
        seat, step = asked.number("seat", SPECTATOR), asked.number("step", 0)
        story, own = await self.story(asked)
        story.check(seat, own, step)
        return shown(story.show_frame(step, seat))

    async def explore(self, asked: Asked) -> Answer:
        return shown(await self.explorer.show(asked.args["id"], EXPLORE.read(asked.body)))

    async def explore_bot(self, asked: Asked) -> Answer:
        return shown(await self.explorer.play_bot(asked.args["id"], EXPLORE_BY_BOT.read(asked.body)))

    async def explore_hint(self, asked: Asked) -> Answer:
        return shown(await self.explorer.hint(asked.args["id"], EXPLORE.read(asked.body)))

    async def explore_preview(self, asked: Asked) -> Answer:
        return shown(await self.explorer.preview(asked.args["id"], EXPLORE_PREVIEW.read(asked.body)))

    async def explore_why(self, asked: Asked) -> Answer:
        return shown(await self.explorer.why(asked.args["id"], EXPLORE_WHY.read(asked.body)))

    async def draws(self, asked: Asked) -> Answer:
        story, _ = await self.story(asked)
        return shown(story.show_draws())

    async def analysis(self, asked: Asked) -> Answer:
        raise trouble("needs-server", {})

    # Taking along

    async def write_everything(self, asked: Asked) -> Answer:
        return shown(await self.mover.write())

    async def read_everything(self, asked: Asked) -> Answer:
        return shown(await self.mover.read(asked.body))

    async def bring_record(self, asked: Asked) -> Answer:
        return shown({"table": await self.mover.bring_record(RECORD_TEXT.read(asked.body).record)}, 201)

    # Connections

    def open(self, number: int, path: str) -> None:
        """A connection to a table, with the path of its WebSocket."""
        line = self.lines[number] = Line(number, path)
        line.serving = self.hub.background(self.serve(line))

    def say(self, number: int, text: str) -> None:
        """A command over a connection."""
        if number in self.lines:
            self.lines[number].said.put_nowait(text)

    def close(self, number: int) -> None:
        """The end of a connection."""
        line = self.lines.pop(number, None)
        if line is not None and line.serving is not None:
            line.serving.cancel()

    async def serve(self, line: "Line") -> None:
        """From connecting to the end. Whatever cannot be is said before the connection is ended with 4000 + the HTTP status."""
        try:
            person, live, listener = await self.admit(line)
        except Exception as error:
            reason = self.telling.problem_of(error).reason
            self.lines.pop(line.number, None)
            self.outside.tell(line.number, as_text(show_refusal("", reason)))
            self.outside.end(line.number, 4000 + status_of(reason))
            return
        live.listeners.add(listener)
        sending = self.hub.background(self.telling.send(partial(self.tell, line.number), live, listener))
        sending.add_done_callback(partial(self.lost, line.number))
        try:
            await self.telling.presence(live)
            while True:
                command = self.telling.read(listener, await line.said.get())
                if command is None:
                    continue
                responding = self.telling.respond(live, listener, person, line.companion, command)
                if isinstance(command, Hint):
                    self.hub.background(responding)
                else:
                    await responding
        finally:
            sending.cancel()
            live.listeners.discard(listener)
            self.hub.background(self.telling.presence(live))
            self.hub.background(self.hub.put_away())

    def lost(self, number: int, sending: asyncio.Task[None]) -> None:
        """Over a connection over which nothing can be told nothing shall be said either."""
        if not sending.cancelled():
            self.close(number)
            self.outside.end(number, BROKEN)

    async def admit(self, line: "Line") -> tuple[str | None, Live, Listener]:
        """Whoever comes to a table finds its bots at work, also if they were left in the middle of a thought."""
        asked = self.routes.read("/api/tables/{id}/live", line.path)
        version, chat = asked.number("version", -1), asked.number("chat", 0)
        line.companion = asked.number("companion", 0, 0, MOST_COMPANIONS)
        person = await self.owner.find()
        async with self.hub.reading(asked.args["id"]) as table:
            live = self.hub.live(table.id)
            self.bots.look(live, table)
        listener = Listener(companion_id(person.id, line.companion) if person is not None else "", version, chat)
        return (None if person is None else person.id), live, listener

    async def tell(self, number: int, text: str) -> None:
        self.outside.tell(number, text)

    # Other tabs

    def heard(self, text: str) -> None:
        """What another tab signals: that a table has a new version, or that somebody is called something else now."""
        kind, id, *rest = text.split(" ")
        live = self.hub.lives.get(id)
        if kind == PEOPLE:
            self.owner.forget()
        elif kind == TABLE and live is not None and (live.table is None or live.table.version < int(rest[0])):
            self.hub.background(self.read_on(id))

    async def read_on(self, id: str) -> None:
        self.bots.heard.add(id)
        try:
            await self.hub.refresh(id)
        finally:
            self.bots.heard.discard(id)


class Line:
    """A connection: `said` is what came over it and was not heard yet."""

    def __init__(self, number: int, path: str) -> None:
        self.number = number
        self.path = path
        self.companion = 0
        self.said: asyncio.Queue[str] = asyncio.Queue()
        self.serving: asyncio.Task[None] | None = None
