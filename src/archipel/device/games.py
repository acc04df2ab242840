"""The games of a device: which there are is known, and each is fetched when it is first needed."""

from archipel import games
from archipel.device.outside import Outside
from archipel.engine.game import Game
from archipel.engine.phrase import trouble


class Games:
    def __init__(self, outside: Outside) -> None:
        self.outside = outside
        self.here: dict[str, Game] = {}

    def find(self, name: str) -> Game:
        """A game that was brought."""
        if name not in self.here:
            self.here[name] = games.find(name)
        return self.here[name]

    async def bring(self, name: str) -> Game:
        """A game, fetched if need be."""
        if name not in self.here:
            if name not in games.names():
                raise trouble("game-unknown", {"value": name, "allowed": ", ".join(games.names())})
            try:
                await self.outside.bring(name)
            except Exception as error:
                raise trouble("game-not-fetched", {"value": name}) from error
        return self.find(name)
