"""An operator at the shell of a machine that serves: commands on a database, and what a server has put there."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from archipel.cli import main
from archipel.games import find
from archipel.store import Store, migrate, open_database
from archipel.table import Table


class Operator:
    def __init__(self, url: str, capsys: pytest.CaptureFixture[str]) -> None:
        self.url = url
        self.capsys = capsys

    def run(self, *arguments: str, language: str = "en") -> tuple[int, str, str]:
        """The exit code, and what was said on both streams."""
        code = main(["--lang", language, *arguments])
        said = self.capsys.readouterr()
        return code, said.out, said.err

    def good(self, *arguments: str) -> str:
        code, said, problem = self.run(*arguments)
        assert (code, problem) == (0, "")
        return said

    def refused(self, *arguments: str, language: str = "en") -> str:
        """The one sentence of a refusal."""
        code, said, problem = self.run(*arguments, language=language)
        assert (code, said, problem.count("\n")) == (2, "", 1)
        return problem

    def json(self, *arguments: str) -> tuple[int, Any]:
        code, said, problem = self.run(*arguments, "--json")
        assert problem == ""
        return code, json.loads(said)

    def served(self, work: Callable[[Store], Awaitable[Any]]) -> Any:
        """What a server does meanwhile."""

        async def run() -> Any:
            engine = open_database(self.url)
            try:
                await migrate(engine)
                return await work(Store(engine, find))
            finally:
                await engine.dispose()

        return asyncio.run(run())

    def keep(self, *tables: Table) -> None:
        async def work(store: Store) -> None:
            await store.appender.append([(table, 0) for table in tables])

        self.served(work)

    def load(self, id: str) -> Table:
        table: Table | None = self.served(lambda store: store.load(id))
        assert table is not None
        return table
