"""Every game, at every number of seats and with every option, passes the conformance suite. Hypothesis shrinks a failure to a record."""

from collections.abc import Callable
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from archipel.engine.conformance import Broken, Listen, Walk
from archipel.engine.dealer import QuickDealer
from archipel.engine.match import replay
from archipel.engine.phrase import Phrase, Reason
from archipel.engine.record import read_record
from archipel.games import find, names
from archipel.words import LANGUAGES, Words

FAILURES = Path(__file__).parents[2] / "build" / "failures"
ROUNDS = "12"
"""What an option that is a number is set to beside its default."""


LARGE = 100
"""A game with more moves than this is looked at at every twentieth state, so that the suite stays quick; the fuzzer leaves none out."""


def set_ups() -> list[tuple[str, int, tuple[tuple[str, str], ...]]]:
    """Every game and number of seats with every combination of options; where these are many, with every value of each and all together."""
    found = []
    for name in names():
        game = find(name)
        values = [[(option.name, value) for value in option.values or (option.default, ROUNDS)] for option in game.options]
        combinations = list(product(*values))
        if len(combinations) > 8:
            usual = game.read_options({})
            together = tuple(next(pair for pair in pairs if pair[1] != usual[pair[0]]) for pairs in values)
            combinations = [
                chosen for chosen in combinations if chosen == together or sum(value != usual[option] for option, value in chosen) <= 1
            ]
        for seats in range(game.fewest, game.most + 1):
            found += [(name, seats, chosen) for chosen in combinations]
    return found


def pace(name: str) -> int:
    """At every how manieth state a game is held against the contracts."""
    game = find(name)
    return 1 if game.space(game.box(game.edition())) <= LARGE else 20


@cache
def words(language: str, name: str, seats: int, reader: int) -> Words:
    return Words(language, find(name), tuple(f"Seat {seat + 1}" for seat in range(seats)), reader)


def say_in_all_languages(name: str, seats: int) -> Listen:
    """Puts everything a game says into words, once a wording."""
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


def walk(name: str, seats: int, options: dict[str, str], seed: bytes, choose: Callable[[int], int], most: int) -> None:
    walking = Walk(find(name), seats, options, seed, choose, listen=say_in_all_languages(name, seats), every=pace(name))
    try:
        walking.run(most)
    except Broken as broken:
        FAILURES.mkdir(parents=True, exist_ok=True)
        path = FAILURES / f"{name}-{seats}.record"
        path.write_text(walking.ended(), encoding="utf-8", newline="")
        broken.add_note(f"the game up to there: {path}")
        raise


@pytest.mark.parametrize(("name", "seats", "options"), set_ups())
def test_a_random_game_keeps_every_contract_at_every_state(name: str, seats: int, options: tuple[tuple[str, str], ...]) -> None:
    """To its end with the options as they are; with others the first 150 decisions."""
    luck = QuickDealer(f"{name} {seats} {options}")
    usual = dict(options) == find(name).read_options({})
    walk(name, seats, dict(options), bytes([seats]) * 32, luck.below, 5000 if usual else 150)


@pytest.mark.parametrize("name", names())
@settings(
    max_examples=20,
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
    walk(name, seats, options, seed, lambda n: data.draw(st.integers(0, n - 1)), 25)


def test_a_failure_becomes_a_record_that_loads_and_replays() -> None:
    game = find("flucht")
    walking = Walk(game, 3, {}, bytes(32), QuickDealer(1).below)
    walking.run(10)
    before = walking.match.state.data()
    again = replay(game, read_record(walking.ended()))
    assert again.state.data() == before
