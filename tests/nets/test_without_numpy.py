"""A machine without NumPy: bots play by the value of positions and say so once; only learning is refused."""

import os
import subprocess
import sys
from pathlib import Path

from tests.learned import net_of_pig, pig_with_net

HIDDEN = """
import sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] == "numpy":
            raise ModuleNotFoundError("No module named 'numpy'")

sys.meta_path.insert(0, Missing())
"""
PLAY = """
from archipel import QuickDealer, find, make_bot

for name in ("pig", "flucht"):
    game, dealer = find(name), QuickDealer(1)
    for kind in ("search:4", "first-thought", "greedy", "search:3"):
        bot, state = make_bot(kind, game, QuickDealer(2)), game.new(2, dealer=dealer)
        for _ in range(6):
            state.play(bot.choose(state.view(state.seat), state.moves()), dealer)
print("played", "numpy" in sys.modules)
"""
COMMAND = """
import sys
from archipel.cli import main
sys.exit(main())
"""


def without_numpy(script: str, folder: Path, *arguments: str) -> "subprocess.CompletedProcess[str]":
    environment = {**os.environ, "ARCHIPEL_GAMES": str(folder), "ARCHIPEL_INTERPRETED": "1", "LANG": "C.UTF-8"}
    command = [sys.executable, "-c", HIDDEN + script, *arguments]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=120)


def test_bots_play_and_say_once_that_numpy_is_missing(tmp_path: Path) -> None:
    done = without_numpy(PLAY, pig_with_net(tmp_path, net_of_pig()))
    assert (done.returncode, done.stdout) == (0, "played False\n"), done.stderr
    assert done.stderr.count("NumPy is missing") == 1
    assert done.stderr.count("\n") == 1


def test_learning_says_what_to_install(tmp_path: Path) -> None:
    done = without_numpy(COMMAND, pig_with_net(tmp_path, net_of_pig()), "learn", "pig", str(tmp_path / "run"))
    assert done.returncode == 2
    assert "pip install numpy" in done.stderr
    assert done.stderr.count("\n") == 1
