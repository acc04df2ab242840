"""What a model can read before it sits down anywhere: the games, their rules, and the tables of a server that wait for players."""

from archipel.bots import BOTS
from archipel.client import Client, link_to
from archipel.engine.game import Effort
from archipel.engine.phrase import Data
from archipel.games import find, names
from archipel.languages import rules_text
from archipel.mcp import answers as a
from archipel.mcp.there import reading
from archipel.terminal.remote import player_at, printable
from archipel.terminal.screen import TerminalWords
from archipel.words.rulebook import read_section, sections, without_drawings


def list_games(language: str) -> a.GameList:
    return a.GameList(games=[about(name, language) for name in names()], bots=list(BOTS))


def about(name: str, language: str) -> a.Game:
    game = find(name)
    words = TerminalWords(language, game)
    options = [
        a.Option(name=option.name, about=words.text(f"about-{option.name}"), default=option.default, allowed=option.allowed())
        for option in game.options
    ]
    return a.Game(
        name=name,
        title=words.text("title"),
        summary=words.text("summary"),
        fewest=game.fewest,
        most=game.most,
        effort="" if game.effort is None else about_effort(game.effort, words),
        options=options,
        editions=list(game.editions),
    )


def about_effort(effort: Effort, words: TerminalWords) -> str:
    low, high = effort.minutes
    minutes = str(low) if low == high else f"{low}–{high}"
    return words.text("tools-effort", minutes=minutes, age=effort.age, value=effort.weight)


def read_rules(name: str, number: str, language: str) -> a.RulesText:
    """All sections by their titles, or one with its text."""
    game = find(name)
    if not number:
        listed = sections(rules_text(game, language))
        return a.RulesText(game=name, sections=[a.Section(number=section.number, title=section.title, text="") for section in listed])
    found = read_section(game, language, number)
    return a.RulesText(
        game=name,
        sections=[a.Section(number=section.number, title=section.title, text=without_drawings(section.text)) for section in found],
    )


async def look_around(server: str, language: str) -> a.TableList:
    """The tables of a server that wait for players."""
    words = TerminalWords(language)
    async with Client(server) as client:
        with reading(client.url):
            found = [waiting(table, client.url, words) for table in printable(await client.tables())]
    return a.TableList(said=[] if found else [words.text("join-lobby-empty", value=client.url)], tables=found)


def waiting(table: Data, server: str, words: TerminalWords) -> a.ListedTable:
    players = [player_at(place, words) for place in table["seats"]]
    title = table["title"] or (find(table["game"]).title if table["game"] in names() else table["game"])
    return a.ListedTable(table="", link=link_to(server, table["id"]), game=title, status=table["status"], players=players)
