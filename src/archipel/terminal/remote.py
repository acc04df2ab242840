"""A table of a server in the terminal: what happens there is shown as it comes, and what is typed is done there."""

import time
import unicodedata
from typing import Any, Final, Protocol

from archipel.engine.phrase import NOBODY, SPECTATOR, Data, Event, Phrase, Reason, Trouble, trouble
from archipel.engine.record import LATEST
from archipel.terminal.asking import asked_at
from archipel.terminal.keyboard import Lines
from archipel.terminal.screen import HELP, PAGES, Hint, Screen, Sight
from archipel.terminal.told import apart_from_moves
from archipel.words import Words

OPEN: Final = "open"
RUNNING: Final = "running"
START: Final = "start"
CLOSE: Final = "close"
OLD_LINES: Final = 10
"""How much of what was said before one hears on coming in."""

UNSHOWN: Final = ("Cc", "Cs", "Zl", "Zp")
"""Kinds of characters that a terminal would obey instead of showing."""


class Seated(Protocol):
    """A place at a server's table, as `archipel.client` gives one. `ended` is why nothing more can be done there."""

    ended: Exception | None

    async def do(self, do: str, /, **fields: Any) -> int: ...

    async def ask(self, do: str, /, **fields: Any) -> Data: ...


def is_closed(table: Data) -> bool:
    """Whether nothing more will happen at a table."""
    return table["status"] not in (OPEN, RUNNING)


