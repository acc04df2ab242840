"""What a table looks like in the terminal: the board, the news, the question and its answers, the end."""

import textwrap
from collections.abc import Iterable
from typing import Final

from rich.console import Console
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from archipel.engine.edition import Edition
from archipel.engine.game import Game
from archipel.engine.phrase import EVERYBODY, SPECTATOR, Data, Event, Mark, Phrase, Reason
from archipel.terminal.boards import draw
from archipel.words import Words

MOST_HINTS: Final = 3


class Screen:
    """A table for one reader at a time, at a seat or watching. Knows no rules: whoever plays here brings what is to be shown."""

    def __init__(self, game: Game, edition: Edition, names: tuple[str, ...], language: str, console: Console) -> None:
        self.game = game
        self.edition = edition
        self.language = language
        self.console = console
        self.names = names
        self.reader = SPECTATOR
        self.here = Words(language, game, names)

    def read_as(self, reader: int, names: tuple[str, ...]) -> None:
        """Somebody else reads from now on, or others sit at the table."""
        if (reader, names) != (self.reader, self.names):
            self.reader, self.names = reader, names
            self.here = Words(self.language, self.game, names, reader)

    def say(self, id: str, **args: object) -> None:
        self.print(self.here.text(id, **args))

    def print(self, sentence: str, style: str = "") -> None:
        """A sentence, broken at plain spaces only: French keeps its narrow ones together."""
        lines = textwrap.wrap(sentence, self.console.width, subsequent_indent="  ", break_long_words=False, break_on_hyphens=False)
        self.console.print(Text("\n".join(lines), style=style), soft_wrap=True)

    def refuse(self, reason: Reason) -> None:
        self.print(self.here.refusal(reason), "yellow")

    def show_board(self, view: Data) -> None:
        console = self.console
        console.print()
        console.print(draw(view, self.edition, self.here, list(self.names), console.width, console.height))

    def show_news(self, news: Iterable[Event]) -> None:
        for event in news:
            self.print("· " + self.here.say("event", event), "dim" if event.only == EVERYBODY else "")

    def show_question(self, question: Phrase, moves: list[tuple[str, list[str]]], marks: list[Mark]) -> None:
        """What is asked, and the answers: each a text and the things it touches, with the notes on these."""
        self.console.print(Text(self.here.say("decision", question), style="bold"))
        table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
        for number, (text, things) in enumerate(moves, 1):
            notes = [self.here.say("mark", mark) for mark in marks if mark.thing in things]
            table.add_row(f"[bold]{number}[/bold]", escape(text), Text(" · ".join(notes), style="dim"))
        self.console.print(table)

    def show_hints(self, hints: list[tuple[str, float]]) -> None:
        """The best moves, the best first, with the share of wins that each seems to promise."""
        self.say("play-hint")
        table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
        for text, share in hints[:MOST_HINTS]:
            table.add_row(self.here.text("play-share", share=round(100 * share)), escape(text))
        self.console.print(table)

    def show_commitment(self, commitment: str) -> None:
        """What is to be known before the first move: which values are not the printed ones, and how the shuffle is sealed."""
        sections = [self.here.name("section", section) for section in self.edition.reconstructed()]
        if sections:
            self.say("play-reconstructed", sections="; ".join(sections))
        self.say("play-commitment", commitment=commitment)

    def show_places(self, places: list[int], scores: list[int], resigned: list[int]) -> None:
        self.say("play-over")
        for seat in resigned:
            self.say("play-ranks-last", seat=seat)
        table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
        for place, seat in sorted((place, seat) for seat, place in enumerate(places)):
            table.add_row(self.here.text("play-place", place=place), escape(self.names[seat]), str(scores[seat]))
        self.console.print(table)
