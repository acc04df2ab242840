"""What a tool answers, as a text that reads well."""

from typing import TypeAlias, assert_never

from archipel.mcp import answers as a
from archipel.terminal.boards.told import entry
from archipel.words import Words

Answered: TypeAlias = (
    a.GameList | a.RulesText | a.TableList | a.News | a.MoveList | a.PositionText | a.Verdict | a.ResultText | a.RecordText
)


def laid_out(answer: Answered, words: Words) -> str:
    return "\n".join(lines_of(answer, words))


def lines_of(answer: Answered, words: Words) -> list[str]:
    match answer:
        case a.GameList(games=games, bots=bots):
            return [*(line for game in games for line in [*about_game(game, words), ""]), entry(words.text("tools-bots"), bots)]
        case a.RulesText(sections=sections):
            return [line for section in sections for line in about_section(section)]
        case a.TableList(said=said, tables=tables):
            return [*said, *(about_table(table, words) for table in tables)]
        case a.News(news=news, said=said, moves=moves):
            return [*news, *said, *(f"- {about_move(move)}" for move in moves)]
        case a.MoveList(said=said, moves=moves):
            return [*said, *(line for move in moves for line in foreseen(move))]
        case a.PositionText(lines=lines):
            return lines
        case a.Verdict(said=verdict):
            return [verdict]
        case a.ResultText(said=said, places=places):
            return [*said, *(f"{words.text('play-place', place=place.place)} {place.name}: {place.points}" for place in places)]
        case a.RecordText(said=said, record=record):
            return [*said, "", record]
        case _:
            assert_never(answer)


def about_game(game: a.Game, words: Words) -> list[str]:
    seats = f"{words.text('games-seats')}: {game.fewest}–{game.most}"
    options = [f"  {option.name}={option.default} ({option.allowed}): {option.about}" for option in game.options]
    return [
        f"{game.name}: {game.title}. {game.summary}",
        "; ".join(part for part in (seats, game.effort) if part),
        *([f"{words.text('games-options')}:"] if options else []),
        *options,
        entry(words.text("games-editions"), game.editions),
    ]


def about_section(section: a.Section) -> list[str]:
    heading = f"{section.number} {section.title}"
    return [f"## {heading}", "", section.text, ""] if section.text else [heading]


def about_table(table: a.ListedTable, words: Words) -> str:
    parts = (table.table, table.game, words.name("status", table.status), ", ".join(table.players), table.link)
    return " · ".join(part for part in parts if part)


def about_move(move: a.Move) -> str:
    """The text of a move, and behind it what it is called, if that says more."""
    name = f": {move.name}" if move.name.casefold() != move.move.casefold() else ""
    return f"`{move.move}`{name}" + (f" ({move.notes})" if move.notes else "")


def foreseen(move: a.ForeseenMove) -> list[str]:
    return [f"- {about_move(move)}", *(f"  → {sentence}" for sentence in move.brings)]
