"""Whoever can keep no connection open plays all the same."""

from typing import Any

import httpx
import msgspec

from archipel.engine.phrase import Data
from archipel.table.views import Message
from tests.server.helpers import refusal
from tests.server.house import House, stranger
from tests.server.talk import begin, catch_up, chair


def news(who: httpx.Client, table: str, **query: Any) -> dict[str, Data]:
    """What is new at a table for somebody who knows a version and a line, by the kinds of the messages."""
    answer = who.get(f"/api/tables/{table}/news", params=query).raise_for_status()
    found: list[Data] = msgspec.to_builtins(msgspec.json.decode(answer.content, type=list[Message]))
    return {message["type"]: message for message in found}


def test_whoever_can_keep_no_connection_open_reads_the_same_by_asking(house: House) -> None:
    table, people = begin(house.url, 2)
    asked = people[people[0].get(f"/api/tables/{table}").json()["match"]["asked"]]
    with chair(house.url, table, asked, version=0) as one:
        catch_up(one, 1)
        first = news(asked, table, version=0)
        assert [entry["number"] for entry in first["table"]["happened"]] == [entry["number"] for entry in one.happened]
        assert first["table"]["table"]["match"] == one.match
        version = first["table"]["version"]
        assert "table" not in news(asked, table, version=version), "nothing has changed"
        one.play()
        one.do(do="chat", text="hello")
        second = news(asked, table, version=version, chat=0)
        assert second["table"]["since"] == version
        assert second["table"]["happened"] == one.happened[-1:]
        assert [line["text"] for line in second["chat"]["lines"]] == ["hello"]
        assert second["presence"]["here"] == [one.table["seats"][one.table["seat"]]["person"]]
        assert "chat" not in news(asked, table, chat=second["chat"]["lines"][-1]["number"])
    watching = news(stranger(house.url), table, version=0)
    assert watching["table"]["table"]["seat"] == -1
    assert watching["table"]["table"]["match"]["moves"] == []
    assert refusal(stranger(house.url).get("/api/tables/no-such-table-at-all/news")) == (404, "table-unknown")
