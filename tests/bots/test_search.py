"""`search` plays ahead in its head: fairly, within its budget, always the same with the same luck, and well."""

import json
import time
from math import isclose

import pytest

from archipel.arena.simulate import Plan, simulate
from archipel.bots import SearchBot, make_bot
from archipel.bots.judge import shares_at_the_end
from archipel.bots.search import Thought
from archipel.engine.dealer import QuickDealer
from archipel.engine.game import Game
from archipel.engine.phrase import Data, Trouble
from archipel.engine.state import State
from archipel.games import find
from archipel.version import COMPILED
from tests.games import flucht_table, mangrovia_table

GAMES = ["borabora", "flucht", "lagune", "mangrovia", "zanzibar"]
LAGUNE = find("lagune")


def bot(game: Game, seed: str | int = "bot", iterations: int = 40) -> SearchBot:
    return SearchBot(game, QuickDealer(seed), iterations=iterations)


def under_way(game: Game, decisions: int = 3) -> State:
    """A game after this many random moves, where there is a choice; in Zanzibar once all merchants are placed and something is hidden."""
    dealer = QuickDealer("table")
    decisions += 30 if game.name == "zanzibar" else 0
    state = game.new(2, dealer=dealer)
    while decisions > 0 or len(state.moves()) == 1:
        moves = state.moves()
        state.play(moves[dealer.below(len(moves))], dealer)
        decisions -= 1
    return state


def arranged_lagune(**position: Data | int) -> State:
    """A position of Lagune on a calm day."""
    return LAGUNE.arrange(LAGUNE.box(LAGUNE.edition()), 2, LAGUNE.read_options({"calm": "yes"}), dict(position), QuickDealer(1))


def thoughts(thinker: SearchBot, state: State) -> list[tuple[int, int, float]]:
    found = thinker.consider(state.view(state.seat), state.moves())
    return [(thought.move, thought.visits, thought.share) for thought in found]


def played(state: State, iterations: int) -> str:
    """What the bot plays here."""
    return state.text(bot(find(state.edition.game), "bot", iterations).choose(state.view(state.seat), state.moves()))


# What it may know, and how long it may take


@pytest.mark.parametrize("name", GAMES)
def test_it_thinks_the_same_with_the_same_luck_and_number_of_iterations(name: str) -> None:
    game = find(name)
    state = under_way(game)
    assert thoughts(bot(game), state) == thoughts(bot(game), state)
    assert thoughts(bot(game, "other luck"), state) != thoughts(bot(game), state)


@pytest.mark.parametrize("name", GAMES)
def test_it_knows_nothing_but_the_view_of_its_seat(name: str) -> None:
    """At a table where everything hidden is different, and the view came as text, it thinks the same."""
    game = find(name)
    state = under_way(game, 1)
    view = state.view(state.seat)
    guesses = [game.guess(view, QuickDealer(seed)) for seed in range(20)]
    other = next(guess for guess in guesses if guess.table() != state.table())
    assert other.view(other.seat) == view
    at_the_other = [(found.move, found.visits, found.share) for found in bot(game).consider(json.loads(json.dumps(view)), other.moves())]
    assert at_the_other == thoughts(bot(game), state)


@pytest.mark.heavy
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seats", [2, 3])
def test_it_plays_whole_games_in_every_seat_and_leaves_the_view_alone(name: str, seats: int) -> None:
    game = find(name)
    dealer = QuickDealer("whole")
    state = game.new(seats, {"rounds": 2} if "rounds" in [option.name for option in game.options] else {}, dealer=dealer)
    bots = [bot(game, seat, 3) for seat in range(seats)]
    while not state.over:
        view, moves = state.view(state.seat), state.moves()
        move = bots[state.seat].choose(view, moves)
        assert view == state.view(state.seat)
        state.play(move, dealer)


class Silent(QuickDealer):
    """Counts how often it is asked."""

    asked = 0

    def below(self, n: int) -> int:
        self.asked += 1
        return super().below(n)


def test_a_decision_with_one_legal_move_costs_nothing() -> None:
    luck = Silent(1)
    assert SearchBot(find("flucht"), luck, iterations=10_000_000).choose({}, [7]) == 7
    assert luck.asked == 0


def test_the_only_move_has_a_share_too() -> None:
    game = find("flucht")
    state = under_way(game)
    only = bot(game).consider(state.view(state.seat), state.moves()[:1])
    assert [(thought.move, thought.visits) for thought in only] == [(state.moves()[0], 0)]
    assert 0 < only[0].share < 1


@pytest.mark.parametrize("name", GAMES)
def test_it_thinks_for_its_milliseconds_and_stops(name: str) -> None:
    game = find(name)
    state = under_way(game)
    thinker = SearchBot(game, QuickDealer(1), milliseconds=150)
    begin = time.perf_counter()
    found = thinker.consider(state.view(state.seat), state.moves())
    assert time.perf_counter() - begin >= 0.15
    assert sum(thought.visits for thought in found) > 0


def test_a_budget_is_part_of_its_name() -> None:
    game = find("flucht")
    by_number, by_time, plain = (make_bot(name, game, QuickDealer(1)) for name in ("search:70", "search:30ms", "search"))
    assert isinstance(by_number, SearchBot)
    assert isinstance(by_time, SearchBot)
    assert isinstance(plain, SearchBot)
    assert by_number.iterations == 70
    assert (by_time.iterations, by_time.milliseconds) == (0, 30)
    assert (plain.iterations, plain.milliseconds) == (0, 1000)
    with pytest.raises(Trouble, match="bot-no-budget"):
        make_bot("greedy:70", game, QuickDealer(1))


