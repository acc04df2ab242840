"""The search of an earlier commit, which new players are measured against: it plays every game of today, as a bot in another program."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from tools.old_search import COMMIT, ROOT, Unfit, enter, prepare

from archipel.bots import make_bot
from archipel.engine.dealer import QuickDealer
from archipel.engine.match import start, verify
from archipel.engine.phrase import Data
from archipel.engine.record import Player, read_record
from archipel.external_bots import ProgramBot
from archipel.games import find

pytestmark = pytest.mark.checkout

TOOL = [sys.executable, str(ROOT / "tools" / "old_search.py")]


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The plain sources of that commit."""
    asked = subprocess.run(["git", "-C", str(ROOT), "cat-file", "-e", f"{COMMIT}^{{tree}}"], capture_output=True, check=False)
    if asked.returncode:
        pytest.skip(f"the history of this checkout does not reach back to {COMMIT}")
    folder = tmp_path_factory.mktemp("old") / "search"
    prepare(folder, plain=True)
    return folder


@pytest.mark.parametrize("name", ["borabora", "flucht", "mangrovia", "zanzibar"])
def test_the_old_search_plays_a_whole_game_of_every_kind_without_a_fault(name: str, home: Path) -> None:
    game = find(name)
    short = {"rounds": "3"} if any(option.name == "rounds" for option in game.options) else {}
    match = start(game, [Player("old", "Old"), Player("greedy", "Greedy")], bytes(32), short)
    old = ProgramBot(game, QuickDealer("old"), [*TOOL, "--folder", str(home), "play", "--iterations", "2"], seconds=60.0)
    new = make_bot("greedy", game, QuickDealer("new"))
    while not match.over:
        state = match.state
        bot = old if state.seat == 0 else new
        match.play(state.seat, state.text(bot.choose(state.view(state.seat), state.moves())))
    old.close()
    assert old.failures == []
    assert verify(game, read_record(match.record.write()))


def ask(home: Path, *messages: Data) -> subprocess.CompletedProcess[str]:
    """What the program says to these messages."""
    lines = "".join(json.dumps(message) + "\n" for message in messages)
    command = [*TOOL, "--folder", str(home), "play", "--iterations", "5"]
    return subprocess.run(command, input=lines, capture_output=True, text=True, check=False)


def beginning(name: str) -> tuple[Data, Data]:
    """What a program is told of a game up to its first decision."""
    state = find(name).new(2, dealer=QuickDealer("a table"))
    moves = [{"text": state.text(move)} for move in state.moves()]
    hello = {"type": "hello", "protocol": 1, "game": name, "edition": state.edition.data}
    return hello, {"type": "choose", "view": state.view(state.seat), "moves": moves, "seconds": 60.0}


def test_one_process_plays_many_games_and_the_same_views_get_the_same_moves(home: Path) -> None:
    flucht, mangrovia = beginning("flucht"), beginning("mangrovia")
    answers = [json.loads(line)["move"] for line in ask(home, *(flucht + mangrovia) * 20).stdout.splitlines()]
    assert len(answers) == 40
    for offered, given in ((flucht, answers[::2]), (mangrovia, answers[1::2])):
        assert {"text": given[0]} in offered[1]["moves"]
        assert given == given[:1] * 20


def test_where_the_rules_have_other_moves_than_before_that_is_said_and_nothing_is_played(home: Path) -> None:
    hello, asked = beginning("flucht")
    done = ask(home, hello, {**asked, "moves": [*asked["moves"], {"text": "win"}]})
    assert (done.returncode, done.stdout) == (2, "")
    assert "the rules have changed since" in done.stderr


def test_the_old_package_plays_even_where_todays_comes_first(home: Path) -> None:
    asking = f"import tools.old_search as old; old.enter(old.Path({str(home)!r})); import archipel; print(archipel.__file__)"
    todays = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}
    said = subprocess.run([sys.executable, "-c", asking], env=todays, capture_output=True, text=True, check=True).stdout
    assert Path(said.strip()).parents[1] == home


def test_todays_package_is_never_taken_for_the_old_one(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "path", sys.path[:])
    with pytest.raises(Unfit, match="another archipel was imported"):
        enter(home)


def test_a_folder_that_was_not_prepared_is_refused_with_what_to_run(tmp_path: Path) -> None:
    done = subprocess.run([*TOOL, "--folder", str(tmp_path), "play", "--iterations", "2"], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "python tools/old_search.py prepare" in done.stderr
    assert "Traceback" not in done.stderr
