"""Bots think in processes of their own: whatever they do there, every question gets a legal move, and the server goes on."""

import asyncio
import copy
import json
import logging
import os
import random
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from archipel.engine.dealer import QuickDealer
from archipel.engine.edition import read_data
from archipel.engine.state import State
from archipel.games import find
from archipel.room.asking import Stopped
from archipel.server.bots.asking import BotAsker
from archipel.server.bots.worker import LINE, LINES, Worker
from tests.server.thinking import MANY, Island, Loop, alive, ask, ask_wild, either_loop, events, think, until, wiretap

# Answers


@pytest.mark.parametrize("name", ["flucht", "lagune"])
def test_bots_play_by_answering_questions(name: str) -> None:
    game = find(name)
    dealer = QuickDealer("table")
    state = game.new(3, dealer=dealer)

    async def work(asker: BotAsker) -> None:
        asked = 0
        while not state.over and asked < 60:
            kind = "random" if state.seat == 0 else "greedy"
            move = await asker.choose(name, kind, state.view(state.seat), state.moves(), None)
            state.play(move, dealer)
            asked += 1
        assert (asker.asked, asker.replaced, asker.fallbacks) == (asked, 0, 0)

    think(work, workers=1)


def test_a_greedy_bot_thinks_as_it_would_at_home() -> None:
    """With one best move there is no luck in it."""
    state = find("lagune").new(2, {"calm": True}, dealer=QuickDealer("a"))
    best = state.moves()[-1]
    assert state.text(best).startswith("lay")

    async def work(asker: BotAsker) -> None:
        for _ in range(5):
            assert await asker.choose("lagune", "greedy", state.view(state.seat), state.moves(), None) == best

    think(work, workers=1)


def test_a_random_bot_has_luck_of_its_own_at_every_question() -> None:
    async def work(asker: BotAsker) -> None:
        assert len({await ask(asker) for _ in range(10)}) > 1

    think(work, workers=1)


def test_a_bot_plays_with_an_owners_edition() -> None:
    game = find("flucht")
    data = copy.deepcopy(game.edition().data)
    data["edition"]["id"] = "my-attic"
    state = game.new(3, edition=read_data(data), dealer=QuickDealer("table"))
    view = state.view(state.seat)
    assert len(state.moves()) > 1

    async def work(asker: BotAsker) -> None:
        for _ in range(2):
            assert await asker.choose("flucht", "greedy", view, state.moves(), data) in state.moves()
        assert asker.fallbacks == 0
        other = {**data, "edition": {**data["edition"], "id": "my-cellar"}}
        foreign = {**view, "edition": read_data(other).hash}
        assert await asker.choose("flucht", "greedy", foreign, state.moves(), None) in state.moves()
        assert asker.fallbacks == 1

    think(work, workers=1)


def test_a_bot_gets_what_its_seat_may_know_and_nothing_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = wiretap(tmp_path, monkeypatch)
    state: State = find("lagune").new(3, dealer=QuickDealer("table"))
    seat = state.seat
    edition = find("lagune").edition().data

    async def work(asker: BotAsker) -> None:
        await asker.choose("lagune", "greedy", state.view(seat), state.moves(), None)
        await asker.choose("lagune", "random", {}, [3, 5], edition)
        assert asker.fallbacks == 0

    think(work, workers=1)
    first, second = (json.loads(line) for line in kept.read_text().splitlines())
    asked = {"think": "move", "game": "lagune", "rules": 0, "key": "", "milliseconds": 1000}
    assert first == {**asked, "kind": "greedy", "view": state.view(seat), "moves": state.moves(), "edition": None}
    assert second == {**asked, "kind": "random", "view": {}, "moves": [3, 5], "edition": edition}
    hidden = [shell for other in range(3) if other != seat for shell in state.view(other)["divers"][other]["held"]["shells"]]
    assert len(hidden) == 4
    assert not any(f'"{shell}"' in json.dumps(first) for shell in hidden)


def test_a_view_of_megabytes_is_no_obstacle() -> None:
    async def work(asker: BotAsker) -> None:
        assert await asker.choose("lagune", "random", {"much": "x" * 5_000_000}, MANY, None) in MANY
        assert (asker.replaced, asker.fallbacks) == (0, 0)

    think(work)


# Many questions


