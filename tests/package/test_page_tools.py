"""What builds the page: a page that has become too heavy is not built, and only a Node that the build runs on is accepted."""

import json
import random
import runpy
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

pytestmark = pytest.mark.checkout

ROOT = Path(__file__).parents[2]
PARTS: dict[str, dict[str, Any]] = {
    "index.html": {
        "file": "assets/index.js",
        "css": ["assets/index.css"],
        "isEntry": True,
        "dynamicImports": ["src/pages/Lobby.svelte", "_Table-Bq1.js", "src/words/de/index.ts"],
    },
    "_shared.js": {"file": "assets/shared.js"},
    "src/pages/Lobby.svelte": {"file": "assets/Lobby.js", "imports": ["index.html", "_shared.js"]},
    "_Table-Bq1.js": {"file": "assets/Table.js", "name": "Table", "imports": ["index.html"]},
    "src/games/flucht/art/scene.svg?raw": {"file": "assets/scene.js"},
    "src/games/flucht/art/pieces.svg?raw": {"file": "assets/pieces.js"},
    "src/games/flucht/index.ts": {
        "file": "assets/flucht.js",
        "imports": ["index.html", "_shared.js"],
        "css": ["assets/flucht.css"],
        "assets": ["assets/scenery.svg"],
    },
    "src/words/de/index.ts": {"file": "assets/de.js"},
    "src/words/en/index.ts": {"file": "assets/en.js"},
    "src/words/de/table.ftl?raw": {"file": "assets/de-table.js"},
    "src/words/en/table.ftl?raw": {"file": "assets/en-table.js"},
}


def weighed(folder: Path, **sizes: int) -> tuple[int, dict[str, float]]:
    """Builds a page whose files have these sizes, and asks for the figures. What is in the files cannot be compressed any further."""
    tools = folder / "web" / "tools"
    shutil.copytree(ROOT / "web" / "tools", tools)
    assets = folder / "web" / "dist" / "assets"
    assets.mkdir(parents=True)
    for part in PARTS.values():
        for name in (part["file"], *part.get("css", []), *part.get("assets", [])):
            size = sizes.get(Path(name).name.replace(".", "_"), 1_000)
            (folder / "web" / "dist" / name).write_bytes(random.Random(name).randbytes(size))
    notes = folder / "web" / "dist" / ".vite"
    notes.mkdir()
    (notes / "manifest.json").write_text(json.dumps(PARTS))
    subprocess.run([sys.executable, tools / "pack.py"], check=True)
    done = subprocess.run([sys.executable, tools / "budget.py"], capture_output=True, text=True, check=False)
    rows = [line.partition("  ") for line in done.stdout.splitlines()]
    return done.returncode, {what.strip(): float(rest.split()[0]) for what, _, rest in rows}


def test_a_light_page_is_built_and_its_figures_are_printed(tmp_path: Path) -> None:
    code, figures = weighed(tmp_path, index_js=50_000, en_js=9_000, scenery_svg=70_000)
    assert code == 0
    assert set(figures) == {"first load of Lobby", "first load of Table", "flucht: board and pieces", "flucht: scenery"}
    assert figures["first load of Lobby"] == pytest.approx(50 + 1 + 1 + 1 + 1 + 9, abs=0.3), "with the words of one language, the largest"
    assert figures["first load of Table"] == pytest.approx(50 + 1 + 1 + 1 + 9 + 1, abs=0.3), "and with words of its own"
    assert figures["flucht: board and pieces"] == pytest.approx(1 + 1 + 1 + 1, abs=0.3)
    assert figures["flucht: scenery"] == pytest.approx(70, abs=0.3)


@pytest.mark.parametrize(
    "sizes",
    [
        {"index_css": 151_000},
        {"shared_js": 151_000},
        {"Table_js": 151_000},
        {"de_js": 151_000},
        {"flucht_css": 71_000},
        {"pieces_js": 71_000},
        {"scene_js": 151_000},
        {"scenery_svg": 121_000},
    ],
    ids=lambda sizes: next(iter(sizes)),
)
def test_a_page_that_has_become_too_heavy_is_not_built(tmp_path: Path, sizes: dict[str, int]) -> None:
    assert weighed(tmp_path, **sizes)[0] == 1


def test_only_a_node_that_the_build_runs_on_is_accepted() -> None:
    is_new_enough = runpy.run_path(str(ROOT / "tools" / "node.py"))["is_new_enough"]
    assert all(is_new_enough(version) for version in ("v20.19.0\n", "v20.20.2", "v22.12.0", "v24.19.0"))
    assert not any(is_new_enough(version) for version in ("v18.20.4", "v20.18.9", "v21.7.3", "v22.11.0", "", "nonsense"))
