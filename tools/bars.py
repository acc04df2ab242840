"""The bars of speed that we promise to keep, measured on this machine: `make bars` prints figure, bar and verdict, one line each.

They stand apart from the tests, as a busy machine is slow without anything being wrong. The exit code is 1 where a bar is missed.
"""

import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Any

import psutil
from playwright.sync_api import expect, sync_playwright
from tests.page.chromium import ARGUMENTS, find_chromium
from tests.page.host import Host, hosting
from tests.page.visitor import Visitor
from tests.server.house import PEOPLE, running
from tests.server.talk import begin

from archipel.cli.commands.load import BAR_MS
from archipel.envs.bench import STEP_BAR
from archipel.games import names
from archipel.server.static import built_here
from tools.analysis_beside import beside as beside_analysis
from tools.peer_load import beside

CEILINGS = {"events_times_slower": 2.0, "copy_microseconds": 2.0, "replay_milliseconds": 10.0}
"""What Flucht's figures of `archipel bench`, compiled, may be at most."""

TABLES = 300
"""How many tables a server must hold."""

EXPORTED = 3000
DECISIONS = 1_000_000
"""How many games are exported, and how many decisions a minute that must be at least."""

PEER_TABLES = 100
PEER_MOVES = 60
PEER_ROUNDS = 3
TIMES_THE_PEER = 0.8
"""Our server beside boardgame.io's at the same load: so many times its moves a CPU second we promise, although ours are durable. The goal
is three times; docs/hosting.md says what limits us."""

SLOWER = 1.1
"""So many times as long a bot may take to answer while a game is analysed."""

THOUGHT_MS = 1.0
THOUGHT_GAMES = 8
"""What a first thought may take, as the mean over all decisions of so many games."""

DEVICE_MB = 6
COLD_SECONDS = 1.5
KEPT_SECONDS = 1.0
STARTS = 5
"""A browser by itself: all its files compressed, and the CPU time of its worker until the room is there, cold and from the cache."""

PAGE_MS = 100
MOVES = 20

MEASURE = """async (moves) => {
  const list = () => document.querySelectorAll('ul[aria-label="Your legal moves"] button:enabled')
  const told = document.querySelector('[role="log"][aria-label="What happened"]')
  const rest = (ms) => new Promise((done) => setTimeout(done, ms))
  const changed = (from) => new Promise((done) => new MutationObserver((_, observer) => {
    observer.disconnect()
    requestAnimationFrame(() => done(performance.now() - from))
  }).observe(told, { childList: true, subtree: true }))
  const times = []
  while (times.length < moves) {
    while (list().length === 0) await rest(2)
    await rest(150)
    const choice = list()[times.length % list().length]
    const drawn = changed(performance.now())
    choice.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }))
    times.push(await drawn)
  }
  return times
}"""
"""Plays moves, with a rest before each: the times from the click to the frame in which the change is shown."""


POINT = """async (points) => {
  const list = () => [...document.querySelectorAll('ul[aria-label="Your legal moves"] button:enabled')]
  const host = document.querySelector("[data-guide=board]").closest(".frame")
  const rest = (ms) => new Promise((done) => setTimeout(done, ms))
  const foreseen = (from) => new Promise((done) => {
    const observer = new MutationObserver(() => {
      if (!host.hasAttribute("data-foreseen")) return
      observer.disconnect()
      requestAnimationFrame(() => done(performance.now() - from))
    })
    observer.observe(host, { attributes: true })
    setTimeout(() => { observer.disconnect(); done(null) }, 2000)
  })
  const times = []
  for (let moves = 0; moves < 60 && times.length < points; moves++) {
    while (list().length === 0) await rest(2)
    for (const choice of list().slice(0, 3)) {
      await rest(150)
      const drawn = foreseen(performance.now())
      choice.dispatchEvent(new PointerEvent("pointerenter"))
      const time = await drawn
      choice.dispatchEvent(new PointerEvent("pointerleave"))
      if (time !== null) times.push(time)
    }
    list()[moves % list().length]?.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }))
    await rest(300)
  }
  return times
}"""
"""Points at moves, and plays one now and then: the times from pointing to the frame in which the board shows what a move would bring. Moves
of which nothing can be foreseen, as chance decides at once, do not count."""


class Bar:
    """A figure that must not be below `least`, or above `most`."""

    def __init__(self, what: str, figure: float, unit: str, least: float = 0.0, most: float = float("inf")) -> None:
        self.what = what
        self.figure = figure
        self.unit = unit
        self.least = least
        self.most = most

    def holds(self) -> bool:
        return self.least <= self.figure <= self.most

    def line(self) -> str:
        bar = f"at least {self.least:g}" if self.least else f"at most {self.most:g}"
        return f"{'kept  ' if self.holds() else 'MISSED'}  {self.what}: {self.figure:,g}{' ' * bool(self.unit)}{self.unit} (bar: {bar})"


def archipel(*arguments: str) -> Any:
    """What a command prints as JSON."""
    command = [sys.executable, "-m", "archipel.cli", *arguments, "--json"]
    return json.loads(subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout)


def rules() -> Iterator[Bar]:
    for game, figures in archipel("bench")["games"].items():
        for peer, least in figures["bars"].items():
            yield Bar(f"decisions of {game} against {peer}", figures["times"][peer], "×", least=least)
        if game == "flucht":
            for key, most in CEILINGS.items():
                yield Bar(f"{game}, {key.replace('_', ' ')}", figures[key], "", most=most)


