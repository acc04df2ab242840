"""A checkout runs plain sources; its compiled modules lie in build/compiled, as the wheel unpacked. Long work moves over to them."""

import filecmp
import os
import sys
from pathlib import Path
from typing import NoReturn

import archipel
from archipel import interpreted
from archipel.version import COMPILED

PACKAGE = Path(archipel.__file__).parent


def compiled_home() -> Path | None:
    """Where the compiled package can be imported from: where we are, or the checkout's build if it fits the sources."""
    here = PACKAGE.parent
    if COMPILED or (interpreted.WANTED and any(PACKAGE.glob("engine/*.so"))):
        return here
    build = here.parent / "build" / "compiled"
    if not (build / ".ready").exists():
        return None
    for source in PACKAGE.rglob("*"):
        if source.suffix in (".py", ".toml", ".ftl", ".net", ".jsonl"):
            copy = build / "archipel" / source.relative_to(PACKAGE)
            if not copy.exists() or not filecmp.cmp(source, copy, shallow=False):
                return None
    return build


def move_over(arguments: list[str]) -> None:
    """Goes on in the compiled modules, if they are there and not running already."""
    if COMPILED or interpreted.WANTED:
        return
    home = compiled_home()
    if home is not None:
        restart(arguments, home)


def restart(arguments: list[str], home: Path) -> NoReturn:
    sys.stdout.flush()
    path = os.pathsep.join(filter(None, (str(home), os.environ.get("PYTHONPATH"))))
    os.execve(sys.executable, [sys.executable, "-m", "archipel.cli", *arguments], {**os.environ, "PYTHONPATH": path})
