"""The printed data of Flucht aus Mangrovia: the shipped edition is sound, and everything that can be wrong with another is told apart."""

import copy
from typing import Any

import pytest

from archipel.engine.conformance import Walk
from archipel.engine.dealer import QuickDealer
from archipel.engine.edition import BrokenEdition, Edition, Problem, read_data, read_toml
from archipel.engine.phrase import Data, Trouble
from tests.games.editions import Change, changed, drop, put, to
from tests.games.flucht_table import GAME, Table, arranged


def problems(*changes: Change) -> list[Problem]:
    return GAME.check(changed(GAME, *changes))


def keys(*changes: Change) -> set[str]:
    return {problem.key.removeprefix("edition-") for problem in problems(*changes)}


# Small changes, to be combined


def card(id: str, field: str, value: Any) -> Change:
    def change(data: Data) -> None:
        next(entry for entry in data["cards"]["list"] if entry["id"] == id)[field] = value

    return change


def swap(one: int, other: int) -> Change:
    """Two squares swap what they are; their ids and places stay."""

    def change(data: Data) -> None:
        squares = data["squares"]["list"]
        first, second = squares[one - 1], squares[other - 1]
        squares[one - 1] = {**second, "id": first["id"]}
        squares[other - 1] = {**first, "id": second["id"]}

    return change


def recolour(place: int, colour: str) -> Change:
    def change(data: Data) -> None:
        squares = data["squares"]["list"]
        squares[place - 1] = {"id": squares[place - 1]["id"], "colour": colour}

    return change


def rename_a_colour(data: Data) -> None:
    """Orange becomes pink, everywhere."""
    data["colours"]["list"][4]["id"] = "pink"
    for entry in data["squares"]["list"]:
        if entry.get("colour") == "orange":
            entry["colour"] = "pink"
    for entry in data["cards"]["list"]:
        entry["disc"] = entry["disc"].replace("orange", "pink")
        entry["diamonds"] = [colour.replace("orange", "pink") for colour in entry["diamonds"]]


def without(*pair: str) -> Change:
    """No card shows these two diamonds together any more; the second of them becomes green or red."""

    def change(data: Data) -> None:
        for entry in data["cards"]["list"]:
            diamonds = entry["diamonds"]
            if (pair[0] == pair[1] and diamonds.count(pair[0]) > 1) or (pair[0] != pair[1] and set(pair) <= set(diamonds)):
                diamonds[:] = ["green" if colour == pair[1] else colour for colour in diamonds]

    return change


def elephants_first(data: Data) -> None:
    """The elephants stand so near the Start that no two blue squares lie before any of them."""
    squares = {entry["id"]: entry for entry in data["squares"]["list"]}
    front = ["s18", "s02", "s03", "s04", "s05", "s06", "s07", "s37", "s56"]
    data["squares"]["list"] = [squares[id] for id in front] + [entry for id, entry in squares.items() if id not in front]
    data["bridge"]["squares"] = front[1:7]


def elephants_last(data: Data) -> None:
    """One elephant stands before every blue square, the other two behind the last one."""
    squares = {entry["id"]: entry for entry in data["squares"]["list"]}
    back = ["s60", "s57", "s62", "s65", "s59", "s67", "s37", "s56", "finish"]
    data["squares"]["list"] = [
        squares["s18"], *(entry for id, entry in squares.items() if id not in ("s18", *back)), *(squares[id] for id in back),
    ]  # fmt: skip
    data["bridge"]["squares"] = back[:6]


def two_yellows(data: Data) -> None:
    """Only the last two yellow squares are left; the others are blue."""
    yellow = [entry for entry in data["squares"]["list"] if entry.get("colour") == "yellow"]
    for entry in yellow[:-2]:
        entry["colour"] = "blue"


# The shipped edition


def test_the_shipped_edition_has_no_problem_at_all() -> None:
    assert GAME.check(GAME.edition()) == []


