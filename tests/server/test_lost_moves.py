"""A bot that hangs, crashes, answers nonsense or is not there any more loses its move to `greedy`, and the table goes on."""

from typing import Final

import pytest

from archipel.engine.dealer import QuickDealer
from archipel.engine.phrase import Data
from archipel.games import find
from archipel.server.bots.asking import BotAsker
from tests.server.thinking import Island, ask_wild, events, think

STATE: Final = find("lagune").new(2, {"calm": True}, dealer=QuickDealer("a"))
VIEW: Final = STATE.view(STATE.seat)
MOVES: Final = STATE.moves()
BEST: Final = MOVES[-1]
"""Where the calm lagoon has one best move, `greedy` finds it; nobody who drew moves at random would find it as often."""

BROKEN: Final = {
    "hangs": "while True: pass",
    "crashes": "os._exit(3)",
    "raises": "raise ValueError(view)",
    "answers nonsense": "return 12345",
}


@pytest.mark.parametrize("body", BROKEN.values(), ids=BROKEN.keys())
def test_a_bot_that_fails_twice_loses_its_move_to_greedy(island: Island, caplog: pytest.LogCaptureFixture, body: str) -> None:
    island.wild(body)
    assert len(MOVES) > 1

    async def work(asker: BotAsker) -> None:
        for number in (1, 2, 3):
            caplog.clear()
            assert await ask_wild(asker, MOVES, VIEW) == BEST
            assert (asker.fallbacks, asker.drawn) == (number, 0)
            said = [event for event in events(caplog) if event not in ("thinker-replaced", "thinker-says")]
            assert said == ["thinker-failed", "thinker-failed", "thinker-fallback"]
            if body == BROKEN["hangs"]:
                return

    think(work, workers=1, seconds=0.4 if body == BROKEN["hangs"] else 5.0)
    shells = [shell for diver in VIEW["divers"] for shell in diver["held"].get("shells", [])]
    assert shells
    assert not any(shell in str(record.__dict__) for record in caplog.records for shell in shells)


@pytest.mark.parametrize("kind", ["oracle", "greedy:70", "search:much"])
def test_a_bot_that_is_not_known_here_any_more_is_not_even_asked_twice(caplog: pytest.LogCaptureFixture, kind: str) -> None:
    async def work(asker: BotAsker) -> None:
        for _ in range(3):
            assert await asker.choose("lagune", kind, VIEW, MOVES, None, "table 1") == BEST
        assert (asker.fallbacks, asker.drawn) == (3, 0)

    think(work, workers=1)
    assert events(caplog) == ["thinker-failed", "thinker-fallback"] * 3
    assert {record.__dict__["why"] for record in caplog.records[::2]} == {"there is no such bot"}
    assert {record.__dict__["kind"] for record in caplog.records} == {kind}


def test_a_bot_that_failed_once_keeps_nothing_from_before(island: Island) -> None:
    """A thought that was half finished when it failed does not go on."""
    island.wild("""
        self.asked = getattr(self, "asked", 0) + 1
        if view["fail"]:
            raise ValueError
        return self.asked
    """)

    async def work(asker: BotAsker) -> None:
        async def asked(fail: bool) -> int:
            view: Data = {"fail": fail}
            return await asker.choose("wild", "wild", view, [1, 2, 3], None, "table 1")

        assert [await asked(False) for _ in range(3)] == [1, 2, 3]
        await asked(True)
        assert await asked(False) == 1

    think(work, workers=1)
