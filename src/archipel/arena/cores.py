"""Work spread over the cores of this machine. Tasks are done in any order; whoever needs one sorts."""

import itertools
import os
import secrets
import signal
import threading
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import partial
from multiprocessing import get_context, parent_process
from typing import Any, Final, TypeAlias, TypeVar

from archipel.engine.phrase import trouble
from archipel.external_bots import register

Task = TypeVar("Task")
Found = TypeVar("Found")
Crew: TypeAlias = Callable[[Iterable[Task]], Iterable[tuple[Task, Found]]]
"""Does tasks, and hands over each with its result as soon as it is ready."""

AHEAD: Final = 2
"""How many tasks wait for a process, so that none is idle."""

WORKERS: dict[str, Callable[[Any], Any]] = {}
"""What this process made for the run it works for."""


def work(run: str, make: Callable[[], Callable[[Task], Found]], task: Task) -> Found:
    """Does a task of a run; what the run needs is made once in every process."""
    if run not in WORKERS:
        register(os.environ)
        WORKERS.clear()
        WORKERS[run] = make()
    found: Found = WORKERS[run](task)
    return found


def on_cores(make: Callable[[], Callable[[Task], Found]], tasks: Iterable[Task], jobs: int) -> Generator[tuple[Task, Found], None, None]:
    """Every task with its result from `make()`, called once per process, as soon as it is ready. One job runs in this process."""
    with crew_on_cores(make, jobs) as crew:
        yield from crew(tasks)


@contextmanager
def crew_on_cores(make: Callable[[], Callable[[Task], Found]], jobs: int) -> Generator[Crew[Task, Found], None, None]:
    """The same for tasks that come little by little: the processes stay until all is done."""
    if jobs == 1:
        yield partial(do_alone, make())
        return
    run = secrets.token_hex(8)
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=begin_process) as pool:
        try:
            yield partial(do_together, pool, jobs * AHEAD, partial(work, run, make))
        except BrokenProcessPool:
            raise trouble("worker-lost", {}) from None
        finally:
            pool.shutdown(cancel_futures=True)


def do_alone(worker: Callable[[Task], Found], tasks: Iterable[Task]) -> Generator[tuple[Task, Found], None, None]:
    for task in tasks:
        yield task, worker(task)


def do_together(
    pool: ProcessPoolExecutor, at_once: int, worker: Callable[[Task], Found], tasks: Iterable[Task]
) -> Generator[tuple[Task, Found], None, None]:
    waiting: dict[Future[Found], Task] = {}
    left = iter(tasks)
    while True:
        with deaf_to_interrupts():
            for task in itertools.islice(left, at_once - len(waiting)):
                waiting[pool.submit(worker, task)] = task
        if not waiting:
            return
        for done in wait(waiting, return_when=FIRST_COMPLETED).done:
            yield waiting.pop(done), done.result()


@contextmanager
def deaf_to_interrupts() -> Generator[None, None, None]:
    """Ctrl-C waits meanwhile, and so it does in processes that are started here, until `begin_process` lets it through."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def begin_process() -> None:
    """A process of the pool ends quietly on Ctrl-C, and does not outlive the program, however that ended."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