def test_the_shipped_edition_says_where_every_part_comes_from() -> None:
    edition = GAME.edition()
    assert (edition.id, edition.game, GAME.own_edition(edition)) == ("mattel-1989", "flucht", True)
    assert {section: part["source"] for section, part in edition.data.items() if section != "edition"} == {
        "colours": "rulebook", "teams": "rulebook", "hands": "rulebook", "start": "rulebook", "squares": "reconstructed",
        "bridge": "rulebook", "scenery": "report", "cards": "reconstructed",
    }  # fmt: skip
    assert edition.reconstructed() == ["squares", "cards"]


def test_comments_and_layout_of_the_file_do_not_count() -> None:
    text = '[edition]\nid = "x"\ngame = "flucht"\n'
    assert read_toml(text).hash == read_toml("# a note\n\n" + text).hash != read_toml(text.replace("x", "y")).hash


def test_an_edition_that_the_game_does_not_have_is_refused() -> None:
    with pytest.raises(Trouble) as refused:
        GAME.edition("mattel-2089")
    assert refused.value.reason.key == "edition-unknown"


# Constraints: what the rulebook says is an error, everything else a warning

CONSTRAINTS: list[tuple[str, str, Change | tuple[Change, ...], set[str]]] = [
    ("tokens", "rulebook", put("colours", 1, "tokens", 23), {"tokens"}),
    ("tokens", "rulebook", drop("colours", 5, "tokens"), {"tokens"}),
    ("colours", "rulebook", rename_a_colour, {"colours", "tokens", "squares", "diamond-totals"}),
    ("cards", "rulebook", drop("cards", 30), {"cards", "discs", "diamond-totals", "threes"}),
    ("teams", "rulebook", drop("teams", 6), {"teams"}),
    ("pawns", "rulebook", put("teams", 2, "pawns", ["2a", "2b", "2c"]), {"pawns"}),
    ("pawns", "rulebook", put("teams", 6, "pawns", ["6a"]), {"pawns"}),
    ("hands", "rulebook", to("hands", "by_teams", {"2": 7, "3": 6, "4": 5, "5": 4, "6": 4}), {"hands"}),
    ("hands", "rulebook", to("hands", "by_teams", {"2": 7, "3": 6, "4": 5, "5": 4}), {"hands"}),
    ("coloured-squares", "rulebook", drop("squares", 68), {"coloured-squares", "squares"}),
    ("elephants", "rulebook", drop("squares", 56), {"elephants"}),
    ("printed", "rulebook", drop("scenery", 3), {"printed"}),
    ("bridge", "rulebook", (drop("squares", 56), to("bridge", "squares", ["s31"])), {"elephants", "bridge"}),
    ("elephants", "rulebook", (drop("squares", 56), drop("squares", 37)), {"elephants"}),
    ("elephants", "rulebook", recolour(56, "blue"), {"elephants", "coloured-squares", "squares"}),
    ("finish", "rulebook", swap(71, 72), {"finish"}),
    ("finish", "rulebook", swap(56, 72), {"finish"}),
    ("bridge", "rulebook", to("bridge", "squares", ["s30", "s31", "s32", "s33", "s34", "s35"]), {"bridge"}),
    ("bridge", "rulebook", to("bridge", "squares", ["s31", "s32", "s33", "s34", "s35"]), {"bridge"}),
    ("pairs", "rulebook", without("blue", "blue"), {"pairs", "diamond-totals"}),
    ("pairs", "rulebook", without("red", "blue"), {"pairs", "diamond-totals"}),
    ("pairs", "rulebook", without("blue", "yellow"), {"pairs", "diamond-totals"}),
    ("bridge-coloured", "derived", swap(18, 33), {"bridge-coloured"}),
    ("squares", "derived", recolour(26, "orange"), {"squares"}),
    ("diamonds", "report", card("blue-1", "diamonds", ["red"]), {"diamonds", "diamond-totals"}),
    ("diamonds", "report", card("blue-4", "diamonds", ["blue", "yellow", "red", "red"]), {"diamonds", "threes", "diamond-totals"}),
    ("red-discs", "report", card("red-1", "disc", "blue"), {"red-discs", "discs"}),
    ("discs", "derived", card("orange-1", "disc", "blue"), {"discs"}),
    ("diamond-totals", "derived", card("orange-4", "diamonds", ["green", "green"]), {"diamond-totals"}),
    ("threes", "derived", card("red-5", "diamonds", ["blue", "yellow"]), {"threes", "diamond-totals"}),
    ("example-6", "derived", swap(62, 63), {"example-6"}),
    ("example-6", "derived", swap(58, 65), {"example-6"}),
    ("example-6", "derived", swap(65, 71), {"example-6"}),
    ("example-6", "derived", two_yellows, {"example-6", "squares", "stretches"}),
    ("example-7", "derived", elephants_first, {"example-7"}),
    ("example-7", "derived", elephants_last, {"example-7"}),
    ("stretches", "reconstructed", (swap(20, 43), swap(24, 45), swap(26, 27)), {"stretches"}),
    ("stretches", "reconstructed", (swap(39, 3), swap(43, 4), swap(46, 10), swap(49, 13), swap(52, 15)), {"stretches"}),
]  # fmt: skip


