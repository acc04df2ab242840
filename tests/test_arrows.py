"""The rules are pure: what engine, games and bots import is known, and none of it reads a clock, a socket or a global random generator."""

import ast
import sys
from pathlib import Path

import pytest

import archipel

SOURCES = Path(archipel.__file__).parent
PURE_ROOMS = ("engine", "games", "bots")
NOT_PURE = {
    "asyncio",
    "datetime",
    "http",
    "random",
    "secrets",
    "shutil",
    "socket",
    "subprocess",
    "tempfile",
    "threading",
    "time",
    "urllib",
    "uuid",
}
EXCEPTIONS = {("engine/dealer.py", "random"), ("bots/search.py", "time")}
"""The quick dealer owns a generator, with a seed of its own; a bot that thinks looks at the clock, to stop in time."""
READERS = {"engine/game.py", "engine/examples.py", "engine/inspection.py"}
"""Who may open a file: a game's own data."""


def modules() -> list[Path]:
    return [path for room in PURE_ROOMS for path in sorted((SOURCES / room).rglob("*.py"))]


def imported(path: Path) -> set[str]:
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            names.add((node.module or "").partition(".")[0])
    return names


@pytest.mark.parametrize("path", modules(), ids=lambda path: str(path.relative_to(SOURCES)))
def test_a_pure_module_imports_the_standard_library_and_nothing_impure(path: Path) -> None:
    name = path.relative_to(SOURCES).as_posix()
    found = imported(path)
    assert found <= set(sys.stdlib_module_names) | {"archipel", "mypy_extensions"}
    assert {module for module in found & NOT_PURE if (name, module) not in EXCEPTIONS} == set()


@pytest.mark.parametrize("path", modules(), ids=lambda path: str(path.relative_to(SOURCES)))
def test_only_a_games_own_data_is_read(path: Path) -> None:
    calls = [node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.Call)]
    opening = [call for call in calls if isinstance(call.func, ast.Name) and call.func.id in ("open", "print", "input")]
    assert not opening or path.relative_to(SOURCES).as_posix() in READERS
