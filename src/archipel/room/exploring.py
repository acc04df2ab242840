"""Finished games played on (`table/exploring.py`): by whoever likes to, and by bots where they are asked to."""

from collections.abc import Callable

from archipel.bots import check_kind
from archipel.engine.phrase import SPECTATOR, trouble
from archipel.room.asking import BotAsker, Stopped
from archipel.room.forms import Explore, ExploreByBot, ExplorePreview, ExploreWhy
from archipel.room.library import Library
from archipel.table import Table
from archipel.table import views as v
from archipel.table.exploring import Exploration, explore
from archipel.table.questions import show_hints
from archipel.table.thinking import hint_question


def must_be_over(table: Table) -> int:
    """Refuses a running game before anything of it is looked at; whoever asks looks on."""
    if not table.match.over:
        raise trouble("explore-running", {})
    return SPECTATOR


def free() -> None:
    """Nobody counts."""


class Explorer:
    """`new` may refuse a game that is not kept ready (`room/library.py`)."""

    def __init__(self, library: Library, asker: BotAsker) -> None:
        self.library = library
        self.asker = asker

    async def go(self, id: str, to: Explore, new: Callable[[], None] = free) -> Exploration:
        story, _ = await self.library.story(id, must_be_over, new)
        found: Exploration = await self.library.play(explore, story, to.at, to.line)
        return found

    async def show(self, id: str, to: Explore, new: Callable[[], None] = free) -> v.ExploredFrame:
        return (await self.go(id, to, new)).show(to.seat, to.known)

    async def preview(self, id: str, asked: ExplorePreview, new: Callable[[], None] = free) -> v.ExploredAnswer:
        return (await self.go(id, asked, new)).preview(asked.moves)

    async def why(self, id: str, asked: ExploreWhy, new: Callable[[], None] = free) -> v.ExploredAnswer:
        return (await self.go(id, asked, new)).why(asked.things)

    async def hint(self, id: str, asked: Explore, new: Callable[[], None] = free) -> v.ExploredAnswer:
        """What `search` would play for the seat that is asked, by what that seat may know."""
        exploration = await self.go(id, asked, new)
        seen, state = exploration.seen(), exploration.state
        found = await self.asker.advise(hint_question(seen))
        return v.ExploredAnswer(hints=show_hints(state, found, {move: state.text(move) for move in seen.moves}))

    async def play_bot(self, id: str, asked: ExploreByBot, new: Callable[[], None] = free) -> v.ExploredFrame:
        """The position after the move of a bot for the seat that is asked. It gets what that seat may know, and nothing else."""
        kind = check_kind(asked.bot).text()
        exploration = await self.go(id, asked, new)
        seen = exploration.seen()
        try:
            move = await self.asker.choose(seen.game, kind, seen.view, seen.moves, seen.edition, rules=seen.rules)
        except Stopped:
            raise trouble("closing", {}) from None
        exploration.play(exploration.state.text(move))
        return exploration.show(asked.seat, asked.known)