def both(change: Change | tuple[Change, ...]) -> tuple[Change, ...]:
    return change if isinstance(change, tuple) else (change,)


@pytest.mark.parametrize(("name", "source", "change", "together"), CONSTRAINTS)
def test_a_broken_constraint_is_found_with_its_source(
    name: str, source: str, change: Change | tuple[Change, ...], together: set[str]
) -> None:
    assert keys(*both(change)) == together
    found = [problem for problem in problems(*both(change)) if problem.key == "edition-" + name]
    assert {(problem.source, problem.fatal) for problem in found} == {(source, source == "rulebook")}


@pytest.mark.parametrize(("name", "source", "change", "together"), [case for case in CONSTRAINTS if case[1] == "rulebook"])
def test_an_edition_that_contradicts_the_rulebook_cannot_be_played(
    name: str, source: str, change: Change | tuple[Change, ...], together: set[str]
) -> None:
    with pytest.raises(BrokenEdition) as broken:
        GAME.new(2, edition=changed(GAME, *both(change)), dealer=QuickDealer(0))
    assert {problem.key.removeprefix("edition-") for problem in broken.value.problems} == together
    first = next(problem for problem in broken.value.problems if problem.fatal)
    assert broken.value.reason is first


@pytest.mark.parametrize(("name", "source", "change", "together"), [case for case in CONSTRAINTS if case[1] != "rulebook"])
def test_an_edition_that_only_differs_from_what_is_reported_or_derived_can_be_played(
    name: str, source: str, change: Change | tuple[Change, ...], together: set[str]
) -> None:
    assert not any(problem.fatal for problem in problems(*both(change)))
    table = Table(GAME.new(3, edition=changed(GAME, *both(change)), dealer=QuickDealer(0)))
    for _ in range(20):
        table.play(table.moves()[0])
    assert table.state.faults() == []
    assert GAME.guess(table.view(0), QuickDealer(1)).view(0) == table.view(0)


def test_every_constraint_cites_its_section() -> None:
    cited = {problem.key.removeprefix("edition-"): problem.rule for case in CONSTRAINTS for problem in problems(*both(case[2]))}
    assert cited == {
        "tokens": "2", "colours": "5", "cards": "2", "teams": "2", "pawns": "2", "hands": "4", "coloured-squares": "5", "elephants": "7",
        "finish": "9", "bridge": "8", "pairs": "6B, examples 1–3", "example-6": "6C, example 6", "example-7": "7, example 7",
        "bridge-coloured": "", "squares": "", "diamonds": "", "red-discs": "", "discs": "", "diamond-totals": "", "threes": "",
        "stretches": "", "printed": "8",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("change", "args"),
    [
        (put("colours", 1, "tokens", 23), {"value": "23", "allowed": "24", "colour": "blue"}),
        (put("teams", 2, "pawns", ["2a"]), {"value": "1", "allowed": "2", "team": "team-2"}),
        (to("hands", "by_teams", {"2": 7, "3": 6, "4": 5, "5": 4}), {"value": "0", "allowed": "3", "teams": "6"}),
        (drop("squares", 56), {"value": "2", "allowed": "3"}),
        (swap(71, 72), {"value": "blue", "allowed": "red"}),
        (swap(56, 72), {"value": "elephant", "allowed": "red"}),
        (to("bridge", "squares", ["s31", "s36"]), {"value": "s31 s36", "allowed": "s31 s32 s33 s34 s35 s36"}),
        (swap(18, 33), {"value": "s33"}),
        ((swap(20, 43), swap(24, 45), swap(26, 27)), {"colour": "blue", "value": "10", "allowed": "9"}),
    ],
)
def test_a_problem_says_which_value_it_found_and_which_is_allowed(change: Change | tuple[Change, ...], args: Data) -> None:
    (problem,) = problems(*both(change))
    assert problem.args == args