def test_many_questions_at_once_are_all_answered_by_two_workers() -> None:
    async def work(asker: BotAsker) -> None:
        questions = [asyncio.create_task(ask(asker, random.sample(MANY, 5))) for _ in range(100)]
        most = 0
        while not all(question.done() for question in questions):
            assert asker.busy <= 2
            most = max(most, len(asker.workers))
            await asyncio.sleep(0.001)
        assert most == 2
        assert all(question.result() in MANY for question in questions)
        assert (asker.asked, asker.replaced, asker.fallbacks, asker.busy) == (100, 0, 0, 0)

    think(work)


def test_no_table_is_kept_waiting_by_one_that_asks_endlessly() -> None:
    async def work(asker: BotAsker) -> None:
        order: list[str] = []

        async def play(name: str, questions: int) -> None:
            for _ in range(questions):
                await ask(asker)
                order.append(name)

        await asyncio.gather(play("busy", 10), play("second", 1), play("third", 1))
        assert order[:3] == ["busy", "second", "third"]

    think(work, workers=1)


def test_the_server_answers_while_bots_think_hard(island: Island) -> None:
    """They think until the server has gone round a hundred times, which it never would if it did the thinking itself."""
    island.wild("""
        first()
        while not (HERE / "enough").exists():
            pass
    """)

    async def work(asker: BotAsker) -> None:
        questions = asyncio.gather(ask_wild(asker), ask_wild(asker))
        await island.first()
        for _ in range(100):
            await asyncio.sleep(0)
        assert not questions.done()
        (island.folder / "wild" / "enough").touch()
        assert set(await questions) == {MANY[-1]}
        assert asker.fallbacks == 0

    think(work, seconds=60)


def test_workers_yield_to_the_server() -> None:
    async def work(asker: BotAsker) -> None:
        await ask(asker)
        (worker,) = asker.workers
        own = os.getpriority(os.PRIO_PROCESS, 0)
        assert os.getpriority(os.PRIO_PROCESS, worker.process.pid) == min(own + 5, 19)

    think(work)


# What can go wrong in a worker


@either_loop
def test_a_worker_that_is_killed_while_it_thinks_is_replaced_and_the_question_answered(
    island: Island, loop: Loop, caplog: pytest.LogCaptureFixture
) -> None:
    island.wild("if first(): time.sleep(60)")

    async def work(asker: BotAsker) -> None:
        question = asyncio.create_task(ask_wild(asker))
        os.kill(await island.first(), signal.SIGKILL)
        assert await question == MANY[-1]
        await ask(asker)
        assert (asker.replaced, asker.fallbacks) == (1, 0)

    think(work, workers=1, loop=loop)
    assert events(caplog) == ["thinker-failed", "thinker-replaced"]
    assert {record.__dict__["why"] for record in caplog.records} == {"died"}


def test_a_bot_that_ends_its_process_costs_nobody_the_game(island: Island, caplog: pytest.LogCaptureFixture) -> None:
    island.wild("os._exit(3)")

    async def work(asker: BotAsker) -> None:
        assert await ask_wild(asker) in MANY
        drawn = caplog.records[-1].__dict__
        assert (drawn["event"], drawn["game"], drawn["kind"]) == ("thinker-drawn", "wild", "wild")
        assert await ask(asker) in MANY
        assert asker.fallbacks == 1

    think(work)


def test_a_bot_that_hangs_is_stopped_in_time_and_the_table_goes_on(island: Island, caplog: pytest.LogCaptureFixture) -> None:
    island.wild("while True: time.sleep(1)")

    async def work(asker: BotAsker) -> None:
        await asyncio.gather(ask(asker), ask(asker))
        question = asyncio.create_task(ask_wild(asker))
        await until(lambda: bool(asker.slow.workers))
        (hanging,) = asker.slow.workers
        for _ in range(10):
            assert await ask(asker) in MANY
        assert not question.done()
        assert await question in MANY
        assert asker.fallbacks == 1
        await until(lambda: not alive(hanging.process.pid))
        assert await ask(asker) in MANY
        assert asker.fallbacks == 1

    think(work, seconds=3)
    assert events(caplog) == ["thinker-failed", "thinker-failed", "thinker-drawn"]
    assert [record.__dict__["why"] for record in caplog.records[:2]] == ["late", "late"]


def test_a_bot_that_hung_once_answers_from_a_new_process(island: Island) -> None:
    island.wild("if first(): time.sleep(60)")

    async def work(asker: BotAsker) -> None:
        assert await ask_wild(asker) == MANY[-1]
        assert (asker.replaced, asker.fallbacks) == (1, 0)

    think(work, workers=1, seconds=0.5)


