"""Playing at a server's table from the terminal: sitting down, playing, talking, going away and coming back, and the record at the end."""

import asyncio
import json
import os
import pty
import re
import signal
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from archipel.cli import main
from archipel.client import Client, link_to
from archipel.engine.match import verify
from archipel.engine.phrase import Data
from archipel.engine.record import read_record
from archipel.games import find
from archipel.terminal.servers import KnownServer
from tests.cli.shell import Shell
from tests.client.people import SECONDS, move, play_on
from tests.server.house import running
from tests.terminal.pseudo import Terminal as Screen

pytestmark = pytest.mark.checkout


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("server")
    with running(f"sqlite+aiosqlite:///{folder / 'tables.db'}") as house:
        yield house.url


class Terminal:
    """Somebody's terminal with `archipel join` in it."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self.shown = ""
        self.read = 0

    def type(self, line: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{line}\n".encode())

    async def more(self) -> bool:
        assert self.process.stdout is not None
        try:
            some = await asyncio.wait_for(self.process.stdout.read(65536), SECONDS)
        except TimeoutError:
            raise AssertionError(f"nothing more was shown after:\n{self.shown}") from None
        self.shown += some.decode(errors="replace")
        return bool(some)

    async def until(self, pattern: str) -> str:
        """Reads on until this is shown; returns what was shown up to its end."""
        while (found := re.search(pattern, self.shown[self.read :])) is None:
            assert await self.more(), f"never showed {pattern!r}:\n{self.shown}"
        text = self.shown[self.read : self.read + found.end()]
        self.read += found.end()
        return text

    async def do(self, line: str, pattern: str) -> str:
        self.type(line)
        return await self.until(pattern)

    async def play_on(self, line: str = "1") -> str:
        """Answers every prompt with this to the end; returns everything shown meanwhile."""
        start = self.read
        while True:
            if "Your move" in self.shown[self.read :]:
                await self.until("Your move")
                self.type(line)
            elif not await self.more():
                return self.shown[start:]

    async def end(self) -> tuple[int, str]:
        """The exit code, and what was shown last."""
        while await self.more():
            pass
        assert self.process.stderr is not None
        self.shown += (await self.process.stderr.read()).decode()
        return await asyncio.wait_for(self.process.wait(), SECONDS), self.shown[self.read :]


@asynccontextmanager
async def terminal(home: Path, *arguments: str, **environ: str) -> AsyncIterator[Terminal]:
    variables = {**os.environ, "ARCHIPEL_HOME": str(home), "COLUMNS": "100", "LANG": "C.UTF-8", **environ}
    command = [sys.executable, "-m", "archipel.cli", "join", *arguments]
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, stderr=pipe, env=variables)
    try:
        yield Terminal(process)
    finally:
        if process.returncode is None:
            process.kill()
            await process.communicate()


@asynccontextmanager
async def table_of(server: str, name: str, seats: int = 2, **choice: object) -> AsyncIterator[tuple[Client, str]]:
    """A table that somebody has opened, and its owner."""
    async with Client(server) as client:
        await client.guest(name)
        yield client, str((await client.open_table("lagune", seats, **choice))["id"])


def records(home: Path) -> list[str]:
    return [path.read_text(encoding="utf-8") for path in (home / "records").glob("*.record")]


def test_a_whole_game_between_two_terminals_and_a_bot(server: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with table_of(server, "Ann", 3) as (ann, table):
            link = link_to(server, table)
            monkeypatch.setenv("ARCHIPEL_HOME", str(tmp_path / "ann"))
            KnownServer(server).keep_cookie(ann.cookie)
            async with (
                terminal(tmp_path / "ann", link) as first,
                terminal(tmp_path / "ben", link, "--name", "Ben", "--seat", "3") as second,
            ):
                await first.until(r"You are Ann, in seat 1[^$]*SHA-256[^$]*“start” begins the game[^$]*1 +Ann +you · host")
                await second.until(r"You are Ben, in seat 3[^$]*when the host starts it[^$]*2 +free *\n3 +Ben +you")
                await first.until(r"3 +Ben")
                assert "These seats are still empty: 2." in await first.do("start", "2\\.")
                await first.do("bot 2 greedy", r"2 +Coco +bot: greedy")
                await first.do("free 2", r"2 +free")
                assert "from 1 to 3, not “9”" in await first.do("bot 9 greedy", "“9”")
                await first.do("bot 2 random", r"2 +Coco +bot: random")
                await second.until(r"2 +Coco +bot: random")
                first.type("start")
                shown = await asyncio.gather(first.play_on("1"), second.play_on("2"))
                assert [(await one.end())[0] for one in (first, second)] == [0, 0]
            for text in shown:
                assert "· Your shells: " in text
                assert "The game is over." in text
                assert "Verified: the seed matches its commitment" in text
                assert "your own contribution" in text
            assert "It is Ben’s turn." in shown[0]
            (one,), (other,) = records(tmp_path / "ann"), records(tmp_path / "ben")
            assert one == other == await ann.record(table)
            assert verify(find("lagune"), read_record(one))

    asyncio.run(play())


def test_whoever_goes_away_finds_their_seat_again(server: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with table_of(server, "Ann") as (ann, table), ann.sit_at(table) as live:
            await live.contribute()
            async with terminal(tmp_path, link_to(server, table), "--name", "Ben") as first:
                await first.until("You are Ben, in seat 2")
                await live.until(lambda table: table["seats"][1]["contributed"], SECONDS)
                await live.start()
                await move(live)
                first.type("quit")
                code, said = await first.end()
                assert code == 0
                assert f"archipel join {link_to(server, table)}" in " ".join(said.split())
            async with terminal(tmp_path, link_to(server, table)) as second:
                assert "Your shells" not in await second.until("You are Ben, in seat 2")
                shown, _ = await asyncio.gather(second.play_on(), play_on(live))
                assert "your own contribution" in shown
            (kept,) = (tmp_path / "servers").iterdir()
            assert kept.stat().st_mode & 0o077 == 0

    asyncio.run(play())


def test_a_shuffle_that_is_not_as_promised_is_noticed(server: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with table_of(server, "Ann") as (ann, table), ann.sit_at(table) as live:
            await live.contribute()
            async with terminal(tmp_path, link_to(server, table), "--name", "Ben") as first:
                await live.until(lambda table: table["seats"][1]["contributed"], SECONDS)
                await live.start()
                await first.do("quit", "Your seat is kept for you")
                await first.end()
            (kept,) = (tmp_path / "servers").iterdir()
            _, own, _ = json.loads(kept.read_text())["shuffles"][table]
            kept.write_text(kept.read_text().replace(own, "0" * 32))
            await live.do("agree", agrees=True)
            async with terminal(tmp_path, link_to(server, table)) as second:
                await second.until("You are Ben")
                second.type("stop")
                code, said = await second.end()
            assert code == 2
            assert f"as your contribution to the shuffle, but you gave {'0' * 32}" in said
            assert len(records(tmp_path)) == 1

    asyncio.run(play())


def test_everything_that_can_be_typed(server: str, tmp_path: Path) -> None:
    clock = {"kind": "budget", "budget": 600, "increment": 0}

    async def play() -> None:
        async with table_of(server, "Ann", 3, clock=clock) as (ann, table), ann.sit_at(table) as live:
            await live.contribute()
            await live.do("bot", seat=2, bot="random")
            async with terminal(tmp_path, link_to(server, table), "--name", "Ben") as ben:
                await live.until(lambda table: table["seats"][1]["contributed"], SECONDS)
                assert "Only the table’s host" in await ben.do("start", "can do this")
                assert "No game is in progress here" in await ben.do("dive", "the table is open")
                await live.start()
                await ben.until("It is Ann’s turn")
                assert "It is seat 1’s turn, not seat 2’s" in await ben.do("1", "seat 2’s")
                await ben.do("say  Good evening, Ann ", "Ben: Good evening, Ann\n")
                await live.do("chat", text="Hello!")
                await ben.until("Ann: Hello!")
                await live.do("agree", agrees=True)
                await ben.until("Ann would like to stop")
                await live.do("agree", agrees=False)
                await ben.until("Ann would rather play on")
                await move(live, live.table["match"]["moves"][1]["text"])
                await ben.until(r"Ann lays shell-\d+[^$]*1 +dive *\n2 +lay shell-\d+ +worth \d[^$]*Your move \(\d:\d\d\) > ")
                await ben.do("why sink shell-1", r"\(rule 3\)\nYour move \(\d:\d\d\) > ")
                await ben.do("why dive", "“dive” is allowed")
                await ben.do("fly away", "“fly away” is no move")
                await ben.do("undo", "There is nothing to take back")
                await ben.do(
                    "hint", r"would play\. It knows only what you know[^$]*(dive|lay shell-\d+)[^$]*chance of winning[^$]*Your move"
                )
                await ben.do("help", "“free SEAT”[^$]*“hint” shows")
                await ben.do("board", r"divers[^$]*Your move")
                await ben.do("resign", "Type “resign” again")
                await ben.do("leave", "“back” returns you to your seat")
                await live.until(lambda table: table["match"]["asked"] == 0, SECONDS)
                await ben.do("back", "Ben is back")
                await ben.do("dive", "It is seat 1’s turn, not seat 2’s")
                await ben.do("call", "A bot can be called only")
                await ben.do("stop", "Ben would like to stop")
                await ben.do("stop", "Ben would rather play on")
                await ben.do("resign", "Type “resign” again")
                await ben.do("resign", "Ben resigns")
                await play_on(live)
                code, said = await ben.end()
                assert code == 0
                assert "Ben had resigned and is ranked last" in said
                assert re.search(r"3rd +Ben", said)

    asyncio.run(play())


def test_a_watcher_sees_what_happens_and_no_hand(server: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with table_of(server, "Ann", title="Friday") as (ann, table), ann.sit_at(table) as live:
            await live.contribute()
            async with terminal(tmp_path, "--lang", "de", link_to(server, table), "--watch") as watching:
                await watching.until(r"Du schaust zu[^$]*1 +Ann +lädt ein *\n2 +frei")
                await live.do("bot", seat=1, bot="greedy")
                await watching.until(r"2 +Coco")
                await live.start()
                await play_on(live)
                code, said = await watching.end()
            assert code == 0
            assert "Die Partie ist zu Ende." in said
            assert "Geprüft" in said
            assert "Deine Muscheln" not in said
            assert [row["kind"] for row in (await ann.table(table))["seats"]] == ["person", "greedy"]
            assert not (tmp_path / "servers").exists(), "whoever only watches needs no name"

    asyncio.run(play())


def test_a_table_with_its_owners_edition(server: str, tmp_path: Path) -> None:
    printed = (Path(find("lagune").folder) / "editions" / "reef-1.toml").read_text(encoding="utf-8")
    own = printed.replace('id = "reef-1"', 'id = "my-reef"').replace("shell-", "pearl-").replace('"report"', '"reconstructed"')

    async def play() -> None:
        async with table_of(server, "Ann", edition_toml=own) as (ann, table), ann.sit_at(table) as live:
            await live.contribute()
            async with terminal(tmp_path, link_to(server, table)) as other:
                await other.until("Reconstructed by us, not the printed values: die")
                await live.until(lambda table: table["seats"][1]["contributed"], SECONDS)
                await live.start()
                await move(live, live.table["match"]["moves"][0]["text"])
                shown, _ = await asyncio.gather(other.play_on("2"), play_on(live))
            assert re.search(r"2 +lay pearl-\d", shown)
            assert "Verified" in shown
            (record,) = records(tmp_path)
            assert "edition-data" in record

    asyncio.run(play())


def test_control_c_at_a_real_terminal_leaves_cleanly(server: str, tmp_path: Path) -> None:
    async def visit() -> None:
        async with table_of(server, "Ann") as (ann, table):
            master, slave = pty.openpty()
            variables = {**os.environ, "ARCHIPEL_HOME": str(tmp_path), "LANG": "C.UTF-8"}
            command = [sys.executable, "-m", "archipel.cli", "join", link_to(server, table)]
            process = await asyncio.create_subprocess_exec(*command, stdin=slave, stdout=slave, stderr=slave, env=variables)
            os.close(slave)
            shown = b""
            while b"starts it" not in shown:
                shown += await asyncio.to_thread(os.read, master, 65536)
            while not (await ann.table(table))["seats"][1]["contributed"]:
                await asyncio.sleep(0.02)
            process.send_signal(signal.SIGINT)
            assert await asyncio.wait_for(process.wait(), SECONDS) == 0
            shown += await asyncio.to_thread(os.read, master, 65536)
            os.close(master)
            assert b"Your seat is kept for you" in shown
            assert b"Traceback" not in shown
            assert (await ann.table(table))["seats"][1]["kind"] == "person"

    asyncio.run(visit())


def test_a_drawn_table_leaves_what_one_is_typing_alone(server: str, tmp_path: Path) -> None:
    async def visit() -> None:
        async with table_of(server, "Ann", 3) as (ann, table), ann.sit_at(table) as live:
            await live.contribute()
            await live.do("bot", seat=2, bot="random")
            with Screen(tmp_path, 80, 24, "join", link_to(server, table), "--name", "Ben") as ben:
                await asyncio.to_thread(ben.until, "when the host starts it")
                assert re.search(r"^2 +Ben +you$", ben.text, re.MULTILINE)
                ben.press("say Good ev")
                await asyncio.to_thread(ben.until, "> say Good ev")
                await live.do("chat", text="Hello!")
                await asyncio.to_thread(ben.until, "Ann: Hello!")
                assert ben.rows[-2] == "> say Good ev"
                assert (ben.screen.cursor.x, ben.screen.cursor.y) == (len("> say Good ev"), 22)
                ben.type("ening")
                await asyncio.to_thread(ben.until, "Ben: Good evening")
                await live.until(lambda table: table["seats"][1]["contributed"], SECONDS)
                await live.start()
                await move(live, live.table["match"]["moves"][1]["text"])
                await asyncio.to_thread(ben.prompted)
                assert re.search(r"^ 1 dive", ben.text, re.MULTILINE)
                ben.type("99")
                await asyncio.to_thread(ben.until, "Type a number from 1 to")
                ben.type("2")
                await live.until(lambda table: table["match"]["asked"] != 1, SECONDS)
                ben.type("quit")
                shown = await asyncio.to_thread(ben.end)
                assert "Your seat is kept for you" in shown

    asyncio.run(visit())


def test_the_lobby_lists_open_tables_with_their_links(server: str, shell: Shell) -> None:
    async def opened() -> list[Data]:
        async with Client(server) as client:
            await client.guest("Ann")
            await client.open_table("lagune", 3, title="Friday [evening]")
            await client.open_table("flucht", 2, private=True)
            return await client.tables("mine")

    mine = {row["private"]: row for row in asyncio.run(opened())}
    listed = shell.good("join", server)
    assert re.search(rf"^Friday \[evening\] +Ann, free, free +{re.escape(link_to(server, mine[False]['id']))}", listed, re.MULTILINE)
    assert mine[True]["id"] not in listed


def test_what_cannot_be_joined_is_refused_in_one_sentence(
    server: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ARCHIPEL_HOME", str(tmp_path))

    async def full() -> str:
        async with table_of(server, "Ann") as (ann, table):
            await ann.command(table, "bot", seat=1, bot="greedy")
            return link_to(server, table)

    def refusal(*arguments: str) -> str:
        assert main(["--lang", "en", "join", *arguments]) == 2
        shown = capsys.readouterr()
        assert (shown.out, shown.err.count("\n")) == ("", 1)
        return shown.err

    link = asyncio.run(full())
    assert "is not the address" in refusal("localhost:8000")
    assert "cannot be reached" in refusal("http://127.0.0.1:9/t/x")
    assert "There is no table “nowhere”" in refusal(link_to(server, "nowhere"))
    assert "All seats at this table are taken" in refusal(link)
    assert "“--seat” must be a whole number" in refusal(link, "--seat", "first")
    assert "cannot be used as a name" in refusal(link, "--name", "a" * 41)
    monkeypatch.setattr(find("lagune"), "rules", 7)
    assert "with rules version 1; this program has version 7" in refusal(link)


def test_a_game_that_is_not_installed_here_is_named(server: str, shell: Shell) -> None:
    async def opened() -> str:
        async with table_of(server, "Ann") as (_, table):
            return link_to(server, table)

    away = shell.run_anew("join", asyncio.run(opened()), ARCHIPEL_GAMES="")
    assert away.returncode == 2
    assert "“lagune”, which is not installed here; the installed games are: borabora, flucht, mangrovia, zanzibar." in away.stderr