class Visit:
    """Somebody (`person`, by their id) at the table behind `link`. `listed` are the decision and the moves as last numbered here."""

    def __init__(self, screen: Screen, server: str, link: str, person: str) -> None:
        self.screen = screen
        self.server = server
        self.link = link
        self.person = person
        self.table: Data = {}
        self.shown_at = 0.0
        self.listed: tuple[int, list[str]] | None = None
        self.awaited = NOBODY
        self.here: set[str] | None = None
        self.sure = False
        screen.help = ("join-help",)

    @property
    def my_turn(self) -> bool:
        if not self.table or self.table["status"] != RUNNING:
            return False
        seat = self.table["seat"]
        return seat != SPECTATOR and seat == self.table["match"]["asked"] and not self.table["seats"][seat]["stand_in"]

    # What the server tells

    def hear(self, message: Data) -> None:
        """Shows a message. A server that tells what cannot be shown is not one of ours, or not of our version."""
        told = printable(message)
        try:
            match told["type"]:
                case "table":
                    self.screen.step_aside()
                    self.show_table(told["table"], told["happened"])
                case "chat":
                    self.screen.step_aside()
                    self.show_chat(told["lines"])
                case "presence":
                    self.show_presence(set(told["here"]))
                case "connection":
                    self.show_connection(told["up"])
                    self.screen.refresh()
                    return
            self.prompt()
        except (LookupError, TypeError, ValueError, AttributeError) as error:
            raise trouble("server-strange", {"value": self.server, "problem": f"{type(error).__name__} {error}"}) from None

    def show_connection(self, up: bool) -> None:
        """That it was lost, and is there again; the table comes next."""
        if self.table:
            self.screen.step_aside()
            self.screen.say("join-found" if up else "join-lost")

    def show_table(self, table: Data, happened: list[Data]) -> None:
        before, self.table = self.table, table
        self.shown_at = time.monotonic()
        free = self.screen.here.text("join-free")
        self.screen.read_as(table["seat"], tuple(chair["name"] or free for chair in table["seats"]))
        if not before:
            self.screen.begin()
            self.welcome()
        if is_closed(table):
            self.show_end(happened)
        elif table["match"] is None:
            self.show_seats(before)
        else:
            self.show_game(before, happened)

    def welcome(self) -> None:
        """What is to be known on coming in."""
        table, say = self.table, self.screen.say
        say("join-table", game=self.screen.game.title, seats=len(table["seats"]), link=self.link)
        if table["seat"] != SPECTATOR:
            say("join-playing", name=table["seats"][table["seat"]]["name"], number=table["seat"] + 1)
        else:
            say("join-watching")
        self.screen.show_commitment(table["commitment"])
        if table["status"] == OPEN:
            say("join-owner-hint" if table["owner"] == self.person else "join-waiting")

    def show_seats(self, before: Data) -> None:
        """Who sits where before the game begins."""
        table, here = self.table, self.screen.here
        if before and before["seat"] != SPECTATOR and table["seat"] == SPECTATOR:
            self.screen.say("join-freed")
        if before and before["called_off"] != table["called_off"]:
            self.screen.say("join-called-off")
        if table["sealed"]:
            self.say_who_is_missed()
        if before and [who_sits(chair) for chair in before["seats"]] == [who_sits(chair) for chair in table["seats"]]:
            return
        rows = []
        for number, chair in enumerate(table["seats"]):
            notes = []
            if number == table["seat"]:
                notes.append(here.text("join-you"))
            if chair["person"] and chair["person"] == table["owner"]:
                notes.append(here.text("join-owner"))
            if chair["invited"]:
                notes.append(here.text("join-reserved"))
            if chair.get("program"):
                notes.append(here.text("seat-program"))
            if chair["name"] and not chair["person"]:
                notes.append(here.text("join-bot", kind=chair["kind"]))
            rows.append((str(number + 1), self.screen.names[number], " · ".join(notes)))
        self.screen.show_list(rows)

    def say_who_is_missed(self) -> None:
        """Who is not here, and must be so that the game can begin. Of those who are here it takes no time."""
        missed = [chair["name"] for chair in self.table["seats"] if chair["person"] and not chair["revealed"] and not self.is_here(chair)]
        if missed:
            self.screen.say("join-missed", names=", ".join(missed))

    def is_here(self, chair: Data) -> bool:
        return self.here is None or chair["person"].partition(".")[0] in {person.partition(".")[0] for person in self.here}

    def show_game(self, before: Data, happened: list[Data]) -> None:
        match = self.table["match"]
        asked = self.my_turn and (self.listed is None or self.listed[0] != match["decision"])
        if asked or self.screen.drawing or not before or before["match"] is None:
            self.screen.show_board(sight_of(match))
        self.show_news(happened)
        if not self.my_turn:
            self.listed = None
            self.screen.show_waiting(Phrase(match["question"]["key"], match["question"]["args"]))
        if asked:
            self.show_question()
        self.say_whose_turn()

    def show_question(self) -> None:
        asked = asked_at(self.table["match"])
        self.screen.show_question(asked)
        self.listed = (self.table["match"]["decision"], [move.text for move in asked.moves])

    def say_whose_turn(self) -> None:
        """Whom the others wait for, once; bots are quick, and oneself is asked. A drawn table shows it all the time."""
        asked = self.table["match"]["asked"]
        chair = self.table["seats"][asked]
        waited = asked if asked != self.table["seat"] and chair["person"] and not chair["stand_in"] else NOBODY
        if waited not in (NOBODY, self.awaited) and not self.screen.drawing:
            self.screen.say("join-waits", seat=waited)
        self.awaited = waited

    def show_news(self, happened: list[Data]) -> None:
        for happening in happened:
            for sentence in apart_from_moves(happening, self.screen.here):
                self.screen.tell(sentence)
            if happening["kind"] == "agree" and not is_closed(self.table):
                agreed = self.table["seats"][happening["seat"]]["agreed"]
                self.screen.tell(self.screen.here.text("join-agrees", seat=happening["seat"], agrees="yes" if agreed else "no"))
            events = events_of(happening["events"])
            if happening["kind"] == START:
                self.screen.show_deal(events)
            else:
                self.screen.show_news(events, happening["seat"])

    def show_end(self, happened: list[Data]) -> None:
        match = self.table["match"]
        if any(happening["kind"] == CLOSE for happening in happened):
            self.screen.say("join-closed-by-operator")
        elif match is None:
            self.screen.say("join-closed", status=self.table["status"])
        if match is None:
            return
        self.screen.close()
        self.screen.show_board(sight_of(match))
        self.show_news(happened)
        resigned = [seat for seat, chair in enumerate(self.table["seats"]) if chair["resigned"]]
        self.screen.show_places(match["places"], match["scores"], resigned)

    def say_goodbye(self) -> None:
        """They go away before the end; whoever has a seat finds it again."""
        self.screen.step_aside()
        if not is_closed(self.table) and self.table["seat"] != SPECTATOR:
            self.screen.say("join-kept", link=self.link)

    def show_chat(self, lines: list[Data]) -> None:
        for line in lines[-OLD_LINES:]:
            self.screen.show_chat(line["name"], line["text"])

    def show_presence(self, here: set[str]) -> None:
        """Who came and went of those who sit here."""
        before, self.here = self.here, here
        if before is None:
            if self.table["sealed"]:
                self.say_who_is_missed()
            return
        for seat, chair in enumerate(self.table["seats"]):
            if chair["person"] not in ("", self.person) and (chair["person"] in here) != (chair["person"] in before):
                self.screen.step_aside()
                self.screen.say("join-came" if chair["person"] in here else "join-went", seat=seat)

    # The prompt

    def prompt(self) -> None:
        """Asks for a move, where one is asked for; a screen that is drawn in place takes a line at any time."""
        if self.my_turn:
            self.screen.prompt(f"{self.screen.here.text('play-prompt')}{self.time_left()} > ")
        elif self.screen.drawing:
            self.screen.prompt("> ")

    def time_left(self) -> str:
        """How much time one has left, where a clock runs."""
        left = time_left(self.table, time.monotonic() - self.shown_at, self.screen.here)
        return f" ({left})" if left else ""

    # What is typed

    async def talk(self, table: Seated, lines: Lines) -> None:
        """Does what is typed, until they go away."""
        while (line := await lines.get()) is not None:
            self.screen.typed()
            try:
                if not await self.obey(table, line):
                    return
            except Trouble as problem:
                if problem is table.ended:
                    raise
                self.refuse(problem.reason)
            self.prompt()

    async def obey(self, table: Seated, line: str) -> bool:
        """One line: a command, the number of a move, or its text. False if they go away."""
        sure, self.sure = self.sure, False
        match line.split():
            case []:
                self.sure = sure
                self.screen.turn_back()
            case ["quit"]:
                return False
            case [typed] if self.table and self.table["match"] is not None and self.screen.turn_to(typed):
                pass
            case [typed] if PAGES.get(typed) == HELP:
                self.screen.turn_to(typed)
            case ["board"]:
                self.show_seats({})
            case ["start"]:
                await table.do("start", format=LATEST)
            case ["call", "off"]:
                await table.do("call_off")
            case ["bot", seat, kind]:
                await table.do("bot", seat=self.seat_number("bot", seat), bot=kind)
            case ["free", seat]:
                await table.do("free", seat=self.seat_number("free", seat))
            case ["say", *_]:
                await table.do("chat", text=line.strip().removeprefix("say").strip())
            case ["why", *words]:
                await self.explain(table, " ".join(words))
            case ["hint"]:
                await self.advise(table)
            case ["undo"]:
                await table.do("undo", decision=self.decision())
            case ["resign"] if not sure:
                self.screen.answer("play-resign-sure")
                self.sure = True
            case ["resign"]:
                await table.do("resign")
            case ["leave"]:
                await table.do("leave")
                if not self.table["seats"][self.table["seat"]]["resigned"]:
                    self.screen.answer("join-left")
            case ["back"]:
                await table.do("come_back")
            case ["call"]:
                await table.do("stand_in")
            case ["stop"]:
                await table.do("agree", agrees=not self.agreed())
            case words:
                await self.move(table, " ".join(words))
        return True

    def decision(self) -> int:
        """The decision that is asked now; 0 where no game runs, which the server will refuse."""
        return int(self.table["match"]["decision"]) if self.table["match"] is not None else 0

    def agreed(self) -> bool:
        seat = self.table["seat"]
        return seat != SPECTATOR and bool(self.table["seats"][seat]["agreed"])

    async def move(self, table: Seated, answer: str) -> None:
        """A move by its number on the screen, or by its text. If the table has moved on since, the server says so."""
        if self.listed is not None and self.screen.is_no_number(answer):
            return
        decision, texts = self.listed or (self.decision(), [])
        numbers = [str(number) for number, _ in enumerate(texts, 1)]
        text = texts[numbers.index(answer)] if answer in numbers else answer
        await table.do("move", decision=decision, moves=[text])

    async def explain(self, table: Seated, text: str) -> None:
        reason = (await table.ask("why", decision=self.decision(), move=text))["reason"]
        if reason is None:
            self.screen.answer("play-legal", move=text)
        else:
            self.refuse(Reason(reason["key"], reason["args"], reason["rule"]))

    async def advise(self, table: Seated) -> None:
        hints = printable((await table.ask("hint", decision=self.decision()))["hints"])
        told = [Hint(str(one["move"]), bool(one["alike"]), int(one["behind"]), events_of(one["reasons"])) for one in hints]
        self.screen.show_hints(told, float(hints[0]["share"]))

    def refuse(self, reason: Reason) -> None:
        self.screen.refuse(printable_reason(reason))

    def seat_number(self, command: str, text: str) -> int:
        seats = len(self.table["seats"])
        if not (text.isascii() and text.isdigit() and len(text) < 4 and 1 <= int(text) <= seats):
            raise trouble("number-form", {"option": command, "value": text, "low": 1, "high": seats})
        return int(text) - 1


