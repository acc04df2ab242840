"""The measurements of `archipel bench --envs` measure something, of our games and of others."""

from pathlib import Path

import pytest

import archipel
from archipel.envs.bench import PYTHON, bench, measured, steps
from archipel.envs.speed import FACES

HOME = Path(archipel.__file__).parents[1]


@pytest.mark.parametrize(
    ("face", "name"),
    [
        ("engine", "flucht"),
        ("pettingzoo", "flucht"),
        ("pettingzoo", "connect_four"),
        ("gymnasium", "flucht"),
        ("openspiel", "archipel_flucht"),
    ],
)
def test_every_face_is_measured(face: str, name: str) -> None:
    assert all(figure > 0 for figure in FACES[face](name, 0.02).values())


@pytest.mark.long
@pytest.mark.checkout
def test_the_faces_are_measured_next_to_games_of_their_own_libraries() -> None:
    told: list[str] = []
    found = bench(["flucht"], HOME, 1, 0.2, told.append)
    assert told == steps(["flucht"])
    assert set(found["peers"]) == {*measured(), *PYTHON}
    figures = found["games"]["flucht"]
    assert set(figures["times"]) == set(found["peers"])
    parts = figures["microseconds"]
    assert parts["step"] == pytest.approx(sum(parts[name] for name in ("engine", "observe", "array", "mask", "library")), abs=0.5)
    assert figures["vector"] > 0
