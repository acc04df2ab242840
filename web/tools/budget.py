"""Weighs the built and packed page, prints the figures, and fails where something has become too heavy.

The first load is whatever a page needs before it can be used, whichever page a link leads to: the entry, that page, the words of one
language, the scenes of all games. What a game adds to it is weighed by itself: its drawing with its pieces, its scenery, which is one
picture, what is loaded only once it is over, and what draws its edition on the bench.
"""

import json
import sys
from pathlib import Path
from typing import Final, NotRequired, TypedDict

DIST: Final = Path(__file__).parents[1] / "dist"
KB: Final = 1000
FIRST_LOAD: Final = 150 * KB
GAME: Final = 70 * KB
SCENERY: Final = 120 * KB

ENTRY: Final = "index.html"
SCENE: Final = "/art/scene.svg?raw"
PIECES: Final = "/art/pieces.svg?raw"
TABLE: Final = "Table"
ENDING: Final = "/ending.ts"
END: Final = 20 * KB
BENCH: Final = "/Bench.svelte"
BENCH_PAGE: Final = "Bench"
DRAWINGS: Final = 8 * KB


class Part(TypedDict):
    """A part of the page, as Vite lists it: its file, and what comes with it."""

    file: str
    name: NotRequired[str]
    css: NotRequired[list[str]]
    assets: NotRequired[list[str]]
    imports: NotRequired[list[str]]
    dynamicImports: NotRequired[list[str]]


class Build:
    """What a build of Vite says of itself: its parts, and what each of them imports."""

    def __init__(self, parts: dict[str, Part]) -> None:
        self.parts = parts

    def files(self, *names: str) -> set[str]:
        """Scripts and styles that come with some parts."""
        found: set[str] = set()
        waiting, seen = list(names), set(names)
        while waiting:
            part = self.parts[waiting.pop()]
            found |= {part["file"], *part.get("css", [])}
            new = set(part.get("imports", [])) - seen
            seen |= new
            waiting += new
        return {file for file in found if file.endswith((".js", ".css"))}

    def named(self, begin: str, end: str = "") -> list[str]:
        return [name for name in self.parts if name.startswith(begin) and name.endswith(end)]

    def pages(self) -> dict[str, str]:
        """The parts that are pages, by their names. One that lends something to what is loaded after it is not listed under its file."""
        lending = [part for part in self.parts[ENTRY].get("dynamicImports", []) if part.startswith("_")]
        return {Path(page).stem: page for page in self.named("src/pages/", ".svelte")} | {
            self.parts[part].get("name", part): part for part in lending
        }

    def words(self) -> set[str]:
        """The words of the language that takes the most room."""
        return max((self.files(name) for name in self.named("src/words/", "/index.ts")), key=weight)

    def own_words(self, page: str) -> set[str]:
        """The words that come with one page alone, likewise."""
        return max((self.files(name) for name in self.named("src/words/", f"/{page.lower()}.ftl?raw")), key=weight, default=set())

    def scenery(self, game: str) -> set[str]:
        own = self.named(f"src/games/{game}/")
        pictures = {asset for name in own for asset in (self.parts[name]["file"], *self.parts[name].get("assets", []))}
        return {picture for picture in pictures if not picture.endswith((".js", ".css"))}


def weight(files: set[str]) -> int:
    """As they go over the wire."""
    return sum(packed(DIST / file).stat().st_size for file in files)


def packed(file: Path) -> Path:
    small = file.with_name(f"{file.name}.gz")
    return small if small.exists() else file


def main() -> int:
    build = Build(json.loads((DIST / ".vite" / "manifest.json").read_text()))
    shared = build.files(ENTRY, *build.named("src/games/", SCENE)) | build.words()
    figures: list[tuple[str, int, int]] = []
    for name, page in build.pages().items():
        figures.append((f"first load of {name}", weight(shared | build.files(page) | build.own_words(name)), FIRST_LOAD))
    for game in sorted({name.split("/")[2] for name in build.named("src/games/")}):
        parts = [name for end in (".ts", ".svelte", PIECES) for name in build.named(f"src/games/{game}/", end)]
        later = {name for name in parts if name.endswith(ENDING)}
        bench = {name for name in parts if name.endswith(BENCH)}
        board = build.files(*(set(parts) - later - bench))
        figures.append((f"{game}: board and pieces", weight(board - shared), GAME))
        if later:
            there = shared | board | build.files(build.pages()[TABLE])
            figures.append((f"{game}: its end", weight(build.files(*later) - there), END))
        if bench:
            there = shared | board | build.files(build.pages()[BENCH_PAGE])
            figures.append((f"{game}: its bench", weight(build.files(*bench) - there), DRAWINGS))
        if scenery := build.scenery(game):
            figures.append((f"{game}: scenery", weight(scenery), SCENERY))
    for what, bytes, most in figures:
        sign = "too heavy" if bytes > most else ""
        print(f"{what:<36}{bytes / KB:8.1f} kB of {most // KB:4} {sign}".rstrip())
    return int(any(bytes > most for _, bytes, most in figures))


if __name__ == "__main__":
    sys.exit(main())
