"""Every game's state spells out a copy of all that it declares."""

from pathlib import Path

import pytest
from tools import copies

pytestmark = pytest.mark.checkout

STATES = sorted(copies.GAMES.glob("*/state.py"))


@pytest.mark.parametrize("path", STATES, ids=[path.parent.name for path in STATES])
def test_a_copy_takes_every_field_along(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    assert copies.MARK in source, f"{path} has no `{copies.MARK.strip()}`"
    assert copies.spelled_out(source) == source, "the fields have changed: run `make copies`"
