"""Builds the folder by which a browser plays without a server: `python -m tools.static FOLDER` (docs/static.md).

It takes the page as `make page` built it, Pyodide from the page's packages, and our own Python, which Pyodide itself compiles. Names of
files that change carry a fingerprint of their content, and `files-….json` lists everything with its size and its SHA-256: so a browser
knows what it has, and never mixes two versions. The same input gives the same bytes.
"""

import ast
import asyncio
import gzip
import hashlib
import json
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import mypy_extensions
from tests.device.browser import open_tab

import archipel
from archipel.device.answers import fixed
from archipel.games import names
from archipel.server.guard import POLICY_HERE

ROOT: Final = Path(__file__).parents[1]
WEB: Final = ROOT / "web"
PAGE: Final = WEB / "dist"
PYODIDE: Final = WEB / "node_modules" / "pyodide"
WHEELS: Final = ROOT / ".venv" / "wheels"
SOURCES: Final = Path(archipel.__file__).parent
ENTRY: Final = "archipel.device.main"
"""Where Python begins on a device: whatever this imports goes along, and so does every game."""

POLICY: Final = re.sub("; frame-ancestors .*", "", POLICY_HERE)
"""As a server says it in a header; who may frame the page cannot be said in the page itself."""

NOT_ON_A_DEVICE: Final = ("calibration.toml", "spaces.toml", "themes.toml")
"""Data of games that only the arena and learners read. Puzzles do not go along either."""

PACKED: Final = (".css", ".html", ".js", ".json", ".svg", ".txt", ".wasm", ".webmanifest", ".zip")
"""What is laid down a second time, compressed, for hosts that hand out such files; pictures and fonts are compressed already."""


# Which Python goes along


def file_of(module: str) -> Path | None:
    """The source of a module of ours."""
    path = SOURCES.parent.joinpath(*module.split("."))
    return next((file for file in (path / "__init__.py", path.with_suffix(".py")) if file.is_file()), None)