def test_a_bot_that_raises_an_error_fails_alone_and_tells_nobody_its_cards(island: Island, caplog: pytest.LogCaptureFixture) -> None:
    island.wild("""
        if view["do"] == "raise":
            raise ValueError(f"my hand: {view}")
        if view["do"] == "exit":
            sys.exit(f"my hand: {view}")
        return view["do"]
    """)
    whys = {"raise": "ValueError at __init__.py:", "exit": "SystemExit at __init__.py:"}

    async def work(asker: BotAsker) -> None:
        await ask(asker)
        assert await ask_wild(asker, [0, 1, 2], {"do": 1}) == 1
        workers = set(asker.workers)
        for number, do in enumerate(("raise", "exit", 12345, True, None), 1):
            caplog.clear()
            assert await ask_wild(asker, [0, 1, 2], {"do": do, "hand": "shell-7"}) in (0, 1, 2)
            assert asker.fallbacks == number
            assert events(caplog) == ["thinker-failed", "thinker-failed", "thinker-drawn"]
            assert caplog.records[0].__dict__["why"].startswith(whys.get(str(do), "no legal move"))
            assert not any("shell" in str(record.__dict__) for record in caplog.records)
        assert await ask_wild(asker, [0, 1, 2], {"do": 2}) == 2
        assert asker.workers == workers
        assert asker.replaced == 0

    think(work, workers=1)
    assert not any("shell" in str(record.__dict__) for record in caplog.records)


def test_a_bot_may_print_and_read_without_harm(island: Island, caplog: pytest.LogCaptureFixture) -> None:
    island.wild("""
        print('{"move": 1}')
        os.write(1, b"bell \\a\\n")
        print("x" * 1_000_000)
        os.write(1, b"y" * 2_000 + b"\\n")
        assert sys.stdin.read() == ""
        for _ in range(20_000):
            print("again")
    """)

    async def work(asker: BotAsker) -> None:
        assert await ask_wild(asker) == MANY[-1]
        assert await ask_wild(asker) == MANY[-1]
        assert (asker.replaced, asker.fallbacks) == (0, 0)

    think(work, workers=1)
    said = [record.__dict__["line"] for record in caplog.records]
    assert said[:2] == ['{"move": 1}', "bell \\x07"]
    assert said[2:4] == ["x" * LINE, "y" * LINE]
    assert "again" in said
    assert LINES < len(said) <= 2 * LINES
    assert {record.levelno for record in caplog.records} == {logging.WARNING}


def test_a_worker_that_died_unasked_is_replaced_before_it_is_asked(caplog: pytest.LogCaptureFixture) -> None:
    async def work(asker: BotAsker) -> None:
        await ask(asker)
        (worker,) = asker.workers
        worker.process.kill()
        await worker.life
        assert await ask(asker) in MANY
        assert (asker.replaced, asker.fallbacks) == (1, 0)

    think(work, workers=1)
    assert events(caplog) == ["thinker-replaced"]


def test_a_worker_that_does_not_even_read_is_stopped_in_time() -> None:
    async def work(asker: BotAsker) -> None:
        await ask(asker)
        (worker,) = asker.workers
        worker.process.send_signal(signal.SIGSTOP)
        assert await asker.choose("lagune", "random", {"much": "x" * 5_000_000}, MANY, None) in MANY
        assert (asker.replaced, asker.fallbacks) == (1, 0)

    think(work, workers=1, seconds=0.5)


def test_a_question_that_nobody_waits_for_any_more_disturbs_no_other(island: Island) -> None:
    island.wild("if first(): time.sleep(0.3)")

    async def work(asker: BotAsker) -> None:
        question = asyncio.create_task(ask_wild(asker, [1, 2, 3]))
        queued = asyncio.create_task(ask_wild(asker, [4, 5, 6]))
        pid = await island.first()
        queued.cancel()
        question.cancel()
        for task in (question, queued):
            with pytest.raises(asyncio.CancelledError):
                await task
        assert asker.busy == 0
        assert [await ask_wild(asker, [n, n + 1]) for n in (10, 20, 30)] == [11, 21, 31]
        assert pid not in {worker.process.pid for worker in asker.workers}
        assert (asker.replaced, asker.fallbacks) == (1, 0)

    think(work, workers=1)


def test_an_interrupt_at_the_terminal_is_for_the_server_alone_and_waiting_for_questions_costs_no_time() -> None:
    async def work(asker: BotAsker) -> None:
        await ask(asker)
        (worker,) = asker.workers
        worker.process.send_signal(signal.SIGINT)
        await asyncio.sleep(2.5)
        await ask(asker)
        assert asker.workers == {worker}
        assert asker.replaced == 0

    think(work, workers=1, seconds=2)


