"""`python -m tests.kept [games] [sequels] [database] [client]`: writes the files of this folder again, all of them or those named."""

import sys

from tests.golden import own_games
from tests.kept import bundle
from tests.kept.client import write_client
from tests.kept.database import write_database
from tests.kept.positions import write_positions
from tests.kept.records import write_games
from tests.kept.sequels import write_sequels


def write_all_games() -> None:
    for game in own_games():
        records = write_games(game)
        bundle.write(f"records-{game.name}", records)
        bundle.write(f"positions-{game.name}", write_positions(game, records))


def write_all_sequels() -> None:
    bundle.write("sequels", {game.name: write_sequels(game) for game in own_games()})


PARTS = {"games": write_all_games, "sequels": write_all_sequels, "database": write_database, "client": write_client}

if __name__ == "__main__":
    for part in sys.argv[1:] or PARTS:
        PARTS[part]()
