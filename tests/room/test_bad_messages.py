"""Bad messages, at a server and on a device: a clear answer with a reason as data, nothing changed, and the next good message is heard."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from archipel.engine.phrase import Data
from archipel.table.commands import MOST_MOVES
from tests.room.device import device_on
from tests.server.helpers import explained, post, refusal, without_mistakes
from tests.server.house import Anywhere, person
from tests.server.talk import Chair, Refused, begin, chair, command, open_table


@pytest.fixture(scope="module", params=["server", "device"])
def house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Anywhere]:
    if request.param == "server":
        yield from without_mistakes(tmp_path_factory.mktemp("bad input"))
    else:
        with device_on() as device:
            yield device


UNREADABLE = (
    "",
    "hello",
    "{",
    '{"do": "sit"',
    "null",
    "true",
    "17",
    '"sit"',
    "[]",
    '[{"do": "sit"}]',
    "{}",
    '{"do": null}',
    '{"do": []}',
    '{"do": "dance"}',
    '{"do": "SIT"}',
    '{"do": "\\ud800"}',
    '{"do": "sit", "sit": 1}',
    '{"do": "sit", "seat": "first"}',
    '{"do": "sit", "seat": 1.5}',
    '{"do": "sit", "seat": [1]}',
    '{"do": "sit", "seat": 1e999}',
    '{"do": "sit", "seat": NaN}',
    '{"do": "sit", "seat": 99999999999999999999}',
    '{"do": "sit", "seat": -99999999999999999999}',
    '{"do": "sit", "seat": ' + "9" * 4_300 + "}",
    '{"do": "sit", "seat": ' + "9" * 60_000 + "}",
    '{"do": "sit", "\\ud800": 1}',
    '{"do": "sit", "' + "x" * 60_000 + '": 1}',
    '{"do": "' + "x" * 60_000 + '"}',
    '{"do": "free"}',
    '{"do": "free", "seat": null}',
    '{"do": "invite", "seat": 1}',
    '{"do": "invite", "seat": 1, "person": "' + "x" * 65 + '"}',
    '{"do": "order", "order": [0, "one"]}',
    '{"do": "order", "order": [' + ", ".join("0" for _ in range(21)) + "]}",
    '{"do": "contribute", "contribution": 7}',
    '{"do": "contribute", "contribution": "' + "0" * 65 + '"}',
    '{"do": "agree", "agrees": "perhaps"}',
    '{"do": "chat", "text": "\\ud83d"}',
    '{"do": "chat", "text": {"text": "hello"}}',
    '{"do": "chat", "text": "' + "x" * 4_001 + '"}',
    '{"do": "move", "decision": 0}',
    '{"do": "move", "decision": 0, "moves": []}',
    '{"do": "move", "decision": 0, "moves": "pawn 1"}',
    '{"do": "move", "decision": 0, "moves": [1]}',
    '{"do": "move", "decision": 0, "moves": ["' + "x" * 401 + '"]}',
    '{"do": "move", "decision": 0, "moves": [' + ", ".join('"pawn 1"' for _ in range(MOST_MOVES + 1)) + "]}",
    '{"do": "undo", "decision": "now"}',
    '{"do": "why", "decision": 0}',
    '{"do": "why", "decision": 0, "move": "", "things": []}',
    '{"do": "why", "decision": 0, "move": "pawn 1", "things": ["blue-1"]}',
    '{"do": "why", "decision": 0, "things": "blue-1"}',
    '{"do": "why", "decision": 0, "things": ["' + "x" * 401 + '"]}',
    '{"do": "why", "decision": 0, "things": [' + ", ".join('"blue-1"' for _ in range(101)) + "]}",
    "[" * 60_000,
    '{"a":' * 10_000 + "1" + "}" * 10_000,
    '{"do": "stand", "id": 5}',
    '{"do": "stand", "id": "' + "x" * 65 + '"}',
    '{"do": "stand", "id": "two words"}',
    '{"do": "stand", "id": "\\ud800"}',
    '{"do": "stand", "id": "\\u0000"}',
)
"""Messages that are not commands, whatever the table looks like."""

UNREADABLE_WITH_ID = (
    '{"id": "this-one"}',
    '{"id": "this-one", "do": "dance"}',
    '{"id": "this-one", "do": "sit", "seat": "first"}',
    '{"id": "this-one", "do": "sit", "more": {"deep": [[[[1]]]]}}',
)


def next_answer(one: Chair) -> Data:
    """The next message that answers something."""
    while True:
        message = one.hear()
        if message["type"] in ("done", "refused", "answer"):
            return message


def test_what_is_not_a_command_is_refused_and_the_connection_goes_on(house: Anywhere) -> None:
    ann = person(house.url, "Ann")
    table = open_table(ann)
    with chair(house.url, table, ann) as one:
        for text in UNREADABLE:
            one.socket.send(text)
            message = next_answer(one)
            assert (message["type"], message["id"]) == ("refused", ""), text[:80]
            assert explained(message["reason"]) == "message-form", text[:80]
            assert len(json.dumps(message)) < 700
        for text in UNREADABLE_WITH_ID:
            one.socket.send(text)
            message = next_answer(one)
            assert (message["type"], message["id"]) == ("refused", "this-one"), text
            assert explained(message["reason"]) == "message-form"
        assert one.do(do="bot", seat=1, bot="random")["version"] == 2, "nothing but this has happened"


def test_a_chain_of_many_moves_is_all_or_nothing(house: Anywhere) -> None:
    table, people = begin(house.url, 2)
    with chair(house.url, table, people[0]) as ann, chair(house.url, table, people[1]) as ben:
        for one in (ann, ben):
            one.until(lambda chair: chair.table)
        mover = ann if ann.is_to_move() else ben
        version, legal = mover.table["version"], mover.match["moves"][0]["text"]
        for moves in ([legal] * MOST_MOVES, [legal, "pawn 1", "pawn 2", *["dance"] * 20], ["\x00"], ["x" * 400], [" "]):
            with pytest.raises(Refused) as refused:
                mover.do(do="move", decision=mover.match["decision"], moves=moves)
            explained(refused.value.reason)
        assert people[0].get(f"/api/tables/{table}").json()["version"] == version
        mover.play()


def strange_json() -> st.SearchStrategy[Any]:
    texts = st.text(st.characters(exclude_categories=()), max_size=20)
    numbers = st.one_of(st.integers(), st.floats(), st.integers(-3, 3), st.integers(10**30, 10**40))
    plain = st.one_of(st.none(), st.booleans(), numbers, texts)
    return st.recursive(plain, lambda one: st.one_of(st.lists(one, max_size=4), st.dictionaries(texts, one, max_size=4)), max_leaves=12)


def strange_commands() -> st.SearchStrategy[Any]:
    """Anything that JSON can express, and more often what is almost a command."""
    kinds = ("sit", "stand", "invite", "bot", "free", "order", "contribute", "cancel", "start", "move", "undo", "come_back")
    more = ("agree", "drop", "rematch", "chat", "preview", "why")
    fields = {
        "seat": st.one_of(st.integers(-2, 5), strange_json()),
        "person": strange_json(),
        "bot": st.one_of(st.just("greedy"), strange_json()),
        "order": st.one_of(st.just([1, 0]), strange_json()),
        "contribution": strange_json(),
        "decision": st.one_of(st.integers(0, 3), strange_json()),
        "moves": st.one_of(st.just(["pawn 1"]), st.lists(strange_json(), max_size=3)),
        "move": st.one_of(st.just("pawn 1"), strange_json()),
        "text": strange_json(),
        "agrees": strange_json(),
        "id": strange_json(),
        "\ud800": strange_json(),
    }
    almost = st.fixed_dictionaries({"do": st.sampled_from(kinds + more)}, optional=fields)
    return st.one_of(strange_json(), almost, almost)


@pytest.mark.parametrize("who", ["seated", "stranger"])
def test_whatever_is_sent_there_is_one_answer_and_what_is_refused_changes_nothing(house: Anywhere, who: str) -> None:
    table, people = begin(house.url, 2)
    sender = people[0] if who == "seated" else person(house.url, "Zoe")
    with chair(house.url, table, sender) as one:
        one.until(lambda chair: chair.table)

        @settings(
            max_examples=200 if who == "seated" else 60,
            deadline=None,
            derandomize=True,
            database=None,
            suppress_health_check=list(HealthCheck),
        )
        @given(strange_commands())
        def check(value: Any) -> None:
            before = one.table["version"]
            one.socket.send(json.dumps(value))
            answer = next_answer(one)
            if answer["type"] == "refused":
                assert explained(answer["reason"]) != "broken"
                assert one.table["version"] == before
            else:
                assert who == "seated"

        check()
        version = one.table["version"]
    assert people[1].get(f"/api/tables/{table}").json()["version"] == version


def test_commands_by_post_are_refused_as_over_the_socket(house: Anywhere) -> None:
    ann = person(house.url, "Ann")
    table = open_table(ann)
    for body in UNREADABLE + UNREADABLE_WITH_ID:
        assert refusal(post(ann, f"/api/tables/{table}/commands", body)) == (400, "message-form"), body[:100]
    assert ann.get(f"/api/tables/{table}").json()["version"] == 1
    assert command(ann, table, do="bot", seat=1, bot="random")["version"] == 2
