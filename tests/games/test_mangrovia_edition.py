"""The printed data of Mangrovia: what the rulebook fixes must hold, what we concluded or drew up may differ, and mistakes are named."""

from typing import Any

import pytest

from archipel.engine.dealer import QuickDealer
from archipel.engine.edition import BrokenEdition, read_data
from archipel.engine.phrase import Data
from archipel.engine.playout import play_out
from tests.games.editions import Change, changed, entry, found
from tests.games.mangrovia_table import GAME, arranged


def test_the_edition_of_the_game_is_flawless_and_names_what_is_reconstructed() -> None:
    assert GAME.check(GAME.edition()) == []
    assert set(GAME.edition().reconstructed()) == {"paths", "areas", "tracks", "spaces"}


def put(section: str, field: str, other: Any, /, **like: Any) -> Change:
    """Gives one entry of a list another value."""
    return lambda data: entry(data, section, **like).update({field: other})


def both(*changes: Change) -> Change:
    return lambda data: [change(data) for change in changes]


def put_in(section: str, field: str, value: Any) -> Change:
    return lambda data: data[section].update({field: value})


def drop(section: str, field: str, **like: Any) -> Change:
    return lambda data: entry(data, section, **like).pop(field)


def remove(section: str, **like: Any) -> Change:
    return lambda data: data[section]["list"].remove(entry(data, section, **like))


def more_spaces(data: Data) -> None:
    data["spaces"]["list"] += [{**entry(data, "spaces", id=id), "id": f"far-{id}"} for id in ("C6", "A3")]


RULEBOOK: list[tuple[str, Change]] = [
    ("printed", put_in("setup", "first_player", "youngest")),
    ("landscapes", put("landscapes", "cards", 9, id="reed")),
    ("birds", both(put("landscapes", "bird", False, id="water"), put("landscapes", "bird", True, id="sand"))),
    ("valuables", put("valuables", "cards", 8, value=2)),
    ("valuables", remove("valuables", value=7)),
    ("starting-cards", put("starting_cards", "values", [3, 4, 5], number=1)),
    ("amulets-on-board", put_in("amulets", "on_board", {"value": 1, "count": 6})),
    ("amulets-in-bag", put("amulets", "count", 11, value=2)),
    ("amulets-drawn", put_in("amulets", "draw_at_most", 6)),
    ("pole-tiles", put_in("pole_tiles", "values", [2, 3, 4, 5, 6, 7, 8, 10])),
    ("stone-tiles", put("stone_tiles", "count", 4, id="valuable")),
    ("tile-values", put("stone_tiles", "value", 4, id="valuable")),
    ("tile-values", put("stone_tiles", "value", 3, id="amulet")),
    ("colours", lambda data: data["colours"]["list"].pop()),
    ("set-up", put("setup", "huts", 9, players=5)),
    ("set-up", put("setup", "top_site_ban", True, players=4)),
    ("set-up", put("setup", "neutral", [], players=3)),
    ("set-up", put("setup", "blocked_site", 5, players=2)),
    ("displays", put_in("setup", "valuables_shown", 5)),
    ("displays", put_in("setup", "landscape_cards_dealt", 3)),
    ("sites", both(put("sites", "landings", [3, 11], id="site-2"), put("sites", "landings", [2, 10], id="site-3"))),
    ("landings", put("landings", "steps", [["down"]], number=3)),
    ("two-huts", put("landings", "steps", [["hut"], ["hut"]], number=7)),
    ("double-huts", put("landings", "steps", [["hut", "double"]], number=7)),
    ("paths", put("paths", "heading", "left", id="D")),
    ("statues", put("paths", "first", 14, id="A")),
    ("example-11", put("paths", "spaces", ["B1", "B2", "B3", "B4", "B6", "B7"], id="B")),
    ("areas", put("areas", "spaces", ["D1", "E1", "F1", "D2", "F2", "D3", "E3"], id="stone")),
    ("areas", put("areas", "centre", "A1", id="pole")),
    ("pole-points", put("areas", "first", 11, id="pole")),
    ("circles", drop("spaces", "circle", id="G4")),
    ("double-landscapes", put("spaces", "land", ["sand"], id="H2")),
    ("double-landscapes", put("spaces", "circle", True, id="H2")),
    ("example-9", put("spaces", "points", 3, id="H2")),
    ("neutral-huts", drop("spaces", "neutral", id="B2")),
    ("neutral-huts", both(drop("spaces", "neutral", id="F2"), put("spaces", "neutral", "gray", id="A1"))),
    ("printed-spaces", put("spaces", "cost", 6, id="D5")),
    ("printed-spaces", put("spaces", "points", 3, id="D6")),
]  # fmt: skip


@pytest.mark.parametrize(("name", "change"), RULEBOOK)
def test_what_the_rulebook_fixes_cannot_be_different(name: str, change: Change) -> None:
    assert found(GAME, change).get(name) is True
    with pytest.raises(BrokenEdition):
        GAME.box(changed(GAME, change))


