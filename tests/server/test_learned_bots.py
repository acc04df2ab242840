"""Bots that have learned a game: a server tells which edition taught them, and plays on where there is no net or a bad one."""

import json
from pathlib import Path
from typing import Final

import httpx
import pytest

from archipel.engine.phrase import Data
from archipel.nets import taught_by
from tests.learned import HERE, net_of_pig, own_pig, pig_in, pig_with_net
from tests.server.helpers import no_mistakes, speaking
from tests.server.house import House, person
from tests.server.talk import chair, command, open_table

KINDS: Final = ["random", "greedy", "first-thought", "search"]


def islands(folder: Path) -> dict[str, str]:
    """Pig in this folder, and the island without features of the tests."""
    (folder / "lagune").symlink_to(HERE / "lagune")
    return {"ARCHIPEL_GAMES": str(folder), "ARCHIPEL_PACE": "1000"}


def games(who: httpx.Client) -> dict[str, Data]:
    return {game["name"]: game for game in who.get("/api/games").raise_for_status().json()}


def sat_down(who: httpx.Client, kind: str, **choice: str) -> str:
    """A table of Pig: one person, and a bot of this kind."""
    table = open_table(who, game="pig", **choice)
    command(who, table, do="bot", seat=1, bot=kind)
    return table


def play_carefully(house: House, who: httpx.Client, table: str) -> Data:
    """To the end of the game: whoever holds after every roll gets there, whatever the other does."""
    command(who, table, do="contribute", contribution="ab" * 16)
    command(who, table, do="start")
    with chair(house.url, table, who) as seat:
        seat.until(lambda one: one.table)
        while seat.table["status"] == "running":
            seat.until(lambda one: one.table["status"] != "running" or one.is_to_move())
            if seat.is_to_move():
                seat.play(-1)
        return seat.table


def test_the_server_tells_which_edition_taught_its_bots(tmp_path: Path) -> None:
    environ = islands(pig_with_net(tmp_path, net_of_pig()))
    log = tmp_path / "log"
    with speaking(f"sqlite+aiosqlite:///{tmp_path}/a.db", log, **environ) as house:
        ann = person(house.url, "Ann")
        told = games(ann)
        assert told["pig"]["learned"] == {"paper-1": "paper-1"}
        assert told["lagune"]["learned"] == {}, "nobody can learn it yet"
        assert told["pig"]["bots"] == told["lagune"]["bots"] == KINDS
        report = ann.post("/api/editions", json={"game": "pig", "toml": own_pig()}).json()
        assert (report["id"], report["playable"], report["learned"]) == ("long-game", True, "paper-1")
        broken = own_pig().replace("sides = 6", "sides = 0")
        assert ann.post("/api/editions", json={"game": "pig", "toml": broken}).json()["learned"] is None
        table = sat_down(ann, "first-thought", edition_toml=own_pig())
        assert ann.get(f"/api/tables/{table}/bots").json() == {"bots": KINDS, "learned": "paper-1"}
        assert play_carefully(house, ann, table)["status"] == "over"
        assert ann.get(f"/api/tables/{open_table(ann, game='lagune')}/bots").json() == {"bots": KINDS, "learned": None}
    assert "thinker-failed" not in log.read_text()
    no_mistakes(log)


def test_with_a_bad_net_the_bots_play_on_as_if_there_were_none_and_the_log_names_the_file_once(tmp_path: Path) -> None:
    environ = islands(pig_with_net(tmp_path, net_of_pig()[:-1]))
    log = tmp_path / "log"
    with speaking(f"sqlite+aiosqlite:///{tmp_path}/a.db", log, **environ) as house:
        ann = person(house.url, "Ann")
        assert games(ann)["pig"]["learned"] == games(ann)["pig"]["learned"] == {}
        for kind in ("first-thought", "search:5"):
            assert play_carefully(house, ann, sat_down(ann, kind))["status"] == "over"
    lines = [json.loads(line) for line in log.read_text().splitlines()]
    assert [line["said"].count("learned.net") for line in lines if "net-broken" in line["said"]] == [1]
    assert not any(line.get("event") == "thinker-failed" for line in lines)
    no_mistakes(log)


GOOD: Final = net_of_pig()
BY: Final = b'"edition": {"hash": "", "id": "paper-1"}'


@pytest.mark.parametrize(
    ("content", "by"),
    [
        (GOOD, "paper-1"),
        (GOOD[:-1], None),
        (b"\x80\x04cos\nsystem\n", None),
        (GOOD.replace(b'"features": 1', b'"features": 7'), None),
        (GOOD.replace(b'"game": "pig"', b'"game": "gip"'), None),
        (GOOD.replace(BY, b'"edition": ["paper-1"]'), "?"),
        (GOOD.replace(BY, b'"edition": {"id": "%s"}' % (b"x" * 500)), "x" * 100),
    ],
    ids=["good", "cut off", "something else", "another version", "another game", "does not say who taught it", "says too much"],
)
def test_only_a_net_that_fits_has_been_taught(tmp_path: Path, content: bytes, by: str | None) -> None:
    game = pig_in(pig_with_net(tmp_path, content) / "pig")
    assert taught_by(game, game.box(game.edition())) == by
