"""The script in docs/client.md plays a whole game just as it is written there."""

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest

pytestmark = pytest.mark.checkout


def test_the_script_of_the_docs_plays_a_game(server: str) -> None:
    text = (Path(__file__).parents[2] / "docs" / "client.md").read_text(encoding="utf-8")
    found = re.search(r"```python\n(.*?)```", text, re.DOTALL)
    assert found is not None
    names: dict[str, Any] = {"__name__": "docs"}
    exec(found.group(1), names)
    assert asyncio.run(names["main"](server)) is True
