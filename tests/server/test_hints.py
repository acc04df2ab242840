"""A hint: what the bot `search` would play in one's place, knowing what one may know, where the table allows it."""

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from archipel.engine.dealer import QuickDealer
from archipel.engine.leaks import Leak
from archipel.engine.phrase import Data
from archipel.games import find
from archipel.table import Table, questions
from archipel.table.outcomes import HintWanted
from archipel.table.thinking import Seen, Thinker, hint_question
from archipel.table.views import TableSummary
from tests.server.helpers import explained, refusal
from tests.server.house import House, person, running
from tests.server.talk import Chair, Refused, begin, chair, command, open_table
from tests.server.twin import IDS, Pair, Twins, opened, played, same

THINK_MS = 500


@pytest.fixture(scope="module")
def quick_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server where hints take half a second."""
    file: Path = tmp_path_factory.mktemp("quick") / "archipel.db"
    with running(f"sqlite+aiosqlite:///{file}", ARCHIPEL_THINK_MS=str(THINK_MS)) as house:
        yield house


def to_choose(ears: list[Chair]) -> Chair:
    """Plays until somebody has a choice between several moves; returns who it is."""
    for ear in ears:
        ear.until(lambda one: one.table)
    while True:
        newest = max(ear.table["version"] for ear in ears)
        for ear in ears:
            while ear.table["version"] < newest:
                ear.hear()
        mover = next((ear for ear in ears if ear.is_to_move()), None)
        if mover is None:
            ears[0].hear()
        elif len(mover.match["moves"]) > 3:
            return mover
        else:
            mover.play()


def check_hints(hints: list[Data], match: Data) -> None:
    """Up to three legal moves, the one that was looked at longest first; then those that are as good, then worse ones."""
    legal = [move["text"] for move in match["moves"]]
    assert 1 <= len(hints) <= 3
    assert len({hint["move"] for hint in hints}) == len(hints)
    assert all(hint["move"] in legal for hint in hints)
    assert all(0 <= hint["share"] <= 1 for hint in hints)
    visits = [hint["visits"] for hint in hints]
    assert visits[0] == max(visits)
    assert visits[-1] > 0
    alike = [hint["alike"] for hint in hints]
    assert alike == sorted(alike, reverse=True)
    assert alike[0]
    assert all(hint["behind"] == 0 for hint in hints if hint["alike"])


def why(who: httpx.Client, table: str, decision: int, **fields: Any) -> str:
    with pytest.raises(Refused) as refused:
        command(who, table, do="hint", decision=decision, **fields)
    return explained(refused.value.reason)


def table_of(who: httpx.Client, table: str) -> Data:
    found: Data = who.get(f"/api/tables/{table}").json()
    return found


# Asking


def test_a_hint_comes_over_the_socket_and_nobody_else_hears_of_it(quick_house: House) -> None:
    table, (ann, ben) = begin(quick_house.url, 2)
    with chair(quick_house.url, table, ann) as first, chair(quick_house.url, table, ben) as second:
        asker = to_choose([first, second])
        other = second if asker is first else first
        version, heard = asker.table["version"], len(other.heard)
        answer = asker.do(do="hint", decision=asker.match["decision"])
        assert (answer["type"], answer["events"], answer["reason"]) == ("answer", [], None)
        check_hints(answer["hints"], asker.match)
        assert asker.table["version"] == version
        other.do(do="chat", text="anything new?")
        other.until(lambda one: one.lines)
        assert {message["type"] for message in other.heard[heard:]} <= {"chat", "done", "presence"}
        assert answer["hints"][0]["move"] in [move["text"] for move in asker.match["moves"]]
        asker.do(do="move", decision=asker.match["decision"], moves=[answer["hints"][0]["move"]])


def test_a_hint_comes_by_post(quick_house: House) -> None:
    table, (ann,) = begin(quick_house.url, 2, people=("Ann",), game="mangrovia")
    with chair(quick_house.url, table, ann) as seat:
        asker = to_choose([seat])
        done = command(ann, table, do="hint", decision=asker.match["decision"])
        check_hints(done["hints"], asker.match)
        assert (done["events"], done["reason"]) == ([], None)
        assert done["version"] == done["table"]["version"] == asker.table["version"]
        for hint in done["hints"]:
            preview = command(ann, table, do="preview", decision=asker.match["decision"], move=hint["move"])
            assert preview["events"] == hint["reasons"], "a hint says what a preview says"
            assert preview["hints"] == []


def test_whoever_waits_for_a_hint_can_do_something_else_meanwhile(quick_house: House) -> None:
    table, (ann, ben) = begin(quick_house.url, 2)
    with chair(quick_house.url, table, ann) as first, chair(quick_house.url, table, ben) as second:
        asker = to_choose([first, second])
        hint = asker.send(do="hint", decision=asker.match["decision"])
        asker.do(do="why", decision=asker.match["decision"], move=asker.match["moves"][0]["text"])
        asker.play()
        assert hint not in [message.get("id") for message in asker.heard]
        assert explained(asker.answer_to(hint)["reason"]) == "decision-stale"


def test_one_legal_move_needs_no_thought() -> None:
    state = find("flucht").new(2, dealer=QuickDealer("a"))
    asked = hint_question(Seen("flucht", state.view(state.seat), state.moves()[:1], None))
    (hint,) = Thinker(find, 2000).answer({**asked, "milliseconds": 2000})["hints"]
    assert (hint["move"], hint["visits"]) == (state.moves()[0], 0)
    assert 0 <= hint["share"] <= 1


# Who may not


def test_a_hint_is_for_the_seat_that_is_asked_and_its_decision(quick_house: House) -> None:
    table, (ann, ben) = begin(quick_house.url, 2)
    eve = person(quick_house.url, "Eve")
    match = table_of(ann, table)["match"]
    asked, other = (ann, ben) if match["asked"] == 0 else (ben, ann)
    decision = match["decision"]
    assert why(other, table, decision) == "not-your-turn"
    assert why(asked, table, decision + 1) == "decision-stale"
    assert why(eve, table, decision) == "not-seated"
    stranger = httpx.Client(base_url=quick_house.url, headers={"X-Archipel": "1"})
    with stranger:
        assert refusal(stranger.post(f"/api/tables/{table}/commands", json={"do": "hint", "decision": 0})) == (401, "who-are-you")
    command(asked, table, do="leave")
    assert why(asked, table, decision) == "replaced"
    opened_table = open_table(ann)
    assert why(ann, opened_table, 0) == "table-not-running"


def test_a_table_says_whether_it_is_casual_and_refuses_hints_if_not(quick_house: House) -> None:
    for casual in (True, False):
        table, people = begin(quick_house.url, 2, casual=casual, title=f"casual {casual}")
        shown = table_of(people[0], table)
        assert shown["casual"] is casual
        asked = people[shown["match"]["asked"]]
        if casual:
            assert command(asked, table, do="hint", decision=shown["match"]["decision"])["hints"]
        else:
            assert why(asked, table, shown["match"]["decision"]) == "hint-not-casual"
            answer = asked.post(f"/api/tables/{table}/commands", json={"do": "hint", "decision": shown["match"]["decision"]})
            assert refusal(answer) == (403, "hint-not-casual")
        listed = people[0].get("/api/tables?show=mine").json()
        assert {msgspec.convert(row, TableSummary).casual for row in listed if row["id"] == table} == {casual}
    assert table_of(people[0], open_table(people[0]))["casual"] is True


def test_where_nobody_can_think_there_is_a_reason_and_nobody_asks_endlessly(tmp_path: Path) -> None:
    database, islands = f"sqlite+aiosqlite:///{tmp_path}/slow.db", slow_lagune(tmp_path)
    with running(database, ARCHIPEL_GAMES=islands, ARCHIPEL_BOT_SECONDS="0.5", ARCHIPEL_PACE="0.3") as house:
        table, people = begin(house.url, 2, game="lagune")
        match = table_of(people[0], table)["match"]
        asked = people[match["asked"]]
        for reason in (*[(503, "hint-unavailable")] * 3, (429, "too-many")):
            answer = asked.post(f"/api/tables/{table}/commands", json={"do": "hint", "decision": match["decision"]})
            assert refusal(answer) == reason


def slow_lagune(folder: Path) -> str:
    """The folder with a Lagune whose evaluation hangs."""
    shutil.copytree(find("lagune").folder, folder / "islands" / "lagune", ignore=shutil.ignore_patterns("__pycache__"))
    with (folder / "islands" / "lagune" / "__init__.py").open("a") as file:
        file.write("import time\nGAME.evaluation = lambda: time.sleep(60)\n")
    return str(folder / "islands")


# What it is made from


@pytest.fixture(scope="module")
def twins(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Twins]:
    both = Twins(tmp_path_factory.mktemp("twins"))
    with both.open:
        yield both


def pair_to_move(twins: Twins, game: str, seats: int, luck: QuickDealer) -> Pair:
    """A table and its twin for somebody who is to move and has a choice."""
    while True:
        table = opened(f"hints-{luck.below(1 << 32):010d}", game, seats, {})
        if played(table, luck.below(10), luck, lambda table: len(table.match.state.moves()) > 1):
            seat = table.match.state.seat
            pair = twins.bring(table, seat, IDS[seat], luck)
            if pair.unlike:
                return pair


@pytest.mark.parametrize("game", ["flucht", "lagune"])
def test_a_hint_is_found_with_what_the_seat_may_know_and_nothing_else(twins: Twins, game: str) -> None:
    """At two tables that somebody cannot tell apart, the worker that thinks for them is sent the same."""
    luck = QuickDealer(f"hints {game}")
    for seats in (2, 3):
        check_pair(twins, pair_to_move(twins, game, seats, luck))


def check_pair(twins: Twins, pair: Pair) -> None:
    sent = []
    for side in twins.sides:
        before = len(side.asker.questions)
        side.post(pair.id, pair.person, {"do": "hint", "decision": pair.table.decision})
        (question,) = side.asker.questions[before:]
        assert json.loads(question)["think"] == "hint"
        sent.append(question)
    same("what is sent for a hint", *sent)
    pair.keeps_quiet("what is sent for a hint", sent[0])


def test_nobody_thinks_about_a_hint_that_is_refused(twins: Twins) -> None:
    pair = pair_to_move(twins, "lagune", 2, QuickDealer("refused hints"))
    side, decision = twins.sides[0], pair.table.decision
    other = next(place.person for place in pair.table.seats if place.person != pair.person)
    before = len(side.asker.questions)
    for who, number, key in ((pair.person, decision + 1, "decision-stale"), (other, decision, "not-your-turn")):
        assert key in side.post(pair.id, who, {"do": "hint", "decision": number})
    assert len(side.asker.questions) == before


def test_a_hint_from_the_whole_table_would_be_noticed(twins: Twins, monkeypatch: pytest.MonkeyPatch) -> None:
    hint = questions.hint

    def leaky(table: Table, person: str, decision: int) -> HintWanted:
        wanted = hint(table, person, decision)
        wanted.question["view"]["digest"] = table.match.state.digest().hex()
        return wanted

    pair = pair_to_move(twins, "lagune", 3, QuickDealer("leaky hints"))
    monkeypatch.setattr(questions, "hint", leaky)
    with pytest.raises(Leak):
        check_pair(twins, pair)
