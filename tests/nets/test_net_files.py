"""Net files that are broken, cut off, foreign or hostile: one sentence names the file, nothing is executed, bots play on without them."""

import io
import json
import logging
import pickle
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import numpy as np
import pytest

from archipel import nets
from archipel.bots.judge import ValueJudge
from archipel.bots.search import FirstThoughtBot, SearchBot
from archipel.engine.dealer import QuickDealer
from archipel.engine.edition import Edition, read_data
from archipel.engine.game import Game
from archipel.engine.phrase import Trouble
from archipel.games import find
from archipel.nets.judge import FILE, fitting_judge, own_judge, shape_of
from archipel.nets.net import LARGEST, pack_net, parse_net
from tests.learned import net_of_pig, pig_in

PIG: Final = find("pig")
GOOD: Final = net_of_pig()
CARD, WEIGHTS = GOOD.split(b"\n", 1)


def with_card(**fields: Any) -> bytes:
    return json.dumps({**json.loads(CARD), **fields}).encode() + b"\n" + WEIGHTS


def with_weight(number: float) -> bytes:
    return CARD + b"\n" + np.array([number], "<f2").tobytes() + WEIGHTS[2:]


def npz() -> bytes:
    file = io.BytesIO()
    np.savez(file, w1=np.zeros(3))
    return file.getvalue()


