"""`archipel play GAME`: a game in the terminal, against bots or with others at the same keyboard."""

import argparse
import hashlib
import secrets

from archipel.bots import make_bot
from archipel.cli.common import add_game, add_setup, out, read_edition, read_options, split_seats
from archipel.engine.dealer import QuickDealer
from archipel.engine.game import Game
from archipel.engine.match import Match, start
from archipel.engine.phrase import trouble
from archipel.engine.record import CONTRIBUTION_BYTES, SEED_BYTES, Player, Record
from archipel.games import find
from archipel.terminal.play import PERSON, Sitting
from archipel.terminal.saves import Saves
from archipel.words import Words

NAME = "play"
HELP = "play a game in the terminal; an unfinished one goes on where it was left"


def add(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--seats", metavar="LIST", help="who sits where, e.g. me,greedy,random (default: you against three greedy bots)")
    add_setup(parser)
    parser.add_argument("--name", help="your name at the table")
    parser.add_argument("--seed", help="any text; the same seed deals the same game")
    parser.add_argument("--new", action="store_true", help="set an unfinished game aside and start afresh")


def run(args: argparse.Namespace) -> int:
    game = find(args.game)
    saves = Saves(game)
    if args.new:
        wanted(game, args)
        aside = saves.set_aside()
        if aside is not None:
            out.print(Words(args.lang, game).text("play-set-aside", file=str(aside)), markup=False)
    waiting = saves.waiting()
    if waiting is None:
        match = begin(game, args)
        saves.begin(match)
    else:
        match = go_on(game, args, saves, waiting)
    sitting = Sitting(match, saves, args.lang, out, ask)
    if waiting is not None:
        sitting.say("play-resumed", decisions=len(match.record.entries))
    if sitting.people:
        sitting.say("play-welcome", game=game.title, seats=match.state.seats, name=sitting.names[sitting.people[0]])
    sitting.say("play-commitment", commitment=match.record.commitment)
    if waiting is None:
        sitting.show_events(match.told)
    sitting.run()
    return 0


def ask(prompt: str) -> str:
    return out.input(prompt, markup=False)


def wanted(game: Game, args: argparse.Namespace) -> list[Player]:
    """Who is to sit where; refuses what cannot be before anything is touched."""
    kinds = [
        PERSON if kind == "me" else kind for kind in split_seats(game, args.seats, args.players, [PERSON, "greedy", "greedy", "greedy"])
    ]
    words = Words(args.lang, game)
    players = []
    for number, kind in enumerate(kinds, 1):
        if kind != PERSON:
            make_bot(kind, game, QuickDealer(0))
            name = f"{kind} {number}"
        elif kinds.count(PERSON) == 1:
            name = args.name or words.text("play-you")
        else:
            name = f"{args.name or words.text('play-you')} {number}"
        players.append(Player(kind, name))
    game.read_options(read_options(args.option))
    read_edition(game, args.edition)
    return players


def begin(game: Game, args: argparse.Namespace) -> Match:
    """A new game. With `--seed` seed and contributions follow from it, otherwise they are drawn."""
    players = wanted(game, args)
    seed = secrets.token_bytes(SEED_BYTES) if args.seed is None else hashlib.sha256(f"archipel play\n{args.seed}\n".encode()).digest()
    contributions = {}
    for seat, player in enumerate(players):
        if player.kind == PERSON:
            drawn = secrets.token_bytes(CONTRIBUTION_BYTES) if args.seed is None else seed[seat : seat + CONTRIBUTION_BYTES]
            contributions[seat] = drawn.hex()
    return start(game, players, seed, read_options(args.option), read_edition(game, args.edition), "terminal", contributions)


def go_on(game: Game, args: argparse.Namespace, saves: Saves, waiting: Record) -> Match:
    """The unfinished game, unless another one was asked for."""
    same = True
    if args.seats is not None or args.players is not None:
        same = [player.kind for player in wanted(game, args)] == [player.kind for player in waiting.players]
    if args.option:
        same = same and game.read_options(read_options(args.option)) == waiting.options
    edition = read_edition(game, args.edition)
    if edition is not None:
        same = same and edition.hash == waiting.edition_hash
    if not same:
        kinds = ", ".join(player.kind for player in waiting.players)
        raise trouble("save-other", {"game": game.name, "value": kinds})
    return saves.resume(waiting)
