"""What is noted on the merchants of Zanzibar before they move (5): every place on which a move can end, a way there, who gives way on it
(5B, 5C), and what the objectives in hand would be worth then (3)."""

from typing import cast

import pytest

from archipel.engine.dealer import QuickDealer
from archipel.engine.phrase import Data
from archipel.games.zanzibar import view
from archipel.games.zanzibar.state import MOVE, NONE, ZanzibarState
from tests.games.zanzibar_table import Table, arranged, placed

CORNER = ["makuli", "fumbi", "muyo", "mwamba", "dimbu", "forodi", "kusi"]
"""Around Kizamo: all that a 3 could come across."""


# Ways


def moves_of(way: Data) -> tuple[int, list[str], list[str]]:
    return way["steps"], way["moves"], way["pushes"]


def test_the_reach_of_a_merchant_is_noted_with_a_way_to_every_place() -> None:
    table = arranged(merchants={"1-2": "kizamo"}, free=CORNER)
    ways = table.reach("1-2")
    assert moves_of(ways["fumbi"]) == (2, ["go 2 makuli", "go 2 fumbi"], [])
    assert "kizamo" not in ways
    assert {place for place, way in ways.items() if way["steps"] == 1} == {"makuli", "muyo", "mwamba"}


def test_a_way_says_who_would_be_pushed_and_where() -> None:
    table = arranged(merchants={"1-2": "kizamo", "2-5": "makuli"}, free=["fumbi", "muyo", "mwamba"])
    assert moves_of(table.reach("1-2")["makuli"]) == (1, ["go 2 makuli"], ["2-5"])
    assert table.reach("1-2")["makuli"]["shoves"] == [{"thing": "2-5", "to": "fumbi"}]
    assert table.reach("1-2")["fumbi"]["pushes"] == ["2-5"]


def test_somebody_at_the_end_of_a_way_with_several_places_to_go_leaves_that_to_be_asked() -> None:
    table = arranged(merchants={"1-2": "makuli", "2-5": "fumbi"}, free=["dimbu", "forodi", "kusi", "kizamo"])
    way = table.reach("1-2")["fumbi"]
    assert way["shoves"] == [{"thing": "2-5", "others": ["dimbu", "forodi", "kusi"]}]
    assert way["moves"] == ["go 2 fumbi", "push dimbu"]
    table.play(way["moves"][0])
    assert table.moves() == ["push dimbu", "push forodi", "push kusi"]


def test_somebody_on_the_way_goes_aside_and_the_other_places_are_named() -> None:
    table = arranged(merchants={"1-3": "makuli", "2-5": "fumbi"}, free=["dimbu", "forodi", "kusi", "kizamo", "ziwela"])
    assert table.reach("1-3")["forodi"]["shoves"] == [{"thing": "2-5", "to": "dimbu", "others": ["forodi", "kusi"]}]


def test_somebody_who_would_be_chased_is_told_apart() -> None:
    table = arranged(merchants={"1-3": "kizamo", "2-3": "makuli", "2-6": "fumbi"}, free=["dimbu", "forodi", "kusi"])
    assert table.reach("1-3")["makuli"]["shoves"] == [{"thing": "2-3", "chased": True}]
    on_the_way = table.reach("1-3")["fumbi"]["shoves"]
    assert [shove["thing"] for shove in on_the_way] == ["2-3", "2-6"]
    assert (on_the_way[0]["chased"], "to" in on_the_way[0], "others" in on_the_way[0]) == (True, True, False)


def test_a_way_with_a_chase_is_found_and_one_that_needs_boxing_in_as_well() -> None:
    boxed = arranged(merchants={"1-3": "kizamo", "2-3": "makuli", "2-6": "fumbi"}, free=["dimbu", "forodi", "kusi"])
    assert boxed.reach("1-3")["makuli"]["pushes"] == ["2-3"]
    assert boxed.reach("1-3")["forodi"]["steps"] == 3
    table = arranged(merchants={"1-4": "kizamo", "2-6": "makuli", "2-4": "fumbi", "2-7": "dimbu", "2-5": "kusi"}, free=["forodi", "muyo"])
    way = table.reach("1-4")["fumbi"]
    assert (way["moves"][:2], way["pushes"]) == (["go 4 makuli", "chase forodi"], ["2-6", "2-4"])
    table.play(*way["moves"])
    assert table.at("1-4") == "fumbi"


