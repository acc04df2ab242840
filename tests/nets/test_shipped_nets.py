"""The nets that lie with the games: they fit, say how they were made, and play better than a bot that has learned nothing."""

import json
from pathlib import Path

import pytest

from archipel.arena.learn import match
from archipel.bots.judge import Position
from archipel.engine.dealer import QuickDealer
from archipel.games import find
from archipel.nets import find_judge
from archipel.nets.judge import FILE

DOCS = Path(__file__).parents[2] / "docs" / "learning.md"
GAMES = ["borabora", "flucht", "mangrovia", "zanzibar"]


def quietly(what: str, done: int, total: int) -> None:
    pass


@pytest.mark.parametrize("name", GAMES)
def test_it_fits_the_edition_that_people_play_and_that_taught_it(name: str) -> None:
    game = find(name)
    box = game.box(game.edition())
    judge = find_judge(game, box)
    assert judge is not None
    card = json.loads(Path(game.folder, FILE).read_bytes().partition(b"\n")[0])
    assert card["edition"] == {"id": box.edition.id, "hash": box.edition.hash}
    assert card["game"] == name
    assert card["command"].startswith(f"archipel learn {name} DIR ")
    assert f"`{card['command']}` | {card['games']:,} |" in DOCS.read_text(encoding="utf-8")
    assert [one["generation"] for one in card["curve"]]
    assert Path(game.folder, FILE).stat().st_size <= 1_000_000


@pytest.mark.parametrize("name", GAMES)
def test_it_judges_every_number_of_seats_and_all_options(name: str) -> None:
    game = find(name)
    judge = find_judge(game, game.box(game.edition()))
    assert judge is not None
    for seats in range(game.fewest, game.most + 1):
        for option in game.options:
            for value in [*option.values, *([str(option.high)] if not option.values else [])]:
                state = game.new(seats, {option.name: value}, dealer=QuickDealer(f"{seats} {value}"))
                position = Position(state, state.moves())
                judge.look([position])
                assert len(position.shares) == seats
                assert sum(position.shares) == pytest.approx(1)
                assert sum(position.priors) == pytest.approx(1)


@pytest.mark.heavy
@pytest.mark.parametrize("name", GAMES)
def test_its_first_thought_beats_whoever_looks_one_move_ahead(name: str) -> None:
    game = find(name)
    assert match(find, name, "first-thought", "greedy", game.fewest, 20, "shipped", 1, quietly)["value"] >= 0.5
