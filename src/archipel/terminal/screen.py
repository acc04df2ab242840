"""What a table looks like in plain lines: the board in words, the news, the question and its answers, the end. For screen readers and logs.

`live.LiveScreen` draws the same in place. Both know no rules: whoever plays here brings what is to be shown.
"""

import textwrap
from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from rich.console import Console
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from archipel.bots.advice import roughly
from archipel.engine.edition import Edition
from archipel.engine.game import Game
from archipel.engine.phrase import EVERYBODY, NOBODY, SPECTATOR, Data, Event, Phrase, Reason
from archipel.terminal.asking import Asked, Entry, entries, explains
from archipel.terminal.boards import face
from archipel.words import Words

UNKNOWN: Final = "no-such-"
"""How the reasons begin by which something typed is nothing of the game."""
OLD_NEWS: Final = 20
"""How much of what happened can be heard again."""
BOARD, PLAYERS, LOG, MOVES, SIGNS, HELP = "board", "players", "log", "moves", "signs", "help"
PAGES: Final = {
    "b": BOARD, "board": BOARD, "p": PLAYERS, "players": PLAYERS, "l": LOG, "log": LOG, "m": MOVES, "moves": MOVES,
    "?": SIGNS, "k": SIGNS, "key": SIGNS, "h": HELP, "help": HELP,
}  # fmt: skip
"""What can be typed at any prompt, and the page it shows."""


class TerminalWords(Words):
    """Words without the marks where a narrow page may break them."""

    def text(self, id: str, /, **args: Any) -> str:
        return super().text(id, **args).replace("\u00ad", "")


class Sight(NamedTuple):
    """The table as the reader sees it now: the view, and by seat the points and those if the game ended now."""

    view: Data
    scores: list[int]
    outlook: list[int]


class Hint(NamedTuple):
    """A move that is advised: about as good as the best one, or behind it by so many wins in 100 games; and what it brings."""

    text: str
    alike: bool
    behind: int
    reasons: list[Event]


