"""Nobody acts for a seat that is not theirs, or at a time that is not right."""

from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from archipel.engine.phrase import Data
from tests.server.helpers import explained, without_mistakes
from tests.server.house import House, person
from tests.server.talk import Refused, chair, command, open_table


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    yield from without_mistakes(tmp_path_factory.mktemp("bad input"))


def rest(who: httpx.Client, table: str, **fields: Any) -> Data:
    return command(who, table, **fields)


def over_socket(who: httpx.Client, table: str, **fields: Any) -> Data:
    with chair(str(who.base_url).rstrip("/"), table, who) as one:
        return one.do(**fields)


WAYS = {"rest": rest, "socket": over_socket}


@pytest.mark.parametrize("way", WAYS)
def test_nobody_acts_out_of_place_before_during_and_after_a_game(house: House, way: str) -> None:
    act = WAYS[way]
    ann, ben, zoe = (person(house.url, name) for name in ("Ann", "Ben", "Zoe"))
    table = open_table(ann)
    command(ben, table, do="sit")
    move = {"do": "move", "moves": ["pawn 1"]}

    def refuses(who: httpx.Client, key: str, **fields: Any) -> None:
        before = zoe.get(f"/api/tables/{table}").json()["version"]
        with pytest.raises(Refused) as refused:
            act(who, table, **fields)
        assert explained(refused.value.reason) == key, fields
        assert zoe.get(f"/api/tables/{table}").json()["version"] == before, fields

    arranging: tuple[Data, ...] = (
        {"do": "start"},
        {"do": "cancel"},
        {"do": "free", "seat": 0},
        {"do": "free", "seat": 1},
        {"do": "bot", "seat": 1, "bot": "random"},
        {"do": "order", "order": [1, 0]},
        {"do": "invite", "seat": 1, "person": zoe.get("/api/me").json()["id"]},
    )
    for deed in arranging:
        for other in (ben, zoe):
            refuses(other, "owner-only", **deed)
    for seat in (0, 1):
        refuses(zoe, "seat-taken", do="sit", seat=seat)
    refuses(zoe, "table-full", do="sit")
    for seat in (-1, 2, 2**31 - 1):
        refuses(zoe, "no-such-seat", do="sit", seat=seat)
        refuses(ann, "no-such-seat", do="free", seat=seat)
    for deed in ({"do": "stand"}, {"do": "contribute", "contribution": "0" * 32}, {"do": "chat", "text": "hello"}):
        refuses(zoe, "not-seated", **deed)
    for deed in ({**move, "decision": 0}, {"do": "undo", "decision": 0}, {"do": "resign"}, {"do": "leave"}, {"do": "come_back"}):
        for one in (ann, zoe):
            refuses(one, "table-not-running", **deed)
    refuses(ann, "owner-stays", do="free", seat=0)
    refuses(ann, "seat-taken", do="sit", seat=0)
    refuses(ann, "order-wrong", do="order", order=[0, 0])
    refuses(ann, "order-wrong", do="order", order=[])
    refuses(ann, "contribution-missing", do="start")
    refuses(ann, "table-not-over", do="rematch")

    for number, one in enumerate((ann, ben)):
        command(one, table, do="contribute", contribution=f"{number:032x}")
    command(ann, table, do="start")
    seen = {who: who.get(f"/api/tables/{table}").json() for who in (ann, ben)}
    mover, waiting = (ann, ben) if seen[ann]["match"]["asked"] == 0 else (ben, ann)
    decision = seen[mover]["match"]["decision"]
    legal = seen[mover]["match"]["moves"][0]["text"]
    refuses(waiting, "not-your-turn", do="move", decision=decision, moves=[legal])
    refuses(waiting, "not-your-turn", do="preview", decision=decision, move=legal)
    refuses(waiting, "not-your-turn", do="undo", decision=decision)
    refuses(mover, "nothing-to-undo", do="undo", decision=decision)
    for stale in (decision - 1, decision + 1, -(2**31)):
        refuses(mover, "decision-stale", do="move", decision=stale, moves=[legal])
        refuses(mover, "decision-stale", do="undo", decision=stale)
        refuses(mover, "decision-stale", do="why", decision=stale, move=legal)
    refuses(mover, "no-such-text", do="move", decision=decision, moves=["dance"])
    for deed in ({**move, "decision": decision}, {"do": "undo", "decision": decision}, {"do": "resign"}, {"do": "leave"}):
        refuses(zoe, "not-seated", **deed)
    for deed in ({"do": "come_back"}, {"do": "agree", "agrees": True}, {"do": "why", "decision": decision, "move": legal}):
        refuses(zoe, "not-seated", **deed)
    refuses(zoe, "table-not-open", do="sit", seat=0)
    refuses(zoe, "table-not-over", do="rematch")
    for deed in arranging:
        refuses(ann, "table-not-open", **deed)
    refuses(ann, "table-not-open", do="stand")
    refuses(ann, "table-not-open", do="contribute", contribution="0" * 32)
    refuses(ann, "not-replaced", do="come_back")

    command(ben, table, do="resign")
    for one in (ann, ben):
        for deed in ({**move, "decision": decision}, {"do": "undo", "decision": decision}, {"do": "agree", "agrees": True}):
            refuses(one, "table-not-running", **deed)
        refuses(one, "table-not-running", do="resign")
    for deed in arranging:
        refuses(ann, "table-not-open", **deed)
    refuses(zoe, "not-seated", do="rematch")
