"""Work spread over a cluster by Ray: the one that `RAY_ADDRESS` names, or one of our own on this machine, which stays on loopback.

Every machine of a cluster needs the same version of this package. A game lost with its machine is played again elsewhere.
"""

import itertools
import os
import secrets
import socket
from collections.abc import Callable, Generator, Iterable
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from archipel.arena.cores import AHEAD, Crew, Found, Task, work
from archipel.engine.phrase import trouble
from archipel.files import problem_of

if TYPE_CHECKING:
    from types import ModuleType

PATIENCE: Final = 5.0
"""Seconds in which a cluster must answer."""


def on_ray(make: Callable[[], Callable[[Task], Found]], tasks: Iterable[Task], jobs: int) -> Generator[tuple[Task, Found], None, None]:
    """The same as `on_cores`. `jobs` is the size of a cluster of our own; one that is there is used with all it has."""
    with crew_on_ray(make, jobs) as crew:
        yield from crew(tasks)


@contextmanager
def crew_on_ray(make: Callable[[], Callable[[Task], Found]], jobs: int) -> Generator[Crew[Task, Found], None, None]:
    """The same as `crew_on_cores`."""
    ray = start(jobs)
    try:
        yield partial(do_remotely, ray, ray.remote(work), secrets.token_hex(8), ray.put(make))
    finally:
        ray.shutdown()


def do_remotely(ray: "ModuleType", remote: Any, run: str, maker: Any, tasks: Iterable[Task]) -> Generator[tuple[Task, Any], None, None]:
    waiting: dict[Any, Task] = {}
    left = iter(tasks)
    while True:
        at_once = max(1, int(ray.cluster_resources().get("CPU", 1)))
        for task in itertools.islice(left, max(0, at_once * AHEAD - len(waiting))):
            waiting[remote.remote(run, maker, task)] = task
        if not waiting:
            return
        done, _ = ray.wait(list(waiting))
        for one in done:
            yield waiting.pop(one), ray.get(one)


def start(jobs: int) -> "ModuleType":
    address = os.environ.get("RAY_ADDRESS")
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    if not address:
        os.environ["RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"] = "0"
    try:
        import ray
    except ImportError:
        raise trouble("peers-missing", {"value": "ray", "allowed": "pip install 'archipel[ray]'"}) from None
    if address:
        call(address)
    quiet: dict[str, Any] = {"logging_level": "ERROR", "log_to_driver": False}
    try:
        if address:
            ray.init(address, **quiet)
        else:
            ray.init("local", num_cpus=jobs, include_dashboard=False, **quiet)
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise trouble("ray-unreachable", {"value": address or "local", "problem": str(error).partition("\n")[0]}) from None
    module: ModuleType = ray
    return module


def call(address: str) -> None:
    """Whether anybody is there: Ray itself would try for minutes."""
    host, _, port = address.rpartition("://")[2].rpartition(":")
    if not port.isdigit():
        return
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise trouble("ray-unreachable", {"value": address, "problem": problem_of(error)}) from None