class Bomb:
    """Whoever unpickles it makes a file."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        return Path.touch, (self.path,)


BAD: Final[dict[str, bytes]] = {
    "empty": b"",
    "one line": CARD,
    "only a card": CARD + b"\n",
    "cut off": GOOD[:-1],
    "cut off in the card": GOOD[:40],
    "one weight too many": GOOD + b"\0\0",
    "random bytes": random.Random(1).randbytes(5000),
    "random weights' worth of lines": b"\n" * 5000,
    "not a table": b"[]\n" + WEIGHTS,
    "another mark": with_card(net="archipel net 2"),
    "no length": CARD.replace(b'"length"', b'"long"') + b"\n" + WEIGHTS,
    "a length of nothing": with_card(length=0),
    "a length below nothing": with_card(length=-10),
    "a length that is a text": with_card(length="10"),
    "a length that is true": with_card(length=True),
    "a length that is infinite": with_card(length=float("inf")),
    "a length that is a list": with_card(length=[10]),
    "a large length": with_card(length=99_999, hidden=99_999),
    "a huge length": with_card(length=10**30),
    "a length of 5,000 digits": CARD.replace(b'"length": 10', b'"length": ' + b"9" * 5000) + b"\n" + WEIGHTS,
    "deep lists": b"[" * 100_000 + b"\n" + WEIGHTS,
    "deep lists in a field": CARD.replace(b'"length": 10', b'"length": ' + b"[" * 900 + b"]" * 900) + b"\n" + WEIGHTS,
    "deep tables": b'{"net":' * 100_000 + b"\n",
    "text that is no UTF-8": b'{"net": "\xff\xfe"}\n' + WEIGHTS,
    "a weight that is not a number": with_weight(float("nan")),
    "a weight that is infinite": with_weight(float("inf")),
    "another game": with_card(game="flucht"),
    "a game that is a list": with_card(game=["pig"]),
    "no game": with_card(game=None),
    "an archive of NumPy": npz(),
    "too large": b" " * 5_000_000,
    "too large, with a good card": GOOD + bytes(5_000_000),
}
"""What is no net of Pig, whatever the edition."""

UNFIT: Final[dict[str, bytes]] = {
    "rows of another version": with_card(features=2),
    "longer rows": with_card(length=11) + bytes(2 * 256),
    "more answers": with_card(slots=3) + bytes(2 * 257),
    "fewer seats": with_card(seats=3)[: -2 * 257],
}
"""What is a net of another shape."""


@pytest.fixture(autouse=True)
def nothing_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nets, "SAID", set())


def pig_beside(folder: Path, content: bytes) -> Game:
    (folder / FILE).write_bytes(content)
    return pig_in(folder)


def goes_by_value(game: Game, caplog: pytest.LogCaptureFixture) -> str:
    """Lets both bots that would ask a net make some decisions; returns the one sentence that is said about it."""
    caplog.set_level(logging.WARNING)
    for bot in (SearchBot(PIG, QuickDealer(1), iterations=3), FirstThoughtBot(PIG, QuickDealer(1))):
        bot.find = lambda _, box: nets.find_judge(game, box)
        dealer = QuickDealer("table")
        state = PIG.new(2, dealer=dealer)
        for _ in range(8):
            state.play(bot.choose(state.view(state.seat), state.moves()), dealer)
        assert isinstance(bot.found, ValueJudge)
    [said] = caplog.records
    return said.getMessage()


@pytest.mark.parametrize("content", BAD.values(), ids=list(BAD))
def test_what_is_no_net_is_named_and_bots_play_on_without_it(tmp_path: Path, content: bytes, caplog: pytest.LogCaptureFixture) -> None:
    game = pig_beside(tmp_path, content)
    with pytest.raises(Trouble) as refused:
        own_judge(game)
    assert refused.value.reason.args["file"] == FILE
    assert len(str(refused.value)) < 200
    said = goes_by_value(game, caplog)
    assert FILE in said
    assert "value" in said


@pytest.mark.parametrize("content", UNFIT.values(), ids=list(UNFIT))
def test_a_net_of_another_shape_is_refused_and_bots_play_on_without_it(
    tmp_path: Path, content: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    game = pig_beside(tmp_path, content)
    with pytest.raises(Trouble, match="net-other-shape"):
        fitting_judge(FILE, content, game, PIG.box(PIG.edition()))
    assert FILE in goes_by_value(game, caplog)


def test_a_net_that_is_not_there_or_is_a_folder_is_no_obstacle(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    (tmp_path / "a").mkdir()
    assert FILE in goes_by_value(pig_in(tmp_path / "a"), caplog)
    caplog.clear()
    (tmp_path / "b" / FILE).mkdir(parents=True)
    assert FILE in goes_by_value(pig_in(tmp_path / "b"), caplog)


def test_nothing_in_a_file_is_executed(tmp_path: Path) -> None:
    trap = tmp_path / "trap"
    pickled = pickle.dumps(Bomb(trap))
    objects = io.BytesIO()
    np.save(objects, np.array([Bomb(trap)], object), allow_pickle=True)
    for content in (pickled, objects.getvalue(), CARD + b"\n" + pickled):
        with pytest.raises(Trouble):
            own_judge(pig_beside(tmp_path, content))
    assert not trap.exists()
    pickle.loads(pickled)
    assert trap.exists(), "it would have been"


def test_a_net_is_read_back_as_it_was_written() -> None:
    net = parse_net(FILE, GOOD)
    assert pack_net(net) == GOOD
    assert len(GOOD) < LARGEST
    assert net.card["game"] == "pig"


def test_a_good_net_is_found_and_kept_once_for_all_editions(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    game = pig_beside(tmp_path, GOOD)
    found = nets.find_judge(game, PIG.box(PIG.edition()))
    assert found is not None
    assert found.learned
    for points in (60, 70):
        assert nets.find_judge(game, PIG.box(changed(PIG, ("goal", "points"), points))) is found
    assert caplog.records == []


def test_of_many_editions_only_some_are_remembered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nets, "MOST_FITS", 5)
    monkeypatch.setattr(nets, "FITS", type(nets.FITS)())
    game = pig_beside(tmp_path, GOOD)
    for points in range(50, 70):
        assert nets.find_judge(game, PIG.box(changed(PIG, ("goal", "points"), points))) is not None
        assert len(nets.FITS) <= 5


# Editions of one's own


def spots(data: Any, way: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Where there are numbers and lists in an edition."""
    if isinstance(data, dict):
        return [spot for name, part in data.items() for spot in spots(part, (*way, name))]
    if isinstance(data, list):
        return [way, *(spot for number, part in enumerate(data) for spot in spots(part, (*way, number)))]
    return [way] if isinstance(data, int) else []


def changed(game: Game, way: tuple[Any, ...], value: int) -> Edition:
    """An edition with another number there, or a list that is longer or shorter."""
    data = json.loads(json.dumps(game.edition().data))
    part = data
    for step in way[:-1]:
        part = part[step]
    if not isinstance(part[way[-1]], list):
        part[way[-1]] = value
    elif value:
        part[way[-1]] += part[way[-1]][-1:]
    else:
        part[way[-1]] = part[way[-1]][:-1]
    return read_data(data)


@pytest.mark.parametrize("name", ["borabora", "flucht", "mangrovia", "pig", "zanzibar"])
def test_whatever_can_be_played_has_a_shape(name: str) -> None:
    game, luck = find(name), random.Random(name)
    found = spots(game.edition().data)
    opened = 0
    for way in luck.sample(found, min(60, len(found))):
        for value in (0, 1, 300):
            edition = changed(game, way, value)
            if not any(problem.fatal for problem in game.check(edition)):
                shape, scales = shape_of(game, game.box_class(edition))
                assert shape.length == len(scales) > 0
                opened += 1
    assert opened > 3
