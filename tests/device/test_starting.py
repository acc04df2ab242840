"""A device starts with what it needs: no server, no database, no words, no nets, and no game before somebody plays it."""

import json
import subprocess
import sys

from tools.static import ENTRY, needed

from archipel.games import names

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


THINK = """
import json
from archipel import QuickDealer
from archipel.games import find
from archipel.table.thinking import Seen, move_question
from archipel.device.main import think
state = find("flucht").new(2, {}, dealer=QuickDealer("a seed"))
seen = Seen("flucht", state.view(state.seat), state.moves(), None)
for kind in KINDS:
    answer = json.loads(think(json.dumps({**move_question(seen, kind), "milliseconds": 50})))
    assert answer["move"] in state.moves()
"""

LEFT_BEHIND = """
import sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name == "archipel.nets" or name.partition(".")[0] == "numpy":
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Missing())
"""
"""What a browser does not have is not here either."""


def loaded(code: str) -> list[str]:
    """The modules that are loaded after some code, in a fresh interpreter in which nobody complains of anything."""
    code += "\nimport json, sys\nprint(json.dumps(list(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60)
    assert done.stderr == ""
    return [str(name) for name in json.loads(done.stdout)]


def test_starting_loads_nothing_heavy_and_no_game() -> None:
    names = loaded("import archipel.device.main")
    assert {name.partition(".")[0] for name in names} & HEAVY == set()
    assert [name for name in names if name.startswith(("archipel.server", "archipel.store", "archipel.words", "archipel.nets"))] == []
    assert [name for name in names if name.startswith("archipel.games.")] == []
    assert {"tempfile", "shutil", "importlib.resources"}.isdisjoint(names), "what takes long to load"


def test_thinking_loads_the_one_game_that_is_asked_about() -> None:
    names = loaded("KINDS = ['greedy']" + THINK)
    assert {name.split(".")[2] for name in names if name.startswith("archipel.games.")} == {"flucht"}
    assert {name.partition(".")[0] for name in names} & HEAVY == set()


def test_bots_that_could_learn_play_without_nets_and_nobody_misses_them() -> None:
    names = loaded(LEFT_BEHIND + "KINDS = ['first-thought', 'search:20', 'search']" + THINK)
    assert not any(name.startswith(("archipel.nets", "numpy")) for name in names)


def test_no_net_goes_to_a_browser() -> None:
    files = needed(ENTRY, *(f"archipel.games.{game}" for game in names()))
    assert {"features.py", "search.py", "judge.py", "house.py"} <= {file.name for file in files}
    assert [file for file in files if "nets" in file.parts] == []
