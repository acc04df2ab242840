"""Games are looked through afterwards, and by those who play or watch as far as they may; every draw can be checked."""

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from archipel.engine.dealer import KeyedDealer, commitment, deal_key, pledge
from archipel.engine.match import Match, replay
from archipel.engine.phrase import Data, Event
from archipel.engine.record import Entry, read_record
from archipel.games import find
from archipel.table.views import Draws, Frame, Replay
from tests.server.helpers import refusal
from tests.server.house import Anywhere, person, stranger
from tests.server.talk import begin, catch_up, chair, command, open_table

ROOT = Path(__file__).parents[2]


class Past:
    """A record played again by the engine: what every reader could see and was told at every step."""

    def __init__(self, text: str) -> None:
        self.record = read_record(text)
        self.frames: list[tuple[Entry | None, list[Data], list[list[Data]]]] = []
        self.readers = range(-1, len(self.record.players))
        replay(find(self.record.game), self.record, watch=self.watch)

    def watch(self, match: Match, entry: Entry | None, told: list[Event]) -> None:
        views = [match.state.view(seat) for seat in self.readers]
        events = [[event.data() for event in told if event.seen_by(seat)] for seat in self.readers]
        self.frames.append((entry, views, events))


def play_with_an_undo(table: str, people: list[httpx.Client]) -> None:
    """Two people play to the end, and one of them takes a move back on the way."""
    undone = False
    for _ in range(2000):
        for who in people:
            shown = who.get(f"/api/tables/{table}").json()
            if shown["status"] != "running":
                return
            match = shown["match"]
            if match["asked"] != shown["seat"]:
                continue
            soft = [move["text"] for move in match["moves"] if not move["final"]]
            command(who, table, do="move", decision=match["decision"], moves=[soft[0] if soft else match["moves"][0]["text"]])
            if soft and not undone:
                command(who, table, do="undo", decision=match["decision"] + 1)
                undone = True


def get(url: str, path: str, **query: Any) -> Data:
    answer = stranger(url).get(path, params=query)
    assert answer.status_code == 200, answer.text
    found: Data = answer.json()
    return found


@pytest.fixture(scope="module")
def finished(house: Anywhere) -> tuple[str, Past]:
    """A game that is over, with an undo in it: whether there is anything to take back is up to the cards."""
    while True:
        table, people = begin(house.url, 2, options={"rounds": 3})
        play_with_an_undo(table, people)
        past = Past(people[0].get(f"/api/tables/{table}/record").text)
        if any(entry is not None and entry.kind == "undo" for entry, _, _ in past.frames):
            return table, past


def test_a_finished_game_is_looked_through_from_every_seat(house: Anywhere, finished: tuple[str, Past]) -> None:
    table, past = finished
    assert [entry.kind for entry, _, _ in past.frames if entry is not None].count("undo") == 1
    for seat in past.readers:
        whole = get(house.url, f"/api/tables/{table}/replay", seat=seat)
        msgspec.convert(whole, Replay)
        assert whole["finished"]
        assert whole["names"] == ["Ann", "Ben"]
        assert whole["steps"] == len(whole["entries"]) == len(past.frames)
        for number, (entry, views, events) in enumerate(past.frames):
            step = whole["entries"][number]
            assert step["events"] == events[seat + 1]
            assert (step["entry"] is None) == (number == 0)
            if entry is not None:
                assert (step["entry"]["kind"], step["entry"]["seat"]) == (entry.kind, entry.seat)
            frame = get(house.url, f"/api/tables/{table}/replay/{number}", seat=seat)
            msgspec.convert(frame, Frame)
            assert frame["view"] == json.loads(json.dumps(views[seat + 1]))
            assert (frame["step"], frame["entry"], frame["events"]) == (number, step["entry"], step["events"])
            assert whole["standings"][number] == frame["scores"], "in this game nothing hidden is worth points"
        assert frame["places"] == past.record.places
        assert frame["asked"] == -3
        assert get(house.url, f"/api/tables/{table}/replay/0", seat=seat)["places"] == []


