"""The pages about what nets are told are those that `make features` writes."""

from pathlib import Path

import pytest
from tools import features

from archipel.engine.dealer import QuickDealer
from archipel.games import find

pytestmark = pytest.mark.checkout

DOCS = Path(__file__).parents[1] / "docs"


def test_every_game_that_can_be_learned_has_its_page_and_no_other() -> None:
    assert features.learnable() == ["borabora", "flucht", "mangrovia", "zanzibar"]
    assert sorted(path.name for path in DOCS.glob("features-*.md")) == [f"features-{name}.md" for name in features.learnable()]


@pytest.mark.parametrize("name", features.learnable())
def test_the_page_is_up_to_date(name: str) -> None:
    assert (DOCS / f"features-{name}.md").read_text(encoding="utf-8") == features.table(name), "run `make features`"


@pytest.mark.parametrize("name", features.learnable())
def test_the_page_speaks_of_every_byte_of_a_row(name: str) -> None:
    game = find(name)
    told = game.features()
    assert told is not None
    row = told.row(game.new(game.fewest, dealer=QuickDealer(1)), 0)
    *_, last = features.table(name).splitlines()
    assert last.split("|")[1].strip().split("–")[-1] == str(len(row) - 1)
    assert f"- bytes in a row: {len(row)}\n" in features.table(name)