def beside_dau() -> Table:
    """A 5 that could get past its equal on Dau by pushing the 7 on Ziwela to Kusi first, and then coming back."""
    merchants = {"1-5": "bubwe", "1-2": "umande", "2-5": "dau", "2-7": "ziwela"}
    return arranged(merchants=merchants, free=["shangi", "mangwa", "kusi", "forodi", "mkoto"])


def test_a_way_that_boxes_somebody_in_with_several_steps_is_found() -> None:
    table = beside_dau()
    way = table.reach("1-5")["dau"]
    assert (way["steps"], way["pushes"]) == (4, ["2-7", "2-5"])
    table.play(*way["moves"])
    assert (table.at("1-5"), table.at("2-7")) == ("dau", "kusi")


def test_under_way_the_reach_shrinks_to_the_steps_left_and_never_holds_the_start() -> None:
    table = arranged(merchants={"1-3": "kizamo"}, free=CORNER)
    table.play("go 3 makuli")
    assert max(way["steps"] for way in table.reach("1-3").values()) == 2
    assert "kizamo" not in table.reach("1-3")


def test_the_step_back_to_the_start_is_noted_apart_as_long_as_it_is_allowed() -> None:
    table = arranged(merchants={"1-3": "kizamo"}, free=CORNER)
    assert "back" not in reach_mark(table, "1-3")
    table.play("go 3 makuli")
    assert moves_of(reach_mark(table, "1-3")["back"]) == (1, ["go 3 kizamo"], [])
    table.play("go 3 fumbi")
    assert "back" not in reach_mark(table, "1-3")


def reach_mark(table: Table, merchant: str) -> Data:
    return next(mark.args for mark in table.state.marks() if mark.thing == merchant and mark.key == "reach")


# What the hand would be worth


def test_a_way_says_what_the_objectives_in_hand_would_be_worth_if_that_changes() -> None:
    """Makuli and Fumbi lie in the South, as Kizamo does; Kusi is at sea. Fumbi offers what Kizamo does not."""
    table = arranged(merchants={"1-4": "kizamo"}, free=CORNER, hand=["south", "vanilla"])
    goods = {village["id"]: village["good"] for village in table.state.edition.data["villages"]["list"]}
    now = table.player(1)["now"]
    ways = table.reach("1-4")
    assert "south" not in ways["makuli"].get("then", {})
    at_sea = ways["mwamba"]["then"]["south"]
    assert at_sea["count"] == now["south"]["count"] - 1
    for place in ("makuli", "fumbi", "muyo", "dimbu"):
        gained = (goods[place] == "vanilla") - (goods["kizamo"] == "vanilla")
        assert ways[place].get("then", {}).get("vanilla", now["vanilla"])["count"] == now["vanilla"]["count"] + gained


def test_while_it_is_asked_where_somebody_goes_the_hand_says_what_it_will_be_worth() -> None:
    table = arranged(merchants={"1-2": "kusi", "2-5": "fumbi"}, free=["dimbu", "forodi", "makuli"], hand=["south", "east"])
    before = table.player(1)["now"]["south"]
    table.play("go 2 fumbi")
    assert table.asked().endswith("push")
    worth = {mark.thing: mark.args for mark in table.state.marks()}
    assert worth["south"]["then"]["count"] == before["count"] + 1
    assert "then" not in worth["east"]
    table.play("push dimbu")
    assert table.player(1)["now"]["south"] == worth["south"]["then"]


def test_nothing_is_said_about_objectives_that_are_not_in_hand() -> None:
    table = placed(3, seed="hand")
    while table.asked().endswith("discard"):
        table.play("keep")
    held = set(table.hand(table.state.seat + 1))
    changing = {
        objective for mark in table.state.marks() for way in mark.args.get("ways", {}).values() for objective in way.get("then", {})
    }
    assert changing
    assert changing <= held


# Against a plain search that knows nothing of pushing