@pytest.mark.parametrize("game", ["flucht", "lagune"])
def test_a_running_game_shows_only_what_those_who_watch_were_told(house: Anywhere, game: str) -> None:
    table, people = begin(house.url, 2, game=game)
    first = get(house.url, f"/api/tables/{table}/replay")
    assert first["steps"] == 1
    with (
        chair(house.url, table, people[0]) as ann,
        chair(house.url, table, people[1]) as ben,
        chair(house.url, table, version=0) as watcher,
    ):
        for one in (ann, ben):
            one.until(lambda chair: chair.table)
        seen = []
        for _ in range(6):
            mover = ann if ann.is_to_move() else ben
            mover.play()
            for one in (ann, ben, watcher):
                catch_up(one, mover.table["version"])
            seen.append(watcher.match["view"])
        told = [event for entry in watcher.happened for event in entry["events"]]
        read = [entry for happened in watcher.happened for entry in happened["entries"]]
    whole = get(house.url, f"/api/tables/{table}/replay")
    assert not whole["finished"]
    assert whole["steps"] == 7
    assert [event for step in whole["entries"] for event in step["events"]] == told
    assert [step["entry"] for step in whole["entries"][1:]] == read
    assert [get(house.url, f"/api/tables/{table}/replay/{number}")["view"] for number in range(1, 7)] == seen
    for who, seats in ((stranger(house.url), (0, 1)), (person(house.url, "Cleo"), (0, 1)), (people[0], (1,)), (people[1], (0,))):
        for seat in seats:
            for path in ("replay", "replay/0", "replay/3"):
                answer = who.get(f"/api/tables/{table}/{path}?seat={seat}")
                assert refusal(answer) == (403, "replay-running"), "only from one's own seat"
    assert refusal(stranger(house.url).get(f"/api/tables/{table}/draws")) == (403, "draws-running")
    command(people[0], table, do="resign")
    ended = get(house.url, f"/api/tables/{table}/replay/7", seat=1)
    assert ended["entry"]["kind"] == "resign"
    assert ended["places"] == [2, 1]
    assert get(house.url, f"/api/tables/{table}/replay", seat=0)["finished"]


@pytest.mark.parametrize("game", ["flucht", "lagune"])
def test_somebody_who_plays_looks_back_at_what_their_own_seat_saw_and_was_told(house: Anywhere, game: str) -> None:
    table, people = begin(house.url, 2, game=game)
    with chair(house.url, table, people[0], version=0) as ann, chair(house.url, table, people[1], version=0) as ben:
        for one in (ann, ben):
            one.until(lambda chair: chair.table)
        seen = [[one.match["view"]] for one in (ann, ben)]
        for _ in range(8):
            mover = ann if ann.is_to_move() else ben
            mover.play()
            for seat, one in enumerate((ann, ben)):
                catch_up(one, mover.table["version"])
                seen[seat].append(one.match["view"])
    for seat, one in enumerate((ann, ben)):
        whole = people[seat].get(f"/api/tables/{table}/replay?seat={seat}").json()
        msgspec.convert(whole, Replay)
        assert (whole["seat"], whole["finished"], whole["steps"]) == (seat, False, 9)
        assert [event for step in whole["entries"] for event in step["events"]] == [
            event for happened in one.happened for event in happened["events"]
        ]
        assert [step["entry"] for step in whole["entries"][1:]] == [entry for happened in one.happened for entry in happened["entries"]]
        frames = [people[seat].get(f"/api/tables/{table}/replay/{number}?seat={seat}").json() for number in range(9)]
        assert [frame["view"] for frame in frames] == seen[seat]
        assert {frame["seat"] for frame in frames} == {seat}
        assert all(frame["places"] == [] for frame in frames)


