"""PettingZoo's own tests pass, agents know what their seats know, and whatever is wrong is said the way PettingZoo says it."""

import pickle
from typing import Any

import numpy as np
import pytest
from gymnasium.error import ClosedEnvironmentError
from pettingzoo.utils.env_logger import EnvLogger
from pettingzoo.utils.wrappers import OrderEnforcingWrapper, TerminateIllegalWrapper

from archipel.engine.dealer import QuickDealer
from archipel.envs.pettingzoo import env, raw_env
from archipel.envs.rewards import rewards
from archipel.games import find
from tests.envs.learners import GAMES, api_test, seed_test

EnvLogger.suppress_output()


def play_out(table: Any, seed: int = 0) -> dict[str, float]:
    """Plays a game with the first legal move again and again, now and then another; the rewards at its end."""
    luck = QuickDealer(seed)
    while not any(table.terminations.values()):
        legal = np.flatnonzero(table.last()[0]["action_mask"]).tolist()
        table.step(legal[luck.below(len(legal))])
    return dict(table.rewards)


@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning")
@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_finds_nothing_wrong(game: str) -> None:
    api_test(env(game, seats=3), num_cycles=1000)
    seed_test(lambda: env(game, seats=2), num_cycles=50)


@pytest.mark.parametrize("game", GAMES)
def test_an_agent_sees_what_its_seat_knows_and_may_do(game: str) -> None:
    table = raw_env(game, seats=3)
    table.reset(seed=5)
    luck = QuickDealer("look")
    for _ in range(60):
        if table.game_state.over:
            break
        for agent in table.agents:
            seat = table.possible_agents.index(agent)
            seen = table.observe(agent)
            guess = find(game).guess(table.observe_view(agent), luck)
            assert table.observation_space(agent).contains(seen)
            assert (seen["observation"] == table.spaces.observe(guess, seat)).all()
            legal = table.game_state.moves() if agent == table.agent_selection else []
            assert np.flatnonzero(seen["action_mask"]).tolist() == legal
        mask = table.infos[table.agent_selection]["action_mask"]
        assert (mask == table.observe(table.agent_selection)["action_mask"]).all()
        legal = np.flatnonzero(mask).tolist()
        table.step(legal[luck.below(len(legal))])


def test_the_seed_decides_this_game_and_those_after_it() -> None:
    def three_games(seed: int) -> list[Any]:
        table = env("flucht", seats=3)
        table.reset(seed=seed)
        found = []
        for _ in range(3):
            found.append((play_out(table), table.observe("seat_1")["observation"].tolist()))
            table.reset()
        return found

    assert three_games(1) == three_games(1)
    assert three_games(1) != three_games(2)
    games = three_games(1)
    assert games[0] != games[1]
    table = raw_env("flucht")
    table.reset(seed=1)
    first = table.game_state.digest()
    table.reset(seed=1)
    assert table.game_state.digest() == first


def test_without_a_seed_no_two_games_are_alike() -> None:
    tables = [raw_env("flucht") for _ in range(2)]
    for table in tables:
        table.reset()
    assert tables[0].game_state.digest() != tables[1].game_state.digest()


@pytest.mark.parametrize(
    ("places", "worth"),
    [
        ([1, 2], [1, -1]),
        ([1, 1], [0, 0]),
        ([3, 1, 2], [-1, 1, 0]),
        ([1, 1, 3], [0.5, 0.5, -1]),
        ([2, 1, 2, 2], [-1 / 3, 1, -1 / 3, -1 / 3]),
        ([1, 1, 1, 1], [0, 0, 0, 0]),
    ],
)
def test_first_is_worth_one_last_minus_one_and_ties_share(places: list[int], worth: list[float]) -> None:
    assert rewards(places) == pytest.approx(worth)
    assert sum(rewards(places)) == pytest.approx(0)


def test_rewards_come_at_the_end_from_the_places() -> None:
    table = env("flucht", seats=3)
    table.reset(seed=3)
    while not any(table.terminations.values()):
        assert set(table.rewards.values()) == {0}
        table.step(int(np.flatnonzero(table.last()[0]["action_mask"])[0]))
    state = table.unwrapped.game_state
    assert list(table.rewards.values()) == rewards(state.ranking())
    assert [table.infos[agent] for agent in table.agents] == [
        {"place": place, "points": points} for place, points in zip(state.ranking(), state.scores(), strict=True)
    ]


