"""How people got on with puzzles: the first answer of everybody counts, and no other."""

from typing import Any

from sqlalchemy import func, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from archipel.engine.phrase import Data
from archipel.store.schema import solvings


class Solvings:
    """Puzzles are known by the id of their position: one that has another number now is the same."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def add(self, game: str, puzzle: str, person: str, solved: bool, now: float) -> None:
        """Somebody has answered, or wanted to see the solution."""
        try:
            async with self.engine.begin() as connection:
                row = {"game": game, "puzzle": puzzle, "person": person, "solved": int(solved), "at": now}
                await connection.execute(insert(solvings).values(**row))
        except IntegrityError:
            return

    async def count(self, game: str, puzzle: str) -> dict[str, int]:
        """How many people have tried it, and how many of them were right at once."""
        query = select(func.count(), func.sum(solvings.c.solved)).where(solvings.c.game == game, solvings.c.puzzle == puzzle)
        async with self.engine.connect() as connection:
            tried, solved = (await connection.execute(query)).one()
        return {"tried": int(tried), "solved": int(solved or 0)}

    async def of(self, person: str) -> list[Data]:
        """What somebody has answered: `game`, `puzzle`, `solved` and `at` of each."""
        columns: tuple[Any, ...] = (solvings.c.game, solvings.c.puzzle, solvings.c.solved, solvings.c.at)
        query = select(*columns).where(solvings.c.person == person).order_by(solvings.c.at)
        async with self.engine.connect() as connection:
            return [{**row, "solved": bool(row["solved"])} for row in (await connection.execute(query)).mappings()]

    async def mine(self, person: str, puzzles: dict[str, str]) -> dict[str, bool]:
        """Of these puzzles, by their games, those that somebody has answered, and whether they were right."""
        query = select(solvings.c.game, solvings.c.puzzle, solvings.c.solved).where(
            solvings.c.person == person, solvings.c.puzzle.in_(list(puzzles.values()))
        )
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return {game: bool(solved) for game, puzzle, solved in rows if puzzles.get(game) == puzzle}
