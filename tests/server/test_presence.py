"""Who is here: those who play are told of at once, those who watch in a moment, and a crowd costs little."""

import asyncio
import json

import pytest

from archipel.engine.phrase import Data
from archipel.room import live as live_tables
from archipel.room.live import Listener, Live
from tests.table.test_table import T0, started

CROWD = 200


def told(live: Live, listener: Listener) -> Data | None:
    """What a listener who was woken is sent about who is here."""
    if not listener.woken.is_set() or listener.presence == live.presence_told:
        return None
    listener.woken.clear()
    listener.presence = live.presence_told
    message: Data = json.loads(live.presence_text(T0))
    return message


def test_a_crowd_that_comes_and_goes_is_told_of_together_and_a_player_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_tables, "GATHER_SECONDS", 0.1)

    async def visit() -> None:
        live = Live("t1")
        live.table = started()
        first = Listener("", -1, 0)
        live.listeners.add(first)

        def come(person: str) -> Listener:
            listener = Listener(person, -1, 0)
            live.listeners.add(listener)
            live.presence_changed(T0)
            return listener

        def go(listener: Listener) -> None:
            live.listeners.discard(listener)
            live.presence_changed(T0)

        first.woken.set()
        assert told(live, first) == {"type": "presence", "number": 0, "here": [], "watching": 1}
        crowd = [come("") for _ in range(CROWD)]
        assert told(live, first) is None
        assert json.loads(live.presence_now(T0))["watching"] == CROWD + 1, "whoever asks is told how it is now"
        ann = come("ann")
        message = told(live, first)
        assert message is not None, "a player is told of at once, and the crowd with her"
        assert (message["here"], message["watching"]) == (["ann"], CROWD + 1)
        for one in crowd:
            go(one)
        assert told(live, first) is None
        await asyncio.wait_for(first.woken.wait(), 60)
        message = told(live, first)
        changes = 2 * CROWD + 1
        assert message == {"type": "presence", "number": changes, "here": ["ann"], "watching": 1}, "two messages for hundreds of changes"
        go(ann)
        message = told(live, first)
        assert message is not None
        assert message["here"] == []

    asyncio.run(visit())
