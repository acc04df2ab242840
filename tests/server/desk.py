"""The desk of an operator: `archipel admin`, on the database of a server that runs."""

import pytest

from archipel.cli import main


class Desk:
    """An operator at the shell of the machine that serves."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys

    def __call__(self, *arguments: str) -> str:
        code = main(["--lang", "en", "admin", *arguments])
        said = self.capsys.readouterr()
        assert (code, said.err) == (0, "")
        return said.out
