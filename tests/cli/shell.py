"""Runs `archipel` as somebody would who types it."""

import atexit
import functools
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
STREAMS = ("typed", "shown", "said")


@functools.cache
def warm() -> subprocess.Popen[str]:
    """Where commands are forked; ends with the tests."""
    command = [sys.executable, "-m", "tests.cli.warm"]
    pipe = subprocess.PIPE
    process = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, env=variables_of(ROOT), cwd=ROOT)
    atexit.register(process.communicate)
    return process


def variables_of(home: Path) -> dict[str, str]:
    """The environment of a command."""
    return {**os.environ, "ARCHIPEL_HOME": str(home), "COLUMNS": "100", "LANG": "C.UTF-8"}


class Shell:
    """Runs `archipel` with a home of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.home = folder / "home"

    def run(self, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        """In a process that has everything loaded."""
        process = warm()
        assert process.stdin is not None
        assert process.stdout is not None
        with tempfile.TemporaryDirectory() as folder:
            files = [Path(folder) / name for name in STREAMS]
            files[0].write_text(typed, encoding="utf-8")
            asked = {"arguments": arguments, "folder": str(self.folder), "environment": variables_of(self.home)}
            process.stdin.write(json.dumps({**asked, "files": [str(file) for file in files]}) + "\n")
            process.stdin.flush()
            code = int(process.stdout.readline())
            shown, said = (file.read_text(encoding="utf-8") for file in files[1:])
        return subprocess.CompletedProcess(arguments, code, shown, said)

    def run_anew(self, *arguments: str, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
        """In a new process, as from a real shell; with other variables, if wanted."""
        command = [sys.executable, "-m", "archipel.cli", *arguments]
        variables = {**variables_of(self.home), **environment}
        return subprocess.run(
            command, input=typed, capture_output=True, text=True, env=variables, cwd=self.folder, check=False, timeout=300
        )

    def good(self, *arguments: str, typed: str = "") -> str:
        return good(self.run(*arguments, typed=typed))

    def json(self, *arguments: str) -> Any:
        return json.loads(self.good(*arguments, "--json"))

    def refused(self, *arguments: str) -> str:
        return refused(self.run(*arguments))


def good(done: subprocess.CompletedProcess[str]) -> str:
    """What was shown by a command that did what it should."""
    assert done.returncode == 0, done.stderr
    return done.stdout


def refused(done: subprocess.CompletedProcess[str]) -> str:
    """The one sentence of a refusal."""
    assert done.returncode == 2, done.stdout + done.stderr
    assert done.stdout == ""
    assert "Traceback" not in done.stderr
    assert done.stderr.count("\n") == 1, done.stderr
    return done.stderr
