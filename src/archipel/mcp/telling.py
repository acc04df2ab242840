"""A table in the words of its reader: the same as on the plain screen of the terminal, for whoever hears it read out."""

import time

from archipel.engine.dealer import QuickDealer
from archipel.engine.phrase import SPECTATOR, Data, Event, Reason
from archipel.mcp import answers as a
from archipel.mcp.sitting import Sitting, is_asked, is_replaced, is_running
from archipel.terminal.asking import Entry, asked_at, entries
from archipel.terminal.boards import face
from archipel.terminal.remote import OPEN, is_closed, sight_of, time_left
from archipel.terminal.screen import TerminalWords
from archipel.terminal.told import apart_from_moves


class Teller:
    """Puts a table into words, as its seat sees it now."""

    def __init__(self, sitting: Sitting, language: str) -> None:
        self.sitting = sitting
        self.table = sitting.table
        free = TerminalWords(language).text("join-free")
        self.names = tuple(chair["name"] or free for chair in self.table["seats"])
        self.words = TerminalWords(language, sitting.game, self.names, self.table["seat"])
        self.face = face(sitting.game.name)

    # What is there

    def welcome(self) -> list[str]:
        """What is to be known on sitting down."""
        seat, seats = self.table["seat"], len(self.names)
        seated = {"id": self.sitting.name, "game": self.sitting.game.title, "name": self.names[seat], "number": seat + 1, "seats": seats}
        lines = [self.words.text("tools-seated", **seated)]
        if self.sitting.link:
            lines.append(f"{self.words.text('join-link')}: {self.sitting.link}")
        if sections := [self.words.name("reconstructed", section) for section in self.sitting.edition.reconstructed()]:
            lines.append(self.words.text("play-reconstructed", sections="; ".join(sections)))
        return [*lines, self.words.text("play-commitment", commitment=self.table["commitment"])]

    def listed(self) -> a.ListedTable:
        game, status = self.sitting.game.title, self.table["status"]
        return a.ListedTable(table=self.sitting.name, link=self.sitting.link, game=game, status=status, players=list(self.names))

    def position(self) -> a.PositionText:
        match = self.sitting.match
        board = self.face.describe(match["view"], self.sitting.edition, self.words, list(self.names))
        return a.PositionText(table=self.sitting.name, lines=[*board, *self.points(match), *self.said()])

    def points(self, match: Data) -> list[str]:
        sight = sight_of(match)
        both = zip(sight.scores, sight.outlook, strict=True)
        return [self.words.text("play-outlook", seat=seat, points=points, now=now) for seat, (points, now) in enumerate(both)]

    # What is asked

    def said(self) -> list[str]:
        """The question to the reader, or for whom everybody waits, or that it is over."""
        table, match = self.table, self.table["match"]
        if table["seat"] == SPECTATOR and not is_closed(table):
            return [self.words.text("join-freed")]
        if table["status"] == OPEN:
            return [*self.seats(), self.words.text("join-waiting")]
        if is_closed(table):
            return [self.words.text("play-over")] if match is not None else [self.words.text("join-closed", status=table["status"])]
        if is_replaced(table):
            return [self.words.refusal(Reason("replaced", {"value": table["seat"] + 1}))]
        if not is_asked(table):
            return [self.words.text("join-waits", seat=match["asked"])]
        asked = asked_at(match)
        lack = [] if asked.lack is None else [self.words.text("play-lack", sentence=self.words.refusal(asked.lack))]
        left = time_left(table, time.monotonic() - self.sitting.shown_at, self.words)
        return [self.words.say("decision", asked.question), *lack, *([self.words.text("tools-time", time=left)] if left else [])]

    def seats(self) -> list[str]:
        """Who sits where before the game begins."""
        return [f"{number}: {name}" for number, name in enumerate(self.names, 1)]

    def entries(self) -> list[Entry]:
        return entries(asked_at(self.table["match"]), self.face, self.words) if is_asked(self.table) else []

    def moves(self) -> list[a.Move]:
        return [a.Move(move=entry.text, name=full_name(entry), notes=entry.notes) for entry in self.entries()]

    def foreseen(self) -> a.MoveList:
        """Every move with what it brings. That is worked out from the view alone: in any position that looks like this one to the reader,
        a move is foreseen to bring the same, which `engine/leaks.py` checks of every game."""
        match = self.sitting.must_be_asked()
        state = self.sitting.game.guess(match["view"], QuickDealer(0))
        found = []
        for entry, move in zip(self.entries(), match["moves"], strict=True):
            brings = [self.words.say("event", event) for event in state.preview(state.parse(move["text"]))]
            found.append(a.ForeseenMove(move=entry.text, name=full_name(entry), notes=entry.notes, gain=move["gain"], brings=brings))
        return a.MoveList(table=self.sitting.name, said=self.said(), moves=found)

    # What happened

    def news(self) -> a.News:
        """What happened since the reader was last told, and where the game stands now."""
        happened = self.sitting.happened(self.sitting.told)
        self.sitting.told += len(happened)
        return self.stand(self.told(happened))

    def log(self) -> a.News:
        """Everything that happened."""
        happened = self.sitting.happened(0)
        self.sitting.told = len(happened)
        return self.stand(self.told(happened))

    def stand(self, news: list[str]) -> a.News:
        name, status, yours = self.sitting.name, self.table["status"], is_asked(self.table)
        return a.News(table=name, status=status, yours=yours, said=self.said(), moves=self.moves(), news=news)

    def told(self, happened: list[Data]) -> list[str]:
        lines = []
        for happening in happened:
            lines += apart_from_moves(happening, self.words)
            if happening["kind"] == "agree" and is_running(self.table):
                agrees = "yes" if self.table["seats"][happening["seat"]]["agreed"] else "no"
                lines.append(self.words.text("tools-agrees", seat=happening["seat"], agrees=agrees))
            lines += [self.words.say("event", Event(event["key"], event["args"])) for event in happening["events"]]
        return lines

    # Answers

    def verdict(self, move: str, reason: Data | None) -> a.Verdict:
        if reason is None:
            return a.Verdict(move=move, allowed=True, said=self.words.text("play-legal", move=move))
        said = self.words.refusal(Reason(reason["key"], reason["args"], reason["rule"]))
        return a.Verdict(move=move, allowed=False, said=said)

    def result(self) -> a.ResultText:
        match, seats = self.sitting.match, self.table["seats"]
        ranked = sorted((place, seat) for seat, place in enumerate(match["places"]))
        places = [a.Place(name=self.names[seat], place=place, points=match["scores"][seat]) for place, seat in ranked]
        last = [self.words.text("play-ranks-last", seat=seat) for seat, chair in enumerate(seats) if chair["resigned"]]
        return a.ResultText(table=self.sitting.name, said=[self.words.text("play-over"), *last], places=places)


def full_name(entry: Entry) -> str:
    return f"{entry.heading}: {entry.label}" if entry.heading else entry.label
