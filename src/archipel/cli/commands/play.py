"""`archipel play GAME`: a game in the terminal, against bots or with others at the same keyboard."""

import argparse
import hashlib
import logging
import secrets
from pathlib import Path

from archipel.bots import make_bot
from archipel.cli.common import add_game, add_plain, add_setup, out, read_edition, read_options, split_seats
from archipel.engine.dealer import QuickDealer
from archipel.engine.game import Game
from archipel.engine.match import Match, start
from archipel.engine.phrase import trouble
from archipel.engine.record import CONTRIBUTION_BYTES, SEED_BYTES, Player, Record
from archipel.games import find
from archipel.nets import taught_by
from archipel.terminal.choose import make_screen
from archipel.terminal.pace import SPEEDS
from archipel.terminal.play import PERSON, Sitting
from archipel.terminal.saves import Saves
from archipel.words import Words

NAME = "play"
HELP = "play a game in the terminal, or resume an unfinished one"
LEARNERS = ("first-thought", "search")


def add(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument(
        "--seats",
        metavar="LIST",
        help="who sits where: me, or a bot (random, greedy, first-thought, search), e.g. me,greedy,random "
        "(default: you against three greedy bots)",
    )
    add_setup(parser)
    parser.add_argument("--name", help="your name at the table; names of several people are separated by commas")
    parser.add_argument("--seed", help="any text; the same seed, seats and names deal the same game")
    parser.add_argument("--new", action="store_true", help="set an unfinished game aside and start afresh")
    add_plain(parser)
    parser.add_argument("--pace", default="normal", metavar="SPEED", help="how fast bots' turns go by: slow, normal, fast or off")
    parser.add_argument("--resume", metavar="FILE", help="go on with a game that was set aside")


def run(args: argparse.Namespace) -> int:
    logging.getLogger("archipel.nets").setLevel(logging.ERROR)  # what it has to tell is told in words
    game = find(args.game)
    speed = read_pace(args.pace)
    saves = Saves(game)
    if args.resume is not None:
        saves.take_up(Path(args.resume))
    match = begin(game, args) if args.new else None
    if match is not None:
        aside = saves.set_aside()
        if aside is not None:
            out.print(Words(args.lang, game).text("play-set-aside", file=str(aside)), markup=False)
    waiting = saves.waiting()
    if waiting is not None:
        match = go_on(game, args, saves, waiting)
    else:
        match = match or begin(game, args)
        saves.begin(match)
    names = tuple(player.name for player in match.record.players)
    plain = args.plain or not any(player.kind == PERSON for player in match.record.players)
    screen = make_screen(match.game, match.state.edition, names, args.lang, out, plain, speed)
    sitting = Sitting(match, saves, screen)
    welcome(sitting, waiting is not None)
    sitting.run()
    return 0


def welcome(sitting: Sitting, resumed: bool) -> None:
    match, game = sitting.match, sitting.match.game
    if resumed:
        sitting.say("play-resumed", decisions=len(match.record.entries))
    else:
        sitting.tell_deal(match.told)
    if sitting.people:
        names = ", ".join(sitting.names[seat] for seat in sitting.people)
        sitting.say("play-welcome", game=game.title, seats=match.state.seats, name=names)
    tell_learned(sitting)
    sitting.screen.show_commitment(match.record.commitment)


def tell_learned(sitting: Sitting) -> None:
    """Where bots that can learn sit at the table: whether they have, and which edition taught them if another one did."""
    match = sitting.match
    if not any(player.kind.partition(":")[0] in LEARNERS for player in match.record.players):
        return
    edition = match.state.edition
    by = taught_by(match.game, match.game.box(edition))
    if by is None:
        sitting.say("play-untaught")
    elif by != edition.id or not match.game.own_edition(edition):
        sitting.say("play-taught-by", edition=by)


def read_pace(value: str) -> float:
    if value not in SPEEDS:
        raise trouble("argument-choice", {"value": value, "allowed": ", ".join(SPEEDS)})
    return SPEEDS[value]


def wanted(game: Game, args: argparse.Namespace) -> list[Player]:
    """Who is to sit where; refuses what cannot be before anything is touched."""
    kinds = [
        PERSON if kind == "me" else kind for kind in split_seats(game, args.seats, args.players, [PERSON, "greedy", "greedy", "greedy"])
    ]
    names = person_names(kinds.count(PERSON), args.name, Words(args.lang, game).text("play-you"))
    players = []
    for number, kind in enumerate(kinds, 1):
        if kind != PERSON:
            make_bot(kind, game, QuickDealer(0))
        players.append(Player(kind, names.pop(0) if kind == PERSON else f"{kind} {number}"))
    game.read_options(read_options(args.option))
    read_edition(game, args.edition)
    return players


def person_names(people: int, given: str | None, default: str) -> list[str]:
    """A name for everybody at this keyboard: as given, separated by commas, the rest by number."""
    names = [name.strip() for name in given.split(",")] if given is not None else []
    if len(names) > people:
        raise trouble("names-too-many", {"value": len(names), "allowed": people})
    rest = [default if people == 1 else f"{default} {number}" for number in range(1, people + 1)]
    return names + rest[len(names) :]


def begin(game: Game, args: argparse.Namespace) -> Match:
    """A new game. With `--seed` seed and contributions follow from it, otherwise they are drawn."""
    players = wanted(game, args)
    seed = secrets.token_bytes(SEED_BYTES) if args.seed is None else derived("seed", args.seed)
    contributions = {}
    for seat, player in enumerate(players):
        if player.kind == PERSON:
            drawn = secrets.token_bytes(SEED_BYTES) if args.seed is None else derived(f"seat {seat + 1}", args.seed)
            contributions[seat] = drawn[:CONTRIBUTION_BYTES].hex()
    return start(game, players, seed, read_options(args.option), read_edition(game, args.edition), "terminal", contributions)


def derived(what: str, seed: str) -> bytes:
    """Bytes for a game that can be dealt again: SHA-256 of `archipel play`, what they are for, and the seed, a line each."""
    return hashlib.sha256(f"archipel play\n{what}\n{seed}\n".encode(errors="surrogateescape")).digest()


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
