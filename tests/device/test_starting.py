"""A device starts with what it needs: no server, no database, no words, and no game before somebody plays it."""

import json
import subprocess
import sys

HEAVY = {
    "fastapi",
    "pydantic",
    "starlette",
    "sqlalchemy",
    "alembic",
    "prometheus_client",
    "fluent",
    "rich",
    "uvicorn",
    "websockets",
    "httpx",
    "numpy",
}


def loaded(code: str) -> list[str]:
    """The modules that are loaded after some code, in a fresh interpreter."""
    code += "\nimport json, sys\nprint(json.dumps(list(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60)
    return [str(name) for name in json.loads(done.stdout)]


def test_starting_loads_nothing_heavy_and_no_game() -> None:
    names = loaded("import archipel.device.main")
    assert {name.partition(".")[0] for name in names} & HEAVY == set()
    assert [name for name in names if name.startswith(("archipel.server", "archipel.store", "archipel.words"))] == []
    assert [name for name in names if name.startswith("archipel.games.")] == []
    assert {"tempfile", "shutil", "importlib.resources"}.isdisjoint(names), "what takes long to load"


def test_thinking_loads_the_one_game_that_is_asked_about() -> None:
    names = loaded(
        """
import json
from archipel import QuickDealer
from archipel.games import find
from archipel.table.thinking import Seen, move_question
from archipel.device.main import think
state = find("flucht").new(2, {}, dealer=QuickDealer("a seed"))
seen = Seen("flucht", state.view(state.seat), state.moves(), None)
answer = json.loads(think(json.dumps({**move_question(seen, "greedy"), "milliseconds": 50})))
assert answer["move"] in state.moves()
"""
    )
    assert {name.split(".")[2] for name in names if name.startswith("archipel.games.")} == {"flucht"}
    assert {name.partition(".")[0] for name in names} & HEAVY == set()
