"""Bots that play leave the other cores to others: NumPy runs on one thread where only they have asked for it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.learned import net_of_pig, pig_with_net

THREADS = ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS")
THINK = """
import os
from archipel import QuickDealer, find, make_bot

game, dealer = find("pig"), QuickDealer(1)
state, bot = game.new(2, dealer=dealer), make_bot("search:8", game, QuickDealer(2))
for _ in range(6):
    state.play(bot.choose(state.view(state.seat), state.moves()), dealer)
import numpy

numpy.ones((600, 600), numpy.float32) @ numpy.ones((600, 600), numpy.float32)
print(len(os.listdir("/proc/self/task")))
"""


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="only Linux lists its threads there")
@pytest.mark.skipif(os.cpu_count() == 1, reason="with one core there is but one thread anyway")
def test_a_bot_with_a_net_thinks_on_one_thread(tmp_path: Path) -> None:
    environment = {name: value for name, value in os.environ.items() if name not in THREADS}
    environment["ARCHIPEL_GAMES"] = str(pig_with_net(tmp_path, net_of_pig()))
    done = subprocess.run([sys.executable, "-c", THINK], env=environment, capture_output=True, text=True, check=False, timeout=120)
    assert (done.returncode, done.stdout) == (0, "1\n"), done.stderr
