"""docs/new-game.md, followed step by step: its files make a game, its commands work, and the game is the one in tests/islands.

The files of its face are in the page of docs alone: here they are put into a copy of the page, which is then built.
"""

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from archipel.engine.dealer import QuickDealer
from archipel.games import find

pytestmark = pytest.mark.checkout

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "new-game.md").read_text(encoding="utf-8")
PIG = ROOT / "tests" / "islands" / "pig"
FENCE = re.compile(r"^(?:\*\*`(?P<file>[^`]+)`\*\*\n\n)?```(?P<language>\w*)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)

SHOWN = {found["file"]: found["text"] for found in FENCE.finditer(PAGE) if found["file"]}
FACE = {name: text for name, text in SHOWN.items() if name.startswith("web/")}
FILES = {name: text for name, text in SHOWN.items() if name not in FACE}
COMMANDS = [line for found in FENCE.finditer(PAGE) if found["language"] == "sh" for line in found["text"].splitlines()]


def test_the_page_shows_every_file_of_pig_as_it_is() -> None:
    there = {str(path.relative_to(PIG)): path.read_text(encoding="utf-8") for path in PIG.rglob("*.*") if path.suffix != ".pyc"}
    assert there == FILES


def test_whoever_follows_the_page_has_a_game_that_passes_every_check(tmp_path: Path) -> None:
    write(FILES, tmp_path / "islands" / "pig")
    given = [command for command in COMMANDS if command.startswith("archipel ")]
    assert len(given) >= 5
    for command in given:
        assert run(command, tmp_path).returncode == 0, command
    simulated = json.loads(run("archipel simulate pig --games 200 --seats greedy,random --seed fair --json", tmp_path).stdout)
    greedy, rash = simulated["wins"]
    assert greedy > 1.5 * rash


def run(command: str, folder: Path) -> "subprocess.CompletedProcess[str]":
    environment = {**os.environ, "ARCHIPEL_GAMES": str(folder / "islands")}
    words = [sys.executable, "-m", "archipel.cli", *shlex.split(command)[1:]]
    done = subprocess.run(words, cwd=folder, env=environment, capture_output=True, text=True, timeout=600, check=False)
    print(done.stdout, done.stderr)
    return done


def write(files: dict[str, str], folder: Path) -> None:
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8", newline="")


def test_the_face_draws_every_thing_that_can_be_chosen() -> None:
    game = find("pig")
    state = game.new(2, dealer=QuickDealer("face"))
    things = {thing for move in range(state.space()) for thing in state.things(move)}
    assert set(re.findall(r'thing\("([^"]+)"\)', FACE["web/src/games/pig/Board.svelte"])) == things
    for language in ("en", "fr", "de", "it"):
        assert all(f"\nname-thing-{thing} = " in FILES[f"words/{language}.ftl"] for thing in things)


@pytest.mark.long
def test_the_page_is_built_with_the_face_and_nothing_else_knows_of_it(tmp_path: Path) -> None:
    """In a copy of the page: types, style, build and weight, and then the tests that hold the art of every game."""
    web = tmp_path / "web"
    shutil.copytree(ROOT / "web", web, ignore=shutil.ignore_patterns("dist", "node_modules"))
    (web / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    write(FACE, tmp_path)
    for command in ("check", "lint", "build -- --logLevel warn"):
        build(["npm", "run", "--silent", *command.split()], web)
    for tool in ("pack", "budget"):
        build([sys.executable, f"tools/{tool}.py"], web)
    parts = json.loads((web / "dist" / ".vite" / "manifest.json").read_text(encoding="utf-8"))
    assert {"src/games/pig/index.ts", "src/games/pig/art/pieces.svg?raw", "src/games/pig/art/scene.svg?raw"} <= set(parts)
    assert any("data-game=pig" in path.read_text(encoding="utf-8") for path in (web / "dist" / "assets").glob("*.css"))
    for name in ("pyproject.toml", *(f"tests/{module}.py" for module in ("__init__", "art", "test_art", "test_colours"))):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    build([sys.executable, "-m", "pytest", "tests"], tmp_path)


def build(command: list[str], folder: Path) -> None:
    environment = {**os.environ, "PATH": f"{ROOT / '.venv' / 'node' / 'bin'}{os.pathsep}{os.environ['PATH']}"}
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, timeout=600, check=False)
    assert done.returncode == 0, f"{command}: {done.stdout}{done.stderr}"