def test_a_companion_looks_back_from_their_own_seat(house: Anywhere) -> None:
    ann = person(house.url, "Ann")
    table = open_table(ann)
    command(ann, table, do="sit", companion=1, name="Edda")
    for companion in (0, 1):
        command(ann, table, do="contribute", contribution="ab" * 16, companion=companion)
    command(ann, table, do="start")
    for companion, seat in ((0, 0), (1, 1)):
        frame = ann.get(f"/api/tables/{table}/replay/0?seat={seat}&companion={companion}").json()
        assert frame["view"] == ann.get(f"/api/tables/{table}?companion={companion}").json()["match"]["view"]
        other = ann.get(f"/api/tables/{table}/replay/0?seat={1 - seat}&companion={companion}")
        assert refusal(other) == (403, "replay-running"), "at one device the others look away"
    assert refusal(ann.get(f"/api/tables/{table}/replay/0?seat=1&companion=9")) == (400, "message-form")


def test_what_was_taken_back_over_bots_moves_can_still_be_looked_at(house: Anywhere) -> None:
    ann = person(house.url, "Ann")
    table = open_table(ann, game="zanzibar", seats=3)
    for seat in (1, 2):
        command(ann, table, do="bot", seat=seat, bot="random")
    command(ann, table, do="contribute", contribution="ab" * 16)
    command(ann, table, do="start", format=2)
    with chair(house.url, table, ann) as sitting:
        sitting.until(lambda chair: chair.table and chair.is_to_move())
        before = sitting.match["view"]
        while sitting.is_to_move():
            sitting.play()
        sitting.until(lambda chair: chair.is_to_move())
        after, steps = sitting.match["view"], people_steps(ann, table)
        assert sitting.match["can_undo"]
        sitting.do(do="undo", decision=sitting.match["decision"])
        sitting.do(do="undo", decision=sitting.match["decision"])
        assert sitting.match["view"] == before
    whole = ann.get(f"/api/tables/{table}/replay?seat=0").json()
    undone = [step["entry"]["text"] for step in whole["entries"] if step["entry"] and step["entry"]["kind"] == "undo"]
    assert len(undone) == 2
    assert int(undone[0]) > 2, "the move and those of two bots"
    assert ann.get(f"/api/tables/{table}/replay/{steps - 1}?seat=0").json()["view"] == after
    for back in (whole["steps"] - 1, 0):
        frame = ann.get(f"/api/tables/{table}/replay/{back}?seat=0").json()
        assert frame["view"]["asked"] == 0 or back == 0
    assert frame["step"] == 0


def people_steps(who: httpx.Client, table: str) -> int:
    """How many steps the game of a table has so far."""
    return int(who.get(f"/api/tables/{table}/replay").json()["steps"])


def test_what_was_never_played_cannot_be_looked_through(house: Anywhere, finished: tuple[str, Past]) -> None:
    table, past = finished
    for query, expected in {
        "replay?seat=2": (400, "no-such-seat"),
        "replay?seat=-2": (400, "no-such-seat"),
        f"replay/{len(past.frames)}": (404, "no-such-step"),
        "replay/-1": (404, "no-such-step"),
        "replay/one": (400, "message-form"),
        "replay?seat=99999999999": (400, "message-form"),
    }.items():
        assert refusal(stranger(house.url).get(f"/api/tables/{table}/{query}")) == expected, query
    waiting = open_table(person(house.url, "Ann"))
    for path in ("replay", "replay/0", "draws"):
        assert refusal(stranger(house.url).get(f"/api/tables/{waiting}/{path}")) == (400, "table-not-running")
        assert refusal(stranger(house.url).get(f"/api/tables/unknown/{path}")) == (404, "table-unknown")


# Checking the shuffles


def test_every_draw_can_be_computed_again(house: Anywhere, finished: tuple[str, Past]) -> None:
    table, past = finished
    said = msgspec.convert(get(house.url, f"/api/tables/{table}/draws"), Draws)
    assert said.header == past.record.header()
    assert commitment(bytes.fromhex(said.seed)) == said.commitment == past.record.commitment
    dealer = KeyedDealer(deal_key(bytes.fromhex(said.seed), said.header.encode()))
    assert [dealer.below(n) for n, _, _ in said.draws] == [value for _, value, _ in said.draws]
    steps = [step for _, _, step in said.draws]
    assert steps == sorted(steps)
    assert steps[0] == 0
    told = [{event["key"] for event in events[0]} for _, _, events in past.frames]
    assert set(steps) - {0} == {number for number, keys in enumerate(told) if number and "card-drawn" in keys}


