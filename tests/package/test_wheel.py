"""What is built: compiled modules in the wheel, plain Python where there is no compiler, the same games on both, no address in any file."""

import gzip
import json
import os
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any

import pytest

from archipel.arena.bench import bench
from archipel.cli.compiled import compiled_home
from archipel.games import find

pytestmark = pytest.mark.checkout

ROOT = Path(__file__).parents[2]
COMPILED_PACKAGES = ("engine", "games", "bots")
GAMES = ("borabora", "flucht", "mangrovia", "zanzibar")


def tracked() -> list[Path]:
    out = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [ROOT / line for line in out.splitlines() if (ROOT / line).is_file()]


def run(home: Path | None, *arguments: str) -> str:
    environment = {**os.environ, "ARCHIPEL_GAMES": ""}
    environment["PYTHONPATH" if home else "ARCHIPEL_INTERPRETED"] = str(home) if home else "1"
    done = subprocess.run([sys.executable, "-m", "archipel.cli", *arguments], env=environment, capture_output=True, text=True, check=True)
    return done.stdout


def home() -> Path:
    found = compiled_home()
    assert found is not None, "run `make compiled` first"
    return found


def test_every_module_of_the_engine_the_games_and_the_bots_is_compiled() -> None:
    for package in COMPILED_PACKAGES:
        for source in (home() / "archipel" / package).rglob("*.py"):
            assert list(source.parent.glob(f"{source.stem}.*.so")), source


def test_the_wheel_carries_words_editions_and_examples() -> None:
    folder = home() / "archipel" / "games" / "flucht"
    for name in ("words/it.ftl", "editions/mattel-1989.toml", "examples/example-1.toml", "constraints.toml"):
        assert (folder / name).exists()


def test_the_wheel_carries_nets_and_its_bots_play_with_them() -> None:
    for name in GAMES:
        card = json.loads((home() / "archipel" / "games" / name / "learned.net").read_bytes().partition(b"\n")[0])
        assert card["game"] == name
        told = run(home(), "simulate", name, "--games", "1", "--seats", "first-thought,search:2", "--json")
        assert json.loads(told)["games"] == 1
    learned = "import sys, archipel; from archipel.games import find; from archipel.nets import find_judge\n" + "".join(
        f"g = find({name!r}); j = find_judge(g, g.box(g.edition())); print(j.learned, j.taught_by)\n" for name in GAMES
    )
    done = subprocess.run(
        [sys.executable, "-c", learned], env={**os.environ, "ARCHIPEL_GAMES": "", "PYTHONPATH": str(home())}, capture_output=True, text=True
    )
    assert done.stdout.splitlines() == [f"True {find(name).edition().id}" for name in GAMES], done.stderr


def test_the_wheel_carries_the_page_packed_and_whole() -> None:
    page = home() / "archipel" / "page"
    index = (page / "index.html").read_text(encoding="utf-8")
    linked = re.findall(r'(?:src|href)="/([^"]+)"', index)
    assert any(name.endswith(".js") for name in linked)
    for name in linked:
        assert (page / name).is_file(), name
        if not name.endswith(".png"):  # pictures are already compressed
            assert gzip.decompress((page / f"{name}.gz").read_bytes()) == (page / name).read_bytes()
    assert not list(page.rglob(".*")), "what the build notes for itself is not shipped"


def test_compiled_and_interpreted_rules_play_the_same_games() -> None:
    def games(where: Path | None) -> Any:
        result = json.loads(run(where, "simulate", "flucht", "--games", "5", "--seats", "greedy,random,greedy", "--json"))
        del result["decisions_per_second"]
        return result

    assert "rules compiled" in run(home(), "--version")
    assert "rules interpreted" in run(None, "--version")
    assert games(home()) == games(None)


def test_without_a_compiler_the_wheel_is_plain_python(tmp_path: Path) -> None:
    """Of one game: all are built alike, and writing C for a compiler that is not there takes long."""
    others = [ROOT / "src" / "archipel" / "games" / name for name in ("borabora", "mangrovia", "zanzibar")]
    for path in tracked():
        if any(path.is_relative_to(other) for other in others):
            continue
        if path.relative_to(ROOT).parts[0] in ("src", "setup.py", "pyproject.toml", "README.md", "LICENSE"):
            target = tmp_path / "copy" / path.relative_to(ROOT)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(path, target)
    command = [
        sys.executable,
        "-m",
        "pip",
        "wheel",
        "--quiet",
        "--no-deps",
        "--no-build-isolation",
        "--wheel-dir",
        str(tmp_path),
        str(tmp_path / "copy"),
    ]
    subprocess.run(command, env={**os.environ, "CC": "/bin/false"}, capture_output=True, check=True)
    (wheel,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        assert not [name for name in archive.namelist() if name.endswith(".so")]
        archive.extractall(tmp_path / "plain")
    assert "rules interpreted" in run(tmp_path / "plain", "--version")
    assert json.loads(run(tmp_path / "plain", "simulate", "flucht", "--games", "1", "--json"))["finished"] == 1


def test_pins_are_versions_and_not_addresses() -> None:
    for name in ("requirements.txt", "requirements-dev.txt", "requirements-device.txt"):
        for line in (ROOT / name).read_text().splitlines():
            assert line.startswith("#") or line == "-r requirements.txt" or re.fullmatch(r"[A-Za-z0-9._-]+==[0-9][A-Za-z0-9.]*", line), line


def test_the_lock_of_the_page_is_versions_and_not_addresses() -> None:
    for name, package in json.loads((ROOT / "web" / "package-lock.json").read_text())["packages"].items():
        assert not {"resolved", "link"} & set(package), name
        assert name == "" or package["version"], name


def test_the_script_of_the_readme_plays_a_game(tmp_path: Path) -> None:
    found = re.search(r"```python\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    script = found.group(1)
    assert len([line for line in script.splitlines() if line]) <= 10
    done = subprocess.run([sys.executable, "-c", script], cwd=tmp_path, capture_output=True, text=True, check=True)
    assert "wins" in done.stdout
    assert re.search(r"\[.*1.*\] \[", done.stdout.splitlines()[-1])


def test_the_picture_of_the_readme_is_drawn_from_nothing_outside() -> None:
    picture = (ROOT / "docs" / "terminal.svg").read_text(encoding="utf-8")
    assert set(re.findall(r"https?://[^\"' )]+", picture)) == {"http://www.w3.org/2000/svg"}


def test_the_picture_of_the_readme_is_what_the_command_draws(tmp_path: Path) -> None:
    from tools.picture import draw_picture

    draw_picture(tmp_path / "again.svg")
    assert (tmp_path / "again.svg").read_bytes() == (ROOT / "docs" / "terminal.svg").read_bytes()


def test_no_page_waits_to_be_filled_in() -> None:
    for path in [ROOT / "README.md", *(ROOT / "docs").glob("*.md")]:
        prose = re.sub(r"^( *)```.*?^\1```", "", path.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
        assert "<!--" not in prose, path


def test_the_benchmark_measures_a_game_beside_its_peers() -> None:
    """Whether it keeps its bars, `make bars` says."""
    result = bench(["flucht"], home(), 1, 0.1, lambda _: None)
    flucht = result["games"]["flucht"]
    assert set(result["peers"]) == set(flucht["times"]) == {"catanatron", "openspiel_backgammon"}
    assert all(flucht[figure] > 0 for figure in flucht if figure not in ("times", "bars"))
    assert flucht["bars"]