# Workers that cannot be started


def test_without_workers_moves_are_drawn_and_starts_become_rare(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    python = sys.executable
    starts = tmp_path / "starts"
    broken = tmp_path / "python"
    broken.write_text(f'#!/bin/sh\necho started >> "{starts}"\nexit 1\n')
    broken.chmod(0o755)
    monkeypatch.setattr(sys, "executable", str(broken))

    async def work(asker: BotAsker) -> None:
        moves = [await ask(asker, [4, 5, 6]) for _ in range(100)]
        assert set(moves) == {4, 5, 6}
        assert asker.fallbacks == 100
        assert 2 <= starts.read_text().count("started") <= 20
        pauses = [record.__dict__["pause"] for record in caplog.records if record.__dict__["event"] == "thinker-not-started"]
        assert pauses[:3] == [0.1, 0.2, 0.4]
        monkeypatch.setattr(sys, "executable", python)
        await until(lambda: asyncio.get_running_loop().time() > asker.quick.next_start)
        await ask(asker)
        assert asker.fallbacks == 100

    think(work)


def test_a_python_that_is_not_there_is_no_reason_to_stop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", str(tmp_path / "nowhere"))

    async def work(asker: BotAsker) -> None:
        assert await ask(asker, [4, 5, 6]) in (4, 5, 6)
        assert asker.fallbacks == 1

    think(work)


# The end


def test_after_stopping_no_process_is_left_and_no_move_is_made_up(island: Island) -> None:
    """Not even for a question that has failed once already."""
    island.wild("""
        if first():
            os._exit(3)
        (HERE / "again").touch()
        time.sleep(600)
    """)
    kept: list[Worker] = []

    async def work(asker: BotAsker) -> None:
        await ask(asker)
        questions = [asyncio.create_task(ask_wild(asker))]
        await until((island.folder / "wild" / "again").exists)
        questions += [asyncio.create_task(ask_wild(asker)) for _ in range(4)]
        await asyncio.sleep(0)
        kept.extend(asker.workers)
        await asker.stop()
        answers = await asyncio.gather(*questions, return_exceptions=True)
        assert all(isinstance(answer, Stopped) for answer in answers)
        with pytest.raises(Stopped):
            await ask(asker)
        assert asker.fallbacks == 0

    think(work)
    assert kept
    for worker in kept:
        with pytest.raises(ProcessLookupError):
            os.kill(worker.process.pid, 0)


def test_idle_workers_end_by_themselves_when_the_server_stops() -> None:
    kept: list[Worker] = []

    async def work(asker: BotAsker) -> None:
        await ask(asker)
        kept.extend(asker.workers)

    think(work)
    assert [worker.process.returncode for worker in kept] == [0]


@either_loop
def test_stopping_in_the_middle_of_a_start_leaves_no_process(loop: Loop) -> None:
    async def work(asker: BotAsker) -> None:
        for steps in (1, 2, 4, 8):
            await asker.start()
            questions = [asyncio.create_task(ask(asker)) for _ in range(2)]
            for _ in range(steps):
                await asyncio.sleep(0)
            assert asker.busy == 1
            await asker.stop()
            answers = await asyncio.gather(*questions, return_exceptions=True)
            assert all(isinstance(answer, Stopped) for answer in answers)
            assert asker.workers == set()

    think(work, workers=1, loop=loop)


SERVER = """
import asyncio
from archipel.server.bots.asking import BotAsker

async def main():
    asker = BotAsker(2, 0.5)
    await asker.start()
    await asyncio.gather(*(asker.choose("lagune", "random", {}, [1, 2], None) for _ in range(2)))
    question = asyncio.create_task(asker.choose("wild", "wild", {}, [1, 2], None))
    while len(asker.workers) < 3:
        await asyncio.sleep(0.01)
    print(*(worker.process.pid for worker in asker.workers), flush=True)
    await question

asyncio.run(main())
"""


def test_workers_end_when_their_server_is_killed(island: Island) -> None:
    """The idle ones because no more questions can come, the one that hangs because its time is up."""
    island.wild("while True: pass")
    with subprocess.Popen([sys.executable, "-c", SERVER], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        pids = [int(pid) for pid in server.stdout.readline().split()]
        server.kill()
    assert len(pids) == 3
    asyncio.run(until(lambda: not any(alive(pid) for pid in pids), 5))
