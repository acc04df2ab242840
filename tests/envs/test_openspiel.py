"""OpenSpiel's own tests pass, its own players play whole games, and what a player knows is what its seat knows."""

import pickle
import subprocess
import sys
from collections import Counter
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator
from open_spiel.python.bots.uniform_random import UniformRandomBot

from archipel.engine.dealer import QuickDealer
from archipel.envs import openspiel
from archipel.envs.rewards import rewards
from archipel.games import find
from tests.envs.learners import GAMES

SHORT = "archipel_flucht(players=2,rounds=3)"


def draw(state: Any, luck: QuickDealer) -> None:
    """Draws until somebody is asked."""
    while state.is_chance_node():
        state.apply_action(luck.below(len(state.chance_outcomes())))


def play(game: Any, bots: list[Any], luck: QuickDealer) -> Any:
    state = game.new_initial_state()
    while True:
        draw(state, luck)
        if state.is_terminal():
            return state
        state.apply_action(bots[state.current_player()].step(state))


@pytest.mark.parametrize("game", GAMES)
def test_openspiel_finds_nothing_wrong(game: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(f"archipel_{game}(players=3)"), num_sims=1, serialize=False, verbose=False)


def test_openspiel_finds_nothing_wrong_with_what_it_writes() -> None:
    pyspiel.random_sim_test(pyspiel.load_game("archipel_flucht(rounds=5)"), num_sims=2, serialize=True, verbose=False)


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("game", GAMES)
def test_openspiel_finds_nothing_wrong_with_whole_games(game: str, players: int) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(f"archipel_{game}(players={players})"), num_sims=3, serialize=True, verbose=False)


@pytest.mark.parametrize("kind", ["random", "mcts", "ismcts"])
def test_openspiels_own_players_play_whole_games(kind: str) -> None:
    game = pyspiel.load_game(SHORT)
    luck = np.random.RandomState(1)
    judge = RandomRolloutEvaluator(1, luck)
    first = {
        "random": lambda: UniformRandomBot(0, luck),
        "mcts": lambda: MCTSBot(game, 1.4, 4, judge, random_state=luck),
        "ismcts": lambda: ISMCTSBot(game=game, uct_c=1.4, max_simulations=4, evaluator=judge, random_state=luck),
    }[kind]()
    state = play(game, [first, UniformRandomBot(1, luck)], QuickDealer(2))
    assert state.returns() == rewards(state.position.state.ranking())
    assert sum(state.returns()) == 0


@pytest.mark.parametrize("game", GAMES)
def test_a_player_knows_what_its_seat_knows(game: str) -> None:
    luck = QuickDealer("know")
    loaded = pyspiel.load_game(f"archipel_{game}(players=3)")
    state = loaded.new_initial_state()
    assert max(state.observation_tensor(0)) == 0
    for _ in range(30):
        draw(state, luck)
        now = state.position.state
        if state.is_terminal():
            break
        assert state.legal_actions() == now.moves()
        assert state.action_to_string(state.legal_actions()[0]) == now.text(now.moves()[0])
        for player in range(3):
            seen = loaded.spaces.observe(now, player)
            assert state.information_state_tensor(player) == state.observation_tensor(player) == seen.tolist()
            assert state.view(player) == now.view(player)
            other = state.resample_from_infostate(player, lambda: luck.below(1000) / 1000)
            assert other.information_state_string(player) == state.information_state_string(player)
        assert state.information_state_string(0) != state.information_state_string(1)
        state.apply_action(now.moves()[luck.below(len(now.moves()))])


def test_what_is_drawn_is_what_the_rules_would_draw() -> None:
    """The same numbers, given one by one as outcomes or dealt by a dealer, lead to the same game."""
    game = pyspiel.load_game("archipel_flucht(players=3)")
    dealer, outcomes = QuickDealer(7), QuickDealer(7)
    state = game.new_initial_state()
    real = find("flucht").new(3, dealer=dealer)
    while not real.over:
        draw(state, outcomes)
        assert state.position.state.digest() == real.digest()
        move = real.moves()[-1]
        state.apply_action(move)
        real.play(move, dealer)
    assert state.is_terminal()


def test_outcomes_are_equally_likely_and_all_of_them_possible() -> None:
    state = pyspiel.load_game(SHORT).new_initial_state()
    outcomes = state.chance_outcomes()
    assert {chance for _, chance in outcomes} == {1 / len(outcomes)}
    assert len({str(state.child(outcome)) for outcome, _ in outcomes}) == len(outcomes)
    with pytest.raises(ValueError, match=f"from 0 to {len(outcomes) - 1}"):
        state.apply_action(len(outcomes))


def test_a_clone_goes_its_own_way_and_a_written_state_comes_back() -> None:
    game = pyspiel.load_game(SHORT)
    state = game.new_initial_state()
    draw(state, QuickDealer(1))
    clone, again = state.clone(), pickle.loads(pickle.dumps(state))
    before = str(state)
    state.apply_action(state.legal_actions()[0])
    assert str(clone) == str(again) == before != str(state)
    again.apply_action(again.legal_actions()[0])
    assert str(again) == str(state)


def test_the_rules_can_draw_by_themselves() -> None:
    def play_out(text: str) -> str:
        state = pyspiel.load_game(text).new_initial_state()
        while not state.is_terminal():
            assert not state.is_chance_node()
            state.apply_action(state.legal_actions()[0])
        return str(state)

    assert play_out("archipel_flucht(chance=sampled,seed=1)") == play_out("archipel_flucht(chance=sampled,seed=1)")
    found = Counter(play_out("archipel_flucht(chance=sampled,rounds=1)") for _ in range(5))
    assert len(found) == 5


def test_an_illegal_move_is_refused_with_the_reason_and_changes_nothing() -> None:
    state = pyspiel.load_game(SHORT).new_initial_state()
    draw(state, QuickDealer(1))
    before = str(state)
    illegal = next(move for move in range(30) if move not in state.legal_actions())
    with pytest.raises(ValueError, match="You do not hold"):
        state.apply_action(illegal)
    assert str(state) == before


@pytest.mark.parametrize(
    ("parameters", "said"),
    [("players=9", "2 to 6"), ("chance=never", "explicit, sampled"), ("bridge=maybe", "no, yes"), ("edition=first", "mattel-1989")],
)
def test_unknown_settings_are_refused_with_what_is_allowed(parameters: str, said: str) -> None:
    with pytest.raises(Exception, match=said):
        pyspiel.load_game(f"archipel_flucht({parameters})")


def test_a_program_that_has_played_ends_in_peace() -> None:
    program = "import pyspiel, archipel.envs.openspiel as o; pyspiel.load_game('archipel_flucht').new_initial_state()"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0
    assert openspiel.SpielGame.__subclasses__()
