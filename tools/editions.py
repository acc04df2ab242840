"""Keeps the former text of every edition that was changed, and notes the hash of the new one: `make editions`.

Games that were begun with a text are played with it for ever. `published.toml` of a game lists the hashes of all texts, the newest last;
the former ones are in `editions/superseded`. They are found in the history of the repository.
"""

import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from archipel.engine.edition import read_toml
from archipel.engine.phrase import Trouble

GAMES: Final = Path(__file__).parents[1] / "src" / "archipel" / "games"
HEAD: Final = """\
# Every text that an edition has had, by its hash, the newest last; the former ones are in editions/superseded. `make editions` writes this.
"""


def keep_former(folder: Path) -> list[str]:
    """Brings what a game keeps of its editions up to date; says what was done."""
    file = folder / "published.toml"
    published: dict[str, list[str]] = tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    done = []
    for path in sorted((folder / "editions").glob("*.toml")):
        edition = read_toml(path.read_text(encoding="utf-8"))
        hashes = published.setdefault(edition.id, [])
        if hashes and hashes[-1] == edition.hash:
            continue
        if hashes:
            keep(path, hashes[-1])
        hashes.append(edition.hash)
        done.append(f"{edition.id} is now {edition.hash[:8]}")
    if done:
        file.write_text(HEAD + "".join(lines(id, hashes) for id, hashes in published.items()), encoding="utf-8", newline="")
    return done


def keep(path: Path, hash: str) -> None:
    """The text with this hash, beside those that were superseded before."""
    text = next((text for text in former_texts(path) if hash_of(text) == hash), None)
    if text is None:
        raise SystemExit(f"{path}: its history has no text with the hash {hash}")
    target = path.parent / "superseded" / f"{path.stem}-{hash[:8]}.toml"
    target.parent.mkdir(exist_ok=True)
    target.write_text(text, encoding="utf-8", newline="")


def former_texts(path: Path) -> Iterator[str]:
    """What the file has been in the repository, the newest first."""
    for commit in git(path.parent, "log", "--format=%H", "--", path.name).split():
        try:
            yield git(path.parent, "show", f"{commit}:./{path.name}")
        except subprocess.CalledProcessError:
            continue


def git(folder: Path, *arguments: str) -> str:
    return subprocess.run(["git", *arguments], cwd=folder, capture_output=True, encoding="utf-8", check=True).stdout


def hash_of(text: str) -> str:
    """Empty for what is no edition."""
    try:
        return read_toml(text).hash
    except Trouble:
        return ""


def lines(id: str, hashes: list[str]) -> str:
    return f"\n{id} = [\n" + "".join(f'    "{hash}",\n' for hash in hashes) + "]\n"


def main(folders: list[str]) -> None:
    for folder in [Path(name) for name in folders] or sorted(path.parent for path in GAMES.glob("*/editions")):
        for done in keep_former(folder):
            sys.stdout.write(f"{folder.name}: {done}\n")


if __name__ == "__main__":
    main(sys.argv[1:])
