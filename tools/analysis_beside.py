"""How much longer bots take to answer at a table while a game is analysed: python -m tools.analysis_beside [--answers 40] [--rounds 5].

Somebody plays against a bot that makes as many tries for every move, so its answer takes longer where it gets less of the machine. Half of
the time the same server analyses a game as well, with all of its workers; quiet and busy spells take turns, so both see the same machine.
"""

import argparse
import os
import sys
import tempfile
import time
from statistics import quantiles
from typing import Final, NamedTuple

import httpx
from tests.page.tables import finished
from tests.server.helpers import until
from tests.server.house import PEOPLE, person, running
from tests.server.talk import Chair, chair, command, open_table

from archipel.engine.dealer import QuickDealer

BOT: Final = "search:1000"
ENDLESS: Final = "100000"
"""With so many iterations an analysis lasts longer than a spell: it is cancelled."""
ANSWERS: Final = 40
ROUNDS: Final = 5


class Beside(NamedTuple):
    """The 95th percentile of a bot's answer in milliseconds, without and with an analysis beside it."""

    quiet: float
    busy: float

    @property
    def times(self) -> float:
        return self.busy / self.quiet


def bot_table(who: httpx.Client) -> str:
    table = open_table(who, seats=2)
    command(who, table, do="bot", seat=1, bot=BOT)
    command(who, table, do="contribute", contribution="00" * 16)
    command(who, table, do="start")
    return table


def answers(url: str, who: httpx.Client, count: int) -> list[float]:
    """How long the bot takes for so many moves, in milliseconds."""
    times: list[float] = []
    luck = QuickDealer(0)
    while len(times) < count:
        with chair(url, bot_table(who), who) as seat:
            seat.until(lambda one: one.table)
            while len(times) < count and seat.table["status"] == "running":
                if seat.is_to_move():
                    seat.play(luck.below(len(seat.match["moves"])))
                    continue
                times.append(time_of_answer(seat))
    return times


def time_of_answer(seat: Chair) -> float:
    decision, begin = seat.match["decision"], time.perf_counter()
    seat.until(lambda one: one.match["decision"] != decision or one.table["status"] != "running")
    return 1000 * (time.perf_counter() - begin)


def begin_analysis(who: httpx.Client, table: str) -> None:
    who.post(f"/api/tables/{table}/analysis").raise_for_status()
    until(lambda: who.get(f"/api/tables/{table}/analysis").json()["state"] == "running")


def beside(count: int = ANSWERS, rounds: int = ROUNDS) -> Beside:
    quiet: list[float] = []
    busy: list[float] = []
    workers = str(os.cpu_count() or 2)
    environ = {"ARCHIPEL_BOT_WORKERS": workers, "ARCHIPEL_ANALYSIS_WORKERS": workers, "ARCHIPEL_ANALYSIS_ITERATIONS": ENDLESS}
    with tempfile.TemporaryDirectory() as folder, running(f"sqlite+aiosqlite:///{folder}/archipel.db", 0, **environ) as house:
        ann = person(house.url, "Ann")
        over, (ben, _) = finished(house.url)
        answers(house.url, ann, count // 4)
        for _ in range(rounds):
            quiet += answers(house.url, ann, count)
            begin_analysis(ben, over)
            busy += answers(house.url, ann, count)
            ben.delete(f"/api/tables/{over}/analysis").raise_for_status()
        while PEOPLE:
            PEOPLE.pop().close()
    return Beside(quantiles(quiet, n=20)[-1], quantiles(busy, n=20)[-1])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--answers", type=int, default=ANSWERS, help=f"how many answers a spell (default: {ANSWERS})")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help=f"how many spells of each kind (default: {ROUNDS})")
    args = parser.parse_args()
    found = beside(args.answers, args.rounds)
    sys.stdout.write(
        f"95th percentile of a bot's answer: {found.quiet:.0f} ms, and {found.busy:.0f} ms while a game is analysed: "
        f"{found.times:.2f} times\n"
    )


if __name__ == "__main__":
    main()
