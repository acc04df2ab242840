"""The check of an edition: whatever the rulebook prints is refused when it is changed, at its place and with its rule; the rest is not."""

from collections.abc import Iterator
from typing import Final

import pytest

from archipel.engine.edition import COPY, RECONSTRUCTED, RULEBOOK, SOURCES, names, read_data
from archipel.engine.game import Game
from archipel.games import find
from archipel.words import LANGUAGES, Words
from tests.games.campaign import HUGE, UNSAID, Changed, campaign
from tests.games.editions import Change, changed, entry, put, to
from tests.golden import own_games

OURS: Final[dict[str, dict[tuple[str, str], str]]] = {
    "flucht": {
        ("colours", "animal"): "an owner's edition has the animals in words of its own; nothing but words comes of them",
        ("teams", "id"): "our name: the box has pawns of six colours",
        ("teams", "pawns"): "our names of the two pawns",
        ("start", "id"): "our name",
        ("squares", "id"): "our name of the Finish",
        ("scenery", "id"): "our name; what is drawn along the way has no effect on play",
        ("scenery", "name"): "in words of our own",
        ("scenery", ""): "more may be drawn along the way than is reported",
    },
    "mangrovia": {
        ("landscapes", "rock"): "the upper pair is reported, left and right are ours, says its note",
        ("landscapes", "id"): "with its name a landscape takes along nothing but its place on the rock",
        ("paths", "spaces"): "only the pair of numbers is printed, says the note",
        **{
            ("spaces", field): "the print is known from an example, its place is ours: another space may show it"
            for field in ("", "id", "land", "cost", "pay", "points", "neutral")
        },
    },
    "zanzibar": {
        ("provinces", "id"): "with its name a province takes along nothing but colour and sign, which are ours",
        ("provinces", "name"): "in words of our own",
        ("provinces", "colour"): "ours, says the note",
        ("provinces", "sign"): "ours, says the note",
        ("spices", "id"): "in another order they are the same five",
        ("spices", "name"): "in words of our own",
    },
    "borabora": {
        ("routes", "id"): "our name: a printed route is found by its ends",
        ("routes", "pair"): "no value, but the source of one",
        ("fishing", "id"): "our name",
    },
}
"""What stands under `rulebook` and may be changed all the same, with the reason."""


def reached(game: Game, chosen: list[Changed]) -> Iterator[tuple[Changed, bool]]:
    for change in chosen:
        yield change, any(problem.fatal for problem in game.check(read_data(change.data)))


def sampled(game: Game) -> list[Changed]:
    """For every value one change, and always another kind; of what the rulebook does not print, for every seventh."""
    found: dict[tuple[str, str, str, bool], list[Changed]] = {}
    for change in campaign(game):
        found.setdefault((change.section, change.entry, change.field, change.source == RULEBOOK), []).append(change)
    printed = [changes for place, changes in found.items() if place[-1]]
    others = [changes for place, changes in found.items() if not place[-1]]
    return [changes[number % len(changes)] for number, changes in enumerate([*printed, *others[::7]])]


def judge(game: Game, chosen: list[Changed]) -> set[tuple[str, str]]:
    """Which printed fields were changed without an error; whatever is not printed may be judged in any way, but it is judged."""
    return {(change.section, change.field) for change, fatal in reached(game, chosen) if change.source == RULEBOOK and not fatal}


@pytest.mark.parametrize("game", own_games(), ids=lambda game: game.name)
def test_a_printed_value_that_is_changed_is_refused(game: Game) -> None:
    assert judge(game, sampled(game)) <= set(OURS[game.name])


@pytest.mark.long
@pytest.mark.parametrize("game", own_games(), ids=lambda game: game.name)
def test_a_printed_value_is_refused_however_it_is_changed_and_nothing_is_excused_in_vain(game: Game) -> None:
    assert judge(game, list(campaign(game))) == set(OURS[game.name])


def field(section: str, id: str, name: str, value: object) -> Change:
    return lambda data: entry(data, section, id=id).update({name: value})


def need(task: str, **fields: object) -> Change:
    return lambda data: entry(data, "tasks", id=task).update(needs=[fields])


def blue_and_white(data: dict[str, object]) -> None:
    entry(data, "gods", id="blue")["effect"], entry(data, "gods", id="white")["effect"] = "six", "higher-die"


NAMED: Final[dict[str, tuple[Change, str, str]]] = {
    "two-land = 5": (need("two-land", count=5, of="people", kind="land"), "[tasks] two-land, needs", "6E"),
    "regions-9 = 4": (need("regions-9", count=4, of="regions"), "[tasks] regions-9, needs", "6E"),
    "shells-5 = 1": (need("shells-5", count=1, of="shells"), "[tasks] shells-5, needs", "6E"),
    "god-tiles-2 asking for shells": (need("god-tiles-2", count=2, of="shells"), "[tasks] god-tiles-2, needs", "6E"),
    "blue and white swapped": (blue_and_white, "[gods] blue, effect", "8"),
    "routes without sea": (field("action_tiles", "routes", "actions", ["land"]), "[action_tiles] routes, actions", "9"),
    "persons without women": (field("action_tiles", "persons", "actions", ["man"]), "[action_tiles] persons, actions", "9"),
    "land people settling by sea": (field("people", "land", "by", "sea"), "[people] land, by", "5A"),
    "helper point = 3": (field("helper", "point", "points", 3), "[helper] point, points", "4C"),
    "islands as a light task": (field("tasks", "islands", "back", "light"), "[tasks] islands, back", "6E"),
}  # fmt: skip