def test_missing_diamonds_are_named() -> None:
    assert [p.args for p in problems(without("blue", "blue")) if p.key == "edition-pairs"] == [{"value": "blue + blue"}]


def test_a_card_with_too_many_diamonds_is_named() -> None:
    change = card("blue-4", "diamonds", ["blue", "yellow", "red", "red"])
    assert [p.args for p in problems(change) if p.key == "edition-diamonds"] == [{"card": "blue-4", "value": "4", "allowed": "2, 3"}]


def test_nine_squares_in_a_row_without_blue_are_allowed() -> None:
    assert problems(swap(20, 43), swap(24, 45)) == []


def test_the_stretch_before_the_first_and_after_the_last_square_of_a_colour_counts() -> None:
    front = problems(swap(1, 33), swap(5, 40), swap(8, 47))
    assert [problem.args for problem in front] == [{"colour": "blue", "value": "10", "allowed": "9"}]
    back = problems(swap(63, 10), swap(66, 12), swap(69, 13), swap(71, 15))
    assert {"colour": "blue", "value": "11", "allowed": "9"} in [problem.args for problem in back]


def test_an_edition_shows_all_its_problems_at_once() -> None:
    found = {
        problem.key: problem.fatal
        for problem in problems(put("colours", 1, "tokens", 23), card("orange-1", "disc", "blue"), drop("teams", 6))
    }
    assert found == {"edition-tokens": True, "edition-discs": False, "edition-teams": True}


def test_a_problem_is_written_as_data() -> None:
    (problem,) = problems(put("colours", 1, "tokens", 23))
    args = {"value": "23", "allowed": "24", "colour": "blue"}
    assert problem.data() == {"key": "edition-tokens", "args": args, "rule": "2", "source": "rulebook", "error": True}


# Mistakes in the file

MISTAKES: list[tuple[str, Change, Data]] = [
    ("section-missing", drop("colours"), {"section": "colours"}),
    ("section-missing", drop("teams"), {"section": "teams"}),
    ("section-missing", drop("squares"), {"section": "squares"}),
    ("section-missing", drop("cards"), {"section": "cards"}),
    ("section-missing", to("cards", "list", []), {"section": "cards"}),
    ("section-missing", to("cards", "list", "all"), {"section": "cards"}),
    ("field-missing", drop("start"), {"section": "start", "number": 1, "field": "id"}),
    ("field-missing", to("start", "id", 0), {"section": "start", "number": 1, "field": "id"}),
    ("field-missing", drop("bridge"), {"section": "bridge", "number": 1, "field": "squares"}),
    ("field-missing", to("bridge", "squares", "s31"), {"section": "bridge", "number": 1, "field": "squares"}),
    ("field-missing", drop("hands"), {"section": "hands", "number": 1, "field": "by_teams"}),
    ("field-missing", to("hands", "by_teams", [7, 6]), {"section": "hands", "number": 1, "field": "by_teams"}),
    ("field-missing", drop("colours", 2, "id"), {"section": "colours", "number": 2, "field": "id"}),
    ("field-missing", drop("colours", 2, "animal"), {"section": "colours", "number": 2, "field": "animal"}),
    ("field-missing", drop("teams", 3, "id"), {"section": "teams", "number": 3, "field": "id"}),
    ("field-missing", drop("teams", 3, "pawns"), {"section": "teams", "number": 3, "field": "pawns"}),
    ("field-missing", drop("squares", 72, "id"), {"section": "squares", "number": 72, "field": "id"}),
    ("field-missing", drop("cards", 30, "id"), {"section": "cards", "number": 30, "field": "id"}),
    ("field-missing", drop("cards", 30, "disc"), {"section": "cards", "number": 30, "field": "disc"}),
    ("field-missing", put("cards", 30, "diamonds", []), {"section": "cards", "number": 30, "field": "diamonds"}),
    ("field-missing", put("cards", 1, "diamonds", "blue"), {"section": "cards", "number": 1, "field": "diamonds"}),
    ("id-twice", put("squares", 9, "id", "s08"), {"value": "s08"}),
    ("id-twice", put("cards", 9, "id", "s08"), {"value": "s08"}),
    ("id-twice", put("squares", 9, "id", "start"), {"value": "start"}),
    ("id-twice", put("teams", 2, "pawns", ["2a", "1a"]), {"value": "1a"}),
    ("id-space", put("cards", 1, "id", "blue 1"), {"value": "blue 1"}),
    ("square-nothing", drop("squares", 1, "colour"), {"square": "s01"}),
    ("square-nothing", put("squares", 18, "elephant", False), {"square": "s18"}),
    ("colour-unknown", put("squares", 1, "colour", "pink"), {"thing": "s01", "value": "pink"}),
    ("colour-unknown", put("cards", 1, "disc", "pink"), {"thing": "blue-1", "value": "pink"}),
    ("colour-unknown", put("cards", 1, "diamonds", ["red", "pink"]), {"thing": "blue-1", "value": "pink"}),
    ("square-unknown", to("bridge", "squares", ["s31", "s32", "s33", "s34", "s35", "s99"]), {"value": "s99"}),
    ("square-unknown", to("bridge", "squares", ["start"]), {"value": "start"}),
    ("hand-size", to("hands", "by_teams", {"2": 0}), {"teams": "2", "value": "0"}),
    ("hand-size", to("hands", "by_teams", {"2": "seven"}), {"teams": "2", "value": "seven"}),
    ("hand-size", to("hands", "by_teams", {"two": 7}), {"teams": "two", "value": "7"}),
]


