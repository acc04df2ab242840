"""The page's types of views come from what the games declare, and every view is what its game declares."""

import importlib
import random
import types
from pathlib import Path
from typing import Any, Literal, NotRequired, Required, TypedDict, Union, get_args, get_origin, get_type_hints, is_typeddict

import pytest
from tools import view_types

from archipel.engine.dealer import QuickDealer
from archipel.engine.game import Game
from archipel.engine.phrase import SPECTATOR
from archipel.games import find, names

pytestmark = pytest.mark.checkout

DECLARED = [name for name in names() if view_types.written(name) is not None]


def misfits(value: Any, hint: Any, where: str) -> list[str]:
    """Where a value is not of a type: wrong sorts, keys that are missing, keys too many."""
    origin, args = get_origin(hint), get_args(hint)
    if is_typeddict(hint):
        if not isinstance(value, dict):
            return [f"{where} is {value!r}"]
        hints = get_type_hints(hint, include_extras=True)
        found = [f"{where} lacks {key}" for key in sorted(hint.__required_keys__ - value.keys())]
        found += [f"{where} has {key}, which is not declared" for key in sorted(value.keys() - hints.keys())]
        return found + [fault for key in value if key in hints for fault in misfits(value[key], hints[key], f"{where}.{key}")]
    if origin in (NotRequired, Required):
        return misfits(value, args[0], where)
    if origin is Literal:
        return [] if value in args else [f"{where} is {value!r}"]
    if origin in (Union, types.UnionType):
        tries = [misfits(value, part, where) for part in args]
        return [] if [] in tries else min(tries, key=len)
    if origin is list and isinstance(value, list):
        return [fault for number, entry in enumerate(value) for fault in misfits(entry, args[0], f"{where}[{number}]")]
    if origin is dict and isinstance(value, dict):
        return [fault for key, entry in value.items() for fault in misfits(key, args[0], where) + misfits(entry, args[1], f"{where}.{key}")]
    return [] if hint is Any or type(value) is hint else [f"{where} is {value!r}"]


def views(game: Game, seats: int, seed: str) -> list[Any]:
    """What every reader sees now and then in a short random game, and at its beginning."""
    luck, dealer = random.Random(seed), QuickDealer(seed)
    state = game.new(seats, dealer=dealer)
    found = [state.view(reader) for reader in range(SPECTATOR, seats)]
    for step in range(400):
        if state.over:
            break
        state.play(luck.choice(state.moves()), dealer)
        if step % 7 == 0 or state.over:
            found.append(state.view(step % (seats + 1) - 1))
    return found


@pytest.mark.parametrize("name", DECLARED)
def test_every_view_is_what_its_game_declares(name: str) -> None:
    game = find(name)
    declared = importlib.import_module(f"archipel.games.{name}.view").View
    for seats in range(game.fewest, game.most + 1):
        for view in views(game, seats, f"views {seats}"):
            assert misfits(view, declared, "view") == []


@pytest.mark.parametrize("name", DECLARED)
def test_a_view_that_is_not_what_its_game_declares_is_noticed(name: str) -> None:
    declared = importlib.import_module(f"archipel.games.{name}.view").View
    view = views(find(name), find(name).fewest, "misfits")[0]
    assert misfits({**view, "surplus": 1}, declared, "view") == ["view has surplus, which is not declared"]
    assert misfits({**view, "over": 0}, declared, "view") == ["view.over is 0"]
    assert misfits({key: value for key, value in view.items() if key != "asked"}, declared, "view") == ["view lacks asked"]


def test_marks_whose_arguments_are_declared_are_what_is_declared() -> None:
    """So far those of Zanzibar."""
    from archipel.games.zanzibar.view import Reach, Worth

    declared: dict[str, Any] = {"reach": Reach, "worth": Worth}
    seen: set[str] = set()
    luck, dealer = random.Random(3), QuickDealer("marks")
    state = find("zanzibar").new(3, dealer=dealer)
    while not state.over:
        for mark in state.marks():
            assert mark.key not in declared or misfits(mark.args, declared[mark.key], mark.key) == []
            seen |= {mark.key, *mark.args}
        state.play(luck.choice(state.moves()), dealer)
    assert {"reach", "worth", "back", "then"} <= seen


class Shell(TypedDict):
    """A shell,
    found on the beach."""

    id: str
    kind: Literal["cone", "spiral"]
    worth: NotRequired[int | None]


class Beach(TypedDict):
    shells: list[Shell]
    owners: dict[str, list[int | None]]
    anything: dict[str, Any]


def test_every_part_of_a_view_becomes_an_interface() -> None:
    interfaces = view_types.Interfaces()
    assert interfaces.of(Beach) == "Beach"
    assert interfaces.texts == {
        "Beach": "export interface Beach {\n  shells: Shell[];\n  owners: Record<string, (number | null)[]>;\n  anything: Data;\n}\n",
        "Shell": "/** A shell, found on the beach. */\nexport interface Shell {\n"
        '  id: string;\n  kind: "cone" | "spiral";\n  worth?: number | null;\n}\n',
    }


def test_what_json_cannot_hold_is_refused() -> None:
    with pytest.raises(TypeError):
        view_types.Interfaces().of(set[int])


def test_an_edition_has_what_the_schema_asks_for_and_may_have_what_else_our_own_ones_have() -> None:
    written = view_types.written("lagune") or ""
    assert "  die: { source: Source; note?: string; sides: number; storm: number };\n" in written
    assert "list: { id: string; value: number; source?: Source; note?: string }[] };\n" in written


def test_a_file_is_written_for_every_game_with_a_view_and_only_if_it_changes(tmp_path: Path) -> None:
    (tmp_path / "gone.ts").write_text("a game that is no longer here")
    view_types.main(str(tmp_path))
    assert sorted(path.stem for path in tmp_path.iterdir()) == DECLARED
    assert {"flucht", "lagune", "zanzibar"} <= set(DECLARED)
    assert "pig" not in DECLARED
    before = {path: path.stat().st_mtime_ns for path in tmp_path.iterdir()}
    view_types.main(str(tmp_path))
    assert {path: path.stat().st_mtime_ns for path in tmp_path.iterdir()} == before
