"""Programs of the host as bots at a server: they play like any other, and whatever they do or have done, the tables go on."""

import json
import os
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from archipel.engine.phrase import Data
from tests.server.helpers import no_mistakes, speaking, until
from tests.server.house import House, person, running
from tests.server.talk import Refused, chair, command, open_table, play_out
from tests.server.thinking import alive

FAST = {"ARCHIPEL_PACE": "1000"}

HEAD = """
import json, os, sys, time

here = os.path.dirname(__file__)
open(os.path.join(here, f"began {os.getpid()}"), "x").close()

def say(what):
    print(json.dumps(what), flush=True)

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] != "choose":
        continue
"""

BODIES = {
    "last": 'say({"move": message["moves"][-1]["text"]})',
    "hangs": "time.sleep(60)",
    "crashes": "os._exit(3)",
    "nonsense": 'say({"move": json.dumps(message["view"])})',
}


class Programs:
    """Programs of the host, each in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def named(self, *names: str) -> str:
        """The programs of these names, as the environment names them."""
        return "; ".join(f"{name}='{sys.executable}' '{self.write(name)}'" for name in names)

    def write(self, name: str) -> Path:
        file = self.folder / name / "bot.py"
        file.parent.mkdir(exist_ok=True)
        file.write_text(HEAD + f"    {BODIES[name]}\n")
        return file

    def running(self, name: str) -> list[int]:
        """The processes of a program that have begun and not ended."""
        begun = [int(file.name.split()[1]) for file in (self.folder / name).glob("began *")]
        return [pid for pid in begun if alive(pid)]


@pytest.fixture
def programs(tmp_path: Path) -> Programs:
    return Programs(tmp_path)


def seat_bots(who: httpx.Client, kinds: list[str], rounds: int = 2) -> str:
    """A game that has begun: one person, and bots of these kinds."""
    table = open_table(who, seats=1 + len(kinds), options={"rounds": rounds})
    for seat, kind in enumerate(kinds, 1):
        command(who, table, do="bot", seat=seat, bot=kind)
    command(who, table, do="contribute", contribution="ab" * 16)
    command(who, table, do="start")
    return table


def play_to_the_end(house: House, who: httpx.Client, table: str) -> Data:
    with chair(house.url, table, who) as seat:
        play_out([seat])
        return seat.table


def said(log: Path, event: str) -> list[Data]:
    return [line for line in map(json.loads, log.read_text().splitlines()) if line.get("event") == event]


def test_a_program_plays_at_a_table_in_one_process_per_seat_until_the_game_is_over(programs: Programs, tmp_path: Path) -> None:
    log = tmp_path / "log"
    with speaking(f"sqlite+aiosqlite:///{tmp_path}/a.db", log, ARCHIPEL_BOTS=programs.named("last"), **FAST) as house:
        ann = person(house.url, "Ann")
        assert ann.get("/api/games").json()[0]["bots"] == ["random", "greedy", "first-thought", "search", "last"]
        table = seat_bots(ann, ["last", "last"])
        assert play_to_the_end(house, ann, table)["status"] == "over"
        assert len(list((programs.folder / "last").glob("began *"))) == 2
        until(lambda: not programs.running("last"))
    assert not said(log, "thinker-fallback")
    no_mistakes(log)


def test_programs_that_hang_crash_or_answer_nonsense_lose_their_moves_and_the_game_goes_on(programs: Programs, tmp_path: Path) -> None:
    log = tmp_path / "log"
    kinds = ["hangs", "crashes", "nonsense"]
    environ = {"ARCHIPEL_BOTS": programs.named(*kinds), "ARCHIPEL_BOT_SECONDS": "2.5", **FAST}
    with speaking(f"sqlite+aiosqlite:///{tmp_path}/a.db", log, **environ) as house:
        ann = person(house.url, "Ann")
        table = seat_bots(ann, kinds, rounds=6)
        over = play_to_the_end(house, ann, table)
        assert over["status"] == "over"
        assert [place["kind"] for place in over["seats"][1:]] == kinds
        figures = httpx.get(f"{house.url}/metrics").text
        lost = next(float(line.split()[1]) for line in figures.splitlines() if line.startswith("archipel_thinkers_fallbacks "))
    lines = said(log, "thinker-fallback")
    whys = {kind: {line["why"] for line in lines if line["kind"] == kind} for kind in kinds}
    assert whys == {"hangs": {"no answer within 2 seconds"}, "crashes": {"it has ended"}, "nonsense": {"no legal move"}}
    assert len(lines) == 9
    assert lost > 9
    assert not said(log, "thinker-drawn")
    assert "decision" not in log.read_text()
    no_mistakes(log)
    assert not any(programs.running(kind) for kind in kinds)


def test_a_program_that_hangs_does_not_outlive_its_server(programs: Programs, tmp_path: Path) -> None:
    with running(f"sqlite+aiosqlite:///{tmp_path}/a.db", ARCHIPEL_BOTS=programs.named("hangs"), ARCHIPEL_BOT_SECONDS="20") as house:
        ann = person(house.url, "Ann")
        command(ann, seat_bots(ann, ["hangs", "hangs"]), do="leave")
        until(lambda: programs.running("hangs"))
    assert not programs.running("hangs")


def test_a_table_plays_on_when_its_program_is_not_there_any_more(programs: Programs, tmp_path: Path) -> None:
    """The log names a bot that nobody knows today: `greedy` plays for it, and in its place at the next table."""
    database, log = f"sqlite+aiosqlite:///{tmp_path}/a.db", tmp_path / "log"
    with running(database, ARCHIPEL_BOTS=programs.named("last")) as house:
        ann = person(house.url, "Ann")
        table = seat_bots(ann, ["last"])
        cookies = dict(ann.cookies)
    with speaking(database, log, **FAST) as house, httpx.Client(base_url=house.url, headers={"X-Archipel": "1"}, cookies=cookies) as ann:
        over = play_to_the_end(house, ann, table)
        assert (over["status"], over["seats"][1]["kind"]) == ("over", "last")
        with pytest.raises(Refused, match="bot-unknown"):
            command(ann, open_table(ann), do="bot", seat=1, bot="last")
        rematch = command(ann, table, do="rematch")["table"]["rematch"]
        assert sorted(place["kind"] for place in ann.get(f"/api/tables/{rematch}").json()["seats"]) == ["greedy", "person"]
    assert {line["kind"] for line in said(log, "thinker-fallback")} == {"last"}
    assert not said(log, "thinker-drawn")
    no_mistakes(log)


def test_bots_are_placed_by_their_kind_and_budget(house: House) -> None:
    ann = person(house.url, "Ann")
    table = open_table(ann, seats=5, stand_in="search:050ms")
    assert ann.get(f"/api/tables/{table}").json()["stand_in"] == "search:50ms"
    kinds = ["random", "search", "search:400", "search:0050ms"]
    for seat, kind in enumerate(kinds, 1):
        shown = command(ann, table, do="bot", seat=seat, bot=kind)["table"]
    assert [place["kind"] for place in shown["seats"][1:]] == ["random", "search", "search:400", "search:50ms"]
    for kind, key in (("oracle", "bot-unknown"), ("greedy:70", "bot-no-budget"), ("search:much", "bot-budget"), ("person", "bot-unknown")):
        with pytest.raises(Refused, match=key):
            command(ann, table, do="bot", seat=1, bot=kind)
        with pytest.raises(Refused, match=key):
            open_table(ann, stand_in=kind)


@pytest.mark.parametrize("arguments", [("serve", "--port", "0"), ("play", "flucht"), ("simulate", "flucht")], ids=lambda given: given[0])
def test_bots_that_are_named_wrongly_are_refused_in_one_sentence(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    programs = "mine=python3 mine.py; greedy=python3 mine.py"
    environ = {**os.environ, "ARCHIPEL_BOTS": programs, "ARCHIPEL_DATABASE_URL": f"sqlite+aiosqlite:///{tmp_path}/a.db"}
    command = [sys.executable, "-m", "archipel.cli", "--lang", "en", *arguments]
    done = subprocess.run(command, env=environ, capture_output=True, text=True, timeout=120, stdin=subprocess.DEVNULL)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("“greedy=python3 mine.py” does not name a bot: ")
    assert len(done.stderr.splitlines()) == 1