def imported(file: Path) -> Iterator[str]:
    """What a source imports of ours, anywhere in it; what comes from a package may be a module or something in its `__init__`."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def needed(*entries: str) -> set[Path]:
    """The sources that some modules need, with the packages that they are in."""
    found: set[Path] = set()
    waiting = list(entries)
    while waiting:
        module = waiting.pop()
        if not module.startswith("archipel"):
            continue
        waiting.append(module.rpartition(".")[0])
        file = file_of(module)
        if file is not None and file not in found:
            found.add(file)
            waiting += imported(file)
    return found


def stage(folder: Path) -> None:
    """Lays the sources out as a browser will have them."""
    games = names()
    files = needed(ENTRY, *(f"archipel.games.{game}" for game in games))
    for game in games:
        files |= {file for file in (SOURCES / "games" / game).rglob("*.toml") if file.name not in NOT_ON_A_DEVICE}
    python = folder / "python"
    for file in files:
        copy(file, python / file.relative_to(SOURCES.parent))
    copy(Path(mypy_extensions.__file__), python / "mypy_extensions.py")
    (wheel,) = WHEELS.glob("msgspec-*.whl")
    shutil.unpack_archive(wheel, python, "zip")
    for file in python.rglob("*.pyi"):
        file.unlink()
    copy(ROOT / "tools" / "rehearse.py", folder / "rehearse.py")
    copy(ROOT / "tests" / "device" / "browser.py", folder / "tests" / "device" / "browser.py")
    (folder / "packed").mkdir()


def copy(file: Path, to: Path) -> None:
    to.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(file, to)


# The folder


def fingerprint(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:12]


class Folder:
    """The files of the folder by their names."""

    def __init__(self) -> None:
        self.files: dict[str, bytes] = {}

    def add(self, name: str, content: bytes) -> str:
        self.files[name] = content
        return name

    def add_marked(self, name: str, content: bytes) -> str:
        """Adds a file with its fingerprint in the name."""
        stem, _, suffix = name.rpartition(".")
        return self.add(f"{stem}-{fingerprint(content)}.{suffix}", content)

    def listed(self) -> dict[str, Any]:
        return {name: {"size": len(content), "sha256": hashlib.sha256(content).hexdigest()} for name, content in sorted(self.files.items())}

    def write(self, to: Path) -> None:
        """Puts everything in place at once."""
        fresh = to.with_name(f"{to.name}.new")
        shutil.rmtree(fresh, ignore_errors=True)
        for name, content in self.files.items():
            file = fresh / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(content)
            if file.suffix in PACKED:
                file.with_name(f"{file.name}.gz").write_bytes(gzip.compress(content, 9, mtime=0))
        shutil.rmtree(to, ignore_errors=True)
        fresh.rename(to)


def add_python(folder: Folder) -> dict[str, Any]:
    """Pyodide and the archives of Python; says which file is what."""
    with tempfile.TemporaryDirectory() as temporary:
        stage(Path(temporary))
        subprocess.run(["node", WEB / "tools" / "inside.mjs", WEB / "tools" / "archives.py", temporary], check=True)
        archives = {file.stem: file.read_bytes() for file in sorted(Path(temporary, "packed").iterdir())}
    info = json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))["info"]
    files = {name: folder.add_marked(f"python/{name}.zip", content) for name, content in archives.items()}
    parts = {"loader": "pyodide.mjs", "script": "pyodide.asm.mjs", "wasm": "pyodide.asm.wasm"}
    pyodide = {part: folder.add_marked(f"python/{known(name)}", (PYODIDE / name).read_bytes()) for part, name in parts.items()}
    return {
        "lock": {"info": info, "packages": {}},
        "pyodide": {**pyodide, "library": files.pop("library")},
        "core": files.pop("core"),
        "games": files,
    }


def known(name: str) -> str:
    """A script under an ending that every host knows as one."""
    return name.replace(".mjs", ".js")


def add_page(folder: Folder) -> None:
    """What the page is made of; `index.html` names the rest and comes last."""
    for file in sorted(file for file in PAGE.rglob("*") if file.is_file()):
        name = file.relative_to(PAGE).as_posix()
        if not name.startswith(".") and not name.endswith(".gz") and name not in ("index.html", "manifest.webmanifest"):
            folder.add(name, file.read_bytes())
    manifest = (PAGE / "manifest.webmanifest").read_text(encoding="utf-8")
    folder.add("manifest.webmanifest", re.sub(r'(?<=: )"/', '"./', manifest).encode())


def page(metas: dict[str, str]) -> bytes:
    """`index.html`, to lie under any path, and with what else the page must know."""
    html = (PAGE / "index.html").read_text(encoding="utf-8")
    html = re.sub(r'(href|src)="/', r'\1="./', html)
    head = '<meta charset="utf-8" />'
    told = [f'<meta http-equiv="Content-Security-Policy" content="{POLICY}" />']
    told += [f'<meta name="{name}" content="{content}" />' for name, content in metas.items()]
    return html.replace(head, "\n    ".join([head, *told]), 1).encode()


async def add_answers(folder: Folder) -> str:
    """The answers that are the same for everybody, as files; gives the folder they are in, as the page shall know it."""
    tab = await open_tab(name="")
    answers: dict[str, bytes] = {}
    for path in fixed():
        status, kind, text = json.loads(await tab.house.ask("GET", path))
        assert status == 200, f"{path}: {text}"
        answers[f"{path.removeprefix('/api/')}.{'json' if 'json' in kind else 'txt'}"] = text.encode()
    place = f"answers-{fingerprint(json.dumps(sorted((name, fingerprint(text)) for name, text in answers.items())).encode())}/"
    for name, text in answers.items():
        folder.add(place + name, text)
    return place


def service_worker(list_name: str) -> bytes:
    """The service worker, which knows its version by the name of its list: another version is another script."""
    command = ["npx", "--no-install", "esbuild", "src/device/sw.ts", "--bundle", "--minify", "--format=iife", "--target=es2022"]
    command += [f"--define:LIST={json.dumps(list_name)}", "--log-level=warning"]
    return subprocess.run(command, cwd=WEB, check=True, capture_output=True).stdout


def build() -> Folder:
    folder = Folder()
    python = add_python(folder)
    add_page(folder)
    answers = asyncio.run(add_answers(folder))
    everything = fingerprint(json.dumps([python, folder.listed(), (PAGE / "index.html").read_text(encoding="utf-8")]).encode())
    list_name = f"files-{everything}.json"
    folder.add("index.html", page({"house": "device", "files": list_name, "answers": answers}))
    folder.add(list_name, json.dumps({"version": everything, **python, "files": folder.listed()}).encode())
    folder.add("sw.js", service_worker(list_name))
    folder.add(".nojekyll", b"")
    return folder


def main() -> None:
    build().write(Path(sys.argv[1]))


if __name__ == "__main__":
    main()
