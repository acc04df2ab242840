"""Packs the built page: beside every text in web/dist lies the same with .gz behind its name, and servers hand out that one."""

import gzip
from pathlib import Path
from typing import Final

DIST: Final = Path(__file__).parents[1] / "dist"
TEXTS: Final = (".css", ".html", ".js", ".json", ".svg", ".txt", ".webmanifest")
"""Pictures and fonts are packed already."""


def main() -> None:
    for file in sorted(DIST.rglob("*")):
        if file.suffix in TEXTS and ".vite" not in file.parts:
            file.with_name(f"{file.name}.gz").write_bytes(gzip.compress(file.read_bytes(), 9, mtime=0))


if __name__ == "__main__":
    main()