class Screen:
    """A table for one reader at a time, at a seat or watching. `help` are the ids of the messages that say what can be typed; `drawing` is
    true while the terminal is drawn in place."""

    def __init__(self, game: Game, edition: Edition, names: tuple[str, ...], language: str, console: Console) -> None:
        self.game = game
        self.edition = edition
        self.language = language
        self.console = console
        self.names = names
        self.reader = SPECTATOR
        self.here: Words = TerminalWords(language, game, names)
        self.face = face(game.name)
        self.help: tuple[str, ...] = ()
        self.sight: Sight | None = None
        self.asked: Asked | None = None
        self.news: list[str] = []
        self.prompting = False
        self.drawing = False
        self.described = NOBODY

    def read_as(self, reader: int, names: tuple[str, ...]) -> None:
        """Somebody else reads from now on, or others sit at the table."""
        if (reader, names) != (self.reader, self.names):
            self.reader, self.names = reader, names
            self.here = TerminalWords(self.language, self.game, names, reader)

    # Sentences

    def say(self, id: str, **args: object) -> None:
        self.print(self.here.text(id, **args))

    def print(self, sentence: str, style: str = "") -> None:
        """A sentence, broken at plain spaces only: French keeps its narrow ones together."""
        lines = textwrap.wrap(sentence, self.console.width, subsequent_indent="  ", break_long_words=False, break_on_hyphens=False)
        self.console.print(Text("\n".join(lines), style=style), soft_wrap=True)

    def answer(self, id: str, **args: object) -> None:
        """Says something to whoever just typed, and nobody needs to hear it again."""
        self.say(id, **args)

    def refuse(self, reason: Reason) -> None:
        self.print(self.here.refusal(reason), "yellow")
        if self.asked is not None and reason.key.startswith(UNKNOWN):
            self.say("play-numbers", high=len(self.asked.moves))

    def is_no_number(self, typed: str) -> bool:
        """Says which numbers there are, if one was typed that is none of them."""
        if self.asked is None or not (typed.isascii() and typed.isdigit()) or typed in map(str, range(1, len(self.asked.moves) + 1)):
            return False
        self.answer("play-numbers", high=len(self.asked.moves))
        return True

    # The table

    def begin(self) -> None:
        """From now on everything belongs to the table."""

    def show_board(self, sight: Sight) -> None:
        """The whole board once for whoever comes to read; from then on they ask for it, and hear what happens."""
        self.sight = sight
        if self.described != self.reader:
            self.described = self.reader
            self.describe(sight)

    def describe(self, sight: Sight) -> None:
        self.console.print()
        for line in self.face.describe(sight.view, self.edition, self.here, list(self.names)):
            self.print(line)

    def show_deal(self, events: Iterable[Event]) -> None:
        """What was told before the first decision."""
        self.show_news(events, NOBODY)

    def show_news(self, events: Iterable[Event], seat: int) -> None:
        """What happened by a move of this seat."""
        for event in events:
            self.tell(self.here.say("event", event), "dim" if event.only == EVERYBODY else "")

    def tell(self, sentence: str, style: str = "dim") -> None:
        """One thing that happened."""
        self.news = [*self.news[1 - OLD_NEWS :], sentence]
        self.print("· " + sentence, style)

    def show_chat(self, name: str, text: str) -> None:
        self.print(f"{name}: {text}", "cyan")

    def show_waiting(self, question: Phrase) -> None:
        """Somebody else is asked."""
        self.asked = None

    def show_question(self, asked: Asked) -> None:
        """What is asked, and the answers by their numbers."""
        self.asked = asked
        self.console.print(Text(self.here.say("decision", asked.question), style="bold"))
        if asked.lack is not None:
            self.print(self.here.text("play-lack", sentence=self.here.refusal(asked.lack)))
        heading = ""
        for entry in entries(asked, self.face, self.here):
            if entry.heading != heading:
                heading = entry.heading
                self.console.print(Text(f"{heading}:"))
            label = f"{entry.label} ({entry.text})" if explains(entry) else entry.label
            line = Text.assemble((f"{entry.number}", "bold"), f"  {label}", (f"  {entry.notes}" if entry.notes else "", "dim"))
            self.console.print(line, soft_wrap=True)

    def show_list(self, rows: list[tuple[str, str, str]]) -> None:
        """A short table: a number, a name, notes."""
        table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
        for number, name, notes in rows:
            table.add_row(Text(number, style="bold"), Text(name), Text(notes, style="dim"))
        self.console.print(table)

    def show_hints(self, hints: list[Hint], share: float) -> None:
        """The moves that are advised, the best first, and the share of wins that the best seems to promise."""
        self.say("play-hint")
        for line in self.hint_lines(hints):
            self.console.print(line)
        self.say("play-chance", share=roughly(share))

    def hint_lines(self, hints: list[Hint]) -> list[Text]:
        """Every move with how good it is, and below it what it brings."""
        listed = {entry.text: entry for entry in entries(self.asked, self.face, self.here)} if self.asked is not None else {}
        lines = []
        for hint in hints:
            entry = listed.get(hint.text)
            worth = self.worth(hint, hints)
            lines.append(Text.assemble((hinted(entry, hint.text), "bold"), f"  ({worth})" if worth else ""))
            brings = " ".join(self.here.say("event", event) for event in hint.reasons) or (entry.notes if entry else "")
            if brings:
                lines.append(Text(f"    {brings}", style="dim"))
        return lines

    def worth(self, hint: Hint, hints: list[Hint]) -> str:
        """How good it is beside the others."""
        if not hint.alike:
            return self.here.text("play-behind", count=hint.behind)
        return self.here.text("play-alike") if sum(one.alike for one in hints) > 1 else ""

    def show_commitment(self, commitment: str) -> None:
        """What is to be known before the first move: which values are not the printed ones, and how the shuffle is sealed."""
        sections = [self.here.name("reconstructed", section) for section in self.edition.reconstructed()]
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

    # Pages

    def turn_to(self, typed: str) -> bool:
        """Shows the page that was typed, if one was; a move that is called the same comes first."""
        moves = [move.text for move in self.asked.moves] if self.asked is not None else []
        page = PAGES.get(typed) if typed not in moves else None
        if page is not None:
            self.show_page(page)
        return page is not None

    def turn_back(self) -> None:
        """Back to the board, where another page is shown."""

    def show_page(self, page: str) -> None:
        if page == HELP:
            for id in (*self.help, "play-hint-help", "play-pages-help"):
                self.say(id)
        elif page == SIGNS:
            self.show_signs()
        elif page == LOG:
            for sentence in self.news:
                self.print("· " + sentence, "dim")
        elif page == PLAYERS and self.sight is not None:
            for seat, points in enumerate(self.sight.scores):
                self.say("play-outlook", seat=seat, points=points, now=self.sight.outlook[seat])
        elif page == BOARD and self.sight is not None:
            self.describe(self.sight)
        if page in (BOARD, MOVES):
            if self.asked is not None:
                self.show_question(self.asked)
            elif page == MOVES:
                self.say("play-nothing-asked")

    def show_signs(self) -> None:
        legend = self.face.legend(self.sight.view, self.edition, self.here) if self.sight is not None else []
        for sign, meaning in legend:
            self.print(f"{sign}  {meaning}")
        if not legend:
            self.say("play-no-signs")

    # The prompt

    def ask(self, prompt: str) -> str:
        """Waits for a line."""
        self.prompting = True
        line = self.console.input(f"{prompt} ", markup=False)
        self.prompting = False
        return line

    def prompt(self, prompt: str) -> None:
        """Says that a line is awaited, where that does not stand there already."""
        if not self.prompting:
            self.console.print(Text(prompt), end="")
            self.prompting = True

    def step_aside(self) -> None:
        """Goes on below a prompt at which nothing was typed yet."""
        if self.prompting:
            self.console.print()
            self.prompting = False

    def typed(self) -> None:
        """A line came: the prompt is answered."""
        self.prompting = False

    def refresh(self) -> None:
        """Everything that is to be shown by now."""

    def follow(self, passes: bool) -> None:
        """Lets the reader follow a move of somebody else, after which the turn `passes` on or not."""

    def hide(self) -> None:
        """Somebody else sits down: what the one before saw is gone for good, also above the edge of the screen."""
        self.news = []
        self.console.clear()
        if self.console.is_terminal:
            self.console.file.write("\x1b[3J")

    def close(self) -> None:
        """Whatever comes now stays there when the program ends: the board once more."""
        self.described = NOBODY


def hinted(entry: Entry | None, text: str) -> str:
    """A move as it was listed, with its number."""
    if entry is None or entry.label == text:
        return text
    heading = f"{entry.heading}: " if entry.heading else ""
    return f"{entry.number}  {heading}{entry.label}"
