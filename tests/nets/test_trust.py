"""How far promises are to be trusted is found from how games end."""

from typing import Any

import numpy as np
import pytest

from archipel.nets.lessons import Lessons
from archipel.nets.net import Floats
from archipel.nets.trust import trust_in

ROWS = 4000


class Promising:
    """A student that promises what is written in its rows, as figures from which shares follow."""

    def look(self, rows: Any) -> Any:
        figures: Floats = rows.astype(np.float32) / 32 - 4
        return type("Looked", (), {"shares": figures})


def lessons(trust: float) -> Lessons:
    """Games of two among at most three, that end as promised by figures multiplied by this."""
    source = np.random.default_rng(1)
    rows = source.integers(0, 256, (ROWS, 3)).astype(np.uint8)
    figures = (rows.astype(np.float32) / 32 - 4)[:, :2] * trust
    first = source.random(ROWS) < 1 / (1 + np.exp(figures[:, 1] - figures[:, 0]))
    shares = np.stack([first, ~first, np.full(ROWS, -1)], 1).astype(np.float32)
    nothing = np.zeros(ROWS, np.float32)
    return Lessons(rows, np.arange(1, ROWS + 1), np.zeros((ROWS, 1), np.int32), np.zeros(ROWS, np.int64), nothing, nothing, shares, shares)


@pytest.mark.parametrize("trust", [0.4, 1.0, 1.7])
def test_whoever_is_too_sure_or_not_sure_enough_is_put_right(trust: float) -> None:
    assert trust_in(Promising(), lessons(trust)) == pytest.approx(trust, rel=0.1)  # type: ignore[arg-type]