@pytest.mark.parametrize("name", NAMED)
def test_bora_bora_is_refused_with(name: str) -> None:
    """Each is told with its place, the value, what is printed, and the rule."""
    change, where, rule = NAMED[name]
    game = find("borabora")
    told = [problem for problem in game.check(changed(game, change)) if problem.key == "edition-printed" and problem.args["where"] == where]
    assert [(problem.fatal, problem.rule) for problem in told] == [(True, rule)]
    for language in LANGUAGES:
        sentence = Words(language, game).refusal(told[0])
        assert all(part in sentence for part in (where, rule, told[0].args["value"], told[0].args["allowed"]))
        assert "{" not in sentence


def test_a_second_route_between_two_regions_is_a_mistake() -> None:
    """The check would otherwise see only one of them, and a die the other."""
    game = find("borabora")
    cheap = {"id": "x", "kind": "land", "a": "C-NE", "b": "C-SE", "value": 1}
    assert any(problem.fatal for problem in game.check(changed(game, lambda data: data["routes"]["list"].insert(0, cheap))))


@pytest.mark.parametrize("game", own_games(), ids=lambda game: game.name)
def test_every_edition_that_lies_with_the_game_is_accepted_without_a_word(game: Game) -> None:
    for id, hashes in game.published.items():
        for hash in hashes:
            edition = game.published_edition(id, hash)
            assert edition is not None
            assert game.by_rules(game.rules).check(edition) == []


@pytest.mark.parametrize("game", own_games(), ids=lambda game: game.name)
def test_where_a_value_comes_from_is_for_its_owner_to_say(game: Game) -> None:
    for source in SOURCES:
        assert game.check(changed(game, *(to(section, "source", source) for section in game.edition().data if section != "edition"))) == []
    section = next(iter(game.edition().data.keys() - {"edition"}))
    for strange in ("memory", "", 1, ["copy"], {"copy": 1}, True):
        assert any(problem.fatal for problem in game.check(changed(game, to(section, "source", strange))))


@pytest.mark.parametrize("game", own_games(), ids=lambda game: game.name)
def test_what_was_seen_on_a_copy_is_no_longer_reconstructed(game: Game) -> None:
    section = game.edition().reconstructed()[0]
    assert section not in changed(game, to(section, "source", COPY)).reconstructed()


OWNERS: Final[dict[str, Change]] = {
    "flucht": put("cards", 1, "diamonds", ["red", "green"]),
    "mangrovia": put("spaces", 2, "cost", 8),
    "zanzibar": put("villages", 1, "at", [430, 260]),
    "borabora": put("jewelry", 2, "cost", 4),
}


@pytest.mark.parametrize("game", own_games(), ids=lambda game: game.name)
def test_another_value_where_ours_is_reconstructed_can_be_played(game: Game) -> None:
    assert not any(problem.fatal for problem in game.check(changed(game, OWNERS[game.name])))


def test_an_odd_value_is_a_warning_where_the_rulebook_says_nothing() -> None:
    game = find("borabora")
    problems = game.check(changed(game, put("jewelry", 2, "cost", 9)))
    assert [(problem.key, problem.fatal) for problem in problems] == [("edition-jewelry-costs", False)]
    assert any(problem.fatal for problem in game.check(changed(game, put("jewelry", 2, "cost", HUGE))))


# What is known of a value


@pytest.mark.parametrize("game", own_games(), ids=lambda game: game.name)
def test_every_constraint_says_what_it_concerns_and_is_found_there(game: Game) -> None:
    data = game.edition().data
    for name, constraint in game.constraints.items():
        if name == "printed":
            continue
        assert constraint["concerns"], name
        assert constraint["source"] != RULEBOOK or constraint["rule"], name
        for place in constraint["concerns"]:
            section, _, field = place.partition(".")
            fields = {field for part in (data[section], *names(data[section]).values()) for field in part}
            assert not field or field in fields - {*UNSAID}, place
            assert name in [known.name for known in game.known(section, "", field)]


@pytest.mark.parametrize("game", own_games(), ids=lambda game: game.name)
def test_what_is_printed_stands_in_the_games_own_edition(game: Game) -> None:
    """A block of `printed` that names a field wrongly would refuse every edition, or none."""
    data = game.edition().data
    for block in game.constraints.get("printed", []):
        assert block["source"] in SOURCES
        assert bool(block.get("rule")) is (block["source"] == RULEBOOK)
        assert {*block} <= {"section", "source", "rule", "values", "entries", "complete"}
        for name, fields in block.get("entries", {}).items():
            assert {*fields} <= {*names(data[block["section"]])[name]}


def test_what_is_known_of_a_value_is_told_in_every_language() -> None:
    game = find("borabora")
    assert next(known.data() for known in game.known("tasks", "regions-9", "back")) == {
        "key": "value", "args": {"allowed": "dark"}, "name": "printed", "facts": {"allowed": "dark"}, "source": RULEBOOK, "rule": "6E",
    }  # fmt: skip
    assert [known.key for known in game.known("routes", "C-NW+C-NE", "value")] == ["constraint", "range", "constraint", "constraint"]
    assert [(known.name, known.facts, known.source) for known in game.known("jewelry", "", "cost")] == [
        ("jewelry-costs", {"low": 2, "high": 7}, RECONSTRUCTED)
    ]
    assert game.known("start", "", "dice")[0].facts == {"allowed": 3}
    assert [known.name for known in game.known("fish")] == ["fish"]
    for language in LANGUAGES:
        words = Words(language, game)
        for section, field in (("tasks", "back"), ("routes", "value"), ("routes", ""), ("jewelry", "cost"), ("start", "dice")):
            assert all(words.say("known", known) for known in game.known(section, "", field))
