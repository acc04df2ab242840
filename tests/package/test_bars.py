"""A speed bar is kept or missed, and its line says so."""

import pytest
from tools.bars import Bar


@pytest.mark.checkout
@pytest.mark.parametrize(
    ("bar", "line"),
    [
        (Bar("tables", 300, "", least=300), "kept    tables: 300 (bar: at least 300)"),
        (Bar("tables", 299, "", least=300), "MISSED  tables: 299 (bar: at least 300)"),
        (Bar("page", 99.5, "ms", most=100), "kept    page: 99.5 ms (bar: at most 100)"),
        (Bar("page", 100.1, "ms", most=100), "MISSED  page: 100.1 ms (bar: at most 100)"),
    ],
)
def test_a_bar_is_kept_or_missed(bar: Bar, line: str) -> None:
    assert bar.line() == line
    assert bar.holds() == line.startswith("kept")
