"""A net while it learns: in full precision, with the scales of its rows apart, and with one part more than it will keep.

Beside what it will be asked for, it learns by how many points everybody will be ahead: that tells more than who has won.
"""

import io
import zipfile
from typing import Any, Final

import numpy as np

from archipel.nets.net import Bytes, Floats, Net, Shape, fresh

KEPT: Final = 8
"""So many of the weights are those of a net."""


class Looked:
    """What a student makes of some rows: both layers, and how promising all answers look, shares of wins and leads from the second."""

    def __init__(self, rows: Floats, first: Floats, second: Floats, answers: Floats, shares: Floats, leads: Floats) -> None:
        self.rows = rows
        self.first = first
        self.second = second
        self.answers = answers
        self.shares = shares
        self.leads = leads


class Student:
    def __init__(self, shape: Shape, scales: list[float], weights: list[Floats]) -> None:
        self.shape = shape
        self.scales = scales
        self.smaller = (1.0 / np.array(scales)).astype(np.float32)
        self.weights = weights
        """Those of a net, and what leads follow from."""

    def moved(self, arrays: Any) -> "Student":
        """The same student with its figures where these arrays lie; they are the same arrays if they lie there already."""
        student = Student(self.shape, self.scales, [arrays.asarray(matrix) for matrix in self.weights])
        student.smaller = arrays.asarray(self.smaller)
        return student

    def look(self, rows: Bytes) -> Looked:
        w1, b1, w2, b2, wp, bp, ws, bs, wl = self.weights
        scaled: Floats = rows * self.smaller
        first: Floats = scaled @ w1
        first += b1
        np.maximum(first, 0.0, out=first)
        second: Floats = first @ w2
        second += b2
        np.maximum(second, 0.0, out=second)
        return Looked(scaled, first, second, second @ wp + bp, second @ ws + bs, second @ wl)

    def weights_of_net(self) -> list[Floats]:
        """The weights as a net keeps them."""
        return [self.weights[0] * self.smaller[:, None], *(matrix.copy() for matrix in self.weights[1:KEPT])]

    def net(self, card: dict[str, object]) -> Net:
        return Net(self.shape, self.weights_of_net(), card)


def beginner(shape: Shape, scales: list[float], seed: int) -> Student:
    """A student that knows nothing yet."""
    weights = fresh(shape, scales, seed)
    weights[0] *= np.array(scales, np.float32)[:, None]
    source = np.random.default_rng([seed, KEPT])
    weights.append((source.standard_normal((shape.hidden, shape.seats)) * 0.01).astype(np.float32))
    return Student(shape, scales, weights)


def graduate(net: Net, scales: list[float], seed: int) -> Student:
    """A student that knows already what a net knows, leads apart."""
    student = beginner(net.shape, scales, seed)
    student.weights[:KEPT] = [net.weights[0] / student.smaller[:, None], *(matrix.copy() for matrix in net.weights[1:])]
    return student


def pack_weights(weights: list[Floats]) -> bytes:
    """For a file, or for another process."""
    file = io.BytesIO()
    np.savez(file, *weights)
    return file.getvalue()


def read_weights(content: bytes) -> list[Floats]:
    """Nothing in the content is executed; whatever is wrong with it is a ValueError."""
    try:
        with np.load(io.BytesIO(content), allow_pickle=False) as file:
            return [np.array(file[name], np.float32) for name in file.files]
    except (OSError, EOFError, KeyError, zipfile.BadZipFile) as error:
        raise ValueError(str(error)) from None
