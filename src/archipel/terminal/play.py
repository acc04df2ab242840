"""A game in the terminal, people at this keyboard and bots: draws the table, lists the moves, explains refusals, keeps the game."""

from itertools import groupby
from typing import Final

from archipel.bots import Bot, make_bot, make_search
from archipel.bots.advice import advise
from archipel.engine.dealer import QuickDealer
from archipel.engine.match import Match
from archipel.engine.phrase import SPECTATOR, Event, Refused
from archipel.terminal.asking import asked_by
from archipel.terminal.saves import Saves
from archipel.terminal.screen import Hint, Screen, Sight
from archipel.words import Words

PERSON: Final = "person"
STAND_IN: Final = "greedy"
"""The bot that plays on for a seat that resigned."""


class Sitting:
    """A match at this keyboard, until it is over or somebody quits."""

    def __init__(self, match: Match, saves: Saves, screen: Screen) -> None:
        self.match = match
        self.saves = saves
        self.screen = screen
        screen.help = ("play-help",)
        self.names = tuple(player.name for player in match.record.players)
        self.people = [seat for seat, player in enumerate(match.record.players) if player.kind == PERSON]
        self.dealt: dict[int, list[Event]] = {seat: [] for seat in range(SPECTATOR, len(self.names))}
        self.news: dict[int, list[tuple[int, Event]]] = {seat: [] for seat in range(SPECTATOR, len(self.names))}
        self.bots: dict[int, Bot] = {}
        self.hand_over(self.people[0] if len(self.people) == 1 else SPECTATOR)

    def hand_over(self, seat: int) -> None:
        """Who sits at the keyboard from now on; `SPECTATOR` for nobody in particular."""
        self.at_keyboard = seat
        self.screen.read_as(seat, self.names)

    @property
    def here(self) -> Words:
        """The words for whoever sits at the keyboard."""
        return self.screen.here

    def say(self, id: str, **args: object) -> None:
        self.screen.say(id, **args)

    def run(self) -> None:
        """Plays until the game is over or the person leaves; every move is kept before the next."""
        if self.at_keyboard != SPECTATOR:
            self.screen.begin()
        try:
            while not self.match.over:
                seat = self.match.state.seat
                if seat in self.people and seat not in self.match.stand_ins:
                    self.person_turn(seat)
                else:
                    self.bot_turn(seat)
        except (EOFError, KeyboardInterrupt):
            self.screen.close()
            self.screen.step_aside()
            self.say("play-saved", game=self.match.game.name)
            return
        finally:
            self.screen.close()
            for bot in self.bots.values():
                bot.close()
        self.show_end()

    # Bots

    def bot_turn(self, seat: int) -> None:
        state = self.match.state
        if seat not in self.bots:
            kind = self.match.stand_ins.get(seat, self.match.record.players[seat].kind)
            self.bots[seat] = make_bot(kind, self.match.game, self.luck(seat))
        bot = self.bots[seat]
        bot.luck = self.luck(seat)
        if self.at_keyboard != SPECTATOR:
            self.screen.show_waiting(state.decision())
            self.screen.refresh()
        self.play(seat, state.text(bot.choose(state.view(seat), state.moves())))
        self.let_follow(seat)

    def let_follow(self, seat: int) -> None:
        """Shows a bot's move to whoever sits at the keyboard, where that is drawn in place."""
        if self.at_keyboard != SPECTATOR and self.screen.drawing and not self.match.over:
            self.show_board()
            self.show_news()
            self.screen.follow(self.match.state.seat != seat)

    def luck(self, seat: int) -> QuickDealer:
        """That of a bot at this decision, however often the game was left and taken up before."""
        return QuickDealer(f"{self.match.seed.hex()} {seat} {len(self.match.record.entries)}")

    def play(self, seat: int, text: str) -> None:
        told = self.match.play(seat, text)
        self.saves.keep(self.match)
        self.tell(seat, told)

    # People

    def person_turn(self, seat: int) -> None:
        if len(self.people) > 1 and seat != self.at_keyboard:
            self.change_places(seat)
        self.show_table()
        entries = len(self.match.record.entries)
        sure = False
        while len(self.match.record.entries) == entries:
            answer = " ".join(self.screen.ask(self.here.text("play-prompt") + " >").split())
            if answer == "resign":
                if sure:
                    self.resign(seat)
                else:
                    self.screen.answer("play-resign-sure")
                sure = True
            elif answer:
                sure = False
                self.carry_out(seat, answer)
            else:
                self.screen.turn_back()

    def change_places(self, seat: int) -> None:
        """Somebody else sits down: what the one before was told is shown, then hidden for good, also above the edge of the screen."""
        if self.at_keyboard != SPECTATOR:
            self.show_board()
            self.show_news()
            self.screen.ask(self.here.text("play-pass"))
        self.screen.hide()
        self.hand_over(seat)
        self.screen.ask(self.here.text("play-curtain", name=self.names[seat]))

    def carry_out(self, seat: int, answer: str) -> None:
        """One line of the person: a command, the number of a move, or its text."""
        state = self.match.state
        try:
            if answer == "quit":
                raise EOFError
            if self.screen.turn_to(answer) or self.screen.is_no_number(answer):
                return
            if answer == "undo":
                self.match.undo(seat)
                self.saves.keep(self.match)
                self.say("play-undone")
            elif answer == "hint":
                self.advise(seat)
            elif answer.startswith("why "):
                self.explain(answer.removeprefix("why "))
            elif answer in (numbers := [str(number) for number, _ in enumerate(state.moves(), 1)]):
                self.play(seat, state.text(state.moves()[numbers.index(answer)]))
            else:
                self.play(seat, answer)
        except Refused as refused:
            self.screen.refuse(refused.reason)

    def explain(self, text: str) -> None:
        state = self.match.state
        move = state.parse(text)
        reason = state.why_not(move)
        if reason is not None:
            raise Refused(reason)
        self.screen.answer("play-legal", move=state.text(move))

    def advise(self, seat: int) -> None:
        """What `search` would play, by what this seat may know."""
        state = self.match.state
        thoughts = make_search(self.match.game, self.luck(seat)).consider(state.view(seat), state.moves())
        tried = [thought for thought in thoughts if thought.visits] or thoughts
        hints = [Hint(state.text(one.thought.move), one.alike, one.behind, state.preview(one.thought.move)) for one in advise(tried)]
        self.screen.show_hints(hints, tried[0].share)

    def resign(self, seat: int) -> None:
        self.match.resign(seat)
        if not self.match.over:
            self.match.take_over(seat, STAND_IN)
        self.saves.keep(self.match)
        self.say("play-resigned", seat=seat)

    # Showing

    def tell(self, mover: int, told: list[Event]) -> None:
        """Keeps what a seat did for everybody until they look at the table."""
        for seat, kept in self.news.items():
            kept += [(mover, event) for event in told if event.seen_by(seat)]

    def tell_deal(self, told: list[Event]) -> None:
        """Keeps what was dealt and laid out."""
        for seat, kept in self.dealt.items():
            kept += [event for event in told if event.seen_by(seat)]

    def show_news(self) -> None:
        """What happened since whoever sits at the keyboard last looked."""
        self.screen.show_deal(self.dealt[self.at_keyboard])
        for mover, told in groupby(self.news[self.at_keyboard], key=lambda item: item[0]):
            self.screen.show_news([event for _, event in told], mover)
        self.dealt[self.at_keyboard] = []
        self.news[self.at_keyboard] = []

    def show_board(self) -> None:
        state = self.match.state
        self.screen.show_board(Sight(state.view(self.at_keyboard), state.scores(), state.outlook(self.at_keyboard)))

    def show_table(self) -> None:
        self.show_board()
        self.show_news()
        self.screen.show_question(asked_by(self.match.state))

    def show_end(self) -> None:
        self.hand_over(self.people[0] if len(self.people) == 1 else SPECTATOR)
        self.show_board()
        self.show_news()
        self.screen.show_places(self.match.record.places, self.match.state.scores(), self.match.resigned)
        self.say("play-record", file=str(self.saves.finish(self.match)))
