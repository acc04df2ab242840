"""Writes what a net is told of every game of the package, byte by byte: `python -m tools.features docs` makes docs/features-<game>.md."""

import sys
from pathlib import Path

import archipel
from archipel.engine.dealer import QuickDealer
from archipel.games import find, names


def learnable() -> list[str]:
    """The games of the package that a net can learn."""
    home = Path(archipel.__file__).parent / "games"
    return [name for name in names() if Path(find(name).folder).parent == home and find(name).features_class is not None]


def table(name: str) -> str:
    """The page about the rows of a game."""
    game = find(name)
    features = game.features()
    assert features is not None
    state = game.new(game.fewest, dealer=QuickDealer("features"))
    lines: list[str] = []
    begin = 0
    for group in features.groups(state):
        if group.count:
            last = begin + group.count - 1
            lines.append(f"| {begin if last == begin else f'{begin}–{last}'} | {group.meaning.replace('|', '/')} | {group.scale:g} |\n")
        begin += group.count
    return (
        f"# What a net is told of {game.title}\n\n"
        "This page is made by `make features` from `groups` in the game's `features.py`; do not edit it.\n"
        "[learning.md](learning.md#features) says how to read it.\n\n"
        f"- version of the rows: {features.version}\n"
        f"- edition: `{state.edition.id}`; another edition may have longer or shorter rows\n"
        f"- bytes in a row: {begin}\n"
        f"- slots that a net has for answers: {features.slots(state)}\n\n"
        "| bytes | meaning | scale |\n|---|---|---|\n"
    ) + "".join(lines)


def main(folder: str) -> None:
    for name in learnable():
        (Path(folder) / f"features-{name}.md").write_text(table(name), encoding="utf-8", newline="")


if __name__ == "__main__":
    main(sys.argv[1])
