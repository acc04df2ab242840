"""Gymnasium's own checker passes; one seat plays against bots; many games at once are the same games, in one process or in several."""

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ClosedEnvironmentError, ResetNeeded
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode, SyncVectorEnv

from archipel.bots import BOTS
from archipel.bots.bot import Bot
from archipel.engine.phrase import Data
from archipel.envs.gymnasium import SeatEnv
from archipel.envs.vector import ManySeats
from archipel.games import find
from tests.envs.learners import GAMES


def first_legal(info: Data) -> Any:
    return np.argmax(info["action_mask"], axis=-1)


def play_out(env: Any, seed: int) -> tuple[float, Data]:
    """Plays a game with the first legal move again and again."""
    info = env.reset(seed=seed)[1]
    while True:
        _, reward, ended, _, info = env.step(first_legal(info))
        if ended:
            return reward, info


@pytest.mark.parametrize("game", GAMES)
def test_gymnasium_finds_nothing_wrong(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        env = gymnasium.make(f"archipel/{game}-v{find(game).observation().version}", bots=["random", "greedy"], seat="rotate")
        check_env(env.unwrapped)
    assert "seat_1" in capsys.readouterr().out


def test_a_seat_sees_its_own_decisions_only() -> None:
    env = SeatEnv("flucht", bots=["random", "random"], seat=1)
    seen, info = env.reset(seed=4)
    for _ in range(30):
        assert info["seat"] == env.episode.state.seat == 1
        assert (seen == env.spaces.observe(env.episode.state, 1)).all()
        assert np.flatnonzero(info["action_mask"]).tolist() == np.flatnonzero(env.action_masks()).tolist() == env.episode.state.moves()
        assert env.view() == env.episode.state.view(1)
        seen, _, _, _, info = env.step(first_legal(info))


def test_the_reward_comes_at_the_end_from_the_place() -> None:
    env = SeatEnv("flucht", bots=["random", "random"], seat=2)
    reward, info = play_out(env, 1)
    state = env.episode.state
    assert state.over
    assert info["place"] == state.ranking()[2]
    assert info["points"] == state.scores()[2]
    assert reward == {1: 1, 2: 0, 3: -1}[info["place"]]


def test_the_same_seed_gives_the_same_games_and_a_learner_that_rotates_sits_everywhere() -> None:
    def seats(seed: int) -> list[Any]:
        env = SeatEnv("flucht", bots=["random", "random"], seat="rotate")
        env.reset(seed=seed)
        found = []
        for _ in range(4):
            observation, info = env.reset()
            found.append((info["seat"], observation.tolist()))
        return found

    assert seats(1) == seats(1)
    assert seats(1) != seats(2)
    assert [seat for seat, _ in seats(1)] == [2, 0, 1, 2]


def test_the_bots_sit_clockwise_of_the_learner() -> None:
    asked: list[tuple[str, int]] = []

    def noting(name: str) -> type[Bot]:
        class Noting(Bot):
            def choose(self, view: Data, moves: list[int]) -> int:
                asked.append((name, view["seat"]))
                return moves[0]

        return Noting

    BOTS["left"], BOTS["right"] = noting("left"), noting("right")
    try:
        play_out(SeatEnv("flucht", bots=["left", "right"], seat=1), 1)
    finally:
        del BOTS["left"], BOTS["right"]
    assert set(asked) == {("left", 2), ("right", 0)}


@pytest.mark.parametrize(("illegal", "ended"), [("stay", False), ("end", True)])
def test_an_illegal_action_costs_changes_nothing_and_is_explained(illegal: str, ended: bool) -> None:
    env = SeatEnv("flucht", illegal=illegal)
    seen, info = env.reset(seed=1)
    before = env.episode.state.digest()
    after, reward, terminated, truncated, told = env.step(int(np.argmin(info["action_mask"])))
    assert (reward, terminated, truncated) == (-1.0, ended, False)
    assert "You do not hold" in told["reason"]
    assert (after == seen).all()
    assert env.episode.state.digest() == before
    if ended:
        with pytest.raises(ResetNeeded):
            env.step(first_legal(info))
    else:
        assert "reason" not in env.step(first_legal(info))[4]


def test_an_illegal_action_can_be_an_error() -> None:
    env = SeatEnv("flucht", illegal="raise")
    info = env.reset(seed=1)[1]
    with pytest.raises(ValueError, match="You do not hold"):
        env.step(int(np.argmin(info["action_mask"])))
    env.step(first_legal(info))


def test_what_is_no_action_is_refused_with_what_is_allowed() -> None:
    env = SeatEnv("flucht")
    env.reset()
    for action in (32, -1):
        with pytest.raises(ValueError, match="from 0 to 31"):
            env.step(action)
    with pytest.raises(TypeError, match="from 0 to 31"):
        env.step(None)


def test_no_step_before_the_game_after_it_or_after_closing() -> None:
    env = SeatEnv("flucht")
    with pytest.raises(ResetNeeded):
        env.step(0)
    play_out(env, 1)
    with pytest.raises(ResetNeeded):
        env.step(0)
    env.close()
    with pytest.raises(ClosedEnvironmentError):
        env.reset()


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({"bots": ["nobody"]}, "greedy"),
        ({"bots": ["random"] * 6}, "2 to 6"),
        ({"bots": []}, "2 to 6"),
        ({"seat": 2}, "from 0 to 1, or 'rotate'"),
        ({"illegal": "shout"}, "stay, end, raise"),
        ({"render_mode": "rgb_array"}, "ansi, human, svg"),
        ({"options": {"bridge": "maybe"}}, "no, yes"),
    ],
)
def test_unknown_settings_are_refused_with_what_is_allowed(settings: Data, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        SeatEnv("flucht", **settings)


# Many games at once


def equal(one: Any, other: Any) -> bool:
    """Whether two infos say the same."""
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(equal(one[key], other[key]) for key in one)
    if isinstance(one, np.ndarray) and one.dtype == object:
        return all(equal(left, right) for left, right in zip(one, other, strict=True))
    return bool(np.array_equal(one, other))


@pytest.mark.parametrize(("processes", "illegal"), [(1, "end"), (2, "stay")])
def test_many_games_are_the_same_as_one_by_one(processes: int, illegal: str) -> None:
    settings: Data = {"bots": ["random", "random"], "seat": "rotate", "options": {"rounds": 12}, "illegal": illegal}
    many = ManySeats("flucht", 5, processes=processes, **settings)
    ours = SyncVectorEnv([lambda: SeatEnv("flucht", **settings)] * 5, autoreset_mode=AutoresetMode.SAME_STEP)
    try:
        seen, info = many.reset(seed=8)
        same, also = ours.reset(seed=8)
        assert np.array_equal(seen, same)
        assert equal(info, also)
        ended = 0
        found: list[Any]
        expected: list[Any]
        for step in range(60):
            actions = first_legal(info)
            if step == 5:
                actions[2] = np.argmin(info["action_mask"][2])
            *found, info = many.step(actions)
            *expected, also = ours.step(actions)
            assert all(np.array_equal(one, other) for one, other in zip(found, expected, strict=True))
            assert equal(info, also)
            ended += int(found[2].sum())
        assert ended > 5
    finally:
        many.close()
        ours.close()


def test_gymnasium_makes_many_games_at_once() -> None:
    many = gymnasium.make_vec("archipel/flucht-v1", num_envs=3, vectorization_mode="vector_entry_point", bots=["random"])
    seen, info = many.reset(seed=1)
    assert seen.shape == (3, 512)
    assert many.observation_space.contains(seen)
    many.step(first_legal(info))
    many.close()


def test_many_games_refuse_what_one_would() -> None:
    many = ManySeats("flucht", 3)
    with pytest.raises(ResetNeeded):
        many.step(np.zeros(3, np.int64))
    many.reset(seed=[1, None, 3])
    for actions in (np.zeros(2, np.int64), np.zeros(3), np.array([0, 0, 32]), np.array([-1, 0, 0]), None):
        with pytest.raises(ValueError, match="3 whole numbers from 0 to 31"):
            many.step(actions)
    with pytest.raises(ValueError, match="3 games, and 2 seeds"):
        many.reset(seed=[1, 2])
    many.close()
    with pytest.raises(ClosedEnvironmentError):
        many.reset()
    with pytest.raises(ValueError, match="from 1 to 3"):
        ManySeats("flucht", 3, processes=4)
    with pytest.raises(ValueError, match="stay or end"):
        ManySeats("flucht", 3, illegal="raise")
