"""A table drawn in place: board, players, news, question, moves and prompt are one screen, and nothing of it scrolls away.

Everything is kept here and drawn anew whenever it changed; what needs more room than there is has pages, and says so.
"""

import signal
import sys
from collections.abc import Iterable
from types import FrameType
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from archipel.bots.advice import roughly
from archipel.engine.edition import Edition
from archipel.engine.game import Game
from archipel.engine.phrase import NOBODY, Event, Phrase, Reason
from archipel.terminal import layout, pace
from archipel.terminal.asking import Asked, entries
from archipel.terminal.boards import draw
from archipel.terminal.movelist import arranged, in_full
from archipel.terminal.painter import LEAST, Painter, size
from archipel.terminal.screen import BOARD, HELP, LOG, MOVES, PLAYERS, UNKNOWN, Hint, Screen, Sight
from archipel.terminal.told import paragraph, sentences

ANSWER: Final = "answer"
TABLE: Final = "table"
TALL: Final = 200
"""A drawing that is printed for good may be as high as it likes."""


class Line:
    """A line of the log: what a seat did, or what was said. `quiet` ones stand on the page of the log alone."""

    def __init__(self, seat: int, text: Text, quiet: bool = False, events: list[Event] | None = None) -> None:
        self.seat = seat
        self.text = text
        self.quiet = quiet
        self.events = events or []


