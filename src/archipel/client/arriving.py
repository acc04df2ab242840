"""Coming to a server's table: who one is there, and what the table plays, which must be here too."""

from collections.abc import Callable

from archipel.client.client import Client
from archipel.engine.edition import Edition, read_data
from archipel.engine.game import Game
from archipel.engine.phrase import Data, Trouble, trouble


async def introduce(client: Client, name: str | None) -> Data:
    """Who one is at this server: by the token or the cookie, under another name if one is given; nobody yet where neither counts."""
    me: Data = {}
    if client.token or client.cookie:
        try:
            me = await client.me()
        except Trouble as problem:
            if client.token or problem.reason.key not in ("session-void", "who-are-you"):
                raise
            client.cookie = ""
    if me and name is not None and name != me["name"]:
        me = await client.rename(name)
    return me


async def game_of(client: Client, table: Data, find: Callable[[str], Game], names: list[str]) -> Game:
    """The game that the table plays, which must be here, with the table's rules; an older server has one version of them and names it."""
    name = str(table["game"])
    if name not in names:
        raise trouble("game-not-here", {"value": name, "allowed": ", ".join(names)})
    game = find(name)
    rules = table.get("rules") or next((offered["rules"] for offered in await client.games() if offered["name"] == name), 0)
    try:
        return game.by_rules(rules)
    except Trouble:
        raise trouble("game-other-rules", {"game": game.title, "value": rules, "allowed": game.known_rules()}) from None


async def edition_of(client: Client, game: Game, table: Data) -> Edition:
    """The edition that the table plays with: one of the game's own, or the owner's."""
    stated = table["edition"]
    if stated["id"] in game.editions and game.edition(stated["id"]).hash == stated["hash"]:
        return game.edition(stated["id"])
    edition = read_data(await client.edition(table["id"]))
    if edition.hash != stated["hash"]:
        raise trouble("server-strange", {"value": client.url, "problem": edition.hash})
    return game.box(edition).edition