def ends(state: ZanzibarState, merchant: int, most: int) -> set[str] | None:
    """Every other place on which a merchant can end its move, found by playing all that can be played; None if that is too much."""
    start = state.start if merchant == state.walker else state.at[merchant]
    found: set[str] = set()
    waiting = [state]
    seen = {sight(state)}
    for here in waiting:
        for move in here.moves():
            if here.phase == MOVE and here.things(move)[0] != state.box.merchants[merchant]:
                continue
            after = here.copy()
            after.play(move, QuickDealer(0))
            if sight(after) in seen:
                continue
            seen.add(sight(after))
            if len(seen) > most:
                return None
            if after.entering == NONE and after.at[merchant] not in (start, state.at[merchant]):
                found.add(state.box.places[after.at[merchant]])
            if after.walker == merchant:
                waiting.append(after)
    return found


def sight(state: ZanzibarState) -> tuple[int, ...]:
    return (*state.at, state.walker, state.left, state.entering)


def compare(table: Table, most: int) -> int:
    """Holds every reach that is noted now against a plain search; returns how many were."""
    state = cast(ZanzibarState, table.state)
    compared = 0
    for mark in state.marks():
        if mark.key != "reach":
            continue
        told = cast(view.Reach, mark.args)
        wanted = ends(state, state.box.merchants.index(mark.thing), most)
        if wanted is None:
            continue
        compared += 1
        assert set(told["ways"]) <= wanted, mark.thing
        assert told["count"] == len(told["ways"])
        assert told["complete"] == "no" or set(told["ways"]) == wanted, f"{mark.thing} misses {sorted(wanted - set(told['ways']))}"
        for place, way in told["ways"].items():
            follow(table.fork(), mark.thing, place, way)
        if "back" in told:
            follow(table.fork(), mark.thing, state.box.places[state.start], told["back"])
    return compared


def follow(table: Table, merchant: str, place: str, way: view.ShownWay) -> None:
    """Plays a way: it must lead there, and bring about what it says."""
    state = cast(ZanzibarState, table.state)
    player = state.seat + 1
    hand, before = table.hand(player), table.player(player)["now"]
    shoves = way.get("shoves", [])
    if shoves and "to" not in shoves[-1]:
        table.play(*way["moves"][:-1])
        asked = state.decision()
        assert (asked.key, asked.args["pushed"]) == ("chase" if shoves[-1].get("chased") else "push", shoves[-1]["thing"])
        assert asked.key == "chase" or [state.things(move)[1] for move in state.moves()] == shoves[-1]["others"]
        table.play(way["moves"][-1])
    else:
        table.play(*way["moves"])
    assert table.at(merchant) == place
    assert way["steps"] == len(table.heard("goes"))
    gave_way = [event for event in table.told if event.key in ("pushed", "chased")]
    assert way["pushes"] == list(dict.fromkeys(event.args["thing"] for event in gave_way))
    for event, shove in zip(gave_way, shoves, strict=True):
        assert (event.args["thing"], event.key) == (shove["thing"], "chased" if shove.get("chased") else "pushed")
        assert event.args["place"] == shove.get("to", event.args["place"])
    now = table.player(player)["now"]
    assert way.get("then", {}) == {objective: now[objective] for objective in hand if now[objective] != before[objective]}


