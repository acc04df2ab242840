"""Bad messages over real sockets: a clear answer with a reason as data, nothing changed, and the next good message is heard."""

import json
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from archipel.engine.phrase import Data
from archipel.server.socket import LARGEST_MESSAGE
from tests.server.helpers import explained, refusal, until, without_mistakes
from tests.server.house import House, person, running
from tests.server.talk import Chair, Refused, begin, chair, open_table


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    yield from without_mistakes(tmp_path_factory.mktemp("bad input"))


def next_answer(one: Chair) -> Data:
    """The next message that answers something."""
    while True:
        message = one.hear()
        if message["type"] in ("done", "refused", "answer"):
            return message


def test_commands_are_text(house: House) -> None:
    ann = person(house.url, "Ann")
    with chair(house.url, open_table(ann), ann) as one:
        one.socket.send(b'{"do": "stand"}')
        assert explained(next_answer(one)["reason"]) == "message-form"
        assert one.do(do="bot", seat=1, bot="random")["version"] == 2, "nothing but this has happened"


def test_texts_with_strange_characters_are_taken_as_texts_or_refused(house: House) -> None:
    ann = person(house.url, "Ann")
    table = open_table(ann)
    with chair(house.url, table, ann) as one:
        one.do(do="chat", text="a\x00b\x1b[31m\u2028c\u202ed \U0001f419")
        one.until(lambda chair: chair.lines)
        assert one.lines[0]["text"] == "a b [31m cd \U0001f419"
        for strange in ("\x00", "\x7f", "\u202e", "../..", "%s%n", "'; DROP TABLE entries; --", "<script>", "{ $value }"):
            for command, key in (
                ({"do": "bot", "seat": 1, "bot": strange}, "bot-unknown"),
                ({"do": "invite", "seat": 1, "person": strange}, "person-unknown"),
                ({"do": "contribute", "contribution": strange}, "contribution-form"),
            ):
                with pytest.raises(Refused) as refused:
                    one.do(**command)
                assert explained(refused.value.reason) == key
        assert one.do(do="bot", seat=1, bot="random")["version"] == 2


@pytest.mark.parametrize("pieces", [1, 9])
def test_a_message_that_is_too_large_ends_this_connection_and_no_other(house: House, pieces: int) -> None:
    table, people = begin(house.url, 2)
    with chair(house.url, table, people[0]) as ann, chair(house.url, table, people[1]) as ben:
        largest = json.dumps({"do": "chat", "text": ""})
        ann.socket.send(largest.replace('""', '"' + "x" * (LARGEST_MESSAGE - len(largest)) + '"'))
        assert explained(next_answer(ann)["reason"]) == "message-form", "the largest message is read"
        with pytest.raises(ConnectionClosed) as closed:  # noqa: PT012, the server may end it while we are still sending
            ann.socket.send(["x" * (LARGEST_MESSAGE // pieces + 1) for _ in range(pieces)])
            while True:
                ann.hear()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
        ben.until(lambda chair: chair.presence.get("here") == [people[1].get("/api/me").json()["id"]])
        ben.do(do="chat", text="are you still there?")
        with chair(house.url, table, people[0]) as again:
            again.do(do="chat", text="yes")
            ben.until(lambda chair: len(chair.lines) == 2)


def said(one: Chair, text: str) -> bool:
    """Whether a line of chat was accepted; it is not while somebody must wait."""
    answer = one.answer_to(one.send(do="chat", text=text))
    return answer["type"] != "refused" or explained(answer["reason"]) != "too-many"


def test_whoever_sends_too_much_is_told_to_wait_and_the_others_are_served(tmp_path: Path) -> None:
    with running(f"sqlite+aiosqlite:///{tmp_path / 'archipel.db'}", ARCHIPEL_PACE="1") as house:
        table, people = begin(house.url, 2)
        with chair(house.url, table, people[0]) as ann, chair(house.url, table, people[1]) as ben:
            for number in range(200):
                ann.send(do="dance", id=f"m{number}")
            answers = [next_answer(ann) for _ in range(200)]
            assert [answer["id"] for answer in answers] == [f"m{number}" for number in range(200)], "every one is answered, in turn"
            waits = [answer["reason"] for answer in answers if explained(answer["reason"]) == "too-many"]
            assert 0 < len(waits) < 160
            assert waits[-1]["args"] == {"kind": "message", "seconds": 1}
            ben.do(do="chat", text="quiet here")
            until(lambda: said(ann, "and now here too"))
            for _ in range(20):
                ben.send(do="chat", text="hello")
            told = [next_answer(ben) for _ in range(20)]
            assert "too-many" in [explained(answer["reason"]) for answer in told if answer["type"] == "refused"]
        status, key = 0, ""
        for _ in range(500):
            answer = people[0].get("/api/me")
            if not answer.is_success:
                status, key = refusal(answer)
                break
        assert (status, key) == (429, "too-many")
        assert httpx.get(f"{house.url}/healthz").is_success, "whoever looks after the house is always answered"
