"""The judge that has learned a game: asks a net."""

from pathlib import Path
from typing import Final

import numpy as np

from archipel.bots.judge import Judge, Position, soft
from archipel.engine.edition import Box
from archipel.engine.game import Game
from archipel.engine.phrase import trouble
from archipel.nets.net import Net, Shape, parse_net, quoted, read_content

FILE: Final = "learned.net"
"""The net of a game, in its folder."""
HIDDEN: Final = 256
"""The width of the layers that `archipel learn` teaches."""
DOUBT: Final = 4.0
"""By how much a net is less sure of its promises in a search than when it learned by following them: what it overlooks is to be tried."""
AT_ONCE: Final = 4
"""So few rows NumPy multiplies in less time each than one, and in less than eight."""
LONGEST_ID: Final = 100
"""So much of an edition's id is told."""


class NetJudge(Judge):
    learned = True

    def __init__(self, game: Game, net: Net) -> None:
        features = game.features()
        assert features is not None
        self.features = features
        self.net = net
        self.at_once = AT_ONCE

    @property
    def taught_by(self) -> str:
        """The id of the edition whose games it has learned from, as far as its card names one."""
        edition = self.net.card.get("edition")
        id = edition.get("id") if isinstance(edition, dict) else None
        return id[:LONGEST_ID] if isinstance(id, str) else "?"

    def look(self, positions: list[Position]) -> None:
        if not positions:
            return
        features = self.features
        rows: list[bytes] = []
        slots: list[int] = []
        numbers: list[int] = []
        counts: list[int] = []
        for number, position in enumerate(positions):
            state = position.state
            row = features.row(state, state.seat)
            rows.append(row)
            own = features.slots_of(state, position.moves, row)
            slots += own
            counts.append(len(position.moves))
            if len(positions) > 1:
                numbers += [number] * len(own)
        second, shares = self.net.think(np.frombuffer(b"".join(rows), np.uint8).reshape(len(rows), -1))
        promised: list[float] = self.net.promises(second, numbers, slots, features.facets).tolist()
        expected: list[list[float]] = shares.tolist()
        end = 0
        for number, position in enumerate(positions):
            begin, end = end, end + counts[number]
            position.priors = soft(promised[begin:end], DOUBT)
            asked, seats = position.state.seat, position.state.seats
            turned = soft(expected[number][:seats], 1.0)
            position.shares = turned[seats - asked :] + turned[: seats - asked]


def shape_of(game: Game, box: Box) -> tuple[Shape, list[float]]:
    """What a net of this game must be like, and the scales of its rows. Nothing is dealt: whatever can be opened has a shape."""
    features = game.features()
    if features is None:
        raise trouble("net-no-features", {"game": game.name})
    state = game.state_class(box, game.fewest, game.read_options({}))
    state.unpack()
    scales = [group.scale for group in features.groups(state) for _ in range(group.count)]
    return Shape(features.version, len(scales), features.slots(state), game.most, HIDDEN), scales


def check_fit(file: str, net: Net, wanted: Shape) -> None:
    """A net fits when version and length of the rows, answers and seats agree; how wide its layers are is its own business."""
    for name in ("features", "length", "slots", "seats"):
        has, wants = getattr(net.shape, name), getattr(wanted, name)
        if has != wants:
            raise trouble("net-other-shape", {"file": file, "field": name, "value": has, "allowed": wants})


def judge_from(file: str, content: bytes, game: Game) -> NetJudge:
    """The judge with this net, whatever edition it fits; `file` is what to call it if it is not a net of this game."""
    net = parse_net(file, content)
    if net.card.get("game") != game.name:
        raise trouble("net-other-game", {"file": file, "value": quoted(net.card.get("game")), "allowed": game.name})
    return NetJudge(game, net)


def fitting_judge(file: str, content: bytes, game: Game, box: Box) -> NetJudge:
    """The judge with this net, which must fit the edition."""
    judge = judge_from(file, content, game)
    check_fit(file, judge.net, shape_of(game, box)[0])
    return judge


def own_judge(game: Game) -> NetJudge:
    """The judge with the net that lies with the game."""
    path = Path(game.folder, FILE)
    return judge_from(path.name, read_content(path), game)
