"""The rules are pure: what engine, games and bots import is known, and none of it reads a clock, a socket or a global random generator."""

import ast
import sys
from pathlib import Path

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
"""What may open a file: a game's own data."""


def modules() -> dict[str, Path]:
    """Every pure module by its place in the package."""
    found = {path.relative_to(SOURCES).as_posix(): path for room in PURE_ROOMS for path in sorted((SOURCES / room).rglob("*.py"))}
    assert len(found) > 50, "the sources are elsewhere"
    return found


def imported(path: Path) -> set[str]:
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            names.add((node.module or "").partition(".")[0])
    return names


def test_a_pure_module_imports_the_standard_library_and_nothing_impure() -> None:
    allowed = set(sys.stdlib_module_names) | {"archipel", "mypy_extensions"}
    wrong: list[tuple[str, str]] = []
    for name, path in modules().items():
        wrong += [(name, module) for module in imported(path) if module not in allowed or module in NOT_PURE]
    assert set(wrong) == EXCEPTIONS


def test_only_a_games_own_data_is_read() -> None:
    opening: set[str] = set()
    for name, path in modules().items():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("open", "print", "input"):
                opening.add(name)
    assert opening <= READERS