# What it says


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seats", [2, 3])
def test_the_shares_of_all_seats_add_up_to_one(name: str, seats: int) -> None:
    game = find(name)
    dealer = QuickDealer("shares")
    state = game.new(seats, dealer=dealer)
    thinker = bot(game)
    for _ in range(400):
        if state.over:
            break
        found = thinker.look(state)
        assert (len(found.shares), len(found.priors)) == (seats, len(state.moves()))
        for shares in (found.shares, found.priors):
            assert isclose(sum(shares), 1.0)
            assert min(shares) >= 0
        state.play(state.moves()[dealer.below(len(state.moves()))], dealer)
    assert name == "flucht" or state.over


def test_a_shared_victory_counts_in_part() -> None:
    state = arranged_lagune(laid={"1": ["shell-1", "shell-4"], "2": ["shell-2", "shell-3"]}, hands={"1": ["shell-5"], "2": ["shell-6"]})
    won = state.copy()
    won.play(won.parse("lay shell-5"), QuickDealer(1))
    assert shares_at_the_end(won) == [1.0, 0.0]
    shared = arranged_lagune(laid={"1": ["shell-6", "shell-2"], "2": ["shell-8", "shell-4"]}, hands={"1": ["shell-3"], "2": ["shell-9"]})
    shared.play(shared.parse("lay shell-3"), QuickDealer(1))
    assert shares_at_the_end(shared) == [0.5, 0.5]


@pytest.mark.parametrize("name", GAMES)
def test_it_says_what_it_expects_of_every_move_best_first(name: str) -> None:
    game = find(name)
    state = under_way(game)
    found: list[Thought] = bot(game, iterations=60).consider(state.view(state.seat), state.moves())
    assert sorted(thought.move for thought in found) == state.moves()
    assert sum(thought.visits for thought in found) == 60
    assert [thought.visits for thought in found] == sorted((thought.visits for thought in found), reverse=True)
    assert all(0 <= thought.share <= 1 for thought in found)
    assert bot(game, iterations=60).choose(state.view(state.seat), state.moves()) == found[0].move


# From one small decision to the next


def choose_card_then_look(thinker: SearchBot) -> tuple[State, list[Thought]]:
    """Plays a card after which a pawn must be chosen, and asks what it thinks of the pawns."""
    state = flucht_table.arranged(pawns={"1a": "s05", "1b": "s10", "2a": "s20"}, hand=["blue-1", "blue-2", "blue-3"]).state
    move = thinker.choose(state.view(0), state.moves())
    state.play(move, QuickDealer(1))
    assert (state.seat, len(state.moves())) == (0, 2)
    return state, thinker.consider(state.view(0), state.moves())


def test_the_tree_is_kept_between_the_small_decisions_of_a_turn() -> None:
    thinker = bot(flucht_table.GAME, iterations=200)
    _, found = choose_card_then_look(thinker)
    assert sum(thought.visits for thought in found) > 230


def test_another_table_or_turn_begins_afresh() -> None:
    thinker = bot(flucht_table.GAME, iterations=200)
    choose_card_then_look(thinker)
    state = under_way(flucht_table.GAME, 20)
    assert sum(thought.visits for thought in thinker.consider(state.view(state.seat), state.moves())) == 200


# How well it plays


@pytest.mark.parametrize("team", [1, 2, 3])
def test_it_finds_the_card_that_wins_flucht(team: int) -> None:
    """Red leads to the Finish."""
    hand = ["blue-1", "red-1", "green-1", "yellow-1"]
    pawns = {f"{other}{pawn}": place for other in (1, 2, 3) for pawn, place in (("a", "finish"), ("b", f"s{67 + other}"))}
    state = flucht_table.arranged(3, pawns=pawns, team=team, hand=hand).state
    assert played(state, 60) == "play red-1"
    assert thoughts(bot(flucht_table.GAME), state)[0][2] == 1.0


def test_it_builds_the_hut_that_wins_mangrovia() -> None:
    """The last landing of the last round, 38 points to 56: of twelve huts one wins, and one would share the victory."""
    huts = {"D2": 2, "C3": 2, "A2": 2, "B3": 1, "C4": 1}
    hand = ("7", "5", "3", "sand", "water", "reed")
    table = mangrovia_table.builder(*hand, landing=11, seats=2, options={"rounds": "3"}, round=3, huts=huts)
    assert len(table.moves()) == 13
    assert played(table.state, 60) == "build D1"


def test_it_lays_the_shell_that_wins_lagune() -> None:
    state = arranged_lagune(laid={"1": ["shell-10", "shell-11"], "2": ["shell-8", "shell-9"]}, hands={"1": ["shell-1", "shell-2"]})
    assert played(state, 60) == "lay shell-2"


@pytest.mark.skipif(not COMPILED, reason="whole games of thinking bots are for the compiled modules")
@pytest.mark.parametrize(
    ("name", "kind", "games", "least"),
    [("flucht", "search:100", 10, 13), ("mangrovia", "search:60", 1, 2), ("zanzibar", "search:10", 1, 2), ("borabora", "search:10", 1, 2)],
)
def test_it_beats_greedy(name: str, kind: str, games: int, least: int) -> None:
    first = simulate(Plan(find(name), [kind, "greedy"], games, "search"))
    second = simulate(Plan(find(name), ["greedy", kind], games, "search"))
    assert first.wins[0] + second.wins[1] >= least