def sight_of(match: Data) -> Sight:
    """The table of a running or finished game; a server may be too old to say how everybody would end."""
    outlook = match["outlook"] if "outlook" in match else match["scores"]
    return Sight(match["view"], match["scores"], outlook)


def time_left(table: Data, since: float, words: Words) -> str:
    """How much time the reader has left, so many seconds after the table was shown; "" where no clock runs for them."""
    clock, seat = table["clock"], table["seat"]
    if clock["kind"] == "none" or clock["running"] != seat:
        return ""
    seconds = max(0, int(clock["left"][seat] - since))
    days, rest = divmod(seconds, 86_400)
    hours, minutes = divmod(rest // 60, 60)
    short = f"{hours}:{minutes:02}:{rest % 60:02}" if hours or days else f"{minutes}:{rest % 60:02}"
    return words.text("join-time", days=days, time=short)


def who_sits(chair: Data) -> list[str]:
    return [chair["kind"], chair["name"], chair["invited"]]


def player_at(place: Data, words: Words) -> str:
    """Who sits at a place of a table in the lobby, or that it is free."""
    if not place["name"]:
        return words.text("join-reserved" if place["invited"] else "join-free")
    return f"{place['name']} ({words.text('seat-program')})" if place.get("program") else str(place["name"])


def events_of(told: list[Data]) -> list[Event]:
    return [Event(event["key"], event["args"]) for event in told]


def printable(data: Any) -> Any:
    """What a server said, without characters by which it could take hold of the terminal."""
    if isinstance(data, str):
        return data if data.isprintable() else "".join(sign for sign in data if unicodedata.category(sign) not in UNSHOWN)
    if isinstance(data, list):
        return [printable(item) for item in data]
    if isinstance(data, dict):
        return {printable(key): printable(value) for key, value in data.items()}
    return data


def printable_reason(reason: Reason) -> Reason:
    return Reason(reason.key, printable(reason.args), printable(reason.rule))
