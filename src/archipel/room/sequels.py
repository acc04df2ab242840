"""Tables that go on from a position of another game (`table/sequels.py`)."""

from collections.abc import Callable

from archipel.room.exploring import free
from archipel.room.hub import Hub
from archipel.room.library import Library
from archipel.table import Settings, Table
from archipel.table.opening import GoOn, settings_to_go_on
from archipel.table.sequels import origin_of, seat_to_go_on


class Sequels:
    """`new` may refuse a game that is not kept ready (`room/library.py`)."""

    def __init__(self, hub: Hub, library: Library) -> None:
        self.hub = hub
        self.library = library

    async def open(
        self, id: str, choice: GoOn, person: str, name: str, actor: str, program: bool = False, new: Callable[[], None] = free
    ) -> str:
        """A new table of this person, who has played in the other game, if at all, as `actor`."""
        return await self.hub.open(person, name, await self.settings(id, choice, actor, new), program)

    async def settings(self, id: str, choice: GoOn, actor: str, new: Callable[[], None]) -> Settings:
        over = False

        def seat_of(table: Table) -> int:
            nonlocal over
            over = table.match.over
            return seat_to_go_on(table, actor)

        story, seat = await self.library.story(id, seat_of, new)
        origin = await self.library.play(origin_of, story, seat, choice.at, choice.line)
        return settings_to_go_on(choice, story.settings, origin, id if over else "")
