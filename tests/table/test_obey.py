"""Commands as texts, and a table played from them alone: what a server does, and what a browser can do without one."""

import json
import subprocess
import sys
from contextlib import suppress
from functools import partial
from typing import Any, get_args

import msgspec
import pytest

from archipel.engine.phrase import Data, Event, Trouble
from archipel.engine.state import State
from archipel.table import Table, verbs
from archipel.table.acting import actor_of
from archipel.table.commands import Command, kind_of, read_command
from archipel.table.obey import obey
from archipel.table.outcomes import Answered, Changed, HintWanted, NextGameWanted, Outcome, Said
from archipel.table.showing import show_outcome
from archipel.table.views import AnswerMessage, DoneMessage
from tests.table.test_table import T0, first_move, opened, person_to_move, play_bots, started, with_a_choice_of_pawns

TEXTS: dict[str, str] = {
    "sit": '{"do": "sit", "seat": 1, "companion": 2, "name": "Ben"}',
    "stand": '{"do": "stand"}',
    "invite": '{"do": "invite", "seat": 1, "person": "ben"}',
    "bot": '{"do": "bot", "seat": 1, "bot": "greedy"}',
    "free": '{"do": "free", "seat": 1}',
    "order": '{"do": "order", "order": [1, 0, 2]}',
    "pledge": '{"do": "pledge", "pledge": "%s"}' % ("ab" * 32),
    "call_off": '{"do": "call_off"}',
    "contribute": '{"do": "contribute", "contribution": "abababababababababababababababab"}',
    "cancel": '{"do": "cancel"}',
    "start": '{"do": "start"}',
    "move": '{"do": "move", "decision": 0, "moves": ["pawn 1"]}',
    "undo": '{"do": "undo", "decision": 0}',
    "resign": '{"do": "resign"}',
    "leave": '{"do": "leave"}',
    "stand_in": '{"do": "stand_in"}',
    "come_back": '{"do": "come_back"}',
    "agree": '{"do": "agree", "agrees": true}',
    "drop": '{"do": "drop"}',
    "rematch": '{"do": "rematch"}',
    "chat": '{"do": "chat", "text": "hello"}',
    "preview": '{"do": "preview", "decision": 0, "move": "pawn 1"}',
    "why": '{"do": "why", "decision": 0, "move": "pawn 1"}',
    "hint": '{"do": "hint", "decision": 0}',
}
"""A command of every kind."""


def do(table: Table, who: str, /, now: float = T0, **command: Any) -> Outcome:
    """A command of a person, by way of its text."""
    read = read_command(json.dumps(command))
    return obey(table, actor_of(who, who.title(), read), read, now)


def refuses(key: str, table: Table, who: str, /, **command: Any) -> None:
    before = table.version
    with pytest.raises(Trouble, match=rf"^{key}\("):
        do(table, who, **command)
    assert table.version == before


# Reading


def test_a_command_of_every_kind_is_read_as_what_it_is() -> None:
    assert {type(read_command(text)) for text in TEXTS.values()} == set(get_args(Command))
    for kind, text in TEXTS.items():
        command = read_command(text)
        assert kind_of(command) == kind
        assert msgspec.json.decode(msgspec.json.encode(command), type=type(command)) == command


@pytest.mark.parametrize("kind", TEXTS)
def test_every_kind_is_carried_out_or_refused_with_a_reason(kind: str) -> None:
    """Before the game, in it and after it: nothing is left to chance, and nobody who is a stranger changes anything."""
    over = started(2)
    verbs.resign(over, "ben", T0)
    for table in (opened(), started(), over):
        for person in ("ann", "zoe"):
            before, command = table.version, read_command(TEXTS[kind])
            outcome: Outcome | None = None
            with suppress(Trouble):
                outcome = obey(table, actor_of(person, person.title(), command), command, T0)
            assert (table.version > before) == isinstance(outcome, Changed)
            assert outcome is None or outcome.version == table.version


