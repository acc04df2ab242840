"""`python -m tests.cli.warm`: has loaded the command line and the games once, and runs every command in a fork of itself.

So a command is a process of its own, with real streams, and need not load anything. A line on standard input asks for one; the answer is
its exit code.
"""

import json
import os
import signal
import sys
import traceback
from typing import Any, Final, NoReturn

from archipel.cli import main
from archipel.games import find, names

SECONDS: Final = 300
"""So long a command may take."""

STREAMS: Final = (os.O_RDONLY, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)


def listen() -> None:
    """Standard input and output are left to the commands, untouched."""
    for name in names():
        find(name)
    with os.fdopen(os.dup(0)) as questions, os.fdopen(os.dup(1), "w") as answers:
        for question in questions:
            child = os.fork()
            if child == 0:
                carry_out(json.loads(question))
            print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), file=answers, flush=True)


def carry_out(asked: dict[str, Any]) -> NoReturn:
    code: object = 1
    try:
        signal.alarm(SECONDS)
        os.chdir(asked["folder"])
        os.environ.clear()
        os.environ.update(asked["environment"])
        for number, (file, how) in enumerate(zip(asked["files"], STREAMS, strict=True)):
            os.dup2(os.open(file, how), number)
        code = main(asked["arguments"])
    except SystemExit as end:
        code = end.code or 0
    except BaseException:
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code if isinstance(code, int) else 1)


if __name__ == "__main__":
    listen()