@pytest.mark.parametrize(("key", "change", "args"), MISTAKES)
def test_a_mistake_in_the_file_is_told_apart_and_makes_the_edition_unplayable(key: str, change: Change, args: Data) -> None:
    found = [problem for problem in problems(change) if problem.key == "edition-" + key]
    assert [{name: problem.args[name] for name in args} for problem in found] == [args]
    assert {(problem.source, problem.fatal) for problem in problems(change)} == {("file", True)}
    with pytest.raises(BrokenEdition) as broken:
        GAME.box(changed(GAME, change))
    assert broken.value.reason.key == "edition-" + key


def test_an_entry_that_is_not_a_table_lacks_all_its_fields() -> None:
    def change(data: Data) -> None:
        data["cards"]["list"][4] = "blue-5"

    assert [problem.args for problem in problems(change)] == [
        {"section": "cards", "number": 5, "field": field} for field in ("id", "disc", "diamonds")
    ]


def test_an_unknown_colour_is_reported_with_the_known_ones() -> None:
    (problem,) = problems(put("squares", 1, "colour", "pink"))
    assert problem.args["allowed"] == "blue, yellow, red, green, orange"


def test_diamonds_that_are_not_a_list_are_reported_with_the_number_of_their_card() -> None:
    (problem,) = problems(put("cards", 7, "diamonds", "blue"))
    assert problem.args == {"section": "cards", "number": 7, "field": "diamonds"}


@pytest.mark.parametrize("pawns", ["4a", 1.5, True])
def test_pawns_that_are_not_a_list_are_a_mistake(pawns: Any) -> None:
    (problem,) = problems(put("teams", 4, "pawns", pawns))
    assert (problem.key, problem.args) == ("edition-field-missing", {"section": "teams", "number": 4, "field": "pawns"})


def test_constraints_are_not_looked_at_before_the_file_is_in_order() -> None:
    assert keys(put("colours", 1, "tokens", 23), put("squares", 1, "colour", "pink")) == {"colour-unknown"}