def thoughts() -> Iterator[Bar]:
    for game in names():
        with tempfile.TemporaryDirectory() as folder:
            how = ("--games", str(THOUGHT_GAMES), "--jobs", "1", "--seed", "times", "--out", f"{folder}/games")
            [table] = archipel("arena", "--game", game, "--seats", "2", "--bots", "first-thought", "greedy", *how)["tables"]
        time = next(one["ms_per_decision"] for one in table["bots"] if one["bot"] == "first-thought")
        yield Bar(f"a first thought in {game}", time, "ms", most=THOUGHT_MS)


def learners() -> Iterator[Bar]:
    for game, figures in archipel("bench", "--envs")["games"].items():
        for peer, times in {**figures["times"], **figures["sampled_times"]}.items():
            yield Bar(f"steps of {game} against {peer}", times, "×", least=1.0)
        yield Bar(f"a step of {game} beyond its observation", figures["microseconds"]["beyond_observe"], "µs", most=STEP_BAR)
        yield Bar(f"many games of {game} at once against one at a time", figures["vector_times"], "×", least=1.0)
    with tempfile.TemporaryDirectory() as folder:
        found = archipel("export", "flucht", "--games", str(EXPORTED), "--out", f"{folder}/set")
    yield Bar("decisions exported a minute", round(found["decisions"] / found["seconds"] * 60), "", least=DECISIONS)


def server() -> Iterator[Bar]:
    for database, figures in archipel("load", "--tables", str(TABLES)).items():
        yield Bar(f"tables held on {database}", figures["tables"], "", least=TABLES)
        yield Bar(f"a move on {database}, 99th percentile", figures["p99_ms"], "ms", most=BAR_MS)


def peer() -> Iterator[Bar]:
    figures = beside("flucht", PEER_TABLES, PEER_MOVES, PEER_ROUNDS)
    yield Bar(f"moves a CPU second beside boardgame.io's, {PEER_TABLES} tables", figures["its_cpu_in_ours"], "×", least=TIMES_THE_PEER)


def analyses() -> Iterator[Bar]:
    times = round(beside_analysis().times, 2)
    yield Bar("a bot's answer while a game is analysed beside it, 95th percentile", times, "× alone", most=SLOWER)


def page() -> Iterator[Bar]:
    with (
        tempfile.TemporaryDirectory() as folder,
        running(f"sqlite+aiosqlite:///{folder}/archipel.db") as house,
        sync_playwright() as browsers,
    ):
        browser = browsers.chromium.launch(executable_path=find_chromium(), args=ARGUMENTS)
        table, (client,) = begin(house.url, 2, ("Ann",))
        ann = Visitor(browser, house.url, client).sit_at(table)
        expect(ann.hand).to_be_visible()
        shown = median(ann.page.evaluate(MEASURE, MOVES))
        foreseen: dict[str, float] = {}
        for game in names():
            table, (client,) = begin(house.url, 2, ("Ann",), game=game)
            ann = Visitor(browser, house.url, client).sit_at(table)
            foreseen[game] = median(ann.page.evaluate(POINT, MOVES))
        browser.close()
        while PEOPLE:
            PEOPLE.pop().close()
    yield Bar(f"page, from the click to the updated board (median of {MOVES} moves)", round(shown, 1), "ms", most=PAGE_MS)
    for game, time in foreseen.items():
        yield Bar(f"page of {game}, from pointing at a move to its preview (median of {MOVES})", round(time, 1), "ms", most=PAGE_MS)


def worker_seconds() -> float:
    """CPU time of the workers that pages have started, in all browsers that we run now."""
    threads = [thread for process in psutil.Process().children(recursive=True) for thread in Path(f"/proc/{process.pid}/task").glob("*")]
    nanoseconds = [
        int((thread / "schedstat").read_text().split()[0]) for thread in threads if "DedicatedWorker" in (thread / "comm").read_text()
    ]
    return sum(nanoseconds) / 1e9


def starts(host: Host) -> tuple[list[float], list[float]]:
    """What it costs the worker to start Python on a device: for the first time, and with everything in the browser's cache."""
    cold: list[float] = []
    kept: list[float] = []
    with sync_playwright() as browsers:
        for _ in range(STARTS):
            browser = browsers.chromium.launch(executable_path=find_chromium(), args=ARGUMENTS)
            context = browser.new_context(locale="en-GB")
            for seconds in (cold, kept, kept):
                page = context.new_page()
                page.goto(host.url)
                expect(page.get_by_text("Ready without a network")).to_be_visible(timeout=60_000)
                seconds.append(worker_seconds())
                page.close()
            browser.close()
    return cold, kept


def device() -> Iterator[Bar]:
    """A browser by itself: how much comes over the network in all, and what a start costs."""
    weigh = ["node", "web/tools/weigh.mjs", str(built_here())]
    weight = int(subprocess.run(weigh, stdout=subprocess.PIPE, text=True, check=True).stdout)
    yield Bar("without a server, everything compressed", round(weight / 1e6, 2), "MB", most=DEVICE_MB)
    with hosting(built_here()) as host:
        cold, kept = starts(host)
    yield Bar(f"without a server, CPU of the first start (median of {len(cold)})", round(median(cold), 2), "s", most=COLD_SECONDS)
    yield Bar(f"without a server, CPU of a start from the cache (median of {len(kept)})", round(median(kept), 2), "s", most=KEPT_SECONDS)


def main() -> int:
    kept = True
    for measure in (page, device, rules, thoughts, learners, server, peer, analyses):
        for bar in measure():
            sys.stdout.write(bar.line() + "\n")
            sys.stdout.flush()
            kept = kept and bar.holds()
    return 0 if kept else 1


if __name__ == "__main__":
    sys.exit(main())
