"""Nobody learns over the wire what they may not know.

The conformance suite's test of guesses (`engine/leaks.py`), with servers: one holds a table, the other a table that a reader must
consider possible. Whatever the reader asks, and whatever others do, both must say the same to the last byte, until the rules disclose
something.
"""

import json
from collections.abc import Iterator
from contextlib import ExitStack
from functools import partial

import pytest

from archipel.engine.dealer import QuickDealer
from archipel.engine.phrase import SPECTATOR
from archipel.table import ClockRules
from tests.server.examining import (
    MALFORMED,
    Room,
    Tally,
    answers,
    deal,
    examine,
    examine_contributions,
    examine_going_on,
    examine_past,
    pairs,
    paths,
    questions,
)
from tests.server.helpers import until
from tests.server.twin import IDS, NAMELESS, NAMES, WATCHER, Pair, Side, Twins, ahead, same


@pytest.fixture(scope="module")
def twins(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Twins]:
    both = Twins(tmp_path_factory.mktemp("twins"))
    with both.open:
        yield both


@pytest.mark.parametrize(
    ("game", "seats", "options", "bots"),
    [
        pytest.param("flucht", 2, {}, (), id="flucht-2"),
        pytest.param("flucht", 3, {"bridge": "yes"}, (), id="flucht-3-bridge"),
        pytest.param("flucht", 4, {"rounds": "40"}, (1,), id="flucht-4-rounds-bot"),
        pytest.param("lagune", 2, {"calm": "yes"}, (), id="lagune-2-calm"),
        pytest.param("lagune", 3, {}, (), id="lagune-3"),
        pytest.param("lagune", 3, {}, (2,), id="lagune-3-bot"),
    ],
)
def test_nobody_can_tell_the_table_from_one_that_they_must_consider_possible(
    twins: Twins, game: str, seats: int, options: dict[str, str], bots: tuple[int, ...]
) -> None:
    luck, tally = QuickDealer(f"{game} {seats} {options} {bots}"), Tally()
    readers = 0
    for pair in pairs(twins, game, seats, options, bots, luck, tally):
        examine(pair, luck, tally)
        readers += 1
    assert tally.unlike >= readers - 1
    assert tally.to_move == seats - len(bots)
    assert tally.steps > readers
    assert bool(tally.undone) == (game == "flucht")
    assert bool(tally.unlike_moves) == (game == "lagune")
    assert bool(tally.bots) == bool(bots)


@pytest.mark.parametrize("person", [IDS[0], IDS[1], WATCHER, NAMELESS], ids=["owner", "guest", "watcher", "nameless"])
def test_nobody_sees_the_contributions_of_others_before_the_start(twins: Twins, person: str) -> None:
    examine_contributions(twins, person, QuickDealer(f"contributions {person}"))


def test_whoever_is_turned_away_learns_nothing_from_it(twins: Twins) -> None:
    luck = QuickDealer("away")
    pair = twins.bring(deal("lagune", 3, {}, (), luck, lambda _: True), SPECTATOR, NAMELESS, luck)
    forged = {"Cookie": "archipel=forged"}
    for table, headers in ((pair.id, forged), ("no-such-table", {}), (pair.id, {"Origin": "https://elsewhere.example.org"})):
        pair.check(f"the end of a connection to {table} with {headers}", partial(turned_away, table=table, headers=headers))
    for path in (*paths(pair), "/api/tables/no-such-table", "/api/tables/no-such-table/record", "/api/nothing"):
        pair.check(f"GET {path} with a forged cookie", partial(Side.get, path=path, person=NAMELESS, headers=forged))
        pair.check(f"GET {path} by a stranger", partial(Side.get, path=path, person=NAMELESS))


def turned_away(side: Side, table: str, headers: dict[str, str]) -> str:
    with side.ear(table, NAMELESS, headers=headers) as ear:
        return ear.to_the_end()


@pytest.mark.parametrize(("game", "seats", "bots"), [("flucht", 3, (1,)), ("lagune", 2, (1,)), ("lagune", 3, (1, 2))])
def test_a_bots_worker_is_sent_what_its_seat_may_know_and_nothing_else(twins: Twins, game: str, seats: int, bots: tuple[int, ...]) -> None:
    luck = QuickDealer(f"workers {game} {seats}")
    for bot in bots:
        pair, texts = before_turn_of(twins, game, seats, bots, bot, luck)
        heard = [len(side.asker.questions) for side in twins.sides]
        mover = pair.table.seats[pair.table.match.state.seat].person
        decision = pair.table.decision
        with ExitStack() as connections:
            room = Room(pair, connections)
            room.do(mover, *({"do": "move", "decision": decision, "moves": [text]} for text in texts))
            for side in twins.sides:
                until(partial(bots_have_played, side, pair.id))
        first = [json.loads(side.asker.questions[number]) for side, number in zip(twins.sides, heard, strict=True)]
        assert first[0]["view"]["seat"] == bot
        same("what its worker is sent", *(json.dumps(question) for question in first))
        pair.keeps_quiet("what its worker is sent", json.dumps(first[0]))


def bots_have_played(side: Side, table: str) -> bool:
    return not side.server.hub.lives[table].thinking


