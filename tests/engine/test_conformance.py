"""Every game, at every number of seats and with every option, passes the conformance suite. Hypothesis shrinks a failure to a record.

What is checked at every state, and how often leaks are looked for, is described in `archipel.engine.conformance`.
"""

from functools import cache
from pathlib import Path

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from archipel.arena.fuzz import keep
from archipel.engine.conformance import ALL_READERS, ONE_READER, Broken, Listen, Tally, Walk
from archipel.engine.dealer import QuickDealer
from archipel.engine.match import replay
from archipel.engine.phrase import Phrase, Reason
from archipel.engine.record import read_record
from archipel.engine.setups import BEGINNING, WHOLE, SetUp, random_walk, set_ups
from archipel.games import find, names
from archipel.words import LANGUAGES, Words

FAILURES = Path(__file__).parents[2] / "build" / "failures"
ONE_IN_FOUR = 25
"""Leak tests per hundred states."""

TABLES = [
    pytest.param(
        name,
        set_up,
        id=f"{name}-{set_up.seats}-{'-'.join(set_up.options.values()) or 'plain'}",
        marks=[pytest.mark.heavy] if number > 0 else [],
    )
    for name in names()
    for number, set_up in enumerate(set_ups(find(name)))
]


@cache
def words(language: str, name: str, seats: int, reader: int) -> Words:
    return Words(language, find(name), tuple(f"Seat {seat + 1}" for seat in range(seats)), reader)


def say_in_all_languages(name: str, seats: int) -> Listen:
    """Puts everything a game says into words, once per wording."""
    said: set[str] = set()

    def listen(kind: str, phrase: Phrase, seat: int) -> None:
        kinds = [value for value in phrase.args.values() if isinstance(value, str) and not any(c.isdigit() for c in value)]
        about = f"{kind} {phrase.key} {phrase.args.get('seat') == seat} {kinds}"
        if about in said:
            return
        said.add(about)
        for language in LANGUAGES:
            speaker = words(language, name, seats, seat)
            sentence = speaker.refusal(phrase) if isinstance(phrase, Reason) else speaker.say(kind, phrase)
            assert "{" not in sentence, sentence

    return listen


def run(walk: Walk, most: int) -> int:
    """Plays and checks; whatever breaks leaves its record."""
    try:
        return walk.run(most)
    except Broken as broken:
        broken.add_note(f"the game up to there: {keep(walk, FAILURES)}")
        raise


@pytest.mark.parametrize(("name", "set_up"), TABLES)
def test_a_random_game_keeps_every_contract_at_every_state_and_shows_no_leak_at_one_in_four(name: str, set_up: SetUp) -> None:
    """To its end with the default options; with others, only its beginning."""
    walk = random_walk(find(name), set_up, listen=say_in_all_languages(name, set_up.seats), leaks=ONE_IN_FOUR)
    made = run(walk, set_up.most)
    assert made == set_up.most or walk.match.over
    assert walk.tally.states == made + 1


@pytest.mark.long
@pytest.mark.parametrize(("name", "set_up"), TABLES)
def test_a_whole_random_game_keeps_every_contract_and_shows_no_leak_to_anybody_at_any_state(name: str, set_up: SetUp) -> None:
    walk = random_walk(find(name), set_up, leaks=ALL_READERS)
    run(walk, WHOLE)
    assert walk.match.over
    assert walk.tally.leaks == walk.tally.states * (set_up.seats + 1)


@pytest.mark.heavy
@pytest.mark.parametrize("name", names())
@settings(
    max_examples=15,
    deadline=None,
    print_blob=True,
    database=None,
    phases=[Phase.generate, Phase.shrink],
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example],
)
@given(data=st.data())
def test_hypothesis_finds_no_game_that_breaks_a_contract(name: str, data: st.DataObject) -> None:
    game = find(name)
    seats = data.draw(st.integers(game.fewest, game.most))
    options = {option.name: data.draw(st.sampled_from(option.values or (option.default, "1", "2"))) for option in game.options}
    seed = data.draw(st.binary(min_size=32, max_size=32))
    listen = say_in_all_languages(name, seats)
    run(Walk(game, seats, options, seed, lambda n: data.draw(st.integers(0, n - 1)), listen=listen, leaks=ONE_IN_FOUR), 25)


def test_a_failure_becomes_a_record_that_loads_and_replays() -> None:
    game = find("flucht")
    walking = Walk(game, 3, {}, bytes(32), QuickDealer(1).below)
    walking.run(10)
    before = walking.match.state.data()
    again = replay(game, read_record(walking.ended()))
    assert again.state.data() == before


def test_every_number_of_seats_and_every_value_of_every_option_is_tried() -> None:
    for name in names():
        game = find(name)
        tables = set_ups(game)
        for seats in range(game.fewest, game.most + 1):
            here = [set_up for set_up in tables if set_up.seats == seats]
            assert [set_up.most for set_up in here if set_up.options == game.read_options({})] == [WHOLE]
            assert {set_up.most for set_up in here if set_up.options != game.read_options({})} <= {BEGINNING}
            for option in game.options:
                tried = {set_up.options[option.name] for set_up in here}
                assert tried == set(option.values) if option.values else len(tried) == 2


@pytest.mark.parametrize(
    ("budget", "fewest", "most"), [(0, 0, 0), (25, 15, 45), (ONE_READER, 120, 120), (250, 270, 330), (ALL_READERS, 480, 480)]
)
def test_the_leak_test_is_run_as_often_as_its_budget_says(budget: int, fewest: int, most: int) -> None:
    tally = Tally()
    for number in range(20):
        Walk(find("lagune"), 3, {}, bytes([number]) * 32, QuickDealer(number).below, leaks=budget, tally=tally).run(5)
    assert (tally.games, tally.states) == (20, 120)
    assert fewest <= tally.leaks <= most