@pytest.mark.parametrize(
    ("text", "field"),
    [
        ("", "–"),
        ("[1]", "–"),
        ('{"do": "dance"}', "do"),
        ('{"do": "sit", "seat": "first"}', "seat"),
        ('{"do": "sit", "companion": 8}', "companion"),
        ('{"do": "stand", "id": "two words"}', "id"),
        ('{"do": "stand", "id": "line\\n"}', "id"),
        ('{"do": "stand", "more": 1}', "–"),
        ('{"do": "move", "decision": 2147483648, "moves": ["pawn 1"]}', "decision"),
        ('{"do": "move", "decision": 0, "moves": ["pawn 1", 2]}', "moves[1]"),
        ('{"do": "preview", "decision": 0}', "–"),
        ('{"do": "preview", "decision": 0, "move": "pawn 1", "moves": ["pawn 1"]}', "–"),
        ('{"do": "preview", "decision": 0, "moves": []}', "moves"),
        ('{"a":' * 10_000, "–"),
    ],
)
def test_what_cannot_be_read_is_refused_with_the_place_and_the_problem(text: str, field: str) -> None:
    with pytest.raises(Trouble) as refused:
        read_command(text)
    reason = refused.value.reason
    assert (reason.key, reason.args["field"]) == ("message-form", field)
    assert 0 < len(reason.args["problem"]) <= 200


def test_a_number_may_come_as_a_text_as_it_always_might() -> None:
    assert read_command('{"do": "free", "seat": "1"}') == read_command('{"do": "free", "seat": 1}')


# Who acts


def test_a_companion_sits_under_the_id_of_who_is_signed_in_and_a_name_of_their_own() -> None:
    table = opened()
    do(table, "ann", do="sit", companion=1, name="  Ben \u00a0 Lind")
    assert (table.seats[1].person, table.seats[1].name) == ("ann.1", "Ben Lind")
    refuses("name-of-companion", table, "ann", do="sit", name="Ben")
    refuses("person-name", table, "ann", do="sit", companion=2, name="\u200b")
    do(table, "ann", do="sit", companion=2, name="Ann")
    assert table.seats[2].name == "Ann (2)", "the name was taken"


def test_whoever_says_no_seat_gets_the_one_kept_for_them_or_the_first_that_is_free() -> None:
    table = opened()
    do(table, "ann", do="invite", seat=2, person="cleo")
    do(table, "cleo", do="sit")
    do(table, "ben", do="sit")
    assert [place.person for place in table.seats] == ["ann", "ben", "cleo"]
    refuses("table-full", table, "dora", do="sit")


# What is left to others


def test_what_a_table_cannot_do_by_itself_is_handed_back() -> None:
    table = started(2)
    mover = person_to_move(table)
    assert do(table, mover, do="chat", text=" hel\x00lo ") == Said(table.version, mover.title(), "hel lo")
    refuses("not-seated", table, "zoe", do="chat", text="hello")
    refuses("chat-empty", table, "zoe", do="chat", text=" ")
    wanted = do(table, mover, do="hint", decision=table.decision)
    assert isinstance(wanted, HintWanted)
    assert (wanted.question["game"], wanted.question["kind"]) == ("flucht", "search")
    assert sorted(wanted.texts) == wanted.question["moves"] == table.match.state.moves()
    assert do(table, mover, do="rematch") == NextGameWanted(table.version)


def test_what_came_of_a_command_is_told_under_its_id() -> None:
    table = opened()
    changed = do(table, "ann", do="bot", seat=1, bot="random")
    assert isinstance(changed, Changed)
    assert show_outcome("a", changed) == DoneMessage(id="a", version=2)
    table = started(2)
    answer = do(table, person_to_move(table), do="why", decision=table.decision, move="pawn 1")
    assert isinstance(answer, Answered)
    assert answer.reason is not None
    shown = show_outcome("b", answer)
    assert isinstance(shown, AnswerMessage)
    assert (shown.id, shown.reason is not None and shown.reason.key) == ("b", answer.reason.key)


# One move, and several in a row