def before_turn_of(
    twins: Twins, game: str, seats: int, bots: tuple[int, ...], seat: int, luck: QuickDealer, clock: ClockRules | None = None
) -> tuple[Pair, tuple[str, str]]:
    """A table at which a person can end their turn and begin that of the seat that the twin is for."""
    while True:
        table = deal(game, seats, {}, bots, luck, lambda table: table.match.state.seat not in (seat, *bots), clock)
        pair = twins.bring(table, seat, table.seats[seat].person, luck, bots_wait=False)
        for texts in pair.steps():
            if ahead(pair.table.match, seat, texts[0])[0].state.seat == seat:
                return pair, texts


def test_notices_tell_nothing_of_the_position(twins: Twins) -> None:
    luck = QuickDealer("notices")
    days = ClockRules("days", days=2)
    for game, seat in (("flucht", 2), ("lagune", 1), ("lagune", 0)):
        pair, texts = before_turn_of(twins, game, 3, (), seat, luck, days)
        mover, decision = pair.table.asked, pair.table.decision
        for side, text in zip(twins.sides, texts, strict=True):
            side.web.bodies.clear()
            side.mail.letters.clear()
            side.post(pair.id, mover, {"do": "move", "decision": decision, "moves": [text]})
            twins.call(twins.notifier(side, later=61).run_once())
        pair.check("the webhook", lambda side: "\n".join(sorted(body.decode() for body in side.web.bodies)))
        pair.check("the mail", lambda side: "\n".join(sorted(mails(side))))
        told = [json.loads(body) for body in twins.sides[0].web.bodies]
        assert (NAMES[seat], pair.id) in [(letter["name"], table["id"]) for letter in told for table in letter["tables"]]
        assert any(f"{NAMES[seat].lower()}@example.org" in mail for mail in mails(twins.sides[0]))


def mails(side: Side) -> list[str]:
    """Every letter, except for the time and the number that each has of its own."""
    found = []
    for letter in side.mail.letters:
        headers = [f"{name}: {value}" for name, value in letter.items() if name.lower() not in ("date", "message-id")]
        found.append("\n".join([*headers, letter.get_content()]))
    return found


def test_the_figures_of_the_server_tell_nothing_of_a_table(twins: Twins) -> None:
    luck = QuickDealer("figures")
    for pair, _ in zip(pairs(twins, "lagune", 2, {}, (), luck, Tally()), range(3), strict=False):
        texts = [*map(json.dumps, questions(pair, luck)), *MALFORMED]
        grown = [growth(side, pair, texts) for side in twins.sides]
        assert any("archipel_requests" in name for name in grown[0])
        assert not any(question in name for name in grown[0] for question in ("why", "preview", "hint"))
        same("the metrics", *("\n".join(f"{name} {value}" for name, value in sorted(side.items())) for side in grown))


def growth(side: Side, pair: Pair, texts: list[str | bytes]) -> dict[str, float]:
    """Which figures grow while the reader looks and asks: both servers share them, so one after the other."""
    until(lambda: figures(side)["archipel_connections"] == 0)
    before = figures(side)
    answers(side, pair, texts)
    for path in paths(pair):
        side.get(path, pair.person)
    until(lambda: figures(side)["archipel_connections"] == 0)
    ignored = 'route="/metrics"'
    return {name: value - before.get(name, 0) for name, value in figures(side).items() if ignored not in name}


def figures(side: Side) -> dict[str, float]:
    """All figures except times."""
    lines = [line for line in side.http.get("/metrics").text.splitlines() if not line.startswith("#")]
    found = {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines)}
    return {name: value for name, value in found.items() if not any(part in name for part in ("_sum", "_bucket", "_created", "_lag_"))}


# The past of a running game


@pytest.mark.parametrize(
    ("game", "options", "bots"),
    [("flucht", {}, ()), ("lagune", {"calm": "yes"}, ()), ("lagune", {}, (1, 2)), ("zanzibar", {}, (1, 2)), ("mangrovia", {}, (1, 2))],
    ids=["flucht", "lagune", "lagune-bots", "zanzibar-bots", "mangrovia-bots"],
)
def test_nobody_can_tell_their_past_from_one_that_they_must_consider_possible(
    twins: Twins, game: str, options: dict[str, str], bots: tuple[int, ...]
) -> None:
    luck = QuickDealer(f"past {game} {options} {bots}")
    unlike = 0
    for seat, person in [(SPECTATOR, WATCHER), (SPECTATOR, NAMELESS), *((seat, IDS[seat]) for seat in range(3) if seat not in bots)]:
        unlike += examine_past(twins, deal(game, 3, options, bots, luck, lambda _: True), seat, person, luck)
    assert unlike


# Going on from a running game


@pytest.mark.parametrize(
    ("game", "options", "entries"),
    [("flucht", {}, 6), ("lagune", {"calm": "yes"}, 6), ("zanzibar", {}, 60), ("mangrovia", {}, 6), ("borabora", {}, 6)],
    ids=["flucht", "lagune", "zanzibar", "mangrovia", "borabora"],
)
def test_whoever_goes_on_from_a_running_game_takes_along_what_their_seat_knew_and_nothing_else(
    twins: Twins, game: str, options: dict[str, str], entries: int
) -> None:
    luck = QuickDealer(f"going on {game} {options}")
    assert examine_going_on(twins, deal(game, 3, options, (), luck, lambda table: len(table.match.record.entries) >= entries), 1, luck)
