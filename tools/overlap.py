"""Says where our texts share runs of words with other texts: `python -m tools.overlap FOLDER [WORDS]`.

FOLDER holds the texts of the rulebooks (`*.txt`); ours are the rules pages, the word files and the documentation. A run counts from WORDS
words on, 8 where nothing is said. Case, typography and markup do not count, « l’ » is a word, and what a message puts in ends a run.
"""

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
OURS: Final = (
    "src/archipel/games/*/rules/*.md",
    "src/archipel/words/*.ftl",
    "src/archipel/games/*/words/*.ftl",
    "web/src/words/*/*.ftl",
    "docs/*.md",
)
WORDS: Final = 8
WORD: Final = re.compile(r"[^\W_]+")
MARKUP: Final = re.compile(r"\[[^\]]*\]|\*\*|^[>#|\s-]+|^\d+\. ")

Place = tuple[Path, int]


def words(text: str) -> list[str]:
    return WORD.findall(text.lower())


def spans(path: Path) -> Iterator[tuple[int, str]]:
    """The pieces of a file that belong together, each with the number of its line."""
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if path.suffix == ".ftl":
            said = re.sub(r"^[a-z0-9_-]+ =|^\s*\*?\[[\w-]+\]|^#.*", "", line)
            pieces = re.split(r"\{[^{}]*\}?|\}", said)
        else:
            pieces = MARKUP.sub(" ", line).split("|")
        yield from ((number, piece) for piece in pieces if piece.strip())


def runs(text: list[str], theirs: set[tuple[str, ...]], size: int) -> Iterator[list[str]]:
    """The longest runs of a text of which every part of that size is among theirs."""
    start = end = -1
    for at in range(len(text) - size + 1):
        if tuple(text[at : at + size]) in theirs:
            if at > end - size + 1 or start < 0:
                if start >= 0:
                    yield text[start:end]
                start = at
            end = at + size
    if start >= 0:
        yield text[start:end]


def parts(folder: Path, size: int) -> set[tuple[str, ...]]:
    """Every run of that many words in the texts of a folder."""
    found: set[tuple[str, ...]] = set()
    for path in sorted(folder.glob("*.txt")):
        text = words(path.read_text(encoding="utf-8"))
        found.update(tuple(text[at : at + size]) for at in range(len(text) - size + 1))
    return found


def shared(folder: Path, size: int, root: Path = ROOT) -> Iterator[tuple[Place, str]]:
    """Every run that ours share with the texts of a folder, by file and line."""
    theirs = parts(folder, size)
    for path in sorted(path for pattern in OURS for path in root.glob(pattern)):
        for number, piece in spans(path):
            for run in runs(words(piece), theirs, size):
                yield (path.relative_to(root), number), " ".join(run)


def main(folder: str, size: str = str(WORDS)) -> int:
    if not any(Path(folder).glob("*.txt")):
        sys.stdout.write(f"there is no text in {folder}\n")
        return 2
    found = list(shared(Path(folder), int(size)))
    for (path, line), run in found:
        sys.stdout.write(f"{path}:{line}: {run} ({len(run.split())})\n")
    sys.stdout.write(f"{len(found)} runs of {size} words or more\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(*sys.argv[1:]))