OTHERS: list[tuple[str, Change]] = [
    ("starting-sums", put("starting_cards", "values", [2, 5], number=1)),
    ("starting-sums", put("starting_cards", "values", [6, 6], number=5)),
    ("starting-values", put("starting_cards", "values", [1, 8], number=3)),
    ("amulet-counts", both(put("amulets", "count", 9, value=2), put("amulets", "count", 10, value=3))),
    ("tile-split", both(put("stone_tiles", "count", 3, id="wild"), put("stone_tiles", "count", 2, id="amulet"))),
    ("landings-reported", put("landings", "steps", [["up"], ["up"]], number=4)),
    ("path-lengths", put("paths", "spaces", ["C1", "C2", "C3", "C4", "C5", "C6"], id="C")),
    ("path-points", put("paths", "first", 16, id="D")),
    ("path-points", put("paths", "second", 6, id="D")),
    ("path-landscapes", put("paths", "spaces", ["C1", "D3", "E4", "A5", "C7", "D7", "G1"], id="C")),
    ("spaces", more_spaces),
    ("landscape-spaces", both(put("spaces", "land", ["reed"], id="C6"), put("spaces", "land", ["reed"], id="B7"))),
    ("costs", put("spaces", "cost", 15, id="D1")),
    ("costs", put("spaces", "cost", 9, id="D2")),
    ("points", put("spaces", "points", 6, id="B7")),
]  # fmt: skip


@pytest.mark.parametrize(("name", "change"), OTHERS)
def test_an_owners_true_value_is_only_a_warning(name: str, change: Change) -> None:
    assert found(GAME, change) == {name: False}
    GAME.box(changed(GAME, change))


MISTAKES: list[tuple[str, Change]] = [
    ("section-missing", lambda data: data.pop("spaces")),
    ("section-missing", lambda data: data["landings"].update(list=[])),
    ("field-missing", drop("spaces", "cost", id="A1")),
    ("field-missing", put("spaces", "cost", "six", id="A1")),
    ("field-missing", put("spaces", "cost", True, id="A1")),
    ("field-missing", lambda data: data["setup"].pop("valuables_shown")),
    ("field-missing", drop("stone_tiles", "value", id="amulet")),
    ("number", put("spaces", "cost", 10**9, id="A1")),
    ("number", put("spaces", "points", -1, id="A1")),
    ("id-twice", put("spaces", "id", "A2", id="A1")),
    ("id-space", put("stone_tiles", "id", "a wild one", id="wild")),
    ("two-birds", put("landscapes", "bird", True, id="sand")),
    ("landscape-unknown", put("spaces", "land", ["lava"], id="A1")),
    ("landscape-count", put("spaces", "land", ["sand", "reed", "water"], id="A1")),
    ("space-unknown", put("paths", "spaces", ["A1", "Z9"], id="A")),
    ("path-unknown", put("stone_tiles", "path", "E", id="statue-A")),
    ("currency", put("spaces", "pay", "shells", id="A1")),
    ("neutral-colour", put("spaces", "neutral", "pink", id="A1")),
    ("landing-step", put("landings", "steps", [["up", "hut"]], number=4)),
    ("landing-step", put("landings", "steps", [["sleep"]], number=4)),
    ("landing-number", put("landings", "number", 14, number=12)),
    ("landings-of-sites", put("sites", "landings", [1, 11], id="site-1")),
    ("top-site", put("sites", "top", True, id="site-2")),
    ("area-missing", put("areas", "id", "wood", id="pole")),
    ("tile-kind", put("stone_tiles", "kind", "joker", id="wild")),
    ("players-missing", remove("setup", players=4)),
]


@pytest.mark.parametrize(("name", "change"), MISTAKES)
def test_a_mistake_in_the_file_is_named(name: str, change: Change) -> None:
    assert found(GAME, change).get(name) is True


def test_every_mistake_and_every_constraint_is_tried_here() -> None:
    tried = {f"edition-{name}" for name, _ in [*RULEBOOK, *OTHERS, *MISTAKES]}
    assert tried == set(GAME.keys["problem"])


@pytest.mark.parametrize(
    "nonsense", [{"spaces": {"source": "rulebook", "list": "none"}}, {"setup": {"source": "report", "list": [1, 2]}}, {"areas": 5}]
)
def test_nonsense_is_refused_and_never_crashes(nonsense: Data) -> None:
    head = {"edition": {"id": "x", "game": "mangrovia"}}
    assert any(problem.fatal for problem in GAME.check(read_data({**GAME.edition().data, **nonsense})))
    assert any(problem.fatal for problem in GAME.check(read_data({**head, **nonsense})))


def test_an_edition_with_other_prices_and_landings_can_be_played() -> None:
    def change(data: Data) -> None:
        entry(data, "spaces", id="A1")["cost"] = 4
        entry(data, "landings", number=6)["steps"] = [["up", "down"]]
        entry(data, "landings", number=7)["steps"] = [["amulets", "hut"]]

    edition = changed(GAME, change)
    dealer = QuickDealer("other")
    state = GAME.new(4, edition=edition, dealer=dealer)
    play_out(state, dealer, dealer, 5000)
    assert state.over
    assert state.faults() == []
    assert (
        arranged(4, edition=edition, landing=7, bowls={"site-6": 1, "site-2": 2, "site-3": 3, "site-4": 4}).asked() == "1 amulets-or-build"
    )
