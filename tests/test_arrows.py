"""The rules are pure: what engine, games and bots import is known, and none of it reads a clock, a socket or a global random generator.
Tables, rooms and devices need no server, no database and no nets. What models are served by is loaded for them alone."""

import ast
import subprocess
import sys
from pathlib import Path

import archipel

SOURCES = Path(archipel.__file__).parent
PURE_PACKAGES = ("engine", "games", "bots")
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
READERS = {"engine/game.py", "engine/examples.py", "engine/inspection.py", "engine/puzzles.py"}
"""What may open a file: a game's own data."""


IN_A_BROWSER = ("table", "room", "device")
SERVERS = (
    "fastapi", "pydantic", "starlette", "uvicorn", "prometheus_client", "websockets", "httpx", "sqlalchemy", "alembic", "fluent", "rich",
)  # fmt: skip
"""What these must do without: a browser runs them too."""


def modules(packages: tuple[str, ...] = PURE_PACKAGES) -> dict[str, Path]:
    """Every module of these packages, by its path in ours."""
    found = {path.relative_to(SOURCES).as_posix(): path for package in packages for path in sorted((SOURCES / package).rglob("*.py"))}
    assert len(found) > 20, "the sources are elsewhere"
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


def test_tables_rooms_and_devices_import_the_standard_library_and_the_reader_of_messages() -> None:
    allowed = set(sys.stdlib_module_names) | {"archipel", "msgspec"}
    assert [(name, module) for name, path in modules(IN_A_BROWSER).items() for module in imported(path) if module not in allowed] == []


def test_whoever_loads_all_of_tables_rooms_and_devices_has_loaded_no_server_no_database_and_no_nets() -> None:
    names = [name.removesuffix(".py").removesuffix("/__init__").replace("/", ".") for name in modules(IN_A_BROWSER)]
    loading = f"import {', '.join('archipel.' + name for name in names)}, sys; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", loading], capture_output=True, text=True, check=True).stdout.split()
    assert "archipel.table.verbs.move" in loaded
    assert {module.partition(".")[0] for module in loaded} & set(SERVERS) == set()
    assert [
        module for module in loaded if module.startswith(("archipel.server", "archipel.store", "archipel.words", "archipel.nets"))
    ] == []
    assert "numpy" not in loaded


def test_only_who_serves_models_has_loaded_what_serves_them() -> None:
    names = [name for name in modules(("mcp", "table")) if name.startswith("mcp/") and name != "mcp/serving.py"]
    loading = [name.removesuffix(".py").removesuffix("/__init__").replace("/", ".") for name in names]
    code = f"import archipel.cli, {', '.join('archipel.' + name for name in loading)}, sys; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert "archipel.mcp.hall" in loaded
    assert {"mcp", "mcp_types", "fastapi", "sqlalchemy"} & set(loaded) == set()
