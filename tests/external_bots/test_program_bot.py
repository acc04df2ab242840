"""Bots in other programs: they play by the protocol of docs/bots.md, and whatever goes wrong with them, the game goes on."""

import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import archipel
from archipel.bots import BOTS, make_bot
from archipel.engine.dealer import QuickDealer
from archipel.engine.phrase import Trouble
from archipel.engine.state import State
from archipel.external_bots import ProgramBot, read_programs, register
from archipel.games import find, names

pytestmark = pytest.mark.checkout

EXAMPLE = Path(archipel.__file__).parents[2] / "docs" / "examples" / "program_bot.py"
QUICK = 0.3

Program = Callable[..., ProgramBot]


@pytest.fixture
def program(tmp_path: Path) -> Iterator[Program]:
    """Makes a bot of a program with this body, in which `message` is each message in turn and `say` answers."""
    made: list[ProgramBot] = []

    def make(body: str, game: str = "flucht", seconds: float = 5.0) -> ProgramBot:
        lines = "\n".join("    " + line for line in body.splitlines())
        text = "import json, os, sys, time\n\ndef say(what):\n    print(json.dumps(what), flush=True)\n\n"
        text += f"for line in sys.stdin:\n    message = json.loads(line)\n{lines}\n"
        file = tmp_path / f"bot{len(made)}.py"
        file.write_text(text)
        made.append(ProgramBot(find(game), QuickDealer("luck"), [sys.executable, str(file)], seconds))
        return made[-1]

    yield make
    for bot in made:
        bot.close()


def to_choose(game: str) -> State:
    """The first state of a game at which there is a choice."""
    dealer = QuickDealer("a table")
    state = find(game).new(2, dealer=dealer)
    while len(state.moves()) == 1:
        state.play(state.moves()[0], dealer)
    return state


LAST = 'if message["type"] == "choose":\n    say({"move": message["moves"][-1]["text"]})'


@pytest.mark.parametrize("game", names())
def test_the_example_plays_a_whole_game_of_every_kind_without_a_fault(game: str) -> None:
    bot = ProgramBot(find(game), QuickDealer("luck"), [sys.executable, str(EXAMPLE)])
    dealer = QuickDealer(game)
    state = find(game).new(2, {"rounds": "3"} if any(option.name == "rounds" for option in find(game).options) else {}, dealer=dealer)
    other = make_bot("random", find(game), QuickDealer("other"))
    while not state.over:
        player = bot if state.seat == 0 else other
        state.play(player.choose(state.view(state.seat), state.moves()), dealer)
    bot.close()
    assert bot.failures == []


def test_a_program_is_told_the_game_its_edition_its_view_and_the_legal_moves(program: Program, tmp_path: Path) -> None:
    bot = program(f'with open({str(tmp_path / "heard")!r}, "a") as file:\n    file.write(line)\n{LAST}')
    state = to_choose("flucht")
    view, moves = state.view(state.seat), state.moves()
    assert bot.choose(view, moves) == moves[-1]
    assert bot.choose(view, moves) == moves[-1]
    hello, first, second = [json.loads(line) for line in (tmp_path / "heard").read_text().splitlines()]
    assert hello == {"type": "hello", "protocol": 1, "game": "flucht", "edition": state.edition.data}
    assert (
        first
        == second
        == {
            "type": "choose",
            "view": view,
            "moves": [{"text": state.text(move), "things": state.things(move)} for move in moves],
            "seconds": 5.0,
        }
    )