def illegal(table: Any) -> int:
    return int(np.flatnonzero(table.last()[0]["action_mask"] == 0)[0])


def test_an_illegal_move_ends_the_game_as_pettingzoos_own_wrapper_does_and_says_why() -> None:
    tables = [env("flucht", seats=3), OrderEnforcingWrapper(TerminateIllegalWrapper(raw_env("flucht", seats=3), -1))]
    traces: list[list[Any]] = [[], []]
    for table, trace in zip(tables, traces, strict=True):
        table.reset(seed=1)
        agent = table.agent_selection
        table.step(illegal(table))
        if table is tables[0]:
            assert table.infos[agent] == {"reason": "You do not hold blue-1. (rule 6A)"}
        while table.agents:
            trace.append((table.agent_selection, table.last(observe=False)[1:4], dict(table.rewards), dict(table.truncations)))
            table.step(None)
    assert traces[0] == traces[1]
    assert sum(reward for _, (reward, _, _), _, _ in traces[0]) == -1


def test_an_illegal_move_at_the_bare_table_changes_nothing_and_says_why() -> None:
    table = raw_env("flucht")
    table.reset(seed=1)
    before = table.game_state.digest()
    with pytest.raises(ValueError, match=r"You do not hold blue-1\. \(rule 6A\)"):
        table.step(illegal(table))
    assert table.game_state.digest() == before
    table.step(np.int64(table.legal[0]))
    assert table.game_state.digest() != before


@pytest.mark.parametrize(("action", "kind"), [(32, ValueError), (-1, ValueError), (None, TypeError), (0.5, TypeError), ("0", TypeError)])
def test_what_is_no_action_is_refused_with_what_is_allowed(action: Any, kind: type[Exception]) -> None:
    table = env("flucht")
    table.reset(seed=1)
    with pytest.raises(kind, match="from 0 to 31"):
        table.step(action)


def test_after_the_end_only_none_is_accepted_and_then_nothing() -> None:
    table = raw_env("flucht")
    table.reset(seed=1)
    play_out(table)
    with pytest.raises(ValueError, match="None"):
        table.step(0)
    table.step(None)
    table.step(None)
    with pytest.raises(ValueError, match="reset"):
        table.step(None)


def test_nothing_can_be_done_before_the_first_reset_or_after_closing() -> None:
    table = env("flucht")
    with pytest.raises(AssertionError, match="reset"):
        table.step(0)
    table.reset(seed=1)
    table.close()
    table.close()
    with pytest.raises(ClosedEnvironmentError):
        table.step(0)
    with pytest.raises(ClosedEnvironmentError):
        table.reset()


def test_unknown_settings_are_refused_with_what_is_allowed() -> None:
    with pytest.raises(ValueError, match="flucht"):
        env("atlantis")
    with pytest.raises(ValueError, match="2 to 6"):
        env("flucht", seats=1)
    with pytest.raises(ValueError, match="ansi, human, svg"):
        env("flucht", render_mode="rgb_array")


def test_a_table_is_drawn_as_text_and_as_a_picture(capsys: pytest.CaptureFixture[str]) -> None:
    drawn = {}
    for mode in ("ansi", "svg", "human"):
        table = env("flucht", seats=3, render_mode=mode)
        table.reset(seed=1)
        drawn[mode] = table.render()
    assert "seat_3" in drawn["ansi"]
    assert "\x1b" not in drawn["ansi"]
    assert drawn["svg"].startswith("<svg")
    assert drawn["human"] is None
    assert "seat_3" in capsys.readouterr().out
    table = env("flucht")
    table.reset()
    with pytest.raises(ValueError, match="ansi"):
        table.render()


def test_a_table_can_be_sent_to_another_process() -> None:
    table = pickle.loads(pickle.dumps(raw_env("flucht", 3, {"bridge": "yes"})))
    table.reset(seed=1)
    assert table.game_state.options["bridge"] == "yes"
    assert table.num_agents == 3
