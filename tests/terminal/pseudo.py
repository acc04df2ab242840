"""A real pseudo-terminal with `archipel` in it and a screen behind it: what a person would see, character by character."""

import fcntl
import os
import pty
import select
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path
from types import TracebackType
from typing import Final

import pyte

SECONDS: Final = 60.0
MOVE: Final = "Your move >"
QUIET: Final = 0.05
"""So long nothing comes when a prompt waits."""


def take_terminal() -> None:
    """Makes the pseudo-terminal the one whose keys send signals."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


class Terminal:
    """A person's terminal of so many columns and lines."""

    def __init__(self, home: Path, columns: int, lines: int, *arguments: str, **environ: str) -> None:
        self.columns, self.lines = columns, lines
        self.screen = pyte.Screen(columns, lines)
        self.stream = pyte.ByteStream(self.screen)
        self.received = b""
        self.master, slave = pty.openpty()
        self.set_size(columns, lines)
        variables = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES", "NO_COLOR")}
        variables |= {"ARCHIPEL_HOME": str(home), "LANG": "C.UTF-8", "TERM": "xterm-256color", **environ}
        command = [sys.executable, "-m", "archipel.cli", *arguments]
        self.process = subprocess.Popen(
            command, stdin=slave, stdout=slave, stderr=slave, env=variables, start_new_session=True, preexec_fn=take_terminal
        )
        os.close(slave)

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self.master)

    def set_size(self, columns: int, lines: int) -> None:
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))

    def resize(self, columns: int, lines: int) -> None:
        self.set_size(columns, lines)
        self.screen.resize(lines, columns)
        self.columns, self.lines = columns, lines

    def read(self, seconds: float) -> bool:
        """Takes in what comes within this time, if anything does; False once the program has ended and all is read."""
        if not select.select([self.master], [], [], seconds)[0]:
            return True
        try:
            some = os.read(self.master, 65536)
        except OSError:
            return False
        self.received += some
        self.stream.feed(some)
        return bool(some)

    @property
    def rows(self) -> list[str]:
        return [row.rstrip() for row in self.screen.display]

    @property
    def text(self) -> str:
        return "\n".join(self.rows)

    def until(self, *texts: str) -> str:
        """Reads on until one of these is seen and nothing more comes."""
        deadline = time.monotonic() + SECONDS
        while time.monotonic() < deadline:
            going_on = self.read(QUIET)
            if any(text in self.text for text in texts) and not select.select([self.master], [], [], QUIET)[0]:
                return self.text
            if not going_on:
                break
        raise AssertionError(f"never saw any of {texts}:\n{self.text}")

    def prompted(self, *prompts: str, end: str = "The game is over") -> bool:
        """Reads on until a prompt waits for a line; False if the game is over before."""
        deadline = time.monotonic() + SECONDS
        while time.monotonic() < deadline:
            going_on = self.read(QUIET)
            row = self.screen.cursor.y
            waits = self.rows[row].endswith(prompts or MOVE) and not select.select([self.master], [], [], QUIET)[0]
            if waits:
                return True
            if end in self.text and not going_on:
                return False
            if not going_on:
                break
        raise AssertionError(f"no prompt:\n{self.text}")

    def type(self, line: str) -> None:
        self.press(f"{line}\n")

    def press(self, keys: str) -> None:
        os.write(self.master, keys.encode())

    def end(self) -> str:
        """Reads to the end; what is seen then."""
        deadline = time.monotonic() + SECONDS
        while self.read(QUIET) and self.process.poll() is None and time.monotonic() < deadline:
            pass
        while select.select([self.master], [], [], QUIET)[0] and self.read(0):
            pass
        return self.text