@pytest.mark.parametrize(
    ("body", "why"),
    [
        ('if message["type"] == "choose":\n    time.sleep(60)', "no answer within 0.3 seconds"),
        ('if message["type"] == "choose":\n    os._exit(3)', "it has ended"),
        ('if message["type"] == "choose":\n    print("I resign", flush=True)', "no JSON: b'I resign\\n'"),
        ('if message["type"] == "choose":\n    say([1])', "no JSON object: b'[1]\\n'"),
        ('if message["type"] == "choose":\n    say({"move": "win"})', "no legal move: 'win'"),
        ('if message["type"] == "choose":\n    say({"move": 0})', "no legal move: 0"),
        ('if message["type"] == "choose":\n    say({})', "no legal move: None"),
    ],
    ids=["hangs", "crashes", "talks", "list", "illegal", "number", "nothing"],
)
def test_a_program_that_fails_loses_its_move_to_greedy(program: Program, monkeypatch: pytest.MonkeyPatch, body: str, why: str) -> None:
    monkeypatch.setattr("archipel.external_bots.bot.STARTING", 0.0 if "sleep" in body else 60.0)
    bot = program(body, seconds=QUICK)
    state = to_choose("flucht")
    view, moves = state.view(state.seat), state.moves()
    assert bot.choose(view, moves) == make_bot("greedy", find("flucht"), QuickDealer("luck")).choose(view, moves)
    assert bot.failures == [why]


def test_a_program_that_reads_nothing_does_not_hold_up_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("archipel.external_bots.bot.STARTING", 0.0)
    bot = ProgramBot(find("flucht"), QuickDealer("luck"), [sys.executable, "-c", "import time; time.sleep(60)"], QUICK)
    state = to_choose("flucht")
    padded = {**state.view(state.seat), "more": "x" * 1_000_000}
    assert bot.choose(padded, state.moves()) in state.moves()
    assert bot.failures == ["no answer within 0.3 seconds"]


def test_a_program_that_failed_is_started_anew_and_given_up_after_three_failures(program: Program, tmp_path: Path) -> None:
    file = str(tmp_path / "once")
    once = program(f"if not os.path.exists({file!r}):\n    open({file!r}, 'w')\n    os._exit(3)\n{LAST}")
    state = to_choose("flucht")
    view, moves = state.view(state.seat), state.moves()
    once.choose(view, moves)
    assert once.choose(view, moves) == moves[-1]
    assert once.failures == ["it has ended"]
    never = program("os._exit(3)")
    for _ in range(5):
        assert never.choose(view, moves) in moves
    assert never.failures == ["it has ended"] * 3


def test_a_program_that_is_not_there_is_replaced_by_greedy() -> None:
    bot = ProgramBot(find("flucht"), QuickDealer("luck"), ["no-such-program-anywhere"])
    state = to_choose("flucht")
    assert bot.choose(state.view(state.seat), state.moves()) in state.moves()
    assert bot.failures == ["could not be started: No such file or directory"]


def test_one_legal_move_is_played_without_asking(program: Program) -> None:
    bot = program("os._exit(3)")
    assert bot.choose({}, [7]) == 7
    assert bot.conversation is None


def test_programs_named_in_the_environment_are_bots_like_any_other() -> None:
    register({"ARCHIPEL_BOTS": f"mine={sys.executable} {EXAMPLE}"})
    try:
        state = to_choose("flucht")
        bot = make_bot("mine", find("flucht"), QuickDealer("luck"))
        assert bot.choose(state.view(state.seat), state.moves()) in state.moves()
        assert isinstance(bot, ProgramBot)
        assert bot.failures == []
        bot.close()
    finally:
        del BOTS["mine"]


def test_names_and_commands_are_read_as_a_shell_would() -> None:
    assert read_programs("") == {}
    assert read_programs(" mine=python3 'my bot.py' ; other=/opt/other;") == {"mine": ["python3", "my bot.py"], "other": ["/opt/other"]}


@pytest.mark.parametrize("text", ["mine", "mine=", "=python3", "Mine=x", "two words=x", "a=x;a=y", "a='x", "greedy=x", "person=x"])
def test_a_program_that_is_named_wrongly_is_refused(text: str) -> None:
    with pytest.raises(Trouble) as refused:
        register({"ARCHIPEL_BOTS": text})
    assert refused.value.reason.key == "bot-program"
