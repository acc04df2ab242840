"""The clients of an earlier Archipel: the sources that its `archipel join` needs, and the example of a bot in a program of its own."""

import io
import lzma
import zipfile
from pathlib import Path
from typing import Final

import archipel
from archipel.version import VERSION
from tests.kept.bundle import FOLDER

FILES: Final = "client-*.zip.xz"
PACKAGE: Final = Path(archipel.__file__).parent
EXAMPLE: Final = "program_bot.py"
NOT_NEEDED: Final = ("server", "store")
NOT_READ: Final = ("rules", "examples")
"""Folders of a game that nobody at a table looks into."""


def is_needed(path: Path) -> bool:
    parts = path.relative_to(PACKAGE).parts
    if parts[0] in NOT_NEEDED or "__pycache__" in parts or path.suffix == ".so":
        return False
    if parts[0] == "games" and len(parts) == 4 and parts[2] in NOT_READ:
        return False
    return path.suffix != ".ftl" or path.stem == "en"


def write_client() -> None:
    """The files lie in the archive uncompressed, and it is compressed as a whole: they have much in common."""
    files = {str(path.relative_to(PACKAGE.parent)): path for path in sorted(PACKAGE.rglob("*")) if path.is_file() and is_needed(path)}
    files[EXAMPLE] = PACKAGE.parents[1] / "docs" / "examples" / EXAMPLE
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        for name, path in files.items():
            archive.writestr(zipfile.ZipInfo(name), path.read_bytes())
    for old in FOLDER.glob(FILES):
        old.unlink()
    (FOLDER / f"client-{VERSION}.zip.xz").write_bytes(lzma.compress(packed.getvalue(), preset=9 | lzma.PRESET_EXTREME))


def unpack(folder: Path) -> Path:
    """The folder in which the earlier package `archipel` and the example lie now."""
    (kept,) = FOLDER.glob(FILES)
    with zipfile.ZipFile(io.BytesIO(lzma.decompress(kept.read_bytes()))) as archive:
        archive.extractall(folder)
    return folder