@pytest.mark.checkout
def test_a_moves_text_is_read_once_and_its_legality_asked_once(monkeypatch: pytest.MonkeyPatch) -> None:
    table = started(2)
    mover, text = person_to_move(table), first_move(table)
    counts = {"parse": 0, "allows": 0, "why_not": 0}
    state, decision = type(table.match.state), type(table.match.state.asked())

    def count(name: str, original: Any) -> Any:
        def counted(*args: Any) -> Any:
            counts[name] += 1
            return original(*args)

        return counted

    monkeypatch.setattr(state, "parse", count("parse", state.parse))
    monkeypatch.setattr(state, "why_not", count("why_not", state.why_not))
    monkeypatch.setattr(decision, "allows", count("allows", decision.allows))
    do(table, mover, do="move", decision=table.decision, moves=[text])
    assert counts == {"parse": 1, "allows": 1, "why_not": 0}


def told_for(events: list[Event], seat: int) -> list[Data]:
    return [event.data() for event in events if event.seen_by(seat)]


def test_a_preview_of_several_moves_says_what_playing_them_would() -> None:
    table = with_a_choice_of_pawns()
    mover, seat, text = person_to_move(table), table.match.state.seat, first_move(table)
    ask = partial(do, table, mover, do="preview", decision=table.decision)
    one, other, both = ask(move=text), ask(moves=[text]), ask(moves=[text, "pawn 1"])
    assert isinstance(one, Answered)
    assert isinstance(other, Answered)
    assert isinstance(both, Answered)
    assert told_for(one.events, seat) == told_for(other.events, seat)
    do(table, mover, do="move", decision=table.decision, moves=[text, "pawn 1"])
    told = told_for(table.told[table.version], seat)
    foreseen = told_for(both.events, seat)
    assert len(one.events) < len(foreseen) <= len(told)
    assert foreseen == told[: len(foreseen)]


def test_a_preview_of_several_moves_refuses_what_could_not_be_played_in_a_row() -> None:
    table = with_a_choice_of_pawns()
    mover, text = person_to_move(table), first_move(table)
    ask: dict[str, Any] = {"do": "preview", "decision": table.decision}
    refuses("no-such-pawn", table, mover, **ask, moves=[text, "pawn 3"])
    refuses("chain-final", table, mover, **ask, moves=[text, "pawn 1", text])
    refuses("no-such-text", table, mover, **ask, moves=["dance", "pawn 1"])
    other = "ben" if mover == "ann" else "ann"
    refuses("not-your-turn", table, other, **ask, moves=[text, "pawn 1"])


def test_several_moves_in_a_row_are_tried_before_the_first_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    table = with_a_choice_of_pawns()
    mover, text, recorded = person_to_move(table), first_move(table), table.recorded()
    refuses("no-such-pawn", table, mover, do="move", decision=table.decision, moves=[text, "pawn 3"])
    assert table.recorded() == recorded
    do(table, mover, do="move", decision=table.decision, moves=[text, "pawn 1"])
    assert table.recorded() == recorded + 2
    play_bots(table)
    tried: list[State] = []
    monkeypatch.setattr(sys.modules[verbs.move.__module__], "play_ahead", lambda state, moves: tried.append(state))
    do(table, person_to_move(table), do="move", decision=table.decision, moves=[first_move(table)])
    assert tried == [], "one move alone is not tried beforehand"


# Without a server

OTHERS = ("fastapi", "pydantic", "sqlalchemy", "starlette", "alembic", "uvicorn")

