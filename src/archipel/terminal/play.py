"""A game in the terminal, people at this keyboard and bots: draws the table, lists the moves, explains refusals, keeps the game."""

import textwrap
from collections.abc import Callable
from typing import Final

from rich.console import Console
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from archipel.bots import make_bot
from archipel.engine.dealer import QuickDealer
from archipel.engine.match import Match
from archipel.engine.phrase import EVERYBODY, SPECTATOR, Event, Refused
from archipel.terminal.boards import draw
from archipel.terminal.saves import Saves
from archipel.words import Words

PERSON: Final = "person"
STAND_IN: Final = "greedy"
"""The bot that plays on for a seat that resigned."""


class Sitting:
    """A match at this keyboard, until it is over or somebody quits."""

    def __init__(self, match: Match, saves: Saves, language: str, console: Console, ask: Callable[[str], str]) -> None:
        self.match = match
        self.saves = saves
        self.console = console
        self.ask = ask
        self.names = tuple(player.name for player in match.record.players)
        self.people = [seat for seat, player in enumerate(match.record.players) if player.kind == PERSON]
        self.words = {seat: Words(language, match.game, self.names, seat) for seat in range(SPECTATOR, len(self.names))}
        self.at_keyboard = self.people[0] if len(self.people) == 1 else SPECTATOR
        self.news: dict[int, list[Event]] = {seat: [] for seat in self.words}

    @property
    def here(self) -> Words:
        """The words for whoever sits at the keyboard."""
        return self.words[self.at_keyboard]

    def say(self, id: str, **args: object) -> None:
        self.print(self.here.text(id, **args))

    def print(self, sentence: str, style: str = "") -> None:
        """A sentence, broken at plain spaces only: French keeps its narrow ones together."""
        lines = textwrap.wrap(sentence, self.console.width, subsequent_indent="  ", break_long_words=False, break_on_hyphens=False)
        self.console.print(Text("\n".join(lines), style=style), soft_wrap=True)

    def run(self) -> None:
        """Plays until the game is over or the person leaves; every move is kept before the next."""
        try:
            while not self.match.over:
                seat = self.match.state.seat
                if seat in self.people and seat not in self.match.stand_ins:
                    self.person_turn(seat)
                else:
                    self.bot_turn(seat)
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            self.say("play-saved", game=self.match.game.name)
            return
        self.show_end()

    # Bots

    def bot_turn(self, seat: int) -> None:
        state = self.match.state
        kind = self.match.stand_ins.get(seat, self.match.record.players[seat].kind)
        luck = QuickDealer(f"{self.match.seed.hex()} {seat} {len(self.match.record.entries)}")
        bot = make_bot(kind, self.match.game, luck)
        self.play(seat, state.text(bot.choose(state.view(seat), state.moves())))

    def play(self, seat: int, text: str) -> None:
        told = self.match.play(seat, text)
        self.saves.keep(self.match)
        self.tell(told)

    # People

    def person_turn(self, seat: int) -> None:
        if len(self.people) > 1 and seat != self.at_keyboard:
            self.change_places(seat)
        self.show_table()
        entries = len(self.match.record.entries)
        sure = False
        while len(self.match.record.entries) == entries:
            answer = " ".join(self.ask(f"{self.here.text('play-prompt')} > ").split())
            if answer == "resign":
                if sure:
                    self.resign(seat)
                else:
                    self.say("play-resign-sure")
                sure = True
            elif answer:
                sure = False
                self.carry_out(seat, answer)

    def change_places(self, seat: int) -> None:
        """Somebody else sits down: what the one before was told is shown, then hidden for good, also above the edge of the screen."""
        if self.at_keyboard != SPECTATOR:
            self.show_news()
            self.ask(self.here.text("play-pass") + " ")
        self.console.clear()
        if self.console.is_terminal:
            self.console.file.write("\x1b[3J")
        self.ask(self.words[seat].text("play-curtain", name=self.names[seat]) + " ")
        self.at_keyboard = seat

    def carry_out(self, seat: int, answer: str) -> None:
        """One line of the person: a command, the number of a move, or its text."""
        state = self.match.state
        try:
            if answer == "quit":
                raise EOFError
            if answer in ("help", "?"):
                self.say("play-help")
            elif answer == "undo":
                self.match.undo(seat)
                self.saves.keep(self.match)
                self.say("play-undone")
            elif answer.startswith("why "):
                self.explain(answer.removeprefix("why "))
            elif answer in (numbers := [str(number) for number, _ in enumerate(state.moves(), 1)]):
                self.play(seat, state.text(state.moves()[numbers.index(answer)]))
            else:
                self.play(seat, answer)
        except Refused as refused:
            self.print(self.here.refusal(refused.reason), "yellow")

    def explain(self, text: str) -> None:
        state = self.match.state
        move = state.parse(text)
        reason = state.why_not(move)
        if reason is not None:
            raise Refused(reason)
        self.say("play-legal", move=state.text(move))

    def resign(self, seat: int) -> None:
        self.match.resign(seat)
        if not self.match.over:
            self.match.take_over(seat, STAND_IN)
        self.saves.keep(self.match)
        self.say("play-resigned", seat=seat)

    # Showing

    def tell(self, told: list[Event]) -> None:
        """Keeps what happened for everybody until they look at the table."""
        for seat in self.news:
            self.news[seat] += [event for event in told if event.seen_by(seat)]

    def show_news(self) -> None:
        """What happened since whoever sits at the keyboard last looked."""
        for event in self.news[self.at_keyboard]:
            self.print("· " + self.here.say("event", event), "dim" if event.only == EVERYBODY else "")
        self.news[self.at_keyboard] = []

    def show_board(self) -> None:
        state = self.match.state
        console = self.console
        console.print()
        console.print(draw(state.view(self.at_keyboard), state.box.edition, self.here, list(self.names), console.width, console.height))

    def show_table(self) -> None:
        self.show_board()
        self.show_news()
        self.console.print(Text(self.here.say("decision", self.match.state.decision()), style="bold"))
        self.show_moves()

    def show_moves(self) -> None:
        state = self.match.state
        table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
        for number, move in enumerate(state.moves(), 1):
            things = state.things(move)
            notes = [self.here.say("mark", mark) for mark in state.marks() if mark.thing in things]
            table.add_row(f"[bold]{number}[/bold]", escape(state.text(move)), Text(" · ".join(notes), style="dim"))
        self.console.print(table)

    def show_end(self) -> None:
        self.at_keyboard = self.people[0] if len(self.people) == 1 else SPECTATOR
        self.show_board()
        self.show_news()
        self.say("play-over")
        for seat in self.match.resigned:
            self.say("play-ranks-last", seat=seat)
        table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
        for place, seat in sorted((place, seat) for seat, place in enumerate(self.match.record.places)):
            table.add_row(self.here.text("play-place", place=place), escape(self.names[seat]), str(self.match.state.scores()[seat]))
        self.console.print(table)
        self.say("play-record", file=str(self.saves.finish(self.match)))
