"""Writes what learners rely on, for every game with observations: `make spaces`.

A page in docs with both spaces, and `spaces.toml` with the version of the observations and the fingerprints of the tables. Fingerprints of
a version stay as they are: a table that changes needs a new version, in the game's observation module.
"""

import sys
from itertools import groupby
from pathlib import Path
from typing import Final

from archipel.engine.edition import Edition
from archipel.engine.game import Game
from archipel.engine.phrase import Data
from archipel.envs.tables import HELD, fingerprints, held
from archipel.games import find, names

ROOT: Final = Path(__file__).parents[1]
HEAD: Final = "# What learners rely on: the tables of both spaces, by their SHA-256. `make spaces` writes this.\n\n"


def observed() -> list[Game]:
    """The games of ours that learners can play."""
    games = [find(name) for name in names()]
    return [game for game in games if game.observation_class is not None and ROOT in Path(game.folder).parents]


def changed(old: Data, new: Data) -> list[str]:
    """Which tables of the same version are not what they were; added ones are no change."""
    if not old or old["version"] != new["version"]:
        return []
    tables = [(id, name) for id, hashes in old.items() if id != "version" for name in hashes]
    return [f"{id}, {name}" for id, name in tables if new.get(id, {}).get(name) != old[id][name]]


def text(fingerprints: Data) -> str:
    """The content of `spaces.toml`."""
    lines = [f"version = {fingerprints['version']}\n"]
    for id, hashes in fingerprints.items():
        if id != "version":
            lines += [f"\n[{id}]\n", *(f'{name} = "{hash}"\n' for name, hash in hashes.items())]
    return HEAD + "".join(lines)


# The page


def page(game: Game) -> str:
    """Both spaces of a game, to be read."""
    lines = [
        f"# What learners see and do in {game.title}\n",
        f"Version {game.observation().version} of the observations; `make spaces` writes this page from the game's own tables.",
        "[research.md](research.md) says how they are used.",
        f"`archipel spaces {game.name} --seats N` lists every single number and move.\n",
    ]
    for id in game.editions:
        edition = game.edition(id)
        lines += [f"## Observation, edition {id}\n", *observation_lines(game, edition)]
        lines += [f"\n## Moves, edition {id}\n", *move_lines(game, edition)]
    return "\n".join(lines) + "\n"


def observation_lines(game: Game, edition: Edition) -> list[str]:
    """The groups, and where each begins and ends, for every number of seats."""
    every = range(game.fewest, game.most + 1)
    tables = {seats: game.observation().groups(game.box(edition), seats) for seats in every}
    lines = [
        "Everything is seen from one seat: `own` is that seat, `next-1` the one clockwise of it.",
        "A number is divided by the top of its group.",
        "The columns on the right say where a group is for that many seats, counted from 0.\n",
        f"| group | what it tells | entries | top | {' | '.join(f'{seats} seats' for seats in every)} |",
        f"|---|---|---|---|{'---|' * len(every)}",
    ]
    ends = dict.fromkeys(every, 0)
    for number, group in enumerate(tables[game.most]):
        cells = []
        for seats in every:
            begin, length = ends[seats], len(tables[seats][number].entries)
            ends[seats] = begin + length
            cells.append(span(begin, length))
        lines.append(f"| `{group.key}` | {group.meaning} | {ends_of(group.entries)} | {group.top} | {' | '.join(cells)} |")
    return [*lines, f"| | all numbers | | | {' | '.join(str(ends[seats]) for seats in every)} |"]


def move_lines(game: Game, edition: Edition) -> list[str]:
    """The moves by the word they begin with."""
    texts = game.box(edition).texts
    lines = [f"There are {len(texts)} moves, with every number of seats.\n", "| moves | numbers |", "|---|---|"]
    begin = 0
    for _, same in groupby(texts, lambda text: text.partition(" ")[0]):
        run = list(same)
        lines.append(f"| {ends_of(run)} | {span(begin, len(run))} |")
        begin += len(run)
    return lines


def span(begin: int, length: int) -> str:
    """The first and the last number of so many."""
    return str(begin) if length == 1 else f"{begin}–{begin + length - 1}" if length else "–"


def ends_of(entries: list[str]) -> str:
    """All of a few, of many the first two and the last."""
    shown = [f"`{entry}`" for entry in entries]
    return ", ".join(shown) if len(shown) <= 4 else f"{shown[0]}, {shown[1]}, …, {shown[-1]}"


def main() -> int:
    for game in observed():
        new = fingerprints(game)
        if wrong := changed(held(game), new):
            sys.stderr.write(f"{game.name}: changed without a new version of its observation: {'; '.join(wrong)}\n")
            return 1
        Path(game.folder, HELD).write_text(text(new), encoding="utf-8", newline="")
        (ROOT / "docs" / f"spaces-{game.name}.md").write_text(page(game), encoding="utf-8", newline="")
    return 0


if __name__ == "__main__":
    sys.exit(main())