class LiveScreen(Screen):
    """The screen of one reader, drawn from the first board on until it is closed: before and after that, lines are printed as ever.

    `speed` is how long others' moves are looked at, as a factor.
    """

    def __init__(self, game: Game, edition: Edition, names: tuple[str, ...], language: str, console: Console, speed: float) -> None:
        super().__init__(game, edition, names, language, console)
        self.speed = speed
        self.painter = Painter(console)
        self.closed = False
        self.log: list[Line] = []
        self.answers: list[RenderableType] = []
        self.rows: list[tuple[str, str, str]] = []
        self.waiting = ""
        self.page = BOARD
        self.part = 0
        self.awaited = ""

    # What is told

    def print(self, sentence: str, style: str = "") -> None:
        if self.drawing:
            self.log.append(Line(NOBODY, Text(sentence, style=style)))
        else:
            super().print(sentence, style)

    def answer(self, id: str, **args: object) -> None:
        self.reply(Text(self.here.text(id, **args)))

    def refuse(self, reason: Reason) -> None:
        self.reply(Text(self.here.refusal(reason), style="yellow"))
        if self.asked is not None and reason.key.startswith(UNKNOWN):
            self.reply(Text(self.here.text("play-numbers", high=len(self.asked.moves)), style="yellow"))

    def reply(self, *shown: RenderableType) -> None:
        """Stands in place of the news until the next line is typed."""
        self.answers += shown
        self.turn_back()

    def begin(self) -> None:
        self.drawing = not self.closed

    def show_board(self, sight: Sight) -> None:
        self.sight = sight
        self.begin()
        if self.closed:
            self.console.print(draw(sight.view, self.edition, self.here, list(self.names), self.console.width, TALL))

    def show_deal(self, events: Iterable[Event]) -> None:
        told = sentences(list(events), self.here)
        self.log += [Line(NOBODY, Text(sentence), quiet=True) for sentence in told]
        if told:
            self.log.append(Line(NOBODY, Text(self.here.text("play-deal"))))

    def show_news(self, events: Iterable[Event], seat: int) -> None:
        """A turn is one paragraph, however many moves it has."""
        happened = list(events)
        if not happened:
            return
        if self.log and self.log[-1].seat == seat != NOBODY:
            happened = [*self.log.pop().events, *happened]
        told = paragraph(sentences(happened, self.here))
        if self.closed:
            super().print(told)
        else:
            self.log.append(Line(seat, Text(told), events=happened))

    def tell(self, sentence: str, style: str = "dim") -> None:
        self.print(sentence, style)

    def show_waiting(self, question: Phrase) -> None:
        self.asked, self.awaited = None, ""
        self.waiting = self.here.say("decision", question)

    def show_question(self, asked: Asked) -> None:
        self.asked, self.waiting = asked, ""
        self.page, self.part = BOARD, 0

    def show_list(self, rows: list[tuple[str, str, str]]) -> None:
        self.begin()
        self.rows = rows

    def show_hints(self, hints: list[Hint], share: float) -> None:
        chance = self.here.text("play-chance", share=roughly(share))
        self.reply(Text(self.here.text("play-hint")), *self.hint_lines(hints), Text(chance))

    # Pages

    def show_page(self, page: str) -> None:
        """A page that is typed again shows its next part."""
        self.part = self.part + 1 if page == self.page else 0
        self.page = page

    def turn_back(self) -> None:
        self.page, self.part = BOARD, 0

    def drawn_page(self, page: str, width: int) -> RenderableType:
        """What stands on a page."""
        if page == ANSWER:
            return Group(*self.answers)
        if page == LOG:
            return Group(*(self.bullet(line) for line in self.log)) if self.log else Text("–")
        if page == HELP:
            return Group(*(Text(self.here.text(id)) for id in (*self.help, "play-hint-help", "play-pages-help")))
        if page == MOVES and self.asked is not None:
            return Group(*in_full(entries(self.asked, self.face, self.here), width))
        if page == MOVES:
            return Text(self.here.text("play-nothing-asked"))
        if self.sight is None:
            return self.seats()
        view, names = self.sight.view, list(self.names)
        if page == PLAYERS:
            return self.face.players(view, self.edition, self.here, names, width)
        legend = self.face.legend(view, self.edition, self.here)
        return layout.two_columns(legend) if legend else Text(self.here.text("play-no-signs"))

    def seats(self) -> Table:
        """Who sits where before the game begins."""
        table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
        for number, name, notes in self.rows:
            table.add_row(Text(number, style="bold"), Text(name), Text(notes, style="dim"))
        return table

    def bullet(self, line: Line) -> Table:
        """A line of the log behind the mark of whoever it tells of."""
        sign, colour = self.face.MARKS[line.seat % len(self.face.MARKS)] if line.seat >= 0 else ("·", "dim")
        table = Table.grid(padding=(0, 1, 0, 0))
        table.add_row(Text(sign, style=colour), line.text)
        return table

    # The frame

    def frame(self, columns: int, lines: int) -> list[str]:
        """Everything above the prompt, for a terminal of this size."""
        ink, rows = self.painter.lines, lines - 2
        if columns < LEAST[0] or lines < LEAST[1]:
            small = self.here.text("play-too-small-now", columns=columns, lines=lines, wide=LEAST[0], high=LEAST[1])
            return ink(Text(small), columns)[:rows]
        head = ink(self.strip(columns), columns) if self.sight is not None and self.headline() else []
        below = layout.Below(self.question(columns), self.moves(columns))
        if self.page == BOARD and self.sight is not None:
            view, names = self.sight.view, list(self.names)
            room = layout.board_room(rows, len(head))
            board = ink(draw(view, self.edition, self.here, names, columns, room), columns)
            answers = ink(Group(*self.answers), columns) if self.answers else []
            if len(board) <= room and len(answers) <= layout.news_room(len(head), len(board), below, rows):
                return layout.with_board(head, board, [answers] if answers else self.latest(columns), below, rows)
            if len(board) > room and not answers:
                return layout.with_page(head, layout.Page(self.titled(BOARD, columns), board, self.part), below, rows)
        if self.sight is None and not self.rows and self.page == BOARD:
            return [*ink(Group(*self.answers), columns)][:rows] if self.answers else []
        page = TABLE if self.sight is None and self.page == BOARD else ANSWER if self.page == BOARD else self.page
        shown = ink(self.drawn_page(page, columns), columns)
        if page == MOVES:
            below = layout.Below(below.question, lambda rows: [])
        elif page == TABLE:
            shown += ["", *(ink(Group(*self.answers), columns) if self.answers else layout.latest(self.latest(columns), rows // 2))]
        return layout.with_page(head, layout.Page(self.titled(page, columns), shown, self.part, page == LOG), below, rows)

    def titled(self, page: str, columns: int) -> layout.Title:
        def title(part: int, parts: int) -> str:
            text = Text(self.here.text(f"board-page-{page}"), style="bold underline")
            if parts > 1:
                text = Text.assemble(text, "  ", (self.here.text("play-page", page=part, pages=parts), "dim"))
            return self.painter.lines(text, columns)[0]

        return title

    def headline(self) -> str:
        return self.face.headline(self.sight.view, self.here) if self.sight is not None else ""

    def strip(self, columns: int) -> Text:
        """How far the game is, and how everybody stands: points, and behind an arrow those if the game ended now."""
        assert self.sight is not None
        view, scores, outlook = self.sight
        seats = []
        for seat, name in enumerate(self.names):
            sign, colour = self.face.MARKS[seat % len(self.face.MARKS)]
            figures = f"{scores[seat]}→{outlook[seat]}" if scores != outlook else str(scores[seat])
            turn = "►" if view["asked"] == seat else ""
            seats.append((Text.assemble((turn, "bold"), (sign, colour)), name, figures.replace("-", "−")))
        return layout.strip(self.headline(), seats, columns)

    def latest(self, columns: int) -> list[list[str]]:
        """What happened, a paragraph each, the last at the end."""
        shown = [line for line in self.log if not line.quiet][-layout.MOST_NEWS :]
        return [self.painter.lines(self.bullet(line), columns) for line in shown]

    def question(self, columns: int) -> list[str]:
        if self.asked is None:
            return self.painter.lines(Text(self.waiting, style="italic"), columns) if self.waiting else []
        asked = Text(self.here.say("decision", self.asked.question), style="bold")
        if self.asked.lack is not None:
            lack = self.here.text("play-lack", sentence=self.here.refusal(self.asked.lack))
            asked = Text.assemble(asked, " ", (lack, "not bold yellow"))
        return self.painter.lines(asked, columns)

    def moves(self, columns: int) -> layout.Moves:
        if self.asked is None:
            return lambda rows: []
        listed = entries(self.asked, self.face, self.here)
        return lambda rows: self.painter.lines(Group(*arranged(listed, self.here, columns, rows)), columns)

    # The prompt

    def refresh(self) -> None:
        if self.drawing:
            columns, lines = size()
            keys = Text(self.here.text("play-keys"), style="dim", no_wrap=True, overflow="ellipsis")
            self.painter.paint(self.frame(columns, lines), self.awaited, self.painter.lines(keys, columns)[0])

    def ask(self, prompt: str) -> str:
        self.prompt(f"{prompt} ")
        before = {sign: signal.signal(sign, self.draw_again) for sign in (signal.SIGWINCH, signal.SIGCONT)}
        try:
            line = sys.stdin.readline()
        finally:
            for sign, handler in before.items():
                signal.signal(sign, handler)
        self.typed()
        if not line:
            raise EOFError
        return line

    def draw_again(self, sign: int, where: FrameType | None) -> None:
        """The terminal has another size, or the program comes back from where it was stopped."""
        self.painter.forget()
        self.refresh()

    def prompt(self, prompt: str) -> None:
        self.awaited = prompt
        self.refresh()

    def step_aside(self) -> None:
        """Nothing is ever in the way of a prompt that has its own line."""

    def typed(self) -> None:
        """Whatever was answered before is read by now."""
        self.painter.answered()
        self.answers = []

    def follow(self, passes: bool) -> None:
        self.refresh()
        pace.rest(self.speed * (pace.TURN if passes else pace.MOVE))

    def hide(self) -> None:
        self.log, self.answers, self.asked, self.waiting, self.rows = [], [], None, "", []
        self.sight = None
        self.page, self.part = BOARD, 0
        self.begin()
        self.painter.forget()

    def close(self) -> None:
        """Leaves the terminal as it was; what is shown from now on is printed."""
        self.drawing, self.closed = False, True
        self.painter.leave()
        for answer in self.answers:
            self.console.print(answer)
        self.answers = []