MISSED: dict[str, tuple[str, list[str]]] = {
    "an equal is chased next to another": (
        "1-5 matule",
        [
            "kiweni bubwe ponga bweja sombe",
            "makuli umande koaba umbuli kenda",
            "ndijo forodi mangwa matule temwa",
            "kizamo dau mwamba jozwa ziwela",
        ],
    ),
    "an equal is chased next to another that then fills its last free place": (
        "4-4 dau",
        [
            "makuli chwale mwamba uroma",
            "koaba mangwa bubwe bweja",
            "jozwa muyo dau matlai",
            "ndijo kiweni shangi umande",
            "dimbu ziwela mkoto ponga",
        ],
    ),
    "an equal is chased by coming back from behind": (
        "3-7 makuli",
        [
            "mkoto ziwela shangi bweja umbuli makuli",
            "dunge dimbu chwale temwa forodi sombe",
            "nungu kiweni koaba mangwa ponga muyo",
        ],
    ),
    "three equals in a row": (
        "1-6 koaba",
        [
            "bubwe nungu umande ziwela kiweni",
            "umbuli gamba bweja shangi ponga",
            "uroma makuli temwa ndijo koaba",
            "matlai mangwa fumbi mwamba dau",
        ],
    ),
    "three equals in a row among five players": (
        "4-4 ziwela",
        [
            "kiweni koaba ziwela makuli",
            "dau fumbi shangi matule",
            "mkoto dunge umande uroma",
            "kusi kaskazi bubwe fukwe",
            "gamba muyo bweja sombe",
        ],
    ),
    "somebody smaller is boxed in first": (
        "4-5 kenda",
        [
            "fumbi kiweni ziwela mkoto nungu",
            "dimbu koaba kizamo makuli umande",
            "mwamba kaskazi fukwe ponga bubwe",
            "umbuli matlai sombe shangi uroma",
        ],
    ),
    "somebody smaller is boxed in far from the end of the way": (
        "3-6 temwa",
        [
            "dimbu kiweni dau umbuli nungu koaba",
            "matlai gamba mangwa matule bweja dunge",
            "kusi fukwe muyo chwale jozwa umande",
        ],
    ),
    "under way": (
        "1-7 makuli fumbi forodi",
        [
            "ndijo chwale dau dimbu jozwa forodi",
            "gamba koaba kusi shangi kaskazi makuli",
            "mangwa sombe umbuli matlai mwamba ziwela",
        ],
    ),
    "under way among five players": (
        "4-5 dunge fukwe mkoto",
        [
            "muyo temwa kenda makuli",
            "kiweni matule mwamba bubwe",
            "kaskazi umande uroma dunge",
            "shangi bweja koaba mkoto",
            "forodi gamba fumbi mangwa",
        ],
    ),
}
"""Positions of random play in which an earlier search missed a place: who gets where (and where it began, and where it stands then), and
where the merchants of each player stand, from the tallest."""


def laid_out(rows: list[str], player: int, but: dict[str, str] | None = None) -> Table:
    merchants = {f"{seat}-{number}": at for seat, row in enumerate(rows, 1) for number, at in enumerate(row.split(), 2)}
    return arranged(len(rows), player=player, merchants={**merchants, **(but or {})})


@pytest.mark.parametrize("name", MISSED)
def test_no_place_is_missed_where(name: str) -> None:
    (merchant, place, *walked), rows = MISSED[name][0].split(), MISSED[name][1]
    table = laid_out(rows, int(merchant[0]), {merchant: walked[0]} if walked else {})
    if walked:
        table.play(f"go {merchant[2:]} {walked[1]}")
    assert place in table.reach(merchant)
    assert compare(table, 20_000) > 0


def play_on(table: Table, luck: QuickDealer) -> None:
    moves = table.state.moves()
    table.state.play(moves[luck.below(len(moves))], table.dealer)


def compare_in_random_games(games: int, one_in: int, most: int) -> int:
    """How many reaches were compared in random games of every number of players, at one decision about a step in so many."""
    compared = 0
    for game in range(games):
        luck = QuickDealer(f"reach {game}")
        table = placed(2 + game % 4, seed=game)
        while not table.state.over:
            if cast(ZanzibarState, table.state).phase == MOVE and luck.below(one_in) == 0:
                compared += compare(table, most)
            play_on(table, luck)
    return compared


@pytest.mark.heavy
def test_the_reach_is_what_playing_everything_finds_in_random_games() -> None:
    assert compare_in_random_games(12, 8, 1_000) > 600


@pytest.mark.long
def test_the_reach_is_what_playing_everything_finds_in_many_random_games() -> None:
    assert compare_in_random_games(300, 4, 20_000) > 25_000


def test_a_search_that_is_cut_off_does_not_call_itself_complete() -> None:
    """The 4 has more ways of boxing others in than are looked at; what was found holds."""
    table = laid_out(
        [
            "forodi umbuli matlai uroma shangi",
            "sombe kusi umande mkoto bubwe",
            "fumbi dau kiweni makuli temwa",
            "ziwela kenda mwamba koaba kaskazi",
        ],
        1,
    )
    told = reach_mark(table, "1-4")
    assert told["complete"] == "no"
    for place, way in told["ways"].items():
        follow(table.fork(), "1-4", place, way)
