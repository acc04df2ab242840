"""Runs inside Pyodide (`inside.mjs`): compiles what goes to a browser with that very Python, and packs it into archives.

/stage/python holds the sources, and /stage/rehearse.py does what a device will do. The standard library gets the modules that were
loaded by then, and no others. /stage/packed gets the archives: `library`, one for each game, and `core` with everything else. They are
not compressed, as the host compresses them better on the way; the same sources make the same bytes.
"""

import ast
import importlib
import importlib.util
import marshal
import sys
import types
import zipfile
from collections.abc import Iterator
from pathlib import Path

STAGE = Path("/stage")
LIBRARY = "/lib/python314.zip"
WITHOUT_DOCSTRINGS = 2
"""How the library is compiled; ours keeps its assertions."""


def compiled(name: str, source: bytes, optimize: int) -> bytes:
    """As a .pyc file that needs no source beside it: a head that says so (PEP 552), and the code."""
    code = compile(source, name, "exec", dont_inherit=True, optimize=optimize)
    return importlib.util.MAGIC_NUMBER + (1).to_bytes(4, "little") + bytes(8) + marshal.dumps(code)


def pack(archive: str, files: dict[str, bytes]) -> None:
    with zipfile.ZipFile(STAGE / "packed" / f"{archive}.zip", "w") as packed:
        for name in sorted(files):
            packed.writestr(zipfile.ZipInfo(name), files[name])


def mentioned(source: bytes) -> Iterator[str]:
    """What a module imports, anywhere in it."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and not node.level:
            yield node.module or ""


def load_all(sources: Path) -> None:
    """Imports every module of ours, and whatever any of them may ever import."""
    modules: set[str] = set()
    for file in (sources / "archipel").rglob("*.py"):
        modules.add(".".join(file.relative_to(sources).with_suffix("").parts).removesuffix(".__init__"))
        modules |= set(mentioned(file.read_bytes()))
    for module in sorted(modules):
        importlib.import_module(module)


def archive_of(path: Path) -> str:
    """A game is in an archive of its own, all but the `__init__` by which it is found."""
    match path.parts:
        case ("archipel", "games", game, *rest) if rest and rest != ["__init__.py"]:
            return game
    return "core"


def from_library(module: types.ModuleType) -> str:
    """The file of a module in the archive of the standard library; nothing if it is not from there."""
    file = getattr(module, "__file__", None) or ""
    return file.removeprefix(f"{LIBRARY}/") if file.startswith(f"{LIBRARY}/") else ""


async def main() -> None:
    sources = STAGE / "python"
    sys.path[:0] = [str(STAGE), str(sources)]
    load_all(sources)
    await importlib.import_module("rehearse").main()
    used = {from_library(module) for module in list(sys.modules.values())} - {""}
    with zipfile.ZipFile(LIBRARY) as library:
        pack("library", {f"{file}c": compiled(file, library.read(file), WITHOUT_DOCSTRINGS) for file in used})
    archives: dict[str, dict[str, bytes]] = {}
    for path in (path for path in sources.rglob("*") if path.is_file()):
        name, content = path.relative_to(sources), path.read_bytes()
        files = archives.setdefault(archive_of(name), {})
        files |= {f"{name}c": compiled(str(name), content, 0)} if path.suffix == ".py" else {str(name): content}
    for archive, files in archives.items():
        pack(archive, files)