def in_the_browser(said: list[Data], folder: Path) -> list[Data]:
    """What the page's own check says of these draws, run by Node. Besides them the browser remembers the table, in `own` contributions by
    seat, and in `start` the seal of the start."""
    node = shutil.which("node")
    typescript = ROOT / "web" / "node_modules" / "typescript" / "lib" / "typescript.js"
    assert node is not None, "Node is needed: see the README"
    assert typescript.exists(), "run `make page` first"
    script = folder / "check.mjs"
    script.write_text(
        f"""
        import {{ readFileSync }} from "node:fs";
        import ts from {json.dumps(typescript.as_uri())};
        const source = readFileSync({json.dumps(str(ROOT / "web" / "src" / "lib" / "shuffle.ts"))}, "utf-8");
        const options = {{ module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 }};
        const code = ts.transpileModule(source, {{ compilerOptions: options }}).outputText;
        const {{ verify }} = await import("data:text/javascript;base64," + Buffer.from(code).toString("base64"));
        const said = JSON.parse(readFileSync(0, "utf-8"));
        const known = ({{ table, commitment, own, start }}) => ({{ table, commitment, own: new Map(own), start: start ?? undefined }});
        console.log(JSON.stringify(await Promise.all(said.map((draws) => verify(draws, known(draws))))));
        """
    )
    done = subprocess.run([node, script], input=json.dumps(said), capture_output=True, text=True, check=True)
    found: list[Data] = json.loads(done.stdout)
    return found


@pytest.mark.checkout
def test_the_page_checks_the_shuffle_of_a_real_game_and_notices_what_was_changed(
    house: Anywhere, finished: tuple[str, Past], tmp_path: Path
) -> None:
    table, past = finished
    pledges = {seat: pledge(table, contribution) for seat, contribution in past.record.contributions.items()}
    good = {**get(house.url, f"/api/tables/{table}/draws"), "table": table, "start": past.record.seal(pledges)}
    draws = good["draws"]
    n, value, step = draws[20]
    other = [*draws[:20], [n, (value + 1) % n, step], *draws[21:]]
    seed = commitment(bytes.fromhex(good["seed"]))
    rare = hard_draws(good)
    changed = [
        {**good, "draws": other},
        {**good, "seed": seed},
        {**good, "seed": seed, "commitment": commitment(bytes.fromhex(seed))},
        {**good, "header": good["header"].replace("Ann", "Eve")},
        {**good, "header": good["header"].replace("Ann", "Eve"), "start": None},
        rare,
        {**good, "own": [[1, "00" * 16]]},
    ]
    first, drawn, committed, chosen, resealed, renamed, rejected, forgotten = in_the_browser([good, *changed], tmp_path)
    assert first == {"draws": len(draws), "wrong": "", "first": None}
    assert drawn["wrong"] == "draw"
    assert drawn["draws"] == 20
    assert drawn["first"] == {"number": 21, "step": step, "drawn": (value + 1) % n, "computed": value}
    assert committed["wrong"] == "commitment"
    assert chosen["wrong"] == "header", "a seed that was chosen afterwards has another commitment"
    assert resealed["wrong"] == "start", "the seal of the start fixes every name"
    assert renamed["wrong"] == "draw"
    assert rejected == {"draws": len(rare["draws"]), "wrong": "", "first": None}
    assert forgotten["wrong"] == "contribution", "what somebody added themselves must be in the header"


def hard_draws(good: Data) -> Data:
    """Draws at the limits: where half of all words are thrown away, where there is nothing to choose, and beyond 31 bits."""
    dealer = KeyedDealer(deal_key(bytes.fromhex(good["seed"]), good["header"].encode()))
    asked = [1, 2**31 + 1, 1, 2**32, 2**32 - 1, 2, 3 * 2**30, 1] * 20
    return {**good, "draws": [[n, dealer.below(n), 0] for n in asked]}