@pytest.mark.parametrize(
    ("key", "change"),
    [
        ("edition-no-source", to("cards", "source", "hearsay")),
        ("edition-no-source", lambda data: data["bridge"].pop("source")),
        ("edition-no-source", put("squares", 72, "source", "hearsay")),
        ("edition-loose-value", lambda data: data.update(players=6)),
        ("edition-other-game", to("edition", "game", "borneo")),
    ],
)
def test_a_part_without_a_known_source_or_of_another_game_is_a_mistake(key: str, change: Change) -> None:
    assert [(problem.key, problem.source, problem.fatal) for problem in problems(change)] == [(key, "file", True)]


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("squares =", "edition-not-toml"),
        ("[squares]", "edition-no-head"),
        ('[edition]\ngame = "flucht"', "edition-head-field"),
        ('[edition]\nid = "my box"\ngame = "flucht"', "edition-head-field"),
        ('[edition]\nid = "x"\ngame = "flucht"\nprinted = 1989-01-01', "edition-not-toml"),
    ],
)
def test_a_file_that_is_not_an_edition_is_refused(text: str, key: str) -> None:
    with pytest.raises(Trouble) as refused:
        read_toml(text)
    assert refused.value.reason.key == key


def test_every_problem_that_the_game_can_name_is_met_here() -> None:
    met = {"edition-" + case[0] for case in CONSTRAINTS} | {"edition-" + case[0] for case in MISTAKES}
    assert met == set(GAME.keys["problem"])


# Playing with another edition


def test_pawns_that_stand_together_on_the_start_are_all_in_first_position() -> None:
    table = arranged(edition=changed(GAME, swap(1, 18)), hand=["blue-2"])
    table.play("play blue-2")
    assert (table.at("1a"), table.event("pawn-stays")["because"], table.event("pawn-stays")["place"]) == ("start", "elephant", 1)


def test_the_tokens_pawns_and_cards_of_an_edition_are_the_ones_played_with() -> None:
    table = arranged(edition=changed(GAME, card("blue-2", "diamonds", ["orange", "green"]), swap(1, 3)), tokens=["s01"], hand=["blue-2"])
    table.play("play blue-2")
    assert (table.placed(), table.view()["tokens"]) == (["s07", "s13"], ["s01", "s07", "s13"])


def test_a_table_of_another_edition_is_read_back_with_that_edition() -> None:
    edition = changed(GAME, card("orange-1", "disc", "blue"))
    table = Table(GAME.new(2, edition=edition, dealer=QuickDealer(0)))
    again = GAME.restore(table.state.data())
    assert (again.view(0), again.view(0)["edition"]) == (table.view(0), edition.hash)
    with pytest.raises(Trouble) as refused:
        GAME.restore({**table.state.data(), "edition": "0" * 64})
    assert refused.value.reason.key == "edition-not-here"


def mixed_up(seed: int) -> Edition:
    """The squares in any order, the Finish in its place; every third box has no orange square at all."""
    luck = QuickDealer(f"track {seed}")
    data = copy.deepcopy(GAME.edition().data)
    *track, finish = data["squares"]["list"]
    kinds = [{name: value for name, value in square.items() if name != "id"} for square in track]
    if seed % 3 == 0:
        kinds = [{"colour": "blue"} if kind.get("colour") == "orange" else kind for kind in kinds]
    second = 0
    while second < 6:
        left = list(kinds)
        mixed = [{"id": square["id"], **left.pop(luck.below(len(left)))} for square in track]
        second = [number for number, square in enumerate(mixed) if "elephant" in square][1]
    data["squares"]["list"] = [*mixed, finish]
    data["bridge"]["squares"] = [square["id"] for square in mixed[second - 6 : second]]
    return read_data(data)


@pytest.mark.parametrize("seed", range(6))
def test_an_owners_track_in_any_order_can_be_played(seed: int) -> None:
    edition = mixed_up(seed)
    assert not any(problem.fatal for problem in GAME.check(edition))
    walk = Walk(GAME, 2 + seed % 5, {"bridge": "yes"}, bytes([seed]) * 32, QuickDealer(seed).below, edition)
    assert walk.run(40) == 40


def test_a_file_that_lists_more_than_any_box_holds_is_refused_at_once() -> None:
    data = copy.deepcopy(GAME.edition().data)
    data["cards"]["list"] = [{**data["cards"]["list"][0], "id": f"card-{number}"} for number in range(5_000)]
    problems = GAME.check(read_data(data))
    assert [(problem.key, problem.args["section"], problem.fatal) for problem in problems] == [("edition-list-long", "cards", True)]