ALONE = """
import json, secrets, sys
from archipel.games import find
from archipel.table import Table, replay, verbs
from archipel.table.acting import actor_of
from archipel.table.commands import read_command
from archipel.table.obey import obey
from archipel.table.opening import read_choice, settings_for
from archipel.table.outcomes import HintWanted, NextGameWanted
from archipel.table.questions import hint_found
from archipel.table.showing import show_message, show_outcome, show_record, show_refusal, show_table
from archipel.table.thinking import Thinker, move_question, seen_now
from archipel.table.views import as_text
from archipel.engine.phrase import Trouble

GAME, OTHERS = sys.argv[1], sys.argv[2].split()
OWNER, NOW = "ann", 1_800_000_000.0
thinker = Thinker(find, 20)

def new_table():
    return Table(secrets.token_hex(16), bytes(range(32)), find)

def say(**command):
    '''What a page would hear: the answer, or a refusal.'''
    global table
    text = json.dumps(command)
    read = read_command(text)
    try:
        outcome = obey(table, actor_of(OWNER, "Ann", read), read, NOW)
        if isinstance(outcome, HintWanted):
            answer = thinker.answer({**outcome.question, "milliseconds": 20})
            outcome = hint_found(table, outcome, answer["hints"])
        if isinstance(outcome, NextGameWanted):
            return verbs.rematch(table, OWNER, secrets.token_hex(16), secrets.token_bytes(32), NOW)
        return json.loads(as_text(show_outcome(read.id, outcome)))
    except Trouble as refused:
        return json.loads(as_text(show_refusal(read.id, refused.reason)))

def good(**command):
    said = say(**command)
    assert said["type"] != "refused", (command, said)
    return said

table = new_table()
options = {} if GAME == "borabora" else {"rounds": 3}
choice = read_choice(json.dumps({"game": GAME, "seats": 3, "options": options}))
verbs.open_table(table, OWNER, "Ann", settings_for(choice, find), NOW)
good(do="sit", companion=1, name="Ben")
good(do="bot", seat=2, bot="greedy")
for companion in (0, 1):
    good(do="contribute", companion=companion, contribution=f"{companion:032x}")
good(do="start")

def shown(seat):
    return json.loads(as_text(show_message(table, seat, table.version - 1, NOW)))["table"]

def play_bot():
    seat, kind = table.bot_to_move()
    answer = thinker.answer({**move_question(seen_now(table), kind, f"seat {seat}"), "milliseconds": 20})
    verbs.bot_move(table, seat, table.decision, table.match.state.text(answer["move"]), NOW)

undone = asked = 0
most = 60 if GAME == "borabora" else 400
for _ in range(most):
    if table.status != "running":
        break
    if table.bot_to_move() is not None:
        play_bot()
        continue
    seat = table.match.state.seat
    match = shown(seat)["match"]
    assert shown(-1)["match"]["moves"] == []
    here = {"companion": seat, "decision": match["decision"]}
    moves = [move["text"] for move in match["moves"]]
    if asked < 2:
        asked += 1
        assert good(do="preview", move=moves[0], **here)["type"] == "answer"
        assert good(do="why", move=moves[0], **here)["reason"] is None
        assert 1 <= len(good(do="hint", **here)["hints"]) <= 3
        assert say(do="move", moves=["dance"], **here)["type"] == "refused"
    if match["can_undo"] and undone < 2:
        undone += 1
        good(do="undo", **here)
        continue
    open_moves = [move["text"] for move in match["moves"] if not move["final"]]
    good(do="move", moves=[(open_moves or moves)[0] if undone < 2 else moves[0]], **here)

assert asked == 2
if table.status == "running":
    for companion in (0, 1):
        good(do="agree", agrees=True, companion=companion)
assert table.status == "over", table.status
again = replay(table.id, table.seed, find, table.log)
assert show_record(again, -1) == show_record(table, -1)
next_table = say(do="rematch")
assert table.rematch == next_table.id
assert as_text(show_table(next_table, next_table.seat_of(OWNER), NOW))
print(json.dumps({"undone": undone, "version": table.version, "loaded": [name for name in OTHERS if name in sys.modules]}))
"""


@pytest.mark.parametrize("game", ["flucht", "mangrovia", "zanzibar", "borabora"])
def test_a_table_is_played_from_texts_alone_without_server_and_database(game: str) -> None:
    done = subprocess.run([sys.executable, "-c", ALONE, game, " ".join(OTHERS)], capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode == 0, done.stderr[-3000:]
    said = json.loads(done.stdout)
    assert said["loaded"] == []
    assert said["undone"] > 0
    assert said["version"] > 20
